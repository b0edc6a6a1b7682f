//! A sentence of the log as it is drawn: players by colour, sigil and name, dice as faces.

use std::rc::Rc;

use conclave_art::Sigil;
use yew::prelude::*;

use crate::games::PlayerInfo;

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SentencePart<'a> {
    /// Words.
    Words(&'a str),
    /// The name of the player with this number.
    Player(usize),
    /// A die that shows so many pips, 1 to 6.
    Die(u8),
}

/// The face of a die that shows so many pips, 1 to 6: for sentences of games.
pub fn face(pips: u8) -> char {
    char::from_u32('⚀' as u32 + u32::from(pips.max(1)) - 1).unwrap_or('?')
}

/// The pips of a die's face.
fn pips(character: char) -> Option<u8> {
    ('⚀'..='⚅').contains(&character).then(|| (character as u32 - '⚀' as u32) as u8 + 1)
}

/// The parts of a sentence, in order.
pub fn parts<'a>(words: &'a str, players: &[PlayerInfo]) -> Vec<SentencePart<'a>> {
    let mut parts = Vec::new();
    // What no part holds yet, what of it comes next, and the character before that.
    let (mut unsaid, mut rest, mut before) = (words, words, None);
    let letter = |c: char| c.is_ascii_alphanumeric();
    let mut characters = rest.chars();
    while let Some(next) = characters.next() {
        let named = |(number, player): (usize, &PlayerInfo)| {
            let after = rest.strip_prefix(&*player.name)?;
            (!player.name.is_empty() && !after.starts_with(letter))
                .then_some((SentencePart::Player(number), after))
        };
        // A name begins with a word, and most characters do not.
        let here: &[PlayerInfo] = if before.is_some_and(letter) { &[] } else { players };
        // Of two names that begin alike it is the longer one.
        let found = here
            .iter()
            .enumerate()
            .filter_map(named)
            .min_by_key(|(_, after)| after.len())
            .or_else(|| pips(next).map(|pips| (SentencePart::Die(pips), characters.as_str())));
        let after = found.as_ref().map_or(characters.as_str(), |(_, after)| after);
        before = rest.strip_suffix(after).and_then(|taken| taken.chars().next_back());
        if let Some((part, _)) = found {
            parts.extend(words_before(unsaid, rest));
            parts.push(part);
            unsaid = after;
        }
        rest = after;
        characters = rest.chars();
    }
    parts.extend(words_before(unsaid, rest));
    parts
}

/// The words before `rest`, if there are any.
fn words_before<'a>(words: &'a str, rest: &str) -> Option<SentencePart<'a>> {
    words.strip_suffix(rest).filter(|words| !words.is_empty()).map(SentencePart::Words)
}

/// A sentence for those who hear it: dice by their numbers, one by one, for ⚅⚅⚅ are not six hundred and
/// sixty-six.
pub fn spoken(words: &str) -> String {
    let mut said = String::with_capacity(words.len());
    let mut after_die = false;
    for character in words.chars() {
        let die = pips(character);
        if die.is_some() && after_die {
            said.push_str(", ");
        }
        said.push(die.map_or(character, |pips| char::from(b'0' + pips)));
        after_die = die.is_some();
    }
    said
}

/// Properties of [`Sentence`].
#[derive(Properties, PartialEq)]
pub struct SentenceProps {
    /// The sentence.
    pub words: AttrValue,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
}

/// A sentence.
#[component]
pub fn Sentence(SentenceProps { words, players }: &SentenceProps) -> Html {
    let parts = parts(words, players);
    let drawn = parts.into_iter().map(|part| match part {
        SentencePart::Words(words) => html! { { words } },
        SentencePart::Player(number) => {
            let PlayerInfo { name, guild, .. } = &players[number];
            html! {
                <span class={classes!("named", format!("guild-{guild}"))}>
                    <Sigil of={*guild} />{ name }
                </span>
            }
        }
        SentencePart::Die(pips) => html! {
            <span class="named-die" role="img" aria-label={pips.to_string()}>{ face(pips) }</span>
        },
    });
    drawn.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_session::Controller;

    fn players(names: &[&str]) -> Vec<PlayerInfo> {
        let player = |name: &&str| PlayerInfo {
            name: AttrValue::from((*name).to_owned()),
            guild: "red",
            controller: Controller::Person,
        };
        names.iter().map(player).collect()
    }

    #[test]
    fn players_and_dice_are_found_in_a_sentence() {
        let players = players(&["Ada", "Player 1", "Player 10", "Mélisande"]);
        let found = parts("Player 10 rolls ⚂⚅ against Ada’s Adam.", &players);
        let expected = [
            SentencePart::Player(2),
            SentencePart::Words(" rolls "),
            SentencePart::Die(3),
            SentencePart::Die(6),
            SentencePart::Words(" against "),
            SentencePart::Player(0),
            SentencePart::Words("’s Adam."),
        ];
        assert_eq!(found, expected);
        assert_eq!(parts("", &players), []);
        assert_eq!(parts("Mélisande", &players), [SentencePart::Player(3)]);
        assert_eq!(spoken("⚂⚅ é ⚀."), "3, 6 é 1.");
    }
}

//! The spell books: only the top spell is awake, the rest can be browsed.

use conclave_art::Sigil;
use conclave_rules::games::wizards_gambit::cards::Cards;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{GambitPlace, PlayerState, WINNING_POINTS};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::cards::{self, CardLook, Rune, SpellFace, Symbol};
use super::intent::Target;
use super::msg::{BoardCommand, Overlay, click};
use super::scene::{GambitInPlay, Marks, SealInPlay, TableScene, TableSceneProps};
use super::words::{Words, guild, guild_class, use_words};
use crate::board::explain::explain;
use crate::board::renders;

/// All books, seat by seat.
#[component]
pub fn Books(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Books");
    let text = use_words();
    html! {
        <ul class="wizards-gambit-books" aria-label={text.tr("books")}>
            for seat in scene.table().all_seats() {
                <Book key={seat.0} ..BookProps::of(scene, seat, on) />
            }
        </ul>
    }
}

/// Properties of [`Book`].
#[derive(Properties, PartialEq)]
pub struct BookProps {
    /// Whose.
    pub seat: Seat,
    /// The wizard's name.
    pub name: AttrValue,
    /// Whether it is the viewer's own.
    #[prop_or_default]
    pub own: bool,
    /// The book, and what else lies in front of the wizard.
    pub player: PlayerState,
    /// Whether it is another one than when the reader last decided.
    #[prop_or_default]
    pub news: bool,
    /// Whether the top spell works.
    #[prop_or_default]
    pub awake: bool,
    /// What the viewer knows of the wizard's hand.
    #[prop_or_default]
    pub known: Cards,
    /// How it is marked.
    #[prop_or_default]
    pub marks: Marks,
    /// What choosing it does to the game, in words; none if nothing.
    #[prop_or_default]
    pub does: Option<AttrValue>,
    /// The gambit that negates it.
    #[prop_or_default]
    pub gambit: Option<GambitInPlay>,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

impl BookProps {
    /// The book of `seat`.
    pub fn of(scene: &TableScene, seat: Seat, on: &Callback<BoardCommand>) -> BookProps {
        let (words, table) = (&scene.words, scene.table());
        BookProps {
            seat,
            name: words.name(seat).to_owned().into(),
            own: words.view.seat == Some(seat),
            player: *table.player(seat),
            news: scene
                .before()
                .is_some_and(|before| before.player(seat).book != table.player(seat).book),
            awake: table.awake(seat).is_some(),
            known: words.view.known[seat.index()],
            marks: scene.marks(Target::Book(seat)),
            does: scene.tap_name(Target::Book(seat)),
            gambit: scene.gambit_at(GambitPlace::Book(seat)),
            on: on.clone(),
        }
    }
}

/// A spell book with its top spell, and what else holds of its wizard.
#[component]
pub fn Book(props: &BookProps) -> Html {
    renders::note("Book");
    let BookProps { seat, name, own, player, news, awake, known, marks, does, gambit, on } = props;
    let text = use_words();
    let (seat, target) = (*seat, Target::Book(*seat));
    let top = player.book.last().copied();
    let command = if does.is_some() {
        BoardCommand::Tap(target)
    } else {
        BoardCommand::Open(Overlay::Book(seat))
    };
    let label = does.clone().unwrap_or_else(|| book_label(&text, name, player).into());
    html! {
        <li
            class={classes!(
                "wizards-gambit-book",
                guild_class(seat),
                *marks,
                own.then_some("is-own"),
                (top.is_some() && !awake).then_some("is-asleep"),
                news.then_some("is-news"),
                depth(player.book.len()),
            )}
            data-drop={does.as_ref().map(|_| target.key())}
            data-look={top.map(|spell| CardLook::Spell(spell).id().to_string())}
            data-explain={explain("book", &[player.points().into(), WINNING_POINTS.into()])}
        >
            <p key="owner" class="wizards-gambit-owner">
                <Sigil of={guild(seat)} />
                <span>{ name }</span>
            </p>
            if let Some(spell) = top {
                // A new top spell is a new element: it comes flying.
                <div key={spell.card().key} class="wizards-gambit-top"><SpellFace {spell} /></div>
            } else {
                <div key="none" class="wizards-gambit-top is-empty">{ text.tr("no-spell") }</div>
            }
            <button
                key="cover"
                type="button"
                class="wizards-gambit-cover target target-cover"
                aria-label={label}
                onclick={click(on, command)}
            />
            for key in flags(player) {
                <p {key} class="wizards-gambit-flag" data-explain={key}>{ text.tr(key) }</p>
            }
            if !known.is_empty() {
                <KnownCards key="known" known={*known} />
            }
            if let Some(of) = gambit {
                <SealInPlay key="gambit" of={of.clone()} does="negated" />
            }
        </li>
    }
}

fn book_label(text: &Words, name: &str, player: &PlayerState) -> String {
    text.tr_args(
        "book",
        &[
            ("name", name.into()),
            ("count", player.book.len().into()),
            ("points", player.points().into()),
        ],
    )
}

/// The texts of what else holds of a wizard just now.
fn flags(player: &PlayerState) -> impl Iterator<Item = &'static str> {
    let flags = [(player.hushed, "hushed"), (player.bound, "bound"), (player.open, "open")];
    flags.into_iter().filter(|(is, _)| *is).map(|(_, key)| key)
}

/// How deep a book is, for its looks.
const fn depth(spells: usize) -> Option<&'static str> {
    match spells {
        0 => None,
        1 => Some("has-one"),
        2 => Some("has-two"),
        _ => Some("has-more"),
    }
}

/// Properties of [`KnownCards`].
#[derive(Properties, PartialEq)]
pub struct KnownCardsProps {
    /// Which.
    pub known: Cards,
}

/// What the viewer knows of another player's hand.
#[component]
pub fn KnownCards(&KnownCardsProps { known }: &KnownCardsProps) -> Html {
    let text = use_words();
    let label = AttrValue::from(text.about("known", &text.cards(known)));
    html! {
        <p class="wizards-gambit-knows" data-explain="known">
            <span key="label" class="visually-hidden">{ label }</span>
            for (at, card) in known.iter().enumerate() {
                if let Some(of) = card.ingredient() {
                    <Rune key={at} {of} />
                } else {
                    <Symbol key={at} kind="known" of={cards::kind(card)} />
                }
            }
        </p>
    }
}

/// Properties of [`OpenBook`].
#[derive(Properties, PartialEq)]
pub struct OpenBookProps {
    /// The wizard whose book it is.
    pub player: PlayerState,
    /// Whether the top spell works.
    pub awake: bool,
}

/// A book opened: all its spells, the top one first.
#[component]
pub fn OpenBook(OpenBookProps { player, awake }: &OpenBookProps) -> Html {
    let text = use_words();
    html! {
        <ul class="wizards-gambit-open">
            for (at, spell) in player.book.iter().copied().rev().enumerate() {
                <OpenSpell key={spell.card().key} {spell} awake={at == 0 && *awake} />
            }
            if player.book.is_empty() {
                <li key="none">{ text.tr("no-spell") }</li>
            }
        </ul>
    }
}

/// Properties of [`OpenSpell`].
#[derive(Properties, PartialEq)]
pub struct OpenSpellProps {
    /// Which spell.
    pub spell: Spell,
    /// Whether it works.
    pub awake: bool,
}

/// A spell of an open book.
#[component]
pub fn OpenSpell(&OpenSpellProps { spell, awake }: &OpenSpellProps) -> Html {
    let text = use_words();
    html! {
        <li class={classes!("board-card", "wizards-gambit-spell", (!awake).then_some("is-asleep"))}>
            <SpellFace {spell} />
            <p class="wizards-gambit-state">{ text.tr(if awake { "awake" } else { "asleep" }) }</p>
        </li>
    }
}

/// Properties of [`DiscardPiles`].
#[derive(Properties, PartialEq)]
pub struct DiscardPilesProps {
    /// The discard.
    pub discard: Cards,
    /// The gambits that left the game.
    pub gone: Cards,
}

/// The discard, and the gambits that left the game, by name.
#[component]
pub fn DiscardPiles(&DiscardPilesProps { discard, gone }: &DiscardPilesProps) -> Html {
    let text = use_words();
    let list = |cards: Cards| {
        if cards.is_empty() { text.tr("none") } else { text.cards(cards) }
    };
    html! {
        <dl class="wizards-gambit-piles">
            <dt>{ text.tr("pile-discard") }</dt>
            <dd>{ list(discard) }</dd>
            <dt>{ text.tr("pile-gone") }</dt>
            <dd>{ list(gone) }</dd>
        </dl>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::cards::{Gambit, Ingredient};

    fn book(player: PlayerState, awake: bool, gambit: Option<GambitInPlay>) -> String {
        let text = text(Locale::English);
        let known = Cards::of(&[Ingredient::CleftAgate]);
        let seat = Seat(1);
        let content = html! {
            <Book {seat} name="Corvin" {player} {awake} {known} {gambit} on={|_| ()} />
        };
        markup(&text, content)
    }

    fn player_with(spells: &[Spell]) -> PlayerState {
        PlayerState { book: spells.iter().copied().collect(), ..PlayerState::default() }
    }

    #[test]
    fn an_empty_book_says_so() {
        let found = book(player_with(&[]), false, None);
        assert!(found.contains("wizards-gambit-book guild-green\""), "{found}");
        assert!(found.contains("No spell yet") && found.contains("Corvin"), "{found}");
        assert!(!found.contains("data-look"), "{found}");
    }

    #[test]
    fn a_book_shows_its_top_spell_and_how_deep_it_is() {
        let [below, top] = [Spell::ALL[0], Spell::ALL[1]];
        let found = book(player_with(&[below, top]), true, None);
        assert!(found.contains("has-two") && !found.contains("is-asleep"), "{found}");
        let emblem = |spell: Spell| format!("#wizards-gambit-emblem-{}", spell.card().key);
        assert!(found.contains(&emblem(top)) && !found.contains(&emblem(below)), "{found}");
        assert!(found.contains("You know of this hand: Cleft Agate"), "{found}");
    }

    #[test]
    fn a_negated_book_is_asleep_under_the_seal() {
        let gambit = GambitInPlay { gambit: Gambit::ALL[2], owner: Seat(0), name: "Mira".into() };
        let found = book(player_with(&[Spell::ALL[0]]), false, Some(gambit));
        assert!(found.contains("is-asleep"), "{found}");
        assert!(found.contains("wizards-gambit-sealed guild-red"), "{found}");
        assert!(found.contains("Negated by Mira") && found.contains("III"), "{found}");
    }
}

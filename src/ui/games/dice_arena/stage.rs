//! What is staged: a group that is taken, a wizard who is out or has won. (Spells that are cast
//! shine in the arena itself.)

use conclave::games::dice_arena::{Event, Face};
use yew::prelude::*;

use super::pieces::Symbol;
use super::words::Words;
use crate::components::stage_card::StageCard;
use crate::games::PlayerInfo;

/// Whether this event is staged.
pub fn is_staged(event: &Event) -> bool {
    matches!(event, Event::Taken { .. } | Event::Eliminated { .. } | Event::GameWon(_))
}

/// The moment of an event, if it is one.
pub fn moment(event: Option<&Event>, players: &[PlayerInfo], words: &Words) -> Option<Html> {
    let (seat, key, what) = match *event? {
        Event::Taken { seat, spell, dice } => {
            let dice = html! {
                <>
                    for die in dice.iter() {
                        <Symbol key={die.0} face={spell} />
                    }
                    <strong key="count">{ format!("+{}", dice.len()) }</strong>
                </>
            };
            (seat, "taken", dice)
        }
        Event::Eliminated { seat, points } => {
            let out = html! {
                <>
                    <Symbol face={Face::X} />
                    <span>{ words.tr("front-out") }</span>
                    if points > 0 {
                        <strong>{ format!("+{points}") }</strong>
                    }
                </>
            };
            (seat, "out", out)
        }
        Event::GameWon(seat) => (seat, "won", html! { <strong>{ words.tr("game-won") }</strong> }),
        _ => return None,
    };
    let player = players.get(seat.index())?.clone();
    Some(html! { <StageCard {key} {player} loses={key == "out"}>{ what }</StageCard> })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::testing::{markup, players, text};
    use conclave::games::dice_arena::Die;
    use conclave::i18n::Locale;
    use conclave::table::Seat;

    fn staged(event: Event) -> String {
        let text = text(Locale::English, &["shell", "dice-arena"]);
        let staged = moment(Some(&event), &players(&["Ann", "Bob"]), &Words::new(&text));
        staged.map_or_else(String::new, |staged| markup(&text, staged))
    }

    #[test]
    fn a_group_shows_each_of_its_dice_and_how_many() {
        let dice = [Die(1), Die(4), Die(7)].into_iter().collect();
        let found = staged(Event::Taken { seat: Seat(1), spell: Face::Accio, dice });
        assert!(found.contains("<b>Bob</b>") && found.contains("+3"), "{found}");
        assert_eq!(found.matches("#face-accio").count(), 3, "{found}");
    }

    #[test]
    fn who_is_out_loses_and_who_wins_does_not() {
        let out = staged(Event::Eliminated { seat: Seat(0), points: 1 });
        assert!(out.contains("is-lost") && out.contains(">out<") && out.contains("+1"), "{out}");
        let won = staged(Event::GameWon(Seat(1)));
        assert!(!won.contains("is-lost") && won.contains("wins the game!"), "{won}");
        assert_eq!(staged(Event::Stopped(Seat(0))), "");
    }
}

//! What is staged: a spell that is claimed, a gambit that comes or goes, a wizard who has won.

use conclave_rules::games::wizards_gambit::{Ending, Event};
use yew::prelude::*;

use super::cards::{Points, Seal, Symbol};
use super::scene::TableScene;
use crate::components::stage_card::StageCard;

/// Whether this event is staged.
pub fn is_staged(event: &Event) -> bool {
    matches!(
        event,
        Event::SpellClaimed { .. }
            | Event::GambitPlayed { .. }
            | Event::GambitSpent { .. }
            | Event::GambitLeft { .. }
            | Event::GameEnded(Ending::GrandSiegeMagus(_))
    )
}

/// The moment of what is just happening, if it is one.
pub fn moment(scene: &TableScene) -> Option<Html> {
    let text = &scene.words;
    let (seat, key, loses, what) = match scene.event.as_deref()? {
        &Event::SpellClaimed { seat, spell, points, .. } => {
            let what = html! {
                <>
                    <Symbol kind="emblem" of={spell.card().key} />
                    <span>{ text.spell(spell) }</span>
                    <Points points={spell.card().points} />
                    <strong>{ points }</strong>
                </>
            };
            (seat, spell.card().key.to_owned(), false, what)
        }
        event @ &(Event::GambitPlayed { seat, gambit, .. }
        | Event::GambitSpent { seat, gambit, .. }
        | Event::GambitLeft { seat, gambit, .. }) => {
            let loses = matches!(event, Event::GambitLeft { .. });
            let what = html! {
                <>
                    <Seal {gambit} />
                    if loses {
                        <s>{ text.card(gambit.card()) }</s>
                    } else {
                        <span>{ text.card(gambit.card()) }</span>
                    }
                </>
            };
            (seat, format!("gambit-{loses}"), loses, what)
        }
        &Event::GameEnded(Ending::GrandSiegeMagus(seat)) => {
            let what = html! {
                <>
                    <span>{ text.tr("magus") }</span>
                    <strong>{ scene.table().player(seat).points() }</strong>
                </>
            };
            (seat, "magus".to_owned(), false, what)
        }
        _ => return None,
    };
    let player = scene.words.players.get(seat.index())?.clone();
    Some(html! { <StageCard {key} {player} {loses}>{ what }</StageCard> })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::rc::Rc;

    use super::super::words::TableWords;
    use super::*;
    use crate::testing::{markup, players, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::cards::Gambit;
    use conclave_rules::games::wizards_gambit::spells::Spell;
    use conclave_rules::games::wizards_gambit::state::{GambitPlace, PoolSlot};
    use conclave_rules::games::wizards_gambit::{LeaveReason, Options, WizardsGambit};
    use conclave_rules::table::{Play, Rules, Seat, Seed, Setup, Viewer};

    fn staged(event: Event) -> String {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<WizardsGambit>::begin(setup, Seed(1)).expect("a game");
        let text = text(Locale::English);
        let scene = TableScene {
            words: TableWords::new(
                &text,
                &players(&["Ann", "Bob"]),
                &Rc::new(WizardsGambit::view(play.state(), Viewer::Spectator)),
            ),
            event: Some(Rc::new(event)),
            legal: Rc::default(),
            hint: Rc::default(),
            held: None,
            before: None,
        };
        moment(&scene).map_or_else(String::new, |staged| markup(&text, staged))
    }

    #[test]
    fn a_claimed_spell_shows_its_name_its_points_and_the_sum() {
        let (seat, spell) = (Seat(1), Spell::ALL[0]);
        let event = Event::SpellClaimed { seat, slot: PoolSlot::ALL[0], spell, points: 9 };
        let found = staged(event);
        assert!(found.contains("<b>Bob</b>") && found.contains("<strong>9</strong>"), "{found}");
        assert!(found.contains(&format!("-emblem-{}", spell.card().key)), "{found}");
    }

    #[test]
    fn a_gambit_that_leaves_is_struck_out() {
        let (seat, gambit) = (Seat(0), Gambit::ALL[2]);
        let place = GambitPlace::Pool(PoolSlot::ALL[0]);
        let event = Event::GambitLeft { seat, gambit, place, why: LeaveReason::Destroyed };
        let found = staged(event);
        assert!(found.contains("is-lost") && found.contains("<s>"), "{found}");
        assert_eq!(staged(Event::Reshuffled), "");
    }

    #[test]
    fn who_has_won_by_points_is_named_with_them() {
        let found = staged(Event::GameEnded(Ending::GrandSiegeMagus(Seat(1))));
        assert!(found.contains("<b>Bob</b>") && found.contains("Grand Siege Magus"), "{found}");
        assert!(found.contains("<strong>0</strong>") && !found.contains("is-lost"), "{found}");
        assert_eq!(staged(Event::GameEnded(Ending::Dawn)), "");
    }
}

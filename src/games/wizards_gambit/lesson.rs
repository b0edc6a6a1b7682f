//! What is to be pressed next for what a lesson wants.

use conclave_rules::games::wizards_gambit::Action;
use conclave_rules::games::wizards_gambit::cards::Card;
use conclave_rules::games::wizards_gambit::state::PublicState;

use super::intent::{self, Held, Target};
use super::tray::verb;

/// What is to be pressed next for the first action that a lesson wants and the rules allow
/// now, as selectors.
pub fn targets(
    wanted: &[Action],
    legal: &[Action],
    held: Option<Held>,
    table: &PublicState,
) -> Vec<String> {
    let next = wanted.iter().copied().find(|action| legal.contains(action));
    next.map(|action| target(action, held, table)).into_iter().collect()
}

fn target(action: Action, held: Option<Held>, table: &PublicState) -> String {
    match intent::parts(action, table) {
        (Some(with), to) if held.is_some_and(|held| intent::fits(with, held)) => match to {
            Some(to) => place(to),
            None => ".wizards-gambit-held .button-main".into(),
        },
        (Some(with), _) => picked_up(with),
        (None, Some(to)) => place(to),
        (None, None) => format!(".wizards-gambit-verbs .{}", verb(action)),
    }
}

/// What is pressed of a place: the button that covers a spell or a book, or the rune itself.
fn place(target: Target) -> String {
    let key = target.key();
    match target {
        Target::Slot(_) | Target::Book(_) => {
            format!("[data-drop=\"{key}\"] > .wizards-gambit-cover")
        }
        Target::Token(..) | Target::Rune(..) => format!("[data-drop=\"{key}\"]"),
    }
}

/// What can be picked up for an action that is done with this: any gambit of a hand, where the
/// rules take whichever.
fn picked_up(with: Held) -> String {
    let selector = |held: Held| format!("[data-drag=\"{}\"]", held.key());
    if with != Held::AnyGambit {
        return selector(with);
    }
    let gambits = Card::all().map(Held::Card).filter(|&card| intent::fits(with, card));
    gambits.map(selector).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::wizards_gambit::cards::Gambit;
    use conclave_rules::games::wizards_gambit::state::PoolSlot;
    use conclave_rules::games::wizards_gambit::{GambitUse, Options, WizardsGambit};
    use conclave_rules::table::{Play, Seed, Setup};

    #[test]
    fn any_gambit_of_a_hand_is_pressed_where_the_rules_take_whichever() {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<WizardsGambit>::begin(setup, Seed(1)).unwrap();
        let table = &play.state().table;
        let slot = PoolSlot::ALL[0];
        let action = Action::PlayGambit { from_hand: true, as_: GambitUse::Protect(slot) };
        let press = |held| targets(&[action], &[action], held, table).join(",");
        for gambit in Gambit::ALL {
            let held = Held::Card(gambit.card());
            assert!(press(None).contains(&format!("[data-drag=\"{}\"]", held.key())));
            assert_eq!(press(Some(held)), place(Target::Slot(slot)));
        }
        assert_eq!(press(None).matches("data-drag").count(), Gambit::COUNT);
    }

    #[test]
    fn a_card_is_pressed_first_and_then_its_place() {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<WizardsGambit>::begin(setup, Seed(1)).unwrap();
        let table = &play.state().table;
        let legal = play.legal(play.to_act().first().unwrap());
        let card = legal.iter().copied().find(|a| matches!(a, Action::PlayIngredient { .. }));
        let Some(action @ Action::PlayIngredient { ingredient, .. }) = card else {
            panic!("no ingredient to play in {legal:?}")
        };
        let held = Held::Card(ingredient.card());
        let press = |held| targets(&[action], &legal, held, table);
        assert_eq!(press(None), [format!("[data-drag=\"{}\"]", held.key())]);
        assert!(press(Some(held))[0].starts_with("[data-drop=\"slot-"));
        assert!(targets(&[action], &[], None, table).is_empty(), "it is not possible now");
    }
}

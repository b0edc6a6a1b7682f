//! What is to be pressed next for what a lesson wants.

use conclave::games::wizards_gambit::Action;
use conclave::games::wizards_gambit::state::PublicState;

use super::intent::{self, Held, Target};

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
        (Some(with), _) => format!("[data-drag=\"{}\"]", with.key()),
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

/// The class of the button of an action that has one of its own.
pub const fn verb(action: Action) -> &'static str {
    match action {
        Action::Release => "is-release",
        Action::Accept => "is-accept",
        Action::Decline => "is-decline",
        Action::ShowHand => "is-show-hand",
        Action::Draw => "is-draw",
        Action::UseCapability => "is-capability",
        _ => "is-verb",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave::games::wizards_gambit::{Options, WizardsGambit};
    use conclave::table::{Play, Seed, Setup};

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

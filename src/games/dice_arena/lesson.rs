//! What is to be pressed next for what a lesson wants.

use conclave_rules::games::dice_arena::Action;

/// What can be pressed for the actions that a lesson wants, any of them, as selectors. A throw
/// may be made in many ways; the button is the one that is marked.
pub fn targets(wanted: &[Action]) -> Vec<String> {
    let target = |action: &Action| match action {
        Action::Throw(_) => ".dice-arena-throw".into(),
        Action::Stop => ".dice-arena-stop".into(),
        Action::Lift => ".dice-arena-lift".into(),
        Action::Take(die) | Action::Stack(die) => {
            format!(".dice-arena-choice[data-die=\"{}\"]", die.index())
        }
        Action::Landed(_) => String::new(),
    };
    let mut targets: Vec<String> = wanted.iter().map(target).collect();
    targets.sort_unstable();
    targets.dedup();
    targets.retain(|target| !target.is_empty());
    targets
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::dice_arena::{DiceArena, Options};
    use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup};

    #[test]
    fn all_throws_have_one_button() {
        let setup = Setup { seats: 2, options: Options::default() };
        let mut play = Play::<DiceArena>::begin(setup, Seed(1)).unwrap();
        while play.to_act().has(Seat::CHANCE) {
            let landed = DiceArena::sample_chance(play.state(), &mut Rng::new(Seed(1))).unwrap();
            play.act(Seat::CHANCE, landed).unwrap();
        }
        let legal = play.legal(play.to_act().first().unwrap());
        let twice = [&legal[..], &legal[..]].concat();
        assert_eq!(targets(&twice), [".dice-arena-throw"]);
        assert_eq!(targets(&[Action::Stop]), [".dice-arena-stop"]);
    }
}

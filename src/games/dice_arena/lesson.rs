//! What is to be pressed next for what a lesson wants.

use conclave_rules::games::dice_arena::{Action, Aim, Force, ThrowIntent};

use super::target::throws;
use super::words::force_id;

/// What can be pressed for the actions that a lesson wants, any of them, as selectors. Of a throw, what is to be
/// chosen for it comes first: a die to aim at and the force, where `chosen` is none of the throws that are wanted.
pub fn targets(wanted: &[Action], chosen: ThrowIntent) -> Vec<String> {
    let aims = throws(wanted).any(|intent| intent.aim == chosen.aim);
    let forces = throws(wanted).any(|intent| intent.force == chosen.force);
    let target = |action: &Action| match *action {
        Action::Throw(ThrowIntent { aim: Aim::At(die), .. }) if !aims => {
            format!(".dice-arena-choice[data-die=\"{}\"]", die.index())
        }
        Action::Throw(ThrowIntent { force, .. }) if !forces => force_button(force),
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

/// The button that chooses a force.
fn force_button(force: Force) -> String {
    format!(".dice-arena-force [data-explain={}]", force_id(force))
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::dice_arena::{DiceArena, Die, Options};
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
        let chosen = ThrowIntent { force: Force::Firm, aim: Aim::Clear };
        assert_eq!(targets(&twice, chosen), [".dice-arena-throw"]);
        assert_eq!(targets(&[Action::Stop], chosen), [".dice-arena-stop"]);
    }

    #[test]
    fn what_a_throw_needs_is_chosen_before_it_is_thrown() {
        let throw = |force, aim| Action::Throw(ThrowIntent { force, aim });
        let (clear, at) = (Aim::Clear, Aim::At(Die(3)));
        let aimed: Vec<Action> = Force::ALL.map(|force| throw(force, at)).into();
        let firm = |aim| ThrowIntent { force: Force::Firm, aim };
        assert_eq!(targets(&aimed, firm(clear)), [".dice-arena-choice[data-die=\"3\"]"]);
        assert_eq!(targets(&aimed, firm(at)), [".dice-arena-throw"]);
        let hard = [throw(Force::Hard, clear), throw(Force::Hard, at)];
        assert_eq!(targets(&hard, firm(clear)), [force_button(Force::Hard)]);
        let chosen = ThrowIntent { force: Force::Hard, aim: clear };
        assert_eq!(targets(&hard, chosen), [".dice-arena-throw"]);
    }
}

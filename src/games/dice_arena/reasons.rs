//! Why a plan is good, and what it risks: for hints, and told of bots' moves.

use conclave_rules::games::dice_arena::state::Throw;
use conclave_rules::games::dice_arena::{Action, Aim, DiceArena, Event, Force, ThrowIntent, View};
use conclave_rules::table::{Rng, Rules, Seat, Seed};

use super::words::TableWords;
use crate::hints::{DistinctSentences, GameHints};
use crate::text::Arg;

/// How many throws the odds are counted in. Their error is then at most 3 in 100.
const TRIES: u32 = 400;

/// The most sentences: a hint is read, not studied.
const MOST: usize = 3;

impl GameHints for DiceArena {
    fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
        reasons(plan, seat, words)
    }
}

/// A sentence for each action of the plan of `seat` that has a reason of its own, and for what
/// the plan risks.
fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
    let view = &*words.view;
    let name = words.name(seat);
    let mut sentences = DistinctSentences::new(MOST);
    let mut push_reason = |key: &str, args: &[(&str, Arg<'_>)]| {
        sentences.push(words.tr_args(&format!("hint-{key}"), args));
    };
    for (at, action) in plan.iter().enumerate() {
        match *action {
            Action::Lift => push_reason("lift", &[]),
            // The player who cast Lashlabask takes the groups, whatever this die does.
            Action::Throw(_) if view.table.throw == Throw::Lashlabask => {
                push_reason("lashlabask", &[])
            }
            Action::Throw(intent) => {
                let Some(odds) = odds(view, seat, &plan[..at], intent) else { continue };
                // Where a reserve is hidden its size is a guess, which must not be told.
                let known = view.reserves.get(seat.index()).copied().flatten();
                if view.table.disarmed && known != Some(1) {
                    let args = [
                        ("dice", known.unwrap_or(0).into()),
                        ("cast", odds.cast.into()),
                        ("name", name.into()),
                    ];
                    push_reason("throw-all", &args);
                } else {
                    push_reason("throw", &[("cast", odds.cast.into()), ("lost", odds.lost.into())]);
                    if odds.last && known.is_some() {
                        push_reason("last", &[("name", name.into())]);
                    }
                }
            }
            Action::Stop => {
                let clear =
                    |force| odds(view, seat, &plan[..at], ThrowIntent { force, aim: Aim::Clear });
                let best = Force::ALL.into_iter().filter_map(clear).max_by_key(|odds| odds.cast);
                if let Some(best) = best {
                    push_reason("stop", &[("cast", best.cast.into()), ("lost", best.lost.into())]);
                }
            }
            Action::Take(die) => {
                let face = view.table.arena.showing.face(die);
                let left = face.map_or(0, |face| view.table.arena.counting(face).len());
                let face = face.map(|face| words.face(face)).unwrap_or_default();
                let args = [
                    ("name", name.into()),
                    ("face", (&face).into()),
                    ("left", left.saturating_sub(1).into()),
                ];
                push_reason("take", &args);
            }
            Action::Stack(_) if at + 1 == plan.len() => push_reason("stack", &[]),
            Action::Stack(_) | Action::Landed(_) => {}
        }
    }
    sentences.finish()
}

/// How throws end, in 100.
#[derive(Clone, Copy)]
struct ThrowOdds {
    /// How many make a group.
    cast: u32,
    /// How many cost the wizard a die.
    lost: u32,
    /// Whether it is the wizard's last die.
    last: bool,
}

/// Counts how throws of this kind end, after these actions, by the model of the physics that
/// bots use too; none where such a throw does not come next.
fn odds(view: &View, seat: Seat, before: &[Action], intent: ThrowIntent) -> Option<ThrowOdds> {
    let mut rng = Rng::new(Seed(1));
    let (mut cast, mut lost, mut last) = (0, 0, false);
    for _ in 0..TRIES {
        let mut state = DiceArena::determinize(view, &mut rng);
        let mut events = Vec::new();
        let mut own = before.to_vec();
        own.push(Action::Throw(intent));
        let threw = own
            .iter()
            .all(|action| DiceArena::apply(&mut state, seat, action, &mut events).is_ok());
        let landed = DiceArena::sample_chance(&state, &mut rng).filter(|_| threw)?;
        DiceArena::apply(&mut state, Seat::CHANCE, &landed, &mut events).ok()?;
        let mut thrown = None;
        for event in &events {
            match *event {
                Event::Thrown { dice, last: is_last, .. } if thrown.is_none() => {
                    thrown = Some(dice);
                    last = is_last;
                }
                Event::Cast { seat: by, .. } if by == seat => cast += 1,
                Event::Lost { dice, .. } => {
                    let own = thrown.is_some_and(|thrown| !thrown.and(dice).is_empty());
                    lost += u32::from(own);
                }
                _ => {}
            }
        }
    }
    let percent = |count: u32| (100 * count + TRIES / 2) / TRIES;
    Some(ThrowOdds { cast: percent(cast), lost: percent(lost), last })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::testing;
    use crate::text::Text;
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::Options;
    use conclave_rules::games::dice_arena::state::Decision;
    use conclave_rules::table::{Play, Setup, Viewer};

    fn text(locale: Locale) -> Text {
        testing::text(locale)
    }

    #[test]
    fn every_decision_has_a_reason_in_every_language_whoever_looks() {
        let players = testing::players(&["Ada", "Bea", "Cy", "Di", "Eli"]);
        let mut asked = 0;
        for seed in 0..12 {
            let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
            let mut play = Play::<DiceArena>::begin(setup, Seed(seed)).expect("a game");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                if seat == Seat::CHANCE {
                    let landed = DiceArena::sample_chance(play.state(), &mut rng).expect("a throw");
                    play.act(seat, landed).expect("a legal action");
                    continue;
                }
                let legal = play.legal(seat);
                let action = rng.pick(&legal).expect("an action").clone();
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let view = Rc::new(DiceArena::view(play.state(), viewer));
                    for locale in Locale::ALL {
                        let plan = std::slice::from_ref(&action);
                        let found =
                            reasons(plan, seat, &TableWords::new(&text(locale), &players, &view));
                        assert!(!found.is_empty(), "{action:?}");
                        for sentence in found {
                            assert!(!sentence.contains(['{', '…']), "{action:?}: {sentence}");
                            assert!(sentence.chars().count() <= 120, "{sentence}");
                        }
                        asked += 1;
                    }
                }
                play.act(seat, action).expect("a legal action");
            }
        }
        assert!(asked > 500, "{asked}");
    }

    #[test]
    fn the_odds_are_those_of_the_model_and_the_same_each_time() {
        let setup = Setup { seats: 2, options: Options::default() };
        let mut play = Play::<DiceArena>::begin(setup, Seed(3)).expect("a game");
        let mut rng = Rng::new(Seed(3));
        while play.to_act().has(Seat::CHANCE) {
            // The die that opens the game.
            let landed = DiceArena::sample_chance(play.state(), &mut rng).expect("a throw");
            play.act(Seat::CHANCE, landed).expect("a legal action");
        }
        let seat = play.to_act().first().expect("somebody throws");
        let view = DiceArena::view(play.state(), Viewer::Seat(seat));
        let throw = |force| {
            odds(&view, seat, &[], ThrowIntent { force, aim: Aim::Clear }).expect("a throw")
        };
        let gentle = throw(Force::Gentle);
        // One die lies there: one throw in six matches it, and one in six shows X.
        assert!((10..25).contains(&gentle.cast), "{}", gentle.cast);
        assert!((10..25).contains(&gentle.lost), "{}", gentle.lost);
        assert!(throw(Force::Hard).lost > gentle.lost, "a hard throw is a risk");
        assert_eq!(throw(Force::Gentle).cast, gentle.cast);
        assert!(!gentle.last);
    }

    /// Throws of every force, clear of the dice.
    fn throws() -> [Action; 3] {
        Force::ALL.map(|force| Action::Throw(ThrowIntent { force, aim: Aim::Clear }))
    }

    fn said(action: Action, view: &View, seat: Seat) -> Vec<String> {
        let players = testing::players(&["Ada", "Bea", "Cy", "Di", "Eli"]);
        let view = Rc::new(view.clone());
        reasons(&[action], seat, &TableWords::new(&text(Locale::English), &players, &view))
    }

    #[test]
    fn a_throw_for_lashlabask_promises_the_thrower_nothing() {
        let mut seen = 0;
        for seed in 0..40 {
            let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
            let mut play = Play::<DiceArena>::begin(setup, Seed(seed)).expect("a game");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                if seat == Seat::CHANCE {
                    let landed = DiceArena::sample_chance(play.state(), &mut rng).expect("a throw");
                    play.act(seat, landed).expect("a legal action");
                    continue;
                }
                let action = rng.pick(&play.legal(seat)).expect("an action").clone();
                let view = DiceArena::view(play.state(), Viewer::Seat(seat));
                if view.table.throw == Throw::Lashlabask && matches!(action, Action::Throw(_)) {
                    let said = said(action.clone(), &view, seat);
                    assert_eq!(said.len(), 1, "{said:?}");
                    assert!(said[0].starts_with("It is thrown for Lashlabask"), "{said:?}");
                    seen += 1;
                }
                play.act(seat, action).expect("a legal action");
            }
        }
        assert!(seen > 5, "{seen}");
    }

    #[test]
    fn after_expelliarmus_all_dice_are_spoken_of_and_none_is_the_last() {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<DiceArena>::begin(setup, Seed(3)).expect("a game");
        let mut view = DiceArena::view(play.state(), Viewer::Seat(Seat(0)));
        let table = &mut view.table;
        table.arena = Default::default();
        table.disarmed = true;
        (table.throw, table.decision) = (Throw::Own, Decision::Throw);
        (table.acting, table.active) = (Seat(0), Seat(0));
        let [gentle, ..] = throws();
        let told = said(gentle.clone(), &view, Seat(0));
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("All 8 dice must be thrown: about "), "{told:?}");
        assert!(told[0].ends_with(" Without one Ada is out."), "{told:?}");
        // One die is thrown like any other.
        view.reserves[0] = Some(1);
        let told = said(gentle, &view, Seat(0));
        assert!(told[1].starts_with("It is the last die of Ada"), "{told:?}");
    }

    #[test]
    fn whether_a_hidden_reserve_ends_is_not_guessed() {
        let last = |told: Vec<String>| told.join(" ").contains("the last die");
        let mut own = 0;
        for seed in 0..20 {
            let options = Options { hidden_reserves: true, ..Options::default() };
            let mut play =
                Play::<DiceArena>::begin(Setup { seats: 2, options }, Seed(seed)).expect("a game");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let legal = play.legal(seat);
                let action = match DiceArena::sample_chance(play.state(), &mut rng) {
                    Some(landed) if seat == Seat::CHANCE => landed,
                    _ => rng.pick(&legal).expect("an action").clone(),
                };
                if matches!(action, Action::Throw(_)) {
                    let view = |viewer| DiceArena::view(play.state(), viewer);
                    own += u32::from(last(said(action.clone(), &view(Viewer::Seat(seat)), seat)));
                    let told = said(action.clone(), &view(Viewer::Spectator), seat);
                    assert!(!last(told), "nobody else knows");
                }
                play.act(seat, action).expect("a legal action");
            }
        }
        assert!(own > 0, "the owner knows");
    }
}

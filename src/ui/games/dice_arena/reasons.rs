//! Why a plan is good, and what it risks: for hints, and told of bots' moves.

use conclave::games::dice_arena::{Action, Aim, DiceArena, Event, Force, ThrowIntent, View};
use conclave::table::{Rng, Rules, Seat, Seed};

use super::words::Words;
use crate::games::{PlayerInfo, name_of};
use crate::text::{Arg, Text};

/// How many throws the odds are counted in. Their error is then at most 3 in 100.
const TRIES: u32 = 400;

/// A sentence for each action of the plan of `seat` that has a reason of its own, and for what
/// the plan risks.
pub fn reasons(
    plan: &[Action],
    view: &View,
    seat: Seat,
    players: &[PlayerInfo],
    text: &Text,
) -> Vec<String> {
    let words = Words::new(text);
    let name = name_of(players, seat);
    let say = |key: &str, args: &[(&str, Arg<'_>)]| words.tr_args(&["hint-", key].concat(), args);
    let mut sentences = Vec::new();
    for (at, action) in plan.iter().enumerate() {
        match *action {
            Action::Lift => sentences.push(say("lift", &[])),
            Action::Throw(intent) => {
                let odds = odds(view, seat, &plan[..at], intent);
                sentences
                    .push(say("throw", &[("cast", odds.cast.into()), ("lost", odds.lost.into())]));
                if odds.last {
                    sentences.push(say("last", &[("name", name.into())]));
                }
            }
            Action::Stop => {
                let best = Force::ALL.map(|force| {
                    odds(view, seat, &plan[..at], ThrowIntent { force, aim: Aim::Clear })
                });
                let best = best.into_iter().max_by_key(|odds| odds.cast).unwrap_or_default();
                sentences
                    .push(say("stop", &[("cast", best.cast.into()), ("lost", best.lost.into())]));
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
                sentences.push(say("take", &args));
            }
            Action::Stack(_) if at + 1 == plan.len() => sentences.push(say("stack", &[])),
            Action::Stack(_) | Action::Landed(_) => {}
        }
    }
    sentences
}

/// How throws end, in 100.
#[derive(Clone, Copy, Default)]
struct Odds {
    /// How many make a group.
    cast: u32,
    /// How many cost the wizard a die.
    lost: u32,
    /// Whether it is the wizard's last die.
    last: bool,
}

/// Counts how throws of this kind end, after these actions, by the model of the physics that
/// bots use too.
fn odds(view: &View, seat: Seat, before: &[Action], intent: ThrowIntent) -> Odds {
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
        let Some(landed) = DiceArena::sample_chance(&state, &mut rng).filter(|_| threw) else {
            break;
        };
        if DiceArena::apply(&mut state, Seat::CHANCE, &landed, &mut events).is_err() {
            break;
        }
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
    Odds { cast: percent(cast), lost: percent(lost), last }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::testing;
    use conclave::games::dice_arena::Options;
    use conclave::i18n::Locale;
    use conclave::table::{Play, Setup, Viewer};

    fn text(locale: Locale) -> Text {
        testing::text(locale, &["shell", "dice-arena", "dice-arena-hints"])
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
                    let view = DiceArena::view(play.state(), viewer);
                    for locale in Locale::ALL {
                        let plan = std::slice::from_ref(&action);
                        let found = reasons(plan, &view, seat, &players, &text(locale));
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
        let throw = |force| odds(&view, seat, &[], ThrowIntent { force, aim: Aim::Clear });
        let gentle = throw(Force::Gentle);
        // One die lies there: one throw in six matches it, and one in six shows X.
        assert!((10..25).contains(&gentle.cast), "{}", gentle.cast);
        assert!((10..25).contains(&gentle.lost), "{}", gentle.lost);
        assert!(throw(Force::Hard).lost > gentle.lost, "a hard throw is a risk");
        assert_eq!(throw(Force::Gentle).cast, gentle.cast);
        assert!(!gentle.last);
    }
}

//! Feats, what is counted, and how the game went.

use super::DiceArena;
use super::event::Event;
use crate::table::{Achievements, Best, Feat, Playthrough, Seat};

type Game = Playthrough<DiceArena>;

/// A group of this many dice is a great one.
const GREAT_GROUP: u32 = 4;
/// A turn of this many throws is a long one.
const LONG_TURN: u32 = 5;
/// A tower of this many dice is a high one.
const HIGH_TOWER: usize = 5;
/// A turn that brings this many dice is a rich harvest.
const HARVEST: u32 = 7;
/// How many reversals of the direction of play make a turncoat.
const TURNCOAT: usize = 3;

impl Achievements for DiceArena {
    const FEWER_IS_BETTER: bool = true;

    const FEATS: &'static [Feat<Self>] = &[
        Feat {
            id: "last-die",
            earned: |playthrough, seat| {
                playthrough.won(seat) && playthrough.has(|event| {
                matches!(*event, Event::Thrown { seat: by, last: true, .. } if by == seat)
            })
            },
        },
        Feat {
            id: "great-group",
            earned: |playthrough, seat| best_group(playthrough, seat) >= GREAT_GROUP,
        },
        Feat {
            id: "long-turn",
            earned: |playthrough, seat| longest_turn(playthrough, seat) >= LONG_TURN,
        },
        Feat {
            id: "harvest",
            earned: |playthrough, seat| best_catch(playthrough, seat) >= HARVEST,
        },
        Feat {
            id: "high-tower",
            earned: |playthrough, seat| {
                turns(playthrough, seat).any(|turn| {
                    turn.iter().filter(|event| matches!(event, Event::Stacked(_))).count()
                        >= HIGH_TOWER
                })
            },
        },
        Feat { id: "two-spells", earned: two_spells },
        Feat {
            id: "knock-out",
            earned: |playthrough, seat| {
                turns(playthrough, seat).any(|turn| {
                    turn.iter().any(
                        |event| matches!(*event, Event::Eliminated { seat: of, .. } if of != seat),
                    )
                })
            },
        },
        Feat {
            id: "turncoat",
            earned: |playthrough, seat| reversals(playthrough, seat) >= TURNCOAT,
        },
        Feat { id: "sure-hand", earned: sure_hand },
        Feat {
            id: "disarmed",
            earned: |playthrough, seat| {
                playthrough.won(seat) && playthrough.has(|event| *event == Event::Disarmed(seat))
            },
        },
    ];

    const BESTS: &'static [Best<Self>] =
        &[Best { id: "streak", value: longest_turn }, Best { id: "catch", value: best_catch }];

    fn rounds(playthrough: &Game) -> u32 {
        playthrough.count(|event| matches!(event, Event::TurnBegan(_))) as u32
    }

    fn score_history(playthrough: &Game) -> Vec<Vec<i32>> {
        // Points are for those who are out, and fewer are better.
        let mut standing = vec![0; playthrough.seats.into()];
        let mut score_history = Vec::new();
        for event in &playthrough.events {
            if let Event::Eliminated { seat, points } = *event {
                standing[seat.index()] -= i32::from(points);
                score_history.push(standing.clone());
            }
        }
        score_history
    }
}

/// What happened in each turn of `seat`.
fn turns(playthrough: &Game, seat: Seat) -> impl Iterator<Item = &[Event]> {
    let begins = |event: &Event| matches!(event, Event::TurnBegan(_));
    let starts = (0..playthrough.events.len())
        .filter(move |&at| playthrough.events[at] == Event::TurnBegan(seat));
    starts.map(move |at| {
        let turn = &playthrough.events[at + 1..];
        let end = turn.iter().position(begins).unwrap_or(turn.len());
        &turn[..end]
    })
}

/// The most throws of `seat` in a turn.
fn longest_turn(playthrough: &Game, seat: Seat) -> u32 {
    let thrown = |event: &&Event| matches!(**event, Event::Thrown { seat: by, .. } if by == seat);
    let throws = turns(playthrough, seat).map(|turn| turn.iter().filter(thrown).count() as u32);
    throws.max().unwrap_or_default()
}

/// The most dice that `seat` took in a turn.
fn best_catch(playthrough: &Game, seat: Seat) -> u32 {
    let catch = |turn: &[Event]| {
        let dice = turn.iter().map(|event| match *event {
            Event::Taken { seat: by, dice, .. } if by == seat => dice.len().into(),
            Event::Summoned { seat: by, .. } if by == seat => 1,
            _ => 0,
        });
        dice.sum()
    };
    turns(playthrough, seat).map(catch).max().unwrap_or_default()
}

/// The most dice that `seat` took as one group.
fn best_group(playthrough: &Game, seat: Seat) -> u32 {
    let groups = playthrough.events.iter().filter_map(|event| match *event {
        Event::Taken { seat: by, dice, .. } if by == seat => Some(dice.len().into()),
        _ => None,
    });
    groups.max().unwrap_or_default()
}

/// How often `seat` reversed the direction of play.
fn reversals(playthrough: &Game, seat: Seat) -> usize {
    let reversed = |event: &&Event| matches!(event, Event::Reversed(_));
    turns(playthrough, seat).map(|turn| turn.iter().filter(reversed).count()).sum()
}

/// Cast two spells with one throw.
fn two_spells(playthrough: &Game, seat: Seat) -> bool {
    playthrough.has(|event| match *event {
        Event::Cast { seat: by, spells } => by == seat && spells.iter().count() >= 2,
        _ => false,
    })
}

/// Won without ever throwing a die out of the game.
fn sure_hand(playthrough: &Game, seat: Seat) -> bool {
    let mut thrown = None;
    let loses = |event: &Event| match *event {
        Event::Thrown { seat: by, .. } => {
            thrown = Some(by);
            false
        }
        Event::Lost { .. } => thrown == Some(seat),
        _ => false,
    };
    playthrough.won(seat) && !playthrough.events.iter().any(loses)
}

#[cfg(test)]
mod tests {
    use super::super::dice::{Dice, Die};
    use super::super::event::Loss;
    use super::super::face::{Face, Faces};
    use super::super::state::Direction;
    use super::*;
    use crate::games::testing::{check_won_by, playthrough};

    /// Who earns the feat where these things happened and the first seat won.
    fn earn(feat: &str, events: Vec<Event>) -> Vec<u8> {
        check_won_by::<DiceArena>(feat, events, Seat(0))
    }

    fn dice(count: u8) -> Dice {
        (0..count).map(Die).collect()
    }

    fn turn(seat: u8, inside: &[Event]) -> Vec<Event> {
        [&[Event::TurnBegan(Seat(seat))], inside].concat()
    }

    fn thrown(seat: u8, last: bool) -> Event {
        Event::Thrown { seat: Seat(seat), dice: dice(1), intent: Default::default(), last }
    }

    fn taken(seat: u8, count: u8) -> Event {
        Event::Taken { seat: Seat(seat), spell: Face::Accio, dice: dice(count) }
    }

    #[test]
    fn the_last_die_is_thrown_and_the_game_won() {
        assert_eq!(earn("last-die", vec![thrown(0, true)]), [0]);
        assert!(earn("last-die", vec![thrown(0, false)]).is_empty());
        assert!(earn("last-die", vec![thrown(1, true)]).is_empty());
    }

    #[test]
    fn a_great_group_is_taken_at_once() {
        assert_eq!(earn("great-group", vec![taken(1, 4)]), [1]);
        assert!(earn("great-group", vec![taken(1, 3), taken(1, 3)]).is_empty());
    }

    #[test]
    fn a_long_turn_has_many_throws() {
        let throws = vec![thrown(2, false); LONG_TURN as usize];
        assert_eq!(earn("long-turn", turn(2, &throws)), [2]);
        assert!(earn("long-turn", turn(2, &throws[1..])).is_empty());
        let two = [turn(2, &throws[2..]), turn(2, &throws[2..])].concat();
        assert!(earn("long-turn", two).is_empty());
    }

    #[test]
    fn a_harvest_is_of_one_turn() {
        let summoned = Event::Summoned { seat: Seat(0), die: Die(9) };
        assert_eq!(earn("harvest", turn(0, &[taken(0, 3), taken(0, 3), summoned.clone()])), [0]);
        assert!(
            earn("harvest", [turn(0, &[taken(0, 6)]), turn(0, &[summoned])].concat()).is_empty()
        );
    }

    #[test]
    fn a_high_tower_is_stacked_in_one_turn() {
        let stacked = vec![Event::Stacked(Die(1)); HIGH_TOWER];
        assert_eq!(earn("high-tower", turn(1, &stacked)), [1]);
        assert!(earn("high-tower", turn(1, &stacked[1..])).is_empty());
    }

    #[test]
    fn two_spells_are_cast_with_one_throw() {
        let one = Faces::NONE.with(Face::Accio);
        let cast = |spells| vec![Event::Cast { seat: Seat(2), spells }];
        assert_eq!(earn("two-spells", cast(one.with(Face::Confundo))), [2]);
        assert!(earn("two-spells", cast(one)).is_empty());
    }

    #[test]
    fn a_knock_out_puts_another_out_in_ones_own_turn() {
        let out = Event::Eliminated { seat: Seat(1), points: 2 };
        assert_eq!(earn("knock-out", turn(0, std::slice::from_ref(&out))), [0]);
        assert!(earn("knock-out", turn(1, &[out])).is_empty());
    }

    #[test]
    fn a_turncoat_reverses_often() {
        let reversed = || Event::Reversed(Direction::default());
        let turns = |count| (0..count).flat_map(|_| turn(0, &[reversed()])).collect::<Vec<_>>();
        assert_eq!(earn("turncoat", turns(TURNCOAT)), [0]);
        let others = [turns(TURNCOAT - 1), turn(1, &[reversed()])].concat();
        assert!(earn("turncoat", others).is_empty());
    }

    #[test]
    fn a_sure_hand_loses_no_die() {
        let lost = Event::Lost { dice: dice(1), how: Loss::X };
        assert_eq!(earn("sure-hand", vec![thrown(0, false), thrown(1, false), lost.clone()]), [0]);
        assert!(earn("sure-hand", vec![thrown(0, false), lost]).is_empty());
    }

    #[test]
    fn disarmed_and_yet_victorious() {
        assert_eq!(earn("disarmed", vec![Event::Disarmed(Seat(0)), Event::Disarmed(Seat(1))]), [0]);
    }

    #[test]
    fn the_first_out_stands_behind_and_the_last_ahead() {
        let out = |seat, points| Event::Eliminated { seat: Seat(seat), points };
        let playthrough = playthrough::<DiceArena>(3, vec![out(2, 2), out(0, 1)], vec![1, 0, 2]);
        assert_eq!(DiceArena::score_history(&playthrough), [[0, 0, -2], [-1, 0, -2]]);
    }
}

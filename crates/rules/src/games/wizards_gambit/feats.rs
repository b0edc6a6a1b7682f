//! Feats, what is counted, and how the scores went.

use super::WizardsGambit;
use super::event::{Ending, Event};
use super::incantations::Incantation;
use super::state::GambitPlace;
use crate::table::{Achievements, Best, Feat, Playthrough, Seat};

type Game = Playthrough<WizardsGambit>;

/// A spell worth this many points is a great one: there are none of more.
const GREAT_SPELL: u32 = 5;
/// Who takes so many cards out of others' hands is a pickpocket.
const PICKPOCKET: usize = 3;
/// Who plays so many gambits is a master of them.
const GAMBITS: usize = 3;
/// A winner who was at least so many points behind an opponent came from behind.
const BEHIND: i32 = 5;
/// Who wins in this round or before is swift.
const SWIFT: u32 = 8;

impl Achievements for WizardsGambit {
    const FEATS: &'static [Feat<Self>] = &[
        Feat {
            id: "grand-siege-magus",
            earned: |playthrough, seat| {
                playthrough.has(|event| *event == Event::GameEnded(Ending::GrandSiegeMagus(seat)))
            },
        },
        Feat { id: "under-negation", earned: under_negation },
        Feat {
            id: "two-in-a-turn",
            earned: |playthrough, seat| best_turn(playthrough, seat).1 >= 2,
        },
        Feat {
            id: "great-spell",
            earned: |playthrough, seat| best_spell(playthrough, seat) >= GREAT_SPELL,
        },
        Feat {
            id: "no-gambit",
            earned: |playthrough, seat| playthrough.won(seat) && gambits(playthrough, seat) == 0,
        },
        Feat { id: "gambits", earned: |playthrough, seat| gambits(playthrough, seat) >= GAMBITS },
        Feat {
            id: "counter-gambit",
            earned: |playthrough, seat| {
                playthrough.has(
                    |event| matches!(*event, Event::GambitSpent { seat: by, .. } if by == seat),
                )
            },
        },
        Feat {
            id: "pickpocket",
            earned: |playthrough, seat| taken(playthrough, seat) >= PICKPOCKET,
        },
        Feat {
            id: "bounty",
            earned: |playthrough, seat| {
                playthrough.has(|event| matches!(
            *event,
            Event::IncantationPlayed { seat: by, incantation: Incantation::ColbachsBounty, .. }
                if by == seat
        ))
            },
        },
        Feat { id: "from-behind", earned: from_behind },
        Feat {
            id: "swift",
            earned: |playthrough, seat| {
                playthrough.won(seat) && WizardsGambit::rounds(playthrough) <= SWIFT
            },
        },
    ];

    const BESTS: &'static [Best<Self>] = &[
        Best { id: "spell", value: best_spell },
        Best { id: "turn", value: |playthrough, seat| best_turn(playthrough, seat).0 },
    ];

    fn rounds(playthrough: &Game) -> u32 {
        let rounds = playthrough.events.iter().filter_map(|event| match *event {
            Event::TurnBegan { round, .. } => Some(round.into()),
            _ => None,
        });
        rounds.max().unwrap_or(1)
    }

    fn score_history(playthrough: &Game) -> Vec<Vec<i32>> {
        let mut scores = vec![0; playthrough.seats.into()];
        let mut score_history = Vec::new();
        for event in &playthrough.events {
            if let Event::SpellClaimed { seat, points, .. } = *event {
                scores[seat.index()] = points.into();
                score_history.push(scores.clone());
            }
        }
        score_history
    }
}

/// The points of the best spell that `seat` claimed.
fn best_spell(playthrough: &Game, seat: Seat) -> u32 {
    let points = playthrough.events.iter().filter_map(|event| match *event {
        Event::SpellClaimed { seat: by, spell, .. } if by == seat => {
            Some(spell.card().points.into())
        }
        _ => None,
    });
    points.max().unwrap_or_default()
}

/// The most points that `seat` claimed in a turn, and the most spells.
fn best_turn(playthrough: &Game, seat: Seat) -> (u32, usize) {
    let turns = playthrough.events.split(|event| matches!(event, Event::TurnBegan { .. }));
    let claimed = turns.map(|turn| {
        let points = turn.iter().filter_map(|event| match *event {
            Event::SpellClaimed { seat: by, spell, .. } if by == seat => {
                Some(u32::from(spell.card().points))
            }
            _ => None,
        });
        points.fold((0, 0), |(sum, count), points| (sum + points, count + 1))
    });
    claimed.fold((0, 0), |best, turn| (best.0.max(turn.0), best.1.max(turn.1)))
}

/// How many gambits `seat` played, in whichever way.
fn gambits(playthrough: &Game, seat: Seat) -> usize {
    playthrough.count(|event| match *event {
        Event::GambitPlayed { seat: by, .. } | Event::GambitSpent { seat: by, .. } => by == seat,
        _ => false,
    })
}

/// How many cards `seat` took out of others' hands.
fn taken(playthrough: &Game, seat: Seat) -> usize {
    playthrough
        .count(|event| matches!(*event, Event::Passed { to, given: false, .. } if to == seat))
}

/// Claimed a spell while another's gambit lay on one's own spell book.
fn under_negation(playthrough: &Game, seat: Seat) -> bool {
    let mine = GambitPlace::Book(seat);
    let mut negated = false;
    playthrough.events.iter().any(|event| match *event {
        Event::GambitPlayed { seat: by, place, .. } if place == mine => {
            negated = by != seat;
            false
        }
        Event::GambitLeft { place, .. } if place == mine => {
            negated = false;
            false
        }
        Event::SpellClaimed { seat: by, .. } => by == seat && negated,
        _ => false,
    })
}

/// Won after having been far behind an opponent.
fn from_behind(playthrough: &Game, seat: Seat) -> bool {
    let behind =
        |scores: &Vec<i32>| scores.iter().any(|score| score - scores[seat.index()] >= BEHIND);
    playthrough.won(seat) && WizardsGambit::score_history(playthrough).iter().any(behind)
}

#[cfg(test)]
mod tests {
    use super::super::cards::Gambit;
    use super::super::event::LeaveReason;
    use super::super::spells::Spell;
    use super::super::state::PoolSlot;
    use super::*;
    use crate::games::testing::{check, playthrough};
    use crate::table::Seats;

    /// Who earns the feat where these things happened and the scores came to this.
    fn earn(feat: &str, events: Vec<Event>, scores: [i32; 3]) -> Vec<u8> {
        check::<WizardsGambit>(feat, events, scores.to_vec())
    }

    fn claimed(seat: u8, spell: Spell, points: u8) -> Event {
        Event::SpellClaimed { seat: Seat(seat), slot: PoolSlot::ALL[0], spell, points }
    }

    fn turn(seat: u8, round: u8) -> Event {
        Event::TurnBegan { seat: Seat(seat), round }
    }

    fn gambit(seat: u8, place: GambitPlace) -> Event {
        let gambit = Gambit::I;
        Event::GambitPlayed { seat: Seat(seat), gambit, from_hand: true, place, free: false }
    }

    const WON_BY_0: [i32; 3] = [10, 4, 4];

    #[test]
    fn the_grand_siege_magus_has_ten_points() {
        let end = |ending| vec![Event::GameEnded(ending)];
        assert_eq!(earn("grand-siege-magus", end(Ending::GrandSiegeMagus(Seat(0))), WON_BY_0), [0]);
        assert!(earn("grand-siege-magus", end(Ending::Dawn), WON_BY_0).is_empty());
    }

    #[test]
    fn under_negation_is_to_claim_though_anothers_gambit_lies_on_ones_book() {
        let (on, claim) = (gambit(1, GambitPlace::Book(Seat(0))), claimed(0, Spell::Bounty, 1));
        let off = Event::GambitLeft {
            seat: Seat(1),
            gambit: Gambit::I,
            place: GambitPlace::Book(Seat(0)),
            why: LeaveReason::Released,
        };
        assert_eq!(earn("under-negation", vec![on, claim], WON_BY_0), [0]);
        assert!(earn("under-negation", vec![on, off, claim], WON_BY_0).is_empty());
        assert!(earn("under-negation", vec![claim, on], WON_BY_0).is_empty());
        assert!(
            earn("under-negation", vec![on, claimed(1, Spell::Bounty, 1)], WON_BY_0).is_empty()
        );
    }

    #[test]
    fn two_in_a_turn_are_two_spells_of_one_turn() {
        let (one, two) = (claimed(0, Spell::Bounty, 1), claimed(0, Spell::ManyHands, 2));
        assert_eq!(earn("two-in-a-turn", vec![turn(0, 1), one, two], WON_BY_0), [0]);
        assert!(earn("two-in-a-turn", vec![one, turn(0, 2), two], WON_BY_0).is_empty());
    }

    #[test]
    fn a_great_spell_has_five_points() {
        assert_eq!(earn("great-spell", vec![claimed(2, Spell::HungryVoid, 5)], WON_BY_0), [2]);
        assert!(earn("great-spell", vec![claimed(2, Spell::Tithe, 5)], WON_BY_0).is_empty());
    }

    #[test]
    fn without_a_gambit_one_wins_by_spells_alone() {
        let pool = GambitPlace::Pool(PoolSlot::ALL[0]);
        assert_eq!(earn("no-gambit", vec![gambit(1, pool)], WON_BY_0), [0]);
        assert!(earn("no-gambit", vec![gambit(0, pool)], WON_BY_0).is_empty());
    }

    #[test]
    fn a_master_of_gambits_plays_many() {
        let one = gambit(1, GambitPlace::Pool(PoolSlot::ALL[0]));
        assert_eq!(earn("gambits", vec![one; GAMBITS], WON_BY_0), [1]);
        assert!(earn("gambits", vec![one; GAMBITS - 1], WON_BY_0).is_empty());
    }

    #[test]
    fn a_counter_gambit_destroys_another() {
        let gambit = Gambit::I;
        let spent = Event::GambitSpent { seat: Seat(2), gambit, from_hand: true, free: false };
        assert_eq!(earn("counter-gambit", vec![spent], WON_BY_0), [2]);
    }

    #[test]
    fn a_pickpocket_takes_what_is_not_given() {
        let passed = |given| Event::Passed {
            from: Seat(0),
            to: Seat(1),
            card: None,
            seen: Seats::NONE,
            given,
        };
        assert_eq!(earn("pickpocket", vec![passed(false); PICKPOCKET], WON_BY_0), [1]);
        assert!(earn("pickpocket", vec![passed(true); PICKPOCKET], WON_BY_0).is_empty());
    }

    #[test]
    fn the_bounty_is_colbachs() {
        let played = |incantation| {
            vec![Event::IncantationPlayed { seat: Seat(0), incantation, free: false }]
        };
        assert_eq!(earn("bounty", played(Incantation::ColbachsBounty), WON_BY_0), [0]);
        assert!(earn("bounty", played(Incantation::Prosperity), WON_BY_0).is_empty());
    }

    #[test]
    fn from_behind_one_wins_against_a_lead() {
        let lead = |points| vec![claimed(1, Spell::Bounty, points), claimed(0, Spell::Bounty, 10)];
        assert_eq!(earn("from-behind", lead(5), WON_BY_0), [0]);
        assert!(earn("from-behind", lead(4), WON_BY_0).is_empty());
    }

    #[test]
    fn swift_is_who_wins_in_few_rounds() {
        let last = |round| vec![turn(0, 1), turn(1, round)];
        assert_eq!(earn("swift", last(SWIFT as u8), WON_BY_0), [0]);
        assert!(earn("swift", last(SWIFT as u8 + 1), WON_BY_0).is_empty());
    }

    #[test]
    fn turns_are_measured_and_claims_drawn() {
        let events = vec![
            turn(0, 1),
            claimed(0, Spell::Bounty, 1),
            claimed(0, Spell::HungryVoid, 6),
            turn(1, 1),
            claimed(1, Spell::Tithe, 2),
        ];
        let playthrough = playthrough::<WizardsGambit>(3, events, vec![6, 2, 0]);
        assert_eq!(best_turn(&playthrough, Seat(0)), (6, 2));
        assert_eq!(WizardsGambit::score_history(&playthrough), [[1, 0, 0], [6, 0, 0], [6, 2, 0]]);
    }
}

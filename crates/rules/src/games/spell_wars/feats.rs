//! Feats, what is counted, and how the scores went.

use super::SpellWars;
use super::event::Event;
use crate::table::{Achievements, Best, Feat, Playthrough, Seat};

type Game = Playthrough<SpellWars>;

/// A spell that costs others this much life is a great one.
const GREAT_SPELL: u32 = 17;
/// Who takes the Tower so often has made it a home.
const TOWER_OFTEN: usize = 6;
/// Who loses no more life than this in a round is hardly scratched.
const SCRATCH: u32 = 8;

impl Achievements for SpellWars {
    const FEATS: &'static [Feat<Self>] = &[
        Feat { id: "two-with-one", earned: two_with_one },
        Feat {
            id: "great-spell",
            earned: |playthrough, seat| best_spell(playthrough, seat) >= GREAT_SPELL,
        },
        Feat { id: "scratched", earned: scratched },
        Feat { id: "back-from-the-dead", earned: back_from_the_dead },
        Feat { id: "alone", earned: alone },
        Feat { id: "last-is-first", earned: last_is_first },
        Feat { id: "own-medicine", earned: own_medicine },
        Feat {
            id: "prophet",
            earned: |playthrough, seat| {
                playthrough.has(|event| *event == Event::ProphecyFulfilled(seat))
            },
        },
        Feat {
            id: "bounty",
            earned: |playthrough, seat| {
                playthrough.has(|event| *event == Event::BountyClaimed(seat))
            },
        },
        Feat { id: "tower", earned: |playthrough, seat| towers(playthrough, seat) >= TOWER_OFTEN },
        Feat {
            id: "thief",
            earned: |playthrough, seat| {
                playthrough
                    .has(|event| matches!(*event, Event::TreasureMoved { to, .. } if to == seat))
            },
        },
    ];

    const BESTS: &'static [Best<Self>] =
        &[Best { id: "spell", value: best_spell }, Best { id: "steal", value: biggest_steal }];

    fn rounds(playthrough: &Game) -> u32 {
        1 + playthrough.count(|event| matches!(event, Event::RoundBegan(round) if *round > 1))
            as u32
    }

    fn score_history(playthrough: &Game) -> Vec<Vec<i32>> {
        let mut scores = vec![0; playthrough.seats.into()];
        let mut score_history = Vec::new();
        for event in &playthrough.events {
            match *event {
                Event::RoundWon(seat) | Event::PointScored(seat) => scores[seat.index()] += 1,
                Event::RoundBegan(round) if round > 1 => score_history.push(scores.clone()),
                _ => {}
            }
        }
        score_history.push(scores);
        score_history
    }
}

/// What happened in each go of `seat`.
fn goes(playthrough: &Game, seat: Seat) -> impl Iterator<Item = &[Event]> {
    let goes = playthrough.events.split(|event| matches!(event, Event::GoEnded(_)));
    goes.filter_map(move |part| {
        let begin = part.iter().rposition(|event| matches!(event, Event::GoBegan(_)))?;
        (part[begin] == Event::GoBegan(seat)).then(|| &part[begin..])
    })
}

/// What happened in each round.
fn rounds(playthrough: &Game) -> impl Iterator<Item = &[Event]> {
    playthrough.events.split(|event| matches!(event, Event::RoundBegan(_)))
}

/// Whether `seat` won the round in which this happened.
fn wins(round: &[Event], seat: Seat) -> bool {
    round.contains(&Event::RoundWon(seat))
}

/// The most life that one spell of `seat` cost others.
fn best_spell(playthrough: &Game, seat: Seat) -> u32 {
    let cost = |go: &[Event]| {
        let life = go.iter().map(|event| match *event {
            Event::Damaged { seat: of, by, life, .. } if by == seat && of != seat => life.into(),
            _ => 0,
        });
        life.sum::<u32>()
    };
    goes(playthrough, seat).map(cost).max().unwrap_or_default()
}

/// The most Blood that `seat` took from another at once.
fn biggest_steal(playthrough: &Game, seat: Seat) -> u32 {
    let taken = playthrough.events.iter().filter_map(|event| match *event {
        Event::BloodMoved { to, blood, .. } if to == seat => Some(blood.into()),
        _ => None,
    });
    taken.max().unwrap_or_default()
}

/// Killed two others with one spell.
fn two_with_one(playthrough: &Game, seat: Seat) -> bool {
    let killed = |event: &&Event| matches!(**event, Event::Died { seat: of, by, .. } if by == seat && of != seat);
    goes(playthrough, seat).any(|go| go.iter().filter(killed).count() >= 2)
}

/// Won a round and lost little life in it.
fn scratched(playthrough: &Game, seat: Seat) -> bool {
    let lost = |round: &[Event]| {
        let life = round.iter().map(|event| match *event {
            Event::Damaged { seat: of, life, .. } if of == seat => u32::from(life),
            _ => 0,
        });
        life.sum::<u32>()
    };
    rounds(playthrough).any(|round| wins(round, seat) && lost(round) <= SCRATCH)
}

/// Won a round in which a deadly blow was survived.
fn back_from_the_dead(playthrough: &Game, seat: Seat) -> bool {
    let saved = |event: &Event| match *event {
        Event::Revived { seat: of, .. } | Event::Substituted { seat: of, .. } => of == seat,
        _ => false,
    };
    rounds(playthrough).any(|round| wins(round, seat) && round.iter().any(saved))
}

/// Won the match, and nobody else a round.
fn alone(playthrough: &Game, seat: Seat) -> bool {
    let by_another = |event: &Event| matches!(*event, Event::RoundWon(other) if other != seat);
    playthrough.won(seat) && !playthrough.has(by_another)
}

/// Died first in the first round, and won the match.
fn last_is_first(playthrough: &Game, seat: Seat) -> bool {
    let died =
        |event: &Event| matches!(*event, Event::Died { seat: of, first: true, .. } if of == seat);
    let deadly = |round: &&[Event]| round.iter().any(|event| matches!(event, Event::Died { .. }));
    let first = rounds(playthrough).find(deadly);
    playthrough.won(seat) && first.is_some_and(|round| round.iter().any(died))
}

/// Died of one's own magic, and won the match.
fn own_medicine(playthrough: &Game, seat: Seat) -> bool {
    let own = |event: &Event| matches!(*event, Event::Died { seat: of, by, .. } if of == seat && by == seat);
    playthrough.won(seat) && playthrough.has(own)
}

/// How often `seat` got the Tower.
fn towers(playthrough: &Game, seat: Seat) -> usize {
    playthrough.count(|event| matches!(*event, Event::TowerTaken { seat: of, .. } if of == seat))
}

#[cfg(test)]
mod tests {
    use super::super::cards::{Card, Treasure};
    use super::*;
    use crate::games::testing::{check, playthrough};

    /// Who earns the feat where these things happened and the scores came to this.
    fn earn(feat: &str, events: Vec<Event>, scores: [i32; 3]) -> Vec<u8> {
        check::<SpellWars>(feat, events, scores.to_vec())
    }

    fn go(seat: u8, inside: &[Event]) -> Vec<Event> {
        [&[Event::GoBegan(Seat(seat))], inside, &[Event::GoEnded(Seat(seat))]].concat()
    }

    fn died(seat: u8, by: u8, first: bool) -> Event {
        Event::Died { seat: Seat(seat), by: Seat(by), first }
    }

    fn damaged(seat: u8, by: u8, life: u8) -> Event {
        Event::Damaged { seat: Seat(seat), by: Seat(by), life, damage: life + 2 }
    }

    const WON_BY_0: [i32; 3] = [2, 0, 1];

    #[test]
    fn two_with_one_must_die_of_one_spell() {
        let both = go(0, &[died(1, 0, true), died(2, 0, false)]);
        assert_eq!(earn("two-with-one", both, WON_BY_0), [0]);
        let apart = [go(0, &[died(1, 0, true)]), go(0, &[died(2, 0, true)])].concat();
        assert!(earn("two-with-one", apart, WON_BY_0).is_empty());
        let oneself = go(0, &[died(1, 0, true), died(0, 0, false)]);
        assert!(earn("two-with-one", oneself, WON_BY_0).is_empty());
    }

    #[test]
    fn a_great_spell_costs_others_much_life() {
        let spell = |life| go(1, &[damaged(0, 1, 9), damaged(1, 1, 9), damaged(2, 1, life)]);
        assert_eq!(earn("great-spell", spell(8), WON_BY_0), [1]);
        assert!(earn("great-spell", spell(7), WON_BY_0).is_empty());
    }

    #[test]
    fn scratched_is_who_survives_a_round_nearly_unhurt() {
        let round = |hurt: &[Event]| [hurt, &[Event::RoundWon(Seat(0))]].concat();
        let wounds = |life| [damaged(1, 0, 20), damaged(0, 1, 5), damaged(0, 0, life)];
        assert_eq!(earn("scratched", round(&wounds(3)), WON_BY_0), [0]);
        assert!(earn("scratched", round(&wounds(4)), WON_BY_0).is_empty());
        let before = [wounds(9).to_vec(), vec![Event::RoundBegan(2)], round(&[])].concat();
        assert_eq!(earn("scratched", before, WON_BY_0), [0], "another round's wounds");
    }

    #[test]
    fn back_from_the_dead_is_who_is_saved_and_survives() {
        let card = Card::all().next().expect("a card");
        let saved = Event::Revived { seat: Seat(2), card, life: 5 };
        assert_eq!(
            earn("back-from-the-dead", vec![saved, Event::RoundWon(Seat(2))], WON_BY_0),
            [2]
        );
        assert!(
            earn("back-from-the-dead", vec![saved, Event::RoundWon(Seat(1))], WON_BY_0).is_empty()
        );
    }

    #[test]
    fn alone_is_who_leaves_no_round_to_others() {
        let rounds = |last| vec![Event::RoundWon(Seat(0)), Event::RoundWon(Seat(last))];
        assert_eq!(earn("alone", rounds(0), WON_BY_0), [0]);
        assert!(earn("alone", rounds(1), WON_BY_0).is_empty());
    }

    #[test]
    fn the_last_is_first_who_died_first_and_won() {
        let begin = Event::RoundBegan(1);
        let later = Event::RoundBegan(2);
        assert_eq!(earn("last-is-first", vec![begin, died(0, 1, true)], WON_BY_0), [0]);
        assert!(earn("last-is-first", vec![begin, died(0, 1, false)], WON_BY_0).is_empty());
        let second = vec![begin, died(1, 0, true), later, died(0, 1, true)];
        assert!(earn("last-is-first", second, WON_BY_0).is_empty());
    }

    #[test]
    fn own_medicine_is_to_die_of_it_and_to_win() {
        assert_eq!(earn("own-medicine", vec![died(0, 0, true), died(1, 1, true)], WON_BY_0), [0]);
        assert!(earn("own-medicine", vec![died(0, 1, true)], WON_BY_0).is_empty());
    }

    #[test]
    fn a_prophet_foretold_rightly() {
        assert_eq!(earn("prophet", vec![Event::ProphecyFulfilled(Seat(1))], WON_BY_0), [1]);
        assert!(earn("prophet", vec![Event::ProphecyVoid], WON_BY_0).is_empty());
    }

    #[test]
    fn the_bounty_is_who_claimed_it() {
        assert_eq!(earn("bounty", vec![Event::BountyClaimed(Seat(2))], WON_BY_0), [2]);
    }

    #[test]
    fn the_tower_must_be_taken_often() {
        let taken = Event::TowerTaken { seat: Seat(1), from: None };
        assert_eq!(earn("tower", vec![taken; TOWER_OFTEN], WON_BY_0), [1]);
        assert!(earn("tower", vec![taken; TOWER_OFTEN - 1], WON_BY_0).is_empty());
    }

    #[test]
    fn a_thief_takes_a_treasure_from_another() {
        let treasure = Treasure::all().next().expect("a treasure");
        let moved = Event::TreasureMoved { from: Seat(0), to: Seat(1), treasure };
        assert_eq!(earn("thief", vec![moved], WON_BY_0), [1]);
    }

    #[test]
    fn spells_and_thefts_are_measured_and_rounds_drawn() {
        let events = [
            go(0, &[damaged(1, 0, 4), damaged(2, 0, 3)]),
            vec![
                Event::RoundWon(Seat(0)),
                Event::RoundBegan(2),
                Event::BloodMoved { from: Seat(0), to: Seat(2), blood: 7 },
                Event::RoundWon(Seat(2)),
            ],
        ]
        .concat();
        let playthrough = playthrough::<SpellWars>(3, events, vec![1, 0, 1]);
        assert_eq!((best_spell(&playthrough, Seat(0)), best_spell(&playthrough, Seat(2))), (7, 0));
        assert_eq!(biggest_steal(&playthrough, Seat(2)), 7);
        assert_eq!(SpellWars::score_history(&playthrough), [[1, 0, 0], [1, 0, 1]]);
        assert_eq!(SpellWars::rounds(&playthrough), 2);
    }
}

//! Feats, what is counted, and how the scores went.

use super::Elfenwizards;
use super::board::{Rank, Title};
use super::event::{Ending, Event};
use super::state::WizardId;
use crate::table::{Achievements, Best, Feat, Playthrough, Seat};

type Game = Playthrough<Elfenwizards>;

/// With this much power a title is won in a great duel.
const GREAT_POWER: u16 = 18;
/// A round in which one scores this many points is a rich one.
const RICH_ROUND: i16 = 30;

/// How many dice used in one round are many.
const MANY_DICE: u8 = 5;

impl Achievements for Elfenwizards {
    const FEATS: &'static [Feat<Self>] = &[
        Feat { id: "crowned", earned: |playthrough, seat| crowns(playthrough, seat) > 0 },
        Feat {
            id: "crowned-twice",
            earned: |playthrough, seat| {
                playthrough.has(|event| *event == Event::GameEnded(Ending::SecondHighDruid(seat)))
            },
        },
        Feat { id: "from-the-roots", earned: from_the_roots },
        Feat { id: "both-druids", earned: both_druids },
        Feat {
            id: "great-duel",
            earned: |playthrough, seat| best_power(playthrough, seat) >= GREAT_POWER.into(),
        },
        Feat {
            id: "rich-round",
            earned: |playthrough, seat| best_round(playthrough, seat) >= RICH_ROUND as u32,
        },
        Feat {
            id: "no-crown",
            earned: |playthrough, seat| playthrough.won(seat) && crowns(playthrough, seat) == 0,
        },
        Feat { id: "spotless", earned: spotless },
        Feat { id: "from-behind", earned: from_behind },
        Feat { id: "nothing-wasted", earned: nothing_wasted },
    ];

    const BESTS: &'static [Best<Self>] =
        &[Best { id: "duel", value: best_power }, Best { id: "round", value: best_round }];

    fn rounds(playthrough: &Game) -> u32 {
        playthrough.count(|event| matches!(event, Event::RoundBegan(_))) as u32
    }

    fn score_history(playthrough: &Game) -> Vec<Vec<i32>> {
        let mut scores = vec![0; playthrough.seats.into()];
        let mut score_history = Vec::new();
        for event in &playthrough.events {
            match *event {
                Event::Scored { seat, total, .. } | Event::BonusScored { seat, total, .. } => {
                    scores[seat.index()] = total;
                }
                Event::RoundBegan(round) if round > 1 => score_history.push(scores.clone()),
                _ => {}
            }
        }
        score_history.push(scores);
        score_history
    }
}

/// Whose wizard it is.
fn owner(playthrough: &Game, wizard: WizardId) -> Seat {
    playthrough.start.position.wizard(wizard).owner
}

/// The titles that wizards of `seat` won in duels, each with its power.
fn titles(playthrough: &Game, seat: Seat) -> impl Iterator<Item = (Title, WizardId, u16)> {
    playthrough.events.iter().filter_map(move |event| match *event {
        Event::TitleAwarded { title, wizard, power } if owner(playthrough, wizard) == seat => {
            Some((title, wizard, power))
        }
        _ => None,
    })
}

/// How often a wizard of `seat` became High Druid.
fn crowns(playthrough: &Game, seat: Seat) -> usize {
    titles(playthrough, seat).filter(|(title, ..)| *title == Title::HIGH_DRUID).count()
}

/// The most power with which a wizard of `seat` won a title.
fn best_power(playthrough: &Game, seat: Seat) -> u32 {
    titles(playthrough, seat).map(|(.., power)| power.into()).max().unwrap_or_default()
}

/// The most points that `seat` scored in a round.
fn best_round(playthrough: &Game, seat: Seat) -> u32 {
    let points = playthrough.events.iter().filter_map(|event| match *event {
        Event::Scored { seat: of, points, .. } if of == seat => u32::try_from(points).ok(),
        _ => None,
    });
    points.max().unwrap_or_default()
}

/// A wizard that had been sent down to the roots won a title again, and its guild the game.
fn from_the_roots(playthrough: &Game, seat: Seat) -> bool {
    let mut down = Vec::new();
    let rises = |event: &Event| match *event {
        Event::Demoted { wizard, .. } => {
            down.push(wizard);
            false
        }
        Event::TitleAwarded { wizard, .. } => {
            owner(playthrough, wizard) == seat && down.contains(&wizard)
        }
        _ => false,
    };
    playthrough.won(seat) && playthrough.events.iter().any(rises)
}

/// Both Druid titles went to wizards of `seat` in one round.
fn both_druids(playthrough: &Game, seat: Seat) -> bool {
    let parts = playthrough.events.split(|event| matches!(event, Event::RoundBegan(_)));
    let druids = |round: &[Event]| {
        let druid = |event: &&Event| match **event {
            Event::TitleAwarded { title, wizard, .. } => {
                title.rank() == Rank::Druid && owner(playthrough, wizard) == seat
            }
            _ => false,
        };
        round.iter().filter(druid).count() == 2
    };
    parts.into_iter().any(druids)
}

/// Won, and no wizard of the guild ever got a grey token.
fn spotless(playthrough: &Game, seat: Seat) -> bool {
    let grey = |event: &Event| match *event {
        Event::Demoted { wizard, grey, .. } => grey && owner(playthrough, wizard) == seat,
        _ => false,
    };
    playthrough.won(seat) && !playthrough.has(grey)
}

/// Won after having had the fewest points of all after the first round.
fn from_behind(playthrough: &Game, seat: Seat) -> bool {
    let score_history = Elfenwizards::score_history(playthrough);
    let behind = |first: &Vec<i32>| {
        playthrough.others(seat).all(|other| first[other.index()] > first[seat.index()])
    };
    playthrough.won(seat) && score_history.len() > 1 && score_history.first().is_some_and(behind)
}

/// Used many dice in a round, and none of them lay in a Major Spell box for nothing.
fn nothing_wasted(playthrough: &Game, seat: Seat) -> bool {
    playthrough.has(|event| match *event {
        Event::SpellsReturned { seat: of, dice, wasted, .. } => {
            of == seat && wasted == 0 && dice >= MANY_DICE
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::super::board::MagicianBox;
    use super::*;
    use crate::games::testing::{check, playthrough};

    /// A wizard of this seat at a table of three.
    fn wizard(seat: u8) -> WizardId {
        let playthrough = playthrough::<Elfenwizards>(3, Vec::new(), vec![0; 3]);
        playthrough.start.position.wizards_of(Seat(seat)).next().expect("a wizard")
    }

    fn awarded(title: u8, seat: u8, power: u16) -> Event {
        Event::TitleAwarded { title: Title(title), wizard: wizard(seat), power }
    }

    fn down(seat: u8, grey: bool) -> Event {
        Event::Demoted { wizard: wizard(seat), to: MagicianBox(0), grey }
    }

    fn scored(seat: u8, points: i16, total: i32) -> Event {
        Event::Scored { seat: Seat(seat), points, total }
    }

    /// Who earns the feat where these things happened and the scores came to this.
    fn earn(feat: &str, events: Vec<Event>, scores: [i32; 3]) -> Vec<u8> {
        check::<Elfenwizards>(feat, events, scores.to_vec())
    }

    #[test]
    fn crowned_is_who_became_high_druid() {
        assert_eq!(earn("crowned", vec![awarded(0, 1, 5), awarded(1, 0, 9)], [0; 3]), [1]);
    }

    #[test]
    fn crowned_twice_is_who_ended_the_game_so() {
        let end = |ending| vec![Event::GameEnded(ending)];
        assert_eq!(earn("crowned-twice", end(Ending::SecondHighDruid(Seat(2))), [0; 3]), [2]);
        assert!(earn("crowned-twice", end(Ending::LastRound), [0; 3]).is_empty());
    }

    #[test]
    fn from_the_roots_is_to_fall_to_rise_and_to_win() {
        let rise = vec![down(1, false), awarded(9, 1, 5)];
        assert_eq!(earn("from-the-roots", rise.clone(), [1, 9, 1]), [1]);
        assert!(earn("from-the-roots", rise, [9, 1, 1]).is_empty(), "not won");
        let other = vec![awarded(9, 1, 5), down(1, false)];
        assert!(earn("from-the-roots", other, [1, 9, 1]).is_empty(), "the other way round");
    }

    #[test]
    fn both_druids_must_be_of_one_round() {
        let (one, two, next) = (awarded(1, 2, 3), awarded(2, 2, 3), Event::RoundBegan(2));
        assert_eq!(earn("both-druids", vec![one, two], [0; 3]), [2]);
        assert!(earn("both-druids", vec![one, next, two], [0; 3]).is_empty());
        assert!(earn("both-druids", vec![one, awarded(2, 0, 3)], [0; 3]).is_empty());
    }

    #[test]
    fn a_great_duel_takes_much_power() {
        assert_eq!(earn("great-duel", vec![awarded(5, 0, GREAT_POWER)], [0; 3]), [0]);
        assert!(earn("great-duel", vec![awarded(5, 0, GREAT_POWER - 1)], [0; 3]).is_empty());
    }

    #[test]
    fn a_rich_round_brings_many_points_at_once() {
        let events = |points| vec![scored(1, points, 40), scored(2, 9, 50)];
        assert_eq!(earn("rich-round", events(RICH_ROUND), [0; 3]), [1]);
        assert!(earn("rich-round", events(RICH_ROUND - 1), [0; 3]).is_empty());
    }

    #[test]
    fn without_a_crown_one_wins_by_others_titles() {
        assert_eq!(earn("no-crown", vec![awarded(0, 0, 5)], [1, 9, 1]), [1]);
        assert!(earn("no-crown", vec![awarded(0, 1, 5)], [1, 9, 1]).is_empty());
    }

    #[test]
    fn spotless_is_who_wins_without_a_grey_token() {
        let events = vec![down(0, true), down(1, false)];
        assert_eq!(earn("spotless", events.clone(), [1, 9, 1]), [1]);
        assert!(earn("spotless", events, [9, 1, 1]).is_empty());
    }

    #[test]
    fn from_behind_one_wins_after_a_bad_first_round() {
        let score_history = |mine| {
            vec![
                scored(0, mine, mine.into()),
                scored(1, 8, 8),
                scored(2, 9, 9),
                Event::RoundBegan(2),
            ]
        };
        assert_eq!(earn("from-behind", score_history(5), [30, 20, 20]), [0]);
        assert!(earn("from-behind", score_history(8), [30, 20, 20]).is_empty(), "not alone behind");
        assert!(earn("from-behind", score_history(5), [20, 30, 20]).is_empty(), "not won");
    }

    #[test]
    fn nothing_wasted_is_to_use_many_dice_and_all_of_them() {
        let returned =
            |dice, wasted| vec![Event::SpellsReturned { seat: Seat(1), dice, wasted, minors: 0 }];
        assert_eq!(earn("nothing-wasted", returned(MANY_DICE, 0), [9, 1, 1]), [1]);
        assert!(earn("nothing-wasted", returned(MANY_DICE, 1), [9, 1, 1]).is_empty());
        assert!(earn("nothing-wasted", returned(MANY_DICE - 1, 0), [9, 1, 1]).is_empty());
    }
}

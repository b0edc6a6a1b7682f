//! Phase 5, second part: the award of titles.

use conclave_rules::games::elfenwizards::board::{MagicianBox, Title};
use conclave_rules::games::elfenwizards::state::Phase;
use conclave_rules::games::elfenwizards::{Dice, Event, Unawarded};
use conclave_rules::table::Seat;

use crate::scenario::*;

/// Red and Blue are rivals for every title above Necromancer; nobody has a
/// minor spell.
fn rivals() -> Scenario {
    Scenario::of(3)
        .wizards(RED, &[D1, S1, S3, N1, N3, N5, N7])
        .wizards(BLUE, &[D2, S2, S4, N2, N4, N6, N8])
        .chips_all_spent()
}

/// Why a title was not awarded.
fn why_unawarded(table: &Scenario, of: Title) -> Option<Unawarded> {
    table
        .happened(|event| match *event {
            Event::TitleUnawarded { title, why } if title == of => Some(why),
            _ => None,
        })
        .pop()
}

/// Magicians in M1, one for each power given (Red, Green, Blue, Yellow, Black
/// in turn), each supported that much by its owner. Gives the table after the
/// award.
fn magicians_with_powers(powers: &[u8]) -> Scenario {
    let mut table = Scenario::of(6).chips_all_spent();
    for (seat, &power) in (0u8..).map(Seat).zip(powers) {
        table = table.wizards(seat, &[M1]);
        let sixes = vec![6; usize::from(power / 6)];
        table = table.dice(seat, MAGICIAN, &sixes);
        if power % 6 > 0 {
            table = table.dice(seat, MAGICIAN, &[power % 6]);
        }
    }
    let mut table = table.begin(Phase::Competition);
    while let Some((seat, _)) = table.asked() {
        if table.phase() != Phase::Competition {
            break;
        }
        let pips = table.dice_in(seat, MAGICIAN).highest();
        table.support(seat, die(pips), (seat, M1));
    }
    table
}

#[test]
fn blue_with_5_and_6_beats_red_with_6_and_a_minor_spell() {
    let mut table = Scenario::of(3)
        .wizards(BLUE, &[D1])
        .wizards(RED, &[D2])
        .chips_all_spent()
        .chips(RED, 1, 6)
        .dice(BLUE, DRUID, &[5, 6])
        .dice(RED, DRUID, &[6])
        .dragon(BLUE)
        .begin(Phase::Competition);
    let (blue, red) = (table.wizard(BLUE, D1), table.wizard(RED, D2));
    table.support(BLUE, die(5), (BLUE, D1)).support(BLUE, die(6), (BLUE, D1));
    table.support(RED, die(6), (RED, D2)).support(RED, CHIP, (RED, D2));
    table.stands(GD, &[BLUE]);
    assert!(table.saw(Event::TitleAwarded { title: title(GD), wizard: blue, power: 11 }));
    let to = conclave_rules::games::elfenwizards::board::DefeatBox::Druid;
    assert!(table.saw(Event::Defeated { wizard: red, to }));
    // And in phase 7 Red takes the vacant Druid title it comes from, or its twin.
    assert!(table.events.iter().any(|event| matches!(event, Event::SpellsReturned { .. })));
    table.expect(RED, conclave_rules::games::elfenwizards::state::Decision::TakeTitle);
}

#[test]
fn the_rival_with_more_power_takes_the_title() {
    let mut table =
        rivals().dice(RED, SORCERER, &[3]).dice(BLUE, SORCERER, &[4]).begin(Phase::Competition);
    table.support(RED, die(3), (RED, S1)).support(BLUE, die(4), (BLUE, S2));
    let winner = table.happened(|event| match *event {
        Event::TitleAwarded { title, wizard, power } => Some((title, wizard, power)),
        _ => None,
    });
    assert_eq!(winner.len(), 1);
    assert_eq!((winner[0].0, winner[0].2), (title(D1), 4));
    assert_eq!(table.state.position.wizard(winner[0].1).owner, BLUE);
}

#[test]
fn rivals_support_counts_like_ones_own() {
    let mut table = rivals().dice(GREEN, DRUID, &[2]).begin(Phase::Competition);
    table.support(GREEN, die(2), (BLUE, D2)).stands(GD, &[BLUE]);
}

#[test]
fn a_lone_candidate_rises_with_one_power() {
    for (from, to) in [(D2, GD), (S1, D1), (N6, S3), (M4, N7)] {
        let mut table = Scenario::of(3).wizards(RED, &[from]).chips_all_spent().chips(RED, 1, 6);
        table = table.begin(Phase::Competition);
        table.support(RED, CHIP, (RED, from)).stands(to, &[RED]);
    }
}

#[test]
fn a_candidate_without_power_gets_no_title_even_alone() {
    let table = Scenario::of(3).wizards(RED, &[D1]).chips_all_spent().begin(Phase::Competition);
    assert_eq!(why_unawarded(&table, title(GD)), Some(Unawarded::NoPower));
    assert!(table.at(GD).is_empty());
}

#[test]
fn with_equal_power_nobody_rises() {
    let mut table =
        rivals().dice(RED, DRUID, &[4]).dice(BLUE, DRUID, &[3, 1]).begin(Phase::Competition);
    table.support(RED, die(4), (RED, D1));
    table.support(BLUE, die(3), (BLUE, D2)).support(BLUE, die(1), (BLUE, D2)).stands(GD, &[]);
    assert_eq!(why_unawarded(&table, title(GD)), Some(Unawarded::Tied));
}

#[test]
fn with_no_power_nobody_rises() {
    let table = rivals().begin(Phase::Competition);
    for place in [GD, D1, D2, S1, S2, S3, S4] {
        assert_eq!(why_unawarded(&table, title(place)), Some(Unawarded::NoPower));
    }
}

#[test]
fn both_rivals_fall_when_nobody_rises() {
    let table = rivals().begin(Phase::Competition);
    let fallen = table.happened(|event| match *event {
        Event::Defeated { wizard, to } => Some((table.state.position.wizard(wizard).owner, to)),
        _ => None,
    });
    assert_eq!(fallen.len(), 14);
}

// [ruling]
#[test]
fn equal_power_lifts_nobody_also_when_both_belong_to_one_player() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[D1, D2])
        .chips_all_spent()
        .dice(RED, DRUID, &[4, 4])
        .begin(Phase::Competition);
    table.support(RED, die(4), (RED, D1));
    let second = table.state.position.holder(title(D2)).unwrap();
    let action =
        conclave_rules::games::elfenwizards::Action::Support { spell: die(4), wizard: second };
    table.act(RED, action).stands(GD, &[]);
    assert_eq!(why_unawarded(&table, title(GD)), Some(Unawarded::Tied));
}

#[test]
fn without_candidates_a_title_is_not_awarded() {
    let table = Scenario::of(3).begin(Phase::Competition);
    for awarded in Title::all() {
        assert_eq!(why_unawarded(&table, awarded), Some(Unawarded::NoCandidate));
    }
}

#[test]
fn a_box_without_a_second_candidate_says_so() {
    let table = Scenario::of(3).wizards(RED, &[M1]).chips_all_spent().begin(Phase::Competition);
    let [first, second] = MagicianBox(0).titles();
    assert_eq!(why_unawarded(&table, first), Some(Unawarded::NoPower));
    assert_eq!(why_unawarded(&table, second), Some(Unawarded::NoCandidate));
}

#[test]
fn titles_are_awarded_top_to_bottom_and_left_to_right() {
    let mut game = play(4, 3);
    while !game.entries().last().is_some_and(|entry| {
        entry.events.iter().any(|event| matches!(event, Event::TitleUnawarded { .. }))
    }) {
        let seat = game.to_act().first().unwrap();
        let action = game.legal(seat)[0];
        game.act(seat, action).unwrap();
    }
    let order: Vec<Title> = game
        .entries()
        .last()
        .unwrap()
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::TitleAwarded { title, .. } | Event::TitleUnawarded { title, .. } => Some(title),
            _ => None,
        })
        .collect();
    assert_eq!(order, Title::all().collect::<Vec<_>>());
}

#[test]
fn every_level_is_vacated_before_titles_below_fill_it() {
    // A whole branch moves up one step: each space is left before it is taken.
    let mut table = Scenario::of(3).chips_all_spent();
    table = table
        .wizards(RED, &[D1, S1, N1, M1])
        .dice(RED, DRUID, &[1])
        .dice(RED, SORCERER, &[2])
        .dice(RED, NECROMANCER, &[3])
        .dice(RED, MAGICIAN, &[4])
        .begin(Phase::Competition);
    table.support(RED, die(1), (RED, D1)).support(RED, die(2), (RED, S1));
    table.support(RED, die(3), (RED, N1)).support(RED, die(4), (RED, M1));
    for (place, owners) in [(GD, 1), (D1, 1), (S1, 1), (N1, 1), (M1, 0)] {
        assert_eq!(table.at(place).len(), owners, "{place:?}");
    }
}

#[test]
fn who_does_not_rise_falls_to_the_defeat_box_of_their_own_level() {
    use conclave_rules::games::elfenwizards::board::DefeatBox;
    let table = rivals().begin(Phase::Competition);
    for (to, many) in [(DefeatBox::Druid, 2), (DefeatBox::Sorcerer, 4), (DefeatBox::Necromancer, 8)]
    {
        let fallen = table.events.iter();
        let fallen =
            fallen.filter(|event| matches!(**event, Event::Defeated { to: t, .. } if t == to));
        assert_eq!(fallen.count(), many);
    }
}

#[test]
fn magicians_who_do_not_rise_stay_in_their_box() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[M1])
        .wizards(GREEN, &[M1, M2])
        .chips_all_spent()
        .begin(Phase::Competition);
    table.stands(M1, &[RED, GREEN]).stands(M2, &[GREEN]);
}

#[test]
fn one_or_two_magicians_with_power_rise() {
    magicians_with_powers(&[3]).stands(N1, &[RED]).stands(N2, &[]);
    magicians_with_powers(&[3, 5]).stands(N1, &[GREEN]).stands(N2, &[RED]);
    magicians_with_powers(&[3, 0]).stands(N1, &[RED]).stands(M1, &[GREEN]);
    magicians_with_powers(&[0, 0]).stands(N1, &[]).stands(M1, &[RED, GREEN]);
}

// [ruling]
#[test]
fn between_two_magicians_equal_power_does_not_matter() {
    let table = magicians_with_powers(&[4, 4]);
    let mut risen = [table.at(N1), table.at(N2)].concat();
    risen.sort();
    assert_eq!(risen, [RED, GREEN]);
}

#[test]
fn of_more_than_two_magicians_the_two_highest_rise() {
    magicians_with_powers(&[1, 9, 5, 2]).stands(N1, &[GREEN]).stands(N2, &[BLUE]);
    magicians_with_powers(&[0, 9, 5]).stands(N1, &[GREEN]).stands(N2, &[BLUE]).stands(M1, &[RED]);
}

#[test]
fn two_magicians_tied_for_first_both_rise() {
    let table = magicians_with_powers(&[7, 2, 7]);
    let mut risen = [table.at(N1), table.at(N2)].concat();
    risen.sort();
    assert_eq!(risen, [RED, BLUE]);
}

#[test]
fn more_than_two_magicians_tied_for_first_and_nobody_rises() {
    for powers in [&[7, 7, 7][..], &[7, 7, 7, 2], &[3, 3, 3, 3, 3]] {
        let mut table = magicians_with_powers(powers);
        table.stands(N1, &[]).stands(N2, &[]);
        assert_eq!(why_unawarded(&table, title(N1)), Some(Unawarded::Tied));
    }
}

#[test]
fn tied_for_second_only_the_leading_magician_rises() {
    for powers in [&[2, 9, 2][..], &[2, 9, 2, 2], &[1, 9, 2, 2]] {
        let mut table = magicians_with_powers(powers);
        table.stands(N1, &[GREEN]).stands(N2, &[]);
        assert_eq!(why_unawarded(&table, title(N2)), Some(Unawarded::Tied));
    }
}

#[test]
fn each_rising_magician_needs_power_among_more_than_two() {
    let mut table = magicians_with_powers(&[0, 4, 0]);
    table.stands(N1, &[GREEN]).stands(N2, &[]).stands(M1, &[RED, BLUE]);
    assert_eq!(why_unawarded(&table, title(N2)), Some(Unawarded::NoPower));
}

#[test]
fn a_box_with_one_magician_has_no_candidate_for_its_second_title() {
    let table = magicians_with_powers(&[4]);
    assert_eq!(why_unawarded(&table, title(N2)), Some(Unawarded::NoCandidate));
}

#[test]
fn magicians_rise_to_the_two_titles_above_their_own_box() {
    for (from, to) in [(M1, N1), (M2, N3), (M3, N5), (M4, N7)] {
        let mut table = Scenario::of(3).wizards(RED, &[from]).chips(RED, 1, 6);
        table = table.begin(Phase::Competition);
        table.support(RED, CHIP, (RED, from)).all_pass().stands(to, &[RED]);
    }
}

#[test]
fn winners_take_the_left_space_first_strongest_first() {
    magicians_with_powers(&[1, 2, 3]).stands(N1, &[BLUE]).stands(N2, &[GREEN]);
}

#[test]
fn dice_used_return_in_front_of_their_owners() {
    let mut table = rivals().dice(RED, DRUID, &[6, 5]).begin(Phase::Competition);
    table.support(RED, die(6), (RED, D1)).support(RED, die(5), (BLUE, D2));
    assert_eq!(table.unrolled(RED), 7);
}

// [ruling]
#[test]
fn dice_unused_in_major_spell_boxes_return_too_wasted() {
    let mut table = rivals()
        .dice(RED, DRUID, &[6])
        .dice(RED, MAGICIAN, &[5, 4])
        .dice(RED, MINOR, &[1])
        .dice(RED, GREY, &[1])
        .begin(Phase::Competition);
    table.all_pass();
    assert_eq!(table.unrolled(RED), 5);
    assert_eq!(table.dice_in(RED, DRUID), Dice::NONE);
    assert_eq!(table.dice_in(RED, MINOR), dice(&[1]), "only Major Spell boxes are emptied");
    let returned = Event::SpellsReturned { seat: RED, dice: 3, wasted: 3, minors: 0 };
    assert!(table.saw(returned));
}

#[test]
fn minor_spells_played_go_to_the_minor_spell_box() {
    let mut table = rivals().chips(RED, 3, 4).begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1)).support(RED, CHIP, (RED, D1)).all_pass();
    assert_eq!((table.reserve(RED), table.spent(RED)), (1, 6));
}

// [ruling]
#[test]
fn minor_spells_not_played_stay_in_the_reserve() {
    let mut table = rivals().chips(RED, 5, 2).begin(Phase::Competition);
    table.all_pass();
    assert_eq!((table.reserve(RED), table.spent(RED)), (5, 2));
}

#[test]
fn spells_beside_wizards_are_cleared_for_the_next_round() {
    let mut table = rivals().dice(RED, DRUID, &[6]).begin(Phase::Competition);
    table.support(RED, die(6), (RED, D1));
    assert!(table.state.position.competition.supports.is_empty());
    assert!(table.state.position.competition.power.iter().all(|&power| power == 0));
}

//! Creatures, deaths, the Tower, Dead Wizard cards, rounds and matches.

use conclave_rules::games::spell_wars::{BloodFor, Event, Options, SpellWars};
use conclave_rules::table::{Rules, Seat, Seats};

use super::scenario::*;

#[test]
fn a_creature_blocks_damage_from_opponents_only() {
    let mut s = Scenario::new(2);
    s.creature(0, "jelly-cube").dice(&[2, 5, 1]);
    // What one does to oneself is not asked about.
    let a = s.cast(0, &["baron-beaverton"], &[die(0, 1)]);
    assert_eq!(a.player(0).life, 18);
}

#[test]
fn only_the_damage_is_absorbed() {
    let mut s = Scenario::new(2);
    s.creature(1, "jelly-cube").blood(1, 2).dice(&[3, 3]).dead_card(0, "little-angel");
    let a = s.cast(0, &["crypto-cryptid"], &[pick(1, "jelly-cube")]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20], vec![1, 1]));
}

#[test]
fn a_creature_used_to_block_before_its_attack_does_not_attack() {
    let mut s = Scenario::new(2);
    s.creature(1, "hotfoot-salamander");
    s.spell(0, &["professor-pluck"]).spell(1, &["lady-tollgate", "unflappable"]);
    let a = s.play(1, &[pick(1, "hotfoot-salamander")]);
    assert!(!a.resolved().contains(&"hotfoot-salamander"));
}

#[test]
fn a_kept_creature_attacks_again_and_goes_if_it_is_not_kept() {
    let mut s = Scenario::new(2);
    s.creature(0, "hotfoot-salamander").dice(&[1]);
    let a = s.cast(0, &["madame-tombola"], &[]);
    assert_eq!((a.lives(), a.creatures(0).len()), (vec![20, 18], 0));
}

#[test]
fn killing_an_opponent_gives_blood_and_their_tower() {
    let mut s = Scenario::new(3);
    s.tower(1).life(1, 2).hand(1, &["jelly-cube"]).treasure(1, "loaded-dice");
    s.next_dead(&["magic-finger", "magic-finger"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!((a.tower(), a.bloods()), (Some(0), vec![3, 0, 0]));
    assert_eq!((a.player(1).hand, a.treasures(1).len()), (0, 0));
    assert_eq!(a.dead_cards(1), ["magic-finger"]);
}

#[test]
fn killing_oneself_is_not_rewarded_and_the_dead_keep_the_tower() {
    let mut s = Scenario::new(3);
    s.tower(1).life(0, 2).dice(&[2, 3]).next_dead(&["magic-finger"]);
    s.state.table.tower = Some(Seat(1));
    let a = s.cast(0, &["baron-beaverton"], &[die(0, 1)]);
    assert!(a.player(0).dead);
    assert_eq!((a.tower(), a.bloods()), (Some(1), vec![0, 0, 0]));
    let mut s = Scenario::new(3);
    s.tower(0).life(0, 4).next_dead(&["magic-finger"]);
    let a = s.cast(0, &["scorching-all-over"], &[]);
    assert!(a.player(0).dead);
    assert_eq!(a.tower(), Some(0));
}

#[test]
fn blood_from_a_kill_cannot_pay_for_the_same_component() {
    let mut s = Scenario::new(3);
    s.life(1, 1).life(2, 1).next_dead(&["magic-finger", "magic-finger", "magic-finger"]);
    // Nothing is offered before the kill, and nothing after.
    let a = s.cast(0, &["dame-flambina"], &[]);
    assert_eq!(a.player(0).blood, 6);
}

#[test]
fn a_component_is_finished_when_one_wizard_is_left_and_the_rest_is_not_cast() {
    let mut s = Scenario::new(2);
    s.life(1, 3);
    let a = s.cast(0, &["professor-pluck", "begonia-scented"], &[]);
    assert_eq!(a.resolved(), ["professor-pluck"]);
    assert!(a.later.contains(&Event::RoundWon(Seat(0))));
}

#[test]
fn who_dies_killing_the_last_opponent_gains_the_token() {
    let mut s = Scenario::new(2);
    s.life(0, 4).life(1, 4);
    let a = s.cast(0, &["scorching-all-over"], &[]);
    assert!(a.player(0).dead && a.player(1).dead);
    assert!(a.later.contains(&Event::RoundWon(Seat(0))));
}

#[test]
fn a_reaction_that_kills_the_last_survivor_leaves_them_the_token() {
    let mut s = Scenario::new(2);
    s.life(0, 2).life(1, 3).spell(1, &["old-kaboomski", "open-handed"]).dice(&[6]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert!(a.player(0).dead && a.player(1).dead);
    assert!(a.later.contains(&Event::RoundWon(Seat(0))));
    assert_eq!(a.player(1).blood.min(3), 3, "the dead owner of a Reaction is credited");
}

#[test]
fn deaths_of_one_hit_are_simultaneous() {
    let mut s = Scenario::new(4);
    s.life(1, 1).life(3, 1).next_dead(&["farewell-tour", "farewell-tour"]);
    let a = s.cast(0, &["dame-flambina"], &[]);
    // Both were first: 2 and 2 more each.
    assert_eq!((a.player(1).blood, a.player(3).blood), (4, 4));
    assert_eq!(a.view.table.first_dead, [Seat(1), Seat(3)].into_iter().collect::<Seats>());
}

#[test]
fn farewell_tour_pays_less_to_who_was_not_first() {
    let mut s = Scenario::new(4);
    s.buried(3).life(1, 1).next_dead(&["farewell-tour", "farewell-tour"]);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).player(1).blood, 2);
}

#[test]
fn blood_test_steals_from_each_living_wizard() {
    let mut s = Scenario::new(3);
    s.life(1, 1).blood(2, 5).next_dead(&["blood-test", "blood-test"]);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).bloods(), [2, 2, 4]);
}

#[test]
fn wizard_underground_takes_the_tower_and_gains_4_while_dead() {
    let mut s = Scenario::new(3);
    s.life(1, 1).tower(2).next_dead(&["wizard-underground", "wizard-underground"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.tower(), Some(1));
    let gain = Event::BloodGained { seat: Seat(1), blood: 4, why: BloodFor::Tower };
    assert!(a.later.contains(&gain));
}

#[test]
fn well_earned_rest_pays_per_token_and_comforts_who_has_none() {
    let mut s = Scenario::new(2);
    s.tokens(0, 1).life(0, 1).next_dead(&["well-earned-rest"]).next_treasures(&["loaded-dice"]);
    s.spell(1, &["old-kaboomski"]);
    let a = s.play(1, &[]);
    assert_eq!(a.player(0).blood, 1);
    assert!(!a.later.iter().any(|event| matches!(event, Event::TreasureGained { .. })));
    let mut s = Scenario::new(2);
    s.tokens(1, 0).life(0, 1).next_dead(&["well-earned-rest"]).next_treasures(&["loaded-dice"]);
    s.spell(1, &["old-kaboomski"]);
    let a = s.play(1, &[]);
    let gained = Event::TreasureGained { seat: Seat(0), treasure: treasure("loaded-dice") };
    assert!(a.later.contains(&gained));
}

#[test]
fn magic_finger_has_the_winner_draw_two_fewer() {
    let mut s = Scenario::new(2);
    s.life(1, 1).dead_card(1, "magic-finger").next_dead(&["magic-finger"]);
    s.cast(0, &["professor-pluck"], &[]);
    assert_eq!([0, 1].map(|seat| s.state.hands[seat].len()), [4, 8]);
    assert_eq!(s.state.table.round, 2);
}

#[test]
fn purr_in_peace_brings_a_creature_to_the_next_round() {
    let mut s = Scenario::new(2);
    s.life(1, 1).next_dead(&["purr-in-peace"]);
    s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(s.state.table.players[1].creatures.len(), 1);
}

#[test]
fn light_headed_adds_a_card_to_the_next_first_spell() {
    let mut s = Scenario::new(2);
    s.life(1, 1).next_dead(&["light-headed"]);
    s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(s.state.table.players[1].boost, 1);
    // Wild Magic on top goes to the hand, and the next card joins.
    let mut s = Scenario::new(2);
    s.state.table.players[0].boost = 1;
    s.only_deck(&["wild-magic", "wild-magic", "sarabanding"]);
    let a = s.cast(0, &["madame-tombola"], &[]);
    assert!(a.resolved().contains(&"sarabanding"));
}

#[test]
fn little_angel_waits_for_the_next_power_roll() {
    let mut s = Scenario::new(2);
    s.life(1, 1).next_dead(&["little-angel"]);
    s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(s.state.table.players[1].dead_cards.count(dead("little-angel")), 1);
}

#[test]
fn set_aside_treasures_are_gained_when_the_next_round_starts() {
    let mut s = Scenario::new(2);
    s.next_treasures(&["towering-talisman"]).life(1, 2).next_dead(&["magic-finger"]);
    s.spell(1, &["lucky-pipkin", "unflappable"]);
    s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(s.state.table.tower, Some(Seat(1)));
    assert_eq!(s.state.table.round, 2);
}

#[test]
fn a_round_ends_with_everything_discarded_but_blood() {
    let mut s = Scenario::new(2);
    s.life(1, 1).hand(0, &["jelly-cube"]).treasure(0, "loaded-dice").blood(0, 2).tower(0);
    s.creature(0, "baba-barbara").next_dead(&["magic-finger"]);
    s.cast(0, &["professor-pluck"], &[]);
    let player = &s.state.table.players[0];
    assert_eq!((player.life, player.tokens), (20, 1));
    // 2, 3 for the kill, 1 for the Tower.
    assert_eq!(player.blood, 6);
    assert!(player.treasures.is_empty() && player.creatures.is_empty());
    assert_eq!(s.state.table.tower, None);
    assert!(!s.state.table.players[1].dead);
}

#[test]
fn two_tokens_win_the_match() {
    let mut s = Scenario::new(2);
    s.life(1, 1).tokens(0, 1);
    s.cast(0, &["professor-pluck"], &[]);
    let outcome = SpellWars::outcome(&s.state).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![2, 0], Seats::one(Seat(0))));
}

#[test]
fn a_quick_match_has_three_rounds_and_points() {
    let quick = Options { quick: true, ..Options::default() };
    let mut s = Scenario::with(3, quick.clone());
    s.state.table.round = 3;
    s.life(1, 1).life(2, 1);
    s.state.table.players[1].points = 4;
    s.cast(0, &["dame-flambina"], &[]);
    let outcome = SpellWars::outcome(&s.state).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![3, 4, 0], Seats::one(Seat(1))));
    // Equal points: the latest survivor wins.
    let mut s = Scenario::with(2, quick);
    s.state.table.round = 3;
    s.life(1, 1);
    s.state.table.players[1].points = 2;
    s.cast(0, &["professor-pluck"], &[]);
    let outcome = SpellWars::outcome(&s.state).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![2, 2], Seats::one(Seat(0))));
}

#[test]
fn the_towers_holder_gains_one_blood_at_the_end_of_a_turn() {
    let mut s = Scenario::new(2);
    s.tower(1);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    let gain = Event::BloodGained { seat: Seat(1), blood: 1, why: BloodFor::Tower };
    assert!(a.later.contains(&gain));
}

#[test]
fn an_empty_deck_is_made_of_its_discard_and_with_neither_nothing_is_found() {
    let mut s = Scenario::new(2);
    s.deck(&[]);
    let a = s.cast(0, &["surprise-pet"], &[]);
    assert!(a.happened(|event| *event == Event::DeckShuffled));
    let mut s = Scenario::new(3);
    s.buried(2).only_deck(&["dame-flambina"]);
    let a = s.cast(0, &["surprise-pet"], &[]);
    assert_eq!(a.resolved(), ["surprise-pet"]);
}

#[test]
fn wild_magic_stands_for_a_component_and_has_initiative_0() {
    let mut s = Scenario::new(2);
    s.only_deck(&["dame-flambina", "hotfoot-salamander"]).dice(&[1]);
    let a = s.cast(0, &["destination:wild-magic"], &[]);
    assert_eq!(a.resolved(), ["hotfoot-salamander"]);
    assert!(a.happened(|e| *e == Event::InitiativeShown { seat: Seat(0), initiative: 0 }));
}

#[test]
fn a_lost_destination_means_initiative_0_and_a_smaller_spell_goes_earlier() {
    // Bradwin hides behind the Creature of a three-card spell: two are left.
    let mut s = Scenario::new(3);
    s.life(2, 1).spell(2, &["bargain-bradwin", "sarabanding", "jelly-cube"]);
    s.spell(1, &["grandpa-snooze", "begonia-scented", "squashosaurus"]);
    s.spell(0, &["old-kaboomski"]);
    let a = s.play_loosely(1);
    assert_eq!(a.went(), [0, 2, 1]);
}

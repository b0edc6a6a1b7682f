//! Every treasure.

use conclave_rules::games::spell_wars::Event;
use conclave_rules::games::spell_wars::cards::TREASURES;
use conclave_rules::table::Seat;

use super::scenario::*;

#[test]
fn gong_of_reckoning_hurts_per_five_life() {
    let mut s = Scenario::new(3);
    s.treasure(0, "gong-of-reckoning").blood(0, 2).life(2, 14);
    let answers = [choose(0, "gong-of-reckoning"), target(0, 2)];
    let a = s.cast(0, &["grandpa-snooze"], &answers);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 12], vec![0, 0, 0]));
}

#[test]
fn sofa_the_terrible_replaces_wild_magic_by_two() {
    let mut s = Scenario::new(2);
    s.treasure(0, "sofa-the-terrible").deck(&["eye-watering", "sarabanding", "jelly-cube"]);
    // Both are Qualities; they resolve in the order that the caster picks.
    let a = s.cast(0, &["quality:wild-magic"], &[pick(0, "eye-watering")]);
    assert_eq!(a.resolved(), ["eye-watering", "sarabanding"]);
}

#[test]
fn loaded_dice_throw_every_one_again() {
    let mut s = Scenario::new(2);
    s.treasure(0, "loaded-dice").dice(&[1, 1, 5]);
    let a = s.cast(0, &["pocket-kraken"], &[]);
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 18], vec!["pocket-kraken"]));
}

#[test]
fn towering_talisman_takes_the_tower_and_gains_one_more() {
    let mut s = Scenario::new(2);
    s.dice(&[3]).next_treasures(&["towering-talisman"]);
    let a = s.cast(0, &["lucky-pipkin"], &[]);
    assert_eq!(a.tower(), Some(0));
    assert!(a.later.contains(&Event::BloodGained {
        seat: Seat(0),
        blood: 2,
        why: conclave_rules::games::spell_wars::BloodFor::Tower
    }));
}

#[test]
fn sociable_worms_win_ties_for_blood() {
    let mut s = Scenario::new(2);
    s.treasure(1, "sociable-worms").blood(1, 1);
    s.spell(0, &["grandpa-snooze"]).spell(1, &["grandpa-snooze"]);
    let a = s.play(0, &[pay(1, 1)]);
    assert_eq!((a.went(), a.player(1).blood), (vec![1, 0], 0));
    // Declined, the dice decide.
    let mut s = Scenario::new(2);
    s.treasure(1, "sociable-worms").blood(1, 1);
    s.spell(0, &["grandpa-snooze"]).spell(1, &["grandpa-snooze"]).dice(&[5, 2]);
    assert_eq!(s.play(0, &[no(1)]).went(), [0]);
}

#[test]
fn polite_deterrent_turns_the_spell_to_another() {
    let mut s = Scenario::new(4);
    s.treasure(1, "polite-deterrent").blood(1, 3);
    let answers = [pay(1, 3), target(1, 2)];
    let a = s.cast(0, &["professor-pluck", "pickpocketing", "jelly-cube"], &answers);
    assert_eq!(a.player(1).life, 20);
    assert!(a.player(2).life < 18, "Pluck's 3 and the Cube's");
    // With two players there is no other wizard to turn it to.
    let mut s = Scenario::new(2);
    s.treasure(1, "polite-deterrent").blood(1, 3);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).lives(), [20, 17]);
    // Asked once a spell: who declines is not asked again.
    let mut s = Scenario::new(3);
    s.treasure(1, "polite-deterrent").blood(1, 3).dice(&[1, 1]);
    assert_eq!(s.cast(0, &["professor-pluck", "jelly-cube"], &[no(1)]).lives(), [20, 15, 20]);
}

#[test]
fn who_turned_a_spell_away_is_no_other_opponent_either() {
    // [ruling] Both the first and the new target count as already hit.
    let mut s = Scenario::new(4);
    s.blood(0, 2).treasure(1, "polite-deterrent").blood(1, 3).dice(&[2, 5]);
    let answers = [pay(0, 2), target(0, 1), pay(1, 3), target(1, 2)];
    assert_eq!(s.cast(0, &["neatly-halved"], &answers).lives(), [20, 20, 18, 15]);
}

#[test]
fn two_headed_wand_swaps_sides_for_a_whole_spell() {
    let mut s = Scenario::new(3);
    s.treasure(0, "two-headed-wand").dice(&[1, 1]);
    let a = s.cast(0, &["professor-pluck", "jelly-cube"], &[option(0, 1)]);
    assert_eq!(a.lives(), [20, 20, 15]);
    let mut s = Scenario::new(3);
    s.treasure(0, "two-headed-wand");
    assert_eq!(s.cast(0, &["spiralling"], &[option(0, 1)]).lives(), [20, 19, 18]);
    let mut s = Scenario::new(3);
    s.treasure(0, "two-headed-wand");
    assert_eq!(s.cast(0, &["professor-pluck"], &[option(0, 0)]).lives(), [20, 17, 20]);
}

#[test]
fn manual_of_second_thoughts_throws_one_power_roll_again() {
    let mut s = Scenario::new(2);
    s.treasure(0, "manual-of-second-thoughts").dice(&[1, 6]);
    let a = s.cast(0, &["pocket-kraken"], &[choose(0, "manual-of-second-thoughts")]);
    assert_eq!(a.lives(), [20, 18]);
    let mut s = Scenario::new(2);
    s.treasure(0, "manual-of-second-thoughts").dice(&[1]);
    assert_eq!(s.cast(0, &["pocket-kraken"], &[no(0)]).lives(), [20, 19]);
}

#[test]
fn coins_of_fate_pay_for_naming_who_dies_next() {
    let mut s = Scenario::new(3);
    s.dice(&[3]).next_treasures(&["coins-of-fate"]).life(1, 2);
    s.spell(1, &["eye-watering", "jelly-cube"]);
    let a = s.cast(0, &["lucky-pipkin"], &[target(0, 1)]);
    assert!(a.view.table.prophecy.is_some());
    let mut s = Scenario::new(3);
    s.treasure(0, "coins-of-fate").life(1, 2);
    s.state.table.prophecy = Some(conclave_rules::games::spell_wars::public_state::Prophecy {
        treasure: treasure("coins-of-fate"),
        named: Seat(1),
        blood: 2,
    });
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.player(0).blood, 5);
    assert_eq!(a.view.table.prophecy, None);
}

#[test]
fn bottomless_buffet_lends_a_glyph_to_each_spell() {
    let mut s = Scenario::new(2);
    s.dice(&[3]).next_treasures(&["bottomless-buffet"]);
    s.hand(0, &["jelly-cube", "dame-flambina", "wild-magic"]);
    let a = s.cast(0, &["lucky-pipkin"], &[pick(0, "jelly-cube")]);
    assert_eq!(a.view.table.tucked.map(|card| card.key()), Some("jelly-cube"));
    let mut s = Scenario::new(2);
    s.treasure(0, "bottomless-buffet").tucked("bargain-bradwin").dice(&[4, 4]);
    let a = s.cast(0, &["pocket-kraken"], &[]);
    assert_eq!(a.creatures(0), ["pocket-kraken"]);
}

#[test]
fn nachos_of_wrath_heal_for_blood() {
    let mut s = Scenario::new(2);
    s.treasure(0, "nachos-of-wrath").blood(0, 6).life(0, 10);
    let a = s.cast(0, &["toadstool-tim"], &[choose(0, "nachos-of-wrath")]);
    assert!(a.player(0).life >= 13, "once a turn, between components");
    assert_eq!(a.player(0).blood, 3);
}

#[test]
fn prize_bull_keeps_a_creature_just_resolved() {
    let mut s = Scenario::new(2);
    s.treasure(0, "prize-bull").blood(0, 3).dice(&[1]);
    let a = s.cast(0, &["pocket-kraken"], &[pay(0, 3)]);
    assert_eq!(a.creatures(0), ["pocket-kraken"]);
    let mut s = Scenario::new(2);
    s.treasure(0, "prize-bull").blood(0, 3).dice(&[1]);
    assert!(s.cast(0, &["pocket-kraken"], &[no(0)]).creatures(0).is_empty());
}

#[test]
fn trousers_of_the_deep_steal_blood_at_the_start_of_the_go() {
    let mut s = Scenario::new(3);
    s.treasure(0, "trousers-of-the-deep").blood(1, 2).blood(2, 2);
    let a = s.cast(0, &["toadstool-tim"], &[target(0, 2)]);
    assert_eq!(a.bloods(), [1, 2, 1]);
}

#[test]
fn runners_up_cup_heals_and_pays_for_the_last_death() {
    let mut s = Scenario::new(2);
    s.treasure(0, "runners-up-cup").blood(0, 1).life(0, 10);
    let a = s.cast(0, &["madame-tombola"], &[choose(0, "runners-up-cup")]);
    assert_eq!((a.player(0).life, a.player(0).blood), (11, 0));
    let mut s = Scenario::new(2);
    s.treasure(1, "runners-up-cup").life(1, 1);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.player(1).blood.min(3), 3);
}

#[test]
fn baby_monster_hurts_everybody_when_gained_and_bites_for_blood() {
    let mut s = Scenario::new(3);
    s.dice(&[3]).next_treasures(&["baby-monster"]).life(2, 6);
    let a = s.cast(0, &["lucky-pipkin"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![19, 19, 5], vec![2, 0, 0]));
    let mut s = Scenario::new(3);
    s.treasure(0, "baby-monster").blood(0, 4);
    let a = s.cast(0, &["lady-tollgate"], &[choose(0, "baby-monster"), target(0, 1)]);
    assert_eq!(a.lives(), [20, 16, 18]);
}

#[test]
fn greedy_handcuffs_reward_who_acts_last() {
    let mut s = Scenario::new(2);
    s.treasure(0, "greedy-handcuffs").next_treasures(&["naughty-list"]);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    assert!(
        a.later
            .contains(&Event::TreasureGained { seat: Seat(0), treasure: treasure("naughty-list") })
    );
}

#[test]
fn a_treasure_gained_at_the_end_of_the_turn_works_in_it() {
    // [ruling] Its owner's seat is still to come.
    let mut s = Scenario::new(2);
    s.treasure(0, "greedy-handcuffs").life(0, 5).next_treasures(&["rented-tuxedo"]);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    assert!(a.later.contains(&Event::Healed { seat: Seat(0), life: 2 }));
}

#[test]
fn sacrificial_snow_globe_throws_one_die_again() {
    let mut s = Scenario::new(2);
    s.treasure(0, "sacrificial-snow-globe").blood(0, 2).dice(&[1, 6]).life(0, 5);
    let a = s.cast(0, &["toadstool-tim"], &[die(0, 0)]);
    assert_eq!((a.player(0).life, a.player(0).blood), (11, 0));
}

#[test]
fn triple_peashooter_pays_for_three_equal_glyphs() {
    let mut s = Scenario::new(2);
    s.treasure(0, "triple-peashooter").dice(&[1, 1, 1]).acted(1);
    let a = s.cast(0, &["hydra-pondwife", "sarabanding", "overfamiliar-bear"], &[]);
    assert_eq!(a.player(0).blood, 1);
}

#[test]
fn wanted_poster_gains_another_and_pays_the_next_killer() {
    let mut s = Scenario::new(3);
    s.dice(&[3]).next_treasures(&["wanted-poster"]);
    let other = [treasure("naughty-list")].into_iter().collect();
    s.state.table.players[2].set_aside = s.state.table.treasure_discard.without(other);
    s.state.table.treasure_discard = other;
    let a = s.cast(0, &["lucky-pipkin"], &[]);
    assert!(a.view.table.bounty.is_some());
    assert_eq!(a.treasures(0).len(), 1, "and gains another");
    let mut s = Scenario::new(3);
    s.life(1, 1);
    let one = [treasure("wanted-poster")].into_iter().collect();
    s.state.table.treasure_deck = s.state.table.treasure_deck.without(one);
    s.state.table.bounty = Some(conclave_rules::games::spell_wars::public_state::Bounty {
        treasure: treasure("wanted-poster"),
        blood: 3,
    });
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!((a.player(0).blood, a.view.table.bounty), (6, None));
}

#[test]
fn sticky_fingers_swap_if_first() {
    let mut s = Scenario::new(2);
    s.treasure(0, "sticky-fingers").treasure(1, "loaded-dice").treasure(1, "prize-bull");
    let a = s.cast(0, &["lady-tollgate"], &[choose(0, "prize-bull")]);
    assert_eq!(a.treasures(0), ["prize-bull"]);
    assert_eq!(a.treasures(1), ["loaded-dice", "sticky-fingers"]);
    let mut s = Scenario::new(2);
    s.treasure(0, "sticky-fingers").treasure(1, "loaded-dice");
    s.spell(0, &["lady-tollgate", "unflappable"]).spell(1, &["lady-tollgate"]);
    assert_eq!(s.play(0, &[]).treasures(0), ["sticky-fingers"]);
}

#[test]
fn naughty_list_pays_for_each_opponent_killed() {
    let mut s = Scenario::new(3);
    s.treasure(0, "naughty-list").life(1, 1);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).player(0).blood, 4);
}

#[test]
fn hobby_horse_of_thirteen_pays_for_high_power_rolls() {
    for (dice, blood) in [([4, 4, 4], 0), ([4, 4, 5], 1)] {
        let mut s = Scenario::new(2);
        s.treasure(0, "hobby-horse-of-thirteen");
        s.dead_card(0, "little-angel").dead_card(0, "little-angel").dice(&dice);
        assert_eq!(s.cast(0, &["jelly-cube"], &[]).player(0).blood, blood);
    }
}

#[test]
fn growly_granola_adds_to_each_instance_of_a_power_roll() {
    let mut s = Scenario::new(3);
    s.treasure(0, "growly-granola").acted(1).dice(&[4, 4, 4]);
    s.dead_card(0, "little-angel").dead_card(0, "little-angel");
    let a = s.cast(0, &["overfamiliar-bear"], &[]);
    assert_eq!(a.lives(), [20, 15, 18]);
    // Not to other damage, and not to none.
    let mut s = Scenario::new(2);
    s.treasure(0, "growly-granola").dice(&[1]);
    assert_eq!(s.cast(0, &["professor-pluck", "cock-a-doodle-doom"], &[]).lives(), [20, 17]);
}

#[test]
fn splatter_shield_may_heal_when_another_draws_a_dead_wizard_card() {
    for (roll, life) in [(4, 10), (5, 11)] {
        let mut s = Scenario::new(3);
        s.treasure(2, "splatter-shield").life(2, 10).life(1, 1);
        s.next_dead(&["magic-finger", "magic-finger"]);
        // A draw from the pile takes a number of the generator before the die.
        let shows = |seed: &u64| {
            let mut rng = conclave_rules::table::Rng::new(conclave_rules::table::Seed(*seed));
            rng.below(2);
            rng.die() == roll
        };
        let seed = (0..).find(shows).unwrap();
        s.state.rng = conclave_rules::table::Rng::new(conclave_rules::table::Seed(seed));
        assert_eq!(s.cast(0, &["professor-pluck"], &[]).player(2).life, life);
    }
}

#[test]
fn rented_tuxedo_helps_the_weakest_at_the_end_of_the_turn() {
    let mut s = Scenario::new(2);
    s.treasure(0, "rented-tuxedo").life(0, 5).next_treasures(&["naughty-list"]);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    assert!(a.later.contains(&Event::Healed { seat: Seat(0), life: 2 }));
    let mut s = Scenario::new(2);
    s.treasure(0, "rented-tuxedo").life(1, 5);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    assert!(!a.later.iter().any(|event| matches!(event, Event::Healed { .. })));
}

#[test]
fn with_one_wizard_left_no_end_of_turn_treasure_resolves() {
    // [ruling] The Handcuffs' gain kills the last opponent.
    let tuxedo_heals = |life| {
        let mut s = Scenario::new(2);
        s.treasure(0, "greedy-handcuffs").treasure(0, "rented-tuxedo").life(0, 5).life(1, life);
        s.next_treasures(&["baby-monster"]);
        let a = s.cast(0, &["mummy-dearest"], &[]);
        let died = |event: &Event| matches!(event, Event::Died { .. });
        assert_eq!(a.later.iter().any(died), life == 1);
        a.later.contains(&Event::Healed { seat: Seat(0), life: 2 })
    };
    assert!(tuxedo_heals(9));
    assert!(!tuxedo_heals(1));
}

#[test]
fn a_treasures_price_is_paid_once_a_turn_even_if_it_changes_hands() {
    let mut s = Scenario::new(2);
    s.treasure(1, "nachos-of-wrath").blood(0, 9).blood(1, 9).life(0, 5).life(1, 5);
    s.dead_card(0, "little-angel").dead_card(0, "little-angel").dice(&[4, 4, 4]);
    s.spell(1, &["lady-tollgate"]).spell(0, &["lady-tollgate", "pocket-kraken"]);
    let a = s.play(0, &[choose(1, "nachos-of-wrath")]);
    assert_eq!(a.treasures(0), ["nachos-of-wrath"]);
    assert_eq!(a.player(0).blood, 10, "a Blood from Tollgate, none for Nachos");
}

#[test]
fn there_are_25() {
    assert_eq!(TREASURES.len(), 25);
}

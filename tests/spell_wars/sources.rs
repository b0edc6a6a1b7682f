//! Every Source.

use conclave_rules::games::spell_wars::Event;
use conclave_rules::games::spell_wars::cards::Slot;
use conclave_rules::table::Seat;

use super::scenario::*;

#[test]
fn shufflebeard_passes_a_type_to_the_left_and_hurts_by_cards_received() {
    let mut s = Scenario::new(3);
    s.hand(0, &["dame-flambina", "open-handed"]).hand(1, &["count-taxula", "count-taxula"]);
    let a = s.cast(0, &["shufflebeard"], &[name(0, Slot::Source)]);
    // Seat 0 passes 1 to seat 1, seat 1 passes 2 to seat 2, seat 2 passes none.
    assert_eq!(a.lives(), [20, 19, 18]);
    assert_eq!([a.player(0).hand, a.player(1).hand, a.player(2).hand], [1, 1, 2]);
}

#[test]
fn shufflebeard_paid_doubles_and_passes_no_wild_magic() {
    let mut s = Scenario::new(2);
    s.blood(0, 4).hand(0, &["dame-flambina", "wild-magic"]).hand(1, &["jelly-cube"]);
    let a = s.cast(0, &["shufflebeard"], &[pay(0, 4), name(0, Slot::Source)]);
    assert_eq!(a.lives(), [20, 18]);
    assert_eq!(a.bloods(), [0, 0]);
    assert_eq!([a.player(0).hand, a.player(1).hand], [1, 2]);
}

#[test]
fn professor_pluck_hits_the_left_or_paid_everybody() {
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).lives(), [20, 17, 20]);
    let mut s = Scenario::new(3);
    s.blood(0, 2);
    assert_eq!(s.cast(0, &["professor-pluck"], &[pay(0, 2)]).lives(), [20, 17, 17]);
    let mut s = Scenario::new(3);
    s.blood(0, 3);
    let a = s.cast(0, &["professor-pluck"], &[no(0)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 17, 20], vec![3, 0, 0]));
}

#[test]
fn a_price_that_buys_nothing_is_not_offered() {
    let mut s = Scenario::new(2);
    s.blood(0, 9);
    assert_eq!(s.cast(0, &["professor-pluck"], &[]).lives(), [20, 17]);
}

#[test]
fn lady_tollgate_takes_blood_from_who_acted_and_hurts_the_others() {
    let mut s = Scenario::new(4);
    s.acted(1).blood(1, 2).acted(2);
    let a = s.cast(0, &["lady-tollgate"], &[]);
    assert_eq!(a.lives(), [20, 20, 20, 18]);
    assert_eq!(a.bloods(), [1, 1, 0, 0]);
}

#[test]
fn lucky_pipkin_takes_the_tower_a_treasure_or_both() {
    for (roll, tower, treasures) in [(1, true, 0), (2, true, 0), (3, false, 1), (4, false, 1)]
        .into_iter()
        .chain([(5, true, 1), (6, true, 1)])
    {
        let mut s = Scenario::new(2);
        s.dice(&[roll]).next_treasures(&["loaded-dice"]);
        let a = s.cast(0, &["lucky-pipkin"], &[]);
        assert_eq!(a.tower(), tower.then_some(0), "{roll}");
        assert_eq!(a.treasures(0).len(), treasures, "{roll}");
    }
}

#[test]
fn lucky_pipkins_reaction_sets_a_treasure_aside_for_the_next_round() {
    let mut s = Scenario::new(3);
    s.next_treasures(&["towering-talisman"]).life(1, 2).spell(1, &["lucky-pipkin", "jelly-cube"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert!(a.player(1).dead);
    assert_eq!(a.player(1).set_aside.len(), 1);
    assert_eq!(a.tower(), None, "what it does when gained happens in the next round");
    assert!(a.treasures(1).is_empty());
}

#[test]
fn baron_beaverton_deals_one_die_and_suffers_the_other() {
    let mut s = Scenario::new(3);
    s.dice(&[2, 5]);
    assert_eq!(s.cast(0, &["baron-beaverton"], &[die(0, 1)]).lives(), [18, 15, 20]);
    // Equal dice leave nothing to choose.
    let mut s = Scenario::new(3);
    s.dice(&[4, 4]);
    assert_eq!(s.cast(0, &["baron-beaverton"], &[]).lives(), [16, 16, 20]);
}

#[test]
fn baron_beaverton_spares_who_pays_before_the_roll_or_holds_the_tower() {
    let mut s = Scenario::new(2);
    s.blood(0, 1).dice(&[2, 5]);
    assert_eq!(s.cast(0, &["baron-beaverton"], &[pay(0, 1), die(0, 1)]).lives(), [20, 15]);
    let mut s = Scenario::new(2);
    s.blood(0, 1).tower(0).dice(&[2, 5]);
    let a = s.cast(0, &["baron-beaverton"], &[die(0, 1)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 15], vec![1, 0]));
}

#[test]
fn madame_tombola_takes_the_tower_and_paid_hurts_per_token() {
    let mut s = Scenario::new(3);
    s.blood(0, 1).tokens(0, 1).tokens(1, 1);
    let a = s.cast(0, &["madame-tombola"], &[pay(0, 1)]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 16, 16], Some(0)));
    // No token in play: nothing to buy.
    let mut s = Scenario::new(3);
    s.blood(0, 1);
    assert_eq!(s.cast(0, &["madame-tombola"], &[]).bloods(), [1, 0, 0]);
}

#[test]
fn mummy_dearest_hurts_who_already_acted() {
    let mut s = Scenario::new(3);
    s.acted(2);
    assert_eq!(s.cast(0, &["mummy-dearest"], &[]).lives(), [20, 20, 18]);
}

#[test]
fn mummy_dearests_reaction_draws_two_dead_wizard_cards_more() {
    let mut s = Scenario::new(3);
    s.life(1, 1).spell(1, &["mummy-dearest", "open-handed"]);
    s.next_dead(&["magic-finger", "magic-finger", "magic-finger", "magic-finger"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.dead_cards(1), ["magic-finger"; 3]);
}

#[test]
fn the_taxing_thing_takes_blood_or_hurts_as_the_left_chooses() {
    let mut s = Scenario::new(3);
    s.blood(1, 2);
    let a = s.cast(0, &["the-taxing-thing"], &[option(1, 0)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 20], vec![2, 0, 0]));
    let mut s = Scenario::new(3);
    s.blood(1, 2);
    let a = s.cast(0, &["the-taxing-thing"], &[option(1, 1)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 17, 20], vec![0, 2, 0]));
    // With less than 2 Blood there is no choice.
    let mut s = Scenario::new(3);
    s.blood(1, 1);
    let a = s.cast(0, &["the-taxing-thing"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 17, 20], vec![0, 1, 0]));
}

#[test]
fn dame_flambina_hurts_everybody_by_1_or_paid_by_5() {
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["dame-flambina"], &[]).lives(), [20, 19, 19]);
    let mut s = Scenario::new(3);
    s.blood(0, 6);
    let a = s.cast(0, &["dame-flambina"], &[pay(0, 5)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 15, 15], vec![1, 0, 0]));
}

#[test]
fn old_kaboomski_hits_the_right() {
    let mut s = Scenario::new(4);
    assert_eq!(s.cast(0, &["old-kaboomski"], &[]).lives(), [20, 20, 20, 18]);
}

#[test]
fn old_kaboomskis_reaction_hurts_the_killer_who_may_block() {
    let mut s = Scenario::new(3);
    s.life(1, 3).spell(1, &["old-kaboomski", "eye-watering"]).dice(&[6]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.lives(), [14, 0, 20]);
    let mut s = Scenario::new(3);
    s.life(1, 3).spell(1, &["old-kaboomski", "eye-watering"]).dice(&[6, 1]);
    s.creature(0, "jelly-cube");
    let a = s.cast(0, &["professor-pluck"], &[pick(0, "jelly-cube")]);
    assert_eq!(a.lives(), [20, 0, 20]);
    assert!(a.creatures(0).is_empty());
}

#[test]
fn old_kaboomskis_reaction_does_nothing_to_who_killed_themselves() {
    // Seat 0 dies of its own die; its Kaboomski came into the spell unresolved.
    let mut s = Scenario::new(3);
    s.life(0, 1).dice(&[2, 3]).hand(0, &["old-kaboomski"]);
    let a = s.cast(0, &["baron-beaverton", "open-handed"], &[die(0, 0)]);
    assert!(a.player(0).dead);
    assert_eq!(a.lives(), [0, 18, 20]);
}

#[test]
fn little_vesuvia_gives_blood_to_the_strongest_then_burns_them() {
    let mut s = Scenario::new(3);
    s.life(2, 21).blood(0, 3).dice(&[4]);
    let a = s.cast(0, &["little-vesuvia"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 17], vec![2, 0, 1]));
    // The Tower adds a die against another, chosen when that is reached.
    let mut s = Scenario::new(4);
    s.life(2, 21).tower(0).dice(&[4, 2]);
    let a = s.cast(0, &["little-vesuvia"], &[target(0, 3)]);
    assert_eq!(a.lives(), [20, 20, 17, 18]);
}

#[test]
fn sparky_tinderbox_does_one_of_two_or_paid_both() {
    let mut s = Scenario::new(3);
    let a = s.cast(0, &["sparky-tinderbox"], &[option(0, 0)]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 19, 19], Some(0)));
    let mut s = Scenario::new(3);
    s.tower(1);
    let a = s.cast(0, &["sparky-tinderbox"], &[option(0, 1)]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 20, 17], Some(1)));
    let mut s = Scenario::new(3);
    s.blood(0, 3).tower(1);
    let a = s.cast(0, &["sparky-tinderbox"], &[pay(0, 3), target(0, 1)]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 16, 19], Some(0)));
    // Its only opponent holds the Tower: the second option can do nothing.
    let mut s = Scenario::new(2);
    s.tower(1);
    assert_eq!(s.cast(0, &["sparky-tinderbox"], &[]).tower(), Some(0));
}

#[test]
fn special_delivera_hits_the_strongest_and_paid_adds_a_random_card() {
    let mut s = Scenario::new(3);
    s.life(1, 19).blood(0, 3).hand(0, &["dame-flambina"]);
    let a = s.cast(0, &["special-delivera"], &[pay(0, 3)]);
    assert_eq!(a.resolved(), ["special-delivera", "dame-flambina"]);
    assert_eq!(a.lives(), [20, 18, 17]);
}

#[test]
fn manyhands_morwen_adds_a_hand_card_and_with_the_tower_another() {
    let mut s = Scenario::new(2);
    s.hand(0, &["dame-flambina", "eye-watering"]);
    let a = s.cast(0, &["manyhands-morwen"], &[pick(0, "eye-watering")]);
    assert_eq!(a.resolved(), ["manyhands-morwen", "eye-watering"]);
    let mut s = Scenario::new(2);
    s.tower(0).hand(0, &["dame-flambina", "eye-watering"]);
    let a = s.cast(0, &["manyhands-morwen"], &[pick(0, "eye-watering")]);
    assert_eq!(a.resolved(), ["manyhands-morwen", "dame-flambina", "eye-watering"]);
}

#[test]
fn manyhands_morwen_replaces_wild_magic_at_once_by_a_type_she_names() {
    let mut s = Scenario::new(2);
    s.hand(0, &["wild-magic"]).deck(&["eye-watering"]);
    let a = s.cast(0, &["manyhands-morwen"], &[name(0, Slot::Quality)]);
    assert_eq!(a.resolved(), ["manyhands-morwen", "eye-watering"]);
    assert_eq!(a.lives(), [20, 17]);
}

#[test]
fn bargain_bradwin_hits_whom_he_likes() {
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["bargain-bradwin"], &[target(0, 2)]).lives(), [20, 20, 19]);
}

#[test]
fn bargain_bradwins_reaction_has_a_creature_of_the_spell_suffer_instead() {
    let mut s = Scenario::new(2);
    s.life(1, 2).spell(1, &["bargain-bradwin", "jelly-cube"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.lives(), [20, 2], "life is as before the hit");
    assert_eq!(a.player(1).sealed, 1, "the spell is a card smaller");
    assert_eq!(a.bloods(), [0, 0], "nobody died");
    // Without a Creature there is nothing to hide behind.
    let mut s = Scenario::new(2);
    s.life(1, 2).spell(1, &["bargain-bradwin", "eye-watering"]);
    assert!(s.cast(0, &["professor-pluck"], &[]).player(1).dead);
}

#[test]
fn count_taxula_hits_another_if_he_robs_a_living_opponent() {
    let mut s = Scenario::new(3);
    s.tower(1);
    let a = s.cast(0, &["count-taxula"], &[]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 20, 17], Some(0)));
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["count-taxula"], &[]).lives(), [20, 20, 20]);
    let mut s = Scenario::new(3);
    s.tower(1).buried(1);
    assert_eq!(s.cast(0, &["count-taxula"], &[]).lives(), [20, 0, 20]);
    // With two players there is no other.
    let mut s = Scenario::new(2);
    s.tower(1);
    assert_eq!(s.cast(0, &["count-taxula"], &[]).lives(), [20, 20]);
}

#[test]
fn grandpa_snooze_heals_per_creature_and_what_is_paid() {
    let mut s = Scenario::new(3);
    s.life(0, 10).creature(0, "jelly-cube").creature(2, "baba-barbara").blood(0, 4);
    let a = s.cast(0, &["grandpa-snooze"], &[pay(0, 3)]);
    assert_eq!((a.player(0).life, a.player(0).blood), (15, 1));
}

#[test]
fn pay_x_may_burn_more_blood_than_heals() {
    let mut s = Scenario::new(2);
    s.life(0, 23).blood(0, 7);
    let a = s.cast(0, &["grandpa-snooze"], &[pay(0, 7)]);
    assert_eq!((a.player(0).life, a.player(0).blood), (25, 0));
    // With nothing to heal it is not asked.
    let mut s = Scenario::new(2);
    s.life(0, 25).blood(0, 7);
    assert_eq!(s.cast(0, &["grandpa-snooze"], &[]).player(0).blood, 7);
}

#[test]
fn toadstool_tim_heals_a_die_up_to_25() {
    let mut s = Scenario::new(2);
    s.life(0, 22).dice(&[5]);
    assert_eq!(s.cast(0, &["toadstool-tim"], &[]).lives(), [25, 20]);
}

#[test]
fn toadstool_tims_reaction_prevents_the_death_at_one_life() {
    let mut s = Scenario::new(2);
    s.life(1, 2).spell(1, &["toadstool-tim", "open-handed"]);
    let a = s.cast(0, &["professor-pluck"], &[]);
    assert_eq!(a.lives(), [20, 1]);
    assert!(!a.player(1).dead);
    assert_eq!(a.player(1).sealed, 1);
    assert_eq!(a.bloods(), [0, 0]);
    assert!(a.dead_cards(1).is_empty());
}

#[test]
fn hydra_pondwife_hits_the_strongest_and_paid_who_holds_tokens() {
    let mut s = Scenario::new(3);
    s.life(1, 21).tokens(2, 1).blood(0, 4);
    assert_eq!(s.cast(0, &["hydra-pondwife"], &[pay(0, 4)]).lives(), [20, 18, 13]);
    let mut s = Scenario::new(3);
    s.life(1, 21).blood(0, 4);
    assert_eq!(s.cast(0, &["hydra-pondwife"], &[]).bloods(), [4, 0, 0]);
}

#[test]
fn goldilockjaw_borrows_a_creature_or_bites() {
    let mut s = Scenario::new(2);
    s.hand(1, &["hotfoot-salamander", "eye-watering"]).dice(&[1]);
    let a = s.cast(0, &["goldilockjaw"], &[pick(1, "hotfoot-salamander")]);
    assert_eq!(a.resolved(), ["goldilockjaw", "hotfoot-salamander"]);
    assert_eq!((a.lives(), a.player(1).hand), (vec![20, 18], 1));
    let mut s = Scenario::new(2);
    s.hand(1, &["hotfoot-salamander"]).dice(&[5]);
    assert_eq!(s.cast(0, &["goldilockjaw"], &[no(1)]).lives(), [20, 15]);
    // An empty hand is not asked.
    let mut s = Scenario::new(2);
    s.dice(&[5]);
    let a = s.cast(0, &["goldilockjaw"], &[]);
    assert_eq!(a.lives(), [20, 15]);
    assert!(a.happened(|event| *event == Event::GaveNothing(Seat(1))));
}

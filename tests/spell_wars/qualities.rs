//! Every Quality.

use conclave_rules::games::spell_wars::Event;
use conclave_rules::games::spell_wars::cards::Glyph;
use conclave_rules::table::Seat;

use super::scenario::*;

#[test]
fn treasure_trimmed_gives_treasures_and_paid_hurts_per_treasure_in_play() {
    let mut s = Scenario::new(3);
    s.treasure(1, "loaded-dice").blood(0, 8).next_treasures(&["naughty-list", "prize-bull"]);
    let a = s.cast(0, &["treasure-trimmed"], &[pay(0, 8)]);
    assert_eq!([0, 1, 2].map(|seat| a.treasures(seat).len()), [1, 1, 1]);
    assert_eq!(a.lives(), [20, 14, 14]);
}

#[test]
fn open_handed_gives_to_who_has_not_acted_and_paid_takes_from_who_has() {
    let mut s = Scenario::new(3);
    s.acted(1).treasure(1, "loaded-dice").blood(0, 2);
    s.next_treasures(&["naughty-list", "prize-bull", "splatter-shield"]);
    let a = s.cast(0, &["open-handed"], &[pay(0, 2)]);
    assert_eq!([0, 1, 2].map(|seat| a.treasures(seat).len()), [2, 0, 1]);
}

#[test]
fn a_treasure_lost_is_the_owners_choice() {
    let mut s = Scenario::new(2);
    s.acted(1).treasure(1, "loaded-dice").treasure(1, "prize-bull").blood(0, 2);
    s.next_treasures(&["naughty-list", "splatter-shield"]);
    let a = s.cast(0, &["open-handed"], &[pay(0, 2), choose(1, "prize-bull")]);
    assert_eq!(a.treasures(1), ["loaded-dice"]);
}

#[test]
fn pickpocketing_takes_an_arcane_card_otherwise_a_treasure() {
    assert_eq!(glyph_of("open-handed"), Glyph::Arcane);
    let mut s = Scenario::new(3);
    s.hand(1, &["open-handed", "jelly-cube", "dame-flambina"]);
    let a = s.cast(0, &["pickpocketing"], &[pick(1, "jelly-cube")]);
    assert_eq!([a.player(0).hand, a.player(1).hand], [1, 2]);
    let mut s = Scenario::new(3);
    s.hand(1, &["dame-flambina"]).treasure(1, "loaded-dice");
    assert_eq!(s.cast(0, &["pickpocketing"], &[]).treasures(0), ["loaded-dice"]);
    // Neither: nothing. And with the Tower the right neighbour too.
    let mut s = Scenario::new(3);
    s.tower(0).hand(2, &["jelly-cube"]);
    assert_eq!(s.cast(0, &["pickpocketing"], &[]).player(0).hand, 1);
}

#[test]
fn unflappable_gains_blood_and_low_rolls_heal_the_weakest_opponent() {
    let mut s = Scenario::new(3);
    s.life(2, 9).dice(&[4]);
    let a = s.cast(0, &["unflappable"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 13], vec![4, 0, 0]));
    let mut s = Scenario::new(3);
    s.life(2, 9).dice(&[5]);
    assert_eq!(s.cast(0, &["unflappable"], &[]).lives(), [20, 20, 9]);
}

#[test]
fn breathtaking_paid_weighs_blood_after_paying() {
    let mut s = Scenario::new(3);
    s.blood(0, 5).blood(2, 3);
    let a = s.cast(0, &["breathtaking"], &[pay(0, 1), target(0, 2)]);
    assert_eq!(a.lives(), [17, 19, 15]);
}

#[test]
fn breathtaking_still_costs_life_when_it_kills() {
    let mut s = Scenario::new(3);
    s.blood(0, 5).blood(2, 3).life(2, 3);
    let a = s.cast(0, &["breathtaking"], &[pay(0, 1), target(0, 2)]);
    assert_eq!((a.lives(), a.player(0).blood), (vec![17, 19, 0], 7));
}

#[test]
fn eye_watering_gains_blood_if_a_creature_blocks() {
    let mut s = Scenario::new(2);
    assert_eq!(s.cast(0, &["eye-watering"], &[]).bloods(), [0, 0]);
    let mut s = Scenario::new(2);
    s.creature(1, "jelly-cube");
    let a = s.cast(0, &["eye-watering"], &[pick(1, "jelly-cube")]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20], vec![1, 0]));
    let mut s = Scenario::new(2);
    s.creature(1, "jelly-cube");
    let a = s.cast(0, &["eye-watering"], &[no(1)]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 17], vec![0, 0]));
}

#[test]
fn heads_you_lose_rewards_and_hurts_the_highest_roller() {
    let mut s = Scenario::new(3);
    s.dice(&[2, 5]);
    let a = s.cast(0, &["heads-you-lose"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 15], vec![0, 0, 1]));
    let mut s = Scenario::new(3);
    s.tower(0).dice(&[2, 5]);
    assert_eq!(s.cast(0, &["heads-you-lose"], &[]).lives(), [20, 18, 15]);
    // The caster chooses between equals.
    let mut s = Scenario::new(3);
    s.dice(&[5, 5]);
    assert_eq!(s.cast(0, &["heads-you-lose"], &[target(0, 1)]).lives(), [20, 15, 20]);
}

#[test]
fn grim_grinning_hurts_per_card_of_one_type_discarded() {
    let mut s = Scenario::new(2);
    s.hand(0, &["jelly-cube", "baba-barbara", "dame-flambina", "wild-magic"]);
    let answers = [pick(0, "jelly-cube"), pick(0, "baba-barbara"), no(0)];
    let a = s.cast(0, &["grim-grinning"], &answers);
    assert_eq!((a.lives(), a.player(0).hand), (vec![20, 18], 2));
    let mut s = Scenario::new(2);
    s.hand(0, &["jelly-cube", "baba-barbara"]).blood(0, 4);
    let answers = [pay(0, 4), pick(0, "jelly-cube"), no(0)];
    assert_eq!(s.cast(0, &["grim-grinning"], &answers).lives(), [20, 18]);
    let mut s = Scenario::new(2);
    s.hand(0, &["jelly-cube"]);
    assert_eq!(s.cast(0, &["grim-grinning"], &[no(0)]).lives(), [20, 20]);
}

#[test]
fn what_may_be_discarded_is_asked_whether_or_not_a_hand_has_it() {
    // [ruling] Others see what is asked, and could tell from it what the hand lacks.
    let mut s = Scenario::new(2);
    s.hand(0, &["wild-magic"]).blood(0, 4);
    let a = s.cast(0, &["grim-grinning"], &[pay(0, 4), no(0)]);
    assert_eq!((a.lives(), a.player(0).blood), (vec![20, 20], 0));
    let mut s = Scenario::new(2);
    s.hand(0, &["grandpa-snooze"]).life(0, 10);
    assert_eq!(s.cast(0, &["sarabanding"], &[no(0)]).player(0).life, 10);
}

#[test]
fn a_card_that_must_be_chosen_is_asked_for_even_if_only_one_fits() {
    // [ruling] Others know how many cards the hand has, not how many fit.
    let mut s = Scenario::new(2);
    s.hand(0, &["jelly-cube", "dame-flambina"]);
    let a = s.cast(0, &["badly-gift-wrapped"], &[pick(0, "jelly-cube")]);
    assert_eq!(a.resolved(), ["badly-gift-wrapped", "jelly-cube"]);
    let mut s = Scenario::new(2);
    s.hand(0, &["jelly-cube"]);
    assert_eq!(
        s.cast(0, &["badly-gift-wrapped"], &[]).resolved(),
        ["badly-gift-wrapped", "jelly-cube"]
    );
}

#[test]
fn scorching_all_over_burns_the_holder_or_everybody() {
    let mut s = Scenario::new(3);
    s.tower(1);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[]).lives(), [20, 16, 20]);
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[]).lives(), [16, 16, 16]);
    let mut s = Scenario::new(3);
    s.tower(1).buried(1);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[]).lives(), [16, 0, 16]);
    let mut s = Scenario::new(2);
    s.tower(0);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[]).lives(), [16, 20]);
}

#[test]
fn scorching_all_over_paid_burns_the_holder_and_both_neighbours() {
    let mut s = Scenario::new(5);
    s.tower(3).blood(0, 6);
    let a = s.cast(0, &["scorching-all-over"], &[pay(0, 6)]);
    assert_eq!(a.lives(), [20, 20, 16, 12, 16]);
    // With no holder there is nothing to pay for.
    let mut s = Scenario::new(3);
    s.blood(0, 6);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[]).bloods(), [6, 0, 0]);
    // Two players: the only neighbour is hit once.
    let mut s = Scenario::new(2);
    s.tower(1).blood(0, 6);
    assert_eq!(s.cast(0, &["scorching-all-over"], &[pay(0, 6)]).lives(), [16, 12]);
}

#[test]
fn eyebrow_singeing_hurts_by_creatures_in_the_hand_shown() {
    let mut s = Scenario::new(3);
    s.hand(1, &["jelly-cube", "baba-barbara", "dame-flambina"]).hand(2, &["jelly-cube"]);
    let a = s.cast(0, &["eyebrow-singeing"], &[target(0, 1)]);
    assert_eq!(a.lives(), [20, 16, 20]);
    assert!(a.happened(|e| matches!(e, Event::HandShown { seat: Seat(1), .. })));
    let mut s = Scenario::new(3);
    s.hand(1, &["jelly-cube", "baba-barbara"]).hand(2, &["jelly-cube"]).blood(0, 3);
    assert_eq!(s.cast(0, &["eyebrow-singeing"], &[pay(0, 3)]).lives(), [20, 16, 18]);
}

#[test]
fn ooh_thats_hot_picks_by_die_and_with_the_tower_hits_another() {
    let mut s = Scenario::new(3);
    s.dice(&[6, 4]);
    assert_eq!(s.cast(0, &["ooh-thats-hot"], &[]).lives(), [20, 20, 16]);
    // Five candidates share five faces; a six is thrown again.
    let mut s = Scenario::new(6);
    s.dice(&[6, 2, 3]);
    assert_eq!(s.cast(0, &["ooh-thats-hot"], &[]).lives(), [20, 20, 17, 20, 20, 20]);
}

#[test]
fn pitchforking_hands_the_tower_over_and_stabs() {
    let mut s = Scenario::new(3);
    s.tower(1);
    let a = s.cast(0, &["pitchforking"], &[]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 20, 17], Some(2)));
    let mut s = Scenario::new(3);
    s.tower(1).creature(2, "jelly-cube").blood(0, 3);
    let a = s.cast(0, &["pitchforking"], &[pay(0, 3)]);
    assert_eq!((a.lives(), a.creatures(2).len()), (vec![20, 20, 17], 0));
    // The only opponent holds the Tower: you take it, nothing else.
    let mut s = Scenario::new(2);
    s.tower(1);
    let a = s.cast(0, &["pitchforking"], &[]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 20], Some(0)));
}

#[test]
fn odds_and_evens_hurts_one_half_or_with_the_tower_both() {
    let mut s = Scenario::new(3);
    s.life(1, 19);
    assert_eq!(s.cast(0, &["odds-and-evens"], &[option(0, 1)]).lives(), [20, 16, 20]);
    let mut s = Scenario::new(3);
    s.life(1, 19).tower(0);
    assert_eq!(s.cast(0, &["odds-and-evens"], &[]).lives(), [20, 16, 18]);
    // Only one option can do anything.
    let mut s = Scenario::new(3);
    assert_eq!(s.cast(0, &["odds-and-evens"], &[]).lives(), [20, 18, 18]);
}

#[test]
fn odds_and_evens_asks_parity_anew_before_the_odd_half() {
    // A Reaction between the halves sets a wizard's life to 1: odd.
    let mut s = Scenario::new(3);
    s.tower(0).life(1, 2).spell(1, &["toadstool-tim", "open-handed"]);
    let a = s.cast(0, &["odds-and-evens"], &[]);
    assert!(a.player(1).dead);
    assert_eq!(a.lives(), [20, 0, 18]);
}

#[test]
fn badly_gift_wrapped_adds_a_destination_and_paid_another_from_the_deck() {
    let mut s = Scenario::new(2);
    s.hand(0, &["hotfoot-salamander", "dame-flambina"]).dice(&[1]);
    let a = s.cast(0, &["badly-gift-wrapped"], &[pick(0, "hotfoot-salamander")]);
    assert_eq!(a.resolved(), ["badly-gift-wrapped", "hotfoot-salamander"]);
    let mut s = Scenario::new(2);
    s.blood(0, 4).deck(&["squashosaurus"]);
    let a = s.cast(0, &["badly-gift-wrapped"], &[pay(0, 4)]);
    assert_eq!(a.resolved(), ["badly-gift-wrapped", "squashosaurus"]);
}

#[test]
fn wobbly_kneed_gives_a_treasure_then_hurts_who_has_one() {
    let mut s = Scenario::new(3);
    s.treasure(1, "loaded-dice").next_treasures(&["naughty-list"]);
    let a = s.cast(0, &["wobbly-kneed"], &[]);
    assert_eq!((a.lives(), a.treasures(2)), (vec![20, 18, 18], vec!["naughty-list"]));
}

#[test]
fn neatly_halved_fixes_its_target_before_the_roll() {
    let mut s = Scenario::new(3);
    s.dice(&[5, 2]);
    assert_eq!(s.cast(0, &["neatly-halved"], &[target(0, 2)]).lives(), [20, 20, 18]);
    let mut s = Scenario::new(3);
    s.dice(&[5, 2]).blood(0, 2);
    assert_eq!(s.cast(0, &["neatly-halved"], &[pay(0, 2), target(0, 2)]).lives(), [20, 15, 18]);
}

#[test]
fn surprise_pet_reveals_until_a_creature_and_with_the_tower_two() {
    let mut s = Scenario::new(2);
    s.deck(&["dame-flambina", "squashosaurus"]);
    let a = s.cast(0, &["surprise-pet"], &[]);
    assert_eq!(a.resolved(), ["surprise-pet", "squashosaurus"]);
    let mut s = Scenario::new(2);
    s.tower(0).deck(&["squashosaurus", "hungry-circus"]);
    let a = s.cast(0, &["surprise-pet"], &[pick(0, "hungry-circus")]);
    assert_eq!(a.resolved(), ["surprise-pet", "hungry-circus", "squashosaurus"]);
}

#[test]
fn begonia_scented_counts_the_dead_before_its_damage() {
    let mut s = Scenario::new(3);
    let a = s.cast(0, &["begonia-scented"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 20, 20], vec![2, 0, 0]));
    assert_eq!(a.tower(), Some(0));
    let mut s = Scenario::new(4);
    s.buried(3).life(1, 1).next_dead(&["magic-finger", "magic-finger"]);
    let a = s.cast(0, &["begonia-scented"], &[]);
    assert_eq!((a.lives(), a.bloods()), (vec![20, 0, 19, 0], vec![3, 0, 0, 0]));
}

#[test]
fn spiralling_winds_to_the_right() {
    let mut s = Scenario::new(4);
    assert_eq!(s.cast(0, &["spiralling"], &[]).lives(), [20, 17, 18, 19]);
    let mut s = Scenario::new(4);
    s.blood(0, 2).buried(3);
    assert_eq!(s.cast(0, &["spiralling"], &[pay(0, 2)]).lives(), [20, 16, 18, 0]);
}

#[test]
fn sarabanding_discards_what_is_not_primal_and_heals() {
    let mut s = Scenario::new(2);
    s.life(0, 10).hand(0, &["wild-magic", "dame-flambina", "grandpa-snooze", "open-handed"]);
    let answers = [pick(0, "wild-magic"), pick(0, "dame-flambina"), no(0)];
    let a = s.cast(0, &["sarabanding"], &answers);
    assert_eq!((a.player(0).life, a.player(0).hand), (12, 2));
    // Three at most, and Primal cards never.
    let mut s = Scenario::new(2);
    s.life(0, 10).hand(0, &["wild-magic", "wild-magic", "wild-magic", "grandpa-snooze"]);
    let answers = [(); 3].map(|()| pick(0, "wild-magic"));
    assert_eq!(s.cast(0, &["sarabanding"], &answers).player(0).life, 13);
}

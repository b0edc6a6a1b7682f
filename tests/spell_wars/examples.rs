//! The book's worked examples.

use conclave_rules::games::spell_wars::Event;

use super::scenario::*;

#[test]
fn example_1_few_cards_first_then_initiative_then_a_die() {
    // Initiatives 17, 14 and 14 with three cards, and a spell of two.
    let mut s = Scenario::new(4);
    s.spell(0, &["toadstool-tim", "begonia-scented", "ferry-marmoset"]);
    s.spell(1, &["toadstool-tim", "begonia-scented", "baba-barbara"]);
    s.spell(2, &["grandpa-snooze", "sarabanding"]);
    s.spell(3, &["lady-tollgate", "unflappable", "baba-barbara"]);
    // Seats 1 and 3 tie: each rolls, the higher goes first. The order of the spells
    // before decides which dice those are, so it is read from what happened.
    let a = s.play_loosely(1);
    let roll = |who: u8| {
        a.events.iter().find_map(|event| match event {
            Event::TieRolled { seat, die, .. } if seat.0 == who => Some(*die),
            _ => None,
        })
    };
    let (one, three) = (roll(1).unwrap(), roll(3).unwrap());
    assert_ne!(one, three, "this seed rolls no second time");
    let expected: &[u8] = if one > three { &[2, 0, 1] } else { &[2, 0, 3, 1] };
    assert_eq!(a.went(), expected);
}

#[test]
fn example_2_the_complete_spell() {
    // Seat 0 casts; Camille sits left (1), Nicolas opposite (2), somebody right (3)
    // has cast two cards already.
    let mut s = Scenario::new(4);
    s.acted(3).dice(&[4, 3, 3, 4]);
    let a = s.cast(
        0,
        &["count-taxula", "ooh-thats-hot", "pocket-kraken"],
        &[target(0, 1), target(0, 1)],
    );
    assert_eq!(a.player(0).initiative, Some(16));
    assert_eq!(a.tower(), Some(0), "it stood in the middle: nobody was robbed or hurt");
    // A 4 is the one opposite, who takes 3; the Tower gives another 2; two Illusion
    // glyphs roll 7: 2 damage, and the Kraken stays.
    assert_eq!(a.lives(), [20, 16, 17, 20]);
    assert_eq!(a.creatures(0), ["pocket-kraken"]);
}

#[test]
fn example_3_a_new_source_resolves_before_the_destination() {
    // Somebody's Pockets: Light-headed adds a Source when the spell is revealed, and
    // Morwen adds one in the middle.
    let mut s = Scenario::new(2);
    s.hand(0, &["dame-flambina"]).dice(&[1]);
    let a = s.cast(0, &["manyhands-morwen", "hotfoot-salamander"], &[]);
    assert_eq!(a.resolved(), ["manyhands-morwen", "dame-flambina", "hotfoot-salamander"]);
}

#[test]
fn example_4_what_is_not_resolved_reacts_when_its_owner_dies() {
    // Beaverton kills his caster while Pipkin, in the same spell, is unresolved.
    let mut s = Scenario::new(3);
    s.life(0, 2).next_treasures(&["loaded-dice"]).deck(&["lucky-pipkin"]).dice(&[2, 2]);
    s.state.table.players[0].boost = 1;
    let a = s.cast_drawing_first(0, &["baron-beaverton"], &[pick(0, "baron-beaverton")]);
    assert!(a.player(0).dead);
    assert_eq!(a.player(0).set_aside.len(), 1, "Pipkin reacted to a suicide");
    // A Creature that kills its owner does not react itself, nor does what is done.
    let mut s = Scenario::new(3);
    s.life(0, 1).creature(1, "jelly-cube").dice(&[3, 1]);
    let a = s.cast(0, &["lucky-pipkin", "hungry-circus"], &[]);
    assert!(a.player(0).dead);
    assert!(a.player(0).set_aside.is_empty());
}

#[test]
fn example_5_two_instances_need_two_creatures_one_instance_needs_one() {
    // Seat 1 holds a token: the Dragonet deals 3 and then 3.
    let mut s = Scenario::new(2);
    s.acted(1).tokens(1, 1).creature(1, "jelly-cube").creature(1, "baba-barbara");
    s.dead_card(0, "little-angel").dead_card(0, "little-angel").dice(&[4, 4, 4]);
    let answers = [pick(1, "jelly-cube"), pick(1, "baba-barbara")];
    let a = s.cast(0, &["puffing-dragonet"], &answers);
    assert_eq!((a.lives(), a.creatures(1).len()), (vec![20, 20], 0));
    // "3, or 6 if it is your last opponent" is one instance.
    let mut s = Scenario::new(2);
    s.creature(1, "jelly-cube").creature(1, "baba-barbara");
    s.dead_card(0, "little-angel").dead_card(0, "little-angel").dice(&[4, 4, 4]);
    let a = s.cast(0, &["baaa-serker"], &[pick(1, "jelly-cube")]);
    assert_eq!((a.lives(), a.creatures(1)), (vec![20, 20], vec!["baba-barbara"]));
}

#[test]
fn example_6_kept_creatures_do_not_make_a_spell_larger() {
    let mut s = Scenario::new(3);
    s.creature(0, "cock-a-doodle-doom").creature(0, "free-range-whale");
    s.spell(0, &["grandpa-snooze", "sarabanding", "squashosaurus"]);
    s.spell(1, &["grandpa-snooze", "sarabanding", "mecha-mephista"]);
    // Sizes are equal, so initiative decides: 3 before 1.
    let a = s.play_loosely(0);
    assert_eq!(a.went(), [1, 0]);
}

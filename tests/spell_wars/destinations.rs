//! Every Creature, at every tier.

use conclave_rules::games::spell_wars::Event;
use conclave_rules::games::spell_wars::cards::{Card, Cards};

use super::scenario::*;

/// Casts one Creature of seat 0 at a table of `seats` prepared by `set`, with one
/// die a glyph: fillers of the same glyph bring the dice there are.
fn roll(
    key: &'static str,
    dice: &[u8],
    seats: u8,
    set: impl Fn(&mut Scenario),
    answers: &[PlannedAnswer],
) -> CastResult {
    let mut s = Scenario::new(seats);
    set(&mut s);
    // Little Angels bring the other dice, and do nothing else.
    for _ in 1..dice.len() {
        s.dead_card(0, "little-angel");
    }
    s.dice(dice);
    s.cast(0, &[key], answers)
}

/// Life of everybody after each tier, and whether the Creature stays. Tier dice
/// are 1, then 3 and 3, then 4, 4 and 4.
fn tiers(key: &'static str, seats: u8, set: impl Fn(&mut Scenario)) -> [(Vec<u8>, bool); 3] {
    [&[1][..], &[3, 3], &[4, 4, 4]].map(|dice| {
        let a = roll(key, dice, seats, &set, &[]);
        (a.lives(), a.creatures(0) == [key])
    })
}

fn plain(_: &mut Scenario) {}

#[test]
fn jelly_cube() {
    let t = tiers("jelly-cube", 3, plain);
    assert_eq!(t[0], (vec![20, 18, 20], false));
    assert_eq!(t[1], (vec![20, 17, 20], false));
    assert_eq!(t[2], (vec![20, 16, 20], true));
    let give = |s: &mut Scenario| {
        s.next_treasures(&["naughty-list"]);
    };
    let a = roll("jelly-cube", &[4, 4, 4], 3, give, &[]);
    assert_eq!(a.treasures(0), ["naughty-list"]);
}

#[test]
fn baba_barbara() {
    let rich = |s: &mut Scenario| {
        s.blood(2, 5);
    };
    let t = tiers("baba-barbara", 3, rich);
    assert_eq!(t[0], (vec![20, 20, 19], false));
    assert_eq!(t[1], (vec![20, 20, 18], false));
    assert_eq!(t[2], (vec![20, 20, 17], true));
    assert_eq!(roll("baba-barbara", &[3, 3], 3, rich, &[]).bloods(), [0, 0, 4]);
    assert_eq!(roll("baba-barbara", &[4, 4, 4], 3, rich, &[]).bloods(), [0, 0, 3]);
}

#[test]
fn squashosaurus() {
    let rich = |s: &mut Scenario| {
        s.treasure(2, "loaded-dice");
    };
    let t = tiers("squashosaurus", 3, rich);
    assert_eq!(t[0], (vec![20, 20, 19], false));
    assert_eq!(t[1], (vec![20, 20, 17], false));
    assert_eq!(t[2], (vec![20, 20, 13], false));
    assert!(roll("squashosaurus", &[3, 3], 3, rich, &[]).treasures(2).is_empty());
}

#[test]
fn ferry_marmoset() {
    let t = tiers("ferry-marmoset", 3, plain);
    assert_eq!(t[0], (vec![20, 20, 19], false));
    assert_eq!(t[1], (vec![20, 20, 18], false));
    assert_eq!(t[2], (vec![20, 20, 16], true));
    assert_eq!(roll("ferry-marmoset", &[4, 4, 4], 3, plain, &[]).bloods(), [1, 0, 0]);
}

#[test]
fn countess_nibbula() {
    let t = tiers("countess-nibbula", 2, plain);
    assert_eq!(t[0], (vec![20, 19], false));
    assert_eq!(t[1], (vec![20, 18], false));
    assert_eq!(t[2], (vec![20, 16], false));
    // Paid, she stays whatever the roll.
    let a = roll(
        "countess-nibbula",
        &[1],
        2,
        |s| {
            s.blood(0, 1);
        },
        &[pay(0, 1)],
    );
    assert_eq!((a.creatures(0), a.bloods()), (vec!["countess-nibbula"], vec![0, 0]));
}

#[test]
fn hungry_circus() {
    let set = |s: &mut Scenario| {
        s.creature(1, "jelly-cube");
    };
    let a = roll("hungry-circus", &[1], 2, set, &[]);
    assert_eq!(a.lives(), [19, 20]);
    // The Creature is gone before it could block.
    let a = roll("hungry-circus", &[3, 3], 2, set, &[]);
    assert_eq!((a.lives(), a.creatures(1).len()), (vec![20, 17], 0));
    let a = roll("hungry-circus", &[4, 4, 4], 2, set, &[no(1)]);
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 16], vec!["hungry-circus"]));
}

#[test]
fn hungry_circus_lets_the_attacker_pick_which_creature_dies() {
    let set = |s: &mut Scenario| {
        s.creature(1, "jelly-cube").creature(1, "baba-barbara");
    };
    let a = roll("hungry-circus", &[3, 3], 2, set, &[pick(0, "jelly-cube"), no(1)]);
    assert_eq!((a.lives(), a.creatures(1)), (vec![20, 17], vec!["baba-barbara"]));
}

#[test]
fn goat_of_a_thousand_tots() {
    let set = |s: &mut Scenario| {
        s.acted(1);
    };
    let t = tiers("goat-of-a-thousand-tots", 3, set);
    assert_eq!(t[0], (vec![20, 20, 20], false));
    assert_eq!(t[1], (vec![20, 19, 20], false));
    assert_eq!(t[2], (vec![20, 18, 20], true));
    let play = |s: &mut Scenario| {
        s.acted(1).hand(0, &["squashosaurus"]);
    };
    let answers = [pick(0, "squashosaurus"), target(0, 2)];
    let a = roll("goat-of-a-thousand-tots", &[4, 4, 4], 3, play, &answers);
    assert_eq!(a.resolved(), ["goat-of-a-thousand-tots", "squashosaurus"]);
}

#[test]
fn goat_of_a_thousand_tots_paid_adds_a_die_to_each_power_roll_of_the_turn() {
    let mut s = Scenario::new(2);
    s.acted(1).blood(0, 1).creature(0, "hotfoot-salamander").dice(&[1, 1, 6, 6]);
    let answers = [pick(0, "goat-of-a-thousand-tots"), pay(0, 1)];
    let a = s.cast(0, &["goat-of-a-thousand-tots"], &answers);
    // Two dice each: nothing at 2, then 12 for the Salamander.
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 16], vec!["hotfoot-salamander"]));
}

#[test]
fn mecha_mephista() {
    let set = |s: &mut Scenario| {
        s.life(1, 10);
    };
    let t = tiers("mecha-mephista", 3, set);
    assert_eq!(t[0], (vec![20, 9, 20], false));
    assert_eq!(t[1], (vec![19, 8, 20], false));
    assert_eq!(t[2], (vec![20, 6, 18], true));
}

#[test]
fn hotfoot_salamander() {
    let set = |s: &mut Scenario| {
        s.blood(1, 1);
    };
    let t = tiers("hotfoot-salamander", 3, set);
    assert_eq!(t[0], (vec![20, 18, 20], false));
    assert_eq!(t[1], (vec![20, 17, 20], false));
    assert_eq!(t[2], (vec![20, 16, 20], true));
}

#[test]
fn baaa_serker() {
    let set = |s: &mut Scenario| {
        s.tower(2);
    };
    let t = tiers("baaa-serker", 3, set);
    assert_eq!(t[0], (vec![20, 19, 20], false));
    assert_eq!(t[1], (vec![20, 18, 20], false));
    assert_eq!(t[2], (vec![20, 17, 20], true));
    // Its last opponent gets twice as much.
    assert_eq!(tiers("baaa-serker", 2, plain)[2], (vec![20, 14], true));
}

#[test]
fn puffing_dragonet_deals_a_token_holder_two_instances() {
    let set = |s: &mut Scenario| {
        s.acted(1).tokens(2, 1);
    };
    let t = tiers("puffing-dragonet", 3, set);
    assert_eq!(t[0], (vec![20, 19, 20], false));
    assert_eq!(t[1], (vec![20, 17, 20], false));
    assert_eq!(t[2], (vec![20, 17, 17], true));
    let set = |s: &mut Scenario| {
        s.acted(1).tokens(1, 1).creature(1, "jelly-cube");
    };
    let a = roll("puffing-dragonet", &[4, 4, 4], 2, set, &[pick(1, "jelly-cube")]);
    assert_eq!(a.lives(), [20, 17]);
}

#[test]
fn facepalm_golem() {
    let t = tiers("facepalm-golem", 2, plain);
    assert_eq!(t[0], (vec![20, 19], false));
    assert_eq!(t[1], (vec![20, 18], false));
    let mut s = Scenario::new(2);
    s.dead_card(0, "little-angel").dead_card(0, "little-angel").dice(&[4, 4, 4, 6]);
    let a = s.cast(0, &["facepalm-golem"], &[]);
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 14], vec!["facepalm-golem"]));
}

#[test]
fn whiffy_miasma() {
    let set = |s: &mut Scenario| {
        s.acted(1);
    };
    let t = tiers("whiffy-miasma", 3, set);
    assert_eq!(t[0], (vec![20, 19, 20], true));
    assert_eq!(t[1], (vec![20, 18, 20], false));
    assert_eq!(t[2], (vec![20, 16, 20], false));
}

#[test]
fn whiffy_miasma_paid_deals_its_dice_to_different_opponents() {
    let set = |s: &mut Scenario| {
        s.acted(1).acted(2).blood(0, 2);
    };
    let answers = [pay(0, 2), target(0, 1), target(0, 2)];
    let a = roll("whiffy-miasma", &[5, 2], 3, set, &answers);
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 18, 19], vec!["whiffy-miasma"]));
    // Dice that are dealt to no wizard count only for whether it stays.
    let a = roll("whiffy-miasma", &[5, 2], 3, set, &[pay(0, 2), target(0, 1), no(0)]);
    assert_eq!((a.lives(), a.creatures(0)), (vec![20, 18, 20], vec!["whiffy-miasma"]));
    let a = roll("whiffy-miasma", &[5, 6], 3, set, &answers);
    assert_eq!((a.lives(), a.creatures(0).len()), (vec![20, 18, 18], 0));
}

#[test]
fn pocket_kraken() {
    let t = tiers("pocket-kraken", 2, plain);
    assert_eq!(t[0], (vec![20, 19], false));
    assert_eq!(t[1], (vec![20, 18], true));
    assert_eq!(t[2], (vec![20, 17], false));
    let set = |s: &mut Scenario| {
        s.treasure(1, "loaded-dice");
    };
    assert_eq!(roll("pocket-kraken", &[4, 4, 4], 2, set, &[]).treasures(0), ["loaded-dice"]);
}

#[test]
fn crypto_cryptid() {
    let set = |s: &mut Scenario| {
        s.blood(1, 2);
    };
    let t = tiers("crypto-cryptid", 3, set);
    assert_eq!(t[0], (vec![20, 20, 20], false));
    assert_eq!(t[1], (vec![20, 19, 20], false));
    assert_eq!(t[2], (vec![20, 16, 20], true));
    for dice in [&[1][..], &[3, 3], &[4, 4, 4]] {
        assert_eq!(roll("crypto-cryptid", dice, 3, set, &[]).bloods(), [1, 1, 0]);
    }
}

#[test]
fn ignoble_gnome() {
    let set = |s: &mut Scenario| {
        s.life(1, 10).life(2, 15);
    };
    let t = tiers("ignoble-gnome", 3, set);
    assert_eq!(t[0], (vec![20, 11, 16], false));
    assert_eq!(t[1], (vec![20, 7, 15], true));
    assert_eq!(t[2], (vec![20, 5, 16], false));
}

#[test]
fn cock_a_doodle_doom() {
    let t = tiers("cock-a-doodle-doom", 2, plain);
    assert_eq!(t[0], (vec![20, 20], true));
    assert_eq!(t[1], (vec![20, 18], false));
    assert_eq!(t[2], (vec![20, 16], false));
}

#[test]
fn overfamiliar_bear() {
    let set = |s: &mut Scenario| {
        s.acted(1);
    };
    let t = tiers("overfamiliar-bear", 3, set);
    assert_eq!(t[0], (vec![20, 18, 20], false));
    assert_eq!(t[1], (vec![20, 17, 20], false));
    assert_eq!(t[2], (vec![20, 16, 19], true));
}

#[test]
fn free_range_whale() {
    let set = |s: &mut Scenario| {
        s.tower(2);
    };
    let t = tiers("free-range-whale", 3, set);
    assert_eq!(t[0], (vec![20, 20, 19], false));
    assert_eq!(t[1], (vec![20, 20, 18], false));
    assert_eq!(t[2], (vec![20, 20, 15], true));
    assert_eq!(roll("free-range-whale", &[1], 3, set, &[]).tower(), Some(2));
    assert_eq!(roll("free-range-whale", &[3, 3], 3, set, &[]).tower(), Some(0));
}

#[test]
fn penny_pinching_squirrel() {
    let set = |s: &mut Scenario| {
        s.blood(1, 1).life(0, 10);
    };
    let t = tiers("penny-pinching-squirrel", 3, set);
    assert_eq!(t[0], (vec![10, 20, 20], false));
    assert_eq!(t[1], (vec![10, 18, 20], false));
    assert_eq!(t[2], (vec![12, 16, 20], true));
}

#[test]
fn a_creature_without_target_only_finds_out_whether_it_stays() {
    // The Tower is in the middle: the Whale hits no wizard and takes nothing, but stays.
    let a = roll("free-range-whale", &[4, 4, 4], 3, plain, &[]);
    assert_eq!((a.lives(), a.tower()), (vec![20, 20, 20], None));
    assert_eq!(a.creatures(0), ["free-range-whale"]);
    // No wizard has acted: the Goat plays no other Creature.
    let play = |s: &mut Scenario| {
        s.hand(0, &["squashosaurus"]);
    };
    let a = roll("goat-of-a-thousand-tots", &[4, 4, 4], 3, play, &[]);
    assert_eq!(a.player(0).hand, 1);
}

#[test]
fn a_power_roll_has_a_die_for_each_card_of_the_glyph() {
    let mut s = Scenario::new(2);
    s.creature(0, "cock-a-doodle-doom");
    let answers = [pick(0, "penny-pinching-squirrel")];
    let a = s.cast(0, &["toadstool-tim", "sarabanding", "penny-pinching-squirrel"], &answers);
    let rolled: Vec<usize> = a
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled {
                dice,
                why: conclave_rules::games::spell_wars::RollFor::Power { card, .. },
                ..
            } if card.key() == "penny-pinching-squirrel" => Some(dice.len()),
            _ => None,
        })
        .collect();
    // Source, Quality, itself, and the Rooster in play.
    assert_eq!(rolled, [4]);
}

#[test]
fn all_destinations_are_creatures() {
    assert!(
        Card::all()
            .all(|c| Cards::CREATURES.has(c) == c.component().is_some_and(|r| r.target.is_some()))
    );
}

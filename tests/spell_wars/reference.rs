//! The facts of the printed cards, kept apart from what implements them: number,
//! name, type, glyph, initiative, price, tiers that keep, Tower line, Reaction.

use conclave_rules::games::spell_wars::cards::{Card, Component, Slot, TREASURES, Treasure};
use conclave_rules::games::spell_wars::effect::{BothIf, Price, Step, Verb};

/// Number of the first copy, name, glyph (A D E I P), initiative (0 for none),
/// price (0 none, 99 any), what else the card has: t a Tower line, r a Reaction, K
/// with the tiers that keep.
const FACTS: &str = "
1 shufflebeard A 0 4 -
3 professor-pluck A 0 2 -
5 lady-tollgate A 0 0 -
7 lucky-pipkin A 0 0 r
9 baron-beaverton D 0 1 t
11 madame-tombola D 0 1 -
13 mummy-dearest D 0 0 r
15 the-taxing-thing D 0 0 -
17 dame-flambina E 0 5 -
19 old-kaboomski E 0 0 r
21 little-vesuvia E 0 0 t
23 sparky-tinderbox E 0 3 -
25 special-delivera I 0 3 -
27 manyhands-morwen I 0 0 t
29 bargain-bradwin I 0 0 r
31 count-taxula I 0 0 -
33 grandpa-snooze P 0 99 -
35 toadstool-tim P 0 0 r
37 hydra-pondwife P 0 4 -
39 goldilockjaw P 0 0 -
41 treasure-trimmed A 0 8 -
43 open-handed A 0 2 -
45 pickpocketing A 0 0 t
47 unflappable A 0 0 -
49 breathtaking D 0 1 -
51 eye-watering D 0 0 -
53 heads-you-lose D 0 0 t
55 grim-grinning D 0 4 -
57 scorching-all-over E 0 6 -
59 eyebrow-singeing E 0 3 -
61 ooh-thats-hot E 0 0 t
63 pitchforking E 0 3 -
65 odds-and-evens I 0 0 t
67 badly-gift-wrapped I 0 4 -
69 wobbly-kneed I 0 0 -
71 neatly-halved I 0 2 -
73 surprise-pet P 0 0 t
75 begonia-scented P 0 0 -
77 spiralling P 0 2 -
79 sarabanding P 0 0 -
81 jelly-cube A 12 0 K3
83 baba-barbara A 14 0 K3
85 squashosaurus A 1 0 -
87 ferry-marmoset A 17 0 K3
89 countess-nibbula D 13 1 paidK123
91 hungry-circus D 16 0 K3
93 goat-of-a-thousand-tots D 6 1 K3
95 mecha-mephista D 3 0 K3
97 hotfoot-salamander E 9 0 K3
99 baaa-serker E 11 0 K3
101 puffing-dragonet E 2 0 K3
103 facepalm-golem E 7 0 K3
105 whiffy-miasma I 20 2 K1
107 pocket-kraken I 16 0 K2
109 crypto-cryptid I 5 0 K3
111 ignoble-gnome I 19 0 K2
113 cock-a-doodle-doom P 10 0 K1
115 overfamiliar-bear P 8 0 K3
117 free-range-whale P 13 0 K3
119 penny-pinching-squirrel P 18 0 K3
";

/// What a row has besides, as in [`FACTS`].
fn extras(row: &Component) -> String {
    let helps = |step: &Step| {
        matches!(step, Step::Tower(_) | Step::Exposed(_))
            || matches!(step.verb(), Verb::Choose(BothIf::Tower))
    };
    let keeps = |paid: bool| -> String {
        let kept = |steps: &[Step]| {
            steps.iter().any(|step| {
                matches!(step.verb(), Verb::Keep) && matches!(step, Step::Paid(_)) == paid
            })
        };
        row.tiers
            .iter()
            .zip(["1", "2", "3"])
            .filter(|(steps, _)| kept(steps))
            .map(|(_, tier)| tier)
            .collect()
    };
    let mut all = String::new();
    if row.steps.iter().any(helps) {
        all.push('t');
    }
    if row.reaction.is_some() {
        all.push('r');
    }
    if !keeps(false).is_empty() {
        all += &format!("K{}", keeps(false));
    }
    if !keeps(true).is_empty() {
        all += &format!("paidK{}", keeps(true));
    }
    if all.is_empty() { "-".to_owned() } else { all }
}

#[test]
fn every_component_is_as_printed() {
    let mut told = 0;
    for line in FACTS.lines().filter(|line| !line.is_empty()) {
        let facts: Vec<&str> = line.split(' ').collect();
        let number: u8 = facts[0].parse().unwrap();
        for copy in 0..2 {
            let card = Card::new(number - 1 + copy).unwrap();
            let row = card.component().unwrap();
            let glyph = format!("{:?}", row.glyph)[..1].to_owned();
            let price = match row.cost.map(|cost| cost.price) {
                None => 0,
                Some(Price::Any) => 99,
                Some(Price::Blood(blood)) => blood,
            };
            let slot = match number {
                1..=40 => Slot::Source,
                41..=80 => Slot::Quality,
                _ => Slot::Destination,
            };
            assert_eq!(row.slot, slot);
            let is = [
                row.key.to_owned(),
                glyph,
                row.initiative.to_string(),
                price.to_string(),
                extras(row),
            ];
            assert_eq!(is, facts[1..], "{line}");
            told += 1;
        }
    }
    assert_eq!(told, 120);
    assert!((120..128).all(|id| Card::new(id).unwrap().is_wild()));
    assert_eq!(Card::new(128), None);
}

#[test]
fn every_treasure_costs_what_is_printed() {
    let price = |key: &str| {
        let treasure = Treasure::named(key).unwrap();
        let at = 154 + treasure.id();
        (at, treasure.row().cost.map(|cost| cost.price))
    };
    assert_eq!(price("gong-of-reckoning"), (154, Some(Price::Blood(2))));
    assert_eq!(price("nachos-of-wrath"), (164, Some(Price::Blood(3))));
    assert_eq!(price("runners-up-cup"), (167, Some(Price::Blood(1))));
    assert_eq!(price("baby-monster"), (168, Some(Price::Blood(4))));
    assert_eq!(TREASURES.iter().filter(|row| row.cost.is_some()).count(), 4);
}

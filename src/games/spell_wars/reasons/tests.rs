use std::collections::BTreeSet;
use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::spell_wars::View;
use conclave_rules::games::spell_wars::cards::{Glyph, Treasure, Treasures};
use conclave_rules::table::{Play, Setup, Viewer};

use super::*;
use crate::hints::GameHints;
use crate::testing::{check_reasons, players, text};

const NAMES: [&str; 3] = ["Ada", "Corvin", "Mélisande"];

#[test]
fn every_question_has_reasons_in_both_languages() {
    let mut kinds = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut seen_types = 0;
    check_reasons::<SpellWars>(&NAMES, 60, |view, action, said| {
        let Some(ask) = view.pending.ask else { return };
        kinds
            .insert(format!("{:?}", ask.decision).split(['(', ' ', '{']).next().map(str::to_owned));
        let table = &view.table;
        let player = table.player(ask.seat);
        let name = NAMES[ask.seat.index()];
        let says = |part: &str| said.iter().any(|sentence| sentence.contains(part));
        match (ask.decision, action) {
            (Decision::Block { damage, .. }, Action::Decline) => {
                assert!(says(" damage kills ") == (damage >= player.life), "{said:?}");
            }
            (Decision::HandCard { .. }, &Action::Card(card)) if says("Its glyph brings") => {
                let kin = card.glyph().map_or(Cards::NONE, Cards::of_glyph);
                assert!(!(player.unresolved & kin).is_empty(), "{card:?}");
                seen.insert("glyph");
            }
            (_, &Action::Type(slot)) if says("nowhere in sight") => {
                let own = view.own.as_ref().expect("own cards");
                let open = table.players.iter().map(|of| of.spell | of.creatures);
                let known = own.hand | table.discard | table.tucked.into_iter().collect();
                let seen = open.fold(known, |seen, of| seen | of);
                let wanted = format!(": {} card", (Cards::of_slot(slot) - seen).len());
                assert!(says(&wanted), "{wanted}: {said:?}");
                seen_types += 1;
            }
            (Decision::Reroll { all: None, .. }, Action::Decline) => {
                assert!(!says("thrown again"), "{said:?}");
            }
            _ => {}
        }
        // A block tells what is left with it and without it.
        if let (Decision::Block { damage, .. }, Action::Card(_)) = (ask.decision, action) {
            let life = player.life;
            let wanted = if damage >= life {
                format!("Otherwise {damage} damage would kill {name}, who has {life} life.")
            } else {
                format!("{name} keeps {life} life; otherwise {} would be left.", life - damage)
            };
            assert!(said.contains(&wanted), "{wanted}: {said:?}");
            seen.insert("block");
        }
        for (part, kind) in [
            (" damage kills, and that brings 3 Blood.", "kill"),
            (" damage leaves ", "hit"),
            ("It takes the Tower: 1 Blood", "tower"),
            (" with a Creature.", "risk"),
            (" or more in ", "odds"),
            ("A roll under ", "low"),
        ] {
            if said.iter().any(|sentence| sentence.contains(part)) {
                seen.insert(kind);
            }
        }
    });
    assert!(kinds.len() >= 15, "{kinds:?}");
    assert_eq!(seen.len(), 8, "{seen:?}");
    assert!(seen_types > 0);
}

/// A match at its beginning, where the first seat holds these cards.
fn start(hand: &[&str]) -> View {
    let setup = Setup { seats: 3, options: Default::default() };
    let play = Play::<SpellWars>::begin(setup, Seed(3)).expect("a match");
    let mut view = SpellWars::view(play.state(), Viewer::Seat(Seat(0)));
    let own = view.own.as_mut().expect("own cards");
    own.hand = hand.iter().map(|key| Card::named(key).expect("a card")).collect();
    view
}

fn give(view: &mut View, treasure: &str) {
    let treasure = Treasure::named(treasure).expect("a treasure");
    view.table.players[0].treasures = Treasures::one(treasure);
}

fn place(view: &View) -> Vec<String> {
    let own = view.own.as_ref().expect("own cards");
    let place = |card: Card| Some(Action::Place { card, slot: card.slot()? });
    let plan: Vec<Action> = own.hand.iter().filter_map(place).chain([Action::Ready]).collect();
    let text = text(Locale::English);
    let words = TableWords::new(&text, &players(&NAMES), &Rc::new(view.clone()));
    SpellWars::reasons(&plan, own.seat, &words)
}

#[test]
fn a_spell_of_one_card_goes_first() {
    let said = place(&start(&["professor-pluck"]));
    assert!(
        said.contains(&"A spell of one card goes before all larger ones.".to_owned()),
        "{said:?}"
    );
}

#[test]
fn who_is_weak_enough_is_killed() {
    let mut view = start(&["professor-pluck"]);
    view.table.players[1].life = 3;
    let said = place(&view);
    assert_eq!(said[0], "Corvin has 3 life left: 3 damage kills, and that brings 3 Blood.");
    view.table.players[1].life = 4;
    assert!(!place(&view)[0].contains("kills"));
}

#[test]
fn the_odds_are_those_of_the_dice() {
    let said = place(&start(&["pocket-kraken"]));
    let odds = |said: &[String], share: u8| {
        let ends = format!(": 1 die, 5 or more in {share} of 100 rolls.");
        assert!(said.iter().any(|said| said.ends_with(&ends)), "{said:?}");
    };
    odds(&said, 33);
    let mut view = start(&["pocket-kraken"]);
    give(&mut view, "loaded-dice");
    odds(&place(&view), 40);
}

#[test]
fn a_low_roll_is_warned_of_with_what_it_does_to_others_at_most() {
    let low = |view: &View| place(view).pop();
    let hurts_oneself = start(&["hungry-circus"]);
    assert_eq!(low(&hurts_oneself).as_deref(), Some("A roll under 5 hurts no opponent."));
    // Three dice of its glyph: 10 or more is likely.
    let arcane = Cards::of_glyph(Glyph::Arcane);
    let of = |slot| (Cards::of_slot(slot) & arcane).first().expect("a card");
    let mut view = start(&["jelly-cube"]);
    let hand = &mut view.own.as_mut().expect("own cards").hand;
    *hand = *hand | Cards::one(of(Slot::Source)) | Cards::one(of(Slot::Quality));
    assert_eq!(low(&view).as_deref(), Some("A roll under 10 does at most 3 damage."));
    give(&mut view, "growly-granola");
    assert_eq!(low(&view).as_deref(), Some("A roll under 10 does at most 4 damage."));
}

#[test]
fn what_a_spell_brings_is_said_once_and_only_if_it_stays() {
    let treasure = "It brings Ada a Treasure.".to_owned();
    for key in ["treasure-trimmed", "open-handed"] {
        let said = place(&start(&[key]));
        assert_eq!(said.iter().filter(|&said| *said == treasure).count(), 1, "{said:?}");
    }
    let tower = |key| place(&start(&[key])).iter().any(|said| said.contains("takes the Tower"));
    assert!(tower("madame-tombola") && !tower("pitchforking"));
}

#[test]
fn others_are_not_told_of_a_spell_face_down() {
    let mut view = start(&["professor-pluck"]);
    let own = view.own.take().expect("own cards");
    let card = own.hand.first().expect("a card");
    let plan = [Action::Place { card, slot: Slot::Source }, Action::Ready];
    let text = text(Locale::English);
    let words = TableWords::new(&text, &players(&NAMES), &Rc::new(view));
    assert!(SpellWars::reasons(&plan, Seat(0), &words).is_empty());
}

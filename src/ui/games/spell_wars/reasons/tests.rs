use std::collections::BTreeSet;

use conclave::games::spell_wars::View;
use conclave::i18n::Locale;
use conclave::table::{Play, Setup, Viewer};

use super::*;
use crate::games::GameUi;
use crate::testing::{check_reasons, players, text};

const FILES: [&str; 3] = ["shell", "spell-wars", "spell-wars-hints"];
const NAMES: [&str; 3] = ["Ada", "Corvin", "Mélisande"];

#[test]
fn every_question_has_reasons_in_both_languages() {
    let mut kinds = BTreeSet::new();
    let mut seen = BTreeSet::new();
    check_reasons::<SpellWars>(&FILES, &NAMES, 60, |view, action, said| {
        let Some(ask) = view.pending.ask else { return };
        kinds
            .insert(format!("{:?}", ask.decision).split(['(', ' ', '{']).next().map(str::to_owned));
        let player = view.table.player(ask.seat);
        let name = NAMES[ask.seat.index()];
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
    assert_eq!(seen.len(), 7, "{seen:?}");
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

fn place(view: &View) -> Vec<String> {
    let own = view.own.as_ref().expect("own cards");
    let place = |card: Card| Some(Action::Place { card, slot: card.slot()? });
    let plan: Vec<Action> = own.hand.iter().filter_map(place).chain([Action::Ready]).collect();
    let text = text(Locale::English, &FILES);
    SpellWars::reasons(&plan, view, own.seat, &players(&NAMES), &text)
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
    let odds = said.iter().any(|said| said.ends_with(": 1 die, 5 or more in 33 of 100 rolls."));
    assert!(odds, "{said:?}");
    for (dice, least, share) in [
        (1, 5, 33),
        (2, 5, 83),
        (2, 10, 17),
        (3, 5, 98),
        (3, 10, 63),
        (4, 4, 100),
        (4, 5, 99),
        (1, 7, 0),
        (3, 18, 1),
        (21, 21, 100),
    ] {
        assert_eq!(percent(dice, least), share, "{dice} dice, {least} or more");
    }
}

#[test]
fn others_are_not_told_of_a_spell_face_down() {
    let mut view = start(&["professor-pluck"]);
    let own = view.own.take().expect("own cards");
    let card = own.hand.first().expect("a card");
    let plan = [Action::Place { card, slot: Slot::Source }, Action::Ready];
    let text = text(Locale::English, &FILES);
    assert!(SpellWars::reasons(&plan, &view, Seat(0), &players(&NAMES), &text).is_empty());
}

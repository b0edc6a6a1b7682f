//! Spell Wars on paper, with everything that players keep secret.

use std::fmt::{Debug, Write};

use conclave_rules::games::spell_wars::cards::{Card, DeadCard, Treasure};
use conclave_rules::games::spell_wars::{Action, Event, SpellWars, View};
use conclave_rules::table::Seat;

use super::Readable;

impl Readable for SpellWars {
    fn seat(view: &View, seat: Seat) -> String {
        view.table.player(seat).wizard.key().into()
    }

    fn action(view: &View, action: &Action) -> String {
        words(view, action)
    }

    fn event(view: &View, event: &Event) -> String {
        let paper = words(view, event);
        // What was dealt beyond the life there was is not on paper.
        match event {
            Event::Damaged { .. } => paper.split(", damage").next().unwrap_or_default().into(),
            _ => paper,
        }
    }

    fn ends_a_round(event: &Event) -> bool {
        matches!(event, Event::RoundWon(_))
    }

    fn draw(view: &View) -> String {
        let table = &view.table;
        let mut paper = String::new();
        let tower = table.tower.map_or("stands in the middle".into(), |seat| {
            format!("is {}'s", Self::seat(view, seat))
        });
        writeln!(paper, "Round {}, turn {}; the Tower {tower}", table.round, table.turn).unwrap();
        writeln!(paper, "{} cards in the deck", table.deck).unwrap();
        for player in &table.players {
            let state = if player.dead { "dead".into() } else { format!("life {}", player.life) };
            writeln!(
                paper,
                "{}: {state}, Blood {}, {} tokens, {} points, {} cards in hand",
                player.wizard.key(),
                player.blood,
                player.tokens,
                player.points,
                player.hand
            )
            .unwrap();
            let mut lies = |what: &str, cards: &dyn Debug, none: bool| {
                if !none {
                    writeln!(paper, "    {what} {cards:?}").unwrap();
                }
            };
            lies("Creatures", &player.creatures, player.creatures.is_empty());
            lies("treasures", &player.treasures, player.treasures.is_empty());
        }
        paper
    }
}

/// What the code calls it, with names for seats and cards.
fn words(view: &View, what: &impl Debug) -> String {
    let mut text = format!("{what:?}");
    let mut call = |what: &dyn Debug, name: &str| text = text.replace(&format!("{what:?}"), name);
    (0..view.table.seats()).map(Seat).for_each(|seat| call(&seat, &SpellWars::seat(view, seat)));
    // Before the cards, whose names for themselves end alike.
    DeadCard::all().for_each(|card| call(&card, card.key()));
    Card::all().for_each(|card| call(&card, card.key()));
    Treasure::all().for_each(|treasure| call(&treasure, treasure.key()));
    text.replace(" { ", ": ").replace(" }", "")
}

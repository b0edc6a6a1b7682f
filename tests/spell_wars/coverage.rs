//! In so many random games everything that cards say has happened.

use std::collections::BTreeSet;

use conclave_rules::games::spell_wars::cards::{Card, DeadCard, Treasure};
use conclave_rules::games::spell_wars::effect::{BothIf, Step, Verb};
use conclave_rules::games::spell_wars::pending::{Decision, Script};
use conclave_rules::games::spell_wars::{Action, Event, Options, SpellWars};
use conclave_rules::table::{Play, Rng, Seat, Seed, Setup};

/// What must have happened, by name.
fn wanted() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for card in Card::all() {
        let key = card.key();
        let Some(row) = card.component() else {
            all.insert(format!("{key} replaced"));
            continue;
        };
        all.insert(format!("{key} resolved"));
        if row.cost.is_some() {
            all.insert(format!("{key} paid"));
        }
        if row.target.is_some() {
            all.extend((0..3).map(|tier| format!("{key} tier {tier}")));
        }
        if row.reaction.is_some() {
            all.insert(format!("{key} reacted"));
        }
        let helps = |step: &Step| {
            matches!(step, Step::Tower(_)) || matches!(step.verb(), Verb::Choose(BothIf::Tower))
        };
        if row.steps.iter().any(helps) {
            all.insert(format!("{key} with the Tower"));
        }
    }
    for treasure in Treasure::all() {
        let (key, row) = (treasure.key(), treasure.row());
        if !row.gain.is_empty() {
            all.insert(format!("{key} gained"));
        }
        if row.cost.is_some() {
            all.insert(format!("{key} used"));
        }
        if !row.go_start.is_empty() || !row.turn_end.is_empty() {
            all.insert(format!("{key} triggered"));
        } else if row.passive.is_some() {
            all.insert(format!("{key} helped"));
        }
    }
    for card in DeadCard::all() {
        all.insert(format!("{} drawn", card.key()));
        all.insert(format!("{} used", card.key()));
    }
    all.insert("bounty claimed".to_owned());
    all.insert("prophecy fulfilled".to_owned());
    all
}

/// What an event shows to have happened.
fn shown(event: &Event) -> Option<String> {
    Some(match event {
        Event::Resolving { card, .. } => format!("{} resolved", card.key()),
        Event::WildReplaced { .. } => "wild-magic replaced".to_owned(),
        Event::TierReached { card, tier, .. } => format!("{} tier {tier}", card.key()),
        Event::TowerHelped { script: Script::Component(card), .. } => {
            format!("{} with the Tower", card.key())
        }
        Event::Triggered { script, .. } => match script {
            Script::Reaction(card) => format!("{} reacted", card.key()),
            Script::Gain(treasure) => format!("{} gained", treasure.key()),
            Script::Use(treasure) => format!("{} used", treasure.key()),
            Script::GoStart(t) | Script::TurnEnd(t) => format!("{} triggered", t.key()),
            _ => return None,
        },
        Event::TreasureHelped { treasure, .. } | Event::TreasureUsed { treasure, .. } => {
            format!("{} helped", treasure.key())
        }
        Event::DeadDrawn { card, .. } => format!("{} drawn", card.key()),
        Event::DeadUsed { card, .. } => format!("{} used", card.key()),
        Event::BountyClaimed(_) => "bounty claimed".to_owned(),
        Event::ProphecyFulfilled(_) => "prophecy fulfilled".to_owned(),
        _ => return None,
    })
}

#[test]
fn random_games_reach_everything_that_cards_say() {
    let mut missing = wanted();
    for seed in 0..1200u64 {
        if missing.is_empty() {
            break;
        }
        let seats = 2 + (seed % 5) as u8;
        let options = Options { quick: seed % 7 == 0, ..Options::default() };
        let mut play = Play::<SpellWars>::begin(Setup { seats, options }, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(!seed));
        loop {
            let acting: Vec<Seat> = play.to_act().iter().collect();
            let Some(&seat) = rng.pick(&acting) else { break };
            let legal = play.legal(seat);
            let action = *rng.pick(&legal).unwrap();
            let pending = &play.state().pending;
            if let (Some(ask), Action::Pay(_)) = (pending.ask, action) {
                let running = pending.running().map(|run| run.script);
                if let Some(Script::Component(card)) = running
                    && matches!(ask.decision, Decision::Pay(_) | Decision::PayUpTo(_))
                {
                    missing.remove(&format!("{} paid", card.key()));
                }
                if let Decision::WinTie(_) = ask.decision {
                    missing.remove("sociable-worms helped");
                }
            }
            for event in play.act(seat, action).unwrap() {
                if let Some(name) = shown(event) {
                    missing.remove(&name);
                }
                // Swapping sides is a treasure's doing too.
                if matches!(event, Event::SidesChosen { .. }) {
                    missing.remove("two-headed-wand helped");
                }
            }
        }
    }
    assert!(missing.is_empty(), "never happened: {missing:#?}");
}

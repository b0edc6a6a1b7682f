//! Random games really play every card, every clause, every branch of each: what
//! is to be covered is read off the cards themselves, so a new card is covered
//! or this fails and names it.

use std::collections::BTreeSet;

use conclave_rules::games::wizards_gambit::effect::{Affected, Clause, Having, Rule, Step};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{
    Decision, Effect, EffectSource, GambitPlace, HAND, State,
};
use conclave_rules::games::wizards_gambit::{Action, Event, LeaveReason, Options, WizardsGambit};
use conclave_rules::table::{Play, Rng, Seed, Setup};

const GAMES: u64 = 3000;

/// What there is to cover, by name.
type NameSet = BTreeSet<String>;

fn name(source: EffectSource) -> String {
    match source {
        EffectSource::Spell(spell, clause) => format!("{} {clause}", spell.card().key),
        EffectSource::Incantation(incantation) => incantation.key().to_owned(),
    }
}

/// The ways to answer a step; none for one that asks nothing.
fn answers(step: Step) -> &'static [&'static str] {
    match step {
        Step::May => &["accept", "decline"],
        Step::Target(_) => &["opponent"],
        Step::Discard(..) | Step::Give | Step::RecoverCard | Step::RecoverIngredient => &["card"],
        Step::DiscardUpTo(_) | Step::TakeIngredient => &["card", "decline"],
        Step::Move => &["move"],
        Step::Swap => &["swap"],
        Step::TakeFromPool | Step::RemoveFromPool => &["pick"],
        Step::Replace => &["slot"],
        Step::Scry(_) => &["replace", "decline"],
        Step::Dispel => &["gambit"],
        _ => &[],
    }
}

fn answer(action: Action) -> &'static str {
    match action {
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Opponent(_) => "opponent",
        Action::Card(_) => "card",
        Action::Pick { .. } => "pick",
        Action::Move { .. } => "move",
        Action::Swap { .. } => "swap",
        Action::Slot(_) => "slot",
        Action::Replace { .. } => "replace",
        Action::GambitOf(_) => "gambit",
        _ => "no answer",
    }
}

fn expected() -> NameSet {
    let mut names = NameSet::new();
    let mut steps_of = |source: EffectSource| {
        for (index, &step) in source.steps().iter().enumerate() {
            for answer in answers(step) {
                names.insert(format!("{} step {index} {answer}", name(source)));
            }
        }
    };
    for incantation in Incantation::ALL {
        steps_of(EffectSource::Incantation(incantation));
    }
    for spell in Spell::ALL {
        for clause in 0..spell.card().clauses.len() {
            steps_of(EffectSource::Spell(spell, clause as u8));
        }
    }
    for incantation in Incantation::ALL {
        names.insert(format!("{} played", incantation.key()));
        names.insert(format!("{} done", incantation.key()));
    }
    for spell in Spell::ALL {
        names.insert(format!("{} claimed", spell.card().key));
        for (index, clause) in spell.card().clauses.iter().enumerate() {
            let what = match clause {
                Clause::Always(rule) => format!("{rule:?} made a difference"),
                _ => "worked".to_owned(),
            };
            names.insert(format!("{} {index} {what}", spell.card().key));
        }
    }
    for way in ["protect", "negate own", "negate other", "destroy"] {
        names.insert(format!("gambit from hand: {way}"));
        names.insert(format!("starting gambit: {way}"));
    }
    for why in ["Released", "Returned", "Destroyed", "Dispelled", "Stalled"] {
        names.insert(format!("gambit left: {why}"));
    }
    for free in ["ingredient", "incantation", "gambit"] {
        names.insert(format!("{free} over and above"));
    }
    names
}

/// Rules that just made a difference for a player, as far as the action shows it.
fn rules_that_mattered(before: &State, action: Action, events: &[Event], after: &State) -> NameSet {
    let mut names = NameSet::new();
    let table = &before.table;
    let turn = table.turn.seat;
    for seat in table.all_seats() {
        let Some(spell) = table.awake(seat) else { continue };
        for (index, clause) in table.clauses(seat) {
            let Clause::Always(rule) = clause else { continue };
            let mine = turn == seat;
            let hand = before.hand(seat);
            let mattered = match rule {
                Rule::DrawMore(_) => mine && action == Action::Draw,
                Rule::OpponentsDrawMore(_) => !mine && action == Action::Draw,
                Rule::MoreIngredients(_) => {
                    mine && table.turn.ingredients == 1 + table.turn.more_ingredients
                        && events
                            .iter()
                            .any(|e| matches!(e, Event::IngredientPlayed { free: false, .. }))
                }
                Rule::MoreIncantations(_) => {
                    mine && table.turn.incantations == 1 + table.turn.more_incantations
                        && events.iter().any(|e| {
                            matches!(
                                e,
                                Event::IncantationPlayed { free: false, .. }
                                    | Event::GambitPlayed { free: false, .. }
                                    | Event::GambitSpent { free: false, .. }
                            )
                        })
                }
                Rule::NoIncantations => {
                    mine && table.decision == Decision::Play && !hand.incantations().is_empty()
                }
                Rule::Wild(_) => {
                    let wild = |state: &State| -> u8 {
                        state.table.pool.iter().flatten().map(|there| there.wild.len()).sum()
                    };
                    mine && wild(after) > wild(before)
                }
                Rule::ClaimsDespiteGambit => {
                    mine && table.player(seat).in_play.is_some()
                        && events.iter().any(|e| matches!(e, Event::SpellClaimed { .. }))
                }
                Rule::GambitsReturn => {
                    let why = LeaveReason::Returned;
                    mine && events
                        .iter()
                        .any(|e| matches!(e, Event::GambitLeft { why: w, .. } if *w == why))
                }
                Rule::HandLimit(limit) if limit < HAND => {
                    mine && table.decision == Decision::Discard && hand.len() <= HAND
                }
                Rule::HandLimit(_) => {
                    mine && after.table.turn.seat != seat && after.hand(seat).len() > HAND
                }
                Rule::HandSafe => {
                    let reaches = |effect: &Effect| {
                        effect.seat != seat
                            && matches!(
                                effect.now(),
                                Some(
                                    Step::Target(Having::Cards)
                                        | Step::Discard(Affected::EachOpponent, _)
                                )
                            )
                    };
                    table.effects.iter().any(reaches)
                        || action == Action::PlayIncantation(Incantation::ThirdEye)
                }
                Rule::HandOpen => {
                    events.iter().any(|e| matches!(e, Event::Drawn { seat: s, .. } if *s == seat))
                }
            };
            if mattered {
                names.insert(format!("{} {index} {rule:?} made a difference", spell.card().key));
            }
        }
    }
    names
}

fn covered() -> NameSet {
    let mut names = NameSet::new();
    let expected = expected();
    for seed in 0..GAMES {
        if seed % 100 == 0 && expected.is_subset(&names) {
            break;
        }
        let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
        let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(!seed));
        // Some wizards hardly ever play ingredients if they can help it: only so
        // does a game stall.
        let idle = seed % 8 == 0;
        while let Some(seat) = play.to_act().first() {
            let before = play.state().clone();
            let legal = play.legal(seat);
            let action = if idle && legal.contains(&Action::ShowHand) {
                Action::ShowHand
            } else {
                *rng.pick(&legal).unwrap()
            };
            if let Some(effect) = before.table.effect().filter(|_| before.table.step().is_some()) {
                let source = name(effect.source);
                names.insert(format!("{source} step {} {}", effect.step, answer(action)));
            }
            let events = play.act(seat, action).unwrap().to_vec();
            names.extend(rules_that_mattered(&before, action, &events, play.state()));
            for event in events {
                names.extend(event_names(&event));
            }
        }
    }
    names
}

fn event_names(event: &Event) -> Vec<String> {
    let gambit = |from_hand: bool, way: &str| {
        let which = if from_hand { "gambit from hand" } else { "starting gambit" };
        format!("{which}: {way}")
    };
    let free = |free: bool, what: &str| free.then(|| format!("{what} over and above"));
    match *event {
        Event::SpellClaimed { spell, .. } => vec![format!("{} claimed", spell.card().key)],
        Event::CapabilityUsed { spell, clause, .. } => {
            vec![format!("{} {clause} worked", spell.card().key)]
        }
        Event::IncantationPlayed { incantation, free: over, .. } => {
            let mut covered = vec![format!("{} played", incantation.key())];
            covered.extend(free(over, "incantation"));
            covered
        }
        Event::IncantationDone(incantation) => vec![format!("{} done", incantation.key())],
        Event::IngredientPlayed { free: over, .. } => {
            free(over, "ingredient").into_iter().collect()
        }
        Event::GambitPlayed { seat, from_hand, place, free: over, .. } => {
            let way = match place {
                GambitPlace::Pool(_) => "protect",
                GambitPlace::Book(of) if of == seat => "negate own",
                GambitPlace::Book(_) => "negate other",
            };
            let mut covered = vec![gambit(from_hand, way)];
            covered.extend(free(over, "gambit"));
            covered
        }
        Event::GambitSpent { from_hand, .. } => vec![gambit(from_hand, "destroy")],
        Event::GambitLeft { why, .. } => vec![format!("gambit left: {why:?}")],
        _ => vec![],
    }
}

#[test]
fn random_games_play_every_card_and_every_branch_of_it() {
    let covered = covered();
    let missed: Vec<String> = expected().difference(&covered).cloned().collect();
    assert!(missed.is_empty(), "never happened in {GAMES} games: {missed:#?}");
}

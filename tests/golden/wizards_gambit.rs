//! Wizard's Gambit on paper, as a spectator sees it.

use std::fmt::Write;

use conclave_rules::games::wizards_gambit::cards::{Card, Cards};
use conclave_rules::games::wizards_gambit::state::{GambitPlace, PoolSlot};
use conclave_rules::games::wizards_gambit::{
    Action, Ending, Event, GambitUse, View, WizardsGambit,
};
use conclave_rules::table::Seat;

use super::Readable;

impl Readable for WizardsGambit {
    fn seat(_view: &View, seat: Seat) -> String {
        ["Ada", "Ben", "Cleo", "Dan", "Eve"][seat.index()].into()
    }

    fn action(view: &View, action: &Action) -> String {
        let who = |seat| Self::seat(view, seat);
        let at = |slot| spell(view, slot);
        match *action {
            Action::PlayIngredient { ingredient, on } => {
                format!("play {ingredient:?} on {}", at(on))
            }
            Action::PlayIncantation(incantation) => format!("cast {incantation:?}"),
            Action::PlayGambit { from_hand, as_ } => {
                let which = if from_hand { "a gambit of the hand" } else { "the gambit" };
                match as_ {
                    GambitUse::Protect(slot) => format!("protect {} with {which}", at(slot)),
                    GambitUse::Negate(of) => format!("negate {}'s book with {which}", who(of)),
                    GambitUse::Destroy(of) => format!("destroy {}'s gambit with {which}", who(of)),
                }
            }
            Action::Release => "release the gambit".into(),
            Action::UseCapability => "use the capability".into(),
            Action::ShowHand => "show the hand".into(),
            Action::Draw => "draw".into(),
            Action::Accept => "yes".into(),
            Action::Decline => "no".into(),
            Action::Opponent(seat) => format!("choose {}", who(seat)),
            Action::Card(card) => format!("choose {card:?}"),
            Action::Pick { from, ingredient } => format!("pick {ingredient:?} from {}", at(from)),
            Action::Move { from, ingredient, to } => {
                format!("move {ingredient:?} from {} to {}", at(from), at(to))
            }
            Action::Swap { first, one, second, other } => {
                format!("swap {one:?} of {} and {other:?} of {}", at(first), at(second))
            }
            Action::Slot(slot) => format!("choose {}", at(slot)),
            Action::Replace { slot, with } => format!("replace {} by {with:?}", at(slot)),
            Action::GambitOf(seat) => format!("choose {}'s gambit", who(seat)),
            Action::Claim(slot) => format!("claim {} first", at(slot)),
        }
    }

    fn event(view: &View, event: &Event) -> String {
        let who = |seat| Self::seat(view, seat);
        let at = |slot| spell(view, slot);
        let over = |free| if free { ", over and above" } else { "" };
        match *event {
            Event::GambitDealt { seat, gambit } => {
                format!("{} is dealt gambit {gambit:?}", who(seat))
            }
            Event::GambitsShuffledIn(count) => format!("{count} gambits are shuffled in"),
            Event::Drawn { seat, count, cards, .. } => {
                format!("{} draws {count} {}", who(seat), list(cards))
            }
            Event::Reshuffled => "the discard becomes the deck".into(),
            Event::SpellRevealed { slot, spell } => format!("{spell:?} comes to {slot:?}"),
            Event::TurnBegan { seat, round } => format!("Round {round}: {}", who(seat)),
            Event::PhaseBegan(phase) => format!("phase {phase:?}"),
            Event::IngredientPlayed { seat, ingredient, on, free } => {
                format!("{}'s {ingredient:?} lies on {}{}", who(seat), at(on), over(free))
            }
            Event::IncantationPlayed { seat, incantation, free } => {
                format!("{} casts {incantation:?}{}", who(seat), over(free))
            }
            Event::IncantationDone(incantation) => format!("{incantation:?} is discarded"),
            Event::CapabilityUsed { seat, spell, clause } => {
                format!("{}'s {spell:?} works ({clause})", who(seat))
            }
            Event::CapabilityDeclined { seat, spell } => {
                format!("{} leaves {spell:?} alone", who(seat))
            }
            Event::HandShown { seat, cards } => format!("{} shows {}", who(seat), list(cards)),
            Event::HandOpened { seat, cards } => format!("{} lays open {}", who(seat), list(cards)),
            Event::HandClosed(seat) => format!("{}'s hand is closed", who(seat)),
            Event::GambitPlayed { seat, gambit, place, free, .. } => {
                format!(
                    "{}'s gambit {gambit:?} lies on {}{}",
                    who(seat),
                    put(view, place),
                    over(free)
                )
            }
            Event::GambitSpent { seat, gambit, free, .. } => {
                format!("{} spends gambit {gambit:?}{}", who(seat), over(free))
            }
            Event::GambitLeft { seat, gambit, place, why } => {
                format!("{}'s gambit {gambit:?} leaves {}: {why:?}", who(seat), put(view, place))
            }
            Event::SpellClaimed { seat, spell, points, .. } => {
                format!("{} claims {spell:?}, {points} points", who(seat))
            }
            Event::Discarded { seat, card, random } => {
                let chance = if random { " by chance" } else { "" };
                format!("{} discards {card:?}{chance}", who(seat))
            }
            Event::Passed { from, to, card, given, .. } => {
                let way = if given { "gives" } else { "loses" };
                let what = card.map_or("a card".into(), |card: Card| format!("{card:?}"));
                format!("{} {way} {what} to {}", who(from), who(to))
            }
            Event::HandLookedAt { by, of, .. } => {
                format!("{} looks at {}'s hand", who(by), who(of))
            }
            Event::IngredientMoved { ingredient, from, to, .. } => {
                format!("{ingredient:?} goes from {} to {}", at(from), at(to))
            }
            Event::IngredientsSwapped { first, one, second, other, .. } => {
                format!("{one:?} of {} and {other:?} of {} change places", at(first), at(second))
            }
            Event::IngredientTaken { seat, ingredient, from } => {
                format!("{} takes {ingredient:?} from {}", who(seat), at(from))
            }
            Event::IngredientRemoved { ingredient, from, .. } => {
                format!("{ingredient:?} of {} is discarded", at(from))
            }
            Event::Recovered { seat, card } => format!("{} recovers {card:?}", who(seat)),
            Event::SpellsLookedAt { seat, count, .. } => {
                format!("{} looks at {count} spells", who(seat))
            }
            Event::SpellReplaced { slot, old, new } => {
                format!("{new:?} replaces {old:?} at {slot:?}")
            }
            Event::SpellsShuffled => "the spell deck is shuffled".into(),
            Event::Hushed(seat) => format!("{} is hushed", who(seat)),
            Event::Bound(seat) => format!("{} is bound", who(seat)),
            Event::MoreIngredients(more) => format!("{more} more ingredients"),
            Event::MoreIncantations(more) => format!("{more} more incantation actions"),
            Event::HandFreed(seat) => format!("{} may play the whole hand", who(seat)),
            Event::HandEmptied(seat) => format!("{}'s hand is empty", who(seat)),
            Event::TurnEnded { seat, idle } => format!("{}'s turn is over, idle {idle}", who(seat)),
            Event::GameEnded(Ending::GrandSiegeMagus(seat)) => {
                format!("The end: {} is Grand Siege Magus", who(seat))
            }
            Event::GameEnded(Ending::NoSpellLeft) => "The end: no spell is left".into(),
            Event::GameEnded(Ending::Dawn) => "The end: dawn".into(),
        }
    }

    fn ends_a_round(event: &Event) -> bool {
        // A turn is long enough to want the table drawn.
        matches!(event, Event::TurnBegan { .. })
    }

    fn draw(view: &View) -> String {
        let table = &view.table;
        let mut paper = String::new();
        for slot in PoolSlot::ALL {
            let Some(there) = table.spell_at(slot) else { continue };
            let seal = table.gambit_at(GambitPlace::Pool(slot)).map(|seat| Self::seat(view, seat));
            let runes = list(there.spell.card().runes);
            write!(paper, "{slot:?} {:?} {runes} has {}", there.spell, list(there.laid)).unwrap();
            if !there.wild.is_empty() {
                write!(paper, " and wild {}", list(there.wild)).unwrap();
            }
            writeln!(paper, "{}", seal.map_or(String::new(), |s| format!(" sealed by {s}")))
                .unwrap();
        }
        for seat in table.all_seats() {
            let player = table.player(seat);
            write!(
                paper,
                "{} {} points {:?}",
                Self::seat(view, seat),
                player.points(),
                player.book
            )
            .unwrap();
            if let Some(of) = table.gambit_at(GambitPlace::Book(seat)) {
                write!(paper, " negated by {}", Self::seat(view, of)).unwrap();
            }
            write!(paper, "; {} cards", player.hand).unwrap();
            if !view.known[seat.index()].is_empty() {
                write!(paper, ", known {}", list(view.known[seat.index()])).unwrap();
            }
            if let Some(gambit) = player.gambit {
                write!(paper, "; gambit {gambit:?}").unwrap();
            }
            writeln!(paper).unwrap();
        }
        writeln!(
            paper,
            "{} in the deck, {} discarded, {} spells to come",
            table.deck_left,
            table.discard.len(),
            table.spells_left
        )
        .unwrap();
        paper
    }
}

fn list(cards: Cards) -> String {
    format!("{cards:?}")
}

/// The spell at a place, or the place.
fn spell(view: &View, slot: PoolSlot) -> String {
    view.table.spell_at(slot).map_or(format!("{slot:?}"), |there| format!("{:?}", there.spell))
}

fn put(view: &View, place: GambitPlace) -> String {
    match place {
        GambitPlace::Pool(slot) => spell(view, slot),
        GambitPlace::Book(seat) => format!("{}'s book", WizardsGambit::seat(view, seat)),
    }
}

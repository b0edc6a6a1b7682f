//! The examples of the rule book, with its numbers, to be stepped through on the rules page.

use conclave_rules::games::spell_wars::cards::{Card, Cards};
use conclave_rules::games::spell_wars::public_state::{HAND_SIZE, Phase};
use conclave_rules::games::spell_wars::{Action, Event, Options, SpellWars, State};
use conclave_rules::table::{Rng, Rules, Seat, Seats, Seed, Setup};

use crate::rules::figure_set::Situation;

/// Who looks on.
const VIEWER: Seat = Seat(0);
const LEFT: Seat = Seat(1);
const RIGHT: Seat = Seat(3);

/// Who casts when: a spell of two cards, then three of three with the initiatives 17, 14 and 14.
pub fn order() -> Option<Situation<SpellWars>> {
    let spells: [&[&str]; 4] = [
        &["toadstool-tim", "begonia-scented", "baba-barbara"],
        &["grandpa-snooze", "begonia-scented"],
        &["toadstool-tim", "unflappable", "ferry-marmoset"],
        &["grandpa-snooze", "sarabanding", "baba-barbara"],
    ];
    let state = table(spells, Seed(1))?;
    let shows = |event: &Event| {
        use Event::{InitiativeShown, SpellRevealed, TieRolled};
        matches!(event, InitiativeShown { .. } | SpellRevealed { .. } | TieRolled { .. })
    };
    Some(Situation { seats: 4, state, actions: vec![(VIEWER, Action::Ready)], shows })
}

/// A complete spell. Who sits at the right has already cast two cards; nobody has a Creature, nor
/// the Tower.
pub fn spell() -> Option<Situation<SpellWars>> {
    let spells: [&[&str]; 4] = [
        &["count-taxula", "ooh-thats-hot", "pocket-kraken"],
        &["toadstool-tim", "begonia-scented", "baba-barbara"],
        &["grandpa-snooze", "sarabanding", "baba-barbara"],
        &[],
    ];
    // A die for the one opposite, one for the damage, two for the power roll: 4, 3, and 7 in all.
    let mut state = table(spells, Seed(655))?;
    state.table.gone = Seats::one(RIGHT);
    state.table.acted = Seats::one(RIGHT);
    let actions =
        [Action::Ready, Action::Target(LEFT), Action::Target(LEFT)].map(|action| (VIEWER, action));
    Some(Situation { seats: 4, state, actions: actions.into(), shows: |_| true })
}

/// Four wizards with these spells in front of them, ready but for the first one, and dice that fall
/// by this seed.
fn table(spells: [&[&str]; 4], seed: Seed) -> Option<State> {
    let setup = Setup { seats: 4, options: Options::default() };
    let mut state = SpellWars::begin(&setup, Seed(1), &mut Vec::new()).ok()?;
    let mut deck: Vec<Card> = Cards::ALL.iter().collect();
    let mut draw = |is: &dyn Fn(Card) -> bool| {
        let at = deck.iter().position(|&card| is(card))?;
        Some(deck.remove(at))
    };
    for (seat, spell) in spells.into_iter().enumerate() {
        state.placed[seat] = Default::default();
        for key in spell {
            let kind = Card::named(key)?.kind();
            let card = draw(&|card| card.kind() == kind)?;
            state.placed[seat][card.slot()?.index()] = Some(card);
        }
    }
    for (seat, spell) in spells.into_iter().enumerate() {
        let hand = (spell.len()..usize::from(HAND_SIZE)).map_while(|_| draw(&|_| true));
        state.hands[seat] = hand.fold(Cards::NONE, |hand, card| hand | Cards::one(card));
        state.table.players[seat].hand = HAND_SIZE;
    }
    state.deck = deck.into_iter().fold(Cards::NONE, |deck, card| deck | Cards::one(card));
    state.table.deck = state.deck.len();
    state.table.phase = Phase::Preparing;
    state.table.ready = Seats::all(4).without(VIEWER);
    state.rng = Rng::new(seed);
    Some(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::example;

    #[test]
    fn two_cards_come_first_then_seventeen_then_the_fourteens_by_a_die() {
        let (words, end) = example::<SpellWars>("order");
        let initiatives = end.table.players.iter().map(|player| player.initiative);
        assert_eq!(initiatives.collect::<Vec<_>>(), [14, 0, 17, 14].map(Some));
        let casting = words.iter().filter(|words| words.contains(" casts "));
        let names: Vec<&str> = casting.filter_map(|words| words.split(' ').next()).collect();
        assert_eq!(names, ["Tom", "Léa", "Max", "Mia"]);
        assert!(words.iter().any(|words| words.contains("rolls a 4 for the tie")));
    }

    #[test]
    fn a_complete_spell_deals_two_and_two_to_one_and_three_to_another() {
        let (words, end) = example::<SpellWars>("cast");
        let lives = end.table.players.iter().map(|player| player.life);
        assert_eq!(lives.collect::<Vec<_>>(), [20, 16, 17, 20]);
        assert_eq!((end.table.tower, end.table.player(VIEWER).creatures.len()), (Some(VIEWER), 1));
        assert!(words.iter().any(|words| words.contains("3 + 4 = 7")));
    }
}

//! The draft of a spell: nothing of it becomes an action before the player seals it.

use conclave_rules::games::spell_wars::Action;
use conclave_rules::games::spell_wars::cards::{
    Card, Cards, Glyph, Lasting, Passive, Slot, Treasure, Treasures,
};
use conclave_rules::games::spell_wars::effect::{Pick, Verb};
use conclave_rules::games::spell_wars::public_state::{PublicState, TIERS};
use conclave_rules::games::spell_wars::state::Own;
use conclave_rules::table::Seat;

/// A spell that is not sealed yet.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Draft {
    /// What fills each slot.
    pub places: [Option<Card>; 3],
    /// The card that is held: it waits for a slot, or is being dragged to one.
    pub held: Option<Card>,
}

impl Draft {
    /// Taps a card of the hand: it goes to its slot, or waits there being several; or it
    /// is taken back.
    pub fn tap(&mut self, card: Card) {
        if self.take_back(card) {
            return;
        }
        match card.slot() {
            Some(slot) => self.places[slot.index()] = Some(card),
            None => self.held = (self.held != Some(card)).then_some(card),
        }
    }

    /// Taps a slot: the card that is held goes there, or what lies there is taken back.
    pub fn tap_slot(&mut self, slot: Slot) {
        match self.held {
            Some(card) if self.takes(slot) => self.put(card, slot),
            _ => self.places[slot.index()] = None,
        }
    }

    /// Puts a card into a slot, and out of the one that it was in.
    pub fn put(&mut self, card: Card, slot: Slot) {
        self.take_back(card);
        self.held = None;
        self.places[slot.index()] = Some(card);
    }

    /// Takes a card out of its slot; returns whether it was in one.
    pub fn take_back(&mut self, card: Card) -> bool {
        let place = self.places.iter_mut().find(|place| **place == Some(card));
        place.map(Option::take).is_some()
    }

    /// Leaves only cards that are still in the hand.
    pub fn keep(&mut self, hand: Cards) {
        for place in self.places.iter_mut().chain([&mut self.held]) {
            *place = place.filter(|&card| hand.has(card));
        }
    }

    /// All cards of it.
    pub fn cards(&self) -> Cards {
        self.places.into_iter().chain([self.held]).flatten().collect()
    }

    /// Whether the card that is held may go to this slot: Wild Magic goes anywhere.
    pub fn takes(&self, slot: Slot) -> bool {
        self.held.is_some_and(|card| card.slot().is_none_or(|own| own == slot))
    }

    /// Arranges the spell as `plan` says.
    pub fn arrange(&mut self, plan: &[Action]) {
        *self = Draft::default();
        for action in plan {
            if let Action::Place { card, slot } = *action {
                self.places[slot.index()] = Some(card);
            }
        }
    }

    /// Arranges the spell as a hint advises, if it advises one.
    pub fn follow(&mut self, hint: &[Action]) {
        if hint.contains(&Action::Ready) {
            self.arrange(hint);
        }
    }

    /// Does it: card by card, then the seal.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = Slot::ALL
            .into_iter()
            .filter_map(|slot| Some(Action::Place { card: self.places[slot.index()]?, slot }))
            .collect();
        actions.push(Action::Ready);
        actions
    }

    /// The spell as it stands: what was placed before, and what is drafted.
    pub fn filled(&self, placed: [Option<Card>; 3]) -> [Option<Card>; 3] {
        let mut places = placed;
        for (place, drafted) in places.iter_mut().zip(self.places) {
            *place = place.or(drafted);
        }
        places
    }
}

/// How the cards of a spell of `owner` would pick the wizard at `seat` as a target, as far as
/// the table tells: not where all opponents are as good.
pub fn picks(
    table: &PublicState,
    owner: Seat,
    seat: Seat,
    spell: impl Iterator<Item = Card>,
) -> Vec<Pick> {
    let mut picks = Vec::new();
    let opponents = table.opponents(owner);
    for component in spell.filter_map(Card::component) {
        let aims = component.steps.iter().filter_map(|step| match step.verb() {
            Verb::Aim(pick) => Some(pick),
            _ => None,
        });
        for pick in aims.chain(component.target) {
            let found = table.candidates(owner, pick);
            let told = found != opponents || opponents.len() == 1;
            if told && found.has(seat) && !picks.contains(&pick) {
                picks.push(pick);
            }
        }
    }
    picks
}

/// The chances of 1–4, 5–9 and 10 or more, in percent, with this many dice of power whose
/// lowest face is `low`.
pub fn chances(dice: u8, low: u8) -> [u8; 3] {
    let [fair, great] = [TIERS[1], TIERS[2]].map(|least| percent(dice, least, low));
    [100 - fair, fair - great, great]
}

/// In how many of 100 rolls so many dice, whose lowest face is `low`, come to at least
/// `least`: 100 only if always, and 0 only if never.
pub fn percent(dice: u8, least: u8, low: u8) -> u8 {
    // With more dice the ways could not be counted; no spell of the box brings as many.
    let dice = usize::from(dice.min(21));
    let mut ways = vec![0u64; 6 * dice + 1];
    ways[0] = 1;
    for _ in 0..dice {
        ways = (0..ways.len())
            .map(|sum| {
                let before = (low..=6).filter_map(|pips| sum.checked_sub(pips.into()));
                before.filter_map(|sum| ways.get(sum)).sum()
            })
            .collect();
    }
    let all: u64 = ways.iter().sum();
    let good: u64 = ways.iter().skip(least.into()).sum();
    let share = (200 * good + all) / (2 * all);
    share.clamp(u64::from(good > 0), 100 - u64::from(good < all)) as u8
}

/// The lowest face of the dice of power of who owns these treasures: one of them lets no 1 lie.
pub fn lowest_face(treasures: &Treasures) -> u8 {
    let loaded = |treasure: Treasure| treasure.row().passive == Some(Passive::RerollOnes);
    if treasures.iter().any(loaded) { 2 } else { 1 }
}

/// How many dice a Creature of this magic would have in a spell of these cards.
pub fn power_dice(table: &PublicState, own: &Own, spell: Cards, glyph: Glyph) -> u8 {
    let player = table.player(own.seat);
    let counted = (spell | player.creatures) & Cards::of_glyph(glyph);
    let tucked = table.tucked.filter(|card| {
        let keeps = player.treasures.iter().any(|t| t.row().passive == Some(Passive::Tucked));
        keeps && card.glyph() == Some(glyph)
    });
    let mut dice = counted.len() + u8::from(tucked.is_some());
    for of in player.dead_cards.kinds() {
        if let Some(Lasting::NextRollDice(more)) = of.row().lasting {
            dice += more * player.dead_cards.count(of);
        }
    }
    dice
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(key: &str) -> Card {
        Card::named(key).expect("a card")
    }

    #[test]
    fn a_card_goes_to_the_slot_of_its_type_and_comes_back() {
        let mut draft = Draft::default();
        let (source, creature) = (card("shufflebeard"), card("jelly-cube"));
        draft.tap(creature);
        draft.tap(source);
        assert_eq!(draft.places, [Some(source), None, Some(creature)]);
        draft.tap(source);
        assert_eq!(draft.places, [None, None, Some(creature)]);
    }

    #[test]
    fn wild_magic_waits_for_its_slot() {
        let mut draft = Draft::default();
        let wild = card("wild-magic");
        draft.tap(wild);
        assert_eq!((draft.held, draft.places), (Some(wild), [None; 3]));
        assert!(Slot::ALL.iter().all(|&slot| draft.takes(slot)));
        draft.tap_slot(Slot::Quality);
        assert_eq!((draft.held, draft.places), (None, [None, Some(wild), None]));
        draft.tap(wild);
        assert_eq!(draft, Draft::default());
    }

    #[test]
    fn a_card_that_is_dragged_goes_where_its_type_belongs() {
        let mut draft = Draft::default();
        let source = card("shufflebeard");
        draft.held = Some(source);
        assert!(draft.takes(Slot::Source));
        assert!(!draft.takes(Slot::Quality) && !draft.takes(Slot::Destination));
        draft.put(source, Slot::Source);
        assert_eq!(draft, Draft { places: [Some(source), None, None], held: None });
    }

    #[test]
    fn wild_magic_can_change_its_slot() {
        let mut draft = Draft::default();
        let wild = card("wild-magic");
        draft.put(wild, Slot::Source);
        draft.put(wild, Slot::Destination);
        assert_eq!(draft.places, [None, None, Some(wild)]);
        assert!(draft.take_back(wild) && !draft.take_back(wild));
    }

    #[test]
    fn a_hint_is_arranged_and_sealed() {
        let (source, creature) = (card("shufflebeard"), card("jelly-cube"));
        let plan = [
            Action::Place { card: source, slot: Slot::Source },
            Action::Place { card: creature, slot: Slot::Destination },
            Action::Ready,
        ];
        let mut draft = Draft { held: Some(card("wild-magic")), ..Draft::default() };
        draft.arrange(&plan);
        assert_eq!(draft.actions(), plan);
    }

    #[test]
    fn what_has_left_the_hand_leaves_the_draft() {
        let (source, creature, wild) =
            (card("shufflebeard"), card("jelly-cube"), card("wild-magic"));
        let mut draft = Draft { held: Some(wild), ..Draft::default() };
        draft.tap(source);
        draft.tap(creature);
        draft.keep([creature, wild].into_iter().collect());
        assert_eq!(draft, Draft { places: [None, None, Some(creature)], held: Some(wild) });
        assert_eq!(draft.cards(), [creature, wild].into_iter().collect());
    }

    #[test]
    fn what_was_placed_before_stays() {
        let (first, other) = (card("shufflebeard"), card("professor-pluck"));
        let draft = Draft { places: [Some(other), None, None], held: None };
        assert_eq!(draft.filled([Some(first), None, None]), [Some(first), None, None]);
    }

    #[test]
    fn the_chances_are_those_of_the_dice() {
        for dice in 1..=4 {
            let mut counts = [0u32; 3];
            let rolls = 6u32.pow(dice.into());
            for roll in 0..rolls {
                let sum: u32 = (0..dice).map(|at| roll / 6u32.pow(at.into()) % 6 + 1).sum();
                counts[if sum >= 10 { 2 } else { usize::from(sum >= 5) }] += 1;
            }
            // Rounded so that they come to a hundred, and that 0 is never.
            assert_eq!(chances(dice, 1).into_iter().sum::<u8>(), 100);
            for (chance, count) in chances(dice, 1).into_iter().zip(counts) {
                let exact = f64::from(count * 100) / f64::from(rolls);
                assert!((f64::from(chance) - exact).abs() < 1.0, "{dice} dice: {exact}");
            }
        }
    }

    #[test]
    fn dice_that_let_no_1_lie_show_2_to_6() {
        assert_eq!(chances(1, 2), [60, 40, 0]);
        for (dice, least, low, share) in [
            (1, 5, 1, 33),
            (2, 5, 1, 83),
            (2, 10, 1, 17),
            (3, 5, 1, 98),
            (3, 10, 1, 63),
            (4, 4, 1, 100),
            (4, 5, 1, 99),
            (1, 7, 1, 0),
            (3, 18, 1, 1),
            (21, 21, 1, 100),
            (1, 5, 2, 40),
            (2, 5, 2, 96),
            (3, 6, 2, 100),
        ] {
            assert_eq!(percent(dice, least, low), share, "{dice} dice, {least} or more");
        }
    }
}

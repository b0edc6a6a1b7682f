//! Applying events: how each moves what lies on the table.
//!
//! The engine and views apply events by this same code, so that an event cannot differ
//! from the change it describes.

use super::cards::{Card, Cards, Passive, Slot, Treasure, Treasures};
use super::event::Event;
use super::public_state::{Bounty, CAP, Phase, PlayerState, Prophecy, PublicState, START_LIFE};
use crate::table::{Seat, Seats};

/// A wizard's secrets: what is in hand, and what they placed face down.
pub(super) type Placed = [Option<Card>; 3];

impl PublicState {
    /// The player at `seat`; events of another game move the last player rather
    /// than nothing in range.
    fn at(&mut self, seat: Seat) -> &mut PlayerState {
        let last = self.players.len() - 1;
        &mut self.players[seat.index().min(last)]
    }

    fn discard_treasures(&mut self, gone: Treasures) {
        if let Some(tucked) = self.tucked
            && gone.iter().any(|t| t.row().passive == Some(Passive::Tucked))
        {
            self.discard |= Cards::one(tucked);
            self.tucked = None;
        }
        if self.prophecy.is_some_and(|prophecy| gone.has(prophecy.treasure)) {
            self.prophecy = None;
        }
        self.treasure_discard = self.treasure_discard.with(gone);
    }

    fn take_from_treasure_deck(&mut self, treasure: Treasure) {
        self.treasure_deck = self.treasure_deck.without(Treasures::one(treasure));
    }

    /// A revealed set leaves the deck: some to where `found` goes, others to the
    /// discard.
    fn reveal(&mut self, found: Cards, others: Cards) {
        self.deck = self.deck.saturating_sub(found.len() + others.len());
        self.discard |= others;
    }

    /// A card leaves the spell, face up or face down, or the creatures of `seat`
    /// for the discard.
    fn lose_card(&mut self, seat: Seat, card: Card) {
        let one = Cards::one(card);
        let player = self.at(seat);
        if !(player.spell | player.creatures).has(card) {
            player.sealed = player.sealed.saturating_sub(1);
            if card.slot() == Some(Slot::Destination) && player.initiative.is_some() {
                player.initiative = Some(0);
            }
        }
        player.spell -= one;
        player.unresolved -= one;
        player.creatures -= one;
        player.leaving -= one;
        self.discard |= one;
    }

    /// Moves what lies open on the table as `event` says.
    pub(super) fn apply_event(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan(round) => {
                self.round = round;
                self.turn = 0;
                self.tower = None;
                self.first_dead = Seats::NONE;
                for player in &mut self.players {
                    player.life = START_LIFE;
                    player.dead = false;
                }
            }
            Event::TurnBegan(turn) => {
                self.turn = turn;
                self.phase = Phase::Preparing;
                self.used = Treasures::NONE;
                self.ready = Seats::NONE;
                self.gone = Seats::NONE;
                self.acted = Seats::NONE;
                self.first_actor = None;
                self.last_actor = None;
                for player in &mut self.players {
                    player.sealed = 0;
                    player.initiative = None;
                    player.tie = 0;
                }
            }
            Event::Drew { seat, count, .. } => {
                self.deck = self.deck.saturating_sub(count);
                let player = self.at(seat);
                player.hand += count;
                player.fewer = 0;
            }
            Event::DeckShuffled => {
                self.deck += self.discard.len();
                self.discard = Cards::NONE;
            }
            Event::TreasuresShuffled => {
                self.treasure_deck = self.treasure_deck.with(self.treasure_discard);
                self.treasure_discard = Treasures::NONE;
            }
            Event::DeadShuffled => self.dead_deck.absorb(&mut self.dead_discard),
            Event::Ready(seat) => self.ready = self.ready.with(seat),
            Event::SpellsSealed(sizes) => {
                self.phase = Phase::Casting;
                for (player, size) in self.players.iter_mut().zip(sizes) {
                    player.hand = player.hand.saturating_sub(size);
                    player.sealed = size;
                }
            }
            Event::InitiativeShown { seat, initiative } => {
                self.at(seat).initiative = Some(initiative);
            }
            Event::TieRolled { seat, tie, .. } => self.at(seat).tie = tie,
            Event::TieBought(seat) => self.at(seat).tie = u32::MAX,
            Event::GoBegan(seat) => {
                self.active = Some(seat);
                self.gone = self.gone.with(seat);
                self.first_actor = self.first_actor.or(Some(seat));
                self.last_actor = Some(seat);
                let player = self.at(seat);
                player.unresolved = player.creatures;
            }
            Event::SpellRevealed { seat, placed } => {
                let player = self.at(seat);
                let cards: Cards = placed.into_iter().flatten().collect();
                player.sealed = 0;
                player.spell |= cards;
                player.unresolved |= cards;
            }
            Event::WildReplaced { seat, wild, found, others, .. } => {
                self.lose_card(seat, wild);
                self.reveal(found, others);
                let player = self.at(seat);
                player.spell |= found;
                player.unresolved |= found;
            }
            Event::Summoned { seat, found, others } => {
                self.reveal(found, others);
                let player = self.at(seat);
                player.spell |= found;
                player.unresolved |= found;
            }
            Event::Adopted { seat, found, others } => {
                self.reveal(found, others);
                self.at(seat).creatures |= found;
            }
            Event::Boosted { seat, found, wild } => {
                self.reveal(found | wild, Cards::NONE);
                let player = self.at(seat);
                player.boost = player.boost.saturating_sub(1);
                player.spell |= found;
                player.unresolved |= found;
                player.hand += wild.len();
            }
            Event::Joined { seat, from, card } => {
                let giver = self.at(from);
                giver.hand = giver.hand.saturating_sub(1);
                let player = self.at(seat);
                player.spell |= Cards::one(card);
                player.unresolved |= Cards::one(card);
            }
            Event::Resolving { seat, card } => {
                let player = self.at(seat);
                player.unresolved -= Cards::one(card);
                if player.creatures.has(card) {
                    player.leaving |= Cards::one(card);
                }
            }
            Event::Paid { seat, blood } | Event::BloodLost { seat, blood } => {
                let player = self.at(seat);
                player.blood = player.blood.saturating_sub(blood);
            }
            Event::TreasureUsed { treasure, .. } => {
                self.used = self.used.with(Treasures::one(treasure));
            }
            Event::Blocked { seat, card, .. } | Event::CreatureKilled { seat, card } => {
                self.lose_card(seat, card);
            }
            Event::Damaged { seat, life, .. } => {
                let player = self.at(seat);
                player.life = player.life.saturating_sub(life);
            }
            Event::Healed { seat, life } => {
                let player = self.at(seat);
                player.life = player.life.saturating_add(life).min(CAP);
            }
            Event::BloodGained { seat, blood, .. } => {
                let player = self.at(seat);
                player.blood = player.blood.saturating_add(blood).min(CAP);
            }
            Event::BloodMoved { from, to, blood } => {
                let loser = self.at(from);
                loser.blood = loser.blood.saturating_sub(blood);
                let winner = self.at(to);
                winner.blood = winner.blood.saturating_add(blood).min(CAP);
            }
            Event::TowerTaken { seat, .. } => self.tower = Some(seat),
            Event::TreasureGained { seat, treasure } => {
                self.take_from_treasure_deck(treasure);
                let player = self.at(seat);
                player.treasures = player.treasures.with(Treasures::one(treasure));
            }
            Event::TreasureSetAside { seat, treasure } => {
                self.take_from_treasure_deck(treasure);
                let player = self.at(seat);
                player.set_aside = player.set_aside.with(Treasures::one(treasure));
            }
            Event::TreasureTakenUp { seat, treasure } => {
                let player = self.at(seat);
                let one = Treasures::one(treasure);
                player.set_aside = player.set_aside.without(one);
                player.treasures = player.treasures.with(one);
            }
            Event::TreasureDiscarded { seat, treasure } => {
                let one = Treasures::one(treasure);
                let player = self.at(seat);
                player.treasures = player.treasures.without(one);
                self.discard_treasures(one);
            }
            Event::TreasureMoved { from, to, treasure } => self.move_treasure(from, to, treasure),
            Event::TreasuresSwapped { seat, given, with, got } => {
                self.move_treasure(seat, with, given);
                self.move_treasure(with, seat, got);
            }
            Event::HandDiscarded { seat, cards } => {
                self.discard |= cards;
                let player = self.at(seat);
                player.hand = player.hand.saturating_sub(cards.len());
            }
            Event::HandPassed { from, to, count, .. } => {
                let giver = self.at(from);
                giver.hand = giver.hand.saturating_sub(count);
                self.at(to).hand += count;
            }
            Event::Kept { seat, card } => {
                let player = self.at(seat);
                let one = Cards::one(card);
                player.spell -= one;
                player.leaving -= one;
                player.creatures |= one;
            }
            Event::Revived { seat, card, life } | Event::Substituted { seat, card, life } => {
                self.lose_card(seat, card);
                self.at(seat).life = life;
            }
            Event::Died { seat, first, .. } => {
                let player = self.at(seat);
                player.dead = true;
                player.life = 0;
                if first {
                    self.first_dead = self.first_dead.with(seat);
                }
            }
            Event::ProphecyFulfilled(_) | Event::ProphecyVoid => self.prophecy = None,
            Event::Cleared { seat, hand, sealed } => {
                let player = self.at(seat);
                let gone = hand | sealed | player.spell | player.creatures;
                let treasures = player.treasures;
                player.hand = 0;
                player.sealed = 0;
                player.initiative = None;
                player.spell = Cards::NONE;
                player.unresolved = Cards::NONE;
                player.creatures = Cards::NONE;
                player.leaving = Cards::NONE;
                player.treasures = Treasures::NONE;
                self.discard |= gone;
                self.discard_treasures(treasures);
            }
            Event::DeadDrawn { seat, card } => {
                self.dead_deck.remove(card);
                self.at(seat).dead_cards.add(card);
            }
            Event::DeadUsed { seat, card } => {
                self.at(seat).dead_cards.remove(card);
                self.dead_discard.add(card);
            }
            Event::Posted { seat, treasure, blood } => {
                let player = self.at(seat);
                player.treasures = player.treasures.without(Treasures::one(treasure));
                self.bounty = Some(Bounty { treasure, blood });
            }
            Event::BountyClaimed(_) => {
                if let Some(bounty) = self.bounty.take() {
                    self.discard_treasures(Treasures::one(bounty.treasure));
                }
            }
            Event::Foretold { treasure, named, blood, .. } => {
                self.prophecy = Some(Prophecy { treasure, named, blood });
            }
            Event::Tucked { seat, card } => {
                self.tucked = Some(card);
                let player = self.at(seat);
                player.hand = player.hand.saturating_sub(1);
            }
            Event::SpellBoosted { seat, cards } => self.at(seat).boost += cards,
            Event::DrawReduced { seat, cards } => {
                let player = self.at(seat);
                player.fewer = player.fewer.saturating_add(cards);
            }
            Event::GoEnded(seat) => {
                let player = self.at(seat);
                let alive = player.alive();
                let gone = player.spell | player.leaving;
                player.spell = Cards::NONE;
                player.creatures -= player.leaving;
                player.leaving = Cards::NONE;
                player.unresolved = Cards::NONE;
                self.discard |= gone;
                self.active = None;
                if alive {
                    self.acted = self.acted.with(seat);
                }
            }
            Event::RoundWon(seat) => {
                let (quick, round) = (self.quick, self.round);
                let player = self.at(seat);
                player.survived = round;
                if quick {
                    player.points += 1;
                } else {
                    player.tokens += 1;
                }
            }
            Event::PointScored(seat) => self.at(seat).points += 1,
            Event::MatchEnded => self.phase = Phase::Over,
            Event::Placed { .. }
            | Event::Triggered { .. }
            | Event::Targeted { .. }
            | Event::OptionTaken { .. }
            | Event::TypeNamed { .. }
            | Event::SidesChosen { .. }
            | Event::Deflected { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::TierReached { .. }
            | Event::TowerHelped { .. }
            | Event::TreasureHelped { .. }
            | Event::DieChosen { .. }
            | Event::DiceDealt { .. }
            | Event::NoTreasureLeft(_)
            | Event::Demanded { .. }
            | Event::GaveNothing(_)
            | Event::HandShown { .. }
            | Event::DiceAdded { .. }
            | Event::TurnEnded => {}
        }
    }

    fn move_treasure(&mut self, from: Seat, to: Seat, treasure: Treasure) {
        let one = Treasures::one(treasure);
        let giver = self.at(from);
        giver.treasures = giver.treasures.without(one);
        let taker = self.at(to);
        taker.treasures = taker.treasures.with(one);
    }
}

/// Moves the secrets of `seat` as `event` says.
pub(super) fn apply_event_to_secrets(
    seat: Seat,
    hand: &mut Cards,
    placed: &mut Placed,
    event: &Event,
) {
    match *event {
        Event::Drew { seat: who, cards, .. } if who == seat => *hand |= cards,
        Event::Boosted { seat: who, wild, .. } if who == seat => *hand |= wild,
        Event::Placed { seat: who, card, slot } if who == seat => {
            *hand -= Cards::one(card);
            placed[slot.index()] = Some(card);
        }
        Event::SpellRevealed { seat: who, .. } if who == seat => *placed = [None; 3],
        Event::Joined { from, card, .. } if from == seat => *hand -= Cards::one(card),
        Event::Tucked { seat: who, card } if who == seat => *hand -= Cards::one(card),
        Event::HandDiscarded { seat: who, cards } if who == seat => *hand -= cards,
        Event::HandPassed { from, to, cards, .. } => {
            if from == seat {
                *hand -= cards;
            }
            if to == seat {
                *hand |= cards;
            }
        }
        Event::Revived { seat: who, card, .. } | Event::Substituted { seat: who, card, .. }
            if who == seat =>
        {
            for slot in placed.iter_mut() {
                if *slot == Some(card) {
                    *slot = None;
                }
            }
        }
        Event::Cleared { seat: who, .. } if who == seat => {
            *hand = Cards::NONE;
            *placed = [None; 3];
        }
        _ => {}
    }
}

//! A round and its turns: what happens before spells are placed and after all
//! are cast, until one wizard is left.

use super::cards::{Cards, Lasting, Passive, Treasures};
use super::engine::Engine;
use super::event::{BloodFor, Event};
use super::pending::{Script, StackFrame};
use super::public_state::{PlayerState, PublicState, QUICK_ROUNDS, TOKENS_TO_WIN, TOWER_BLOOD};
use crate::table::{Outcome, Seat, Seats};

impl PublicState {
    /// How the match ends if it ends now.
    pub fn outcome(&self) -> Outcome {
        let score = |player: &PlayerState| {
            i32::from(if self.quick { player.points } else { player.tokens })
        };
        let mut outcome = Outcome::highest(self.players.iter().map(score).collect());
        if self.quick {
            // Among equals the last survivor of the latest round wins; if none of
            // them ever was one, they share (**ruling**).
            let survived = |seat: Seat| self.player(seat).survived;
            let latest = outcome.winners.iter().map(survived).max();
            outcome.winners =
                outcome.winners.iter().filter(|&seat| Some(survived(seat)) == latest).collect();
        }
        outcome
    }
}

impl Engine<'_> {
    fn beyond(&self, seat: Seat) -> bool {
        seat.0 >= self.table().seats()
    }

    /// Each seat gains what is due from the last round (**ruling**: in order of
    /// seats, before anybody draws); then the first turn begins.
    pub(super) fn round_start(&mut self, next: &mut Seat) -> bool {
        while !self.beyond(*next) {
            let seat = *next;
            let player = self.table().player(seat);
            if let Some(treasure) = player.set_aside.iter().next() {
                self.emit(Event::TreasureTakenUp { seat, treasure });
                self.treasure_gained(seat, treasure);
                return false;
            }
            let kept = |lasting| matches!(lasting, Some(Lasting::NextRollDice(_)));
            let due = player.dead_cards.kinds().find(|card| !kept(card.row().lasting));
            match due {
                Some(card) => {
                    self.use_dead(seat, card);
                    if !card.row().next_round.is_empty() {
                        self.start(Script::NextRound(card), seat);
                    }
                    return false;
                }
                None => next.0 += 1,
            }
        }
        self.begin_turn();
        true
    }

    fn begin_turn(&mut self) {
        let turn = self.table().turn.saturating_add(1);
        self.emit(Event::TurnBegan(turn));
        self.push(StackFrame::TurnStart(Seat(0)));
    }

    /// The living draw up to a full hand; the dead draw a Dead Wizard card. Then
    /// spells are placed.
    pub(super) fn turn_start(&mut self, next: &mut Seat) -> bool {
        if !self.beyond(*next) {
            let seat = *next;
            next.0 += 1;
            if self.table().player(seat).alive() {
                self.draw_hand(seat);
            } else {
                self.draw_dead(seat);
            }
            return false;
        }
        // Once beyond the last seat: a treasure may still want a card.
        if next.0 == self.table().seats() {
            next.0 += 1;
            self.fill_treasure();
            return false;
        }
        true
    }

    /// A treasure that keeps a component, gained while no player had cards, is filled
    /// after the draw (**ruling**).
    fn fill_treasure(&mut self) {
        if self.table().turn != 1 || self.table().tucked.is_some() {
            return;
        }
        for seat in self.table().living().iter() {
            let keeps = |passive| (passive == Passive::Tucked).then_some(());
            if let Some((treasure, ())) = self.table().passive(seat, keeps) {
                self.treasure_gained(seat, treasure);
            }
        }
    }

    /// The Tower's holder, dead or alive, gains Blood.
    fn pay_tower(&mut self) {
        let Some(seat) = self.table().tower else { return };
        let buried = self.lasting_most(seat);
        let dead = !self.table().player(seat).alive();
        let base = if dead && buried > 0 { buried } else { TOWER_BLOOD };
        let more = self.helped(seat, |passive| match passive {
            Passive::TowerBlood(more) => Some(more),
            _ => None,
        });
        self.gain_blood(seat, base + more.unwrap_or(0), BloodFor::Tower);
    }

    fn lasting_most(&self, seat: Seat) -> u8 {
        let pile = self.table().player(seat).dead_cards;
        let blood = pile.kinds().filter_map(|card| match card.row().lasting {
            Some(Lasting::BuriedTowerBlood(blood)) => Some(blood),
            _ => None,
        });
        blood.max().unwrap_or(0)
    }

    /// A turn ends: the Tower first, then treasures in the order of seats, as long as
    /// several wizards live (**ruling**); then the next turn begins.
    pub(super) fn turn_end(&mut self, next: &mut Seat, served: &mut Treasures) -> bool {
        if !self.state.pending.tower_paid {
            self.state.pending.tower_paid = true;
            self.pay_tower();
        }
        while !self.beyond(*next) && self.table().living().len() > 1 {
            let seat = *next;
            let player = self.table().player(seat);
            let due = player.treasures.without(*served).iter().find(|treasure| {
                let row = treasure.row();
                let met = match row.passive {
                    Some(Passive::LastActor) => self.table().last_actor == Some(seat),
                    Some(Passive::WeakestAtEnd) => {
                        let living = self.table().living();
                        living.iter().all(|other| self.table().player(other).life >= player.life)
                    }
                    _ => false,
                };
                !row.turn_end.is_empty() && player.alive() && met
            });
            match due {
                Some(treasure) => {
                    *served = served.with(Treasures::one(treasure));
                    self.start(Script::TurnEnd(treasure), seat);
                    return false;
                }
                None => next.0 += 1,
            }
        }
        self.emit(Event::TurnEnded);
        if self.table().living().len() <= 1 {
            self.push(StackFrame::RoundEnd);
        } else {
            self.state.pending.tower_paid = false;
            self.begin_turn();
        }
        true
    }

    /// A round ends: its last survivor gains a token, or a point in a quick match,
    /// and all cards are discarded but those of the dead.
    pub(super) fn round_end(&mut self) -> bool {
        if !self.state.pending.tower_paid {
            self.pay_tower();
            self.emit(Event::TurnEnded);
        }
        self.state.pending.tower_paid = false;
        // A wizard who dies killing the last opponent gains the token all the same.
        let champion = self.state.pending.champion.take();
        let winner = self.table().living().first().or(champion);
        if let Some(seat) = winner {
            self.emit(Event::RoundWon(seat));
        }
        let table = self.table();
        let over = if table.quick {
            table.round >= QUICK_ROUNDS
        } else {
            table.players.iter().any(|player| player.tokens >= TOKENS_TO_WIN)
        };
        if over {
            self.emit(Event::MatchEnded);
            return true;
        }
        for seat in Seats::all(self.table().seats()).iter() {
            self.clear(seat);
        }
        if let Some(seat) = winner {
            let less = |lasting| match lasting {
                Lasting::WinnerDrawsLess(cards) => Some(cards),
                _ => None,
            };
            let all = Seats::all(self.table().seats());
            let cards = all.iter().map(|other| self.lasting(other, less)).sum();
            if cards > 0 {
                self.emit(Event::DrawReduced { seat, cards });
            }
        }
        let round = self.table().round.saturating_add(1);
        self.emit(Event::RoundBegan(round));
        self.push(StackFrame::RoundStart(Seat(0)));
        true
    }

    /// Discards all of a wizard's cards but Dead Wizard cards.
    pub(super) fn clear(&mut self, seat: Seat) {
        let hand = self.state.hands[seat.index()];
        let sealed: Cards = self.state.placed[seat.index()].into_iter().flatten().collect();
        let player = self.table().player(seat);
        let nothing = (hand | sealed | player.spell | player.creatures).is_empty();
        if !nothing || !player.treasures.is_empty() {
            self.emit(Event::Cleared { seat, hand, sealed });
        }
    }
}

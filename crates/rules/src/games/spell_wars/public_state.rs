//! The public part of the state: what all players may know.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DeadPile, Passive, Treasure, Treasures, Wizard};
use crate::table::{MAX_SEATS, Seat, Seats};

/// Life at the start of a round.
pub const START_LIFE: u8 = 20;
/// The most life and the most Blood a wizard can have.
pub const CAP: u8 = 25;
/// Cards in hand after drawing.
pub const HAND_SIZE: u8 = 8;
/// Tokens that win the match.
pub const TOKENS_TO_WIN: u8 = 2;
/// Rounds of a quick match.
pub const QUICK_ROUNDS: u8 = 3;
/// Blood for killing an opponent.
pub const KILL_BLOOD: u8 = 3;
/// Blood for holding the Tower at the end of a turn.
pub const TOWER_BLOOD: u8 = 1;
/// The least sum of a power roll for each of its tiers.
pub const TIERS: [u8; 3] = [1, 5, 10];

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// All wizards place a spell, face down.
    Preparing,
    /// Spells are cast, one after another.
    Casting,
    /// The match is over.
    Over,
}

/// What lies open in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// Whom they play.
    pub wizard: Wizard,
    /// Life points, 0 to [`CAP`].
    pub life: u8,
    /// Blood, 0 to [`CAP`].
    pub blood: u8,
    /// Last Wizard Standing tokens; none in a quick match.
    pub tokens: u8,
    /// Points of a quick match.
    pub points: u8,
    /// The last round they survived, counted from 1; 0 for none.
    pub survived: u8,
    /// Whether they are dead in this round.
    pub dead: bool,
    /// How many cards are in hand; while spells are prepared, those placed face
    /// down too, for their number is a secret.
    pub hand: u8,
    /// How many cards of their spell lie face down, once that is announced.
    pub sealed: u8,
    /// Their spell's initiative, once announced.
    pub initiative: Option<u8>,
    /// Their rolls at ties of this turn, first roll first: the higher goes first.
    pub tie: u32,
    /// Face-up cards of their spell, but for Creatures kept.
    pub spell: Cards,
    /// Face-up cards that have still to resolve in their go.
    pub unresolved: Cards,
    /// Creatures in play.
    pub creatures: Cards,
    /// Those of them that go when their go ends, unless they are kept.
    pub leaving: Cards,
    /// Treasures.
    pub treasures: Treasures,
    /// Treasures to gain when the next round starts.
    pub set_aside: Treasures,
    /// Dead Wizard cards.
    pub dead_cards: DeadPile,
    /// Cards of the deck that their next first spell will have more.
    pub boost: u8,
    /// How many cards fewer they draw next.
    pub fewer: u8,
}

impl PlayerState {
    pub(super) fn new(wizard: Wizard) -> PlayerState {
        PlayerState {
            wizard,
            life: START_LIFE,
            blood: 0,
            tokens: 0,
            points: 0,
            survived: 0,
            dead: false,
            hand: 0,
            sealed: 0,
            initiative: None,
            tie: 0,
            spell: Cards::NONE,
            unresolved: Cards::NONE,
            creatures: Cards::NONE,
            leaving: Cards::NONE,
            treasures: Treasures::NONE,
            set_aside: Treasures::NONE,
            dead_cards: DeadPile::NONE,
            boost: 0,
            fewer: 0,
        }
    }

    /// Whether the wizard is alive: not dead, and not about to be.
    #[inline(always)]
    pub fn alive(&self) -> bool {
        !self.dead && self.life > 0
    }
}

/// A wizard's prophecy of who will die next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prophecy {
    /// The treasure that asked.
    pub treasure: Treasure,
    /// Who is to die.
    pub named: Seat,
    /// The Blood for being right.
    pub blood: u8,
}

/// A treasure in the middle for the next killer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bounty {
    /// Which.
    pub treasure: Treasure,
    /// What it gives.
    pub blood: u8,
}

/// The public part of the state: what lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// Whether it is a quick match.
    pub quick: bool,
    /// By seat.
    pub players: ArrayVec<PlayerState, MAX_SEATS>,
    /// Counted from 1.
    pub round: u8,
    /// Turn of the round, counted from 1.
    pub turn: u16,
    /// What the table is doing.
    pub phase: Phase,
    /// Who holds the Tower; none while it stands in the middle.
    pub tower: Option<Seat>,
    /// Cards in the main deck.
    pub deck: u8,
    /// The main deck's discard.
    pub discard: Cards,
    /// Treasures to be gained.
    pub treasure_deck: Treasures,
    /// The discard of treasures.
    pub treasure_discard: Treasures,
    /// Dead Wizard cards to be drawn.
    pub dead_deck: DeadPile,
    /// Their discard.
    pub dead_discard: DeadPile,
    /// Treasures used in this turn: once each, even if they change owner.
    pub used: Treasures,
    /// The component under the treasure that keeps one.
    pub tucked: Option<Card>,
    /// Who is said to die next.
    pub prophecy: Option<Prophecy>,
    /// What the next killer gains.
    pub bounty: Option<Bounty>,
    /// Who has placed a spell.
    pub ready: Seats,
    /// Whose go of this turn has begun.
    pub gone: Seats,
    /// Who has finished a spell in this turn.
    pub acted: Seats,
    /// Who went first in this turn.
    pub first_actor: Option<Seat>,
    /// Who went last so far.
    pub last_actor: Option<Seat>,
    /// Whose go it is.
    pub active: Option<Seat>,
    /// Who died first in this round; several if at once.
    pub first_dead: Seats,
}

impl PublicState {
    /// How many play.
    #[inline(always)]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The player at `seat`.
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// All living wizards.
    #[inline(always)]
    pub fn living(&self) -> Seats {
        self.seats_where(PlayerState::alive)
    }

    /// All living wizards but `seat`.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> Seats {
        self.living().without(seat)
    }

    /// The seats whose player is so.
    #[inline]
    pub fn seats_where(&self, is: impl Fn(&PlayerState) -> bool) -> Seats {
        // Without branches: this is asked all the time.
        let bits = (0..).zip(&self.players).map(|(seat, player)| u8::from(is(player)) << seat);
        Seats(bits.sum())
    }

    /// The next living wizard to the left of `seat`.
    pub fn left(&self, seat: Seat) -> Option<Seat> {
        let living = self.opponents(seat);
        seat.round(self.seats()).find(|&other| living.has(other))
    }

    /// The next living wizard to the right of `seat`.
    pub fn right(&self, seat: Seat) -> Option<Seat> {
        let living = self.opponents(seat);
        let count = self.seats();
        (1..count).map(|step| Seat((seat.0 + count - step) % count)).find(|&o| living.has(o))
    }

    /// The living holder of the Tower.
    pub fn living_holder(&self) -> Option<Seat> {
        self.tower.filter(|&seat| self.player(seat).alive())
    }

    /// Tokens that all wizards have together.
    pub fn tokens(&self) -> u8 {
        self.players.iter().map(|player| player.tokens).sum()
    }

    /// Creatures that living wizards have in play.
    pub fn creatures(&self) -> u8 {
        self.players.iter().filter(|p| p.alive()).map(|p| p.creatures.len()).sum()
    }

    /// Treasures that lie in front of wizards.
    pub fn treasures(&self) -> u8 {
        self.players.iter().map(|player| player.treasures.len()).sum()
    }

    /// The treasure of `seat` that changes the rules as `is` says, and how.
    #[inline]
    pub(super) fn passive<T>(
        &self,
        seat: Seat,
        is: impl Fn(Passive) -> Option<T>,
    ) -> Option<(Treasure, T)> {
        let owned = self.player(seat).treasures.and(super::cards::PASSIVES);
        owned.iter().find_map(|treasure| Some((treasure, treasure.row().passive.and_then(&is)?)))
    }
}

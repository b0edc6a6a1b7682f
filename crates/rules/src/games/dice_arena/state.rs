//! The state: what lies in the arena, who holds how many dice, and what is being
//! asked of whom.

use serde::{Deserialize, Serialize};

use super::action::{Landed, ThrowIntent};
use super::dice::{DICE, Dice, Die, Rest, Showing};
use super::face::{Face, Faces};
use super::options::{MAX_PLAYERS, Options};
use super::pose::{EDGE, Pose};
use crate::table::{Seat, Seats};

/// A tower of dice. One die is no tower: it is an ordinary die.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Tower {
    /// The dice, bottom to top; zeros beyond `height`.
    dice: [Die; DICE as usize],
    /// How many dice it has: never 1, except while it is being built.
    height: u8,
}

impl Tower {
    /// The dice, bottom to top.
    #[inline]
    pub fn dice(&self) -> &[Die] {
        self.dice.get(..usize::from(self.height)).unwrap_or(&self.dice)
    }

    /// The dice as a set.
    #[inline]
    pub fn set(&self) -> Dice {
        self.dice().iter().copied().collect()
    }

    /// How many dice it has.
    #[inline]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// The die on top.
    #[inline]
    pub fn top(&self) -> Option<Die> {
        self.dice().last().copied()
    }

    /// The dice that another lies on: they count for no group.
    #[inline]
    pub fn covered(&self) -> Dice {
        if self.height < 2 {
            return Dice::NONE;
        }
        self.dice()[..usize::from(self.height) - 1].iter().copied().collect()
    }

    /// Puts a die on top.
    fn push(&mut self, die: Die) {
        if let Some(place) = self.dice.get_mut(usize::from(self.height)) {
            *place = die;
            self.height += 1;
        }
    }

    /// Leaves only `dice` in it, in their order; a single die is no tower.
    fn retain(&mut self, dice: Dice) {
        let before = std::mem::take(self);
        before.dice().iter().filter(|&&die| dice.has(die)).for_each(|&die| self.push(die));
        if self.height < 2 {
            *self = Tower::default();
        }
    }
}

/// What lies in the arena.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Arena {
    /// Every die that lies there. After the checks of a throw none shows X and
    /// none is out.
    pub showing: Showing,
    /// Dice that have been thrown and are still in the air.
    pub flying: Dice,
    /// The tower, if one stands.
    pub tower: Tower,
    /// The dice of a standing Immobulus: none, or at least two.
    pub immobile: Dice,
    /// Dice at the rim.
    pub at_rim: Dice,
    /// Dice lifted off the rim for the coming throw.
    pub lifted: Dice,
    /// Where each die lies, by number; empty when positions were not measured,
    /// and without meaning for dice that are not in the arena.
    pub poses: Vec<Pose>,
}

impl Arena {
    /// The dice that lie in the arena.
    #[inline]
    pub fn dice(&self) -> Dice {
        self.showing.dice()
    }

    /// The dice that count for groups: all but those that the tower covers.
    #[inline]
    pub fn counted(&self) -> Dice {
        self.dice().minus(self.tower.covered())
    }

    /// The dice that count and show `face`.
    #[inline]
    pub fn counting(&self, face: Face) -> Dice {
        self.showing.showing(face).minus(self.tower.covered())
    }

    /// The dice that Accio may take: all but those of a standing Immobulus.
    #[inline]
    pub fn takable(&self) -> Dice {
        self.dice().minus(self.immobile)
    }

    /// Where `die` lies, if it was measured.
    pub fn pose(&self, die: Die) -> Option<Pose> {
        self.dice().has(die).then(|| self.poses.get(die.index()).copied()).flatten()
    }

    /// Where each die lies, by number: as it was measured, or else in rows, a tower
    /// in the middle.
    pub fn places(&self) -> Vec<Pose> {
        if self.poses.len() == usize::from(DICE) {
            return self.poses.clone();
        }
        let mut poses = vec![Pose::default(); usize::from(DICE)];
        let tower = self.tower.set();
        for (level, die) in (0i16..).zip(self.tower.dice()) {
            poses[die.index()].z = EDGE / 2 + level * EDGE;
        }
        let step = EDGE * 18 / 10;
        let places = (-2i16..=2).flat_map(|row| (-2i16..=2).map(move |column| (column, row)));
        let free = places.filter(|&place| tower.is_empty() || place != (0, 0));
        for (die, (column, row)) in self.dice().minus(tower).iter().zip(free) {
            let (x, y, turn) = (column * step, row * step, u16::from(die.0) * 5_003);
            poses[die.index()] = Pose { x, y, z: EDGE / 2, turn };
        }
        poses
    }

    /// The dice came to rest.
    pub(super) fn land(&mut self, landed: &Landed) {
        self.showing = landed.showing;
        self.flying = Dice::NONE;
        self.lifted = Dice::NONE;
        self.at_rim = landed.at_rim;
        match &landed.measured {
            Some(measured) => {
                self.poses.resize(usize::from(DICE), Pose::default());
                for &(die, pose) in &measured.moved {
                    if let Some(place) = self.poses.get_mut(die.index()) {
                        *place = pose;
                    }
                }
            }
            None => self.poses.clear(),
        }
        if self.tower.height > 0 {
            self.shake_tower(landed.standing);
        }
    }

    /// Only these dice stand on the tower now, or came to rest on top of it: the lower ones first.
    fn shake_tower(&mut self, standing: Dice) {
        let before = self.tower.set();
        if !before.within(standing) {
            self.tower.retain(standing);
        }
        let height = |die: Die| self.poses.get(die.index()).map_or(0, |pose| pose.z);
        let on_top = standing.minus(before).iter();
        let mut upwards: Vec<(i16, Die)> = on_top.map(|die| (height(die), die)).collect();
        upwards.sort_unstable();
        for (_, die) in upwards {
            self.tower.push(die);
        }
    }

    /// Dice leave the arena; a tower closes up.
    pub(super) fn remove(&mut self, dice: Dice) {
        self.showing = self.showing.without(dice);
        self.immobile = self.immobile.minus(dice);
        self.at_rim = self.at_rim.minus(dice);
        if self.tower.height > 0 {
            self.close_up(dice);
        }
    }

    /// The dice of the tower above those that leave it come down.
    fn close_up(&mut self, dice: Dice) {
        if self.tower.set().and(dice).is_empty() {
            return;
        }
        let mut gone = 0;
        for die in self.tower.dice() {
            if dice.has(*die) {
                gone += 1;
            } else if let Some(pose) = self.poses.get_mut(die.index()) {
                pose.z -= gone * EDGE;
            }
        }
        self.tower.retain(Dice::ALL.minus(dice));
    }

    /// Everything is about to be stacked anew: an old tower and an Immobulus are
    /// no more.
    pub(super) fn begin_tower(&mut self) {
        self.tower = Tower::default();
        self.immobile = Dice::NONE;
    }

    /// The dice that wait to be stacked.
    pub(super) fn unstacked(&self) -> Dice {
        self.dice().minus(self.tower.set())
    }

    /// Stacks a die on top of the tower, which stands in the middle.
    pub(super) fn stack(&mut self, die: Die) {
        let z = EDGE / 2 + i16::from(self.tower.height) * EDGE;
        self.tower.push(die);
        self.at_rim = Dice::NONE;
        if let Some(pose) = self.poses.get_mut(die.index()) {
            *pose = Pose { x: 0, y: 0, z, turn: pose.turn };
        }
    }

    /// The dice that a result of the throw in the air must tell of.
    #[inline]
    pub fn expected(&self) -> Dice {
        self.dice().or(self.flying)
    }

    /// Stacks these dice, bottom to top, into a tower: a position to begin from,
    /// for tests, measurements and puzzles.
    pub fn build_tower(&mut self, dice: &[Die]) {
        self.begin_tower();
        dice.iter().for_each(|&die| self.stack(die));
    }

    /// Adds a die that shows `face`: a position to begin from, for tests and
    /// puzzles.
    pub fn lay(&mut self, face: Face) -> Die {
        let die = self.dice().lowest_free(1).first().unwrap_or_default();
        self.showing.set(die, Rest::Shows(face));
        die
    }
}

/// Which throw is in the air, or being asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Throw {
    /// Set-up: the die that lies in the arena before anybody throws.
    Opening,
    /// The active wizard's.
    Own,
    /// Lashlabask: every other wizard's.
    Lashlabask,
}

/// What is asked of the acting seat. No question with a single answer is asked,
/// save throwing: a throw is the wizard's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Throw: the first die of a turn, all dice (Expelliarmus), or the die that
    /// Lashlabask demands.
    Throw,
    /// Throw another die, or stop.
    ThrowOrStop,
    /// Accio: which die to take.
    Take,
    /// Wingardium Leviosa: which die comes next, bottom to top.
    Stack,
    /// The chance player's: the dice are in the air, and physics decides how they
    /// land.
    Chance,
    /// The game is over.
    Nothing,
}

/// Which way play goes round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// As a game begins.
    #[default]
    Clockwise,
    /// After Confundo.
    Counterclockwise,
}

impl Direction {
    /// The other way round.
    #[must_use]
    pub fn reversed(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counterclockwise,
            Direction::Counterclockwise => Direction::Clockwise,
        }
    }

    /// The seat after `seat` at a table of `count`.
    #[inline]
    #[must_use]
    pub fn next(self, seat: Seat, count: u8) -> Seat {
        match self {
            Direction::Clockwise => seat.clockwise(count),
            Direction::Counterclockwise if seat.0 == 0 => Seat(count.saturating_sub(1)),
            Direction::Counterclockwise => Seat(seat.0 - 1),
        }
    }
}

/// The part of the state that all players may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// What was agreed.
    pub options: Options,
    /// How many seats the table has.
    pub seats: u8,
    /// Which game of a tournament this is, from 1.
    pub game: u8,
    /// Who takes part in this game: all seats, except in a deciding game.
    pub players: Seats,
    /// Who is still in.
    pub living: Seats,
    /// Who began this game.
    pub first: Seat,
    /// Which way play goes round.
    pub direction: Direction,
    /// Whose turn it is.
    pub active: Seat,
    /// Who must decide.
    pub acting: Seat,
    /// What they must decide.
    pub decision: Decision,
    /// Which throw is in the air or being asked for.
    pub throw: Throw,
    /// The active wizard was disarmed and throws all dice at once.
    pub disarmed: bool,
    /// Who throws in the throw that is in the air or being asked for.
    pub throwers: Seats,
    /// How each thrower means to throw, by seat.
    pub intents: [ThrowIntent; MAX_PLAYERS],
    /// Spells whose effects are still to come in this turn.
    pub cast: Faces,
    /// What lies in the arena.
    pub arena: Arena,
    /// Dice that were not dealt at set-up and take no part in this game.
    pub aside: u8,
    /// Dice that left the game.
    pub lost: u8,
    /// Points so far, by seat: fewer are better.
    pub points: [u8; MAX_PLAYERS],
    /// Who won, once it is over.
    pub winners: Seats,
}

impl PublicState {
    /// Whether this game only decides a tied tournament.
    pub fn is_deciding(&self) -> bool {
        self.game > self.seats
    }

    /// The next seat that is still in, after `seat` in the direction of play.
    #[inline]
    pub fn next_living(&self, seat: Seat) -> Seat {
        let mut next = self.direction.next(seat, self.seats);
        while next != seat && !self.living.has(next) {
            next = self.direction.next(next, self.seats);
        }
        next
    }

    /// The others in `seats`, in the direction of play from the active wizard.
    pub fn others_in_turn(&self, seats: Seats) -> impl Iterator<Item = Seat> + use<> {
        let (active, direction, count) = (self.active, self.direction, self.seats);
        let mut seat = active;
        std::iter::from_fn(move || {
            seat = direction.next(seat, count);
            (seat != active).then_some(seat)
        })
        .filter(move |&seat| seats.has(seat))
    }

    /// The thrower who must say how to throw after `seat`, if any is left.
    #[inline]
    pub(super) fn thrower_after(&self, seat: Seat) -> Option<Seat> {
        let mut next = self.direction.next(seat, self.seats);
        while next != self.active {
            if self.throwers.has(next) {
                return Some(next);
            }
            next = self.direction.next(next, self.seats);
        }
        None
    }
}

/// The whole state: the table, and how many dice each wizard holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What all players may see.
    pub table: PublicState,
    /// Dice in each wizard's reserve, by seat.
    pub reserves: [u8; MAX_PLAYERS],
}

impl State {
    /// Dice in the reserve of `seat`; none for a seat that the table lacks.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserves.get(seat.index()).copied().unwrap_or(0)
    }
}

/// What one viewer may know: the table, and the reserves that lie open to them.
/// **Ruling**: a hidden reserve that is empty is seen to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who sees it; none for a spectator.
    pub viewer: Option<Seat>,
    /// What all players may see.
    pub table: PublicState,
    /// Dice in each wizard's reserve, by seat; none when it is hidden from the
    /// viewer.
    pub reserves: [Option<u8>; MAX_PLAYERS],
}

impl View {
    /// What the viewer sees of a reserve of so many dice.
    pub(super) fn seen(&self, seat: Seat, reserve: u8) -> Option<u8> {
        let hidden = self.table.options.hidden_reserves && self.viewer != Some(seat);
        (!hidden || reserve == 0).then_some(reserve)
    }
}

//! The invariants of every position: dice are conserved, counters stay in range, and
//! what is asked has an answer.
//!
//! For tests: rules keep what they are given, records are checked by being replayed, and a bot
//! worker reads views only of the page that has started it. So no program contains this.

use super::dice::{DICE, Dice, Die};
use super::face::Face;
use super::options::{MAX_PLAYERS, PLAYERS, Tournament};
use super::state::{Arena, Decision, PublicState, State, Throw, View};
use super::{DiceArena, has_a_die};
use crate::table::{Rng, Rules, Seat, Seats, Seed};

fn ensure(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}

fn within(seats: Seats, all: Seats) -> bool {
    seats.0 & !all.0 == 0
}

impl Arena {
    fn validate(&self, decision: Decision) -> Result<(), &'static str> {
        let dice = self.dice();
        ensure(self.showing.out().is_empty(), "dice that are out")?;
        ensure(self.showing.showing(Face::X).is_empty(), "dice that show X")?;
        ensure(self.flying.within(Dice::ALL.minus(dice)), "dice in the air")?;
        ensure(self.tower.is_consistent(), "a tower")?;
        ensure(self.tower.set().within(dice), "dice of a tower")?;
        ensure(self.tower.height() != 1 || decision == Decision::Stack, "a tower of one die")?;
        ensure(self.immobile.within(self.counting(Face::Immobulus)), "dice of an Immobulus")?;
        ensure(self.immobile.len() != 1, "an Immobulus of one die")?;
        ensure(self.at_rim.within(dice.minus(self.tower.set())), "dice at the rim")?;
        ensure(self.lifted.within(self.at_rim), "lifted dice")?;
        let measured = self.poses.len() == usize::from(DICE)
            && dice.iter().all(|die| self.poses[die.index()].is_inside());
        ensure(self.poses.is_empty() || measured, "places of dice")
    }
}

impl PublicState {
    /// Checks all but the number of dice.
    fn validate(&self) -> Result<(), &'static str> {
        ensure(PLAYERS.contains(&self.seats), "number of players")?;
        let all = Seats::all(self.seats);
        let single = self.options.tournament == Tournament::No;
        let last = if single { 1 } else { self.seats + 1 };
        ensure((1..=last).contains(&self.game), "number of the game")?;
        let everybody = self.is_deciding() || self.players == all;
        ensure(within(self.players, all) && everybody, "players")?;
        ensure(within(self.living, self.players) && self.players.len() >= 2, "living")?;
        ensure(self.players.has(self.first), "first player")?;
        ensure(self.players.has(self.active), "active seat")?;
        // At most 4 a game, and none yet in this one for those still in.
        let most = |seat: Seat| 4 * (self.game - u8::from(self.living.has(seat)));
        let in_range = (0u8..).map(Seat).zip(self.points).all(|(seat, p)| p <= most(seat));
        ensure(in_range, "points")?;
        ensure(!self.cast.has(Face::X) && self.cast.0 < 1 << Face::COUNT, "spells")?;
        let others = self.living.without(self.active);
        ensure(within(self.throwers, others), "throwers")?;
        self.arena.validate(self.decision)?;
        ensure(self.question_has_an_answer(), "what is asked")
    }

    fn question_has_an_answer(&self) -> bool {
        if self.decision == Decision::Nothing {
            return !self.winners.is_empty() && within(self.winners, Seats::all(self.seats));
        }
        let arena = &self.arena;
        let active = self.living.has(self.active) && self.winners.is_empty();
        let own = self.acting == self.active && self.throw == Throw::Own;
        let still = arena.flying.is_empty();
        // Dice in the air: all of a disarmed wizard's, or one of each thrower.
        let before =
            |seat: Seat| self.others_in_turn(self.throwers).take_while(move |&s| s != seat);
        let several = self.living.len() >= 2 && active;
        several
            && match self.decision {
                Decision::Throw if self.throw == Throw::Lashlabask => {
                    self.throwers.has(self.acting)
                        && !self.disarmed
                        && arena.flying.len() as usize == before(self.acting).count()
                }
                Decision::Throw => own && still && self.disarmed == arena.dice().is_empty(),
                Decision::ThrowOrStop => own && still && !self.disarmed,
                Decision::Take => own && still && !self.disarmed && arena.takable().len() >= 2,
                Decision::Stack => {
                    own && still
                        && !self.disarmed
                        && arena.unstacked().len() >= 2
                        && arena.immobile.is_empty()
                }
                Decision::Chance => {
                    let flying = arena.flying.len();
                    self.acting == Seat::CHANCE
                        && match self.throw {
                            Throw::Opening => {
                                arena.dice().is_empty() && flying == 1 && !self.disarmed
                            }
                            Throw::Own if self.disarmed => arena.dice().is_empty() && flying > 0,
                            Throw::Own => flying == 1,
                            Throw::Lashlabask => {
                                !self.disarmed
                                    && flying > 0
                                    && usize::from(flying) == self.throwers.len()
                            }
                        }
                }
                Decision::Nothing => false,
            }
    }
}

impl State {
    /// Checks that this can be a state of a game: every die is in exactly one
    /// place, and the player who must decide has a legal action.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        let table = &self.table;
        let counts = self.reserves.iter().chain([&table.aside, &table.lost]);
        let in_all = counts.map(|&count| u32::from(count)).sum::<u32>()
            + u32::from(table.arena.expected().len());
        ensure(in_all == u32::from(DICE), "number of dice")?;
        for seat in (0..MAX_PLAYERS as u8).map(Seat) {
            let reserve = self.reserve(seat);
            ensure(table.living.has(seat) || reserve == 0, "dice of a wizard who is out")?;
            ensure(!has_a_die(table).has(seat) || reserve > 0, "a wizard without dice")?;
        }
        Ok(())
    }
}

impl View {
    /// Checks that this can be a view of a game.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        let seats = || (0u8..).map(Seat).zip(self.reserves);
        let shown = |(seat, reserve): (Seat, Option<u8>)| match reserve {
            Some(reserve) => self.seen(seat, reserve).is_some(),
            None => self.seen(seat, 1).is_none() && self.table.living.has(seat),
        };
        ensure(seats().all(shown), "open reserves")?;
        let few = |count: u8| count <= DICE;
        let counts = self.reserves.iter().flatten().copied();
        let in_range = counts.chain([self.table.aside, self.table.lost]).all(few);
        ensure(in_range, "number of dice")?;
        // A state drawn for it must be valid too; how the hidden dice are
        // dealt makes no difference to that.
        let determinized = DiceArena::determinize(self, &mut Rng::new(Seed(0)));
        let dealt = |(seat, seen): (Seat, _)| seen == self.seen(seat, determinized.reserve(seat));
        ensure(seats().all(dealt), "hidden reserves")?;
        determinized.validate()
    }
}

impl super::state::Tower {
    /// Whether no die is in it twice.
    fn is_consistent(&self) -> bool {
        self.height() <= DICE
            && usize::from(self.set().len()) == self.dice().len()
            && self.dice().iter().all(|die: &Die| die.0 < DICE)
    }
}

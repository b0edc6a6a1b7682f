//! A small language to lay an arena, play on it and look at it.
//!
//! Dice are written as letters, in order of their numbers: X I L A W C for the
//! faces, `o` for a die that is out, `.` for a number that no die has. A table
//! begins with Red to throw and each player's dice in reserve; dice that a test
//! lays into the arena come from those that were not dealt.
//!
//! Every move of a wizard is checked both ways: what is done must have been
//! listed as legal, what is refused must not have been; whatever is refused must
//! leave no trace. A question that the test did not foresee fails it, because the
//! next move of another seat, or of another kind, is refused.

use conclave_rules::games::dice_arena::state::{Decision, PublicState, View};
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, DiceArena, Die, Event, Face, Faces, First, Force, Landed, Options, Reason,
    Showing, State, ThrowIntent,
};
use conclave_rules::table::{Illegal, Outcome, Rules, Seat, Seats, Seed, Setup, Viewer};

pub const RED: Seat = Seat(0);
pub const GREEN: Seat = Seat(1);
pub const BLUE: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);

/// The dice with these numbers.
pub fn dice(numbers: &[u8]) -> Dice {
    numbers.iter().copied().map(Die).collect()
}

/// The number of dice in the whole game, wherever they are: always 26. Counted here piece by
/// piece, independently of the rules.
pub fn dice_in_all(state: &State) -> u8 {
    let PublicState { arena, aside, lost, .. } = &state.table;
    let lying = (0..26).map(Die).filter(|&die| arena.expected().has(die)).count();
    state.reserves.iter().sum::<u8>() + lying as u8 + aside + lost
}

/// The spells with these letters.
pub fn spells(letters: &str) -> Faces {
    letters.chars().map(|letter| Face::from_letter(letter).unwrap()).collect()
}

/// How dice lie, written as letters.
pub fn showing(letters: &str) -> Showing {
    letters.parse().unwrap()
}

/// Red goes first, whatever else is agreed.
pub fn setup(players: u8, options: Options) -> Setup<Options> {
    Setup { seats: players, options: Options { first: First::Chosen(RED), ..options } }
}

/// A table in play.
#[derive(Clone)]
pub struct Scenario {
    pub state: State,
    /// What happened since the table was laid.
    pub events: Vec<Event>,
}

// Laying it.
impl Scenario {
    /// A table of so many players; in the arena lies a die that shows C.
    pub fn of(players: u8) -> Scenario {
        Scenario::with(players, Options::default())
    }

    /// The same with variants.
    pub fn with(players: u8, options: Options) -> Scenario {
        let mut table = Scenario::begun(players, options);
        table.lands("C");
        table.events.clear();
        table
    }

    /// A table whose opening die is still in the air.
    pub fn begun(players: u8, options: Options) -> Scenario {
        let mut events = Vec::new();
        let state = DiceArena::begin(&setup(players, options), Seed(1), &mut events).unwrap();
        Scenario { state, events }
    }

    /// These dice lie in the arena, and no others.
    pub fn arena(mut self, letters: &str) -> Scenario {
        self.state.table.arena.showing = showing(letters);
        self.conserve()
    }

    /// These dice, bottom to top, form a tower.
    pub fn tower(mut self, numbers: &[u8]) -> Scenario {
        // By the rules' own words: a tower is built by Wingardium.
        let before = self.state.clone();
        let left: Vec<Die> =
            before.table.arena.dice().iter().filter(|die| !numbers.contains(&die.0)).collect();
        let arena = &mut self.state.table.arena;
        *arena = serde_json::from_value(serde_json::json!({
            "showing": arena.showing.to_string(),
            "flying": 0,
            "tower": {
                "dice": (0..26).map(|i| numbers.get(i).copied().unwrap_or(0)).collect::<Vec<_>>(),
                "height": numbers.len(),
            },
            "immobile": arena.immobile,
            "at_rim": 0,
            "lifted": 0,
            "poses": [],
        }))
        .unwrap();
        assert_eq!(arena.dice().len() as usize, left.len() + numbers.len(), "a die twice");
        self
    }

    /// These dice are a standing Immobulus.
    pub fn immobile(mut self, numbers: &[u8]) -> Scenario {
        self.state.table.arena.immobile = dice(numbers);
        self
    }

    /// Everybody holds so many dice.
    pub fn reserves(mut self, reserves: &[u8]) -> Scenario {
        self.state.reserves[..reserves.len()].copy_from_slice(reserves);
        self.conserve()
    }

    /// Counts the dice that are nowhere else as having left the game. Too many dice fail
    /// at the next action.
    fn conserve(mut self) -> Scenario {
        self.state.table.aside = 0;
        self.state.table.lost = 0;
        self.state.table.lost = 26u8.saturating_sub(dice_in_all(&self.state));
        self
    }
}

// Playing on it.
impl Scenario {
    /// Does what the seat to act decides, which must be legal.
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Scenario {
        assert!(self.legal(seat).contains(&action), "not listed: {seat:?} {action:?}");
        DiceArena::apply(&mut self.state, seat, &action, &mut self.events).unwrap();
        assert_eq!(dice_in_all(&self.state), 26);
        self
    }

    /// The seat to act throws without much thought.
    pub fn throw(&mut self, seat: Seat) -> &mut Scenario {
        self.act(seat, Action::Throw(ThrowIntent::default()))
    }

    /// The seat to act throws hard at a die.
    pub fn throw_at(&mut self, seat: Seat, die: u8) -> &mut Scenario {
        self.act(seat, Action::Throw(ThrowIntent { force: Force::Hard, aim: Aim::At(Die(die)) }))
    }

    /// The chance player acts: all dice are listed, a tower stands where nothing is
    /// said to be out or turned.
    pub fn lands(&mut self, letters: &str) -> &mut Scenario {
        let arena = &self.state.table.arena;
        let landed = showing(letters);
        let turned = arena.showing.differing(landed);
        let standing = arena.tower.set().minus(turned);
        self.answer(Landed { showing: landed, standing, ..Landed::default() })
    }

    /// The chance player acts: of the tower only these dice still stand.
    pub fn lands_with(&mut self, letters: &str, standing: &[u8]) -> &mut Scenario {
        let standing = dice(standing);
        self.answer(Landed { showing: showing(letters), standing, ..Landed::default() })
    }

    /// The chance player acts.
    pub fn answer(&mut self, landed: Landed) -> &mut Scenario {
        let action = Action::Landed(landed);
        DiceArena::apply(&mut self.state, Seat::CHANCE, &action, &mut self.events).unwrap();
        assert_eq!(dice_in_all(&self.state), 26);
        self
    }

    /// Throws one die, and the chance player acts.
    pub fn turn(&mut self, seat: Seat, letters: &str) -> &mut Scenario {
        self.throw(seat).lands(letters)
    }

    /// The seat ends its turn.
    pub fn stop(&mut self, seat: Seat) -> &mut Scenario {
        self.act(seat, Action::Stop)
    }

    /// Accio takes this die.
    pub fn take(&mut self, seat: Seat, die: u8) -> &mut Scenario {
        self.act(seat, Action::Take(Die(die)))
    }

    /// The tower is stacked from these dice, bottom to top; the last is not
    /// asked for.
    pub fn stack(&mut self, seat: Seat, numbers: &[u8]) -> &mut Scenario {
        for &number in numbers {
            self.act(seat, Action::Stack(Die(number)));
        }
        self
    }

    /// The action is refused for this reason, is not listed, and leaves no trace.
    pub fn refuses(&self, seat: Seat, action: Action, why: Illegal<Reason>) {
        let mut after = self.clone();
        let answer = DiceArena::apply(&mut after.state, seat, &action, &mut after.events);
        assert_eq!(answer, Err(why), "{seat:?} {action:?}");
        assert_eq!((&after.state, &after.events), (&self.state, &self.events));
        assert!(!self.legal(seat).contains(&action));
    }

    /// The rules refuse this result.
    pub fn refuses_landing(&self, landed: Landed, why: Reason) {
        self.refuses(Seat::CHANCE, Action::Landed(landed), Illegal::Rule(why));
    }
}

// Looking at it.
impl Scenario {
    /// All that the seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut out = Vec::new();
        DiceArena::legal(&self.state, seat, &mut out);
        out
    }

    /// What is in the arena, by letters.
    pub fn lies(&self) -> String {
        self.state.table.arena.showing.to_string()
    }

    /// Dice of each wizard.
    pub fn held(&self) -> Vec<u8> {
        self.state.reserves[..usize::from(self.state.table.seats)].to_vec()
    }

    /// The tower, bottom to top.
    pub fn stacked(&self) -> Vec<u8> {
        self.state.table.arena.tower.dice().iter().map(|die| die.0).collect()
    }

    /// The spells cast so far, one set a throw.
    pub fn cast(&self) -> Vec<Faces> {
        let cast = self.events.iter().filter_map(|event| match event {
            Event::Cast { spells, .. } => Some(*spells),
            _ => None,
        });
        cast.collect()
    }

    /// Who is asked what.
    pub fn asked(&self) -> (Seat, Decision) {
        (self.state.table.acting, self.state.table.decision)
    }

    /// Who must begin a turn now.
    pub fn begins(&self) -> Seat {
        assert_eq!(self.state.table.decision, Decision::Throw, "no turn begins");
        assert_eq!(self.state.table.acting, self.state.table.active);
        self.state.table.active
    }

    /// Who is still in.
    pub fn living(&self) -> Vec<Seat> {
        self.state.table.living.iter().collect()
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        DiceArena::view(&self.state, Viewer::Seat(seat))
    }

    /// Points by seat.
    pub fn points(&self) -> Vec<u8> {
        self.state.table.points[..usize::from(self.state.table.seats)].to_vec()
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        assert_eq!(DiceArena::to_act(&self.state), Seats::NONE);
        DiceArena::outcome(&self.state).unwrap()
    }
}

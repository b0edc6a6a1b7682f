//! A game with people and bots around it, and what they may take back.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use conclave_rules::bots::Level;
use conclave_rules::table::{
    Illegal, Play, Record, RecordError, Rules, Seat, Seed, Setup, SetupError,
};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controller {
    /// A person at this device.
    Person,
    /// A bot of this level.
    Bot(Level),
    /// A remote player: moves arrive from the embedding page. Where there is no such
    /// page, a person at this device.
    Remote,
    /// A person at a screen of their own, to which this device sends what their seat may know
    /// (the package `conclave-screens`). Where no such screen can come, a person at this device.
    Guest,
}

impl Controller {
    /// The name in links and files.
    pub const fn id(self) -> &'static str {
        match self {
            Controller::Person => "person",
            Controller::Bot(level) => level.id(),
            Controller::Remote => "remote",
            Controller::Guest => "guest",
        }
    }

    /// The controller called `id`.
    pub fn from_id(id: &str) -> Option<Controller> {
        match id {
            "person" => Some(Controller::Person),
            "remote" => Some(Controller::Remote),
            "guest" => Some(Controller::Guest),
            _ => Level::from_id(id).map(Controller::Bot),
        }
    }

    /// The controllers that set-up offers: a person, then the bots, weakest first.
    pub fn all() -> impl Iterator<Item = Controller> {
        std::iter::once(Controller::Person).chain(Level::ALL.into_iter().map(Controller::Bot))
    }
}

impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Controller {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Controller {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Controller, D::Error> {
        let id = String::deserialize(deserializer)?;
        Controller::from_id(&id)
            .ok_or_else(|| D::Error::custom("neither a person nor a bot's level"))
    }
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name, as chosen at set-up.
    pub name: String,
    /// Who decides.
    pub controller: Controller,
}

/// What was undone and can be done again.
#[derive(Clone, PartialEq, Debug)]
struct Undone<G: Rules> {
    /// The actions, in order.
    actions: Vec<(Seat, G::Action)>,
    /// The undo points among them.
    undo_points: Vec<usize>,
}

/// A game with people and bots around it.
///
/// What a person does in one go, several actions perhaps, is one step for undo.
/// Undo goes back to a person's last step, whatever bots answered to it, but
/// never past anything that was revealed (see [`Play::undo_floor`]).
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Rules> {
    play: Play<G>,
    players: Vec<Player>,
    /// How many actions were taken before each step of a person, in order.
    undo_points: Vec<usize>,
    undone: Vec<Undone<G>>,
}

impl<G: Rules> Session<G> {
    /// Begins a game. Seats beyond `players` get a person without a name.
    ///
    /// # Errors
    /// [`SetupError`] when the set-up is not the game's.
    pub fn begin(
        setup: Setup<G::Options>,
        seed: Seed,
        players: Vec<Player>,
    ) -> Result<Session<G>, SetupError> {
        Ok(Session::around(Play::begin(setup, seed)?, players, Vec::new()))
    }

    /// Continues a game where its record ends. `undo_points` are those of
    /// [`undo_points`](Session::undo_points); impossible ones are left out.
    ///
    /// # Errors
    /// [`RecordError`] when the record cannot be replayed.
    pub fn resume(
        record: &Record<G>,
        players: Vec<Player>,
        undo_points: Vec<usize>,
    ) -> Result<Session<G>, RecordError> {
        Ok(Session::around(record.replay()?, players, undo_points))
    }

    fn around(play: Play<G>, mut players: Vec<Player>, mut undo_points: Vec<usize>) -> Session<G> {
        let nobody = Player { name: String::new(), controller: Controller::Person };
        players.resize(usize::from(play.seats()), nobody);
        let mut next = 0;
        undo_points.retain(|&point| {
            let valid = (next..play.ply()).contains(&point);
            next = if valid { point + 1 } else { next };
            valid
        });
        Session { play, players, undo_points, undone: Vec::new() }
    }

    /// The game.
    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    /// The players by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many actions were taken before each step of a person.
    pub fn undo_points(&self) -> &[usize] {
        &self.undo_points
    }

    /// Who decides for `seat`.
    pub fn controller(&self, seat: Seat) -> Option<Controller> {
        self.players.get(seat.index()).map(|player| player.controller)
    }

    /// How many seats people at this device play.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.controller == Controller::Person).count()
    }

    /// Whether the actions of `seat` come from another device. Those of the chance player
    /// ([`Seat::CHANCE`]) come from the device of the last seat that acted; before any
    /// action, from that of the first seat.
    pub fn is_remote(&self, seat: Seat) -> bool {
        let mut actions = self.play.record().actions.iter();
        let decider = if seat == Seat::CHANCE {
            let last = actions.rfind(|(seat, _)| *seat != Seat::CHANCE);
            last.map_or(Seat(0), |(seat, _)| *seat)
        } else {
            seat
        };
        self.controller(decider) == Some(Controller::Remote)
    }

    /// How many actions `seat` has taken.
    pub fn taken_by(&self, seat: Seat) -> usize {
        self.play.record().actions.iter().filter(|(by, _)| *by == seat).count()
    }

    /// Turns the players whose actions come from elsewhere in this way ([`Controller::Remote`],
    /// [`Controller::Guest`]) into people at this device, where nothing brings them.
    pub fn localize(&mut self, from: Controller) {
        for player in self.players.iter_mut().filter(|player| player.controller == from) {
            player.controller = Controller::Person;
        }
    }

    /// Gives a seat to another player from now on, or another name to its player.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        if let Some(old) = self.players.get_mut(seat.index()) {
            *old = player;
        }
    }

    /// Does what `seat` decided: these actions in a row, one step if the seat is
    /// a person's. What was undone cannot be done again after it.
    ///
    /// # Errors
    /// [`Illegal`] when the rules refuse an action. Those before it stay done.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), Illegal<G::Reason>> {
        let before = self.play.ply();
        let mut result = Ok(());
        for action in actions {
            result = self.play.act(seat, action.clone()).map(drop);
            if result.is_err() {
                break;
            }
        }
        if self.play.ply() > before {
            self.undone.clear();
            if matches!(self.controller(seat), Some(Controller::Person | Controller::Guest)) {
                self.undo_points.push(before);
            }
        }
        result
    }

    /// The ply to which undo would go back; none when there is no undo point, when
    /// something was revealed since, or when there are players at other devices who have the game
    /// themselves. (Guests are shown where it stands.)
    pub fn undo_target(&self) -> Option<usize> {
        if self.players.iter().any(|player| player.controller == Controller::Remote) {
            return None;
        }
        self.undo_points.last().copied().filter(|&point| point >= self.play.undo_floor())
    }

    /// Takes back a person's last step and everything after it. Returns whether there was
    /// one to take back.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.undo_target() else {
            return false;
        };
        self.undone.push(Undone {
            actions: self.play.record().actions[target..].to_vec(),
            undo_points: vec![target],
        });
        self.undo_points.pop();
        self.play = self.play.at_ply(target);
        true
    }

    /// Whether something undone can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was undone last. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        let Some(undone) = self.undone.pop() else {
            return false;
        };
        for (seat, action) in undone.actions {
            if self.play.act(seat, action).is_err() {
                self.undone.clear();
                return false;
            }
        }
        self.undo_points.extend(undone.undo_points);
        true
    }

    /// The same game at an earlier ply, to be continued as another game.
    #[must_use]
    pub fn branch(&self, ply: usize) -> Session<G> {
        Session::around(self.play.at_ply(ply), self.players.clone(), self.undo_points.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
    use conclave_rules::table::Rng;

    fn players(who: &str) -> Vec<Player> {
        who.split(',')
            .map(|id| Player { name: id.to_owned(), controller: Controller::from_id(id).unwrap() })
            .collect()
    }

    fn begin(who: &str) -> Session<Elfenwizards> {
        let players = players(who);
        let setup = Setup { seats: players.len() as u8, options: Default::default() };
        Session::begin(setup, Seed(1), players).unwrap()
    }

    /// A random legal action of the player who is to act.
    fn step(session: &mut Session<Elfenwizards>, rng: &mut Rng) -> Option<Seat> {
        let seat = session.play().to_act().first()?;
        let action = *rng.pick(&session.play().legal(seat)).unwrap();
        session.act(seat, &[action]).unwrap();
        Some(seat)
    }

    #[test]
    fn undo_stops_at_a_throw_and_redo_brings_everything_back() {
        let mut session = begin("person,person,person");
        let seat = session.play().to_act().first().unwrap();
        session.act(seat, &[Action::Roll]).unwrap();
        assert_eq!(session.undo_target(), None, "the throw has shown something");

        let start = session.clone();
        let place: Vec<_> = session.play().legal(seat).into_iter().take(1).collect();
        session.act(seat, &place).unwrap();
        let more: Vec<_> = session.play().legal(seat).into_iter().take(1).collect();
        session.act(seat, &more).unwrap();
        let end = session.clone();

        assert!(session.undo() && session.undo() && !session.undo());
        assert_eq!(session.play(), start.play());
        assert!(session.redo() && session.redo() && !session.redo());
        assert_eq!(session, end);
    }

    #[test]
    fn several_actions_in_one_go_are_one_step() {
        let mut session = begin("person,person,person");
        let seat = session.play().to_act().first().unwrap();
        session.act(seat, &[Action::Roll]).unwrap();
        let places = session.play().legal(seat);
        let place = *places.iter().find(|a| matches!(a, Action::Place { .. })).unwrap();
        session.act(seat, &[place, Action::KeepRest]).unwrap();
        assert_eq!(session.play().ply(), 3);
        assert!(session.undo());
        assert_eq!(session.play().ply(), 1);
    }

    #[test]
    fn a_refused_action_says_why_and_leaves_what_came_before() {
        let mut session = begin("person,person,person");
        let seat = session.play().to_act().first().unwrap();
        assert!(session.act(seat, &[Action::Roll, Action::Accept]).is_err());
        assert_eq!((session.play().ply(), session.undo_points()), (1, &[0][..]));
        assert!(session.act(seat.clockwise(3), &[Action::Roll]).is_err());
        assert_eq!((session.play().ply(), session.undo_points()), (1, &[0][..]));
    }

    #[test]
    fn undo_never_brings_back_a_secret_or_lands_on_a_bot() {
        for seed in 0..20 {
            let mut session = begin("person,adept,person,apprentice");
            let mut rng = Rng::new(Seed(seed));
            while step(&mut session, &mut rng).is_some() {
                let mut undone = session.clone();
                while undone.undo() {
                    let floor = session.play().undo_floor();
                    assert!(undone.play().ply() >= floor);
                    let seat = undone.play().to_act().first().unwrap();
                    assert_eq!(undone.controller(seat), Some(Controller::Person));
                }
                while undone.redo() {}
                assert_eq!(undone.play(), session.play());
            }
        }
    }

    #[test]
    fn actions_with_remote_players_are_not_undone_until_all_players_are_local() {
        let mut session = begin("person,remote,person");
        let mut rng = Rng::new(Seed(2));
        while step(&mut session, &mut rng).is_some() {
            assert!(!session.undo());
        }
        assert_eq!(session.people(), 2);
        session.localize(Controller::Remote);
        assert_eq!((session.people(), session.is_remote(Seat(1))), (3, false));
    }

    #[test]
    fn the_chance_player_acts_where_the_dice_are_thrown() {
        use conclave_rules::games::dice_arena::DiceArena;
        for first in 0..2 {
            let mut who = ["person", "person"];
            who[first] = "remote";
            let setup = Setup { seats: 2, options: Default::default() };
            let mut session =
                Session::<DiceArena>::begin(setup, Seed(3), players(&who.join(","))).unwrap();
            let mut rng = Rng::new(Seed(3));
            let (mut last, mut here, mut there) = (Seat(0), 0, 0);
            while let Some(seat) = session.play().to_act().first() {
                let action = if seat == Seat::CHANCE {
                    assert_eq!(session.is_remote(seat), session.is_remote(last));
                    if session.is_remote(seat) {
                        there += 1
                    } else {
                        here += 1
                    }
                    DiceArena::sample_chance(session.play().state(), &mut rng).unwrap()
                } else {
                    last = seat;
                    rng.pick(&session.play().legal(seat)).unwrap().clone()
                };
                let before = session.taken_by(seat);
                session.act(seat, &[action]).unwrap();
                assert_eq!(session.taken_by(seat), before + 1);
            }
            assert!(here > 2 && there > 2, "{here} and {there}");
        }
    }

    #[test]
    fn a_session_is_resumed_to_the_exact_decision() {
        let mut session = begin("person,adept,person");
        let mut rng = Rng::new(Seed(5));
        for _ in 0..80 {
            step(&mut session, &mut rng);
        }
        let record = Record::from_json(&session.play().record().to_json()).unwrap();
        let resumed =
            Session::resume(&record, session.players().to_vec(), session.undo_points().to_vec());
        assert_eq!(resumed.unwrap(), session);
        let nonsense = Session::resume(&record, Vec::new(), vec![9_999, 3, 3, 1, 7]).unwrap();
        assert_eq!(nonsense.undo_points(), [3, 7]);
        assert_eq!(nonsense.people(), 3);
    }
}

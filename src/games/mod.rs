//! The trait that a game's interface implements: its board, its texts, its durations. The
//! table around it is the same for every game.

pub mod dice_arena;
pub mod elfenwizards;
#[cfg(all(test, target_arch = "wasm32"))]
mod hint_tests;
pub mod spell_wars;
pub mod wizards_gambit;
pub mod words;

use std::rc::Rc;

use conclave_rules::bots::Policy;
use conclave_rules::table::Seat;
use conclave_session::Controller;
pub use conclave_session::Speed;
use yew::prelude::*;

use crate::hints::GameHints;
use crate::text::Text;
use words::TableWords;

/// A player as shown to all: always a name, a sigil and a colour.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerInfo {
    /// The player's name, as chosen at set-up.
    pub name: AttrValue,
    /// The guild's id: CSS class suffix and sigil symbol (`guild-red`,
    /// `#sigil-red`).
    pub guild: &'static str,
    /// Who decides for the seat.
    pub controller: Controller,
}

impl PlayerInfo {
    /// Whether a person on this device decides for the seat.
    pub fn is_person(&self) -> bool {
        self.controller == Controller::Person
    }
}

/// The guilds by id, in the order in which they join a table. (Dice Arena has an order of its
/// own, because its records keep a guild's number.)
pub const GUILDS: [&str; 6] = ["red", "green", "blue", "yellow", "black", "white"];

/// The name of the player at `seat`; nothing when nobody sits there.
pub fn name_of(players: &[PlayerInfo], seat: Seat) -> &str {
    players.get(seat.index()).map_or("", |player| player.name.as_str())
}

/// A short soft sound; `static/sound.js` makes it, of what the pieces of each game are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A person at this device is to act, after others did.
    Turn,
    /// Dice tumble.
    Roll,
    /// A piece is put down.
    Place,
    /// A spell of the game's first, second, … sixth magic is cast.
    Magic(u8),
    /// A player gains something: a title, points.
    Award,
    /// Something is lost or refused.
    Lose,
    /// The game is over.
    End,
}

/// The names of the magics' sounds.
const MAGICS: [&str; 6] = ["magic-1", "magic-2", "magic-3", "magic-4", "magic-5", "magic-6"];

impl Sound {
    /// Its name in the script.
    pub const fn id(self) -> &'static str {
        match self {
            Sound::Turn => "turn",
            Sound::Roll => "roll",
            Sound::Place => "place",
            Sound::Magic(magic) => MAGICS[magic as usize % MAGICS.len()],
            Sound::Award => "award",
            Sound::Lose => "lose",
            Sound::End => "end",
        }
    }
}

/// What a board is given to show. A board shows `view` (and what `event` is just
/// doing to it) and offers controls for exactly the actions in `legal`.
#[derive(Properties)]
pub struct BoardProps<G: GameUi> {
    /// What to show. While events play, the view lags behind the game.
    pub view: Rc<G::View>,
    /// What was shown when a person at this device last decided; none before that. What others have changed
    /// since is marked (the class `is-news`).
    pub before: Option<Rc<G::View>>,
    /// The event being shown just now, for emphasis; none when all is still.
    pub event: Option<Rc<G::Event>>,
    /// The seat that a person here decides for; none while a bot thinks, while
    /// events play, in replay, and when the game is over.
    pub seat: Option<Seat>,
    /// All that seat may do; empty when there is no such seat.
    pub legal: Rc<[G::Action]>,
    /// What a hint proposes, to be highlighted; empty without a hint.
    pub hint: Rc<[G::Action]>,
    /// What a lesson asks for, or proposes: what is to be pressed next for it carries
    /// `data-lesson-target`. Empty without a lesson.
    pub wanted: Rc<[G::Action]>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// The words.
    pub text: Text,
    /// How fast to move.
    pub speed: Speed,
    /// What the game keeps at this table beside its state.
    pub services: G::Services,
    /// Whether to ask before what cannot be undone (a setting).
    pub confirm: bool,
    /// Does these actions, in a row, for `seat`: one step for undo.
    pub act: Callback<Vec<G::Action>>,
}

/// Whether two views are the same piece of memory, or both are missing.
pub fn same<V>(one: &Option<Rc<V>>, other: &Option<Rc<V>>) -> bool {
    one.as_ref().map(Rc::as_ptr) == other.as_ref().map(Rc::as_ptr)
}

impl<G: GameUi> PartialEq for BoardProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && same(&self.before, &other.before)
            && self.shows_as(other)
            && self.seat == other.seat
            && self.legal == other.legal
            && self.hint == other.hint
            && self.wanted == other.wanted
            && self.players == other.players
            && self.text == other.text
            && self.speed == other.speed
            && self.confirm == other.confirm
            && self.services == other.services
    }
}

impl<G: GameUi> Clone for BoardProps<G> {
    fn clone(&self) -> Self {
        BoardProps {
            view: Rc::clone(&self.view),
            before: self.before.clone(),
            event: self.event.clone(),
            seat: self.seat,
            legal: Rc::clone(&self.legal),
            hint: Rc::clone(&self.hint),
            wanted: Rc::clone(&self.wanted),
            players: Rc::clone(&self.players),
            text: self.text.clone(),
            speed: self.speed,
            services: self.services.clone(),
            confirm: self.confirm,
            act: self.act.clone(),
        }
    }
}

impl<G: GameUi> BoardProps<G> {
    /// Whether the same event is shown as in `other`.
    pub fn shows_as(&self, other: &Self) -> bool {
        match (&self.event, &other.event) {
            (Some(this), Some(that)) => Rc::ptr_eq(this, that),
            (this, that) => this.is_none() && that.is_none(),
        }
    }
}

/// A variant of a game: named choices. The form at set-up, links and what is kept
/// of the last set-up are all made of these.
///
/// Its label is the text `GAME-NAME`, that of a choice `GAME-NAME-CHOICE`; one
/// whose choices are [`SWITCH`] is a box to tick.
pub struct Variant<O> {
    /// Its name in links and texts.
    pub name: &'static str,
    /// What can be chosen, the book's way first.
    pub choices: &'static [&'static str],
    /// Which is chosen.
    pub get: fn(&O) -> usize,
    /// Chooses one, counted from 0.
    pub set: fn(&mut O, usize),
}

/// The choices of a variant that is either played or not.
pub const SWITCH: &[&str] = &["off", "on"];

/// A step of a game in the chart of its scores, such as a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreStep {
    /// Its number, counted from the first.
    pub step: u16,
    /// What stands below it.
    pub name: String,
    /// Each seat's value; the last one of a step counts.
    pub values: Vec<i32>,
}

/// A game's side of the page.
pub trait GameUi: Policy + GameHints {
    /// The board, with the controls on it.
    type Board: BaseComponent<Properties = BoardProps<Self>>;
    /// What the game keeps at a table beside its state, for board, playback and chance
    /// alike: the connection to Dice Arena's physics. Made with the table, gone with it;
    /// `()` where there is nothing. Clones are the same thing.
    type Services: Clone + Default + PartialEq + 'static;
    /// The variants to choose from at set-up (guilds are chosen per seat).
    const VARIANTS: &'static [Variant<Self::Options>];

    /// Whether the players choose their guilds, or the game deals one at random to
    /// those who chose none. Elsewhere a seat's guild is fixed: records hold the game's
    /// options and nothing else, and existing records must stay readable.
    const CHOOSES_GUILDS: bool = true;

    /// The guilds that a table of `seats` can choose from, in order, by id.
    fn guilds(seats: u8) -> &'static [&'static str];

    /// Writes the guilds chosen per seat into the options; none deals them at
    /// random.
    fn set_guilds(_options: &mut Self::Options, _guilds: Option<&[&'static str]>) {}

    /// Who plays in a guild's colours, for the form where guilds are chosen: a picture and a name;
    /// none where a guild is a colour and nothing else.
    fn person(_guild: &'static str, _text: &Text) -> Option<(Html, String)> {
        None
    }

    /// The guild of `seat` in this game, by id.
    fn guild(view: &Self::View, seat: Seat) -> &'static str;

    /// Each seat's score now, in the game's unit, more being better; nothing in
    /// games that are not won by points.
    fn scores(view: &Self::View) -> Vec<i32>;

    /// Whether one step may be all that `seat` lacks to win: its place at the table says so, with the text
    /// `GAME-nearly`.
    fn nearly_wins(view: &Self::View, seat: Seat) -> bool;

    /// Whose turn `view` shows, where that is told by what events do to a view. While events
    /// are shown the table marks that seat; elsewhere, the one whose action they come from.
    fn turn_of(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// What lies in front of `seat`, in brief, for its place in the seats bar:
    /// counts of pieces with their symbols, markers such as the first player's.
    fn seat_summary(view: &Self::View, seat: Seat, text: &Text) -> Html;

    /// How `seat` stands in a few words, for what a puzzle says is at stake: its points, where a game is not
    /// won by something else.
    fn standing(view: &Self::View, seat: Seat, text: &Text) -> String {
        let points = Self::scores(view).get(seat.index()).copied().unwrap_or_default();
        text.tr_args("points", &[("count", points.into())])
    }

    /// The score sheet so far, a table that can be looked at any time.
    fn score_sheet(words: &TableWords<Self>) -> Html;

    /// One line that says what is expected of whom now.
    fn prompt(words: &TableWords<Self>) -> String;

    /// The chapter of the rules about what is to be decided in `view`, by its id.
    fn chapter(view: &Self::View) -> &'static str;

    /// The sentence for an event in log and announcements, always with names,
    /// never "you"; none for events that need no words. `before` speaks of the view that
    /// the event changed.
    fn sentence(event: &Self::Event, before: &TableWords<Self>) -> Option<String>;

    /// Whether a part of the game begins with this event, such as a round or a turn: its
    /// sentence is a heading in the log, and a mark in a replay.
    fn begins_part(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a part of the game ends with this event, after which `view` is shown, and the board is
    /// about to be cleared: then the table waits until a person goes on.
    fn ends_part(_event: &Self::Event, _view: &Self::View) -> bool {
        false
    }

    /// Whether this event is staged: a title, a death, the end of a part. It is shown to those, too,
    /// who want less motion.
    fn is_staged(event: &Self::Event) -> bool;

    /// Whether `seat` is out until the next part of the game: then its player can skip
    /// whatever others do until this one ends.
    fn is_out(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether the player at `seat` has to read what is told of an event of `before`: they are hit, or gain
    /// or lose what decides the game; or somebody is about to win. The rest is for the log.
    fn concerns(event: &Self::Event, before: &Self::View, seat: Seat) -> bool;

    /// How long an event wants to be looked at, at slow speed, in milliseconds; 0 for events shown together
    /// with the next.
    fn duration_ms(event: &Self::Event, services: &Self::Services) -> u32;

    /// Whether an event shows by chance what its sentence tells: a die that rolls. Then it is told when the
    /// pieces lie still.
    fn is_told_at_rest(_event: &Self::Event) -> bool {
        false
    }

    /// The sound of the event, if it has one.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }

    /// Whether [`read_aloud`](GameUi::read_aloud) ever has something; the text
    /// `GAME-aloud` is then the setting's label.
    const READS_ALOUD: bool = false;

    /// What is read aloud when the event is shown, if the reader wishes so. `before`
    /// speaks of the view that the event changed.
    fn read_aloud(_event: &Self::Event, _before: &TableWords<Self>) -> Option<String> {
        None
    }

    /// Whether [`negotiation_seconds`](GameUi::negotiation_seconds) ever has some.
    const NEGOTIATES: bool = false;

    /// How many seconds the table has agreed to talk before the decision that
    /// `view` asks for; none before most decisions. The table shows the countdown
    /// (when several people are there to talk), which can be skipped, and bots
    /// wait for it.
    fn negotiation_seconds(_view: &Self::View) -> Option<u32> {
        None
    }

    /// What a plan does, as a phrase ("places a 5 beside the Druid on D1"), for
    /// hints.
    fn describe_plan(actions: &[Self::Action], words: &TableWords<Self>) -> String;

    /// Whether everybody around one device looks at what this event of its holder reveals, so that the holder
    /// lays it down. What comes to lie open on the table is seen by each when they take it up.
    fn is_shown_to_all(event: &Self::Event) -> bool {
        Self::reveals(event)
    }

    /// Whether everybody sees all of this action: of others a bot gives no reasons.
    fn acts_openly(action: &Self::Action) -> bool;

    /// Why an action was refused, in words.
    fn explain_refusal(reason: Self::Reason, text: &Text) -> String;

    /// Where `view` is in the course of the game, for the chart at the end; none where
    /// there is nothing to draw.
    fn score_step(view: &Self::View, text: &Text) -> Option<ScoreStep>;

    /// Asks for the decision of the chance player ([`Seat::CHANCE`]) in `state`, where
    /// that takes longer than a moment: `answer` is called later, with none when the
    /// rules' own chance ([`Rules::sample_chance`](conclave_rules::table::Rules::sample_chance)) is to decide. It decides at once when
    /// this returns false.
    fn request_chance(
        _state: &Self::State,
        _seed: u64,
        _services: &Self::Services,
        _answer: Callback<Option<Self::Action>>,
    ) -> bool {
        false
    }

    /// What the hand of `seat` has done on this screen for what the seat has just decided, where that
    /// decides more than the action tells: for the table, when the table is another screen.
    fn gesture(_services: &Self::Services, _seat: Seat) -> Option<Vec<u8>> {
        None
    }

    /// The hand of `seat` has done this on another screen; not to be trusted.
    fn take_gesture(_services: &Self::Services, _seat: Seat, _made: &[u8]) {}
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_in_the_script() {
        let script = include_str!("../../static/sound.js");
        // What games have of their own comes after it.
        let shared = script.split("export const SOUNDS").nth(1).expect("the table");
        let shared = shared.split("const GAMES").next().expect("its end");
        let sounds =
            [Sound::Turn, Sound::Roll, Sound::Place, Sound::Award, Sound::Lose, Sound::End];
        for sound in sounds.into_iter().chain((0..6).map(Sound::Magic)) {
            let name = sound.id();
            let is_there = ["\n  NAME: [", "\n  NAME: tumble", "\n  \"NAME\": ["]
                .map(|line| line.replace("NAME", name));
            assert!(is_there.iter().any(|line| shared.contains(line.as_str())), "{name}");
        }
    }
}

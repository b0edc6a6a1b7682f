//! The reasons of hints: why a plan is good, and what it risks.
//!
//! They are given by a program of their own for each game (`programs/hints_GAME.rs`), which a table
//! fetches with the first hint, so that nobody downloads it who only plays. It is one function, which the
//! table calls through `static/boot.js`: [`question`] makes the bytes that it takes, and [`answer`] is
//! what it does.

use conclave::session::Controller;
use conclave::table::Seat;
use yew::Callback;
use yew::platform::spawn_local;

use crate::boot;
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// What only the hints of a game need of it.
pub trait GameHints: GameUi {
    /// Why a plan of `seat` is good and what it risks, in a sentence each, found in what `view`
    /// shows. The texts are those of `GAME-hints.ftl`. The sentences name nothing that only `seat`
    /// may know, for a bot's reasons are told to others; `view` may be another seat's.
    fn reasons(
        plan: &[Self::Action],
        view: &Self::View,
        seat: Seat,
        players: &[PlayerInfo],
        text: &Text,
    ) -> Vec<String>;
}

/// Answers a [`question`] in sentences, or with nothing as long as the program for it is not there.
pub type Answer = fn(&[u8]) -> String;

/// Asks why `plan` is good for `seat`, to be found in what `view` shows.
pub fn question<G: GameUi>(
    plan: &[G::Action],
    view: &G::View,
    seat: Seat,
    players: &[PlayerInfo],
) -> Vec<u8> {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    // Plain data always has bytes.
    postcard::to_allocvec(&(plan, view, seat, names)).unwrap_or_default()
}

/// The answer to a question, in the language with this id, of whose texts these are the ones of the page,
/// the game and its hints. There is none to what is no question.
pub fn answer<G: GameHints>(language: &str, texts: &str, question: &[u8]) -> String {
    type Question<G> = (
        Vec<<G as conclave::table::Rules>::Action>,
        <G as conclave::table::Rules>::View,
        Seat,
        Vec<String>,
    );
    let Ok((plan, view, seat, names)) = postcard::from_bytes::<Question<G>>(question) else {
        return String::new();
    };
    let player = |(seat, name): (u8, String)| PlayerInfo {
        name: name.into(),
        guild: G::guild(&view, Seat(seat)),
        // Of no concern to reasons.
        controller: Controller::Person,
    };
    let players: Vec<PlayerInfo> = (0..).zip(names).map(player).collect();
    G::reasons(&plan, &view, seat, &players, &Text::read(language, texts)).join(" ")
}

/// Fetches the program that gives the reasons, unless it is there; then calls `then`. When it does not
/// come there are hints, but no reasons.
pub fn fetch<G: GameUi>(then: Callback<()>) {
    spawn_local(async move {
        drop(boot::fetch_hints(G::ID).await);
        then.emit(());
    });
}

/// The answer of the program that was [fetched](fetch).
pub fn ask<G: GameUi>(question: &[u8]) -> String {
    boot::reasons(G::ID, question)
}

/// Sentences for a reader: each is said once, and no more than are read.
pub struct Sentences {
    said: Vec<String>,
    most: usize,
}

impl Sentences {
    /// None yet, and at most so many.
    pub fn new(most: usize) -> Sentences {
        Sentences { said: Vec::new(), most }
    }

    /// Says one more, unless that is said already or there are enough.
    pub fn push(&mut self, sentence: String) {
        if self.said.len() < self.most && !self.said.contains(&sentence) {
            self.said.push(sentence);
        }
    }

    /// Whether nothing is said yet.
    pub fn is_empty(&self) -> bool {
        self.said.is_empty()
    }

    /// All of them, in order.
    pub fn finish(self) -> Vec<String> {
        self.said
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use conclave::i18n::Locale;
    use conclave::table::{Play, Seed, Setup, Viewer};

    use super::*;
    use crate::testing;

    /// The program says of a plan what the game says of it, in the reader's language. Returns how many
    /// plans have reasons at the first decision.
    fn check<G: GameHints<Options: Default>>() -> usize {
        let setup = Setup { seats: 3, options: Default::default() };
        let play = Play::<G>::begin(setup, Seed(1)).expect("a game");
        let seat = play.to_act().first().expect("somebody acts");
        let view = G::view(play.state(), Viewer::Seat(seat));
        let hints = format!("{}-hints", G::ID);
        let files = ["shell", G::ID, &hints];
        let players = testing::players(&["Ada", "Corvin", "Mélisande"]);
        let mut with_reasons = 0;
        for locale in Locale::ALL {
            let named = locale.files().iter().filter(|(name, _)| files.contains(name));
            let texts = named.map(|(_, file)| *file).collect::<Vec<_>>().join("\n");
            let text = testing::text(locale, &files);
            for action in play.legal(seat) {
                let plan = [action];
                let question = question::<G>(&plan, &view, seat, &players);
                let said = answer::<G>(locale.id(), &texts, &question);
                assert_eq!(said, G::reasons(&plan, &view, seat, &players, &text).join(" "));
                with_reasons += usize::from(!said.is_empty());
            }
        }
        assert_eq!(answer::<G>("en", "", &[200]), "", "no question");
        with_reasons
    }

    macro_rules! of_each_game {
        ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
            [$(check::<conclave::games::$module::$rules>()),*]
        };
    }

    #[test]
    fn the_program_says_what_the_game_says() {
        let with_reasons = conclave::with_games!(of_each_game);
        // In Dice Arena the first thing to do needs none.
        assert!(with_reasons.iter().filter(|&&plans| plans > 0).count() >= 3, "{with_reasons:?}");
    }
}

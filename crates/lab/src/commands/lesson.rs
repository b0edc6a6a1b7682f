//! `lab lesson`: the script of a guided game, played step by step, for those who write one.

use std::path::PathBuf;

use conclave_rules::bots::Policy;
use conclave_rules::games::{self, WithGame};
use conclave_rules::table::{Entry, Play, Rules, Seat};
use conclave_session::Player;
use conclave_session::lesson;
use serde::Serialize;

use super::Failure;
use super::game;

/// The arguments of `lab lesson`.
#[derive(clap::Args)]
pub struct Args {
    /// The file with the game's lessons, such as static/lessons/elfenwizards.json: its name is
    /// that of the game.
    file: PathBuf,
    /// Which of them, counted from 1.
    #[arg(default_value = "1")]
    number: usize,
}

/// A line for one action.
#[derive(Serialize)]
struct LessonLine<'a, G: Rules> {
    /// The step that it belongs to.
    step: Option<&'a str>,
    seat: Seat,
    action: &'a G::Action,
    events: &'a [G::Event],
}

/// The last line: where the script ends.
#[derive(Serialize)]
struct End<'a, G: Rules> {
    /// The step that waits for the learner; none when the lesson is over.
    step: Option<&'a str>,
    /// What it asks for.
    wanted: Vec<G::Action>,
    /// Everybody who can act, and what they may do.
    legal: Vec<(Seat, Vec<G::Action>)>,
    state: &'a G::State,
}

/// Plays the script and prints each action with its events.
///
/// # Errors
/// The file cannot be read, has no such lesson, or its script is against the rules.
pub fn run(args: &Args) -> Result<(), Failure> {
    let id = args.file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    games::with_game(id, Script(args)).ok_or_else(|| game::unknown_game(id))?
}

struct Script<'a>(&'a Args);

impl WithGame for Script<'_> {
    type Out = Result<(), Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let text = std::fs::read_to_string(&self.0.file)?;
        let lessons = lesson::from_json::<G>(&text)?;
        let number = self.0.number.wrapping_sub(1);
        let lesson = lessons.get(number).ok_or("there is no lesson of this number")?;
        let player = |who: &_| Player { name: String::new(), controller: *who };
        let session = lesson.begin(lesson.seats.iter().map(player).collect())?;
        let mut play = session.play().clone();
        for entry in play.entries() {
            print::<G>(None, entry)?;
        }
        loop {
            let progress = lesson.progress(&play);
            let step = lesson.steps.get(progress.step);
            let next = match progress.scripted {
                Some(next) => Some(next.clone()),
                // Of several things that are asked for, the first that is possible now.
                None => {
                    let me = lesson.learner();
                    let legal = play.legal(me);
                    let first = progress.wanted.iter().find(|action| legal.contains(action));
                    first.map(|action| (me, action.clone()))
                }
            };
            let Some((seat, action)) = next else {
                return end::<G>(step.map(|step| step.id.as_str()), progress.wanted, &play);
            };
            play.act(seat, action.clone()).map_err(|why| {
                let action = serde_json::to_string(&action).unwrap_or_default();
                format!("seat {}: {action}: {why}", seat.0)
            })?;
            if let Some(entry) = play.entries().last() {
                print::<G>(step.map(|step| step.id.as_str()), entry)?;
            }
        }
    }
}

/// Prints one action.
fn print<G: Rules>(step: Option<&str>, entry: &Entry<G>) -> Result<(), Failure> {
    let Entry { seat, action, events } = entry;
    let line = LessonLine::<G> { step, seat: *seat, action, events };
    println!("{}", serde_json::to_string(&line)?);
    Ok(())
}

/// Prints where the script ends.
fn end<G: Rules>(
    step: Option<&str>,
    wanted: Vec<G::Action>,
    play: &Play<G>,
) -> Result<(), Failure> {
    let legal = play.to_act().iter().map(|seat| (seat, play.legal(seat))).collect();
    let line = End::<G> { step, wanted, legal, state: play.state() };
    println!("{}", serde_json::to_string(&line)?);
    Ok(())
}

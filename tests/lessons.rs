//! The lessons of every game: each can be played to its end, asks for nothing that the rules
//! forbid, and has its texts.

use std::fs;

use conclave_i18n::{Catalog, Locale};
use conclave_rules::bots::Policy;
use conclave_rules::games::{GAMES, Game, WithGame, with_game};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed};
use conclave_session::lesson::{self, Lesson};
use conclave_session::{Controller, Player};

/// A step's task and its reason, in characters.
const TASK: usize = 60;
const REASON: usize = 90;
/// How many steps a lesson has.
const STEPS: std::ops::RangeInclusive<usize> = 8..=16;

/// The longest name that somebody has by default.
const NAME: &str = "Mélisande";

fn script(game: &Game) -> String {
    let path = format!("{}/../static/lessons/{}.json", env!("CARGO_MANIFEST_DIR"), game.id);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Does something with each lesson of a game.
struct EachLesson<'a, F>(&'a Game, F);

/// What is done with a lesson.
trait Check {
    fn check<G: Policy>(&self, name: &str, number: usize, lesson: &Lesson<G>);
}

impl<C: Check> WithGame for EachLesson<'_, C> {
    type Out = ();

    fn with<G: Policy>(self) {
        let EachLesson(game, check) = self;
        let lessons = lesson::from_json::<G>(&script(game)).unwrap_or_else(|why| {
            panic!("static/lessons/{}.json: {why}", game.id);
        });
        assert_eq!(lessons.len(), game.lessons, "the register's count for {}", game.id);
        for (number, lesson) in (1..).zip(&lessons) {
            check.check(&format!("lesson {number} of {}", game.id), number, lesson);
        }
    }
}

fn each_lesson(check: &(impl Check + Copy)) {
    for game in GAMES {
        with_game(game.id, EachLesson(game, *check)).expect("a game of the register");
    }
}

/// What the learner may do now, and the step.
fn begin<G: Rules>(lesson: &Lesson<G>) -> Play<G> {
    let player = |who: &Controller| Player { name: String::new(), controller: *who };
    let session = lesson.begin(lesson.seats.iter().map(player).collect());
    session.expect("an opening by the rules").play().clone()
}

#[derive(Clone, Copy)]
struct IsPlayedToItsEnd;

impl Check for IsPlayedToItsEnd {
    fn check<G: Policy>(&self, name: &str, _: usize, lesson: &Lesson<G>) {
        let people = lesson.seats.iter().filter(|who| **who == Controller::Person).count();
        assert_eq!(people, 1, "{name} has one learner");
        assert!(G::SEATS.contains(&(lesson.seats.len() as u8)), "{name}: seats");
        let me = lesson.learner();
        for seed in 0..50 {
            let mut rng = Rng::new(Seed(seed));
            let mut play = begin(lesson);
            let mut asked = vec![false; lesson.steps.len()];
            for _ in 0..2_000 {
                let progress = lesson.progress(&play);
                if progress.over {
                    break;
                }
                let step = &lesson.steps[progress.step];
                let at = format!("{name}, step {}", step.id);
                if let Some((seat, action)) = progress.scripted {
                    play.act(*seat, action.clone()).unwrap_or_else(|why| panic!("{at}: {why}"));
                    continue;
                }
                let to_act = play.to_act();
                let seat = if to_act.has(me) { me } else { to_act.first().expect("somebody") };
                let legal = play.legal(seat);
                let action = if seat == Seat::CHANCE {
                    G::sample_chance(play.state(), &mut rng).expect("what chance does")
                } else if seat == me && !progress.wanted.is_empty() {
                    asked[progress.step] = true;
                    let possible: Vec<_> =
                        legal.iter().filter(|action| progress.wanted.contains(action)).collect();
                    (*rng.pick(&possible).unwrap_or_else(|| panic!("{at}: nothing is legal")))
                        .clone()
                } else {
                    // What is asked for one by one is known in advance; only real dice are not.
                    let foreseen = seat == me && !step.ask.is_empty();
                    assert!(!foreseen, "{at}: {:?} is not possible", step.ask);
                    rng.pick(&legal).unwrap_or_else(|| panic!("{at}: nothing is legal")).clone()
                };
                play.act(seat, action).unwrap_or_else(|why| panic!("{at}: {why}"));
            }
            let progress = lesson.progress(&play);
            assert!(progress.over, "{name} does not end (seed {seed}), at step {}", progress.step);
            for (step, asked) in lesson.steps.iter().zip(asked) {
                assert!(asked || step.ask.is_empty(), "{name}, step {}: never asked for", step.id);
            }
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end() {
    each_lesson(&IsPlayedToItsEnd);
}

#[derive(Clone, Copy)]
struct HasItsTexts;

impl Check for HasItsTexts {
    fn check<G: Policy>(&self, name: &str, number: usize, lesson: &Lesson<G>) {
        assert!(STEPS.contains(&lesson.steps.len()), "{name} has {} steps", lesson.steps.len());
        for locale in Locale::ALL {
            let catalog = Catalog::of(locale);
            let names = ["p0", "p1", "p2", "p3", "p4", "p5"].map(|key| (key, NAME.into()));
            let length = |id: &str| {
                let key = format!("{}-lesson-{number}-{id}", G::ID);
                let text = catalog.tr_args(&key, &names);
                text.unwrap_or_else(|| panic!("{name}: no text {key}")).chars().count()
            };
            length("done");
            for tip in &lesson.tips {
                let (id, tip) = (locale.id(), length(&tip.id));
                assert!(tip <= REASON, "{name}, {id}: a tip of {tip} characters");
            }
            for step in &lesson.steps {
                let id = locale.id();
                let (task, reason) = (length(&step.id), length(&format!("{}-why", step.id)));
                assert!(task <= TASK, "{name}, {}, {id}: a task of {task} characters", step.id);
                assert!(reason <= REASON, "{name}, {}, {id}: a reason of {reason}", step.id);
            }
        }
    }
}

#[test]
fn every_step_has_short_texts_in_every_language() {
    each_lesson(&HasItsTexts);
}

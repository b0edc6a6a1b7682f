//! What a lesson says: the step, why, and how to leave.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::command::{Command, GameCommand};
use super::controller::LessonStatus;
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::games::PlayerInfo;
use crate::text::{Arg, Text};

/// How long the learner may think in a step where they are free before a hint comes by itself,
/// in milliseconds.
const HELP_AFTER_MS: u32 = 8_000;

/// Properties of [`LessonGuide`].
#[derive(Properties, PartialEq)]
pub struct LessonGuideProps {
    /// Where it is on the page.
    #[prop_or_default]
    pub root: NodeRef,
    /// The game's id.
    pub game: &'static str,
    /// Where the table stands in the lesson.
    pub status: LessonStatus,
    /// The number of actions so far.
    pub ply: usize,
    /// The players by seat: the texts name them as `$p0`, `$p1` and so on.
    pub players: Rc<[PlayerInfo]>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
    /// Whether what happens, or a hint, is shown instead of the reason.
    pub shows_playback: bool,
    /// The playback bar.
    pub children: Html,
}

/// The step of the lesson, or what comes after it.
#[component]
pub fn LessonGuide(props: &LessonGuideProps) -> Html {
    let LessonGuideProps { root, game, status, ply, players, send, shows_playback, children } =
        props;
    let text = use_text();
    use_effect_with((*ply, status.free && status.yours && !status.over), {
        let send = send.clone();
        move |&(_, waits)| {
            let help = move || send.emit(GameCommand::ShowStep.into());
            let timer = waits.then(|| Timeout::new(HELP_AFTER_MS, help));
            move || drop(timer)
        }
    });
    let of = ["step", "steps"].into_iter().zip([status.step.into(), status.steps.into()]);
    let step = text.tr_args("lesson-step", &of.collect::<Vec<_>>());
    if status.over {
        return html! { <LessonOver {game} status={status.clone()} send={send.clone()} /> };
    }
    let task = words(&text, game, status, &status.id, players);
    let why = status.tip.clone().unwrap_or_else(|| format!("{}-why", status.id));
    let why = words(&text, game, status, &why, players);
    let know = if status.free || status.waits { "lesson-help" } else { "lesson-know" };
    html! {
        <section ref={root} class="lesson" aria-label={text.tr("lesson")}>
            <p key="step" class="lesson-step">{ step }</p>
            <div key="words" class="lesson-words" role="status">
                <p key="task" class={classes!("lesson-task", status.done.then_some("is-done"))}>
                    if status.done {
                        { Icon::Done.small() }
                    }
                    { task }
                </p>
                if *shows_playback {
                    <key="playback">{ children.clone() }</>
                } else if status.refused {
                    <p key="refused" class="lesson-refused">{ text.tr("lesson-refused") }</p>
                } else {
                    <p key="why" class="lesson-why">{ why }</p>
                }
            </div>
            <div key="controls" class="lesson-controls">
                if status.yours {
                    <TextButton
                        key="know"
                        label={text.tr(know)}
                        onclick={GameCommand::ShowStep.on_press(send)}
                    />
                }
                if status.step > 1 {
                    <IconButton
                        key="again"
                        icon={Icon::Replay}
                        label={text.tr("lesson-again")}
                        onclick={GameCommand::RestartLesson.on_press(send)}
                    />
                }
                <a
                    key="leave"
                    class="icon-button"
                    href="#/"
                    aria-label={text.tr("lesson-leave")}
                    title={text.tr("lesson-leave")}
                >
                    { Icon::Close.drawing() }
                </a>
            </div>
        </section>
    }
}

/// Properties of [`LessonOver`].
#[derive(Properties, PartialEq)]
struct LessonOverProps {
    game: &'static str,
    status: LessonStatus,
    send: Callback<Command>,
}

/// What comes after a lesson.
#[component]
fn LessonOver(LessonOverProps { game, status, send }: &LessonOverProps) -> Html {
    let text = use_text();
    let next = (status.number < status.lessons).then_some(status.number + 1);
    html! {
        <section class="lesson lesson-over" aria-label={text.tr("lesson")}>
            <div key="words" class="lesson-words" role="status">
                <p key="task" class="lesson-task">
                    { Icon::Done.small() }
                    { text.tr("lesson-over") }
                </p>
                <p key="why" class="lesson-why">{ words(&text, game, status, "done", &[]) }</p>
            </div>
            <div key="controls" class="lesson-controls">
                if let Some(next) = next {
                    <a
                        key="next"
                        class="button button-main"
                        href={format!("#/learn/{game}?lesson={next}")}
                    >
                        { text.tr("lesson-next") }
                    </a>
                }
                if !status.ended {
                    <TextButton
                        key="on"
                        label={text.tr("lesson-on")}
                        onclick={GameCommand::LeaveLesson.on_press(send)}
                    />
                }
                <a key="puzzles" class="button" href={format!("#/puzzles/{game}")}>
                    { text.tr("to-puzzles") }
                </a>
                <a
                    key="new"
                    class={classes!("button", next.is_none().then_some("button-main"))}
                    href={format!("#/new/{game}")}
                >
                    { text.tr("lesson-new") }
                </a>
            </div>
        </section>
    }
}

/// A text of the lesson, with the players' names.
fn words(
    text: &Text,
    game: &str,
    status: &LessonStatus,
    id: &str,
    players: &[PlayerInfo],
) -> String {
    const NAMES: [&str; 6] = ["p0", "p1", "p2", "p3", "p4", "p5"];
    let names = NAMES.into_iter().zip(players);
    let args: Vec<(&str, Arg<'_>)> =
        names.map(|(key, player)| (key, player.name.as_str().into())).collect();
    text.tr_args(&format!("{game}-lesson-{}-{id}", status.number), &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    fn guide(status: LessonStatus) -> String {
        let text = testing::text(Locale::English);
        let players: Rc<[PlayerInfo]> = Rc::default();
        let guide = html! {
            <LessonGuide
                game="elfenwizards"
                {status}
                ply=3
                {players}
                send={|_| ()}
                shows_playback=false
            >
                { "" }
            </LessonGuide>
        };
        testing::markup(&text, guide)
    }

    fn status() -> LessonStatus {
        LessonStatus {
            number: 1,
            lessons: 2,
            step: 1,
            steps: 9,
            id: "roll".into(),
            tip: None,
            done: false,
            yours: true,
            free: false,
            waits: false,
            refused: false,
            over: false,
            ended: false,
        }
    }

    #[test]
    fn a_step_has_its_number_and_two_ways_on() {
        let found = guide(status());
        assert!(found.contains("1 of 9"), "{found}");
        assert!(found.contains(">I know this<") && found.contains("href=\"#/\""), "{found}");
        let later = guide(LessonStatus { step: 2, refused: true, ..status() });
        assert!(later.contains("Begin the lesson again") && later.contains("lesson-refused"));
        let waiting = guide(LessonStatus { yours: false, done: true, ..status() });
        assert!(!waiting.contains(">I know this<") && waiting.contains("is-done"), "{waiting}");
    }

    #[test]
    fn after_the_lesson_there_is_the_next_one_and_a_game() {
        let over = LessonStatus { over: true, ..status() };
        let found = guide(over.clone());
        assert!(found.contains("href=\"#/learn/elfenwizards?lesson=2\""), "{found}");
        assert!(found.contains("href=\"#/new/elfenwizards\""), "{found}");
        assert!(found.contains(">Play on from here<"), "{found}");
        assert!(!guide(LessonStatus { lessons: 1, ..over.clone() }).contains("#/learn/"));
        let ended = guide(LessonStatus { ended: true, ..over });
        assert!(!ended.contains("Play on from here"), "there is nothing to play on: {ended}");
    }
}

//! The parts of a table's page that are the same at the table itself and at a guest's screen.

use std::rc::Rc;

use conclave_rules::table::{Outcome, Seat, Seats};
use conclave_session::series::write_outcome;
use yew::prelude::*;

use super::boxes::hint_box;
use super::command::{Command, PageCommand};
use super::controller::{Hint, LessonStatus, PuzzleStatus};
use super::frame_state::FrameState;
use super::log_panel::LogPanel;
use super::panels::panel;
use super::playback_bar::{PlaybackBar, PlaybackStatus};
use super::playback_control::PlaybackControl;
use super::replay_bar::ReplayBar;
use super::seats_bar::SeatsBar;
use super::sentence::spoken;
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo, Speed};
use crate::shell::Shell;

/// What these parts are drawn from.
pub struct TableView<'a, G: GameUi> {
    /// What all pages share.
    pub shell: &'a Shell,
    /// The state of the page around the game.
    pub frame: &'a FrameState,
    /// What is shown of the game.
    pub playback: &'a PlaybackControl<G>,
    /// The players by seat.
    pub players: &'a Rc<[PlayerInfo]>,
    /// How many actions the game has.
    pub plies: usize,
    /// Who must decide.
    pub to_act: Seats,
    /// Who of them decides here and now.
    pub seat: Option<Seat>,
    /// What was shown when a person here last decided.
    pub before: Option<&'a Rc<G::View>>,
    /// The hint, waited for or given.
    pub hint: Option<&'a Hint<G>>,
    /// Called with the command of a control that was used.
    pub send: &'a Callback<Command>,
}

/// What the table's element tells of the game, beside what is shown: for style sheets, tests and hosts.
#[derive(Clone, Copy, Default)]
pub struct TableData<'a> {
    /// How the game ended.
    pub outcome: Option<&'a Outcome>,
    /// The seat of a guest at this screen.
    pub guest: Option<Seat>,
    /// The lesson.
    pub lesson: Option<&'a LessonStatus>,
    /// The puzzle.
    pub puzzle: Option<&'a PuzzleStatus>,
}

/// What is called when the table is pressed.
pub struct TableEvents {
    /// For [`TableInput::pressed`](super::frame_state::TableInput::pressed).
    pub onpointerdown: Callback<PointerEvent>,
    /// For [`TableInput::released`](super::frame_state::TableInput::released).
    pub onpointerup: Callback<PointerEvent>,
    /// For [`linked_chapter`](super::listen::linked_chapter).
    pub onclick: Callback<MouseEvent>,
}

impl<G: GameUi> TableView<'_, G> {
    /// How fast the game is shown now.
    fn speed(&self) -> Speed {
        self.playback.speed(self.players, self.shell.speed())
    }

    /// The table around its `content`.
    pub fn frame(
        &self,
        data: TableData<'_>,
        TableEvents { onpointerdown, onpointerup, onclick }: TableEvents,
        content: Html,
    ) -> Html {
        let ply = self.plies.to_string();
        let acting: Vec<String> = self.to_act.iter().map(|seat| seat.0.to_string()).collect();
        let TableData { outcome, guest, lesson, puzzle } = data;
        html! {
            // `data-turn` is what `data-ply` was called before: hosts and helpers may read it.
            <div
                ref={&self.frame.root}
                class={classes!("table", self.frame.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-ply={ply.clone()}
                data-turn={ply}
                data-seat={guest.map(|seat| seat.0.to_string())}
                data-acting={acting.join(",")}
                data-outcome={outcome.map(write_outcome)}
                data-speed={self.speed().id()}
                data-lesson={lesson.map(|it| format!("{}-{}", G::ID, it.number))}
                data-step={lesson.map(|it| it.step.to_string())}
                data-steps={lesson.map(|it| it.steps.to_string())}
                data-puzzle={puzzle.map(|it| it.head.number.to_string())}
                data-puzzle-open={puzzle.is_some_and(|it| it.open).then_some("")}
                data-lesson-over={lesson.is_some_and(|it| it.over).then_some("")}
                data-showing={(!self.playback.is_still()).then_some("")}
                data-fresh={self.frame.is_fresh().then_some("")}
                {onpointerdown}
                {onpointerup}
                {onclick}
            >
                { content }
            </div>
        }
    }

    /// Whether there is a hint for somebody who asked for it, or one is waited for.
    pub fn has_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Asked(_) | Hint::Given(..) | Hint::None))
    }

    /// The players, of whom these are marked as acting; whether a bot among them is thinking.
    pub fn seats_bar(&self, acting: Seats, thinking: bool) -> Html {
        html! {
            <SeatsBar<G>
                view={Rc::clone(self.playback.view())}
                players={Rc::clone(self.players)}
                {acting}
                {thinking}
                before={self.before.cloned()}
            />
        }
    }

    /// What is expected now.
    fn prompt(&self) -> AttrValue {
        let words = TableWords::new(&self.shell.text, self.players, self.playback.view());
        G::prompt(&words).into()
    }

    /// Whether the game is over, and its end is shown.
    pub fn is_over(&self) -> bool {
        self.to_act.is_empty() && self.playback.is_still() && self.playback.replay().is_none()
    }

    /// The line above the board: while events are shown, what just happened; else `news` about the
    /// table, or what is expected. `done` says what can be done once all is shown, `can_take_hint`
    /// whether the hint can be carried out.
    pub fn playback_bar(
        &self,
        news: Option<AttrValue>,
        done: impl FnOnce() -> PlaybackStatus,
        can_take_hint: bool,
    ) -> Html {
        let Self { shell, playback, players, .. } = self;
        let words = match playback.log().announcements().last() {
            Some((_, words)) if !playback.is_still() => Some(words.clone()),
            _ if self.is_over() => None,
            _ => Some(news.unwrap_or_else(|| self.prompt())),
        };
        html! {
            <PlaybackBar
                {words}
                rules={(G::ID, G::chapter(playback.view()))}
                players={Rc::clone(players)}
                yours={self.seat.is_some()}
                status={playback.status(players, shell.speed(), done)}
                out={playback.is_out(players)}
                send={self.send.clone()}
            >
                { hint_box(self.hint, can_take_hint, self.send, &shell.text) }
            </PlaybackBar>
        }
    }

    /// The controls of looking back, while that is done. `shared` is whether the game was opened from a
    /// link, `guest` whether this is a guest's screen.
    pub fn replay_bar(&self, shared: bool, guest: bool) -> Html {
        html! {
            if let Some(replay) = self.playback.replay().copied() {
                <ReplayBar
                    key="replay"
                    {replay}
                    plies={self.plies}
                    parts={self.playback.log().parts()}
                    {shared}
                    over={self.to_act.is_empty()}
                    {guest}
                    send={self.send.clone()}
                />
            }
        }
    }

    /// The board; `legal` is what `seat` may do, `wanted` what a lesson asks for.
    pub fn board(
        &self,
        legal: Vec<G::Action>,
        wanted: Rc<[G::Action]>,
        services: &G::Services,
        act: &Callback<Vec<G::Action>>,
    ) -> Html {
        let Self { shell, playback, .. } = self;
        let hint: Rc<[G::Action]> = match self.hint {
            Some(Hint::Given(plan, _)) => Rc::clone(plan),
            _ => Rc::new([]),
        };
        html! {
            <section
                key="board"
                class="table-board"
                tabindex="-1"
                aria-labelledby="board-title"
            >
                <h2 id="board-title" class="visually-hidden">{ shell.text.tr("board") }</h2>
                <G::Board
                    view={Rc::clone(playback.view())}
                    before={self.before.cloned()}
                    event={playback.event().cloned()}
                    seat={self.seat}
                    legal={Rc::<[G::Action]>::from(legal)}
                    {hint}
                    {wanted}
                    players={Rc::clone(self.players)}
                    text={shell.text.clone()}
                    speed={self.speed()}
                    services={services.clone()}
                    confirm={shell.settings.confirm}
                    act={act.clone()}
                />
            </section>
        }
    }

    /// The log; from the ply `since` on, it is news to the reader.
    pub fn log_panel(&self, since: usize) -> Html {
        html! {
            <LogPanel
                key="log"
                lines={Rc::clone(self.playback.log().lines())}
                players={Rc::clone(self.players)}
                {since}
                whole={self.frame.whole_log}
                open={self.frame.log_open}
                ply={self.playback.replay().map(|replay| replay.ply)}
                send={self.send.clone()}
            />
        }
    }

    /// What screen readers announce: the last sentences; then `news` about the table; then what is
    /// expected of a person here.
    pub fn announcements(&self, news: Option<AttrValue>) -> Html {
        let said = self.playback.log().announcements().iter();
        let said = said.map(|(number, words)| html! { <p key={*number}>{ spoken(words) }</p> });
        let news = news.map(|words| html! { <p key="news">{ words }</p> });
        let asked = self.seat.map(|_| html! { <p key="prompt">{ self.prompt() }</p> });
        html! {
            <div key="announcements" class="visually-hidden" role="log" aria-live="polite">
                { for said.chain(news).chain(asked) }
            </div>
        }
    }

    /// What is open over the table.
    pub fn panel(&self) -> Html {
        let onclose = self.send.reform(|()| PageCommand::Open(None).into());
        panel::<G>(self.frame.panel, self.shell, self.playback.view(), self.players, onclose)
    }
}

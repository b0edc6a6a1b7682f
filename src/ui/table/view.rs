//! The table as it is drawn.

use std::rc::Rc;

use conclave::history::daily;
use conclave::session::series::{is_slot, write_outcome};
use conclave::session::{Controller, Player};
use conclave::table::{Outcome, Rules};
use yew::html::Scope;
use yew::prelude::*;

use super::banners::{AlertBanner, SaveBanner};
use super::boxes::{Curtain, NegotiationBox, hint_box};
use super::command::Command;
use super::controller::Hint;
use super::game_over::GameOver;
use super::lesson_guide::LessonGuide;
use super::listen::{linked_chapter, on_board_or_prompt};
use super::log_panel::LogPanel;
use super::panels::panel;
use super::playback_bar::{PlaybackBar, PlaybackStatus};
use super::puzzle_guide::PuzzleGuide;
use super::replay_bar::ReplayBar;
use super::seats_bar::SeatsBar;
use super::sentence::spoken;
use super::table_menu::TableMenu;
use super::{Msg, OpenTable, Table};
use crate::games::{GameUi, Speed};
use crate::shell::Shell;
use crate::text::Text;
use crate::{HOST, LESSONS, SOLO};

impl<G: GameUi> OpenTable<G> {
    /// The table.
    pub(super) fn view(&self, shell: &Shell, link: &Scope<Table<G>>) -> Html {
        let text = &shell.text;
        let table = &self.controller;
        let play = table.session().play();
        let ply = play.ply().to_string();
        let acting: Vec<String> = play.to_act().iter().map(|seat| seat.0.to_string()).collect();
        let outcome = <G as Rules>::outcome(play.state());
        let still = table.playback().is_still();
        let replay = table.replay().copied();
        let place = |event: &PointerEvent| (event.client_x(), event.client_y());
        let onpointerdown = link.callback(move |event: PointerEvent| Msg::Pressed {
            at: place(&event),
            show_next: on_board_or_prompt(&event),
        });
        let onpointerup = link.callback(move |event: PointerEvent| Msg::Released(place(&event)));
        let onclick = link.batch_callback(|event: MouseEvent| {
            let chapter = linked_chapter(&event)?;
            event.prevent_default();
            Some(Msg::Chapter(chapter))
        });
        let prompted = !table.is_over() || replay.is_some() || !still;
        let lesson = if LESSONS { table.lesson() } else { None };
        let guided = lesson.as_ref().is_some_and(|it| !it.free && !it.over);
        let puzzle = if LESSONS { table.puzzle_status() } else { None };
        let asked = puzzle.as_ref().is_some_and(|it| it.open);
        let over = outcome.as_ref().filter(|_| still && replay.is_none());
        html! {
            // `data-turn` is what `data-ply` was called before: hosts and helpers may read it.
            <div
                ref={&self.root}
                class={classes!("table", self.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-ply={ply.clone()}
                data-turn={ply}
                data-acting={acting.join(",")}
                data-outcome={outcome.as_ref().map(write_outcome)}
                data-speed={shell.speed().id()}
                data-lesson={lesson.as_ref().map(|it| format!("{}-{}", G::ID, it.number))}
                data-step={lesson.as_ref().map(|it| it.step.to_string())}
                data-steps={lesson.as_ref().map(|it| it.steps.to_string())}
                data-puzzle={puzzle.as_ref().map(|it| it.head.number.to_string())}
                data-puzzle-open={asked.then_some("")}
                data-lesson-over={lesson.as_ref().is_some_and(|it| it.over).then_some("")}
                data-showing={(!still).then_some("")}
                data-fresh={self.fresh.as_ref().map(|_| "")}
                {onpointerdown}
                {onpointerup}
                {onclick}
            >
                <TableMenu
                    key="menu"
                    name={table.name().to_owned()}
                    can_undo={table.can_undo()}
                    can_redo={table.can_redo()}
                    can_hint={table.advised().is_some() && !guided && !asked}
                    hint={matches!(table.hint(), Some(Hint::Asked(_) | Hint::Given(..) | Hint::None))}
                    replay={replay.is_some()}
                    log_open={self.log_open}
                    send={self.send.clone()}
                />
                <key="banners">{ self.banners(text) }</>
                <SeatsBar<G>
                    key="seats"
                    view={Rc::clone(table.playback().view())}
                    players={Rc::clone(table.players())}
                    acting={table.acting()}
                    thinking={table.is_thinking()}
                    before={table.before().cloned()}
                />
                <div key="middle" class="table-middle">
                    <div key="main" class="table-main">
                        if let Some(status) = puzzle.filter(|_| LESSONS) {
                            <PuzzleGuide key="puzzle" game={G::ID} {status} send={self.send.clone()} />
                        }
                        if let Some(status) = lesson.filter(|_| LESSONS) {
                            <LessonGuide
                                key="lesson"
                                game={G::ID}
                                root={self.guide.clone()}
                                shows_playback={
                                    !status.yours || status.waits || table.hint().is_some()
                                }
                                {status}
                                ply={play.ply()}
                                players={Rc::clone(table.players())}
                                send={self.send.clone()}
                            >
                                { self.playback_bar(shell, prompted) }
                            </LessonGuide>
                        } else {
                            <key="playback">{ self.playback_bar(shell, prompted) }</>
                        }
                        if let Some(left) = table.negotiation_left().filter(|_| replay.is_none()) {
                            <NegotiationBox key="talk" {left} send={self.send.clone()} />
                        }
                        if let Some(outcome) = over {
                            { self.game_over(outcome, text) }
                        }
                        if let Some(replay) = replay {
                            <ReplayBar
                                key="replay"
                                {replay}
                                plies={play.ply()}
                                parts={table.log().parts()}
                                shared={table.is_shared()}
                                over={table.is_over()}
                                send={self.send.clone()}
                            />
                        }
                        { self.board(shell) }
                    </div>
                    <LogPanel
                        key="log"
                        lines={Rc::clone(table.log().lines())}
                        players={Rc::clone(table.players())}
                        since={table.since() + 1}
                        whole={self.whole_log}
                        ply={replay.map(|replay| replay.ply)}
                        send={self.send.clone()}
                    />
                </div>
                { self.announcements(text) }
                <key="panel">{ self.panel(shell) }</>
            </div>
        }
    }

    /// The line above the board; with words only where there is something to say.
    fn playback_bar(&self, shell: &Shell, prompted: bool) -> Html {
        let table = &self.controller;
        html! {
            <PlaybackBar
                words={prompted.then(|| self.prompt(&shell.text))}
                rules={(G::ID, G::chapter(table.playback().view()))}
                players={Rc::clone(table.players())}
                yours={table.deciding().is_some()}
                status={self.playback_status(shell)}
                out={table.is_out()}
                send={self.send.clone()}
            >
                { self.hint_box(&shell.text) }
            </PlaybackBar>
        }
    }

    /// What is expected now; while events are shown, what just happened.
    fn prompt(&self, text: &Text) -> AttrValue {
        let table = &self.controller;
        match table.log().announcements().last() {
            Some((_, words)) if !table.playback().is_still() => words.clone(),
            _ => G::prompt(table.playback().view(), table.players(), text).into(),
        }
    }

    /// How far playback has got.
    fn playback_status(&self, shell: &Shell) -> PlaybackStatus {
        let table = &self.controller;
        if table.playback().is_still() {
            let ply = table.session().play().ply();
            let again = table.replay().is_none() && table.since() < ply;
            return PlaybackStatus::Done { again, why: table.can_tell_why() };
        }
        match table.is_waiting() {
            true if table.is_at_part_end() => PlaybackStatus::AtPartEnd,
            true => PlaybackStatus::Waiting { step: shell.speed() == Speed::Step },
            false => PlaybackStatus::Running,
        }
    }

    /// What the people at the table must know about the program itself.
    fn banners(&self, text: &Text) -> Html {
        let table = &self.controller;
        html! {
            <>
                <SaveBanner key="save" status={table.save_status()} send={self.send.clone()} />
                if table.bots_failed() {
                    <AlertBanner
                        key="bots"
                        words={text.tr("bots-failed")}
                        buttons={vec![("retry", Command::Retry)]}
                        send={self.send.clone()}
                    />
                }
                if let Some(words) = table.notice() {
                    <AlertBanner key="notice" words={words.to_owned()} send={self.send.clone()} />
                }
            </>
        }
    }

    /// The board; or the curtain, and then nothing of the board at all.
    fn board(&self, shell: &Shell) -> Html {
        let table = &self.controller;
        let still = table.replay().is_none() && table.playback().is_still();
        let players = table.curtain().iter().filter(|_| still);
        let players: Vec<_> = players
            .filter_map(|seat| Some((seat, table.players().get(seat.index())?.clone())))
            .collect();
        if !players.is_empty() {
            return html! { <Curtain key="curtain" {players} send={self.send.clone()} /> };
        }
        let seat = table.deciding();
        let play = table.session().play();
        let legal = seat.map(|seat| play.legal(seat)).unwrap_or_default();
        let hint: Rc<[G::Action]> = match table.hint() {
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
                    view={Rc::clone(table.playback().view())}
                    before={table.before().cloned()}
                    event={table.playback().event().cloned()}
                    {seat}
                    legal={Rc::<[G::Action]>::from(legal)}
                    {hint}
                    wanted={table.wanted()}
                    players={Rc::clone(table.players())}
                    text={shell.text.clone()}
                    speed={shell.speed()}
                    services={self.services.clone()}
                    confirm={shell.settings.confirm}
                    act={self.act.clone()}
                />
            </section>
        }
    }

    /// The hint, waited for or given.
    fn hint_box(&self, text: &Text) -> Html {
        hint_box(self.controller.hint(), self.controller.can_take_hint(), &self.send, text)
    }

    /// The end.
    fn game_over(&self, outcome: &Outcome, text: &Text) -> Html {
        let table = &self.controller;
        let players = table.players();
        let winner = |seat: conclave::table::Seat| players.get(seat.index()).cloned();
        let winners: Vec<_> = outcome.winners.iter().filter_map(winner).collect();
        let back = match table.id() {
            id if is_slot(id) => Some(("#/series".into(), text.tr("series-back").into())),
            id => daily::day_of_slot(id).filter(|_| SOLO).map(|day| {
                let address = format!("#/daily/{}?day={day}", G::ID);
                (address.into(), text.tr("daily-back").into())
            }),
        };
        // The guests of a game night stay at its table: the night says what they play next.
        let is_guest = |player: &Player| player.controller == Controller::Guest;
        let shared = HOST && table.session().players().iter().any(is_guest);
        html! {
            <GameOver
                key="game-over"
                {winners}
                {back}
                again={!(shared && is_slot(table.id()))}
                proposed={self.proposed.filter(|_| SOLO)}
                chart={table.chart().cloned()}
                send={self.send.clone()}
            >
                { G::score_sheet(table.playback().view(), players, text) }
            </GameOver>
        }
    }

    /// What screen readers announce.
    fn announcements(&self, text: &Text) -> Html {
        let table = &self.controller;
        let said = table.log().announcements().iter();
        let said = said.map(|(number, words)| html! { <p key={*number}>{ spoken(words) }</p> });
        let prompt = table.deciding().map(|_| {
            let prompt = G::prompt(table.playback().view(), table.players(), text);
            html! { <p key="prompt">{ prompt }</p> }
        });
        html! {
            <div key="announcements" class="visually-hidden" role="log" aria-live="polite">
                { for said.chain(prompt) }
            </div>
        }
    }

    /// What is open over the table.
    fn panel(&self, shell: &Shell) -> Html {
        let onclose = self.send.reform(|()| Command::Open(None));
        panel::<G>(
            self.panel,
            shell,
            self.controller.playback().view(),
            self.controller.players(),
            onclose,
        )
    }
}

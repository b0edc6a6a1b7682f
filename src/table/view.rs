//! The table as it is drawn: of components, from what the controller and the page around the game
//! hold.

use std::rc::Rc;

use conclave_rules::table::{Outcome, Seat};
use conclave_session::history::daily;
use conclave_session::series::{is_slot, write_outcome};
use conclave_session::{Controller, Player};
use yew::html::Scope;
use yew::prelude::*;

use super::banners::{AlertBanner, SaveBanner};
use super::boxes::{Curtain, NegotiationBox, hint_box};
use super::command::GameCommand;
use super::controller::{GuestGame, Hint, TableController, Whose};
use super::frame_state::{Opening, TableInput};
use super::game_over::{GameOver, NextGame};
use super::lesson_guide::LessonGuide;
use super::listen::linked_chapter;
use super::log_panel::LogPanel;
use super::open::TableSource;
use super::panels::panel;
use super::playback::{PlaybackBar, PlaybackStatus};
use super::puzzle_guide::PuzzleGuide;
use super::replay_bar::ReplayBar;
use super::seats_bar::SeatsBar;
use super::sentence::spoken;
use super::share_dialog::ShareDialog;
use super::table_menu::{TableMenu, TableTools};
use super::{Msg, OpenTable, Table};
use crate::analysis::AnalysisDialog;
use crate::components::report::ReportDialog;
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo, Speed};
use crate::shell::Shell;
use crate::storage::clock;
use crate::text::Text;

impl<G: GameUi, S: TableSource<G>> OpenTable<G, S> {
    /// The table.
    pub(super) fn view(&self, shell: &Shell, link: &Scope<Table<G, S>>) -> Html {
        let (table, text) = (&self.controller, &shell.text);
        let (own, guest) = (table.own(), table.guest());
        if !self.has_view() {
            return Html::default();
        }
        let outcome = table.outcome();
        let over = outcome.as_ref().filter(|_| self.shows_end());
        let lesson = own.and_then(TableController::lesson);
        let puzzle = own.and_then(TableController::puzzle_status);
        let news = guest.and_then(GuestGame::news).map(|key| AttrValue::from(text.tr(key)));
        let ply = table.plies().to_string();
        let acting: Vec<String> = table.to_act().iter().map(|seat| seat.0.to_string()).collect();
        let looks_back = table.replay().is_some();
        let playback_bar = || self.playback_bar(news.clone(), shell);
        html! {
            // `data-turn` is what `data-ply` was called before: hosts and helpers may read it.
            <div
                ref={&self.frame.root}
                class={classes!("table", self.frame.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-ply={ply.clone()}
                data-turn={ply}
                data-seat={guest.and_then(GuestGame::seat).map(|seat| seat.0.to_string())}
                data-acting={acting.join(",")}
                data-outcome={outcome.as_ref().map(write_outcome)}
                data-speed={self.speed(shell).id()}
                data-letters={(!shell.settings.letters).then_some("off")}
                data-lesson={lesson.as_ref().map(|it| format!("{}-{}", G::ID, it.number))}
                data-step={lesson.as_ref().map(|it| it.step.to_string())}
                data-steps={lesson.as_ref().map(|it| it.steps.to_string())}
                data-puzzle={puzzle.as_ref().map(|it| it.head.number.to_string())}
                data-puzzle-open={puzzle.as_ref().is_some_and(|it| it.open).then_some("")}
                data-lesson-over={lesson.as_ref().is_some_and(|it| it.over).then_some("")}
                data-showing={(!table.playback().is_still()).then_some("")}
                data-fresh={self.frame.is_fresh().then_some("")}
                onpointerdown={link.callback(|event| Msg::Input(TableInput::pressed(&event)))}
                onpointerup={link.callback(|event| Msg::Input(TableInput::released(&event)))}
                onclick={link.batch_callback(|event| linked_chapter(&event).map(Msg::Chapter))}
            >
                { self.menu(
                    lesson.as_ref().is_some_and(|it| !it.free && !it.over)
                        || puzzle.as_ref().is_some_and(|it| it.open),
                    text,
                ) }
                if let Some(own) = own {
                    <key="banners">{ self.banners(own, text) }</>
                }
                <SeatsBar<G>
                    key="seats"
                    view={Rc::clone(table.playback().view())}
                    players={Rc::clone(table.players())}
                    acting={table.acting()}
                    thinking={own.is_some_and(TableController::is_thinking)}
                    before={table.before().cloned()}
                />
                <div key="middle" class="table-middle">
                    <key="hint">
                        { hint_box(table.hint(), table.can_take_hint(), &self.send, text) }
                    </>
                    if self.frame.opening >= Opening::Middle {
                        <div key="main" class="table-main">
                            if let Some(status) = puzzle {
                                <PuzzleGuide
                                    key="puzzle"
                                    game={G::ID}
                                    {status}
                                    stakes={stakes::<G>(table.playback().view(), table.players(), &shell.text)}
                                    send={self.send.clone()}
                                />
                            }
                            if let Some(status) = lesson {
                                <LessonGuide
                                    key="lesson"
                                    game={G::ID}
                                    root={self.guide.clone()}
                                    shows_playback={!status.yours || status.waits}
                                    {status}
                                    ply={table.plies()}
                                    players={Rc::clone(table.players())}
                                    send={self.send.clone()}
                                >
                                    { playback_bar() }
                                </LessonGuide>
                            } else {
                                <key="playback">{ playback_bar() }</>
                            }
                            if let Some(left) = table.talk_left(clock()).filter(|_| !looks_back) {
                                <NegotiationBox
                                    key="talk"
                                    {left}
                                    can_end={own.is_some()}
                                    send={self.send.clone()}
                                />
                            }
                            if let Some(outcome) = over {
                                { self.game_over(outcome, text) }
                            }
                            if let Some(replay) = table.replay().copied() {
                                <ReplayBar
                                    key="replay"
                                    {replay}
                                    plies={table.plies()}
                                    parts={table.log().parts()}
                                    shared={table.is_shared()}
                                    over={table.is_over()}
                                    guest={guest.is_some()}
                                    send={self.send.clone()}
                                />
                            }
                            { self.board(shell) }
                        </div>
                    }
                    if self.frame.opening == Opening::Whole {
                        <LogPanel
                            key="log"
                            lines={Rc::clone(table.log().lines())}
                            players={Rc::clone(table.players())}
                            since={table.since() + 1}
                            whole={self.frame.whole_log}
                            open={self.frame.log_open}
                            ply={table.replay().map(|replay| replay.ply)}
                            send={self.send.clone()}
                        />
                    }
                </div>
                { self.announcements(news.clone(), text) }
                <key="panel">
                    { panel::<G>(
                        self.frame.panel,
                        shell,
                        table.playback().view(),
                        table.players(),
                        &self.send,
                    ) }
                </>
                if let Some(game) = &self.shared {
                    <ShareDialog
                        key="share"
                        {game}
                        over={outcome.is_some()}
                        picture={over.is_some()}
                        onclose={link.callback(|()| Msg::CloseShare)}
                    />
                }
                if let Some(report) = &self.report {
                    <ReportDialog
                        key="report"
                        {report}
                        onclose={link.callback(|()| Msg::CloseReport)}
                    />
                }
                if let Some(save) = &self.analysed {
                    <AnalysisDialog<G>
                        key="analysis"
                        {save}
                        shell={shell.clone()}
                        onshow={link.callback(|(ply, play_on)| Msg::Show(ply, play_on))}
                        onclose={link.callback(|()| Msg::CloseAnalysis)}
                    />
                }
            </div>
        }
    }

    /// Whether there is a game to be shown: a guest's comes from the host.
    pub(super) fn has_view(&self) -> bool {
        self.controller.guest().is_none_or(GuestGame::has_view)
    }

    /// The bar above the table. Where `asked`, a lesson or a puzzle asks for something, and gives the
    /// hints itself.
    fn menu(&self, asked: bool, text: &Text) -> Html {
        let table = &self.controller;
        let game = || text.tr(&format!("{}-name", G::ID));
        let (name, tools) = match table.whose() {
            Whose::Own(own) => {
                let (can_undo, can_redo) = (own.can_undo(), own.can_redo());
                (own.name().to_owned(), TableTools::Own { can_undo, can_redo })
            }
            Whose::Guest(guest) => {
                let name = match guest.seat() {
                    Some(_) => game(),
                    None => format!("{} · {}", game(), text.tr("screens-looks-on")),
                };
                let visiting = guest.visiting();
                let (onscan, onleave) = (visiting.onscan.clone(), visiting.onleave.clone());
                (name, TableTools::Guest { onscan, onleave })
            }
        };
        html! {
            <TableMenu
                key="menu"
                {name}
                {tools}
                can_hint={table.advised().is_some() && !asked}
                hint={matches!(table.hint(), Some(Hint::Asked(_) | Hint::Given(..) | Hint::None))}
                replay={table.replay().is_some()}
                log_open={self.frame.log_open}
                send={self.send.clone()}
            />
        }
    }

    /// What the people at the table must know about the program itself.
    fn banners(&self, own: &TableController<G>, text: &Text) -> Html {
        html! {
            <>
                <SaveBanner key="save" status={own.save_status()} send={self.send.clone()} />
                if own.bots_failed() {
                    <AlertBanner
                        key="bots"
                        words={text.tr("bots-failed")}
                        buttons={vec![("retry", GameCommand::Retry)]}
                        send={self.send.clone()}
                    />
                }
                if let Some(words) = own.notice() {
                    <AlertBanner key="notice" words={words.to_owned()} send={self.send.clone()} />
                }
            </>
        }
    }

    /// Whether the game is over, and its end is shown.
    fn shows_end(&self) -> bool {
        let table = &self.controller;
        table.is_over() && table.playback().is_still() && table.replay().is_none()
    }

    /// How fast the game is shown now.
    fn speed(&self, shell: &Shell) -> Speed {
        self.controller.playback().speed(self.controller.players(), shell.speed())
    }

    /// The words about what is shown.
    fn words(&self, text: &Text) -> TableWords<G> {
        TableWords::new(text, self.controller.players(), self.controller.playback().view())
    }

    /// What is expected now.
    fn prompt(&self, text: &Text) -> AttrValue {
        G::prompt(&self.words(text)).into()
    }

    /// The line above the board: while events are shown, what just happened; else `news` about the
    /// table, or what is expected.
    fn playback_bar(&self, news: Option<AttrValue>, shell: &Shell) -> Html {
        let table = &self.controller;
        let (playback, players) = (table.playback(), table.players());
        let words = match playback.log().announcements().last() {
            Some((_, words)) if !playback.is_still() => Some(words.clone()),
            _ if self.shows_end() => None,
            _ => Some(news.unwrap_or_else(|| self.prompt(&shell.text))),
        };
        let done = || PlaybackStatus::Done {
            again: table.can_show_again(),
            why: table.own().is_some_and(TableController::can_tell_why),
        };
        html! {
            <PlaybackBar
                {words}
                rules={(G::ID, G::chapter(playback.view()))}
                players={Rc::clone(players)}
                yours={table.deciding().is_some()}
                status={playback.status(players, shell.speed(), done)}
                out={playback.is_out(players)}
                send={self.send.clone()}
            />
        }
    }

    /// The board; or the curtain, and then nothing of the board at all.
    fn board(&self, shell: &Shell) -> Html {
        let table = &self.controller;
        let playback = table.playback();
        let still = table.replay().is_none() && playback.is_still();
        let players = table.curtain().iter().filter(|_| still);
        let players: Vec<_> = players
            .filter_map(|seat| Some((seat, table.players().get(seat.index())?.clone())))
            .collect();
        if !players.is_empty() {
            return html! { <Curtain key="curtain" {players} send={self.send.clone()} /> };
        }
        let legal = table.deciding().map(|seat| table.legal(seat)).unwrap_or_default();
        let hint: Rc<[G::Action]> = match table.hint() {
            Some(Hint::Given(plan, _)) => Rc::clone(plan),
            _ => Rc::default(),
        };
        // What is wrong in a puzzle is not done: there is nothing to warn of.
        let is_puzzle = table.own().is_some_and(TableController::is_puzzle_open);
        let confirm = shell.settings.confirm && !is_puzzle;
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
                    before={table.before().cloned()}
                    event={playback.event().cloned()}
                    seat={table.deciding()}
                    legal={Rc::<[G::Action]>::from(legal)}
                    {hint}
                    wanted={table.own().map(TableController::wanted).unwrap_or_default()}
                    players={Rc::clone(table.players())}
                    text={shell.text.clone()}
                    speed={self.speed(shell)}
                    services={self.services.clone()}
                    {confirm}
                    act={self.act.clone()}
                />
            </section>
        }
    }

    /// The end.
    fn game_over(&self, outcome: &Outcome, text: &Text) -> Html {
        let table = &self.controller;
        let players = table.players();
        let winner = |seat: conclave_rules::table::Seat| players.get(seat.index()).cloned();
        let winners: Vec<PlayerInfo> = outcome.winners.iter().filter_map(winner).collect();
        html! {
            <GameOver
                key="game-over"
                {winners}
                next={table.own().map(|own| self.next_game(own, text))}
                chart={table.chart().cloned()}
                send={self.send.clone()}
            >
                { G::score_sheet(&self.words(text)) }
            </GameOver>
        }
    }

    /// What can come after a game of this device.
    fn next_game(&self, own: &TableController<G>, text: &Text) -> NextGame {
        let back = match own.id() {
            id if is_slot(id) => Some(("#/series".into(), text.tr("series-back").into())),
            id => daily::day_of_slot(id).map(|day| {
                let address = format!("#/daily/{}?day={day}", G::ID);
                (address.into(), text.tr("daily-back").into())
            }),
        };
        // The guests of a game night stay at its table: the night says what they play next.
        let is_guest = |player: &Player| player.controller == Controller::Guest;
        let shared = own.session().players().iter().any(is_guest);
        NextGame { back, again: !(shared && is_slot(own.id())), proposed: self.proposed }
    }

    /// What screen readers announce: the last sentences; then `news` about the table; then what is
    /// expected of a person here.
    fn announcements(&self, news: Option<AttrValue>, text: &Text) -> Html {
        let said = self.controller.log().announcements().iter();
        let said = said.map(|(number, words)| html! { <p key={*number}>{ spoken(words) }</p> });
        let news = news.map(|words| html! { <p key="news">{ words }</p> });
        let asked = self.controller.deciding();
        let asked = asked.map(|_| html! { <p key="prompt">{ self.prompt(text) }</p> });
        html! {
            <div key="announcements" class="visually-hidden" role="log" aria-live="polite">
                { for said.chain(news).chain(asked) }
            </div>
        }
    }
}

/// How the players stand, one after the other.
fn stakes<G: GameUi>(view: &G::View, players: &[PlayerInfo], text: &Text) -> String {
    let stand = players.iter().enumerate().map(|(at, player)| {
        let what = G::standing(view, Seat(at as u8), text);
        let args = [("name", player.name.as_str().into()), ("what", (&what).into())];
        text.tr_args("puzzle-stands", &args)
    });
    stand.collect::<Vec<_>>().join(" · ")
}

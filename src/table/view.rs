//! The table as it is drawn.

use std::rc::Rc;

use conclave_rules::table::{Outcome, Rules};
use conclave_session::history::daily;
use conclave_session::series::is_slot;
use conclave_session::{Controller, Player};
use yew::html::Scope;
use yew::prelude::*;

use super::banners::{AlertBanner, SaveBanner};
use super::boxes::{Curtain, NegotiationBox};
use super::command::GameCommand;
use super::frame_state::TableInput;
use super::game_over::GameOver;
use super::lesson_guide::LessonGuide;
use super::listen::linked_chapter;
use super::playback_bar::PlaybackStatus;
use super::puzzle_guide::PuzzleGuide;
use super::share_dialog::ShareDialog;
use super::table_menu::TableMenu;
use super::table_view::{TableData, TableEvents, TableView};
use super::{Msg, OpenTable, Table};
use crate::analysis::AnalysisDialog;
use crate::games::GameUi;
use crate::games::words::TableWords;
use crate::shell::Shell;
use crate::text::Text;

impl<G: GameUi> OpenTable<G> {
    /// The table.
    pub(super) fn view(&self, shell: &Shell, link: &Scope<Table<G>>) -> Html {
        let text = &shell.text;
        let table = &self.controller;
        let play = table.session().play();
        let outcome = <G as Rules>::outcome(play.state());
        let lesson = table.lesson();
        let guided = lesson.as_ref().is_some_and(|it| !it.free && !it.over);
        let puzzle = table.puzzle_status();
        let asked = puzzle.as_ref().is_some_and(|it| it.open);
        let view = TableView {
            shell,
            frame: &self.frame,
            playback: table.playback(),
            players: table.players(),
            plies: play.ply(),
            to_act: play.to_act(),
            seat: table.deciding(),
            before: table.before(),
            hint: table.hint(),
            send: &self.send,
        };
        let over = outcome.as_ref().filter(|_| view.is_over());
        let playback_bar = || {
            let done = || PlaybackStatus::Done {
                again: table.replay().is_none() && table.since() < play.ply(),
                why: table.can_tell_why(),
            };
            view.playback_bar(None, done, table.can_take_hint())
        };
        let content = html! {
            <>
                <TableMenu
                    key="menu"
                    name={table.name().to_owned()}
                    can_undo={table.can_undo()}
                    can_redo={table.can_redo()}
                    can_hint={table.advised().is_some() && !guided && !asked}
                    hint={view.has_hint()}
                    replay={table.replay().is_some()}
                    log_open={self.frame.log_open}
                    send={self.send.clone()}
                />
                <key="banners">{ self.banners(text) }</>
                <key="seats">{ view.seats_bar(table.acting(), table.is_thinking()) }</>
                <div key="middle" class="table-middle">
                    <div key="main" class="table-main">
                        if let Some(status) = puzzle.clone() {
                            <PuzzleGuide key="puzzle" game={G::ID} {status} send={self.send.clone()} />
                        }
                        if let Some(status) = lesson.clone() {
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
                                { playback_bar() }
                            </LessonGuide>
                        } else {
                            <key="playback">{ playback_bar() }</>
                        }
                        if let Some(left) =
                            table.negotiation_left().filter(|_| table.replay().is_none())
                        {
                            <NegotiationBox key="talk" {left} send={self.send.clone()} />
                        }
                        if let Some(outcome) = over {
                            { self.game_over(outcome, text) }
                        }
                        <key="replay">{ view.replay_bar(table.is_shared(), false) }</>
                        { self.board(&view) }
                    </div>
                    { view.log_panel(table.since() + 1) }
                </div>
                { view.announcements(None) }
                <key="panel">{ view.panel() }</>
                if let Some(game) = &self.shared {
                    <ShareDialog
                        key="share"
                        {game}
                        over={outcome.is_some()}
                        picture={over.is_some()}
                        onclose={link.callback(|()| Msg::CloseShare)}
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
            </>
        };
        let data = TableData {
            outcome: outcome.as_ref(),
            guest: None,
            lesson: lesson.as_ref(),
            puzzle: puzzle.as_ref(),
        };
        let events = TableEvents {
            onpointerdown: link.callback(|event| Msg::Input(TableInput::pressed(&event))),
            onpointerup: link.callback(|event| Msg::Input(TableInput::released(&event))),
            onclick: link.batch_callback(|event| linked_chapter(&event).map(Msg::Chapter)),
        };
        view.frame(data, events, content)
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
                        buttons={vec![("retry", GameCommand::Retry)]}
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
    fn board(&self, view: &TableView<'_, G>) -> Html {
        let table = &self.controller;
        let still = table.replay().is_none() && table.playback().is_still();
        let players = table.curtain().iter().filter(|_| still);
        let players: Vec<_> = players
            .filter_map(|seat| Some((seat, table.players().get(seat.index())?.clone())))
            .collect();
        if !players.is_empty() {
            return html! { <Curtain key="curtain" {players} send={self.send.clone()} /> };
        }
        let play = table.session().play();
        let legal = view.seat.map(|seat| play.legal(seat)).unwrap_or_default();
        view.board(legal, table.wanted(), &self.services, &self.act)
    }

    /// The end.
    fn game_over(&self, outcome: &Outcome, text: &Text) -> Html {
        let table = &self.controller;
        let players = table.players();
        let winner = |seat: conclave_rules::table::Seat| players.get(seat.index()).cloned();
        let winners: Vec<_> = outcome.winners.iter().filter_map(winner).collect();
        let back = match table.id() {
            id if is_slot(id) => Some(("#/series".into(), text.tr("series-back").into())),
            id => daily::day_of_slot(id).map(|day| {
                let address = format!("#/daily/{}?day={day}", G::ID);
                (address.into(), text.tr("daily-back").into())
            }),
        };
        // The guests of a game night stay at its table: the night says what they play next.
        let is_guest = |player: &Player| player.controller == Controller::Guest;
        let shared = table.session().players().iter().any(is_guest);
        html! {
            <GameOver
                key="game-over"
                {winners}
                {back}
                again={!(shared && is_slot(table.id()))}
                proposed={self.proposed}
                chart={table.chart().cloned()}
                send={self.send.clone()}
            >
                { G::score_sheet(&TableWords::new(text, players, table.playback().view())) }
            </GameOver>
        }
    }
}

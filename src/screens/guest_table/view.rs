//! A guest's table as it is drawn.

use std::rc::Rc;

use conclave_rules::table::{Outcome, Seat, Seats};
use conclave_screens::Guest;
use yew::prelude::*;

use super::super::guest_menu::GuestMenu;
use super::{GuestTable, TableMsg};
use crate::components::icons::{Icon, TextButton};
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo};
use crate::shell::Shell;
use crate::storage::now;
use crate::table::boxes::clock;
use crate::table::command::{GameCommand, ReplayCommand};
use crate::table::frame_state::TableInput;
use crate::table::game_over::winners_heading;
use crate::table::listen::linked_chapter;
use crate::table::playback_bar::PlaybackStatus;
use crate::table::score_chart::ScoreChart;
use crate::table::table_view::{TableData, TableEvents, TableView};

impl<G: GameUi> GuestTable<G> {
    /// The table.
    pub fn view(&self, guest: &Guest<G>, shell: &Shell) -> Html {
        let Some(seen) = guest.seen() else { return Html::default() };
        let text = &shell.text;
        let looks_back = self.playback.replay().is_some();
        let seat = self.deciding(guest);
        let view = TableView {
            shell,
            frame: &self.frame,
            playback: &self.playback,
            players: &self.players,
            plies: seen.steps.len(),
            to_act: seen.to_act,
            seat,
            before: self.before.as_ref().filter(|_| !looks_back),
            hint: self.hint.as_ref(),
            send: &self.send,
        };
        let news = self.told.as_ref().map(|(key, _)| AttrValue::from(text.tr(key)));
        let done = || PlaybackStatus::Done { again: self.can_show_again(guest), why: false };
        let acting = match self.playback.is_still() {
            false => G::turn_of(self.playback.view()).map_or(Seats::NONE, Seats::one),
            true if looks_back => Seats::NONE,
            true => seen.to_act,
        };
        let outcome = seen.outcome();
        let legal = seat.map(|_| seen.legal.clone()).unwrap_or_default();
        let content = html! {
            <>
                <GuestMenu
                    key="menu"
                    name={text.tr(&format!("{}-name", G::ID))}
                    looks_on={guest.seat().is_none()}
                    can_hint={seat.is_some()}
                    hint={view.has_hint()}
                    replay={looks_back}
                    log_open={self.frame.log_open}
                    send={self.send.clone()}
                    scan={self.link.reform(|()| TableMsg::Scan)}
                    leave={self.link.reform(|()| TableMsg::Leave)}
                />
                <key="seats">{ view.seats_bar(acting, false) }</>
                <div key="middle" class="table-middle">
                    <div key="main" class="table-main">
                        <key="playback">
                            { view.playback_bar(news.clone(), done, self.hint_to_take(guest).is_some()) }
                        </>
                        if let Some(left) = guest.talk_left(now()).filter(|_| !looks_back) {
                            <div key="talk" class="talk">
                                <span class="talk-clock" role="timer">{ clock(left) }</span>
                                <span>{ text.tr("talk") }</span>
                            </div>
                        }
                        if let Some(outcome) = outcome.as_ref().filter(|_| view.is_over()) {
                            { self.game_over(outcome, shell) }
                        }
                        <key="replay">{ view.replay_bar(false, true) }</>
                        { view.board(legal, Rc::new([]), &self.services, &self.act) }
                    </div>
                    { view.log_panel(self.since(guest).unwrap_or(0) + 1) }
                </div>
                { view.announcements(news) }
                <key="panel">{ view.panel() }</>
            </>
        };
        let data =
            TableData { outcome: outcome.as_ref(), guest: guest.seat(), ..TableData::default() };
        let link = &self.link;
        let events = TableEvents {
            onpointerdown: link.reform(|event| TableMsg::Input(TableInput::pressed(&event))),
            onpointerup: link.reform(|event| TableMsg::Input(TableInput::released(&event))),
            onclick: {
                let open_rules = shell.open_rules.clone();
                Callback::from(move |event| {
                    if let Some(chapter) = linked_chapter(&event) {
                        open_rules.emit(Some(chapter.into()));
                    }
                })
            },
        };
        view.frame(data, events, content)
    }

    /// The end: who won, and what comes next.
    fn game_over(&self, outcome: &Outcome, shell: &Shell) -> Html {
        let (text, players) = (&shell.text, &self.players);
        let winner = |seat: Seat| players.get(seat.index()).cloned();
        let winners: Vec<PlayerInfo> = outcome.winners.iter().filter_map(winner).collect();
        let replay = GameCommand::Replay(ReplayCommand::Ply(0));
        html! {
            <section key="game-over" class="game-over vellum" aria-labelledby="game-over-title">
                <key="winners">{ winners_heading(&winners, text) }</>
                <p key="next" class="note" role="status">{ text.tr("screens-next") }</p>
                <div key="row" class="game-over-next">
                    <TextButton
                        key="replay"
                        icon={Icon::Replay}
                        label={text.tr("replay")}
                        onclick={replay.on_press(&self.send)}
                    />
                    <a key="home" class="button" href="#/">
                        { Icon::Home.small() }
                        { text.tr("home") }
                    </a>
                </div>
                if let Some(chart) = &self.chart {
                    <ScoreChart key="chart" ..chart.clone() />
                }
                <key="sheet">{ G::score_sheet(&TableWords::new(text, players, self.playback.view())) }</>
            </section>
        }
    }
}

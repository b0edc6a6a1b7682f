//! A guest's table as it is drawn.

use std::rc::Rc;

use conclave::screens::Guest;
use conclave::session::series::write_outcome;
use conclave::table::{Outcome, Seat, Seats};
use yew::prelude::*;

use super::super::guest_menu::GuestMenu;
use super::{GuestTable, TableMsg, open_rules};
use crate::components::icons::{Icon, TextButton};
use crate::games::{GameUi, PlayerInfo, Speed};
use crate::shell::Shell;
use crate::storage::now;
use crate::table::boxes::{clock, hint_box};
use crate::table::command::Command;
use crate::table::controller::{Hint, ReplayCommand};
use crate::table::game_over::winners_heading;
use crate::table::listen::{linked_chapter, on_board_or_prompt};
use crate::table::log_panel::LogPanel;
use crate::table::panels::panel;
use crate::table::playback_bar::{PlaybackBar, PlaybackStatus};
use crate::table::replay_bar::ReplayBar;
use crate::table::score_chart::ScoreChart;
use crate::table::seats_bar::SeatsBar;
use crate::table::sentence::spoken;

impl<G: GameUi> GuestTable<G> {
    /// The table.
    pub fn view(&self, guest: &Guest<G>, shell: &Shell) -> Html {
        let Some(seen) = guest.seen() else { return Html::default() };
        let text = &shell.text;
        let send = &self.send;
        let still = self.playback.is_still();
        let outcome = seen.outcome();
        let replay = self.replay.map(|(replay, _)| replay);
        let over = seen.to_act.is_empty() && replay.is_none();
        let acting: Vec<String> = seen.to_act.iter().map(|seat| seat.0.to_string()).collect();
        let (ply, seat) = (seen.steps.len().to_string(), self.deciding(guest));
        let prompt = AttrValue::from(G::prompt(self.playback.view(), &self.players, text));
        let told = self.told.as_ref().map(|(key, _)| AttrValue::from(text.tr(key)));
        let words = match self.log.announcements().last() {
            Some((_, words)) if !still => words.clone(),
            _ => told.clone().unwrap_or_else(|| prompt.clone()),
        };
        let status = match (still, self.waiting) {
            (true, _) => PlaybackStatus::Done { again: self.since(guest).is_some(), why: false },
            (_, true) if self.is_at_part_end(guest) => PlaybackStatus::AtPartEnd,
            (_, true) => PlaybackStatus::Waiting { step: shell.speed() == Speed::Step },
            _ => PlaybackStatus::Running,
        };
        let turn = G::turn_of(self.playback.view()).map_or(Seats::NONE, Seats::one);
        let said = self.log.announcements().iter();
        let said = said.map(|(number, words)| html! { <p key={*number}>{ spoken(words) }</p> });
        let told = told.map(|words| html! { <p key="told">{ words }</p> });
        let asked = seat.map(|_| html! { <p key="prompt">{ prompt.clone() }</p> });
        let asked = told.into_iter().chain(asked);
        let place = |event: &PointerEvent| (event.client_x(), event.client_y());
        let onpointerdown = self.link.reform(move |event: PointerEvent| TableMsg::Pressed {
            at: place(&event),
            show_next: on_board_or_prompt(&event),
        });
        let onpointerup =
            self.link.reform(move |event: PointerEvent| TableMsg::Released(place(&event)));
        let onclick = |event: MouseEvent| {
            if let Some(chapter) = linked_chapter(&event) {
                event.prevent_default();
                open_rules(Some(chapter));
            }
        };
        let acts = match (still, replay) {
            (false, _) => turn,
            (true, Some(_)) => Seats::NONE,
            (true, None) => seen.to_act,
        };
        let hint: Rc<[G::Action]> = match &self.hint {
            Some(Hint::Given(plan, _)) => Rc::clone(plan),
            _ => Rc::new([]),
        };
        let legal: Rc<[G::Action]> =
            seat.map_or_else(|| Rc::new([]) as _, |_| seen.legal.clone().into());
        let before = self.before.clone().filter(|_| replay.is_none());
        let has_hint = matches!(self.hint, Some(Hint::Asked(_) | Hint::Given(..) | Hint::None));
        html! {
            <div
                ref={&self.root}
                class={classes!("table", self.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-ply={ply.clone()}
                data-turn={ply}
                data-seat={guest.seat().map(|seat| seat.0.to_string())}
                data-acting={acting.join(",")}
                data-outcome={outcome.as_ref().map(write_outcome)}
                data-speed={shell.speed().id()}
                data-showing={(!still).then_some("")}
                data-fresh={self.fresh.as_ref().map(|_| "")}
                {onpointerdown}
                {onpointerup}
                {onclick}
            >
                <GuestMenu
                    key="menu"
                    name={text.tr(&format!("{}-name", G::ID))}
                    looks_on={guest.seat().is_none()}
                    can_hint={seat.is_some()}
                    hint={has_hint}
                    replay={replay.is_some()}
                    log_open={self.log_open}
                    send={send.clone()}
                    scan={self.link.reform(|()| TableMsg::Scan)}
                    leave={self.link.reform(|()| TableMsg::Leave)}
                />
                <SeatsBar<G>
                    key="seats"
                    view={Rc::clone(self.playback.view())}
                    players={Rc::clone(&self.players)}
                    acting={acts}
                    thinking=false
                    before={before.clone()}
                />
                <div key="middle" class="table-middle">
                    <div key="main" class="table-main">
                        <PlaybackBar
                            key="playback"
                            words={(!over || !still).then_some(words)}
                            rules={(G::ID, G::chapter(self.playback.view()))}
                            players={Rc::clone(&self.players)}
                            yours={seat.is_some()}
                            {status}
                            out={self.is_out(guest)}
                            send={send.clone()}
                        >
                            { hint_box(self.hint.as_ref(), self.hint_to_take(guest).is_some(), send, text) }
                        </PlaybackBar>
                        if let Some(left) = guest.talk_left(now()).filter(|_| replay.is_none()) {
                            <div key="talk" class="talk">
                                <span class="talk-clock" role="timer">{ clock(left) }</span>
                                <span>{ text.tr("talk") }</span>
                            </div>
                        }
                        if let Some(outcome) = outcome.filter(|_| over && still) {
                            { self.game_over(&outcome, shell) }
                        }
                        if let Some(replay) = replay {
                            <ReplayBar
                                key="replay"
                                {replay}
                                plies={seen.steps.len()}
                                parts={self.log.parts()}
                                shared=false
                                over={seen.to_act.is_empty()}
                                guest=true
                                send={send.clone()}
                            />
                        }
                        <section
                            key="board"
                            class="table-board"
                            tabindex="-1"
                            aria-labelledby="board-title"
                        >
                            <h2 id="board-title" class="visually-hidden">{ text.tr("board") }</h2>
                            <G::Board
                                view={Rc::clone(self.playback.view())}
                                before={before.clone()}
                                event={self.playback.event().cloned()}
                                {seat}
                                {legal}
                                {hint}
                                wanted={Rc::new([]) as Rc<[G::Action]>}
                                players={Rc::clone(&self.players)}
                                text={text.clone()}
                                speed={shell.speed()}
                                services={self.services.clone()}
                                confirm={shell.settings.confirm}
                                act={self.act.clone()}
                            />
                        </section>
                    </div>
                    <LogPanel
                        key="log"
                        lines={Rc::clone(self.log.lines())}
                        players={Rc::clone(&self.players)}
                        since={self.since(guest).unwrap_or(0) + 1}
                        whole={self.whole_log}
                        ply={replay.map(|replay| replay.ply)}
                        send={send.clone()}
                    />
                </div>
                <div key="announcements" class="visually-hidden" role="log" aria-live="polite">
                    { for said.chain(asked) }
                </div>
                <key="panel">{ self.panel(shell) }</>
            </div>
        }
    }

    /// The end: who won, and what comes next.
    fn game_over(&self, outcome: &Outcome, shell: &Shell) -> Html {
        let (text, players) = (&shell.text, &self.players);
        let winner = |seat: Seat| players.get(seat.index()).cloned();
        let winners: Vec<PlayerInfo> = outcome.winners.iter().filter_map(winner).collect();
        let replay = Command::Replay(ReplayCommand::Ply(0));
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
                <key="sheet">{ G::score_sheet(self.playback.view(), players, text) }</>
            </section>
        }
    }

    /// What is open over the table.
    fn panel(&self, shell: &Shell) -> Html {
        let onclose = self.send.reform(|()| Command::Open(None));
        panel::<G>(self.panel, shell, self.playback.view(), &self.players, onclose)
    }
}

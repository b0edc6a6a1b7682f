//! The dialog of an analysis.

use std::rc::Rc;

use conclave::analysis::wire::{self, AnalysisProgress, Request};
use conclave::analysis::{PlyReport, Report};
use conclave::bots::Policy;
use conclave::session::saves::Save;
use conclave::session::{Session, Settings};
use conclave::table::Viewer;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::chart::{LuckBar, WinChart};
use super::{page, report_cache, words};
use crate::components::dialog::Dialog;
use crate::components::icons::{Icon, TextButton};
use crate::context::PageContext;
use crate::games::{GameUi, PlayerInfo};
use crate::shell;
use crate::storage::Local;
use crate::table::controller::players;
use crate::table::log::Log;
use crate::table::sentence::Sentence;
use crate::table::viewed_game::ViewedPlay;
use crate::text::Text;
use crate::worker_client::{Limits, WorkerClient, WorkerFailed, start_program};

/// The worker may load slowly. It answers often; a slow phone may need longer.
const LIMITS: Limits = Limits { load_ms: 60_000, answer_ms: 60_000, restart: true };

/// The texts of this program.
const AREA: &str = "analysis";

/// The dialog, open or not.
pub struct AnalysisDialog<G: GameUi> {
    text: Text,
    settings: Rc<Settings>,
    store: Local,
    worker: WorkerClient,
    open: Option<Analysed<G>>,
    /// Whether the texts of this program were asked for and did not come.
    texts_missing: bool,
    _listener: EventListener,
}

/// The game that is analysed.
struct Analysed<G: GameUi> {
    save: Save,
    session: Session<G>,
    players: Rc<[PlayerInfo]>,
    log: Log,
    /// How much of the work is done, from 0 to 1.
    done: f32,
    /// Whether there will be no more.
    failed: bool,
    report: Option<Report<G::Action>>,
    /// The turning points in the order in which they happened: how many actions came before,
    /// and what happened in words. Made once for each report, since that replays the game.
    turns: Vec<(usize, AttrValue)>,
    /// The chances at every moment, taken out of the report for the chart.
    plies: Rc<[PlyReport]>,
}

/// Messages of the dialog.
pub enum Msg {
    /// The table wants the analysis of its game.
    Open,
    /// The texts have come, or not.
    Texts(bool),
    /// The worker has answered.
    Replied(Result<Vec<u8>, WorkerFailed>),
    /// Close the dialog; what is not done is left.
    Close,
    /// Show a moment at the table, or play on from there.
    Show {
        /// After how many actions.
        ply: usize,
        /// Whether to play on.
        play_on: bool,
    },
}

impl<G: GameUi + Policy> Component for AnalysisDialog<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let store = Local::open();
        let open = ctx.link().callback(|()| Msg::Open);
        ctx.link().send_message(Msg::Open);
        AnalysisDialog {
            text: Text::loaded(G::ID),
            settings: Rc::new(shell::load_settings(&store)),
            store,
            // The worker runs this same program.
            worker: WorkerClient::new(|| start_program(&page::program()), LIMITS),
            open: None,
            texts_missing: false,
            _listener: EventListener::new(&window(), "analysis", move |_| open.emit(())),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Open => {
                self.open = Analysed::read(&page::save(), &self.text);
                self.texts_missing = false;
                if self.text.has_area(AREA) {
                    self.begin(ctx);
                } else {
                    let come = ctx.link().callback(Msg::Texts);
                    self.text.fetch_area(AREA.to_owned(), come);
                }
            }
            Msg::Texts(true) => self.begin(ctx),
            Msg::Texts(false) => self.texts_missing = true,
            Msg::Replied(reply) => self.replied(reply, ctx),
            Msg::Close => self.close(),
            Msg::Show { ply, play_on } => {
                self.close();
                page::show(ply, play_on);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let AnalysisDialog { text, settings, .. } = self;
        let Some(game) = &self.open else { return Html::default() };
        let onclose = ctx.link().callback(|()| Msg::Close);
        let content = if text.has_area(AREA) {
            game.view(text, ctx.link())
        } else {
            let key = if self.texts_missing { "texts-missing" } else { "texts-coming" };
            html! { <p role="status">{ text.tr(key) }</p> }
        };
        html! {
            <PageContext text={text.clone()} settings={settings.clone()}>
                <Dialog title={text.tr("analysis")} wide=true {onclose}>
                    <div class="analysis">{ content }</div>
                </Dialog>
            </PageContext>
        }
    }
}

impl<G: GameUi + Policy> AnalysisDialog<G> {
    /// Begins the work, unless its result is kept.
    fn begin(&mut self, ctx: &Context<Self>) {
        let Some(game) = &mut self.open else { return };
        let record = &game.save.record;
        let report = report_cache::read(&self.store, record);
        if let Some(report) = report.filter(|report| game.fits(report)) {
            game.take(report, &self.text);
            game.done = 1.0;
            page::set_status(Some("done"));
            return;
        }
        page::set_status(Some("running"));
        self.worker.cancel();
        let request = wire::encode(&Request::Begin(record.clone()));
        self.worker.ask(request, ctx.link().callback(Msg::Replied));
    }

    /// Takes in what the worker has found out, and lets it go on.
    fn replied(&mut self, reply: Result<Vec<u8>, WorkerFailed>, ctx: &Context<Self>) {
        let Some(game) = &mut self.open else { return };
        let progress = reply.ok().and_then(|reply| wire::decode::<G>(&reply).ok());
        let fits =
            |it: &AnalysisProgress<_>| it.report.as_ref().is_none_or(|report| game.fits(report));
        let Some(progress) = progress.filter(fits) else {
            game.failed = true;
            page::set_status(None);
            return;
        };
        let AnalysisProgress { done, over, report } = progress;
        game.done = done;
        if let Some(report) = report {
            if over {
                report_cache::write(&self.store, &game.save.record, &report);
            }
            game.take(report, &self.text);
        }
        if over {
            page::set_status(Some("done"));
        } else {
            let request = wire::encode(&Request::GoOn);
            self.worker.ask(request, ctx.link().callback(Msg::Replied));
        }
    }

    fn close(&mut self) {
        self.worker.cancel();
        self.open = None;
        page::set_status(None);
    }
}

impl<G: GameUi + Policy> Analysed<G> {
    /// The game in a sealed save of the table.
    fn read(sealed: &str, text: &Text) -> Option<Analysed<G>> {
        let save = Save::open(sealed).ok()?;
        let session = save.session::<G>().ok()?;
        let play = session.play();
        let players = players::<G>(&session, &G::view(play.state(), Viewer::Spectator));
        let mut log = Log::default();
        // Once it is over, everybody may read what the whole table saw.
        let game = ViewedPlay { play, viewer: Viewer::Spectator };
        log.rebuild::<G>(&game, play.ply(), &players, text);
        let plies = Rc::new([]);
        Some(Analysed {
            save,
            session,
            players,
            log,
            done: 0.0,
            failed: false,
            report: None,
            turns: Vec::new(),
            plies,
        })
    }

    /// Whether this can be a report of the game. What it would have had a seat do must at least
    /// begin with something that the seat could do.
    fn fits(&self, report: &Report<G::Action>) -> bool {
        let play = self.session.play();
        report.fits(play.seats().into(), play.ply())
            && report.turning_points.iter().all(|point| {
                let first = point.instead.first();
                first.is_none_or(|it| play.at_ply(point.ply).legal(point.seat).contains(it))
            })
    }

    /// Takes in a report that [fits](Report::fits).
    fn take(&mut self, mut report: Report<G::Action>, text: &Text) {
        self.plies = std::mem::take(&mut report.plies).into();
        // The story is told in the order in which it happened.
        report.turning_points.sort_by_key(|point| point.ply);
        let (play, log) = (self.session.play(), self.log.lines());
        let turns = report.turning_points.iter().map(|point| {
            let words = words::turning_point(point, &self.plies, play, log, &self.players, text);
            (point.ply, words)
        });
        self.turns = turns.collect();
        self.report = Some(report);
    }

    fn view(&self, text: &Text, link: &html::Scope<AnalysisDialog<G>>) -> Html {
        html! {
            <>
                <div key="progress" role="status">
                    if self.failed {
                        <p>{ text.tr("analysis-failed") }</p>
                    } else if self.done < 1.0 {
                        <div class="analysis-progress">
                            <label for="analysis-progress">{ text.tr("analysis-running") }</label>
                            <progress
                                id="analysis-progress"
                                max="100"
                                value={format!("{:.0}", self.done * 100.0)}
                            />
                            <TextButton
                                label={text.tr("analysis-stop")}
                                onclick={link.callback(|_| Msg::Close)}
                            />
                        </div>
                    }
                </div>
                if let Some(report) = &self.report {
                    <key="report">{ self.report(report, text, link) }</>
                }
            </>
        }
    }

    fn report(
        &self,
        report: &Report<G::Action>,
        text: &Text,
        link: &html::Scope<AnalysisDialog<G>>,
    ) -> Html {
        let most = report.luck.iter().fold(0.0f32, |most, luck| most.max(luck.abs()));
        let turns = self.turns.iter().map(|(ply, words)| {
            let ply = *ply;
            html! {
                <li key={ply}>
                    <p><Sentence words={words.clone()} players={Rc::clone(&self.players)} /></p>
                    <div class="row">
                        <TextButton
                            icon={Icon::Replay}
                            label={text.tr("analysis-show")}
                            onclick={link.callback(move |_| Msg::Show { ply, play_on: false })}
                        />
                        <TextButton
                            icon={Icon::Play}
                            label={text.tr("branch")}
                            onclick={link.callback(move |_| Msg::Show { ply, play_on: true })}
                        />
                    </div>
                </li>
            }
        });
        let by_seat = || self.players.iter().zip(&report.luck).enumerate();
        let bars = by_seat().map(|(seat, (player, &luck))| {
            html! { <LuckBar key={seat} player={player.clone()} {luck} {most} /> }
        });
        let said = by_seat().map(|(seat, (player, &luck))| {
            html! {
                <li key={seat}>
                    { words::luck(&player.name, luck, text) }
                    { " " }
                    { words::decisions(report.loss[seat], report.decisions[seat], text) }
                </li>
            }
        });
        html! {
            <>
                <h3 key="chances">{ text.tr("analysis-chances") }</h3>
                <WinChart
                    key="chart"
                    label={text.tr("analysis-chances")}
                    plies={Rc::clone(&self.plies)}
                    players={Rc::clone(&self.players)}
                    marks={self.turns.iter().map(|(ply, _)| *ply).collect::<Vec<_>>()}
                />
                <p key="margin" class="note">
                    { text.tr_args("analysis-margin", &[("points", words::points(report.margin).into())]) }
                </p>
                if !self.turns.is_empty() {
                    <h3 key="turns">{ text.tr("analysis-turns") }</h3>
                    <ol key="turning-points" class="analysis-turns">{ for turns }</ol>
                }
                <h3 key="luck">{ text.tr("analysis-luck-and-play") }</h3>
                <div key="bars" aria-hidden="true">{ for bars }</div>
                <ul key="said" class="analysis-said">{ for said }</ul>
                <details key="books">
                    <summary>{ text.tr("analysis-books") }</summary>
                    <p>{ text.tr("analysis-books-about") }</p>
                    { self.books(report, text) }
                </details>
            </>
        }
    }

    /// The figures as a table.
    fn books(&self, report: &Report<G::Action>, text: &Text) -> Html {
        let cell = |share: f32| html! { <td>{ words::tenths(share, text.locale()) }</td> };
        let win = |moment: Option<&PlyReport>, seat: usize| {
            moment.and_then(|moment| moment.win.get(seat)).copied().unwrap_or_default()
        };
        let heads = ["begin", "luck", "loss", "gift", "rest", "end"].map(|column| {
            html! { <th key={column} scope="col">{ text.tr(&format!("analysis-{column}")) }</th> }
        });
        let rows = self.players.iter().enumerate().map(|(seat, player)| {
            html! {
                <tr key={seat}>
                    <th scope="row">{ &player.name }</th>
                    { cell(win(self.plies.first(), seat)) }
                    { cell(report.luck[seat]) }
                    { cell(-report.loss[seat]) }
                    { cell(report.gift[seat]) }
                    { cell(report.rest[seat]) }
                    { cell(win(self.plies.last(), seat)) }
                </tr>
            }
        });
        html! {
            <div class="analysis-books">
                <table>
                    <thead key="head"><tr><td key="name" />{ for heads }</tr></thead>
                    <tbody key="body">{ for rows }</tbody>
                </table>
            </div>
        }
    }
}

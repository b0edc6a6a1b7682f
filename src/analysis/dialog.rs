//! The dialog of an analysis.

use std::marker::PhantomData;
use std::rc::Rc;

use conclave_rules::analysis::wire::{self, AnalysisProgress, Request};
use conclave_rules::analysis::{PlyReport, Report};
use conclave_rules::bot_wire::WorkerRequest;
use conclave_rules::table::Viewer;
use conclave_session::Session;
use conclave_session::saves::Save;
use yew::prelude::*;

use super::chart::{LuckBar, WinChart};
use super::{report_cache, words};
use crate::bot_client::start_worker;
use crate::components::dialog::Dialog;
use crate::components::icons::{Icon, TextButton};
use crate::games::{GameUi, PlayerInfo};
use crate::shell::Shell;
use crate::table::controller::players;
use crate::table::log::Log;
use crate::table::sentence::Sentence;
use crate::table::viewed_game::ViewedPlay;
use crate::text::Text;
use crate::worker_client::{Limits, WorkerClient, WorkerFailed};

/// The worker may load slowly. It answers often; a slow phone may need longer.
const LIMITS: Limits = Limits { load_ms: 60_000, answer_ms: 60_000, restart: true };

/// Properties of [`AnalysisDialog`].
#[derive(Properties)]
pub struct AnalysisDialogProps<G: GameUi> {
    /// The finished game.
    pub save: Rc<Save>,
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Called when a moment is to be shown at the table: after how many actions, and whether the game is
    /// to be played on from there.
    pub onshow: Callback<(usize, bool)>,
    /// Called when the reader closes the dialog.
    pub onclose: Callback<()>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for AnalysisDialogProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.save, &other.save) && self.shell == other.shell
    }
}

/// The dialog. What is not done when it is closed is left.
pub struct AnalysisDialog<G: GameUi> {
    worker: WorkerClient,
    game: Option<Analysed<G>>,
}

/// The game that is analysed.
struct Analysed<G: GameUi> {
    save: Rc<Save>,
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

/// The worker has answered.
pub struct Replied(Result<Vec<u8>, WorkerFailed>);

impl<G: GameUi> Component for AnalysisDialog<G> {
    type Message = Replied;
    type Properties = AnalysisDialogProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let AnalysisDialogProps { save, shell, .. } = ctx.props();
        let mut dialog = AnalysisDialog {
            worker: WorkerClient::new(start_worker, LIMITS),
            game: Analysed::read(save, &shell.text),
        };
        dialog.begin(ctx);
        dialog
    }

    fn update(&mut self, ctx: &Context<Self>, Replied(reply): Replied) -> bool {
        self.replied(reply, ctx);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let AnalysisDialogProps { shell, onclose, .. } = ctx.props();
        let text = &shell.text;
        html! {
            <Dialog title={text.tr("analysis")} wide=true {onclose}>
                <div class="analysis">
                    if let Some(game) = &self.game {
                        { game.view(ctx.props()) }
                    }
                </div>
            </Dialog>
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        set_status(None);
    }
}

impl<G: GameUi> AnalysisDialog<G> {
    /// Begins the work, unless its result is kept.
    fn begin(&mut self, ctx: &Context<Self>) {
        let AnalysisDialogProps { shell, .. } = ctx.props();
        let Some(game) = &mut self.game else { return };
        let record = &game.save.record;
        let report = report_cache::read(shell.save_store.store(), record);
        if let Some(report) = report.filter(|report| game.fits(report)) {
            game.take(report, &shell.text);
            game.done = 1.0;
            set_status(Some("done"));
            return;
        }
        set_status(Some("running"));
        let begin = Request::Begin(record.clone());
        self.ask(begin, ctx);
    }

    /// Takes in what the worker has found out, and lets it go on.
    fn replied(&mut self, reply: Result<Vec<u8>, WorkerFailed>, ctx: &Context<Self>) {
        let AnalysisDialogProps { shell, .. } = ctx.props();
        let Some(game) = &mut self.game else { return };
        let progress = reply.ok().and_then(|reply| wire::decode::<G>(&reply).ok());
        let fits =
            |it: &AnalysisProgress<_>| it.report.as_ref().is_none_or(|report| game.fits(report));
        let Some(progress) = progress.filter(fits) else {
            game.failed = true;
            set_status(None);
            return;
        };
        let AnalysisProgress { done, over, report } = progress;
        game.done = done;
        if let Some(report) = report {
            if over {
                report_cache::write(shell.save_store.store(), &game.save.record, &report);
            }
            game.take(report, &shell.text);
        }
        if over {
            set_status(Some("done"));
        } else {
            self.ask(Request::GoOn, ctx);
        }
    }

    fn ask(&self, request: Request, ctx: &Context<Self>) {
        self.worker.ask(WorkerRequest::Analysis(request).encode(), ctx.link().callback(Replied));
    }
}

/// Says on the table's root how far the analysis is: `running`, or `done`; nothing when none is
/// open.
fn set_status(status: Option<&str>) {
    let table = gloo::utils::document().query_selector(".table").ok().flatten();
    if let Some(table) = table {
        // Neither can fail: the name is a valid one.
        drop(match status {
            Some(status) => table.set_attribute("data-analysis", status),
            None => table.remove_attribute("data-analysis"),
        });
    }
}

impl<G: GameUi> Analysed<G> {
    /// The game in a save of the table.
    fn read(save: &Rc<Save>, text: &Text) -> Option<Analysed<G>> {
        let session = save.session::<G>().ok()?;
        let play = session.play();
        let players = players::<G>(&session, &G::view(play.state(), Viewer::Spectator));
        let mut log = Log::default();
        // Once it is over, everybody may read what the whole table saw.
        let game = ViewedPlay { play, viewer: Viewer::Spectator };
        log.rebuild::<G>(&game, play.ply(), &players, text);
        let plies = Rc::new([]);
        Some(Analysed {
            save: Rc::clone(save),
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
        report.turning_points.sort_unstable_by_key(|point| point.ply);
        let (play, log) = (self.session.play(), self.log.lines());
        let turns = report.turning_points.iter().map(|point| {
            let words = words::turning_point(point, &self.plies, play, log, &self.players, text);
            (point.ply, words)
        });
        self.turns = turns.collect();
        self.report = Some(report);
    }

    fn view(&self, props: &AnalysisDialogProps<G>) -> Html {
        let AnalysisDialogProps { shell, onshow, onclose, .. } = props;
        let text = &shell.text;
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
                                onclick={onclose.reform(|_| ())}
                            />
                        </div>
                    }
                </div>
                if let Some(report) = &self.report {
                    <key="report">{ self.report(report, text, onshow) }</>
                }
            </>
        }
    }

    fn report(
        &self,
        report: &Report<G::Action>,
        text: &Text,
        onshow: &Callback<(usize, bool)>,
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
                            onclick={onshow.reform(move |_| (ply, false))}
                        />
                        <TextButton
                            icon={Icon::Play}
                            label={text.tr("branch")}
                            onclick={onshow.reform(move |_| (ply, true))}
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

//! The record of all games.

use conclave_art::Emblem;
use conclave_rules::games::GAMES;
use conclave_session::history::daily::Day;
use conclave_session::history::{
    self, FinishedError, FinishedGame, History, Streaks, streaks, tally,
};
use conclave_session::saves::{Store, StoreError};
use yew::prelude::*;

use super::charts::{LastGames, WeekChart};
use super::game_record::GameRecord;
use crate::components::dialog::Dialog;
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
use crate::components::notices::Banner;
use crate::shell::Shell;
use crate::storage::now;
use crate::text::Text;

/// How many weeks, and how many of the last games, the charts show.
const WEEKS: usize = 12;
const LAST: usize = 24;
/// The milliseconds of a week.
const WEEK_MS: u64 = 7 * 86_400_000;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct RecordPageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The day that the reader's calendar shows.
    pub today: Day,
}

/// The page.
pub struct RecordPage {
    history: Result<History, StoreError>,
    /// Whether the reader is asked to clear it.
    asking: bool,
    /// Whether it was just cleared.
    cleared: bool,
}

/// What a reader does.
pub enum Msg {
    /// Open the question whether to clear all, or close it.
    Ask(bool),
    /// Clear all.
    Clear,
    /// Remove the entries that cannot be used.
    Drop,
}

impl Component for RecordPage {
    type Message = Msg;
    type Properties = RecordPageProps;

    fn create(ctx: &Context<Self>) -> Self {
        let store = ctx.props().shell.save_store.store();
        RecordPage { history: read(store), asking: false, cleared: false }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let store = ctx.props().shell.save_store.store();
        let done = match msg {
            Msg::Ask(asking) => {
                self.asking = asking;
                return true;
            }
            Msg::Clear => {
                self.asking = false;
                let cleared = History::clear(store);
                self.cleared = cleared.is_ok();
                cleared
            }
            Msg::Drop => {
                let mut refused = self.history.iter().flat_map(|history| &history.refused);
                refused.try_for_each(|(key, why)| match why {
                    // A newer program can use it.
                    FinishedError::Newer => Ok(()),
                    _ => store.remove(key),
                })
            }
        };
        self.history = done.and_then(|()| read(store));
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let RecordPageProps { shell, today } = ctx.props();
        let text = &shell.text;
        let content = match &self.history {
            Err(_) => html! { <Banner role="status" words={text.tr("record-failed")} /> },
            Ok(history) => html! {
                <>
                    <key="refused">{ self.refused(history, ctx) }</>
                    <key="games">{ games(&history.games, *today, text) }</>
                </>
            },
        };
        let some = self.history.as_ref().is_ok_and(|history| !history.games.is_empty());
        html! {
            <div class="record">
                <header key="head" class="record-top">
                    <PageHeading>{ text.tr("record") }</PageHeading>
                    <div class="row">
                        <a class="button button-quiet" href="#/daily">{ text.tr("daily") }</a>
                        <a class="button" href="#/">
                            { Icon::Home.small() }
                            { text.tr("home") }
                        </a>
                    </div>
                </header>
                if self.cleared {
                    <p key="cleared" role="status">{ text.tr("record-cleared") }</p>
                }
                <key="content">{ content }</>
                <footer key="foot" class="record-foot">
                    <p key="about">{ text.tr("record-about") }</p>
                    if some {
                        <TextButton
                            key="clear"
                            icon={Icon::Delete}
                            label={text.tr("record-clear")}
                            onclick={ctx.link().callback(|_| Msg::Ask(true))}
                        />
                    }
                </footer>
                { self.question(ctx) }
            </div>
        }
    }
}

impl RecordPage {
    /// What cannot be used, and why.
    fn refused(&self, history: &History, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let refused = &history.refused;
        if refused.is_empty() {
            return Html::default();
        }
        let kinds = [("damaged", FinishedError::Damaged), ("newer", FinishedError::Newer)];
        let mut others = refused.len();
        let mut reasons = Vec::new();
        for (name, kind) in kinds {
            let count = refused.iter().filter(|(_, why)| *why == kind).count();
            others -= count;
            reasons.push((name, count));
        }
        reasons.push(("record", others));
        let reasons = reasons.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| {
            text.tr_args(&format!("record-refused-{name}"), &[("count", count.into())])
        });
        let reasons: Vec<String> = reasons.collect();
        let said = text.tr_args("record-refused", &[("count", refused.len().into())]);
        html! {
            <div class="record-refused">
                <Banner role="status" words={format!("{said} ({})", reasons.join(", "))} />
                if refused.iter().any(|(_, why)| *why != FinishedError::Newer) {
                    <TextButton
                        label={text.tr("record-refused-drop")}
                        onclick={ctx.link().callback(|_| Msg::Drop)}
                    />
                }
            </div>
        }
    }

    /// The question whether to clear all, if it is open.
    fn question(&self, ctx: &Context<Self>) -> Html {
        if !self.asking {
            return Html::default();
        }
        let (text, link) = (&ctx.props().shell.text, ctx.link());
        html! {
            <Dialog
                key="question"
                title={text.tr("record-clear")}
                onclose={link.callback(|()| Msg::Ask(false))}
            >
                <p>{ text.tr("record-clear-question") }</p>
                <div class="row">
                    <TextButton
                        label={text.tr("record-clear-no")}
                        main=true
                        onclick={link.callback(|_| Msg::Ask(false))}
                    />
                    <TextButton
                        icon={Icon::Delete}
                        label={text.tr("record-clear-yes")}
                        onclick={link.callback(|_| Msg::Clear)}
                    />
                </div>
            </Dialog>
        }
    }
}

/// What is kept. A browser that keeps nothing beyond the page has no record.
fn read(store: &crate::storage::Local) -> Result<History, StoreError> {
    if store.lasts() { History::read(store) } else { Err(StoreError::Blocked) }
}

/// What these games came to.
fn games(games: &[FinishedGame], today: Day, text: &Text) -> Html {
    if games.is_empty() {
        let choices = GAMES.iter().map(|game| {
            let name = text.tr(&format!("{}-name", game.id));
            html! {
                <a key={game.id} class="button" href={format!("#/new/{}", game.id)}>
                    <Emblem of={game.id} />
                    { name }
                </a>
            }
        });
        return html! {
            <section class="record-empty vellum">
                <p>{ text.tr("record-empty") }</p>
                <nav class="row" aria-label={text.tr("record-begin")}>{ for choices }</nav>
            </section>
        };
    }
    let all = tally(games);
    let Streaks { wins, most_wins, days, most_days } = streaks(games, today);
    let most = |count: u32| text.tr_args("record-most", &[("count", count.into())]);
    let tiles = [
        ("games", all.games, String::new()),
        ("wins", all.wins, String::new()),
        ("row", wins, most(most_wins)),
        ("days", days, most(most_days)),
    ];
    let tiles = tiles.into_iter().map(|(name, count, more)| {
        let args = [("count", count.into()), ("games", all.against_bots.into())];
        html! {
            <li key={name}>
                <b>{ count }</b>
                { " " }
                <span>{ text.tr_args(&format!("record-tile-{name}"), &args) }</span>
                { " " }
                <small>{ more }</small>
            </li>
        }
    });
    let mut weeks = vec![0; WEEKS];
    let now = now();
    for game in games {
        let ago = (now.saturating_sub(game.ended) / WEEK_MS) as usize;
        if ago < WEEKS {
            weeks[WEEKS - 1 - ago] += 1;
        }
    }
    let sections = GAMES.iter().map(|game| {
        let games: Vec<FinishedGame> =
            games.iter().filter(|finished| finished.game == game.id).cloned().collect();
        html! {
            if !games.is_empty() {
                <GameRecord key={game.id} {game} {games} />
            }
        }
    });
    debug_assert!(games.len() <= history::KEEP);
    html! {
        <>
            <ul key="tiles" class="record-tiles">{ for tiles }</ul>
            <div key="charts" class="record-charts">
                <LastGames games={games[..games.len().min(LAST)].to_vec()} />
                <WeekChart {weeks} />
            </div>
            <div key="games" class="record-games">{ for sections }</div>
        </>
    }
}

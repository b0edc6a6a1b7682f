//! The games of the day.

use conclave_art::{Emblem, Lettering};
use conclave_rules::bots::Policy;
use conclave_rules::games::{GAMES, Game, WithGame, with_game};
use conclave_session::history::daily::{self, DailyResult, Day};
use conclave_session::history::{Achievements, FinishedGame, History, Playthrough};
use conclave_session::saves::Save;
use conclave_session::share;
use yew::prelude::*;

use super::format_day;
use super::result_text::ResultText;
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
use crate::components::notices::Banner;
use crate::components::players::name_all;
use crate::context::use_text;
use crate::router::{navigate, slot_address};
use crate::shell::Shell;
use crate::storage::now;
use crate::text::Text;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct DailyPageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The day whose games are shown.
    pub day: Day,
    /// The day that the reader's calendar shows. Only its games can be begun.
    pub today: Day,
    /// The one game to show; all of them when none is named.
    pub game: Option<String>,
    /// Whether the day has changed while the page was open.
    #[prop_or_default]
    pub midnight: bool,
    /// Called when a game is to be begun and another day is today by now.
    #[prop_or_default]
    pub onmidnight: Callback<()>,
}

/// How far today's game of one kind is.
#[derive(Clone, PartialEq, Debug)]
enum DailyProgress {
    /// Not begun.
    New,
    /// It goes on in its slot.
    Begun,
    /// It counts: whether it was won, and the game with its result while its save is there.
    Done(bool, Option<(Box<Save>, DailyResult)>),
}

/// The page.
#[component]
pub fn DailyPage(props: &DailyPageProps) -> Html {
    let DailyPageProps { shell, day, today, game, midnight, onmidnight } = props;
    let text = &shell.text;
    let store = shell.save_store.store();
    let games =
        use_memo(*day, |_| History::read(store).map(|history| history.games).unwrap_or_default());
    let first = daily::game_of(*day);
    let named = |other: &&Game| game.as_ref().is_none_or(|id| id == other.id);
    let mut shown: Vec<&'static Game> = GAMES.iter().filter(named).collect();
    // The day's proposal comes first.
    shown.sort_by_key(|game| game.id != first.id);
    let cards = shown.into_iter().map(|game| {
        let progress = progress(game, *day, &games, shell);
        let proposed = game.id == first.id;
        let (shell, day, open) = (shell.clone(), *day, day == today);
        html! {
            <DailyCard
                key={game.id}
                {shell}
                {day}
                {open}
                {game}
                {progress}
                {proposed}
                {onmidnight}
            />
        }
    });
    html! {
        <div class="record">
            <header key="head" class="record-top">
                <PageHeading>{ text.tr("daily") }</PageHeading>
                <div class="row">
                    if game.is_some() {
                        <a key="all" class="button button-quiet" href="#/daily">
                            { text.tr("daily-all") }
                        </a>
                    }
                    <a key="record" class="button button-quiet" href="#/record">
                        { text.tr("record") }
                    </a>
                    <a key="home" class="button" href="#/">
                        { Icon::Home.small() }
                        { text.tr("home") }
                    </a>
                </div>
            </header>
            if !store.lasts() {
                <Banner key="blocked" role="status" words={text.tr("record-failed")} />
            }
            if *midnight && day == today {
                <Banner key="midnight" role="status" words={text.tr("daily-midnight")} />
            }
            <p key="about" class="daily-about">
                <b>{ format_day(*day, text) }</b>
                { " · " }
                { text.tr("daily-about") }
            </p>
            <div key="cards" class="record-games">{ for cards }</div>
        </div>
    }
}

/// How far a day's game of one kind is. What was counted stays counted, whatever became of its save.
fn progress(game: &Game, day: Day, games: &[FinishedGame], shell: &Shell) -> DailyProgress {
    let save = shell.save_store.read(&daily::slot(game.id, day)).ok().flatten();
    let save = save.and_then(Result::ok);
    let counted = games.iter().find(|other| other.game == game.id && other.daily == Some(day));
    let result = save.as_ref().and_then(|save| with_game(game.id, ResultOf(save)).flatten());
    // The first end counts, not one that was reached by undoing actions.
    let counts = |result: &DailyResult| {
        counted.is_none_or(|game| {
            (&game.scores, game.winners) == (&result.outcome.scores, result.outcome.winners)
        })
    };
    match (save, result, counted) {
        (Some(save), Some(result), _) if counts(&result) => {
            DailyProgress::Done(result.is_won(), Some((Box::new(save), result)))
        }
        (_, _, Some(counted)) => DailyProgress::Done(counted.is_won(), None),
        (Some(_), ..) => DailyProgress::Begun,
        (None, ..) => DailyProgress::New,
    }
}

/// Replays a save to its result; none while it goes on.
struct ResultOf<'a>(&'a Save);

impl WithGame for ResultOf<'_> {
    type Out = Option<DailyResult>;

    fn with<G: Policy + Achievements>(self) -> Self::Out {
        let session = self.0.session::<G>().ok()?;
        Playthrough::of(session.play()).map(|playthrough| DailyResult::of(&playthrough))
    }
}

/// Begins a day's game.
struct Begin<'a> {
    game: &'static Game,
    day: Day,
    text: &'a Text,
}

impl WithGame for Begin<'_> {
    type Out = Option<Save>;

    fn with<G: Policy + Achievements>(self) -> Self::Out {
        let Begin { game, day, text } = self;
        let session = daily::begin::<G>(game, day).ok()?;
        let now = now();
        let mut save = Save::of(&session, &head(game, day, text), now, now);
        name_all(&mut save.players, text);
        Some(save)
    }
}

/// What a day's game is called: its name, and the day.
pub fn head(game: &Game, day: Day, text: &Text) -> String {
    let name = text.tr(&format!("{}-name", game.id));
    let day = format_day(day, text);
    let args = [("game", (&name).into()), ("day", (&day).into())];
    text.tr_args("daily-share-head", &args)
}

/// How a day's game ended, in words: won or not, and the place.
pub fn result_words(result: &DailyResult, text: &Text) -> String {
    let place = text.tr_args("daily-place", &[("place", result.place.into())]);
    let of = result.outcome.scores.len();
    let key = if result.is_won() { "daily-won" } else { "daily-lost" };
    text.tr_args(key, &[("place", (&place).into()), ("of", of.into())])
}

/// Properties of [`DailyCard`].
#[derive(Properties, PartialEq)]
struct DailyCardProps {
    shell: Shell,
    day: Day,
    /// Whether a game of that day can be begun now.
    open: bool,
    game: &'static Game,
    progress: DailyProgress,
    /// Whether it is the day's proposal.
    proposed: bool,
    onmidnight: Callback<()>,
}

/// A day's game of one kind: a way to it, or how it ended.
#[component]
fn DailyCard(props: &DailyCardProps) -> Html {
    let DailyCardProps { shell, day, open, game, progress, proposed, onmidnight } = props;
    let text = use_text();
    let id = game.id;
    let slot = daily::slot(id, *day);
    let table = slot_address(&slot);
    // The first try has a slot of its own; every other one gets a new slot, and does not count.
    let begin = |practice: bool| {
        let (shell, game, day, slot) = (shell.clone(), *game, *day, slot.clone());
        let onmidnight = onmidnight.clone();
        Callback::from(move |_: MouseEvent| {
            // A game that is begun on another day counts for none.
            if super::today() != day {
                onmidnight.emit(());
                return;
            }
            let begin = Begin { game, day, text: &shell.text };
            let Some(save) = with_game(game.id, begin).flatten() else { return };
            if practice || shell.save_store.write(&slot, &save).is_err() {
                navigate(&shell.create_slot(save));
            } else {
                navigate(&slot_address(&slot));
            }
        })
    };
    let content = match progress {
        DailyProgress::New if !open => html! { <p>{ text.tr("daily-missed") }</p> },
        DailyProgress::New => html! {
            <TextButton icon={Icon::Play} label={text.tr("daily-play")} main=true onclick={begin(false)} />
        },
        DailyProgress::Begun => html! {
            <a class="button button-main" href={table}>{ text.tr("daily-go-on") }</a>
        },
        DailyProgress::Done(won, played) => {
            let practise = open.then(|| {
                let label = text.tr("daily-practise");
                html! { <TextButton key="practise" {label} onclick={begin(true)} /> }
            });
            match played {
                None => html! {
                    <>
                        <p key="done" class="daily-result">
                            if *won {
                                <span aria-hidden="true">{ "🏆 " }</span>
                            }
                            { text.tr("daily-done") }
                        </p>
                        <div key="row" class="row">{ for practise }</div>
                    </>
                },
                Some((save, result)) => {
                    let sealed = share::packed((**save).clone(), false).seal();
                    html! {
                        <>
                            <ResultLine key="result" result={result.clone()} />
                            <ResultText
                                key="text"
                                game={id}
                                day={day.to_string()}
                                claim={result.claim()}
                                head={format!(
                                    "{}\n{}{} {}",
                                    head(game, *day, &text),
                                    if *won { "🏆 " } else { "" },
                                    result_words(result, &text),
                                    result.symbols(),
                                )}
                                {sealed}
                            />
                            <div key="row" class="row">
                                <a key="look" class="button" href={table}>{ text.tr("daily-look") }</a>
                                { for practise }
                            </div>
                        </>
                    }
                }
            }
        }
    };
    let bots = usize::from(game.table) - 1;
    html! {
        <section class="record-game vellum" data-game={id} aria-label={text.tr(&format!("{id}-name"))}>
            <header key="head" class="record-head">
                <Emblem of={id} />
                <h2><Lettering of={id} name={text.tr(&format!("{id}-name"))} /></h2>
                <p>
                    if *proposed {
                        <b>{ text.tr("daily-first") }</b>
                        { " · " }
                    }
                    { text.tr_args("daily-table", &[("bots", bots.into())]) }
                </p>
            </header>
            <div key="content" class="daily-content">{ content }</div>
        </section>
    }
}

/// Properties of [`ResultLine`].
#[derive(Properties, PartialEq)]
pub struct ResultLineProps {
    /// How it ended.
    pub result: DailyResult,
}

/// How a day's game ended, with its symbols.
#[component]
pub fn ResultLine(ResultLineProps { result }: &ResultLineProps) -> Html {
    let text = use_text();
    html! {
        <p class="daily-result">
            if result.is_won() {
                <span aria-hidden="true">{ "🏆 " }</span>
            }
            { result_words(result, &text) }
            <span class="daily-symbols" title={text.tr("daily-symbols")} aria-hidden="true">
                { result.symbols() }
            </span>
        </p>
    }
}

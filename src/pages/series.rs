//! A game night: pick the players once, play any of the games in turn, and see who
//! comes out on top.

use std::rc::Rc;

use conclave_art::{Emblem, Lettering};
use conclave_i18n::list;
use conclave_rules::bots::Level;
use conclave_rules::games::{GAMES, Game};
use conclave_session::saves::StoreError;
use conclave_session::series::{PLAYERS, Round, Series};
use conclave_session::{Controller, Player};
use yew::prelude::*;

use super::series_list::{self, address, keep, title};
use super::standings::{Ceremony, Scoreboard};
use crate::components::forms::Checkbox;
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
use crate::components::notices::Banner;
use crate::components::players::{PlayerRow, PlayersField, ensure_distinct_names, name_all};
use crate::components::save_entry::SaveEntry;
use crate::context::use_text;
use crate::router::navigate;
use crate::save_errors::FILE_EXTENSION;
use crate::shell::Shell;
use crate::storage::{file_name, now, offer_file};
use crate::text::Text;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct SeriesPageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Which game night, as addresses name it; the one that is going on when none is
    /// named.
    pub id: Option<String>,
}

/// The page of a game night, or the form that begins one.
pub struct SeriesPage {
    /// The game night that is shown.
    series: Option<Rc<Series>>,
    /// The other ones that are kept.
    others: Vec<Series>,
    /// The players being picked; the first `count` count.
    players: Vec<Player>,
    count: usize,
    /// Whether people play on screens of their own.
    screens: bool,
    message: Option<AttrValue>,
}

/// What a reader does.
pub enum Msg {
    /// The number of players.
    Count(usize),
    /// A player's name.
    Name(usize, String),
    /// Who decides for a player.
    Controller(usize, Controller),
    /// Whether people play on screens of their own.
    Screens(bool),
    /// Begin a game night.
    Start,
    /// Put the game of this id on the table.
    Play(&'static str),
    /// Take the unfinished game off the list.
    Drop,
    /// Close the game night, or open it again.
    Close(bool),
    /// Take the game night out as a file.
    Export,
    /// Delete the game night.
    Delete,
}

impl Component for SeriesPage {
    type Message = Msg;
    type Properties = SeriesPageProps;

    fn create(ctx: &Context<Self>) -> Self {
        let player = |at| Player {
            name: String::new(),
            controller: if at < 2 { Controller::Person } else { Controller::Bot(Level::Adept) },
        };
        SeriesPage {
            series: named_series(ctx.props()).map(Rc::new),
            others: other_series_of(ctx.props()),
            players: (0..*PLAYERS.end()).map(player).collect(),
            count: 3,
            screens: false,
            message: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        self.message = None;
        // What is kept now, not what was drawn: another tab may have gone on.
        let kept = match (msg, named_series(ctx.props())) {
            (Msg::Count(count), _) => {
                self.count = count.min(self.players.len());
                Ok(())
            }
            (Msg::Name(at, name), _) => {
                self.players[at].name = name;
                Ok(())
            }
            (Msg::Controller(at, controller), _) => {
                self.players[at].controller = controller;
                Ok(())
            }
            (Msg::Screens(screens), _) => {
                self.screens = screens;
                Ok(())
            }
            (Msg::Start, _) => self.start(shell),
            (Msg::Play(game), Some(mut series)) => {
                series.begin(game);
                let address = series.rounds.last().map(|round| series.address(round));
                keep(&series, shell).map(|()| navigate(&address.unwrap_or_default()))
            }
            (Msg::Drop, Some(mut series)) => {
                series.discard_open_round();
                keep(&series, shell)
            }
            (Msg::Close(over), Some(mut series)) => {
                series.over = over;
                keep(&series, shell).map(|()| navigate(&address(&series)))
            }
            (Msg::Export, Some(series)) => {
                let name = file_name(&title(&series, &shell.text), FILE_EXTENSION);
                offer_file(&name, &series.seal());
                Ok(())
            }
            (Msg::Delete, Some(series)) => {
                series_list::remove(&series, shell).map(|()| navigate("#/series"))
            }
            (_, None) => Ok(()),
        };
        self.series = named_series(ctx.props()).map(Rc::new);
        self.others = other_series_of(ctx.props());
        if kept.is_err() {
            self.message = Some(shell.text.tr("series-not-kept").into());
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let lasts = shell.save_store.store().lasts();
        let message = self
            .message
            .clone()
            .or_else(|| (!lasts).then(|| shell.text.tr("series-not-kept").into()))
            .or_else(|| {
                let lost = ctx.props().id.is_some() && self.series.is_none();
                lost.then(|| shell.text.tr("series-lost").into())
            });
        html! {
            <div class="series">
                if let Some(message) = message {
                    <Banner key="message" role="alert" words={message} />
                }
                <key="content">{ self.content(ctx) }</>
                <key="others">{ other_series(&self.others, &shell.text) }</>
            </div>
        }
    }
}

/// The game night that an address names.
fn named_series(SeriesPageProps { id, shell }: &SeriesPageProps) -> Option<Series> {
    series_list::take_up(id.as_deref(), shell)
}

impl SeriesPage {
    fn start(&mut self, shell: &Shell) -> Result<(), StoreError> {
        let mut players = self.players[..self.count].to_vec();
        name_all(&mut players, &shell.text);
        if let Err(twice) = ensure_distinct_names(&players, &shell.text) {
            self.message = Some(twice.into());
            return Ok(());
        }
        if self.screens {
            for player in players.iter_mut().filter(|it| it.controller == Controller::Person) {
                player.controller = Controller::Guest;
            }
        }
        let series = Series::new(players, now());
        keep(&series, shell).map(|()| navigate(&address(&series)))
    }

    /// The form, a game night that is going on, or one that is over.
    fn content(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        match &self.series {
            Some(series) if series.over => html! {
                <>
                    <PageHeading>{ title(series, text) }</PageHeading>
                    <Ceremony {series} />
                    <Scoreboard {series} />
                    <div class="row">
                        <a class="button button-main" href="#/series">
                            { text.tr("series-another") }
                        </a>
                        <TextButton
                            label={text.tr("series-reopen")}
                            onclick={link.callback(|_| Msg::Close(false))}
                        />
                        <TextButton
                            icon={Icon::Export}
                            label={text.tr("export")}
                            onclick={link.callback(|_| Msg::Export)}
                        />
                        <TextButton
                            icon={Icon::Delete}
                            label={text.tr("delete")}
                            onclick={link.callback(|_| Msg::Delete)}
                        />
                        <a class="button" href="#/">{ text.tr("home") }</a>
                    </div>
                </>
            },
            Some(series) => html! {
                <>
                    <PageHeading>{ title(series, text) }</PageHeading>
                    <NextGame
                        {series}
                        onplay={link.callback(Msg::Play)}
                        ondrop={link.callback(|()| Msg::Drop)}
                    />
                    <Scoreboard {series} />
                    <div class="row">
                        if series.rounds.iter().any(|round| round.outcome.is_some()) {
                            <TextButton
                                key="close"
                                label={text.tr("series-close")}
                                onclick={link.callback(|_| Msg::Close(true))}
                            />
                        }
                        <TextButton
                            key="export"
                            icon={Icon::Export}
                            label={text.tr("export")}
                            onclick={link.callback(|_| Msg::Export)}
                        />
                        <a key="home" class="button" href="#/">{ text.tr("home") }</a>
                    </div>
                </>
            },
            None => self.form(ctx),
        }
    }

    /// The form that begins a game night.
    fn form(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let onsubmit = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        let row = |(seat, player): (usize, &Player)| {
            html! {
                <PlayerRow
                    key={seat}
                    {seat}
                    player={player.clone()}
                    onname={link.callback(move |name| Msg::Name(seat, name))}
                    oncontroller={link.callback(move |who| Msg::Controller(seat, who))}
                />
            }
        };
        html! {
            <>
                <PageHeading>{ text.tr("series") }</PageHeading>
                <form class="set-up-form vellum" {onsubmit}>
                    <p>{ text.tr("series-intro") }</p>
                    <PlayersField
                        name="count"
                        least={*PLAYERS.start()}
                        most={*PLAYERS.end()}
                        count={self.count}
                        oncount={link.callback(Msg::Count)}
                    >
                        { for self.players.iter().take(self.count).enumerate().map(row) }
                    </PlayersField>
                    <Checkbox
                        label={text.tr("series-screens")}
                        checked={self.screens}
                        onchange={link.callback(Msg::Screens)}
                    />
                    <div class="row">
                        <button class="button button-main button-large">
                            { text.tr("series-begin") }
                        </button>
                        <a class="button" href="#/">{ text.tr("home") }</a>
                    </div>
                </form>
            </>
        }
    }
}

/// Properties of [`NextGame`].
#[derive(Properties, PartialEq)]
struct NextGameProps {
    series: Rc<Series>,
    /// Called with the id of the game to be played.
    onplay: Callback<&'static str>,
    /// Called when the game on the table is to be put away.
    ondrop: Callback<()>,
}

/// The game on the table, or the games to choose the next one from.
#[component]
fn NextGame(NextGameProps { series, onplay, ondrop }: &NextGameProps) -> Html {
    let text = use_text();
    let open = |round: &Round| {
        let game = text.tr(&format!("{}-name", round.game));
        html! {
            <>
                <h2 class="home-heading">{ text.tr("series-on") }</h2>
                <div class="row">
                    <a class="button button-main button-large" href={series.address(round)}>
                        { text.tr_args("series-go-on", &[("game", (&game).into())]) }
                    </a>
                    <TextButton
                        label={text.tr("series-drop")}
                        onclick={ondrop.reform(|_| ())}
                    />
                </div>
            </>
        }
    };
    let choices = || {
        let choice = |game: &'static Game| {
            html! {
                <GameChoice
                    key={game.id}
                    {game}
                    suits={series.suits(game.id)}
                    played={series.rounds.iter().filter(|round| round.game == game.id).count()}
                    {onplay}
                />
            }
        };
        html! {
            <>
                <h2 class="home-heading">{ text.tr("series-next") }</h2>
                <ul class="series-games">{ for GAMES.iter().map(choice) }</ul>
            </>
        }
    };
    let on_table = series.rounds.iter().find(|round| round.outcome.is_none());
    html! {
        <section class="series-next">{ on_table.map_or_else(choices, open) }</section>
    }
}

/// Properties of [`GameChoice`].
#[derive(Properties, PartialEq)]
struct GameChoiceProps {
    game: &'static Game,
    /// Whether it is for as many players as there are.
    suits: bool,
    /// How many times it was played on this game night.
    played: usize,
    /// Called with its id when it is chosen.
    onplay: Callback<&'static str>,
}

/// A game that could be played next; why not, if it is for another number of players.
#[component]
fn GameChoice(props: &GameChoiceProps) -> Html {
    let &GameChoiceProps { game, suits, played, ref onplay } = props;
    let text = use_text();
    let note = match (suits, played) {
        (false, _) => {
            let (least, most) = (*game.seats.start(), *game.seats.end());
            text.tr_args("series-players", &[("least", least.into()), ("most", most.into())])
        }
        (true, 0) => text.tr("series-unplayed"),
        (true, _) => text.tr_args("series-played", &[("count", played.into())]),
    };
    html! {
        <li data-game={game.id}>
            <button
                type="button"
                class="series-game"
                disabled={!suits}
                onclick={onplay.reform(move |_: MouseEvent| game.id)}
            >
                <Emblem of={game.id} />
                <Lettering of={game.id} name={text.tr(&format!("{}-name", game.id))} />
                <span class="series-note">{ note }</span>
            </button>
        </li>
    }
}

/// The game nights that an address does not name.
fn other_series_of(SeriesPageProps { id, shell }: &SeriesPageProps) -> Vec<Series> {
    let shown =
        |series: &Series| id.as_ref().map_or(!series.over, |id| *id == series_list::id(series));
    series_list::all(shell).into_iter().filter(|series| !shown(series)).collect()
}

/// The game nights that are not shown, if there are any.
fn other_series(others: &[Series], text: &Text) -> Html {
    if others.is_empty() {
        return Html::default();
    }
    let other = |series: &Series| {
        html! {
            <SaveEntry
                key={series_list::id(series)}
                address={AttrValue::from(address(series))}
                name={title(series, text)}
                about={list(series.players.iter().map(|player| &player.name))}
            />
        }
    };
    html! {
        <section>
            <h2 class="home-heading">{ text.tr("series-past") }</h2>
            <ul class="save-list">{ for others.iter().map(other) }</ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    fn next_game(players: usize, begun: Option<&str>) -> String {
        let player = |at: usize| Player { name: format!("P{at}"), controller: Controller::Person };
        let mut series = Series::new((0..players).map(player).collect(), 1);
        if let Some(game) = begun {
            series.begin(game);
        }
        let text = testing::text(Locale::English);
        testing::markup(
            &text,
            html! { <NextGame series={Rc::new(series)} onplay={|_| ()} ondrop={|()| ()} /> },
        )
    }

    #[test]
    fn a_game_for_another_number_of_players_says_so() {
        let found = next_game(2, None);
        assert_eq!(found.matches("class=\"series-game\"").count(), GAMES.len(), "{found}");
        assert!(found.contains("for 3 to 6 players"), "{found}");
        let too_many = GAMES.iter().filter(|game| !game.seats.contains(&2)).count();
        assert_eq!(found.matches("disabled=").count(), too_many, "{found}");
    }

    #[test]
    fn a_game_on_the_table_goes_on_first() {
        let found = next_game(3, Some("spell-wars"));
        assert!(found.contains("Go on with Spell Wars"), "{found}");
        assert!(!found.contains("series-game\""), "{found}");
    }
}

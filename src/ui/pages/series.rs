//! A game night: pick the players once, play any of the games in turn, and see who
//! comes out on top.

use conclave::bots::Level;
use conclave::session::saves::StoreError;
use conclave::session::series::{GAMES, PLAYERS, Series};
use conclave::session::{Controller, Player};
use yew::prelude::*;

use super::lobby::entry;
use super::series_list::{self, address, keep, title};
use super::standings::{ceremony, scoreboard};
use crate::components::icons::Icon;
use crate::components::notices::banner;
use crate::components::players::{chair, how_many, name_all, players, tell_apart};
use crate::components::tags::word_button;
use crate::components::tags::{all, el, heading, keyed, link, none, said, tag, when, words};
use crate::components::tags::{emblem, lettering};
use crate::router::go;
use crate::save_errors::FILE_EXTENSION;
use crate::shell::Shell;
use crate::storage::{file_name, now, offer_file};

/// What the page is given.
#[derive(Properties, PartialEq)]
pub struct SeriesProps {
    /// What every page shares.
    pub shell: Shell,
    /// Which game night, as addresses name it; the one that is going on when none is
    /// named.
    pub id: Option<String>,
}

/// The page of a game night, or the form that begins one.
pub struct SeriesPage {
    /// The game night that is shown.
    series: Option<Series>,
    /// The players being picked; the first `count` count.
    chairs: Vec<Player>,
    count: usize,
    message: Option<String>,
}

/// What a reader does.
pub enum Msg {
    /// The number of players.
    Count(usize),
    /// A player's name.
    Name(usize, String),
    /// Who decides for a player.
    Controller(usize, Controller),
    /// Begin a game night.
    Start,
    /// Put a game on the table.
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
    type Properties = SeriesProps;

    fn create(ctx: &Context<Self>) -> Self {
        let chair = |at| Player {
            name: String::new(),
            controller: if at < 2 { Controller::Person } else { Controller::Bot(Level::Adept) },
        };
        SeriesPage {
            series: named_series(ctx.props()),
            chairs: (0..*PLAYERS.end()).map(chair).collect(),
            count: 3,
            message: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        self.message = None;
        // What is kept now, not what was drawn: another tab may have gone on.
        let kept = match (msg, named_series(ctx.props())) {
            (Msg::Count(count), _) => {
                self.count = count;
                Ok(())
            }
            (Msg::Name(at, name), _) => {
                self.chairs[at].name = name;
                Ok(())
            }
            (Msg::Controller(at, who), _) => {
                self.chairs[at].controller = who;
                Ok(())
            }
            (Msg::Start, _) => self.start(shell),
            (Msg::Play(game), Some(mut series)) => {
                series.begin(game);
                let address = series.rounds.last().map(|round| series.address(round));
                keep(&series, shell).map(|()| go(&address.unwrap_or_default()))
            }
            (Msg::Drop, Some(mut series)) => {
                series.discard_open_round();
                keep(&series, shell)
            }
            (Msg::Close(over), Some(mut series)) => {
                series.over = over;
                keep(&series, shell).map(|()| go(&address(&series)))
            }
            (Msg::Export, Some(series)) => {
                offer_file(
                    &file_name(&title(&series, &shell.text), FILE_EXTENSION),
                    &series.seal(),
                );
                Ok(())
            }
            (Msg::Delete, Some(series)) => {
                series_list::remove(&series, shell).map(|()| go("#/evening"))
            }
            (_, None) => Ok(()),
        };
        self.series = named_series(ctx.props());
        if kept.is_err() {
            self.message = Some(shell.text.tr("evening-not-kept"));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let lasts = shell.save_store.store().lasts();
        let message = self.message.clone().or((!lasts).then(|| text.tr("evening-not-kept")));
        let inside = match &self.series {
            Some(series) if series.over => self.ending(series, ctx),
            Some(series) => self.running(series, ctx),
            None => self.form(ctx),
        };
        let message = all(message.map(|message| banner("alert", message)));
        tag("div", "evening", vec![message, inside, past(ctx)])
    }
}

/// The game night that an address names.
fn named_series(SeriesProps { id, shell }: &SeriesProps) -> Option<Series> {
    series_list::take_up(id.as_deref(), shell)
}

impl SeriesPage {
    fn start(&mut self, shell: &Shell) -> Result<(), StoreError> {
        let mut players = self.chairs[..self.count].to_vec();
        name_all(&mut players, &shell.text);
        if let Err(twice) = tell_apart(&players, &shell.text) {
            self.message = Some(twice);
            return Ok(());
        }
        let series = Series::new(players, now());
        keep(&series, shell).map(|()| go(&address(&series)))
    }

    /// The form that begins a game night.
    fn form(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let send = ctx.link();
        let seat = |(at, player): (usize, &Player)| {
            let onname = send.callback(move |name| Msg::Name(at, name));
            let onwho = send.callback(move |who| Msg::Controller(at, who));
            chair(at, "chair", player, &onname, &onwho, none(), text)
        };
        let seats = self.chairs[..self.count].iter().enumerate().map(seat).collect();
        let count = how_many("count", PLAYERS, self.count, &send.callback(Msg::Count));
        let onsubmit = send.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        all([
            heading("", vec![words(text.tr("evening"))]),
            el!(
                "form",
                "class" = "set-up-form vellum",
                onsubmit = onsubmit,
                [
                    said("p", "", text.tr("evening-intro")),
                    players(count, seats, none(), text),
                    tag(
                        "div",
                        "row",
                        vec![
                            said(
                                "button",
                                "button button-main button-large",
                                text.tr("evening-begin")
                            ),
                            link("button", "#/".into(), vec![words(text.tr("home"))]),
                        ]
                    )
                ]
            ),
        ])
    }

    /// A game night that is going on.
    fn running(&self, series: &Series, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let open = series.rounds.iter().find(|round| round.outcome.is_none());
        let next = match open {
            Some(round) => {
                let game = text.tr(&[&round.game, "-name"].concat());
                let go_on = text.tr_args("evening-go-on", &[("game", (&game).into())]);
                let address = series.address(round);
                tag(
                    "div",
                    "row",
                    vec![
                        link("button button-main button-large", address, vec![words(go_on)]),
                        link_button(None, "evening-drop", || Msg::Drop, ctx),
                    ],
                )
            }
            None => tag(
                "ul",
                "evening-games",
                GAMES.iter().map(|(id, _)| self.choice(id, series, ctx)).collect(),
            ),
        };
        let next_title = if open.is_some() { "evening-on" } else { "evening-next" };
        all([
            heading("", vec![words(title(series, text))]),
            tag(
                "section",
                "evening-next",
                vec![said("h2", "home-heading", text.tr(next_title)), next],
            ),
            scoreboard(series, text),
            tag(
                "div",
                "row",
                vec![
                    when(series.rounds.iter().any(|round| round.outcome.is_some()), || {
                        link_button(None, "evening-close", || Msg::Close(true), ctx)
                    }),
                    link_button(Some(Icon::Export), "export", || Msg::Export, ctx),
                    link("button", "#/".into(), vec![words(text.tr("home"))]),
                ],
            ),
        ])
    }

    /// A game that could be played next; why not, if it is for another number.
    fn choice(&self, game: &'static str, series: &Series, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let name = text.tr(&[game, "-name"].concat());
        let suits = series.suits(game);
        let played = series.rounds.iter().filter(|round| round.game == game).count();
        let note = match (suits, played) {
            (false, _) => text.tr(&["evening-players-", game].concat()),
            (true, 0) => text.tr("evening-unplayed"),
            (true, _) => text.tr_args("evening-played", &[("count", played.into())]),
        };
        let onclick = ctx.link().callback(move |_: MouseEvent| Msg::Play(game));
        keyed(
            game,
            el!(
                "li",
                "data-game" = game,
                [el!(
                    "button",
                    "type" = "button",
                    "class" = "evening-game",
                    "disabled" = !suits,
                    onclick = onclick,
                    [emblem(game), lettering(game, name), said("span", "evening-note", note)]
                )]
            ),
        )
    }

    /// A game night that is over.
    fn ending(&self, series: &Series, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        all([
            heading("", vec![words(title(series, text))]),
            ceremony(series, text),
            scoreboard(series, text),
            tag(
                "div",
                "row",
                vec![
                    link(
                        "button button-main",
                        "#/evening".into(),
                        vec![words(text.tr("evening-another"))],
                    ),
                    link_button(None, "evening-reopen", || Msg::Close(false), ctx),
                    link_button(Some(Icon::Export), "export", || Msg::Export, ctx),
                    link_button(Some(Icon::Delete), "delete", || Msg::Delete, ctx),
                    link("button", "#/".into(), vec![words(text.tr("home"))]),
                ],
            ),
        ])
    }
}

/// A button for something that a reader can do.
fn link_button(icon: Option<Icon>, key: &str, msg: fn() -> Msg, ctx: &Context<SeriesPage>) -> Html {
    let onclick = ctx.link().callback(move |_: MouseEvent| msg());
    word_button(icon, ctx.props().shell.text.tr(key), false, onclick)
}

/// The other game nights.
fn past(ctx: &Context<SeriesPage>) -> Html {
    let SeriesProps { shell, id } = ctx.props();
    let text = &shell.text;
    let shown =
        |series: &Series| id.as_ref().map_or(!series.over, |id| *id == series_list::id(series));
    let others: Vec<Series> = series_list::all(shell).into_iter().filter(|e| !shown(e)).collect();
    if others.is_empty() {
        return none();
    }
    let other = |series: &Series| {
        let names: Vec<&str> = series.players.iter().map(|player| player.name.as_str()).collect();
        entry(Some(address(series)), title(series, text), names.join(", "), Vec::new())
    };
    tag(
        "section",
        "",
        vec![
            said("h2", "home-heading", text.tr("evening-past")),
            tag("ul", "save-list", others.iter().map(other).collect()),
        ],
    )
}

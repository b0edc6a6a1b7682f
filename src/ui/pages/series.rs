//! An evening: pick the players once, play any of the games in turn, and see who
//! comes out on top.

use conclave::bots::Level;
use conclave::session::saves::StoreError;
use conclave::session::series::{Evening, GAMES, PLAYERS};
use conclave::session::{Occupant, Who};
use yew::prelude::*;

use super::lobby::entry;
use super::series_list::{self, address, keep, title};
use super::standings::{ceremony, scoreboard};
use crate::components::art::{emblem, lettering};
use crate::components::icons::{Icon, word_button};
use crate::components::notices::banner;
use crate::components::players::{chair, how_many, name_all, players, tell_apart};
use crate::components::tags::{all, el, heading, keyed, link, none, said, tag, when, words};
use crate::router::go;
use crate::save_errors::ENDING;
use crate::shell::Shell;
use crate::storage::{file_name, now, offer_file};

/// What the page is given.
#[derive(Properties, PartialEq)]
pub struct EveningProps {
    /// What every page shares.
    pub shell: Shell,
    /// Which evening, as addresses name it; the one that is going on when none is
    /// named.
    pub id: Option<String>,
}

/// The page of an evening, or the form that begins one.
pub struct EveningPage {
    /// The evening that is shown.
    evening: Option<Evening>,
    /// The players being picked; the first `count` count.
    chairs: Vec<Occupant>,
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
    Who(usize, Who),
    /// Begin an evening.
    Start,
    /// Put a game on the table.
    Play(&'static str),
    /// Take the unfinished game off the list.
    Drop,
    /// Close the evening, or open it again.
    Close(bool),
    /// Take the evening out as a file.
    Export,
    /// Delete the evening.
    Delete,
}

impl Component for EveningPage {
    type Message = Msg;
    type Properties = EveningProps;

    fn create(ctx: &Context<Self>) -> Self {
        let chair = |at| Occupant {
            name: String::new(),
            who: if at < 2 { Who::Person } else { Who::Bot(Level::Adept) },
        };
        EveningPage {
            evening: evening(ctx.props()),
            chairs: (0..*PLAYERS.end()).map(chair).collect(),
            count: 3,
            message: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        self.message = None;
        // What is kept now, not what was drawn: another tab may have gone on.
        let kept = match (msg, evening(ctx.props())) {
            (Msg::Count(count), _) => {
                self.count = count;
                Ok(())
            }
            (Msg::Name(at, name), _) => {
                self.chairs[at].name = name;
                Ok(())
            }
            (Msg::Who(at, who), _) => {
                self.chairs[at].who = who;
                Ok(())
            }
            (Msg::Start, _) => self.start(shell),
            (Msg::Play(game), Some(mut evening)) => {
                evening.begin(game);
                let address = evening.rounds.last().map(|round| evening.address(round));
                keep(&evening, shell).map(|()| go(&address.unwrap_or_default()))
            }
            (Msg::Drop, Some(mut evening)) => {
                evening.put_away();
                keep(&evening, shell)
            }
            (Msg::Close(over), Some(mut evening)) => {
                evening.over = over;
                keep(&evening, shell).map(|()| go(&address(&evening)))
            }
            (Msg::Export, Some(evening)) => {
                offer_file(&file_name(&title(&evening, &shell.text), ENDING), &evening.seal());
                Ok(())
            }
            (Msg::Delete, Some(evening)) => {
                series_list::remove(&evening, shell).map(|()| go("#/evening"))
            }
            (_, None) => Ok(()),
        };
        self.evening = evening(ctx.props());
        if kept.is_err() {
            self.message = Some(shell.text.say("evening-not-kept"));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let lasts = shell.shelf.store().lasts();
        let message = self.message.clone().or((!lasts).then(|| text.say("evening-not-kept")));
        let inside = match &self.evening {
            Some(evening) if evening.over => self.ending(evening, ctx),
            Some(evening) => self.running(evening, ctx),
            None => self.form(ctx),
        };
        let message = all(message.map(|message| banner("alert", message)));
        tag("div", "evening", vec![message, inside, past(ctx)])
    }
}

/// The evening that an address names.
fn evening(EveningProps { id, shell }: &EveningProps) -> Option<Evening> {
    series_list::take_up(id.as_deref(), shell)
}

impl EveningPage {
    fn start(&mut self, shell: &Shell) -> Result<(), StoreError> {
        let mut players = self.chairs[..self.count].to_vec();
        name_all(&mut players, &shell.text);
        if let Err(twice) = tell_apart(&players, &shell.text) {
            self.message = Some(twice);
            return Ok(());
        }
        let evening = Evening::new(players, now());
        keep(&evening, shell).map(|()| go(&address(&evening)))
    }

    /// The form that begins an evening.
    fn form(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let send = ctx.link();
        let seat = |(at, occupant): (usize, &Occupant)| {
            let onname = send.callback(move |name| Msg::Name(at, name));
            let onwho = send.callback(move |who| Msg::Who(at, who));
            chair(at, "chair", occupant, &onname, &onwho, none(), text)
        };
        let seats = self.chairs[..self.count].iter().enumerate().map(seat).collect();
        let count = how_many("count", PLAYERS, self.count, &send.callback(Msg::Count));
        let onsubmit = send.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        all([
            heading("", vec![words(text.say("evening"))]),
            el!(
                "form",
                "class" = "set-up-form vellum",
                onsubmit = onsubmit,
                [
                    said("p", "", text.say("evening-intro")),
                    players(count, seats, none(), text),
                    tag(
                        "div",
                        "row",
                        vec![
                            said(
                                "button",
                                "button button-main button-large",
                                text.say("evening-begin")
                            ),
                            link("button", "#/".into(), vec![words(text.say("home"))]),
                        ]
                    )
                ]
            ),
        ])
    }

    /// An evening that is going on.
    fn running(&self, evening: &Evening, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let open = evening.rounds.iter().find(|round| round.outcome.is_none());
        let next = match open {
            Some(round) => {
                let game = text.say(&[&round.game, "-name"].concat());
                let go_on = text.tell("evening-go-on", &[("game", (&game).into())]);
                let address = evening.address(round);
                tag(
                    "div",
                    "row",
                    vec![
                        link("button button-main button-large", address, vec![words(go_on)]),
                        way(None, "evening-drop", || Msg::Drop, ctx),
                    ],
                )
            }
            None => tag(
                "ul",
                "evening-games",
                GAMES.iter().map(|(id, _)| self.choice(id, evening, ctx)).collect(),
            ),
        };
        let next_title = if open.is_some() { "evening-on" } else { "evening-next" };
        all([
            heading("", vec![words(title(evening, text))]),
            tag(
                "section",
                "evening-next",
                vec![said("h2", "home-heading", text.say(next_title)), next],
            ),
            scoreboard(evening, text),
            tag(
                "div",
                "row",
                vec![
                    when(evening.rounds.iter().any(|round| round.outcome.is_some()), || {
                        way(None, "evening-close", || Msg::Close(true), ctx)
                    }),
                    way(Some(Icon::Export), "export", || Msg::Export, ctx),
                    link("button", "#/".into(), vec![words(text.say("home"))]),
                ],
            ),
        ])
    }

    /// A game that could be played next; why not, if it is for another number.
    fn choice(&self, game: &'static str, evening: &Evening, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let name = text.say(&[game, "-name"].concat());
        let suits = evening.suits(game);
        let played = evening.rounds.iter().filter(|round| round.game == game).count();
        let note = match (suits, played) {
            (false, _) => text.say(&["evening-players-", game].concat()),
            (true, 0) => text.say("evening-unplayed"),
            (true, _) => text.tell("evening-played", &[("count", played.into())]),
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

    /// An evening that is over.
    fn ending(&self, evening: &Evening, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        all([
            heading("", vec![words(title(evening, text))]),
            ceremony(evening, text),
            scoreboard(evening, text),
            tag(
                "div",
                "row",
                vec![
                    link(
                        "button button-main",
                        "#/evening".into(),
                        vec![words(text.say("evening-another"))],
                    ),
                    way(None, "evening-reopen", || Msg::Close(false), ctx),
                    way(Some(Icon::Export), "export", || Msg::Export, ctx),
                    way(Some(Icon::Delete), "delete", || Msg::Delete, ctx),
                    link("button", "#/".into(), vec![words(text.say("home"))]),
                ],
            ),
        ])
    }
}

/// A button for something that a reader can do.
fn way(icon: Option<Icon>, key: &str, msg: fn() -> Msg, ctx: &Context<EveningPage>) -> Html {
    let onclick = ctx.link().callback(move |_: MouseEvent| msg());
    word_button(icon, ctx.props().shell.text.say(key), false, onclick)
}

/// The other evenings.
fn past(ctx: &Context<EveningPage>) -> Html {
    let EveningProps { shell, id } = ctx.props();
    let text = &shell.text;
    let shown =
        |evening: &Evening| id.as_ref().map_or(!evening.over, |id| *id == series_list::id(evening));
    let others: Vec<Evening> = series_list::all(shell).into_iter().filter(|e| !shown(e)).collect();
    if others.is_empty() {
        return none();
    }
    let other = |evening: &Evening| {
        let names: Vec<&str> = evening.players.iter().map(|player| player.name.as_str()).collect();
        entry(Some(address(evening)), title(evening, text), names.join(", "), Vec::new())
    };
    tag(
        "section",
        "",
        vec![
            said("h2", "home-heading", text.say("evening-past")),
            tag("ul", "save-list", others.iter().map(other).collect()),
        ],
    )
}

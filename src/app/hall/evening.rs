//! An evening: pick the players once, play any of the games in turn, and see who
//! comes out on top.

use conclave::bots::Level;
use conclave::page::evening::{Evening, PLAYERS, Standing, read_outcome, result_key, slot};
use conclave::page::saves::{Store, StoreError};
use conclave::page::{Occupant, Who};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::art::lettering;
use crate::icons::{Icon, word_button};
use crate::saves::{ENDING, explain};
use crate::setup::{default_name, name_all};
use crate::shell::Shell;
use crate::storage::{file_name, now, offer_file};
use crate::tags::{all, el, keyed, link, none, said, saying, tag, ticked, unseen, when, words};
use crate::text::Text;

/// What the names of evenings begin with in the store.
const PREFIX: &str = "conclave:evening:";

/// Where an evening is kept.
fn key(began: u64) -> String {
    format!("{PREFIX}{began:x}")
}

/// The address of an evening.
pub fn address(evening: &Evening) -> String {
    format!("#/evening/{:x}", evening.began)
}

/// Keeps an evening.
///
/// # Errors
/// [`StoreError`] when storage refuses.
pub fn keep(evening: &Evening, shell: &Shell) -> Result<(), StoreError> {
    shell.shelf.store().set(&key(evening.began), &evening.seal())
}

/// Every evening that can be read, the latest first.
pub fn evenings(shell: &Shell) -> Vec<Evening> {
    let store = shell.shelf.store();
    let keys = store.keys().unwrap_or_default();
    let texts =
        keys.iter().filter(|key| key.starts_with(PREFIX)).filter_map(|key| store.get(key).ok());
    let mut evenings: Vec<Evening> =
        texts.flatten().filter_map(|text| Evening::open(&text).ok()).collect();
    conclave::table::sort_few(&mut evenings, |a, b| a.began > b.began);
    evenings
}

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

    fn create(_: &Context<Self>) -> Self {
        let chair = |at| Occupant {
            name: String::new(),
            who: if at < 2 { Who::Person } else { Who::Bot(Level::Adept) },
        };
        EveningPage { chairs: (0..*PLAYERS.end()).map(chair).collect(), count: 3, message: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let shell = &ctx.props().shell;
        self.message = None;
        // What is kept now, not what was drawn: another tab may have gone on.
        let evening = self.evening(ctx);
        let kept = match (msg, evening) {
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
                keep(&evening, shell).map(|()| crate::router::go(&address.unwrap_or_default()))
            }
            (Msg::Drop, Some(mut evening)) => {
                evening.put_away();
                keep(&evening, shell)
            }
            (Msg::Close(over), Some(mut evening)) => {
                evening.over = over;
                keep(&evening, shell).map(|()| crate::router::go(&address(&evening)))
            }
            (Msg::Export, Some(evening)) => {
                offer_file(&file_name(&title(&evening, &shell.text), ENDING), &evening.seal());
                Ok(())
            }
            (Msg::Delete, Some(evening)) => {
                let gone = shell.shelf.store().remove(&key(evening.began));
                gone.map(|()| crate::router::go("#/evening"))
            }
            (_, None) => Ok(()),
        };
        if kept.is_err() {
            self.message = Some(shell.text.say("evening-not-kept"));
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let banner = |message: String| {
            el!(
                "p",
                "class" = "banner",
                "role" = "alert",
                [Icon::Warning.draw(), said("span", "", message)]
            )
        };
        let lasts = shell.shelf.store().lasts();
        let message = self.message.clone().or((!lasts).then(|| text.say("evening-not-kept")));
        let inside = match self.evening(ctx) {
            Some(evening) if evening.over => self.ceremony(&evening, ctx),
            Some(evening) => self.running(&evening, ctx),
            None => self.form(ctx),
        };
        tag("div", "evening", vec![message.map_or_else(none, banner), inside, past(ctx)])
    }
}

impl EveningPage {
    /// The evening that is shown, with every game noted that has ended since.
    fn evening(&self, ctx: &Context<Self>) -> Option<Evening> {
        let EveningProps { shell, id } = ctx.props();
        let store = shell.shelf.store();
        let mut evening = match id {
            Some(id) => {
                let text = store.get(&[PREFIX, id].concat()).ok().flatten()?;
                Evening::open(&text).ok()?
            }
            None => evenings(shell).into_iter().find(|evening| !evening.over)?,
        };
        let mut told = Vec::new();
        for round in 0..evening.rounds.len() {
            let key = result_key(&slot(&evening.round_id(&evening.rounds[round])));
            if let Some(outcome) = store.get(&key).ok().flatten().and_then(|o| read_outcome(&o)) {
                evening.settle(round, outcome);
                told.push(key);
            }
        }
        // What a game has left is taken away once it is noted.
        if !told.is_empty() && keep(&evening, shell).is_ok() {
            for key in told {
                let _ = store.remove(&key);
            }
        }
        Some(evening)
    }

    fn start(&mut self, shell: &Shell) -> Result<(), StoreError> {
        let mut players = self.chairs[..self.count].to_vec();
        name_all(&mut players, &shell.text);
        let twice = players
            .iter()
            .enumerate()
            .find_map(|(at, player)| players[..at].iter().find(|other| other.name == player.name));
        if let Some(player) = twice {
            let name = [("name", (&player.name).into())];
            self.message = Some(shell.text.tell("name-twice", &name));
            return Ok(());
        }
        let evening = Evening::new(players, now());
        keep(&evening, shell).map(|()| crate::router::go(&address(&evening)))
    }

    /// The form that begins an evening.
    fn form(&self, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let send = ctx.link();
        let count = |count: usize| {
            let choose = send.callback(move |_: Event| Msg::Count(count));
            let radio = el!("input", "type" = "radio", "name" = "count", onchange = choose);
            let number = said("span", "", count.to_string());
            tag("label", "pill", vec![ticked(count == self.count, radio), number])
        };
        let chair = |(at, chair): (usize, &Occupant)| {
            let number = [("number", (at + 1).into())];
            let onname = send.callback(move |event: InputEvent| {
                Msg::Name(at, event.target_unchecked_into::<HtmlInputElement>().value())
            });
            let onwho = send.callback(move |event: Event| {
                let id = event.target_unchecked_into::<HtmlSelectElement>().value();
                Msg::Who(at, Who::from_id(&id).unwrap_or(Who::Person))
            });
            let name = el!(
                "input",
                "class" = "chair-name",
                "aria-label" = text.tell("name-of", &number),
                "placeholder" = default_name(at, chair.who, text),
                "maxlength" = "24",
                "autocomplete" = "off",
                oninput = onname
            );
            let who = |who: Who| {
                el!(
                    "option",
                    "value" = who.id(),
                    "selected" = who == chair.who,
                    [words(text.say(&["who-", who.id()].concat()))]
                )
            };
            let who = el!(
                "select",
                "class" = "chair-who",
                "aria-label" = text.tell("who-of", &number),
                onchange = onwho,
                [all(Who::all().map(who))]
            );
            tag(
                "li",
                "chair",
                vec![
                    el!(
                        "span",
                        "class" = "chair-number",
                        "aria-hidden" = "true",
                        [words((at + 1).to_string())]
                    ),
                    saying(chair.name.clone(), name),
                    who,
                ],
            )
        };
        let onsubmit = send.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        let seats = vec![
            said("legend", "", text.say("players")),
            tag("div", "pills", PLAYERS.map(count).collect()),
            tag("ul", "chairs", self.chairs[..self.count].iter().enumerate().map(chair).collect()),
        ];
        all([
            el!("h1", "tabindex" = "-1", [words(text.say("evening"))]),
            el!(
                "form",
                "class" = "set-up-form vellum",
                onsubmit = onsubmit,
                [
                    said("p", "", text.say("evening-intro")),
                    tag("fieldset", "set-up-seats", seats),
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
        let way = |icon, key: &str, main, msg: fn() -> Msg| {
            let onclick = ctx.link().callback(move |_: MouseEvent| msg());
            word_button(icon, text.say(key), main, onclick)
        };
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
                        way(None, "evening-drop", false, || Msg::Drop),
                    ],
                )
            }
            None => {
                let games = conclave::page::evening::GAMES;
                tag(
                    "ul",
                    "evening-games",
                    games.iter().map(|(id, _)| self.choice(id, evening, ctx)).collect(),
                )
            }
        };
        let heading = if open.is_some() { "evening-on" } else { "evening-next" };
        all([
            el!("h1", "tabindex" = "-1", [words(title(evening, text))]),
            tag(
                "section",
                "evening-next",
                vec![said("h2", "home-heading", text.say(heading)), next],
            ),
            scoreboard(evening, text),
            tag(
                "div",
                "row",
                vec![
                    when(evening.rounds.iter().any(|round| round.outcome.is_some()), || {
                        way(None, "evening-close", false, || Msg::Close(true))
                    }),
                    way(Some(Icon::Export), "export", false, || Msg::Export),
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
                    [
                        el!(
                            "svg",
                            "class" = "emblem",
                            "viewBox" = "0 0 120 120",
                            "aria-hidden" = "true",
                            [el!("use", "href" = ["#emblem-", game].concat())]
                        ),
                        lettering(game, name),
                        said("span", "evening-note", note)
                    ]
                )]
            ),
        )
    }

    /// The end of an evening: who stands where, to applause.
    fn ceremony(&self, evening: &Evening, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let way = |icon, key: &str, main, msg: fn() -> Msg| {
            let onclick = ctx.link().callback(move |_: MouseEvent| msg());
            word_button(icon, text.say(key), main, onclick)
        };
        let standings = evening.standings();
        let name = |standing: &Standing| evening.players[standing.player].name.as_str();
        let best: Vec<&str> = standings.iter().filter(|s| s.rank == 1).map(name).collect();
        let line = match best.as_slice() {
            [one] => text.tell("evening-won", &[("name", (*one).into())]),
            [others @ .., last] => text.tell(
                "evening-shared",
                &[("names", (&others.join(", ")).into()), ("last", (*last).into())],
            ),
            [] => String::new(),
        };
        let step = |standing: &Standing| {
            let rank = standing.rank.to_string();
            let about = [("points", standing.points.into()), ("wins", standing.wins.into())];
            el!(
                "li",
                "class" = ["podium-step is-", &rank].concat(),
                [
                    el!(
                        "b",
                        "class" = "podium-rank",
                        "aria-hidden" = "true",
                        [words(rank.clone())]
                    ),
                    unseen(text.tell("evening-rank", &[("rank", standing.rank.into())])),
                    said("span", "podium-name", name(standing).to_owned()),
                    said("span", "podium-points", text.tell("evening-total", &about))
                ]
            )
        };
        all([
            el!("h1", "tabindex" = "-1", [words(title(evening, text))]),
            tag(
                "section",
                "ceremony vellum",
                vec![
                    said("p", "ceremony-line", line),
                    tag("ol", "podium", standings.iter().take(3).map(step).collect()),
                ],
            ),
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
                    way(None, "evening-reopen", false, || Msg::Close(false)),
                    way(Some(Icon::Export), "export", false, || Msg::Export),
                    way(Some(Icon::Delete), "delete", false, || Msg::Delete),
                    link("button", "#/".into(), vec![words(text.say("home"))]),
                ],
            ),
        ])
    }
}

/// What an evening is called: its day.
pub fn title(evening: &Evening, text: &Text) -> String {
    let date = js_sys::Date::new(&(evening.began as f64).into());
    let day = date.to_locale_date_string(text.locale().id(), &js_sys::Object::new());
    text.tell("evening-of", &[("day", (&String::from(day)).into())])
}

/// Who has how many points, in all and from each game.
fn scoreboard(evening: &Evening, text: &Text) -> Html {
    let points: Vec<Vec<usize>> =
        evening.rounds.iter().map(|round| evening.points(round)).collect();
    let head = |number: usize, game: &str| {
        let name = text.say(&[game, "-name"].concat());
        el!(
            "th",
            "scope" = "col",
            "title" = name.clone(),
            [
                unseen([&(number + 1).to_string(), ". ", &name].concat()),
                el!(
                    "svg",
                    "class" = "emblem",
                    "viewBox" = "0 0 120 120",
                    "aria-hidden" = "true",
                    [el!("use", "href" = ["#emblem-", game].concat())]
                )
            ]
        )
    };
    let row = |standing: Standing| {
        let player = &evening.players[standing.player];
        let mut row = vec![
            said("td", "evening-rank", standing.rank.to_string()),
            el!("th", "scope" = "row", [words(player.name.clone())]),
        ];
        row.extend(points.iter().map(|points| {
            let points = points.get(standing.player).map(ToString::to_string);
            said("td", "", points.unwrap_or_else(|| "–".into()))
        }));
        row.push(said("td", "evening-sum", standing.points.to_string()));
        keyed(standing.player, tag("tr", "", row))
    };
    let mut columns = vec![
        el!("th", "scope" = "col", [unseen(text.say("evening-rank-head"))]),
        el!("th", "scope" = "col", [words(text.say("name"))]),
    ];
    columns.extend(evening.rounds.iter().enumerate().map(|(at, round)| head(at, &round.game)));
    columns.push(el!("th", "scope" = "col", [words(text.say("evening-sum"))]));
    let table = tag(
        "table",
        "evening-table",
        vec![
            said("caption", "", text.say("evening-how")),
            tag("thead", "", vec![tag("tr", "", columns)]),
            tag("tbody", "", evening.standings().into_iter().map(row).collect()),
        ],
    );
    // Many games make it wide.
    el!(
        "div",
        "class" = "evening-scores vellum",
        "tabindex" = "0",
        "role" = "region",
        "aria-label" = text.say("sheet"),
        [table]
    )
}

/// The other evenings.
fn past(ctx: &Context<EveningPage>) -> Html {
    let EveningProps { shell, id } = ctx.props();
    let text = &shell.text;
    let shown = |evening: &Evening| {
        id.as_ref().map_or(!evening.over, |id| *id == format!("{:x}", evening.began))
    };
    let others: Vec<Evening> = evenings(shell).into_iter().filter(|e| !shown(e)).collect();
    if others.is_empty() {
        return none();
    }
    let entry = |evening: &Evening| {
        let names: Vec<&str> = evening.players.iter().map(|player| player.name.as_str()).collect();
        let inside = vec![
            said("span", "save-name", title(evening, text)),
            said("span", "save-about", names.join(", ")),
        ];
        tag("li", "save", vec![link("save-link", address(evening), inside)])
    };
    tag(
        "section",
        "",
        vec![
            said("h2", "home-heading", text.say("evening-past")),
            tag("ul", "save-list", others.iter().map(entry).collect()),
        ],
    )
}

/// What is wrong with an evening from a file, in words; nothing when it was kept.
pub fn import(content: &str, shell: &Shell) -> Result<(), String> {
    let evening = Evening::open(content).map_err(|why| explain(&why, &shell.text))?;
    keep(&evening, shell).map_err(|_| shell.text.say("evening-not-kept"))?;
    crate::router::go(&address(&evening));
    Ok(())
}

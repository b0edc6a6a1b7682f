//! Set-up: who plays, in which guild, by which variants.

use std::marker::PhantomData;

use conclave::bots::Level;
use conclave::session::link::{Link, encode};
use conclave::session::saves::{Save, Store};
use conclave::session::{Controller, Player, Session};
use conclave::table::{Seed, Setup};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::icons::Icon;
use crate::components::notices::banner;
use crate::components::players::{self as chairs, how_many, name_all, players, tell_apart};
use crate::components::tags::small;
use crate::components::tags::{
    self, all, el, heading, said, saying, tag, ticked, unseen, when, words,
};
use crate::components::tags::{lettering, sigil};
use crate::games::{GameUi, SWITCH};
use crate::random::random_seed;
use crate::router;
use crate::shell::Shell;
use crate::storage::now;
use crate::text::Text;

/// Where the last set-up of `G` is kept.
fn kept_key<G: GameUi>() -> String {
    format!("conclave:setup:{}", G::ID)
}

/// Who sat at the last table of `G`; a person and two bots if there was none.
pub fn last_occupants<G: GameUi>(shell: &Shell) -> Vec<Player> {
    let kept = kept::<G>(shell);
    kept.seats
        .filter(|seats| G::SEATS.contains(&(seats.len() as u8)))
        .map(|seats| players_at(&seats, &kept.names))
        .unwrap_or_else(|| {
            let others = usize::from(*G::SEATS.start()).max(2) - 1;
            std::iter::once(Controller::Person)
                .chain(std::iter::repeat_n(Controller::Bot(Level::Adept), others))
                .map(|who| Player { name: String::new(), controller: who })
                .collect()
        })
}

/// What is kept of the last set-up of `G`: a link's query, without the seed.
fn kept<G: GameUi>(shell: &Shell) -> Link {
    let query = shell.save_store.store().get(&kept_key::<G>()).ok().flatten();
    query.and_then(|query| Link::parse(&query).ok()).unwrap_or_default()
}

/// Who sits at a table, with the names given so far.
pub fn players_at(seats: &[Controller], names: &[String]) -> Vec<Player> {
    let mut names = names.iter();
    let named = |&who| Player { name: names.next().cloned().unwrap_or_default(), controller: who };
    seats.iter().map(named).collect()
}

/// Makes the choices that are named; or returns the name of one that makes no
/// sense.
pub fn choose<'a, G: GameUi>(
    options: &mut G::Options,
    named: &'a [(String, String)],
) -> Result<(), &'a str> {
    for (name, value) in named {
        let variant = G::VARIANTS.iter().find(|variant| variant.name == name);
        let choice =
            variant.and_then(|v| Some((v, v.choices.iter().position(|choice| choice == value)?)));
        let (variant, choice) = choice.ok_or(name.as_str())?;
        (variant.set)(options, choice);
    }
    Ok(())
}

/// The save of a game that begins now.
pub fn new_save<G: GameUi>(session: &Session<G>, text: &Text) -> Save {
    let now = now();
    Save::of(session, &text.tr(&format!("{}-name", G::ID)), now, now)
}

/// A seat of the table being set up.
#[derive(Clone)]
struct Chair {
    player: Player,
    guild: &'static str,
}

/// What set-up is given.
#[derive(Properties)]
pub struct SetUpProps<G: GameUi> {
    /// What every page shares.
    pub shell: Shell,
    /// Which game.
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for SetUpProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.shell == other.shell
    }
}

/// The set-up page of a game.
pub struct SetUp<G: GameUi> {
    /// A chair for each seat that the game could have; the first `seats` count.
    chairs: Vec<Chair>,
    seats: u8,
    /// Whether guilds are dealt at random.
    deal: bool,
    options: G::Options,
    seed: String,
    error: Option<String>,
}

/// What a reader changes.
pub enum Msg {
    /// The number of seats.
    Seats(u8),
    /// Who decides for a seat.
    Controller(usize, Controller),
    /// A name.
    Name(usize, String),
    /// A guild; whoever had it takes the other one.
    Guild(usize, &'static str),
    /// Whether guilds are dealt.
    Deal(bool),
    /// A variant, by its place in the list, and the choice.
    Variant(usize, usize),
    /// What chance grows from.
    Seed(String),
    /// Begin!
    Start,
}

impl<G: GameUi> Component for SetUp<G> {
    type Message = Msg;
    type Properties = SetUpProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let shell = &ctx.props().shell;
        let players = last_occupants::<G>(shell);
        let kept = kept::<G>(shell);
        let all = G::guilds(*G::SEATS.end());
        let mut chairs: Vec<Chair> = all
            .iter()
            .enumerate()
            .map(|(seat, guild)| {
                let nobody =
                    || Player { name: String::new(), controller: Controller::Bot(Level::Adept) };
                Chair { player: players.get(seat).cloned().unwrap_or_else(nobody), guild }
            })
            .collect();
        let deal = kept.guilds.is_none() || !G::CHOOSES_GUILDS;
        for (seat, id) in kept.guilds.unwrap_or_default().into_iter().enumerate() {
            if let Some(guild) = all.iter().find(|guild| **guild == id) {
                swap_guild(&mut chairs, seat, guild);
            }
        }
        let mut options = G::Options::default();
        // What an older page kept may mean nothing any more.
        let _ = choose::<G>(&mut options, &kept.variants);
        let seats = players.len() as u8;
        SetUp { chairs, seats, deal, options, seed: String::new(), error: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.error = None;
        match msg {
            Msg::Seats(seats) => {
                self.seats = seats;
                // A smaller table has fewer guilds to choose from.
                let guilds = G::guilds(seats);
                for seat in 0..self.sitting() {
                    if !guilds.contains(&self.chairs[seat].guild) {
                        let free = guilds.iter().find(|&guild| {
                            self.chairs[..self.sitting()].iter().all(|c| c.guild != *guild)
                        });
                        if let Some(free) = free {
                            swap_guild(&mut self.chairs, seat, free);
                        }
                    }
                }
            }
            Msg::Controller(seat, who) => self.chairs[seat].player.controller = who,
            Msg::Name(seat, name) => self.chairs[seat].player.name = name,
            Msg::Guild(seat, guild) => swap_guild(&mut self.chairs, seat, guild),
            Msg::Deal(deal) => self.deal = deal,
            Msg::Variant(at, choice) => (G::VARIANTS[at].set)(&mut self.options, choice),
            Msg::Seed(seed) => self.seed = seed,
            Msg::Start => {
                if let Err(why) = self.start(&ctx.props().shell) {
                    self.error = Some(why);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let link = ctx.link();
        let onsubmit = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        let counts = usize::from(*G::SEATS.start())..=usize::from(*G::SEATS.end());
        let choose = link.callback(|seats| Msg::Seats(seats as u8));
        let count = how_many("seats", counts, self.seats.into(), &choose);
        let chairs = (0..self.sitting()).map(|seat| self.chair(seat, ctx)).collect();
        let deal = || {
            let choose = link.callback(|event: Event| {
                Msg::Deal(event.target_unchecked_into::<HtmlInputElement>().checked())
            });
            check(self.deal, choose, text.tr("guilds-dealt"))
        };
        let seed = el!(
            "input",
            "inputmode" = "numeric",
            "autocomplete" = "off",
            "placeholder" = text.tr("seed-drawn"),
            oninput = link.callback(|event: InputEvent| {
                Msg::Seed(event.target_unchecked_into::<HtmlInputElement>().value())
            })
        );
        let mut variants = vec![said("legend", "", text.tr("variants"))];
        variants.extend((0..G::VARIANTS.len()).map(|at| self.variant(at, ctx)));
        variants.push(tag(
            "label",
            "field seed",
            vec![said("span", "", text.tr("seed")), saying(self.seed.clone(), seed)],
        ));
        let form = el!(
            "form",
            "class" = "set-up-form vellum",
            onsubmit = onsubmit,
            [
                players(count, chairs, when(G::CHOOSES_GUILDS, deal), text),
                tag("fieldset", "", variants),
                all(self.error.clone().map(|error| banner("alert", error))),
                tag(
                    "div",
                    "row",
                    vec![
                        tag(
                            "button",
                            "button button-main button-large",
                            vec![small(Icon::Play), words(text.tr("begin")),]
                        ),
                        tags::link(
                            "button",
                            ["#/rules/", G::ID].concat(),
                            vec![words(text.tr("rules"))]
                        ),
                        tags::link("button", "#/".into(), vec![words(text.tr("home"))]),
                    ]
                )
            ]
        );
        el!(
            "div",
            "class" = "set-up",
            "data-game" = G::ID,
            [
                heading(
                    "",
                    vec![
                        lettering(G::ID, text.tr(&[G::ID, "-name"].concat())),
                        unseen([", ", &text.tr("set-up")].concat()),
                    ]
                ),
                form
            ]
        )
    }
}

/// A box to tick, and what for.
fn check(on: bool, onchange: Callback<Event>, what: String) -> Html {
    let input = ticked(on, el!("input", "type" = "checkbox", onchange = onchange));
    tag("label", "check", vec![input, said("span", "", what)])
}

impl<G: GameUi> SetUp<G> {
    /// How many chairs count.
    fn sitting(&self) -> usize {
        usize::from(self.seats).min(self.chairs.len())
    }

    /// One seat of the form.
    fn chair(&self, seat: usize, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let Chair { player, guild: own } = &self.chairs[seat];
        let number: [(&str, crate::text::Arg<'_>); 1] = [("number", (seat + 1).into())];
        let onname = link.callback(move |name| Msg::Name(seat, name));
        let onwho = link.callback(move |who| Msg::Controller(seat, who));
        let guild = |guild: &'static str| {
            let name = text.tr(&["guild-", guild].concat());
            let radio = el!(
                "input",
                "type" = "radio",
                "name" = ["guild-", &seat.to_string()].concat(),
                "aria-label" = name.clone(),
                onchange = link.callback(move |_: Event| Msg::Guild(seat, guild))
            );
            let class = ["guild-choice guild-", guild].concat();
            el!(
                "label",
                "class" = class,
                "title" = name,
                [ticked(guild == *own, radio), sigil(guild)]
            )
        };
        let guilds = || {
            el!(
                "div",
                "class" = "guild-choices",
                "role" = "radiogroup",
                "aria-label" = text.tr_args("guild-of", &number),
                [all(G::guilds(self.seats).iter().map(|id| guild(id)))]
            )
        };
        let class = if self.deal { "chair".into() } else { ["chair guild-", own].concat() };
        let guilds = when(!self.deal, guilds);
        chairs::chair(seat, &class, player, &onname, &onwho, guilds, text)
    }

    /// One variant of the form.
    fn variant(&self, at: usize, ctx: &Context<Self>) -> Html {
        let text = &ctx.props().shell.text;
        let variant = &G::VARIANTS[at];
        let chosen = (variant.get)(&self.options);
        let say = |more: &str| text.tr(&[G::ID, "-", variant.name, more].concat());
        if variant.choices == SWITCH {
            let onchange = ctx.link().callback(move |event: Event| {
                let on = event.target_unchecked_into::<HtmlInputElement>().checked();
                Msg::Variant(at, usize::from(on))
            });
            return check(chosen == 1, onchange, say(""));
        }
        let onchange = ctx.link().callback(move |event: Event| {
            let choice = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            Msg::Variant(at, usize::try_from(choice).unwrap_or_default())
        });
        let choice = |(at, choice): (usize, &&str)| {
            el!("option", "selected" = at == chosen, [words(say(&["-", choice].concat()))])
        };
        tag(
            "label",
            "field",
            vec![
                said("span", "", say("")),
                el!(
                    "select",
                    onchange = onchange,
                    [all(variant.choices.iter().enumerate().map(choice))]
                ),
            ],
        )
    }

    /// Begins the game, or says why not.
    fn start(&self, shell: &Shell) -> Result<(), String> {
        let text = &shell.text;
        let chairs = &self.chairs[..self.sitting()];
        let chosen = chairs
            .iter()
            .map(|Chair { player, .. }| Player { name: player.name.trim().to_owned(), ..*player });
        let chosen: Vec<Player> = chosen.collect();
        let seed = match self.seed.trim() {
            "" => random_seed(),
            seed => seed.parse().map_err(|_| text.tr("seed-wrong"))?,
        };
        let mut players = chosen.clone();
        name_all(&mut players, text);
        tell_apart(&players, text)?;
        let guilds: Option<Vec<&'static str>> =
            (!self.deal).then(|| chairs.iter().map(|chair| chair.guild).collect());
        let mut options = self.options.clone();
        G::set_guilds(&mut options, guilds.as_deref());

        let list =
            |items: &[&str]| items.iter().map(|item| encode(item)).collect::<Vec<_>>().join(",");
        let who: Vec<&str> = chosen.iter().map(|o| o.controller.id()).collect();
        let names: Vec<&str> = chosen.iter().map(|o| o.name.as_str()).collect();
        let mut kept = format!("seats={}&names={}", list(&who), list(&names));
        if let Some(guilds) = &guilds {
            kept += "&guilds=";
            kept += &list(guilds);
        }
        for variant in G::VARIANTS {
            let choice = variant.choices[(variant.get)(&self.options)];
            kept += &format!("&{}={choice}", variant.name);
        }
        // Convenient next time; the game does not depend on it.
        let _ = shell.save_store.store().set(&kept_key::<G>(), &kept);

        let setup = Setup { seats: self.seats, options };
        let session = Session::<G>::begin(setup, Seed(seed), players)
            .map_err(|why| text.tr_args("set-up-wrong", &[("why", (&why.to_string()).into())]))?;
        router::go(&shell.create_slot(new_save(&session, text)));
        Ok(())
    }
}

/// Gives `guild` to `seat`; whoever had it gets that seat's.
fn swap_guild(chairs: &mut [Chair], seat: usize, guild: &'static str) {
    let Some(given) = chairs.get(seat).map(|chair| chair.guild) else {
        return;
    };
    if let Some(other) = chairs.iter_mut().find(|chair| chair.guild == guild) {
        other.guild = given;
    }
    chairs[seat].guild = guild;
}

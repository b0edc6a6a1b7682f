//! Set-up: who plays, in which guild, by which variants.

use std::marker::PhantomData;

use conclave_art::{Lettering, Sigil};
use conclave_rules::bots::Level;
use conclave_rules::games::game;
use conclave_rules::table::{Seed, Setup};
use conclave_session::lesson::learned_key;
use conclave_session::link::{Link, encode};
use conclave_session::saves::{Save, Store};
use conclave_session::{Controller, Player, Session, plain_text};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::forms::{Checkbox, Choice, SelectField};
use crate::components::heading::PageHeading;
use crate::components::icons::Icon;
use crate::components::notices::Banner;
use crate::components::players::{PlayerRow, PlayersField, ensure_distinct_names, name_all};
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

/// The players of the last table of `G`; if there was none, a new person against apprentices.
pub fn last_players<G: GameUi>(shell: &Shell) -> Vec<Player> {
    let kept = kept::<G>(shell);
    kept.seats
        .filter(|seats| G::SEATS.contains(&(seats.len() as u8)))
        .map(|seats| players_at(&seats, &kept.names))
        .unwrap_or_else(|| {
            let others = game(G::ID).map_or(*G::SEATS.start(), |game| game.table) - 1;
            std::iter::once(Controller::Person)
                .chain(std::iter::repeat_n(Controller::Bot(Level::Apprentice), others.into()))
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

/// Properties of [`SetUp`].
#[derive(Properties)]
pub struct SetUpProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// What the link of a table on many screens says besides, if one is to be opened (`#/host/GAME`).
    #[prop_or_default]
    pub screens: Option<AttrValue>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for SetUpProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, &self.screens) == (&other.shell, &other.screens)
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
    seed: AttrValue,
    error: Option<AttrValue>,
    /// Whether the game was neither set up nor learned on this device.
    new_here: bool,
}

/// What a reader changes.
pub enum Msg {
    /// The number of seats.
    Seats(u8),
    /// Who decides for a seat.
    Controller(usize, Controller),
    /// A name.
    Name(usize, String),
    /// A guild, so that they are not dealt; the player who had it gets the other's.
    Guild(usize, &'static str),
    /// Whether guilds are dealt.
    Deal(bool),
    /// A variant, by its place in the list, and the choice.
    Variant(usize, usize),
    /// The seed.
    Seed(String),
    /// Begin!
    Start,
}

impl<G: GameUi> Component for SetUp<G> {
    type Message = Msg;
    type Properties = SetUpProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let SetUpProps { shell, screens, .. } = ctx.props();
        let mut players = last_players::<G>(shell);
        if screens.is_some() {
            players.iter_mut().for_each(|player| player.controller = Controller::Guest);
        }
        let kept = kept::<G>(shell);
        let learned = shell.save_store.store().get(&learned_key(G::ID)).ok().flatten();
        let new_here = kept.seats.is_none() && learned.is_none();
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
        // What an older version stored may be invalid now.
        let _ = choose::<G>(&mut options, &kept.variants);
        let seats = players.len() as u8;
        let seed = AttrValue::default();
        SetUp { chairs, seats, deal, options, seed, error: None, new_here }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.error = None;
        match msg {
            Msg::Seats(seats) => {
                self.seats = seats;
                // A smaller table has fewer guilds to choose from.
                let guilds = G::guilds(seats);
                for seat in 0..self.sitting().len() {
                    if !guilds.contains(&self.chairs[seat].guild) {
                        let free = guilds
                            .iter()
                            .find(|&guild| self.sitting().iter().all(|c| c.guild != *guild));
                        if let Some(free) = free {
                            swap_guild(&mut self.chairs, seat, free);
                        }
                    }
                }
            }
            Msg::Controller(seat, who) => self.chairs[seat].player.controller = who,
            Msg::Name(seat, name) => self.chairs[seat].player.name = name,
            Msg::Guild(seat, guild) => {
                self.deal = false;
                swap_guild(&mut self.chairs, seat, guild);
            }
            Msg::Deal(deal) => self.deal = deal,
            Msg::Variant(at, choice) => (G::VARIANTS[at].set)(&mut self.options, choice),
            Msg::Seed(seed) => self.seed = seed.into(),
            Msg::Start => {
                if let Err(why) = self.start(ctx.props()) {
                    self.error = Some(why.into());
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let SetUpProps { shell, screens, .. } = ctx.props();
        let (text, link) = (&shell.text, ctx.link());
        let onsubmit = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Start
        });
        let name = text.tr(&format!("{}-name", G::ID));
        html! {
            <div class="set-up" data-game={G::ID}>
                <PageHeading>
                    <Lettering of={G::ID} name={name.clone()} />
                    <span class="visually-hidden">{ format!(", {}", text.tr(if screens.is_some() { "screens" } else { "set-up" })) }</span>
                </PageHeading>
                <form class="set-up-form vellum" {onsubmit}>
                    if self.new_here {
                        <a key="learn" class="button button-main" href={format!("#/learn/{}", G::ID)}>
                            { text.tr_args("learn-offer", &[("game", (&name).into())]) }
                        </a>
                    }
                    <PlayersField
                        key="players"
                        name="seats"
                        least={usize::from(*G::SEATS.start())}
                        most={usize::from(*G::SEATS.end())}
                        count={usize::from(self.seats)}
                        oncount={link.callback(|count| Msg::Seats(count as u8))}
                    >
                        { for self.sitting().iter().enumerate().map(|(at, chair)| row(at, chair, self, ctx)) }
                    </PlayersField>
                    <button
                        key="begin"
                        class={classes!("button", (!self.new_here).then_some("button-main"), "button-large")}
                    >
                        { Icon::Play.small() }
                        { text.tr("begin") }
                    </button>
                    if let Some(error) = &self.error {
                        <Banner key="error" role="alert" words={error} />
                    }
                    if G::CHOOSES_GUILDS {
                        { guilds_field(self, ctx) }
                    }
                    <fieldset key="variants">
                        <legend key="legend">{ text.tr("variants") }</legend>
                        { for (0..G::VARIANTS.len()).map(|at| variant_field(at, self, ctx)) }
                        { seed_field(&self.seed, link.callback(Msg::Seed), text) }
                    </fieldset>
                    <div key="row" class="row">
                        if !self.new_here {
                            <a key="learn" class="button" href={format!("#/learn/{}", G::ID)}>
                                { text.tr("learn") }
                            </a>
                        }
                        <a key="puzzles" class="button" href={format!("#/puzzles/{}", G::ID)}>
                            { text.tr("to-puzzles") }
                        </a>
                        <a key="rules" class="button" href={format!("#/rules/{}", G::ID)}>
                            { text.tr("rules") }
                        </a>
                        if screens.is_none() {
                            <a key="screens" class="button" href={format!("#/host/{}", G::ID)}>
                                { text.tr("screens") }
                            </a>
                        }
                        <a key="home" class="button" href="#/">{ text.tr("home") }</a>
                    </div>
                </form>
            </div>
        }
    }
}

/// A player of the form.
fn row<G: GameUi>(seat: usize, chair: &Chair, form: &SetUp<G>, ctx: &Context<SetUp<G>>) -> Html {
    let link = ctx.link();
    html! {
        <PlayerRow
            key={seat}
            {seat}
            class={classes!((!form.deal).then(|| format!("guild-{}", chair.guild)))}
            player={chair.player.clone()}
            guests={ctx.props().screens.is_some()}
            onname={link.callback(move |name| Msg::Name(seat, name))}
            oncontroller={link.callback(move |who| Msg::Controller(seat, who))}
        />
    }
}

/// In which colours they play: dealt, or a row for each player.
fn guilds_field<G: GameUi>(form: &SetUp<G>, ctx: &Context<SetUp<G>>) -> Html {
    let text = &ctx.props().shell.text;
    let row = |(seat, chair): (usize, &Chair)| {
        html! {
            <li key={seat} class={classes!("guild-row", (!form.deal).then(|| format!("guild-{}", chair.guild)))}>
                <span class="chair-number" aria-hidden="true">{ seat + 1 }</span>
                { guild_choices(seat, chair.guild, form, ctx) }
            </li>
        }
    };
    html! {
        <fieldset key="guilds" class="set-up-guilds">
            <legend>{ text.tr("guilds-of-all") }</legend>
            <Checkbox
                label={text.tr("guilds-dealt")}
                explain="guilds-dealt"
                checked={form.deal}
                onchange={ctx.link().callback(Msg::Deal)}
            />
            <ul class="guild-rows">{ for form.sitting().iter().enumerate().map(row) }</ul>
        </fieldset>
    }
}

/// The guilds that the player of a seat can choose from, or who plays in their colours: none is
/// chosen while they are dealt.
fn guild_choices<G: GameUi>(
    seat: usize,
    chosen: &'static str,
    form: &SetUp<G>,
    ctx: &Context<SetUp<G>>,
) -> Html {
    let text = &ctx.props().shell.text;
    let choice = |&guild: &&'static str| {
        let colour = || (html! { <Sigil of={guild} /> }, text.tr(&format!("guild-{guild}")));
        let (picture, name) = G::person(guild, text).unwrap_or_else(colour);
        let name = AttrValue::from(name);
        html! {
            <label
                key={guild}
                class={classes!("guild-choice", format!("guild-{guild}"))}
                title={name.clone()}
            >
                <input
                    type="radio"
                    name={format!("guild-{seat}")}
                    aria-label={name}
                    checked={!form.deal && guild == chosen}
                    onchange={ctx.link().callback(move |_: Event| Msg::Guild(seat, guild))}
                />
                { picture }
            </label>
        }
    };
    html! {
        <div
            class="guild-choices"
            role="radiogroup"
            aria-label={text.tr_args("guild-of", &[("number", (seat + 1).into())])}
        >
            { for G::guilds(form.seats).iter().map(choice) }
        </div>
    }
}

/// A variant, by its place in the list: a box to tick when it is either played or not, else a list of choices.
fn variant_field<G: GameUi>(at: usize, form: &SetUp<G>, ctx: &Context<SetUp<G>>) -> Html {
    let text = &ctx.props().shell.text;
    let variant = &G::VARIANTS[at];
    let (game, name, choices) = (G::ID, variant.name, variant.choices);
    let chosen = (variant.get)(&form.options);
    let onchoose = ctx.link().callback(move |choice| Msg::Variant(at, choice));
    let label = text.tr(&format!("{game}-{name}"));
    if choices == SWITCH {
        let onchange = onchoose.reform(usize::from);
        return html! {
            <Checkbox key={name} {label} checked={chosen == 1} explain={name} {onchange} />
        };
    }
    let onchange = onchoose.reform(|choice: String| {
        choices.iter().position(|&known| known == choice).unwrap_or_default()
    });
    let named = |&choice: &&'static str| Choice {
        value: choice.into(),
        label: text.tr(&format!("{game}-{name}-{choice}")).into(),
    };
    let named: Vec<Choice> = choices.iter().map(named).collect();
    let chosen = choices.get(chosen).copied().unwrap_or_default();
    html! { <SelectField key={name} {label} choices={named} {chosen} explain={name} {onchange} /> }
}

/// Asks for the seed, of which the reader has typed this; none typed means one drawn by chance.
fn seed_field(seed: &AttrValue, oninput: Callback<String>, text: &Text) -> Html {
    let oninput = oninput
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <label key="seed" class="field seed" data-explain="seed">
            <span>{ text.tr("seed") }</span>
            <input
                inputmode="numeric"
                autocomplete="off"
                placeholder={text.tr("seed-drawn")}
                value={seed}
                {oninput}
            />
        </label>
    }
}

impl<G: GameUi> SetUp<G> {
    /// The chairs that count.
    fn sitting(&self) -> &[Chair] {
        &self.chairs[..usize::from(self.seats).min(self.chairs.len())]
    }

    /// Begins the game, or opens its table for other screens, or says why not.
    fn start(&self, SetUpProps { shell, screens, .. }: &SetUpProps<G>) -> Result<(), String> {
        let text = &shell.text;
        let chairs = self.sitting();
        let chosen = chairs.iter().map(|Chair { player, .. }| Player {
            name: plain_text(&player.name).trim().to_owned(),
            ..*player
        });
        let chosen: Vec<Player> = chosen.collect();
        let seed = match self.seed.trim() {
            "" => random_seed(),
            seed => seed.parse().map_err(|_| text.tr("seed-wrong"))?,
        };
        let mut players = chosen.clone();
        name_all(&mut players, text);
        ensure_distinct_names(&players, text)?;
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
        if let Some(more) = screens {
            // A seed in the address reveals the secrets of the game, so only a seed that the reader has
            // chosen is put there.
            if !self.seed.trim().is_empty() {
                kept += &format!("&seed={seed}");
            }
            router::navigate(&format!("#/host/{}?{kept}&{more}", G::ID));
            return Ok(());
        }
        // Failure does not matter: the stored set-up is only a convenience.
        let _ = shell.save_store.store().set(&kept_key::<G>(), &kept);

        let setup = Setup { seats: self.seats, options };
        let session = Session::<G>::begin(setup, Seed(seed), players)
            .map_err(|why| text.tr_args("set-up-wrong", &[("why", (&why.to_string()).into())]))?;
        router::navigate(&shell.create_slot(new_save(&session, text)));
        Ok(())
    }
}

/// Gives `guild` to `seat`; the seat that had it gets the old guild of `seat`.
fn swap_guild(chairs: &mut [Chair], seat: usize, guild: &'static str) {
    let Some(given) = chairs.get(seat).map(|chair| chair.guild) else {
        return;
    };
    if let Some(other) = chairs.iter_mut().find(|chair| chair.guild == guild) {
        other.guild = given;
    }
    chairs[seat].guild = guild;
}

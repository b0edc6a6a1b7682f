//! The stage: the spell that is being cast, card by card, with its dice; or
//! what lies in front of the wizard whom the reader looks at.

use std::rc::Rc;

use conclave_rules::games::spell_wars::cards::{Cards, Passive};
use conclave_rules::games::spell_wars::pending::Script;
use conclave_rules::games::spell_wars::{RollFor, View};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::tier_label;
use web_sys::Element;
use yew::prelude::*;

use super::PlayerInfo;
use super::card_face::{CardFace, CardState, Thing, ThingCard};
use super::moment::{Moment, Roll};
use super::pieces::{Head, dice_row, portrait, symbol};
use super::spell_row::SpellRow;
use super::spotlight::Spotlight;
use super::wizard_panel::marks;
use super::words::{TableWords, Words, guild, use_words};
use crate::board::renders;
use crate::board::shared::Shared;

/// Properties of [`Stage`].
#[derive(Properties, PartialEq)]
pub struct StageProps {
    /// The match.
    pub view: Shared<View>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// Whose spell is shown.
    pub seat: Seat,
    /// What is happening.
    pub moment: Moment,
    /// Whether the reader wants to see everything of that wizard, and not what is
    /// happening.
    pub looked: bool,
}

/// Scrolls the stage, and nothing else, to the card that is being carried out.
fn bring_out_lit(stage: &Element) {
    let Ok(Some(card)) = stage.query_selector(".spell-wars-card.is-lit") else { return };
    let (stage_at, card_at) = (stage.get_bounding_client_rect(), card.get_bounding_client_rect());
    // Its glow is seen, too.
    const RIM: f64 = 6.0;
    let above = card_at.top() - RIM - stage_at.top();
    let below = card_at.bottom() + RIM - stage_at.bottom();
    let by = if above < 0.0 { above } else { below.clamp(0.0, above) };
    if by != 0.0 {
        stage.set_scroll_top(stage.scroll_top() + by.ceil() as i32);
    }
}

/// The stage.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    renders::note("Stage");
    let StageProps { view, players, seat, moment, looked } = props;
    let (seat, looked) = (*seat, *looked);
    let words = use_words();
    let table = &view.table;
    let player = table.player(seat);
    // A Creature that stays lies with those in play, and is still said in the spell's name.
    let said = if table.active == Some(seat) { player.creatures } else { Cards::NONE };
    let spell = player.spell | (player.creatures & player.unresolved);
    let name = TableWords::new(words.page(), players, view).spell_name(seat, spell | said);
    let light = moment.light.filter(|_| moment.seat == Some(seat));
    let current = light.and_then(|light| match light.script {
        Script::Component(card) => Some(card),
        _ => None,
    });
    let aim = moment.target.filter(|_| !looked);
    let owner = |seat: Seat| {
        AttrValue::from(players.get(seat.index()).map(|p| p.name.clone()).unwrap_or_default())
    };
    let tucked = table
        .tucked
        .filter(|_| player.treasures.iter().any(|of| of.row().passive == Some(Passive::Tucked)));
    let things = !player.treasures.is_empty() || tucked.is_some() || !player.dead_cards.is_empty();
    let root = use_node_ref();
    use_effect_with((current, spell, looked), {
        let root = root.clone();
        move |_| {
            if let Some(stage) = root.cast::<Element>() {
                bring_out_lit(&stage);
            }
        }
    });
    html! {
        <section
            ref={root}
            class={classes!(
                "spell-wars-stage",
                format!("guild-{}", guild(view, seat)),
                looked.then_some("is-looked"),
            )}
            aria-labelledby="stage-title"
        >
            <header key="banner" class={classes!("spell-wars-banner", moment.named.then_some("is-cast"))}>
                if let Some(head) = Head::of(view, seat) {
                    <key="face">{ portrait(head) }</>
                }
                <h3 key="title" id="stage-title">
                    <small key="owner">{ owner(seat) }</small>
                    { " " }
                    if name.is_empty() {
                        { words.wizard(player.wizard) }
                    } else {
                        <q key="spell">{ name }</q>
                    }
                </h3>
                if let Some((target, head)) = aim.and_then(|aim| Some((aim, Head::of(view, aim)?))) {
                    { aim_line(&words, head, owner(target), table.player(target).life) }
                }
            </header>
            if let Some(roll) = moment.roll.filter(|_| !looked) {
                { roll_line(&words, &roll, &owner(roll.seat), moment) }
            }
            if let Some(light) = light.filter(|_| !looked) {
                { aside(light) }
            }
            <SpellRow
                key="row"
                {spell}
                unresolved={player.unresolved}
                sealed={player.sealed}
                kept={player.creatures - spell}
                {current}
                light={light.filter(|_| current.is_some())}
            />
            if things {
                <div key="things" class="spell-wars-things">
                    for treasure in player.treasures.iter() {
                        <ThingCard key={format!("treasure-{}", treasure.id())} of={Thing::Treasure(treasure)} />
                    }
                    if let Some(card) = tucked {
                        <p key="tucked" class="spell-wars-note">
                            { words.tr_args("tucked", &[("what", (&words.card(card)).into())]) }
                        </p>
                    }
                    for card in player.dead_cards.kinds() {
                        <ThingCard key={format!("dead-{}", card.id())} of={Thing::DeadWizard(card)} />
                    }
                </div>
            }
        </section>
    }
}

/// At whom a spell points.
fn aim_line(words: &Words, head: Head, name: AttrValue, life: u8) -> Html {
    let aims_at = words.tr("aims-at");
    html! {
        <p key="aim" class="spell-wars-aim">
            <span aria-hidden="true">{ "➜" }</span>
            <span class="visually-hidden">{ aims_at }</span>
            { portrait(head) }
            <b>{ name }</b>
            { symbol("life") }
            // Padded, so that one digit is as wide as two.
            { format!("{life:\u{2007}>2}") }
        </p>
    }
}

/// The card of a Reaction, a treasure or a Dead Wizard card at work: it is no part of
/// the spell below it.
fn aside(light: Spotlight) -> Html {
    match light.script {
        Script::Component(_) => Html::default(),
        Script::Reaction(card) => {
            html! { <CardFace key="aside" {card} state={CardState::Lit} {light} /> }
        }
        Script::Immediate(card) | Script::NextRound(card) => {
            html! { <ThingCard key="aside" of={Thing::DeadWizard(card)} /> }
        }
        Script::Gain(of) | Script::Use(of) | Script::GoStart(of) | Script::TurnEnd(of) => {
            html! { <ThingCard key="aside" of={Thing::Treasure(of)} {light} /> }
        }
    }
}

/// The dice of `name` as they lie, where they come from, and what they come to.
fn roll_line(words: &Words, roll: &Roll, name: &str, moment: &Moment) -> Html {
    let total: u8 = roll.dice.iter().sum();
    let source = match roll.why {
        RollFor::Power { card, glyphs, .. } => {
            let magic = card.glyph().map(|of| words.glyph(of)).unwrap_or_default();
            let more = (roll.dice.len() as u8).saturating_sub(glyphs);
            let args = [("n", glyphs.into()), ("what", (&magic).into()), ("m", more.into())];
            words.tr_args("dice-from", &args)
        }
        RollFor::Card => words.tr_args("dice-card", &[("name", name.into())]),
        RollFor::Opponent => words.tr("dice-opponent"),
        RollFor::Mourning => words.tr("dice-mourning"),
    };
    // The result of a power roll, once it stands.
    let tier = moment.light.and_then(|light| light.tier);
    let tier = tier.filter(|_| matches!(roll.why, RollFor::Power { .. }));
    let missed = moment.light.is_some_and(|light| light.missed);
    html! {
        <p key="roll" class="spell-wars-roll" data-explain="power">
            <span key="source">{ source }</span>
            { dice_row(&roll.dice) }
            if roll.is_summed() {
                <b key="total" class="spell-wars-sum">{ "= " }{ total }</b>
            }
            if let Some(tier) = tier {
                <b key="tier" class="spell-wars-tier" data-explain="tier">{ tier_label(tier) }</b>
                if missed {
                    <span key="missed" class="spell-wars-missed">{ words.tr("no-target") }</span>
                }
            }
        </p>
    }
}

/// Properties of [`Fanfare`].
#[derive(Properties, PartialEq)]
pub struct FanfareProps {
    /// The face of whom it is about.
    pub head: Head,
    /// The face of who did it to them.
    pub by: Option<Head>,
    /// The drawing of what it is.
    pub icon: &'static str,
    /// What happened.
    pub said: AttrValue,
    /// What it paid; empty for nothing.
    pub paid: AttrValue,
    /// At the end of a round and of the match, the face and name of each wizard, and the tokens or points.
    pub standings: Vec<(Head, AttrValue, u8)>,
    /// Whether those are points.
    pub quick: bool,
}

/// The staging of a death, or of the winner of a round or of the match.
#[component]
pub fn Fanfare(props: &FanfareProps) -> Html {
    let FanfareProps { head, by, icon, said, paid, standings, quick } = props;
    let words = use_words();
    html! {
        <div class={format!("spell-wars-stage is-won is-{icon} guild-{}", head.guild)}>
            <span key="faces" class="spell-wars-faces">
                if let Some(by) = *by {
                    <key="by">{ portrait(by) }</>
                    <span key="arrow" aria-hidden="true">{ "➜" }</span>
                }
                <key="face">{ portrait(*head) }</>
                <key="icon">{ symbol(icon) }</>
            </span>
            <p key="said">{ said }</p>
            if !paid.is_empty() {
                <p key="paid" class="spell-wars-paid">{ symbol("blood") }{ paid }</p>
            }
            if !standings.is_empty() {
                <ul key="standings" class="spell-wars-standings">
                    for (at, (head, name, won)) in standings.iter().enumerate() {
                        <li key={at}>
                            { portrait(*head) }
                            <b>{ name }</b>
                            <span class="spell-wars-marks">
                                { marks(&words, *won, *quick, false) }
                            </span>
                        </li>
                    }
                </ul>
            }
        </div>
    }
}

//! Who is there, and what lies in front of each: life, Blood, Tower, the spell as
//! far as it is known, Creatures, treasures, Dead Wizard cards.

use conclave::spell_wars::Event;
use conclave::spell_wars::cards::{Card, Cards, Slot};
use conclave::spell_wars::table::{Phase, Player};
use conclave::table::Seat;
use yew::prelude::*;

use super::board::Msg;
use super::cards::{glyph, icon, sealed};
use super::words::{Words, guild};

/// How one wizard is shown.
pub struct Looks<'a> {
    /// What is happening, for emphasis.
    pub event: Option<&'a Event>,
    /// Whether something points at them.
    pub target: bool,
    /// Whether they can be chosen.
    pub choice: bool,
    /// Whether what they have is open on the table.
    pub open: bool,
    /// Whether they must decide now.
    pub acting: bool,
    /// Their cards face down, where these are known.
    pub placed: Option<[Option<Card>; 3]>,
    /// Where taps go.
    pub send: &'a Callback<Msg>,
}

/// A wizard's head: hat and face of their own, in their colour.
pub fn portrait(words: Words, seat: Seat) -> Html {
    let Some(player) = words.view.table.players.get(seat.index()) else { return Html::default() };
    let at = u8::from(player.wizard);
    let hats = ["elemental", "dark", "primal", "arcane", "illusion"];
    let hat = ["#sw-hat-", hats[usize::from(at) % hats.len()]].concat();
    let face = ["#sw-face-", &(at % 4).to_string()].concat();
    let end = if player.dead { "#sw-dead" } else { &face };
    let class = classes!("spell-wars-portrait", ["guild-", guild(words.view, seat)].concat());
    html! {
        <svg {class} viewBox="0 0 24 24" aria-hidden="true">
            <use href={end.to_owned()} /><use href={hat} />
        </svg>
    }
}

/// A number with its drawing and its name.
pub fn tally(words: Words, symbol: &'static str, n: u8) -> Html {
    html! {
        <span class={classes!("spell-wars-tally", ["is-", symbol].concat())}>
            { icon(symbol) }<b aria-hidden="true">{ n }</b>
            <span class="unseen">{ words.count(&["n-", symbol].concat(), n) }{ ", " }</span>
        </span>
    }
}

/// A wizard, in one piece that can be tapped.
pub fn wizard(words: Words, seat: Seat, looks: Looks) -> Html {
    let table = &words.view.table;
    let player = table.player(seat);
    let msg = if looks.choice { Msg::Target(seat) } else { Msg::Look(seat) };
    let onclick = looks.send.reform(move |_: MouseEvent| msg.clone());
    let class = classes!(
        "spell-wars-wizard",
        ["guild-", guild(words.view, seat)].concat(),
        (table.active == Some(seat)).then_some("is-casting"),
        looks.target.then_some("is-aimed"),
        looks.choice.then_some("is-choice"),
        looks.acting.then_some("is-acting"),
        player.dead.then_some("is-dead"),
    );
    html! {
        <button type="button" {class} {onclick} aria-pressed={(!looks.choice).then(|| looks.open.to_string())}>
            { change(looks.event, seat) }
            { portrait(words, seat) }
            <span class="spell-wars-who">
                <b>{ words.name(seat) }</b>
                <small>{ words.wizard(player.wizard) }</small>
            </span>
            <span class="spell-wars-marks">
                { for (0..player.tokens.max(player.points)).map(|_| icon("token")) }
                if player.tokens + player.points > 0 {
                    <span class="unseen">{ words.count(
                        if table.quick { "n-points" } else { "n-tokens" },
                        player.tokens + player.points,
                    ) }{ ", " }</span>
                }
                if table.tower == Some(seat) {
                    <span title={words.say("holds-tower")}>
                        { icon("tower") }<span class="unseen">{ words.say("holds-tower") }{ ", " }</span>
                    </span>
                }
            </span>
            <span class="spell-wars-gauges">
                { gauge(words, "life", player.life) }
                { gauge(words, "blood", player.blood) }
            </span>
            <span class="spell-wars-strip">{ strip(words, seat, player, looks.placed) }</span>
            <span class="spell-wars-piles">
                if !player.creatures.is_empty() {
                    { tally(words, "creature", player.creatures.len()) }
                    { for player.creatures.iter().map(|of| mini(words, of, false)) }
                }
                if !player.treasures.is_empty() { { tally(words, "treasure", player.treasures.len()) } }
                if !player.dead_cards.is_empty() { { tally(words, "tomb", player.dead_cards.len()) } }
                { tally(words, "hand", player.hand) }
            </span>
        </button>
    }
}

/// Life or Blood: a number and a bar.
fn gauge(words: Words, symbol: &'static str, n: u8) -> Html {
    html! {
        <span class={classes!("spell-wars-gauge", ["is-", symbol].concat())} style={format!("--n:{n}")}>
            { tally(words, symbol, n) }
        </span>
    }
}

/// What just happened to a wizard, in one number.
fn change(event: Option<&Event>, seat: Seat) -> Html {
    let (who, symbol, sign, n) = match *event.unwrap_or(&Event::TurnEnded) {
        Event::Damaged { seat, life, .. } => (seat, "life", "\u{2212}", life),
        Event::Healed { seat, life } => (seat, "life", "+", life),
        Event::BloodGained { seat, blood, .. } => (seat, "blood", "+", blood),
        Event::BloodMoved { to, blood, .. } => (to, "blood", "+", blood),
        Event::BloodLost { seat, blood } | Event::Paid { seat, blood } => {
            (seat, "blood", "\u{2212}", blood)
        }
        Event::Blocked { seat, .. } => (seat, "creature", "", 0),
        Event::TreasureGained { seat, .. } => (seat, "treasure", "+", 1),
        Event::TowerTaken { seat, .. } => (seat, "tower", "", 0),
        Event::Died { seat, .. } => (seat, "tomb", "", 0),
        _ => return Html::default(),
    };
    if who != seat {
        return Html::default();
    }
    let bad = sign == "\u{2212}" || symbol == "tomb";
    html! {
        <span class={classes!("spell-wars-change", bad.then_some("is-bad"))} aria-hidden="true">
            if n > 0 { <b>{ sign }{ n }</b> }
            { icon(symbol) }
        </span>
    }
}

/// The spell as far as it is known: names, envelopes, or whether it is written.
fn strip(words: Words, seat: Seat, player: &Player, placed: Option<[Option<Card>; 3]>) -> Html {
    let table = &words.view.table;
    if player.dead {
        return html! { <i>{ words.say("is-dead") }</i> };
    }
    let own: Cards = placed.into_iter().flatten().flatten().collect();
    let open = if player.spell.is_empty() { own } else { player.spell };
    if !open.is_empty() {
        return Slot::ALL
            .into_iter()
            .flat_map(|slot| (open & Cards::of_slot(slot)).iter().chain(wild(open, slot)))
            .map(|card| {
                let done = player.spell.has(card) && !player.unresolved.has(card);
                mini(words, card, done)
            })
            .collect();
    }
    if table.phase == Phase::Preparing {
        let key = if table.ready.has(seat) { "is-ready" } else { "is-writing" };
        let symbol = if table.ready.has(seat) { "envelope" } else { "quill" };
        return html! { <i>{ icon(symbol) }{ words.say(key) }</i> };
    }
    if table.acted.has(seat) && player.sealed == 0 {
        return html! { <i>{ words.say("has-acted") }</i> };
    }
    html! {
        <>
            { for (0..player.sealed).map(|_| sealed(words)) }
            if let Some(initiative) = player.initiative {
                <span class="spell-wars-initiative" title={words.say("initiative")}>
                    <span class="unseen">{ words.say("initiative") }{ " " }</span>{ initiative }
                </span>
            }
        </>
    }
}

/// Wild Magic is told of once, with the Sources.
fn wild(cards: Cards, slot: Slot) -> impl Iterator<Item = Card> {
    let wild = if slot == Slot::Source { cards & Cards::WILD } else { Cards::NONE };
    wild.iter()
}

/// A card of a spell by its sign and name.
fn mini(words: Words, card: Card, done: bool) -> Html {
    html! {
        <span class={classes!("spell-wars-mini", done.then_some("is-done"))}>
            { for card.glyph().map(|of| glyph(words, of)) }<span>{ words.card(card) }</span>
        </span>
    }
}

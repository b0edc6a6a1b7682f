//! Who is there, and what lies in front of each: life, Blood, Tower, the spell as
//! far as it is known, Creatures, treasures, Dead Wizard cards.

use conclave::games::spell_wars::Event;
use conclave::games::spell_wars::cards::{Card, Cards, Slot};
use conclave::games::spell_wars::table::{Phase, PlayerState};
use conclave::table::Seat;
use yew::prelude::*;

use super::board::Msg;
use super::cards::{glyph, icon, initiative, quiet, sealed, two_parts};
use super::words::{Words, guild};
use crate::components::tags::{
    button, class, el, none, number, said, span, tag, tip, unseen, when, words as text,
};

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
    let Some(player) = words.view.table.players.get(seat.index()) else { return none() };
    let at = u8::from(player.wizard);
    let hats = ["elemental", "dark", "primal", "arcane", "illusion"];
    let hat = ["hat-", hats[usize::from(at) % hats.len()]].concat();
    let face = ["face-", &(at % 4).to_string()].concat();
    let end = if player.dead { "dead" } else { &face };
    two_parts(&["spell-wars-portrait guild-", guild(words.view, seat)].concat(), end, &hat)
}

/// A number with its drawing and its name.
pub fn tally(words: Words, symbol: &'static str, n: u8) -> Html {
    let name = words.count(&["n-", symbol].concat(), n) + ", ";
    span(
        &["spell-wars-tally is-", symbol].concat(),
        vec![icon(symbol), quiet("b", n.to_string()), unseen(name)],
    )
}

/// A wizard, in one piece that can be tapped.
pub fn wizard(words: Words, seat: Seat, looks: Looks) -> Html {
    let table = &words.view.table;
    let player = table.player(seat);
    let msg = if looks.choice { Msg::Target(seat) } else { Msg::Look(seat) };
    let class = class(
        &["spell-wars-wizard guild-", guild(words.view, seat)].concat(),
        &[
            (table.active == Some(seat), "is-casting"),
            (looks.target, "is-aimed"),
            (looks.choice, "is-choice"),
            (looks.acting, "is-acting"),
            (player.dead, "is-dead"),
        ],
    );
    let won = player.tokens + player.points;
    let mut marks: Vec<Html> = (0..won).map(|_| icon("token")).collect();
    if won > 0 {
        let key = if table.quick { "n-points" } else { "n-tokens" };
        marks.push(unseen(words.count(key, won) + ", "));
    }
    if table.tower == Some(seat) {
        let holds = words.tr("holds-tower");
        marks.push(tip("", holds.clone(), vec![icon("tower"), unseen(holds + ", ")]));
    }
    let pile = |symbol, n| when(n > 0, || tally(words, symbol, n));
    let mut piles = vec![pile("creature", player.creatures.len())];
    piles.extend(player.creatures.iter().map(|of| mini(words, of, false)));
    piles.push(pile("treasure", player.treasures.len()));
    piles.push(pile("tomb", player.dead_cards.len()));
    piles.push(tally(words, "hand", player.hand));
    let who = vec![
        said("b", "", words.name(seat).to_owned()),
        said("small", "", words.wizard(player.wizard)),
    ];
    let gauges = vec![gauge(words, "life", player.life), gauge(words, "blood", player.blood)];
    button(
        &class,
        looks.send.reform(move |_: MouseEvent| msg.clone()),
        (!looks.choice).then_some(looks.open),
        vec![
            change(looks.event, seat),
            portrait(words, seat),
            span("spell-wars-who", who),
            span("spell-wars-marks", marks),
            span("spell-wars-gauges", gauges),
            span("spell-wars-strip", strip(words, seat, player, looks.placed)),
            span("spell-wars-piles", piles),
        ],
    )
}

/// Life or Blood: a number and a bar.
fn gauge(words: Words, symbol: &'static str, n: u8) -> Html {
    el!(
        "span",
        "class" = ["spell-wars-gauge is-", symbol].concat(),
        "style" = ["--n:", &n.to_string()].concat(),
        [tally(words, symbol, n)]
    )
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
        _ => return none(),
    };
    if who != seat {
        return none();
    }
    let bad = sign == "\u{2212}" || symbol == "tomb";
    let class = class("spell-wars-change", &[(bad, "is-bad")]);
    let amount = when(n > 0, || tag("b", "", vec![text(sign.to_owned()), number(n)]));
    // A screen reader hears it with the log.
    el!("span", "class" = class, "aria-hidden" = "true", [amount, icon(symbol)])
}

/// The spell as far as it is known: names, envelopes, or whether it is written.
fn strip(
    words: Words,
    seat: Seat,
    player: &PlayerState,
    placed: Option<[Option<Card>; 3]>,
) -> Vec<Html> {
    let table = &words.view.table;
    let state = |symbol: Html, key: &str| vec![tag("i", "", vec![symbol, text(words.tr(key))])];
    if player.dead {
        return state(none(), "is-dead");
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
        return if table.ready.has(seat) {
            state(icon("envelope"), "is-ready")
        } else {
            state(icon("quill"), "is-writing")
        };
    }
    if table.acted.has(seat) && player.sealed == 0 {
        return state(none(), "has-acted");
    }
    let mut strip: Vec<Html> = (0..player.sealed).map(|_| sealed(words)).collect();
    strip.extend(player.initiative.map(|n| initiative(words, n)));
    strip
}

/// Wild Magic is told of once, with the Sources.
fn wild(cards: Cards, slot: Slot) -> impl Iterator<Item = Card> {
    let wild = if slot == Slot::Source { cards & Cards::WILD } else { Cards::NONE };
    wild.iter()
}

/// A card of a spell by its sign and name.
fn mini(words: Words, card: Card, done: bool) -> Html {
    let mut inside: Vec<Html> = card.glyph().map(|of| glyph(words, of)).into_iter().collect();
    inside.push(said("span", "", words.card(card)));
    span(&class("spell-wars-mini", &[(done, "is-done")]), inside)
}

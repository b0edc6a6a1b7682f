//! The wizards, and what lies in front of each: life, Blood, Tower, the spell as
//! far as it is known, Creatures, treasures, Dead Wizard cards.

use conclave_rules::games::spell_wars::Event;
use conclave_rules::games::spell_wars::cards::{Card, Cards, Slot};
use conclave_rules::games::spell_wars::public_state::{PlayerState, START_LIFE};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::card_face::card_back;
use super::pieces::{Head, glyph_sign, initiative, portrait, symbol, tally};
use super::words::{Words, use_words};
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::aria_bool;
use crate::components::nearly_mark::NearlyMark;

/// What an event changed about a wizard, in one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The drawing.
    symbol: &'static str,
    /// Before the number: plus, minus, or nothing.
    sign: &'static str,
    /// How much; 0 where there is nothing to count.
    n: u8,
}

impl Change {
    /// What `event` changes about `seat`, if it is shown.
    pub fn of(event: &Event, seat: Seat) -> Option<Change> {
        const PLUS: &str = "+";
        const MINUS: &str = "\u{2212}";
        let (who, symbol, sign, n) = match *event {
            Event::Damaged { seat, damage, .. } => (seat, "life", MINUS, damage),
            Event::Healed { seat, life } => (seat, "life", PLUS, life),
            Event::BloodGained { seat, blood, .. } => (seat, "blood", PLUS, blood),
            Event::BloodMoved { to, blood, .. } => (to, "blood", PLUS, blood),
            Event::BloodLost { seat, blood } | Event::Paid { seat, blood } => {
                (seat, "blood", MINUS, blood)
            }
            Event::Blocked { seat, .. } => (seat, "creature", "", 0),
            Event::TreasureGained { seat, .. } => (seat, "treasure", PLUS, 1),
            Event::TowerTaken { seat, .. } => (seat, "tower", "", 0),
            Event::Died { seat, .. } => (seat, "tomb", "", 0),
            _ => return None,
        };
        (who == seat).then_some(Change { symbol, sign, n })
    }

    /// Whether it is a blow that shakes whoever takes it: a fifth of the life that one begins with, or death.
    fn is_heavy(self) -> bool {
        self.symbol == "tomb"
            || (self.symbol, self.sign) == ("life", "\u{2212}") && self.n >= START_LIFE / 5
    }

    fn is_bad(self) -> bool {
        self.sign == "\u{2212}" || self.symbol == "tomb"
    }
}

/// Properties of [`WizardPanel`].
#[derive(Properties, PartialEq)]
pub struct WizardPanelProps {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: AttrValue,
    /// The face.
    pub head: Head,
    /// What lies in front of them.
    pub player: PlayerState,
    /// Their life and Blood when the reader last decided: what has changed since is marked.
    pub before: [u8; 2],
    /// Whether points are counted, as in a quick match, and not tokens.
    pub quick: bool,
    /// Whether nobody has won more of them.
    pub leads: bool,
    /// Whether one token more wins the match.
    pub nearly: bool,
    /// Whether they hold the Tower.
    pub tower: bool,
    /// How far their spell of this turn is.
    pub progress: SpellProgress,
    /// Their cards face down, where the reader knows them.
    pub placed: [Option<Card>; 3],
    /// What just happened to them.
    pub change: Option<Change>,
    /// How the spell being prepared would pick them as a target, in words; none where it
    /// would not, or where that is not known yet.
    pub preview: Option<AttrValue>,
    /// Whether it is their go.
    pub casting: bool,
    /// Whether a spell points at them.
    pub aimed: bool,
    /// Whether they can be chosen.
    pub choice: bool,
    /// Whether they must decide now.
    pub acting: bool,
    /// Whether what they have is open on the stage.
    pub open: bool,
    /// Called when they are tapped.
    pub onpress: Callback<Seat>,
}

/// How far a wizard's spell of this turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellProgress {
    /// It is being prepared.
    Writing,
    /// It is prepared, while others still prepare theirs.
    Ready,
    /// It waits to be cast, or is being cast.
    Waiting,
    /// It was cast.
    Cast,
}

/// A wizard, in one piece that can be tapped.
#[component]
pub fn WizardPanel(props: &WizardPanelProps) -> Html {
    renders::note("WizardPanel");
    let WizardPanelProps { seat, player, head, before: [life, blood], .. } = props;
    let words = use_words();
    let onclick = {
        let seat = *seat;
        props.onpress.reform(move |_: MouseEvent| seat)
    };
    let class = classes!(
        "spell-wars-wizard",
        format!("guild-{}", head.guild),
        props.casting.then_some("is-casting"),
        props.aimed.then_some("is-aimed"),
        props.choice.then_some("is-target"),
        props.acting.then_some("is-acting"),
        player.dead.then_some("is-dead"),
    );
    html! {
        <button
            type="button"
            {class}
            data-seat={seat.0.to_string()}
            data-explain="wizard"
            aria-pressed={(!props.choice).then_some(aria_bool(props.open))}
            {onclick}
        >
            if let Some(change) = props.change {
                { change_flag(change) }
            }
            if props.nearly {
                <NearlyMark key="nearly" words={words.tr("nearly")} />
            }
            <key="portrait">{ portrait(*head) }</>
            <span key="who" class="spell-wars-who">
                <b>{ &props.name }</b>
                <small>{ words.wizard(player.wizard) }</small>
            </span>
            <span
                key="marks"
                class={classes!("spell-wars-marks", props.leads.then_some("seat-leads"))}
                data-explain={explain("won", &[(player.tokens + player.points).into()])}
            >
                { marks(&words, player.tokens + player.points, props.quick, props.tower) }
            </span>
            <span key="gauges" class="spell-wars-gauges">
                { gauge(&words, "life", player.life, *life) }
                { gauge(&words, "blood", player.blood, *blood) }
            </span>
            <span key="strip" class="spell-wars-strip" data-explain="strip">
                <key="spell">{ spell_strip(&words, player, props.progress, &props.placed) }</>
                <span key="end" class="visually-hidden">{ ", " }</span>
            </span>
            if let Some(preview) = &props.preview {
                <span key="preview" class="spell-wars-preview">
                    <span key="arrow" aria-hidden="true">{ "➜ " }</span>
                    <key="words">{ preview }</>
                    <span key="end" class="visually-hidden">{ ", " }</span>
                </span>
            }
            <span key="piles" class="spell-wars-piles">
                if !player.creatures.is_empty() {
                    { tally(&words, "creature", player.creatures.len()) }
                }
                for (at, card) in player.creatures.iter().enumerate() {
                    { card_name(&words, at, card, false) }
                }
                if !player.treasures.is_empty() {
                    { tally(&words, "treasure", player.treasures.len()) }
                }
                if !player.dead_cards.is_empty() {
                    { tally(&words, "tomb", player.dead_cards.len()) }
                }
                { tally(&words, "hand", player.hand) }
            </span>
        </button>
    }
}

/// What a wizard has won, and the Tower.
pub fn marks(words: &Words, won: u8, quick: bool, tower: bool) -> Html {
    let unit = if quick { "n-points" } else { "n-tokens" };
    let holds = AttrValue::from(words.tr("holds-tower"));
    html! {
        <>
            for at in 0..won {
                <key={at}>{ symbol("token") }</>
            }
            if won > 0 {
                <span key="won" class="visually-hidden">{ words.count(unit, won) }{ ", " }</span>
            }
            if tower {
                <span key="tower" data-explain="tower">
                    { symbol("tower") }
                    <span class="visually-hidden">{ holds }{ ", " }</span>
                </span>
            }
        </>
    }
}

/// Life or Blood: a number and a bar; marked if it was another number before.
fn gauge(words: &Words, of: &'static str, n: u8, was: u8) -> Html {
    let news = (n != was).then_some("is-news");
    html! {
        <span
            class={classes!(format!("spell-wars-gauge is-{of}"), news)}
            style={format!("--n:{n}")}
        >
            { tally(words, of, n) }
        </span>
    }
}

/// What just happened to a wizard. A screen reader hears it with the log.
fn change_flag(of: Change) -> Html {
    html! {
        <span
            key="change"
            class={classes!(
                "spell-wars-change",
                of.is_bad().then_some("is-bad"),
                of.is_heavy().then_some("is-heavy"),
            )}
            aria-hidden="true"
        >
            if of.n > 0 {
                <b key="number">{ of.sign }{ of.n }</b>
            }
            <key="drawing">{ symbol(of.symbol) }</>
        </span>
    }
}

/// A spell as far as it is known: names, backs, or whether it is written. `placed` are the cards face
/// down, where the reader knows them.
fn spell_strip(
    words: &Words,
    player: &PlayerState,
    progress: SpellProgress,
    placed: &[Option<Card>; 3],
) -> Html {
    if player.dead {
        return html! { <i>{ words.tr("is-dead") }</i> };
    }
    let own: Cards = placed.iter().flatten().copied().collect();
    let open = if player.spell.is_empty() { own } else { player.spell };
    if !open.is_empty() {
        return html! {
            for (at, card) in in_order(open).into_iter().enumerate() {
                { card_name(words, at, card, player.spell.has(card) && !player.unresolved.has(card)) }
            }
        };
    }
    match progress {
        SpellProgress::Ready => html! { <i>{ symbol("envelope") }{ words.tr("is-ready") }</i> },
        SpellProgress::Writing => html! { <i>{ symbol("quill") }{ words.tr("is-writing") }</i> },
        SpellProgress::Cast if player.sealed == 0 => html! { <i>{ words.tr("has-acted") }</i> },
        SpellProgress::Cast | SpellProgress::Waiting => html! {
            <>
                for at in 0..player.sealed {
                    { card_back(words, at) }
                }
                if let Some(n) = player.initiative {
                    { initiative(words, n) }
                }
            </>
        },
    }
}

/// The cards of a spell as they are read; Wild Magic comes behind the Sources.
fn in_order(spell: Cards) -> Vec<Card> {
    let of = |slot| spell & Cards::of_slot(slot);
    [of(Slot::Source), spell & Cards::WILD, of(Slot::Quality), of(Slot::Destination)]
        .into_iter()
        .flat_map(Cards::iter)
        .collect()
}

/// A card by its sign and name.
fn card_name(words: &Words, key: usize, card: Card, done: bool) -> Html {
    let name = words.card(card);
    html! {
        <span {key} class={classes!("spell-wars-mini", done.then_some("is-done"))}>
            if let Some(glyph) = card.glyph() {
                { glyph_sign(words, glyph) }
            }
            <span key="name">{ name }</span>
        </span>
    }
}

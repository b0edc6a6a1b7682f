//! The player's own cards: the spell being prepared, three slots joined by a ribbon,
//! and the hand that it is filled from.

use std::rc::Rc;

use conclave_rules::games::spell_wars::cards::{Card, Cards, DeadPile, Slot};
use conclave_rules::games::spell_wars::state::Own;
use conclave_rules::games::spell_wars::{Action, View};
use yew::prelude::*;

use super::PlayerInfo;
use super::card_face::{CardFace, Thing, ThingCard};
use super::draft::{Draft, chances, lowest_face, power_dice};
use super::pieces::symbol;
use super::spell_row::empty_slot;
use super::words::{TableWords, Words, use_words};
use crate::board::shared::Shared;
use crate::board::{drag, renders};
use crate::components::icons::aria_bool;
use crate::hints::is_advised;

/// Keys of cards that can be dragged, with the card's number.
pub const CARD: &str = "card";
/// Keys of the slots that cards are dragged to, with the slot's index.
pub const SLOT: &str = "slot";
/// The key of the hand, which takes a card back.
pub const HAND: &str = "hand";

/// Properties of [`Preparation`].
#[derive(Properties, PartialEq)]
pub struct PreparationProps {
    /// The match.
    pub view: Shared<View>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// The player's cards.
    pub own: Own,
    /// The spell so far.
    pub draft: Draft,
    /// All that may be done.
    pub legal: Rc<[Action]>,
    /// What a hint advises.
    pub hint: Rc<[Action]>,
    /// Called with a card of the hand that is tapped.
    pub oncard: Callback<Card>,
    /// Called with a slot that is tapped.
    pub onslot: Callback<Slot>,
    /// Called to seal the spell.
    pub onseal: Callback<()>,
}

/// The spell being prepared, and the hand.
#[component]
pub fn Preparation(props: &PreparationProps) -> Html {
    renders::note("Preparation");
    let PreparationProps { view, players, own, draft, legal, .. } = props;
    let words = use_words();
    let places = draft.filled(own.placed);
    let spell: Cards = places.into_iter().flatten().collect();
    let playable: Cards = legal
        .iter()
        .filter_map(|action| match *action {
            Action::Place { card, .. } => Some(card),
            _ => None,
        })
        .collect();
    let chances_of = |card: Card| {
        let glyph = card.glyph().filter(|_| card.initiative() > 0)?;
        let low = lowest_face(&view.table.player(own.seat).treasures);
        Some(chances(power_dice(&view.table, own, spell, glyph), low))
    };
    let dice = places[Slot::Destination.index()].and_then(Card::glyph).map(|glyph| {
        let dice = power_dice(&view.table, own, spell, glyph);
        words.tr_args("will-roll", &[("n", dice.into()), ("what", (&words.glyph(glyph)).into())])
    });
    let name = TableWords::new(words.page(), players, view).spell_name(own.seat, spell);
    html! {
        <section class="spell-wars-prepare" aria-label={words.tr("your-spell")}>
            <div class="spell-wars-spell is-draft">
                for slot in Slot::ALL {
                    <SpellSlot
                        key={slot.index()}
                        {slot}
                        card={places[slot.index()]}
                        fixed={own.placed[slot.index()].is_some()}
                        takes={draft.takes(slot) && own.placed[slot.index()].is_none()}
                        chances={places[slot.index()].and_then(chances_of)}
                        onpress={&props.onslot}
                    />
                }
            </div>
            { verbs(
                &words,
                props,
                (&name, spell.len(), dice.as_deref().unwrap_or_default()),
                !spell.is_empty() || legal.contains(&Action::Ready),
            ) }
            <Hand
                hand={own.hand}
                {playable}
                picked={draft.cards()}
                takes={draft.held.is_some() && draft.places.contains(&draft.held)}
                oncard={&props.oncard}
            />
        </section>
    }
}

/// Properties of [`SpellSlot`].
#[derive(Properties, PartialEq)]
pub struct SpellSlotProps {
    /// Which slot.
    pub slot: Slot,
    /// The card in it.
    pub card: Option<Card>,
    /// Whether that card was placed for good.
    pub fixed: bool,
    /// Whether the card that is held may be put there.
    pub takes: bool,
    /// The chances of its power roll, in percent.
    pub chances: Option<[u8; 3]>,
    /// Called when it is tapped.
    pub onpress: Callback<Slot>,
}

/// A slot of the spell being prepared.
#[component]
pub fn SpellSlot(props: &SpellSlotProps) -> Html {
    let &SpellSlotProps { slot, card, fixed, takes, chances, ref onpress } = props;
    let words = use_words();
    let inside = match card {
        Some(card) => html! { <CardFace {card} {chances} /> },
        None => empty_slot(&words, slot, takes),
    };
    let action = match card {
        _ if takes => Some("put-here"),
        Some(_) if !fixed => Some("take-back"),
        _ => None,
    };
    html! {
        <button
            type="button"
            class={classes!("spell-wars-place", "target", takes.then_some("is-target"))}
            data-explain="place"
            disabled={action.is_none()}
            data-drag={card.filter(|_| !fixed).map(|card| drag::key(CARD, card.id().into()))}
            data-drop={takes.then(|| drag::key(SLOT, slot.index()))}
            onclick={onpress.reform(move |_: MouseEvent| slot)}
        >
            if let Some(action) = action {
                <span key="hidden" class="visually-hidden">{ words.tr(action) }{ " " }</span>
            }
            { inside }
        </button>
    }
}

/// What the spell is called, and what can be done with it.
fn verbs(
    words: &Words,
    props: &PreparationProps,
    (name, size, dice): (&str, u8, &str),
    sealable: bool,
) -> Html {
    let advised = is_advised(&props.draft.actions(), &props.hint).then_some("is-hinted");
    html! {
        <div key="verbs" class="spell-wars-verbs tray-row">
            <p key="note" class="spell-wars-note" role="status">
                if size == 0 {
                    { words.tr("pick-cards") }
                } else {
                    <q>{ name }</q>
                    { format!(" {} {dice}", words.count("size", size)) }
                }
            </p>
            if sealable {
                <button
                    key="seal"
                    type="button"
                    class={classes!("button", "button-main", advised)}
                    data-explain="seal"
                    onclick={props.onseal.reform(|_| ())}
                >
                    { symbol("envelope") }
                    { words.tr("seal") }
                </button>
            }
        </div>
    }
}

/// Properties of [`Hand`].
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// The cards.
    pub hand: Cards,
    /// Those that may be placed.
    pub playable: Cards,
    /// Those that lie in the spell already, or wait for their slot.
    pub picked: Cards,
    /// Whether the card that is held may be taken back to the hand.
    pub takes: bool,
    /// Called with a card that is tapped.
    pub oncard: Callback<Card>,
}

/// The hand, by type; of equal cards one is shown. All of it is in view; the style sheet
/// enlarges the card under the pointer or with the focus.
#[component]
pub fn Hand(HandProps { hand, playable, picked, takes, oncard }: &HandProps) -> Html {
    renders::note("Hand");
    let words = use_words();
    let mut before = 0;
    let groups = Slot::ALL
        .map(|slot| (words.slot(slot), *hand & Cards::of_slot(slot)))
        .into_iter()
        .chain([(words.tr("card-wild-magic"), *hand & Cards::WILD)])
        .enumerate()
        .filter(|(_, (_, cards))| !cards.is_empty())
        .map(|(at, (name, cards))| {
            let kinds = cards.kinds();
            let place = before;
            before += usize::from(kinds.len());
            (at, name, cards, kinds, place)
        });
    html! {
        <div class="spell-wars-hand" data-drop={takes.then_some(HAND)}>
            for (at, name, cards, kinds, before) in groups {
                <div key={at} class="spell-wars-group" role="group" aria-label={name}>
                    for (at, card) in kinds.iter().enumerate() {
                        <HandCard
                            key={card.id()}
                            {card}
                            low={(before + at) % 2 == 1}
                            copies={cards.iter().filter(|of| of.kind() == card.kind()).count()}
                            picked={picked.has(card)}
                            playable={playable.has(card)}
                            onpress={oncard}
                        />
                    }
                </div>
            }
        </div>
    }
}

/// Properties of [`HandCard`].
#[derive(Properties, PartialEq)]
pub struct HandCardProps {
    /// Which.
    pub card: Card,
    /// How many of its kind are in the hand.
    pub copies: usize,
    /// Whether it lies in the lower of two rows.
    pub low: bool,
    /// Whether it lies in the spell already, or waits for its slot.
    pub picked: bool,
    /// Whether it may be placed.
    pub playable: bool,
    /// Called when it is tapped.
    pub onpress: Callback<Card>,
}

/// A card of the hand to be picked.
#[component]
pub fn HandCard(props: &HandCardProps) -> Html {
    renders::note("HandCard");
    let &HandCardProps { card, copies, low, picked, playable, ref onpress } = props;
    let class = classes!(
        "spell-wars-pick",
        "target",
        low.then_some("is-low"),
        picked.then_some("is-picked"),
    );
    html! {
        <button
            type="button"
            {class}
            aria-pressed={aria_bool(picked)}
            data-look=""
            aria-disabled={(!playable).then_some("true")}
            data-try={(!playable).then(|| card.id().to_string())}
            data-drag={playable.then(|| drag::key(CARD, card.id().into()))}
            onclick={playable.then(|| onpress.reform(move |_: MouseEvent| card))}
        >
            <CardFace key="face" {card} />
            if copies > 1 {
                <small key="copies" class="spell-wars-copies">{ "×" }{ copies }</small>
            }
        </button>
    }
}

/// Properties of [`KeptHand`].
#[derive(Properties, PartialEq)]
pub struct KeptHandProps {
    /// The cards.
    pub hand: Cards,
    /// Those that are laid out for the next spell.
    pub planned: Cards,
    /// Called with a card that is tapped.
    pub oncard: Callback<Card>,
}

/// The hand while nothing can be played from it: to be looked at, and to choose from it what the next spell is to
/// be made of. (Wild Magic has no slot of its own, and waits until there are slots.)
#[component]
pub fn KeptHand(KeptHandProps { hand, planned, oncard }: &KeptHandProps) -> Html {
    let words = use_words();
    html! {
        <div
            class="spell-wars-hand spell-wars-kept"
            role="group"
            aria-label={words.count("n-hand", hand.len())}
        >
            for card in hand.iter() {
                <button
                    key={card.id()}
                    type="button"
                    class={classes!(
                        "spell-wars-pick",
                        "target",
                        planned.has(card).then_some("is-picked"),
                    )}
                    aria-pressed={aria_bool(planned.has(card))}
                    aria-disabled={card.slot().is_none().then_some("true")}
                    data-look=""
                    data-explain="plan"
                    onclick={card.slot().map(|_| oncard.reform(move |_: MouseEvent| card))}
                >
                    <CardFace {card} />
                </button>
            }
        </div>
    }
}

/// Properties of [`DeadHand`].
#[derive(Properties, PartialEq)]
pub struct DeadHandProps {
    /// The cards.
    pub cards: DeadPile,
}

/// What somebody who is dead has drawn for it, in the place of the hand: to be looked through while the others
/// play on.
#[component]
pub fn DeadHand(DeadHandProps { cards }: &DeadHandProps) -> Html {
    let words = use_words();
    html! {
        <div
            class="spell-wars-hand spell-wars-kept"
            role="group"
            aria-label={words.tr("rules-dead")}
        >
            for card in cards.kinds() {
                <div
                    key={card.id()}
                    class="spell-wars-pick target"
                    tabindex="0"
                    data-look=""
                    data-explain="tomb"
                >
                    <ThingCard of={Thing::DeadWizard(card)} />
                </div>
            }
        </div>
    }
}

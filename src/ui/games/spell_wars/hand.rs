//! A spell being prepared: three places joined by a ribbon, and the hand they are
//! filled from. Nothing of it is done before the spell is sealed.

use conclave::games::spell_wars::Action;
use conclave::games::spell_wars::cards::{Card, Cards, Glyph, Lasting, Passive, Slot};
use conclave::games::spell_wars::state::Own;
use yew::prelude::*;

use super::board::Msg;
use super::cards::{FaceLook, card, empty, icon};
use super::words::Words;
use crate::components::tags::{
    all, button, class, el, keyed, none, said, tag, truth, unseen, when, words as text,
};

/// A spell that is not sealed yet.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Draft {
    /// What fills each place.
    pub places: [Option<Card>; 3],
    /// Wild Magic in hand that waits for its place.
    pub wild: Option<Card>,
}

impl Draft {
    /// Takes up a card of the hand, or lays it down again.
    pub fn tap(&mut self, card: Card) {
        if let Some(place) = self.places.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
            return;
        }
        match card.slot() {
            Some(slot) => self.places[slot.index()] = Some(card),
            None => self.wild = (self.wild != Some(card)).then_some(card),
        }
    }

    /// Taps a place: Wild Magic goes there, or what lies there is taken back.
    pub fn tap_place(&mut self, slot: Slot) {
        self.places[slot.index()] = self.wild.take();
    }

    /// Arranges the spell as `plan` says.
    pub fn arrange(&mut self, plan: &[Action]) {
        *self = Draft::default();
        for action in plan {
            if let Action::Place { card, slot } = *action {
                self.places[slot.index()] = Some(card);
            }
        }
    }

    /// Does it: card by card, then the seal.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = Slot::ALL
            .into_iter()
            .filter_map(|slot| Some(Action::Place { card: self.places[slot.index()]?, slot }))
            .collect();
        actions.push(Action::Ready);
        actions
    }
}

/// The chances of 1–4, 5–9 and 10 or more with one, two, … dice, in hundredths.
const CHANCES: [[u8; 3]; 5] = [[67, 33, 0], [17, 66, 17], [2, 35, 63], [0, 10, 90], [0, 2, 98]];

/// How many dice a Creature would have in a spell of these cards.
fn power_dice(words: Words, own: &Own, spell: Cards, glyph: Glyph) -> u8 {
    let table = &words.view.table;
    let player = table.player(own.seat);
    let counted = (spell | player.creatures) & Cards::of_glyph(glyph);
    let tucked = table.tucked.filter(|card| {
        let keeps = player.treasures.iter().any(|t| t.row().passive == Some(Passive::Tucked));
        keeps && card.glyph() == Some(glyph)
    });
    let mut dice = counted.len() + u8::from(tucked.is_some());
    for of in player.dead_cards.kinds() {
        if let Some(Lasting::NextRollDice(more)) = of.row().lasting {
            dice += more * player.dead_cards.count(of);
        }
    }
    dice
}

/// The spell being prepared, and the hand.
pub fn prepare(
    words: Words,
    own: &Own,
    draft: &Draft,
    legal: &[Action],
    hinted: bool,
    send: &Callback<Msg>,
) -> Html {
    let mut places = own.placed;
    for (place, drafted) in places.iter_mut().zip(draft.places) {
        *place = place.or(drafted);
    }
    let spell: Cards = places.into_iter().flatten().collect();
    let tap = |msg: Msg| send.reform(move |_: MouseEvent| msg.clone());
    let size = spell.len();
    let place = |slot: Slot| {
        let fixed = own.placed[slot.index()].is_some();
        let (inside, key) = match places[slot.index()] {
            Some(of) => {
                let chances = of.glyph().filter(|_| of.initiative() > 0).map(|glyph| {
                    let dice = usize::from(power_dice(words, own, spell, glyph)).clamp(1, 5);
                    CHANCES[dice - 1]
                });
                (card(words, of, FaceLook { chances, ..FaceLook::default() }), "take-back")
            }
            None if draft.wild.is_some() => (empty(words, slot, "is-open"), "wild-here"),
            None => (empty(words, slot, ""), ""),
        };
        if fixed || key.is_empty() {
            return tag("div", "spell-wars-place", vec![inside]);
        }
        let inside = vec![unseen(words.tr(key) + " "), inside];
        button("spell-wars-place", tap(Msg::Place(slot)), None, inside)
    };
    let dice = places[2].and_then(Card::glyph).map(|glyph| {
        let dice = power_dice(words, own, spell, glyph);
        let magic = conclave::games::spell_wars::face::glyph(glyph, words.text.catalog());
        words.tr_args("will-roll", &[("n", dice.into()), ("what", (&magic).into())])
    });
    let may = |card: Card| {
        legal.iter().any(|action| matches!(*action, Action::Place { card: c, .. } if c == card))
    };
    let in_hand = |of: Card| {
        let picked = draft.wild == Some(of) || draft.places.contains(&Some(of));
        let copies = own.hand.iter().filter(|card| card.kind() == of.kind()).count();
        let several = copies > 1;
        let copies = || said("small", "spell-wars-copies", ["×", &copies.to_string()].concat());
        keyed(
            of.id(),
            el!(
                "button",
                "type" = "button",
                "class" = class("spell-wars-pick", &[(picked, "is-picked")]),
                "aria-pressed" = truth(Some(picked)),
                "disabled" = !may(of),
                onclick = tap(Msg::Card(of)),
                [card(words, of, FaceLook::default()), when(several, copies)]
            ),
        )
    };
    let group = |cards: Cards, name: String| {
        if cards.is_empty() {
            return none();
        }
        let legend = [said("legend", "", name)].into_iter();
        let inside = legend.chain(cards.kinds().iter().map(in_hand)).collect();
        tag("fieldset", "spell-wars-group", inside)
    };
    let actions = draft.actions();
    let sealable = size > 0 || legal.contains(&Action::Ready);
    let mut note = Vec::new();
    if size == 0 {
        note.push(text(words.tr("pick-cards")));
    } else {
        note.push(said("q", "", words.spell_name(own.seat, spell)));
        note.push(text([" ", &words.count("size", size), " ", &dice.unwrap_or_default()].concat()));
    }
    let verb = |class: &str, label: Vec<Html>, msg: Msg| button(class, tap(msg), None, label);
    let verbs = vec![
        el!("p", "class" = "spell-wars-note", "role" = "status", [all(note)]),
        when(hinted, || verb("button", vec![text(words.tr("take-hint"))], Msg::TakeHint)),
        when(sealable, || {
            let label = vec![icon("envelope"), text(words.tr("seal"))];
            verb("button button-main", label, Msg::Act(actions))
        }),
    ];
    let slots = Slot::ALL.map(|slot| group(own.hand & Cards::of_slot(slot), words.slot(slot)));
    let mut hand = Vec::from(slots);
    hand.push(group(own.hand & Cards::WILD, words.tr("card-wild-magic")));
    el!(
        "section",
        "class" = "spell-wars-prepare",
        "aria-label" = words.tr("your-spell"),
        [
            tag("div", "spell-wars-spell is-draft", Slot::ALL.map(place).into()),
            tag("div", "spell-wars-verbs", verbs),
            tag("div", "spell-wars-hand", hand)
        ]
    )
}

/// The hand, to be looked at.
pub fn look(words: Words, own: &Own) -> Html {
    if own.hand.is_empty() {
        return none();
    }
    let summary = vec![icon("hand"), text(words.count("n-hand", own.hand.len()))];
    let cards = own.hand.iter().map(|of| card(words, of, FaceLook::default())).collect();
    tag(
        "details",
        "spell-wars-kept",
        vec![tag("summary", "", summary), tag("div", "spell-wars-hand", cards)],
    )
}

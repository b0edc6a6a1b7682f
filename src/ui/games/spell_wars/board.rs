//! The board: the wizards, the stage between them, and the player's hands on it.

use conclave::games::spell_wars::cards::{Card, Slot};
use conclave::games::spell_wars::table::Phase;
use conclave::games::spell_wars::{Action, Event, SpellWars};
use conclave::table::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::BoardProps;
use super::ask;
use super::hand::{self, Draft};
use super::moment::Moment;
use super::stage::{fanfare, stage};
use super::wizards::{Looks, wizard};
use super::words::Words;
use crate::components::tags::{all, el, held, said, span, tag, when, words as text};

/// Something a player does at the board.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Looks at what a wizard has, or away.
    Look(Seat),
    /// Chooses a wizard.
    Target(Seat),
    /// Taps a card of the hand.
    Card(Card),
    /// Taps a place of the spell being prepared.
    Place(Slot),
    /// Arranges the spell as the hint says.
    TakeHint,
    /// Does this.
    Act(Vec<Action>),
    /// Presses a key.
    Key(KeyboardEvent),
}

/// The board.
pub struct Board {
    root: NodeRef,
    draft: Draft,
    moment: Moment,
    /// Whose things lie open on the stage.
    looked: Option<Seat>,
    /// Whether the reader's hands are on the keyboard.
    by_keyboard: bool,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<SpellWars>;

    fn create(ctx: &Context<Self>) -> Self {
        Board {
            root: NodeRef::default(),
            draft: Draft::default(),
            moment: Moment::of(&ctx.props().view),
            looked: None,
            by_keyboard: false,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let props = ctx.props();
        // A draft outlives what others do meanwhile, but not its turn or its owner.
        let whose = |props: &Self::Properties| {
            let own = props.view.own.as_ref().map(|own| own.seat);
            (own, props.view.table.round, props.view.table.turn)
        };
        if whose(props) != whose(old) {
            self.draft = Draft::default();
        }
        match &props.event {
            Some(event) if !props.shows_as(old) => {
                self.moment.apply_event(event);
                if matches!(**event, Event::GoBegan(_)) {
                    self.looked = None;
                }
            }
            Some(_) => {}
            None => {
                let roll = self.moment.roll.take();
                self.moment = Moment::of(&props.view);
                // The dice lie there as long as their card is at work.
                if self.moment.script.is_some() && self.moment.roll.is_none() {
                    self.moment.roll = roll;
                }
            }
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        match msg {
            Msg::Look(seat) => self.looked = (self.looked != Some(seat)).then_some(seat),
            Msg::Target(seat) => props.act.emit(vec![Action::Target(seat)]),
            Msg::Card(card) => self.draft.tap(card),
            Msg::Place(slot) => self.draft.tap_place(slot),
            Msg::TakeHint => self.draft.arrange(&props.hint),
            Msg::Act(actions) => {
                if actions.contains(&Action::Ready) {
                    self.draft = Draft::default();
                }
                props.act.emit(actions);
            }
            Msg::Key(event) => return self.key(&event),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let send = ctx.link().callback(|msg: Msg| msg);
        let words = Words { text: &props.text, players: &props.players, view: &props.view };
        let table = &props.view.table;
        let own = props.view.own.as_ref();
        let still = props.event.is_none();
        let acting = props.view.to_act();
        let looks = |seat: Seat| Looks {
            event: props.event.as_deref(),
            target: self.moment.target == Some(seat),
            choice: props.legal.contains(&Action::Target(seat)),
            open: self.looked == Some(seat),
            acting: still && acting.has(seat),
            placed: own.filter(|own| own.seat == seat).map(|own| own.placed),
            send: &send,
        };
        // From the left of who looks, as round a table.
        let me = own.map(|own| own.seat);
        let first = me.map_or(0, |seat| seat.0 + 1);
        let others = (0..table.seats())
            .map(|step| Seat((first + step) % table.seats()))
            .filter(|&seat| Some(seat) != me);
        let shown = self.looked.or(self.moment.seat).or(table.active);
        let preparing = own.filter(|own| {
            table.phase == Phase::Preparing && props.seat == Some(own.seat) && acting.has(own.seat)
        });
        let ask = props.view.pending.ask.filter(|ask| props.seat == Some(ask.seat));
        let around = el!(
            "div",
            "class" = "spell-wars-wizards",
            "role" = "group",
            "aria-label" = props.text.tr("players"),
            "data-count" = others.clone().count().to_string(),
            [all(others.map(|seat| wizard(words, seat, looks(seat))))]
        );
        let mut inside = vec![middle(words), around];
        if let Some(Event::RoundWon(seat)) = props.event.as_deref() {
            inside.push(fanfare(words, *seat));
        }
        if let Some(shown) = shown {
            inside.push(stage(words, shown, &self.moment, self.looked.is_some()));
        }
        if let Some(ask) = ask {
            inside.push(ask::tray(words, ask, &props.legal, &props.hint, &send));
        }
        if let Some(own) = own {
            let hand = when(preparing.is_none(), || hand::look(words, own));
            let wizard = wizard(words, own.seat, looks(own.seat));
            inside.push(tag("div", "spell-wars-own", vec![wizard, hand]));
        }
        if let Some(own) = preparing {
            let hinted = !props.hint.is_empty();
            inside.push(hand::prepare(words, own, &self.draft, &props.legal, hinted, &send));
        }
        let keys = send.reform(Msg::Key);
        let board = el!("div", "class" = "spell-wars", onkeydown = keys, [all(inside)]);
        held(&self.root, board)
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.keep_focus();
    }
}

/// What lies in the middle: the Tower, the deck, a bounty, a prophecy.
fn middle(words: Words) -> Html {
    let table = &words.view.table;
    let bounty = table.bounty.map(|bounty| {
        let what = words.treasure(bounty.treasure);
        words.tr_args("bounty", &[("what", (&what).into()), ("n", bounty.blood.into())])
    });
    let prophecy = table
        .prophecy
        .map(|prophecy| words.tr_args("prophecy", &[("name", words.name(prophecy.named).into())]));
    let args = [("n", table.round.into()), ("m", table.turn.into()), ("deck", table.deck.into())];
    let tower = when(table.tower.is_none(), || {
        span("", vec![super::cards::icon("tower"), text(words.tr("tower-middle"))])
    });
    let mut middle = vec![said("span", "", words.tr_args("round", &args)), tower];
    middle.extend(bounty.into_iter().chain(prophecy).map(|words| said("span", "", words)));
    tag("p", "spell-wars-middle", middle)
}

impl Board {
    /// When what the keyboard was at is gone, it goes on with what is asked.
    fn keep_focus(&self) {
        let Some(root) = self.root.cast::<Element>().filter(|_| self.by_keyboard) else { return };
        let active = root.owner_document().and_then(|document| document.active_element());
        if active.is_some_and(|active| active.tag_name() != "BODY" && !active.contains(Some(&root)))
        {
            return;
        }
        let next = [".spell-wars-tray button", ".spell-wars-pick:enabled"];
        let next = next.iter().find_map(|css| root.query_selector(css).ok().flatten());
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    }

    fn key(&mut self, event: &KeyboardEvent) -> bool {
        self.by_keyboard = true;
        if event.key() == "Escape" {
            let held = self.looked.take().is_some() | self.draft.wild.take().is_some();
            if held {
                event.stop_propagation();
            }
            return held;
        }
        if let Some(root) = self.root.cast::<Element>()
            && crate::board::arrow_keys::walk(&root, &event.key())
        {
            event.prevent_default();
            event.stop_propagation();
        }
        false
    }
}

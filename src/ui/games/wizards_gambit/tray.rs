//! The tray at the lower edge: the parts of the turn, what is offered, the hand,
//! and the verbs.

use conclave::games::wizards_gambit::cards::{Card, Face};
use conclave::games::wizards_gambit::effect::{Rule, Step};
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{Decision, Phase};
use conclave::games::wizards_gambit::{Action, Reason};
use yew::prelude::*;

use super::board::Msg;
use super::cards::{self, CardLook};
use super::intent::{self, Held};
use super::log;
use super::scene::Scene;
use crate::components::tags::{
    self, all, el, keyed, none, said, span, tag, truth, unseen, words as text,
};

impl Scene<'_> {
    /// The tray.
    pub fn tray(&self) -> Html {
        if self.words.table().decision == Decision::Nothing {
            return none();
        }
        el!(
            "section",
            "class" = "wizards-gambit-tray",
            "aria-label" = self.words.tr("tray"),
            [self.steps(), self.offers(), self.hand(), self.held_words(), self.verbs()]
        )
    }

    /// The two parts of the play phase, and the draw: what is done, due, possible.
    fn steps(&self) -> Html {
        let table = self.words.table();
        let turn = &table.turn;
        if turn.phase != Phase::Play {
            return none();
        }
        let bound = table.player(turn.seat).bound;
        let ingredients = table.ingredients_left();
        let incantations = if bound { 0 } else { table.incantations_left() };
        let state = |left: u8, open| if left > 0 { open } else { "done" };
        let step = |key: &str, left: u8, state: &'static str| {
            let what = self.words.count(&["step-", key].concat(), left);
            let state_words = self.words.tr(&["step-is-", state].concat());
            let inside = vec![text(what + " "), said("small", "", state_words)];
            tag("li", &["is-", state].concat(), inside)
        };
        tag(
            "ol",
            &["wizards-gambit-steps ", &self.words.guild(turn.seat)].concat(),
            vec![
                step(
                    "play-ingredient",
                    ingredients,
                    state(ingredients, if turn.played { "may" } else { "due" }),
                ),
                step("play-incantation", incantations, state(incantations, "may")),
                step(
                    "then-draw",
                    table.draws(turn.seat, 1),
                    if turn.played { "due" } else { "last" },
                ),
            ],
        )
    }

    /// Whether cards from elsewhere than the hand are to be chosen from.
    fn choosing_elsewhere(&self) -> bool {
        matches!(
            self.words.table().step(),
            Some(Step::TakeIngredient | Step::RecoverCard | Step::RecoverIngredient)
        )
    }

    /// What is offered to choose from.
    fn offers(&self) -> Html {
        let view = self.words.view;
        if !view.looked_at.is_empty() {
            let offer = |&spell: &Spell| {
                let mut inside = cards::spell(spell, self.words);
                let runes = spell.card().runes.iter().filter_map(Card::ingredient);
                inside
                    .push(span("wizards-gambit-cost", runes.map(|i| cards::rune(i, "")).collect()));
                self.pick(
                    Held::Spell(spell),
                    CardLook::Spell(spell),
                    "wizards-gambit-spell wizards-gambit-pick",
                    inside,
                    false,
                )
            };
            return self.group(
                "wizards-gambit-offer".into(),
                "offer",
                view.looked_at.iter().map(offer).collect(),
            );
        }
        if !self.choosing_elsewhere() {
            return none();
        }
        let cards = self.legal.iter().filter_map(|&action| match action {
            Action::Card(card) => Some(self.card(card, 1, false)),
            _ => None,
        });
        self.group("wizards-gambit-offer".into(), "offer", cards.collect())
    }

    /// A group of things to choose from, called by the text `key`.
    fn group(&self, class: String, key: &str, inside: Vec<Html>) -> Html {
        el!(
            "div",
            "class" = class,
            "role" = "group",
            "aria-label" = self.words.tr(key),
            [all(inside)]
        )
    }

    /// The hand, and the starting gambit.
    fn hand(&self) -> Html {
        let view = self.words.view;
        let Some(seat) = view.seat else { return none() };
        let gambit = self.words.table().player(seat).gambit;
        let gambit = gambit.map(|gambit| {
            let look = CardLook::Card(gambit.card());
            let inside = cards::face(gambit.card(), self.words);
            self.pick(
                Held::Gambit,
                look,
                "wizards-gambit-card is-gambit is-table wizards-gambit-pick",
                inside,
                false,
            )
        });
        let cards = view
            .hand
            .kinds()
            .map(|card| self.card(card, view.hand.count(card), self.choosing_elsewhere()));
        let class = ["wizards-gambit-hand ", &self.words.guild(seat)].concat();
        self.group(class, "hand", gambit.into_iter().chain(cards).collect())
    }

    fn card(&self, card: Card, count: u8, disabled: bool) -> Html {
        let mut inside = cards::face(card, self.words);
        if count > 1 {
            let seen = cards::quiet("span", "", ["×", &count.to_string()].concat());
            inside.push(tag("b", "wizards-gambit-count", vec![seen, unseen(count.to_string())]));
        }
        let class = ["wizards-gambit-card wizards-gambit-pick is-", cards::kind(card)].concat();
        self.pick(Held::Card(card), CardLook::Card(card), &class, inside, disabled)
    }

    /// Something that can be picked up.
    fn pick(
        &self,
        held: Held,
        look: CardLook,
        class: &str,
        mut inside: Vec<Html>,
        disabled: bool,
    ) -> Html {
        let table = self.words.table();
        let is_held = self.held == Some(held);
        let useful = !disabled && intent::useful(self.legal, held, table);
        let hinted =
            self.hint.iter().any(|&action| intent::concerns(action, Some(held), None, table));
        // Incantations say at once what they do, also to those who do not see it.
        if let CardLook::Card(card) = look
            && matches!(card.face(), Face::Incantation(_))
        {
            inside.extend(self.words.card_does(card).into_iter().map(unseen));
        }
        let more = [(useful, "is-useful"), (is_held, "is-held"), (hinted, "is-hinted")];
        keyed(
            look.id() + if held == Held::Gambit { 200 } else { 0 },
            el!(
                "button",
                "type" = "button",
                "class" = tags::class(class, &more),
                "disabled" = disabled,
                "aria-pressed" = truth(Some(is_held)),
                "data-look" = look.id().to_string(),
                onclick = self.on(Msg::Pick(held)),
                [all(inside)]
            ),
        )
    }

    /// What is picked up, and what can be done with it; or why nothing can.
    fn held_words(&self) -> Html {
        let Some(held) = self.held else { return none() };
        let words = self.words;
        let (name, does) = match held {
            Held::Card(card) => {
                let quiet = matches!(card.face(), Face::Ingredient(_));
                (words.card(card), if quiet { Vec::new() } else { words.card_does(card) })
            }
            Held::Gambit => {
                let gambit = words.view.seat.and_then(|seat| words.table().player(seat).gambit);
                let card = gambit.map(|gambit| gambit.card());
                card.map(|card| (words.card(card), words.card_does(card))).unwrap_or_default()
            }
            Held::AnyGambit => return none(),
            Held::Spell(spell) => (words.spell(spell), Vec::new()),
            Held::Token(_, ingredient) => (words.ingredient(ingredient), Vec::new()),
        };
        let deed = intent::deed(self.legal, self.held, words.table());
        let note = if self.legal.is_empty() {
            words.tr("not-now")
        } else if deed.is_some() {
            String::new()
        } else if intent::useful(self.legal, held, words.table()) {
            words.tr("choose-target")
        } else {
            log::reason(self.why_not(held), words.text)
        };
        let deeds = deed.into_iter().map(|action| self.action(true, action));
        el!(
            "div",
            "class" = "wizards-gambit-held",
            "role" = "status",
            [
                said("b", "", name),
                cards::lines(does),
                said("p", "wizards-gambit-note", note),
                all(deeds)
            ]
        )
    }

    /// Why nothing can be done with what is picked up.
    fn why_not(&self, held: Held) -> Reason {
        let table = self.words.table();
        let seat = table.turn.seat;
        if table.decision != Decision::Play {
            return Reason::NotAskedNow;
        }
        let free = |card| self.words.view.free.has(card);
        let no_more = |card: Option<Card>| {
            table.player(seat).bound || table.incantations_left() == 0 && !card.is_some_and(free)
        };
        let card = match held {
            Held::Card(card) => Some(card),
            _ => None,
        };
        match card.map(Card::face) {
            Some(Face::Ingredient(ingredient)) => {
                let lacked = |slot| table.reachable(slot).is_some_and(|s| s.lacks(ingredient));
                let lacked =
                    conclave::games::wizards_gambit::state::Slot::ALL.into_iter().any(lacked);
                match card {
                    Some(card) if table.ingredients_left() == 0 && !free(card) => {
                        Reason::NoIngredientLeft
                    }
                    _ if lacked && !table.may_claim(seat) => Reason::GambitInPlay,
                    _ => Reason::NotLacking,
                }
            }
            Some(Face::Incantation(_)) if table.rule(seat, Rule::NoIncantations) => {
                Reason::Silenced
            }
            Some(Face::Gambit(_)) | None if table.player(seat).in_play.is_some() => {
                Reason::SecondGambit
            }
            _ if no_more(card) => Reason::NoIncantationLeft,
            _ => Reason::NothingToDo,
        }
    }

    /// The verbs.
    fn verbs(&self) -> Html {
        let table = self.words.table();
        let own = table.awake(table.turn.seat).map(|spell| CardLook::Spell(spell).id().to_string());
        let mut verbs = Vec::new();
        if self.legal.contains(&Action::ShowHand) {
            verbs.push(said("p", "wizards-gambit-note", self.words.tr("cannot-play")));
        } else if self.held.is_none() && !self.legal.is_empty() {
            let help = if table.step().is_some() { "choose-target" } else { "pick" };
            verbs.push(said("p", "wizards-gambit-note is-help", self.words.tr(help)));
        }
        verbs.extend(table.all_seats().map(|seat| self.action(false, Action::Opponent(seat))));
        verbs.push(el!("span", "data-look" = own, [self.action(false, Action::UseCapability)]));
        verbs.extend(
            [
                (false, Action::Release),
                (true, Action::Accept),
                (false, Action::Decline),
                (true, Action::ShowHand),
                (true, Action::Draw),
            ]
            .map(|(main, action)| self.action(main, action)),
        );
        tag("div", "wizards-gambit-verbs", verbs)
    }
}

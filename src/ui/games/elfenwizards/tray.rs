//! The tray at the lower edge: the hand, and the verbs.

use conclave::games::elfenwizards::board::{Level, Place, SpellBox};
use conclave::games::elfenwizards::draft::{Allocation, Preview, Supports};
use conclave::games::elfenwizards::state::{Decision, Spell, WizardId};
use conclave::games::elfenwizards::{Action, Dice, Guild};
use conclave::table::Seat;
use yew::prelude::*;

use super::board::Msg;
use super::geometry::Arrangement;
use super::intent::{Held, Intent, Target, can_go, drafted};
use super::pieces;
use super::words::{Words, number};
use crate::components::tags::{
    all, button, class, el, keyed, none, said, tag, truth, unseen, when, words,
};

/// What the tray is shown with.
pub struct Tray<'a> {
    /// The table as it is.
    pub words: Words<'a>,
    /// How it is arranged.
    pub arrangement: Arrangement,
    /// What is smaller on the board, in units, cannot be tapped there.
    pub least: f32,
    /// What the player is about to do.
    pub intent: &'a Intent,
    /// What is allowed.
    pub legal: &'a [Action],
    /// What can be tapped on the board.
    pub targets: &'a [Target],
    /// Whether there is a hint to take up.
    pub hint: bool,
    /// Whether the player was asked to confirm a re-roll.
    pub asking: bool,
    /// Where taps go.
    pub send: &'a Callback<Msg>,
}

/// The spells of a hand, and what is meant to become of them.
struct Spells<'a> {
    draft: &'a Supports,
    preview: &'a Preview,
    spells: &'a [Held],
    /// Which of the drafted ones each is, if any.
    drafted: Vec<Option<usize>>,
    picked: Option<usize>,
}

impl Tray<'_> {
    /// The tray.
    pub fn show(&self) -> Html {
        if self.words.position.decision == Decision::Nothing {
            return none();
        }
        let inside = match self.intent {
            Intent::Watch => self.watch(),
            Intent::Choose => self.choose(),
            Intent::Allocate { draft, picked } => self.allocate(draft, picked),
            Intent::Support { draft, preview, spells, picked } => {
                let drafted = drafted(self.words.position, spells, draft);
                self.support(&Spells { draft, preview, spells, drafted, picked: *picked })
            }
            Intent::PickDice { from, dice, picked } => self.pick_dice(*from, dice, picked),
            Intent::Move { picked } => self.move_wizard(*picked),
        };
        let label = self.words.tr("tray");
        let take = when(self.hint && self.intent.is_draft(), || {
            self.button("", self.words.tr("take-hint"), Msg::TakeHint)
        });
        el!("section", "class" = "elfenwizards-tray", "aria-label" = label, [inside, take])
    }

    fn acting(&self) -> Seat {
        self.words.position.acting
    }

    fn guild(&self) -> Guild {
        self.words.position.player(self.acting()).guild
    }

    /// A verb.
    fn button(&self, kind: &'static str, label: String, msg: Msg) -> Html {
        let onclick = self.send.reform(move |_: MouseEvent| msg.clone());
        button(&["button ", kind].concat(), onclick, None, vec![words(label)])
    }

    /// A verb that keeps its place while there is nothing for it to do: what stands
    /// beside it is not moved under the hand.
    fn verb(&self, key: &str, msg: Msg, useful: bool) -> Html {
        let onclick = self.send.reform(move |_: MouseEvent| msg.clone());
        el!(
            "button",
            "type" = "button",
            "class" = "button",
            "disabled" = !useful,
            onclick = onclick,
            [words(self.words.tr(key))]
        )
    }

    /// A button for an action, there exactly when the action is legal.
    fn action(&self, kind: &'static str, label: String, action: Action) -> Html {
        if !self.legal.contains(&action) {
            return none();
        }
        self.button(kind, label, Msg::Act(vec![action]))
    }

    fn rolled(&self, hand: Dice) -> Html {
        let guild = self.guild();
        let label = format!("{}: {}", self.words.name(self.acting()), self.words.dice(hand));
        el!(
            "div",
            "class" = "elfenwizards-hand is-thrown",
            "role" = "img",
            "aria-label" = label,
            [all(hand.iter().map(|pips| pieces::die(pips, guild)))]
        )
    }

    /// Somebody else is busy: their roll, if there is one.
    fn watch(&self) -> Html {
        let player = self.words.position.player(self.acting());
        if player.hand.is_empty() {
            let dragon = pieces::symbol("dragon");
            return el!("p", "class" = "elfenwizards-quiet", "aria-hidden" = "true", [dragon]);
        }
        self.rolled(player.hand)
    }

    fn choose(&self) -> Html {
        let player = self.words.position.player(self.acting());
        match self.words.position.decision {
            Decision::Roll => {
                let label = self.words.tr_args("roll", &[("count", number(player.unrolled))]);
                let dice = (0..player.unrolled).map(|_| pieces::unrolled(self.guild()));
                all([
                    el!("div", "class" = "elfenwizards-hand", "aria-hidden" = "true", [all(dice)]),
                    self.action("button-main", label, Action::Roll),
                ])
            }
            Decision::AcceptOrReroll => {
                let again = if self.asking {
                    let sure = words(self.words.tr("reroll-sure"));
                    all([
                        el!("p", "class" = "elfenwizards-note", "role" = "alert", [sure]),
                        self.action("", self.words.tr("reroll-yes"), Action::Reroll),
                    ])
                } else {
                    self.button("", self.words.tr("reroll"), Msg::Reroll)
                };
                all([
                    self.rolled(player.hand),
                    self.action("button-main", self.words.tr("accept"), Action::Accept),
                    again,
                ])
            }
            Decision::PayRetreat => all([true, false].map(|from_reserve| {
                let key = if from_reserve { "pay-reserve" } else { "pay-box" };
                self.action("", self.words.tr(key), Action::PayRetreat { from_reserve })
            })),
            Decision::SettleRetreat => self.note("tap-hollow"),
            Decision::RemoveGrey => self.wizards(self.target_wizards(), None),
            _ => none(),
        }
    }

    fn note(&self, key: &str) -> Html {
        said("p", "elfenwizards-note is-aside", self.words.tr(key))
    }

    /// Something of the hand that can be picked up: its name, and what is seen.
    fn pick(&self, kind: &str, held: bool, label: String, seen: Vec<Html>, msg: Msg) -> Html {
        let class = class("elfenwizards-pick", &[(true, kind), (held, "is-picked")]);
        let onclick = self.send.reform(move |_: MouseEvent| msg.clone());
        button(&class, onclick, Some(held), vec![unseen(label), all(seen)])
    }

    /// Things of the hand side by side, under one name.
    fn hand(&self, label: String, things: Vec<Html>) -> Html {
        el!(
            "div",
            "class" = "elfenwizards-hand",
            "role" = "group",
            "aria-label" = label,
            [all(things)]
        )
    }

    fn allocate(&self, draft: &Allocation, picked: &[usize]) -> Html {
        let guild = self.guild();
        let lift = self.send.reform(Msg::Drop);
        let dice = draft.dice().iter().enumerate().map(|(die, &(pips, on))| {
            let held = picked.contains(&die);
            let place = match on {
                Some(on) => self.words.box_label(on),
                None => self.words.tr("in-hand"),
            };
            let label = self
                .words
                .tr_args("die-label", &[("pips", number(pips)), ("place", place.as_str().into())]);
            let away = on.map(|on| {
                let short = match (self.arrangement, on) {
                    // On a phone the box with the die is right above.
                    (Arrangement::Tall, _) => "↑".into(),
                    (_, SpellBox::Major(Level::Necromancer)) => self.words.tr("box-narrow"),
                    _ => place,
                };
                el!("small", "aria-hidden" = "true", [words(short)])
            });
            let states = [(held, "is-picked"), (on.is_some(), "is-away")];
            let die_there = el!(
                "button",
                "type" = "button",
                "class" = class("elfenwizards-pick can-drag", &states),
                "aria-pressed" = truth(Some(held)),
                onclick = self.send.reform(move |_: MouseEvent| Msg::Pick(die)),
                onpointerdown = self.send.reform(move |event| Msg::Grab(die, event)),
                onpointermove = self.send.reform(Msg::Drag),
                onpointerup = lift.clone(),
                onpointercancel = lift.clone(),
                onlostpointercapture = lift.clone(),
                [unseen(label), pieces::die(pips, guild), all(away)]
            );
            keyed(die, die_there)
        });
        let rest = draft.meant_for(None).len();
        let placed = draft.dice().len() - usize::from(rest);
        let counts = [("placed", number(placed as i64)), ("rest", number(rest))];
        let mut verbs = vec![
            self.verb("pick-all", Msg::PickAll, picked.len() < usize::from(rest)),
            self.verb("clear", Msg::Clear, placed > 0),
        ];
        verbs.push(match draft.actions() {
            Some(actions) => {
                let confirm = self.words.tr_args("confirm-dice", &counts);
                self.button("button-main", confirm, Msg::Act(actions))
            }
            None => said("p", "elfenwizards-note", self.words.tr_args("dice-left", &counts)),
        });
        all([
            self.hand(self.words.tr("dice"), dice.collect()),
            tag("div", "elfenwizards-verbs", verbs),
        ])
    }

    fn support(&self, spells: &Spells) -> Html {
        let verb = if spells.preview.complete {
            let actions = spells.draft.actions();
            self.button("button-main", self.words.tr("confirm-spells"), Msg::Act(actions))
        } else if spells.draft.spells().is_empty() {
            self.action("", self.words.tr("pass"), Action::Pass)
        } else {
            none()
        };
        let groups = Level::ALL.into_iter().map(Some).chain([None]);
        let groups = groups.map(|level| self.spell_group(spells, level));
        all([
            self.crowded(spells.preview),
            tag("div", "elfenwizards-hand", groups.collect()),
            tag("div", "elfenwizards-verbs", vec![verb]),
        ])
    }

    fn spell_piece(&self, spell: Spell) -> Html {
        match spell {
            Spell::Minor => pieces::chip(self.guild()),
            Spell::Major(pips) => pieces::die(pips, self.guild()),
        }
    }

    /// The spells of one level, or the minor ones. All keep their places until the
    /// draft is confirmed.
    fn spell_group(&self, spells: &Spells, level: Option<Level>) -> Html {
        let label = match level {
            Some(level) => self.words.box_label(SpellBox::Major(level)),
            None => self.words.box_label(SpellBox::Minor),
        };
        let of_level: Vec<usize> =
            (0..spells.spells.len()).filter(|&at| spells.spells[at].0 == level).collect();
        let Some(&first) = of_level.first() else { return none() };
        let drafted = |at: &usize| Some(self.drafted_spell(spells, spells.drafted[*at]?));
        let mut inside = vec![said("legend", "", label.clone())];
        if level.is_some() {
            let spell = |at| drafted(at).unwrap_or_else(|| self.spell(spells, *at, &label, none()));
            inside.extend(of_level.iter().map(spell));
        } else {
            // Minor spells are all alike: one button for all of them.
            let mut free = of_level.iter().filter(|&&at| spells.drafted[at].is_none());
            let many = ["×", &free.clone().count().to_string()].concat();
            let at = free.next().unwrap_or(&first);
            let many = el!("small", "aria-hidden" = "true", [words(many)]);
            inside.push(self.spell(spells, *at, &label, many));
            inside.extend(of_level.iter().filter_map(drafted));
        }
        tag("fieldset", "elfenwizards-group", inside)
    }

    /// A spell that is not drafted; only seen while it cannot be placed.
    fn spell(&self, spells: &Spells, at: usize, label: &str, many: Html) -> Html {
        let Spells { preview, picked, .. } = *spells;
        let held = spells.spells[at];
        let seen = vec![self.spell_piece(held.1), many];
        if spells.drafted[at].is_some() || !can_go(&preview.position, &preview.more, held) {
            return el!("span", "class" = "elfenwizards-idle", "aria-hidden" = "true", [all(seen)]);
        }
        let name = [label, ": ", &self.words.spell(held.1)].concat();
        self.pick("", picked == Some(at), name, seen, Msg::Pick(at))
    }

    /// A drafted spell: a tap takes it back.
    fn drafted_spell(&self, spells: &Spells, number: usize) -> Html {
        let (spell, wizard) = spells.draft.spells()[number];
        let drafted = self.words.drafted(spell, wizard);
        let title = [self.words.tr("take-back-spell"), drafted].join(" ");
        el!(
            "button",
            "type" = "button",
            "class" = "elfenwizards-drafted",
            "title" = title.clone(),
            "aria-label" = title,
            onclick = self.send.reform(move |_: MouseEvent| Msg::TakeBack(number)),
            [self.spell_piece(spell), el!("small", "aria-hidden" = "true", [words("↑")])]
        )
    }

    /// Wizards that stand too close together to be tapped can be chosen here.
    fn crowded(&self, preview: &Preview) -> Html {
        let stands = self.arrangement.wizards(&preview.position);
        let wizards = self.target_wizards().into_iter().filter(|wizard| {
            let hot = stands[wizard.index()].hot;
            hot.w.min(hot.h) < self.least
        });
        self.wizards(wizards.collect(), None)
    }

    fn target_wizards(&self) -> Vec<WizardId> {
        let wizard = |target: &Target| match *target {
            Target::Wizard(wizard) => Some(wizard),
            _ => None,
        };
        self.targets.iter().filter_map(wizard).collect()
    }

    /// Wizards to choose from.
    fn wizards(&self, wizards: Vec<WizardId>, picked: Option<WizardId>) -> Html {
        if wizards.is_empty() {
            return none();
        }
        let position = self.words.position;
        let wizard = |id: WizardId| {
            let wizard = position.wizard(id);
            let guild = position.player(wizard.owner).guild;
            let short = match wizard.place {
                Place::Magicians(magicians) => (magicians.0 + 1).to_string(),
                Place::Defeat(from) => {
                    let rank = super::scene::defeat_rank(from);
                    self.words.tr_args("rank", &[("rank", rank.into())])
                }
                Place::Title(title) => self.words.title(title),
            };
            let label = self.words.wizard_there(id);
            let short = el!("small", "aria-hidden" = "true", [words(short)]);
            let seen = vec![pieces::wizard(guild), short];
            let tap = Msg::Tap(Target::Wizard(id));
            let kind = pieces::guild_class(guild);
            keyed(id.0, self.pick(kind, picked == Some(id), label, seen, tap))
        };
        self.hand(self.words.tr("wizards"), wizards.into_iter().map(wizard).collect())
    }

    fn move_wizard(&self, picked: Option<WizardId>) -> Html {
        let wizards = self.target_wizards();
        let note = match (picked, self.words.position.decision) {
            (None, _) => "pick-wizard",
            (Some(_), Decision::TakeTitle) => "tap-title",
            (Some(_), _) => "tap-hollow",
        };
        all([self.wizards(wizards, picked), self.note(note)])
    }

    fn pick_dice(&self, from: SpellBox, dice: &[u8], picked: &[usize]) -> Html {
        let guild = self.guild();
        let chosen = self.intent.picked_dice();
        let buttons = dice.iter().enumerate().map(|(die, &pips)| {
            let held = picked.contains(&die);
            let place = self.words.box_label(from);
            let label = self
                .words
                .tr_args("die-label", &[("pips", number(pips)), ("place", place.as_str().into())]);
            keyed(die, self.pick("", held, label, vec![pieces::die(pips, guild)], Msg::Pick(die)))
        });
        let (action, key) = match self.words.position.decision {
            Decision::Recover => (Action::Recover(chosen), "recover"),
            Decision::Cleanse => (Action::Cleanse(chosen), "cleanse"),
            _ => (Action::TakeBack(chosen), "take-back"),
        };
        let counts = [
            ("count", number(self.gain(chosen))),
            ("dice", number(chosen.len())),
            ("rest", number(dice.len() as i64 - i64::from(chosen.len()))),
        ];
        let verbs = vec![
            self.verb("pick-all", Msg::PickAll, picked.len() < dice.len()),
            self.action("button-main", self.words.tr_args(key, &counts), action),
        ];
        let sum = words(self.sum(chosen));
        all([
            self.hand(self.words.spell_box(from), buttons.collect()),
            el!("p", "class" = "elfenwizards-note", "role" = "status", [sum]),
            tag("div", "elfenwizards-verbs", verbs),
        ])
    }

    /// How many spells or tokens these dice are worth.
    fn gain(&self, dice: Dice) -> u8 {
        let (position, seat) = (self.words.position, self.acting());
        match position.decision {
            Decision::Recover => position.recovered_with(seat, dice),
            Decision::Cleanse => position.removed_with(seat, dice),
            _ => 0,
        }
    }

    /// What the picked dice are worth: "4 + 1 → 2 minor spells".
    fn sum(&self, dice: Dice) -> String {
        let key = match self.words.position.decision {
            Decision::Recover => "sum-recover",
            Decision::Cleanse => "sum-cleanse",
            _ => return String::new(),
        };
        if dice.is_empty() {
            return String::new();
        }
        let pips: Vec<String> = dice.iter().map(|pips| pips.to_string()).collect();
        let sum = pips.join(" + ");
        let args = [
            ("sum", (&sum).into()),
            ("pips", number(dice.pips())),
            ("count", number(self.gain(dice))),
        ];
        self.words.tr_args(key, &args)
    }
}

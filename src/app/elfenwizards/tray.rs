//! The tray at the lower edge: the hand, and the verbs.

use conclave::elfenwizards::board::{Level, Place, SpellBox};
use conclave::elfenwizards::draft::{Allocation, Preview, Supports};
use conclave::elfenwizards::state::{Decision, Spell, WizardId};
use conclave::elfenwizards::{Action, Dice, Guild};
use conclave::table::Seat;
use yew::prelude::*;

use super::board::Msg;
use super::geometry::Arrangement;
use super::intent::{Held, Intent, Target, held};
use super::pieces;
use super::words::{Words, number};

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

impl Tray<'_> {
    /// The tray.
    pub fn show(&self) -> Html {
        if self.words.position.decision == Decision::Nothing {
            return Html::default();
        }
        let inside = match self.intent {
            Intent::Watch => self.watch(),
            Intent::Choose => self.choose(),
            Intent::Allocate { draft, picked } => self.allocate(draft, picked),
            Intent::Support { draft, preview, picked } => self.support(draft, preview, *picked),
            Intent::PickDice { from, dice, picked } => self.pick_dice(*from, dice, picked),
            Intent::Move { picked } => self.move_wizard(*picked),
        };
        let label = self.words.say("tray");
        html! {
            <section class="elfenwizards-tray" aria-label={label}>
                { inside }
                if self.hint && self.intent.is_draft() {
                    { self.button("", self.words.say("take-hint"), Msg::TakeHint) }
                }
            </section>
        }
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
        html! { <button type="button" class={classes!("button", kind)} {onclick}>{ label }</button> }
    }

    /// A button for an action, there exactly when the action is legal.
    fn action(&self, kind: &'static str, label: String, action: Action) -> Html {
        if !self.legal.contains(&action) {
            return Html::default();
        }
        self.button(kind, label, Msg::Act(vec![action]))
    }

    fn rolled(&self, hand: Dice) -> Html {
        let guild = self.guild();
        let label = format!("{}: {}", self.words.name(self.acting()), self.words.dice(hand));
        html! {
            <div class="elfenwizards-hand is-thrown" role="img" aria-label={label}>
                { for hand.iter().map(|pips| pieces::die(pips, guild)) }
            </div>
        }
    }

    /// Somebody else is busy: their roll, if there is one.
    fn watch(&self) -> Html {
        let player = self.words.position.player(self.acting());
        if player.hand.is_empty() {
            return html! { <p class="elfenwizards-quiet" aria-hidden="true">{ pieces::symbol("dragon") }</p> };
        }
        self.rolled(player.hand)
    }

    fn choose(&self) -> Html {
        let player = self.words.position.player(self.acting());
        match self.words.position.decision {
            Decision::Roll => {
                let label = self.words.tell("roll", &[("count", number(player.unrolled))]);
                html! {
                    <>
                        <div class="elfenwizards-hand" aria-hidden="true">
                            { for (0..player.unrolled).map(|_| pieces::unrolled(self.guild())) }
                        </div>
                        { self.action("button-main", label, Action::Roll) }
                    </>
                }
            }
            Decision::AcceptOrReroll => {
                let again = if self.asking {
                    html! {
                        <>
                            <p class="elfenwizards-note" role="alert">{ self.words.say("reroll-sure") }</p>
                            { self.action("", self.words.say("reroll-yes"), Action::Reroll) }
                        </>
                    }
                } else {
                    self.button("", self.words.say("reroll"), Msg::Reroll)
                };
                html! {
                    <>
                        { self.rolled(player.hand) }
                        { self.action("button-main", self.words.say("accept"), Action::Accept) }
                        { again }
                    </>
                }
            }
            Decision::PayRetreat => [true, false]
                .map(|from_reserve| {
                    let key = if from_reserve { "pay-reserve" } else { "pay-box" };
                    self.action("", self.words.say(key), Action::PayRetreat { from_reserve })
                })
                .into_iter()
                .collect(),
            Decision::SettleRetreat => self.note("tap-hollow"),
            Decision::RemoveGrey => self.wizards(self.target_wizards(), None),
            _ => Html::default(),
        }
    }

    fn note(&self, key: &str) -> Html {
        html! { <p class="elfenwizards-note is-aside">{ self.words.say(key) }</p> }
    }

    fn allocate(&self, draft: &Allocation, picked: &[usize]) -> Html {
        let guild = self.guild();
        let dice = draft.dice().iter().enumerate().map(|(die, &(pips, on))| {
            let held = picked.contains(&die);
            let place = match on {
                Some(on) => self.words.box_label(on),
                None => self.words.say("in-hand"),
            };
            let label = self.words.tell(
                "die-label",
                &[("pips", number(pips)), ("place", place.as_str().into())],
            );
            let lift = self.send.reform(move |event: PointerEvent| Msg::Drop(die, event));
            html! {
                <button
                    key={die}
                    type="button"
                    class={classes!("elfenwizards-pick", "can-drag", held.then_some("is-picked"), on.map(|_| "is-away"))}
                    aria-pressed={held.to_string()}
                    onclick={self.send.reform(move |_: MouseEvent| Msg::Pick(die))}
                    onpointerdown={self.send.reform(Msg::Grab)}
                    onpointermove={self.send.reform(Msg::Drag)}
                    onpointerup={lift.clone()}
                    onpointercancel={lift}
                >
                    <span class="unseen">{ label }</span>
                    { pieces::die(pips, guild) }
                    if on.is_some() {
                        <small aria-hidden="true">{
                            // On a phone the box with the die is right above.
                            if self.arrangement == Arrangement::Tall { "↑".into() } else { place }
                        }</small>
                    }
                </button>
            }
        });
        let rest = draft.meant_for(None).len();
        let placed = draft.dice().len() - usize::from(rest);
        let counts = [("placed", number(placed as i64)), ("rest", number(rest))];
        html! {
            <>
                <div class="elfenwizards-hand" role="group" aria-label={self.words.say("dice")}>{ for dice }</div>
                <div class="elfenwizards-verbs">
                    if rest > 1 && picked.len() < usize::from(rest) {
                        { self.button("", self.words.say("pick-all"), Msg::PickAll) }
                    }
                    if placed > 0 { { self.button("", self.words.say("clear"), Msg::Clear) } }
                    if let Some(actions) = draft.actions() {
                        { self.button("button-main", self.words.tell("confirm-dice", &counts), Msg::Act(actions)) }
                    } else {
                        <p class="elfenwizards-note">{ self.words.tell("dice-left", &counts) }</p>
                    }
                </div>
            </>
        }
    }

    fn support(&self, draft: &Supports, preview: &Preview, picked: Option<usize>) -> Html {
        let spells = held(&preview.position, &preview.more);
        let groups: Vec<Option<Level>> = Level::ALL.into_iter().map(Some).chain([None]).collect();
        let drafted = draft.spells().iter().enumerate().map(|(place, &(spell, wizard))| {
            let label = self.words.tell(
                "drafted-spell",
                &[
                    ("spell", self.words.spell(spell).as_str().into()),
                    ("wizard", self.words.wizard_at(wizard).as_str().into()),
                ],
            );
            html! {
                <button
                    type="button"
                    class="elfenwizards-drafted"
                    title={self.words.say("take-back-spell")}
                    onclick={self.send.reform(move |_: MouseEvent| Msg::TakeBack(place))}
                >
                    { self.spell_piece(spell) }
                    <b class="unseen">{ self.words.say("take-back-spell") }</b>
                    <span>{ label }</span>
                    <span aria-hidden="true">{ "×" }</span>
                </button>
            }
        });
        html! {
            <>
                if !draft.spells().is_empty() {
                    <div class="elfenwizards-verbs">{ for drafted }</div>
                }
                <div class="elfenwizards-hand">
                    { for groups.iter().map(|&level| self.spell_group(&spells, level, picked)) }
                </div>
                { self.crowded(preview) }
                <div class="elfenwizards-verbs">
                    if picked.is_some() {
                        { self.note("tap-wizard") }
                    } else if !draft.spells().is_empty() && !preview.complete {
                        { self.note("second-spell") }
                    }
                    if preview.complete {
                        { self.button("button-main", self.words.say("confirm-spells"), Msg::Act(draft.actions())) }
                    }
                    if draft.spells().is_empty() {
                        { self.action("", self.words.say("pass"), Action::Pass) }
                    }
                </div>
            </>
        }
    }

    fn spell_piece(&self, spell: Spell) -> Html {
        match spell {
            Spell::Minor => pieces::chip(self.guild()),
            Spell::Major(pips) => pieces::die(pips, self.guild()),
        }
    }

    /// The spells of one level, or the minor ones.
    fn spell_group(&self, spells: &[Held], level: Option<Level>, picked: Option<usize>) -> Html {
        let label = match level {
            Some(level) => self.words.box_label(SpellBox::Major(level)),
            None => self.words.box_label(SpellBox::Minor),
        };
        let of_level = || spells.iter().enumerate().filter(move |(_, spell)| spell.0 == level);
        // Minor spells are all alike: one button for all of them.
        let alike = level.is_none();
        let count = of_level().count();
        let shown = of_level().take(if alike { 1 } else { count });
        if count == 0 {
            return Html::default();
        }
        html! {
            <fieldset class="elfenwizards-group">
                <legend>{ &label }</legend>
                { for shown.map(|(place, &(_, spell))| {
                    let held = picked == Some(place);
                    let name = format!("{label}: {}", self.words.spell(spell));
                    html! {
                        <button
                            type="button"
                            class={classes!("elfenwizards-pick", held.then_some("is-picked"))}
                            aria-pressed={held.to_string()}
                            onclick={self.send.reform(move |_: MouseEvent| Msg::Pick(place))}
                        >
                            <span class="unseen">{ name }</span>
                            { self.spell_piece(spell) }
                            if alike { <small aria-hidden="true">{ format!("×{count}") }</small> }
                        </button>
                    }
                }) }
            </fieldset>
        }
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
            return Html::default();
        }
        let position = self.words.position;
        html! {
            <div class="elfenwizards-hand" role="group" aria-label={self.words.say("wizards")}>
                { for wizards.into_iter().map(|id| {
                    let wizard = position.wizard(id);
                    let guild = position.player(wizard.owner).guild;
                    let held = picked == Some(id);
                    let (short, long) = match wizard.place {
                        Place::Magicians(magicians) => {
                            (format!("{}", magicians.0 + 1), self.words.magicians(magicians))
                        }
                        Place::Defeat(from) => {
                            let long = self.words.defeat(from);
                            let rank = super::scene::defeat_rank(from);
                            (self.words.tell("rank", &[("rank", rank.into())]), long)
                        }
                        Place::Title(title) => (self.words.title(title), self.words.title(title)),
                    };
                    let label = format!("{} ({long})", self.words.wizard_label(id));
                    html! {
                        <button
                            key={id.0}
                            type="button"
                            class={classes!("elfenwizards-pick", pieces::guild_class(guild), held.then_some("is-picked"))}
                            aria-pressed={held.to_string()}
                            onclick={self.send.reform(move |_: MouseEvent| Msg::Tap(Target::Wizard(id)))}
                        >
                            <span class="unseen">{ label }</span>
                            { pieces::wizard(guild) }
                            <small aria-hidden="true">{ short }</small>
                        </button>
                    }
                }) }
            </div>
        }
    }

    fn move_wizard(&self, picked: Option<WizardId>) -> Html {
        let wizards = self.target_wizards();
        let note = match (picked, self.words.position.decision) {
            (None, _) => "pick-wizard",
            (Some(_), Decision::TakeTitle) => "tap-title",
            (Some(_), _) => "tap-hollow",
        };
        html! {
            <>
                { self.wizards(wizards, picked) }
                { self.note(note) }
            </>
        }
    }

    fn pick_dice(&self, from: SpellBox, dice: &[u8], picked: &[usize]) -> Html {
        let guild = self.guild();
        let chosen = self.intent.picked_dice();
        let buttons = dice.iter().enumerate().map(|(die, &pips)| {
            let held = picked.contains(&die);
            let place = self.words.box_label(from);
            let label = self
                .words
                .tell("die-label", &[("pips", number(pips)), ("place", place.as_str().into())]);
            html! {
                <button
                    key={die}
                    type="button"
                    class={classes!("elfenwizards-pick", held.then_some("is-picked"))}
                    aria-pressed={held.to_string()}
                    onclick={self.send.reform(move |_: MouseEvent| Msg::Pick(die))}
                >
                    <span class="unseen">{ label }</span>
                    { pieces::die(pips, guild) }
                </button>
            }
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
        html! {
            <>
                <div class="elfenwizards-hand" role="group" aria-label={self.words.spell_box(from)}>{ for buttons }</div>
                <p class="elfenwizards-note" role="status">{ self.sum(chosen) }</p>
                <div class="elfenwizards-verbs">
                    if picked.len() < dice.len() {
                        { self.button("", self.words.say("pick-all"), Msg::PickAll) }
                    }
                    { self.action("button-main", self.words.tell(key, &counts), action) }
                </div>
            </>
        }
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
        self.words.tell(key, &args)
    }
}

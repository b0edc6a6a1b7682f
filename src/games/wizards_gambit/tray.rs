//! The tray at the lower edge: the parts of the turn, what is offered, the hand,
//! what is held, and the verbs.

use conclave_rules::games::wizards_gambit::Action;
use conclave_rules::games::wizards_gambit::cards::{ComponentFace, Gambit};
use conclave_rules::games::wizards_gambit::state::{Decision, Phase, PublicState};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::cards::{CardLook, sentences};
use super::hand::{Hand, Offer};
use super::intent::{self, Held, HeldUse};
use super::msg::{BoardCommand, click};
use super::narrator;
use super::scene::{TableScene, TableSceneProps};
use super::words::{guild_class, use_words};
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::TextButton;

/// The tray.
#[component]
pub fn Tray(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Tray");
    let text = use_words();
    let table = scene.table();
    if table.decision == Decision::Nothing {
        return Html::default();
    }
    let view = &scene.words.view;
    let held_use = |held| {
        let held_use = intent::held_use(&scene.legal, held, table, view.free);
        let does = match held_use {
            HeldUse::Act(action) => Some(scene.action_name(action)),
            _ => None,
        };
        (held_use, does)
    };
    html! {
        <section class="wizards-gambit-tray tray" aria-label={text.tr("tray")}>
            if table.turn.phase == Phase::Play {
                <TurnSteps key="steps" steps={StepsLeft::of(table)} />
            }
            <Offer key="offer" {scene} {on} />
            <Hand key="hand" {scene} {on} />
            if let Some(held) = scene.held {
                <Question
                    key="held"
                    {held}
                    starting={view.seat.and_then(|seat| table.player(seat).gambit)}
                    held_use={held_use(held).0}
                    does={held_use(held).1}
                    choices={choices(scene, held)}
                    hinted={matches!(held_use(held).0, HeldUse::Act(does) if scene.hint.contains(&does))}
                    {on}
                />
            }
            <Verbs key="verbs" {scene} {on} />
        </section>
    }
}

/// What can be done with what is held, in words.
fn choices(scene: &TableScene, held: Held) -> Vec<AttrValue> {
    let about = |action: &&Action| intent::concerns(**action, Some(held), None, scene.table());
    let mut choices: Vec<AttrValue> =
        scene.legal.iter().filter(about).map(|&action| scene.action_name(action)).collect();
    // Runes of one kind are one choice.
    choices.dedup();
    choices
}

/// The two parts of the play phase, and the draw: how many are left of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepsLeft {
    /// Whose turn it is.
    pub seat: Seat,
    /// Ingredients that may still be played.
    pub ingredients: u8,
    /// Incantation actions that may still be taken.
    pub incantations: u8,
    /// Cards that are drawn at the end.
    pub draws: u8,
    /// Whether an ingredient was played, as must be.
    pub played: bool,
}

impl StepsLeft {
    fn of(table: &PublicState) -> StepsLeft {
        let seat = table.turn.seat;
        let bound = table.player(seat).bound;
        StepsLeft {
            seat,
            ingredients: table.ingredients_left(),
            incantations: if bound { 0 } else { table.incantations_left() },
            draws: table.draws(seat, 1),
            played: table.turn.played,
        }
    }

    /// Each step: the key of its text, how many, and its state.
    fn list(self) -> [(&'static str, u8, &'static str); 3] {
        let state = |left: u8, open| if left > 0 { open } else { "done" };
        let (must, draw) = if self.played { ("may", "due") } else { ("due", "last") };
        [
            ("play-ingredient", self.ingredients, state(self.ingredients, must)),
            ("play-incantation", self.incantations, state(self.incantations, "may")),
            ("then-draw", self.draws, state(self.draws, draw)),
        ]
    }
}

/// Properties of [`TurnSteps`].
#[derive(Properties, PartialEq)]
pub struct TurnStepsProps {
    /// The steps.
    pub steps: StepsLeft,
}

/// The parts of the turn: what is done, due, possible.
#[component]
pub fn TurnSteps(&TurnStepsProps { steps }: &TurnStepsProps) -> Html {
    renders::note("TurnSteps");
    let text = use_words();
    html! {
        <ol class={classes!("wizards-gambit-steps", guild_class(steps.seat))}>
            for (key, count, state) in steps.list() {
                <li
                    {key}
                    class={format!("is-{state}")}
                    data-explain={explain(key, &[count.into()])}
                >
                    { text.count(&format!("step-{key}"), count) }
                    { " " }
                    <small>{ text.tr(&format!("step-is-{state}")) }</small>
                </li>
            }
        </ol>
    }
}

/// Properties of [`Question`].
#[derive(Properties, PartialEq)]
pub struct QuestionProps {
    /// What is picked up.
    pub held: Held,
    /// The viewer's starting gambit.
    pub starting: Option<Gambit>,
    /// What can be done with what is held.
    pub held_use: HeldUse,
    /// What it does by itself, in words.
    #[prop_or_default]
    pub does: Option<AttrValue>,
    /// Where it can be put, in words: for those who do not see it glow.
    #[prop_or_default]
    pub choices: Vec<AttrValue>,
    /// Whether a hint advises that.
    #[prop_or_default]
    pub hinted: bool,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

/// What is picked up, and what can be done with it; or why nothing can.
#[component]
pub fn Question(props: &QuestionProps) -> Html {
    renders::note("Question");
    let QuestionProps { held, starting, held_use, does, choices, hinted, on } = props;
    let class = classes!(hinted.then_some("is-hinted"));
    let text = use_words();
    let (name, about) = match *held {
        Held::Card(card) => {
            let plain = matches!(card.face(), ComponentFace::Ingredient(_));
            (text.card(card), if plain { Vec::new() } else { text.card_does(card) })
        }
        Held::Gambit => match starting.map(Gambit::card) {
            Some(card) => (text.card(card), text.card_does(card)),
            None => (String::new(), Vec::new()),
        },
        Held::Spell(spell) => (text.spell(spell), Vec::new()),
        Held::Token(_, ingredient) => (text.ingredient(ingredient), Vec::new()),
        Held::AnyGambit => return Html::default(),
    };
    let note = match *held_use {
        HeldUse::NotNow => text.tr("not-now"),
        HeldUse::Act(_) => String::new(),
        HeldUse::Targets => text.tr("choose-target"),
        HeldUse::Refused(reason) => narrator::reason(reason, text.page()),
    };
    html! {
        <div class="wizards-gambit-held tray-row" role="status">
            <b key="name">{ name }</b>
            { sentences(about) }
            <p key="note" class="wizards-gambit-note">{ note }</p>
            if *held_use == HeldUse::Targets {
                <ul key="choices" class="visually-hidden">
                    for choice in choices {
                        <li key={&**choice}>{ choice }</li>
                    }
                </ul>
            }
            if let (HeldUse::Act(action), Some(label)) = (*held_use, does.clone()) {
                <TextButton key="act" {class} main=true {label} onclick={click(on, BoardCommand::Act(action))} />
            }
        </div>
    }
}

/// The class of the button of an action that has one of its own.
pub const fn verb(action: Action) -> &'static str {
    match action {
        Action::Release => "is-release",
        Action::Accept => "is-accept",
        Action::Decline => "is-decline",
        Action::ShowHand => "is-show-hand",
        Action::Draw => "is-draw",
        Action::UseCapability => "is-capability",
        _ => "is-verb",
    }
}

/// What explains the button for an action.
fn explain_verb(action: Action) -> Option<AttrValue> {
    let key = match action {
        Action::Release => "release",
        Action::ShowHand => "show-hand",
        Action::UseCapability => "capability",
        _ => return None,
    };
    Some(key.into())
}

/// The verbs: what can be done without a card, and what is expected.
#[component]
pub fn Verbs(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Verbs");
    let text = use_words();
    let table = scene.table();
    let help = if scene.legal.contains(&Action::ShowHand) {
        Some(("wizards-gambit-note", "cannot-play"))
    } else if scene.held.is_none() && !scene.legal.is_empty() {
        let key = if table.step().is_some() { "choose-target" } else { "pick" };
        Some(("wizards-gambit-note is-help", key))
    } else {
        None
    };
    // A verb for an action is there exactly when the action is legal.
    let button = |(main, action): (bool, Action)| {
        scene.legal.contains(&action).then(|| {
            let label = scene.action_name(action);
            let onclick = click(on, BoardCommand::Act(action));
            let class = classes!(verb(action), scene.hint.contains(&action).then_some("is-hinted"));
            html! {
                <TextButton
                    key={format!("{action:?}")}
                    {class}
                    {main}
                    {label}
                    explain={explain_verb(action)}
                    {onclick}
                />
            }
        })
    };
    let opponents = table.all_seats().map(|seat| (false, Action::Opponent(seat)));
    let others = [
        (false, Action::Release),
        (true, Action::Accept),
        (false, Action::Decline),
        (true, Action::ShowHand),
        (true, Action::Draw),
    ];
    let own = table.awake(table.turn.seat).map(|spell| CardLook::Spell(spell).id().to_string());
    let help = help.map(|(class, key)| html! { <p {key} {class}>{ text.tr(key) }</p> });
    html! {
        <div class="wizards-gambit-verbs tray-row">
            { for help }
            { for opponents.filter_map(button) }
            <span key="capability" data-look={own}>
                { for button((false, Action::UseCapability)) }
            </span>
            { for others.into_iter().filter_map(button) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::Reason;
    use conclave_rules::games::wizards_gambit::cards::Ingredient;
    use conclave_rules::games::wizards_gambit::incantations::Incantation;

    fn shown(content: Html) -> String {
        markup(&text(Locale::English), content)
    }

    #[test]
    fn the_steps_say_what_is_due_and_what_is_done() {
        let steps =
            StepsLeft { seat: Seat(0), ingredients: 1, incantations: 1, draws: 1, played: false };
        let states = |steps: StepsLeft| steps.list().map(|(_, _, state)| state);
        assert_eq!(states(steps), ["due", "may", "last"]);
        let played = StepsLeft { ingredients: 0, played: true, ..steps };
        assert_eq!(states(played), ["done", "may", "due"]);
        let found = shown(html! { <TurnSteps steps={played} /> });
        assert!(found.contains("class=\"wizards-gambit-steps guild-red\""), "{found}");
        assert_eq!(found.matches("<li").count(), 3, "{found}");
    }

    #[test]
    fn a_card_that_is_held_says_what_it_does_or_why_it_does_nothing() {
        let held = Held::Card(Incantation::ALL[0].card());
        let held_use = HeldUse::Act(Action::PlayIncantation(Incantation::ALL[0]));
        let does = Some(AttrValue::from("Play it"));
        let content = html! {
            <Question {held} starting={None::<Gambit>} {held_use} {does} on={|_| ()} />
        };
        let found = shown(content);
        assert!(found.contains("button-main") && found.contains("Play it"), "{found}");
        let held = Held::Card(Ingredient::PhoenixAsh.card());
        let held_use = HeldUse::Refused(Reason::NotLacking);
        let content = html! {
            <Question {held} starting={None::<Gambit>} {held_use} on={|_| ()} />
        };
        let found = shown(content);
        assert!(found.contains("No open rune takes this ingredient."), "{found}");
        assert!(!found.contains("<button"), "{found}");
        // What glows is said, too.
        let choices: Vec<AttrValue> = vec!["Play Phoenix Ash on Tithe".into()];
        let held_use = HeldUse::Targets;
        let content = html! {
            <Question {held} starting={None::<Gambit>} {held_use} {choices} on={|_| ()} />
        };
        let found = shown(content);
        assert!(found.contains("<li>Play Phoenix Ash on Tithe</li>"), "{found}");
    }
}

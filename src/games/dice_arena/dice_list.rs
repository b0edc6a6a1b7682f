//! What lies in the arena, in words: a list beside the picture that is complete
//! for players who do not see the picture. Where dice are to be chosen, they are chosen here.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{Dice, Die, Face};
use yew::prelude::*;

use super::pieces::Symbol;
use super::scene::Scene;
use super::target::ThrowTarget;
use super::words::{Words, face_id, number, use_words};
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::aria_bool;

/// Properties of [`DiceList`].
#[derive(Properties, PartialEq)]
pub struct DiceListProps {
    /// What is seen.
    pub scene: Scene,
    /// Dice that came, or show something else, since the reader last decided.
    #[prop_or(Dice::NONE)]
    pub news: Dice,
    /// What a throw would be aimed at, when one can be thrown.
    pub aim: Option<ThrowTarget>,
    /// Called with what is chosen.
    pub onchoose: Callback<ThrowTarget>,
    /// Called with what the pointer is at, and with nothing when it leaves.
    pub onpoint: Callback<Option<ThrowTarget>>,
}

/// The list.
#[component]
pub fn DiceList(DiceListProps { scene, news, aim, onchoose, onpoint }: &DiceListProps) -> Html {
    renders::note("DiceList");
    let words = use_words();
    let arena = scene.arena();
    // Dice that are out are not there; those of the tower stand in its own row, and the
    // others in the rows of what they show.
    let tower = arena.tower.dice();
    let loose = arena.dice().minus(arena.tower.set()).minus(arena.showing.out());
    let verb = match scene.view.table.decision {
        Decision::Take => "do-take",
        Decision::Stack => "do-stack",
        _ => "do-aim",
    };
    let chip = |die: Die| {
        html! {
            <DieChip
                key={die.0}
                face={arena.showing.face(die)}
                label={name(die, scene, &words)}
                class={classes!(
                    scene.class("dice-arena-chip", die),
                    news.has(die).then_some("is-news"),
                )}
                choice={scene.targets.has(die).then_some(verb)}
                target={ThrowTarget::Die(die)}
                aim={*aim}
                {onchoose}
                {onpoint}
            />
        }
    };
    // What a die can show has its place whether or not one shows it, so that no other moves. (A die with an
    // X is soon gone.)
    let faces = Face::ALL.into_iter().filter(|face| *face != Face::X).chain([Face::X]);
    let groups = faces.filter_map(|face| {
        let dice = arena.showing.showing(face).and(loose);
        let there = !dice.is_empty() || face != Face::X && !arena.dice().is_empty();
        there.then(|| {
            html! {
                <DiceGroup key={face as u8} {face} count={dice.len()}>
                    { for dice.iter().map(chip) }
                </DiceGroup>
            }
        })
    });
    html! {
        <section class="dice-arena-list" aria-labelledby="arena-list">
            <h3 key="heading" id="arena-list">{ words.tr("list") }</h3>
            if arena.dice().is_empty() {
                <p key="empty">{ words.tr("list-empty") }</p>
            }
            if !arena.dice().is_empty() || aim.is_some() {
                <ul key="list">
                    { for groups }
                    if !tower.is_empty() {
                        <li key="tower" class="dice-arena-tower">
                            <span
                                class="dice-arena-row"
                                data-explain={explain("tower", &[arena.tower.height().into()])}
                            >
                                { words.tr_args("tower", &[("count", number(arena.tower.height()))]) }
                            </span>
                            <span class="dice-arena-chips">
                                { for tower.iter().copied().map(chip) }
                            </span>
                        </li>
                    }
                    if let Some(aim) = *aim {
                        <li key="clear" class="dice-arena-clear">
                            <TargetButton
                                label={words.tr_args(verb, &[("what", words.tr("clear").as_str().into())])}
                                explain="clear"
                                target={ThrowTarget::Clear}
                                aim={Some(aim)}
                                {onchoose}
                                {onpoint}
                            >
                                { words.tr("do-clear") }
                            </TargetButton>
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

/// What a die is called: what it shows, where it lies, and what holds it.
fn name(die: Die, scene: &Scene, words: &Words) -> String {
    let arena = scene.arena();
    let mut name = words.die(die, arena);
    let mut add = |dice: Dice, key: &str| {
        if dice.has(die) {
            name.push_str(", ");
            name.push_str(&words.tr(key));
        }
    };
    add(arena.immobile, "is-immobile");
    add(arena.tower.covered(), "is-covered");
    add(arena.lifted, "is-lifted");
    name
}

/// Properties of [`DiceGroup`].
#[derive(Properties, PartialEq)]
pub struct DiceGroupProps {
    /// What its dice show.
    pub face: Face,
    /// How many there are.
    pub count: u8,
    /// The dice.
    pub children: Html,
}

/// The dice that show one symbol, under its name.
#[component]
pub fn DiceGroup(DiceGroupProps { face, count, children }: &DiceGroupProps) -> Html {
    let words = use_words();
    html! {
        <li class={classes!((*count == 0).then_some("is-none"))}>
            <span
                class="dice-arena-row"
                data-explain={explain(face_id(*face), &[(*count).into()])}
            >
                <Symbol key="symbol" face={*face} />
                { words.face(*face) }
                if *count > 1 {
                    <b key="count">{ format!("\u{a0}×\u{a0}{count}") }</b>
                }
            </span>
            <span class="dice-arena-chips">{ children.clone() }</span>
        </li>
    }
}

/// Properties of [`DieChip`].
#[derive(Properties, PartialEq)]
pub struct DieChipProps {
    /// What the die shows; nothing is seen of one that shows nothing.
    pub face: Option<Face>,
    /// Its label.
    pub label: AttrValue,
    /// How it looks.
    pub class: Classes,
    /// The text of what choosing it does; none while it cannot be chosen.
    pub choice: Option<&'static str>,
    /// What choosing it chooses.
    pub target: ThrowTarget,
    /// What a throw would be aimed at, when one can be thrown.
    pub aim: Option<ThrowTarget>,
    /// Called with the target when it is chosen.
    pub onchoose: Callback<ThrowTarget>,
    /// Called with the target while the pointer is at it.
    pub onpoint: Callback<Option<ThrowTarget>>,
}

/// One die: to be chosen, if that means something now.
#[component]
pub fn DieChip(props: &DieChipProps) -> Html {
    renders::note("DieChip");
    let words = use_words();
    let Some(face) = props.face else { return html! {} };
    let symbol = html! { <Symbol {face} tile=false /> };
    let label = &props.label;
    let Some(verb) = props.choice else {
        return html! {
            <span
                class={props.class.clone()}
                data-explain={face_id(face)}
                data-try={props.target.die().map(|die| die.0.to_string())}
            >
                { symbol }
                <span class="visually-hidden">{ label }</span>
            </span>
        };
    };
    html! {
        <TargetButton
            label={words.tr_args(verb, &[("what", label.as_str().into())])}
            named=true
            explain={face_id(face)}
            class={props.class.clone()}
            target={props.target}
            aim={props.aim}
            onchoose={&props.onchoose}
            onpoint={&props.onpoint}
        >
            { symbol }
        </TargetButton>
    }
}

/// Properties of [`TargetButton`].
#[derive(Properties, PartialEq)]
struct TargetButtonProps {
    /// What choosing it does.
    label: AttrValue,
    /// What explains it.
    explain: &'static str,
    /// Whether that must be read out: there are no words on it.
    #[prop_or_default]
    named: bool,
    /// More classes.
    #[prop_or_default]
    class: Classes,
    /// What it chooses.
    target: ThrowTarget,
    /// What a throw would be aimed at, when one can be thrown.
    aim: Option<ThrowTarget>,
    onchoose: Callback<ThrowTarget>,
    onpoint: Callback<Option<ThrowTarget>>,
    /// Its content.
    children: Html,
}

/// Something to choose.
#[component]
fn TargetButton(props: &TargetButtonProps) -> Html {
    let TargetButtonProps {
        label,
        explain,
        named,
        class,
        target,
        aim,
        onchoose,
        onpoint,
        children,
    } = props;
    let target = *target;
    let chosen = aim.map(|aim| aim == target);
    html! {
        <button
            type="button"
            class={classes!(
                "dice-arena-choice",
                class.clone(),
                (chosen == Some(true)).then_some("is-chosen"),
            )}
            data-die={target.die().map(|die| die.0.to_string())}
            data-explain={*explain}
            aria-label={named.then(|| label.clone())}
            aria-pressed={chosen.map(aria_bool)}
            onclick={onchoose.reform(move |_| target)}
            onpointerenter={onpoint.reform(move |_| Some(target))}
            onpointerleave={onpoint.reform(|_| None)}
        >
            { children.clone() }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::{Action, DiceArena};
    use conclave_rules::table::{Rules, Seed, Setup, Viewer};

    use super::*;
    use crate::testing;

    fn scene(faces: &[Face], decision: Decision) -> Scene {
        let setup = Setup { seats: 2, options: Default::default() };
        let mut state = DiceArena::begin(&setup, Seed(1), &mut Vec::new()).expect("a game");
        let arena = &mut state.table.arena;
        arena.flying = Dice::NONE;
        let dice: Vec<Die> = faces.iter().map(|&face| arena.lay(face)).collect();
        state.table.decision = decision;
        let view = DiceArena::view(&state, Viewer::Spectator);
        let legal: Vec<Action> = dice.into_iter().map(Action::Take).collect();
        Scene::new(Rc::new(view), None, Rc::default(), &legal, &[], Dice::NONE)
    }

    fn list(scene: Scene, aim: Option<ThrowTarget>) -> String {
        let text = testing::text(Locale::English);
        let (onchoose, onpoint) = (Callback::noop(), Callback::noop());
        testing::markup(&text, html! { <DiceList {scene} {aim} {onchoose} {onpoint} /> })
    }

    #[test]
    fn an_empty_arena_is_said_to_be_empty() {
        let found = list(scene(&[], Decision::Throw), None);
        assert!(found.contains("Nothing lies here."), "{found}");
        assert!(!found.contains("<li"), "{found}");
    }

    #[test]
    fn equal_symbols_stand_together_and_can_be_taken() {
        let faces = [Face::Accio, Face::Confundo, Face::Accio];
        let found = list(scene(&faces, Decision::Take), None);
        assert_eq!(found.matches("<li>").count(), 2, "{found}");
        assert_eq!(found.matches("<li class=\"is-none\">").count(), 3, "{found}");
        assert!(found.contains("Accio<b>\u{a0}×\u{a0}2</b>"), "{found}");
        assert_eq!(found.matches("aria-label=\"Take Accio, ").count(), 2, "{found}");
        assert!(!found.contains("aria-pressed"), "{found}");
    }

    #[test]
    fn what_a_throw_is_aimed_at_is_pressed() {
        let found = list(scene(&[Face::Accio], Decision::Throw), Some(ThrowTarget::Clear));
        assert!(found.contains("dice-arena-choice is-chosen"), "{found}");
        assert_eq!(found.matches("aria-pressed=\"true\"").count(), 1, "{found}");
        assert_eq!(found.matches("aria-pressed=\"false\"").count(), 1, "{found}");
    }

    #[test]
    fn a_group_is_named_and_counted() {
        let text = testing::text(Locale::French);
        let group = html! { <DiceGroup face={Face::Immobulus} count=3>{ "…" }</DiceGroup> };
        let found = testing::markup(&text, group);
        assert!(found.contains("#face-immobulus") && found.contains("×\u{a0}3"), "{found}");
        assert!(found.contains("Immobulus"), "{found}");
    }
}

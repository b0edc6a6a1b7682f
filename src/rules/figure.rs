//! Pictures of the board, and examples that are stepped through.

use std::marker::PhantomData;
use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::GameRules;
use super::figure_set::{ExampleStep, FigureScene, FigureSet};
use crate::board::all;
use crate::components::icons::Icon;
use crate::context::use_text;
use crate::table::sentence::Sentence;

/// Properties of [`Picture`].
#[derive(Properties)]
pub struct PictureProps<G: GameRules> {
    /// What it shows.
    pub scene: FigureScene<G>,
    /// Which part of the board.
    pub part: &'static str,
    /// What is ringed: a selector.
    #[prop_or_default]
    pub marks: &'static str,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameRules> PartialEq for PictureProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.scene == other.scene && self.part == other.part && self.marks == other.marks
    }
}

/// A part of the board, to be looked at: what is beside it says what it shows.
#[component]
pub fn Picture<G: GameRules>(props: &PictureProps<G>) -> Html {
    let &PictureProps { ref scene, part, marks, .. } = props;
    let text = use_text();
    let root = use_node_ref();
    use_effect({
        let root = root.clone();
        move || ring(&root, marks)
    });
    // Boards react to an event only if it arrives after they were rendered.
    let there = use_state(|| false);
    use_effect_with((), {
        let there = there.clone();
        move |()| there.set(true)
    });
    let mut scene = scene.clone();
    scene.event = scene.event.filter(|_| *there);
    html! {
        <div
            ref={root}
            class="rules-board"
            data-game={G::ID}
            data-part={part}
            aria-hidden="true"
            inert=true
        >
            { G::draw(part, &scene, &text) }
        </div>
    }
}

/// Rings what the selector selects.
fn ring(root: &NodeRef, marks: &str) {
    let Some(root) = root.cast::<Element>().filter(|_| !marks.is_empty()) else { return };
    for element in all::<Element>(&root, marks) {
        drop(element.set_attribute("data-marked", ""));
    }
}

/// Properties of [`ExamplePart`].
#[derive(Properties)]
pub struct ExampleProps<G: GameRules> {
    /// The pictures and examples.
    pub figures: Rc<FigureSet<G>>,
    /// Its number among [`GameRules::EXAMPLES`].
    pub number: usize,
}

impl<G: GameRules> PartialEq for ExampleProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.figures, &other.figures) && self.number == other.number
    }
}

/// An example: the board after each step, and the sentence of the log. On paper, all sentences.
#[component]
pub fn ExamplePart<G: GameRules>(ExampleProps { figures, number }: &ExampleProps<G>) -> Html {
    let text = use_text();
    let at = use_state(|| 0);
    let example = &G::EXAMPLES[*number];
    let steps = &figures.examples[*number];
    let last = steps.len().saturating_sub(1);
    let Some(step) = steps.get(*at) else { return Html::default() };
    let go = |by: isize| {
        let at = at.clone();
        move || at.set(at.saturating_add_signed(by).min(last))
    };
    let (back, next) = (go(-1), go(1));
    let onkeydown = {
        let (back, next) = (back.clone(), next.clone());
        move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowLeft" => back(),
                "ArrowRight" => next(),
                _ => return,
            }
            event.prevent_default();
        }
    };
    let players = || Rc::clone(&step.scene.players);
    let count = text.tr_args("rules-step", &[("n", (*at).into()), ("count", last.into())]);
    let remark = |step: &ExampleStep<G>| {
        let words = step.remark.clone();
        words.map(|words| html! { <small key="remark">{ words }</small> }).unwrap_or_default()
    };
    html! {
        <figure class="rules-example" id={format!("rules-{}-example", example.chapter)} {onkeydown}>
            <figcaption key="caption">
                <b>{ text.tr("rules-example") }</b>
                { " " }
                { G::text(&text, &format!("{}-example", example.chapter)) }
            </figcaption>
            <Picture<G> key="picture" scene={step.scene.clone()} part={example.part} />
            <div key="controls" class="rules-controls">
                <button type="button" class="button" onclick={move |_| back()} aria-disabled={(*at == 0).then_some("true")}>
                    { Icon::Back.small() }
                    { text.tr("rules-back") }
                </button>
                <span>{ count }</span>
                <button type="button" class="button rules-next" onclick={move |_| next()} aria-disabled={(*at == last).then_some("true")}>
                    { text.tr("rules-next") }
                    { Icon::Forward.small() }
                </button>
            </div>
            <p key="words" class="rules-step" role="status">
                if *at == 0 && step.remark.is_none() {
                    { text.tr("rules-before") }
                } else if *at > 0 {
                    <span key="words"><Sentence words={step.words.clone()} players={players()} /></span>
                }
                { remark(step) }
            </p>
            <ol key="all" class="rules-all-steps">
                for (number, step) in steps.iter().enumerate() {
                    if number > 0 || step.remark.is_some() {
                        <li key={number}>
                            if number > 0 {
                                <Sentence words={step.words.clone()} players={players()} />
                            }
                            { remark(step) }
                        </li>
                    }
                }
            </ol>
        </figure>
    }
}

//! What lies in the arena, in words: a list beside the picture, and all that
//! somebody needs who does not see it. Where dice are to be chosen, this is the
//! place to choose them.

use conclave::dice_arena::state::Decision;
use conclave::dice_arena::{Dice, Die, Face, Pose};
use yew::prelude::*;

use super::board::{Msg, Target};
use super::look::Look;
use super::pieces;
use super::words::{Words, number};

/// What the list is made from.
pub struct List<'a> {
    /// The words, and the table.
    pub words: Words<'a>,
    /// What is seen.
    pub look: &'a Look<'a>,
    /// What a throw would be aimed at, when one can be thrown.
    pub aim: Option<Target>,
    /// What to do with what is chosen.
    pub send: &'a Callback<Msg>,
}

impl List<'_> {
    /// The list.
    pub fn show(&self) -> Html {
        let words = self.words;
        let arena = &words.view.table.arena;
        let places = arena.places();
        // Dice that are out are not there; the others stand in the rows below.
        let tower = arena.tower.dice();
        let loose = arena.dice().minus(arena.tower.set()).minus(arena.showing.out());
        let rows = Face::ALL.into_iter().filter_map(|face| {
            let dice = arena.showing.showing(face).and(loose);
            (!dice.is_empty()).then(|| self.row(face, dice, &places))
        });
        html! {
            <section class="dice-arena-list" aria-labelledby="arena-list">
                <h3 id="arena-list">{ words.say("list") }</h3>
                if arena.dice().is_empty() { <p>{ words.say("list-empty") }</p> }
                <ul>
                    if let Some(aim) = self.aim {
                        <li class="dice-arena-clear">
                            { self.choice(Target::Clear, aim == Target::Clear, words.say("clear"), html! { words.say("do-clear") }, Classes::new()) }
                        </li>
                    }
                    { for rows }
                    if !tower.is_empty() {
                        <li>
                            <span class="dice-arena-row">{ words.tell("tower", &[("count", number(arena.tower.height()))]) }</span>
                            <span class="dice-arena-chips">
                                { for tower.iter().map(|&die| self.chip(die, &places)) }
                            </span>
                        </li>
                    }
                </ul>
            </section>
        }
    }

    /// The dice that show one symbol.
    fn row(&self, face: Face, dice: Dice, places: &[Pose]) -> Html {
        let count = dice.len();
        html! {
            <li key={face as u8}>
                <span class="dice-arena-row">
                    { pieces::symbol(face) }
                    { self.words.face(face) }
                    if count > 1 { <b>{ "\u{a0}×\u{a0}" }{ count }</b> }
                </span>
                <span class="dice-arena-chips">
                    { for dice.iter().map(|die| self.chip(die, places)) }
                </span>
            </li>
        }
    }

    /// One die: to be chosen, if that means something now.
    fn chip(&self, die: Die, places: &[Pose]) -> Html {
        let arena = &self.words.view.table.arena;
        let Some(face) = arena.showing.face(die) else { return Html::default() };
        let pose = places.get(die.index()).copied().unwrap_or_default();
        let mut label = self.words.die(die, pose);
        let mut add = |is: Dice, key: &str| {
            if is.has(die) {
                label.push_str(", ");
                label.push_str(&self.words.say(key));
            }
        };
        add(arena.immobile, "is-immobile");
        add(arena.tower.covered(), "is-covered");
        add(arena.lifted, "is-lifted");
        let mark = html! {
            <svg class={pieces::colour(face)} viewBox="0 0 24 24" aria-hidden="true"><use href={pieces::mark(face)} /></svg>
        };
        let class = classes!("dice-arena-chip", self.look.class(die));
        if !self.look.targets.has(die) {
            return html! {
                <span key={die.0} {class} title={label.clone()}>{ mark }<span class="unseen">{ label }</span></span>
            };
        }
        let target = Target::Die(die);
        self.choice(target, self.aim == Some(target), label, mark, class)
    }

    /// Something to choose.
    fn choice(&self, target: Target, on: bool, label: String, face: Html, class: Classes) -> Html {
        let verb = match self.words.view.table.decision {
            Decision::Take => "do-take",
            Decision::Stack => "do-stack",
            _ => "do-aim",
        };
        let label = self.words.tell(verb, &[("what", (&label).into())]);
        // What is written on it is its name already.
        let name = (target != Target::Clear).then(|| label.clone());
        let toggles = self.aim.is_some();
        html! {
            <button
                type="button"
                class={classes!("dice-arena-choice", class, on.then_some("is-chosen"))}
                title={label}
                aria-label={name}
                aria-pressed={toggles.then_some(if on { "true" } else { "false" })}
                onclick={self.send.reform(move |_: MouseEvent| Msg::Choose(target))}
                onpointerenter={self.send.reform(move |_: PointerEvent| Msg::Point(Some(target)))}
                onpointerleave={self.send.reform(|_: PointerEvent| Msg::Point(None))}
            >
                { face }
            </button>
        }
    }
}

//! What lies in the arena, in words: a list beside the picture, and all that
//! somebody needs who does not see it. Where dice are to be chosen, this is the
//! place to choose them.

use conclave::games::dice_arena::state::Decision;
use conclave::games::dice_arena::{Dice, Die, Face, Pose};
use yew::prelude::*;

use super::board::{Msg, Target};
use super::look::DieLook;
use super::pieces;
use super::words::{Words, number};
use crate::components::tags::{
    self, all, el, keyed, none, said, span, tag, tip, truth, unseen, when, words as text,
};

/// The class of what stands at the head of a row.
const ROW: &str = "dice-arena-row";

/// What the list is made from.
pub struct List<'a> {
    /// The words, and the table.
    pub words: Words<'a>,
    /// What is seen.
    pub look: &'a DieLook<'a>,
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
        let clear = |aim| {
            let (name, does) = (words.tr("clear"), text(words.tr("do-clear")));
            let choice = self.choice(Target::Clear, aim == Target::Clear, name, does, "");
            tag("li", "dice-arena-clear", vec![choice])
        };
        let standing = || {
            let height = [("count", number(arena.tower.height()))];
            let name = said("span", ROW, words.tr_args("tower", &height));
            tag("li", "", vec![name, self.chips(tower.iter().copied(), &places)])
        };
        let entries = vec![all(self.aim.map(clear)), all(rows), when(!tower.is_empty(), standing)];
        el!(
            "section",
            "class" = "dice-arena-list",
            "aria-labelledby" = "arena-list",
            [
                el!("h3", "id" = "arena-list", [text(words.tr("list"))]),
                when(arena.dice().is_empty(), || said("p", "", words.tr("list-empty"))),
                tag("ul", "", entries)
            ]
        )
    }

    /// The dice that show one symbol.
    fn row(&self, face: Face, dice: Dice, places: &[Pose]) -> Html {
        let count = dice.len();
        let many = || said("b", "", ["\u{a0}×\u{a0}", &count.to_string()].concat());
        let name = vec![pieces::symbol(face), text(self.words.face(face)), when(count > 1, many)];
        keyed(face as u8, tag("li", "", vec![span(ROW, name), self.chips(dice.iter(), places)]))
    }

    /// Dice in a row.
    fn chips(&self, dice: impl Iterator<Item = Die>, places: &[Pose]) -> Html {
        span("dice-arena-chips", dice.map(|die| self.chip(die, places)).collect())
    }

    /// One die: to be chosen, if that means something now.
    fn chip(&self, die: Die, places: &[Pose]) -> Html {
        let arena = &self.words.view.table.arena;
        let Some(face) = arena.showing.face(die) else { return none() };
        let pose = places.get(die.index()).copied().unwrap_or_default();
        let mut label = self.words.die(die, pose);
        let mut add = |is: Dice, key: &str| {
            if is.has(die) {
                label.push_str(", ");
                label.push_str(&self.words.tr(key));
            }
        };
        add(arena.immobile, "is-immobile");
        add(arena.tower.covered(), "is-covered");
        add(arena.lifted, "is-lifted");
        let mark = pieces::drawn(&pieces::mark(face), face);
        let class = self.look.class("dice-arena-chip", die);
        let chip = if self.look.targets.has(die) {
            let target = Target::Die(die);
            self.choice(target, self.aim == Some(target), label, mark, &class)
        } else {
            tip(&class, label.clone(), vec![mark, unseen(label)])
        };
        keyed(die.0, chip)
    }

    /// Something to choose.
    fn choice(&self, target: Target, on: bool, label: String, face: Html, class: &str) -> Html {
        let verb = match self.words.view.table.decision {
            Decision::Take => "do-take",
            Decision::Stack => "do-stack",
            _ => "do-aim",
        };
        let label = self.words.tr_args(verb, &[("what", (&label).into())]);
        // What is written on it is its name already.
        let name = (target != Target::Clear).then(|| label.clone());
        let toggles = self.aim.is_some();
        el!(
            "button",
            "type" = "button",
            "class" =
                tags::class("dice-arena-choice", &[(!class.is_empty(), class), (on, "is-chosen")]),
            "title" = label,
            "aria-label" = name,
            "aria-pressed" = truth(toggles.then_some(on)),
            onclick = self.send.reform(move |_: MouseEvent| Msg::Choose(target)),
            onpointerenter = self.send.reform(move |_: PointerEvent| Msg::Point(Some(target))),
            onpointerleave = self.send.reform(|_: PointerEvent| Msg::Point(None)),
            [face]
        )
    }
}

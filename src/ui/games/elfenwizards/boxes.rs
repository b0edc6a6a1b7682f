//! The boxes for spells, and the round track.

use conclave::games::elfenwizards::Event;
use conclave::games::elfenwizards::board::SpellBox;
use conclave::games::elfenwizards::state::{Decision, ROUNDS};
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::Arrangement;
use super::intent::{Intent, Target};
use super::log::phase_name;
use super::pieces;
use super::scene::placed;
use super::words::{Words, box_id, number};
use crate::components::drawing::Tenths;
use crate::components::tags::{self, all, class, el, keyed, none, span, tag, unseen, when, words};

/// What the boxes are shown with.
pub struct Boxes<'a> {
    /// The table, drafted spells on it.
    pub words: Words<'a>,
    /// How it is arranged.
    pub arrangement: Arrangement,
    /// What is just happening.
    pub event: Option<&'a Event>,
    /// What the player is about to do.
    pub intent: &'a Intent,
    /// What can be tapped.
    pub targets: &'a [Target],
    /// What a hint points at.
    pub hinted: &'a [Target],
    /// What to do when a box is tapped.
    pub tap: &'a Callback<Target>,
}

impl Boxes<'_> {
    /// All boxes.
    pub fn show(&self) -> Html {
        el!(
            "div",
            "class" = "elfenwizards-boxes",
            "role" = "group",
            "aria-label" = self.words.tr("spell-boxes"),
            [all(SpellBox::ALL.map(|on| self.spell_box(on)))]
        )
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.words.position.seats()).map(Seat)
    }

    fn spell_box(&self, on: SpellBox) -> Html {
        let target = Target::Box(on);
        let tappable = self.targets.contains(&target);
        let class = class(
            "elfenwizards-box",
            &[
                (tappable, "is-target"),
                (self.hinted.contains(&target), "is-hinted"),
                (self.happening(on), "is-happening"),
            ],
        );
        let dice: Vec<usize> =
            self.seats().map(|seat| self.things(on, seat)).filter(|&things| things > 0).collect();
        let area = self.arrangement.spell_box(on).zip(self.arrangement.die(on, &dice));
        let style = area.map(|(area, die)| format!("{};--die-size:{}", placed(area), Tenths(die)));
        let label = self.words.box_label(on);
        let icon = match on {
            SpellBox::Major(_) => "major-spell",
            SpellBox::Minor => "minor-spell",
            SpellBox::Grey => "grey-token",
        };
        let cover = || {
            el!(
                "button",
                "type" = "button",
                "class" = "elfenwizards-cover",
                "aria-label" = self.tap_label(on),
                onclick = self.tap.reform(move |_: MouseEvent| target),
            )
        };
        el!(
            "section",
            "class" = class,
            "style" = style,
            "data-box" = box_id(on),
            "aria-label" = self.words.spell_box(on),
            [
                tag("h3", "", vec![pieces::symbol(icon), words(label), self.supply(on)]),
                tag("ul", "", self.seats().map(|seat| self.group(on, seat)).collect()),
                when(tappable, cover),
            ]
        )
    }

    /// What a tap on a box would do.
    fn tap_label(&self, on: SpellBox) -> String {
        let count = match self.intent {
            Intent::Allocate { picked, .. } => picked.len(),
            _ => 0,
        };
        let spell_box = self.words.spell_box(on);
        let key = if count == 0 { "take-up" } else { "put-on" };
        let args = [("count", number(count as i64)), ("box", spell_box.as_str().into())];
        self.words.tr_args(key, &args)
    }

    /// How many grey tokens are left in their box.
    fn supply(&self, on: SpellBox) -> Html {
        if on != SpellBox::Grey {
            return none();
        }
        let left = self.words.position.grey_supply;
        let label = self.words.tr_args("supply", &[("count", number(left))]);
        let seen = ["× ", &left.to_string()].concat();
        el!(
            "small",
            "title" = label.clone(),
            [unseen(label), el!("span", "aria-hidden" = "true", [words(seen)])]
        )
    }

    /// How many dice a player has in a box; minor spells take the room of two.
    fn things(&self, on: SpellBox, seat: Seat) -> usize {
        let player = self.words.position.player(seat);
        let minors = if on == SpellBox::Minor && player.spent > 0 { 2 } else { 0 };
        usize::from(player.dice_in(on).len()) + self.drafted(on, seat).len() + minors
    }

    /// The dice that a player means to put on a box.
    fn drafted(&self, on: SpellBox, seat: Seat) -> Vec<u8> {
        match self.intent {
            Intent::Allocate { draft, .. } if self.words.position.acting == seat => {
                draft.meant_for(Some(on)).iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What lies in a box for one player.
    fn group(&self, on: SpellBox, seat: Seat) -> Html {
        let position = self.words.position;
        let player = position.player(seat);
        let dice = player.dice_in(on);
        let minors = if on == SpellBox::Minor { player.spent } else { 0 };
        let drafted = self.drafted(on, seat);
        if dice.is_empty() && minors == 0 && drafted.is_empty() {
            return none();
        }
        let guild = player.guild;
        let mut things = Vec::new();
        if !dice.is_empty() {
            things.push(self.words.dice(dice));
        }
        if !drafted.is_empty() {
            let drafted = self.words.dice(drafted.iter().copied().collect());
            things.push(self.words.tr_args("drafted", &[("things", (&drafted).into())]));
        }
        if minors > 0 {
            things.push(self.words.tr_args("minor-spells", &[("count", number(minors))]));
        }
        let label = format!("{}: {}", self.words.name(seat), things.join(", "));
        let mut inside = vec![unseen(label.clone()), pieces::sigil(guild)];
        inside.extend(dice.iter().map(|pips| pieces::die(pips, guild)));
        inside
            .extend(drafted.iter().map(|&pips| span("is-drafted", vec![pieces::die(pips, guild)])));
        if minors > 0 {
            let count = words(["×", &minors.to_string()].concat());
            inside.push(el!(
                "span",
                "class" = "elfenwizards-count",
                "aria-hidden" = "true",
                [pieces::chip(guild), count]
            ));
        }
        let group = el!("li", "class" = pieces::guild_class(guild), "title" = label, [all(inside)]);
        keyed(seat.0, group)
    }

    /// Whether the present event is about a box.
    fn happening(&self, on: SpellBox) -> bool {
        match self.event {
            Some(&Event::DiePlaced { on: to, .. }) => to == on,
            Some(&Event::DiceTakenBack { from, .. }) => from == on,
            Some(Event::MinorsRecovered { .. } | Event::RerollPaid(_)) => on == SpellBox::Minor,
            Some(Event::GreyPaid { .. }) => on == SpellBox::Grey,
            _ => false,
        }
    }

    /// The round track: four moons, under them the minor spells that retired High
    /// Druids paid; and the phase of the round.
    pub fn track(&self) -> Html {
        let position = self.words.position;
        let step = |round: u8| {
            let paid: Vec<Seat> =
                self.seats().filter(|&seat| position.player(seat).track.contains(&round)).collect();
            let now = round == position.round;
            let mut label = self.words.tr_args("round", &[("number", number(round))]);
            for &seat in &paid {
                let args = [("name", self.words.name(seat).into())];
                label += ", ";
                label += &self.words.tr_args("track-label", &args);
            }
            let class = class("", &[(now, "is-now"), (round < position.round, "is-past")]);
            let chips = paid.iter().map(|&seat| pieces::chip(position.player(seat).guild));
            el!(
                "li",
                "class" = class,
                "aria-current" = now.then_some("step"),
                "title" = label.clone(),
                [
                    unseen(label),
                    el!("b", "aria-hidden" = "true", [tags::number(round)]),
                    all(chips),
                ]
            )
        };
        let track = el!(
            "ol",
            "class" = "elfenwizards-track",
            "style" = placed(self.arrangement.track()),
            "aria-label" = self.words.tr("round-track"),
            [all((1..=ROUNDS).map(step))]
        );
        let phase = when(position.decision != Decision::Nothing, || {
            el!(
                "p",
                "class" = "elfenwizards-phase",
                "style" = placed(self.arrangement.phase()),
                [words(phase_name(position.phase, self.words))]
            )
        });
        all([track, phase])
    }
}

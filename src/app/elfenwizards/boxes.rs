//! The boxes for spells, and the round track.

use conclave::elfenwizards::Event;
use conclave::elfenwizards::board::SpellBox;
use conclave::elfenwizards::state::ROUNDS;
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::Arrangement;
use super::intent::{Intent, Target};
use super::pieces;
use super::scene::placed;
use super::words::{Words, box_id, number};

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
        html! {
            <div class="elfenwizards-boxes" role="group" aria-label={self.words.say("spell-boxes")}>
                { for SpellBox::ALL.map(|on| self.spell_box(on)) }
            </div>
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.words.position.seats()).map(Seat)
    }

    fn spell_box(&self, on: SpellBox) -> Html {
        let target = Target::Box(on);
        let class = classes!(
            "elfenwizards-box",
            self.targets.contains(&target).then_some("is-target"),
            self.hinted.contains(&target).then_some("is-hinted"),
            self.happening(on).then_some("is-happening"),
        );
        let style = self.arrangement.spell_box(on).map(placed);
        let label = self.words.box_label(on);
        let icon = match on {
            SpellBox::Major(_) => "major-spell",
            SpellBox::Minor => "minor-spell",
            SpellBox::Grey => "grey-token",
        };
        html! {
            <section {class} {style} data-box={box_id(on)} aria-label={self.words.spell_box(on)}>
                <h3>{ pieces::symbol(icon) }{ label }{ self.supply(on) }</h3>
                <ul>{ for self.seats().map(|seat| self.group(on, seat)) }</ul>
                if self.targets.contains(&target) {
                    <button
                        type="button"
                        class="elfenwizards-cover"
                        aria-label={self.tap_label(on)}
                        onclick={self.tap.reform(move |_: MouseEvent| target)}
                    />
                }
            </section>
        }
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
        self.words.tell(key, &args)
    }

    /// How many grey tokens are left in their box.
    fn supply(&self, on: SpellBox) -> Html {
        if on != SpellBox::Grey {
            return Html::default();
        }
        let left = self.words.position.grey_supply;
        let label = self.words.tell("supply", &[("count", number(left))]);
        html! { <small title={label.clone()}><span class="unseen">{ label }</span><span aria-hidden="true">{ "× " }{ left }</span></small> }
    }

    /// What lies in a box for one player.
    fn group(&self, on: SpellBox, seat: Seat) -> Html {
        let position = self.words.position;
        let player = position.player(seat);
        let dice = player.dice_in(on);
        let minors = if on == SpellBox::Minor { player.spent } else { 0 };
        let drafted: Vec<u8> = match self.intent {
            Intent::Allocate { draft, .. } if position.acting == seat => {
                draft.meant_for(Some(on)).iter().collect()
            }
            _ => Vec::new(),
        };
        if dice.is_empty() && minors == 0 && drafted.is_empty() {
            return Html::default();
        }
        let guild = player.guild;
        let mut things = Vec::new();
        if !dice.is_empty() {
            things.push(self.words.dice(dice));
        }
        if !drafted.is_empty() {
            let drafted = self.words.dice(drafted.iter().copied().collect());
            things.push(self.words.tell("drafted-dice", &[("dice", (&drafted).into())]));
        }
        if minors > 0 {
            things.push(self.words.tell("minor-spells", &[("count", number(minors))]));
        }
        let label = format!("{}: {}", self.words.name(seat), things.join(", "));
        html! {
            <li key={seat.0} class={pieces::guild_class(guild)} title={label.clone()}>
                <span class="unseen">{ label }</span>
                { pieces::sigil(guild) }
                { for dice.iter().map(|pips| pieces::die(pips, guild)) }
                { for drafted.iter().map(|&pips| html! {
                    <span class="is-drafted">{ pieces::die(pips, guild) }</span>
                }) }
                if minors > 0 {
                    <span class="elfenwizards-count" aria-hidden="true">
                        { pieces::chip(guild) }
                        { format!("×{minors}") }
                    </span>
                }
            </li>
        }
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
    /// Druids paid.
    pub fn track(&self) -> Html {
        let position = self.words.position;
        html! {
            <ol
                class="elfenwizards-track"
                style={placed(self.arrangement.track())}
                aria-label={self.words.say("round-track")}
            >
                { for (1..=ROUNDS).map(|round| {
                    let paid: Vec<Seat> = self
                        .seats()
                        .filter(|&seat| position.player(seat).track.contains(&round))
                        .collect();
                    let now = round == position.round;
                    let mut label = self.words.tell("round", &[("number", number(round))]);
                    for &seat in &paid {
                        let args = [("name", self.words.name(seat).into())];
                        label += ", ";
                        label += &self.words.tell("track-label", &args);
                    }
                    let class = classes!(now.then_some("is-now"), (round < position.round).then_some("is-past"));
                    html! {
                        <li key={round} {class} aria-current={now.then_some("step")} title={label.clone()}>
                            <span class="unseen">{ label }</span>
                            <b aria-hidden="true">{ round }</b>
                            { for paid.iter().map(|&seat| pieces::chip(position.player(seat).guild)) }
                        </li>
                    }
                }) }
            </ol>
        }
    }
}

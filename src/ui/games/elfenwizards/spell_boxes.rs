//! The boxes for spells.

use conclave::games::elfenwizards::board::SpellBox;
use conclave::games::elfenwizards::state::Spell;
use conclave::games::elfenwizards::{Dice, Event};
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::{Area, Arrangement};
use super::pieces::{Chip, Die, Symbol, guild_class, guild_id};
use super::spot::placed;
use super::target::Target;
use super::words::{Words, box_id, number};
use crate::board::renders;
use crate::components::art::Sigil;
use crate::components::drawing::Tenths;

/// Something for each box, in the order of [`SpellBox::ALL`].
pub type ByBox<T> = [T; SpellBox::COUNT];

/// Properties of [`SpellBoxes`].
#[derive(Properties, PartialEq)]
pub struct SpellBoxesProps {
    /// The words for the table shown.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// What is just happening.
    pub event: Option<Event>,
    /// The dice that the acting player means to put on each box.
    pub drafted: ByBox<Dice>,
    /// Which boxes can be tapped.
    pub targets: ByBox<bool>,
    /// Which boxes a hint points at.
    pub hinted: ByBox<bool>,
    /// How many dice are picked up.
    pub held: usize,
    /// The die that a tap puts down while none is picked up, by its pips.
    pub best: Option<u8>,
    /// Called when a box is tapped.
    pub tap: Callback<Target>,
}

/// All boxes for spells.
#[component]
pub fn SpellBoxes(props: &SpellBoxesProps) -> Html {
    renders::note("SpellBoxes");
    let SpellBoxesProps { words, arrangement, event, drafted, targets, hinted, held, best, tap } =
        props;
    let spell_box = |on: SpellBox| {
        let dice: Vec<usize> = seats(words)
            .map(|seat| Contents::of(words, on, seat, drafted[on.index()]).capacity())
            .filter(|&capacity| capacity > 0)
            .collect();
        let area = arrangement.spell_box(on).zip(arrangement.die(on, &dice));
        html! {
            <SpellBoxPart
                key={box_id(on)}
                {words}
                {on}
                {area}
                drafted={drafted[on.index()]}
                target={targets[on.index()]}
                hinted={hinted[on.index()]}
                happening={event.as_ref().is_some_and(|event| is_about(event, on))}
                held={*held}
                best={*best}
                {tap}
            />
        }
    };
    html! {
        <div class="elfenwizards-boxes" role="group" aria-label={words.tr("spell-boxes")}>
            { for SpellBox::ALL.map(spell_box) }
        </div>
    }
}

fn seats(words: &Words) -> impl Iterator<Item = Seat> + use<> {
    (0..words.position.seats()).map(Seat)
}

/// Whether an event is about a box.
fn is_about(event: &Event, on: SpellBox) -> bool {
    match *event {
        Event::DiePlaced { on: to, .. } => to == on,
        Event::DiceTakenBack { from, .. } => from == on,
        Event::MinorsRecovered { .. } | Event::RerollPaid(_) => on == SpellBox::Minor,
        Event::GreyPaid { .. } => on == SpellBox::Grey,
        _ => false,
    }
}

/// What lies in a box for one player.
struct Contents {
    dice: Dice,
    /// The dice that the player means to put there.
    drafted: Dice,
    /// Minor spells.
    minors: u8,
}

impl Contents {
    fn of(words: &Words, on: SpellBox, seat: Seat, drafted: Dice) -> Contents {
        let player = words.position.player(seat);
        Contents {
            dice: player.dice_in(on),
            drafted: if words.position.acting == seat { drafted } else { Dice::NONE },
            minors: if on == SpellBox::Minor { player.spent } else { 0 },
        }
    }

    /// The capacity needed, in dice; a minor spell takes that of two.
    fn capacity(&self) -> usize {
        let minors = if self.minors > 0 { 2 } else { 0 };
        usize::from(self.dice.len()) + usize::from(self.drafted.len()) + minors
    }
}

/// Properties of [`SpellBoxPart`].
#[derive(Properties, PartialEq)]
pub struct SpellBoxProps {
    /// The words for the table shown.
    pub words: Words,
    /// Which box.
    pub on: SpellBox,
    /// Where it is and how wide its dice are, in units; none where it grows with them.
    pub area: Option<(Area, f32)>,
    /// The dice that the acting player means to put there.
    pub drafted: Dice,
    /// Whether it can be tapped.
    pub target: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// Whether the present event is about it.
    pub happening: bool,
    /// How many dice are picked up.
    pub held: usize,
    /// The die that a tap puts there while none is picked up, by its pips.
    pub best: Option<u8>,
    /// Called when it is tapped.
    pub tap: Callback<Target>,
}

/// A box for spells. (The rules call the place itself `SpellBox`.)
#[component]
pub fn SpellBoxPart(props: &SpellBoxProps) -> Html {
    let SpellBoxProps { words, on, area, drafted, target, hinted, happening, held, best, tap } =
        props;
    let on = *on;
    let place = Target::Box(on);
    let class = classes!(
        "elfenwizards-box",
        target.then_some("is-target"),
        (*held == 0).then_some("is-quiet"),
        hinted.then_some("is-hinted"),
        happening.then_some("is-happening"),
    );
    let style = area.map(|(area, die)| format!("{};--die-size:{}", placed(area), Tenths(die)));
    let symbol = match on {
        SpellBox::Major(_) => "major-spell",
        SpellBox::Minor => "minor-spell",
        SpellBox::Grey => "grey-token",
    };
    html! {
        <section
            {class}
            {style}
            data-box={box_id(on)}
            data-drop={(*target && *held > 0).then(|| place.key())}
            aria-label={words.spell_box(on)}
        >
            <h3 key="title">
                if on == SpellBox::Grey {
                    <Price key="price" {words} />
                } else {
                    <Symbol key="symbol" id={symbol} />
                }
                { words.box_label(on) }
                if on == SpellBox::Grey {
                    <Supply key="supply" {words} />
                }
            </h3>
            <ul key="spells">
                { for seats(words).filter_map(|seat| group(words, on, seat, *drafted)) }
            </ul>
            if *target {
                <button key="cover"
                    type="button"
                    class="elfenwizards-cover"
                    aria-label={tap_label(words, on, *held, *best)}
                    onclick={tap.reform(move |_: MouseEvent| place)}
                />
            }
        </section>
    }
}

/// What a tap on a box would do with so many dice picked up; with none, it puts the best one
/// of the hand there.
fn tap_label(words: &Words, on: SpellBox, held: usize, best: Option<u8>) -> String {
    let spell_box = words.spell_box(on);
    if let Some(pips) = best.filter(|_| held == 0) {
        let die = words.spell(Spell::Major(pips));
        let args = [("die", (&die).into()), ("box", spell_box.as_str().into())];
        return words.tr_args("put-best", &args);
    }
    let key = if held == 0 { "take-up" } else { "put-on" };
    words.tr_args(key, &[("count", number(held as i64)), ("box", spell_box.as_str().into())])
}

/// A grey token with what it costs to remove one, in pips.
#[component]
fn Price(SupplyProps { words }: &SupplyProps) -> Html {
    let pips = words.position.grey_price.pips();
    let label = words.tr_args("grey-price", &[("count", number(pips))]);
    html! {
        <span class="elfenwizards-price" title={label.clone()}>
            <Symbol id="grey-token" />
            <b aria-hidden="true">{ pips }</b>
            <span class="visually-hidden">{ label }{ ": " }</span>
        </span>
    }
}

#[derive(Properties, PartialEq)]
struct SupplyProps {
    words: Words,
}

/// How many grey tokens are left in their box.
#[component]
fn Supply(SupplyProps { words }: &SupplyProps) -> Html {
    let left = words.position.grey_supply;
    let label = words.tr_args("supply", &[("count", number(left))]);
    html! {
        <small title={label.clone()}>
            <span class="visually-hidden">{ label }</span>
            <span aria-hidden="true">{ format!("× {left}") }</span>
        </small>
    }
}

/// What lies in a box for one player.
fn group(words: &Words, on: SpellBox, seat: Seat, drafted: Dice) -> Option<Html> {
    let guild = words.position.player(seat).guild;
    let Contents { dice, drafted, minors } = Contents::of(words, on, seat, drafted);
    let mut things = Vec::new();
    if !dice.is_empty() {
        things.push(words.dice(dice));
    }
    if !drafted.is_empty() {
        things.push(words.tr_args("drafted", &[("things", (&words.dice(drafted)).into())]));
    }
    if minors > 0 {
        things.push(words.tr_args("minor-spells", &[("count", number(minors))]));
    }
    if things.is_empty() {
        return None;
    }
    let label = format!("{}: {}", words.name(seat), things.join(", "));
    Some(html! {
        <li key={seat.0} class={guild_class(guild)} title={label.clone()}>
            <span key="label" class="visually-hidden">{ label }</span>
            <Sigil key="guild" of={guild_id(guild)} />
            { for dice.iter().enumerate().map(|(at, pips)| html! {
                <Die key={format!("die-{at}")} {pips} {guild} />
            }) }
            { for drafted.iter().enumerate().map(|(at, pips)| html! {
                <span key={format!("drafted-{at}")} class="is-drafted"><Die {pips} {guild} /></span>
            }) }
            if minors > 0 {
                <span key="minors" class="elfenwizards-count" aria-hidden="true">
                    <Chip {guild} />
                    { format!("×{minors}") }
                </span>
            }
        </li>
    })
}

#[cfg(test)]
mod tests {
    use conclave::games::elfenwizards::board::TreeLevel;
    use conclave::i18n::Locale;

    use super::super::testing::{dice, words};
    use super::*;
    use crate::testing::{markup, text};

    fn shown(drafted: Dice, held: usize) -> String {
        let text = text(Locale::English, &["shell", "elfenwizards"]);
        let mut words = words(&text);
        std::rc::Rc::make_mut(&mut words.position).players[1].boxes[0] = dice(&[5, 5, 2]);
        let on = SpellBox::Major(TreeLevel::Druid);
        assert_eq!(on.index(), 0);
        markup(
            &text,
            html! {
                <SpellBoxPart
                    {words}
                    {on}
                    area={None::<(Area, f32)>}
                    {drafted}
                    target={held > 0}
                    hinted=false
                    happening=false
                    {held}
                    best={None::<u8>}
                    tap={Callback::noop()}
                />
            },
        )
    }

    #[test]
    fn a_box_says_whose_dice_lie_in_it() {
        let found = shown(Dice::NONE, 0);
        assert!(found.contains("<span class=\"visually-hidden\">Bea: 5, 5, 2</span>"), "{found}");
        assert_eq!(found.matches("href=\"#die-5\"").count(), 2, "{found}");
        assert!(!found.contains("Anna"), "{found}");
        assert!(!found.contains("data-drop"), "{found}");
    }

    #[test]
    fn a_box_shows_what_is_drafted_and_takes_what_is_held() {
        let found = shown(dice(&[6]), 1);
        assert!(found.contains(">Anna: "), "{found}");
        assert!(found.contains("is-drafted"), "{found}");
        assert!(found.contains("data-drop=\"box-druid\""), "{found}");
        assert!(found.contains("elfenwizards-cover"), "{found}");
    }
}

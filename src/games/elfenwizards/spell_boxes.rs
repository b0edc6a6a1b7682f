//! The boxes for spells.

use std::rc::Rc;

use conclave_art::Sigil;
use conclave_rules::games::elfenwizards::board::SpellBox;
use conclave_rules::games::elfenwizards::state::{MINOR_SPELL_PRICE, Spell};
use conclave_rules::games::elfenwizards::{Dice, Event, Guild, PublicState};
use conclave_rules::table::Seat;
use yew::html::ImplicitClone;
use yew::prelude::*;

use super::geometry::{Area, Arrangement, DiceLook};
use super::intent::Intent;
use super::pieces::{Chip, Die, Symbol, guild_class, guild_id};
use super::spot::placed;
use super::target::Target;
use super::words::{TableWords, Words, box_id, number, use_words};
use crate::board::explain::explain;
use crate::board::renders;

/// Something for each box, in the order of [`SpellBox::ALL`].
pub type ByBox<T> = [T; SpellBox::COUNT];

/// What a box shows.
#[derive(Clone, PartialEq, Debug)]
pub struct BoxContents {
    /// Which box.
    pub on: SpellBox,
    /// Where it is and how its dice look, in units; none where it grows with them.
    pub area: Option<(Area, DiceLook)>,
    /// What lies in it, for each player who has something there.
    pub piles: Rc<[DicePile]>,
    /// Of the box for grey tokens: what one costs in pips, and how many are left.
    pub grey: Option<(u8, u8)>,
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
}

impl ImplicitClone for BoxContents {}

/// What lies in a box for one player.
#[derive(Clone, PartialEq, Debug)]
pub struct DicePile {
    /// The player's name.
    pub name: AttrValue,
    /// The player's guild.
    pub guild: Guild,
    /// The dice.
    pub dice: Dice,
    /// The dice that the player means to put there.
    pub drafted: Dice,
    /// How many minor spells.
    pub minors: u8,
    /// Whether other dice lay there when the reader last decided.
    pub news: bool,
}

impl DicePile {
    fn of(
        words: &TableWords,
        on: SpellBox,
        seat: Seat,
        drafted: Dice,
        before: Option<&PublicState>,
    ) -> DicePile {
        let position = &words.view;
        let player = position.player(seat);
        DicePile {
            name: words.name(seat).to_owned().into(),
            guild: player.guild,
            dice: player.dice_in(on),
            drafted: if position.acting == seat { drafted } else { Dice::NONE },
            minors: if on == SpellBox::Minor { player.spent } else { 0 },
            news: before
                .is_some_and(|before| before.player(seat).dice_in(on) != player.dice_in(on)),
        }
    }

    /// The capacity needed, in dice; a minor spell takes that of two.
    fn capacity(&self) -> usize {
        let minors = if self.minors > 0 { 2 } else { 0 };
        usize::from(self.dice.len()) + usize::from(self.drafted.len()) + minors
    }
}

impl BoxContents {
    /// What all boxes show of the table that `words` speak of, while `event` happens and the
    /// player is about to do `intent`. What was not so `before` is marked.
    pub fn all(
        words: &TableWords,
        arrangement: Arrangement,
        event: Option<&Event>,
        intent: &Intent,
        targets: &[Target],
        hinted: &[Target],
        before: Option<&PublicState>,
    ) -> ByBox<BoxContents> {
        let position = &words.view;
        SpellBox::ALL.map(|on| {
            let drafted = match intent {
                Intent::Allocate { draft, .. } => draft.meant_for(Some(on)),
                _ => Dice::NONE,
            };
            let pile = |seat| DicePile::of(words, on, Seat(seat), drafted, before);
            let piles = (0..position.seats()).map(pile);
            let piles: Rc<[DicePile]> = piles.filter(|pile| pile.capacity() > 0).collect();
            let widths: Vec<usize> = piles.iter().map(DicePile::capacity).collect();
            let price = || (position.grey_price.pips(), position.grey_supply);
            BoxContents {
                on,
                area: arrangement.spell_box(on).zip(arrangement.dice(on, &widths)),
                piles,
                grey: (on == SpellBox::Grey).then(price),
                target: targets.contains(&Target::Box(on)),
                hinted: hinted.contains(&Target::Box(on)),
                happening: event.is_some_and(|event| is_about(event, on)),
                held: intent.held_for_boxes(),
                best: intent.best_die(),
            }
        })
    }
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

/// Properties of [`SpellBoxes`].
#[derive(Properties, PartialEq)]
pub struct SpellBoxesProps {
    /// What they show.
    pub boxes: ByBox<BoxContents>,
    /// Called when a box is tapped.
    pub tap: Callback<Target>,
}

/// All boxes for spells.
#[component]
pub fn SpellBoxes(SpellBoxesProps { boxes, tap }: &SpellBoxesProps) -> Html {
    renders::note("SpellBoxes");
    let label = use_words().tr("spell-boxes");
    html! {
        <div class="elfenwizards-boxes" role="group" aria-label={label}>
            for of in boxes {
                <SpellBoxPart key={box_id(of.on)} {of} {tap} />
            }
        </div>
    }
}

/// Properties of [`SpellBoxPart`].
#[derive(Properties, PartialEq)]
pub struct SpellBoxProps {
    /// What it shows.
    pub of: BoxContents,
    /// Called when it is tapped.
    pub tap: Callback<Target>,
}

/// A box for spells. (The rules call the place itself `SpellBox`.)
#[component]
pub fn SpellBoxPart(SpellBoxProps { of, tap }: &SpellBoxProps) -> Html {
    renders::note("SpellBoxPart");
    let words = use_words();
    let &BoxContents { on, area, target, hinted, happening, held, .. } = of;
    let place = Target::Box(on);
    let class = classes!(
        "elfenwizards-box",
        target.then_some("is-target"),
        (held == 0).then_some("is-quiet"),
        hinted.then_some("is-hinted"),
        happening.then_some("is-happening"),
    );
    let style = area.map(|(area, dice)| format!("{};--die-size:{:.1}", placed(area), dice.width));
    let flat = area.is_some_and(|(_, dice)| dice.flat);
    let symbol = match on {
        SpellBox::Major(_) => "major-spell",
        SpellBox::Minor => "minor-spell",
        SpellBox::Grey => "grey-token",
    };
    let price = match on {
        SpellBox::Major(_) => None,
        SpellBox::Minor => Some(MINOR_SPELL_PRICE),
        SpellBox::Grey => of.grey.map(|(pips, _)| pips),
    };
    html! {
        <section
            {class}
            {style}
            data-box={box_id(on)}
            data-explain={explain_box(of)}
            data-try={(!target).then(|| place.key())}
            data-drop={(target && held > 0).then(|| place.key())}
            aria-label={words.spell_box(on)}
        >
            <h3 key="title">
                if let Some(pips) = price {
                    { price_label(&words, symbol, pips) }
                } else {
                    <Symbol key="symbol" id={symbol} />
                }
                { words.box_label(on) }
                if let Some((_, left)) = of.grey {
                    { supply(&words, left) }
                }
            </h3>
            <ul key="spells">{ for of.piles.iter().map(|pile| pile_item(&words, pile, flat)) }</ul>
            if target {
                <button key="cover"
                    type="button"
                    class="elfenwizards-cover target target-cover"
                    aria-label={tap_label(&words, of)}
                    onclick={tap.reform(move |_: MouseEvent| place)}
                />
            }
        </section>
    }
}

/// What explains a box: how many pips lie in it; of the box for grey tokens, what one costs and
/// how many are left.
fn explain_box(of: &BoxContents) -> AttrValue {
    let pips = |pile: &DicePile| i32::from(pile.dice.pips() + pile.drafted.pips());
    let numbers = match of.grey {
        Some((price, left)) => [price.into(), left.into()],
        None => [of.piles.iter().map(pips).sum(), i32::from(MINOR_SPELL_PRICE)],
    };
    explain(&format!("box-{}", box_id(of.on)), &numbers)
}

/// What a tap on a box would do with the dice that are picked up; with none, it puts the best
/// one of the hand there.
fn tap_label(words: &Words, &BoxContents { on, held, best, .. }: &BoxContents) -> String {
    let spell_box = words.spell_box(on);
    if let Some(pips) = best.filter(|_| held == 0) {
        let die = words.spell(Spell::Major(pips));
        let args = [("die", (&die).into()), ("box", spell_box.as_str().into())];
        return words.tr_args("put-best", &args);
    }
    let key = if held == 0 { "take-up" } else { "put-on" };
    words.tr_args(key, &[("count", number(held as i64)), ("box", spell_box.as_str().into())])
}

/// A token with what it costs to recover or to remove one, in pips.
fn price_label(words: &Words, symbol: &'static str, pips: u8) -> Html {
    let args = [("count", number(pips)), ("token", symbol.into())];
    html! {
        <span key="price" class="elfenwizards-price">
            <Symbol id={symbol} />
            <b aria-hidden="true">{ pips }</b>
            <span class="visually-hidden">{ words.tr_args("price", &args) }{ ": " }</span>
        </span>
    }
}

/// How many grey tokens are left in their box.
fn supply(words: &Words, left: u8) -> Html {
    html! {
        <small key="supply">
            <span class="visually-hidden">
                { words.tr_args("supply", &[("count", number(left))]) }
            </span>
            <span aria-hidden="true">{ format!("× {left}") }</span>
        </small>
    }
}

/// What lies in a box for one player.
fn pile_item(words: &Words, pile: &DicePile, flat: bool) -> Html {
    let &DicePile { ref name, guild, dice, drafted, minors, news } = pile;
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
    let label = format!("{name}: {}", things.join(", "));
    html! {
        <li key={guild_id(guild)} class={classes!(guild_class(guild), news.then_some("is-news"))}>
            <span key="label" class="visually-hidden">{ label }</span>
            <Sigil key="guild" of={guild_id(guild)} />
            for (at, pips) in dice.iter().enumerate() {
                <Die key={format!("die-{at}")} {pips} {guild} {flat} />
            }
            for (at, pips) in drafted.iter().enumerate() {
                <span key={format!("drafted-{at}")} class="is-drafted">
                    <Die {pips} {guild} {flat} />
                </span>
            }
            if minors > 0 {
                <span key="minors" class="elfenwizards-count" aria-hidden="true">
                    <Chip {guild} />
                    { format!("×{minors}") }
                </span>
            }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::board::TreeLevel;

    use super::super::testing::{dice, words};
    use super::*;
    use crate::testing::{markup, text};

    fn shown(draft: &[u8], held: usize) -> String {
        let text = text(Locale::English);
        let mut words = words(&text);
        Rc::make_mut(&mut words.view).players[1].boxes[0] = dice(&[5, 5, 2]);
        let on = SpellBox::Major(TreeLevel::Druid);
        assert_eq!(on.index(), 0);
        let targets: Vec<Target> = (held > 0).then_some(Target::Box(on)).into_iter().collect();
        let [of, ..] =
            BoxContents::all(&words, Arrangement::Wide, None, &Intent::Watch, &targets, &[], None);
        let mut piles = of.piles.to_vec();
        if !draft.is_empty() {
            piles.insert(0, DicePile::of(&words, on, Seat(0), dice(draft), None));
        }
        let of = BoxContents { piles: piles.into(), held, ..of };
        markup(&text, html! { <SpellBoxPart {of} tap={Callback::noop()} /> })
    }

    #[test]
    fn a_box_says_whose_dice_lie_in_it() {
        let found = shown(&[], 0);
        assert!(found.contains("<span class=\"visually-hidden\">Bea: 5, 5, 2</span>"), "{found}");
        assert_eq!(found.matches("href=\"#die-5\"").count(), 2, "{found}");
        assert!(!found.contains("Anna"), "{found}");
        assert!(!found.contains("data-drop"), "{found}");
    }

    #[test]
    fn a_box_shows_what_is_drafted_and_takes_what_is_held() {
        let found = shown(&[6], 1);
        assert!(found.contains(">Anna: "), "{found}");
        assert!(found.contains("is-drafted"), "{found}");
        assert!(found.contains("data-drop=\"box-druid\""), "{found}");
        assert!(found.contains("elfenwizards-cover"), "{found}");
    }
}

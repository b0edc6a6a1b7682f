//! The rune slots beside a spell: which ingredients it takes, and which lie there.

use conclave_rules::games::wizards_gambit::cards::{Card, Ingredient};
use conclave_rules::games::wizards_gambit::state::PoolSpell;
use yew::prelude::*;

use super::cards::{CardLook, Rune};
use super::intent::{Held, Target};
use super::msg::{BoardCommand, click};
use super::scene::Marks;
use super::words::use_words;
use crate::components::icons::aria_bool;

/// A place for an ingredient beside a spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunePlace {
    /// Which ingredient belongs there, or lies there.
    pub ingredient: Ingredient,
    /// Whether it lies there.
    pub there: bool,
    /// Whether it stands for another one.
    pub wild: bool,
}

/// The places for ingredients beside a spell: one for each rune, then the cards
/// that stand for any.
pub fn rune_places(there: &PoolSpell) -> Vec<RunePlace> {
    let mut places = Vec::new();
    for card in there.spell.card().runes.iter() {
        let Some(ingredient) = card.ingredient() else { continue };
        let before =
            places.iter().filter(|place: &&RunePlace| place.ingredient == ingredient).count();
        let laid = usize::from(there.laid.count(card)) > before;
        places.push(RunePlace { ingredient, there: laid, wild: false });
    }
    let flake = Ingredient::PrismaticFlake;
    let flakes = std::iter::repeat_n(flake, usize::from(there.laid.count(flake.card())));
    for ingredient in flakes.chain(there.wild.iter().filter_map(Card::ingredient)) {
        places.push(RunePlace { ingredient, there: true, wild: true });
    }
    places
}

/// What a click on a rune slot does.
#[derive(Clone, PartialEq, Debug)]
pub struct RuneTap {
    /// What it stands for.
    pub target: Target,
    /// What a click does to the game, in words; none if it picks the ingredient up.
    pub does: Option<AttrValue>,
    /// How the slot is marked.
    pub marks: Marks,
    /// Whether the ingredient is picked up.
    pub held: bool,
}

/// Properties of [`RuneSlot`].
#[derive(Properties, PartialEq)]
pub struct RuneSlotProps {
    /// The place.
    pub place: RunePlace,
    /// What a click does; none if nothing.
    #[prop_or_default]
    pub tap: Option<RuneTap>,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

/// A rune slot. An open one that fits what is held is a button that lays it there; an
/// ingredient that can be picked up or chosen is one, too.
#[component]
pub fn RuneSlot(RuneSlotProps { place, tap, on }: &RuneSlotProps) -> Html {
    let text = use_words();
    let RunePlace { ingredient, there, wild } = *place;
    let state = if there { "rune-there" } else { "rune-lacking" };
    let label = text.about(state, &text.ingredient(ingredient));
    let inside = match tap {
        Some(RuneTap { target, does, marks, held }) => {
            let class = if there { "wizards-gambit-token" } else { "wizards-gambit-slot" };
            let drag = match *target {
                Target::Token(slot, ingredient) if does.is_none() => {
                    Some(Held::Token(slot, ingredient).key())
                }
                _ => None,
            };
            html! {
                <button
                    type="button"
                    class={classes!("target", class, *marks, held.then_some("is-held"))}
                    aria-label={does.clone().unwrap_or_else(|| label.into())}
                    aria-pressed={there.then(|| aria_bool(*held))}
                    data-drag={drag}
                    data-drop={does.as_ref().map(|_| target.key())}
                    onclick={click(on, BoardCommand::Tap(*target))}
                >
                    <Rune of={ingredient} />
                </button>
            }
        }
        None => html! {
            <span>
                <span class="visually-hidden">{ label }</span>
                <Rune of={ingredient} />
            </span>
        },
    };
    html! {
        <li
            class={classes!(if there { "is-there" } else { "is-open" }, wild.then_some("is-wild"))}
            data-look={CardLook::Card(ingredient.card()).id().to_string()}
            data-explain={if there { "laid" } else { "rune" }}
        >
            { inside }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::spells::Spell;
    use conclave_rules::games::wizards_gambit::state::PoolSlot;

    const ASH: Ingredient = Ingredient::PhoenixAsh;

    fn slot(there: bool, tap: Option<RuneTap>) -> String {
        let text = text(Locale::English);
        let place = RunePlace { ingredient: ASH, there, wild: false };
        markup(&text, html! { <RuneSlot {place} {tap} on={|_| ()} /> })
    }

    #[test]
    fn an_open_slot_says_what_it_lacks() {
        let found = slot(false, None);
        assert!(found.contains("class=\"is-open\""), "{found}");
        assert!(found.contains("Phoenix Ash: lacking"), "{found}");
        assert!(!found.contains("<button"), "{found}");
    }

    #[test]
    fn a_slot_that_fits_what_is_held_is_a_button_and_takes_what_is_dropped() {
        let target = Target::Rune(PoolSlot::East, ASH);
        let found = slot(
            false,
            Some(RuneTap {
                target,
                does: Some("Play Phoenix Ash beside Bounty".into()),
                marks: Marks { target: true, ..Marks::default() },
                held: false,
            }),
        );
        assert!(found.contains("class=\"target wizards-gambit-slot is-target\""), "{found}");
        assert!(found.contains("aria-label=\"Play Phoenix Ash beside Bounty\""), "{found}");
        assert!(found.contains(&format!("data-drop=\"{}\"", target.key())), "{found}");
        assert!(!found.contains("data-drag") && !found.contains("aria-pressed"), "{found}");
    }

    #[test]
    fn an_ingredient_that_can_be_moved_is_picked_up() {
        let target = Target::Token(PoolSlot::East, ASH);
        let tap = RuneTap { target, does: None, marks: Marks::default(), held: true };
        let found = slot(true, Some(tap));
        assert!(found.contains("wizards-gambit-token is-held"), "{found}");
        assert!(found.contains("aria-pressed=\"true\""), "{found}");
        assert!(found.contains("data-drag=\"token-"), "{found}");
        assert!(!found.contains("data-drop"), "{found}");
    }

    #[test]
    fn there_is_a_place_for_each_rune_and_for_each_card_that_stands_for_any() {
        for spell in Spell::ALL {
            let card = spell.card();
            let mut there = PoolSpell::new(spell);
            let open = rune_places(&there);
            assert_eq!(open.len(), usize::from(card.size), "{spell:?}");
            assert!(open.iter().all(|place| !place.there));
            let first = open[0].ingredient;
            there.laid.add(first.card());
            there.laid.add(Ingredient::PrismaticFlake.card());
            let places = rune_places(&there);
            assert_eq!(places.len(), usize::from(card.size) + 1);
            let laid: Vec<_> = places.iter().filter(|place| place.there).collect();
            assert_eq!(laid.len(), 2);
            assert_eq!((laid[0].ingredient, laid[0].wild), (first, false));
            assert_eq!((laid[1].ingredient, laid[1].wild), (Ingredient::PrismaticFlake, true));
        }
    }
}

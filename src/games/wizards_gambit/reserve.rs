//! The spell reserve: the spells around the decks, and the ingredients beside them.

use std::rc::Rc;

use conclave_rules::games::wizards_gambit::state::{GambitPlace, PoolSlot, PoolSpell};
use yew::prelude::*;

use super::cards::{CardLook, SpellFace};
use super::intent::{Held, Target};
use super::msg::{BoardCommand, Overlay, click};
use super::rune_slot::{RuneSlot, RuneTap, rune_places};
use super::scene::{GambitInPlay, Marks, SealInPlay, TableScene, TableSceneProps};
use super::words::use_words;
use crate::board::explain::explain;
use crate::board::renders;

/// The reserve.
#[component]
pub fn Reserve(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Reserve");
    let text = use_words();
    let table = scene.table();
    let place = |slot: PoolSlot| match SpellCardProps::of(scene, slot, on) {
        Some(props) => {
            let key = props.there.spell.card().key;
            html! { <SpellCard {key} ..props /> }
        }
        None => {
            html! { <div key={slot.index()} class="board-card wizards-gambit-spell is-gone" /> }
        }
    };
    html! {
        <section class="wizards-gambit-pool" aria-label={text.tr("pool")}>
            { for PoolSlot::ALL.map(place) }
            <Decks
                key="decks"
                spells={table.spells_left}
                cards={table.deck_left}
                discarded={table.discard.len()}
                {on}
            />
        </section>
    }
}

/// What a click on each rune slot of a spell does, in the order of [`rune_places`].
fn rune_taps(scene: &TableScene, slot: PoolSlot, there: &PoolSpell) -> Rc<[Option<RuneTap>]> {
    let places = rune_places(there);
    let taps = places.iter().enumerate().map(|(at, place)| {
        let (target, held) = if place.there {
            // Of like ingredients the first one can be chosen.
            if at > 0 && places[at - 1] == *place {
                return None;
            }
            let held = scene.held == Some(Held::Token(slot, place.ingredient));
            (Target::Token(slot, place.ingredient), held)
        } else {
            (Target::Rune(slot, place.ingredient), false)
        };
        scene.tap(target)?;
        let (does, marks) = (scene.tap_name(target), scene.marks(target));
        Some(RuneTap { target, does, marks, held })
    });
    taps.collect()
}

/// Properties of [`SpellCard`].
#[derive(Properties, PartialEq)]
pub struct SpellCardProps {
    /// Where in the reserve it lies.
    pub slot: PoolSlot,
    /// The spell, and the ingredients beside it.
    pub there: PoolSpell,
    /// Whether it is another one than when the reader last decided, or has other ingredients.
    #[prop_or_default]
    pub news: bool,
    /// How it is marked.
    #[prop_or_default]
    pub marks: Marks,
    /// What choosing it does to the game, in words; none if nothing.
    #[prop_or_default]
    pub does: Option<AttrValue>,
    /// What a click on each of its rune slots does, in the order of [`rune_places`];
    /// may be shorter.
    #[prop_or_default]
    pub runes: Option<Rc<[Option<RuneTap>]>>,
    /// The gambit that protects it.
    #[prop_or_default]
    pub gambit: Option<GambitInPlay>,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

impl SpellCardProps {
    /// The spell at `slot`, if there is one.
    pub fn of(
        scene: &TableScene,
        slot: PoolSlot,
        on: &Callback<BoardCommand>,
    ) -> Option<SpellCardProps> {
        let there = *scene.table().spell_at(slot)?;
        Some(SpellCardProps {
            slot,
            there,
            news: scene.before().is_some_and(|before| before.spell_at(slot) != Some(&there)),
            marks: scene.marks(Target::Slot(slot)),
            does: scene.tap_name(Target::Slot(slot)),
            runes: Some(rune_taps(scene, slot, &there)),
            gambit: scene.gambit_at(GambitPlace::Pool(slot)),
            on: on.clone(),
        })
    }
}

/// A spell of the reserve, with its rune slots.
#[component]
pub fn SpellCard(props: &SpellCardProps) -> Html {
    renders::note("SpellCard");
    let SpellCardProps { slot, there, news, marks, does, runes, gambit, on } = props;
    let text = use_words();
    let (target, spell, missing) = (Target::Slot(*slot), there.spell, there.missing());
    let look = CardLook::Spell(spell);
    let command = if does.is_some() { BoardCommand::Tap(target) } else { BoardCommand::Look(look) };
    let label = does.clone().unwrap_or_else(|| text.about("read", &text.spell(spell)).into());
    let places = rune_places(there);
    let open = places.iter().filter(|place| !place.there).count();
    html! {
        <article
            class={classes!(
                "board-card",
                "wizards-gambit-spell",
                *marks,
                gambit.is_some().then_some("is-sealed"),
                (missing == 1).then_some("is-near"),
                news.then_some("is-news"),
            )}
            data-drop={does.as_ref().map(|_| target.key())}
            data-look={look.id().to_string()}
            data-explain={explain("reserve", &[missing.into(), spell.card().points.into()])}
        >
            <SpellFace key="face" {spell} />
            <button
                key="cover"
                type="button"
                class="wizards-gambit-cover target target-cover"
                aria-label={label}
                onclick={click(on, command)}
            />
            <ul
                key="runes"
                class="wizards-gambit-runes"
                aria-label={text.count("missing", missing)}
            >
                for (at, place) in places.into_iter().enumerate() {
                    // What is laid is a slot of its own: it comes flying.
                    <RuneSlot
                        key={if place.there { 100 + at } else { at }}
                        {place}
                        tap={runes.as_ref().and_then(|taps| taps.get(at)?.clone())}
                        {on}
                    />
                }
                if open > usize::from(missing) {
                    <li key="any" class="wizards-gambit-any" aria-hidden="true">
                        { text.count("any", missing) }
                    </li>
                }
            </ul>
            if let Some(of) = gambit {
                <SealInPlay key="gambit" of={of.clone()} does="protected" />
            }
        </article>
    }
}

/// Properties of [`Decks`].
#[derive(Properties, PartialEq)]
pub struct DecksProps {
    /// Spells left in their deck.
    pub spells: u8,
    /// Cards left in theirs.
    pub cards: u8,
    /// Cards in the discard.
    pub discarded: u8,
    /// Called when the discard is opened.
    pub on: Callback<BoardCommand>,
}

/// The decks and the discard, in the middle.
#[component]
pub fn Decks(&DecksProps { spells, cards, discarded, ref on }: &DecksProps) -> Html {
    renders::note("Decks");
    let text = use_words();
    let label = AttrValue::from(text.count("discard", discarded));
    html! {
        <div class="wizards-gambit-decks">
            for (key, count) in [("spells-left", spells), ("cards-left", cards)] {
                <div
                    {key}
                    class={classes!("wizards-gambit-deck", format!("is-{key}"))}
                    data-explain={explain(key, &[count.into()])}
                >
                    <span class="visually-hidden">{ text.count(key, count) }</span>
                    <b aria-hidden="true">{ count }</b>
                </div>
            }
            <button
                key="discard"
                type="button"
                class="wizards-gambit-deck is-discard"
                aria-label={label}
                data-explain={explain("discard", &[discarded.into()])}
                onclick={click(on, BoardCommand::Open(Overlay::Discard))}
            >
                <b aria-hidden="true">{ discarded }</b>
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::spells::Spell;

    fn card(there: PoolSpell, does: Option<&'static str>) -> String {
        let text = text(Locale::English);
        let does = does.map(AttrValue::from);
        markup(&text, html! { <SpellCard slot={PoolSlot::North} {there} {does} on={|_| ()} /> })
    }

    #[test]
    fn a_spell_with_runes_laid_shows_what_it_has_and_what_it_lacks() {
        let spell = Spell::ALL[0];
        let mut there = PoolSpell::new(spell);
        let runes = spell.card().runes;
        while there.missing() > 1 {
            let next = runes.iter().find(|&card| there.laid.count(card) < runes.count(card));
            there.laid.add(next.expect("a rune that lacks its ingredient"));
        }
        let found = card(there, None);
        assert!(found.contains("wizards-gambit-spell is-near"), "{found}");
        assert!(found.contains("Lacks 1 ingredient"), "{found}");
        assert_eq!(found.matches("class=\"is-open\"").count(), 1, "{found}");
        let laid = usize::from(spell.card().size) - 1;
        assert_eq!(found.matches("class=\"is-there\"").count(), laid, "{found}");
        assert!(!found.contains("wizards-gambit-any"), "{found}");
    }

    #[test]
    fn a_card_that_stands_for_any_leaves_more_open_slots_than_are_lacking() {
        let mut there = PoolSpell::new(Spell::ALL[0]);
        there
            .laid
            .add(conclave_rules::games::wizards_gambit::cards::Ingredient::PrismaticFlake.card());
        let found = card(there, None);
        assert!(found.contains("class=\"is-there is-wild\""), "{found}");
        assert!(found.contains(&format!("any {}", there.missing())), "{found}");
    }

    #[test]
    fn a_spell_takes_what_is_dropped_only_when_that_does_something() {
        let there = PoolSpell::new(Spell::ALL[0]);
        let idle = card(there, None);
        assert!(!idle.contains("data-drop") && idle.contains("aria-label=\"Read "), "{idle}");
        let found = card(there, Some("Play Phoenix Ash"));
        assert!(found.contains("data-drop=\"slot-0\""), "{found}");
        assert!(found.contains("aria-label=\"Play Phoenix Ash\""), "{found}");
    }
}

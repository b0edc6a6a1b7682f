//! The cards of a hand, and what else is to be chosen from.

use conclave_rules::games::wizards_gambit::Action;
use conclave_rules::games::wizards_gambit::cards::{Card, ComponentFace};
use conclave_rules::games::wizards_gambit::effect::Step;
use conclave_rules::games::wizards_gambit::spells::Spell;
use yew::prelude::*;

use super::cards::{self, CardFace, CardLook, Rune, SpellFace};
use super::intent::{self, Held};
use super::msg::{BoardCommand, click};
use super::scene::{TableScene, TableSceneProps};
use super::words::{guild_class, use_words};
use crate::board::renders;
use crate::components::icons::aria_bool;

/// How a card that can be picked up stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PickState {
    /// Whether something can be done with it now.
    pub useful: bool,
    /// Whether it is picked up.
    pub held: bool,
    /// Whether a hint is about it.
    pub hinted: bool,
    /// Whether it cannot be picked up now.
    pub disabled: bool,
}

impl PickState {
    /// How a card stands just now.
    pub fn of(scene: &TableScene, held: Held, disabled: bool) -> PickState {
        let table = scene.table();
        PickState {
            useful: !disabled && intent::useful(&scene.legal, held, table),
            held: scene.held == Some(held),
            // What is picked up already is to be put somewhere.
            hinted: scene.held != Some(held)
                && scene
                    .hint
                    .iter()
                    .any(|&action| intent::concerns(action, Some(held), None, table)),
            disabled,
        }
    }
}

/// Whether cards from elsewhere than the hand are to be chosen from.
fn choosing_elsewhere(scene: &TableScene) -> bool {
    matches!(
        scene.table().step(),
        Some(Step::TakeIngredient | Step::RecoverCard | Step::RecoverIngredient)
    )
}

/// The hand, and the starting gambit.
#[component]
pub fn Hand(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Hand");
    let text = use_words();
    let view = &scene.words.view;
    let Some(seat) = view.seat else { return Html::default() };
    let gambit = scene.table().player(seat).gambit;
    let disabled = choosing_elsewhere(scene);
    html! {
        <div
            class={classes!("wizards-gambit-hand", guild_class(seat))}
            role="group"
            aria-label={text.tr("hand")}
        >
            if let Some(gambit) = gambit {
                <HandCard
                    key="starting"
                    card={gambit.card()}
                    starting=true
                    state={PickState::of(scene, Held::Gambit, false)}
                    {on}
                />
            }
            for card in view.hand.kinds() {
                <HandCard
                    key={card.index()}
                    {card}
                    count={view.hand.count(card)}
                    state={PickState::of(scene, Held::Card(card), disabled)}
                    {on}
                />
            }
        </div>
    }
}

/// Spells that are looked at, or cards from elsewhere than the hand, to choose from.
#[component]
pub fn Offer(TableSceneProps { scene, on }: &TableSceneProps) -> Html {
    renders::note("Offer");
    let text = use_words();
    let spells = scene.words.view.looked_at;
    let offered = |action: &Action| match *action {
        Action::Card(card) => Some(card),
        _ => None,
    };
    let cards: Vec<Card> = if spells.is_empty() && choosing_elsewhere(scene) {
        scene.legal.iter().filter_map(offered).collect()
    } else {
        Vec::new()
    };
    if spells.is_empty() && !choosing_elsewhere(scene) {
        return Html::default();
    }
    html! {
        <div class="wizards-gambit-offer" role="group" aria-label={text.tr("offer")}>
            for spell in spells.iter().copied() {
                <OfferedSpell
                    key={spell.card().key}
                    {spell}
                    state={PickState::of(scene, Held::Spell(spell), false)}
                    {on}
                />
            }
            for card in cards {
                <HandCard
                    key={card.index()}
                    {card}
                    state={PickState::of(scene, Held::Card(card), false)}
                    {on}
                />
            }
        </div>
    }
}

/// Properties of [`HandCard`].
#[derive(Properties, PartialEq)]
pub struct HandCardProps {
    /// Which card.
    pub card: Card,
    /// Whether it is the starting gambit, which lies on the table.
    #[prop_or_default]
    pub starting: bool,
    /// How many of it there are.
    #[prop_or(1)]
    pub count: u8,
    /// How it stands.
    #[prop_or_default]
    pub state: PickState,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

/// A card that can be picked up.
#[component]
pub fn HandCard(&HandCardProps { card, starting, count, state, ref on }: &HandCardProps) -> Html {
    renders::note("HandCard");
    let text = use_words();
    let held = if starting { Held::Gambit } else { Held::Card(card) };
    let class = classes!(
        "board-card",
        "wizards-gambit-card",
        format!("is-{}", cards::kind(card)),
        starting.then_some("is-table"),
    );
    // Incantations say at once what they do, also to those who do not see it.
    let does = match card.face() {
        ComponentFace::Incantation(_) => text.card_does(card),
        _ => Vec::new(),
    };
    html! {
        <Pickable {held} look={CardLook::Card(card)} {class} {state} {on}>
            <CardFace key="face" {card} />
            if count > 1 {
                <b key="count" class="wizards-gambit-count">
                    <span aria-hidden="true">{ format!("×{count}") }</span>
                    <span class="visually-hidden">{ text.count("copies", count) }</span>
                </b>
            }
            for (at, sentence) in does.into_iter().enumerate() {
                <span key={at} class="visually-hidden">{ sentence }</span>
            }
        </Pickable>
    }
}

/// Properties of [`OfferedSpell`].
#[derive(Properties, PartialEq)]
pub struct OfferedSpellProps {
    /// Which spell.
    pub spell: Spell,
    /// How it stands.
    #[prop_or_default]
    pub state: PickState,
    /// Called when it is used.
    pub on: Callback<BoardCommand>,
}

/// A spell of the deck that is looked at, with the runes that it takes.
#[component]
pub fn OfferedSpell(&OfferedSpellProps { spell, state, ref on }: &OfferedSpellProps) -> Html {
    renders::note("OfferedSpell");
    let runes = spell.card().runes.iter().filter_map(Card::ingredient);
    html! {
        <Pickable
            held={Held::Spell(spell)}
            look={CardLook::Spell(spell)}
            class="board-card wizards-gambit-spell"
            {state}
            {on}
        >
            <SpellFace key="face" {spell} />
            <span key="cost" class="wizards-gambit-cost">
                for (at, of) in runes.enumerate() {
                    <Rune key={at} {of} />
                }
            </span>
        </Pickable>
    }
}

/// Properties of [`Pickable`].
#[derive(Properties, PartialEq)]
struct PickableProps {
    /// What is picked up.
    held: Held,
    /// What can be read of it.
    look: CardLook,
    class: Classes,
    state: PickState,
    on: Callback<BoardCommand>,
    children: Html,
}

/// A button that picks something up, and that can be dragged.
#[component]
fn Pickable(props: &PickableProps) -> Html {
    let PickableProps { held, look, class, state, on, children } = props;
    html! {
        <button
            type="button"
            class={classes!(
                class.clone(),
                "wizards-gambit-pick",
                state.useful.then_some("is-useful"),
                state.held.then_some("is-held"),
                state.hinted.then_some("is-hinted"),
            )}
            disabled={state.disabled}
            aria-pressed={aria_bool(state.held)}
            data-look={look.id().to_string()}
            data-explain={match *look {
                CardLook::Card(card) => cards::kind(card),
                CardLook::Spell(_) => "reserve",
            }}
            data-drag={(!state.disabled).then(|| held.key())}
            onclick={click(on, BoardCommand::Pick(*held))}
        >
            { children.clone() }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::cards::{Gambit, Ingredient};
    use conclave_rules::games::wizards_gambit::incantations::Incantation;

    fn shown(content: Html) -> String {
        markup(&text(Locale::English), content)
    }

    #[test]
    fn a_card_can_be_picked_up_and_dragged() {
        let card = Ingredient::PhoenixAsh.card();
        let state = PickState { useful: true, ..PickState::default() };
        let found = shown(html! { <HandCard {card} count=2 {state} on={|_| ()} /> });
        assert!(found.contains("wizards-gambit-card is-ingredient wizards-gambit-pick is-useful"));
        assert!(found.contains(&format!("data-drag=\"{}\"", Held::Card(card).key())), "{found}");
        assert!(found.contains("×2") && found.contains("aria-pressed=\"false\""), "{found}");
    }

    #[test]
    fn a_card_that_cannot_be_picked_up_cannot_be_dragged() {
        let state = PickState { disabled: true, ..PickState::default() };
        let card = Incantation::ALL[0].card();
        let found = shown(html! { <HandCard {card} {state} on={|_| ()} /> });
        assert!(found.contains("disabled") && !found.contains("data-drag"), "{found}");
        assert!(!found.contains("wizards-gambit-count"), "{found}");
    }

    #[test]
    fn the_starting_gambit_is_not_one_of_the_hand() {
        let card = Gambit::ALL[1].card();
        let found = shown(html! { <HandCard {card} starting=true on={|_| ()} /> });
        assert!(found.contains("is-gambit is-table"), "{found}");
        assert!(found.contains(&format!("data-drag=\"{}\"", Held::Gambit.key())), "{found}");
    }

    #[test]
    fn a_spell_that_is_looked_at_shows_what_it_takes() {
        let spell = Spell::ALL[0];
        let found = shown(html! { <OfferedSpell {spell} on={|_| ()} /> });
        let runes = usize::from(spell.card().size);
        assert_eq!(found.matches("data-rune").count(), runes, "{found}");
    }
}

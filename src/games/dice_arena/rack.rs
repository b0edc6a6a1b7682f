//! One's own dice, from which those thrown next are taken into the hand: dragged into the arena, or picked
//! up and thrown at the place that is pressed then.

use yew::prelude::*;

use super::pieces::BlankDie;
use super::words::use_words;
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::aria_bool;

/// The `data-drag` of the rack: what a hand takes is always what is thrown next, whichever die it is at.
pub const DICE: &str = "dice";

/// Properties of [`Rack`].
#[derive(Properties, PartialEq)]
pub struct RackProps {
    /// How many dice are in it.
    pub reserve: u8,
    /// How many of them are thrown next.
    pub next: u8,
    /// Whether those are in the hand now.
    pub holding: bool,
    /// Called to pick them up, or to lay them down.
    pub onpick: Callback<()>,
}

/// One's dice.
#[component]
pub fn Rack(props: &RackProps) -> Html {
    renders::note("Rack");
    let &RackProps { reserve, next, holding, ref onpick } = props;
    let words = use_words();
    let die = |die: u8| {
        let next = die < next;
        html! {
            <span
                key={die}
                class={next.then_some("is-next")}
                data-drag-image={next.then_some(DICE)}
            >
                <BlankDie />
            </span>
        }
    };
    html! {
        <button
            type="button"
            class={classes!("dice-arena-reserve", "target", holding.then_some("is-holding"))}
            data-drag={DICE}
            data-explain={explain("rack", &[reserve.into()])}
            aria-pressed={aria_bool(holding)}
            onclick={onpick.reform(|_| ())}
        >
            { for (0..reserve).map(die) }
            <span key="count" class="visually-hidden">{ words.dice(reserve) }</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;

    use super::*;
    use crate::testing;

    #[test]
    fn the_dice_thrown_next_stand_out() {
        let text = testing::text(Locale::English);
        let rack = |holding| {
            html! { <Rack reserve=5 next=2 {holding} onpick={|()| ()} /> }
        };
        let found = testing::markup(&text, rack(false));
        assert_eq!(found.matches("dice-arena-blank").count(), 5, "{found}");
        assert_eq!(found.matches("is-next").count(), 2, "{found}");
        assert_eq!(found.matches("data-drag-image=\"dice\"").count(), 2, "{found}");
        assert!(found.contains("data-drag=\"dice\""), "{found}");
        assert!(found.contains(">5 dice<"), "{found}");
        assert!(!found.contains("is-holding"), "{found}");
        assert!(testing::markup(&text, rack(true)).contains("is-holding"));
    }
}

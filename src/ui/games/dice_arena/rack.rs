//! One's own dice, from which those on top are dragged into the arena.

use yew::prelude::*;

use super::pieces::BlankDie;
use super::words::use_words;
use crate::board::explain::explain;
use crate::board::renders;

/// The `data-drag` of the dice in the rack: what a hand takes is always what is thrown
/// next, whichever die it is at.
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
}

/// One's dice.
#[component]
pub fn Rack(&RackProps { reserve, next, holding }: &RackProps) -> Html {
    renders::note("Rack");
    let words = use_words();
    let die = |die: u8| {
        let class = (die < next).then_some("is-next");
        html! { <span key={die} {class} data-drag={DICE}><BlankDie /></span> }
    };
    html! {
        <div
            class={classes!("dice-arena-reserve", holding.then_some("is-holding"))}
            data-explain={explain("rack", &[reserve.into()])}
        >
            { for (0..reserve).map(die) }
            <span key="count" class="visually-hidden">{ words.dice(reserve) }</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use conclave::i18n::Locale;

    use super::*;
    use crate::testing;

    #[test]
    fn the_dice_thrown_next_stand_out() {
        let text = testing::text(Locale::English, &["dice-arena"]);
        let rack = |holding| {
            html! { <Rack reserve=5 next=2 {holding} /> }
        };
        let found = testing::markup(&text, rack(false));
        assert_eq!(found.matches("dice-arena-blank").count(), 5, "{found}");
        assert_eq!(found.matches("is-next").count(), 2, "{found}");
        assert_eq!(found.matches("data-drag=\"dice\"").count(), 5, "{found}");
        assert!(found.contains(">5 dice<"), "{found}");
        assert!(!found.contains("is-holding"), "{found}");
        assert!(testing::markup(&text, rack(true)).contains("is-holding"));
    }
}

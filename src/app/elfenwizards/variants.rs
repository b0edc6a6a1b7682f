//! The form for the game's variants.

use conclave::elfenwizards::{GreyPrice, Options};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::game::OptionsProps;

/// The form for the variants: the price of a grey token, and the clock.
#[component]
pub fn Variants(props: &OptionsProps<Options>) -> Html {
    let say = |key: &str| props.text.say(&format!("elfenwizards-{key}"));
    let change = |with: fn(&mut Options, bool)| {
        let options = props.options.clone();
        props.change.reform(move |event: Event| {
            let on = event.target_dyn_into::<HtmlInputElement>().is_some_and(|box_| box_.checked());
            let mut options = options.clone();
            with(&mut options, on);
            options
        })
    };
    html! {
        <>
            <label class="check">
                <input
                    type="checkbox"
                    checked={props.options.grey_price == GreyPrice::ThreePips}
                    onchange={change(|options, on| {
                        options.grey_price =
                            if on { GreyPrice::ThreePips } else { GreyPrice::FourPips };
                    })}
                />
                <span>{ say("variant-grey") }</span>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    checked={props.options.negotiation_clock}
                    onchange={change(|options, on| options.negotiation_clock = on)}
                />
                <span>{ say("variant-clock") }</span>
            </label>
        </>
    }
}

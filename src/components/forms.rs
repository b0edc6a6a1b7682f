//! Fields of forms: each a label with its control in it.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Properties of [`Checkbox`].
#[derive(Properties, PartialEq)]
pub struct CheckboxProps {
    /// The label of the setting.
    pub label: AttrValue,
    /// Whether it is on.
    pub checked: bool,
    /// What explains it.
    #[prop_or_default]
    pub explain: Option<AttrValue>,
    /// Called with what it is switched to.
    pub onchange: Callback<bool>,
}

/// A box to tick, and its label.
#[component]
pub fn Checkbox(CheckboxProps { label, checked, explain, onchange }: &CheckboxProps) -> Html {
    let onchange =
        onchange.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="check" data-explain={explain}>
            <input type="checkbox" checked={*checked} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

/// A choice of a [`SelectField`].
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The value of the choice, as in options and links.
    pub value: AttrValue,
    /// Its label.
    pub label: AttrValue,
}

/// Properties of [`SelectField`].
#[derive(Properties, PartialEq)]
pub struct SelectFieldProps {
    /// What is being chosen.
    pub label: AttrValue,
    /// What explains it.
    #[prop_or_default]
    pub explain: Option<AttrValue>,
    /// All that can be chosen.
    pub choices: Vec<Choice>,
    /// The value that is chosen.
    pub chosen: AttrValue,
    /// Called with the value of what the reader chooses.
    pub onchange: Callback<String>,
}

/// A list to choose one thing from, and its label.
#[component]
pub fn SelectField(props: &SelectFieldProps) -> Html {
    let SelectFieldProps { label, explain, choices, chosen, onchange } = props;
    let onchange =
        onchange.reform(|event: Event| event.target_unchecked_into::<HtmlSelectElement>().value());
    let choices = choices.iter().map(|Choice { value, label }| {
        html! {
            <option key={&**value} selected={value == chosen} value={value.clone()}>
                { label }
            </option>
        }
    });
    html! {
        <label class="field" data-explain={explain}>
            <span>{ label }</span>
            <select {onchange}>{ for choices }</select>
        </label>
    }
}

/// Properties of [`Slider`].
#[derive(Properties, PartialEq)]
pub struct SliderProps {
    /// What is being set.
    pub label: AttrValue,
    /// What it is set to, in percent.
    pub value: u8,
    /// Whether it cannot be set now.
    pub disabled: bool,
    /// Called with what it is set to, when it is let go.
    pub onchange: Callback<u8>,
}

/// A percentage to set, and its label.
#[component]
pub fn Slider(SliderProps { label, value, disabled, onchange }: &SliderProps) -> Html {
    let onchange = onchange.reform(|event: Event| {
        event.target_unchecked_into::<HtmlInputElement>().value_as_number() as u8
    });
    html! {
        <label class="field">
            <span>{ label }</span>
            <input
                type="range"
                min="10"
                max="100"
                step="10"
                value={value.to_string()}
                disabled={*disabled}
                {onchange}
            />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;

    #[test]
    fn the_chosen_value_is_selected() {
        let choices = ["slow", "fast"]
            .map(|id| Choice { value: id.into(), label: id.to_uppercase().into() })
            .to_vec();
        let found = markup(
            &text(Locale::English),
            html! { <SelectField label="Speed" {choices} chosen="fast" onchange={|_| ()} /> },
        );
        assert!(found.contains("<option value=\"slow\">SLOW</option>"), "{found}");
        assert_eq!(found.matches("selected=").count(), 1, "{found}");
    }

    #[test]
    fn a_checkbox_has_its_label() {
        let found = markup(
            &text(Locale::English),
            html! { <Checkbox label="Sound" checked=true onchange={|_| ()} /> },
        );
        assert!(found.contains("<span>Sound</span>") && found.contains("checked"), "{found}");
    }
}

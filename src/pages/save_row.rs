//! A saved game in the list of saves.

use yew::prelude::*;

use crate::components::icons::{Icon, IconButton};
use crate::components::save_entry::SaveEntry;
use crate::context::use_text;

/// What can be done with a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveTool {
    /// Go back to an earlier state of it.
    Earlier,
    /// Give it another name.
    Rename,
    /// Take it out as a file.
    Export,
    /// Delete it.
    Delete,
}

/// Properties of [`SaveRow`].
#[derive(Properties, PartialEq)]
pub struct SaveRowProps {
    /// Where it is played on; none when it is damaged.
    pub address: Option<AttrValue>,
    /// Its name.
    pub name: AttrValue,
    /// Its name with the date, which tells it from other games of the same name.
    pub full_name: AttrValue,
    /// Its game, players and date, or what is wrong with it.
    pub about: AttrValue,
    /// Called when the reader uses one of its buttons.
    pub ontool: Callback<SaveTool>,
}

/// A save with its buttons. A damaged one can only be exported and deleted.
#[component]
pub fn SaveRow(props: &SaveRowProps) -> Html {
    let SaveRowProps { address, name, full_name, about, ontool } = props;
    let text = use_text();
    let button = |icon, key: &str, tool| {
        html! {
            <IconButton
                {icon}
                label={text.tr_args(key, &[("name", full_name.as_str().into())])}
                onclick={ontool.reform(move |_: MouseEvent| tool)}
            />
        }
    };
    html! {
        <SaveEntry {address} {name} {about}>
            if address.is_some() {
                { button(Icon::Replay, "earlier-that", SaveTool::Earlier) }
                { button(Icon::Rename, "rename-that", SaveTool::Rename) }
            }
            { button(Icon::Export, "export-that", SaveTool::Export) }
            { button(Icon::Delete, "delete-that", SaveTool::Delete) }
        </SaveEntry>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;

    fn row(address: Option<&'static str>) -> String {
        let address = address.map(AttrValue::from);
        markup(
            &text(Locale::English),
            html! {
                <SaveRow
                    {address}
                    name="Dragons"
                    full_name="Dragons, today"
                    about="Ada, Ben"
                    ontool={|_| ()}
                />
            },
        )
    }

    #[test]
    fn a_save_links_to_its_table() {
        let found = row(Some("#/game/a-1"));
        assert!(found.contains("<a href=\"#/game/a-1\" class=\"save-link\""), "{found}");
        assert_eq!(found.matches("<button").count(), 4, "{found}");
        assert!(found.contains("Rename Dragons, today"), "{found}");
    }

    #[test]
    fn a_damaged_save_can_be_taken_out_or_deleted() {
        let found = row(None);
        assert!(!found.contains("href=\"#/game") && found.contains("save-broken"), "{found}");
        assert_eq!(found.matches("<button").count(), 2, "{found}");
        assert!(found.contains("Export Dragons, today"), "{found}");
    }
}

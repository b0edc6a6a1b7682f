//! Texts in all languages at once, for HTML that is rendered when the page is built:
//! styles show those in the reader's language.

use std::rc::Rc;

use conclave_i18n::{Catalog, Locale};
use yew::prelude::*;

use crate::text::Text;

/// The texts of every language, in the order in which languages are offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Languages(Rc<[Text]>);

impl Languages {
    /// The texts that are part of the program (natively; the page's programs fetch
    /// theirs).
    pub fn all() -> Languages {
        Languages(Locale::ALL.into_iter().map(|locale| Text::new(Catalog::of(locale))).collect())
    }

    /// The text called `key` in every language.
    pub fn tr(&self, key: &str) -> Vec<String> {
        self.0.iter().map(|text| text.tr(key)).collect()
    }

    /// The text in every language, joined: for attributes, which styles cannot show or hide by language.
    pub fn joined(&self, key: &str) -> String {
        self.tr(key).join(" / ")
    }
}

impl Default for Languages {
    fn default() -> Languages {
        Languages::all()
    }
}

/// Properties of [`AllLanguages`].
#[derive(Properties, PartialEq)]
pub struct AllLanguagesProps {
    /// The text's key.
    pub of: AttrValue,
    /// The numbers in it, by name.
    #[prop_or_default]
    pub numbers: Vec<(&'static str, u8)>,
}

/// A text in every language; once, when it is the same in all.
#[component]
pub fn AllLanguages(AllLanguagesProps { of, numbers }: &AllLanguagesProps) -> Html {
    let Languages(texts) = use_context().unwrap_or_default();
    let args: Vec<_> = numbers.iter().map(|&(name, number)| (name, number.into())).collect();
    let all: Vec<String> = texts.iter().map(|text| text.tr_args(of, &args)).collect();
    if all.windows(2).all(|pair| pair[0] == pair[1]) {
        return all.into_iter().next().map(Html::from).unwrap_or_default();
    }
    let spans = texts.iter().zip(all).map(|(text, words)| {
        let lang = text.locale().id();
        html! { <span key={lang} {lang}>{ words }</span> }
    });
    html! { <>{ for spans }</> }
}

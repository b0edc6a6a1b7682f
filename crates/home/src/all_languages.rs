//! Texts in all languages at once, for HTML that is rendered when the page is built:
//! styles show those in the reader's language.

use std::rc::Rc;

use conclave_i18n::{Arg, Catalog, Locale};
use yew::prelude::*;

/// The texts of every language, in the order in which languages are offered; cheap to clone.
#[derive(Clone, Debug)]
pub struct Languages(Rc<[Catalog]>);

impl PartialEq for Languages {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Languages {
    /// Those of `static/locales`.
    pub fn all() -> Languages {
        Languages(Locale::ALL.into_iter().map(Catalog::of).collect())
    }

    /// The text called `key` in every language.
    ///
    /// # Panics
    /// When a language has no such text: then no page is built.
    pub fn tr(&self, key: &str) -> Vec<String> {
        self.tr_args(key, &[])
    }

    /// The text called `key` in every language, with values put into it.
    ///
    /// # Panics
    /// As [`tr`](Self::tr).
    fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Vec<String> {
        let text = |catalog: &Catalog| {
            catalog.tr_args(key, args).unwrap_or_else(|| panic!("no text called {key}"))
        };
        self.0.iter().map(text).collect()
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
    let languages: Languages = use_context().unwrap_or_default();
    let args: Vec<_> = numbers.iter().map(|&(name, number)| (name, number.into())).collect();
    let all = languages.tr_args(of, &args);
    if all.windows(2).all(|pair| pair[0] == pair[1]) {
        return all.into_iter().next().map(Html::from).unwrap_or_default();
    }
    let spans = languages.0.iter().zip(all).map(|(text, words)| {
        let lang = text.locale().id();
        html! { <span key={lang} {lang}>{ words }</span> }
    });
    html! { <>{ for spans }</> }
}

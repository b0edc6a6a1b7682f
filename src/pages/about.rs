//! What this page is: its version, what it keeps, who has made it, and what is new.

use gloo::utils::document;
use yew::prelude::*;

use crate::components::heading::PageHeading;
use crate::components::icons::Icon;
use crate::text::Text;

/// Where the source is, as `Cargo.toml` says; nothing where it does not.
const SOURCE: &str = env!("CARGO_PKG_REPOSITORY");

/// How the keys of what is new begin. A number follows, higher for what is newer.
const NEW: &str = "about-new-";

/// Properties of [`About`].
#[derive(Properties, PartialEq)]
pub struct AboutProps {
    /// The texts.
    pub text: Text,
}

/// The page.
#[component]
pub fn About(AboutProps { text }: &AboutProps) -> Html {
    let kept = ["games", "record", "screens", "page"].map(|what| {
        html! { <li key={what}>{ text.tr(&format!("about-kept-{what}")) }</li> }
    });
    html! {
        <div class="about">
            <header class="record-top">
                <PageHeading>{ text.tr("about") }</PageHeading>
                <a class="button" href="#/">
                    { Icon::Home.small() }
                    { text.tr("home") }
                </a>
            </header>
            <p class="about-version">{ version(build(), text) }</p>
            <section aria-labelledby="about-new">
                <h2 id="about-new">{ text.tr("about-new") }</h2>
                <ul>
                    { for news(text).into_iter().map(|(number, words)| {
                        html! { <li key={number}>{ words }</li> }
                    }) }
                </ul>
            </section>
            <section aria-labelledby="about-kept">
                <h2 id="about-kept">{ text.tr("about-kept") }</h2>
                <p>{ text.tr("about-sent") }</p>
                <ul>{ for kept }</ul>
                <p>{ text.tr("about-others") }</p>
                <p><a href="#/saves">{ text.tr("about-saves") }</a></p>
                <p><a href="#/report">{ text.tr("report") }</a></p>
            </section>
            <section aria-labelledby="about-makers">
                <h2 id="about-makers">{ text.tr("about-makers") }</h2>
                <p>{ text.tr("about-made") }</p>
                <p>{ text.tr("about-games") }</p>
                <p><a href="licenses.html">{ text.tr("about-licenses") }</a></p>
                if !SOURCE.is_empty() {
                    <p><a href={SOURCE}>{ text.tr("about-source") }</a></p>
                }
            </section>
        </div>
    }
}

/// The name of this build, which a released page bears.
fn build() -> Option<String> {
    if cfg!(target_arch = "wasm32") {
        document().document_element()?.get_attribute("data-build")
    } else {
        None
    }
}

/// Which version this is.
fn version(build: Option<String>, text: &Text) -> String {
    let version = ("version", env!("CARGO_PKG_VERSION").into());
    match build {
        Some(build) => text.tr_args("about-version", &[version, ("build", (&build).into())]),
        None => text.tr_args("about-version-unreleased", &[version]),
    }
}

/// What is new, the newest first.
fn news(text: &Text) -> Vec<(u32, String)> {
    let number = |key: &String| key.strip_prefix(NEW)?.parse().ok();
    let mut numbers: Vec<u32> = text.keys(NEW).iter().filter_map(number).collect();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers.into_iter().map(|number| (number, text.tr(&format!("{NEW}{number}")))).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    #[test]
    fn the_page_says_what_it_is_what_it_keeps_and_what_is_new() {
        for locale in Locale::ALL {
            let text = testing::text(locale);
            let page = testing::markup(&text, html! { <About text={text.clone()} /> });
            assert!(page.contains(env!("CARGO_PKG_VERSION")), "{page}");
            for link in ["licenses.html", "#/saves", "#/report", "#/"] {
                assert!(page.contains(&format!("href=\"{link}\"")), "{link}: {page}");
            }
            assert!(page.contains("SIL") && page.contains("MIT"), "{page}");
        }
        let text = testing::text(Locale::English);
        assert_eq!(
            version(Some("0123abcd".to_owned()), &text),
            format!("Version {}, build 0123abcd", env!("CARGO_PKG_VERSION"))
        );
    }

    #[test]
    fn what_is_new_is_told_from_the_newest_on_and_alike_in_all_languages() {
        let numbers = |locale: Locale| -> Vec<u32> {
            news(&testing::text(locale)).into_iter().map(|(number, _)| number).collect()
        };
        let english = numbers(Locale::English);
        assert!(english.len() > 9 && english.is_sorted_by(|a, b| a > b), "{english:?}");
        for locale in Locale::ALL {
            assert_eq!(numbers(locale), english);
        }
    }
}

//! The page at `#/rules/GAME`.

use yew::prelude::*;

use super::GameRules;
use super::figure_set::FigureSet;
use super::reader::{Reader, parts};
use crate::components::heading::PageHeading;
use crate::components::notices::Banner;
use crate::context::use_text;

/// Properties of [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The chapter to show.
    pub chapter: Option<AttrValue>,
}

/// The rules of a game.
#[component]
pub fn RulesPage<G: GameRules>(RulesPageProps { chapter }: &RulesPageProps) -> Html {
    let text = use_text();
    let figures = use_memo((), |()| FigureSet::<G>::replay(&text));
    let name = text.tr(&format!("{}-name", G::ID));
    html! {
        <article class="rules-page vellum" data-game={G::ID}>
            <PageHeading key="heading">{ text.tr_args("rules-of", &[("game", (&name).into())]) }</PageHeading>
            <PageLinks key="top" game={G::ID} />
            if chapter.as_ref().is_some_and(|id| parts::<G>().all(|part| part != id.as_str())) {
                <Banner key="lost" role="status" words={text.tr("rules-no-chapter")} />
            }
            <Reader<G> key="rules" text={text.clone()} {figures} page=true chapter={chapter.clone()} />
            <PageLinks key="end" game={G::ID} />
        </article>
    }
}

/// Properties of [`PageLinks`].
#[derive(Properties, PartialEq)]
struct PageLinksProps {
    game: &'static str,
}

/// To set-up, to the lessons, and home.
#[component]
fn PageLinks(&PageLinksProps { game }: &PageLinksProps) -> Html {
    let text = use_text();
    html! {
        <div class="row">
            <a key="play" class="button button-main" href={format!("#/new/{game}")}>
                { text.tr("play") }
            </a>
            <a key="learn" class="button" href={format!("#/learn/{game}")}>
                { text.tr("learn") }
            </a>
            <a key="home" class="button" href="#/">{ text.tr("home") }</a>
        </div>
    }
}

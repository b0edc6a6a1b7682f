//! The rules of a game, to read.

use std::marker::PhantomData;

use yew::prelude::*;

use crate::components::heading::PageHeading;
use crate::context::use_text;
use crate::games::GameUi;
use crate::text::Text;

/// Properties of [`RulesPage`].
#[derive(Properties)]
pub struct RulesPageProps<G: GameUi> {
    /// The texts, those of the rules page among them.
    pub text: Text,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for RulesPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

/// The rules, with the links back to home and table both above and below the text.
#[component]
pub fn RulesPage<G: GameUi>(RulesPageProps { text, .. }: &RulesPageProps<G>) -> Html {
    let name = text.tr(&format!("{}-name", G::ID));
    html! {
        <article class="rules-page vellum" data-game={G::ID}>
            <PageHeading>{ text.tr_args("rules-of", &[("game", (&name).into())]) }</PageHeading>
            <PageLinks game={G::ID} />
            { G::rules(text) }
            <PageLinks game={G::ID} />
        </article>
    }
}

/// Properties of [`PageLinks`].
#[derive(Properties, PartialEq)]
struct PageLinksProps {
    game: &'static str,
}

/// To set-up, and home.
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

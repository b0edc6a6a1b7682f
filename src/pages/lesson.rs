//! A lesson: the table of a guided game, once its script and texts have come.

use std::marker::PhantomData;

use yew::prelude::*;

use super::later_file::{LaterFile, NotHere, use_later_file};
use crate::boot;
use crate::games::GameUi;
use crate::shell::Shell;
use crate::table::Table;
use crate::table::open::GameSource;

/// Properties of [`LessonPage`].
#[derive(Properties)]
pub struct LessonPageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Which of the game's lessons, counted from 1.
    pub number: usize,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for LessonPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.shell == other.shell && self.number == other.number
    }
}

/// A lesson, or what it waits for.
#[component]
pub fn LessonPage<G: GameUi>(LessonPageProps { shell, number, .. }: &LessonPageProps<G>) -> Html {
    let lessons =
        use_later_file(|| async { boot::lessons(G::ID).await.ok().and_then(|it| it.as_string()) });
    match lessons {
        LaterFile::Here(script) => {
            let source = GameSource::Lesson { number: *number, script };
            html! { <Table<G> {source} shell={shell.clone()} game={PhantomData} /> }
        }
        LaterFile::Not(why) => html! { <NotHere shell={shell.clone()} {why} game={G::ID} /> },
    }
}

//! A lesson: the table of a guided game, once its script and texts have come.

use std::marker::PhantomData;
use std::rc::Rc;

use yew::prelude::*;

use crate::boot;
use crate::games::{GameUi, lessons_area};
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

/// A game's lessons on their way.
#[derive(Clone, PartialEq)]
enum Lessons {
    Coming,
    Missing,
    /// Packed.
    Here(Rc<str>),
}

/// A lesson, or what it waits for.
#[component]
pub fn LessonPage<G: GameUi>(LessonPageProps { shell, number, .. }: &LessonPageProps<G>) -> Html {
    let lessons = use_state(|| Lessons::Coming);
    let text = shell.text.clone();
    use_effect_with((), {
        let lessons = lessons.clone();
        move |()| {
            yew::platform::spawn_local(async move {
                // The words that all lessons share, then those of this game's.
                let texts =
                    text.load_area("lessons").await && text.load_area(&lessons_area::<G>()).await;
                let script = boot::lessons(G::ID).await.ok().and_then(|file| file.as_string());
                let script = script.filter(|_| texts);
                lessons.set(script.map_or(Lessons::Missing, |it| Lessons::Here(it.into())));
            });
        }
    });
    let key = match &*lessons {
        Lessons::Here(script) => {
            let source = GameSource::Lesson { number: *number, script: Rc::clone(script) };
            return html! { <Table<G> {source} shell={shell.clone()} game={PhantomData} /> };
        }
        Lessons::Coming => "texts-coming",
        Lessons::Missing => "texts-missing",
    };
    html! { <p class="message">{ shell.text.tr(key) }</p> }
}

//! The puzzles of a game: a list of them with what was solved on this device, or the table of one,
//! once they and their texts have come.

use std::marker::PhantomData;

use conclave_art::Lettering;
use conclave_rules::games::GAMES;
use conclave_session::puzzles::progress::{self, PuzzleProgress};
use conclave_session::puzzles::{self, Grade};
use yew::prelude::*;

use super::later_file::{LaterFile, NotHere, use_later_file};
use crate::boot;
use crate::components::heading::PageHeading;
use crate::components::icons::Icon;
use crate::context::use_text;
use crate::games::GameUi;
use crate::shell::Shell;
use crate::table::Table;
use crate::table::open::GameSource;

/// Properties of [`PuzzlePage`].
#[derive(Properties)]
pub struct PuzzlePageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Which of the game's puzzles, counted from 1; none for the list.
    pub number: Option<usize>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for PuzzlePageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.shell == other.shell && self.number == other.number
    }
}

/// The list or a puzzle, or what it waits for.
#[component]
pub fn PuzzlePage<G: GameUi>(PuzzlePageProps { shell, number, .. }: &PuzzlePageProps<G>) -> Html {
    let puzzles =
        use_later_file(|| async { boot::puzzles(G::ID).await.ok().and_then(|it| it.as_string()) });
    match (puzzles, number) {
        (LaterFile::Here(file), Some(number)) => {
            let source = GameSource::Puzzle { number: *number, file };
            html! { <Table<G> {source} shell={shell.clone()} game={PhantomData} /> }
        }
        (LaterFile::Here(file), None) => {
            let store = shell.save_store.store();
            let key = |number| progress::key(G::ID, &file, number);
            let puzzles = (1..).zip(puzzles::grades(&file)).map(|(number, grade)| PuzzleRow {
                number,
                grade,
                progress: key(number).and_then(|key| progress::read(store, &key)),
            });
            html! { <PuzzleList game={G::ID} puzzles={puzzles.collect::<Vec<_>>()} /> }
        }
        (LaterFile::Not(why), _) => html! { <NotHere shell={shell.clone()} {why} game={G::ID} /> },
    }
}

/// A puzzle in the list.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PuzzleRow {
    /// Counted from 1.
    number: usize,
    grade: Grade,
    progress: Option<PuzzleProgress>,
}

/// Properties of [`PuzzleList`].
#[derive(Properties, PartialEq)]
struct PuzzleListProps {
    /// The game's id.
    game: &'static str,
    /// All of its puzzles.
    puzzles: Vec<PuzzleRow>,
}

/// The list.
#[component]
fn PuzzleList(PuzzleListProps { game, puzzles }: &PuzzleListProps) -> Html {
    let text = use_text();
    let name = |id: &str| text.tr(&format!("{id}-name"));
    let reached = |least| puzzles.iter().filter(|it| it.progress >= Some(least)).count();
    let args = [
        ("solved", reached(PuzzleProgress::Solved).into()),
        ("of", puzzles.len().into()),
        ("once", reached(PuzzleProgress::AtOnce).into()),
    ];
    let grade = |grade: Grade| {
        let id = format!("puzzles-{}", grade.id());
        let of = puzzles.iter().filter(|it| it.grade == grade);
        html! {
            <section key={grade.id()} class="puzzle-grade vellum" aria-labelledby={id.clone()}>
                <h2 key="grade" id={id.clone()}>{ text.tr(&id) }</h2>
                <ul key="list">
                    { for of.map(|&entry| html! { <PuzzleLink key={entry.number} {game} {entry} /> }) }
                </ul>
            </section>
        }
    };
    let others = GAMES.iter().filter(|other| other.id != *game).map(|other| {
        let called = name(other.id);
        let args = [("game", (&called).into())];
        html! {
            <a key={other.id} class="button button-quiet" href={format!("#/puzzles/{}", other.id)}>
                { text.tr_args("puzzles-of", &args) }
            </a>
        }
    });
    html! {
        <div class="puzzles" data-game={*game}>
            <PageHeading key="heading">
                <Lettering of={*game} name={name(game)} />
                <span class="puzzles-title">{ text.tr("puzzles") }</span>
            </PageHeading>
            <p key="about">{ text.tr("puzzles-about") }</p>
            <p key="progress" class="puzzles-progress">{ text.tr_args("puzzles-progress", &args) }</p>
            { for Grade::ALL.map(grade) }
            <p key="kept" class="puzzles-kept">{ text.tr("puzzles-kept") }</p>
            <nav key="links" class="row" aria-label={text.tr("puzzles-more")}>
                <a key="new" class="button button-main" href={format!("#/new/{game}")}>
                    { text.tr("play") }
                </a>
                <a key="learn" class="button" href={format!("#/learn/{game}")}>{ text.tr("learn") }</a>
                <a key="home" class="button" href="#/">{ text.tr("home") }</a>
                { for others }
            </nav>
        </div>
    }
}

/// Properties of [`PuzzleLink`].
#[derive(Properties, PartialEq)]
struct PuzzleLinkProps {
    game: &'static str,
    entry: PuzzleRow,
}

/// The way to a puzzle, and what became of it.
#[component]
fn PuzzleLink(PuzzleLinkProps { game, entry }: &PuzzleLinkProps) -> Html {
    let text = use_text();
    let PuzzleRow { number, progress, .. } = *entry;
    let id = progress.map_or("open", PuzzleProgress::id);
    let args = [("number", number.into())];
    let label = text.tr_args(&format!("puzzle-link-{id}"), &args);
    html! {
        <li>
            <a
                class="puzzle-link"
                data-progress={id}
                href={format!("#/puzzles/{game}?puzzle={number}")}
                aria-label={label.clone()}
                title={label}
            >
                { number }
                if let Some(progress) = progress {
                    { if progress == PuzzleProgress::Shown { Icon::Hint } else { Icon::Done }.small() }
                }
            </a>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;

    #[test]
    fn the_list_tells_what_was_solved() {
        let text = testing::text(Locale::English);
        let progress = [
            None,
            Some(PuzzleProgress::Shown),
            Some(PuzzleProgress::Solved),
            Some(PuzzleProgress::AtOnce),
        ];
        let grades = [Grade::Easy, Grade::Easy, Grade::Medium, Grade::Hard];
        let entry = |(number, (progress, grade))| PuzzleRow { number, grade, progress };
        let puzzles = (1..).zip(progress.into_iter().zip(grades)).map(entry).collect::<Vec<_>>();
        let found = testing::markup(&text, html! { <PuzzleList game="spell-wars" {puzzles} /> });
        for number in 1..=4 {
            assert!(found.contains(&format!("href=\"#/puzzles/spell-wars?puzzle={number}\"")));
        }
        assert!(found.contains("2 of 4 solved"), "{found}");
        assert!(found.contains("Puzzle 2: solution seen"), "{found}");
        assert!(found.contains("Puzzle 4: solved at once"), "{found}");
        assert!(found.contains("href=\"#/puzzles/dice-arena\""), "{found}");
        assert!(!found.contains("href=\"#/puzzles/spell-wars\""), "{found}");
    }
}

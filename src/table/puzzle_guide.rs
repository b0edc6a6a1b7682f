//! What a puzzle says: the question, what an answer is worth, and the way on.

use yew::prelude::*;

use super::command::{Command, GameCommand};
use super::controller::{PuzzleAnswer, PuzzleStatus};
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::text::Text;

/// Properties of [`PuzzleGuide`].
#[derive(Properties, PartialEq)]
pub struct PuzzleGuideProps {
    /// The game's id.
    pub game: &'static str,
    /// Where the table stands with the puzzle.
    pub status: PuzzleStatus,
    /// How the players stand, in words.
    pub stakes: AttrValue,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The puzzle above its board.
#[component]
pub fn PuzzleGuide(PuzzleGuideProps { game, status, stakes, send }: &PuzzleGuideProps) -> Html {
    let text = use_text();
    let PuzzleStatus { head, answer, open, shown, .. } = status;
    let grade = text.tr(&format!("puzzle-{}", head.grade.id()));
    let args = [("number", head.number.into()), ("of", head.of.into()), ("grade", (&grade).into())];
    let wrong = *open && matches!(answer, PuzzleAnswer::Wrong(_));
    let asks = *open && *answer == PuzzleAnswer::None && !shown;
    let (task, why) = words(&text, status, stakes);
    let list = format!("#/puzzles/{game}");
    html! {
        <section class={classes!("puzzle", asks.then_some("is-asking"))} aria-label={text.tr("puzzle")}>
            <p key="head" class="puzzle-head">
                { text.tr_args("puzzle-head", &args) }
            </p>
            <div key="words" class="puzzle-words" role="status">
                <p key="task" class={classes!("puzzle-task", wrong.then_some("is-wrong"))}>
                    { task }
                </p>
                <p key="why" class="puzzle-why">{ why }</p>
            </div>
            <div key="controls" class="puzzle-controls">
                if *open {
                    if !shown {
                        <TextButton
                            key="solution"
                            label={text.tr("puzzle-show")}
                            onclick={GameCommand::ShowSolution.on_press(send)}
                        />
                    }
                } else {
                    if head.number < head.of {
                        <a
                            key="next"
                            class="button button-main"
                            href={format!("{list}?puzzle={}", head.number + 1)}
                        >
                            { text.tr("puzzle-next") }
                        </a>
                    }
                    <IconButton
                        key="again"
                        icon={Icon::Replay}
                        label={text.tr("puzzle-again")}
                        onclick={GameCommand::RestartPuzzle.on_press(send)}
                    />
                }
                <a
                    key="list"
                    class="icon-button"
                    href={list.clone()}
                    aria-label={text.tr("puzzle-list")}
                    title={text.tr("puzzle-list")}
                >
                    { Icon::Sheet.drawing() }
                </a>
            </div>
        </section>
    }
}

/// What is said: the main sentence, and what there is to add.
fn words(text: &Text, status: &PuzzleStatus, stakes: &str) -> (String, String) {
    let name = [("name", (&status.who).into())];
    match status.answer {
        _ if status.open && status.shown => (text.tr("puzzle-shown"), text.tr("puzzle-shown-more")),
        PuzzleAnswer::Wrong(verdict) if status.open => {
            let args = [("value", verdict.value.into()), ("best", verdict.best.into())];
            (text.tr_args("puzzle-wrong", &args), text.tr("puzzle-wrong-more"))
        }
        PuzzleAnswer::Right(verdict) if !status.open => {
            let args = [("value", verdict.value.into()), ("next", verdict.next.into())];
            (text.tr_args("puzzle-right", &args), status.why.clone())
        }
        _ => (text.tr_args("puzzle-task", &name), stakes.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::controller::PuzzleHead;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_session::puzzles::{Grade, Verdict};

    fn guide(status: PuzzleStatus) -> String {
        let text = testing::text(Locale::English);
        let guide = html! { <PuzzleGuide game="dice-arena" {status} stakes="Ada: 2 dice · Ben: 1 die" send={|_| ()} /> };
        testing::markup(&text, guide)
    }

    fn status() -> PuzzleStatus {
        PuzzleStatus {
            head: PuzzleHead { number: 3, of: 4, grade: Grade::Hard },
            who: "Ada".into(),
            answer: PuzzleAnswer::None,
            why: String::new(),
            open: true,
            shown: false,
        }
    }

    #[test]
    fn a_puzzle_asks_and_offers_its_solution() {
        let found = guide(status());
        assert!(found.contains("Puzzle 3 of 4 · hard") && found.contains("Ada: 2 dice"), "{found}");
        assert!(found.contains(">Solution<"), "{found}");
        assert!(found.contains("href=\"#/puzzles/dice-arena\""), "{found}");
        let shown = guide(PuzzleStatus { shown: true, ..status() });
        assert!(!shown.contains(">Solution<"), "{shown}");
    }

    #[test]
    fn an_answer_is_told_what_it_is_worth() {
        let wrong = Verdict { right: false, value: 31, best: 72, next: 40 };
        let found = guide(PuzzleStatus { answer: PuzzleAnswer::Wrong(wrong), ..status() });
        assert!(found.contains("31") && found.contains("72"), "{found}");
        assert!(!found.contains("puzzle=4"), "{found}");
        let right = Verdict { right: true, value: 72, best: 72, next: 40 };
        let answer = PuzzleAnswer::Right(right);
        let why = String::from("It counts double.");
        let solved = PuzzleStatus { answer, open: false, why, ..status() };
        let found = guide(solved.clone());
        assert!(found.contains("72") && found.contains("40"), "{found}");
        assert!(found.contains("It counts double."), "{found}");
        assert!(found.contains("href=\"#/puzzles/dice-arena?puzzle=4\""), "{found}");
        // Taken back, it asks again.
        let back = guide(PuzzleStatus { open: true, ..solved.clone() });
        assert!(back.contains(">Solution<") && !back.contains("72"), "{back}");
        let last = PuzzleHead { number: 4, ..solved.head };
        assert!(!guide(PuzzleStatus { head: last, ..solved }).contains("puzzle=5"));
    }
}

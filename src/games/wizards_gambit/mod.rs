//! Wizard's Gambit on the page.
//!
//! | where | what |
//! |---|---|
//! | `board`, `msg` | the board as a whole: what is picked up, what lies open over it; and what its parts ask of it |
//! | `intent` | what the player is about to do |
//! | `scene` | the table as it is shown, and how its places are marked |
//! | `reserve`, `rune_slot`, `books`, `tray`, `hand` | the parts of the board |
//! | `stage` | what is staged: claims, gambits |
//! | `cards` | what is drawn and written on the cards |
//! | `words`, `narrator` | names of things, prompts and sentences of the log |
//! | `durations` | how long events are shown, and what is heard of them |
//! | `reasons` | why a hint proposes what it proposes |
//! | `scores` | what lies in front of a seat, and the score sheet |
//! | `rules` | the rules, our rulings named |
//! | `book_examples` | positions of the rule book, for the examples of the rules |

mod board;
mod book_examples;
mod books;
mod cards;
mod durations;
mod hand;
mod intent;
mod lesson;
mod msg;
mod narrator;
mod reasons;
#[cfg(test)]
mod redraws;
#[cfg(all(test, target_arch = "wasm32"))]
mod render_tests;
mod reserve;
mod rules;
mod rune_slot;
mod scene;
mod scores;
mod stage;
mod tray;
mod words;

use conclave_rules::games::wizards_gambit::state;
use conclave_rules::games::wizards_gambit::{Action, Event, Options, Reason, View, WizardsGambit};
use conclave_rules::table::{Rules, Seat};
use yew::prelude::*;

use crate::games::GUILDS;
use crate::games::{GameUi, ScoreStep, Sound, Variant};
use crate::text::Text;
use words::TableWords;

impl GameUi for WizardsGambit {
    type Board = board::Board;
    type Services = ();
    // The book has none.
    const VARIANTS: &'static [Variant<Options>] = &[];

    const CHOOSES_GUILDS: bool = false;

    fn guilds(seats: u8) -> &'static [&'static str] {
        &GUILDS[..usize::from(seats).min(GUILDS.len())]
    }

    fn guild(_: &View, seat: Seat) -> &'static str {
        GUILDS[seat.index() % GUILDS.len()]
    }

    fn scores(view: &View) -> Vec<i32> {
        let table = &view.table;
        table.all_seats().map(|seat| table.player(seat).points().into()).collect()
    }

    fn nearly_wins(view: &View, seat: Seat) -> bool {
        scores::nearly_wins(view, seat)
    }

    fn turn_of(view: &View) -> Option<Seat> {
        Some(view.table.turn.seat)
    }

    fn seat_summary(view: &View, seat: Seat, _: &Text) -> Html {
        let player = view.table.player(seat);
        html! { <scores::SeatSummary cards={player.hand} gambit={player.gambit} /> }
    }

    fn score_sheet(words: &TableWords) -> Html {
        scores::score_sheet(&words.view, &words.players)
    }

    fn prompt(words: &TableWords) -> String {
        narrator::prompt(words)
    }

    fn chapter(view: &View) -> &'static str {
        match view.table.turn.phase {
            state::Phase::Start | state::Phase::End => "claim",
            _ => "turn",
        }
    }

    fn sentence(event: &Event, before: &TableWords) -> Option<String> {
        narrator::sentence(event, before)
    }

    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn is_staged(event: &Event) -> bool {
        stage::is_staged(event)
    }

    fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
        durations::concerns(event, before, seat)
    }

    fn duration_ms(event: &Event, (): &()) -> u32 {
        durations::duration_ms(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        durations::sound(event)
    }

    fn describe_plan(actions: &[Action], words: &TableWords) -> String {
        narrator::plan(actions, words)
    }

    fn is_shown_to_all(event: &Event) -> bool {
        // A spell that is claimed makes room for another, and the turn goes on.
        Self::reveals(event) && !matches!(event, Event::SpellRevealed { .. })
    }

    fn acts_openly(action: &Action) -> bool {
        // A card may be given, or kept, unseen.
        !matches!(action, Action::Card(_))
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        narrator::reason(reason, text)
    }

    fn score_step(view: &View, _: &Text) -> Option<ScoreStep> {
        let round = view.table.round;
        Some(ScoreStep { step: round.into(), name: round.to_string(), values: Self::scores(view) })
    }
}

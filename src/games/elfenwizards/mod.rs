//! Elfenwizards on the page.
//!
//! | where | what |
//! |---|---|
//! | `board`, `msg` | the board as a whole, and what a player does at it |
//! | `intent`, `target` | what the player is about to do, and what can be tapped or dragged |
//! | `lesson` | what is to be pressed next for what a lesson wants |
//! | `hand` | which spells can go where, and which are best |
//! | `award`, `stage` | titles that are being awarded |
//! | `report` | the card at the end of a round |
//! | `geometry` | where everything is |
//! | `tree` | what the tree shows of a table, as plain values |
//! | `tree_scene` | the tree: platforms and hollows; on it `wizard_token`, `contests`, `scenery` |
//! | `spell_boxes`, `defeat_boxes`, `round_track` | what lies beside the tree |
//! | `tray` | the hand and the verbs, a component for each kind of decision |
//! | `spot` | places that can be tapped |
//! | `pieces` | dice, chips, wizards, sigils |
//! | `reasons` | why a hint is good, and what it risks |
//! | `words`, `narrator` | names of things, prompts and sentences of the log |
//! | `durations` | how long events are shown, and what is heard of them |
//! | `scores` | score sheet, and the score history |
//! | `rules`, `book_examples` | the rules, our rulings named; the examples of the book |
//! | `variants` | the variants at set-up |

mod award;
mod board;
mod book_examples;
mod contests;
mod defeat_boxes;
mod durations;
mod geometry;
mod hand;
mod intent;
mod lesson;
mod msg;
mod narrator;
mod pieces;
mod reasons;
#[cfg(all(test, target_arch = "wasm32"))]
mod render_tests;
mod report;
mod round_track;
mod rules;
mod scenery;
mod scores;
mod spell_boxes;
mod spot;
mod stage;
mod target;
#[cfg(test)]
mod testing;
mod tray;
mod tree;
mod tree_scene;
mod variants;
mod wizard_token;
mod words;

use conclave_rules::games::elfenwizards::board::Rank;
use conclave_rules::games::elfenwizards::{
    Action, Elfenwizards, Event, Guild, Options, PublicState, Reason,
};
use conclave_rules::table::Seat;
use yew::prelude::*;

use crate::games::{GUILDS, GameUi, ScoreStep, Sound, Variant};
use crate::text::Text;
use pieces::{WizardFigure, guild_id};
use scores::ScoreSheet;
use words::TableWords;

/// The guild with this id.
fn guild_of(id: &str) -> Option<Guild> {
    Guild::ALL.into_iter().find(|&guild| guild_id(guild) == id)
}

impl GameUi for Elfenwizards {
    type Board = board::Board;
    type Services = ();
    const VARIANTS: &'static [Variant<Options>] = variants::VARIANTS;

    fn guilds(seats: u8) -> &'static [&'static str] {
        &GUILDS[..usize::from(seats).min(GUILDS.len())]
    }

    fn set_guilds(options: &mut Options, guilds: Option<&[&'static str]>) {
        options.guilds =
            guilds.map(|guilds| guilds.iter().filter_map(|guild| guild_of(guild)).collect());
    }

    fn person(guild: &'static str, text: &Text) -> Option<(Html, String)> {
        let of = guild_of(guild)?;
        let figure = html! { <WizardFigure guild={of} rank={Rank::Magician} /> };
        Some((figure, text.tr(&format!("guild-{guild}"))))
    }

    fn guild(view: &PublicState, seat: Seat) -> &'static str {
        view.players.get(seat.index()).map_or(GUILDS[0], |player| guild_id(player.guild))
    }

    fn scores(view: &PublicState) -> Vec<i32> {
        view.players.iter().map(|player| player.score()).collect()
    }

    fn nearly_wins(view: &PublicState, seat: Seat) -> bool {
        scores::nearly_wins(view, seat)
    }

    fn seat_summary(view: &PublicState, seat: Seat, _: &Text) -> Html {
        scores::seat_summary(view, seat)
    }

    fn score_sheet(words: &TableWords) -> Html {
        html! { <ScoreSheet {words} /> }
    }

    const NEGOTIATES: bool = true;

    fn negotiation_seconds(view: &PublicState) -> Option<u32> {
        view.negotiation()
    }

    fn prompt(words: &TableWords) -> String {
        narrator::prompt(words)
    }

    fn chapter(view: &PublicState) -> &'static str {
        words::chapter(view.phase)
    }

    fn sentence(event: &Event, before: &TableWords) -> Option<String> {
        narrator::sentence(event, before)
    }

    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_) | Event::PhaseBegan(_))
    }

    fn ends_part(event: &Event, _: &PublicState) -> bool {
        report::ends_round(event)
    }

    fn is_staged(event: &Event) -> bool {
        matches!(event, Event::TitleAwarded { .. }) || report::ends_round(event)
    }

    fn concerns(event: &Event, before: &PublicState, seat: Seat) -> bool {
        durations::concerns(event, before, seat)
    }

    fn duration_ms(event: &Event, (): &()) -> u32 {
        durations::duration_ms(event)
    }

    fn is_told_at_rest(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        durations::sound(event)
    }

    fn describe_plan(actions: &[Action], words: &TableWords) -> String {
        narrator::plan(actions, words)
    }

    fn acts_openly(_: &Action) -> bool {
        true
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        narrator::reason(reason, text)
    }

    fn score_step(view: &PublicState, text: &Text) -> Option<ScoreStep> {
        scores::score_step(view, text)
    }
}

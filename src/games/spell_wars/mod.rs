//! Spell Wars on the page.
//!
//! | where | what |
//! |---|---|
//! | `board`, `msg` | the board as a whole: which parts it has, and what a tap does |
//! | `moment`, `spotlight` | what is being shown just now: card, target, dice; which lines are lit |
//! | `wizard_panel` | the wizards, and what lies in front of each |
//! | `stage` | the middle of the table: a spell being cast, with its dice |
//! | `spell_row` | the cards of a spell, joined by their ribbon |
//! | `draft`, `hand` | a spell being prepared, and the hand it is made of |
//! | `question` | what is being asked, with what follows from each answer |
//! | `reasons` | why a hint is good, and what it risks |
//! | `card_face` | what is printed on cards |
//! | `pieces` | dice, portraits, signs, numbers |
//! | `words`, `narrator` | names of things, prompts and sentences of the log |
//! | `durations` | how long events are shown, and what is heard of them |
//! | `variants` | the variants at set-up |
//! | `scores` | score sheet and end |
//! | `rules` | the rules, our rulings named |
//! | `book_examples` | positions of the rule book, for the examples of the rules |

mod board;
mod book_examples;
mod card_face;
mod draft;
mod durations;
mod hand;
mod lesson;
mod moment;
mod msg;
mod narrator;
mod pieces;
mod question;
mod reasons;
#[cfg(all(test, target_arch = "wasm32"))]
mod render_tests;
mod rules;
mod scores;
mod spell_row;
mod spotlight;
mod stage;
mod variants;
mod wizard_panel;
mod words;

use conclave_rules::games::spell_wars::cards::Wizard;
use conclave_rules::games::spell_wars::{Action, Event, Options, Reason, SpellWars, View};
use conclave_rules::table::Seat;
use yew::prelude::*;

use crate::games::GUILDS;
use crate::games::{BoardProps, GameUi, PlayerInfo, ScoreStep, Sound, Variant};
use crate::text::Text;
use pieces::{Head, portrait};
use words::{TableWords, Words, guild};

/// The wizard of a colour; two more are only dealt.
fn wizard_of(guild: &str) -> Option<Wizard> {
    Wizard::all().nth(GUILDS.iter().position(|it| *it == guild)?)
}

impl GameUi for SpellWars {
    type Board = board::Board;
    type Services = ();
    const VARIANTS: &'static [Variant<Options>] = variants::VARIANTS;

    fn guilds(seats: u8) -> &'static [&'static str] {
        // Every colour has its wizard.
        &GUILDS[..if seats == 0 { 0 } else { GUILDS.len() }]
    }

    fn set_guilds(options: &mut Options, guilds: Option<&[&'static str]>) {
        options.wizards =
            guilds.map(|guilds| guilds.iter().filter_map(|guild| wizard_of(guild)).collect());
    }

    fn person(guild: &'static str, text: &Text) -> Option<(Html, String)> {
        let wizard = wizard_of(guild)?;
        let face = portrait(Head { wizard, guild, dead: false });
        Some((face, Words::new(text).wizard(wizard)))
    }

    fn guild(view: &View, seat: Seat) -> &'static str {
        guild(view, seat)
    }

    fn scores(view: &View) -> Vec<i32> {
        scores::scores(view)
    }

    fn nearly_wins(view: &View, seat: Seat) -> bool {
        scores::nearly_wins(view, seat)
    }

    fn turn_of(view: &View) -> Option<Seat> {
        view.table.active
    }

    fn seat_summary(view: &View, seat: Seat, text: &Text) -> Html {
        scores::seat_summary(view, seat, &Words::new(text))
    }

    fn standing(view: &View, seat: Seat, text: &Text) -> String {
        scores::standing(view, seat, &Words::new(text))
    }

    fn score_sheet(words: &TableWords) -> Html {
        scores::score_sheet(words)
    }

    fn prompt(words: &TableWords) -> String {
        narrator::prompt(words)
    }

    fn chapter(view: &View) -> &'static str {
        if view.table.active.is_some() { "cast" } else { "turn" }
    }

    fn sentence(event: &Event, before: &TableWords) -> Option<String> {
        narrator::sentence(event, before)
    }

    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_) | Event::TurnBegan(_))
    }

    fn ends_part(event: &Event, _: &View) -> bool {
        matches!(event, Event::RoundWon(_))
    }

    fn is_staged(event: &Event) -> bool {
        matches!(event, Event::Died { .. } | Event::RoundWon(_) | Event::MatchEnded)
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        view.table.player(seat).dead
    }

    fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
        durations::concerns(event, before, seat)
    }

    fn duration_ms(event: &Event, (): &()) -> u32 {
        durations::duration_ms(event)
    }

    fn is_told_at_rest(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Rerolled { .. } | Event::TieRolled { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        durations::sound(event)
    }

    const READS_ALOUD: bool = true;

    fn read_aloud(event: &Event, before: &TableWords) -> Option<String> {
        let Event::SpellRevealed { seat, placed } = *event else { return None };
        Some(before.spell_name(seat, placed.into_iter().flatten().collect()))
    }

    fn describe_plan(actions: &[Action], words: &TableWords) -> String {
        narrator::plan(actions, words)
    }

    fn acts_openly(action: &Action) -> bool {
        !matches!(action, Action::Place { .. } | Action::Ready | Action::Card(_))
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        narrator::reason(reason, text)
    }

    fn score_step(view: &View, _: &Text) -> Option<ScoreStep> {
        scores::score_step(view)
    }
}

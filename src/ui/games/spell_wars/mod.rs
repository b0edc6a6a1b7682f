//! Spell Wars on the page.
//!
//! | where | what |
//! |---|---|
//! | `board` | the board as a whole, and the player's hands on it |
//! | `moment` | what is being shown just now: card, target, dice |
//! | `wizards` | who is there, and what lies in front of each |
//! | `cards` | card faces, and spells joined by their ribbon |
//! | `stage` | the spell that everybody looks at |
//! | `hand` | a spell being prepared, and the hand it is made of |
//! | `ask` | what is being asked, in words, with what follows from each answer |
//! | `words`, `log` | how things and events are called |
//! | `variants` | the variants at set-up |
//! | `scores` | score sheet and end |
//! | `rules` | the rules, our rulings named |

mod ask;
mod board;
mod cards;
mod hand;
mod log;
mod moment;
mod rules;
mod scores;
mod stage;
mod variants;
mod wizards;
mod words;

use conclave::games::spell_wars::cards::Wizard;
use conclave::games::spell_wars::{Action, Event, Options, Reason, SpellWars, View};
use conclave::table::Seat;
use yew::prelude::*;

use crate::games::{BoardProps, GameUi, PlayerInfo, Sound, Variant};
use crate::text::{Arg, Text};
use words::{GUILDS, Words, guild};

impl GameUi for SpellWars {
    type Board = board::Board;
    type Services = ();
    const VARIANTS: &'static [Variant<Options>] = variants::VARIANTS;

    fn guilds(seats: u8) -> &'static [&'static str] {
        // Every colour has its wizard; two more are only dealt.
        &GUILDS[..if seats == 0 { 0 } else { GUILDS.len() }]
    }

    fn set_guilds(options: &mut Options, guilds: Option<&[&'static str]>) {
        options.wizards = guilds.map(|guilds| {
            let nth = |id: &&str| GUILDS.iter().position(|guild| guild == id);
            guilds.iter().filter_map(|id| Wizard::all().nth(nth(id)?)).collect()
        });
    }

    fn guild(view: &View, seat: Seat) -> &'static str {
        guild(view, seat)
    }

    fn scores(view: &View) -> Vec<i32> {
        scores::scores(view)
    }

    fn seat_summary(view: &View, seat: Seat, text: &Text) -> Html {
        scores::seat_summary(Words { text, players: &[], view }, seat)
    }

    fn score_sheet(view: &View, players: &[PlayerInfo], text: &Text) -> Html {
        scores::score_sheet(Words { text, players, view })
    }

    fn prompt(view: &View, players: &[PlayerInfo], text: &Text) -> String {
        ask::prompt(Words { text, players, view })
    }

    fn sentence(
        event: &Event,
        before: &View,
        players: &[PlayerInfo],
        text: &Text,
    ) -> Option<String> {
        log::sentence(event, Words { text, players, view: before })
    }

    fn duration_ms(event: &Event, (): &()) -> u32 {
        log::duration_ms(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    const READS_ALOUD: bool = true;

    fn read_aloud(
        event: &Event,
        before: &View,
        players: &[PlayerInfo],
        text: &Text,
    ) -> Option<String> {
        let Event::SpellRevealed { seat, placed } = *event else { return None };
        let words = Words { text, players, view: before };
        Some(words.spell_name(seat, placed.into_iter().flatten().collect()))
    }

    fn describe_plan(
        actions: &[Action],
        view: &View,
        players: &[PlayerInfo],
        text: &Text,
    ) -> String {
        ask::plan(actions, Words { text, players, view })
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn score_history(view: &View, _: &Text) -> Option<(u16, String, Vec<i32>)> {
        scores::score_history(view)
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
    }
}

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

use crate::games::{BoardProps, GameUi, Sitter, Sound, Variant};
use crate::text::{Arg, Text};
use words::{GUILDS, Words, guild};

impl GameUi for SpellWars {
    type Board = board::Board;
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

    fn front(view: &View, seat: Seat, text: &Text) -> Html {
        scores::front(Words { text, sitters: &[], view }, seat)
    }

    fn sheet(view: &View, sitters: &[Sitter], text: &Text) -> Html {
        scores::sheet(Words { text, sitters, view })
    }

    fn prompt(view: &View, sitters: &[Sitter], text: &Text) -> String {
        ask::prompt(Words { text, sitters, view })
    }

    fn sentence(event: &Event, before: &View, sitters: &[Sitter], text: &Text) -> Option<String> {
        log::sentence(event, Words { text, sitters, view: before })
    }

    fn pace(event: &Event) -> u32 {
        log::pace(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    const ALOUD: bool = true;

    fn read_aloud(event: &Event, before: &View, sitters: &[Sitter], text: &Text) -> Option<String> {
        let Event::SpellRevealed { seat, placed } = *event else { return None };
        let words = Words { text, sitters, view: before };
        Some(words.spell_name(seat, placed.into_iter().flatten().collect()))
    }

    fn plan(actions: &[Action], view: &View, sitters: &[Sitter], text: &Text) -> String {
        ask::plan(actions, Words { text, sitters, view })
    }

    fn reason(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn course(view: &View, _: &Text) -> Option<(u16, String, Vec<i32>)> {
        scores::course(view)
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
    }
}

//! The contract of `conclave_rules::table::Rules`, tested in every game on thousands of random
//! games, at every number of players and in every variant.
//!
//! To add a game: implement [`Conforming`] in a module of its own, called like the game's
//! module. The games come from the register: one without an implementation does not
//! compile.

#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

mod contract;
mod dice_arena;
mod elfenwizards;
mod fairness;
mod forged;
mod kinds;
mod screens;
mod secrecy;
mod spell_wars;
mod targets;
mod versions;
mod walk;
mod wizards_gambit;

use conclave_rules::bots::Policy;
use conclave_rules::table::{Rng, Seat, Viewer};

/// What the suite must know of a game beyond its rules.
pub trait Conforming: Policy + PartialEq {
    /// Kinds of actions and events, by their names in the code, that are too rare for
    /// random games; tests of the rules reach them.
    const RARE: &'static [&'static str] = &[];

    /// The options worth testing at a table of so many seats, among them each
    /// variant at least once; the default comes first.
    fn variants(seats: u8) -> Vec<Self::Options>;

    /// Whether what the game itself says of every state holds.
    ///
    /// # Errors
    /// Names what does not.
    fn check(state: &Self::State) -> Result<(), String>;

    /// The same of what one viewer sees.
    ///
    /// # Errors
    /// Names what does not.
    fn check_view(view: &Self::View) -> Result<(), String>;

    /// How many there are of each piece in the box, wherever they lie: counted here,
    /// by nothing that the game itself counts with.
    fn pieces_in_all(state: &Self::State) -> Vec<u32>;

    /// How many pieces of each kind a box has at this table, as the rules say.
    fn pieces_in_the_box(seats: u8) -> Vec<u32>;

    /// Another state, which differs from this one only in what `viewer` may not know; and an
    /// action of `seat` there that looks to them like `action` here.
    fn shuffled(
        state: &Self::State,
        viewer: Viewer,
        seat: Seat,
        action: &Self::Action,
        rng: &mut Rng,
    ) -> (Self::State, Self::Action);

    /// Whether the event rightly shows `viewer` something that was hidden from them:
    /// from there on two such games may differ.
    fn shows(event: &Self::Event, viewer: Viewer) -> bool;

    /// The view without what is being asked of whom, which events do not contain.
    fn pieces(view: &Self::View) -> Self::View;
}

/// Each property, as a test of a game.
macro_rules! suite {
    ($module:ident, $game:ty) => {
        mod $module {
            suite! { @ $game, crate::contract:
                takes_the_seats_it_says_and_no_others
                plays_as_in_the_book_where_no_option_is_named
                lists_legal_actions_sorted_once_and_only_for_those_to_act
                accepts_exactly_what_it_lists
                gives_the_same_game_for_the_same_seed_and_actions
                survives_a_round_trip_through_bytes_at_every_step
                replays_its_record_from_paper
                makes_every_prefix_of_a_record_a_legal_save
                conserves_its_pieces
                ends_in_time_with_an_outcome_and_not_before
                determinizes_to_states_that_give_the_same_view
                redacted_events_lead_from_view_to_view
                never_undoes_what_was_revealed
                exercises_every_kind_of_action_and_event
            }
            suite! { @ $game, crate::secrecy:
                shows_a_viewer_nothing_but_what_they_may_know
            }
            suite! { @ $game, crate::fairness:
                bots_answer_alike_in_worlds_that_their_seat_cannot_tell_apart
            }
            suite! { @ $game, crate::screens:
                shows_guests_over_bad_lines_what_their_seats_see
                sends_guests_nothing_but_what_they_may_know
                lets_guests_do_nothing_but_legal_actions_of_their_seats
            }
            suite! { @ $game, crate::versions:
                a_raised_version_alone_retires_every_older_record
            }
            suite! { @ $game, crate::forged:
                accepts_or_refuses_any_action_at_all
                reads_damaged_records_as_errors
                refuses_records_that_are_not_its_own
                names_the_first_illegal_action_of_a_record
                answers_damaged_questions_with_an_error_or_a_plan
                plays_on_from_whatever_bytes_it_reads_as_a_state
            }
        }
    };
    (@ $game:ty, $from:path: $($property:ident)*) => {
        $(#[test] fn $property() { use $from as from; from::$property::<$game>(); })*
    };
}

macro_rules! suites {
    ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
        $(suite!($module, conclave_rules::games::$module::$rules);)*
    };
}

/// The suite of each game of the register.
mod suite {
    conclave_register::with_games!(suites);
}

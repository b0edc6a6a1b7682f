//! The variants that can be chosen at set-up.

use conclave_rules::games::spell_wars::Options;

use crate::games::{SWITCH, Variant};

/// The quick match.
pub const VARIANTS: &[Variant<Options>] = &[Variant {
    name: "quick",
    choices: SWITCH,
    get: |options| usize::from(options.quick),
    set: |options, choice| options.quick = choice == 1,
}];

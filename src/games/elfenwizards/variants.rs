//! The variants that can be chosen at set-up.

use conclave_rules::games::elfenwizards::{GreyPrice, Options};

use crate::games::{SWITCH, Variant};

/// The price of a grey token, and the clock.
pub const VARIANTS: &[Variant<Options>] = &[
    Variant {
        name: "cheap-grey",
        choices: SWITCH,
        get: |options| usize::from(options.grey_price == GreyPrice::ThreePips),
        set: |options, choice| {
            options.grey_price =
                if choice == 1 { GreyPrice::ThreePips } else { GreyPrice::FourPips };
        },
    },
    Variant {
        name: "clock",
        choices: SWITCH,
        get: |options| usize::from(options.negotiation_clock),
        set: |options, choice| options.negotiation_clock = choice == 1,
    },
];

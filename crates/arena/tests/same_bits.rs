//! The same throw gives the same bits everywhere: natively here, and in
//! WebAssembly under node by
//!
//! ```sh
//! CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
//!     cargo test -p conclave-arena --profile fast --target wasm32-unknown-unknown
//! ```

use conclave_arena::{measure, simulate};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Fingerprints of throws of every kind with so many dice, frozen. A change of the
/// physics changes them; a change of machine must not.
const FROZEN: [(u8, u64); 3] = [
    (1, 1_279_948_235_295_493_285),
    (6, 292_207_874_707_033_138),
    (20, 14_940_631_382_193_202_077),
];

#[test]
fn the_same_throw_gives_the_same_bits_on_every_machine() {
    let prints = FROZEN.map(|(dice, _)| {
        let throws = measure::samples(dice, 21);
        let each = throws.iter().map(|request| measure::fingerprint(&simulate(request)));
        (dice, each.fold(0u64, |all, one| all.rotate_left(7) ^ one))
    });
    assert_eq!(prints, FROZEN);
}

/// How long throws take in this engine; the figure goes to docs/performance.md.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
#[ignore = "it measures"]
fn time_of_a_throw_with_twenty_dice_in_the_arena() {
    let mut rng = conclave_rules::table::Rng::new(conclave_rules::table::Seed(77));
    for force in conclave_rules::games::dice_arena::Force::ALL {
        let mut times: Vec<f64> = (0..100)
            .map(|_| {
                let arena = measure::scattered(20, &mut rng);
                let aim = conclave_rules::games::dice_arena::Aim::At(
                    conclave_rules::games::dice_arena::Die(0),
                );
                let intent = conclave_rules::games::dice_arena::ThrowIntent { force, aim };
                let request = measure::throw(&arena, intent, &mut rng);
                // The quickest of five: the rest is what else the machine did.
                let tries = (0..5).map(|_| {
                    let start = js_sys::Date::now();
                    assert!(simulate(&request).steps > 0);
                    js_sys::Date::now() - start
                });
                tries.fold(f64::INFINITY, f64::min)
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / 100.0;
        wasm_bindgen_test::console_log!(
            "{force:?}: mean {mean:.1} ms, median {} ms, 95 % within {} ms, at most {} ms",
            times[50],
            times[95],
            times[99]
        );
    }
}

//! The random games as a WebAssembly module.

/// The module's export: see [`conclave_bench::random`].
#[allow(unsafe_code, reason = "a plain name for an export is all there is to it")]
#[unsafe(no_mangle)]
pub extern "C" fn random(game: u32, seats: u32, games: u32) -> u32 {
    conclave_bench::random(game, seats, games)
}

/// The module's other export: see [`conclave_bench::search`].
#[allow(unsafe_code, reason = "a plain name for an export is all there is to it")]
#[unsafe(no_mangle)]
pub extern "C" fn search(game: u32, seats: u32, games: u32) -> u32 {
    conclave_bench::search(game, seats, games)
}

//! What tests of several kinds share.

/// How many games, positions or inputs are enough: few in the daily check, all of them for `cargo xtask test
/// --thorough`.
pub fn enough<N>(quick: N, thorough: N) -> N {
    if std::env::var_os("CONCLAVE_THOROUGH").is_some() { thorough } else { quick }
}

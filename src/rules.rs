//! The rules of the games, and the bots that play them: what must be quick. A package of its own
//! (`src/Cargo.toml`) lets the page's programs have these modules built for speed, and all that is
//! around them for size. Everybody has them through the library `conclave`, as if it held them.

pub mod analysis;
pub mod bots;
pub mod games;
pub mod table;

#[cfg(test)]
use conclave_i18n as i18n;

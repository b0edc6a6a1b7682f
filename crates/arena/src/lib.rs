//! The physics of Dice Arena: one call runs a whole throw to rest.
//!
//! The rules of the game (in the `conclave` library) do not depend on this crate; they
//! get the result of a throw as an action of the chance player. Here a throw is simulated as rigid bodies:
//! dice with rounded edges, a raised rim, a foam floor. The same request gives
//! the same answer to the last bit on every machine, in a browser too.
//!
//! Lengths are in edges of a die, heights above the foam; `z` points up. Time is
//! in the simulation's seconds: gravity is that of large dice, so a throw is
//! long enough to be watched.

mod dispatch;
pub mod fit;
mod launch;
mod ledger;
pub mod measure;
pub mod orient;
pub mod played;
mod shake;
mod simulate;
mod start;
pub mod trajectory;
pub mod wire;
pub mod world;

pub use launch::{Hand, intended};
pub use simulate::{Request, Simulation, simulate};
pub use trajectory::Trajectory;

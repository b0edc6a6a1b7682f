//! The rules of the games, and the bots that play them: the contract that every game keeps ([`table`]), a module
//! for each game, and the [`bots`] and the [`analysis`], which know games only through the contract. There is no
//! browser in it. It is compiled for speed; what is around it for size.

pub mod analysis;
pub mod bot_wire;
pub mod bots;
pub mod games;
pub mod table;

//! What stands on cards, in words: put together from their effects, so that a text cannot disagree
//! with its effect. Rules know no words, and are built for speed; these are built for size.

pub mod spell_wars;
pub mod wizards_gambit;

//! Pieces explain themselves where they stand, and what cannot be done says why.
//!
//! Whatever has the attribute `data-explain`, a key and numbers (see [`crate::board::explain`]), is
//! explained by texts: when the mouse or the keyboard rests there, under a long press, and at any tap as long as
//! "What is this?" is on. The same box says why something that was pressed cannot be done.
//!
//! | module | what |
//! |---|---|
//! | `words` | what is said of a piece |
//! | `area` | where the box stands |
//! | `bubble` | the box itself: the component that is once on a game's page |
//! | `explainer` | what is explained, beside what, and when |
//! | `gestures` | what pointer and keyboard ask for |

mod area;
mod bubble;
mod explainer;
mod gestures;
mod words;

pub use bubble::Explanations;
pub use explainer::Explainer;

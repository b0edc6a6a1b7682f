//! The eight wizards: a name and a portrait each, nothing more.

use serde::{Deserialize, Serialize};

/// Who a player plays, by the name in files and tests. The cards are without
/// abilities.
pub static WIZARDS: [&str; 8] = [
    "mortimer-moth",
    "petunia-pyre",
    "barnaby-bramble",
    "odessa-owlsworth",
    "fizzwick-the-late",
    "granny-gloom",
    "salvatore-spark",
    "thistle-tempest",
];

/// One of the eight wizards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Wizard(u8);

impl Wizard {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Wizard> {
        (0..WIZARDS.len() as u8).map(Wizard)
    }

    /// The wizard called `key`.
    pub fn named(key: &str) -> Option<Wizard> {
        let at = WIZARDS.iter().position(|&name| name == key)?;
        Some(Wizard(at as u8))
    }

    /// The wizard's name in files and tests.
    pub fn key(self) -> &'static str {
        WIZARDS[usize::from(self.0)]
    }
}

impl TryFrom<u8> for Wizard {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<Wizard, Self::Error> {
        if usize::from(id) < WIZARDS.len() { Ok(Wizard(id)) } else { Err("no such wizard") }
    }
}

impl From<Wizard> for u8 {
    fn from(wizard: Wizard) -> u8 {
        wizard.0
    }
}

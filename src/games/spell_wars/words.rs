//! The names of things in the reader's language.

use conclave_rules::games::spell_wars::cards::{
    Card, Cards, DeadCard, Glyph, Slot, Treasure, Wizard,
};
use conclave_rules::games::spell_wars::pending::Script;
use conclave_rules::games::spell_wars::{SpellWars, View};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::{self as face, FaceLine};
use yew::prelude::*;

use crate::games::GUILDS;
use crate::games::words::{GameWords, use_game_words};

/// The colour of `seat`: its wizard's, or the first one free when an earlier seat
/// has that.
pub fn guild(view: &View, seat: Seat) -> &'static str {
    let mut taken = [false; GUILDS.len()];
    let mut own = 0;
    for player in view.table.players.iter().take(seat.index() + 1) {
        own = usize::from(u8::from(player.wizard)) % GUILDS.len();
        if taken[own] {
            own = taken.iter().position(|taken| !taken).unwrap_or(0);
        }
        taken[own] = true;
    }
    GUILDS[own]
}

/// The texts of this game.
pub type Words = GameWords<SpellWars>;

/// The texts of this game in the reader's language.
#[hook]
pub fn use_words() -> Words {
    use_game_words()
}

impl Words {
    /// The text called `spell-wars-{key}` with a number put into it.
    pub fn count(&self, key: &str, n: u8) -> String {
        self.tr_args(key, &[("n", n.into())])
    }

    /// A card's name.
    pub fn card(&self, card: Card) -> String {
        self.tr(&format!("card-{}", card.key()))
    }

    /// A treasure's name.
    pub fn treasure(&self, treasure: Treasure) -> String {
        self.tr(&format!("treasure-{}", treasure.key()))
    }

    /// A Dead Wizard card's name.
    pub fn dead(&self, card: DeadCard) -> String {
        self.tr(&format!("dead-{}", card.key()))
    }

    /// A wizard's name.
    pub fn wizard(&self, wizard: Wizard) -> String {
        self.tr(&format!("wizard-{}", wizard.key()))
    }

    /// Several cards by name.
    pub fn cards(&self, cards: Cards) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        names.join(", ")
    }

    /// A type of component.
    pub fn slot(&self, slot: Slot) -> String {
        face::slot(slot, self.page().catalog())
    }

    /// A magic.
    pub fn glyph(&self, glyph: Glyph) -> String {
        face::glyph(glyph, self.page().catalog())
    }

    /// What a card says.
    pub fn face(&self, card: Card) -> Vec<FaceLine> {
        let catalog = self.page().catalog();
        card.component().map_or_else(|| face::wild(catalog), |row| face::component(row, catalog))
    }

    /// What a treasure says.
    pub fn treasure_face(&self, treasure: Treasure) -> Vec<FaceLine> {
        face::treasure(treasure.row(), self.page().catalog())
    }

    /// What the card of a script says.
    pub fn face_of(&self, script: Script) -> Vec<FaceLine> {
        match script {
            Script::Component(card) | Script::Reaction(card) => self.face(card),
            Script::Immediate(card) | Script::NextRound(card) => self.dead_face(card),
            Script::Gain(of) | Script::Use(of) | Script::GoStart(of) | Script::TurnEnd(of) => {
                self.treasure_face(of)
            }
        }
    }

    /// What a Dead Wizard card says.
    pub fn dead_face(&self, card: DeadCard) -> Vec<FaceLine> {
        face::dead(card.row(), self.page().catalog())
    }
}

/// The texts of this game, and the match they speak of.
pub type TableWords = crate::games::words::TableWords<SpellWars>;

impl TableWords {
    /// The name of a spell of `seat`, to be said aloud: Sources, Qualities,
    /// Destinations. Without a Source it is the wizard's; without a Destination it
    /// ends in any magic word.
    pub fn spell_name(&self, seat: Seat, cards: Cards) -> String {
        if cards.is_empty() {
            return String::new();
        }
        let mut parts = Vec::new();
        for slot in Slot::ALL {
            let mut of_slot = (cards & Cards::of_slot(slot)).iter().peekable();
            match slot {
                Slot::Source if of_slot.peek().is_none() => {
                    let wizard = self.wizard(self.view.table.player(seat).wizard);
                    parts.push(self.tr_args("nameless", &[("name", (&wizard).into())]));
                }
                Slot::Destination if of_slot.peek().is_none() => {
                    let word = (self.view.table.turn as u8).wrapping_add(seat.0) % 6;
                    parts.push(self.count("magic-word", word));
                }
                _ => {}
            }
            parts.extend(of_slot.map(|card| self.card(card)));
        }
        parts.extend(
            (cards & Cards::WILD).iter().take(1).map(|card| format!("({})", self.card(card))),
        );
        parts.join(" ")
    }
}

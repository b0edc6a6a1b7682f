//! Everything on the board that can be tapped, with its key for drag and drop.

use conclave_rules::games::elfenwizards::board::{MagicianBox, SpellBox, Title};
use conclave_rules::games::elfenwizards::state::WizardId;

use super::words::box_id;
use crate::board::drag::{key, number_of};

/// Something on the board that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A wizard.
    Wizard(WizardId),
    /// A title's platform.
    Title(Title),
    /// A hollow at the roots.
    Magicians(MagicianBox),
    /// A box for spells.
    Box(SpellBox),
}

/// The key of the hand as a place: what is dropped there is taken back.
pub const HAND: &str = "hand";

impl Target {
    /// Its key in `data-drag` and `data-drop`.
    pub fn key(self) -> String {
        match self {
            Target::Wizard(wizard) => key("wizard", wizard.index()),
            Target::Title(title) => key("title", title.index()),
            Target::Magicians(magicians) => key("magicians", magicians.0.into()),
            Target::Box(on) => format!("box-{}", box_id(on)),
        }
    }

    /// What has this key.
    pub fn from_key(key: &str) -> Option<Target> {
        let number = |kind| u8::try_from(number_of(kind, key)?).ok();
        if let Some(id) = key.strip_prefix("box-") {
            return SpellBox::ALL.into_iter().find(|&on| box_id(on) == id).map(Target::Box);
        }
        number("wizard")
            .map(|wizard| Target::Wizard(WizardId(wizard)))
            .or_else(|| number("title").map(|title| Target::Title(Title(title))))
            .or_else(|| number("magicians").map(|hollow| Target::Magicians(MagicianBox(hollow))))
    }
}

/// Something of the hand that can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A die that is being allocated, by its number.
    Die(usize),
    /// A spell that is not drafted, by its number among those held.
    Spell(usize),
    /// A drafted spell, by its number among those drafted.
    Drafted(usize),
    /// A wizard that can be moved.
    Wizard(WizardId),
}

impl Piece {
    /// Its key in `data-drag`.
    pub fn key(self) -> String {
        match self {
            Piece::Die(number) => key("die", number),
            Piece::Spell(number) => key("spell", number),
            Piece::Drafted(number) => key("drafted", number),
            Piece::Wizard(wizard) => Target::Wizard(wizard).key(),
        }
    }

    /// What has this key.
    pub fn from_key(key: &str) -> Option<Piece> {
        let number = |kind| number_of(kind, key);
        if let Some(Target::Wizard(wizard)) = Target::from_key(key) {
            return Some(Piece::Wizard(wizard));
        }
        number("die")
            .map(Piece::Die)
            .or_else(|| number("spell").map(Piece::Spell))
            .or_else(|| number("drafted").map(Piece::Drafted))
    }
}

/// What a player holds that goes to a place on the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeldForTree {
    /// Nothing: a tap on a target does something at once.
    Nothing,
    /// Nothing, and a tap on a wizard puts the best spell beside it.
    AnySpell,
    /// A spell, which goes beside a wizard.
    Spell,
    /// Wizards are being moved; this one is picked.
    Wizard(Option<WizardId>),
}

impl HeldForTree {
    /// Whether this target takes what is held.
    pub fn goes_to(self, target: Target) -> bool {
        match self {
            HeldForTree::Nothing | HeldForTree::AnySpell => false,
            HeldForTree::Spell => matches!(target, Target::Wizard(_)),
            HeldForTree::Wizard(picked) => picked.is_some() && !matches!(target, Target::Wizard(_)),
        }
    }

    /// The wizard that is picked.
    pub fn wizard(self) -> Option<WizardId> {
        match self {
            HeldForTree::Wizard(picked) => picked,
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_back_to_what_they_name() {
        let boxes = SpellBox::ALL.map(Target::Box);
        let hollows = MagicianBox::ALL.map(Target::Magicians);
        let titles = Title::all().map(Target::Title);
        let wizards = (0..20).map(|wizard| Target::Wizard(WizardId(wizard)));
        for target in wizards.chain(titles).chain(boxes).chain(hollows) {
            assert_eq!(Target::from_key(&target.key()), Some(target));
        }
        for piece in [Piece::Die(3), Piece::Spell(0), Piece::Drafted(1), Piece::Wizard(WizardId(7))]
        {
            assert_eq!(Piece::from_key(&piece.key()), Some(piece));
        }
        assert_eq!(Target::from_key(HAND), None);
        assert_eq!(Piece::from_key("box-druid"), None);
    }
}

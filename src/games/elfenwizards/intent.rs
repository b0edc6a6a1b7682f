//! The player's intent: the draft, what is picked up, and what can be tapped next.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::{MagicianBox, SpellBox, Title};
use conclave_rules::games::elfenwizards::draft::{Allocation, Demotions, Supports};
use conclave_rules::games::elfenwizards::state::{Decision, Spell, WizardId};
use conclave_rules::games::elfenwizards::{Action, Dice, PublicState};
use conclave_rules::table::Seat;

use super::hand::{HeldSpell, as_held, best_spell, fits, hand_spells, most_useful};
use super::target::{HeldForTree, Piece, Target};
use crate::hints::is_advised;

/// The table with a draft of spells on it.
#[derive(Clone, PartialEq, Debug)]
pub struct DraftPreview {
    /// The table with the drafted spells beside their wizards.
    pub position: Rc<PublicState>,
    /// What may be added to the draft.
    pub more: Vec<Action>,
    /// Whether the draft can be confirmed.
    pub complete: bool,
}

impl DraftPreview {
    /// Tries the draft; spells that cannot be placed are taken out of it.
    fn of(draft: &mut Supports, position: &PublicState, seat: Seat) -> DraftPreview {
        let preview = draft.preview(position, seat);
        DraftPreview {
            position: Rc::new(preview.position),
            more: preview.more,
            complete: preview.complete,
        }
    }
}

/// The spell that is picked up.
#[derive(Clone, PartialEq, Debug)]
pub enum PickedSpell {
    /// One of the hand, by its number among [`Intent::Support::spells`].
    Held(usize),
    /// One that is drafted already and goes to another wizard: its number in the draft, and
    /// what could be added to the draft without it.
    Drafted(usize, Vec<Action>),
}

/// What the player is about to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// No person at this device must decide.
    Watch,
    /// Choose a button, or tap a place at once.
    Choose,
    /// Arrange dice on boxes.
    Allocate {
        /// Where the dice are meant to go.
        draft: Allocation,
        /// The dice picked up, by number.
        picked: Vec<usize>,
    },
    /// Place spells beside wizards.
    Support {
        /// The spells placed so far.
        draft: Supports,
        /// The table with them.
        preview: DraftPreview,
        /// The spells that could be placed before any was.
        spells: Vec<HeldSpell>,
        /// What is picked up.
        picked: Option<PickedSpell>,
    },
    /// Pick some dice out of a box.
    PickDice {
        /// The box.
        from: SpellBox,
        /// The dice there, highest first.
        dice: Vec<u8>,
        /// Those picked, by number; at first those that bring the most.
        picked: Vec<usize>,
    },
    /// Pick a wizard, then a title for it.
    Move {
        /// The wizard picked.
        picked: Option<WizardId>,
    },
    /// Send all defeated wizards down to the roots.
    Demote {
        /// Where each is meant to go.
        draft: Demotions,
        /// The table with them there.
        preview: Rc<PublicState>,
        /// The wizard picked.
        picked: Option<WizardId>,
    },
}

impl Intent {
    /// What there is to do for `seat`, nothing done yet.
    pub fn of(position: &PublicState, seat: Option<Seat>, legal: &[Action]) -> Intent {
        let Some(seat) = seat.filter(|_| !legal.is_empty()) else { return Intent::Watch };
        let pick = |from: SpellBox| Intent::PickDice {
            from,
            dice: position.player(seat).dice_in(from).iter().collect(),
            picked: most_useful(position, seat, from),
        };
        match position.decision {
            Decision::Place | Decision::PlaceAll => Allocation::of(position)
                .map_or(Intent::Watch, |draft| Intent::Allocate { draft, picked: Vec::new() }),
            Decision::SupportOrPass | Decision::SecondSupport => {
                let mut draft = Supports::default();
                let preview = DraftPreview::of(&mut draft, position, seat);
                Intent::Support {
                    draft,
                    preview,
                    spells: hand_spells(position, legal),
                    picked: None,
                }
            }
            Decision::Recover | Decision::TakeBackMinor => pick(SpellBox::Minor),
            Decision::Cleanse | Decision::TakeBackGrey => pick(SpellBox::Grey),
            Decision::Demote => {
                let draft = Demotions::of(position, seat);
                Intent::Demote { draft, preview: Rc::new(position.clone()), picked: None }
            }
            Decision::TakeTitle => {
                let mut wizards = movers(legal);
                let only = wizards.next().filter(|first| wizards.all(|wizard| wizard == *first));
                Intent::Move { picked: only }
            }
            _ => Intent::Choose,
        }
    }

    /// What can be tapped on the board now.
    pub fn targets(&self, legal: &[Action]) -> Vec<Target> {
        let mut targets = Vec::new();
        let mut add = |target| {
            if !targets.contains(&target) {
                targets.push(target);
            }
        };
        match self {
            Intent::Allocate { draft, picked } => {
                // With no dice picked up, a tap puts the best die of the hand there; with none
                // in the hand, it picks up the drafted dice that lie there.
                let any = !picked.is_empty() || !draft.meant_for(None).is_empty();
                for on in SpellBox::ALL {
                    if any || !draft.meant_for(Some(on)).is_empty() {
                        add(Target::Box(on));
                    }
                }
            }
            // With no spell picked up, a tap on a wizard puts the best one beside it.
            Intent::Support { preview, picked: None, .. } => {
                for &action in &preview.more {
                    if let Action::Support { wizard, .. } = action {
                        add(Target::Wizard(wizard));
                    }
                }
            }
            Intent::Support { draft, preview, spells, picked: Some(picked) } => {
                let position = &preview.position;
                let (held, more) = match picked {
                    PickedSpell::Held(number) => (spells.get(*number).copied(), &preview.more),
                    PickedSpell::Drafted(number, more) => {
                        let drafted = draft.spells().get(*number);
                        (drafted.map(|&(spell, wizard)| as_held(position, spell, wizard)), more)
                    }
                };
                let Some(held) = held else { return targets };
                for &action in more {
                    if let Action::Support { spell, wizard } = action
                        && fits(position, held, spell, wizard)
                    {
                        add(Target::Wizard(wizard));
                    }
                }
            }
            Intent::Move { picked } => {
                movers(legal).for_each(|wizard| add(Target::Wizard(wizard)));
                for &action in legal {
                    match action {
                        Action::TakeTitle { wizard, title } if Some(wizard) == *picked => {
                            add(Target::Title(title));
                        }
                        _ => {}
                    }
                }
            }
            Intent::Demote { draft, picked, .. } => {
                // Those that were sent to a hollow are picked in the tray: a tap in a hollow means
                // the hollow.
                draft.waiting().for_each(|wizard| add(Target::Wizard(wizard)));
                if picked.is_some() || !draft.is_complete() {
                    MagicianBox::ALL.into_iter().map(Target::Magicians).for_each(add);
                }
            }
            Intent::Choose => {
                for &action in legal {
                    match action {
                        Action::SettleRetreat(to) => add(Target::Magicians(to)),
                        Action::RemoveGrey(wizard) => add(Target::Wizard(wizard)),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        targets
    }

    /// Taps something on the board; returns what is to be done at once, if
    /// anything.
    pub fn tap(&mut self, target: Target, position: &PublicState, seat: Seat) -> Vec<Action> {
        match (self, target) {
            (Intent::Allocate { draft, picked }, Target::Box(on)) => {
                let best = draft.dice().iter().position(|die| die.1.is_none());
                if let Some(die) = best.filter(|_| picked.is_empty()) {
                    draft.put(die, Some(on));
                } else if picked.is_empty() {
                    let there = |(_, (_, to)): &(usize, &(u8, Option<SpellBox>))| *to == Some(on);
                    *picked = draft.dice().iter().enumerate().filter(there).map(|d| d.0).collect();
                } else {
                    picked.drain(..).for_each(|die| draft.put(die, Some(on)));
                }
            }
            (Intent::Support { draft, preview, spells, picked }, Target::Wizard(wizard)) => {
                let spell = match picked.take() {
                    Some(PickedSpell::Held(number)) => spells.get(number).map(|held| held.1),
                    Some(PickedSpell::Drafted(number, _)) => {
                        let drafted = draft.spells().get(number).map(|drafted| drafted.0);
                        draft.remove(number);
                        drafted
                    }
                    None => best_spell(&preview.more, wizard),
                };
                if let Some(spell) = spell {
                    draft.add(spell, wizard);
                    *preview = DraftPreview::of(draft, position, seat);
                }
            }
            (Intent::Move { picked } | Intent::Demote { picked, .. }, Target::Wizard(wizard)) => {
                *picked = (*picked != Some(wizard)).then_some(wizard);
            }
            (Intent::Move { picked: Some(wizard) }, Target::Title(title)) => {
                return vec![Action::TakeTitle { wizard: *wizard, title }];
            }
            (Intent::Demote { draft, preview, picked }, Target::Magicians(to)) => {
                draft.send(picked.take(), to);
                // A single wizard leaves nothing to arrange.
                if draft.wizards().count() == 1 {
                    return draft.actions().unwrap_or_default();
                }
                *preview = Rc::new(draft.preview(position));
            }
            (Intent::Choose, Target::Magicians(to)) => return vec![Action::SettleRetreat(to)],
            (Intent::Choose, Target::Wizard(wizard)) => return vec![Action::RemoveGrey(wizard)],
            _ => {}
        }
        Vec::new()
    }

    /// The action that is meant by a press on a target that cannot be tapped now: the rules say why
    /// it is refused.
    pub fn attempt(&self, target: Target, position: &PublicState) -> Action {
        let picked = match self {
            Intent::Move { picked } | Intent::Demote { picked, .. } => *picked,
            _ => None,
        };
        match (self, target) {
            (_, Target::Box(on)) => Action::Place { pips: 1, on },
            (Intent::Demote { .. }, Target::Magicians(to)) => {
                Action::Demote { wizard: picked.unwrap_or(WizardId(0)), to }
            }
            (_, Target::Magicians(to)) => Action::SettleRetreat(to),
            (_, Target::Title(title)) => {
                Action::TakeTitle { wizard: picked.unwrap_or(WizardId(0)), title }
            }
            (Intent::Support { spells, picked, .. }, Target::Wizard(wizard)) => {
                let held = match picked {
                    Some(PickedSpell::Held(number)) => spells.get(*number),
                    _ => spells.iter().find(|held| held.0 == position.wizard(wizard).place.level()),
                };
                let spell = held.map_or(Spell::Minor, |held| held.1);
                Action::Support { spell, wizard }
            }
            (Intent::Move { .. }, Target::Wizard(wizard)) => {
                Action::TakeTitle { wizard, title: Title::HIGH_DRUID }
            }
            (Intent::Demote { .. }, Target::Wizard(wizard)) => {
                Action::Demote { wizard, to: MagicianBox(0) }
            }
            (_, Target::Wizard(wizard)) => Action::RemoveGrey(wizard),
        }
    }

    /// Picks up a die or spell of the hand, or lays it down again.
    pub fn pick(&mut self, number: usize) {
        match self {
            Intent::Allocate { picked, .. } | Intent::PickDice { picked, .. } => {
                if let Some(at) = picked.iter().position(|&die| die == number) {
                    picked.remove(at);
                } else {
                    picked.push(number);
                }
            }
            Intent::Support { picked, .. } => {
                let held = Some(PickedSpell::Held(number));
                *picked = if *picked == held { None } else { held };
            }
            _ => {}
        }
    }

    /// Picks up all dice that show the same as this one and lie where it does.
    pub fn pick_alike(&mut self, number: usize) {
        if let Intent::Allocate { draft, picked } = self {
            let like = draft.dice().get(number);
            *picked = (0..draft.dice().len()).filter(|&at| draft.dice().get(at) == like).collect();
        }
    }

    /// Picks up what is being dragged. Dice that were picked up before come along with a die
    /// that is one of them.
    pub fn lift(&mut self, piece: Piece, position: &PublicState, seat: Seat) {
        match (self, piece) {
            (Intent::Allocate { picked, .. }, Piece::Die(number)) if !picked.contains(&number) => {
                *picked = vec![number];
            }
            (Intent::Support { picked, .. }, Piece::Spell(number)) => {
                *picked = Some(PickedSpell::Held(number));
            }
            (Intent::Support { draft, picked, .. }, Piece::Drafted(number)) => {
                let mut without = draft.clone();
                without.remove(number);
                let more = without.preview(position, seat).more;
                *picked = Some(PickedSpell::Drafted(number, more));
            }
            (Intent::Move { picked } | Intent::Demote { picked, .. }, Piece::Wizard(wizard)) => {
                *picked = Some(wizard);
            }
            _ => {}
        }
    }

    /// Takes what is picked up back into the hand.
    pub fn take_to_hand(&mut self, position: &PublicState, seat: Seat) {
        match self {
            Intent::Allocate { draft, picked } => {
                picked.drain(..).for_each(|die| draft.put(die, None));
            }
            Intent::Support { picked, .. } => {
                if let Some(PickedSpell::Drafted(number, _)) = picked.take() {
                    self.take_back(number, position, seat);
                }
            }
            _ => {
                self.let_go();
            }
        }
    }

    /// Picks up every die that lies in the hand.
    pub fn pick_all(&mut self) {
        match self {
            Intent::Allocate { draft, picked } => {
                let in_hand = |(_, (_, on)): &(usize, &(u8, Option<SpellBox>))| on.is_none();
                *picked =
                    draft.dice().iter().enumerate().filter(in_hand).map(|die| die.0).collect();
            }
            Intent::PickDice { dice, picked, .. } => *picked = (0..dice.len()).collect(),
            _ => {}
        }
    }

    /// Takes a drafted spell back.
    pub fn take_back(&mut self, number: usize, position: &PublicState, seat: Seat) {
        if let Intent::Support { draft, preview, picked, .. } = self {
            draft.remove(number);
            *preview = DraftPreview::of(draft, position, seat);
            *picked = None;
        }
    }

    /// Lays down what is picked up; returns whether there was anything.
    pub fn let_go(&mut self) -> bool {
        match self {
            Intent::Allocate { picked, .. } | Intent::PickDice { picked, .. } => {
                !std::mem::take(picked).is_empty()
            }
            Intent::Support { picked, .. } => picked.take().is_some(),
            Intent::Move { picked } | Intent::Demote { picked, .. } => picked.take().is_some(),
            Intent::Watch | Intent::Choose => false,
        }
    }

    /// Takes the whole draft back.
    pub fn clear(&mut self, position: &PublicState, seat: Seat) {
        self.let_go();
        match self {
            Intent::Allocate { draft, .. } => draft.clear(),
            Intent::Support { draft, preview, .. } => {
                draft.clear();
                *preview = DraftPreview::of(draft, position, seat);
            }
            Intent::Demote { draft, preview, .. } => {
                *draft = Demotions::of(position, seat);
                *preview = Rc::new(position.clone());
            }
            _ => {}
        }
    }

    /// Arranges everything as a hint advises, so that nothing is left but to confirm it, or to press the place
    /// that is marked.
    pub fn follow(&mut self, hint: &[Action], position: &PublicState, seat: Seat) {
        self.clear(position, seat);
        match self {
            Intent::Allocate { draft, .. } => draft.arrange(hint),
            Intent::Support { draft, preview, .. } => {
                draft.arrange(hint);
                *preview = DraftPreview::of(draft, position, seat);
            }
            Intent::PickDice { dice, picked, .. } => {
                let taken = hint.iter().find_map(|action| match *action {
                    Action::Recover(dice) | Action::Cleanse(dice) | Action::TakeBack(dice) => {
                        Some(dice)
                    }
                    _ => None,
                });
                let Some(taken) = taken else { return };
                let mut left: Vec<u8> = taken.iter().collect();
                *picked = (0..dice.len())
                    .filter(|&at| {
                        let found = left.iter().position(|pips| *pips == dice[at]);
                        found.map(|at| left.swap_remove(at)).is_some()
                    })
                    .collect();
            }
            Intent::Move { picked } => *picked = movers(hint).next(),
            Intent::Demote { draft, preview, picked } => {
                let sent = hint.iter().filter_map(|action| match *action {
                    Action::Demote { wizard, to } => Some((wizard, to)),
                    _ => None,
                });
                // Whoever is alone goes at the press that says where to.
                if draft.wizards().count() == 1 {
                    *picked = sent.map(|(wizard, _)| wizard).next();
                } else {
                    sent.for_each(|(wizard, to)| draft.send(Some(wizard), to));
                    *preview = Rc::new(draft.preview(position));
                }
            }
            Intent::Watch | Intent::Choose => {}
        }
    }

    /// What would be done by confirming what is arranged; nothing where there is nothing to confirm.
    pub fn arranged(&self) -> Vec<Action> {
        match self {
            Intent::Allocate { draft, .. } => draft.actions().unwrap_or_default(),
            Intent::Support { draft, .. } => draft.actions(),
            Intent::Demote { draft, .. } => draft.actions().unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Where a hint points: what on the board is still to be pressed to do as it says.
    pub fn pointed_at(&self, hint: &[Action]) -> Vec<Target> {
        if is_advised(&self.arranged(), hint) {
            return Vec::new();
        }
        let picked = match self {
            Intent::Move { picked } | Intent::Demote { picked, .. } => picked.map(Target::Wizard),
            _ => None,
        };
        let places = hint.iter().flat_map(|&action| match action {
            Action::SettleRetreat(to) => vec![Target::Magicians(to)],
            Action::Place { on, .. } => vec![Target::Box(on)],
            Action::Support { wizard, .. } | Action::RemoveGrey(wizard) => {
                vec![Target::Wizard(wizard)]
            }
            Action::TakeTitle { wizard, title } => {
                vec![Target::Wizard(wizard), Target::Title(title)]
            }
            Action::Demote { wizard, to } => vec![Target::Wizard(wizard), Target::Magicians(to)],
            _ => Vec::new(),
        });
        places.filter(|&place| Some(place) != picked).collect()
    }

    /// What is picked up that goes to a place on the tree.
    pub fn held_for_tree(&self) -> HeldForTree {
        match self {
            Intent::Support { picked: Some(_), .. } => HeldForTree::Spell,
            Intent::Support { .. } => HeldForTree::AnySpell,
            Intent::Move { picked } | Intent::Demote { picked, .. } => HeldForTree::Wizard(*picked),
            _ => HeldForTree::Nothing,
        }
    }

    /// How many dice are picked up that go to a box.
    pub fn held_for_boxes(&self) -> usize {
        match self {
            Intent::Allocate { picked, .. } => picked.len(),
            _ => 0,
        }
    }

    /// The die that a tap on a box puts there while none is picked up, by its pips.
    pub fn best_die(&self) -> Option<u8> {
        match self {
            Intent::Allocate { draft, .. } => {
                draft.dice().iter().find(|die| die.1.is_none()).map(|die| die.0)
            }
            _ => None,
        }
    }

    /// Whether something is picked up that has left the hand, and could go back there.
    pub fn can_go_back(&self) -> bool {
        match self {
            Intent::Allocate { draft, picked } => {
                picked.iter().any(|&die| draft.dice().get(die).is_some_and(|die| die.1.is_some()))
            }
            Intent::Support { picked, .. } => matches!(picked, Some(PickedSpell::Drafted(..))),
            _ => false,
        }
    }

    /// The dice picked out of a box.
    pub fn picked_dice(&self) -> Dice {
        match self {
            Intent::PickDice { dice, picked, .. } => {
                picked.iter().filter_map(|&number| dice.get(number).copied()).collect()
            }
            _ => Dice::NONE,
        }
    }
}

/// The wizards that can be moved.
fn movers(legal: &[Action]) -> impl Iterator<Item = WizardId> + '_ {
    legal.iter().filter_map(|action| match *action {
        Action::TakeTitle { wizard, .. } => Some(wizard),
        _ => None,
    })
}

#[cfg(test)]
mod tests;

//! The player's intent: the draft, what is picked up, and what can be tapped next.

use std::rc::Rc;

use conclave::games::elfenwizards::board::{SpellBox, TreeLevel};
use conclave::games::elfenwizards::draft::{Allocation, Supports};
use conclave::games::elfenwizards::state::{Decision, Spell, WizardId};
use conclave::games::elfenwizards::{Action, Dice, Position};
use conclave::table::Seat;

use super::target::{Piece, Target};

/// A spell in the hand: its level's box (none for minor spells) and itself.
pub type HeldSpell = (Option<TreeLevel>, Spell);

/// The table with a draft of spells on it.
#[derive(Clone, PartialEq, Debug)]
pub struct DraftPreview {
    /// The table with the drafted spells beside their wizards.
    pub position: Rc<Position>,
    /// What may be added to the draft.
    pub more: Vec<Action>,
    /// Whether the draft can be confirmed.
    pub complete: bool,
}

impl DraftPreview {
    /// Tries the draft; spells that cannot be placed are taken out of it.
    fn of(draft: &mut Supports, position: &Position, seat: Seat) -> DraftPreview {
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
        /// Those picked, by number.
        picked: Vec<usize>,
    },
    /// Pick a wizard, then a place for it.
    Move {
        /// The wizard picked.
        picked: Option<WizardId>,
    },
}

impl Intent {
    /// What there is to do for `seat`, nothing done yet.
    pub fn of(position: &Position, seat: Option<Seat>, legal: &[Action]) -> Intent {
        let Some(seat) = seat.filter(|_| !legal.is_empty()) else { return Intent::Watch };
        let pick = |from: SpellBox| Intent::PickDice {
            from,
            dice: position.player(seat).dice_in(from).iter().collect(),
            picked: Vec::new(),
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
            Decision::TakeTitle | Decision::Demote => {
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
                for on in SpellBox::ALL {
                    // With no dice picked up, a tap picks up the drafted dice that lie there.
                    if !picked.is_empty() || !draft.meant_for(Some(on)).is_empty() {
                        add(Target::Box(on));
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
                        Action::Demote { wizard, to } if Some(wizard) == *picked => {
                            add(Target::Magicians(to));
                        }
                        _ => {}
                    }
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
    pub fn tap(&mut self, target: Target, position: &Position, seat: Seat) -> Vec<Action> {
        match (self, target) {
            (Intent::Allocate { draft, picked }, Target::Box(on)) => {
                if picked.is_empty() {
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
                    None => None,
                };
                if let Some(spell) = spell {
                    draft.add(spell, wizard);
                    *preview = DraftPreview::of(draft, position, seat);
                }
            }
            (Intent::Move { picked }, Target::Wizard(wizard)) => {
                *picked = (*picked != Some(wizard)).then_some(wizard);
            }
            (Intent::Move { picked: Some(wizard) }, Target::Title(title)) => {
                return vec![Action::TakeTitle { wizard: *wizard, title }];
            }
            (Intent::Move { picked: Some(wizard) }, Target::Magicians(to)) => {
                return vec![Action::Demote { wizard: *wizard, to }];
            }
            (Intent::Choose, Target::Magicians(to)) => return vec![Action::SettleRetreat(to)],
            (Intent::Choose, Target::Wizard(wizard)) => return vec![Action::RemoveGrey(wizard)],
            _ => {}
        }
        Vec::new()
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

    /// Picks up what is being dragged. Dice that were picked up before come along with a die
    /// that is one of them.
    pub fn lift(&mut self, piece: Piece, position: &Position, seat: Seat) {
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
            (Intent::Move { picked }, Piece::Wizard(wizard)) => *picked = Some(wizard),
            _ => {}
        }
    }

    /// Takes what is picked up back into the hand.
    pub fn take_to_hand(&mut self, position: &Position, seat: Seat) {
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
    pub fn take_back(&mut self, number: usize, position: &Position, seat: Seat) {
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
            Intent::Move { picked } => picked.take().is_some(),
            Intent::Watch | Intent::Choose => false,
        }
    }

    /// Takes the whole draft back.
    pub fn clear(&mut self, position: &Position, seat: Seat) {
        self.let_go();
        match self {
            Intent::Allocate { draft, .. } => draft.clear(),
            Intent::Support { draft, preview, .. } => {
                draft.clear();
                *preview = DraftPreview::of(draft, position, seat);
            }
            _ => {}
        }
    }

    /// Arranges the draft as `plan` says.
    pub fn arrange(&mut self, plan: &[Action], position: &Position, seat: Seat) {
        self.let_go();
        match self {
            Intent::Allocate { draft, .. } => draft.arrange(plan),
            Intent::Support { draft, preview, .. } => {
                draft.arrange(plan);
                *preview = DraftPreview::of(draft, position, seat);
            }
            Intent::PickDice { dice, picked, .. } => {
                let wanted = plan.iter().find_map(|action| match *action {
                    Action::Recover(dice) | Action::Cleanse(dice) | Action::TakeBack(dice) => {
                        Some(dice)
                    }
                    _ => None,
                });
                let mut wanted: Vec<u8> = wanted.unwrap_or(Dice::NONE).iter().collect();
                for (number, pips) in dice.iter().enumerate() {
                    if let Some(at) = wanted.iter().position(|w| w == pips) {
                        wanted.remove(at);
                        picked.push(number);
                    }
                }
            }
            Intent::Move { picked } => {
                *picked = plan.iter().find_map(|action| match *action {
                    Action::TakeTitle { wizard, .. } | Action::Demote { wizard, .. } => {
                        Some(wizard)
                    }
                    _ => None,
                });
            }
            _ => {}
        }
    }

    /// What is picked up that goes to a place on the tree.
    pub fn held_for_tree(&self) -> HeldForTree {
        match self {
            Intent::Support { picked: Some(_), .. } => HeldForTree::Spell,
            Intent::Move { picked } => HeldForTree::Wizard(*picked),
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

    /// Whether there is a draft that a hint could fill.
    pub fn is_draft(&self) -> bool {
        matches!(self, Intent::Allocate { .. } | Intent::Support { .. } | Intent::PickDice { .. })
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

/// What a player holds that goes to a place on the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeldForTree {
    /// Nothing: a tap on a target does something at once.
    Nothing,
    /// A spell, which goes beside a wizard.
    Spell,
    /// Wizards are being moved; this one is picked.
    Wizard(Option<WizardId>),
}

impl HeldForTree {
    /// Whether this target takes what is held.
    pub fn goes_to(self, target: Target) -> bool {
        match self {
            HeldForTree::Nothing => false,
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

/// A drafted spell as it was held.
fn as_held(position: &Position, spell: Spell, wizard: WizardId) -> HeldSpell {
    match spell {
        Spell::Minor => (None, spell),
        Spell::Major(_) => (position.wizard(wizard).place.level(), spell),
    }
}

/// The wizards that can be moved.
fn movers(legal: &[Action]) -> impl Iterator<Item = WizardId> + '_ {
    legal.iter().filter_map(|action| match *action {
        Action::TakeTitle { wizard, .. } | Action::Demote { wizard, .. } => Some(wizard),
        _ => None,
    })
}

/// Whether a held spell is the one that an action places beside this wizard.
fn fits(position: &Position, held: HeldSpell, spell: Spell, wizard: WizardId) -> bool {
    held.1 == spell && (held.0.is_none() || held.0 == position.wizard(wizard).place.level())
}

/// The spells that the acting player could place now: dice by level, highest
/// first, then minor spells.
fn hand_spells(position: &Position, legal: &[Action]) -> Vec<HeldSpell> {
    let player = position.player(position.acting);
    let mut spells: Vec<HeldSpell> = Vec::new();
    for level in TreeLevel::ALL {
        let dice = player.dice_in(SpellBox::Major(level));
        spells.extend(dice.iter().map(|pips| (Some(level), Spell::Major(pips))));
    }
    spells.extend((0..player.reserve).map(|_| (None, Spell::Minor)));
    spells.retain(|&spell| can_go(position, legal, spell));
    spells
}

/// Whether a held spell can be placed.
pub fn can_go(position: &Position, legal: &[Action], held: HeldSpell) -> bool {
    legal.iter().any(|action| match *action {
        Action::Support { spell, wizard } => fits(position, held, spell, wizard),
        _ => false,
    })
}

/// Which of the drafted spells each held one is, if any.
pub fn drafted(position: &Position, spells: &[HeldSpell], draft: &Supports) -> Vec<Option<usize>> {
    let mut drafted = vec![None; spells.len()];
    for (number, &(spell, wizard)) in draft.spells().iter().enumerate() {
        let mut free = drafted.iter_mut().zip(spells).filter(|(place, _)| place.is_none());
        if let Some((place, _)) = free.find(|&(_, &held)| fits(position, held, spell, wizard)) {
            *place = Some(number);
        }
    }
    drafted
}

//! A player's draft, before it is confirmed: for interfaces.
//!
//! By the rules, a die stays where it is put once the hand has left it. Until then
//! dice and spells lie in a draft, which can be rearranged at will and becomes
//! actions when it is confirmed.

use arrayvec::ArrayVec;

use super::action::Action;
use super::board::{MagicianBox, Place, SpellBox};
use super::dice::Dice;
use super::state::{Decision, MAJOR_SPELLS, MAX_WIZARDS, PublicState, Spell, WizardId};
use super::{Elfenwizards, State, apply_event};
use crate::table::{Rng, Rules, Seat, Seed};

/// Where the dice of a roll are meant to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    dice: ArrayVec<(u8, Option<SpellBox>), { MAJOR_SPELLS as usize }>,
    all_must_go: bool,
}

impl Allocation {
    /// The acting player's roll, none of it placed yet; none when no dice are to
    /// be placed now.
    pub fn of(position: &PublicState) -> Option<Allocation> {
        let all_must_go = match position.decision {
            Decision::Place => false,
            Decision::PlaceAll => true,
            _ => return None,
        };
        let hand = position.player(position.acting).hand;
        let dice = hand.iter().take(MAJOR_SPELLS.into()).map(|pips| (pips, None)).collect();
        Some(Allocation { dice, all_must_go })
    }

    /// Every die, highest first: its pips, and where it is meant to go.
    pub fn dice(&self) -> &[(u8, Option<SpellBox>)] {
        &self.dice
    }

    /// Means the die with this number to go to a box, or to stay in the hand.
    /// There being no such die changes nothing.
    pub fn put(&mut self, die: usize, on: Option<SpellBox>) {
        if let Some((_, place)) = self.dice.get_mut(die) {
            *place = on;
        }
    }

    /// Takes every die back into the hand.
    pub fn clear(&mut self) {
        self.dice.iter_mut().for_each(|(_, on)| *on = None);
    }

    /// Arranges the dice as `plan` would place them.
    pub fn arrange(&mut self, plan: &[Action]) {
        self.clear();
        for &action in plan {
            if let Action::Place { pips, on } = action {
                let die = self.dice.iter_mut().find(|(of, to)| *of == pips && to.is_none());
                if let Some((_, to)) = die {
                    *to = Some(on);
                }
            }
        }
    }

    /// The dice meant for `on`; those that stay in the hand if it is none.
    pub fn meant_for(&self, on: Option<SpellBox>) -> Dice {
        self.dice.iter().filter(|(_, to)| *to == on).map(|&(pips, _)| pips).collect()
    }

    /// The actions that place the dice as arranged; none while dice that must be
    /// placed are still in the hand.
    pub fn actions(&self) -> Option<Vec<Action>> {
        let mut actions: Vec<Action> = self
            .dice
            .iter()
            .filter_map(|&(pips, on)| Some(Action::Place { pips, on: on? }))
            .collect();
        let rest = actions.len() < self.dice.len();
        if rest && self.all_must_go {
            return None;
        }
        if rest {
            actions.push(Action::KeepRest);
        }
        Some(actions)
    }
}

/// Spells that a player means to place beside wizards: up to two.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Supports(ArrayVec<(Spell, WizardId), 2>);

/// The table as it would be with a draft of spells on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The table with the drafted spells beside their wizards, and nothing that
    /// would come of it.
    pub position: PublicState,
    /// What may be added to the draft.
    pub more: Vec<Action>,
    /// Whether the draft can be confirmed.
    pub complete: bool,
}

impl Supports {
    /// The drafted spells and beside whom.
    pub fn spells(&self) -> &[(Spell, WizardId)] {
        &self.0
    }

    /// Adds a spell to the draft.
    pub fn add(&mut self, spell: Spell, wizard: WizardId) {
        // More than two are never confirmed: the newest counts.
        if self.0.is_full() {
            self.0.pop();
        }
        self.0.push((spell, wizard));
    }

    /// Takes a spell back; there being no such spell changes nothing.
    pub fn remove(&mut self, number: usize) {
        if number < self.0.len() {
            self.0.remove(number);
        }
    }

    /// Takes every spell back.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Arranges the spells as `plan` would place them.
    pub fn arrange(&mut self, plan: &[Action]) {
        self.clear();
        for &action in plan {
            if let Action::Support { spell, wizard } = action {
                self.add(spell, wizard);
            }
        }
    }

    /// The actions that place the spells.
    pub fn actions(&self) -> Vec<Action> {
        self.0.iter().map(|&(spell, wizard)| Action::Support { spell, wizard }).collect()
    }

    /// Tries the draft on a copy of the table. Spells that cannot be placed are
    /// taken out of the draft.
    pub fn preview(&mut self, position: &PublicState, seat: Seat) -> Preview {
        let mut shown = position.clone();
        // The competition throws no dice: any chance will do.
        let mut tried = Elfenwizards::determinize(position, &mut Rng::new(Seed(0)));
        let mut more = legal(&tried, seat);
        let mut complete = false;
        self.0.retain(|&mut (spell, wizard)| {
            let mut events = Vec::new();
            let action = Action::Support { spell, wizard };
            if complete || Elfenwizards::apply(&mut tried, seat, &action, &mut events).is_err() {
                return false;
            }
            // The first event is the spell itself; what may follow is the award.
            if let Some(event) = events.first() {
                apply_event::apply_event(&mut shown, event);
            }
            complete = tried.position.decision != Decision::SecondSupport;
            more = if complete { Vec::new() } else { legal(&tried, seat) };
            true
        });
        Preview { position: shown, more, complete }
    }
}

/// Where a player means to send all of their defeated wizards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demotions(ArrayVec<(WizardId, Option<MagicianBox>), MAX_WIZARDS>);

impl Demotions {
    /// The defeated wizards of `seat`, none of them sent anywhere yet.
    pub fn of(position: &PublicState, seat: Seat) -> Demotions {
        let wizards = position.wizards_of(seat);
        let defeated = wizards.filter(|&id| position.wizard(id).place.defeat_box().is_some());
        Demotions(defeated.map(|id| (id, None)).collect())
    }

    /// The wizards.
    pub fn wizards(&self) -> impl Iterator<Item = WizardId> + '_ {
        self.0.iter().map(|&(wizard, _)| wizard)
    }

    /// Those that are meant to go nowhere yet.
    pub fn waiting(&self) -> impl Iterator<Item = WizardId> + '_ {
        self.0.iter().filter(|(_, to)| to.is_none()).map(|&(wizard, _)| wizard)
    }

    /// Means a wizard to go to a box; all that are meant to go nowhere yet, if it is none.
    pub fn send(&mut self, wizard: Option<WizardId>, to: MagicianBox) {
        for (id, place) in &mut self.0 {
            if wizard.map_or(place.is_none(), |wizard| wizard == *id) {
                *place = Some(to);
            }
        }
    }

    /// Whether any wizard is meant to go somewhere.
    pub fn is_begun(&self) -> bool {
        self.0.iter().any(|(_, to)| to.is_some())
    }

    /// Whether all are.
    pub fn is_complete(&self) -> bool {
        self.0.iter().all(|(_, to)| to.is_some())
    }

    /// The actions that send them there; none while there is one without a place.
    pub fn actions(&self) -> Option<Vec<Action>> {
        self.0.iter().map(|&(wizard, to)| Some(Action::Demote { wizard, to: to? })).collect()
    }

    /// The table with the wizards where they are meant to go.
    pub fn preview(&self, position: &PublicState) -> PublicState {
        let mut shown = position.clone();
        for &(wizard, to) in &self.0 {
            if let Some(to) = to {
                shown.wizard_mut(wizard).place = Place::Magicians(to);
            }
        }
        shown
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    Elfenwizards::legal(state, seat, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::elfenwizards::board::TreeLevel;
    use crate::table::{Play, Setup};

    const DRUIDS: SpellBox = SpellBox::Major(TreeLevel::Druid);

    /// A random game, up to the first time that a player must make this decision.
    fn game_until(decision: Decision, seed: u64) -> Play<Elfenwizards> {
        let setup = Setup { seats: 4, options: Default::default() };
        let mut play = Play::<Elfenwizards>::begin(setup, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(seed));
        while play.state().position.decision != decision {
            let seat = play.to_act().first().unwrap();
            let action = *rng.pick(&play.legal(seat)).unwrap();
            play.act(seat, action).unwrap();
        }
        play
    }

    fn do_all(play: &mut Play<Elfenwizards>, actions: Vec<Action>) {
        let seat = play.state().position.acting;
        for action in actions {
            play.act(seat, action).unwrap();
        }
    }

    #[test]
    fn dice_can_be_rearranged_until_they_are_confirmed() {
        let mut play = game_until(Decision::Place, 3);
        let seat = play.state().position.acting;
        let mut draft = Allocation::of(&play.state().position).unwrap();
        draft.put(0, Some(SpellBox::Grey));
        draft.put(1, Some(DRUIDS));
        draft.put(0, Some(DRUIDS));
        draft.put(1, None);
        draft.put(9, Some(DRUIDS));
        let (highest, _) = draft.dice()[0];
        assert_eq!(draft.meant_for(Some(DRUIDS)).iter().collect::<Vec<_>>(), [highest]);
        let actions = draft.actions().unwrap();
        assert_eq!(actions, [Action::Place { pips: highest, on: DRUIDS }, Action::KeepRest]);
        do_all(&mut play, actions);
        assert_ne!(play.state().position.acting, seat);
    }

    #[test]
    fn dice_are_arranged_as_a_plan_says() {
        let play = game_until(Decision::Place, 3);
        let mut draft = Allocation::of(&play.state().position).unwrap();
        let ((first, _), (second, _)) = (draft.dice()[0], draft.dice()[1]);
        draft.put(2, Some(SpellBox::Minor));
        let plan = [
            Action::Place { pips: second, on: SpellBox::Grey },
            Action::Place { pips: first, on: DRUIDS },
            Action::KeepRest,
        ];
        draft.arrange(&plan);
        let arranged = draft.actions().unwrap();
        assert!(plan.iter().all(|action| arranged.contains(action)));
        assert_eq!(arranged.len(), plan.len());
    }

    #[test]
    fn in_the_second_allocation_every_die_must_be_meant_for_a_box() {
        let mut play = game_until(Decision::PlaceAll, 5);
        let mut draft = Allocation::of(&play.state().position).unwrap();
        assert_eq!(draft.actions(), None);
        for die in 0..draft.dice().len() {
            draft.put(die, Some(SpellBox::Minor));
        }
        let actions = draft.actions().unwrap();
        assert!(actions.iter().all(|action| matches!(action, Action::Place { .. })));
        do_all(&mut play, actions);
    }

    #[test]
    fn a_draft_of_two_spells_shows_the_power_it_would_give() {
        let mut play = game_until(Decision::SupportOrPass, 8);
        let position = play.state().position.clone();
        let seat = position.acting;
        let mut draft = Supports::default();
        let start = draft.preview(&position, seat);
        assert!(!start.complete);
        let first = |actions: &[Action]| {
            actions.iter().find_map(|&action| match action {
                Action::Support { spell, wizard } => Some((spell, wizard)),
                _ => None,
            })
        };
        let (spell, wizard) = first(&start.more).unwrap();
        draft.add(spell, wizard);
        let half = draft.preview(&position, seat);
        assert!(!half.complete, "this player holds more than one spell");
        assert_eq!(half.position.power(wizard), u16::from(spell.power()));
        let (spell, wizard) = first(&half.more).unwrap();
        draft.add(spell, wizard);
        let whole = draft.preview(&position, seat);
        assert!(whole.complete && whole.more.is_empty());
        // Nothing is awarded in a preview, even when it would end the phase.
        assert_eq!(whole.position.wizards, position.wizards);
        do_all(&mut play, draft.actions());
    }

    #[test]
    fn spells_that_cannot_be_placed_leave_the_draft() {
        let play = game_until(Decision::SupportOrPass, 8);
        let position = &play.state().position;
        let mut draft = Supports::default();
        draft.add(Spell::Major(7), WizardId(0));
        draft.add(Spell::Minor, WizardId(200));
        draft.preview(position, position.acting);
        assert!(draft.spells().is_empty());
    }

    #[test]
    fn all_defeated_wizards_are_sent_to_one_box_and_each_can_go_elsewhere() {
        let several = |seed| {
            let play = game_until(Decision::Demote, seed);
            let seat = play.state().position.acting;
            let draft = Demotions::of(&play.state().position, seat);
            (draft.wizards().count() > 2).then_some((play, draft))
        };
        let (mut play, mut draft) = (0..).find_map(several).unwrap();
        let position = play.state().position.clone();
        let [first, second, third, _] = MagicianBox::ALL;
        let wizards: Vec<WizardId> = draft.wizards().collect();
        draft.send(Some(wizards[0]), first);
        assert!(draft.is_begun() && !draft.is_complete());
        assert_eq!(draft.actions(), None);
        draft.send(None, second);
        draft.send(Some(wizards[1]), third);
        let sent: Vec<MagicianBox> = draft.0.iter().filter_map(|&(_, to)| to).collect();
        assert_eq!(sent[..3], [first, third, second]);
        let shown = draft.preview(&position);
        assert!(wizards.iter().all(|&id| shown.wizard(id).place.defeat_box().is_none()));
        do_all(&mut play, draft.actions().unwrap());
        assert_eq!(play.state().position.wizard(wizards[1]).place, Place::Magicians(third));
    }
}

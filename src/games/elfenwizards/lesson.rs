//! What is to be pressed next for what a lesson wants.

use conclave_rules::games::elfenwizards::board::SpellBox;
use conclave_rules::games::elfenwizards::draft::{Allocation, Demotions};
use conclave_rules::games::elfenwizards::state::{Spell, WizardId};
use conclave_rules::games::elfenwizards::{Action, Dice, PublicState};

use super::hand::{drafted, fits};
use super::intent::{Intent, PickedSpell};
use super::target::{Piece, Target};
use super::words::box_id;

/// The button that confirms a draft, or the only thing to be done.
const CONFIRM: &str = ".elfenwizards-tray .button-main";
/// The button that takes a draft of dice back.
const CLEAR: &str = ".elfenwizards-verbs > :nth-child(2)";

/// What is to be pressed next for what a lesson wants, as selectors; any of them if there are
/// several.
pub fn targets(
    wanted: &[Action],
    legal: &[Action],
    intent: &Intent,
    position: &PublicState,
) -> Vec<String> {
    if wanted.is_empty() {
        return Vec::new();
    }
    match intent {
        Intent::Watch => Vec::new(),
        Intent::Choose => {
            wanted.iter().filter(|action| legal.contains(action)).filter_map(choice).collect()
        }
        Intent::Allocate { draft, picked } => allocation(wanted, draft, picked),
        Intent::Support { .. } => vec![support(wanted, intent, position)],
        Intent::PickDice { dice, picked, .. } => vec![pick_dice(wanted, dice, picked)],
        Intent::Move { picked } => vec![take_title(wanted, *picked)],
        Intent::Demote { draft, picked, .. } => demotion(wanted, draft, *picked),
    }
}

/// Something that the player holds, in the tray.
fn piece(piece: Piece) -> String {
    format!(".elfenwizards-tray [data-drag=\"{}\"]", piece.key())
}

/// A place on the tree; where it is too small to be pressed, its stand-in in the tray.
fn spot(target: Target) -> String {
    format!("button[data-spot=\"{}\"]", target.key())
}

/// Where a choice without a draft is made.
fn choice(action: &Action) -> Option<String> {
    match *action {
        Action::Roll | Action::Accept => Some(CONFIRM.into()),
        Action::Reroll => Some(".elfenwizards-tray [data-costs]".into()),
        Action::PayRetreat { from_reserve } => {
            let of = if from_reserve { 1 } else { 2 };
            Some(format!(".elfenwizards-tray > button:nth-of-type({of})"))
        }
        Action::SettleRetreat(to) => Some(spot(Target::Magicians(to))),
        Action::RemoveGrey(wizard) => Some(spot(Target::Wizard(wizard))),
        _ => None,
    }
}

/// The dice for one box, then the box, then those for the next one; or the button that clears
/// a draft in which a die lies elsewhere.
fn allocation(wanted: &[Action], draft: &Allocation, picked: &[usize]) -> Vec<String> {
    let mut places: Vec<(u8, SpellBox)> = wanted
        .iter()
        .filter_map(|action| match *action {
            Action::Place { pips, on } => Some((pips, on)),
            _ => None,
        })
        .collect();
    for &(pips, on) in draft.dice() {
        let Some(on) = on else { continue };
        let Some(at) = places.iter().position(|&place| place == (pips, on)) else {
            return vec![CLEAR.into()];
        };
        places.remove(at);
    }
    let Some(&(_, on)) = places.first() else { return vec![CONFIRM.into()] };
    let mut here: Vec<u8> =
        places.iter().filter(|place| place.1 == on).map(|place| place.0).collect();
    let mut next = Vec::new();
    for (die, &(pips, on)) in draft.dice().iter().enumerate() {
        let is_picked = picked.contains(&die);
        let due = here.iter().position(|&due| due == pips).filter(|_| on.is_none());
        if let Some(at) = due {
            here.remove(at);
        }
        // What is picked and due stays so; what is either is pressed.
        if is_picked != due.is_some() {
            next.push(piece(Piece::Die(die)));
        }
    }
    if next.is_empty() {
        next.push(format!("[data-box=\"{}\"] > button", box_id(on)));
    }
    next
}

/// A spell, then its wizard, then the next one, then the button that confirms; what is drafted
/// or picked otherwise is pressed to take it back.
fn support(wanted: &[Action], intent: &Intent, position: &PublicState) -> String {
    let Intent::Support { draft, preview, spells, picked } = intent else { return String::new() };
    let mut left: Vec<(Spell, WizardId)> = wanted
        .iter()
        .filter_map(|action| match *action {
            Action::Support { spell, wizard } => Some((spell, wizard)),
            _ => None,
        })
        .collect();
    for (number, there) in draft.spells().iter().enumerate() {
        let Some(at) = left.iter().position(|wanted| wanted == there) else {
            return piece(Piece::Drafted(number));
        };
        left.remove(at);
    }
    let goes = |number: usize, &(spell, wizard): &(Spell, WizardId)| {
        spells.get(number).is_some_and(|&held| fits(position, held, spell, wizard))
    };
    let Some(next) = left.first() else {
        let passes = wanted.contains(&Action::Pass) && draft.spells().is_empty();
        return if passes { ".elfenwizards-verbs button".into() } else { CONFIRM.into() };
    };
    match picked {
        Some(PickedSpell::Held(number)) => match left.iter().find(|&it| goes(*number, it)) {
            Some(&(_, wizard)) => spot(Target::Wizard(wizard)),
            None => piece(Piece::Spell(*number)),
        },
        Some(PickedSpell::Drafted(number, _)) => piece(Piece::Drafted(*number)),
        None => {
            let used = drafted(&preview.position, spells, draft);
            let mut free = (0..spells.len()).filter(|&at| used[at].is_none());
            free.find(|&at| goes(at, next)).map(|at| piece(Piece::Spell(at))).unwrap_or_default()
        }
    }
}

/// A die that is still missing or too many, then the button that uses them.
fn pick_dice(wanted: &[Action], dice: &[u8], picked: &[usize]) -> String {
    let due = wanted.iter().find_map(|action| match *action {
        Action::Recover(dice) | Action::Cleanse(dice) | Action::TakeBack(dice) => Some(dice),
        _ => None,
    });
    let mut due: Vec<u8> = due.unwrap_or(Dice::NONE).iter().collect();
    let other = |(die, pips): (usize, &u8)| {
        let at = due.iter().position(|due| due == pips);
        if let Some(at) = at {
            due.remove(at);
        }
        (picked.contains(&die) != at.is_some()).then_some(die)
    };
    match dice.iter().enumerate().find_map(other) {
        Some(die) => format!(".elfenwizards-hand > :nth-child({})", die + 1),
        None => CONFIRM.into(),
    }
}

/// A defeated wizard, then the title that it takes.
fn take_title(wanted: &[Action], picked: Option<WizardId>) -> String {
    let moves = wanted.iter().filter_map(|action| match *action {
        Action::TakeTitle { wizard, title } => Some((wizard, title)),
        _ => None,
    });
    let moves: Vec<_> = moves.collect();
    match moves.iter().find(|(wizard, _)| Some(*wizard) == picked) {
        Some(&(_, title)) => spot(Target::Title(title)),
        None => moves.first().map(|it| piece(Piece::Wizard(it.0))).unwrap_or_default(),
    }
}

/// A defeated wizard if there are several, then its hollow, or any of those wanted for it; then
/// the button that confirms.
fn demotion(wanted: &[Action], draft: &Demotions, picked: Option<WizardId>) -> Vec<String> {
    if draft.is_complete() && picked.is_none() {
        return vec![CONFIRM.into()];
    }
    let several = draft.wizards().nth(1).is_some();
    let Some(wizard) = picked.or(draft.waiting().next()) else { return Vec::new() };
    if several && picked.is_none() {
        return vec![piece(Piece::Wizard(wizard))];
    }
    let hollow = |action: &Action| match *action {
        Action::Demote { wizard: of, to } if of == wizard => Some(spot(Target::Magicians(to))),
        _ => None,
    };
    wanted.iter().filter_map(hollow).collect()
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::elfenwizards::board::TreeLevel;
    use conclave_rules::games::elfenwizards::state::Decision;

    use super::super::testing;
    use super::*;

    /// A game at a decision: the table, what is legal, and the intent.
    fn asked(decision: Decision) -> (PublicState, Vec<Action>, Intent) {
        let (session, seat, intent) = testing::asked(decision);
        let play = session.play();
        (play.state().position.clone(), play.legal(seat), intent)
    }

    #[test]
    fn dice_go_to_their_box_and_are_confirmed() {
        let (position, legal, mut intent) = asked(Decision::Place);
        let seat = position.acting;
        let dice: Vec<u8> = position.player(seat).hand.iter().collect();
        let druids = SpellBox::Major(TreeLevel::Druid);
        let wanted = [
            Action::Place { pips: dice[0], on: druids },
            Action::Place { pips: dice[1], on: druids },
            Action::KeepRest,
        ];
        let next = |intent: &Intent| targets(&wanted, &legal, intent, &position);
        assert_eq!(next(&intent), [piece(Piece::Die(0)), piece(Piece::Die(1))]);
        intent.pick(0);
        assert_eq!(next(&intent), [piece(Piece::Die(1))]);
        intent.pick(1);
        assert_eq!(next(&intent), ["[data-box=\"druid\"] > button"]);
        intent.tap(Target::Box(SpellBox::Grey), &position, seat);
        assert_eq!(next(&intent), [CLEAR]);
        intent.clear(&position, seat);
        intent.tap(Target::Box(druids), &position, seat);
        intent.tap(Target::Box(druids), &position, seat);
        assert_eq!(next(&intent), [CONFIRM]);
    }

    #[test]
    fn a_spell_is_picked_and_put_beside_its_wizard() {
        let (position, legal, mut intent) = asked(Decision::SupportOrPass);
        let seat = position.acting;
        let support = legal.iter().find_map(|action| match *action {
            Action::Support { wizard, .. } => Some((*action, wizard)),
            _ => None,
        });
        let (action, wizard) = support.expect("a spell to place");
        let next = |intent: &Intent| support_of(&[action], intent, &position);
        let spell = next(&intent);
        assert!(spell.contains("data-drag=\"spell-"), "{spell}");
        let number = spell.trim_end_matches("\"]").rsplit('-').next().unwrap().parse().unwrap();
        intent.pick(number);
        assert_eq!(next(&intent), spot(Target::Wizard(wizard)));
        intent.tap(Target::Wizard(wizard), &position, seat);
        assert_eq!(next(&intent), CONFIRM);
        assert_eq!(support_of(&[Action::Pass], &intent, &position), piece(Piece::Drafted(0)));
        intent.clear(&position, seat);
        assert_eq!(support_of(&[Action::Pass], &intent, &position), ".elfenwizards-verbs button");
    }

    fn support_of(wanted: &[Action], intent: &Intent, position: &PublicState) -> String {
        targets(wanted, wanted, intent, position).remove(0)
    }

    #[test]
    fn any_hollow_will_do_for_a_single_wizard() {
        let (position, legal, intent) = asked(Decision::Demote);
        let found = targets(&legal, &legal, &intent, &position);
        let Intent::Demote { draft, .. } = &intent else { panic!("{intent:?}") };
        let expected = if draft.wizards().count() == 1 { 4 } else { 1 };
        assert_eq!(found.len(), expected, "{found:?}");
    }
}

//! Phases 7 and 8: the defeated take what is vacant; who is left goes down to
//! the roots.

use arrayvec::ArrayVec;

use super::action::{Action, Reason};
use super::board::{DefeatBox, MagicianBox, Place, Rank, Title};
use super::event::Event;
use super::round::{self, PendingDecision};
use super::state::{Decision, PublicState, WizardId};
use crate::table::{Seat, Seats};

/// The most titles of one rank: eight Necromancers.
const MOST_OF_A_RANK: usize = 8;

/// Vacant titles go to the Druid Defeat box, then the Sorcerer, then the
/// Necromancer one. What leaves no choice happens at once.
pub(super) fn next_title(
    position: &mut PublicState,
    events: &mut Vec<Event>,
) -> Option<PendingDecision> {
    loop {
        let (from, seat) = next_served(position)?;
        let mut choices = choices(position, seat, from);
        let (wizard, title) = choices.next()?;
        if choices.next().is_some() {
            return Some((seat, Decision::TakeTitle));
        }
        drop(choices);
        position.emit(Event::VacantTitleTaken { wizard, title }, events);
    }
}

/// Empties the Defeat boxes as if everybody took the first choice. What a player scores does not
/// depend on the choices: a box is served owner by owner, and titles of a rank are worth the same.
pub(super) fn serve_all(position: &mut PublicState, events: &mut Vec<Event>) {
    while let Some((from, seat)) = next_served(position) {
        let Some((wizard, title)) = choices(position, seat, from).next() else { break };
        position.emit(Event::VacantTitleTaken { wizard, title }, events);
    }
    while let Some((seat, _)) = next_demotion(position) {
        let Some(wizard) = demoted_of(position, seat).next() else { break };
        send_down(position, wizard, MagicianBox::ALL[0], events);
    }
}

/// The Defeat box being served.
fn served_box(position: &PublicState) -> Option<DefeatBox> {
    position.wizards.iter().filter_map(|wizard| wizard.place.defeat_box()).min()
}

/// The Defeat box being served, and whose wizards of it come next: turn order from the
/// dragon; an owner of several places them all before the next owner (**ruling**).
fn next_served(position: &PublicState) -> Option<(DefeatBox, Seat)> {
    let from = served_box(position)?;
    let owners: Seats = position.defeated(from).map(|id| position.wizard(id).owner).collect();
    let seat = position.turn_order().find(|&seat| owners.has(seat))?;
    Some((from, seat))
}

/// Whether it is `seat`'s turn to take a vacant title.
pub(super) fn is_served(position: &PublicState, seat: Seat) -> bool {
    next_served(position).is_some_and(|(_, served)| served == seat) && !vacant(position).is_empty()
}

/// The vacant titles that can be taken: all of the highest vacant rank, other
/// than High Druid.
fn vacant(position: &PublicState) -> ArrayVec<Title, MOST_OF_A_RANK> {
    let mut held = [false; Title::COUNT];
    for wizard in &position.wizards {
        if let Place::Title(title) = wizard.place {
            held[title.index()] = true;
        }
    }
    [Rank::Druid, Rank::Sorcerer, Rank::Necromancer]
        .into_iter()
        .map(|rank| {
            let titles = rank.titles().iter().copied();
            titles.filter(|title| !held[title.index()]).collect()
        })
        .find(|vacant: &ArrayVec<Title, MOST_OF_A_RANK>| !vacant.is_empty())
        .unwrap_or_default()
}

/// Every choice of `seat` while the Defeat box `from` is served, in order.
fn choices(
    position: &PublicState,
    seat: Seat,
    from: DefeatBox,
) -> impl Iterator<Item = (WizardId, Title)> + '_ {
    let vacant = vacant(position);
    position
        .defeated(from)
        .filter(move |&wizard| position.wizard(wizard).owner == seat)
        .flat_map(move |wizard| vacant.clone().into_iter().map(move |title| (wizard, title)))
}

pub(super) fn legal_titles(position: &PublicState, out: &mut Vec<Action>) {
    let Some(from) = served_box(position) else { return };
    let choices = choices(position, position.acting, from);
    out.extend(choices.map(|(wizard, title)| Action::TakeTitle { wizard, title }));
}

/// A defeated wizard takes a title of the highest vacant rank. It may so rise or
/// sink.
pub(super) fn take_title(
    position: &mut PublicState,
    wizard: WizardId,
    title: Title,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::TakeTitle {
        return Err(Reason::NotAskedNow);
    }
    let candidate = position.wizards.get(wizard.index()).ok_or(Reason::NoSuchPlace)?;
    if candidate.owner != position.acting {
        return Err(Reason::NotYourWizard);
    }
    if served_box(position).is_none_or(|from| candidate.place != Place::Defeat(from)) {
        return Err(Reason::NotYetServed);
    }
    if !vacant(position).contains(&title) {
        return Err(Reason::NotHighestVacant);
    }
    position.emit(Event::VacantTitleTaken { wizard, title }, events);
    round::go_on(position, Some(position.acting), events);
    Ok(())
}

/// From the dragon's holder, each player puts all of theirs into Magician boxes.
pub(super) fn next_demotion(position: &PublicState) -> Option<PendingDecision> {
    round::in_turn_order(position, None, |seat| {
        demoted_of(position, seat).next().map(|_| Decision::Demote)
    })
}

fn demoted_of(position: &PublicState, seat: Seat) -> impl Iterator<Item = WizardId> + '_ {
    position.wizards_of(seat).filter(|&id| position.wizard(id).place.defeat_box().is_some())
}

pub(super) fn legal_demotions(position: &PublicState, out: &mut Vec<Action>) {
    for wizard in demoted_of(position, position.acting) {
        out.extend(MagicianBox::ALL.map(|to| Action::Demote { wizard, to }));
    }
}

/// Puts a wizard into a Magician box; those who were Druid or Sorcerer receive a
/// grey token. **Ruling**: in placing order, while there are any.
pub(super) fn demote(
    position: &mut PublicState,
    wizard: WizardId,
    to: MagicianBox,
    events: &mut Vec<Event>,
) -> Result<(), Reason> {
    if position.decision != Decision::Demote {
        return Err(Reason::NotAskedNow);
    }
    let demoted = position.wizards.get(wizard.index()).ok_or(Reason::NoSuchPlace)?;
    if !MagicianBox::ALL.contains(&to) {
        return Err(Reason::NoSuchPlace);
    }
    if demoted.owner != position.acting {
        return Err(Reason::NotYourWizard);
    }
    if demoted.place.defeat_box().is_none() {
        return Err(Reason::NoSuchPlace);
    }
    send_down(position, wizard, to, events);
    round::go_on(position, Some(position.acting), events);
    Ok(())
}

/// A defeated wizard goes to a Magician box.
fn send_down(
    position: &mut PublicState,
    wizard: WizardId,
    to: MagicianBox,
    events: &mut Vec<Event>,
) {
    let Place::Defeat(from) = position.wizard(wizard).place else { return };
    let grey = from.gives_grey() && position.grey_supply > 0;
    position.emit(Event::Demoted { wizard, to, grey }, events);
    if from.gives_grey() && !grey {
        position.emit(Event::NoGreyTokenLeft(wizard), events);
    }
}

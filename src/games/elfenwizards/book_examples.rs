//! The examples of the rule book, with its numbers, to be stepped through on the rules page.

use conclave_rules::games::elfenwizards::board::{Place, SpellBox, Title, TreeLevel};
use conclave_rules::games::elfenwizards::state::{
    Decision, MINOR_SPELLS, Phase, Spell, State, WizardId,
};
use conclave_rules::games::elfenwizards::{Action, Elfenwizards, Event, Guild, Options};
use conclave_rules::table::{Rules, Seat, Seed, Setup};

use crate::rules::figure_set::Situation;

/// Who has the dragon, and goes first: blue.
const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);
const GREEN: Seat = Seat(2);
/// Who is the last to recover minor spells.
pub const LAST: Seat = GREEN;

/// Phase 4: a 4 brings two minor spells back, two 1s bring one, a 3 and a 1 bring two.
pub fn recovery() -> Option<Situation<Elfenwizards>> {
    let mut state = table()?;
    let dice = [(BLUE, &[4][..]), (RED, &[1, 1]), (GREEN, &[3, 1])];
    for (seat, pips) in dice {
        put(&mut state, seat, SpellBox::Minor, pips);
        keep_minor_spells(&mut state, seat, 4);
    }
    let recover =
        |(seat, pips): (Seat, &[u8])| (seat, Action::Recover(pips.iter().copied().collect()));
    Some(situation(state, Phase::SecondAllocation, dice.map(recover)))
}

/// Phase 5: blue has a 5 and a 6 for the highest title, red a 6 and a minor spell.
pub fn duel() -> Option<Situation<Elfenwizards>> {
    let mut state = table()?;
    // Red begins at the left of the two, and green beside it.
    let [left, right] = [1, 2].map(|title| Place::Title(Title(title)));
    let wizards = &mut state.position.wizards;
    let red = wizards.iter().position(|it| it.place == left)?;
    let green = wizards.iter().position(|it| it.place == right)?;
    let blue = wizards.iter().position(|it| it.owner == BLUE)?;
    wizards[green].place = wizards[blue].place;
    wizards[red].place = right;
    wizards[blue].place = left;
    let druid = SpellBox::Major(TreeLevel::Druid);
    put(&mut state, BLUE, druid, &[5, 6]);
    put(&mut state, RED, druid, &[6]);
    for (seat, spells) in [(BLUE, 0), (RED, 1), (GREEN, 0)] {
        keep_minor_spells(&mut state, seat, spells);
    }
    let support = |seat, spell, wizard: usize| {
        (seat, Action::Support { spell, wizard: WizardId(wizard as u8) })
    };
    let supports = [
        support(BLUE, Spell::Major(5), blue),
        support(BLUE, Spell::Major(6), blue),
        support(RED, Spell::Major(6), red),
        support(RED, Spell::Minor, red),
    ];
    Some(situation(state, Phase::FirstRecovery, supports))
}

/// Phase 9: a 5, a 2 and a 1 remove two grey tokens.
pub fn grey_tokens() -> Option<Situation<Elfenwizards>> {
    let mut state = table()?;
    let wizards: Vec<WizardId> = state.position.wizards_of(BLUE).take(3).collect();
    for id in &wizards {
        state.position.wizards[id.index()].grey = 1;
        state.position.grey_supply -= 1;
    }
    let pips = [5, 2, 1];
    put(&mut state, BLUE, SpellBox::Grey, &pips);
    let (&first, &second) = (wizards.first()?, wizards.get(1)?);
    let actions = [
        Action::Cleanse(pips.into_iter().collect()),
        Action::RemoveGrey(first),
        Action::RemoveGrey(second),
    ];
    Some(situation(state, Phase::Demotion, actions.map(|action| (BLUE, action))))
}

/// Three guilds at the start of a game.
fn table() -> Option<State> {
    let guilds = Some(vec![Guild::Blue, Guild::Red, Guild::Green]);
    let setup = Setup { seats: 3, options: Options { guilds, ..Options::default() } };
    let mut state = Elfenwizards::begin(&setup, Seed(1), &mut Vec::new()).ok()?;
    state.position.dragon = BLUE;
    Some(state)
}

/// Puts dice of a player into a box.
fn put(state: &mut State, seat: Seat, on: SpellBox, pips: &[u8]) {
    let player = &mut state.position.players[seat.index()];
    player.unrolled -= pips.len() as u8;
    player.boxes[on.index()] = pips.iter().copied().collect();
}

/// Leaves a player so many minor spells; the others are in their box.
fn keep_minor_spells(state: &mut State, seat: Seat, spells: u8) {
    let player = &mut state.position.players[seat.index()];
    player.reserve = spells;
    player.spent = MINOR_SPELLS - spells;
}

/// The end of a phase, and what is done in the next one.
fn situation<const N: usize>(
    mut state: State,
    before: Phase,
    actions: [(Seat, Action); N],
) -> Situation<Elfenwizards> {
    // The last player leaves no dice where they are, which ends the phase.
    let position = &mut state.position;
    let last = position.turn_order().last().unwrap_or(position.dragon);
    (position.phase, position.acting) = (before, last);
    position.decision = Decision::TakeBackMinor;
    let end = (last, Action::TakeBack([].into_iter().collect()));
    let actions = [end].into_iter().chain(actions).collect();
    let shows = |event: &Event| !matches!(event, Event::Passed { .. });
    Situation { seats: 3, state, actions, shows }
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::elfenwizards::state::MAJOR_SPELLS;

    use super::*;
    use crate::rules::tests::example;

    #[test]
    fn a_four_brings_two_minor_spells_back_two_ones_one_and_three_and_one_two() {
        let (_, end) = example::<Elfenwizards>("p4");
        let reserves: Vec<u8> = end.players.iter().map(|player| player.reserve).collect();
        assert_eq!(reserves, [4 + 2, 4 + 1, 4 + 2]);
    }

    #[test]
    fn eleven_beats_seven() {
        let (_, end) = example::<Elfenwizards>("award");
        let winner = end.holder(Title::HIGH_DRUID).expect("a High Druid");
        assert_eq!((end.wizard(winner).owner, end.power(winner)), (BLUE, 11));
        let loser = end.wizards_of(RED).find(|&id| end.power(id) == 7).expect("its rival");
        assert!(matches!(end.wizard(loser).place, Place::Defeat(_)));
    }

    #[test]
    fn eight_pips_remove_two_grey_tokens() {
        let (_, end) = example::<Elfenwizards>("p9");
        assert_eq!(end.wizards_of(BLUE).map(|id| end.wizard(id).grey).sum::<u8>(), 1);
        assert_eq!(end.players[BLUE.index()].unrolled, MAJOR_SPELLS);
    }
}

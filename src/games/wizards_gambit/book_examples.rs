//! The example of the rule book, with its numbers, to be stepped through on the rules page.

use conclave_rules::games::wizards_gambit::cards::{Card, Cards, Ingredient};
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, Phase, PoolSlot, PoolSpell};
use conclave_rules::games::wizards_gambit::{Action, Options, State, WizardsGambit};
use conclave_rules::table::{Rules, Seat, Seed, Setup};

use crate::rules::figure_set::Situation;

const VIEWER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

use Ingredient::{
    AngelsBreath, CleftAgate, DragonsTooth, GriffinFeather, MermaidsTears, PhoenixAsh,
};

/// A book of 4 points with Corrupt Exchange on top; its owner claims Bounty, and has 5.
pub fn claim() -> Option<Situation<WizardsGambit>> {
    let mut state = table()?;
    let book = [Spell::Gleaning, Spell::CorruptExchange];
    let pool = [
        (Spell::Bounty, &[AngelsBreath, PhoenixAsh, CleftAgate][..]),
        (Spell::BottomlessSatchel, &[GriffinFeather]),
        (Spell::ManyHands, &[DragonsTooth]),
        (Spell::Hourglass, &[]),
    ];
    let hands = [
        &[MermaidsTears, AngelsBreath, DragonsTooth, GriffinFeather, CleftAgate][..],
        &[DragonsTooth, PhoenixAsh, MermaidsTears, GriffinFeather, AngelsBreath],
    ];
    let State { table, hidden } = &mut state;
    let gambits = table.players.iter().filter_map(|player| player.gambit);
    let mut out: Vec<Card> = gambits.map(|gambit| gambit.card()).collect();
    table.players[VIEWER.index()].book = book.into_iter().collect();
    for (slot, (spell, laid)) in PoolSlot::ALL.into_iter().zip(pool) {
        let mut there = PoolSpell::new(spell);
        there.laid = Cards::of(laid);
        out.extend(there.laid.iter());
        table.pool[slot.index()] = Some(there);
    }
    for (seat, hand) in hands.into_iter().enumerate() {
        hidden.hands[seat] = Cards::of(hand);
        out.extend(hidden.hands[seat].iter());
        table.players[seat].hand = hidden.hands[seat].len();
    }
    let rest = out.into_iter().fold(Cards::whole_box(), |mut rest, card| {
        rest.remove(card);
        rest
    });
    hidden.deck = rest.iter().collect();
    let taken = |spell| book.contains(&spell) || pool.iter().any(|(there, _)| *there == spell);
    hidden.spells = Spell::ALL.into_iter().filter(|&spell| !taken(spell)).collect();
    hidden.rng.shuffle(hidden.deck.as_mut_slice());
    hidden.rng.shuffle(hidden.spells.as_mut_slice());
    table.deck_left = hidden.deck.len() as u8;
    table.spells_left = hidden.spells.len() as u8;
    table.first = VIEWER;
    table.round = 4;
    (table.turn.seat, table.acting) = (OTHER, OTHER);
    (table.turn.phase, table.decision) = (Phase::Play, Decision::Play);
    let play = |ingredient, on| Action::PlayIngredient { ingredient, on };
    let actions = vec![
        (OTHER, play(DragonsTooth, PoolSlot::South)),
        (OTHER, Action::Draw),
        (VIEWER, Action::Accept),
        (VIEWER, Action::Card(CleftAgate.card())),
        (VIEWER, play(MermaidsTears, PoolSlot::North)),
        (VIEWER, Action::Draw),
    ];
    Some(Situation { seats: 2, state, actions, shows: |_| true })
}

/// Two wizards at the start of a game.
fn table() -> Option<State> {
    let setup = Setup { seats: 2, options: Options::default() };
    WizardsGambit::begin(&setup, Seed(1), &mut Vec::new()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::example;

    #[test]
    fn four_points_and_bounty_make_five_and_only_bounty_works() {
        let (words, end) = example::<WizardsGambit>("claim");
        let player = end.table.player(VIEWER);
        assert_eq!((player.points(), player.book.last()), (5, Some(&Spell::Bounty)));
        assert!(words.iter().any(|words| words.contains("Corrupt Exchange works")));
        assert!(words.iter().any(|words| words.contains("claims Bounty and has 5 points")));
    }

    #[test]
    fn no_card_is_in_two_places() {
        let Situation { state, .. } = claim().expect("the example");
        assert_eq!(state.validate(), Ok(()));
    }
}

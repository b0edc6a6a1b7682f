//! Tests of what is held, where it can be put, and which action that is.

use super::*;
use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::state::PoolSpell;
use conclave_rules::games::wizards_gambit::{Options, State, WizardsGambit};
use conclave_rules::table::{Rules, Seed, Setup};

/// The first turn of a game of two in which the active wizard holds these cards.
fn turn_with(hand: &[Card]) -> State {
    let setup = Setup { seats: 2, options: Options::default() };
    let mut state = WizardsGambit::begin(&setup, Seed(7), &mut Vec::new()).expect("a game of two");
    let seat = state.table.turn.seat;
    state.hidden.hands[seat.index()] = hand.iter().copied().collect();
    state.table.players[seat.index()].hand = hand.len() as u8;
    state
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    WizardsGambit::legal(state, state.table.acting, &mut legal);
    legal
}

/// A spell that takes two different ingredients at least, and these.
fn spell_of_two() -> (Spell, Ingredient, Ingredient) {
    let kinds = |spell: Spell| {
        let kinds: Vec<_> = spell.card().runes.kinds().filter_map(Card::ingredient).collect();
        (kinds.len() > 1 && spell.card().size > 2).then(|| (spell, kinds[0], kinds[1]))
    };
    Spell::ALL.into_iter().find_map(kinds).expect("such a spell")
}

#[test]
fn an_ingredient_goes_on_its_own_rune_and_on_no_other() {
    let (spell, one, other) = spell_of_two();
    let mut state = turn_with(&[one.card()]);
    state.table.pool[0] = Some(PoolSpell::new(spell));
    let (legal, held) = (legal(&state), Some(Held::Card(one.card())));
    let play = Tap::Act(Action::PlayIngredient { ingredient: one, on: PoolSlot::North });
    let tap = |held, rune| tap(&legal, held, Target::Rune(PoolSlot::North, rune), &state.table);
    assert_eq!(tap(held, one), Some(play));
    assert_eq!(tap(held, other), None);
    assert_eq!(tap(None, one), None, "nothing is held");
    let slot = Target::Slot(PoolSlot::North);
    assert_eq!(super::tap(&legal, held, slot, &state.table), Some(play), "its spell, too");
}

#[test]
fn a_flake_goes_on_every_open_rune() {
    let (spell, one, other) = spell_of_two();
    let flake = Ingredient::PrismaticFlake;
    let mut state = turn_with(&[flake.card()]);
    state.table.pool[0] = Some(PoolSpell::new(spell));
    let legal = legal(&state);
    for rune in [one, other] {
        let target = Target::Rune(PoolSlot::North, rune);
        let play = Action::PlayIngredient { ingredient: flake, on: PoolSlot::North };
        let held = Some(Held::Card(flake.card()));
        assert_eq!(tap(&legal, held, target, &state.table), Some(Tap::Act(play)));
    }
}

#[test]
fn a_protected_spell_takes_nothing() {
    let (spell, one, _) = spell_of_two();
    let mut state = turn_with(&[one.card()]);
    state.table.pool[0] = Some(PoolSpell::new(spell));
    let gambit = state.table.players[1].gambit.take().expect("a starting gambit");
    state.table.players[1].in_play = Some(conclave_rules::games::wizards_gambit::state::InPlay {
        gambit,
        place: GambitPlace::Pool(PoolSlot::North),
        fresh: false,
    });
    let (legal, held) = (legal(&state), Some(Held::Card(one.card())));
    for target in [Target::Rune(PoolSlot::North, one), Target::Slot(PoolSlot::North)] {
        assert_eq!(tap(&legal, held, target, &state.table), None);
    }
}

#[test]
fn every_ingredient_that_can_be_played_fits_an_open_rune_and_lands_there() {
    for seed in 0..20 {
        let setup = Setup { seats: 3, options: Options::default() };
        let mut state =
            WizardsGambit::begin(&setup, Seed(seed), &mut Vec::new()).expect("a game of three");
        for step in 0.. {
            let legal = legal(&state);
            for &action in &legal {
                let (held, to) = match action {
                    Action::PlayIngredient { ingredient, on } => {
                        (Held::Card(ingredient.card()), on)
                    }
                    Action::Move { from, ingredient, to } => (Held::Token(from, ingredient), to),
                    _ => continue,
                };
                let there = state.table.spell_at(to).expect("a spell");
                let runes = there.spell.card().runes;
                let open = runes.kinds().filter(|&c| there.laid.count(c) < runes.count(c));
                let taps: Vec<_> = open
                    .filter_map(Card::ingredient)
                    .filter_map(|rune| {
                        tap(&legal, Some(held), Target::Rune(to, rune), &state.table)
                    })
                    .collect();
                assert!(!taps.is_empty(), "{action:?} has no rune slot");
                assert!(taps.iter().all(|tap| *tap == Tap::Act(action)), "{taps:?}");
            }
            let Some(action) = legal.get(step * 7919 % legal.len().max(1)) else { break };
            let seat = state.table.acting;
            WizardsGambit::apply(&mut state, seat, action, &mut Vec::new()).expect("legal");
        }
    }
}

#[test]
fn a_gambit_in_hand_stands_for_whichever_the_rules_take() {
    let card = Gambit::ALL[5].card();
    let state = turn_with(&[card, Gambit::ALL[6].card()]);
    let legal = legal(&state);
    let protect = Action::PlayGambit { from_hand: true, as_: GambitUse::Protect(PoolSlot::East) };
    let target = Target::Slot(PoolSlot::East);
    assert_eq!(tap(&legal, Some(Held::Card(card)), target, &state.table), Some(Tap::Act(protect)));
    assert_eq!(
        tap(&legal, Some(Held::Gambit), target, &state.table),
        Some(Tap::Act(Action::PlayGambit {
            from_hand: false,
            as_: GambitUse::Protect(PoolSlot::East)
        }))
    );
}

#[test]
fn what_is_held_acts_by_itself_goes_somewhere_or_is_refused_with_a_reason() {
    let (spell, one, _) = spell_of_two();
    let incantation = Incantation::ALL
        .into_iter()
        .find(|&incantation| {
            let state = turn_with(&[incantation.card(), one.card()]);
            legal(&state).contains(&Action::PlayIncantation(incantation))
        })
        .expect("an incantation that can be played at once");
    let mut state = turn_with(&[incantation.card(), one.card()]);
    state.table.pool = [Some(PoolSpell::new(spell)), None, None, None];
    let legal = legal(&state);
    let held_use = |legal: &[Action], held, table: &PublicState| {
        super::held_use(legal, held, table, Cards::NONE)
    };
    let (incantation_card, ash) = (Held::Card(incantation.card()), Held::Card(one.card()));
    assert_eq!(held_use(&[], ash, &state.table), HeldUse::NotNow);
    assert_eq!(held_use(&legal, ash, &state.table), HeldUse::Targets);
    if legal.contains(&Action::PlayIncantation(incantation)) {
        let act = HeldUse::Act(Action::PlayIncantation(incantation));
        assert_eq!(held_use(&legal, incantation_card, &state.table), act);
    }
    state.table.turn.ingredients = 1;
    let refused = HeldUse::Refused(Reason::NoIngredientLeft);
    assert_eq!(held_use(&[Action::Draw], ash, &state.table), refused);
    state.table.turn.ingredients = 0;
    state.table.pool = [None; PoolSlot::COUNT];
    let refused = HeldUse::Refused(Reason::NotLacking);
    assert_eq!(held_use(&[Action::ShowHand], ash, &state.table), refused);
}

#[test]
fn either_of_two_ingredients_that_swap_can_be_picked_up_first() {
    let (one, other) = (Ingredient::ALL[0], Ingredient::ALL[1]);
    let swap = Action::Swap { first: PoolSlot::North, one, second: PoolSlot::West, other };
    let state = turn_with(&[]);
    let (first, second) =
        (Target::Token(PoolSlot::North, one), Target::Token(PoolSlot::West, other));
    let (held_first, held_second) =
        (Held::Token(PoolSlot::North, one), Held::Token(PoolSlot::West, other));
    let tap = |held, target| tap(&[swap], held, target, &state.table);
    assert_eq!(tap(None, first), Some(Tap::Hold(held_first)));
    assert_eq!(tap(None, second), Some(Tap::Hold(held_second)));
    assert_eq!(tap(Some(held_first), second), Some(Tap::Act(swap)));
    assert_eq!(tap(Some(held_second), first), Some(Tap::Act(swap)));
}

#[test]
fn keys_lead_back_to_what_they_name() {
    let mut targets: Vec<Target> = PoolSlot::ALL.into_iter().map(Target::Slot).collect();
    targets.extend((0..5).map(|seat| Target::Book(Seat(seat))));
    let mut held: Vec<Held> = Card::all().map(Held::Card).collect();
    held.extend([Held::Gambit, Held::AnyGambit]);
    held.extend(Spell::ALL.into_iter().map(Held::Spell));
    for slot in PoolSlot::ALL {
        for ingredient in Ingredient::ALL {
            targets.push(Target::Token(slot, ingredient));
            targets.push(Target::Rune(slot, ingredient));
            held.push(Held::Token(slot, ingredient));
        }
    }
    for target in targets {
        assert_eq!(Target::from_key(&target.key()), Some(target));
    }
    for held in held {
        assert_eq!(Held::from_key(&held.key()), Some(held));
    }
    assert_eq!(Target::from_key("slot-9"), None);
    assert_eq!(Held::from_key("die-1"), None);
}

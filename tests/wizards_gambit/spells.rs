//! The spells, one by one.

use conclave_rules::games::wizards_gambit::cards::{Cards, Gambit};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace};
use conclave_rules::games::wizards_gambit::{
    Action, Event, GambitUse, LeaveReason, Reason, WizardsGambit,
};
use conclave_rules::table::Rules;

use super::scenario::*;

/// That spell lies on top of my book, and I hold three Flakes.
fn owning(spell: Spell) -> Scenario {
    Scenario::new(3).book(ME, &[spell]).hand(ME, cards(&[F, F, F]))
}

/// Brings me to claim the spell; I hold what `hand` says and two Flakes.
fn claiming(spell: Spell) -> Scenario {
    let mut scenario =
        Scenario::new(3).almost(North, spell).hand(ME, cards(&[last(spell), F, F])).ready();
    scenario.me(play(last(spell), North));
    scenario
}

/// Everybody's turns until it is mine again, before its play phase.
fn back_to_my_start(scenario: &mut Scenario) {
    scenario.end_turn();
    while scenario.turn_of() != ME {
        scenario.end_turn();
    }
}

#[test]
fn bounty_draws_one_card_more() {
    let mut scenario = owning(Spell::Bounty).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.drew(ME), 2);
}

#[test]
fn bounty_adds_to_the_two_cards_of_who_cannot_play() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::Bounty])
        .hand(ME, [Gambit::I.card(), Gambit::II.card()])
        .ready();
    scenario.me(Action::ShowHand);
    assert_eq!(scenario.drew(ME), 3);
}

#[test]
fn many_hands_plays_two_ingredients() {
    let mut scenario = owning(Spell::ManyHands).ready();
    scenario.me(play(F, North)).me(play(F, North));
    assert_eq!(scenario.refused(play(F, East)), Reason::NoIngredientLeft);
}

#[test]
fn silver_tongue_takes_two_incantation_actions_and_draws_for_incantations() {
    let mut scenario = owning(Spell::SilverTongue)
        .hand(ME, [Incantation::Quickening.card(), Incantation::Prosperity.card()])
        .ready();
    scenario.me(cast(Incantation::Quickening));
    assert_eq!(scenario.drew(ME), 1);
    scenario.me(cast(Incantation::Prosperity));
    assert_eq!(scenario.drew(ME), 6);
}

#[test]
fn philosophers_agate_makes_cleft_agates_wild() {
    let scenario = Scenario::new(2)
        .book(ME, &[Spell::PhilosophersAgate])
        .pool(North, Spell::Kindling, &[])
        .pool(East, Spell::Bounty, &[])
        .hand(ME, cards(&[C, C, F]))
        .ready();
    assert_eq!(Spell::Kindling.card().runes.count(C.card()), 0);
    for slot in [North, East] {
        let mut scenario = scenario.clone();
        scenario.me(play(C, slot));
        let there = scenario.state.table.spell_at(slot).unwrap();
        assert_eq!((there.laid.len(), there.wild.len()), (0, 1));
    }
}

#[test]
fn an_agate_laid_earlier_stands_for_whatever_leaves_a_matching() {
    // [ruling] As with the Flake, nobody says what it stands for.
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::PhilosophersAgate])
        .pool(North, Spell::Bounty, &[])
        .hand(ME, cards(&[C, F]))
        .hand(LEFT, cards(&[C, C, F]))
        .ready();
    scenario.me(play(C, North)).me(Action::Draw).until_turn_of(LEFT);
    // Bounty takes one agate: mine may stand for another rune, but no second one can.
    let there = scenario.state.table.spell_at(North).unwrap();
    assert!(there.lacks(C) && there.missing() == 3);
    scenario.act(LEFT, play(C, North));
    assert!(!scenario.state.table.spell_at(North).unwrap().lacks(C));
}

#[test]
fn wild_agates_complete_spells_and_are_discarded_as_agates() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::PhilosophersAgate])
        .almost(North, Spell::Kindling)
        .hand(ME, cards(&[C, F]))
        .ready();
    scenario.me(play(C, North));
    assert_eq!(scenario.points(ME), 4);
    assert!(scenario.state.table.discard.has(C.card()));
}

#[test]
fn unseen_hand_moves_an_ingredient_to_a_spell_that_lacks_it() {
    let mut scenario = owning(Spell::UnseenHand)
        .pool(North, Spell::Bounty, &[A])
        .pool(East, Spell::GlassTower, &[])
        .ready();
    scenario.me(Action::UseCapability);
    let over = Action::Move { from: North, ingredient: A, to: East };
    assert!(scenario.legal(ME).contains(&over));
    let back = Action::Move { from: North, ingredient: A, to: North };
    assert_eq!(scenario.refused(back), Reason::NotLacking);
    scenario.me(over);
    assert!(scenario.laid(North).is_empty() && scenario.laid(East).has(A.card()));
}

#[test]
fn free_spirit_claims_with_a_gambit_in_play() {
    let mut scenario = owning(Spell::FreeSpirit)
        .almost(North, Spell::Tithe)
        .in_play(ME, Gambit::I, GambitPlace::Pool(West))
        .ready();
    scenario.me(play(F, North));
    assert_eq!(scenario.points(ME), 4);
}

#[test]
fn free_spirit_looks_at_a_hand() {
    let mut scenario = owning(Spell::FreeSpirit).ready();
    scenario.me(Action::UseCapability).me(Action::Opponent(NEXT));
    assert_eq!(scenario.view(ME).known[NEXT.index()], scenario.held(NEXT));
}

#[test]
fn light_fingers_take_a_random_card() {
    let mut scenario = owning(Spell::LightFingers).hand(LEFT, cards(&[A, A, A])).ready();
    scenario.me(Action::UseCapability).me(Action::Opponent(LEFT));
    assert_eq!((scenario.size(ME), scenario.size(LEFT)), (4, 2));
    assert!(scenario.held(ME).has(A.card()));
}

#[test]
fn corrupt_exchange_gives_a_card_and_takes_one_at_random() {
    let mut scenario = owning(Spell::CorruptExchange).hand(NEXT, cards(&[A, A, A])).ready();
    back_to_my_start(&mut scenario);
    assert_eq!(scenario.decision(), (ME, Decision::Step));
    let before = scenario.size(ME);
    scenario.me(Action::Accept).me(Action::Opponent(NEXT));
    let gift = scenario.legal(ME)[0];
    scenario.me(gift);
    assert_eq!(scenario.size(ME), before);
    let passed = scenario.told().iter().filter(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(passed.count(), 2);
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn corrupt_exchange_may_be_left_alone() {
    let mut scenario = owning(Spell::CorruptExchange).ready();
    back_to_my_start(&mut scenario);
    scenario.me(Action::Decline);
    let spell = Spell::CorruptExchange;
    assert!(scenario.happened(&Event::CapabilityDeclined { seat: ME, spell }));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn gleaning_takes_an_ingredient_from_the_discard_for_a_card() {
    let mut scenario =
        owning(Spell::Gleaning).discard([A.card(), Incantation::Prosperity.card()]).ready();
    scenario.me(Action::UseCapability);
    assert_eq!(scenario.legal(ME), [card(A)]);
    scenario.me(card(A)).me(card(F));
    assert_eq!(scenario.size(ME), 3);
    assert!(scenario.held(ME).has(A.card()) && scenario.state.table.discard.has(F.card()));
}

#[test]
fn gleaning_finds_nothing_in_an_empty_discard() {
    let scenario = owning(Spell::Gleaning).ready();
    assert_eq!(scenario.refused(Action::UseCapability), Reason::NothingToDo);
}

#[test]
fn bottomless_satchel_holds_eight_and_draws_three_when_claimed() {
    let scenario = claiming(Spell::BottomlessSatchel);
    assert_eq!(scenario.drew(ME), 3);
    assert_eq!(scenario.state.table.hand_limit(ME), 8);
}

#[test]
fn scrying_bowl_lets_one_of_three_spells_replace_a_pool_spell() {
    let mut scenario = owning(Spell::ScryingBowl)
        .pool(North, Spell::Bounty, &[A])
        .spells(&[Spell::Tithe, Spell::OpenGates, Spell::Hourglass])
        .ready();
    scenario.me(Action::UseCapability);
    let seen = [Spell::Tithe, Spell::OpenGates, Spell::Hourglass];
    assert_eq!(scenario.view(ME).looked_at[..], seen);
    assert!(scenario.view(LEFT).looked_at.is_empty());
    let unseen = Action::Replace { slot: North, with: Spell::Siphon };
    assert_eq!(scenario.refused(unseen), Reason::NoSuchCard);
    scenario.me(Action::Replace { slot: North, with: Spell::OpenGates });
    assert_eq!(scenario.at(North), Some(Spell::OpenGates));
    assert!(scenario.state.table.discard.has(A.card()));
    assert!(scenario.state.hidden.spells.contains(&Spell::Bounty));
    assert!(scenario.view(ME).looked_at.is_empty());
}

#[test]
fn scrying_bowl_may_change_nothing() {
    let mut scenario = owning(Spell::ScryingBowl).ready();
    let pool = scenario.state.table.pool;
    scenario.me(Action::UseCapability).me(Action::Decline);
    assert_eq!(scenario.state.table.pool, pool);
}

#[test]
fn warded_sleeves_keep_opponents_out_of_the_hand() {
    let mut scenario = Scenario::new(3)
        .book(ME, &[Spell::LightFingers])
        .book(LEFT, &[Spell::WardedSleeves])
        .hand(ME, [F.card(), F.card(), Incantation::ThirdEye.card()])
        .ready();
    let theirs = scenario.held(LEFT);
    scenario.me(Action::UseCapability);
    assert!(scenario.happened(&Event::Passed {
        from: NEXT,
        to: ME,
        card: scenario.told().iter().find_map(|event| match event {
            Event::Passed { card, .. } => *card,
            _ => None,
        }),
        seen: [ME, NEXT].into_iter().collect(),
        given: false
    }));
    scenario.me(cast(Incantation::ThirdEye));
    assert!(scenario.view(ME).known[LEFT.index()].is_empty());
    assert_eq!(scenario.held(LEFT), theirs);
}

#[test]
fn warded_sleeves_keep_the_hand_from_being_discarded_by_others() {
    let spell = Spell::WintersBreath;
    let mut scenario = Scenario::new(3)
        .almost(North, spell)
        .book(LEFT, &[Spell::WardedSleeves])
        .hand(ME, cards(&[last(spell), F, F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.decision(), (NEXT, Decision::Step), "the left neighbour is passed over");
}

#[test]
fn warded_sleeves_draw_two_when_claimed() {
    assert_eq!(claiming(Spell::WardedSleeves).drew(ME), 2);
}

#[test]
fn siphon_takes_an_ingredient_from_a_pool_spell_into_the_hand() {
    let mut scenario = owning(Spell::Siphon).pool(North, Spell::Bounty, &[A, M]).ready();
    scenario.me(Action::UseCapability);
    assert_eq!(
        scenario.legal(ME),
        [A, M].map(|ingredient| Action::Pick { from: North, ingredient })
    );
    scenario.me(Action::Pick { from: North, ingredient: M });
    assert!(scenario.held(ME).has(M.card()) && !scenario.laid(North).has(M.card()));
}

#[test]
fn tithe_draws_a_card_when_another_claims() {
    let spell = Spell::Gleaning;
    let mut scenario = Scenario::new(3)
        .almost(North, spell)
        .book(NEXT, &[Spell::Tithe])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!((scenario.drew(NEXT), scenario.drew(LEFT), scenario.drew(ME)), (1, 0, 0));
    assert_eq!(scenario.turn_of(), ME);
}

#[test]
fn tithe_draws_nothing_for_its_owners_claims() {
    let spell = Spell::Gleaning;
    let mut scenario = owning(Spell::Tithe).almost(North, spell).ready();
    scenario.me(play(F, North));
    assert_eq!(scenario.drew(ME), 0);
}

#[test]
fn hourglass_discards_up_to_two_and_draws_as_many() {
    for discards in 0..=2 {
        let mut scenario = owning(Spell::Hourglass).ready();
        scenario.me(Action::UseCapability);
        for _ in 0..discards {
            scenario.me(card(F));
        }
        if discards < 2 {
            scenario.me(Action::Decline);
        }
        assert_eq!((scenario.drew(ME), scenario.size(ME)), (discards, 3));
    }
}

#[test]
fn winters_breath_makes_every_opponent_discard_two_of_their_choice() {
    let spell = Spell::WintersBreath;
    let mut scenario = Scenario::new(3)
        .almost(North, spell)
        .hand(ME, cards(&[last(spell), F, F]))
        .hand(LEFT, cards(&[A, M, C]))
        .hand(NEXT, cards(&[D]))
        .at_play_with_pool();
    scenario.me(play(last(spell), North));
    scenario.act(LEFT, card(A)).act(LEFT, card(M));
    // Who has only one discards that one, and then draws a new hand.
    scenario.act(NEXT, card(D));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
    assert_eq!((scenario.size(LEFT), scenario.size(NEXT)), (1, 5));
}

#[test]
fn kindling_burns_an_ingredient_of_the_pool_for_a_card() {
    let mut scenario = owning(Spell::Kindling).pool(North, Spell::Bounty, &[A]).ready();
    scenario.me(Action::UseCapability).me(card(F));
    scenario.me(Action::Pick { from: North, ingredient: A });
    assert!(scenario.laid(North).is_empty());
    assert!(
        scenario.state.table.discard.has(A.card()) && scenario.state.table.discard.has(F.card())
    );
}

#[test]
fn seal_keeper_releases_freely_and_gets_the_gambit_back() {
    let mut scenario =
        owning(Spell::SealKeeper).in_play(ME, Gambit::VI, GambitPlace::Pool(North)).ready();
    scenario.me(Action::Release);
    let (place, why) = (GambitPlace::Pool(North), LeaveReason::Returned);
    assert!(scenario.happened(&Event::GambitLeft { seat: ME, gambit: Gambit::VI, place, why }));
    assert!(scenario.held(ME).has(Gambit::VI.card()));
    // It took no incantation action.
    scenario.me(from_hand(GambitUse::Protect(East)));
}

#[test]
fn glass_tower_lays_the_hand_open() {
    let mut scenario = claiming(Spell::GlassTower);
    let flakes: Cards = cards(&[F, F]).into_iter().collect();
    assert!(scenario.happened(&Event::HandOpened { seat: ME, cards: flakes }));
    scenario.me(Action::Draw);
    for seat in [LEFT, NEXT] {
        assert_eq!(scenario.view(seat).known[0], scenario.held(ME), "also what is drawn later");
    }
    let on_looker = WizardsGambit::view(&scenario.state, conclave_rules::table::Viewer::Spectator);
    assert_eq!(on_looker.known[0], scenario.held(ME));
}

#[test]
fn glass_tower_closes_when_another_spell_covers_it() {
    let tower = Spell::GlassTower;
    let mut scenario = Scenario::new(3)
        .almost(North, tower)
        .almost(East, Spell::Tithe)
        .hand(ME, [last(tower).card(), F.card(), F.card(), Incantation::Quickening.card()])
        .ready();
    scenario.me(cast(Incantation::Quickening)).me(play(last(tower), North));
    assert!(scenario.state.table.player(ME).open);
    scenario.me(play(F, East));
    assert!(scenario.happened(&Event::HandClosed(ME)));
    assert!(!scenario.state.table.player(ME).open);
}

#[test]
fn vow_of_silence_forbids_incantations() {
    let scenario = owning(Spell::VowOfSilence).hand(ME, [Incantation::Prosperity.card()]).ready();
    assert_eq!(scenario.refused(cast(Incantation::Prosperity)), Reason::Silenced);
}

#[test]
fn heavy_crown_limits_the_hand_to_three() {
    let mut scenario = owning(Spell::HeavyCrown).hand(ME, cards(&[F])).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.decision(), (ME, Decision::Discard));
    let any = scenario.legal(ME)[0];
    scenario.me(any);
    assert_eq!((scenario.size(ME), scenario.turn_of()), (3, LEFT));
}

#[test]
fn open_purse_gives_an_opponent_a_card_at_the_end_of_the_turn() {
    let mut scenario = owning(Spell::OpenPurse).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.legal(ME), [Action::Opponent(LEFT), Action::Opponent(NEXT)]);
    scenario.me(Action::Opponent(NEXT));
    assert_eq!((scenario.drew(NEXT), scenario.turn_of()), (1, LEFT));
}

#[test]
fn hungry_void_swallows_two_random_cards_at_the_end_of_the_turn() {
    let mut scenario = owning(Spell::HungryVoid).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.size(ME), 1);
}

#[test]
fn hungry_void_swallowing_the_last_card_brings_a_new_hand() {
    // [ruling] The hand is empty in the owner's turn: five cards, if there are so
    // many. Here the draw phase finds nothing, and then only what was swallowed.
    let mut scenario =
        Scenario::new(2).book(ME, &[Spell::HungryVoid]).hand(ME, cards(&[F, F])).ready();
    scenario = scenario.deck_of(0).discard_to(LEFT).at_play();
    scenario.me(play(F, North)).me(Action::Draw);
    assert!(scenario.happened(&Event::Reshuffled));
    assert_eq!((scenario.size(ME), scenario.turn_of()), (1, LEFT));
}

#[test]
fn open_gates_let_every_opponent_draw_two_cards_more() {
    let mut scenario = owning(Spell::OpenGates).ready();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.drew(ME), 1);
    let legal = scenario.legal(LEFT);
    let action = legal.iter().find(|a| matches!(a, Action::PlayIngredient { .. }));
    match action {
        Some(&ingredient) => {
            scenario.act(LEFT, ingredient).act(LEFT, Action::Draw);
            assert_eq!(scenario.drew(LEFT), 3);
        }
        None => {
            scenario.act(LEFT, Action::ShowHand);
            assert_eq!(scenario.drew(LEFT), 4);
        }
    }
}

#[test]
fn crown_of_thorns_gives_a_card_away_at_the_start_of_every_turn() {
    let mut scenario = owning(Spell::CrownOfThorns).ready();
    back_to_my_start(&mut scenario);
    assert_eq!(scenario.legal(ME), [Action::Opponent(LEFT), Action::Opponent(NEXT)]);
    let [mine, theirs] = [scenario.size(ME), scenario.size(NEXT)];
    scenario.me(Action::Opponent(NEXT));
    assert_eq!(scenario.refused(Action::Decline), Reason::Compulsory);
    let gift = scenario.legal(ME)[0];
    scenario.me(gift);
    assert_eq!((scenario.size(ME), scenario.size(NEXT)), (mine - 1, theirs + 1));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
}

#[test]
fn crown_of_thorns_leaves_room_for_four_cards() {
    let mut scenario = owning(Spell::CrownOfThorns).hand(ME, cards(&[A, A])).ready();
    assert_eq!(scenario.size(ME), 5);
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.decision(), (ME, Decision::Discard));
    scenario.me(card(A));
    assert_eq!((scenario.size(ME), scenario.turn_of()), (4, LEFT));
}

#[test]
fn crown_of_thorns_giving_the_last_card_away_ends_the_turn() {
    // [ruling] An empty hand ends the turn, with five cards.
    let mut scenario = Scenario::new(2)
        .book(LEFT, &[Spell::CrownOfThorns])
        .hand(ME, cards(&[F, F]))
        .hand(LEFT, cards(&[A]))
        .at_play_with_pool();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(scenario.decision(), (LEFT, Decision::Step));
    scenario.act(LEFT, card(A));
    // Of which one is too many for the crown.
    assert_eq!((scenario.size(LEFT), scenario.decision()), (5, (LEFT, Decision::Discard)));
    let one = scenario.legal(LEFT)[0];
    scenario.act(LEFT, one);
    assert_eq!((scenario.size(LEFT), scenario.turn_of()), (4, ME));
}

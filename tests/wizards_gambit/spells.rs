//! The spells, one by one.

use conclave::games::wizards_gambit::cards::{Cards, Gambit};
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{Decision, Place};
use conclave::games::wizards_gambit::{Action, Event, GambitUse, Leaving, Reason, WizardsGambit};
use conclave::table::Rules;

use super::scene::*;

/// That spell lies on top of my book, and I hold three Flakes.
fn owning(spell: Spell) -> Scene {
    Scene::new(3).book(ME, &[spell]).hand(ME, cards(&[F, F, F]))
}

/// Brings me to claim the spell; I hold what `hand` says and two Flakes.
fn claiming(spell: Spell) -> Scene {
    let mut scene =
        Scene::new(3).almost(North, spell).hand(ME, cards(&[last(spell), F, F])).ready();
    scene.me(play(last(spell), North));
    scene
}

/// Everybody's turns until it is mine again, before its play phase.
fn back_to_my_start(scene: &mut Scene) {
    scene.end_turn();
    while scene.turn_of() != ME {
        scene.end_turn();
    }
}

#[test]
fn bounty_draws_one_card_more() {
    let mut scene = owning(Spell::Bounty).ready();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.drew(ME), 2);
}

#[test]
fn bounty_adds_to_the_two_cards_of_who_cannot_play() {
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::Bounty])
        .hand(ME, [Gambit::I.card(), Gambit::II.card()])
        .ready();
    scene.me(Action::ShowHand);
    assert_eq!(scene.drew(ME), 3);
}

#[test]
fn many_hands_plays_two_ingredients() {
    let mut scene = owning(Spell::ManyHands).ready();
    scene.me(play(F, North)).me(play(F, North));
    assert_eq!(scene.refused(play(F, East)), Reason::NoIngredientLeft);
}

#[test]
fn silver_tongue_takes_two_incantation_actions_and_draws_for_incantations() {
    let mut scene = owning(Spell::SilverTongue)
        .hand(ME, [Incantation::Quickening.card(), Incantation::Prosperity.card()])
        .ready();
    scene.me(cast(Incantation::Quickening));
    assert_eq!(scene.drew(ME), 1);
    scene.me(cast(Incantation::Prosperity));
    assert_eq!(scene.drew(ME), 6);
}

#[test]
fn philosophers_agate_makes_cleft_agates_wild() {
    let scene = Scene::new(2)
        .book(ME, &[Spell::PhilosophersAgate])
        .pool(North, Spell::Kindling, &[])
        .pool(East, Spell::Bounty, &[])
        .hand(ME, cards(&[C, C, F]))
        .ready();
    assert_eq!(Spell::Kindling.card().runes.count(C.card()), 0);
    let laid_and_wild = |slot| {
        let mut scene = scene.clone();
        scene.me(play(C, slot));
        let there = scene.state.table.spell_at(slot).unwrap();
        (there.laid.len(), there.wild.len())
    };
    assert_eq!(laid_and_wild(North), (0, 1));
    // Where an agate is lacking it stands for itself.
    assert_eq!(laid_and_wild(East), (1, 0));
}

#[test]
fn wild_agates_complete_spells_and_are_discarded_as_agates() {
    let mut scene = Scene::new(2)
        .book(ME, &[Spell::PhilosophersAgate])
        .almost(North, Spell::Kindling)
        .hand(ME, cards(&[C, F]))
        .ready();
    scene.me(play(C, North));
    assert_eq!(scene.points(ME), 4);
    assert!(scene.state.table.discard.has(C.card()));
}

#[test]
fn unseen_hand_moves_an_ingredient_to_a_spell_that_lacks_it() {
    let mut scene = owning(Spell::UnseenHand)
        .pool(North, Spell::Bounty, &[A])
        .pool(East, Spell::GlassTower, &[])
        .ready();
    scene.me(Action::UseCapability);
    let over = Action::Move { from: North, ingredient: A, to: East };
    assert!(scene.legal(ME).contains(&over));
    let back = Action::Move { from: North, ingredient: A, to: North };
    assert_eq!(scene.refused(back), Reason::NotLacking);
    scene.me(over);
    assert!(scene.laid(North).is_empty() && scene.laid(East).has(A.card()));
}

#[test]
fn free_spirit_claims_with_a_gambit_in_play() {
    let mut scene = owning(Spell::FreeSpirit)
        .almost(North, Spell::Tithe)
        .in_play(ME, Gambit::I, Place::Pool(West))
        .ready();
    scene.me(play(F, North));
    assert_eq!(scene.points(ME), 4);
}

#[test]
fn free_spirit_looks_at_a_hand() {
    let mut scene = owning(Spell::FreeSpirit).ready();
    scene.me(Action::UseCapability).me(Action::Opponent(NEXT));
    assert_eq!(scene.view(ME).known[NEXT.index()], scene.held(NEXT));
}

#[test]
fn light_fingers_take_a_random_card() {
    let mut scene = owning(Spell::LightFingers).hand(LEFT, cards(&[A, A, A])).ready();
    scene.me(Action::UseCapability).me(Action::Opponent(LEFT));
    assert_eq!((scene.size(ME), scene.size(LEFT)), (4, 2));
    assert!(scene.held(ME).has(A.card()));
}

#[test]
fn corrupt_exchange_gives_a_card_and_takes_one_at_random() {
    let mut scene = owning(Spell::CorruptExchange).hand(NEXT, cards(&[A, A, A])).ready();
    back_to_my_start(&mut scene);
    assert_eq!(scene.decision(), (ME, Decision::Step));
    let before = scene.size(ME);
    scene.me(Action::Accept).me(Action::Opponent(NEXT));
    let gift = scene.legal(ME)[0];
    scene.me(gift);
    assert_eq!(scene.size(ME), before);
    let passed = scene.told().iter().filter(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(passed.count(), 2);
    assert_eq!(scene.decision(), (ME, Decision::Play));
}

#[test]
fn corrupt_exchange_may_be_left_alone() {
    let mut scene = owning(Spell::CorruptExchange).ready();
    back_to_my_start(&mut scene);
    scene.me(Action::Decline);
    let spell = Spell::CorruptExchange;
    assert!(scene.happened(&Event::CapabilityDeclined { seat: ME, spell }));
    assert_eq!(scene.decision(), (ME, Decision::Play));
}

#[test]
fn gleaning_takes_an_ingredient_from_the_discard_for_a_card() {
    let mut scene =
        owning(Spell::Gleaning).discard([A.card(), Incantation::Prosperity.card()]).ready();
    scene.me(Action::UseCapability);
    assert_eq!(scene.legal(ME), [card(A)]);
    scene.me(card(A)).me(card(F));
    assert_eq!(scene.size(ME), 3);
    assert!(scene.held(ME).has(A.card()) && scene.state.table.discard.has(F.card()));
}

#[test]
fn gleaning_finds_nothing_in_an_empty_discard() {
    let scene = owning(Spell::Gleaning).ready();
    assert_eq!(scene.refused(Action::UseCapability), Reason::NothingToDo);
}

#[test]
fn bottomless_satchel_holds_eight_and_draws_three_when_claimed() {
    let scene = claiming(Spell::BottomlessSatchel);
    assert_eq!(scene.drew(ME), 3);
    assert_eq!(scene.state.table.hand_limit(ME), 8);
}

#[test]
fn scrying_bowl_lets_one_of_three_spells_replace_a_pool_spell() {
    let mut scene = owning(Spell::ScryingBowl)
        .pool(North, Spell::Bounty, &[A])
        .spells(&[Spell::Tithe, Spell::OpenGates, Spell::Hourglass])
        .ready();
    scene.me(Action::UseCapability);
    let seen = [Spell::Tithe, Spell::OpenGates, Spell::Hourglass];
    assert_eq!(scene.view(ME).looked_at[..], seen);
    assert!(scene.view(LEFT).looked_at.is_empty());
    let unseen = Action::Replace { slot: North, with: Spell::Siphon };
    assert_eq!(scene.refused(unseen), Reason::NoSuchCard);
    scene.me(Action::Replace { slot: North, with: Spell::OpenGates });
    assert_eq!(scene.at(North), Some(Spell::OpenGates));
    assert!(scene.state.table.discard.has(A.card()));
    assert!(scene.state.hidden.spells.contains(&Spell::Bounty));
    assert!(scene.view(ME).looked_at.is_empty());
}

#[test]
fn scrying_bowl_may_change_nothing() {
    let mut scene = owning(Spell::ScryingBowl).ready();
    let pool = scene.state.table.pool;
    scene.me(Action::UseCapability).me(Action::Decline);
    assert_eq!(scene.state.table.pool, pool);
}

#[test]
fn warded_sleeves_keep_opponents_out_of_the_hand() {
    let mut scene = Scene::new(3)
        .book(ME, &[Spell::LightFingers])
        .book(LEFT, &[Spell::WardedSleeves])
        .hand(ME, [F.card(), F.card(), Incantation::ThirdEye.card()])
        .ready();
    let theirs = scene.held(LEFT);
    scene.me(Action::UseCapability);
    assert!(scene.happened(&Event::Passed {
        from: NEXT,
        to: ME,
        card: scene.told().iter().find_map(|event| match event {
            Event::Passed { card, .. } => *card,
            _ => None,
        }),
        seen: [ME, NEXT].into_iter().collect(),
        given: false
    }));
    scene.me(cast(Incantation::ThirdEye));
    assert!(scene.view(ME).known[LEFT.index()].is_empty());
    assert_eq!(scene.held(LEFT), theirs);
}

#[test]
fn warded_sleeves_keep_the_hand_from_being_discarded_by_others() {
    let spell = Spell::WintersBreath;
    let mut scene = Scene::new(3)
        .almost(North, spell)
        .book(LEFT, &[Spell::WardedSleeves])
        .hand(ME, cards(&[last(spell), F, F]))
        .ready();
    scene.me(play(last(spell), North));
    assert_eq!(scene.decision(), (NEXT, Decision::Step), "the left neighbour is passed over");
}

#[test]
fn warded_sleeves_draw_two_when_claimed() {
    assert_eq!(claiming(Spell::WardedSleeves).drew(ME), 2);
}

#[test]
fn siphon_takes_an_ingredient_from_a_pool_spell_into_the_hand() {
    let mut scene = owning(Spell::Siphon).pool(North, Spell::Bounty, &[A, M]).ready();
    scene.me(Action::UseCapability);
    assert_eq!(scene.legal(ME), [A, M].map(|ingredient| Action::Pick { from: North, ingredient }));
    scene.me(Action::Pick { from: North, ingredient: M });
    assert!(scene.held(ME).has(M.card()) && !scene.laid(North).has(M.card()));
}

#[test]
fn tithe_draws_a_card_when_another_claims() {
    let spell = Spell::Gleaning;
    let mut scene = Scene::new(3)
        .almost(North, spell)
        .book(NEXT, &[Spell::Tithe])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scene.me(play(last(spell), North));
    assert_eq!((scene.drew(NEXT), scene.drew(LEFT), scene.drew(ME)), (1, 0, 0));
    assert_eq!(scene.turn_of(), ME);
}

#[test]
fn tithe_draws_nothing_for_its_owners_claims() {
    let spell = Spell::Gleaning;
    let mut scene = owning(Spell::Tithe).almost(North, spell).ready();
    scene.me(play(F, North));
    assert_eq!(scene.drew(ME), 0);
}

#[test]
fn hourglass_discards_up_to_two_and_draws_as_many() {
    for discards in 0..=2 {
        let mut scene = owning(Spell::Hourglass).ready();
        scene.me(Action::UseCapability);
        for _ in 0..discards {
            scene.me(card(F));
        }
        if discards < 2 {
            scene.me(Action::Decline);
        }
        assert_eq!((scene.drew(ME), scene.size(ME)), (discards, 3));
    }
}

#[test]
fn winters_breath_makes_every_opponent_discard_two_of_their_choice() {
    let spell = Spell::WintersBreath;
    let mut scene = Scene::new(3)
        .almost(North, spell)
        .hand(ME, cards(&[last(spell), F, F]))
        .hand(LEFT, cards(&[A, M, C]))
        .hand(NEXT, cards(&[D]))
        .at_play_with_pool();
    scene.me(play(last(spell), North));
    scene.act(LEFT, card(A)).act(LEFT, card(M));
    // Who has only one discards that one, and then draws a new hand.
    scene.act(NEXT, card(D));
    assert_eq!(scene.decision(), (ME, Decision::Play));
    assert_eq!((scene.size(LEFT), scene.size(NEXT)), (1, 5));
}

#[test]
fn kindling_burns_an_ingredient_of_the_pool_for_a_card() {
    let mut scene = owning(Spell::Kindling).pool(North, Spell::Bounty, &[A]).ready();
    scene.me(Action::UseCapability).me(card(F));
    scene.me(Action::Pick { from: North, ingredient: A });
    assert!(scene.laid(North).is_empty());
    assert!(scene.state.table.discard.has(A.card()) && scene.state.table.discard.has(F.card()));
}

#[test]
fn seal_keeper_releases_freely_and_gets_the_gambit_back() {
    let mut scene = owning(Spell::SealKeeper).in_play(ME, Gambit::VI, Place::Pool(North)).ready();
    scene.me(Action::Release);
    let (place, why) = (Place::Pool(North), Leaving::Returned);
    assert!(scene.happened(&Event::GambitLeft { seat: ME, gambit: Gambit::VI, place, why }));
    assert!(scene.held(ME).has(Gambit::VI.card()));
    // It took no incantation action.
    scene.me(from_hand(GambitUse::Protect(East)));
}

#[test]
fn glass_tower_lays_the_hand_open() {
    let mut scene = claiming(Spell::GlassTower);
    let flakes: Cards = cards(&[F, F]).into_iter().collect();
    assert!(scene.happened(&Event::HandOpened { seat: ME, cards: flakes }));
    scene.me(Action::Draw);
    for seat in [LEFT, NEXT] {
        assert_eq!(scene.view(seat).known[0], scene.held(ME), "also what is drawn later");
    }
    let on_looker = WizardsGambit::view(&scene.state, conclave::table::Viewer::Spectator);
    assert_eq!(on_looker.known[0], scene.held(ME));
}

#[test]
fn glass_tower_closes_when_another_spell_covers_it() {
    let tower = Spell::GlassTower;
    let mut scene = Scene::new(3)
        .almost(North, tower)
        .almost(East, Spell::Tithe)
        .hand(ME, [last(tower).card(), F.card(), F.card(), Incantation::Quickening.card()])
        .ready();
    scene.me(cast(Incantation::Quickening)).me(play(last(tower), North));
    assert!(scene.state.table.player(ME).open);
    scene.me(play(F, East));
    assert!(scene.happened(&Event::HandClosed(ME)));
    assert!(!scene.state.table.player(ME).open);
}

#[test]
fn vow_of_silence_forbids_incantations() {
    let scene = owning(Spell::VowOfSilence).hand(ME, [Incantation::Prosperity.card()]).ready();
    assert_eq!(scene.refused(cast(Incantation::Prosperity)), Reason::Silenced);
}

#[test]
fn heavy_crown_limits_the_hand_to_three() {
    let mut scene = owning(Spell::HeavyCrown).hand(ME, cards(&[F])).ready();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.decision(), (ME, Decision::Discard));
    let any = scene.legal(ME)[0];
    scene.me(any);
    assert_eq!((scene.size(ME), scene.turn_of()), (3, LEFT));
}

#[test]
fn open_purse_gives_an_opponent_a_card_at_the_end_of_the_turn() {
    let mut scene = owning(Spell::OpenPurse).ready();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.legal(ME), [Action::Opponent(LEFT), Action::Opponent(NEXT)]);
    scene.me(Action::Opponent(NEXT));
    assert_eq!((scene.drew(NEXT), scene.turn_of()), (1, LEFT));
}

#[test]
fn hungry_void_swallows_a_random_card_at_the_end_of_the_turn() {
    let mut scene = owning(Spell::HungryVoid).ready();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.size(ME), 2);
}

#[test]
fn hungry_void_swallowing_the_last_card_brings_a_new_hand() {
    // [ruling] The hand is empty in the owner's turn: five cards, if there are so
    // many. Here the draw phase finds nothing, and then only what was swallowed.
    let mut scene = Scene::new(2).book(ME, &[Spell::HungryVoid]).hand(ME, cards(&[F, F])).ready();
    scene = scene.deck_of(0).discard_to(LEFT).at_play();
    scene.me(play(F, North)).me(Action::Draw);
    assert!(scene.happened(&Event::Reshuffled));
    assert_eq!((scene.size(ME), scene.turn_of()), (1, LEFT));
}

#[test]
fn open_gates_let_every_opponent_draw_one_card_more() {
    let mut scene = owning(Spell::OpenGates).ready();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.drew(ME), 1);
    let legal = scene.legal(LEFT);
    let action = legal.iter().find(|a| matches!(a, Action::PlayIngredient { .. }));
    match action {
        Some(&ingredient) => {
            scene.act(LEFT, ingredient).act(LEFT, Action::Draw);
            assert_eq!(scene.drew(LEFT), 2);
        }
        None => {
            scene.act(LEFT, Action::ShowHand);
            assert_eq!(scene.drew(LEFT), 3);
        }
    }
}

#[test]
fn crown_of_thorns_gives_a_card_away_at_the_start_of_every_turn() {
    let mut scene = owning(Spell::CrownOfThorns).ready();
    back_to_my_start(&mut scene);
    assert_eq!(scene.legal(ME), [Action::Opponent(LEFT), Action::Opponent(NEXT)]);
    let [mine, theirs] = [scene.size(ME), scene.size(NEXT)];
    scene.me(Action::Opponent(NEXT));
    assert_eq!(scene.refused(Action::Decline), Reason::Compulsory);
    let gift = scene.legal(ME)[0];
    scene.me(gift);
    assert_eq!((scene.size(ME), scene.size(NEXT)), (mine - 1, theirs + 1));
    assert_eq!(scene.decision(), (ME, Decision::Play));
}

#[test]
fn crown_of_thorns_giving_the_last_card_away_ends_the_turn() {
    // [ruling] An empty hand ends the turn, with five cards.
    let mut scene = Scene::new(2)
        .book(LEFT, &[Spell::CrownOfThorns])
        .hand(ME, cards(&[F, F]))
        .hand(LEFT, cards(&[A]))
        .at_play_with_pool();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!(scene.decision(), (LEFT, Decision::Step));
    scene.act(LEFT, card(A));
    assert_eq!((scene.size(LEFT), scene.turn_of()), (5, ME));
}

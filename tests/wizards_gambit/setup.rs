//! Components and set-up.

use conclave_rules::games::wizards_gambit::cards::{
    Card, Cards, ComponentFace, Gambit, Ingredient,
};
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::Decision;
use conclave_rules::games::wizards_gambit::{Options, WizardsGambit};
use conclave_rules::table::{Play, Seat, Seed, Setup};

/// Freshly dealt tables of every size.
fn dealt() -> impl Iterator<Item = Play<WizardsGambit>> {
    (0..60).map(|seed| {
        let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
        Play::begin(setup, Seed(seed)).unwrap()
    })
}

#[test]
fn the_box_holds_nine_of_each_of_seven_ingredients() {
    // [ruling] The book gives 63 in all.
    let all = Cards::whole_box();
    for ingredient in Ingredient::ALL {
        assert_eq!(all.count(ingredient.card()), 9);
    }
    assert_eq!((Ingredient::ALL.len(), Spell::ALL.len(), all.incantations().len()), (7, 25, 18));
}

#[test]
fn eight_gambits_have_numerals_of_their_own() {
    let gambits = Card::all().filter(|card| matches!(card.face(), ComponentFace::Gambit(_)));
    assert_eq!(gambits.count(), 8);
    assert!(Gambit::I < Gambit::VIII && Gambit::ALL.is_sorted());
}

#[test]
fn all_players_get_five_cards_and_no_gambit_among_them() {
    for play in dealt() {
        for seat in play.state().table.all_seats() {
            let hand = play.state().hand(seat);
            assert_eq!((hand.len(), hand.gambits().len()), (5, 0));
        }
    }
}

#[test]
fn four_spells_lie_face_up_around_the_deck() {
    for play in dealt() {
        assert_eq!(play.state().table.pool.iter().flatten().count(), 4);
        assert_eq!(play.state().table.spells_left, 21);
    }
}

#[test]
fn all_players_get_one_gambit_face_up_and_the_rest_are_shuffled_into_the_deck() {
    for play in dealt() {
        let state = play.state();
        let gambits: Vec<Gambit> =
            state.table.all_seats().filter_map(|seat| state.table.player(seat).gambit).collect();
        assert_eq!(gambits.len(), usize::from(state.table.seats));
        let in_deck =
            state.hidden.deck.iter().filter(|card| matches!(card.face(), ComponentFace::Gambit(_)));
        assert_eq!(in_deck.count(), 8 - gambits.len());
    }
}

#[test]
fn gambits_do_not_always_lie_at_the_same_place_in_the_deck() {
    let on_top = dealt().filter(|play| {
        let top = play.state().hidden.deck.last();
        top.is_some_and(|card| matches!(card.face(), ComponentFace::Gambit(_)))
    });
    assert!((1..20).contains(&on_top.count()));
}

#[test]
fn the_highest_numeral_starts() {
    for play in dealt() {
        let table = &play.state().table;
        let highest = table.all_seats().max_by_key(|&seat| table.player(seat).gambit);
        assert_eq!(Some(table.turn.seat), highest);
        assert_eq!((table.acting, table.decision), (table.turn.seat, Decision::Play));
    }
}

#[test]
fn play_goes_clockwise() {
    let setup = Setup { seats: 4, options: Options::default() };
    let mut play = Play::<WizardsGambit>::begin(setup, Seed(3)).unwrap();
    let mut turns = vec![play.state().table.turn.seat];
    while turns.len() < 9 {
        let seat = play.to_act().first().unwrap();
        let legal = play.legal(seat);
        play.act(seat, *legal.last().unwrap()).unwrap();
        let turn = play.state().table.turn.seat;
        if turns.last() != Some(&turn) {
            turns.push(turn);
        }
    }
    for pair in turns.windows(2) {
        assert_eq!(pair[1], Seat((pair[0].0 + 1) % 4));
    }
}

use super::*;
use crate::testing;
use conclave_i18n::Locale;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::InPlay;
use conclave_rules::games::wizards_gambit::{Options, View, WizardsGambit};
use conclave_rules::table::{Play, Rng, Rules, Seed, Setup, Viewer};

fn words(view: View, locale: Locale) -> TableWords {
    let text = testing::text(locale);
    let names = ["Ada", "Bea", "Cy", "Di", "Eli"];
    let players = testing::players(&names[..usize::from(view.table.seats)]);
    TableWords::new(&text, &players, &view.into())
}

/// A table of two at which nobody has done anything.
fn begun() -> Play<WizardsGambit> {
    let setup = Setup { seats: 2, options: Options::default() };
    Play::begin(setup, Seed(1)).expect("a game")
}

#[test]
fn every_action_has_a_reason_in_every_language_whoever_looks() {
    let mut longest = String::new();
    for seed in 0..40 {
        let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
        let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).expect("a game");
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = play.to_act().first() {
            let legal = play.legal(seat);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = WizardsGambit::view(play.state(), viewer);
                for locale in Locale::ALL {
                    let words = words(view, locale);
                    for &action in &legal {
                        let found = reasons(&[action], seat, &words);
                        assert!(!found.is_empty(), "{action:?}");
                        for sentence in found {
                            assert!(!sentence.contains(['{', '…']), "{action:?}: {sentence}");
                            if sentence.len() > longest.len() {
                                longest = sentence;
                            }
                        }
                    }
                }
            }
            let action = *rng.pick(&legal).expect("an action");
            play.act(seat, action).expect("a legal action");
            if play.ply() > 40 {
                break;
            }
        }
    }
    assert!(longest.chars().count() < 220, "{longest}");
}

#[test]
fn the_last_rune_claims_and_the_last_but_one_leaves_it_to_the_next() {
    let play = begun();
    let mut view = WizardsGambit::view(play.state(), Viewer::Seat(Seat(0)));
    let slot = PoolSlot::North;
    let there = view.table.pool[slot.index()].as_mut().expect("a spell");
    let runes: Vec<Card> = there.spell.card().runes.iter().collect();
    for &rune in &runes[2..] {
        there.laid.add(rune);
    }
    let points = there.spell.card().points;
    let play = |rune: Card| match rune.face() {
        ComponentFace::Ingredient(ingredient) => Action::PlayIngredient { ingredient, on: slot },
        _ => panic!("a rune"),
    };
    let words = words(view, Locale::English);
    let one = reasons(&[play(runes[0])], Seat(0), &words);
    assert!(one[0].contains("lacks only"), "{one:?}");
    assert!(one[1].starts_with("Bea comes next; ") && one[1].contains(" fitting cards are "));
    let two = reasons(&[play(runes[0]), play(runes[1])], Seat(0), &words);
    assert!(two[2].ends_with(&format!("then has {points}.")), "{two:?}");
}

#[test]
fn a_flake_leaves_several_runes_open_and_who_may_play_more_leaves_them_to_nobody() {
    let mut view = WizardsGambit::view(begun().state(), Viewer::Seat(Seat(0)));
    // Runes: Angel's Breath, Phoenix Ash, Dragon's Tooth.
    let slot = PoolSlot::North;
    let mut there = PoolSpell::new(Spell::Tithe);
    there.laid.add(Ingredient::PrismaticFlake.card());
    view.table.pool[slot.index()] = Some(there);
    let plan = [Action::PlayIngredient { ingredient: Ingredient::AngelsBreath, on: slot }];
    let unseen = view.unknown_cards();
    let count: u8 = [Ingredient::PhoenixAsh, Ingredient::DragonsTooth, Ingredient::PrismaticFlake]
        .map(|rune| unseen.count(rune.card()))
        .iter()
        .sum();
    let said = reasons(&plan, Seat(0), &words(view, Locale::English));
    let open = "Tithe (3 points) then lacks only Phoenix Ash / Dragon’s Tooth.";
    let next = format!("Bea comes next; {count} fitting cards are out of sight.");
    assert_eq!(said, [open, &next]);
    view.table.turn.more_ingredients = 1;
    assert_eq!(reasons(&plan, Seat(0), &words(view, Locale::English)), [open]);
}

#[test]
fn protected_spells_are_fitted_by_nothing() {
    let mut view = WizardsGambit::view(begun().state(), Viewer::Spectator);
    view.table.pool = PoolSlot::ALL.map(|_| Some(PoolSpell::new(Spell::Tithe)));
    let place = GambitPlace::Pool(PoolSlot::South);
    let gambit = view.table.players[1].gambit.take().expect("the first one");
    view.table.players[1].in_play = Some(InPlay { gambit, place, fresh: false });
    let card = Ingredient::PhoenixAsh.card();
    let said = reasons(&[Action::Card(card)], Seat(0), &words(view, Locale::English));
    assert_eq!(said, ["Phoenix Ash fits 3 spells of the reserve now."]);
}

#[test]
fn who_claims_despite_gambits_pays_no_price_for_them() {
    let mut view = WizardsGambit::view(begun().state(), Viewer::Spectator);
    let told =
        |view: &View, action| reasons(&[action], Seat(0), &words(*view, Locale::English)).join(" ");
    let play = |as_| Action::PlayGambit { from_hand: false, as_ };
    let protect = play(GambitUse::Protect(PoolSlot::East));
    assert!(told(&view, protect).contains("cannot claim"));
    view.table.players[0].book.push(Spell::FreeSpirit);
    assert!(!told(&view, protect).contains("cannot claim"));
    // Whose own book is negated loses that too.
    assert!(told(&view, play(GambitUse::Negate(Seat(0)))).contains("cannot claim"));
    let place = GambitPlace::Pool(PoolSlot::East);
    let gambit = view.table.players[0].gambit.take().expect("the first one");
    view.table.players[0].in_play = Some(InPlay { gambit, place, fresh: false });
    assert!(!told(&view, Action::Release).contains("can claim spells again"));
    view.table.players[0].book = Default::default();
    assert!(told(&view, Action::Release).ends_with("Ada can claim spells again."));
}

#[test]
fn cards_that_are_played_do_not_stay_in_the_hand() {
    let mut view = WizardsGambit::view(begun().state(), Viewer::Seat(Seat(0)));
    view.table.players[0].hand = 3;
    view.table.pool[0] = Some(PoolSpell::new(Spell::Tithe));
    let play = Action::PlayIngredient { ingredient: Ingredient::PhoenixAsh, on: PoolSlot::North };
    let said = |plan: &[Action]| {
        reasons(plan, Seat(0), &words(view, Locale::English)).pop().expect("a reason")
    };
    assert!(said(&[Action::Draw]).ends_with(": 4 cards stay for the next turn."));
    assert!(said(&[play, Action::Draw]).ends_with(": 3 cards stay for the next turn."));
    // What an incantation brings is not told.
    let incantation = Action::PlayIncantation(Incantation::Prosperity);
    assert!(!said(&[incantation, Action::Draw]).contains(" stay "));
}

#[test]
fn a_gambit_says_what_it_costs() {
    let play = begun();
    let view = WizardsGambit::view(play.state(), Viewer::Spectator);
    let words = words(view, Locale::English);
    let as_ = GambitUse::Protect(PoolSlot::East);
    let found = reasons(&[Action::PlayGambit { from_hand: false, as_ }], Seat(0), &words);
    assert!(found.iter().any(|sentence| sentence.contains("cannot claim")), "{found:?}");
}

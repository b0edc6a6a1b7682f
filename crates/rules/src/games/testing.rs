//! Playthroughs for the tests of games' feats, and tests of what holds for every game.

use crate::bots::Policy;
use crate::games::{IDS, WithGame, with_game};
use crate::table::{
    Achievements, Best, Feat, Outcome, Play, Playthrough, Rng, Seat, Seats, Seed, Setup,
};
use conclave_i18n::Locale;

/// A game of so many seats in which these things happened.
pub fn playthrough<G: Achievements>(
    seats: u8,
    events: Vec<G::Event>,
    scores: Vec<i32>,
) -> Playthrough<G> {
    let setup = Setup { seats, options: G::Options::default() };
    let play = Play::<G>::begin(setup, Seed(1)).expect("a game");
    Playthrough { seats, start: play.state().clone(), events, outcome: Outcome::highest(scores) }
}

/// The seats that earned a feat in such a game.
fn earned<G: Achievements>(feat: &str, playthrough: &Playthrough<G>) -> Vec<u8> {
    let feat = G::FEATS.iter().find(|other| other.id == feat).expect("a feat");
    (0..playthrough.seats).filter(|&seat| (feat.earned)(playthrough, Seat(seat))).collect()
}

/// The seats that earned a feat where these things happened and the scores came to this.
pub fn check<G: Achievements>(feat: &str, events: Vec<G::Event>, scores: Vec<i32>) -> Vec<u8> {
    earned(feat, &playthrough::<G>(scores.len() as u8, events, scores))
}

/// The seats of three that earned a feat where these things happened and this one won.
pub fn check_won_by<G: Achievements>(feat: &str, events: Vec<G::Event>, winner: Seat) -> Vec<u8> {
    let mut playthrough = playthrough::<G>(3, events, vec![0; 3]);
    playthrough.outcome.winners = Seats::one(winner);
    earned(feat, &playthrough)
}

/// Plays a game with the plans that bots would consider.
fn played<G: Policy>(seats: u8, seed: u64) -> Play<G> {
    let setup = Setup { seats, options: G::Options::default() };
    let mut play = Play::<G>::begin(setup, Seed(seed)).expect("a game");
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = play.to_act().first() {
        let mut plan = Vec::new();
        if seat == Seat::CHANCE {
            plan.extend(G::sample_chance(play.state(), &mut rng));
        } else {
            G::propose(play.state(), seat, &mut rng, &mut plan);
        }
        if plan.is_empty() {
            plan.extend(rng.pick(&play.legal(seat)).cloned());
        }
        // What a plan uncovers may leave no room for the rest of it.
        for action in plan {
            if play.act(seat, action).is_err() {
                break;
            }
        }
    }
    play
}

/// Looks at the feats and bests of many games.
struct LookAtMany;

impl WithGame for LookAtMany {
    type Out = ();

    fn with<G: Policy + Achievements>(self) {
        const GAMES: usize = 150;
        let seats = crate::games::game(G::ID).expect("a game").table;
        let playthroughs: Vec<Playthrough<G>> =
            (0..GAMES).filter_map(|seed| Playthrough::of(&played(seats, seed as u64))).collect();
        assert_eq!(playthroughs.len(), GAMES, "every game ends");
        let everybody = || {
            playthroughs
                .iter()
                .flat_map(|playthrough| (0..seats).map(move |seat| (playthrough, Seat(seat))))
        };
        for Feat { id, earned } in G::FEATS {
            let times =
                everybody().filter(|(playthrough, seat)| earned(playthrough, *seat)).count();
            assert!(times > 0, "{}: nobody ever earns {id}", G::ID);
            assert!(times < everybody().count() * 11 / 20, "{}: {id} is nothing special", G::ID);
        }
        for Best { id, value } in G::BESTS {
            let values = || everybody().map(|(playthrough, seat)| value(playthrough, seat));
            assert!(values().max() > values().min(), "{}: {id} is always the same", G::ID);
        }
        for playthrough in &playthroughs {
            let score_history = G::score_history(playthrough);
            assert!(G::rounds(playthrough) > 0 && !score_history.is_empty(), "{}", G::ID);
            assert!(
                score_history.iter().all(|scores| scores.len() == usize::from(seats)),
                "{}",
                G::ID
            );
        }
    }
}

#[test]
fn every_feat_is_earned_now_and_then_and_every_best_differs() {
    for id in IDS {
        with_game(id, LookAtMany);
    }
}

#[test]
fn no_feat_or_best_is_called_like_another_and_each_has_its_texts() {
    struct Names;
    impl WithGame for Names {
        type Out = Vec<String>;
        fn with<G: Policy + Achievements>(self) -> Vec<String> {
            assert!(G::FEATS.len() >= 10, "{}", G::ID);
            let feats = G::FEATS.iter().map(|feat| format!("{}-feat-{}", G::ID, feat.id));
            let bests = G::BESTS.iter().map(|best| format!("{}-best-{}", G::ID, best.id));
            feats.flat_map(|key| [format!("{key}-text"), key]).chain(bests).collect()
        }
    }
    for id in IDS {
        let mut keys = with_game(id, Names).expect("a game");
        for locale in Locale::ALL {
            let (_, file) =
                locale.files().iter().find(|(name, _)| *name == "lobby").expect("texts");
            let of_game = [format!("{id}-feat-"), format!("{id}-best-")];
            let keys_there = file.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
            let mut there: Vec<&str> =
                keys_there.filter(|key| of_game.iter().any(|it| key.starts_with(it))).collect();
            there.sort_unstable();
            keys.sort_unstable();
            assert_eq!(there, keys, "{}", locale.id());
        }
    }
}

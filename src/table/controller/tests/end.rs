//! What is counted, noted and announced when a game ends.

use super::*;

#[test]
fn how_a_game_of_one_person_against_bots_ended_is_counted() {
    let adept = By::Bot(Level::Adept);
    let controllers = &[adept, By::Person, adept];
    let setting = Setting { controllers, speed: Speed::Instant, ..Setting::default() };
    let mut page = TestPage::<Elfenwizards>::open(&setting);
    while !page.table.is_over() {
        if let Some(seat) = page.table.deciding() {
            let first = page.table.session().play().legal(seat).swap_remove(0);
            page.send(Msg::Act(vec![first]));
        } else {
            page.answer();
        }
    }
    let outcome = Elfenwizards::outcome(page.table.session().play().state()).expect("it is over");
    let won = outcome.winners.has(Seat(1));
    assert!(page.effects.contains(&TableEffect::CountGame(Level::Adept, won)));
    let effects = page.send(GameCommand::Rematch(Some(Level::Apprentice)));
    let save = effects.iter().find_map(|effect| match effect {
        TableEffect::OpenGame(save) => Some(save),
        _ => None,
    });
    let again = save.and_then(|save| save.session::<Elfenwizards>().ok()).expect("another game");
    let (players, milder) = (again.players(), By::Bot(Level::Apprentice));
    assert!(players.iter().map(|p| p.controller).eq([milder, By::Person, milder]));
    let effects = page.send(GameCommand::SwapSeats);
    let moved = effects.iter().find_map(|effect| match effect {
        TableEffect::OpenGame(save) => Some(save.players.iter().map(|p| p.name.as_str())),
        _ => None,
    });
    assert!(moved.expect("another game").eq(["P2", "P0", "P1"]));
}

#[test]
fn a_game_is_noted_in_the_history_when_it_ends_and_not_when_it_is_opened() {
    let adept = By::Bot(Level::Adept);
    let controllers = &[adept, By::Person, adept];
    let setting = Setting { controllers, speed: Speed::Instant, ..Setting::default() };
    let noted = |page: &TestPage<Elfenwizards>| {
        let game = |effect: &TableEffect| match effect {
            TableEffect::NoteGame(key, save) => Some((key.clone(), save.clone())),
            _ => None,
        };
        page.effects.iter().filter_map(game).collect::<Vec<_>>()
    };
    let mut page = TestPage::<Elfenwizards>::open(&setting);
    while !page.table.is_over() {
        assert!(noted(&page).is_empty());
        if let Some(seat) = page.table.deciding() {
            let first = page.table.session().play().legal(seat).swap_remove(0);
            page.send(Msg::Act(vec![first]));
        } else {
            page.answer();
        }
    }
    let games = noted(&page);
    assert_eq!(games.len(), 1);
    let store = Memory::default();
    for _ in 0..2 {
        history::note(&store, &games[0].0, &games[0].1);
        let kept = history::History::read(&store).expect("memory");
        assert_eq!((kept.games.len(), kept.refused.len()), (1, 0));
        assert_eq!(kept.games[0].people().collect::<Vec<_>>(), [Seat(1)]);
    }
    // The same game, opened when it is over; and looked at, which is no playing.
    let over = page.table.session().clone();
    let mut again = TestPage::<Elfenwizards>::around(&setting, over);
    again.send(GameCommand::Replay(ReplayCommand::Ply(0)));
    again.send(GameCommand::Close);
    assert!(noted(&again).is_empty());
}

#[test]
fn the_end_is_announced_once() {
    let setting =
        Setting { controllers: &[By::Person; 3], speed: Speed::Instant, ..Setting::default() };
    let mut page = TestPage::<Elfenwizards>::open(&setting);
    let mut rng = Rng::new(Seed(2));
    while !page.table.is_over() {
        let seat = page.table.deciding().expect("somebody decides");
        let play = page.table.session().play();
        let action = rng.pick(&play.legal(seat)).cloned().expect("an action");
        page.send(Msg::Act(vec![action]));
    }
    let counted = |effect: &TableEffect| matches!(effect, TableEffect::CountGame(..));
    assert!(!page.effects.iter().any(counted), "there were no bots");
    let ends = |page: &TestPage<Elfenwizards>| {
        let end = TableEffect::Focus(".game-over h2");
        page.effects.iter().filter(|effect| **effect == end).count()
    };
    assert_eq!(ends(&page), 1);
    assert!(page.effects.contains(&TableEffect::AskToKeep));
    page.send(GameCommand::Replay(ReplayCommand::Ply(0)));
    page.send(GameCommand::Close);
    assert_eq!(ends(&page), 1);
    let effects = page.send(GameCommand::Rematch(None));
    assert!(effects.iter().any(|effect| matches!(effect, TableEffect::OpenGame(_))));
}

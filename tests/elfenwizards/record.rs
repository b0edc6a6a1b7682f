//! Games on paper: undo, and how records are written.

use conclave_rules::games::elfenwizards::board::{MagicianBox, Title};
use conclave_rules::games::elfenwizards::state::WizardId;
use conclave_rules::games::elfenwizards::{Action, Elfenwizards, Event, GreyPrice, Guild, Options};
use conclave_rules::table::{Play, Record, RecordError, Seat};

use crate::scenario::*;

/// The acting seat does the first of its legal actions that `wanted` likes.
fn does(game: &mut Play<Elfenwizards>, wanted: impl Fn(&Action) -> bool) {
    let seat = game.to_act().first().unwrap();
    let action = game.legal(seat).into_iter().find(wanted).unwrap();
    game.act(seat, action).unwrap();
}

fn places(action: &Action) -> bool {
    matches!(action, Action::Place { .. })
}

#[test]
fn undo_reaches_back_to_the_last_roll_and_no_further() {
    let mut game = play(3, 4);
    assert_eq!(game.undo_floor(), 0);
    does(&mut game, |action| *action == Action::Roll);
    assert_eq!(game.undo_floor(), 1, "a roll is not undone");
    for placed in 1..=3 {
        does(&mut game, places);
        assert_eq!((game.undo_floor(), game.ply()), (1, 1 + placed));
    }
    does(&mut game, |action| *action == Action::KeepRest);
    assert_eq!(game.undo_floor(), 1, "the next player has not rolled");
    does(&mut game, |action| *action == Action::Roll);
    assert_eq!(game.undo_floor(), 6);
}

#[test]
fn rolling_again_is_not_undone() {
    let mut game = play(3, 4);
    while !game.to_act().first().is_some_and(|seat| game.legal(seat).contains(&Action::Reroll)) {
        let seat = game.to_act().first().unwrap();
        let last = *game.legal(seat).last().unwrap();
        game.act(seat, last).unwrap();
    }
    let (before, floor) = (game.ply(), game.undo_floor());
    assert_eq!(floor, before, "the roll itself");
    let mut accepted = game.clone();
    does(&mut accepted, |action| *action == Action::Accept);
    assert_eq!(accepted.undo_floor(), before, "accepting tells nothing new");
    does(&mut game, |action| *action == Action::Reroll);
    assert_eq!(game.undo_floor(), before + 1);
}

#[test]
fn going_back_and_doing_the_same_gives_the_same_dice() {
    let mut game = play(4, 77);
    does(&mut game, |action| *action == Action::Roll);
    does(&mut game, places);
    let placed = game.clone();
    let mut again = game.at_ply(1);
    does(&mut again, places);
    assert_eq!(again, placed);
    does(&mut again, |action| *action == Action::KeepRest);
    does(&mut game, |action| *action == Action::KeepRest);
    assert_eq!(again, game);
}

#[test]
fn going_back_too_far_is_the_whole_game_and_to_nothing_is_its_beginning() {
    let mut game = play(3, 4);
    let beginning = game.clone();
    does(&mut game, |action| *action == Action::Roll);
    assert_eq!(game.at_ply(99), game);
    assert_eq!(game.at_ply(0), beginning);
}

#[test]
fn a_refused_action_is_not_recorded() {
    let mut game = play(3, 4);
    let before = game.clone();
    let acting = game.to_act().first().unwrap();
    assert!(game.act(acting, Action::Pass).is_err());
    assert!(game.act(acting.clockwise(3), Action::Roll).is_err());
    assert_eq!(game, before);
}

// Saves and links are written like this: what changes here needs a new VERSION.
#[test]
fn actions_are_written_as_they_always_were() {
    let written = [
        (Action::PayRetreat { from_reserve: true }, r#"{"PayRetreat":{"from_reserve":true}}"#),
        (Action::SettleRetreat(MagicianBox(3)), r#"{"SettleRetreat":3}"#),
        (Action::Roll, r#""Roll""#),
        (Action::Place { pips: 6, on: DRUID }, r#"{"Place":{"pips":6,"on":{"Major":"Druid"}}}"#),
        (Action::Place { pips: 1, on: GREY }, r#"{"Place":{"pips":1,"on":"Grey"}}"#),
        (Action::KeepRest, r#""KeepRest""#),
        (Action::Accept, r#""Accept""#),
        (Action::Reroll, r#""Reroll""#),
        (Action::Recover(dice(&[1, 5, 5])), r#"{"Recover":[5,5,1]}"#),
        (
            Action::Support { spell: CHIP, wizard: WizardId(7) },
            r#"{"Support":{"spell":"Minor","wizard":7}}"#,
        ),
        (
            Action::Support { spell: die(4), wizard: WizardId(7) },
            r#"{"Support":{"spell":{"Major":4},"wizard":7}}"#,
        ),
        (Action::Pass, r#""Pass""#),
        (
            Action::TakeTitle { wizard: WizardId(2), title: Title(14) },
            r#"{"TakeTitle":{"wizard":2,"title":14}}"#,
        ),
        (
            Action::Demote { wizard: WizardId(2), to: MagicianBox(0) },
            r#"{"Demote":{"wizard":2,"to":0}}"#,
        ),
        (Action::Cleanse(dice(&[4])), r#"{"Cleanse":[4]}"#),
        (Action::RemoveGrey(WizardId(0)), r#"{"RemoveGrey":0}"#),
        (Action::TakeBack(dice(&[])), r#"{"TakeBack":[]}"#),
    ];
    for (action, text) in written {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}

#[test]
fn records_are_written_as_they_always_were() {
    let text = concat!(
        r#"{"format":1,"game":"elfenwizards","version":4,"setup":{"seats":3,"options":"#,
        r#"{"grey_price":"ThreePips","negotiation_clock":true,"guilds":["Blue","Green","Red"]}},"#,
        r#""seed":18446744073709551615,"actions":[[SEAT,"Roll"],[SEAT,"KeepRest"]]}"#
    );
    let options = Options {
        grey_price: GreyPrice::ThreePips,
        negotiation_clock: true,
        guilds: Some(vec![Guild::Blue, Guild::Green, Guild::Red]),
    };
    let table = conclave_rules::table::Setup { seats: 3, options };
    let mut game =
        Play::<Elfenwizards>::begin(table, conclave_rules::table::Seed(u64::MAX)).unwrap();
    let first: Seat = game.state().position.dragon;
    does(&mut game, |action| *action == Action::Roll);
    does(&mut game, |action| *action == Action::KeepRest);
    let text = text.replace("SEAT", &first.0.to_string());
    assert_eq!(game.record().to_json(), text);
    assert_eq!(Record::from_json(&text).unwrap().replay().unwrap(), game);
}

#[test]
fn options_that_a_record_does_not_name_are_the_books() {
    let text = r#"{"format":1,"game":"elfenwizards","version":3,
        "setup":{"seats":4,"options":{}},"seed":7,"actions":[]}"#;
    let record = Record::<Elfenwizards>::from_json(text).unwrap();
    assert_eq!(record.setup.options, Options::default());
}

#[test]
fn a_record_says_what_is_wrong_with_it() {
    let mut record = play(3, 4).record().clone();
    record.actions.push((RED, Action::Pass));
    record.actions.push((RED, Action::Pass));
    let refused = record.replay().map(|_| ()).unwrap_err();
    assert!(matches!(refused, RecordError::Illegal { index: 0, .. }), "{refused}");
    assert!(refused.to_string().starts_with("action 0 is against the rules: "));
    let strange = Record::<Elfenwizards>::from_json(r#"{"format":1,"game":"go","version":1}"#);
    assert_eq!(strange, Err(RecordError::OtherGame("go".into())));
}

#[test]
fn only_chance_is_beyond_undo() {
    // Everything lies open in this game: only what was thrown or drawn is new.
    let mut game = play(5, 5);
    while let Some(seat) = game.to_act().first() {
        let action = game.legal(seat)[0];
        let events = game.act(seat, action).unwrap();
        let rolled = events.iter().any(|event| matches!(event, Event::Rolled { .. }));
        assert_eq!(rolled, game.undo_floor() == game.ply());
    }
}

#[test]
fn a_record_of_older_rules_is_played_where_nothing_has_changed() {
    for (players, since) in [(3, 3), (4, 1), (5, 3), (6, 4)] {
        let mut record = play(players, 4).record().clone();
        for version in 0..=record.version {
            record.version = version;
            let read = Record::<Elfenwizards>::from_bytes(&record.to_bytes());
            let replayed = record.replay().map(|_| ());
            if version < since {
                assert_eq!(read, Err(RecordError::Older), "{players} players, {version}");
                assert_eq!(replayed, Err(RecordError::Older));
            } else {
                assert_eq!(read.as_ref(), Ok(&record), "{players} players, {version}");
                assert_eq!(replayed, Ok(()));
            }
        }
        record.version += 1;
        assert_eq!(record.replay().map(|_| ()), Err(RecordError::Newer));
    }
}

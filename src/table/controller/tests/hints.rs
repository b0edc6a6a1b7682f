//! Hints, and bots that tell why they did what they did.

use super::*;
use conclave_rules::games::wizards_gambit::WizardsGambit;

/// A table of three people, one of whom must decide.
fn people<G: GameUi>() -> TestPage<G> {
    let mut page = TestPage::open(&Setting { controllers: &[By::Person; 3], ..Setting::default() });
    page.watch();
    if let Some(seat) = page.table.curtain().iter().next() {
        page.send(GameCommand::TakeDevice(seat));
    }
    page
}

/// One person against two bots, once the person is asked and bots have acted before.
fn after_bots<G: GameUi>() -> TestPage<G> {
    let bot = By::Bot(Level::Apprentice);
    let controllers = &[By::Person, bot, bot];
    let mut page = TestPage::open(&Setting { controllers, ..Setting::default() });
    page.watch();
    let acted =
        |page: &TestPage<G>| page.table.deciding().is_some() && page.table.since() + 1 < page.ply();
    for _ in 0..200 {
        if acted(&page) {
            return page;
        }
        page.step();
    }
    panic!("no bot has acted before the person is asked again");
}

/// Asks for a hint, and has it answered with a legal action.
fn hint<G: GameUi>(page: &mut TestPage<G>) -> G::Action {
    let (_, action) = page.legal();
    page.send(GameCommand::Hint);
    let (number, _) = page.asked().expect("a request");
    page.send(Msg::BotReplied(number, Ok(reply::<G>(vec![action.clone()]))));
    action
}

#[test]
fn a_hint_is_asked_for_given_and_put_away() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting {
        controllers: &[By::Person; 3],
        ..Setting::default()
    });
    page.watch();
    let (seat, action) = page.legal();
    let effects = page.send(GameCommand::Hint);
    assert!(effects.iter().any(is_ask) && matches!(page.table.hint(), Some(Hint::Asked(_))));
    let (number, request) = page.asked().expect("a request");
    assert_eq!(request.seat, seat);
    page.send(Msg::BotReplied(number, Ok(reply::<Elfenwizards>(vec![action]))));
    let Some(Hint::Given(plan, words)) = page.table.hint() else { panic!("no hint") };
    assert!(**plan == [action] && words.contains("50"), "{words}");
    page.send(GameCommand::Close);
    assert!(page.table.hint().is_none());
    page.send(GameCommand::Hint);
    assert!(
        page.send(GameCommand::Hint).contains(&TableEffect::CancelBots),
        "put away before it came"
    );
}

#[test]
fn what_a_hint_says_is_done_once() {
    let mut page = people::<Elfenwizards>();
    assert!(!page.table.can_take_hint());
    let action = hint(&mut page);
    assert!(page.table.can_take_hint());
    let before = page.ply();
    page.send(GameCommand::TakeHint);
    let actions = &page.table.session().play().record().actions;
    assert_eq!(actions.last().map(|(_, action)| action), Some(&action));
    page.watch();
    page.send(GameCommand::TakeHint);
    assert_eq!((page.ply(), page.table.can_take_hint()), (before + 1, false));
}

#[test]
fn a_plan_that_is_refused_half_way_says_why() {
    let mut page = people::<Elfenwizards>();
    let (_, action) = page.legal();
    page.send(GameCommand::Hint);
    let (number, _) = page.asked().expect("a request");
    // Nobody rolls twice.
    page.send(Msg::BotReplied(number, Ok(reply::<Elfenwizards>(vec![action, action]))));
    let before = page.ply();
    let effects = page.send(GameCommand::TakeHint);
    assert_eq!(page.ply(), before + 1);
    assert!(effects.iter().any(|effect| matches!(effect, TableEffect::Refuse(_))));
}

#[test]
fn a_bot_whose_answer_is_refused_is_not_asked_for_ever() {
    let bot = By::Bot(Level::Apprentice);
    let setting = Setting { controllers: &[bot; 3], ..Setting::default() };
    let mut page = TestPage::<Elfenwizards>::open(&setting);
    page.watch();
    let (number, _) = page.asked().expect("a request");
    page.send(Msg::BotReplied(number, Ok(reply::<Elfenwizards>(vec![Action::Pass]))));
    assert!(page.table.bots_failed(), "the table offers to ask again");
    assert_eq!(page.asked().map(|(number, _)| number), Some(number));
}

#[test]
fn a_hint_is_about_the_moment_at_which_it_was_asked_for() {
    fn check<G: GameUi>() {
        let mut page = after_bots::<G>();
        let (_, action) = page.legal();
        page.send(GameCommand::Hint);
        let (number, _) = page.asked().expect("a request");
        let effects = page.send(GameCommand::Again);
        assert!(effects.contains(&TableEffect::CancelBots), "{}", G::ID);
        page.send(Msg::BotReplied(number, Ok(reply::<G>(vec![action]))));
        assert!(page.table.hint().is_none(), "{}: it came too late", G::ID);
    }
    check::<Elfenwizards>();
    check::<WizardsGambit>();
}

#[test]
fn a_bot_tells_why_and_a_hint_takes_the_place_of_that() {
    fn check<G: GameUi>() {
        let mut page = after_bots::<G>();
        assert!(page.table.can_tell_why(), "{}", G::ID);
        page.send(GameCommand::Hint);
        let effects = page.send(GameCommand::TellWhy);
        assert!(effects.contains(&TableEffect::CancelBots), "{}: it was asked for", G::ID);
        let Some(Hint::BotReason(words)) = page.table.hint() else { panic!("{}: nothing", G::ID) };
        let bots = ["P1", "P2"];
        assert!(bots.iter().any(|name| words.starts_with(name)), "{}: {words}", G::ID);
        assert!(!page.table.can_take_hint());
        page.send(GameCommand::TellWhy);
        assert!(page.table.hint().is_none(), "put away");
        page.send(GameCommand::TellWhy);
        page.send(GameCommand::Hint);
        assert!(matches!(page.table.hint(), Some(Hint::Asked(_))), "{}", G::ID);
        page.send(GameCommand::Close);
        page.send(GameCommand::Again);
        page.send(GameCommand::TellWhy);
        assert!(page.table.hint().is_none(), "{}: while events are shown", G::ID);
    }
    check::<Elfenwizards>();
    check::<WizardsGambit>();
}

#[test]
fn a_bot_tells_of_one_plan_and_not_of_the_roll_before_it() {
    use conclave_rules::games::elfenwizards::Action;

    let bot = By::Bot(Level::Apprentice);
    let controllers = &[By::Person, bot, bot];
    let mut page = TestPage::<Elfenwizards>::open(&Setting { controllers, ..Setting::default() });
    page.watch();
    let mut told = 0;
    for _ in 0..60 {
        let last = page.table.session().play().entries().last();
        let placed = last.is_some_and(|entry| {
            entry.seat != Seat(0) && matches!(entry.action, Action::Place { .. } | Action::KeepRest)
        });
        page.send(GameCommand::TellWhy);
        if let Some(Hint::BotReason(words)) = page.table.hint().filter(|_| placed) {
            assert!(!words.contains("roll"), "{words}");
            told += 1;
        }
        page.step();
    }
    assert!(told > 3, "{told}");
}

#[test]
fn no_bot_gives_reasons_for_what_it_does_unseen() {
    use conclave_rules::games::spell_wars::Action;

    let bot = By::Bot(Level::Apprentice);
    let controllers = &[By::Person, bot, bot];
    let mut page = TestPage::<SpellWars>::open(&Setting { controllers, ..Setting::default() });
    page.watch();
    let mut hidden = 0;
    for _ in 0..60 {
        let entries = page.table.session().play().entries();
        let since = page.table.since();
        let bots = entries[since..].iter().filter(|entry| entry.seat != Seat(0));
        let open = |action: &Action| {
            !matches!(action, Action::Place { .. } | Action::Ready | Action::Card(_))
        };
        let (seen, all) = (bots.clone().any(|entry| open(&entry.action)), bots.count());
        hidden += usize::from(all > 0 && !seen);
        assert_eq!(page.table.can_tell_why(), seen, "after {} actions", page.ply());
        if page.table.is_over() {
            break;
        }
        page.step();
    }
    assert!(hidden > 3, "{hidden} moments at which bots had only prepared spells");
}

//! What a guest's table shows, and what can be done there.

use super::*;
use crate::table::command::ReplayCommand;
use conclave_rules::bot_wire;

impl<G: GameUi> SharedTable<G> {
    /// Sends the table of a guest's screen a message; returns what is to be done.
    fn send_guest(&mut self, at: usize, msg: impl Into<Msg<G>>) -> Vec<TableEffect> {
        let TestPage { text, speed, services, slots, .. } = &self.page;
        let shown = self.screens[at].shown.as_mut().expect("a game");
        shown.table.update(msg.into(), &env(text, *speed, false, services, slots))
    }

    fn guest_table(&self, at: usize) -> &TableController<G, GuestGame<G>> {
        &self.screens[at].shown.as_ref().expect("a game").table
    }

    /// Plays until this guest is to decide.
    fn play_to(&mut self, at: usize) -> Seat {
        loop {
            if let Some(seat) = self.guest_table(at).deciding() {
                return seat;
            }
            self.step();
        }
    }
}

fn news<G: GameUi>(table: &TableController<G, GuestGame<G>>) -> Option<&'static str> {
    table.guest().and_then(GuestGame::news)
}

#[test]
fn a_guest_is_told_what_the_table_has_done_with_the_game() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Guest; 3]);
    while !shared.page.table.can_undo() {
        shared.step();
    }
    assert_eq!(news(shared.guest_table(0)), None);
    shared.send(GameCommand::Undo);
    shared.pass(3);
    assert_eq!(news(shared.guest_table(0)), Some("screens-told-undone"));
    shared.send(GameCommand::Redo);
    shared.pass(3);
    assert_eq!(news(shared.guest_table(0)), Some("screens-told-redone"));
    let effects = &shared.screens[0].shown.as_ref().expect("a game").effects;
    assert!(effects.contains(&TableEffect::ShowNews));
    shared.send_guest(0, Msg::NewsExpired);
    assert_eq!(news(shared.guest_table(0)), None);
    shared.send(GameCommand::Rematch(None));
    shared.pass(3);
    assert_eq!(news(shared.guest_table(0)), Some("screens-told-next"));
    // What happens next takes its place.
    shared.play_to(0);
    shared.step();
    assert_eq!(news(shared.guest_table(0)), None);
    shared.send(GameCommand::SwapSeats);
    shared.pass(4);
    assert_eq!(news(shared.guest_table(0)), Some("screens-told-swapped"));
    assert!(shared.agree());
}

#[test]
fn a_guest_looks_back_while_the_game_goes_on_and_comes_back_to_it() {
    let mut shared = shared_table::<WizardsGambit>(&[By::Guest, By::Guest, By::Guest]);
    shared.play(15);
    let seat = shared.play_to(0);
    shared.send_guest(0, GameCommand::Replay(ReplayCommand::Ply(3)));
    let table = shared.guest_table(0);
    assert!(table.replay().is_some_and(|replay| replay.ply == 3) && table.deciding().is_none());
    assert_eq!(**table.playback().view(), table.view_at(3));
    // Somebody plays in its place meanwhile.
    let legal = shared.page.table.session().play().legal(seat);
    let before = shared.page.ply();
    shared.screens[0].guest.borrow_mut().act(&legal[..1]);
    shared.pass(3);
    let table = shared.guest_table(0);
    assert!(shared.page.ply() > before && table.plies() == shared.page.ply());
    assert!(table.replay().is_some_and(|replay| replay.ply == 3), "it still looks back");
    shared.send_guest(0, GameCommand::Replay(ReplayCommand::Toggle));
    assert!(shared.guest_table(0).replay().is_none() && shared.agree());
}

#[test]
fn a_hint_for_a_guest_is_searched_for_in_what_its_seat_sees_and_can_be_taken() {
    let mut shared = shared_table::<SpellWars>(&[By::Guest; 3]);
    let seat = shared.play_to(1);
    let effects = shared.send_guest(1, GameCommand::Hint);
    let asked = effects.iter().find_map(|effect| match effect {
        TableEffect::AskBots(number, request) => Some((*number, request)),
        _ => None,
    });
    let (number, request) = asked.expect("the bots are asked");
    let view = SpellWars::view(shared.page.table.session().play().state(), Viewer::Seat(seat));
    assert_eq!((request.seat, &request.view), (seat, &bot_wire::seen::<SpellWars>(&view)));
    let plan = shared.guest_table(1).legal(seat).into_iter().take(1).collect();
    shared.send_guest(1, Msg::BotReplied(number, Ok(reply::<SpellWars>(plan))));
    assert!(shared.guest_table(1).can_take_hint());
    let before = shared.page.ply();
    shared.send_guest(1, GameCommand::TakeHint);
    assert!(shared.guest_table(1).hint().is_none() && shared.guest_table(1).deciding().is_none());
    shared.pass(2);
    assert!(shared.page.ply() > before && shared.agree());
}

#[test]
fn a_guest_is_told_why_nothing_can_be_done_and_does_nothing_of_the_hosts() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Guest; 3]);
    let seat = shared.play_to(0);
    let other = usize::from(seat.0 == 0);
    let legal = shared.guest_table(0).legal(seat);
    let refused = |effects: &[TableEffect]| {
        effects.iter().any(|effect| matches!(effect, TableEffect::Refuse(_)))
    };
    assert!(refused(&shared.send_guest(other, Msg::Act(legal))));
    let before = shared.page.ply();
    let own = [GameCommand::Undo, GameCommand::Rematch(None), GameCommand::Share];
    for command in own.into_iter().chain([GameCommand::Export, GameCommand::TellWhy]) {
        assert_eq!(shared.send_guest(0, command), [], "{command:?}");
    }
    shared.pass(3);
    assert_eq!(shared.page.ply(), before);
}

#[test]
fn the_end_is_shown_on_a_guests_screen_as_at_the_table() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Guest; 3]);
    shared.play(5_000);
    let (table, host) = (shared.guest_table(0), &shared.page.table);
    assert!(table.is_over() && host.is_over());
    assert_eq!(table.outcome(), host.outcome());
    let chart = host.chart().expect("the host has a chart");
    assert_eq!(table.chart().map(|chart| &chart.history), Some(&chart.history));
    let effects = &shared.screens[0].shown.as_ref().expect("a game").effects;
    assert!(effects.contains(&TableEffect::Focus(".game-over h2")));
}

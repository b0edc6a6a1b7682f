//! The time to talk before a decision.

use super::*;

#[test]
fn the_time_to_talk_passes_as_it_does_though_the_page_was_busy_hidden_or_its_clock_was_set() {
    let controllers = [By::Person; 3];
    let mut setup = Setup { seats: 3, options: <Elfenwizards as Rules>::Options::default() };
    setup.options.negotiation_clock = true;
    let player = Player { name: String::new(), controller: By::Person };
    let session = Session::begin(setup, Seed(7), vec![player; 3]).expect("a game");
    let setting = Setting { controllers: &controllers, ..Setting::default() };
    let mut page = TestPage::<Elfenwizards>::around(&setting, session);
    page.watch();
    let begun = page.table.negotiation_left().expect("there is time to talk");
    let mut tick = |clock: u64, now: u64| {
        let env = env(&page.text, page.speed, page.framed, &page.services, &page.slots);
        page.table.update(Msg::Tick, &Env { clock, now, ..env });
        page.table.negotiation_left()
    };
    assert_eq!(tick(1_005, 1_005), Some(begun - 1));
    // The page stood still for eight seconds, and somebody set the machine's clock back.
    assert_eq!(tick(9_005, 3), Some(begun - 9));
    assert_eq!(tick(9_905, 3), Some(begun - 9), "no second has passed");
    // In a hidden tab timers run once a minute at most.
    assert_eq!(tick(u64::from(begun) * 1_000 + 5_000, 3), None);
}

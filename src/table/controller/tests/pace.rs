//! The order of what is shown, and how long: speeds, pause, single steps, showing again.

use super::*;

const BOT: By = By::Bot(conclave_rules::bots::Level::Apprentice);

#[test]
fn playback_takes_twice_the_time_at_slow_speed_a_third_at_fast_and_none_at_instant() {
    let times = [Speed::Instant, Speed::Fast, Speed::Normal, Speed::Slow].map(|speed| {
        let mut page = TestPage::<Elfenwizards>::open(&Setting {
            controllers: &[By::Person; 3],
            speed,
            ..Setting::default()
        });
        let mut ms = page.watch();
        for _ in 0..10 {
            let (_, action) = page.legal();
            let effects = page.send(Msg::Act(vec![action]));
            ms += timers(&effects).iter().sum::<u32>();
            while !page.table.playback().is_still() {
                ms += timers(&page.send(Msg::Next)).iter().sum::<u32>();
            }
        }
        (speed, ms, page.table.log().lines().len())
    });
    let of = |speed| times.iter().find(|time| time.0 == speed).expect("every speed");
    let (normal, fast, slow) = (of(Speed::Normal).1, of(Speed::Fast).1, of(Speed::Slow).1);
    assert_eq!(slow, 2 * normal);
    assert!((1_000..30_000).contains(&normal), "{normal} ms for ten actions");
    // Each event is cut to whole milliseconds.
    assert!((normal / 3 - 100..=normal / 3).contains(&fast), "{fast} of {normal}");
    assert_eq!(of(Speed::Instant).1, 0);
    assert!(times.iter().all(|time| time.2 == of(Speed::Normal).2), "the log is the same");
}

#[test]
fn skipping_shows_the_rest_at_once() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    assert_eq!(page.send(GameCommand::Skip), [], "there is nothing to skip");
    let (_, action) = page.legal();
    page.send(Msg::Act(vec![action]));
    assert!(!page.table.playback().is_still());
    let effects = page.send(GameCommand::Skip);
    assert!(effects.contains(&TableEffect::StopTimer) && page.table.playback().is_still());
    assert_eq!(page.send(Msg::Next), [], "the timer was stopped");
}

/// A table at which a bot's action with several events to see has begun to be shown.
fn watching(speed: Speed) -> TestPage<SpellWars> {
    let controllers = &[By::Person, BOT];
    let setting = Setting { controllers, speed, ..Setting::default() };
    let mut page = TestPage::<SpellWars>::open(&setting);
    // The turn's spells are sealed, and what they do is shown.
    while page.table.log().lines().iter().all(|line| line.ply < 4) || page.is_still() {
        if page.is_still() {
            let (seat, action) = page.legal();
            if page.table.is_person(seat) {
                page.send(Msg::Act(vec![action]));
            } else {
                page.answer();
            }
        } else {
            page.send(GameCommand::ShowNext);
        }
    }
    page
}

impl<G: GameUi> TestPage<G> {
    pub(super) fn is_still(&self) -> bool {
        self.table.playback().is_still()
    }
}

#[test]
fn one_press_shows_one_event() {
    let mut page = watching(Speed::Normal);
    let mut presses = 0;
    while !page.is_still() {
        let event = page.table.playback().event().cloned().expect("an event is shown");
        let effects = page.send(GameCommand::ShowNext);
        presses += 1;
        let next = page.table.playback().event();
        assert!(next.is_none_or(|next| !Rc::ptr_eq(next, &event)), "the next one");
        assert!(effects.contains(&TableEffect::StopTimer), "instead of waiting");
        assert_eq!(timers(&effects).len(), usize::from(!page.is_still()));
    }
    assert!(presses > 2, "{presses}");
    assert_eq!(page.send(GameCommand::ShowNext), [], "there is nothing to show_next");
}

#[test]
fn an_event_that_comes_by_itself_can_be_seen_before_a_press_leads_past_it() {
    let came = |effects: &[TableEffect]| {
        effects.iter().find_map(|effect| match effect {
            TableEffect::EventCame(ms) => Some(*ms),
            _ => None,
        })
    };
    let mut page = watching(Speed::Normal);
    let (mut by_timer, mut by_press) = (0, 0);
    while !page.is_still() {
        let effects = page.send(Msg::Next);
        if page.is_still() {
            break;
        }
        let unseen = came(&effects).expect("it came by itself");
        assert!(
            timers(&effects).iter().all(|shown| (1..=shown / 2).contains(&unseen)),
            "{unseen} ms"
        );
        by_timer += 1;
        // Whoever has pressed has seen it change.
        let effects = page.send(GameCommand::ShowNext);
        assert_eq!(came(&effects), None);
        by_press += usize::from(!page.is_still());
    }
    assert!(by_timer > 1 && by_press > 0, "{by_timer}, {by_press}");
}

#[test]
fn step_by_step_each_event_waits_for_a_press() {
    let mut page = watching(Speed::Step);
    assert!(page.effects.iter().all(|effect| !matches!(effect, TableEffect::StartTimer(_))));
    let seen = |page: &TestPage<SpellWars>| page.table.playback().event().cloned();
    while !page.is_still() {
        assert!(page.table.is_waiting());
        assert_eq!(page.send(Msg::Next), [], "no timer");
        let before = seen(&page);
        page.send(GameCommand::ShowNext);
        assert_ne!(before.map(|event| Rc::as_ptr(&event)), seen(&page).map(|e| Rc::as_ptr(&e)));
    }
    assert!(!page.table.is_waiting());
}

#[test]
fn a_pause_holds_the_event_until_it_ends_or_the_next_is_wanted() {
    let mut page = watching(Speed::Normal);
    let effects = page.send(GameCommand::Pause);
    assert!(effects.contains(&TableEffect::StopTimer) && page.table.is_waiting());
    page.send(GameCommand::ShowNext);
    assert!(page.is_still() || page.table.is_waiting(), "the next one waits as well");
    let effects = page.send(GameCommand::Pause);
    assert!(page.is_still() || !timers(&effects).is_empty(), "it goes on");
    page.send(GameCommand::Pause);
    page.send(GameCommand::Skip);
    assert!(page.is_still() && !page.table.is_waiting() && !page.table.playback.paused);
}

#[test]
fn what_appears_after_events_takes_no_press_at_first() {
    let appeared = |effects: &[TableEffect]| effects.contains(&TableEffect::ControlsAppeared);
    let mut page = watching(Speed::Normal);
    while page.table.deciding().is_none() {
        assert!(!appeared(&page.effects[page.effects.len() - 1..]));
        if page.is_still() {
            page.answer();
        }
        let effects = page.send(GameCommand::Skip);
        assert_eq!(appeared(&effects), page.table.deciding().is_some());
    }
    // Where nothing moves, everything can be pressed at once.
    let mut page = TestPage::<Elfenwizards>::open(&Setting {
        controllers: &[By::Person; 3],
        speed: Speed::Instant,
        ..Setting::default()
    });
    for _ in 0..20 {
        page.step();
    }
    assert!(!appeared(&page.effects));
}

#[test]
fn a_bell_calls_whoever_is_to_act_after_others_did() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    let (mut called, mut acted_again) = (0, 0);
    for _ in 0..60 {
        let before = page.effects.len();
        let (seat, _) = page.legal();
        page.step();
        let rang = page.effects[before..].contains(&TableEffect::Sound(Sound::Turn));
        match page.table.deciding() {
            Some(next) if next != seat => {
                assert!(rang, "{next:?} is to act after {seat:?}");
                called += 1;
            }
            next => {
                assert!(!rang, "{next:?} goes on after {seat:?}");
                acted_again += u32::from(next.is_some());
            }
        }
    }
    assert!(called > 0 && acted_again > 0, "{called}, {acted_again}");
}

#[test]
fn what_happened_since_the_last_decision_is_shown_again() {
    let mut page = watching(Speed::Normal);
    page.send(GameCommand::Skip);
    while page.table.deciding().is_none() {
        page.answer();
        page.send(GameCommand::Skip);
    }
    let (since, ply) = (page.table.since(), page.ply());
    assert!(since < ply);
    assert_eq!(page.table.session().play().entries()[since].seat, Seat(0), "from the last one on");
    let (view, lines) = (Rc::clone(page.table.playback().view()), page.table.log().lines().len());
    page.send(GameCommand::Again);
    assert_eq!(page.table.deciding(), None);
    let mut first = None;
    while !page.is_still() {
        first = first.or(Some(page.table.playback().ply()));
        page.send(Msg::Next);
    }
    assert!(first.is_some_and(|first| first > since));
    assert_eq!(*page.table.playback().view(), view);
    assert_eq!(page.table.log().lines().len(), lines, "it is not written down again");
    assert!(page.table.deciding().is_some() && page.ply() == ply);
}

#[test]
fn whoever_the_story_is_about_is_marked_and_not_who_comes_next() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    let mut watched = 0;
    while watched < 20 {
        let (seat, action) = page.legal();
        if page.table.is_person(seat) {
            page.send(Msg::Act(vec![action]));
        } else {
            page.answer();
        }
        while !page.is_still() {
            assert_eq!(page.table.acting(), Seats::one(seat));
            watched += 1;
            page.send(GameCommand::ShowNext);
        }
        assert_eq!(page.table.acting(), page.table.session().play().to_act());
    }
}

/// A table at which a round is played until `enough`.
fn playing(
    controllers: &[By],
    enough: impl Fn(&TestPage<SpellWars>) -> bool,
) -> TestPage<SpellWars> {
    let setting = Setting { controllers, ..Setting::default() };
    let mut page = TestPage::<SpellWars>::open(&setting);
    play_on(&mut page, || GameCommand::ShowNext.into(), enough);
    page
}

/// Plays until `enough`; `press` is what is pressed while events are shown.
fn play_on(
    page: &mut TestPage<SpellWars>,
    press: impl Fn() -> Msg<SpellWars>,
    enough: impl Fn(&TestPage<SpellWars>) -> bool,
) {
    while !enough(page) {
        if !page.is_still() {
            page.send(press());
        } else {
            let (seat, action) = page.legal();
            if page.table.is_person(seat) {
                page.send(Msg::Act(vec![action]));
            } else {
                page.answer();
            }
        }
    }
}

#[test]
fn at_the_end_of_a_round_the_table_waits_for_a_person() {
    for go_on in [GameCommand::ShowNext, GameCommand::Close] {
        let mut page = playing(&[By::Person, BOT], |page| page.table.is_at_part_end());
        assert!(page.table.is_waiting());
        page.send(go_on);
        assert!(!page.table.is_at_part_end());
    }
}

#[test]
fn skipping_stops_at_the_end_of_a_round_too() {
    let mut page = playing(&[By::Person, BOT], |page| !page.is_still());
    play_on(
        &mut page,
        || GameCommand::Skip.into(),
        |page| page.table.is_at_part_end() || page.table.is_over(),
    );
    assert!(page.table.is_waiting() && !page.table.is_over());
    page.send(GameCommand::Skip);
    assert!(!page.table.is_at_part_end());
}

#[test]
fn whoever_is_out_can_skip_to_the_end_of_the_round() {
    let out = |page: &TestPage<SpellWars>| page.table.is_out() && !page.table.is_at_part_end();
    let mut page = playing(&[By::Person, BOT, BOT], |page| out(page) && !page.is_still());
    page.send(GameCommand::Skip);
    // All that the others do goes by until the round ends.
    while !page.table.is_at_part_end() {
        assert!(page.is_still(), "nothing more is shown");
        page.answer();
    }
    assert!(page.table.is_waiting() && !page.table.playback.skips_to_part_end);
    page.send(GameCommand::ShowNext);
    assert!(!page.table.is_at_part_end());
}

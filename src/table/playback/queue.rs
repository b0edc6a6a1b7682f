//! Playback: a view to which events are applied one by one, each shown for a while.
//!
//! A game says how long each of its events takes ([`GameUi::duration_ms`]); how long its sentence
//! is read, and what a speed makes of both, is in [`board::playback`](crate::board::playback).

use std::collections::VecDeque;
use std::rc::Rc;

use conclave_rules::table::{Rules, Seat};
use yew::AttrValue;

use crate::board::playback::{shown_ms, standing_ms};
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo, Sound, Speed};
use crate::table::log::LogLine;
use crate::text::Text;

/// Something still to be shown.
enum PlaybackStep<G: Rules> {
    /// An event, with `ply` and `here` of its [`PlyEvents`].
    Event(usize, bool, Rc<G::Event>),
    /// The view in which it all ends.
    Resync(Rc<G::View>),
}

/// The events of one action, to be shown.
pub struct PlyEvents<G: Rules> {
    /// The number of actions so far, with this one.
    pub ply: usize,
    /// Whether it was taken on this device just now: then its first sentence needs no time to be
    /// read.
    pub here: bool,
    /// The events, as the viewer may know them.
    pub events: Vec<G::Event>,
}

/// What came of showing events.
#[derive(Default)]
pub struct Shown {
    /// Sentences for the log.
    pub lines: Vec<LogLine>,
    /// The sounds to play.
    pub sounds: Vec<Sound>,
    /// The text to be read aloud, if the player wishes so.
    pub aloud: Option<String>,
}

/// What showing an event needs to know beside the event.
pub struct EventContext<'a, G: GameUi> {
    /// The players by seat.
    pub players: &'a Rc<[PlayerInfo]>,
    /// The texts.
    pub text: &'a Text,
    /// What the game keeps beside its state.
    pub services: &'a G::Services,
    /// How fast events are shown.
    pub speed: Speed,
    /// How fast those are shown that are staged. For a reader who wants less motion everything
    /// else is shown at once, and these are still cards.
    pub staged: Speed,
}

// Not derived, since that would ask the services to be `Copy` too.
impl<G: GameUi> Clone for EventContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for EventContext<'_, G> {}

/// The view being shown, and the events it has yet to show.
pub struct Playback<G: GameUi> {
    view: Rc<G::View>,
    event: Option<Rc<G::Event>>,
    steps: VecDeque<PlaybackStep<G>>,
    /// The ply that what is shown belongs to.
    ply: usize,
    /// The ply that the last sentence was about, and the sentence.
    last_sentence: (usize, AttrValue),
    /// What is told of the event being shown once its pieces are at rest.
    untold: Untold,
}

/// What is told of an event.
#[derive(Default)]
struct Untold {
    line: Option<LogLine>,
    aloud: Option<String>,
}

impl<G: GameUi> Playback<G> {
    /// A view at rest.
    pub fn new(view: G::View) -> Playback<G> {
        Playback {
            view: Rc::new(view),
            event: None,
            steps: VecDeque::new(),
            ply: 0,
            last_sentence: Default::default(),
            untold: Untold::default(),
        }
    }

    /// What to show now.
    pub fn view(&self) -> &Rc<G::View> {
        &self.view
    }

    /// The event being shown.
    pub fn event(&self) -> Option<&Rc<G::Event>> {
        self.event.as_ref()
    }

    /// The ply that the event being shown belongs to.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether all is shown.
    pub fn is_still(&self) -> bool {
        self.steps.is_empty() && self.event.is_none()
    }

    /// Whether a part of the game ends with the event being shown.
    pub fn ends_part(&self) -> bool {
        self.event.as_ref().is_some_and(|event| G::ends_part(event, &self.view))
    }

    /// Shows this view, and forgets what was to be shown.
    pub fn jump(&mut self, view: G::View) {
        *self = Playback::new(view);
    }

    /// Adds what happened: the events of one action each, and the view at the end.
    pub fn push(&mut self, entries: Vec<PlyEvents<G>>, end: G::View) {
        for PlyEvents { ply, here, events } in entries {
            self.steps
                .extend(events.into_iter().map(|e| PlaybackStep::Event(ply, here, Rc::new(e))));
        }
        self.steps.push_back(PlaybackStep::Resync(Rc::new(end)));
    }

    /// Shows the next event, together with those before it that take no time. Returns how
    /// many milliseconds it is shown; none when all is shown, which at the speed at which
    /// everything is shown at once it always is.
    pub fn advance(&mut self, context: EventContext<'_, G>, shown: &mut Shown) -> Option<u32> {
        let EventContext { players, text, services, speed, staged } = context;
        self.event = None;
        self.tell(shown);
        while let Some(step) = self.steps.pop_front() {
            match step {
                PlaybackStep::Resync(view) => self.view = view,
                PlaybackStep::Event(ply, here, event) => {
                    self.ply = ply;
                    let pace = if G::is_staged(&event) { staged } else { speed };
                    let mut ms = shown_ms(G::duration_ms(&event, services), pace);
                    self.tell(shown);
                    let (sentence, aloud) = {
                        let before = TableWords::new(text, players, &self.view);
                        (G::sentence(&event, &before), G::read_aloud(&event, &before))
                    };
                    if let Some(words) = sentence {
                        let (about, before) = &self.last_sentence;
                        // The player who acted here knows what they did; what came of it is new.
                        if ms > 0 && !(here && *about != ply) {
                            // For a reader who wants less motion what is staged is all that is shown.
                            let concerns = speed == Speed::Instant
                                || concerns_here::<G>(&event, &self.view, players);
                            ms = ms.max(standing_ms(&words, before, concerns, pace));
                        }
                        let words = AttrValue::from(words);
                        self.last_sentence = (ply, words.clone());
                        let heading = G::begins_part(&event);
                        self.untold.line = Some(LogLine { ply, words, heading });
                    }
                    shown.sounds.extend(G::sound(&event));
                    self.untold.aloud = aloud;
                    if ms == 0 || !G::is_told_at_rest(&event) {
                        self.tell(shown);
                    }
                    G::apply_event(Rc::make_mut(&mut self.view), &event);
                    if ms > 0 {
                        self.event = Some(event);
                        return Some(ms);
                    }
                }
            }
        }
        self.tell(shown);
        None
    }

    /// Tells what was left untold while pieces moved.
    fn tell(&mut self, shown: &mut Shown) {
        let Untold { line, aloud } = std::mem::take(&mut self.untold);
        shown.lines.extend(line);
        shown.aloud = aloud.or(shown.aloud.take());
    }

    /// Shows everything at once.
    pub fn finish(&mut self, context: EventContext<'_, G>, shown: &mut Shown) {
        let context = EventContext { speed: Speed::Instant, staged: Speed::Instant, ..context };
        while self.advance(context, shown).is_some() {}
    }
}

/// Whether a person here is one whom `event` concerns, which changes `before`.
fn concerns_here<G: GameUi>(event: &G::Event, before: &G::View, players: &[PlayerInfo]) -> bool {
    let mut seats = (0..).map(Seat).zip(players);
    seats.any(|(seat, player)| player.is_person() && G::concerns(event, before, seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::DiceArena;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Play, Rng, Seat, Seed, Setup, Viewer};
    use conclave_session::Controller;

    /// The events of a game's first actions, or of all of them, as everybody sees them, with the views before
    /// and after.
    fn script<G: GameUi>(
        seats: u8,
        plies: usize,
        options: G::Options,
    ) -> (G::View, Vec<PlyEvents<G>>, G::View) {
        let setup = Setup { seats, options };
        let mut play = Play::<G>::begin(setup, Seed(7)).expect("a game");
        let start = G::view(play.state(), Viewer::Spectator);
        let mut rng = Rng::new(Seed(7));
        let mut entries = Vec::new();
        while play.ply() < plies {
            let Some(seat) = play.to_act().first() else { break };
            let action = if seat == Seat::CHANCE {
                G::sample_chance(play.state(), &mut rng)
            } else {
                rng.pick(&play.legal(seat)).cloned()
            };
            let events = play.act(seat, action.expect("an action")).expect("a legal action");
            let events = events.iter().filter_map(|e| G::redact(e, Viewer::Spectator)).collect();
            entries.push(PlyEvents { ply: play.ply(), here: false, events });
        }
        (start, entries, G::view(play.state(), Viewer::Spectator))
    }

    fn players(seats: u8) -> Rc<[PlayerInfo]> {
        (0..seats)
            .map(|seat| PlayerInfo {
                name: format!("Player {seat}").into(),
                guild: "red",
                controller: Controller::Person,
            })
            .collect()
    }

    /// Plays a script: each event that took time with its milliseconds, and the view at
    /// the end.
    fn play(speed: Speed) -> (Vec<(usize, u32)>, Shown, Playback<Elfenwizards>) {
        let text = testing::text(Locale::English);
        let (start, entries, end) = script::<Elfenwizards>(3, 12, Default::default());
        let players = players(3);
        let mut playback = Playback::<Elfenwizards>::new(start);
        playback.push(entries, end);
        let context =
            EventContext { players: &players, text: &text, services: &(), speed, staged: speed };
        let (mut shown, mut timed) = (Shown::default(), Vec::new());
        while let Some(ms) = playback.advance(context, &mut shown) {
            assert!(playback.event().is_some() && !playback.is_still());
            timed.push((shown.lines.last().map_or(0, |line| line.ply), ms));
        }
        (timed, shown, playback)
    }

    #[test]
    fn with_less_motion_only_what_is_staged_is_shown_over_time() {
        let (start, entries, end) = script::<Elfenwizards>(3, 120, Default::default());
        let staged = entries.iter().flat_map(|entry| &entry.events);
        let wanted = staged.filter(|event| Elfenwizards::is_staged(event)).count();
        assert!(wanted > 3, "{wanted}");
        let text = testing::text(Locale::English);
        let players = players(3);
        let context = EventContext {
            players: &players,
            text: &text,
            services: &(),
            speed: Speed::Instant,
            staged: Speed::Normal,
        };
        let mut playback = Playback::<Elfenwizards>::new(start);
        playback.push(entries, end);
        let mut seen = 0;
        while playback.advance(context, &mut Shown::default()).is_some() {
            let event = playback.event().expect("it is shown");
            assert!(Elfenwizards::is_staged(event), "{event:?}");
            seen += 1;
        }
        assert_eq!(seen, wanted);
    }

    #[test]
    fn events_are_shown_in_order_each_at_least_as_long_as_the_game_says() {
        let (_, entries, end) = script::<Elfenwizards>(3, 12, Default::default());
        let expected: Vec<u32> = entries
            .iter()
            .flat_map(|entry| &entry.events)
            .map(|event| Elfenwizards::duration_ms(event, &()))
            .filter(|&ms| ms > 0)
            .collect();
        let (timed, shown, playback) = play(Speed::Slow);
        assert_eq!(timed.len(), expected.len());
        assert!(timed.iter().zip(&expected).all(|((_, ms), least)| ms >= least), "{timed:?}");
        assert!(shown.lines.is_sorted_by_key(|line| line.ply), "in the order of the game");
        assert!(shown.lines.len() > 3, "{:?}", shown.lines);
        assert!(playback.is_still());
        assert_eq!(**playback.view(), end);
        // A dozen actions are watched for some seconds, and for no minute.
        let total: u32 = timed.iter().map(|(_, ms)| ms).sum();
        assert!((10_000..30_000).contains(&total), "{total} ms");
    }

    #[test]
    fn what_is_told_stands_until_it_is_read_except_the_echo_of_ones_own_action() {
        let text = testing::text(Locale::English);
        let (start, entries, end) = script::<Elfenwizards>(3, 12, Default::default());
        let players = players(3);
        let own = entries.into_iter().map(|entry| PlyEvents { here: true, ..entry }).collect();
        let mut playback = Playback::<Elfenwizards>::new(start);
        playback.push(own, end);
        let speed = Speed::Slow;
        let scene =
            EventContext { players: &players, text: &text, services: &(), speed, staged: speed };
        let (mut shown, mut own) = (Shown::default(), Vec::new());
        while let Some(ms) = playback.advance(scene, &mut shown) {
            own.push(ms);
        }
        let (others, ..) = play(Speed::Slow);
        assert!(others.iter().map(|(_, ms)| ms).sum::<u32>() > 2 * own.iter().sum::<u32>());
        let words = shown.lines.iter().map(|line| standing_ms(&line.words, "", true, speed));
        assert!(others.iter().map(|(_, ms)| *ms).max() <= words.max().map(|ms| ms.max(900)));
    }

    #[test]
    fn what_concerns_a_person_here_stands_until_it_is_read_and_the_rest_passes() {
        let text = testing::text(Locale::English);
        let timed = |controller| {
            let (start, entries, end) = script::<Elfenwizards>(3, 150, Default::default());
            let mut players = players(3);
            for (seat, player) in Rc::make_mut(&mut players).iter_mut().enumerate() {
                player.controller = if seat == 0 { controller } else { Controller::Guest };
            }
            let mut playback = Playback::<Elfenwizards>::new(start);
            playback.push(entries, end);
            let speed = Speed::Normal;
            let players = &players;
            let context =
                EventContext { players, text: &text, services: &(), speed, staged: speed };
            let (mut shown, mut timed) = (Shown::default(), Vec::new());
            loop {
                let before = Rc::clone(playback.view());
                let Some(ms) = playback.advance(context, &mut shown) else { return timed };
                let event = playback.event().expect("it is shown");
                let concerns = Elfenwizards::concerns(event, &before, Seat(0));
                timed.push((concerns, Elfenwizards::duration_ms(event, &()) / 2, ms));
            }
        };
        let mine = timed(Controller::Person);
        assert!(mine.iter().filter(|(concerns, ..)| *concerns).count() > 3);
        for (concerns, least, ms) in mine {
            assert!(if concerns { ms >= least.max(675) } else { ms == least }, "{ms} of {least}");
        }
        // Where nobody sits here, nothing has to be read.
        assert!(timed(Controller::Guest).iter().all(|(_, least, ms)| ms == least));
    }

    /// Plays a game's first actions; how many of its events were told when their pieces lay still.
    fn told_at_rest<G: GameUi>() -> usize {
        let text = testing::text(Locale::English);
        let (start, entries, end) = script::<G>(3, 60, Default::default());
        let (players, services) = (players(3), G::Services::default());
        let mut playback = Playback::<G>::new(start);
        playback.push(entries, end);
        let speed = Speed::Normal;
        let (players, services) = (&players, &services);
        let context = EventContext { players, text: &text, services, speed, staged: speed };
        let (mut shown, mut seen) = (Shown::default(), 0);
        let mut untold: Option<String> = None;
        loop {
            let before = Rc::clone(playback.view());
            let lines = shown.lines.len();
            let ms = playback.advance(context, &mut shown);
            if let Some(words) = untold.take() {
                assert_eq!(shown.lines.get(lines).map(|line| &*line.words), Some(&*words));
                seen += 1;
            }
            if ms.is_none() {
                return seen;
            }
            let event = playback.event().expect("it is shown");
            if G::is_told_at_rest(event) {
                // (Events before it that take no time have changed the view, but no name in the sentence.)
                untold = G::sentence(event, &TableWords::new(&text, players, &before));
                assert!(shown.lines.last().map(|line| &*line.words) != untold.as_deref());
            }
        }
    }

    #[test]
    fn what_dice_show_is_told_when_they_lie_still() {
        assert!(told_at_rest::<Elfenwizards>() > 1);
        assert!(told_at_rest::<DiceArena>() > 3);
    }

    #[test]
    fn at_fast_speed_the_same_is_shown_in_a_third_of_the_time() {
        let (normal, shown, _) = play(Speed::Normal);
        let (fast, shown_fast, playback) = play(Speed::Fast);
        assert_eq!(fast.len(), normal.len());
        for (fast, normal) in fast.iter().zip(&normal) {
            assert!(
                fast.0 == normal.0 && fast.1.abs_diff(normal.1 / 3) <= 1,
                "{fast:?} {normal:?}"
            );
        }
        assert_eq!(shown.lines, shown_fast.lines);
        assert!(playback.is_still());
    }

    #[test]
    fn at_instant_speed_everything_is_logged_and_nothing_takes_time() {
        let (normal, shown, slow) = play(Speed::Normal);
        let (timed, shown_at_once, playback) = play(Speed::Instant);
        assert!(!normal.is_empty() && timed.is_empty());
        assert_eq!(shown.lines, shown_at_once.lines);
        assert_eq!(shown.sounds, shown_at_once.sounds);
        assert_eq!(slow.view(), playback.view());
    }

    #[test]
    fn skipped_events_are_logged_all_the_same() {
        let text = testing::text(Locale::English);
        let (start, entries, end) = script::<Elfenwizards>(3, 12, Default::default());
        let players = players(3);
        let mut playback = Playback::<Elfenwizards>::new(start.clone());
        playback.push(entries, end.clone());
        let speed = Speed::Normal;
        let context =
            EventContext { players: &players, text: &text, services: &(), speed, staged: speed };
        let mut shown = Shown::default();
        assert!(playback.advance(context, &mut shown).is_some());
        playback.finish(context, &mut shown);
        assert!(playback.is_still() && playback.event().is_none());
        assert_eq!(**playback.view(), end);
        assert_eq!(shown.lines, play(Speed::Normal).1.lines);
        playback.jump(start.clone());
        assert_eq!((playback.is_still(), &**playback.view()), (true, &start));
    }

    /// Every event of a game's first actions, with its milliseconds at slow speed.
    fn durations<G: GameUi>() -> Vec<u32> {
        let (_, entries, _) = script::<G>(3.min(*G::SEATS.end()), 40, Default::default());
        let services = G::Services::default();
        let events = entries.iter().flat_map(|entry| &entry.events);
        events.map(|event| G::duration_ms(event, &services)).collect()
    }

    #[test]
    fn in_every_game_an_action_is_watched_for_seconds_and_not_longer() {
        macro_rules! of_each_game {
            ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
                [$(durations::<conclave_rules::games::$module::$rules>()),*]
            };
        }
        for durations in conclave_register::with_games!(of_each_game) {
            assert!(durations.iter().all(|&ms| ms <= 5_000), "{durations:?}");
            let total: u32 = durations.iter().sum();
            assert!((4_000..160_000).contains(&total), "{total} ms for forty actions");
        }
    }
}

//! What is shown of a game, and when: one event after another, each for its time; pausing,
//! skipping, showing again, looking back. It has no access to the browser: what it asks for are
//! [`TableEffect`]s.

mod bar;
mod queue;

use std::mem;
use std::rc::Rc;

use conclave_rules::table::Seat;

use super::command::ReplayCommand;
use super::effects::TableEffect;
use super::log::Log;
use super::viewed_game::ViewedGame;
use crate::board::playback::{replay_pause_ms, unseen_ms};
use crate::games::{GameUi, PlayerInfo, Sound, Speed};
pub use bar::{PlaybackBar, PlaybackStatus};
pub use queue::{EventContext, PlyEvents};
use queue::{Playback, Shown};

/// The moment that is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replay {
    /// After how many actions it is.
    pub ply: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

/// What is shown of a game, the log of it, and what decides when the next event follows.
pub struct PlaybackControl<G: GameUi> {
    playback: Playback<G>,
    log: Log,
    replay: Option<Replay>,
    /// Whether the timer runs.
    pub(super) timer: bool,
    /// Whether each event waits for a person.
    pub(super) paused: bool,
    /// Whether the event after the one being shown waits for a person.
    waiting: bool,
    /// Whether events are passed over until this part of the game ends.
    pub(super) skips_to_part_end: bool,
    /// Whether a person has asked for the next event.
    asked: bool,
    /// Whether an event has taken time since controls last appeared.
    shown_over_time: bool,
    /// Whether what is shown was shown before.
    again: bool,
    effects: Vec<TableEffect>,
}

impl<G: GameUi> PlaybackControl<G> {
    /// Shows a view at rest.
    pub fn new(view: G::View) -> PlaybackControl<G> {
        PlaybackControl {
            playback: Playback::new(view),
            log: Log::default(),
            replay: None,
            timer: false,
            paused: false,
            waiting: false,
            skips_to_part_end: false,
            asked: false,
            shown_over_time: false,
            again: false,
            effects: Vec::new(),
        }
    }

    /// What to show now.
    pub fn view(&self) -> &Rc<G::View> {
        self.playback.view()
    }

    /// The event being shown.
    pub fn event(&self) -> Option<&Rc<G::Event>> {
        self.playback.event()
    }

    /// The ply that the event being shown belongs to.
    pub fn ply(&self) -> usize {
        self.playback.ply()
    }

    /// The log.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The moment that is looked back at; none at the present.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// Whether all is shown.
    pub fn is_still(&self) -> bool {
        self.playback.is_still()
    }

    /// Whether the event after the one being shown waits for a person.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Whether the event being shown ends a part of the game, and waits for a person by itself. Where
    /// only others play, nobody is there to press anything.
    pub fn is_at_part_end(&self, players: &[PlayerInfo]) -> bool {
        let here = players.iter().any(PlayerInfo::is_person);
        here && self.replay.is_none() && self.playback.ends_part()
    }

    /// Whether all people here are out until the next part of the game.
    pub fn is_out(&self, players: &[PlayerInfo]) -> bool {
        let out =
            |seat, player: &PlayerInfo| !player.is_person() || G::is_out(self.view(), Seat(seat));
        let here = players.iter().any(PlayerInfo::is_person);
        here && (0..).zip(players).all(|(seat, player)| out(seat, player))
    }

    /// How far it has got, where `done` says what can be done once all is shown.
    pub fn status(
        &self,
        players: &[PlayerInfo],
        speed: Speed,
        done: impl FnOnce() -> PlaybackStatus,
    ) -> PlaybackStatus {
        match self.waiting {
            _ if self.is_still() => done(),
            true if self.is_at_part_end(players) => PlaybackStatus::AtPartEnd,
            true => PlaybackStatus::Waiting { step: speed == Speed::Step },
            false => PlaybackStatus::Running,
        }
    }

    /// What is to be done since this was last called.
    pub fn take_effects(&mut self) -> Vec<TableEffect> {
        mem::take(&mut self.effects)
    }

    /// Plays a sound.
    pub fn sound(&mut self, sound: Sound) {
        self.effects.push(TableEffect::Sound(sound));
    }

    /// Shows this view, and forgets what was to be shown.
    pub fn jump(&mut self, view: G::View) {
        self.playback.jump(view);
    }

    /// The game stands elsewhere than it did: shows this view of it, at the present.
    pub fn reset(&mut self, view: G::View) {
        self.stop_timer();
        (self.paused, self.skips_to_part_end, self.again) = (false, false, false);
        self.replay = None;
        self.leave_for(view);
    }

    /// Shows this view instead of what was being shown, and reads no further about that.
    fn leave_for(&mut self, view: G::View) {
        self.effects.push(TableEffect::StopReading);
        self.jump(view);
    }

    /// Adds what has happened: the events of one action each, and the view at the end.
    pub fn push(&mut self, events: Vec<PlyEvents<G>>, end: G::View, context: EventContext<'_, G>) {
        if self.again {
            // What is only shown again is not written down: that ends where something new begins.
            self.show_all(context);
            self.again = false;
        }
        self.playback.push(events, end);
    }

    /// Writes the log of the first `plies` actions anew.
    pub fn rebuild_log(
        &mut self,
        game: &impl ViewedGame<G>,
        plies: usize,
        context: EventContext<'_, G>,
    ) {
        self.log.rebuild(game, plies, context.players, context.text);
    }

    /// Removes the announcements, which were for another viewer.
    pub fn clear_announcements(&mut self) {
        self.log.clear_announcements();
    }

    /// Shows the next event, unless one is being shown, and starts the timer for the one after it. In
    /// a replay that plays by itself, waits for the next of the game's `plies` moments when all is
    /// shown.
    pub fn go_on(&mut self, plies: usize, context: EventContext<'_, G>) {
        if !self.is_still() && !self.timer && !self.waiting {
            self.show_next(context);
        }
        self.again &= !self.is_still();
        if let Some(replay) = self.replay.as_mut().filter(|_| self.playback.is_still()) {
            replay.playing &= replay.ply < plies;
            if replay.playing && !self.timer {
                self.start_timer(replay_pause_ms(context.speed));
            }
        }
    }

    /// How fast events are shown where `chosen` is the speed: whoever is out waits for the others, who play
    /// fast meanwhile.
    pub fn speed(&self, players: &[PlayerInfo], chosen: Speed) -> Speed {
        match chosen {
            Speed::Slow | Speed::Normal if self.is_out(players) => Speed::Fast,
            chosen => chosen,
        }
    }

    fn show_next(&mut self, context: EventContext<'_, G>) {
        let players = context.players;
        // (What is staged, such as the end of a match, is for them too.)
        let context = EventContext { speed: self.speed(players, context.speed), ..context };
        let mut shown = Shown::default();
        let asked = mem::take(&mut self.asked);
        let mut ms = self.playback.advance(context, &mut shown);
        while self.skips_to_part_end && ms.is_some() && !self.is_at_part_end(players) {
            ms = self.playback.advance(context, &mut shown);
        }
        if self.skips_to_part_end {
            shown.aloud = None;
        }
        self.append_log(shown);
        if let Some(ms) = ms {
            self.shown_over_time = true;
            if !asked {
                self.effects.push(TableEffect::EventCame(unseen_ms(ms)));
            }
            self.skips_to_part_end = false;
            let ends = self.is_at_part_end(players);
            if ends {
                self.effects.push(TableEffect::ControlsAppeared);
            }
            self.waiting = self.paused || ends || context.speed == Speed::Step;
            if !self.waiting {
                self.start_timer(ms);
            }
        } else {
            // Those who are out skip what others do next, too.
            self.skips_to_part_end &= self.is_out(players);
        }
    }

    /// Shows everything at once.
    pub fn show_all(&mut self, context: EventContext<'_, G>) {
        self.stop_timer();
        let mut shown = Shown::default();
        self.playback.finish(context, &mut shown);
        // Nobody reads aloud what is passed over.
        shown.aloud = None;
        self.append_log(shown);
    }

    /// Adds what was shown to the log, with its sounds and announcements.
    fn append_log(&mut self, shown: Shown) {
        if let Some(&last) = shown.sounds.last() {
            self.sound(last);
        }
        self.effects.extend(shown.aloud.map(TableEffect::ReadAloud));
        self.log.append(shown.lines, self.replay.is_none() && !self.again);
    }

    fn start_timer(&mut self, ms: u32) {
        self.timer = true;
        self.effects.push(TableEffect::StartTimer(ms));
    }

    /// A person asks for the next event.
    pub fn ask_for_next(&mut self) {
        self.asked = true;
        self.stop_timer();
    }

    /// Ends the wait for the timer, or for a person: the next event follows at once.
    pub fn stop_timer(&mut self) {
        self.waiting = false;
        if mem::take(&mut self.timer) {
            self.effects.push(TableEffect::StopTimer);
        }
    }

    /// The timer has run out: on with a replay that plays by itself, unless events are still shown.
    /// Returns whether the timer was still wanted.
    pub fn timer_ran_out(&mut self, game: &impl ViewedGame<G>) -> bool {
        let wanted = mem::take(&mut self.timer);
        if wanted && self.is_still() && self.replay.is_some_and(|replay| replay.playing) {
            self.step(game);
        }
        wanted
    }

    /// Passes over what is still to be shown of this part of the game.
    pub fn skip(&mut self) {
        self.paused = false;
        self.skips_to_part_end = true;
        self.effects.push(TableEffect::StopReading);
        self.stop_timer();
    }

    /// Lets each event wait for a person, or not any longer.
    pub fn toggle_pause(&mut self) {
        self.paused = !self.paused;
        let waiting = self.paused && self.timer;
        if waiting {
            self.stop_timer();
        }
        self.waiting = waiting;
    }

    /// All is shown, and there is something to press now. Returns whether events were shown over some
    /// time before.
    pub fn controls_appear(&mut self) -> bool {
        self.paused = false;
        self.skips_to_part_end = false;
        let appeared = mem::take(&mut self.shown_over_time);
        if appeared {
            self.effects.push(TableEffect::ControlsAppeared);
        }
        appeared
    }

    /// Shows again what has happened since the first `since` actions.
    pub fn show_again(&mut self, since: usize, game: &impl ViewedGame<G>) {
        self.leave_for(game.view_at(since));
        let plies = game.plies();
        self.playback.push(game.events(since..plies), game.view_at(plies));
        self.again = true;
    }

    /// Moves about in the past. Returning from it, and playing on from it, are not its own to do.
    pub fn replay_to(
        &mut self,
        to: ReplayCommand,
        game: &impl ViewedGame<G>,
        context: EventContext<'_, G>,
    ) {
        let plies = game.plies();
        match (to, &mut self.replay) {
            (ReplayCommand::Toggle, None) => self.look_at(plies, game, context),
            (ReplayCommand::Ply(ply), _) => self.look_at(ply.min(plies), game, context),
            (ReplayCommand::PlayPause, Some(replay)) => {
                replay.playing = !replay.playing;
                if replay.playing && replay.ply >= plies {
                    replay.ply = 0;
                    self.leave_for(game.view_at(0));
                }
            }
            (ReplayCommand::Forward, Some(replay)) => {
                replay.playing = false;
                self.step(game);
            }
            _ => {}
        }
    }

    /// Returns from the past to the present, which is this view.
    pub fn look_at_present(&mut self, view: G::View) {
        self.replay = None;
        self.stop_timer();
        self.leave_for(view);
    }

    /// Looks at the moment after `ply` actions.
    fn look_at(&mut self, ply: usize, game: &impl ViewedGame<G>, context: EventContext<'_, G>) {
        if self.replay.is_none() {
            // What is still to be shown is written down, and can be looked back at.
            self.show_all(context);
        }
        self.replay = Some(Replay { ply, playing: false });
        self.stop_timer();
        self.leave_for(game.view_at(ply));
    }

    /// Shows the next action of the past, if there is one.
    fn step(&mut self, game: &impl ViewedGame<G>) {
        let Some(replay) = &mut self.replay else { return };
        let ply = replay.ply;
        if ply >= game.plies() {
            return;
        }
        replay.ply += 1;
        // Ends any playback under way.
        self.stop_timer();
        self.leave_for(game.view_at(ply));
        self.playback.push(game.events(ply..ply + 1), game.view_at(ply + 1));
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::games::spell_wars::SpellWars;
    use conclave_rules::table::{Play, Rng, Rules, Seed, Setup, Viewer};
    use conclave_session::Controller;
    use yew::AttrValue;

    use super::*;
    use crate::table::viewed_game::ViewedPlay;
    use crate::testing;
    use crate::text::Text;

    /// A game of so many random actions.
    fn game<G: Rules<Options: Default>>(plies: usize) -> Play<G> {
        let setup = Setup { seats: 3, options: Default::default() };
        let mut play = Play::<G>::begin(setup, Seed(7)).expect("a game");
        let mut rng = Rng::new(Seed(7));
        while play.ply() < plies {
            let seat = play.to_act().first().expect("the game goes on");
            let action = if seat == Seat::CHANCE {
                G::sample_chance(play.state(), &mut rng)
            } else {
                rng.pick(&play.legal(seat)).cloned()
            };
            play.act(seat, action.expect("an action")).expect("a legal action");
        }
        play
    }

    fn viewed<G: GameUi>(play: &Play<G>) -> ViewedPlay<'_, G> {
        ViewedPlay { play, viewer: Viewer::Spectator }
    }

    /// What events are told with.
    struct EventTexts {
        text: Text,
        players: Rc<[PlayerInfo]>,
    }

    impl EventTexts {
        fn new() -> EventTexts {
            let player = |seat: u8| PlayerInfo {
                name: format!("Player {seat}").into(),
                guild: "red",
                controller: Controller::Person,
            };
            let text = testing::text(Locale::English);
            EventTexts { text, players: (0..3).map(player).collect() }
        }

        fn context<G: GameUi<Services = ()>>(&self) -> EventContext<'_, G> {
            let (players, text) = (&self.players, &self.text);
            let (speed, staged) = (Speed::Normal, Speed::Normal);
            EventContext { players, text, services: &(), speed, staged }
        }
    }

    /// What shows a game from its beginning, and has begun to.
    fn watching<G: GameUi<Services = ()>>(play: &Play<G>, told: &EventTexts) -> PlaybackControl<G> {
        let game = viewed(play);
        let mut control = PlaybackControl::new(game.view_at(0));
        control.push(game.events(0..play.ply()), game.view_at(play.ply()), told.context());
        control.go_on(play.ply(), told.context());
        assert!(!control.is_still() && control.timer);
        control
    }

    /// The log of a game that was watched to its end.
    fn whole_log(play: &Play<Elfenwizards>, told: &EventTexts) -> Vec<AttrValue> {
        let mut control = watching(play, told);
        control.show_all(told.context());
        lines(&control)
    }

    fn lines(control: &PlaybackControl<Elfenwizards>) -> Vec<AttrValue> {
        control.log().lines().iter().map(|line| line.words.clone()).collect()
    }

    #[test]
    fn whoever_looks_back_finds_all_in_the_log_that_has_happened() {
        let (play, told) = (game(30), EventTexts::new());
        let mut control = watching(&play, &told);
        let shown = lines(&control).len();
        control.replay_to(ReplayCommand::Toggle, &viewed(&play), told.context());
        assert_eq!(control.replay(), Some(&Replay { ply: 30, playing: false }));
        assert_eq!(lines(&control), whole_log(&play, &told));
        assert!(lines(&control).len() > shown + 10, "most of it was still to be shown");
    }

    #[test]
    fn what_happens_while_something_is_shown_again_is_written_down_once() {
        let (before, after, told) = (game(20), game(24), EventTexts::new());
        let mut control = watching(&before, &told);
        control.show_all(told.context());
        control.show_again(3, &viewed(&before));
        control.go_on(before.ply(), told.context());
        assert!(!control.is_still());
        assert_eq!(lines(&control), whole_log(&before, &told), "nothing is written twice");
        let game = viewed(&after);
        control.push(game.events(20..24), game.view_at(24), told.context());
        while !control.is_still() {
            control.stop_timer();
            control.go_on(after.ply(), told.context());
        }
        assert_eq!(lines(&control), whole_log(&after, &told));
    }

    #[test]
    fn nothing_is_read_on_about_what_was_left_or_passed_over() {
        let (play, told) = (game::<SpellWars>(60), EventTexts::new());
        let game = viewed(&play);
        let reads = |effects: Vec<TableEffect>| {
            effects
                .into_iter()
                .filter(|it| matches!(it, TableEffect::ReadAloud(_) | TableEffect::StopReading))
                .collect::<Vec<_>>()
        };
        let mut control = watching(&play, &told);
        while !control.is_still() {
            control.stop_timer();
            control.go_on(60, told.context());
        }
        assert!(!reads(control.take_effects()).is_empty(), "spells are read in this game");
        type Leave<'a> = &'a dyn Fn(&mut PlaybackControl<SpellWars>);
        let leave: [Leave<'_>; 4] = [
            &|control| control.skip(),
            // As for undo, and whatever else puts the game elsewhere.
            &|control| control.reset(game.view_at(3)),
            &|control| control.replay_to(ReplayCommand::Ply(2), &game, told.context()),
            &|control| control.look_at_present(game.view_at(60)),
        ];
        for leave in leave {
            let mut control = watching(&play, &told);
            control.take_effects();
            leave(&mut control);
            control.go_on(60, told.context());
            assert_eq!(reads(control.take_effects()), [TableEffect::StopReading]);
        }
    }

    #[test]
    fn a_timer_that_was_stopped_shows_nothing_when_it_runs_out_all_the_same() {
        let (play, told) = (game::<Elfenwizards>(30), EventTexts::new());
        let mut control = watching(&play, &told);
        control.toggle_pause();
        assert!(control.take_effects().ends_with(&[TableEffect::StopTimer]));
        assert!(!control.timer_ran_out(&viewed(&play)) && control.is_waiting());
    }

    #[test]
    fn a_replay_plays_action_by_action_and_ends_at_the_present() {
        let (play, told) = (game(6), EventTexts::new());
        let mut control = watching(&play, &told);
        let game = viewed(&play);
        control.replay_to(ReplayCommand::Ply(2), &game, told.context());
        let log = lines(&control);
        control.replay_to(ReplayCommand::PlayPause, &game, told.context());
        control.go_on(6, told.context());
        let mut seen = vec![2];
        while control.replay().is_some_and(|replay| replay.playing) {
            assert!(control.timer_ran_out(&game), "it goes on by itself");
            control.go_on(6, told.context());
            seen.extend(control.replay().map(|replay| replay.ply));
        }
        seen.dedup();
        assert_eq!(seen, [2, 3, 4, 5, 6]);
        assert_eq!((lines(&control), &**control.view()), (log, &game.view_at(6)));
    }
}

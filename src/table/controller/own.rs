//! A game of this device: what people do, undo, and the order in which consequences follow.

use std::rc::Rc;

use conclave_rules::bot_wire;
use conclave_rules::table::{Illegal, Outcome, Rng, Rules, Seat, Seats, Seed, Viewer};
use conclave_session::saves::SlotId;
use conclave_session::share::{packed, reveals_secrets};
use conclave_session::{Controller, Session};

use super::bots::ChanceRequests;
use super::negotiation::Negotiation;
use super::showing::event_context;
use super::source::{Source, Whose};
use super::{Env, Guide, Hint, Msg, TableController, players};
use crate::games::GameUi;
use crate::save_errors::FILE_EXTENSION;
use crate::storage::file_name;
use crate::table::autosave::{Autosave, SaveStatus};
use crate::table::command::{GameCommand, ReplayCommand};
use crate::table::effects::TableEffect;
use crate::table::embed_link;
use crate::table::open::Opened;
use crate::table::share_dialog::SharedGame;
use crate::table::viewed_game::ViewedPlay;

/// A game of this device.
pub struct OwnGame<G: GameUi> {
    /// The slot; empty for a game opened from a shared link.
    pub(super) id: SlotId,
    /// What the players call the game.
    pub(super) name: String,
    /// When it began, in milliseconds since 1970.
    pub(super) created: u64,
    pub(super) session: Session<G>,
    /// Who has confirmed to hold the device, at a table with secrets.
    pub(super) holder: Option<Seat>,
    /// The seats of guests who are away, for whom a person at this device plays.
    pub(super) borrowed: Seats,
    /// The seats whose guests are away from their screens.
    pub(super) away: Seats,
    pub(super) chance: ChanceRequests<G>,
    pub(super) guide: Option<Guide<G>>,
    pub(super) negotiation: Option<Negotiation>,
    pub(super) autosave: Autosave,
    /// What is to be known before anything is done, or what could not be fetched.
    pub(super) notice: Option<String>,
    /// Whether anything was done since the game was opened.
    pub(super) played: bool,
}

impl<G: GameUi> Source<G> for OwnGame<G> {
    type Game<'a> = ViewedPlay<'a, G>;

    fn whose(table: &TableController<G>) -> Whose<'_, G> {
        Whose::Own(table)
    }

    fn game(&self) -> ViewedPlay<'_, G> {
        ViewedPlay { play: self.session.play(), viewer: self.viewer() }
    }

    /// The only person, else the person who holds the device.
    fn viewer(&self) -> Viewer {
        let seats = self.session.play().seats();
        let only = || (0..seats).map(Seat).find(|&seat| self.is_person(seat));
        let viewer = if self.passes_around() { self.holder } else { only() };
        viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn to_act(&self) -> Seats {
        self.session.play().to_act()
    }

    fn actor(&self, action: usize) -> Option<Seat> {
        self.session.play().entries().get(action).map(|entry| entry.seat)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.session.play().legal(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        <G as Rules>::outcome(self.session.play().state())
    }

    fn talk_left(&self, _: u64) -> Option<u32> {
        self.negotiation.as_ref().and_then(Negotiation::left)
    }

    /// Without a curtain before: the only person at the table, the one who holds the device, or one
    /// who decides in public.
    fn next_person(&self) -> Option<Seat> {
        let play = self.session.play();
        let mut people = play.to_act().iter().filter(|&seat| self.is_person(seat));
        if !self.passes_around() {
            return people.next();
        }
        self.holder
            .filter(|&seat| play.to_act().has(seat))
            .or_else(|| people.find(|&seat| !G::decides_in_secret(play.state(), seat)))
    }

    fn curtain(&self) -> Seats {
        match self.next_person() {
            Some(_) => Seats::NONE,
            None => self.to_act().iter().filter(|&seat| self.is_person(seat)).collect(),
        }
    }

    fn is_elsewhere(&self) -> bool {
        self.autosave.is_elsewhere()
    }

    fn is_shared(&self) -> bool {
        self.id.is_empty()
    }

    /// Not for the decision of a puzzle: it would be the solution.
    fn gives_hints(&self) -> bool {
        !self.is_puzzle_open()
    }

    fn question(&self, seat: Seat, replay: Option<usize>, _: fn() -> u64) -> (Vec<u8>, u64) {
        let play = self.session.play();
        // In the replay of a finished game, as it stood there.
        let earlier = replay.filter(|_| play.to_act().is_empty()).map(|ply| play.at_ply(ply));
        let play = earlier.as_ref().unwrap_or(play);
        // The seed depends on the game alone, so a link with a seed always gives the same game.
        let seed = Rng::new(Seed(play.record().seed.0 ^ ((play.ply() as u64) << 32))).bits();
        (bot_wire::view::<G>(play.state(), seat), seed)
    }

    fn take(table: &mut TableController<G>, msg: Msg<G>, env: &Env<'_, G>) -> bool {
        table.handle_own(msg, env)
    }

    fn act(table: &mut TableController<G>, actions: &[G::Action], env: &Env<'_, G>) {
        table.decide(actions, env);
    }

    fn advance(table: &mut TableController<G>, env: &Env<'_, G>) {
        table.advance(env);
    }

    fn branch(table: &mut TableController<G>, ply: usize, env: &Env<'_, G>) {
        table.branch(ply, env);
    }
}

impl<G: GameUi> OwnGame<G> {
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.session.controller(seat) == Some(Controller::Person)
    }

    /// Whether this device belongs to no single player, so that secrets need a curtain: several people
    /// sit around it, or none, or one of them plays for a guest who is away.
    pub(super) fn passes_around(&self) -> bool {
        self.session.people() != 1 || !self.borrowed.is_empty()
    }
}

impl<G: GameUi> TableController<G> {
    /// A table for this game, and what is to be done first.
    pub fn open(game: Opened<G>, env: &Env<'_, G>) -> (TableController<G>, Vec<TableEffect>) {
        let Opened { id, name, created, session, new, notice, guide } = game;
        let spectated = G::view(session.play().state(), Viewer::Spectator);
        let players = players::<G>(&session, &spectated);
        let source = OwnGame {
            id,
            name,
            created,
            session,
            holder: None,
            borrowed: Seats::NONE,
            away: Seats::NONE,
            chance: ChanceRequests::default(),
            guide,
            negotiation: None,
            autosave: Autosave::new(env.slots),
            notice,
            played: false,
        };
        let mut table = TableController::new(source, players);
        if table.is_shared() {
            table.replay_to(ReplayCommand::Ply(0), env);
        }
        table.rebuild_log(env);
        if new {
            table.save(env);
        } else {
            table.report(env);
        }
        if table.source.session.people() < table.players.len() && !table.is_shared() {
            table.effects.push(TableEffect::SpawnBots);
        }
        table.advance(env);
        let effects = table.take_effects();
        (table, effects)
    }

    /// Takes a message that only a game of this device knows. Returns whether something has changed.
    fn handle_own(&mut self, msg: Msg<G>, env: &Env<'_, G>) -> bool {
        match msg {
            Msg::Do(command) => return self.command(command, env),
            Msg::ChanceReplied(number, answer) => self.source.chance.replied(number, answer),
            Msg::Tick => self.tick(env),
            Msg::SlotChanged(id) => {
                let game = &mut self.source;
                let concerned = id.is_none_or(|id| id == game.id);
                if concerned && game.autosave.slot_changed(env.slots, &game.id) {
                    self.forget_requests();
                } else if game.autosave.has_failed() {
                    // There may be room now.
                    self.save(env);
                } else {
                    return false;
                }
            }
            Msg::Embed(command) => self.embed_command(&command, env),
            Msg::Guest(event) => return self.guest_event(event, env),
            Msg::Away(seats) => self.source.away = seats,
            Msg::Notice(words) => self.source.notice = Some(words),
            // These are the same at any table.
            Msg::Act(_) | Msg::BotReplied(..) | Msg::Next => return false,
            // A guest's table gets these.
            Msg::Host(_) | Msg::News(_) | Msg::NewsExpired => return false,
        }
        true
    }

    /// Does what a control or a key asks of a game of this device. Returns whether something has
    /// changed.
    fn command(&mut self, command: GameCommand, env: &Env<'_, G>) -> bool {
        use GameCommand as Do;
        match command {
            Do::Undo => self.travel(Session::undo, env),
            Do::Redo => self.travel(Session::redo, env),
            Do::TellWhy => self.tell_why(env),
            Do::Retry => self.bots.retry(),
            Do::TakeDevice(seat) if !self.curtain().has(seat) => return false,
            Do::TakeDevice(seat) => {
                self.source.holder = Some(seat);
                self.playback.jump(self.current_view());
                self.rebuild_log(env);
                self.effects.push(TableEffect::Focus(".table-board"));
            }
            Do::EndNegotiation => self.end_negotiation(),
            Do::TakeTheirs => self.take_theirs(env),
            Do::KeepMine if self.source.autosave.status() == SaveStatus::Deleted => {
                self.source.autosave.taken_up(env.slots);
                self.save(env);
            }
            Do::KeepMine => self.effects.push(TableEffect::OpenGame(self.snapshot(env.now))),
            Do::ShowStep => self.show_step(env),
            Do::ShowSolution => self.show_solution(env),
            Do::RestartLesson => self.restart_lesson(env),
            Do::RestartPuzzle => self.restart_puzzle(env),
            Do::LeaveLesson => self.leave_lesson(env),
            Do::Rematch(level) => self.rematch(level, false, env),
            Do::SwapSeats => self.rematch(None, true, env),
            Do::Export => {
                let file = file_name(&self.source.name, FILE_EXTENSION);
                let content = self.snapshot(env.now).seal();
                self.effects.push(TableEffect::OfferFile(file, content));
            }
            Do::Share => {
                let sealed = |names| packed(self.snapshot(env.now), names).seal();
                let share = SharedGame {
                    named: sealed(true),
                    nameless: sealed(false),
                    file: file_name(&self.source.name, FILE_EXTENSION),
                    secrets: reveals_secrets(self.source.session.play()),
                };
                self.effects.push(TableEffect::Share(share));
                return false;
            }
            // These are the same at any table.
            Do::ShowNext
            | Do::Skip
            | Do::Pause
            | Do::Again
            | Do::Hint
            | Do::TakeHint
            | Do::Close
            | Do::Replay(_) => return false,
        }
        true
    }

    /// Does what a person here has decided.
    fn decide(&mut self, actions: &[G::Action], env: &Env<'_, G>) {
        let Some(seat) = self.deciding() else { return };
        let legal = || self.source.session.play().legal(seat);
        // What the rules forbid is theirs to refuse, also in a lesson or a puzzle.
        let forbidden = actions.first().is_some_and(|first| !legal().contains(first));
        if forbidden || self.is_allowed(actions, env) {
            self.act_here(seat, actions, env);
        }
    }

    /// Shows events, sends requests to bots, plays their answers.
    fn advance(&mut self, env: &Env<'_, G>) {
        loop {
            let plies = self.source.session.play().ply();
            self.playback.go_on(plies, event_context(&self.players, env));
            if self.replay().is_some() {
                return;
            }
            if self.source.autosave.is_elsewhere() {
                return;
            }
            if G::NEGOTIATES {
                self.begin_negotiation(env);
            }
            self.ask_bots(env);
            if !self.playback.is_still() || !self.play_bots_and_chance(env) {
                break;
            }
        }
        self.lay_down_after_turn(env);
        self.announce_controls();
        if self.announce_end(env) {
            self.store_outcome();
            if !self.is_shared() && self.puzzle().is_none() {
                // From the first action on, the game is saved.
                self.effects.push(TableEffect::AskToKeep);
            }
        }
    }

    /// Whether a lesson or a puzzle, where there is one, lets a person here do these actions; if
    /// not, it says so.
    pub(super) fn is_allowed(&mut self, actions: &[G::Action], env: &Env<'_, G>) -> bool {
        self.lesson_allows(actions) && self.puzzle_allows(actions, env)
    }

    /// Applies actions of a person here, who is told why they are refused.
    pub(super) fn act_here(&mut self, seat: Seat, actions: &[G::Action], env: &Env<'_, G>) {
        let refusal = self.apply_actions(seat, actions, env);
        self.effects.extend(refusal.map(TableEffect::Refuse));
    }

    /// Applies actions of a seat; returns why they are refused. A game that another tab
    /// continued takes none.
    pub(super) fn apply_actions(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        env: &Env<'_, G>,
    ) -> Option<String> {
        if self.source.autosave.is_elsewhere() {
            return Some(env.text.tr("not-your-turn"));
        }
        let before = self.source.session.play().ply();
        self.source.notice = None;
        let refusal = self.source.session.act(seat, actions).err().map(|why| match why {
            Illegal::Rule(reason) => G::explain_refusal(reason, env.text),
            Illegal::Over | Illegal::NotActing => env.text.tr("not-your-turn"),
        });
        if self.source.session.play().ply() == before {
            return refusal;
        }
        self.source.played = true;
        self.note_learned();
        // Hints and requests about the state before are stale now.
        if self.hint.take().is_some_and(|hint| matches!(hint, Hint::Asked(_))) {
            self.effects.push(TableEffect::CancelBots);
        }
        self.bots.asked = None;
        self.end_negotiation();
        let here = self.source.is_person(seat);
        if here {
            self.before = Some(Rc::clone(self.playback.view()));
        }
        self.show_to_all(seat, before, env);
        self.push(before, |_| here, env);
        if env.framed {
            let acts = embed_link::acts(&self.source.session, seat, before);
            self.effects.extend(acts.into_iter().map(TableEffect::PostToEmbedder));
        }
        self.save(env);
        self.note_end(env);
        refusal
    }

    /// Undoes or redoes.
    pub(super) fn travel(&mut self, how: fn(&mut Session<G>) -> bool, env: &Env<'_, G>) {
        if self.replay().is_some()
            || self.source.autosave.is_elsewhere()
            || !how(&mut self.source.session)
        {
            return;
        }
        self.reset(env);
        self.tell_jump(env);
        self.save(env);
    }

    /// The game has jumped to another ply (undo, redo, load): drops what belonged to the old
    /// one, and shows the present state.
    pub(super) fn reset(&mut self, env: &Env<'_, G>) {
        self.forget_requests();
        self.source.notice = None;
        self.set_refused(false);
        self.source.played = false;
        if self.source.negotiation.take().is_some() {
            self.effects.push(TableEffect::StopCountdown);
        }
        let players = players::<G>(&self.source.session, &self.current_view());
        self.show_anew(players, env);
    }

    /// Forgets what bots and chance were asked: their answers would be about another game.
    pub(super) fn forget_requests(&mut self) {
        self.effects.push(TableEffect::CancelBots);
        self.bots.asked = None;
        self.source.chance.forget();
        self.hint.take_if(|hint| matches!(hint, Hint::Asked(_)));
    }
}

//! A screen at somebody else's table.

mod hand_over;

use std::mem;

use super::pending_answers::PendingAnswers;
use super::wire::{
    ActionRefusal, AnswerError, Beginning, Hello, Invitation, LONGEST_TO_GUEST, MOST_ACTIONS,
    Parting, Seating, SeenAction, SyncPoint, TablePlace, ToGuest, ToHost, Update, WireError,
    decode, encode,
};
use super::{Connection, Status};
use conclave_rules::games::game;
use conclave_rules::table::{Illegal, Outcome, Rng, Rules, Seat, Seats, Seed, Viewer};

/// How long to wait for an answer before a message is sent again, in milliseconds.
const RETRY_MS: u64 = 800;
/// How often a guest tells the table that it is still there, in milliseconds.
const LIFE_MS: u64 = 2_000;
/// How long the table's clock is trusted without an update, in milliseconds.
const CLOCK_MS: u64 = 3_000;

/// What has come from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuestEvent {
    /// The guest has a place, or has it again.
    Welcome,
    /// The game has gone on: [`Seen::steps`] from this one on are new.
    Went {
        /// How many actions were known before.
        from: usize,
    },
    /// It is another game, or the game has jumped: show everything anew.
    Jumped,
    /// The guest's action was refused; [`Guest::seen`] has the game as it is.
    Refused(ActionRefusal),
    /// [`Guest::table`] has changed.
    Table,
    /// What became of the answer that the guest has brought ([`Guest::deliver_answer`]).
    Answered(Result<(), AnswerError>),
    /// The clock of the table's talk has gone on ([`Guest::talk_left`]).
    Talk,
    /// The end: the table sends nothing more without another [`Hello`].
    Parted(Parting),
    /// The table plays another game now, of this id: its program goes on from here.
    Goes(&'static str),
    /// This device may be the table from now on ([`Guest::take_table`]).
    Offered,
    /// This device is the table from now on; all that it needs is [`Guest::table_handed`].
    Yours,
    /// The table is another device now; its code is [`Guest::code_of_moved`].
    Moved,
}

/// The game as its guest knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G: Rules> {
    /// How it began.
    pub beginning: Beginning<G>,
    /// What has happened since, action by action.
    pub steps: Vec<SeenAction<G>>,
    /// The game now.
    pub view: G::View,
    /// Who must decide.
    pub to_act: Seats,
    /// What the guest's seat may do.
    pub legal: Vec<G::Action>,
}

impl<G: Rules> Seen<G> {
    /// The game after its first `ply` actions, or now if it has fewer.
    pub fn view_at(&self, ply: usize) -> G::View {
        if ply >= self.steps.len() {
            return self.view.clone();
        }
        let mut view = self.beginning.view.clone();
        for event in self.steps.iter().take(ply).flat_map(|step| &step.events) {
            G::apply_event(&mut view, event);
        }
        view
    }

    /// How the game ended, once nobody is to act: nothing that counts is hidden then.
    pub fn outcome(&self) -> Option<Outcome> {
        let ended = self.to_act.is_empty();
        ended.then(|| G::outcome(&G::determinize(&self.view, &mut Rng::new(Seed(0)))))?
    }
}

/// What the guest has decided, until the table has it.
pub(super) struct PendingActions<G: Rules> {
    number: u32,
    actions: Vec<G::Action>,
    /// When it was last sent; none before it was.
    sent_at: Option<u64>,
}

/// A screen at somebody else's table: what its seat may know, and nothing else.
pub struct Guest<G: Rules> {
    pub(super) hello: Hello,
    place: Option<TablePlace>,
    /// Whether this connection's greeting was answered.
    is_in: bool,
    parted: Option<Parting>,
    epoch: u32,
    seen: Option<Seen<G>>,
    /// How many actions its seat has taken.
    taken: u32,
    table: Seating,
    pub(super) pending: Option<PendingActions<G>>,
    /// The answers that it delivers for others.
    answers: PendingAnswers,
    /// The movement of the guest's hand that made `pending` (a throw of dice), until it is sent.
    gesture: Option<Vec<u8>>,
    /// For how many seconds the table may still talk, and when the table said so.
    talk: (u32, u64),
    /// Whether the table is between two games of a game night.
    between: bool,
    hidden: bool,
    leaving: bool,
    /// When it last sent a greeting, a sign of life, or a request for what is missing.
    hello_at: Option<u64>,
    life_at: u64,
    again_at: u64,
    /// When it last heard something.
    heard: Option<u64>,
    /// Whether there is something to confirm.
    news: bool,
    /// Whether something was missing in what has come.
    gap: bool,
    /// This guest's part in handing the table over to another device.
    handed: hand_over::Handed,
}

impl<G: Rules> Guest<G> {
    /// A guest that is about to join.
    pub fn new(hello: Hello) -> Guest<G> {
        Guest {
            hello,
            place: None,
            is_in: false,
            parted: None,
            epoch: 0,
            seen: None,
            taken: 0,
            table: Seating::default(),
            pending: None,
            answers: PendingAnswers::default(),
            gesture: None,
            talk: (0, 0),
            between: false,
            hidden: false,
            leaving: false,
            hello_at: None,
            life_at: 0,
            again_at: 0,
            heard: None,
            news: false,
            gap: false,
            handed: hand_over::Handed::default(),
        }
    }

    /// Sends a greeting again, over another connection or because the old one is back; with another
    /// invitation, if one is given.
    pub fn greet(&mut self, invitation: Option<Invitation>) {
        if invitation.is_some() {
            self.hello.invitation = invitation;
        }
        (self.is_in, self.parted, self.hello_at) = (false, None, None);
    }

    /// Its place; none before it was let in.
    pub fn place(&self) -> Option<TablePlace> {
        self.place
    }

    /// Its seat; none for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        match self.place {
            Some(TablePlace::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The viewer whose view of the game it gets.
    pub fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game; none before it was sent.
    pub fn seen(&self) -> Option<&Seen<G>> {
        self.seen.as_ref()
    }

    /// Who sits where.
    pub fn table(&self) -> &Seating {
        &self.table
    }

    /// Why it has left the table, if it has.
    pub fn parted(&self) -> Option<Parting> {
        self.parted
    }

    /// Whether what the guest has decided is on its way.
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// The status of this guest, given that of its connection; away when nothing has been heard for a while.
    pub fn status(&self, connection: Status, now: u64) -> Status {
        let silent = self.heard.is_some_and(|at| now.saturating_sub(at) > 3 * LIFE_MS);
        match connection {
            _ if self.parted.is_some() => Status::Closed,
            Status::Open if !self.is_in && self.place.is_none() => Status::Connecting,
            Status::Open if !self.is_in || silent => Status::Away,
            other => other,
        }
    }

    /// Decides for its seat: these actions in a row. Returns false while the last decision is still on its
    /// way. The first action must be one of [`Seen::legal`].
    pub fn act(&mut self, actions: &[G::Action]) -> bool {
        let legal = self.seen.as_ref().map_or(&[][..], |seen| &seen.legal);
        let can = self.pending.is_none()
            && actions.len() <= MOST_ACTIONS
            && actions.first().is_some_and(|first| legal.contains(first));
        if can {
            let actions = actions.to_vec();
            self.pending = Some(PendingActions { number: self.taken, actions, sent_at: None });
        }
        can
    }

    /// How the guest's hand made what it has just decided ([`Guest::act`]).
    pub fn gesture(&mut self, made: Vec<u8>) {
        self.gesture = Some(made);
    }

    /// For how many seconds the table may still talk; none when it is not talking.
    pub fn talk_left(&self, now: u64) -> Option<u32> {
        let (left, said) = self.talk;
        (left > 0 && now.saturating_sub(said) < CLOCK_MS).then_some(left)
    }

    /// Whether the table is between two games of a game night: it is silent until the next one begins.
    pub fn is_between_games(&self) -> bool {
        self.between
    }

    /// Why the rules would refuse an action of its seat, tried in a game that is consistent with the
    /// guest's view. None if they would not, or if it has no game or no seat.
    pub fn refusal(&self, action: &G::Action) -> Option<Illegal<G::Reason>> {
        let (seen, seat) = (self.seen.as_ref()?, self.seat()?);
        let mut state = G::determinize(&seen.view, &mut Rng::new(Seed(0)));
        G::apply(&mut state, seat, action, &mut Vec::new()).err()
    }

    /// Brings the table an answer that somebody else shows. Returns false while the last one is still on
    /// its way. [`GuestEvent::Answered`] reports the result.
    pub fn deliver_answer(&mut self, code: &str) -> bool {
        self.answers.deliver_answer(code)
    }

    /// Tells the table whether this screen is hidden.
    pub fn hide(&mut self, hidden: bool, connection: &mut dyn Connection) {
        self.hidden = hidden;
        let _ = connection.send(&encode(&ToHost::<G>::Hidden(hidden)));
    }

    /// Gives up the place, as soon as the table hears of it: then the guest has parted
    /// ([`Parting::Left`]).
    pub fn leave(&mut self) {
        self.leaving = true;
    }

    /// Whether the guest is giving up the place, and the table has not answered.
    pub fn is_leaving(&self) -> bool {
        self.leaving && self.parted.is_none()
    }

    /// Handles incoming messages up to the next event to be shown, and sends what is due. Call it until it
    /// returns none: whenever a message has arrived or the guest has decided something, and every half
    /// second. `now` is in milliseconds since 1970.
    pub fn poll(&mut self, connection: &mut dyn Connection, now: u64) -> Option<GuestEvent> {
        while let Some(bytes) = connection.receive() {
            if let Some(event) = self.hear(&bytes, now) {
                return Some(event);
            }
        }
        if self.parted.is_none() && connection.status() == Status::Open {
            self.speak(connection, now);
        }
        None
    }

    /// Handles a message.
    fn hear(&mut self, bytes: &[u8], now: u64) -> Option<GuestEvent> {
        let message = match decode::<ToGuest>(bytes, LONGEST_TO_GUEST) {
            Ok(message) => message,
            Err(WireError::OtherVersion) if !self.is_in => ToGuest::Parted(Parting::OtherBuild),
            Err(_) => return None,
        };
        if self.parted.is_some() {
            return None;
        }
        self.heard = Some(now);
        self.handed.expire(now);
        self.between = matches!(message, ToGuest::Between);
        match message {
            ToGuest::Between => None,
            ToGuest::Offered(_) | ToGuest::Piece { .. } | ToGuest::Yours | ToGuest::Moved(_) => {
                self.handed.hear(message, now)
            }
            // Only forwarders get this.
            ToGuest::PassOn { .. } => None,
            ToGuest::Parted(why) => {
                self.parted = Some(why);
                self.is_in = false;
                self.pending = None;
                Some(GuestEvent::Parted(why))
            }
            ToGuest::Welcome(place) => {
                let news = !mem::replace(&mut self.is_in, true);
                if self.place.replace(place).is_some_and(|old| old != place) {
                    // The guest sits elsewhere now: the old view is another seat's.
                    self.seen = None;
                    self.epoch = 0;
                }
                news.then_some(GuestEvent::Welcome)
            }
            ToGuest::Table(table) => {
                self.news = true;
                let news = table.revision != self.table.revision;
                let late = table.revision < self.table.revision;
                if news && !late {
                    self.table = table;
                    return Some(GuestEvent::Table);
                }
                None
            }
            ToGuest::Update(position, bytes) => {
                let update = Update::read(&bytes).ok()?;
                self.news = true;
                self.apply_update(position, update)
            }
            ToGuest::Greet(id) if id == G::ID => {
                self.greet(None);
                None
            }
            ToGuest::Greet(id) => game(&id).map(|game| GuestEvent::Goes(game.id)),
            ToGuest::Talk(left) => {
                let before = std::mem::replace(&mut self.talk, (left, now)).0;
                (left != before).then_some(GuestEvent::Talk)
            }
            ToGuest::Refused(number, why) => {
                let about = self.pending.take_if(|pending| pending.number == number);
                about.map(|_| GuestEvent::Refused(why))
            }
            ToGuest::Answered(number, verdict) => {
                self.answers.is_reported(number).then_some(GuestEvent::Answered(verdict))
            }
        }
    }

    /// Applies an update of the game.
    fn apply_update(&mut self, position: SyncPoint, update: Update<G>) -> Option<GuestEvent> {
        let Update { from, beginning, mut steps, view, to_act, legal, taken } = update;
        let epoch = position.epoch;
        let end = from as usize + steps.len();
        let known = self.seen.as_ref().filter(|_| epoch == self.epoch).map(|s| s.steps.len());
        if self.seen.is_some() && epoch < self.epoch {
            return None;
        }
        let event = match known {
            Some(known) if end < known => return None,
            Some(known) if from as usize <= known => {
                let seen = self.seen.as_mut()?;
                seen.steps.extend(steps.drain(known - from as usize..));
                (seen.view, seen.to_act, seen.legal) = (view, to_act, legal);
                (end > known).then_some(GuestEvent::Went { from: known })
            }
            _ => match beginning.filter(|_| from == 0) {
                Some(beginning) => {
                    self.epoch = epoch;
                    self.pending = None;
                    self.seen = Some(Seen { beginning, steps, view, to_act, legal });
                    Some(GuestEvent::Jumped)
                }
                None => {
                    self.gap = true;
                    return None;
                }
            },
        };
        self.taken = taken;
        // The table has these actions, so they are not sent again.
        self.pending.take_if(|pending| pending.number < taken);
        event
    }

    /// How far it has followed the game.
    fn position(&self) -> Option<SyncPoint> {
        let ply = self.seen.as_ref()?.steps.len() as u32;
        Some(SyncPoint { epoch: self.epoch, ply })
    }

    /// Sends what is due.
    fn speak(&mut self, connection: &mut dyn Connection, now: u64) {
        let due = |at: u64, wait: u64| now.saturating_sub(at) >= wait;
        let mut say = |message: ToHost<G>| connection.send(&encode(&message)).is_ok();
        let position = self.position();
        if !self.is_in {
            if self.hello_at.is_none_or(|at| due(at, RETRY_MS)) {
                say(ToHost::Hello(self.hello.clone(), position));
                self.hello_at = Some(now);
            }
            return;
        }
        if self.leaving {
            if due(self.again_at, RETRY_MS) {
                say(ToHost::Leave);
                self.again_at = now;
            }
            return;
        }
        if let Some((offer, takes)) = self.handed.answer() {
            say(ToHost::Takes(offer, takes));
        }
        if let Some(bytes) = self.handed.receipt() {
            say(ToHost::Has(bytes));
        }
        if self.gap && due(self.again_at, RETRY_MS / 4) {
            say(ToHost::Again(position));
            (self.again_at, self.gap) = (now, false);
        }
        if let Some(pending) = &mut self.pending
            && pending.sent_at.is_none_or(|at| due(at, RETRY_MS))
        {
            if let Some(made) = self.gesture.take() {
                say(ToHost::Gesture(made));
            }
            let PendingActions { number, actions, .. } = pending;
            let (number, actions) = (*number, actions.clone());
            say(ToHost::Act { epoch: self.epoch, number, actions });
            pending.sent_at = Some(now);
        }
        if let Some((number, code)) = self.answers.next_due(now) {
            say(ToHost::Answer { number, code });
        }
        if self.news || due(self.life_at, LIFE_MS) {
            say(ToHost::Seen { position, revision: self.table.revision });
            if self.hidden && !self.news {
                say(ToHost::Hidden(true));
            }
            (self.life_at, self.news) = (now, false);
        }
    }
}

/// For tests: an action that its guest's program would not decide.
#[cfg(test)]
pub(super) fn waiting<G: Rules>(number: u32, actions: Vec<G::Action>) -> PendingActions<G> {
    PendingActions { number, actions, sent_at: None }
}

#[cfg(test)]
impl<G: Rules> Guest<G> {
    /// For tests: treats the connection as the one over which it was admitted.
    pub(super) fn notice_nothing(&mut self) {
        self.is_in = true;
    }
}

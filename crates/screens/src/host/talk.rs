//! Handling the messages of guests.

use super::{HeldSeat, Host, HostEvent, MOST_SPECTATORS, Onlooker, update};
use crate::wire::{
    ActionRefusal, Hello, LONGEST_ANSWER, LONGEST_GESTURE, LONGEST_TO_HOST, MOST_ACTIONS, Parting,
    SyncPoint, TablePlace, ToGuest, ToHost, WireError, decode, name_of_guest,
};
use conclave_rules::table::Rules;
use conclave_session::{Controller, Session};

impl<G: Rules> Host<G> {
    /// Takes in a message; returns what is to be done.
    pub(super) fn hear(
        &mut self,
        at: usize,
        bytes: &[u8],
        session: &Session<G>,
        now: u64,
    ) -> Option<HostEvent<G>> {
        let message = match decode::<ToHost<G>>(bytes, LONGEST_TO_HOST) {
            Ok(message) => message,
            Err(why) => {
                self.lines[at].fault();
                if why == WireError::OtherVersion && self.lines[at].place.is_none() {
                    self.refuse_entry(at, Parting::OtherBuild, now);
                }
                return None;
            }
        };
        if let ToHost::Hello(hello, has) = message {
            if let Err(why) = self.admit(at, hello, has, now) {
                self.refuse_entry(at, why, now);
            }
            return None;
        }
        let line = &mut self.lines[at];
        let Some(place) = line.place else {
            // Messages before a greeting are ignored. But the sender may be a guest who does not know that
            // this is another connection, or who has not received the request to greet again.
            if !line.asked {
                line.fault();
            }
            if line.may_ask_again(now) {
                line.send(&ToGuest::Greet(G::ID.to_owned()));
            }
            return None;
        };
        let here = SyncPoint { epoch: self.record.epoch, ply: session.play().ply() as u32 };
        let known = |position: Option<SyncPoint>| {
            position.filter(|at| at.epoch == here.epoch && at.ply <= here.ply)
        };
        match message {
            ToHost::Seen { position, revision } => {
                line.acknowledge(known(position), revision.min(self.table.revision));
                if line.may_answer_life(now) {
                    line.send(&ToGuest::Welcome(place));
                }
            }
            ToHost::Again(position) => {
                if line.may_ask_again(now) {
                    line.sent = known(position);
                    line.seen = line.sent;
                }
            }
            ToHost::Hidden(hidden) => line.hidden = hidden,
            ToHost::Leave => {
                match place {
                    TablePlace::Seat(seat) => self.release(seat),
                    TablePlace::Spectator => {
                        let key = self.lines[at].key;
                        self.record.spectators.retain(|it| Some(it.key) != key);
                    }
                }
                self.lines[at].part(&ToGuest::Parted(Parting::Left), now);
            }
            ToHost::Act { epoch, number, actions } => {
                let actions = Actions { epoch, number, actions };
                return self.take_action(at, place, actions, session, here);
            }
            // No answer is that long.
            ToHost::Answer { code, .. } if code.len() > LONGEST_ANSWER => line.fault(),
            ToHost::Answer { number, code } => {
                if let Some(verdict) = line.deliver_answer(number, code, now) {
                    line.send(&ToGuest::Answered(number, verdict));
                }
            }
            ToHost::Gesture(made) => match place {
                TablePlace::Seat(seat) if made.len() <= LONGEST_GESTURE => {
                    return Some(HostEvent::Gestured(seat, made));
                }
                _ => line.fault(),
            },
            ToHost::Takes(offer, takes) => self.takes(place, offer, takes),
            ToHost::Has(bytes) => self.has(place, bytes as usize),
            ToHost::Hello(..) => {}
        }
        None
    }

    /// Lets somebody in, or says why not.
    fn admit(
        &mut self,
        at: usize,
        hello: Hello,
        has: Option<SyncPoint>,
        now: u64,
    ) -> Result<(), Parting> {
        if hello.build != self.build {
            return Err(Parting::OtherBuild);
        }
        if hello.game != G::ID {
            // The guest comes again with the program of the game that is played now.
            self.place_of(&hello).ok_or(Parting::OtherGame)?;
            self.lines[at].ask_again(&ToGuest::Greet(G::ID.to_owned()), now);
            return Ok(());
        }
        let place = match self.place_of(&hello) {
            // Somebody who looks on may be invited to a seat.
            Some(TablePlace::Spectator)
                if hello.invitation.is_some_and(|it| self.is_invited(it)) =>
            {
                self.take_place(&hello, now)?
            }
            Some(place) => place,
            None if self.lines[at].called && self.record.dismissed.contains(&hello.key) => {
                return Err(Parting::Dismissed);
            }
            None => self.take_place(&hello, now)?,
        };
        // Whoever comes again has left their other screen, or lost it.
        if let TablePlace::Seat(_) = place {
            let others = self.lines.iter_mut().enumerate();
            for (_, other) in others.filter(|(i, line)| *i != at && line.place == Some(place)) {
                other.part(&ToGuest::Parted(Parting::Elsewhere), now);
            }
        }
        let line = &mut self.lines[at];
        let epoch = self.record.epoch;
        let has = has.filter(|has| has.epoch == epoch && has.ply as usize <= self.ply);
        // A repeated greeting changes nothing about who it is.
        let is_new = line.place != Some(place);
        if is_new {
            (line.place, line.key, line.asked) = (Some(place), Some(hello.key), false);
            (line.told, line.hidden) = (false, false);
        }
        // A new program in the guest's page, over the same connection, has seen nothing of the game.
        if is_new || has < line.seen {
            (line.sent, line.seen) = (has, has);
            (line.table_sent, line.table_seen, line.talk_sent) = (0, 0, 0);
        }
        line.send(&ToGuest::Welcome(place));
        Ok(())
    }

    /// The place that somebody has already.
    fn place_of(&self, hello: &Hello) -> Option<TablePlace> {
        let held = self.record.held.iter().find(|held| held.key == hello.key);
        let known = |it: &Onlooker| it.key == hello.key;
        let looks_on = || self.record.spectators.iter().any(known).then_some(TablePlace::Spectator);
        held.map(|held| TablePlace::Seat(held.seat)).or_else(looks_on)
    }

    /// Gives somebody the place that their invitation is for.
    fn take_place(&mut self, hello: &Hello, now: u64) -> Result<TablePlace, Parting> {
        let code = hello.invitation.ok_or(Parting::Uninvited)?;
        let at = self.invited.iter().position(|invited| invited.code == code);
        let at = at.ok_or(Parting::Uninvited)?;
        let invited = self.invited.remove(at);
        if invited.expires <= now {
            return Err(Parting::Expired);
        }
        // A personal invitation also admits those who were sent away.
        self.record.dismissed.retain(|key| *key != hello.key);
        match invited.place {
            TablePlace::Seat(seat) if self.is_held(seat) => return Err(Parting::Taken),
            TablePlace::Seat(seat) => {
                let name = name_of_guest(&hello.name);
                self.record.spectators.retain(|it| it.key != hello.key);
                self.record.held.push(HeldSeat { seat, key: hello.key, name });
            }
            TablePlace::Spectator if self.place_of(hello).is_some() => {}
            TablePlace::Spectator if self.record.spectators.len() >= MOST_SPECTATORS => {
                return Err(Parting::Crowded);
            }
            TablePlace::Spectator => {
                let name = name_of_guest(&hello.name);
                self.record.spectators.push(Onlooker { key: hello.key, name });
            }
        }
        Ok(invited.place)
    }

    fn refuse_entry(&mut self, at: usize, why: Parting, now: u64) {
        self.lines[at].part(&ToGuest::Parted(why), now);
    }

    /// An action of a guest: passed on if it is legal, else refused together with the game as it is.
    fn take_action(
        &mut self,
        at: usize,
        place: TablePlace,
        Actions { epoch, number, actions }: Actions<G>,
        session: &Session<G>,
        here: SyncPoint,
    ) -> Option<HostEvent<G>> {
        let refusal = match place {
            TablePlace::Spectator => ActionRefusal::NotYours,
            TablePlace::Seat(seat) => {
                let taken = session.taken_by(seat) as u32;
                // A repeated action was done, or refused, the first time.
                if epoch == here.epoch && number < taken {
                    return None;
                }
                let legal = || -> Vec<G::Action> { session.play().legal(seat) };
                if epoch != here.epoch || number > taken {
                    ActionRefusal::Stale
                } else if session.controller(seat) != Some(Controller::Guest) {
                    ActionRefusal::NotYours
                } else if actions.len() > MOST_ACTIONS
                    || !actions.first().is_some_and(|first| legal().contains(first))
                {
                    ActionRefusal::Illegal
                } else {
                    self.lines[at].trust();
                    return Some(HostEvent::Acted(seat, actions));
                }
            }
        };
        let line = &mut self.lines[at];
        // A guest's program asks only for what it knows to be legal.
        if refusal != ActionRefusal::Stale {
            line.fault();
        }
        let has = line.seen.filter(|seen| seen.epoch == here.epoch).map(|seen| seen.ply);
        line.send(&ToGuest::Refused(number, refusal));
        line.send(&update(session, place, has).message(here.epoch));
        None
    }
}

/// What a guest wants to do, and when it decided so.
struct Actions<G: Rules> {
    epoch: u32,
    number: u32,
    actions: Vec<G::Action>,
}

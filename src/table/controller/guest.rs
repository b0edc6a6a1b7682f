//! A guest's table: the game as its host sends it, which is what the guest's seat may know.

use std::rc::Rc;

use conclave_i18n::isolated;
use conclave_rules::bot_wire;
use conclave_rules::table::{Illegal, Outcome, Seat, Seats, Viewer};
use conclave_screens::wire::{ActionRefusal, SeenAction, Sitting};
use conclave_screens::{Guest, GuestEvent, Seen};
use conclave_session::Controller;
use yew::AttrValue;

use super::showing::event_context;
use super::source::{Source, Whose};
use super::{Env, Msg, TableController};
use crate::components::players::stand_ins;
use crate::games::{GameUi, PlayerInfo, Sound};
use crate::table::effects::TableEffect;
use crate::table::playback::PlyEvents;
use crate::table::viewed_game::ViewedGame;
use crate::table::visiting::Visiting;
use crate::text::Text;

/// A game at another device, as a guest follows it.
pub struct GuestGame<G: GameUi> {
    visiting: Visiting<G>,
    /// The game, with all that the table was told of it.
    seen: Seen<G>,
    /// The guest's seat; none for somebody who looks on.
    seat: Option<Seat>,
    /// What the host has just done with the game: the key of a sentence.
    news: Option<&'static str>,
}

impl<G: GameUi> Source<G> for GuestGame<G> {
    type Game<'a> = &'a Seen<G>;

    fn whose(table: &TableController<G, Self>) -> Whose<'_, G> {
        Whose::Guest(&table.source)
    }

    fn game(&self) -> &Seen<G> {
        &self.seen
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn to_act(&self) -> Seats {
        self.seen.to_act
    }

    fn actor(&self, action: usize) -> Option<Seat> {
        self.seen.steps.get(action).map(|step| step.seat)
    }

    fn legal(&self, _: Seat) -> Vec<G::Action> {
        self.seen.legal.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.seen.outcome()
    }

    /// Not as long as what the guest has decided is on its way.
    fn next_person(&self) -> Option<Seat> {
        let is_waiting = self.visiting.guest.borrow().is_waiting();
        self.seat.filter(|&seat| self.seen.to_act.has(seat) && !is_waiting)
    }

    fn talk_left(&self, now: u64) -> Option<u32> {
        self.visiting.guest.borrow().talk_left(now)
    }

    /// A guest's own bots search in what its seat sees, so that nothing has to be asked of the host.
    fn question(&self, _: Seat, _: Option<usize>, random: fn() -> u64) -> (Vec<u8>, u64) {
        (bot_wire::seen::<G>(&self.seen.view), random())
    }

    fn take(table: &mut TableController<G, Self>, msg: Msg<G>, env: &Env<'_, G>) -> bool {
        match msg {
            Msg::Host(event) => return table.host_event(event, env),
            Msg::News(key) => table.say(key, env),
            Msg::NewsExpired => return table.source.news.take().is_some(),
            // What only concerns the host's own device does nothing.
            _ => return false,
        }
        true
    }

    fn act(table: &mut TableController<G, Self>, actions: &[G::Action], env: &Env<'_, G>) {
        table.decide(actions, env);
    }

    fn advance(table: &mut TableController<G, Self>, env: &Env<'_, G>) {
        let plies = table.plies();
        table.playback.go_on(plies, event_context(&table.players, env));
        if table.replay().is_none() {
            table.announce_controls();
            table.announce_end(env);
        }
    }
}

impl<G: GameUi> GuestGame<G> {
    /// How the guest's page is reached.
    pub fn visiting(&self) -> &Visiting<G> {
        &self.visiting
    }

    /// The guest's seat; none for somebody who looks on.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What the host has just done with the game: the key of a sentence.
    pub fn news(&self) -> Option<&'static str> {
        self.news
    }

    /// Whether there is something to show: a guest who has changed seats waits for the view of the new
    /// one.
    pub fn has_view(&self) -> bool {
        self.visiting.guest.borrow().seen().is_some()
    }

    /// Takes in what has come.
    fn refresh(&mut self) {
        let guest = self.visiting.guest.borrow();
        if let Some(seen) = guest.seen() {
            (self.seen, self.seat) = (seen.clone(), guest.seat());
        }
    }

    /// The players by seat.
    fn players(&self, text: &Text) -> Rc<[PlayerInfo]> {
        let guest = self.visiting.guest.borrow();
        let player = |((at, sitting), name): ((u8, &Sitting), AttrValue)| PlayerInfo {
            name,
            guild: G::guild(&self.seen.view, Seat(at)),
            controller: match sitting.controller {
                _ if self.seat == Some(Seat(at)) => Controller::Person,
                // They sit at another device, as seen from here.
                Controller::Person => Controller::Guest,
                other => other,
            },
        };
        let sittings = (0..).zip(&guest.table().players);
        sittings.zip(names(&guest, text)).map(player).collect()
    }
}

/// What the players are called, in this screen's language where they have no name.
pub fn names<G: GameUi>(guest: &Guest<G>, text: &Text) -> Vec<AttrValue> {
    let players = &guest.table().players;
    let named = players.iter().zip(stand_ins(players.len(), text));
    named
        .map(|(it, no_name)| match it.name.as_str() {
            "" => no_name.into(),
            name => isolated(name).into_owned().into(),
        })
        .collect()
}

impl<G: GameUi> TableController<G, GuestGame<G>> {
    /// The table of a guest, and what is to be done first.
    pub fn visit(
        visiting: Visiting<G>,
        env: &Env<'_, G>,
    ) -> (TableController<G, GuestGame<G>>, Vec<TableEffect>) {
        let seat = visiting.guest.borrow().seat();
        let seen = (*visiting.start).clone();
        let source = GuestGame { visiting, seen, seat, news: None };
        let players = source.players(env.text);
        let mut table = TableController::new(source, players);
        table.rebuild_log(env);
        Source::advance(&mut table, env);
        let effects = table.take_effects();
        (table, effects)
    }

    /// Something has come from the host. Returns whether something has changed.
    fn host_event(&mut self, event: GuestEvent, env: &Env<'_, G>) -> bool {
        match event {
            GuestEvent::Went { .. } => self.went(env),
            GuestEvent::Jumped => self.jumped(env),
            GuestEvent::Refused(why) => {
                let key = match why {
                    ActionRefusal::NotYours => "not-your-turn",
                    ActionRefusal::Stale => "screens-stale",
                    ActionRefusal::Illegal => "screens-refused",
                };
                self.effects.push(TableEffect::Refuse(env.text.tr(key)));
            }
            GuestEvent::Table => {
                self.players = self.source.players(env.text);
                if self.playback.is_still() && self.replay().is_none() {
                    self.rebuild_log(env);
                }
            }
            // The guest's page sees to these.
            _ => return false,
        }
        true
    }

    /// The game has gone on: what has come is shown, unless the guest looks back.
    fn went(&mut self, env: &Env<'_, G>) {
        let from = self.plies();
        self.drop_hint();
        self.source.news = None;
        self.source.refresh();
        let me = self.source.seat;
        if self.replay().is_none() {
            self.push(from, |seat| me == Some(seat), env);
        } else if me.is_some_and(|me| self.to_act().has(me)) {
            self.playback.sound(Sound::Turn);
        }
    }

    /// The game stands elsewhere than it did: shows it as it is, and says what has been done with it.
    fn jumped(&mut self, env: &Env<'_, G>) {
        let (start, plies) = (self.source.seen.beginning.view.clone(), self.plies());
        let seat = self.source.seat;
        self.drop_hint();
        self.source.refresh();
        let players = self.source.players(env.text);
        self.show_anew(players, env);
        self.playback.clear_announcements();
        if self.source.seat != seat {
            self.say("screens-told-swapped", env);
        } else if self.source.seen.beginning.view != start {
            self.say("screens-told-next", env);
        } else if self.plies() < plies {
            self.say("screens-told-undone", env);
        } else if self.plies() > plies {
            self.say("screens-told-redone", env);
        }
    }

    /// Says something of the table for a while: the key of a sentence.
    fn say(&mut self, key: &'static str, env: &Env<'_, G>) {
        self.source.news = Some(key);
        self.effects.push(TableEffect::ShowNews);
        self.effects.push(TableEffect::ReadAloud(env.text.tr(key)));
    }

    /// The guest decides; the host does it.
    fn decide(&mut self, actions: &[G::Action], env: &Env<'_, G>) {
        let guest = Rc::clone(&self.source.visiting.guest);
        let seat = self.deciding();
        let Some(seat) = seat.filter(|_| guest.borrow_mut().act(actions)) else {
            // The host would refuse it too; why, the rules say here.
            let refusal = actions.first().and_then(|first| guest.borrow().refusal(first));
            let words = match refusal {
                Some(Illegal::Rule(reason)) => G::explain_refusal(reason, env.text),
                Some(Illegal::Over | Illegal::NotActing) => env.text.tr("not-your-turn"),
                None => env.text.tr("screens-refused"),
            };
            return self.effects.push(TableEffect::Refuse(words));
        };
        self.drop_hint();
        self.before = Some(Rc::clone(self.playback.view()));
        if let Some(made) = G::gesture(env.services, seat) {
            guest.borrow_mut().gesture(made);
        }
        self.source.visiting.ondecide.emit(());
    }
}

impl<G: GameUi> ViewedGame<G> for &Seen<G> {
    fn plies(&self) -> usize {
        self.steps.len()
    }

    fn view_at(&self, ply: usize) -> G::View {
        Seen::view_at(self, ply)
    }

    fn setup_events(&self) -> Vec<G::Event> {
        self.beginning.events.clone()
    }

    fn events(&self, actions: std::ops::Range<usize>) -> Vec<PlyEvents<G>> {
        let of = |(ply, step): (usize, &SeenAction<G>)| PlyEvents {
            ply,
            here: false,
            events: step.events.clone(),
        };
        let steps = (1..).zip(&self.steps);
        steps.skip(actions.start).take(actions.len()).map(of).collect()
    }
}

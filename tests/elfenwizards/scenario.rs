//! A small language to set up a table, play on it and look at it.
//!
//! A table begins with an empty board, all spells in front of their owners, the
//! dragon with Red, in round 1. Wizards, dice and tokens are put where a test
//! wants them, then [`Scenario::begin`] enters a phase and everything goes by the
//! rules from there.
//!
//! Every move is checked both ways: what is done must have been listed as
//! legal, what is refused must not have been and must leave no trace. A question
//! that the test did not foresee fails it, because the next move of another
//! seat, or of another kind, is refused.

use conclave_rules::games::elfenwizards::board::{
    DefeatBox, MagicianBox, Place, SpellBox, Title, TreeLevel,
};
use conclave_rules::games::elfenwizards::state::{
    Decision, MAJOR_SPELLS, MINOR_SPELLS, Phase, PublicState, Spell, State, Wizard, WizardId,
};
use conclave_rules::games::elfenwizards::{
    Action, Dice, Elfenwizards, Event, GreyPrice, Guild, Options, Reason,
};
use conclave_rules::table::{Illegal, Outcome, Play, Rules, Seat, Seats, Seed, Setup};

pub const RED: Seat = Seat(0);
pub const GREEN: Seat = Seat(1);
pub const BLUE: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);

pub const GD: Place = Place::Title(Title(0));
pub const D1: Place = Place::Title(Title(1));
pub const D2: Place = Place::Title(Title(2));
pub const S1: Place = Place::Title(Title(3));
pub const S2: Place = Place::Title(Title(4));
pub const S3: Place = Place::Title(Title(5));
pub const S4: Place = Place::Title(Title(6));
pub const N1: Place = Place::Title(Title(7));
pub const N2: Place = Place::Title(Title(8));
pub const N3: Place = Place::Title(Title(9));
pub const N4: Place = Place::Title(Title(10));
pub const N5: Place = Place::Title(Title(11));
pub const N6: Place = Place::Title(Title(12));
pub const N7: Place = Place::Title(Title(13));
pub const N8: Place = Place::Title(Title(14));
pub const M1: Place = Place::Magicians(MagicianBox(0));
pub const M2: Place = Place::Magicians(MagicianBox(1));
pub const M3: Place = Place::Magicians(MagicianBox(2));
pub const M4: Place = Place::Magicians(MagicianBox(3));
pub const DRUIDS_DEFEATED: Place = Place::Defeat(DefeatBox::Druid);
pub const SORCERERS_DEFEATED: Place = Place::Defeat(DefeatBox::Sorcerer);
pub const NECROMANCERS_DEFEATED: Place = Place::Defeat(DefeatBox::Necromancer);

/// The Major Spell boxes, the Minor Spell box and the Grey Magic box.
pub const DRUID: SpellBox = SpellBox::Major(TreeLevel::Druid);
pub const SORCERER: SpellBox = SpellBox::Major(TreeLevel::Sorcerer);
pub const NECROMANCER: SpellBox = SpellBox::Major(TreeLevel::Necromancer);
pub const MAGICIAN: SpellBox = SpellBox::Major(TreeLevel::Magician);
pub const MINOR: SpellBox = SpellBox::Minor;
pub const GREY: SpellBox = SpellBox::Grey;

/// A minor spell, to be placed beside a wizard.
pub const CHIP: Spell = Spell::Minor;

/// A die with these pips, to be placed beside a wizard.
pub fn die(pips: u8) -> Spell {
    Spell::Major(pips)
}

/// Dice with these pips.
pub fn dice(pips: &[u8]) -> Dice {
    pips.iter().copied().collect()
}

/// The title of a place above Magician.
pub fn title(place: Place) -> Title {
    match place {
        Place::Title(title) => title,
        _ => panic!("{place:?} is no title"),
    }
}

/// The Magician box of a place.
pub fn roots(place: Place) -> MagicianBox {
    match place {
        Place::Magicians(magicians) => magicians,
        _ => panic!("{place:?} is no Magician box"),
    }
}

/// Set-up with the guilds in the order of the seats' names here.
pub fn setup(players: u8, options: Options) -> Setup<Options> {
    let guilds = Guild::ALL[..usize::from(players)].to_vec();
    Setup { seats: players, options: Options { guilds: Some(guilds), ..options } }
}

/// A table in the making, and then in play.
pub struct Scenario {
    pub state: State,
    /// What happened since [`Scenario::begin`].
    pub events: Vec<Event>,
}

// Setting up.
impl Scenario {
    /// A table of so many players: an empty board, everybody's spells in front of
    /// them, the dragon with Red, round 1.
    pub fn of(players: u8) -> Scenario {
        let mut table = Scenario::started(players, Seed(1));
        table.position().wizards.clear();
        table.position().dragon = RED;
        for seat in 0..usize::from(players) {
            let player = &mut table.position().players[seat];
            player.unrolled = MAJOR_SPELLS;
            player.hand = Dice::NONE;
        }
        table
    }

    /// A table set up as the rules say, at its first decision.
    pub fn started(players: u8, seed: Seed) -> Scenario {
        let mut events = Vec::new();
        let setup = setup(players, Options::default());
        let state = Elfenwizards::begin(&setup, seed, &mut events).unwrap();
        Scenario { state, events }
    }

    /// The position, to be set up.
    pub fn position(&mut self) -> &mut PublicState {
        &mut self.state.position
    }

    /// Puts wizards of a seat on the board.
    pub fn wizards(mut self, owner: Seat, places: &[Place]) -> Scenario {
        for &place in places {
            self.position().wizards.push(Wizard { owner, place, grey: 0 });
        }
        self
    }

    /// Puts grey tokens from the supply under a seat's wizard.
    pub fn tokens(mut self, owner: Seat, place: Place, tokens: u8) -> Scenario {
        let id = self.wizard(owner, place);
        self.position().wizards[id.index()].grey = tokens;
        self.position().grey_supply -= tokens;
        self
    }

    /// Puts dice of a seat, from in front of it, into a box.
    pub fn dice(mut self, seat: Seat, on: SpellBox, pips: &[u8]) -> Scenario {
        let player = &mut self.position().players[seat.index()];
        player.unrolled -= pips.len() as u8;
        player.boxes[on.index()] = player.boxes[on.index()].plus(dice(pips));
        self
    }

    /// Divides a seat's minor spells: so many in reserve, so many in the Minor
    /// Spell box, the rest out of the game on the round track.
    pub fn chips(mut self, seat: Seat, reserve: u8, spent: u8) -> Scenario {
        assert!(reserve + spent <= MINOR_SPELLS);
        let player = &mut self.position().players[seat.index()];
        player.reserve = reserve;
        player.spent = spent;
        self
    }

    /// No player has a minor spell in reserve: all lie in the Minor Spell box.
    pub fn chips_all_spent(mut self) -> Scenario {
        for player in &mut self.position().players {
            player.spent += player.reserve;
            player.reserve = 0;
        }
        self
    }

    /// Gives a seat the dragon.
    pub fn dragon(mut self, seat: Seat) -> Scenario {
        self.position().dragon = seat;
        self
    }

    /// Makes it a later round.
    pub fn round(mut self, round: u8) -> Scenario {
        self.position().round = round;
        self
    }

    /// So many pips for a grey token.
    pub fn price(mut self, price: GreyPrice) -> Scenario {
        self.position().grey_price = price;
        self
    }

    /// Enters `phase`, by ending the phase before it: the last player in turn
    /// order answers "leave them" about no dice at all, which changes nothing.
    pub fn begin(mut self, phase: Phase) -> Scenario {
        let before = Phase::ALL[(phase as usize + Phase::ALL.len() - 1) % Phase::ALL.len()];
        let last = self.state.position.turn_order().last().unwrap();
        let position = self.position();
        position.phase = before;
        position.acting = last;
        position.decision = Decision::TakeBackMinor;
        if before == Phase::Competition {
            position.competition.passed = Seats::all(position.seats());
        }
        let nothing = Action::TakeBack(Dice::NONE);
        self.events.clear();
        Elfenwizards::apply(&mut self.state, last, &nothing, &mut self.events).unwrap();
        self
    }

    /// Asks a seat to decide something, with these rolled dice in front of it.
    pub fn asking(mut self, seat: Seat, phase: Phase, what: Decision, hand: &[u8]) -> Scenario {
        let position = self.position();
        position.phase = phase;
        position.acting = seat;
        position.decision = what;
        let player = &mut position.players[seat.index()];
        player.unrolled -= hand.len() as u8;
        player.hand = dice(hand);
        self.events.clear();
        self
    }
}

// Playing.
impl Scenario {
    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut out = Vec::new();
        Elfenwizards::legal(&self.state, seat, &mut out);
        out
    }

    /// Does something that the rules allow.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Scenario {
        let asked = self.asked();
        let listed = self.legal(seat).contains(&action);
        let mut events = Vec::new();
        let done = Elfenwizards::apply(&mut self.state, seat, &action, &mut events);
        if let Err(why) = done {
            panic!("{seat:?} may not {action:?}: {why}; asked is {asked:?}");
        }
        assert!(listed, "{action:?} was accepted but not listed");
        self.events.extend(events);
        self
    }

    /// Tries something that the rules refuse, for this reason.
    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, action: Action, why: Reason) -> &mut Scenario {
        self.refuses_outright(seat, action, Illegal::Rule(why))
    }

    /// Tries something that is refused, for a reason that may be none of the
    /// game's.
    #[track_caller]
    pub fn refuses_outright(
        &mut self,
        seat: Seat,
        action: Action,
        why: Illegal<Reason>,
    ) -> &mut Scenario {
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed as legal");
        let before = self.state.clone();
        let mut events = Vec::new();
        let refused = Elfenwizards::apply(&mut self.state, seat, &action, &mut events);
        assert_eq!(refused, Err(why), "{action:?}");
        assert_eq!(self.state, before, "a refused action leaves the state untouched");
        assert_eq!(events, [], "a refused action tells of nothing");
        self
    }

    /// Rolls, and returns what came up.
    #[track_caller]
    pub fn roll(&mut self, seat: Seat) -> Dice {
        self.act(seat, Action::Roll);
        self.hand(seat)
    }

    /// Places rolled dice, one after the other, on one box.
    #[track_caller]
    pub fn put(&mut self, seat: Seat, pips: &[u8], on: SpellBox) -> &mut Scenario {
        for &pips in pips {
            self.act(seat, Action::Place { pips, on });
        }
        self
    }

    /// Places one spell beside a wizard.
    #[track_caller]
    pub fn support(&mut self, seat: Seat, spell: Spell, beside: (Seat, Place)) -> &mut Scenario {
        let wizard = self.wizard(beside.0, beside.1);
        self.act(seat, Action::Support { spell, wizard })
    }

    /// Tries to place a spell beside a wizard.
    #[track_caller]
    pub fn refuses_support(
        &mut self,
        seat: Seat,
        spell: Spell,
        beside: (Seat, Place),
        why: Reason,
    ) -> &mut Scenario {
        let wizard = self.wizard(beside.0, beside.1);
        self.refuses(seat, Action::Support { spell, wizard }, why)
    }

    /// Passes in the competition.
    #[track_caller]
    pub fn pass(&mut self, seat: Seat) -> &mut Scenario {
        self.act(seat, Action::Pass)
    }

    /// Everybody who is still asked to support passes.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Scenario {
        while let Some((seat, Decision::SupportOrPass)) = self.asked() {
            self.pass(seat);
        }
        self
    }

    /// Uses dice to recover minor spells.
    #[track_caller]
    pub fn recover(&mut self, seat: Seat, pips: &[u8]) -> &mut Scenario {
        self.act(seat, Action::Recover(dice(pips)))
    }

    /// Uses dice to remove grey tokens.
    #[track_caller]
    pub fn cleanse(&mut self, seat: Seat, pips: &[u8]) -> &mut Scenario {
        self.act(seat, Action::Cleanse(dice(pips)))
    }

    /// Takes unused dice back.
    #[track_caller]
    pub fn take_back(&mut self, seat: Seat, pips: &[u8]) -> &mut Scenario {
        self.act(seat, Action::TakeBack(dice(pips)))
    }

    /// A defeated wizard takes a vacant title.
    #[track_caller]
    pub fn take_title(&mut self, who: (Seat, Place), to: Place) -> &mut Scenario {
        let wizard = self.wizard(who.0, who.1);
        self.act(who.0, Action::TakeTitle { wizard, title: title(to) })
    }

    /// A defeated wizard goes down to a Magician box.
    #[track_caller]
    pub fn demote(&mut self, who: (Seat, Place), to: Place) -> &mut Scenario {
        let wizard = self.wizard(who.0, who.1);
        self.act(who.0, Action::Demote { wizard, to: roots(to) })
    }

    /// The retired High Druid goes to a Magician box.
    #[track_caller]
    pub fn settle(&mut self, seat: Seat, to: Place) -> &mut Scenario {
        self.act(seat, Action::SettleRetreat(roots(to)))
    }

    /// Plays on, with the last legal action each time, until a player must decide
    /// in the given phase (of whatever round) or the game is over.
    pub fn until(&mut self, phase: Phase) -> &mut Scenario {
        while let Some((seat, _)) = self.asked() {
            if self.state.position.phase == phase {
                break;
            }
            let legal = self.legal(seat);
            self.act(seat, *legal.last().unwrap());
        }
        self
    }
}

// Looking.
impl Scenario {
    /// Who must make which decision; empty when the game is over.
    pub fn asked(&self) -> Option<(Seat, Decision)> {
        let seat = Elfenwizards::to_act(&self.state).first()?;
        Some((seat, self.state.position.decision))
    }

    /// Says who must be asked what now.
    #[track_caller]
    pub fn expect(&mut self, seat: Seat, what: Decision) -> &mut Scenario {
        assert_eq!(self.asked(), Some((seat, what)), "in {:?}", self.phase());
        self
    }

    /// Says which phase it must be now.
    #[track_caller]
    pub fn expect_phase(&mut self, phase: Phase) -> &mut Scenario {
        assert_eq!(self.phase(), phase, "asked is {:?}", self.asked());
        self
    }

    /// Whether a phase was left since [`Scenario::begin`].
    pub fn left(&self, phase: Phase) -> bool {
        self.saw(Event::PhaseBegan(Phase::ALL[phase as usize + 1]))
    }

    /// The present phase.
    pub fn phase(&self) -> Phase {
        self.state.position.phase
    }

    /// The owners of the wizards at a place, in order of seat.
    pub fn at(&self, place: Place) -> Vec<Seat> {
        let position = &self.state.position;
        position.wizards_at(place).map(|id| position.wizard(id).owner).collect()
    }

    /// Says whose wizards must stand at a place.
    #[track_caller]
    pub fn stands(&mut self, place: Place, owners: &[Seat]) -> &mut Scenario {
        assert_eq!(self.at(place), owners, "at {place:?}");
        self
    }

    /// The first wizard of a seat at a place.
    #[track_caller]
    pub fn wizard(&self, owner: Seat, place: Place) -> WizardId {
        let position = &self.state.position;
        match position.wizards_at(place).find(|&id| position.wizard(id).owner == owner) {
            Some(id) => id,
            None => panic!("{owner:?} has no wizard at {place:?}"),
        }
    }

    /// The grey tokens under the first wizard of a seat at a place.
    #[track_caller]
    pub fn grey(&self, owner: Seat, place: Place) -> u8 {
        self.state.position.wizard(self.wizard(owner, place)).grey
    }

    /// Minor spells in front of a seat.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.state.position.player(seat).reserve
    }

    /// Minor spells of a seat in the Minor Spell box.
    pub fn spent(&self, seat: Seat) -> u8 {
        self.state.position.player(seat).spent
    }

    /// Unrolled dice in front of a seat.
    pub fn unrolled(&self, seat: Seat) -> u8 {
        self.state.position.player(seat).unrolled
    }

    /// Rolled dice in front of a seat.
    pub fn hand(&self, seat: Seat) -> Dice {
        self.state.position.player(seat).hand
    }

    /// Dice of a seat in a box.
    pub fn dice_in(&self, seat: Seat, on: SpellBox) -> Dice {
        self.state.position.player(seat).dice_in(on)
    }

    /// Points of a seat in its latest round.
    pub fn points(&self, seat: Seat) -> i16 {
        self.state.position.player(seat).rounds.last().copied().unwrap()
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        Elfenwizards::outcome(&self.state)
    }

    /// Whether something happened since [`Scenario::begin`].
    pub fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// The events that `pick` picks, in order.
    pub fn happened<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Vec<T> {
        self.events.iter().filter_map(pick).collect()
    }
}

/// A game begun as the rules say, as it is played.
pub fn play(players: u8, seed: u64) -> Play<Elfenwizards> {
    Play::begin(setup(players, Options::default()), Seed(seed)).unwrap()
}

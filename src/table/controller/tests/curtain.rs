//! Several people around one device: who sees what, and when it is handed over.

use super::*;
use conclave_rules::games::dice_arena::{self, DiceArena};
use conclave_rules::games::wizards_gambit::{Event, WizardsGambit};

/// A game whose views name the seat that they are for.
trait SeatView: GameUi {
    fn viewer(view: &Self::View) -> Option<Seat>;
}

impl SeatView for SpellWars {
    fn viewer(view: &Self::View) -> Option<Seat> {
        view.own.as_ref().map(|own| own.seat)
    }
}

impl SeatView for WizardsGambit {
    fn viewer(view: &Self::View) -> Option<Seat> {
        view.seat
    }
}

impl SeatView for DiceArena {
    fn viewer(view: &Self::View) -> Option<Seat> {
        view.viewer
    }
}

/// People who play a game at random around one device, and what they saw.
struct HotSeatGame<G: SeatView> {
    page: TestPage<G>,
    /// Who took up the device, until something was shown to all.
    lifted: Option<Seat>,
    hand_overs: usize,
}

impl<G: SeatView> HotSeatGame<G> {
    fn begin(people: u8, options: G::Options, speed: Speed, seed: u64) -> HotSeatGame<G> {
        let controllers = vec![By::Person; people.into()];
        let setup = Setup { seats: people, options };
        let players = (0..people)
            .map(|at| Player { name: format!("P{at}"), controller: By::Person })
            .collect();
        let session = Session::begin(setup, Seed(seed), players).expect("a game");
        let setting = Setting { controllers: &controllers, speed, ..Setting::default() };
        HotSeatGame { page: TestPage::around(&setting, session), lifted: None, hand_overs: 0 }
    }

    /// Checks that secrets are shown only to the player who said that they hold the device after
    /// something was last shown to all.
    fn check(&self) {
        if let Some(seat) = G::viewer(self.page.table.playback().view()) {
            assert_eq!(self.lifted, Some(seat), "after {} actions", self.page.ply());
        }
        assert!(self.page.table.curtain().is_empty() || self.page.table.deciding().is_none());
    }

    /// One decision, after the curtain where there is one. Returns whether it was secret.
    fn decide(&mut self, rng: &mut Rng) -> bool {
        let curtain = self.page.table.curtain();
        if !curtain.is_empty() {
            let among: Vec<Seat> = curtain.iter().collect();
            let seat = *rng.pick(&among).expect("somebody is there");
            self.page.send(GameCommand::TakeDevice(seat));
            self.lifted = Some(seat);
            self.hand_overs += 1;
            self.check();
        }
        let play = self.page.table.session().play();
        if play.to_act().has(Seat::CHANCE) {
            let number = self.page.table.chance_number();
            self.page.send(Msg::ChanceReplied(number, None));
            return self.watch(Seat::CHANCE, false);
        }
        let seat = self.page.table.deciding().expect("somebody decides");
        let secret = G::decides_in_secret(play.state(), seat);
        let legal = play.legal(seat);
        if secret {
            assert_eq!(self.lifted, Some(seat));
        } else {
            // What is asked before everybody says nothing that not everybody may know.
            let seen = G::view(play.state(), Viewer::Spectator);
            let imagined = G::determinize(&seen, rng);
            let mut public = Vec::new();
            G::legal(&imagined, seat, &mut public);
            assert_eq!(public, legal, "asked in public");
        }
        let action = rng.pick(&legal).cloned().expect("an action");
        self.page.send(Msg::Act(vec![action]));
        self.watch(seat, secret)
    }

    /// Watches what `seat` did.
    fn watch(&mut self, seat: Seat, secret: bool) -> bool {
        let play = self.page.table.session().play();
        let events = play.entries().last().map(|entry| entry.events.clone()).unwrap_or_default();
        let public = events.iter().any(|event| {
            let seen = G::redact(event, Viewer::Spectator);
            let timed = |seen: &G::Event| G::duration_ms(seen, &self.page.services) > 0;
            let own = self.lifted.map(Viewer::Seat).and_then(|me| G::redact(event, me));
            seen.as_ref().is_some_and(timed)
                && (self.lifted != Some(seat) || (G::is_shown_to_all(event) && seen == own))
        });
        if public {
            self.lifted = None;
        }
        self.check();
        while !self.page.table.playback().is_still() {
            self.page.send(self.page.onward());
            self.check();
        }
        secret
    }
}

impl<G: GameUi> TableController<G> {
    fn chance_number(&self) -> u32 {
        self.source.chance.number().unwrap_or(0)
    }
}

/// Plays a random game for some decisions.
fn play<G: SeatView>(people: u8, options: G::Options, seed: u64, decisions: usize) {
    let mut rng = Rng::new(Seed(seed));
    let mut game = HotSeatGame::<G>::begin(people, options, Speed::Normal, seed);
    for _ in 0..decisions {
        if !game.page.table.is_over() {
            game.decide(&mut rng);
        }
    }
    assert!(game.hand_overs > 0);
}

#[test]
fn no_secret_is_shown_without_a_curtain_since_something_was_shown_to_all() {
    for seed in 0..3 {
        play::<SpellWars>(4, Default::default(), seed, 120);
        play::<WizardsGambit>(3, Default::default(), seed, 120);
        let hidden = dice_arena::Options { hidden_reserves: true, ..Default::default() };
        play::<DiceArena>(3, hidden, seed, 20);
    }
}

#[test]
fn four_people_hand_the_device_over_once_for_each_secret_choice_of_a_turn() {
    let mut rng = Rng::new(Seed(5));
    let mut game = HotSeatGame::<SpellWars>::begin(4, Default::default(), Speed::Instant, 3);
    let turn = |game: &HotSeatGame<SpellWars>| {
        let table = &game.page.table.playback().view().table;
        (table.round, table.turn)
    };
    let mut turns = Vec::new();
    while turns.len() < 12 && !game.page.table.is_over() {
        let (now, mut questions) = (turn(&game), 0);
        game.hand_overs = 0;
        while turn(&game) == now && !game.page.table.is_over() {
            let preparing = game.page.table.playback().view().pending.ask.is_none();
            questions += usize::from(game.decide(&mut rng) && !preparing);
        }
        assert!(game.hand_overs <= 4 + questions, "none could be avoided");
        turns.push(game.hand_overs);
    }
    let most = turns.iter().sum::<usize>() as f32 / turns.len() as f32;
    assert!(most <= 5.0, "{turns:?}");
}

#[test]
fn who_claims_a_spell_goes_on_without_a_curtain() {
    let mut rng = Rng::new(Seed(22));
    let mut game = HotSeatGame::<WizardsGambit>::begin(3, Default::default(), Speed::Normal, 22);
    let mut claimed = 0;
    while claimed < 3 && !game.page.table.is_over() {
        game.decide(&mut rng);
        let play = game.page.table.session().play();
        let events = play.entries().last().map_or(&[][..], |entry| &entry.events);
        let claimant = events.iter().find_map(|event| match event {
            Event::SpellClaimed { seat, .. } => Some(*seat),
            _ => None,
        });
        if let Some(seat) = claimant.filter(|&seat| play.to_act().has(seat)) {
            assert_eq!(game.page.table.curtain(), Seats::NONE);
            assert_eq!(game.page.table.deciding(), Some(seat));
            claimed += 1;
        }
    }
    assert_eq!(claimed, 3);
}

#[test]
fn the_curtain_hides_one_persons_secrets_from_the_next_and_asks_who_is_there() {
    let setting = Setting { controllers: &[By::Person; 3], ..Setting::default() };
    let mut page = TestPage::<SpellWars>::open(&setting);
    page.watch();
    assert_eq!(page.table.curtain(), Seats::all(3), "the order is free");
    assert_eq!((page.table.viewer(), page.table.deciding()), (Viewer::Spectator, None));
    let first = Seat(1);
    let effects = page.send(GameCommand::TakeDevice(first));
    assert!(effects.contains(&TableEffect::Focus(".table-board")));
    assert_eq!((page.table.viewer(), page.table.deciding()), (Viewer::Seat(first), Some(first)));
    assert_eq!(page.table.curtain(), Seats::NONE);
    assert_eq!(page.send(GameCommand::TakeDevice(Seat(0))), [], "not without the curtain");
    // The holder keeps the device as long as they decide; then it is laid down.
    let mut rng = Rng::new(Seed(1));
    while page.table.curtain().is_empty() {
        let seat = page.table.deciding().expect("the holder decides");
        assert_eq!(seat, first);
        let play = page.table.session().play();
        let action = rng.pick(&play.legal(seat)).cloned().expect("an action");
        page.send(Msg::Act(vec![action]));
        page.watch();
    }
    assert_eq!(page.table.curtain(), Seats::all(3).without(first));
    assert_eq!(page.table.viewer(), Viewer::Spectator);
    assert!(page.table.log().announcements().is_empty(), "nothing of what the holder read");
}

#[test]
fn alone_among_bots_there_is_no_curtain() {
    let bot = By::Bot(conclave_rules::bots::Level::Apprentice);
    let setting = Setting { controllers: &[bot, By::Person, bot], ..Setting::default() };
    let page = TestPage::<SpellWars>::open(&setting);
    assert_eq!((page.table.curtain(), page.table.viewer()), (Seats::NONE, Viewer::Seat(Seat(1))));
}

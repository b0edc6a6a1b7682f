//! The suite's oracle for Dice Arena.

use conclave_rules::games::dice_arena::state::{Decision, Throw};
use conclave_rules::games::dice_arena::{
    Action, DICE, DiceArena, Die, Event, First, Options, State, Tournament, View,
};
use conclave_rules::table::{Rng, Seat, Viewer};

use super::Conforming;

impl Conforming for DiceArena {
    fn variants(seats: u8) -> Vec<Options> {
        let first = First::Chosen(Seat(seats - 1));
        let plain = Options::default();
        vec![
            plain,
            Options { first, hidden_reserves: true, ..plain },
            Options { lift_from_rim: true, tournament: Tournament::TiesShare, ..plain },
            Options { tournament: Tournament::TiesPlayOn, hidden_reserves: true, ..plain },
        ]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn check_view(view: &View) -> Result<(), String> {
        view.validate().map_err(str::to_owned)
    }

    fn pieces_in_all(state: &State) -> Vec<u32> {
        let State { table, reserves } = state;
        let arena = &table.arena;
        let there = |die: &Die| arena.showing.get(*die).is_some() || arena.flying.has(*die);
        let dice = (0..DICE).map(Die).filter(there).count() as u32;
        let elsewhere = reserves.iter().chain([&table.aside, &table.lost]);
        assert!(arena.tower.dice().iter().all(|&die| arena.showing.get(die).is_some()));
        vec![dice + elsewhere.map(|&count| u32::from(count)).sum::<u32>()]
    }

    fn pieces_in_the_box(_seats: u8) -> Vec<u32> {
        vec![26]
    }

    fn shuffled(
        state: &State,
        viewer: Viewer,
        seat: Seat,
        action: &Action,
        rng: &mut Rng,
    ) -> (State, Action) {
        // Hidden reserves: some have more, some fewer. Who acts has as many, for how
        // many are left is seen when the last is thrown.
        let mut other = state.clone();
        let is_hidden = |&of: &Seat| {
            Viewer::Seat(of) != viewer
                && of != seat
                && of != state.table.active
                && state.reserve(of) > 0
        };
        let hidden: Vec<Seat> = (0..state.table.seats).map(Seat).filter(is_hidden).collect();
        if state.table.options.hidden_reserves {
            for _ in 0..8 {
                let pair = [rng.pick(&hidden), rng.pick(&hidden)];
                if let [Some(from), Some(to)] = pair.map(|seat| seat.map(|seat| seat.index()))
                    && other.reserves[from] > 1
                {
                    other.reserves[from] -= 1;
                    other.reserves[to] += 1;
                }
            }
        }
        (other, action.clone())
    }

    fn shows(event: &Event, _viewer: Viewer) -> bool {
        matches!(event, Event::Eliminated { .. })
    }

    fn pieces(view: &View) -> View {
        let mut pieces = view.clone();
        let table = &mut pieces.table;
        table.acting = table.active;
        table.decision = Decision::Nothing;
        table.throw = Throw::Own;
        table.throwers = Default::default();
        table.disarmed = false;
        table.cast = Default::default();
        pieces
    }
}

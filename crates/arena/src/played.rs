//! Positions as games really have them: dice at the rim, touching each other, stacked.

use conclave_rules::bots::Policy as _;
use conclave_rules::games::dice_arena::physics::ThrowRequest;
use conclave_rules::games::dice_arena::state::{PublicState, State};
use conclave_rules::games::dice_arena::{Action, DiceArena, Options};
use conclave_rules::table::{Play, Rng, Rules as _, Seat, Seed, Setup};

use crate::simulate::{Request, Simulation, simulate};
use crate::wire;

/// How throws end in a game that is played for measurements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LandingSource {
    /// As the physics has it.
    Physics,
    /// As the outcome model has it, which does not say where dice come to rest.
    Model,
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Throws, whoever threw.
    pub throws: u32,
    /// Turns that ended with a spell.
    pub casts: u32,
}

/// Plays a game by the bots' quick policy: half of the choices as players mostly do, the
/// others any sensible one. `look` sees every throw, the table before and how it ended.
pub fn game(
    seats: u8,
    source: LandingSource,
    rng: &mut Rng,
    mut look: impl FnMut(&PublicState, &Request, &Simulation),
) -> Played {
    let mut played = Played::default();
    let setup = Setup { seats, options: Options { lift_from_rim: true, ..Options::default() } };
    let Ok(mut play) = Play::<DiceArena>::begin(setup, Seed(rng.bits())) else { return played };
    let mut plan: Vec<Action> = Vec::new();
    while let Some(seat) = play.to_act().first() {
        let state: &State = play.state();
        let action = if seat == Seat::CHANCE {
            played.throws += 1;
            match source {
                LandingSource::Model => {
                    let Some(action) = DiceArena::sample_chance(state, rng) else { break };
                    action
                }
                LandingSource::Physics => {
                    let seed = rng.bits() as u32;
                    let request = wire::request(&ThrowRequest::of(&state.table, seed, |_| None));
                    let simulation = simulate(&request);
                    look(&state.table, &request, &simulation);
                    Action::Landed(simulation.landed)
                }
            }
        } else {
            if plan.is_empty() {
                DiceArena::propose(state, seat, rng, &mut plan);
                plan.reverse();
            }
            let Some(action) = plan.pop() else { break };
            action
        };
        let Ok(events) = play.act(seat, action) else { break };
        let cast =
            |event: &_| matches!(event, conclave_rules::games::dice_arena::Event::Cast { .. });
        played.casts += events.iter().filter(|event| cast(event)).count() as u32;
    }
    played
}

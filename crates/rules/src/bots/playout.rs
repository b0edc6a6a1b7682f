//! Playouts: how a game goes on from a state when every seat plays by the game's rollout
//! policy. The search ends its iterations with one, the analysis values positions by many.

use arrayvec::ArrayVec;

use super::policy::Policy;
use crate::table::{MAX_SEATS, PerSeat, Rng, Seat, Seats, Seed};

/// Plays games on, one after the other.
pub struct Playout<G: Policy> {
    /// What chance and the seats draw from.
    pub rng: Rng,
    /// What is legal: a buffer.
    pub legal: Vec<G::Action>,
    /// What happened since the events were last cleared.
    pub events: Vec<G::Event>,
    /// Where [`Policy::evaluate`] measures progress from, which gives the horizon; without
    /// it games are played to their end.
    from: Option<G::State>,
    /// Whether it is [`Policy::evaluate_closely`] that does.
    close: bool,
    plan: Vec<G::Action>,
}

impl<G: Policy> Playout<G> {
    /// Playouts with these random numbers, to the horizon as seen from a state or to the
    /// end.
    pub fn new(rng: Rng, from: Option<G::State>) -> Playout<G> {
        Playout { rng, legal: Vec::new(), events: Vec::new(), from, close: false, plan: Vec::new() }
    }

    /// The same playouts, evaluated closely or not.
    pub fn closely(self, close: bool) -> Playout<G> {
        Playout { close, ..self }
    }

    /// Each seat's share of victory when `state` is played on with these random numbers.
    pub fn play_on(&mut self, rng: Rng, mut state: G::State) -> PerSeat<f32> {
        self.rng = rng;
        self.events.clear();
        self.play_forced(&mut state).unwrap_or_else(|| self.rollout(&mut state))
    }

    /// Applies as many actions of the plan as the rules allow, and returns how many.
    pub fn apply_plan(&mut self, state: &mut G::State, seat: Seat, plan: &[G::Action]) -> u8 {
        let mut steps = 0u8;
        for action in plan {
            if G::apply(state, seat, action, &mut self.events).is_err() {
                break;
            }
            steps = steps.saturating_add(1);
        }
        steps
    }

    /// Plays chance nodes and forced moves until a player has a choice. Returns the
    /// shares of victory if the game ends, or reaches the policy's horizon, first.
    pub fn play_forced(&mut self, state: &mut G::State) -> Option<PerSeat<f32>> {
        loop {
            if let Some(shares) = self.shares(state) {
                return Some(shares);
            }
            let acting = G::to_act(state);
            if acting.has(Seat::CHANCE) {
                let action = G::sample_chance(state, &mut self.rng)?;
                G::apply(state, Seat::CHANCE, &action, &mut self.events).ok()?;
                continue;
            }
            let seat = acting.first().filter(|_| acting.len() == 1)?;
            self.legal.clear();
            G::legal(state, seat, &mut self.legal);
            let [only] = &self.legal[..] else { return None };
            G::apply(state, seat, only, &mut self.events).ok()?;
        }
    }

    /// Each seat's share of victory, if the game is over or at the horizon.
    fn shares(&self, state: &G::State) -> Option<PerSeat<f32>> {
        let evaluate = if self.close { G::evaluate_closely } else { G::evaluate };
        if let Some(from) = &self.from
            && let Some(shares) = evaluate(state, from)
        {
            return Some(shares);
        }
        let outcome = G::outcome(state)?;
        Some(std::array::from_fn(|seat| outcome.share(Seat(seat as u8))))
    }

    /// Plays on by the rollout policy until the end or the horizon.
    pub fn rollout(&mut self, state: &mut G::State) -> PerSeat<f32> {
        for _ in 0..G::MAX_ACTIONS {
            let acting = G::to_act(state);
            if acting.len() > 1 {
                self.rollout_together(state, acting);
            } else if let Some(seat) = acting.first() {
                let mut plan = std::mem::take(&mut self.plan);
                self.sample_rollout_plan(state, seat, &mut plan);
                self.apply_plan(state, seat, &plan);
                self.plan = plan;
            }
            self.events.clear();
            if let Some(shares) = self.play_forced(state) {
                return shares;
            }
        }
        // The game did not end within the bound: no seat gets a share.
        [0.0; MAX_SEATS]
    }

    fn rollout_together(&mut self, state: &mut G::State, acting: Seats) {
        let mut plans = ArrayVec::<_, MAX_SEATS>::new();
        for seat in acting.iter().take(MAX_SEATS) {
            let mut plan = Vec::new();
            self.sample_rollout_plan(state, seat, &mut plan);
            plans.push((seat, plan));
        }
        for (seat, plan) in &plans {
            self.apply_plan(state, *seat, plan);
        }
    }

    fn sample_rollout_plan(&mut self, state: &G::State, seat: Seat, plan: &mut Vec<G::Action>) {
        plan.clear();
        G::rollout(state, seat, &mut self.rng, plan);
        if plan.is_empty() {
            self.legal.clear();
            G::legal(state, seat, &mut self.legal);
            plan.extend(self.rng.pick(&self.legal).cloned());
        }
    }
}

/// By how much `seat` leads the best of the others when the game is over, or trails behind them, if
/// it plays a plan in the world that the random numbers of this seed make of its view.
pub fn lead<G: Policy>(view: &G::View, seat: Seat, plan: &[G::Action], seed: u64) -> i32 {
    let mut rng = Rng::new(Seed(seed));
    let mut state = G::determinize(view, &mut rng);
    // To the end, not to the horizon.
    let mut playout = Playout::<G>::new(rng, None);
    playout.apply_plan(&mut state, seat, plan);
    if playout.play_forced(&mut state).is_none() {
        playout.rollout(&mut state);
    }
    let Some(outcome) = G::outcome(&state) else { return 0 };
    let score = |of: usize| outcome.scores.get(of).copied().unwrap_or_default();
    let others = (0..outcome.scores.len()).filter(|&of| of != seat.index()).map(score);
    others.max().map_or(0, |best| score(seat.index()).saturating_sub(best))
}

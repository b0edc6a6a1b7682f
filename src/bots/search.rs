//! The search: information-set Monte-Carlo tree search over any game's rules.
//!
//! Each iteration draws a full state that fits the view (determinization), descends
//! the tree by UCB1, expands it by one plan, plays the rest of the game by the game's
//! rollout policy, and backpropagates how it ended. Edges are plans, several actions
//! in a row, and progressive widening adds them one by one. Every seat is assumed to
//! maximise its own share of victory. A node is identified by the plans that lead to
//! it and by a hash of what the searching seat saw on the way, so states that this
//! seat cannot distinguish share a node.

use std::hash::Hasher as _;

use arrayvec::ArrayVec;
use fnv::FnvHasher;

use super::BotReply;
use super::policy::Policy;
use super::tree::{Edge, Growth, NodeId, Picks, Tree};
use crate::table::{MAX_SEATS, PerSeat, Rng, Seat, Seats, Seed, Viewer};

/// How much a search may spend, and its parameters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The most iterations: simulated games.
    pub iterations: u32,
    /// The factor of UCB1's exploration term, in shares of victory.
    pub exploration: f32,
    /// Progressive widening: a decision visited n times has at most about
    /// `widening · √n` plans.
    pub widening: f32,
}

/// Iterations when only one action is legal: enough to estimate the chance of victory.
const FORCED_ITERATIONS: u32 = 24;

/// Searches for the best plan of `seat`, which sees `view` and must decide now.
/// `go_on` is called before each iteration but the first; `false` ends the search.
/// None when the seat has nothing to decide.
pub fn search<G: Policy>(
    view: &G::View,
    seat: Seat,
    effort: Effort,
    seed: Seed,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<BotReply<G::Action>> {
    let mut rng = Rng::new(seed);
    let from = G::determinize(view, &mut rng);
    let mut legal = Vec::new();
    G::legal(&from, seat, &mut legal);
    let effort = match legal.len() {
        0 => return None,
        1 => Effort { iterations: effort.iterations.min(FORCED_ITERATIONS), ..effort },
        _ => effort,
    };
    let growth = Growth { exploration: effort.exploration, widening: effort.widening };
    let mut search = Search::<G> {
        view,
        seat,
        from,
        growth,
        rng,
        tree: Tree::new(),
        path: Vec::new(),
        legal,
        events: Vec::new(),
        plan: Vec::new(),
    };
    let mut iterations = 0;
    while iterations < effort.iterations.max(1)
        && (iterations == 0 || go_on())
        && !search.is_decided(effort.iterations - iterations)
    {
        search.simulate();
        iterations += 1;
    }
    search.answer(iterations)
}

struct Search<'a, G: Policy> {
    view: &'a G::View,
    seat: Seat,
    /// One state behind the view, from which [`Policy::evaluate`] measures progress.
    from: G::State,
    growth: Growth,
    rng: Rng,
    tree: Tree<G::Action>,
    /// The nodes of the tree that the current iteration passed, with the edges taken.
    path: Vec<(NodeId, Picks)>,
    // Buffers, reused from one iteration to the next.
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    plan: Vec<G::Action>,
}

impl<G: Policy> Search<'_, G> {
    /// One iteration: determinize, select, expand, roll out, backpropagate.
    fn simulate(&mut self) {
        let mut state = G::determinize(self.view, &mut self.rng);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let shares = loop {
            let acting = G::to_act(&state);
            let mut picks = Picks::new();
            let mut plans = ArrayVec::<(Seat, Vec<G::Action>), MAX_SEATS>::new();
            // Simultaneous decisions: all are chosen before any is applied.
            for seat in acting.iter().take(MAX_SEATS) {
                let (chooser, edge) = self.choose(node, seat, &state);
                picks.push((chooser, edge));
                plans.push((seat, self.edge(node, chooser, edge).plan.clone()));
            }
            let fresh = picks.iter().any(|&(chooser, e)| self.edge(node, chooser, e).visits == 0);
            let mut done = PerSeat::<(u16, u8)>::default();
            self.events.clear();
            for (&(chooser, edge), (seat, plan)) in picks.iter().zip(&plans) {
                let steps = self.apply_plan(&mut state, *seat, plan);
                done[usize::from(chooser)] = (edge + 1, steps);
            }
            self.path.push((node, picks));
            if let Some(shares) = self.play_forced(&mut state) {
                break shares;
            }
            if fresh || self.path.len() > G::MAX_ACTIONS {
                break self.rollout(&mut state);
            }
            node = self.tree.child(node, &(done, self.revealed_fingerprint()));
        };
        for (node, picks) in &self.path {
            self.tree.backpropagate(*node, picks, &shares);
        }
    }

    fn edge(&self, node: NodeId, chooser: u8, edge: u16) -> &Edge<G::Action> {
        &self.tree.node(node).choosers[usize::from(chooser)].edges[usize::from(edge)]
    }

    fn choose(&mut self, node: NodeId, seat: Seat, state: &G::State) -> (u8, u16) {
        self.legal.clear();
        G::legal(state, seat, &mut self.legal);
        let draw = |rng: &mut Rng, plan: &mut Vec<G::Action>| G::propose(state, seat, rng, plan);
        self.tree.choose(node, seat, &self.legal, self.growth, &mut self.rng, draw)
    }

    /// Applies as many actions of the plan as the rules allow, and returns how many.
    fn apply_plan(&mut self, state: &mut G::State, seat: Seat, plan: &[G::Action]) -> u8 {
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
    fn play_forced(&mut self, state: &mut G::State) -> Option<PerSeat<f32>> {
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

    /// Each seat's share of victory, if the game is over or at the policy's horizon.
    fn shares(&self, state: &G::State) -> Option<PerSeat<f32>> {
        if let Some(shares) = G::evaluate(state, &self.from) {
            return Some(shares);
        }
        let outcome = G::outcome(state)?;
        Some(std::array::from_fn(|seat| outcome.share(Seat(seat as u8))))
    }

    /// Plays on by the game's rollout policy until the end or the horizon.
    fn rollout(&mut self, state: &mut G::State) -> PerSeat<f32> {
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

    /// A hash (FNV-1a) of what was revealed to the searching seat since the last decision:
    /// games that differ in it continue at different nodes.
    fn revealed_fingerprint(&self) -> u64 {
        let viewer = Viewer::Seat(self.seat);
        let mut fingerprint = FnvHasher::default().finish();
        for event in self.events.iter().filter(|event| G::reveals(event)) {
            let Some(event) = G::redact(event, viewer) else { continue };
            fingerprint = G::fingerprint(&event, fingerprint);
        }
        fingerprint
    }

    fn root(&self) -> &[Edge<G::Action>] {
        let mut choosers = self.tree.node(Tree::<G::Action>::ROOT).choosers.iter();
        choosers.find(|chooser| chooser.seat == self.seat).map_or(&[], |chooser| &chooser.edges)
    }

    /// Whether no plan can overtake the most visited one in `left` more iterations.
    fn is_decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.root() {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second + left
    }

    fn answer(&self, iterations: u32) -> Option<BotReply<G::Action>> {
        let best_of = |edges: &mut dyn Iterator<Item = &Edge<G::Action>>| {
            edges
                .max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean())))
                .map(|edge| (edge.plan.clone(), edge.mean()))
        };
        let (plan, win_probability) = best_of(&mut self.root().iter())?;
        let alternative =
            best_of(&mut self.root().iter().filter(|edge| !G::alike(&edge.plan, &plan)));
        Some(BotReply { plan, win_probability, alternative, iterations })
    }
}

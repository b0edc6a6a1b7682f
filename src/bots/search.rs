//! The search: information-set Monte-Carlo tree search over any game's rules.
//!
//! Again and again it imagines a full state behind the view, follows the tree of
//! plans as far as it reaches, adds one plan, improvises the rest of the game,
//! and learns from how it ended. Every seat is taken to want its own share of
//! victory. What chance or hidden things do is imagined anew each time, so the
//! tree only ever tells apart what the searching seat could tell apart.

use std::hash::Hasher as _;

use arrayvec::ArrayVec;
use fnv::FnvHasher;

use super::BotReply;
use super::policy::Policy;
use super::tree::{Edge, Growth, NodeId, Picks, Tree};
use crate::table::{MAX_SEATS, PerSeat, Rng, Seat, Seats, Seed, Viewer};

/// How hard to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How many games to imagine at most.
    pub iterations: u32,
    /// How tempting little-tried plans are, in shares of victory.
    pub exploration: f32,
    /// How many plans to weigh: after n imagined games about `width · √n`.
    pub widening: f32,
}

/// Games to imagine when there is nothing to decide, only to tell the chances.
const GLANCE: u32 = 24;

/// Thinks for `seat`, which sees `view` and must decide now. `go_on` is asked
/// before each imagined game but the first and ends the search by saying false.
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
        1 => Effort { iterations: effort.iterations.min(GLANCE), ..effort },
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
    /// A state as the search found it, for the judgement.
    from: G::State,
    growth: Growth,
    rng: Rng,
    tree: Tree<G::Action>,
    /// The decisions of the present imagined game that lie in the tree.
    path: Vec<(NodeId, Picks)>,
    // Room to work in, kept from one imagined game to the next.
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    plan: Vec<G::Action>,
}

impl<G: Policy> Search<'_, G> {
    /// Imagines one game and learns from it.
    fn simulate(&mut self) {
        let mut state = G::determinize(self.view, &mut self.rng);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let shares = loop {
            let acting = G::to_act(&state);
            let mut picks = Picks::new();
            let mut plans = ArrayVec::<(Seat, Vec<G::Action>), MAX_SEATS>::new();
            // All choose before anybody's choice is carried out.
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
            node = self.tree.child((node, done, self.revealed_fingerprint()));
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

    /// Does as much of the plan as the rules allow, and tells how many steps.
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

    /// Goes on while nobody has a choice; tells the shares when the game need not
    /// go further.
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

    /// Each seat's share of victory, if the imagined game is over or far enough.
    fn shares(&self, state: &G::State) -> Option<PerSeat<f32>> {
        if let Some(shares) = G::evaluate(state, &self.from) {
            return Some(shares);
        }
        let outcome = G::outcome(state)?;
        Some(std::array::from_fn(|seat| outcome.share(Seat(seat as u8))))
    }

    /// Plays on by the game's policy until the end or the horizon.
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
        // Nothing can be told of a game that does not end.
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

    /// What the searching seat learned since the last decision, as a number:
    /// games that differ in it go on at different nodes.
    fn revealed_fingerprint(&self) -> u64 {
        let viewer = Viewer::Seat(self.seat);
        let mut print = FnvHasher::default().finish();
        for event in self.events.iter().filter(|event| G::reveals(event)) {
            let Some(event) = G::redact(event, viewer) else { continue };
            print = G::fingerprint(&event, print);
        }
        print
    }

    fn root(&self) -> &[Edge<G::Action>] {
        let mut choosers = self.tree.node(Tree::<G::Action>::ROOT).choosers.iter();
        choosers.find(|chooser| chooser.seat == self.seat).map_or(&[], |chooser| &chooser.edges)
    }

    /// Whether no plan could overtake the leading one in `left` more games.
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
        let (plan, chance) = best_of(&mut self.root().iter())?;
        let instead = best_of(&mut self.root().iter().filter(|edge| !G::alike(&edge.plan, &plan)));
        Some(BotReply { plan, win_probability: chance, alternative: instead, iterations })
    }
}

//! The search: information-set Monte-Carlo tree search over any game's rules.
//!
//! Each iteration draws a full state that fits the view (determinization), descends
//! the tree by UCB1, expands it by one plan, plays the rest of the game by the game's
//! rollout policy, and backpropagates how it ended. Edges are plans, several actions
//! in a row, and progressive widening adds them one by one. Every seat is assumed to
//! maximise its own share of victory. A node is identified by the plans that lead to
//! it and by a hash of what the searching seat saw on the way, so states that this
//! seat cannot distinguish share a node.

use std::cmp::Reverse;
use std::hash::Hasher as _;

use arrayvec::ArrayVec;
use fnv::FnvHasher;

use super::BotReply;
use super::playout::{Playout, lead};
use super::policy::Policy;
use super::temper::Temper;
use super::tree::{Edge, Growth, NodeId, Picks, Tree};
use crate::table::{MAX_SEATS, PerSeat, Rng, Seat, Seed, Viewer};

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
    /// Whether simulated games are evaluated by [`Policy::evaluate_closely`].
    pub close: bool,
    /// Whether the seat plays its [first idea](Policy::first_idea), and only estimates what that is
    /// worth, instead of comparing plans.
    pub first_idea: bool,
    /// What the seat plays for. (All others play for their share of victory.)
    pub temper: Temper,
}

impl Effort {
    /// The plain search: what every level but the strongest uses, and whatever judges games by
    /// the search.
    pub const fn plain(iterations: u32) -> Effort {
        Effort {
            iterations,
            exploration: 0.1,
            widening: 2.0,
            close: false,
            first_idea: false,
            temper: Temper::Even,
        }
    }
}

/// Iterations when only one action is legal: enough to estimate the chance of victory.
const FORCED_ITERATIONS: u32 = 24;

/// Below this share of victory, or as close to a whole one, all is lost or won.
const LOST: f32 = 0.02;
/// After so many iterations of a plan its share is known well enough for that.
const KNOWN: u32 = 12;
/// After so many iterations of all plans together, enough of them are known.
const LONG: u32 = 300;
/// How many plans are compared by the lead that they end with.
const MOST_TRIED: usize = 6;
/// In how many worlds each.
const TRIES: u32 = 16;

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
    let mut search = Search::<G>::new(view, seat, effort, rng, from);
    let mut iterations = 0;
    while iterations < effort.iterations.max(1)
        && (iterations == 0 || go_on())
        && !search.is_decided(effort.iterations - iterations)
    {
        search.simulate();
        iterations += 1;
    }
    let long = iterations >= LONG && go_on();
    search.answer(iterations, long)
}

/// A plan on trial: what it is worth when everybody searches for the best answer to it.
pub struct Trial<'a, G: Policy> {
    search: Search<'a, G>,
    plan: &'a [G::Action],
}

impl<'a, G: Policy> Trial<'a, G> {
    /// Puts a plan of `seat`, which sees `view`, on trial.
    pub fn new(view: &'a G::View, seat: Seat, plan: &'a [G::Action], effort: Effort) -> Self {
        let mut rng = Rng::new(Seed(0));
        let from = G::determinize(view, &mut rng);
        Trial { search: Search::new(view, seat, effort, rng, from), plan }
    }

    /// Plays the plan and everything after it in a world drawn from `rng`: returns the shares
    /// of victory. The answers to the plan get better from one time to the next.
    pub fn play(&mut self, mut rng: Rng) -> PerSeat<f32> {
        let Search { view, seat, playout, .. } = &mut self.search;
        let mut state = G::determinize(view, &mut rng);
        playout.rng = rng;
        playout.events.clear();
        playout.apply_plan(&mut state, *seat, self.plan);
        if let Some(shares) = playout.play_forced(&mut state) {
            return shares;
        }
        let revealed = self.search.revealed_fingerprint();
        let root = Tree::<G::Action>::ROOT;
        let node = self.search.tree.child(root, &(PerSeat::default(), revealed));
        self.search.descend(state, node)
    }
}

struct Search<'a, G: Policy> {
    view: &'a G::View,
    seat: Seat,
    growth: Growth,
    first_idea: bool,
    temper: Temper,
    playout: Playout<G>,
    tree: Tree<G::Action>,
    /// The nodes of the tree that the current iteration passed, with the edges taken.
    path: Vec<(NodeId, Picks)>,
}

impl<'a, G: Policy> Search<'a, G> {
    /// A search that has not begun; `from` is one state behind the view, from which progress
    /// is measured.
    fn new(view: &'a G::View, seat: Seat, effort: Effort, rng: Rng, from: G::State) -> Self {
        Search {
            view,
            seat,
            growth: Growth { exploration: effort.exploration, widening: effort.widening },
            first_idea: effort.first_idea,
            temper: effort.temper,
            playout: Playout::new(rng, Some(from)).closely(effort.close),
            tree: Tree::new(),
            path: Vec::new(),
        }
    }

    /// One iteration: determinize, select, expand, roll out, backpropagate.
    fn simulate(&mut self) {
        let state = G::determinize(self.view, &mut self.playout.rng);
        self.descend(state, Tree::<G::Action>::ROOT);
    }

    /// The rest of an iteration, in a world that has come to this node: returns the shares of
    /// victory.
    fn descend(&mut self, mut state: G::State, mut node: NodeId) -> PerSeat<f32> {
        self.path.clear();
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
            self.playout.events.clear();
            for (&(chooser, edge), (seat, plan)) in picks.iter().zip(&plans) {
                let steps = self.playout.apply_plan(&mut state, *seat, plan);
                done[usize::from(chooser)] = (edge + 1, steps);
            }
            self.path.push((node, picks));
            if let Some(shares) = self.playout.play_forced(&mut state) {
                break shares;
            }
            if fresh || self.path.len() > G::MAX_ACTIONS {
                break self.playout.rollout(&mut state);
            }
            node = self.tree.child(node, &(done, self.revealed_fingerprint()));
        };
        let mut values = shares;
        values[self.seat.index()] = self.temper.value(&shares, self.seat, self.daring());
        for (node, picks) in &self.path {
            self.tree.backpropagate(*node, picks, &values);
        }
        shares
    }

    /// How daring the plan is with which the seat began this iteration.
    fn daring(&self) -> f32 {
        let Some((node, picks)) = self.path.first() else { return 0.0 };
        let own = picks.iter().find(|&&(chooser, _)| {
            self.tree.node(*node).choosers[usize::from(chooser)].seat == self.seat
        });
        own.map_or(0.0, |&(chooser, edge)| G::daring(&self.edge(*node, chooser, edge).plan))
    }

    fn edge(&self, node: NodeId, chooser: u8, edge: u16) -> &Edge<G::Action> {
        &self.tree.node(node).choosers[usize::from(chooser)].edges[usize::from(edge)]
    }

    fn choose(&mut self, node: NodeId, seat: Seat, state: &G::State) -> (u8, u16) {
        let first_idea = self.first_idea && seat == self.seat && self.path.is_empty();
        let Playout { rng, legal, .. } = &mut self.playout;
        legal.clear();
        G::legal(state, seat, legal);
        let draw = |rng: &mut Rng, plan: &mut Vec<G::Action>| {
            let idea = if first_idea { G::first_idea } else { G::propose };
            idea(state, seat, rng, plan);
        };
        // With the first idea it stays.
        let widening = if first_idea { 0.0 } else { self.growth.widening };
        let growth = Growth { widening, ..self.growth };
        self.tree.choose(node, seat, legal, growth, rng, draw)
    }

    /// A hash (FNV-1a) of what was revealed to the searching seat since the last decision:
    /// games that differ in it continue at different nodes.
    fn revealed_fingerprint(&self) -> u64 {
        let viewer = Viewer::Seat(self.seat);
        let mut fingerprint = FnvHasher::default().finish();
        for event in self.playout.events.iter().filter(|event| G::reveals(event)) {
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

    /// The best plan, and the best of another kind. After a `long` search it also tells plans apart
    /// where all is lost or won.
    fn answer(&mut self, iterations: u32, long: bool) -> Option<BotReply<G::Action>> {
        let best_of = |edges: &mut dyn Iterator<Item = &Edge<G::Action>>| {
            edges
                .max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean())))
                .map(|edge| (edge.plan.clone(), edge.mean()))
        };
        let (mut plan, win_probability) = best_of(&mut self.root().iter())?;
        if long && let Some(stubborn) = self.most_stubborn(win_probability) {
            plan = stubborn;
        }
        let alternative =
            best_of(&mut self.root().iter().filter(|edge| !G::alike(&edge.plan, &plan)));
        Some(BotReply { plan, win_probability, alternative, iterations })
    }

    /// Where all is lost or won whatever the seat does, shares of victory tell plans no longer
    /// apart: then the plan after which the seat ends closest to the best of the others, or
    /// farthest before them. None where something is still to be decided.
    fn most_stubborn(&mut self, win_probability: f32) -> Option<Vec<G::Action>> {
        let sure = !(LOST..=1.0 - LOST).contains(&win_probability);
        let all_alike = |edge: &Edge<G::Action>| {
            edge.visits < KNOWN || (edge.mean() - win_probability).abs() < LOST
        };
        if !sure || !self.root().iter().all(all_alike) {
            return None;
        }
        let mut known: Vec<&Edge<G::Action>> =
            self.root().iter().filter(|edge| edge.visits >= KNOWN).collect();
        // The most visited first, so that it is played where others lead no farther.
        known.sort_by_key(|edge| Reverse(edge.visits));
        let plans: Vec<_> =
            known.into_iter().take(MOST_TRIED).map(|edge| edge.plan.clone()).collect();
        if plans.len() < 2 {
            return None;
        }
        // The same worlds for every plan.
        let worlds: Vec<u64> = (0..TRIES).map(|_| self.playout.rng.bits()).collect();
        let mut best: Option<(i64, Vec<G::Action>)> = None;
        for plan in plans {
            let leads = worlds.iter().map(|&seed| lead::<G>(self.view, self.seat, &plan, seed));
            let lead = leads.map(i64::from).sum();
            if best.as_ref().is_none_or(|&(most, _)| lead > most) {
                best = Some((lead, plan));
            }
        }
        best.map(|(_, plan)| plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::elfenwizards::Elfenwizards;
    use crate::table::{Play, Rules, Setup};

    /// By how much a plan leads on average, in worlds that the search did not try.
    fn mean_lead<G: Policy>(view: &G::View, seat: Seat, plan: &[G::Action]) -> f64 {
        let leads = (1000..1200).map(|seed| lead::<G>(view, seat, plan, seed));
        f64::from(leads.sum::<i32>()) / 200.0
    }

    #[test]
    fn where_all_is_lost_or_won_the_plan_with_the_best_lead_is_played() {
        let effort = Effort::plain(600);
        let (mut decided, mut gained) = (0, 0.0);
        for seed in 0..8 {
            let setup = Setup { seats: 3, options: Default::default() };
            let mut play = Play::<Elfenwizards>::begin(setup, Seed(seed)).expect("a game");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let legal = play.legal(seat);
                // Late in the game, where there is a choice.
                if play.ply() > 110 && legal.len() > 2 && play.ply().is_multiple_of(3) {
                    let view = Elfenwizards::view(play.state(), Viewer::Seat(seat));
                    let reply = search::<Elfenwizards>(&view, seat, effort, Seed(1), &mut || true);
                    let reply = reply.expect("something to decide");
                    let sure = !(LOST..=1.0 - LOST).contains(&reply.win_probability);
                    if let Some((other, share)) = reply.alternative.filter(|_| sure)
                        && (share - reply.win_probability).abs() < LOST
                    {
                        decided += 1;
                        gained += mean_lead::<Elfenwizards>(&view, seat, &reply.plan)
                            - mean_lead::<Elfenwizards>(&view, seat, &other);
                    }
                }
                let action = *rng.pick(&legal).expect("an action");
                play.act(seat, action).expect("a legal action");
            }
        }
        assert!(decided >= 10, "{decided} positions in which all is decided");
        assert!(gained / f64::from(decided) > 0.6, "{gained} points in {decided} positions");
    }
}

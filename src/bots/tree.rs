//! The tree of plans that a search grows.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use crate::table::{MAX_SEATS, PerSeat, Rng, Seat};

/// One plan at a decision, and how it fared.
#[derive(Debug)]
pub(super) struct Edge<A> {
    /// What the seat does.
    pub plan: Vec<A>,
    /// In how many imagined games it was chosen.
    pub visits: u32,
    /// In how many imagined games it could have been chosen.
    pub available: u32,
    /// The seat's shares of victory in those where it was chosen, added up.
    pub total: f32,
}

impl<A> Edge<A> {
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// One seat's decision.
#[derive(Debug)]
pub(super) struct Chooser<A> {
    pub seat: Seat,
    pub edges: Vec<Edge<A>>,
    /// How often the seat decided here.
    visits: u32,
    /// How often in a row a newly drawn plan turned out to be known already.
    stale: u32,
}

/// A moment of the game at which somebody decides; several choose secretly, each
/// without knowing what the others choose.
#[derive(Debug)]
pub(super) struct Node<A> {
    pub choosers: ArrayVec<Chooser<A>, MAX_SEATS>,
}

/// Which chooser of a node chose which of its edges.
pub(super) type Picks = ArrayVec<(u8, u16), MAX_SEATS>;

/// A node, by its number.
pub(super) type NodeId = u32;

/// What leads from a node to the next: what everybody chose, how far they got
/// with it, and what came to light.
pub(super) type EdgeKey = (NodeId, PerSeat<(u16, u8)>, u64);

/// How a search grows its tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Growth {
    /// How much untried plans attract: the factor of the confidence bound, in
    /// shares of victory.
    pub exploration: f32,
    /// After n visits a decision knows about `width · √n` plans. (A root, which
    /// processors take, rather than any power, which would be 1 KB of download.)
    pub widening: f32,
}

/// The tree: nodes, and ways between them.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    ways: BTreeMap<EdgeKey, NodeId>,
}

/// The most plans that one decision can know.
const MOST_EDGES: usize = u16::MAX as usize;
/// After this many known plans in a row, new ones are drawn only now and then.
const STALE_LIMIT: u32 = 6;

impl<A: Clone + Ord> Tree<A> {
    /// The node where every imagined game begins.
    pub const ROOT: NodeId = 0;

    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Node { choosers: ArrayVec::new() }], ways: BTreeMap::new() }
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    /// Where `way` leads.
    pub fn child(&mut self, way: EdgeKey) -> NodeId {
        let fresh = self.nodes.len() as NodeId;
        let id = *self.ways.entry(way).or_insert(fresh);
        if id == fresh {
            self.nodes.push(Node { choosers: ArrayVec::new() });
        }
        id
    }

    /// Which of its plans `seat` tries now at `node`, where it may do what is
    /// `legal` (sorted). `draw` proposes a plan. Gives the chooser's index and the
    /// edge's.
    pub fn choose(
        &mut self,
        node: NodeId,
        seat: Seat,
        legal: &[A],
        growth: Growth,
        rng: &mut Rng,
        draw: impl FnOnce(&mut Rng, &mut Vec<A>),
    ) -> (u8, u16) {
        let choosers = &mut self.nodes[node as usize].choosers;
        let index = choosers.iter().position(|chooser| chooser.seat == seat).unwrap_or_else(|| {
            choosers.push(Chooser { seat, edges: Vec::new(), visits: 0, stale: 0 });
            choosers.len() - 1
        });
        let edge = choosers[index].choose(legal, growth, rng, draw);
        (index as u8, edge as u16)
    }

    /// Notes how an imagined game that came through here ended.
    pub fn backpropagate(&mut self, node: NodeId, picks: &Picks, shares: &PerSeat<f32>) {
        for &(chooser, edge) in picks {
            let chooser = &mut self.nodes[node as usize].choosers[usize::from(chooser)];
            let edge = &mut chooser.edges[usize::from(edge)];
            edge.visits += 1;
            edge.total += shares[chooser.seat.index()];
        }
    }
}

impl<A: Clone + Ord> Chooser<A> {
    fn choose(
        &mut self,
        legal: &[A],
        growth: Growth,
        rng: &mut Rng,
        draw: impl FnOnce(&mut Rng, &mut Vec<A>),
    ) -> usize {
        self.visits += 1;
        let possible =
            |edge: &Edge<A>| edge.plan.first().is_some_and(|a| legal.binary_search(a).is_ok());
        let mut known = 0;
        for edge in self.edges.iter_mut().filter(|edge| possible(edge)) {
            edge.available += 1;
            known += 1;
        }
        let room = growth.widening * (self.visits as f32).sqrt();
        let patient = self.stale < STALE_LIMIT || self.visits.is_multiple_of(STALE_LIMIT * 4);
        let widen = (known as f32) < room && patient && self.edges.len() < MOST_EDGES;
        if known == 0 || widen {
            let mut plan = Vec::new();
            draw(rng, &mut plan);
            if plan.first().is_none_or(|action| legal.binary_search(action).is_err()) {
                plan.clear();
                plan.extend(rng.pick(legal).cloned());
            }
            if !self.edges.iter().any(|edge| edge.plan == plan) {
                self.stale = 0;
                self.edges.push(Edge { plan, visits: 0, available: 1, total: 0.0 });
                return self.edges.len() - 1;
            }
            self.stale += 1;
        }
        let bound = |edge: &Edge<A>| {
            let tries = edge.visits.max(1) as f32;
            edge.mean() + growth.exploration * ((edge.available as f32).ln() / tries).sqrt()
        };
        let open = self.edges.iter().enumerate().filter(|(_, edge)| possible(edge));
        open.max_by(|(_, a), (_, b)| bound(a).total_cmp(&bound(b))).map_or(0, |(i, _)| i)
    }
}

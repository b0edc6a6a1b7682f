//! The search tree: nodes are decision points, edges are plans. Selection is UCB1 with
//! availability counts (information-set MCTS), expansion is progressive widening.

use arrayvec::ArrayVec;

use crate::table::{MAX_SEATS, PerSeat, Rng, Seat};

/// One plan at a decision, with its statistics.
#[derive(Debug)]
pub(super) struct Edge<A> {
    /// What the seat does.
    pub plan: Vec<A>,
    /// In how many iterations it was chosen.
    pub visits: u32,
    /// In how many iterations it was legal and known.
    pub available: u32,
    /// The sum of the seat's shares of victory over its visits.
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

/// A point of the game at which a player decides. Where several decide at once, each does
/// so without knowing the others' choices.
#[derive(Debug)]
pub(super) struct Node<A> {
    pub choosers: ArrayVec<Chooser<A>, MAX_SEATS>,
    /// The nodes that follow, each with what leads there, in order.
    children: Vec<(ChildKey, NodeId)>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { choosers: ArrayVec::new(), children: Vec::new() }
    }
}

/// Which chooser of a node chose which of its edges.
pub(super) type Picks = ArrayVec<(u8, u16), MAX_SEATS>;

/// A node, by its number.
pub(super) type NodeId = u32;

/// What leads from one node to the next: the edge that each chooser took, plus 1, with
/// how many of its actions could be applied, and a hash of what was revealed.
pub(super) type ChildKey = (PerSeat<(u16, u8)>, u64);

/// The parameters by which a search grows its tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Growth {
    /// The factor of UCB1's exploration term, in shares of victory.
    pub exploration: f32,
    /// Progressive widening: after n visits a decision has at most about
    /// `widening · √n` plans.
    pub widening: f32,
}

/// The tree: its nodes, by number.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

/// The most plans of one decision.
const MOST_EDGES: usize = u16::MAX as usize;
/// After this many proposals in a row that were known already, new ones are drawn only
/// now and then.
const STALE_LIMIT: u32 = 6;

impl<A: Clone + Ord> Tree<A> {
    /// The node where every iteration begins.
    pub const ROOT: NodeId = 0;

    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Node::new()] }
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    /// The node that `key` leads to from `node`, made when there is none yet.
    pub fn child(&mut self, node: NodeId, key: &ChildKey) -> NodeId {
        let fresh = self.nodes.len() as NodeId;
        let children = &mut self.nodes[node as usize].children;
        match children.binary_search_by(|(known, _)| known.cmp(key)) {
            Ok(at) => children[at].1,
            Err(at) => {
                children.insert(at, (*key, fresh));
                self.nodes.push(Node::new());
                fresh
            }
        }
    }

    /// Selects the plan that `seat` tries now at `node`, by UCB1 among those that begin
    /// with an action in `legal` (sorted), or adds one by progressive widening; `draw`
    /// proposes it. Returns the chooser's index and the edge's.
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

    /// Adds the shares of victory of a finished iteration to the edges taken at `node`.
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
        let capacity = growth.widening * (self.visits as f32).sqrt();
        let draw_again = self.stale < STALE_LIMIT || self.visits.is_multiple_of(STALE_LIMIT * 4);
        let widen = (known as f32) < capacity && draw_again && self.edges.len() < MOST_EDGES;
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

//! The game so far, as one viewer may know it: what is told, told again, and looked back at.

use std::ops::Range;

use conclave_rules::table::{Entry, Play, Rules, Viewer};

use super::playback::PlyEvents;

/// The game so far, as one viewer may know it.
pub trait ViewedGame<G: Rules> {
    /// How many actions it has.
    fn plies(&self) -> usize;
    /// The game after its first `ply` actions.
    fn view_at(&self, ply: usize) -> G::View;
    /// What happened while setting up.
    fn setup_events(&self) -> Vec<G::Event>;
    /// What came of its actions, of which these are counted from 0.
    fn events(&self, actions: Range<usize>) -> Vec<PlyEvents<G>>;
}

/// A game of which everything is known, as one viewer may know it.
#[derive(Clone, Copy)]
pub struct ViewedPlay<'a, G: Rules> {
    /// The game.
    pub play: &'a Play<G>,
    /// Who looks at it.
    pub viewer: Viewer,
}

impl<G: Rules> ViewedPlay<'_, G> {
    fn redact(&self, events: &[G::Event]) -> Vec<G::Event> {
        events.iter().filter_map(|event| G::redact(event, self.viewer)).collect()
    }
}

impl<G: Rules> ViewedGame<G> for ViewedPlay<'_, G> {
    fn plies(&self) -> usize {
        self.play.ply()
    }

    fn view_at(&self, ply: usize) -> G::View {
        if ply == self.plies() {
            return G::view(self.play.state(), self.viewer);
        }
        G::view(self.play.at_ply(ply).state(), self.viewer)
    }

    fn setup_events(&self) -> Vec<G::Event> {
        self.redact(self.play.setup_events())
    }

    fn events(&self, actions: Range<usize>) -> Vec<PlyEvents<G>> {
        let of = |(at, entry): (usize, &Entry<G>)| PlyEvents {
            ply: at + 1,
            here: false,
            events: self.redact(&entry.events),
        };
        let entries = self.play.entries().iter().enumerate();
        entries.skip(actions.start).take(actions.len()).map(of).collect()
    }
}

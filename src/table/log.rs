//! The log: what happened, in sentences, and what of it is announced to screen readers.

use std::rc::Rc;

use yew::AttrValue;

use super::viewed_game::ViewedGame;
use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// How many announcements are kept when many come at once.
const ANNOUNCED: usize = 8;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The ply at which it was true.
    pub ply: usize,
    /// The sentence.
    pub words: AttrValue,
    /// Whether a part of the game begins here.
    pub heading: bool,
}

/// The log of a table.
#[derive(Default)]
pub struct Log {
    lines: Rc<Vec<LogLine>>,
    /// The last sentences, each with a number of its own.
    announcements: Vec<(usize, AttrValue)>,
}

impl Log {
    /// All lines, in order.
    pub fn lines(&self) -> &Rc<Vec<LogLine>> {
        &self.lines
    }

    /// What screen readers are to announce: the last sentences, each with a number that no
    /// other has.
    pub fn announcements(&self) -> &[(usize, AttrValue)] {
        &self.announcements
    }

    /// The moments at which a part of the game begins.
    pub fn parts(&self) -> Vec<usize> {
        self.lines.iter().filter(|line| line.heading).map(|line| line.ply).collect()
    }

    /// Announces these lines; and writes them down, unless they are only seen again.
    pub fn append(&mut self, lines: Vec<LogLine>, write: bool) {
        if lines.is_empty() {
            return;
        }
        let next = self.announcements.last().map_or(0, |(number, _)| number + 1);
        let skipped = lines.len().saturating_sub(ANNOUNCED);
        let new = lines.iter().skip(skipped).map(|line| line.words.clone());
        self.announcements.extend((next..).zip(new));
        let old = self.announcements.len().saturating_sub(ANNOUNCED);
        self.announcements.drain(..old);
        if write {
            Rc::make_mut(&mut self.lines).extend(lines);
        }
    }

    /// Removes the announcements, which were for another viewer.
    pub fn clear_announcements(&mut self) {
        self.announcements.clear();
    }

    /// Writes the log of the first `plies` actions anew.
    pub fn rebuild<G: GameUi>(
        &mut self,
        game: &impl ViewedGame<G>,
        plies: usize,
        players: &Rc<[PlayerInfo]>,
        text: &Text,
    ) {
        let mut lines = Vec::new();
        let mut view = Rc::new(game.view_at(0));
        let mut append = |ply, event: &G::Event, view: &Rc<G::View>| {
            if let Some(words) = G::sentence(event, &TableWords::new(text, players, view)) {
                let heading = G::begins_part(event);
                lines.push(LogLine { ply, words: words.into(), heading });
            }
        };
        for event in &game.setup_events() {
            // The view already shows what came of the set-up.
            append(0, event, &view);
        }
        for entry in &game.events(0..plies) {
            for event in &entry.events {
                append(entry.ply, event, &view);
                G::apply_event(Rc::make_mut(&mut view), event);
            }
        }
        self.lines = Rc::new(lines);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(plies: std::ops::Range<usize>) -> Vec<LogLine> {
        plies
            .map(|ply| LogLine { ply, words: format!("line {ply}").into(), heading: false })
            .collect()
    }

    #[test]
    fn everything_is_written_and_the_last_sentences_are_announced() {
        let mut log = Log::default();
        log.append(lines(0..20), true);
        assert_eq!(log.lines().len(), 20);
        assert_eq!(log.announcements().len(), ANNOUNCED);
        assert_eq!(log.announcements()[7], (7, "line 19".into()));
        log.append(lines(20..22), true);
        let numbers: Vec<usize> = log.announcements().iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [2, 3, 4, 5, 6, 7, 8, 9], "each keeps its number");
    }

    #[test]
    fn what_is_seen_again_is_announced_and_not_written_twice() {
        let mut log = Log::default();
        log.append(lines(0..3), true);
        log.append(lines(0..2), false);
        assert_eq!((log.lines().len(), log.announcements().len()), (3, 5));
        log.clear_announcements();
        assert_eq!((log.lines().len(), log.announcements().len()), (3, 0));
    }
}

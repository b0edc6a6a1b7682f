//! Which puzzles were solved on this device, and how: each is stored under a name of its own, so that
//! it is exported with everything else, and an import adds to it.

use super::entries;
use crate::codec;
use crate::saves::Store;

/// How far the reader got with a puzzle; the later ones are better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PuzzleProgress {
    /// They were shown its solution.
    Shown,
    /// They solved it, though not at once.
    Solved,
    /// They solved it with their first answer.
    AtOnce,
}

impl PuzzleProgress {
    const ALL: [PuzzleProgress; 3] =
        [PuzzleProgress::Shown, PuzzleProgress::Solved, PuzzleProgress::AtOnce];

    /// The name in the store and in texts.
    pub const fn id(self) -> &'static str {
        match self {
            PuzzleProgress::Shown => "shown",
            PuzzleProgress::Solved => "solved",
            PuzzleProgress::AtOnce => "at-once",
        }
    }

    /// The progress called `id`.
    pub fn from_id(id: &str) -> Option<PuzzleProgress> {
        PuzzleProgress::ALL.into_iter().find(|progress| progress.id() == id)
    }
}

/// The name in the store of the puzzle with this number, counted from 1, in the file of a game. It
/// follows from the puzzle, wherever it stands in the file.
pub fn key(game: &str, file: &str, number: usize) -> Option<String> {
    let (_, packed) = entries(file).nth(number.checked_sub(1)?)?;
    Some(format!("conclave:puzzle:{game}:{:016x}", codec::checksum(packed.as_bytes())))
}

/// The progress that is kept under a name; none when there is none, or it cannot be read.
pub fn read(store: &impl Store, key: &str) -> Option<PuzzleProgress> {
    PuzzleProgress::from_id(&store.get(key).ok()??)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::Memory;

    #[test]
    fn progress_is_kept_by_puzzle_wherever_it_stands() {
        let (one, other) = ("easy AAA\nhard BBB\n", "hard BBB\nmedium CCC\n");
        let of = |file, number| key("spell-wars", file, number).expect("a puzzle");
        assert_eq!(of(one, 2), of(other, 1));
        assert_ne!(of(one, 1), of(one, 2));
        assert_eq!((key("spell-wars", one, 0), key("spell-wars", one, 3)), (None, None));
        let store = Memory::default();
        assert_eq!(read(&store, &of(one, 1)), None);
        for progress in PuzzleProgress::ALL {
            store.set(&of(one, 1), progress.id()).expect("room");
            assert_eq!(read(&store, &of(one, 1)), Some(progress));
        }
        store.set(&of(one, 1), "perhaps").expect("room");
        assert_eq!(read(&store, &of(one, 1)), None);
    }
}

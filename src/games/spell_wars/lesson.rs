//! What is to be pressed next for what a lesson wants.

use conclave_rules::games::spell_wars::Action;
use conclave_rules::games::spell_wars::cards::Slot;

use super::draft::Draft;
use super::hand::{CARD, SLOT};
use super::question::in_order;
use crate::board::drag;

/// What is to be pressed next while a spell is prepared, as a selector: a card that is still
/// missing, its slot if it is held, a card that is too many, or the seal.
pub fn next_of_draft(wanted: &[Action], draft: &Draft) -> String {
    let place = |slot: Slot| {
        wanted.iter().find_map(|action| match *action {
            Action::Place { card, slot: of } if of == slot => Some(card),
            _ => None,
        })
    };
    for slot in Slot::ALL {
        let there = draft.places[slot.index()];
        let Some(card) = place(slot) else {
            if there.is_some() {
                let of = slot.index() + 1;
                return format!(".spell-wars-spell > :nth-child({of})");
            }
            continue;
        };
        if there == Some(card) {
            continue;
        }
        if draft.held == Some(card) {
            return format!("[data-drop=\"{}\"]", drag::key(SLOT, slot.index()));
        }
        let card = drag::key(CARD, card.id().into());
        return format!(".spell-wars-hand [data-drag=\"{card}\"]");
    }
    String::from(".spell-wars-verbs .button-main")
}

/// The answers that a lesson wants, as selectors.
pub fn answers(wanted: &[Action], legal: &[Action]) -> Vec<String> {
    let answer = |(at, action): (usize, Action)| {
        let at = at + 1;
        wanted.contains(&action).then(|| format!(".spell-wars-answers > :nth-child({at})"))
    };
    in_order(legal).into_iter().enumerate().filter_map(answer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::spell_wars::cards::Card;
    use conclave_rules::table::Seat;

    #[test]
    fn a_spell_is_put_together_card_by_card_and_sealed() {
        let cards: Vec<Card> = Slot::ALL
            .into_iter()
            .map(|slot| {
                let of = |card: &Card| card.slot() == Some(slot);
                (0..128).filter_map(Card::new).find(of).expect("a card of each type")
            })
            .collect();
        let place = |at: usize| Action::Place { card: cards[at], slot: Slot::ALL[at] };
        let wanted = [place(0), place(2), Action::Ready];
        let mut draft = Draft::default();
        let hand = |at: usize| {
            let key = drag::key(CARD, cards[at].id().into());
            format!(".spell-wars-hand [data-drag=\"{key}\"]")
        };
        assert_eq!(next_of_draft(&wanted, &draft), hand(0));
        draft.tap(cards[0]);
        draft.tap(cards[1]);
        assert!(next_of_draft(&wanted, &draft).contains("nth-child(2)"), "one too many");
        draft.tap(cards[1]);
        assert_eq!(next_of_draft(&wanted, &draft), hand(2));
        draft.tap(cards[2]);
        assert_eq!(next_of_draft(&wanted, &draft), ".spell-wars-verbs .button-main");
    }

    #[test]
    fn the_answer_that_is_wanted_is_found_though_no_stands_last() {
        let legal = [Action::Decline, Action::Target(Seat(1)), Action::Target(Seat(2))];
        let found = |action| answers(&[action], &legal);
        assert_eq!(found(Action::Target(Seat(2))), [".spell-wars-answers > :nth-child(2)"]);
        assert_eq!(found(Action::Decline), [".spell-wars-answers > :nth-child(3)"]);
    }
}

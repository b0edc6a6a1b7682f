//! The spell books: only the top spell is awake, the rest can be browsed.

use conclave::games::wizards_gambit::cards::Cards;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::Place;
use conclave::table::Seat;
use yew::prelude::*;

use super::board::{Msg, Open};
use super::cards::{self, CardLook};
use super::intent::Target;
use super::scene::Scene;
use super::words::Words;
use crate::components::tags::{all, class, el, keyed, said, tag, unseen, when};

impl Scene<'_> {
    /// All books, seat by seat.
    pub fn books(&self) -> Html {
        el!(
            "ul",
            "class" = "wizards-gambit-books",
            "aria-label" = self.words.tr("books"),
            [all(self.words.table().all_seats().map(|seat| self.book(seat)))]
        )
    }

    fn book(&self, seat: Seat) -> Html {
        let words = self.words;
        let table = words.table();
        let player = table.player(seat);
        let top = player.book.last().copied();
        let awake = table.awake(seat).is_some();
        let target = Target::Book(seat);
        let depth = ["has-", depth(player.book.len())].concat();
        let class = class(
            &["wizards-gambit-book ", &words.guild(seat)].concat(),
            &[
                (true, &self.lit(target)),
                (words.view.seat == Some(seat), "is-own"),
                (top.is_some() && !awake, "is-asleep"),
                (!player.book.is_empty(), &depth),
            ],
        );
        let label = words.tr_args(
            "book",
            &[
                ("name", words.name(seat).into()),
                ("count", player.book.len().into()),
                ("points", player.points().into()),
            ],
        );
        let look = top.map(|spell| CardLook::Spell(spell).id().to_string());
        let known = words.view.known[seat.index()];
        let top = match top {
            Some(spell) => {
                keyed(spell as usize, tag("div", "wizards-gambit-top", cards::spell(spell, words)))
            }
            None => keyed("none", said("div", "wizards-gambit-top is-empty", words.tr("no-spell"))),
        };
        let knows = || {
            let label = words.about("known", &words.cards(known));
            let cards = known.iter().map(|card| match card.ingredient() {
                Some(ingredient) => cards::rune(ingredient, ""),
                None => cards::symbol("known", cards::kind(card)),
            });
            el!(
                "p",
                "class" = "wizards-gambit-knows",
                "title" = label.clone(),
                [unseen(label), all(cards)]
            )
        };
        keyed(
            seat.0,
            el!(
                "li",
                "class" = class,
                "data-target" = target.id().to_string(),
                "data-look" = look,
                [
                    tag(
                        "p",
                        "wizards-gambit-owner",
                        vec![cards::sigil(seat), said("span", "", words.name(seat).into()),]
                    ),
                    top,
                    self.cover(target, label, Msg::Open(Some(Open::Book(seat)))),
                    self.flags(seat),
                    when(!known.is_empty(), knows),
                    self.seal_at(Place::Book(seat), "negated")
                ]
            ),
        )
    }

    /// What else holds of a wizard just now.
    fn flags(&self, seat: Seat) -> Html {
        let player = self.words.table().player(seat);
        let flags = [(player.hushed, "hushed"), (player.bound, "bound"), (player.open, "open")];
        flags
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, key)| said("p", "wizards-gambit-flag", self.words.tr(key)))
            .collect()
    }
}

/// How deep a book is, for its looks.
const fn depth(spells: usize) -> &'static str {
    match spells {
        1 => "one",
        2 => "two",
        _ => "more",
    }
}

/// A book opened: all its spells, the top one first.
pub fn opened(seat: Seat, words: Words<'_>) -> Html {
    let table = words.table();
    let spells = table.player(seat).book.iter().rev();
    let spell = |(at, &spell): (usize, &Spell)| {
        let awake = at == 0 && table.awake(seat).is_some();
        let mut inside = cards::spell(spell, words);
        inside.push(said(
            "p",
            "wizards-gambit-state",
            words.tr(if awake { "awake" } else { "asleep" }),
        ));
        keyed(
            spell as usize,
            tag("li", &class("wizards-gambit-spell", &[(!awake, "is-asleep")]), inside),
        )
    };
    let mut inside: Vec<Html> = spells.enumerate().map(spell).collect();
    if inside.is_empty() {
        inside.push(said("li", "", words.tr("no-spell")));
    }
    tag("ul", "wizards-gambit-open", inside)
}

/// The discard, and the gambits that left the game.
pub fn discard(words: Words<'_>) -> Html {
    let table = words.table();
    let part = |key: &str, cards: Cards| {
        let list = if cards.is_empty() { words.tr("none") } else { words.cards(cards) };
        [said("dt", "", words.tr(key)), said("dd", "", list)]
    };
    let [discard, gone] = [part("pile-discard", table.discard), part("pile-gone", table.gone)];
    tag("dl", "wizards-gambit-piles", discard.into_iter().chain(gone).collect())
}

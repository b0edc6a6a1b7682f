//! Why a plan is good, and what it risks: for hints, and told of bots' moves.

use conclave_rules::games::wizards_gambit::cards::{Card, ComponentFace, Ingredient};
use conclave_rules::games::wizards_gambit::effect::Rule;
use conclave_rules::games::wizards_gambit::state::{
    GambitPlace, PoolSlot, PoolSpell, PublicState, WINNING_POINTS,
};
use conclave_rules::games::wizards_gambit::{Action, GambitUse, WizardsGambit};
use conclave_rules::table::Seat;

use super::words::TableWords;
use crate::hints::{DistinctSentences, GameHints};
use crate::text::Arg;

/// The most sentences: a hint is read, not studied.
const MOST: usize = 3;

impl GameHints for WizardsGambit {
    fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
        reasons(plan, seat, words)
    }
}

/// A sentence for each action of the plan of `seat` that has a reason of its own, and for what
/// the plan risks.
fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
    if seat.0 >= words.table().seats {
        return Vec::new();
    }
    let table = *words.table();
    let hand = Some(table.player(seat).hand);
    let mut told =
        PlanSentences { seat, words, table, hand, sentences: DistinctSentences::new(MOST) };
    for &action in plan {
        told.action(action);
    }
    told.sentences.finish()
}

/// The sentences so far, and the table as the plan leaves it.
struct PlanSentences<'a> {
    seat: Seat,
    words: &'a TableWords,
    table: PublicState,
    /// Cards in the hand then; none once the plan does what changes them otherwise than by
    /// playing them.
    hand: Option<u8>,
    sentences: DistinctSentences,
}

impl PlanSentences<'_> {
    fn push_reason(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.sentences.push(self.words.tr_args(&format!("hint-{key}"), args));
    }

    fn action(&mut self, action: Action) {
        self.hand = match action {
            Action::PlayIngredient { .. } | Action::PlayGambit { from_hand: true, .. } => {
                self.hand.and_then(|hand| hand.checked_sub(1))
            }
            Action::PlayGambit { .. } | Action::Draw => self.hand,
            _ => None,
        };
        match action {
            Action::PlayIngredient { ingredient, on } => {
                self.table.turn.ingredients += 1;
                let wild = self.table.wild(self.seat, ingredient);
                self.ingredient(ingredient, on, wild);
            }
            Action::PlayIncantation(incantation) => {
                let does = self.words.card_does(incantation.card()).join(" ");
                self.push_reason("incantation", &[("does", (&does).into())]);
            }
            Action::PlayGambit { as_, .. } => self.gambit(as_),
            Action::Release => {
                self.gambit(GambitUse::Destroy(self.seat));
                if !self.claims_anyway() {
                    let name = self.words.name(self.seat).to_owned();
                    self.push_reason("release", &[("name", (&name).into())]);
                }
            }
            Action::UseCapability | Action::Accept => {
                let source = match self.table.effect() {
                    Some(effect) => self.words.source(effect.source),
                    None => self
                        .table
                        .awake(self.seat)
                        .map_or_else(String::new, |spell| self.words.spell(spell)),
                };
                self.push_reason("free", &[("what", (&source).into())]);
            }
            Action::ShowHand => {
                let count = self.table.draws(self.seat, 2);
                self.push_reason("show", &[("count", count.into())]);
            }
            Action::Draw => {
                let Some(hand) = self.hand else { return };
                let count =
                    (hand + self.table.draws(self.seat, 1)).min(self.table.hand_limit(self.seat));
                self.push_reason("draw", &[("count", count.into())]);
            }
            Action::Decline => self.push_reason("decline", &[]),
            Action::Opponent(other) => {
                let player = *self.table.player(other);
                let name = self.words.name(other).to_owned();
                let args = [
                    ("name", (&name).into()),
                    ("points", player.points().into()),
                    ("count", player.hand.into()),
                ];
                self.push_reason("opponent", &args);
            }
            Action::Card(card) => self.card(card),
            Action::Pick { from, ingredient } => self.lift(ingredient, from),
            Action::Move { from, ingredient, to } => {
                self.lift(ingredient, from);
                self.ingredient(ingredient, to, false);
            }
            Action::Swap { first, one, second, other } => {
                self.lay(other, first, one);
                self.lay(one, second, other);
                self.lacks(first);
                self.lacks(second);
            }
            Action::Slot(slot) | Action::Claim(slot) => self.lacks(slot),
            Action::Replace { slot, with } => {
                let (new, points) = (self.words.spell(with), with.card().points);
                let old = self.words.spell_at(slot);
                let args =
                    [("new", (&new).into()), ("points", points.into()), ("old", (&old).into())];
                self.push_reason("replace", &args);
            }
            Action::GambitOf(other) => self.gambit(GambitUse::Destroy(other)),
        }
    }

    /// An ingredient comes to a spell, perhaps for any rune.
    fn ingredient(&mut self, ingredient: Ingredient, on: PoolSlot, wild: bool) {
        let Some(there) = &mut self.table.pool[on.index()] else { return };
        if !wild && there.lacks(ingredient) {
            there.laid.add(ingredient.card());
        } else {
            there.wild.add(ingredient.card());
        }
        let there = *there;
        let (spell, points) = (self.words.spell(there.spell), there.spell.card().points);
        if there.missing() > 0 {
            self.left_open(on);
            return;
        }
        let total = self.table.player(self.seat).points() + points;
        let name = self.words.name(self.seat).to_owned();
        let args = [
            ("what", (&spell).into()),
            ("points", points.into()),
            ("name", (&name).into()),
            ("total", total.into()),
        ];
        self.push_reason(if total >= WINNING_POINTS { "wins" } else { "claims" }, &args);
        self.table.pool[on.index()] = None;
        self.hand = None;
    }

    /// What a spell lacks when the plan is done, and who comes next.
    fn left_open(&mut self, on: PoolSlot) {
        let Some(there) = self.table.pool[on.index()] else { return };
        let spell = self.words.spell(there.spell);
        let points = there.spell.card().points;
        if there.missing() > 1 {
            let left = there.missing();
            self.push_reason(
                "far",
                &[("what", (&spell).into()), ("left", left.into()), ("points", points.into())],
            );
            return;
        }
        // What a Flake or wild card stands for is open: there may be several.
        let all = || Ingredient::ALL.into_iter();
        let lacking = all().filter(|&rune| rune != Ingredient::PrismaticFlake && there.lacks(rune));
        let runes: Vec<_> = lacking.map(|rune| self.words.ingredient(rune)).collect();
        let rune = runes.join(" / ");
        let args = [("what", (&spell).into()), ("rune", (&rune).into()), ("points", points.into())];
        self.push_reason("near", &args);
        // Who may still add the last one does not leave it to the next.
        if self.table.ingredients_left() > 0 || self.table.turn.hand_freed {
            return;
        }
        let next = self.seat.clockwise(self.table.seats);
        let fits = |card: &Ingredient| there.lacks(*card) || self.table.wild(next, *card);
        // As far as the one who looks at the table knows.
        let unseen = self.words.view.unknown_cards();
        let count: u8 = all().filter(fits).map(|card| unseen.count(card.card())).sum();
        let name = self.words.name(next).to_owned();
        self.push_reason("next", &[("name", (&name).into()), ("count", count.into())]);
    }

    /// What a spell of the reserve is worth, and what it lacks.
    fn lacks(&mut self, slot: PoolSlot) {
        let Some(there) = self.table.pool[slot.index()] else { return };
        let spell = self.words.spell(there.spell);
        let (points, left) = (there.spell.card().points, there.missing());
        let args = [("what", (&spell).into()), ("points", points.into()), ("left", left.into())];
        self.push_reason("lacks", &args);
    }

    /// An ingredient leaves a spell.
    fn lift(&mut self, ingredient: Ingredient, from: PoolSlot) {
        let Some(there) = &mut self.table.pool[from.index()] else { return };
        let card = ingredient.card();
        if !there.wild.remove(card) {
            there.laid.remove(card);
        }
        self.lacks(from);
    }

    /// An ingredient takes the place of another.
    fn lay(&mut self, ingredient: Ingredient, on: PoolSlot, instead_of: Ingredient) {
        let Some(there) = &mut self.table.pool[on.index()] else { return };
        let card = instead_of.card();
        if !there.wild.remove(card) {
            there.laid.remove(card);
        }
        if there.lacks(ingredient) {
            there.laid.add(ingredient.card());
        } else {
            there.wild.add(ingredient.card());
        }
    }

    /// A card is discarded, given or taken.
    fn card(&mut self, card: Card) {
        let name = self.words.card(card);
        match card.face() {
            ComponentFace::Ingredient(ingredient) => {
                let spells =
                    PoolSlot::ALL.into_iter().filter_map(|slot| self.table.reachable(slot));
                let wild = self.table.wild(self.seat, ingredient);
                let fits =
                    |there: &&PoolSpell| there.lacks(ingredient) || wild && there.missing() > 0;
                let count = spells.filter(fits).count();
                self.push_reason("fits", &[("what", (&name).into()), ("count", count.into())]);
            }
            _ => self.push_reason("no-rune", &[("what", (&name).into())]),
        }
    }

    fn gambit(&mut self, as_: GambitUse) {
        let table = self.table;
        match as_ {
            GambitUse::Protect(slot) => {
                self.lacks(slot);
                self.push_reason("protect", &[]);
            }
            GambitUse::Negate(of) => {
                let top = table.player(of).book.last().copied();
                let spell = top.map_or_else(String::new, |spell| self.words.spell(spell));
                let name = self.words.name(of).to_owned();
                self.push_reason("negate", &[("name", (&name).into()), ("what", (&spell).into())]);
            }
            GambitUse::Destroy(of) => {
                let name = self.words.name(of).to_owned();
                let there = table.player(of).in_play;
                let key = match there.map(|there| there.place) {
                    Some(GambitPlace::Pool(_)) => "opens",
                    _ => "wakes",
                };
                self.push_reason(key, &[("name", (&name).into())]);
                return;
            }
        }
        if !self.claims_anyway() || as_ == GambitUse::Negate(self.seat) {
            let name = self.words.name(self.seat).to_owned();
            self.push_reason("gambit", &[("name", (&name).into())]);
        }
    }

    /// Whether the wizard claims spells with a gambit in play.
    fn claims_anyway(&self) -> bool {
        self.table.rule(self.seat, Rule::ClaimsDespiteGambit)
    }
}

#[cfg(test)]
mod tests;

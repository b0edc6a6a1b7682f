//! The invariants of every state: cards are conserved, counters stay in range, and
//! what is asked has an answer.
//!
//! For tests: rules keep what they are given, records are checked by being replayed, and a bot
//! worker reads views only of the page that has started it. So no program contains this.

use super::View;
use super::cards::{Card, Cards, Ingredient};
use super::effect::{Clause, Step};
use super::spells::Spell;
use super::state::{
    Decision, Effect, EffectSource, GambitPlace, LAST_ROUND, PUBLIC, Phase, PlayerState,
    PublicState, State, WINNING_POINTS, row,
};
use super::{PLAYERS, choices, claim, resolve, view};
use crate::table::{Rng, Seat, Seed, Viewer};

/// No more effects than this ever wait for each other: an incantation or a
/// claim's own effect, and one more that it triggers.
const WAITING: usize = 4;
/// No count of a turn goes beyond this.
const COUNT: u8 = 60;

fn ensure(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}

impl PublicState {
    /// Checks what follows from the table alone.
    fn validate(&self) -> Result<(), &'static str> {
        ensure(PLAYERS.contains(&self.seats), "number of players")?;
        let empty = &self.players[usize::from(self.seats)..];
        ensure(empty.iter().all(|player| *player == PlayerState::default()), "an empty seat")?;
        let seats = [self.first, self.acting, self.turn.seat];
        ensure(seats.iter().all(|&seat| self.has_seat(seat)), "a seat")?;
        ensure((1..=LAST_ROUND).contains(&self.round), "round")?;
        ensure(self.gone == self.gone.gambits(), "what left the game")?;
        ensure(self.spells_are_consistent(), "spells")?;
        ensure(self.gambits_are_consistent(), "gambits in play")?;
        let turn = &self.turn;
        let counts =
            [turn.ingredients, turn.incantations, turn.more_ingredients, turn.more_incantations];
        ensure(counts.iter().all(|&count| count < COUNT) && self.idle < COUNT, "counts of a turn")?;
        ensure(self.effects_are_consistent(), "effects under way")
    }

    /// Every spell is at one place at most, with no more ingredients than it
    /// takes, and no game goes on after a win.
    fn spells_are_consistent(&self) -> bool {
        let over = self.decision == Decision::Nothing;
        let known = self.players.iter().flat_map(|player| player.book.iter().copied());
        let pool = self.pool.iter().flatten();
        let mut seen = [false; Spell::COUNT];
        let once = known
            .chain(pool.clone().map(|there| there.spell))
            .all(|spell| !std::mem::replace(&mut seen[spell as usize], true));
        once && (over || self.players.iter().all(|player| player.points() < WINNING_POINTS))
            && pool.clone().all(|there| {
                let card = there.spell.card();
                let mut themselves = there.laid;
                while themselves.remove(Ingredient::PrismaticFlake.card()) {}
                card.runes.contains(themselves)
                    && there.wild == there.wild.ingredients()
                    && there.laid.len() + there.wild.len() <= card.size
            })
    }

    /// Every gambit in play lies on something, and no two on the same.
    fn gambits_are_consistent(&self) -> bool {
        self.all_seats().all(|seat| {
            self.player(seat).in_play.is_none_or(|in_play| {
                let there = match in_play.place {
                    GambitPlace::Pool(slot) => self.spell_at(slot).is_some(),
                    GambitPlace::Book(of) => self.has_seat(of) && !self.player(of).book.is_empty(),
                };
                there && self.gambit_at(in_play.place) == Some(seat)
            })
        })
    }

    fn effects_are_consistent(&self) -> bool {
        let Some((top, waiting)) = self.effects.split_last() else { return true };
        let known_source = |effect: &Effect| match effect.source {
            EffectSource::Spell(spell, clause) => {
                let clause = spell.card().clauses.get(usize::from(clause));
                clause.is_some_and(|clause| !matches!(clause, Clause::Always(_)))
            }
            EffectSource::Incantation(_) => true,
        };
        let has = |seat: Seat| self.has_seat(seat);
        waiting.len() < WAITING
            && self.effects.iter().all(|effect| has(effect.seat) && known_source(effect))
            && waiting.iter().all(|effect| *effect == Effect::new(effect.source, effect.seat))
            && has(top.subject)
            && top.target.is_none_or(|target| has(target) && target != top.seat)
            && top.left.max(top.discarded) < COUNT
            && usize::from(top.step) <= top.source.steps().len()
    }
}

impl State {
    /// Checks that this can be a state of a game: every card is somewhere, once,
    /// and the player who must decide has a legal action.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        ensure(self.components_are_all_somewhere(), "component cards")?;
        ensure(self.spells_are_all_somewhere(), "spell cards")?;
        ensure(self.knowledge_is_consistent(), "what is known of hands")?;
        ensure(self.leave_is_consistent(), "cards to be played over and above")?;
        ensure(self.question_has_an_answer(), "what is asked")
    }

    fn components_are_all_somewhere(&self) -> bool {
        let hidden = &self.hidden;
        let hands = hidden.hands.iter().try_fold(Cards::NONE, |sum, &hand| sum.checked_plus(hand));
        let mut deck = [0u8; Card::KINDS];
        for card in hidden.deck.iter() {
            deck[card.index()] += 1;
        }
        let counted = self.table.players.iter().zip(hidden.hands);
        hands
            .and_then(|hands| self.table.elsewhere_than(hands))
            .is_some_and(|rest| Card::all().all(|card| rest.count(card) == deck[card.index()]))
            && usize::from(self.table.deck_left) == hidden.deck.len()
            && counted.into_iter().all(|(player, hand)| player.hand == hand.len())
    }

    fn spells_are_all_somewhere(&self) -> bool {
        let mut deck: Vec<Spell> = self.hidden.spells.to_vec();
        deck.sort_unstable();
        deck[..] == view::spells_to_come(&self.table)[..]
            && usize::from(self.table.spells_left) == deck.len()
    }

    /// No player knows of cards that are not there; an open hand is known whole; and
    /// nothing is known of one's own.
    fn knowledge_is_consistent(&self) -> bool {
        let hidden = &self.hidden;
        (0u8..).zip(&hidden.known).all(|(viewer, known)| {
            let nobody = usize::from(viewer) != PUBLIC && !self.table.has_seat(Seat(viewer));
            (0u8..).zip(known).zip(hidden.hands).all(|((of, &known), hand)| {
                let open = self.table.player(Seat(of)).open;
                if nobody || viewer == of {
                    known.is_empty()
                } else {
                    hand.contains(known) && (!open || known == hand)
                }
            })
        })
    }

    fn leave_is_consistent(&self) -> bool {
        let turn = &self.table.turn;
        self.hand(turn.seat).contains(self.hidden.free)
            && (turn.hand_freed || self.hidden.free.is_empty())
    }

    fn question_has_an_answer(&self) -> bool {
        let table = &self.table;
        let (turn, acting) = (&table.turn, table.acting);
        let hand = table.player(turn.seat).hand;
        match table.decision {
            Decision::Nothing => true,
            Decision::Play => {
                turn.phase == Phase::Play
                    && acting == turn.seat
                    && table.effects.is_empty()
                    && hand > 0
            }
            Decision::Discard => {
                turn.phase == Phase::Discard
                    && acting == turn.seat
                    && table.effects.is_empty()
                    && hand > table.hand_limit(acting)
            }
            Decision::Claim => {
                turn.phase == Phase::Play
                    && acting == turn.seat
                    && table.effects.is_empty()
                    && table.may_claim(acting)
                    && claim::completed(self).count() > 1
            }
            Decision::Step => self.step_has_an_answer(),
        }
    }

    fn step_has_an_answer(&self) -> bool {
        let (Some(effect), Some(step)) = (self.table.effect(), self.table.step()) else {
            return false;
        };
        let mut answers = Vec::new();
        choices::legal(self, &mut answers);
        let acting = self.table.acting;
        !answers.is_empty()
            && effect.begun
            && acting == resolve::asked(effect, step)
            && match step {
                Step::Discard(..) => (1..=self.table.player(acting).hand).contains(&effect.left),
                // A player who chooses from a hand has looked at it.
                Step::TakeIngredient => effect
                    .target
                    .is_some_and(|of| self.hidden.known[row(acting)][of.index()] == self.hand(of)),
                Step::May => effect.step == 0,
                _ => true,
            }
    }
}

impl View {
    /// Checks that this can be a view of a game: that there is a state behind it.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        self.table.validate()?;
        ensure(self.seat.is_none_or(|seat| self.table.has_seat(seat)), "the viewer")?;
        let state = view::determinize(self, &mut Rng::new(Seed(0)));
        state.validate()?;
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        ensure(view::view(&state, viewer) == *self, "what the viewer knows")
    }
}

//! The language that cards are written in.
//!
//! A spell has one or more [`Clause`]s; an incantation is a list of [`Step`]s.
//! Both are plain data: the rules read them (`resolve`), and so does the
//! code that writes a card's text, so that text and behaviour cannot disagree.

use super::cards::Ingredient;

/// One sentence of a spell's capability. It counts only while the spell lies on
/// top of a book and is awake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Holds all the time.
    Always(Rule),
    /// The owner may do this once a turn, in the play phase of that turn.
    OnceATurn(&'static [Step]),
    /// Happens when the owner's turn begins.
    AtStart(&'static [Step]),
    /// Happens when the owner's turn ends, after the draw.
    AtEnd(&'static [Step]),
    /// Happens once, when the spell is claimed.
    WhenClaimed(&'static [Step]),
    /// Happens after another wizard has claimed a spell.
    AfterOthersClaim(&'static [Step]),
    /// Happens after the owner has played an incantation.
    AfterIncantation(&'static [Step]),
}

impl Clause {
    /// What the sentence does, step by step; nothing for a rule.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Clause::Always(_) => &[],
            Clause::OnceATurn(steps)
            | Clause::AtStart(steps)
            | Clause::AtEnd(steps)
            | Clause::WhenClaimed(steps)
            | Clause::AfterOthersClaim(steps)
            | Clause::AfterIncantation(steps) => steps,
        }
    }
}

/// Something that holds as long as the spell is on top and awake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The owner draws this many cards more in the draw phase.
    DrawMore(u8),
    /// Every opponent draws this many cards more in their draw phase.
    OpponentsDrawMore(u8),
    /// The owner may play this many more ingredients a turn.
    MoreIngredients(u8),
    /// The owner may take this many more incantation actions a turn.
    MoreIncantations(u8),
    /// The owner cannot play incantations. Gambits are none.
    NoIncantations,
    /// The owner's cards of this ingredient may stand for any rune.
    Wild(Ingredient),
    /// The owner may claim with a gambit in play.
    ClaimsDespiteGambit,
    /// A gambit that the owner releases comes to the owner's hand instead of
    /// leaving the game, and releasing takes no incantation action.
    GambitsReturn,
    /// The owner's hand limit at the end of a turn, in cards.
    HandLimit(u8),
    /// Opponents' cards cannot look at, take from or discard from the owner's
    /// hand.
    HandSafe,
    /// The owner's hand lies open.
    HandOpen,
}

/// Whom a step concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Affected {
    /// Whose effect it is.
    You,
    /// The opponent chosen by [`Step::Target`].
    Target,
    /// Every opponent, clockwise.
    EachOpponent,
}

/// Which opponents can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Having {
    /// Any.
    Anything,
    /// Those with a card in a hand that is not safe.
    Cards,
    /// Those with a spell on their book whose capability is awake.
    Capability,
}

/// One step of an effect. Steps are taken in order; one that can do nothing is
/// passed over (**ruling**), save for [`Step::May`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// You may leave it at that; what follows is then not done.
    May,
    /// Choose an opponent: the target of what follows.
    Target(Having),
    /// Draw cards.
    Draw(Affected, u8),
    /// Draw as many cards as you discarded in this effect, and this many more.
    DrawAsMany(u8),
    /// Discard this many cards of one's own choice.
    Discard(Affected, u8),
    /// Discard this many cards at random.
    DiscardRandom(Affected, u8),
    /// Discard any number of cards up to this.
    DiscardUpTo(u8),
    /// Give the target a card of your choice from your hand.
    Give,
    /// Take a card at random from the target's hand.
    TakeRandom,
    /// Look at the target's hand and take an ingredient from it.
    TakeIngredient,
    /// Look at hands.
    Look(Affected),
    /// Move an ingredient from one pool spell to another that lacks it.
    Move,
    /// Swap two ingredients of two pool spells, each lacking the other's.
    Swap,
    /// Take an ingredient from a pool spell into your hand.
    TakeFromPool,
    /// Discard an ingredient from a pool spell.
    RemoveFromPool,
    /// Take an ingredient from the discard into your hand.
    RecoverIngredient,
    /// Take any card from the discard into your hand.
    RecoverCard,
    /// Replace a pool spell: its ingredients are discarded, the top spell of the
    /// deck takes its place, and it is shuffled into the deck.
    Replace,
    /// Look at this many top spells of the deck; you may let one replace a pool
    /// spell, as in [`Step::Replace`]. The rest is shuffled.
    Scry(u8),
    /// Remove a gambit in play from the game, whosever it is.
    Dispel,
    /// The target's spells have no capability until the end of the target's next
    /// turn.
    Hush,
    /// The target takes no incantation actions in its next turn.
    Bind,
    /// You may play this many more ingredients this turn.
    MoreIngredients(u8),
    /// You may take this many more incantation actions this turn.
    MoreIncantations(u8),
    /// You may play any of the cards now in your hand this turn, over and above
    /// what a turn allows. Cards that come later are not included.
    PlayHand,
}

//! What happened, one thing at a time.
//!
//! Events are complete: the table changes by them and by nothing else (see
//! [`apply_event`](super::apply_event)).

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, DeadCard, Glyph, Slot, Treasure};
use super::dice::Dice;
use super::pending::Script;
use crate::table::{PerSeat, Seat, Seats};

/// What dice were thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RollFor {
    /// What a card says.
    Card,
    /// A power roll, and how many of its dice come from glyphs.
    Power {
        /// The Creature.
        card: Card,
        /// Dice for cards with its glyph, itself included.
        glyphs: u8,
        /// Whether each die is for an opponent of its own: then they are not added up.
        dealt: bool,
    },
    /// Picking an opponent.
    Opponent,
    /// Perhaps healing when another dies.
    Mourning,
}

/// Why Blood was gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BloodFor {
    /// A card or treasure says so.
    Card,
    /// Killing an opponent.
    Kill,
    /// Holding the Tower at the end of a turn.
    Tower,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A round began, counted from 1: all wizards are alive, the Tower stands in the
    /// middle.
    RoundBegan(u8),
    /// A turn began, counted from 1 in each round.
    TurnBegan(u16),
    /// Cards were drawn. Only their owner knows which.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; none for others than the owner.
        cards: Cards,
    },
    /// The main deck was empty: its discard became the deck.
    DeckShuffled,
    /// The same for treasures.
    TreasuresShuffled,
    /// The same for Dead Wizard cards.
    DeadShuffled,
    /// A card was placed face down: a secret of its owner.
    Placed {
        /// Who placed.
        seat: Seat,
        /// What.
        card: Card,
        /// As what.
        slot: Slot,
    },
    /// A spell is placed.
    Ready(Seat),
    /// All spells are placed: how many cards each has.
    SpellsSealed(PerSeat<u8>),
    /// A spell's initiative was announced.
    InitiativeShown {
        /// Whose.
        seat: Seat,
        /// How much.
        initiative: u8,
    },
    /// A tie of initiative was rolled for.
    TieRolled {
        /// Who rolled.
        seat: Seat,
        /// What.
        die: u8,
        /// All rolls of the turn so far, as [`PlayerState::tie`](super::public_state::PlayerState).
        tie: u32,
    },
    /// A treasure wins all ties of the turn.
    TieBought(Seat),
    /// A wizard's go began.
    GoBegan(Seat),
    /// A spell was turned over.
    SpellRevealed {
        /// Whose.
        seat: Seat,
        /// Its cards.
        placed: [Option<Card>; 3],
    },
    /// Wild Magic was replaced by cards from the deck.
    WildReplaced {
        /// Whose.
        seat: Seat,
        /// Which.
        wild: Card,
        /// The type it stood for.
        slot: Slot,
        /// What joined the spell; nothing if there was none.
        found: Cards,
        /// What else was revealed, and discarded.
        others: Cards,
    },
    /// Creatures were looked for in the deck and joined a spell.
    Summoned {
        /// Whose.
        seat: Seat,
        /// What joined.
        found: Cards,
        /// What else was revealed, and discarded.
        others: Cards,
    },
    /// The same, but it is in play at once.
    Adopted {
        /// Whose.
        seat: Seat,
        /// The Creature.
        found: Cards,
        /// What else was revealed, and discarded.
        others: Cards,
    },
    /// The top card of the deck joined a spell; Wild Magic above it went to the
    /// owner's hand.
    Boosted {
        /// Whose.
        seat: Seat,
        /// What joined.
        found: Cards,
        /// Wild Magic taken in hand.
        wild: Cards,
    },
    /// A hand card joined a spell.
    Joined {
        /// Whose spell.
        seat: Seat,
        /// Whose hand.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// A component began to resolve.
    Resolving {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A script other than a component's began: a Reaction, a treasure's, a Dead
    /// Wizard card's.
    Triggered {
        /// Whose.
        seat: Seat,
        /// Which.
        script: Script,
    },
    /// Blood was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// How much.
        blood: u8,
    },
    /// A treasure was used; once a turn.
    TreasureUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A target was chosen.
    Targeted {
        /// By whom.
        seat: Seat,
        /// Whom.
        target: Seat,
    },
    /// An option was chosen, 0 or 1; 2 for both.
    OptionTaken {
        /// By whom.
        seat: Seat,
        /// What has the options.
        script: Script,
        /// Which.
        option: u8,
    },
    /// A type of component was named.
    TypeNamed {
        /// By whom.
        seat: Seat,
        /// Which.
        slot: Slot,
    },
    /// A spell swaps left and right, or not.
    SidesChosen {
        /// Whose.
        seat: Seat,
        /// Whether it does.
        swapped: bool,
    },
    /// A spell was turned from one wizard to another.
    Deflected {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// Dice were thrown.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// What for.
        why: RollFor,
    },
    /// One of the dice was thrown again.
    Rerolled {
        /// By whom.
        seat: Seat,
        /// Which, from 0.
        at: u8,
        /// What it shows now.
        die: u8,
    },
    /// A power roll stands: its result is carried out.
    TierReached {
        /// Whose.
        seat: Seat,
        /// The Creature.
        card: Card,
        /// 0 for 1–4, 1 for 5–9, 2 for 10 and more.
        tier: u8,
        /// Whom it hits, if anybody.
        target: Option<Seat>,
    },
    /// Holding the Tower did something more.
    TowerHelped {
        /// Whose card.
        seat: Seat,
        /// What says so.
        script: Script,
    },
    /// A treasure did something by just lying there.
    TreasureHelped {
        /// Whose.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// One of two dice was chosen.
    DieChosen {
        /// By whom.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// The dice of a power roll were dealt to opponents.
    DiceDealt {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seats,
    },
    /// A Creature absorbed damage and was discarded.
    Blocked {
        /// Whose.
        seat: Seat,
        /// The Creature.
        card: Card,
        /// How much damage.
        damage: u8,
    },
    /// Damage was suffered.
    Damaged {
        /// By whom.
        seat: Seat,
        /// Who dealt it.
        by: Seat,
        /// How much life was lost.
        life: u8,
        /// How much damage it was: more than `life` where no more life was left.
        damage: u8,
    },
    /// Life came back.
    Healed {
        /// Whose.
        seat: Seat,
        /// How much.
        life: u8,
    },
    /// Blood was gained.
    BloodGained {
        /// By whom.
        seat: Seat,
        /// How much.
        blood: u8,
        /// Why.
        why: BloodFor,
    },
    /// Blood was lost.
    BloodLost {
        /// By whom.
        seat: Seat,
        /// How much.
        blood: u8,
    },
    /// Blood went from one to another.
    BloodMoved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How much.
        blood: u8,
    },
    /// A wizard got the Tower.
    TowerTaken {
        /// To whom.
        seat: Seat,
        /// From whom; none from the middle.
        from: Option<Seat>,
    },
    /// A treasure was gained.
    TreasureGained {
        /// By whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A treasure was set aside until the next round.
    TreasureSetAside {
        /// Whose.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A treasure set aside was gained.
    TreasureTakenUp {
        /// By whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A treasure was discarded.
    TreasureDiscarded {
        /// By whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A treasure went from one wizard to another.
    TreasureMoved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// Two wizards swapped treasures.
    TreasuresSwapped {
        /// Who swapped.
        seat: Seat,
        /// What they gave.
        given: Treasure,
        /// With whom.
        with: Seat,
        /// What they got.
        got: Treasure,
    },
    /// There was no treasure left to gain.
    NoTreasureLeft(Seat),
    /// Hand cards were discarded.
    HandDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// Hand cards were passed on. Only those two know which.
    HandPassed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: u8,
        /// Which; none for others than those two.
        cards: Cards,
    },
    /// A hand card of a glyph was demanded.
    Demanded {
        /// By whom.
        seat: Seat,
        /// Of whom.
        of: Seat,
        /// Which glyph.
        glyph: Glyph,
        /// Whether they have one; if not, a treasure is due.
        able: bool,
    },
    /// A wizard gave nothing of what was asked for.
    GaveNothing(Seat),
    /// A hand was shown.
    HandShown {
        /// Whose.
        seat: Seat,
        /// What is in it.
        cards: Cards,
    },
    /// A Creature was killed.
    CreatureKilled {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A Creature stays in play.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Power rolls have more dice for the rest of the turn.
    DiceAdded {
        /// Whose.
        seat: Seat,
        /// How many.
        dice: u8,
    },
    /// A Reaction prevented a death: the card was discarded, life set.
    Revived {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Life now.
        life: u8,
    },
    /// A Creature of a spell suffered deadly damage instead of its owner, and was
    /// discarded.
    Substituted {
        /// Whose.
        seat: Seat,
        /// The Creature.
        card: Card,
        /// Life now.
        life: u8,
    },
    /// A wizard died.
    Died {
        /// Who.
        seat: Seat,
        /// Who killed them.
        by: Seat,
        /// Whether they were among the first of the round.
        first: bool,
    },
    /// A wizard foretold rightly who would die next.
    ProphecyFulfilled(Seat),
    /// The prophecy about who would die next is void.
    ProphecyVoid,
    /// A wizard's cards were discarded: at death, or at the end of a round.
    Cleared {
        /// Whose.
        seat: Seat,
        /// The hand.
        hand: Cards,
        /// What lay face down.
        sealed: Cards,
    },
    /// A Dead Wizard card was drawn.
    DeadDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: DeadCard,
    },
    /// A Dead Wizard card was used up.
    DeadUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: DeadCard,
    },
    /// A treasure went to the middle as a bounty.
    Posted {
        /// From whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
        /// What it gives.
        blood: u8,
    },
    /// The bounty was claimed.
    BountyClaimed(Seat),
    /// A wizard foretold who would die next.
    Foretold {
        /// Who.
        seat: Seat,
        /// The treasure that asked.
        treasure: Treasure,
        /// Who is to die.
        named: Seat,
        /// The Blood for being right.
        blood: u8,
    },
    /// A component was slid under a treasure.
    Tucked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A first spell will have more cards.
    SpellBoosted {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Fewer cards will be drawn.
    DrawReduced {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A go ended: the spell was discarded, save for Creatures kept.
    GoEnded(Seat),
    /// A turn ended.
    TurnEnded,
    /// A round was survived: a token, or a point in a quick match.
    RoundWon(Seat),
    /// A point of a quick match was scored by killing.
    PointScored(Seat),
    /// The match ended.
    MatchEnded,
}

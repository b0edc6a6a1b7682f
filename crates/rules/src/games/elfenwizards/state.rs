//! The state: everything that lies on and around the board.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::{DefeatBox, MagicianBox, Place, SpellBox, Title, TreeLevel};
use super::dice::Dice;
use super::start::{GreyPrice, Guild};
use crate::table::{MAX_SEATS, PerSeat, Rng, Seat, Seats};

/// The most players at a table.
pub const MAX_PLAYERS: usize = 6;
/// The most wizards on a board (five players have 25).
pub const MAX_WIZARDS: usize = 25;
/// Major spells (dice) of each player.
pub const MAJOR_SPELLS: u8 = 7;
/// Minor spells of each player.
pub const MINOR_SPELLS: u8 = 7;
/// Pips that recover one minor spell.
pub const MINOR_SPELL_PRICE: u8 = 2;
/// Grey tokens in the box.
pub const GREY_TOKENS: u8 = 12;
/// The most rounds of a game.
pub const ROUNDS: u8 = 4;
/// The most spells that can lie beside wizards at once.
const MAX_SUPPORT: usize = MAX_PLAYERS * (MAJOR_SPELLS + MINOR_SPELLS) as usize;

/// A wizard, by its number on this board: an index into [`PublicState::wizards`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WizardId(pub u8);

impl WizardId {
    /// The wizard as an index.
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A wizard on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wizard {
    /// Whose it is.
    pub owner: Seat,
    /// Where it stands.
    pub place: Place,
    /// Grey tokens under it: −1 point each, every round.
    pub grey: u8,
}

/// All wizards of a board, in order of owner.
pub type Wizards = ArrayVec<Wizard, MAX_WIZARDS>;

/// The ten phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// 1: the High Druid retires.
    Retreat,
    /// 2: all dice are rolled, some are placed.
    FirstAllocation,
    /// 3: the rest is rolled and placed.
    SecondAllocation,
    /// 4: minor spells come back.
    FirstRecovery,
    /// 5: the wizards duel, and titles are awarded.
    Competition,
    /// 6: minor spells come back again.
    SecondRecovery,
    /// 7: the defeated take what is vacant.
    VacantTitles,
    /// 8: those who are left go down to the roots.
    Demotion,
    /// 9: grey tokens are removed.
    GreyMagic,
    /// 10: points.
    Scoring,
}

impl Phase {
    /// Every phase in order.
    pub const ALL: [Phase; 10] = [
        Phase::Retreat,
        Phase::FirstAllocation,
        Phase::SecondAllocation,
        Phase::FirstRecovery,
        Phase::Competition,
        Phase::SecondRecovery,
        Phase::VacantTitles,
        Phase::Demotion,
        Phase::GreyMagic,
        Phase::Scoring,
    ];
}

/// What is asked of the acting seat. No question with a single answer is asked,
/// save rolling: the dice are the player's to throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Phase 1: which minor spell pays for having been High Druid.
    PayRetreat,
    /// Phase 1: which Magician box the retired High Druid goes to.
    SettleRetreat,
    /// Phases 2 and 3: throw the dice in front of you.
    Roll,
    /// Phase 2: place a die, or leave the rest for phase 3.
    Place,
    /// Phase 3: accept the roll, or pay a minor spell to roll again.
    AcceptOrReroll,
    /// Phase 3: place a die; every one must be placed.
    PlaceAll,
    /// Phases 4 and 6: which dice to use to recover minor spells.
    Recover,
    /// Phase 6: which unused dice to take back from the Minor Spell box.
    TakeBackMinor,
    /// Phase 5: support a wizard, or pass.
    SupportOrPass,
    /// Phase 5: the second of two spells.
    SecondSupport,
    /// Phase 7: which wizard takes which vacant title.
    TakeTitle,
    /// Phase 8: which wizard goes to which Magician box.
    Demote,
    /// Phase 9: which dice to use to remove grey tokens.
    Cleanse,
    /// Phase 9: which wizard to free of a grey token.
    RemoveGrey,
    /// Phase 9: which unused dice to take back from the Grey Magic box.
    TakeBackGrey,
    /// The game is over.
    Nothing,
}

/// A spell played in the competition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Spell {
    /// A minor spell: 1 power at any level.
    Minor,
    /// A major spell: a die with this many pips (1–6), from the Major Spell box
    /// of the level at which the wizard stands.
    Major(u8),
}

impl Spell {
    /// What it adds to a wizard's power.
    #[inline(always)]
    pub const fn power(self) -> u8 {
        match self {
            Spell::Minor => 1,
            Spell::Major(pips) => pips,
        }
    }
}

/// A spell lying beside a wizard during the competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Support {
    /// Who placed it.
    pub seat: Seat,
    /// What was placed.
    pub spell: Spell,
    /// Beside whom.
    pub wizard: WizardId,
}

/// What lies in front of one player and in the boxes for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The player's guild.
    pub guild: Guild,
    /// Dice in front of the player that show nothing yet.
    pub unrolled: u8,
    /// Rolled dice in front of the player, waiting to be placed.
    pub hand: Dice,
    /// Dice in each box, in the order of [`SpellBox::ALL`].
    pub boxes: [Dice; SpellBox::COUNT],
    /// Minor spells in front of the player.
    pub reserve: u8,
    /// The player's minor spells in the Minor Spell box.
    pub spent: u8,
    /// The rounds on whose number a minor spell of the player lies on the round
    /// track: one for each retired High Druid.
    pub track: ArrayVec<u8, { ROUNDS as usize }>,
    /// How often a wizard of this guild received the High Druid title.
    pub high_druids: u8,
    /// Points scored in each round so far; the bonus at the end is not a round.
    pub rounds: ArrayVec<i16, { ROUNDS as usize }>,
    /// The points for minor spells at the end of the game; 0 before.
    pub bonus: u8,
}

impl PlayerState {
    /// Total score so far, in points.
    pub fn score(&self) -> i32 {
        self.rounds.iter().map(|&points| i32::from(points)).sum::<i32>() + i32::from(self.bonus)
    }

    /// The player's dice in `spell_box`.
    #[inline(always)]
    pub fn dice_in(&self, spell_box: SpellBox) -> Dice {
        self.boxes[spell_box.index()]
    }
}

/// The competition in progress (phase 5).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Competition {
    /// Spells beside wizards, in the order in which they were placed.
    pub supports: ArrayVec<Support, MAX_SUPPORT>,
    /// Power of each wizard: pips and minor spells beside it.
    pub power: [u16; MAX_WIZARDS],
    /// Who has passed.
    pub passed: Seats,
    /// For each level and seat, the set of wizards (bit by [`WizardId`]) that
    /// the seat may support. Fixed while the competition lasts.
    pub open: [PerSeat<u32>; 4],
}

/// Everything on the table, all of which everybody may see. What the seats see
/// of an Elfenwizards game is exactly this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// What removes a grey token.
    pub grey_price: GreyPrice,
    /// Whether time for negotiations is limited: for interfaces; the
    /// rules know no time.
    pub negotiation_clock: bool,
    /// The players, by seat.
    pub players: ArrayVec<PlayerState, MAX_PLAYERS>,
    /// Every wizard.
    pub wizards: Wizards,
    /// The present round, from 1.
    pub round: u8,
    /// The present phase.
    pub phase: Phase,
    /// Who holds the dragon and goes first.
    pub dragon: Seat,
    /// Who must decide.
    pub acting: Seat,
    /// What they must decide.
    pub decision: Decision,
    /// Phase 9: how many tokens the acting player may still remove.
    pub tokens_to_remove: u8,
    /// Rounds in which the High Druid title was not awarded.
    pub rounds_without_high_druid: u8,
    /// Grey tokens left in the Grey Magic box.
    pub grey_supply: u8,
    /// Phase 5: the competition.
    pub competition: Competition,
}

/// The whole state: the table, and the chance of throws to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies on the table.
    pub position: PublicState,
    /// The random generator of the rolls; in no view.
    pub rng: Rng,
}

impl PublicState {
    /// How many players there are.
    #[inline(always)]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The seats in turn order, beginning with the dragon's holder.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> {
        self.dragon.round(self.seats())
    }

    /// What lies in front of `seat`.
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    #[inline(always)]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// The wizard with this number.
    #[inline(always)]
    pub fn wizard(&self, id: WizardId) -> &Wizard {
        &self.wizards[id.index()]
    }

    #[inline(always)]
    pub(super) fn wizard_mut(&mut self, id: WizardId) -> &mut Wizard {
        &mut self.wizards[id.index()]
    }

    /// The wizards at `place`, in order of number.
    pub fn wizards_at(&self, place: Place) -> impl Iterator<Item = WizardId> + '_ {
        (0u8..)
            .zip(&self.wizards)
            .filter(move |(_, wizard)| wizard.place == place)
            .map(|(id, _)| WizardId(id))
    }

    /// Who holds each title, in the order of [`Title::all`]: every title in one
    /// look over the wizards.
    pub fn holders(&self) -> [Option<WizardId>; Title::COUNT] {
        let mut holders = [None; Title::COUNT];
        for (id, wizard) in (0u8..).zip(&self.wizards) {
            if let Place::Title(title) = wizard.place {
                holders[title.index()] = Some(WizardId(id));
            }
        }
        holders
    }

    /// Who holds `title`.
    pub fn holder(&self, title: Title) -> Option<WizardId> {
        self.wizards_at(Place::Title(title)).next()
    }

    /// The wizards of `seat`.
    pub fn wizards_of(&self, seat: Seat) -> impl Iterator<Item = WizardId> + '_ {
        (0u8..)
            .zip(&self.wizards)
            .filter(move |(_, wizard)| wizard.owner == seat)
            .map(|(id, _)| WizardId(id))
    }

    /// The wizards in a Defeat box.
    pub fn defeated(&self, from: DefeatBox) -> impl Iterator<Item = WizardId> + '_ {
        self.wizards_at(Place::Defeat(from))
    }

    /// The wizards in a Magician box.
    pub fn magicians(&self, magicians: MagicianBox) -> impl Iterator<Item = WizardId> + '_ {
        self.wizards_at(Place::Magicians(magicians))
    }

    /// The wizards, as a set of bits by [`WizardId`], that `seat` may support at
    /// `level` in the present competition.
    #[inline(always)]
    pub fn open_to(&self, seat: Seat, level: TreeLevel) -> u32 {
        self.competition.open[level.index()][seat.index()]
    }

    /// Who would receive each title, in the order of [`Title::all`], if titles
    /// were awarded now.
    pub fn leaders(&self) -> [Option<WizardId>; Title::COUNT] {
        super::titles::leaders(self)
    }

    /// How many minor spells `dice` in the Minor Spell box would bring back to
    /// `seat` (phases 4 and 6).
    pub fn recovered_with(&self, seat: Seat, dice: Dice) -> u8 {
        super::recovery::recovered(self.player(seat), dice)
    }

    /// How many grey tokens `dice` in the Grey Magic box would remove for `seat`
    /// (phase 9).
    pub fn removed_with(&self, seat: Seat, dice: Dice) -> u8 {
        super::grey::removed(self, seat, dice)
    }

    /// The power of a wizard in the present competition.
    #[inline(always)]
    pub fn power(&self, id: WizardId) -> u16 {
        self.competition.power[id.index()]
    }
}

const _: () = assert!(MAX_PLAYERS == MAX_SEATS);

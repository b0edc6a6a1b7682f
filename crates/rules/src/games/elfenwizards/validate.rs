//! The invariants of every position: pieces are conserved, counters stay in range,
//! and what is asked has an answer.
//!
//! For tests: rules keep what they are given, records are checked by being replayed, and a bot
//! worker reads views only of the page that has started it. So no program contains this.

use super::board::{DefeatBox, MagicianBox, Place, Title};
use super::start::{Guild, wizards_per_guild};
use super::state::{
    Competition, Decision, GREY_TOKENS, MAJOR_SPELLS, MINOR_SPELLS, Phase, PlayerState,
    PublicState, ROUNDS, Spell,
};
use super::{PLAYERS, competition, defeat, grey, recovery};
use crate::table::{Seat, Seats};

impl PublicState {
    /// Checks that this can be a position of a game: every piece is somewhere,
    /// once, and every decision has a legal answer.
    ///
    /// # Errors
    /// Names the first thing that cannot be.
    pub fn validate(&self) -> Result<(), &'static str> {
        let ensure = |holds: bool, what| if holds { Ok(()) } else { Err(what) };
        ensure(PLAYERS.contains(&self.seats()), "number of players")?;
        ensure(self.guilds_are_those_of_the_table(), "guilds")?;
        ensure(self.wizards_are_all_somewhere(), "wizards")?;
        ensure(self.grey_tokens_are_all_somewhere(), "grey tokens")?;
        ensure((1..=ROUNDS).contains(&self.round), "round")?;
        ensure(self.rounds_without_high_druid <= self.round, "rounds without a High Druid")?;
        let seats = Seats::all(self.seats());
        ensure(seats.has(self.dragon), "dragon")?;
        ensure(seats.has(self.acting), "acting seat")?;
        ensure(self.competition_is_consistent(), "competition")?;
        for seat in seats.iter() {
            ensure(self.spells_are_all_somewhere(seat), "spells")?;
            ensure(self.counts_are_in_range(seat), "a player's counts")?;
        }
        ensure(self.question_has_an_answer(), "what is asked")
    }

    fn guilds_are_those_of_the_table(&self) -> bool {
        let in_play = &Guild::ALL[..self.players.len()];
        in_play.iter().all(|guild| self.players.iter().any(|player| player.guild == *guild))
    }

    fn wizards_are_all_somewhere(&self) -> bool {
        let each = wizards_per_guild(self.seats());
        let owners = self.wizards.iter().map(|wizard| wizard.owner.index());
        let in_order = (0..self.players.len() * each).map(|wizard| wizard / each);
        owners.eq(in_order)
            && self.wizards.iter().all(|wizard| match wizard.place {
                Place::Title(title) => {
                    title.0 < Title::COUNT as u8
                        && self.wizards_at(wizard.place).nth(1).is_none()
                        && (title != Title::HIGH_DRUID || self.may_have_a_high_druid())
                }
                Place::Magicians(magicians) => MagicianBox::ALL.contains(&magicians),
                Place::Defeat(_) => self.may_have_defeated(),
            })
    }

    /// A High Druid stands from the award until the next retreat.
    fn may_have_a_high_druid(&self) -> bool {
        self.phase == Phase::Retreat || self.phase > Phase::Competition
    }

    /// The Defeat boxes are empty but from the award until the demotion.
    fn may_have_defeated(&self) -> bool {
        (Phase::SecondRecovery..=Phase::Demotion).contains(&self.phase)
    }

    fn grey_tokens_are_all_somewhere(&self) -> bool {
        let under: u32 = self.wizards.iter().map(|wizard| u32::from(wizard.grey)).sum();
        under + u32::from(self.grey_supply) == u32::from(GREY_TOKENS)
    }

    fn spells_are_all_somewhere(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let placed = self.competition.supports.iter().filter(|support| support.seat == seat);
        let (minors, majors): (Vec<Spell>, Vec<Spell>) =
            placed.map(|support| support.spell).partition(|&spell| spell == Spell::Minor);
        let in_boxes: usize = player.boxes.iter().map(|dice| usize::from(dice.len())).sum();
        let majors =
            usize::from(player.unrolled) + usize::from(player.hand.len()) + in_boxes + majors.len();
        let minors = usize::from(player.reserve)
            + usize::from(player.spent)
            + player.track.len()
            + minors.len();
        majors == usize::from(MAJOR_SPELLS) && minors == usize::from(MINOR_SPELLS)
    }

    fn counts_are_in_range(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let over = self.decision == Decision::Nothing;
        let rounds_scored = if over { self.round } else { self.round - 1 };
        let placing = seat == self.acting
            && matches!(
                self.decision,
                Decision::Place | Decision::AcceptOrReroll | Decision::PlaceAll
            );
        player.rounds.len() == usize::from(rounds_scored)
            && player.bonus == if over { player.reserve } else { 0 }
            && player.high_druids <= self.round
            && player.track.len() <= usize::from(player.high_druids)
            && player.track.is_sorted_by(|a, b| a < b)
            && player.track.iter().all(|round| (1..self.round).contains(round))
            && (placing || player.hand.is_empty())
    }

    fn competition_is_consistent(&self) -> bool {
        if self.phase != Phase::Competition {
            return self.competition == Competition::default();
        }
        let seats = Seats::all(self.seats());
        let mut sound = Competition {
            supports: self.competition.supports.clone(),
            passed: self.competition.passed,
            open: competition::eligible(self),
            ..Competition::default()
        };
        for support in &self.competition.supports {
            let pips_exist = (1..=6).contains(&support.spell.power());
            let Some(wizard) = self.wizards.get(support.wizard.index()) else { return false };
            let Some(level) = wizard.place.level() else { return false };
            let seat_may = seats.has(support.seat)
                && sound.open[level.index()][support.seat.index()] & 1 << support.wizard.0 != 0;
            if !pips_exist || !seat_may {
                return false;
            }
            sound.power[support.wizard.index()] += u16::from(support.spell.power());
        }
        let nobody_else = self.competition.passed.iter().all(|seat| seats.has(seat));
        nobody_else && !self.competition.passed.has(self.acting) && self.competition == sound
    }

    fn question_has_an_answer(&self) -> bool {
        use super::board::SpellBox::{Grey, Minor};
        let seat = self.acting;
        let player: &PlayerState = self.player(seat);
        let was_high_druid =
            || self.holder(Title::HIGH_DRUID).is_some_and(|id| self.wizard(id).owner == seat);
        let answerable = match (self.phase, self.decision) {
            (Phase::Retreat, Decision::PayRetreat) => {
                was_high_druid() && player.reserve > 0 && player.spent > 0
            }
            (Phase::Retreat, Decision::SettleRetreat) => was_high_druid(),
            (Phase::FirstAllocation | Phase::SecondAllocation, Decision::Roll) => {
                player.unrolled > 0
            }
            (Phase::SecondAllocation, Decision::AcceptOrReroll) => {
                player.reserve > 0 && !player.hand.is_empty()
            }
            (Phase::FirstAllocation, Decision::Place)
            | (Phase::SecondAllocation, Decision::PlaceAll) => !player.hand.is_empty(),
            (Phase::FirstRecovery | Phase::SecondRecovery, Decision::Recover) => {
                recovery::recovered(player, player.dice_in(Minor)) > 0
            }
            (Phase::SecondRecovery, Decision::TakeBackMinor) => !player.dice_in(Minor).is_empty(),
            (Phase::Competition, Decision::SupportOrPass | Decision::SecondSupport) => {
                self.placeable(seat) > 0
            }
            (Phase::VacantTitles, Decision::TakeTitle) => defeat::is_served(self, seat),
            (Phase::Demotion, Decision::Demote) => {
                let defeated = |from| self.defeated(from).any(|id| self.wizard(id).owner == seat);
                DefeatBox::ALL.into_iter().any(defeated)
            }
            (Phase::GreyMagic, Decision::Cleanse) => {
                grey::removed(self, seat, player.dice_in(Grey)) > 0
            }
            (Phase::GreyMagic, Decision::RemoveGrey) => {
                (1..=grey::under(self, seat)).contains(&self.tokens_to_remove)
            }
            (Phase::GreyMagic, Decision::TakeBackGrey) => !player.dice_in(Grey).is_empty(),
            (Phase::Scoring, Decision::Nothing) => true,
            _ => false,
        };
        answerable && (self.tokens_to_remove == 0 || self.decision == Decision::RemoveGrey)
    }
}

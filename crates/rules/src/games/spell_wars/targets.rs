//! Evaluates the targets, amounts and conditions of a card in the current state.

use super::cards::Cards;
use super::effect::{Amount, Cond, Cost, Need, Pick, Price, Step, Verb, Whom};
use super::engine::{Engine, from_left};
use super::pending::Run;
use super::public_state::{CAP, PlayerState, PublicState};
use crate::table::{PerSeat, Seat, Seats};

impl PublicState {
    /// The wizards that `pick` allows a spell of `seat`, as far as that lies open on the table:
    /// those who tie, for the owner to choose from.
    pub fn candidates(&self, seat: Seat, pick: Pick) -> Seats {
        let opponents = self.opponents(seat);
        let those = |is: &dyn Fn(&PlayerState) -> bool| -> Seats {
            Seats(opponents.0 & self.seats_where(is).0)
        };
        let most = |value: &dyn Fn(&PlayerState) -> u8| -> Seats {
            let best = opponents.iter().map(|seat| value(self.player(seat))).max();
            those(&|player| Some(value(player)) == best)
        };
        let one = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::one);
        match pick {
            Pick::Left => one(self.left(seat)),
            Pick::Right => one(self.right(seat)),
            Pick::Strongest => most(&|player| player.life),
            Pick::Weakest => most(&|player| CAP - player.life),
            Pick::MostBlood => most(&|player| player.blood),
            Pick::MostTreasures => most(&|player| player.treasures.len()),
            Pick::MostCreatures => most(&|player| player.creatures.len()),
            Pick::Acted => Seats(opponents.0 & self.acted.0),
            Pick::WithoutTower => self.tower.map_or(opponents, |holder| opponents.without(holder)),
            Pick::HoldsTower => one(self.tower.filter(|&seat| opponents.has(seat))),
            Pick::TowerHolder => one(self.living_holder()),
            Pick::WithoutCreature => those(&|player| player.creatures.is_empty()),
            Pick::WithoutTreasure => those(&|player| player.treasures.is_empty()),
            Pick::WithTreasure => those(&|player| !player.treasures.is_empty()),
            Pick::WithBlood => those(&|player| player.blood > 0),
            Pick::Any | Pick::Random | Pick::Another | Pick::HighestRoll => opponents,
        }
    }
}

impl Engine<'_> {
    /// The wizards that `pick` allows: those who tie, for the owner to choose
    /// from. The dice behind some picks are thrown already.
    pub(super) fn candidates(&self, run: &Run, pick: Pick) -> Seats {
        let table = self.table();
        match pick {
            Pick::Left | Pick::Right if self.state.pending.notes.swapped == Some(true) => {
                let other = if pick == Pick::Left { Pick::Right } else { Pick::Left };
                table.candidates(run.seat, other)
            }
            Pick::Another => Seats(table.opponents(run.seat).0 & !run.past.0),
            Pick::HighestRoll => {
                let roll = |seat: Seat| run.each[seat.index()];
                let opponents = table.opponents(run.seat);
                let best = opponents.iter().map(roll).max();
                opponents.iter().filter(|&seat| Some(roll(seat)) == best).collect()
            }
            _ => table.candidates(run.seat, pick),
        }
    }

    /// All wizards that a step affects.
    pub(super) fn who(&self, run: &Run, who: Whom) -> Seats {
        let table = self.table();
        let opponents = table.opponents(run.seat);
        let those =
            |is: &dyn Fn(&PlayerState) -> bool| Seats(opponents.0 & table.seats_where(is).0);
        match who {
            Whom::You => Seats::one(run.seat),
            Whom::Target => run.target.map_or(Seats::NONE, Seats::one),
            Whom::EachOpponent => opponents,
            Whom::EachOther => run.target.map_or(opponents, |seat| opponents.without(seat)),
            Whom::Everyone => table.living(),
            Whom::Acted => Seats(opponents.0 & table.acted.0),
            Whom::NotActed => Seats(opponents.0 & !table.acted.0),
            Whom::WithToken => those(&|player| player.tokens > 0),
            Whom::WithTreasure => those(&|player| !player.treasures.is_empty()),
            Whom::WithoutTreasure => those(&|player| player.treasures.is_empty()),
            Whom::Even => those(&|player| player.life.is_multiple_of(2)),
            Whom::Odd => those(&|player| !player.life.is_multiple_of(2)),
            Whom::HolderOrEveryone => table.living_holder().map_or(table.living(), Seats::one),
            Whom::Noted => run.noted,
        }
    }

    /// How much it is for `seat`.
    pub(super) fn amount(&self, run: &Run, seat: Seat, amount: Amount) -> u8 {
        let table = self.table();
        let [chosen, other] = run.dice;
        match amount {
            Amount::N(n) => n,
            Amount::Dice => run.total,
            Amount::ChosenDie | Amount::YourBlood => chosen,
            Amount::OtherDie | Amount::TheirBlood => other,
            Amount::LowDie => chosen.min(other),
            Amount::HighDie => chosen.max(other),
            Amount::OwnRoll => run.each[seat.index()],
            Amount::PerToken(n) => times(n, table.tokens()),
            Amount::PerTreasure(n) => times(n, table.treasures()),
            Amount::PerCreature(n) => times(n, table.creatures()),
            Amount::PerHandCreature(n) => {
                times(n, (self.state.hands[seat.index()] & Cards::CREATURES).len())
            }
            Amount::PerDead(n) => times(n, table.seats() - table.living().len() as u8),
            Amount::PerReceived(n) => times(n, run.each[seat.index()]),
            Amount::PerDiscarded(n) => times(n, run.count),
            Amount::PerStep(n) => times(n, self.steps_away(run.seat, seat)),
            Amount::PerFiveLife(n) => times(n, table.player(seat).life / 5),
            Amount::PerFrail(n, life) => {
                let frail = table.seats_where(|player| player.alive() && player.life <= life);
                times(n, frail.len() as u8)
            }
            Amount::PricePaid => run.paid,
            Amount::UnlessLast(usual, last) => {
                if table.opponents(run.seat).len() == 1 {
                    last
                } else {
                    usual
                }
            }
        }
    }

    /// How many living opponents to the right `to` sits from `from`; to the left
    /// when the spell's sides are swapped.
    fn steps_away(&self, from: Seat, to: Seat) -> u8 {
        let opponents = self.table().opponents(from);
        let to_the_left = from_left(from, self.table().seats()).filter(|&seat| opponents.has(seat));
        let nth = to_the_left.take_while(|&seat| seat != to).count() as u8 + 1;
        if self.state.pending.notes.swapped == Some(true) {
            nth
        } else {
            opponents.len() as u8 + 1 - nth
        }
    }

    /// The amounts for all of these.
    pub(super) fn amounts(&self, run: &Run, who: Seats, amount: Amount) -> PerSeat<u8> {
        let mut amounts = [0; 6];
        for seat in who.iter() {
            if self.table().player(seat).alive() {
                amounts[seat.index()] = self.amount(run, seat, amount);
            }
        }
        amounts
    }

    /// Whether a step is to happen.
    pub(super) fn holds(&self, run: &Run, step: &Step) -> bool {
        match *step {
            Step::Do(_) => true,
            Step::Paid(_) => run.paid > 0,
            Step::Unpaid(_) => run.paid == 0,
            Step::Tower(_) => self.table().tower == Some(run.seat),
            Step::First(_) => run.option.is_some_and(|option| option != 1),
            Step::Second(_) => run.option.is_some_and(|option| option != 0),
            Step::Exposed(_) => run.paid == 0 && self.table().tower != Some(run.seat),
            Step::If(cond, _) => self.met(run, cond),
        }
    }

    fn met(&self, run: &Run, cond: Cond) -> bool {
        match cond {
            Cond::Rolled(least, most) => (least..=most).contains(&run.total),
            Cond::Robbed => run.robbed,
            Cond::Blocked => run.target.is_some_and(|seat| run.blocked.has(seat)),
            Cond::Refused => run.refused,
            Cond::NobodyDead => self.table().living().len() == self.table().players.len(),
            Cond::FirstDead => self.table().first_dead.has(run.seat),
            Cond::NoToken => self.table().player(run.seat).tokens == 0,
        }
    }

    /// Whether `seat` can pay at all, and the price buys something.
    pub(super) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let table = self.table();
        let player = table.player(seat);
        let price = match cost.price {
            Price::Blood(blood) => blood,
            Price::Any => 1,
        };
        if player.blood < price {
            return false;
        }
        let opponents = table.opponents(seat);
        let any = |is: &dyn Fn(Seat, &PlayerState) -> bool| {
            opponents.iter().any(|seat| is(seat, table.player(seat)))
        };
        match cost.need {
            Need::Nothing => true,
            Need::NotTower => table.tower != Some(seat),
            Need::TowerHeld => table.living_holder().is_some(),
            Need::TwoOpponents => opponents.len() >= 2,
            Need::Tokens => table.tokens() > 0,
            Need::OpponentWithToken => any(&|_, player| player.tokens > 0),
            Need::HandCards => player.hand > 0,
            Need::Hurt => player.life < CAP,
            Need::ActedWithTreasure => {
                any(&|seat, player| table.acted.has(seat) && !player.treasures.is_empty())
            }
            Need::CreatureAtNonHolder => {
                any(&|seat, player| table.tower != Some(seat) && !player.creatures.is_empty())
            }
            Need::Acted => any(&|seat, _| table.acted.has(seat)),
            Need::OpponentWithFiveLife => any(&|_, player| player.life >= 5),
        }
    }

    /// Whether the first or the second option of a script would do anything: its
    /// first step tells.
    pub(super) fn option_works(&self, run: &Run, second: bool) -> bool {
        let first_step = run.script.steps(run.part).iter().find(|step| match step {
            Step::First(_) => !second,
            Step::Second(_) => second,
            _ => false,
        });
        match first_step.map(|step| step.verb()) {
            Some(Verb::Aim(pick)) => !self.candidates(run, pick).is_empty(),
            Some(Verb::Damage(Whom::Target, _) | Verb::TakeTower) => true,
            Some(Verb::Damage(who, _)) => !self.who(run, who).is_empty(),
            Some(Verb::Steal(Whom::Target, blood)) => {
                run.target.is_some_and(|seat| self.table().player(seat).blood >= blood)
            }
            _ => false,
        }
    }
}

/// So much for each of so many, as far as numbers go.
fn times(each: u8, many: u8) -> u8 {
    each.saturating_mul(many)
}

//! Why a plan is good, and what it risks: found in the position, by the rules' own counting.

use conclave_i18n::capital;
use conclave_rules::games::elfenwizards::board::{MagicianBox, Place, Rank, SpellBox, Title};
use conclave_rules::games::elfenwizards::draft::Supports;
use conclave_rules::games::elfenwizards::state::{Phase, ROUNDS, WizardId};
use conclave_rules::games::elfenwizards::{Action, Dice, Elfenwizards, PublicState};
use conclave_rules::table::Seat;

use super::pieces::shown_rank;
use super::words::{TableWords, number};
use crate::hints::{DistinctSentences, GameHints};

/// The most sentences: one that is for the plan, and what it risks or what else is for it.
const MOST: usize = 2;

impl GameHints for Elfenwizards {
    fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
        reasons(plan, seat, words)
    }
}

/// Why `plan` is good for `seat`, and what it risks.
fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
    if seat.0 >= words.view.seats() {
        return Vec::new();
    }
    let mut reasons = Reasons { words, seat, sentences: DistinctSentences::new(MOST) };
    // What a bot did in a row may begin with a throw.
    if plan.iter().any(|action| matches!(action, Action::Support { .. })) {
        reasons.support(plan);
    } else if plan.iter().any(|action| matches!(action, Action::Place { .. } | Action::KeepRest)) {
        reasons.place(plan);
    } else {
        plan.iter().for_each(|&action| reasons.one(action));
    }
    reasons.sentences.finish()
}

/// The sentences so far.
struct Reasons<'a> {
    words: &'a TableWords,
    seat: Seat,
    sentences: DistinctSentences,
}

impl Reasons<'_> {
    /// Says something with two numbers, of a player and of something with a name.
    fn push_reason(
        &mut self,
        key: &str,
        of: Seat,
        what: &str,
        n: impl Into<i64>,
        m: impl Into<i64>,
    ) {
        let name = self.words.name(of).into();
        let args = [("name", name), ("what", what.into()), ("n", number(n)), ("m", number(m))];
        self.sentences.push(capital(&self.words.tr_args(&format!("hint-{key}"), &args)));
    }

    /// An action by itself.
    fn one(&mut self, action: Action) {
        let seat = self.seat;
        let position = &*self.words.view;
        let player = position.player(seat);
        let (minor, grey) = (player.dice_in(SpellBox::Minor), player.dice_in(SpellBox::Grey));
        match action {
            Action::PayRetreat { from_reserve: true } => {
                self.push_reason(
                    "pay-reserve",
                    seat,
                    "",
                    player.reserve.saturating_sub(1),
                    player.spent,
                );
            }
            Action::PayRetreat { from_reserve: false } => {
                self.push_reason("pay-box", seat, "", player.reserve, 0);
            }
            Action::SettleRetreat(to) => self.magicians(to),
            Action::Roll => {
                self.push_reason("roll", seat, "", player.unrolled, average(player.unrolled))
            }
            Action::Accept => {
                self.throw(player.hand);
                self.push_reason("accept", seat, "", player.reserve, 0);
            }
            Action::Reroll => {
                self.throw(player.hand);
                self.push_reason(
                    "reroll",
                    seat,
                    "",
                    player.hand.len(),
                    player.reserve.saturating_sub(1),
                );
            }
            Action::Recover(dice) if dice.is_empty() => {
                self.push_reason("recover-none", seat, "", minor.pips(), player.reserve);
            }
            Action::Recover(dice) => {
                let spells = position.recovered_with(seat, dice);
                self.push_reason("recover", seat, "", spells, player.reserve + spells);
            }
            Action::TakeBack(dice) if dice.is_empty() => {
                let left = if position.phase == Phase::GreyMagic { grey } else { minor };
                self.push_reason("leave", seat, "", left.pips(), left.len());
            }
            Action::TakeBack(dice) => {
                self.push_reason("take-back", seat, "", dice.len(), average(dice.len()));
            }
            Action::Cleanse(dice) if dice.is_empty() => {
                self.push_reason("cleanse-none", seat, "", grey.pips(), grey.len());
            }
            Action::Cleanse(dice) => {
                self.push_reason(
                    "cleanse",
                    seat,
                    "",
                    position.removed_with(seat, dice),
                    dice.pips(),
                );
            }
            Action::RemoveGrey(id) => {
                let Some(wizard) = position.wizards.get(id.index()) else { return };
                let points =
                    shown_rank(wizard.place).points() - i16::from(wizard.grey.saturating_sub(1));
                let rounds = (ROUNDS + 1).saturating_sub(position.round);
                self.push_reason("remove-grey", seat, &self.words.wizard_at(id), points, rounds);
            }
            Action::TakeTitle { wizard, title } => self.take_title(wizard, title),
            Action::Demote { wizard, to } => {
                self.magicians(to);
                let place = position.wizards.get(wizard.index()).map(|wizard| wizard.place);
                let grey = place.and_then(Place::defeat_box).is_some_and(|from| from.gives_grey());
                if grey && position.grey_supply > 0 {
                    self.push_reason("grey", seat, &self.words.wizard(wizard), 1, 0);
                }
            }
            Action::Pass => self.pass(),
            Action::Place { .. } | Action::KeepRest | Action::Support { .. } => {}
        }
    }

    /// What dice show, and what a throw of them brings.
    fn throw(&mut self, dice: Dice) {
        self.push_reason(
            "throw",
            self.seat,
            &self.words.dice(dice),
            dice.pips(),
            average(dice.len()),
        );
    }

    /// How many stand in a Magician box, where two rise.
    fn magicians(&mut self, to: MagicianBox) {
        let position = &*self.words.view;
        let others = position.magicians(to).count() as i64;
        let own = position.magicians(to).filter(|&id| position.wizard(id).owner == self.seat);
        self.push_reason(
            "magicians",
            self.seat,
            &self.words.magicians(to),
            others,
            own.count() as i64,
        );
    }

    /// A vacant title: what it is worth, and who stands beside it for the next one.
    fn take_title(&mut self, wizard: WizardId, title: Title) {
        let words = self.words;
        self.push_reason("vacant", self.seat, &words.title(title), title.rank().points(), 0);
        match title.rival().and_then(|rival| words.view.holder(rival)) {
            Some(rival) if rival != wizard => {
                self.push_reason("vacant-rival", self.seat, &words.wizard_at(rival), 0, 0);
            }
            _ => self.push_reason("vacant-free", self.seat, &words.title(title), 0, 0),
        }
    }

    /// No more spells: what there is to gain as it stands, and what is kept.
    fn pass(&mut self) {
        let position = &*self.words.view;
        let led = position.leaders().into_iter().flatten();
        let led = led.filter(|&id| position.wizard(id).owner == self.seat).count() as i64;
        let points = position.forecast().get(self.seat.index()).copied().unwrap_or_default();
        self.push_reason("pass", self.seat, "", points, led);
        let reserve = position.player(self.seat).reserve;
        if reserve > 0 {
            self.push_reason("pass-keeps", self.seat, "", reserve, 0);
        }
    }

    /// Dice for boxes: what those in the strongest one are for, then what else they bring.
    fn place(&mut self, plan: &[Action]) {
        let (seat, words) = (self.seat, self.words);
        let position = &*words.view;
        let player = position.player(seat);
        let placed = |on: SpellBox| -> Dice {
            let pips = plan.iter().filter_map(|action| match *action {
                Action::Place { pips, on: to } if to == on => Some(pips),
                _ => None,
            });
            pips.collect()
        };
        let major = SpellBox::ALL.into_iter().filter(|on| matches!(on, SpellBox::Major(_)));
        let strongest = major.rev().max_by_key(|&on| placed(on).pips());
        if let Some(on @ SpellBox::Major(level)) = strongest.filter(|&on| !placed(on).is_empty()) {
            let at = |id: &WizardId| position.wizard(*id).place.level() == Some(level);
            let own = position.wizards_of(seat).filter(at).count() as i64;
            let next = match level.rank() {
                rank if own == 0 => rank,
                rank => level_above(rank),
            };
            let key = if own == 0 { "place-others" } else { "place-own" };
            self.push_reason(key, seat, &words.box_label(on), own, next.points());
            let pips = |seat: &Seat| position.player(*seat).dice_in(on).pips();
            let others = (0..position.seats()).map(Seat).filter(|&other| other != seat);
            if let Some(most) = others.max_by_key(pips).filter(|most| pips(most) > 0) {
                let all = player.dice_in(on).plus(placed(on)).pips();
                self.push_reason("place-rival", most, &words.box_label(on), pips(&most), all);
            }
        }
        let (minor, grey) = (placed(SpellBox::Minor), placed(SpellBox::Grey));
        if !minor.is_empty() {
            let all = player.dice_in(SpellBox::Minor).plus(minor);
            self.push_reason(
                "place-minor",
                seat,
                "",
                position.recovered_with(seat, all),
                all.pips(),
            );
        }
        if !grey.is_empty() {
            let all = player.dice_in(SpellBox::Grey).plus(grey);
            self.push_reason("place-grey", seat, "", position.removed_with(seat, all), all.pips());
        }
        if plan.contains(&Action::KeepRest) {
            let all: Dice = plan
                .iter()
                .filter_map(|action| match *action {
                    Action::Place { pips, .. } => Some(pips),
                    _ => None,
                })
                .collect();
            if player.hand.contains(all) {
                let rest = player.hand.minus(all);
                self.push_reason(
                    "keep-rest",
                    seat,
                    &words.dice(rest),
                    rest.pips(),
                    average(rest.len()),
                );
            }
        }
    }

    /// Spells beside wizards: the title they win or deny, and who can still answer.
    fn support(&mut self, plan: &[Action]) {
        let (seat, words) = (self.seat, self.words);
        let position = &*words.view;
        let mut draft = Supports::default();
        draft.arrange(plan);
        // In a turn of another player a support changes nothing.
        let then = draft.preview(position, seat).position;
        let (before, after) = (position.leaders(), then.leaders());
        let wizards: Vec<WizardId> = plan
            .iter()
            .filter_map(|action| match *action {
                Action::Support { wizard, .. } => Some(wizard),
                _ => None,
            })
            .collect();
        let mut won = Title::all().filter_map(|title| {
            let leader = after[title.index()]?;
            (wizards.contains(&leader) && then.wizard(leader).owner == seat)
                .then_some((title, leader))
        });
        if let Some((title, leader)) = won.next() {
            let gain = title.rank().points() - shown_rank(then.wizard(leader).place).points();
            self.lead(&then, title, leader);
            return self.push_reason(
                "worth",
                seat,
                &words.title(title),
                title.rank().points(),
                gain,
            );
        }
        // Who loses a title that they would have won before?
        let loser = Title::all().find_map(|title| {
            let leader =
                before[title.index()].filter(|_| before[title.index()] != after[title.index()])?;
            let owner = position.wizard(leader).owner;
            (owner != seat).then_some((title, owner))
        });
        let points = |of: &PublicState, seat: Seat| of.forecast().get(seat.index()).copied();
        if let Some((title, owner)) = loser {
            self.push_reason("deny", owner, &words.title(title), title.rank().points(), 0);
        }
        let (now, next) = (points(position, seat), points(&then, seat));
        if let (Some(now), Some(next)) = (now, next)
            && next != now
        {
            self.push_reason("forecast", seat, "", next, now);
        }
        if let Some(&id) = wizards.first().filter(|id| then.wizards.get(id.index()).is_some()) {
            let rest = then.strongest_rival(id).map_or(0, |rival| then.power(rival));
            self.push_reason("power", seat, &words.wizard_at(id), then.power(id), rest);
        }
    }

    /// A wizard who would win a title: by how much, and who can still change that.
    fn lead(&mut self, then: &PublicState, title: Title, leader: WizardId) {
        let (seat, words) = (self.seat, self.words);
        let power = then.power(leader);
        let Some(rival) = then.strongest_rival(leader) else {
            return self.push_reason("unopposed", seat, &words.title(title), power, 0);
        };
        // In a Magician box two rise: the leader need not be stronger than the strongest rival.
        let Some(lead) = power.checked_sub(then.power(rival)).filter(|&lead| lead > 0) else {
            return self.push_reason("second", seat, &words.title(title), power, then.power(rival));
        };
        let place = then.wizard(leader).place;
        let Some(level) = place.level() else { return };
        let box_of = SpellBox::Major(level);
        let able = |other: Seat| {
            let open = then.open_to(other, level) & 1 << rival.0 != 0;
            let plays = other != seat && open && !then.competition.passed.has(other);
            plays.then(|| (then.player(other).dice_in(box_of), then.player(other).reserve))
        };
        let others = || (0..then.seats()).map(Seat);
        // What it takes to keep the title from the leader. A tie is enough in a duel; in a
        // Magician box a second rival must come up too, and one who outbids changes nothing.
        let second = match place {
            Place::Magicians(magicians) => {
                let others = then.magicians(magicians).filter(|id| ![leader, rival].contains(id));
                others.map(|other| power.saturating_sub(then.power(other))).min()
            }
            _ => None,
        };
        let answer = others().filter(|_| second.is_none()).find_map(|other| {
            let (dice, reserve) = able(other)?;
            let die = u16::from(dice.highest());
            let minors = (lead + 1).saturating_sub(die);
            (minors <= u16::from(reserve)).then_some((other, die, minors))
        });
        match answer {
            Some((other, die, minors)) => {
                let against = words.wizard_at(rival);
                let key = if die == 0 { "outbid-minors" } else { "outbid" };
                self.push_reason(key, other, &against, die, minors);
            }
            None => {
                let spells =
                    |(dice, reserve): (Dice, u8)| u16::from(dice.pips()) + u16::from(reserve);
                let reach: u16 = others().filter_map(able).map(spells).sum();
                let wanted = lead + second.unwrap_or(0);
                let key = if reach < wanted { "lead" } else { "lead-open" };
                self.push_reason(key, seat, &words.wizard_at(rival), power, then.power(rival));
            }
        }
    }
}

/// The rank that wizards of this one stand for.
fn level_above(rank: Rank) -> Rank {
    Rank::ALL.into_iter().rfind(|&above| above < rank).unwrap_or(rank)
}

/// The pips that so many dice bring on average, a half rounded up.
fn average(dice: u8) -> i64 {
    (i64::from(dice) * 7 + 1) / 2
}

#[cfg(test)]
mod tests;

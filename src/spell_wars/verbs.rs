//! The verbs of the cards, one by one.
//!
//! A verb that needs a decision asks and is performed again with the answer;
//! `within` tells how far it was.

use super::action::Action;
use super::cards::{Card, Cards, Glyph, Passive, Slot, Treasure};
use super::choices::{in_spell, only, only_treasure};
use super::effect::{Amount, Both, Filter, Pick, Verb, Who};
use super::engine::Engine;
use super::event::{BloodFor, Event, RollFor};
use super::pending::{Frame, HandCards, HandUse, Part, Question, Run, Script};
use crate::table::{Seat, Seats};

impl Engine<'_> {
    /// Performs a verb; true once it is done.
    pub(super) fn perform(&mut self, run: &mut Run, verb: Verb) -> bool {
        let seat = run.seat;
        match verb {
            Verb::Aim(pick) => return self.aim(run, pick),
            Verb::Damage(who, amount) => return self.damage(run, who, amount),
            Verb::Heal(who, amount) => {
                for healed in self.who(run, who).iter() {
                    let life = self.amount(run, healed, amount);
                    self.heal(healed, life);
                }
            }
            Verb::Blood(who, amount) => {
                for winner in self.who(run, who).iter() {
                    let blood = self.amount(run, winner, amount);
                    self.gain_blood(winner, blood, BloodFor::Card);
                }
            }
            Verb::Steal(who, most) => {
                for loser in self.in_order(seat, self.who(run, who)) {
                    self.move_blood(loser, seat, most);
                }
            }
            Verb::GiveBlood(most) => {
                if let Some(target) = run.target {
                    self.move_blood(seat, target, most);
                }
            }
            Verb::LoseBlood(most) => {
                if let Some(target) = run.target {
                    let blood = most.min(self.table().player(target).blood);
                    if blood > 0 {
                        self.emit(Event::BloodLost { seat: target, blood });
                    }
                }
            }
            Verb::GainTreasure(who, count) => return self.give_treasures(run, who, count),
            Verb::LoseTreasure(who) => return self.lose_treasures(run, who),
            Verb::StealTreasure => return self.steal_treasure(run),
            Verb::SwapTreasure => return self.swap_treasure(run),
            Verb::TakeTower => {
                let from = self.take_tower(seat);
                if let Some(from) = from.filter(|&from| self.table().player(from).alive()) {
                    run.robbed = true;
                    run.past = run.past.with(from);
                }
            }
            Verb::HandTower => {
                if let Some(target) = run.target {
                    self.take_tower(target);
                }
            }
            Verb::Roll(count) => {
                let aimless = run.aimed && run.target.is_none();
                return aimless || self.roll(run, count, RollFor::Card);
            }
            Verb::EachRolls => {
                for other in self.in_order(seat, self.table().opponents(seat)) {
                    let die = self.state.rng.die();
                    run.each[other.index()] = die;
                    let dice = [die].into_iter().collect();
                    self.emit(Event::Rolled { seat: other, dice, why: RollFor::Card });
                }
            }
            Verb::ChooseDie => return self.choose_die(run),
            Verb::Choose(both) => return self.choose_option(run, both),
            Verb::TargetChooses => {
                let Some(target) = run.target else { return true };
                return self.pick_option(run, target);
            }
            Verb::NameType => return self.name_type(run),
            Verb::PassHands => self.pass_hands(run),
            Verb::DiscardAlike => return self.discard_alike(run),
            Verb::DiscardOther(most, glyph) => return self.discard_other(run, most, glyph),
            Verb::AddFromHand(filter) => return self.add_from_hand(run, filter),
            Verb::AddRandom => return self.add_random(run),
            Verb::Summon(count) => {
                let (found, others) = self.reveal_until(Slot::Destination, count);
                self.emit(Event::Summoned { seat, found, others });
            }
            Verb::Adopt => {
                let (found, others) = self.reveal_until(Slot::Destination, 1);
                self.emit(Event::Adopted { seat, found, others });
            }
            Verb::Beg => return self.beg(run),
            Verb::Demand(glyph) => return self.demand(run, glyph),
            Verb::ShowHand(who) => {
                for shown in self.in_order(seat, self.who(run, who)) {
                    let cards = self.state.hands[shown.index()];
                    self.emit(Event::HandShown { seat: shown, cards });
                }
            }
            Verb::KillCreature => return self.kill_creature(run),
            Verb::KillCreatures => {
                if let Some(target) = run.target {
                    for card in self.table().player(target).creatures.iter() {
                        self.emit(Event::CreatureKilled { seat: target, card });
                    }
                }
            }
            Verb::Keep => {
                if let Some(card) = Self::creature(run) {
                    let player = self.table().player(seat);
                    let here = player.spell.has(card) || player.leaving.has(card);
                    if here {
                        self.emit(Event::Kept { seat, card });
                    }
                }
            }
            Verb::MoreDice(dice) => {
                let more = self.state.pending.notes.more_dice.saturating_add(dice);
                self.state.pending.notes.more_dice = more;
                self.emit(Event::DiceAdded { seat, dice });
            }
            Verb::SplitDice => return self.split_dice(run),
            Verb::Weigh => {
                let blood = |seat: Seat| self.table().player(seat).blood;
                run.dice = [blood(seat), run.target.map_or(0, blood)];
            }
            Verb::NoteNeighbours => {
                if let Some(target) = run.target {
                    let sides = [self.table().left(target), self.table().right(target)];
                    run.noted = sides.into_iter().flatten().collect();
                }
            }
            Verb::SetAside => match self.top_treasure() {
                Some(treasure) => self.emit(Event::TreasureSetAside { seat, treasure }),
                None => self.emit(Event::NoTreasureLeft(seat)),
            },
            Verb::DrawMoreDead(count) => {
                // A Reaction lies on the death that it reacts to.
                let under = self.state.pending.stack.iter_mut().rev().nth(1);
                if let Some(Frame::Death(death)) = under {
                    death.draws = death.draws.saturating_add(count);
                }
            }
            Verb::ReviveAt(life) => {
                let placed = self.state.placed[seat.index()];
                if let Script::Reaction(card) = run.script
                    && (placed.contains(&Some(card)) || self.table().player(seat).spell.has(card))
                {
                    self.emit(Event::Revived { seat, card, life });
                }
            }
            Verb::Substitute => return self.substitute(run),
            Verb::Tuck => return self.tuck(run),
            Verb::Foretell(blood) => return self.foretell(run, blood),
            Verb::Post(blood) => {
                if let Some(treasure) = self.own_script(run) {
                    self.emit(Event::Posted { seat, treasure, blood });
                }
            }
            Verb::BoostSpell(cards) => self.emit(Event::SpellBoosted { seat, cards }),
        }
        true
    }

    /// The treasure whose script it is, if its owner still has it.
    fn own_script(&self, run: &Run) -> Option<Treasure> {
        let treasure = run.script.treasure()?;
        self.table().player(run.seat).treasures.has(treasure).then_some(treasure)
    }

    // Targets.

    /// Chooses a target, which may turn the spell to another.
    pub(super) fn aim(&mut self, run: &mut Run, pick: Pick) -> bool {
        const CHOOSE: u8 = 0;
        const DEFLECT: u8 = 2;
        const TURN: u8 = 3;
        let seat = run.seat;
        run.aimed = true;
        if run.within < DEFLECT {
            if run.within == CHOOSE {
                run.target = None;
                if matches!(pick, Pick::Left | Pick::Right) && !self.sides_known(run) {
                    return false;
                }
            }
            let among = self.candidates(run, pick);
            let chosen = match pick {
                Pick::Random => self.random_seat(run, among),
                _ => self.choose_seat(seat, among, Question::Target(among)),
            };
            let Some(target) = chosen else { return among.is_empty() };
            self.emit(Event::Targeted { seat, target });
            self.set_target(run, target);
            let single = !matches!(pick, Pick::TowerHolder | Pick::HighestRoll);
            if !single || !self.is_spell(run) {
                return true;
            }
            if let Some((from, to)) = self.state.pending.notes.deflected
                && from == target
                && self.table().player(to).alive()
            {
                self.set_target(run, to);
                return true;
            }
            if self.state.pending.notes.deflect_asked || self.deterrent(seat, target).is_none() {
                return true;
            }
            self.state.pending.notes.deflect_asked = true;
            run.within = DEFLECT;
        }
        let Some(target) = run.target else { return true };
        if run.within == DEFLECT {
            let Some((treasure, price)) = self.deterrent(seat, target) else { return true };
            match self.offer(target, price, Question::Deflect(price)) {
                None => return false,
                Some(false) => return true,
                Some(true) => {
                    self.emit(Event::TreasureUsed { seat: target, treasure });
                    run.within = TURN;
                }
            }
        }
        let among = self.table().opponents(seat).without(target);
        let Some(to) = self.choose_seat(target, among, Question::DeflectTo(among)) else {
            return among.is_empty();
        };
        self.state.pending.notes.deflected = Some((target, to));
        self.emit(Event::Deflected { from: target, to });
        self.set_target(run, to);
        true
    }

    fn set_target(&self, run: &mut Run, target: Seat) {
        run.target = Some(target);
        run.past = run.past.with(target);
    }

    /// Whether the script is part of the spell being cast.
    fn is_spell(&self, run: &Run) -> bool {
        matches!(run.script, Script::Component(_)) && self.table().active == Some(run.seat)
    }

    /// The treasure by which the target can turn a spell away, and its price. It is
    /// offered the first time that a spell targets them alone (**ruling**).
    fn deterrent(&self, caster: Seat, target: Seat) -> Option<(Treasure, u8)> {
        let found = self.table().passive(target, |passive| match passive {
            Passive::Deflect(price) => Some(price),
            _ => None,
        });
        let others = self.table().opponents(caster).without(target);
        found.filter(|&(treasure, price)| {
            target != caster
                && !others.is_empty()
                && !self.used(treasure)
                && self.table().player(target).blood >= price
        })
    }

    /// Asks, once a spell, whether left and right are swapped in it; true once
    /// that is known.
    fn sides_known(&mut self, run: &Run) -> bool {
        let swaps = |passive| (passive == Passive::SwapSides).then_some(());
        if !self.is_spell(run)
            || self.state.pending.notes.swapped.is_some()
            || self.table().left(run.seat) == self.table().right(run.seat)
            || self.table().passive(run.seat, swaps).is_none()
        {
            return true;
        }
        let Some(answer) = self.answer() else {
            self.ask(run.seat, Question::SwapSides);
            return false;
        };
        let swapped = answer == Action::Option(1);
        self.state.pending.notes.swapped = Some(swapped);
        self.emit(Event::SidesChosen { seat: run.seat, swapped });
        true
    }

    // Damage.

    fn damage(&mut self, run: &mut Run, who: Who, amount: Amount) -> bool {
        if matches!(amount, Amount::PerStep(_)) && !self.sides_known(run) {
            return false;
        }
        run.blocked = Seats::NONE;
        let mut amounts = self.amounts(run, self.who(run, who), amount);
        if matches!(run.part, Part::Tier(_)) && amounts.iter().any(|&n| n > 0) {
            let granola = self.helped(run.seat, |passive| match passive {
                Passive::CreatureDamage(more) => Some(more),
                _ => None,
            });
            if let Some(more) = granola {
                amounts.iter_mut().filter(|n| **n > 0).for_each(|n| *n = n.saturating_add(more));
            }
        }
        self.deal(run.seat, amounts);
        true
    }

    // Dice.

    fn choose_die(&mut self, run: &mut Run) -> bool {
        let [first, second] = run.dice;
        let at = match self.answer() {
            Some(Action::Die(at)) => at,
            _ if first == second => 0,
            _ => {
                self.ask(run.seat, Question::Die);
                return false;
            }
        };
        if at == 1 {
            run.dice = [second, first];
        }
        self.emit(Event::DieChosen { seat: run.seat, die: run.dice[0] });
        true
    }

    /// Deals the dice of the coming roll to different opponents, one by one.
    fn split_dice(&mut self, run: &mut Run) -> bool {
        let Some(card) = Self::creature(run) else { return true };
        let Some(pick) = card.component().and_then(|component| component.target) else {
            return true;
        };
        let (dice, _) = self.power_dice(run.seat, card);
        loop {
            let among = Seats(self.candidates(run, pick).0 & !run.noted.0);
            let enough = !run.noted.is_empty();
            if among.is_empty() || run.noted.len() >= usize::from(dice) {
                break;
            }
            match self.answer() {
                Some(Action::Target(seat)) => {
                    run.noted = run.noted.with(seat);
                    run.within = 1;
                }
                Some(_) => break,
                None => {
                    self.ask(run.seat, Question::DealDie { among, enough });
                    return false;
                }
            }
        }
        self.emit(Event::DiceDealt { seat: run.seat, to: run.noted });
        true
    }

    // Options.

    fn choose_option(&mut self, run: &mut Run, both: Both) -> bool {
        let gets_both = match both {
            Both::Paid => run.paid > 0,
            Both::Tower => self.table().tower == Some(run.seat),
        };
        if gets_both {
            if both == Both::Tower {
                self.emit(Event::TowerHelped { seat: run.seat, script: run.script });
            }
            self.take_option(run, run.seat, 2);
            return true;
        }
        self.pick_option(run, run.seat)
    }

    /// `asked` picks one of two options; one that can do nothing is not offered if
    /// the other can (**ruling**).
    fn pick_option(&mut self, run: &mut Run, asked: Seat) -> bool {
        if let Some(Action::Option(option)) = self.answer() {
            self.take_option(run, asked, option);
            return true;
        }
        match (self.option_works(run, false), self.option_works(run, true)) {
            (true, true) => {
                self.ask(asked, Question::Option);
                return false;
            }
            (false, true) => self.take_option(run, asked, 1),
            _ => self.take_option(run, asked, 0),
        }
        true
    }

    fn take_option(&mut self, run: &mut Run, seat: Seat, option: u8) {
        run.option = Some(option);
        self.emit(Event::OptionTaken { seat, option });
    }

    fn name_type(&mut self, run: &mut Run) -> bool {
        let Some(Action::Type(slot)) = self.answer() else {
            self.ask(run.seat, Question::Type);
            return false;
        };
        run.slot = Some(slot);
        self.emit(Event::TypeNamed { seat: run.seat, slot });
        true
    }

    // Hands.

    /// Everybody alive passes their cards of the named type to the left, all at
    /// once.
    fn pass_hands(&mut self, run: &mut Run) {
        let Some(slot) = run.slot else { return };
        let passed = self.state.hands.map(|hand| hand & Cards::of_slot(slot));
        run.each = [0; 6];
        for from in self.in_order(run.seat, self.table().living()) {
            let cards = passed[from.index()];
            if let Some(to) = self.table().left(from).filter(|_| !cards.is_empty()) {
                let count = cards.len();
                run.each[to.index()] = count;
                self.emit(Event::HandPassed { from, to, count, cards });
            }
        }
    }

    /// One card of `asked`'s hand; the only one without asking, unless none is an
    /// answer too. None while waiting; the inner none when nothing is chosen.
    fn choose_hand_card(
        &mut self,
        asked: Seat,
        which: HandCards,
        why: HandUse,
        optional: bool,
    ) -> Option<Option<Card>> {
        match self.answer() {
            Some(Action::Card(card)) => return Some(Some(card)),
            Some(_) => return Some(None),
            None => {}
        }
        let cards = which.among(self.state.hands[asked.index()]);
        // Whether nothing fits is the asked one's secret if they may decline.
        let nothing =
            if optional { self.table().player(asked).hand == 0 } else { cards.is_empty() };
        if nothing {
            return Some(None);
        }
        if let Some(card) = only(cards.kinds().iter()).filter(|_| !optional) {
            return Some(Some(card));
        }
        self.ask(asked, Question::HandCard { which, why, optional });
        None
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        self.emit(Event::HandDiscarded { seat, cards: Cards::one(card) });
    }

    fn discard_alike(&mut self, run: &mut Run) -> bool {
        loop {
            let which = match run.slot {
                None => HandCards::Components,
                Some(slot) => HandCards::Of(slot),
            };
            let hand = self.state.hands[run.seat.index()];
            if !self.has_answer() && which.among(hand).is_empty() {
                return true;
            }
            match self.choose_hand_card(run.seat, which, HandUse::Discard, true) {
                None => return false,
                Some(None) => return true,
                Some(Some(card)) => {
                    run.slot = card.slot();
                    run.count = run.count.saturating_add(1);
                    run.within = 1;
                    self.discard(run.seat, card);
                }
            }
        }
    }

    fn discard_other(&mut self, run: &mut Run, most: u8, glyph: Glyph) -> bool {
        let which = HandCards::Not(glyph);
        while run.count < most {
            let hand = self.state.hands[run.seat.index()];
            if !self.has_answer() && which.among(hand).is_empty() {
                break;
            }
            match self.choose_hand_card(run.seat, which, HandUse::Discard, true) {
                None => return false,
                Some(None) => break,
                Some(Some(card)) => {
                    run.count = run.count.saturating_add(1);
                    run.within = 1;
                    self.discard(run.seat, card);
                }
            }
        }
        true
    }

    // Cards for spells.

    fn add_from_hand(&mut self, run: &mut Run, filter: Filter) -> bool {
        if run.wild.is_some() {
            return self.place_wild(run);
        }
        let (which, optional) = match filter {
            Filter::Any => (HandCards::Any, false),
            Filter::Of(slot) => (HandCards::Of(slot), false),
            Filter::MaybeCreature => (HandCards::Of(Slot::Destination), true),
        };
        match self.choose_hand_card(run.seat, which, HandUse::Add, optional) {
            None => false,
            Some(None) => true,
            Some(Some(card)) => self.join(run, card),
        }
    }

    fn add_random(&mut self, run: &mut Run) -> bool {
        if run.wild.is_some() {
            return self.place_wild(run);
        }
        let hand = self.state.hands[run.seat.index()];
        match hand.random(&mut self.state.rng) {
            Some(card) => self.join(run, card),
            None => true,
        }
    }

    /// A card of the owner's hand joins the spell; Wild Magic at once makes way
    /// for a card of a type that the owner names (**ruling**).
    fn join(&mut self, run: &mut Run, card: Card) -> bool {
        self.emit(Event::Joined { seat: run.seat, from: run.seat, card });
        if !card.is_wild() {
            return true;
        }
        run.wild = Some(card);
        run.within = 1;
        self.place_wild(run)
    }

    fn place_wild(&mut self, run: &mut Run) -> bool {
        let Some(Action::Type(slot)) = self.answer() else {
            self.ask(run.seat, Question::Type);
            return false;
        };
        if let Some(wild) = run.wild.take() {
            self.replace_wild(run.seat, wild, slot);
        }
        true
    }

    fn beg(&mut self, run: &mut Run) -> bool {
        let Some(target) = run.target else { return true };
        let which = HandCards::Of(Slot::Destination);
        match self.choose_hand_card(target, which, HandUse::Lend, true) {
            None => return false,
            Some(None) => {
                run.refused = true;
                self.emit(Event::GaveNothing(target));
            }
            Some(Some(card)) => self.emit(Event::Joined { seat: run.seat, from: target, card }),
        }
        true
    }

    /// The target gives a hand card of a glyph if they have one, otherwise a
    /// treasure; which, they choose.
    fn demand(&mut self, run: &mut Run, glyph: Glyph) -> bool {
        const CARD: u8 = 1;
        const TREASURE: u8 = 2;
        let Some(from) = run.target else { return true };
        let to = run.seat;
        let which = HandCards::Glyph(glyph);
        if run.within == 0 {
            let able = !which.among(self.state.hands[from.index()]).is_empty();
            self.emit(Event::Demanded { seat: to, of: from, glyph, able });
            run.within = if able { CARD } else { TREASURE };
        }
        if run.within == CARD {
            match self.choose_hand_card(from, which, HandUse::Give, false) {
                None => return false,
                Some(Some(card)) => {
                    self.emit(Event::HandPassed { from, to, count: 1, cards: Cards::one(card) });
                    return true;
                }
                Some(None) => run.within = TREASURE,
            }
        }
        let treasures = self.table().player(from).treasures;
        match self.choose_treasure(from, treasures, Question::GiveUp) {
            Some(treasure) => self.emit(Event::TreasureMoved { from, to, treasure }),
            None if treasures.is_empty() => self.emit(Event::GaveNothing(from)),
            None => return false,
        }
        true
    }

    // Treasures.

    /// A treasure that `asked` chooses; the only one without asking. None while
    /// waiting, or among none.
    fn choose_treasure(
        &mut self,
        asked: Seat,
        among: super::cards::Treasures,
        question: Question,
    ) -> Option<Treasure> {
        if let Some(Action::Treasure(treasure)) = self.answer() {
            return Some(treasure);
        }
        if let Some(treasure) = only_treasure(among) {
            return Some(treasure);
        }
        if !among.is_empty() {
            self.ask(asked, question);
        }
        None
    }

    /// The next seat to be served by a step about several: the owner first, then
    /// from the left.
    fn next_served(&mut self, run: &mut Run, who: Who, times: u8) -> Option<Seat> {
        if run.within == 0 {
            run.within = 1;
            run.todo = self.who(run, who);
            run.times = times;
        }
        run.seat.round(self.table().seats()).find(|&seat| run.todo.has(seat))
    }

    fn give_treasures(&mut self, run: &mut Run, who: Who, count: u8) -> bool {
        let Some(seat) = self.next_served(run, who, count) else { return true };
        if run.times <= 1 || !self.table().player(seat).alive() {
            run.todo = run.todo.without(seat);
            run.times = count;
        } else {
            run.times -= 1;
        }
        if self.table().player(seat).alive() {
            self.gain_treasure(seat);
        }
        false
    }

    fn lose_treasures(&mut self, run: &mut Run, who: Who) -> bool {
        while let Some(seat) = self.next_served(run, who, 1) {
            let treasures = self.table().player(seat).treasures;
            match self.choose_treasure(seat, treasures, Question::GiveUp) {
                Some(treasure) => self.emit(Event::TreasureDiscarded { seat, treasure }),
                None if treasures.is_empty() => {}
                None => return false,
            }
            run.todo = run.todo.without(seat);
        }
        true
    }

    fn steal_treasure(&mut self, run: &mut Run) -> bool {
        let Some(from) = run.target else { return true };
        let treasures = self.table().player(from).treasures;
        match self.choose_treasure(run.seat, treasures, Question::Take(from)) {
            Some(treasure) => {
                self.emit(Event::TreasureMoved { from, to: run.seat, treasure });
                true
            }
            None => treasures.is_empty(),
        }
    }

    fn swap_treasure(&mut self, run: &mut Run) -> bool {
        let (Some(with), Some(given)) = (run.target, self.own_script(run)) else { return true };
        let treasures = self.table().player(with).treasures;
        match self.choose_treasure(run.seat, treasures, Question::Take(with)) {
            Some(got) => {
                self.emit(Event::TreasuresSwapped { seat: run.seat, given, with, got });
                true
            }
            None => treasures.is_empty(),
        }
    }

    fn tuck(&mut self, run: &mut Run) -> bool {
        if self.own_script(run).is_none() || self.table().tucked.is_some() {
            return true;
        }
        match self.choose_hand_card(run.seat, HandCards::Components, HandUse::Tuck, false) {
            None => return false,
            Some(None) => {}
            Some(Some(card)) => self.emit(Event::Tucked { seat: run.seat, card }),
        }
        true
    }

    fn foretell(&mut self, run: &mut Run, blood: u8) -> bool {
        let Some(treasure) = self.own_script(run) else { return true };
        let living = self.table().living();
        let Some(named) = self.choose_seat(run.seat, living, Question::Foretell(living)) else {
            return living.is_empty();
        };
        self.emit(Event::Foretold { seat: run.seat, treasure, named, blood });
        true
    }

    // Creatures.

    fn kill_creature(&mut self, run: &mut Run) -> bool {
        let Some(target) = run.target else { return true };
        let creatures = self.table().player(target).creatures;
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ if creatures.is_empty() => return true,
            _ => match only(creatures.iter()) {
                Some(card) => card,
                None => {
                    self.ask(run.seat, Question::Kill(target));
                    return false;
                }
            },
        };
        self.emit(Event::CreatureKilled { seat: target, card });
        true
    }

    /// A Creature of the owner's spell suffers the deadly damage: life is what it
    /// was before.
    fn substitute(&mut self, run: &mut Run) -> bool {
        let seat = run.seat;
        let card = match self.answer() {
            Some(Action::Card(card)) => card,
            _ => {
                let creatures = in_spell(self.state, seat);
                match only(creatures.iter()) {
                    Some(card) => card,
                    None if creatures.is_empty() => return true,
                    None => {
                        self.ask(seat, Question::Substitute);
                        return false;
                    }
                }
            }
        };
        self.emit(Event::Substituted { seat, card, life: run.count });
        true
    }
}

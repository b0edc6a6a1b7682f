//! Why a plan is good, and what it risks: found by doing it in a state that the view allows, up
//! to what dice or hidden cards decide.

use conclave_i18n::capital;
use conclave_rules::games::spell_wars::cards::{Card, Cards, Passive, Slot};
use conclave_rules::games::spell_wars::effect::{Amount, Pick, Step, Verb, Whom};
use conclave_rules::games::spell_wars::pending::{Ask, Decision, HandUse, Part};
use conclave_rules::games::spell_wars::public_state::{
    KILL_BLOOD, PublicState, TIERS, TOWER_BLOOD,
};
use conclave_rules::games::spell_wars::{Action, Event, RollFor, SpellWars, State};
use conclave_rules::table::{PerSeat, Rng, Rules, Seat, Seats, Seed};

use super::draft::{Draft, lowest_face, percent, power_dice};
use super::words::TableWords;
use crate::hints::{DistinctSentences, GameHints};

impl GameHints for SpellWars {
    fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
        reasons(plan, seat, words)
    }
}

/// Why `plan` is good for `seat`, and what it risks.
fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
    let view = &words.view;
    let Some(&first) = plan.first().filter(|_| seat.0 < view.table.seats()) else {
        return Vec::new();
    };
    let mut reasons = Reasons { words, seat, good: DistinctSentences::new(2), risk: None };
    match view.pending.ask {
        Some(ask) => {
            // After a block the damage goes on to others; it matters what the block itself does.
            if !matches!(ask.decision, Decision::Block { .. }) {
                reasons.push_consequences(plan);
            }
            if reasons.good.is_empty() || matches!(first, Action::Pay(_)) {
                reasons.answer(Ask { seat, ..ask }, first);
            }
        }
        None => reasons.prepare(plan),
    }
    let mut said = reasons.good.finish();
    if let Some(risk) = reasons.risk {
        said.truncate(1);
        said.push(risk);
    }
    said
}

/// The sentences so far.
struct Reasons<'a> {
    words: &'a TableWords,
    seat: Seat,
    good: DistinctSentences,
    risk: Option<String>,
}

impl Reasons<'_> {
    fn sentence(&self, key: &str, of: Seat, what: &str, [n, m, k]: [u8; 3]) -> String {
        let args = [
            ("name", self.words.name(of).into()),
            ("what", what.into()),
            ("n", n.into()),
            ("m", m.into()),
            ("k", k.into()),
        ];
        capital(&self.words.tr_args(&format!("hint-{key}"), &args))
    }

    fn push_reason(&mut self, key: &str, of: Seat, what: &str, numbers: [u8; 3]) {
        let said = self.sentence(key, of, what, numbers);
        self.good.push(said);
    }

    fn warn(&mut self, key: &str, of: Seat, what: &str, numbers: [u8; 3]) {
        let said = self.sentence(key, of, what, numbers);
        self.risk.get_or_insert(said);
    }

    /// Says what an answer leads to for sure.
    fn push_consequences(&mut self, plan: &[Action]) {
        let (seat, table) = (self.seat, &self.words.view.table);
        let mut state: State = SpellWars::determinize(&self.words.view, &mut Rng::new(Seed(0)));
        let mut events = Vec::new();
        for action in plan {
            if SpellWars::apply(&mut state, seat, action, &mut events).is_err() {
                return;
            }
        }
        let life = |seat: Seat| table.player(seat).life;
        let known = events.iter().position(unknown);
        let sure = &events[..known.unwrap_or(events.len())];
        let mut lost: PerSeat<u8> = [0; 6];
        let mut holder = None;
        for event in sure {
            match *event {
                // What others do goes on after an answer to it.
                Event::Damaged { seat: of, by, damage, .. } if of == seat || by == seat => {
                    lost[of.index()] = lost[of.index()].saturating_add(damage);
                }
                Event::TowerTaken { seat: of, .. } => holder = Some(of),
                _ => {}
            }
        }
        let hurt = table.opponents(seat).iter().filter(|of| lost[of.index()] > 0);
        // A deadly hit says more than another.
        if let Some(of) = hurt.max_by_key(|of| (lost[of.index()] >= life(*of), lost[of.index()])) {
            let n = lost[of.index()];
            let (key, k) = if n >= life(of) { ("kill", KILL_BLOOD) } else { ("hit", life(of) - n) };
            self.push_reason(key, of, "", [n, life(of), k]);
        }
        for event in sure {
            match *event {
                // It may be handed on at once.
                Event::TowerTaken { seat: of, .. } if of == seat && holder == Some(seat) => {
                    self.push_reason("tower", seat, "", [TOWER_BLOOD, 0, 0]);
                }
                Event::TreasureGained { seat: of, .. } if of == seat => {
                    self.push_reason("treasure", seat, "", [0; 3]);
                }
                Event::TreasureMoved { from, to, treasure } if to == seat => {
                    let what = self.words.treasure(treasure);
                    self.push_reason("rob", from, &what, [0; 3]);
                }
                Event::BloodMoved { from, to, blood } if to == seat => {
                    self.push_reason("blood", from, "", [blood, 0, 0]);
                }
                Event::Healed { seat: of, life: more } if of == seat => {
                    self.push_reason("heal", seat, "", [more, life(seat) + more, 0]);
                }
                Event::CreatureKilled { seat: of, card } if of != seat => {
                    let what = self.words.card(card);
                    self.push_reason("creature", of, &what, [0; 3]);
                }
                Event::Kept { seat: of, card } if of == seat => {
                    let what = self.words.card(card);
                    self.push_reason("keep", seat, &what, [0; 3]);
                }
                _ => {}
            }
        }
        let own = lost[seat.index()];
        if own > 0 {
            let left = life(seat).saturating_sub(own);
            self.warn("self", seat, "", [own, left, 0]);
        }
        match events.get(sure.len()) {
            Some(&Event::Rolled { seat: of, dice, why: RollFor::Power { card, .. } })
                if of == seat =>
            {
                self.roll(card, dice.len() as u8);
            }
            Some(_) => {}
            None => {
                if let Some(Ask { seat: of, decision: Decision::Block { by, damage } }) =
                    state.pending.ask
                    && by == seat
                {
                    self.warn("block", of, "", [damage, life(of), 0]);
                }
            }
        }
    }

    /// What a power roll of so many dice will probably come to, and what it does otherwise.
    fn roll(&mut self, card: Card, dice: u8) {
        let Some(component) = card.component() else { return };
        let treasures = &self.words.view.table.player(self.seat).treasures;
        let low = lowest_face(treasures);
        let good = |tier: &usize| percent(dice, TIERS[*tier], low) >= 50;
        let tier = (1..TIERS.len()).rev().find(good).unwrap_or(1);
        let least = TIERS[tier];
        let share = percent(dice, least, low);
        let what = self.words.card(card);
        self.push_reason("dice", self.seat, &what, [dice, share, least]);
        let damage = |steps: &[Step]| {
            steps.iter().find_map(|step| match step.verb() {
                Verb::Damage(whom, Amount::N(n)) if whom != Whom::You => Some(n),
                _ => None,
            })
        };
        let [lower @ .., high] = &component.tiers[..=tier] else { return };
        let most = lower.iter().filter_map(|steps| damage(steps)).max().unwrap_or_default();
        if share < 100 && damage(high).is_some_and(|high| high > most) {
            let more = treasures.iter().find_map(|treasure| match treasure.row().passive {
                Some(Passive::CreatureDamage(more)) if most > 0 => Some(more),
                _ => None,
            });
            self.warn("low", self.seat, "", [most + more.unwrap_or_default(), 0, least]);
        }
    }

    /// A spell that is put together.
    fn prepare(&mut self, plan: &[Action]) {
        let (seat, table) = (self.seat, &self.words.view.table);
        let Some(own) = self.words.view.own.as_ref().filter(|own| own.seat == seat) else { return };
        let mut draft = Draft::default();
        draft.arrange(plan);
        let places = draft.filled(own.placed);
        let spell: Cards = places.into_iter().flatten().collect();
        let size = spell.len();
        for component in spell.iter().filter_map(Card::component) {
            if let Some((of, n)) = deadly(table, seat, component.steps) {
                self.push_reason("kill", of, "", [n, table.player(of).life, KILL_BLOOD]);
            }
        }
        let creature = places[Slot::Destination.index()].filter(|card| !card.is_wild());
        if let Some((card, glyph)) = creature.and_then(|card| Some((card, card.glyph()?))) {
            self.roll(card, power_dice(table, own, spell, glyph));
        }
        if size == 1 {
            self.push_reason("first", seat, "", [1, 0, 0]);
        }
        for card in spell.iter() {
            let Some(component) = card.component() else { continue };
            let has = |is: fn(&Step) -> bool| component.steps.iter().any(is);
            if table.tower == Some(seat) {
                if has(|step| matches!(step, Step::Tower(_))) {
                    let what = self.words.card(card);
                    self.push_reason("tower-helps", seat, &what, [0; 3]);
                }
            } else if has(|step| matches!(step, Step::Do(Verb::TakeTower)))
                && !has(|step| matches!(step, Step::Do(Verb::HandTower)))
            {
                self.push_reason("tower", seat, "", [TOWER_BLOOD, 0, 0]);
            }
            if has(|step| matches!(step, Step::Do(Verb::GainTreasure(Whom::You, _)))) {
                self.push_reason("treasure", seat, "", [0; 3]);
            }
        }
        let initiative = creature.map_or(0, Card::initiative);
        if size == 3 && !self.good.is_empty() {
            self.warn("late", seat, "", [size, initiative, 0]);
        } else if size != 1 {
            self.push_reason("order", seat, "", [size, initiative, 0]);
        }
    }

    /// What an answer means by the position alone.
    fn answer(&mut self, ask: Ask, action: Action) {
        let (seat, view) = (self.seat, &self.words.view);
        let (table, player) = (&view.table, view.table.player(seat));
        let dice = &view.pending.dice;
        let life = player.life;
        match (ask.decision, action) {
            (Decision::Block { damage, .. }, Action::Card(_)) if damage >= life => {
                self.push_reason("saves", seat, "", [damage, life, 0]);
            }
            (Decision::Block { damage, .. }, Action::Card(_)) => {
                self.push_reason("absorbs", seat, "", [damage, life, life - damage]);
            }
            (Decision::Block { damage, .. }, _) if damage >= life => {
                self.push_reason("dies", seat, "", [damage, life, 0]);
            }
            (Decision::Block { damage, .. }, _) => {
                self.push_reason("suffers", seat, "", [damage, life - damage, 0]);
            }
            (Decision::KeepCreature(_, card), Action::Pay(_)) => {
                let what = self.words.card(card);
                self.push_reason("keep", seat, &what, [0; 3]);
            }
            (Decision::WinTie(_), Action::Pay(n)) => {
                self.push_reason("tie", seat, "", [n, player.blood.saturating_sub(n), 0]);
            }
            (Decision::Deflect(_), Action::Pay(n)) => {
                self.push_reason("deflect", seat, "", [n, life, 0]);
            }
            (_, Action::Pay(n)) => {
                self.push_reason("price", seat, "", [n, player.blood.saturating_sub(n), 0]);
            }
            (Decision::SwapSides, Action::Option(side)) => {
                let left = if side == 0 { table.left(seat) } else { table.right(seat) };
                let left = left.unwrap_or(seat);
                self.push_reason("side", left, "", [table.player(left).life, 0, 0]);
            }
            (decision, Action::Target(of)) => self.target(decision, of),
            (_, Action::Type(slot)) => {
                let own = view
                    .own
                    .iter()
                    .flat_map(|own| own.hand.iter().chain(own.placed.into_iter().flatten()));
                let known: Cards = own.chain(table.tucked).collect();
                let seen = table
                    .players
                    .iter()
                    .fold(known | table.discard, |seen, of| seen | of.spell | of.creatures);
                let what = self.words.slot(slot);
                self.push_reason("type", seat, &what, [(Cards::of_slot(slot) - seen).len(), 0, 0]);
            }
            (Decision::HandCard { why: HandUse::Add, .. }, Action::Card(card)) => {
                let kin = card.glyph().map_or(Cards::NONE, Cards::of_glyph);
                let kin = player.unresolved & Cards::CREATURES & kin;
                let what = self.words.card(kin.first().unwrap_or(card));
                let key = if kin.is_empty() { "adds" } else { "glyph" };
                self.push_reason(key, seat, &what, [player.spell.len() + 1, 0, 0]);
            }
            (Decision::HandCard { why: HandUse::Tuck, .. }, Action::Card(card)) => {
                let what = card.glyph().map(|glyph| self.words.glyph(glyph)).unwrap_or_default();
                self.push_reason("tuck", seat, &what, [0; 3]);
            }
            (Decision::HandCard { .. }, Action::Card(_)) => {
                self.push_reason("hand", seat, "", [player.hand.saturating_sub(1), 0, 0]);
            }
            (Decision::HandCard { .. }, _) => {
                self.push_reason("hand", seat, "", [player.hand, 0, 0])
            }
            (Decision::Reroll { .. }, Action::Die(at)) => {
                let n = dice.get(usize::from(at)).copied().unwrap_or_default();
                // A die that is no power roll may show a 1 whatever the treasures.
                let power = view.pending.running().is_some_and(|run| run.part == Part::Roll);
                let low = if power { lowest_face(&player.treasures) } else { 1 };
                self.push_reason("reroll-die", seat, "", [n, percent(1, n + 1, low), 0]);
            }
            (Decision::Reroll { all: Some(_), .. }, _) => {
                let sum: u8 = dice.iter().sum();
                let share = percent(dice.len() as u8, sum + 1, lowest_face(&player.treasures));
                self.push_reason("roll", seat, "", [sum, share, 0]);
            }
            (_, Action::Die(at)) => {
                let n = |at: u8| dice.get(usize::from(at)).copied().unwrap_or_default();
                self.push_reason("die", seat, "", [n(at), n(1 - at.min(1)), 0]);
            }
            (Decision::Resolve(cards), Action::Card(card)) => {
                let what = self.words.card(card);
                self.push_reason("resolve", seat, &what, [cards.len().saturating_sub(1), 0, 0]);
            }
            (Decision::React(_), Action::Card(card)) => {
                let what = self.words.card(card);
                self.push_reason("react", seat, &what, [0; 3]);
            }
            (Decision::Substitute, Action::Card(card)) => {
                let what = self.words.card(card);
                self.push_reason("substitute", seat, &what, [0; 3]);
            }
            (Decision::Kill(of), Action::Card(card)) => {
                let what = self.words.card(card);
                self.push_reason("creature", of, &what, [0; 3]);
            }
            (Decision::Take(of), Action::Treasure(treasure)) => {
                let what = self.words.treasure(treasure);
                self.push_reason("rob", of, &what, [0; 3]);
            }
            (Decision::GiveUp, Action::Treasure(_)) => {
                self.push_reason(
                    "gives",
                    seat,
                    "",
                    [player.treasures.len().saturating_sub(1), 0, 0],
                );
            }
            (_, Action::Treasure(treasure)) => {
                let what = self.words.treasure(treasure);
                self.push_reason("use", seat, &what, [player.blood, 0, 0]);
            }
            (Decision::DealDie { .. }, Action::Decline) => {
                self.push_reason("no-die", seat, "", [0; 3])
            }
            (_, Action::Decline) => {
                self.push_reason("saves-blood", seat, "", [player.blood, life, 0])
            }
            _ => self.push_reason("stands", seat, "", [life, player.blood, 0]),
        }
    }

    /// A wizard who is chosen: how they stand among those who could be.
    fn target(&mut self, decision: Decision, of: Seat) {
        let table = &self.words.view.table;
        let Some(player) = table.players.get(of.index()) else { return };
        let among: Seats = match decision {
            Decision::Target(among)
            | Decision::DealDie { among, .. }
            | Decision::DeflectTo(among)
            | Decision::Foretell(among) => among,
            _ => Seats::NONE,
        };
        let lives = || among.iter().filter(|&other| other != of).map(|o| table.player(o).life);
        let key = match () {
            () if lives().next().is_none() => "stands",
            () if lives().all(|life| life < player.life) => "most",
            () if lives().all(|life| life > player.life) => "least",
            () => "stands",
        };
        self.push_reason(key, of, "", [player.life, player.blood, 0]);
        if !player.creatures.is_empty() && !matches!(decision, Decision::Foretell(_)) {
            self.warn("creatures", of, "", [player.creatures.len(), 0, 0]);
        }
    }
}

/// Whether what happens from here on depends on dice or on hidden cards, or belongs to another go.
fn unknown(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Summoned { .. }
            | Event::Adopted { .. }
            | Event::Boosted { .. }
            | Event::WildReplaced { .. }
            | Event::HandPassed { .. }
            | Event::HandShown { .. }
            | Event::Demanded { .. }
            | Event::InitiativeShown { .. }
            | Event::TieRolled { .. }
            | Event::Died { .. }
            | Event::GoBegan(_)
            | Event::GoEnded(_)
    )
}

/// Whom these steps kill for sure, and by how much damage, as the table stands.
fn deadly(table: &PublicState, seat: Seat, steps: &[Step]) -> Option<(Seat, u8)> {
    let mut target = None;
    steps.iter().find_map(|step| {
        let whom = match *step {
            Step::Do(Verb::Aim(pick)) | Step::Unpaid(Verb::Aim(pick)) => {
                let among = table.candidates(seat, pick);
                target = among.first().filter(|_| among.len() == 1 && pick != Pick::Random);
                return None;
            }
            Step::Do(Verb::Damage(Whom::Target, Amount::N(n)))
            | Step::Unpaid(Verb::Damage(Whom::Target, Amount::N(n))) => {
                (Seats::from_iter(target), n)
            }
            Step::Do(Verb::Damage(Whom::EachOpponent, Amount::N(n)))
            | Step::Unpaid(Verb::Damage(Whom::EachOpponent, Amount::N(n))) => {
                (table.opponents(seat), n)
            }
            _ => return None,
        };
        let dies = |of: &Seat| table.player(*of).life <= whom.1;
        whom.0.iter().find(dies).map(|of| (of, whom.1))
    })
}

#[cfg(test)]
mod tests;

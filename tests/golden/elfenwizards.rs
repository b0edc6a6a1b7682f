//! Elfenwizards as a golden text.

use std::fmt::Write;

use conclave_rules::games::elfenwizards::board::{
    DefeatBox, MagicianBox, Place, SpellBox, Title, TreeLevel,
};
use conclave_rules::games::elfenwizards::state::{Spell, WizardId};
use conclave_rules::games::elfenwizards::{Action, Dice, Elfenwizards, Ending, Event, PublicState};
use conclave_rules::table::Seat;

use super::Readable;

impl Readable for Elfenwizards {
    fn seat(view: &PublicState, seat: Seat) -> String {
        format!("{:?}", view.player(seat).guild)
    }

    fn action(view: &PublicState, action: &Action) -> String {
        match *action {
            Action::PayRetreat { from_reserve: true } => "pay from the reserve".into(),
            Action::PayRetreat { from_reserve: false } => "pay from the Minor Spell box".into(),
            Action::SettleRetreat(to) => format!("settle in {}", roots(to)),
            Action::Roll => "roll".into(),
            Action::Place { pips, on } => format!("place {pips} on {}", spell_box(on)),
            Action::KeepRest => "keep the rest".into(),
            Action::Accept => "accept".into(),
            Action::Reroll => "roll again".into(),
            Action::Recover(dice) => format!("recover with {dice:?}"),
            Action::Support { spell, wizard: id } => {
                format!("support {} with {}", wizard(view, id), word(spell))
            }
            Action::Pass => "pass".into(),
            Action::TakeTitle { wizard: id, title } => {
                format!("{} takes {}", wizard(view, id), name(title))
            }
            Action::Demote { wizard: id, to } => {
                format!("{} goes down to {}", wizard(view, id), roots(to))
            }
            Action::Cleanse(dice) => format!("remove grey tokens with {dice:?}"),
            Action::RemoveGrey(id) => format!("free {}", wizard(view, id)),
            Action::TakeBack(dice) => format!("take back {dice:?}"),
        }
    }

    fn event(view: &PublicState, event: &Event) -> String {
        let who = |seat| Elfenwizards::seat(view, seat);
        let wizard = |id| wizard(view, id);
        match *event {
            Event::FirstPlayerDrawn(seat) => format!("{} is drawn to go first", who(seat)),
            Event::RoundBegan(round) => format!("Round {round}"),
            Event::PhaseBegan(phase) => format!("Phase {}: {phase:?}", phase as usize + 1),
            Event::NoHighDruid => "no High Druid; the dragon stays".into(),
            Event::RetreatPaid { seat, from_reserve, round } => {
                let from = if from_reserve { "reserve" } else { "Minor Spell box" };
                format!("{}'s minor spell, from the {from}, lies on round {round}", who(seat))
            }
            Event::DragonTaken(seat) => format!("{} takes the dragon", who(seat)),
            Event::HighDruidRetired { wizard: id, to } => {
                format!("{} retires to {}", wizard(id), roots(to))
            }
            Event::Rolled { seat, dice } => format!("{} rolls {dice:?}", who(seat)),
            Event::RerollPaid(seat) => format!("{} pays a minor spell", who(seat)),
            Event::RollAccepted(seat) => format!("{} accepts", who(seat)),
            Event::DiePlaced { seat, pips, on } => {
                format!("{}'s {pips} lies on {}", who(seat), spell_box(on))
            }
            Event::RestKept { seat, dice } => format!("{} keeps {dice} dice", who(seat)),
            Event::MinorsRecovered { seat, dice, spells } => {
                format!("{} recovers {spells} with {dice:?}", who(seat))
            }
            Event::DiceTakenBack { seat, from, dice } => {
                format!("{} takes {dice:?} back from {}", who(seat), spell_box(from))
            }
            Event::DiceLeft { seat, on, dice } => {
                format!("{}'s {dice:?} stay on {}", who(seat), spell_box(on))
            }
            Event::Supported { seat, spell, wizard: id, power } => {
                format!("{} has {power}, by {} of {}", wizard(id), word(spell), who(seat))
            }
            Event::Passed { seat, nothing_left: true } => {
                format!("{} has nothing left to place", who(seat))
            }
            Event::Passed { seat, nothing_left: false } => format!("{} passes", who(seat)),
            Event::TitleAwarded { title, wizard: id, power } => {
                format!("{} rises to {} with {power}", wizard(id), name(title))
            }
            Event::TitleUnawarded { title, why } => format!("{} for nobody: {why:?}", name(title)),
            Event::Defeated { wizard: id, to } => {
                format!("{} falls among the defeated {to:?}s", wizard(id))
            }
            Event::SpellsReturned { seat, dice, wasted, minors } => format!(
                "{} takes {dice} dice back, {wasted} of them wasted; {minors} minor spells spent",
                who(seat)
            ),
            Event::VacantTitleTaken { wizard: id, title } => {
                format!("{} takes vacant {}", wizard(id), name(title))
            }
            Event::Demoted { wizard: id, to, grey } => {
                let token = if grey { " with a grey token" } else { "" };
                format!("{} goes down to {}{token}", wizard(id), roots(to))
            }
            Event::NoGreyTokenLeft(id) => format!("no grey token is left for {}", wizard(id)),
            Event::GreyPaid { seat, dice, tokens } => {
                format!("{} removes {tokens} grey tokens with {dice:?}", who(seat))
            }
            Event::GreyRemoved(id) => format!("{} is free of a grey token", wizard(id)),
            Event::Scored { seat, points, total } => {
                format!("{} scores {points}, {total} in all", who(seat))
            }
            Event::BonusScored { seat, points, total } => {
                format!("{} scores {points} for minor spells, {total} in all", who(seat))
            }
            Event::GameEnded(Ending::LastRound) => "The end: the fourth round is over".into(),
            Event::GameEnded(Ending::SecondHighDruid(seat)) => {
                format!("The end: {} had the High Druid twice", who(seat))
            }
            Event::GameEnded(Ending::SecondVacancy) => {
                "The end: twice nobody was High Druid".into()
            }
        }
    }

    fn ends_a_round(event: &Event) -> bool {
        matches!(*event, Event::RoundBegan(round) if round > 1)
    }

    fn draw(view: &PublicState) -> String {
        let mut paper = String::new();
        for (titles, width) in [(0..1, 80), (1..3, 40), (3..7, 20), (7..15, 10)] {
            let cells = titles.map(|title| cell(view, Place::Title(Title(title))));
            let row: String = cells.map(|cell| format!("{cell:^width$}")).collect();
            writeln!(paper, "{}", row.trim_end()).unwrap();
        }
        for magicians in MagicianBox::ALL {
            let here = cell(view, Place::Magicians(magicians));
            writeln!(paper, "{} {here}", roots(magicians)).unwrap();
        }
        for defeated in DefeatBox::ALL {
            if view.defeated(defeated).next().is_some() {
                writeln!(paper, "defeated {defeated:?}s {}", cell(view, Place::Defeat(defeated)))
                    .unwrap();
            }
        }
        let grey = view.grey_supply;
        writeln!(
            paper,
            "{} has the dragon; {grey} grey tokens",
            Elfenwizards::seat(view, view.dragon)
        )
        .unwrap();
        for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
            write!(paper, "{:6}", Elfenwizards::seat(view, seat)).unwrap();
            write!(paper, " {} dice,", player.unrolled).unwrap();
            for on in SpellBox::ALL {
                let dice: Dice = player.dice_in(on);
                if !dice.is_empty() {
                    write!(paper, " {dice:?} on {},", spell_box(on)).unwrap();
                }
            }
            write!(paper, " {} minor spells, {} spent", player.reserve, player.spent).unwrap();
            if !player.track.is_empty() {
                write!(paper, ", on rounds {:?}", player.track).unwrap();
            }
            writeln!(paper, "; points {:?} + {}", player.rounds, player.bonus).unwrap();
        }
        paper
    }
}

/// A wizard's name: its guild's letter and its number in the guild.
fn wizard(view: &PublicState, id: WizardId) -> String {
    let owner = view.wizard(id).owner;
    let number = view.wizards_of(owner).position(|other| other == id).unwrap() + 1;
    format!("{}{number}", Elfenwizards::seat(view, owner))
}

/// Who stands at a place, with a `*` for each grey token.
fn cell(view: &PublicState, place: Place) -> String {
    let tokens = |id| "*".repeat(usize::from(view.wizard(id).grey));
    let here = view.wizards_at(place).map(|id| wizard(view, id) + &tokens(id));
    let here: Vec<String> = here.collect();
    if here.is_empty() { "-".into() } else { here.join(" ") }
}

/// A title as the rules page calls it.
fn name(title: Title) -> String {
    match title.0 {
        0 => "GD".into(),
        n @ 1..=2 => format!("D{n}"),
        n @ 3..=6 => format!("S{}", n - 2),
        n => format!("N{}", n - 6),
    }
}

fn roots(magicians: MagicianBox) -> String {
    format!("M{}", magicians.0 + 1)
}

fn word(spell: Spell) -> String {
    match spell {
        Spell::Minor => "a minor spell".into(),
        Spell::Major(pips) => format!("a {pips}"),
    }
}

fn spell_box(on: SpellBox) -> &'static str {
    match on {
        SpellBox::Major(TreeLevel::Druid) => "Druid",
        SpellBox::Major(TreeLevel::Sorcerer) => "Sorcerer",
        SpellBox::Major(TreeLevel::Necromancer) => "Necromancer",
        SpellBox::Major(TreeLevel::Magician) => "Magician",
        SpellBox::Minor => "Minor Spells",
        SpellBox::Grey => "Grey Magic",
    }
}

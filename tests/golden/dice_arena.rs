//! Dice Arena as a golden text.

use conclave_rules::games::dice_arena::state::Direction;
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, DiceArena, Event, Faces, Landed, Loss, ThrowIntent, View,
};
use conclave_rules::table::Seat;

use super::Readable;

impl Readable for DiceArena {
    fn seat(_view: &View, seat: Seat) -> String {
        match seat {
            Seat::CHANCE => "Chance".into(),
            Seat(number) => format!("Wizard {}", number + 1),
        }
    }

    fn action(_view: &View, action: &Action) -> String {
        match action {
            Action::Lift => "lift the dice off the rim".into(),
            Action::Stop => "stop".into(),
            Action::Throw(intent) => format!("throw {}", meant(*intent)),
            Action::Take(die) => format!("take die {}", die.0),
            Action::Stack(die) => format!("stack die {}", die.0),
            Action::Landed(landed) => result(landed),
        }
    }

    fn event(view: &View, event: &Event) -> String {
        let who = |seat| DiceArena::seat(view, seat);
        match event {
            Event::GameBegan { game, players, first, dice } => format!(
                "Game {game}: {} wizards take {dice} dice each; {} goes first",
                players.len(),
                who(*first)
            ),
            Event::OpeningThrown(die) => format!("die {} is thrown to begin with", die.0),
            Event::OpeningAgain(die) => format!("die {} is thrown again", die.0),
            Event::TurnBegan(seat) => format!("{}'s turn", who(*seat)),
            Event::Disarmed(seat) => format!("Expelliarmus: {} throws all dice", who(*seat)),
            Event::Lifted(dice) => format!("{} lifted off the rim", list(*dice)),
            Event::Thrown { seat, dice, intent, .. } => {
                format!("{} throws {} {}", who(*seat), list(*dice), meant(*intent))
            }
            Event::Landed(landed) => result(landed),
            Event::Lost { dice, how: Loss::Out } => format!("{} out of the arena", list(*dice)),
            Event::Lost { dice, how: Loss::X } => format!("{} with X out of the game", list(*dice)),
            Event::Immobile(dice) if dice.is_empty() => "the Immobulus is broken".into(),
            Event::Immobile(dice) => format!("{} immobile", list(*dice)),
            Event::Cast { seat, spells } => format!("{} casts {}", who(*seat), names(*spells)),
            Event::Taken { seat, spell, dice } => {
                format!("{} takes {} with {spell:?}", who(*seat), list(*dice))
            }
            Event::Summoned { seat, die } => format!("{} summons die {}", who(*seat), die.0),
            Event::TowerBegan => "a tower is stacked".into(),
            Event::Stacked(die) => format!("die {} goes on top", die.0),
            Event::Reversed(Direction::Clockwise) => "play goes clockwise".into(),
            Event::Reversed(Direction::Counterclockwise) => "play goes counterclockwise".into(),
            Event::Stopped(seat) => format!("{} stops", who(*seat)),
            Event::Eliminated { seat, points } => {
                format!("{} is out, for {points} points", who(*seat))
            }
            Event::GameWon(seat) => format!("{} has won", who(*seat)),
            Event::Ended { .. } => "The end".into(),
        }
    }

    fn ends_a_round(event: &Event) -> bool {
        matches!(event, Event::TurnBegan(_))
    }

    fn draw(view: &View) -> String {
        let table = &view.table;
        let held: Vec<String> = view
            .reserves
            .iter()
            .take(table.seats.into())
            .map(|reserve| reserve.map_or("?".into(), |count| count.to_string()))
            .collect();
        let tower: Vec<String> =
            table.arena.tower.dice().iter().map(|die| die.0.to_string()).collect();
        let mut text = format!("  arena [{}], reserves {}", table.arena.showing, held.join(" "));
        if !tower.is_empty() {
            text += &format!(", tower {}", tower.join("-"));
        }
        if !table.arena.immobile.is_empty() {
            text += &format!(", immobile {}", list(table.arena.immobile));
        }
        text + &format!(", lost {}", table.lost)
    }
}

fn meant(intent: ThrowIntent) -> String {
    let force = format!("{:?}", intent.force).to_lowercase();
    match intent.aim {
        Aim::Clear => format!("{force} where there is room"),
        Aim::At(die) => format!("{force} at die {}", die.0),
    }
}

fn result(landed: &Landed) -> String {
    let mut text = format!("the dice lie [{}]", landed.showing);
    if !landed.standing.is_empty() {
        text += &format!(", the tower stands with {}", list(landed.standing));
    }
    text
}

fn list(dice: Dice) -> String {
    let numbers: Vec<String> = dice.iter().map(|die| die.0.to_string()).collect();
    match &numbers[..] {
        [] => "no dice".into(),
        [one] => format!("die {one}"),
        _ => format!("dice {}", numbers.join(" ")),
    }
}

fn names(spells: Faces) -> String {
    let names: Vec<String> = spells.iter().map(|spell| format!("{spell:?}")).collect();
    names.join(" and ")
}

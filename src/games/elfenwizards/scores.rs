//! What lies in front of each player, the score sheet, and the score history.

use conclave_art::Sigil;
use conclave_rules::games::elfenwizards::state::{Decision, Phase, ROUNDS};
use conclave_rules::games::elfenwizards::{Guild, PublicState};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::pieces::{Chip, Die, Symbol, guild_class, guild_id};
use super::words::{TableWords, Words, number, use_words};
use crate::board::explain::explain;
use crate::games::ScoreStep;
use crate::text::Text;

/// Dice and minor spells in front of a seat, and the dragon.
pub fn seat_summary(position: &PublicState, seat: Seat) -> Html {
    let Some(player) = position.players.get(seat.index()) else { return html! {} };
    let deciding = Phase::Competition..=Phase::GreyMagic;
    let forecast = deciding
        .contains(&position.phase)
        .then(|| position.forecast().get(seat.index()).copied())
        .flatten();
    html! {
        <SeatSummary
            guild={player.guild}
            dice={player.unrolled + player.hand.len()}
            minors={player.reserve}
            dragon={position.dragon == seat}
            passed={position.competition.passed.has(seat)}
            {forecast}
        />
    }
}

/// Whether `seat` alone would win if the duels of the last round ended as they stand.
pub fn nearly_wins(position: &PublicState, seat: Seat) -> bool {
    let deciding = Phase::Competition..=Phase::GreyMagic;
    if position.round < ROUNDS || !deciding.contains(&position.phase) {
        return false;
    }
    let now = position.players.iter().map(|player| player.score());
    let then = position.forecast().into_iter().map(i32::from);
    let last: Vec<i32> = now.zip(then).map(|(now, more)| now + more).collect();
    let best = last.iter().max();
    last.get(seat.index()) == best && last.iter().filter(|total| Some(*total) == best).count() == 1
}

/// Properties of [`SeatSummary`].
#[derive(Properties, PartialEq)]
pub struct SeatSummaryProps {
    /// The player's guild.
    pub guild: Guild,
    /// How many dice the player has, rolled or not.
    pub dice: u8,
    /// How many minor spells are in the reserve.
    pub minors: u8,
    /// Whether the player has the dragon.
    pub dragon: bool,
    /// Whether the player has passed in the competition.
    pub passed: bool,
    /// What the player would score in this round as things are, in points.
    pub forecast: Option<i16>,
}

/// What lies in front of a player.
#[component]
pub fn SeatSummary(props: &SeatSummaryProps) -> Html {
    let words = use_words();
    let &SeatSummaryProps { guild, dice, minors, dragon, passed, forecast } = props;
    let mut label = words.tr_args("front", &[("dice", number(dice)), ("minors", number(minors))]);
    for (is, key) in [(dragon, "has-dragon"), (passed, "has-passed")] {
        if is {
            label += ", ";
            label += &words.tr(key);
        }
    }
    if let Some(points) = forecast {
        label += ", ";
        label += &words.tr_args("would-score", &[("points", number(points))]);
    }
    html! {
        <span class="elfenwizards-front seat-summary"
            data-explain={explain("front", &[dice.into(), minors.into()])}
        >
            <span key="label" class="visually-hidden">{ label }</span>
            <span key="dice" aria-hidden="true"><Die {guild} />{ dice }</span>
            <span key="minors" aria-hidden="true"><Chip {guild} />{ minors }</span>
            if dragon {
                <Symbol key="dragon" id="dragon" />
            }
            if let Some(points) = forecast {
                <b key="forecast" class="elfenwizards-forecast"
                    aria-hidden="true"
                    data-explain={explain("forecast", &[points.into()])}
                >{ format!("+{points}") }</b>
            }
            if passed {
                <i key="passed" aria-hidden="true">{ words.tr("passed") }</i>
            }
        </span>
    }
}

/// Properties of [`ScoreSheet`].
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The words for the table.
    pub words: TableWords,
}

/// The score sheet: a row for each player, a column for each round.
#[component]
pub fn ScoreSheet(ScoreSheetProps { words }: &ScoreSheetProps) -> Html {
    let position = &words.view;
    let over = position.decision == Decision::Nothing;
    let head = |round: u8| {
        let title = words.tr_args("round", &[("number", number(round))]);
        html! { <th key={round} scope="col"><abbr {title}>{ round }</abbr></th> }
    };
    let row = |seat: Seat| {
        let player = position.player(seat);
        let bonus = over.then(|| player.bonus.into());
        let scored = (1..=ROUNDS).map(|round| player.rounds.get(usize::from(round) - 1).copied());
        let points = scored.chain([bonus]).enumerate().map(|(at, points)| {
            let points = points.map_or_else(|| "–".into(), |points| points.to_string());
            html! { <td key={at}>{ points }</td> }
        });
        html! {
            <tr key={seat.0}>
                <th key="name" scope="row">
                    <span class={classes!("elfenwizards-badge", "badge", guild_class(player.guild))}>
                        <Sigil of={guild_id(player.guild)} />
                    </span>
                    { words.name(seat).to_owned() }
                </th>
                { for points }
                <td key="total"><b>{ player.score() }</b></td>
            </tr>
        }
    };
    html! {
        <table class="elfenwizards-sheet score-sheet">
            <caption>{ words.tr("sheet") }</caption>
            <thead>
                <tr>
                    <th key="player" scope="col">{ words.tr("player") }</th>
                    { for (1..=ROUNDS).map(head) }
                    <th key="bonus" scope="col">{ words.tr("bonus") }</th>
                    <th key="total" scope="col">{ words.tr("total") }</th>
                </tr>
            </thead>
            <tbody>{ for (0..position.seats()).map(Seat).map(row) }</tbody>
        </table>
    }
}

/// The chart's steps: the rounds, and the bonus at the end.
pub fn score_step(position: &PublicState, text: &Text) -> Option<ScoreStep> {
    let values = position.players.iter().map(|player| player.score()).collect();
    // A view to which events are applied does not know that the game is over.
    let over = position.players.iter().any(|player| player.bonus > 0);
    let round = position.round;
    let (step, name) = match over {
        true => (u16::MAX, Words::new(text).tr("bonus")),
        false => (round.into(), round.to_string()),
    };
    Some(ScoreStep { step, name, values })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use conclave_rules::games::elfenwizards::{Elfenwizards, Options};
    use conclave_rules::table::{Play, Seed, Setup};

    use super::*;

    #[test]
    fn who_would_win_the_last_duels_as_they_stand_is_one_step_from_winning() {
        let setup = Setup { seats: 3, options: Options::default() };
        let play = Play::<Elfenwizards>::begin(setup, Seed(1)).expect("a game");
        let mut position = play.state().position.clone();
        position.phase = Phase::Competition;
        position.players[1].rounds.push(50);
        let all = |position: &PublicState| [0, 1, 2].map(|seat| nearly_wins(position, Seat(seat)));
        assert_eq!(all(&position), [false; 3], "there are rounds to come");
        position.round = ROUNDS;
        assert_eq!(all(&position), [false, true, false]);
        position.phase = Phase::Retreat;
        assert_eq!(all(&position), [false; 3]);
    }
}

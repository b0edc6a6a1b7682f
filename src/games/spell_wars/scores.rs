//! Scores: in the seats bar, on the sheet, at the end.

use conclave_rules::games::spell_wars::View;
use conclave_rules::games::spell_wars::public_state::{PlayerState, PublicState, TOKENS_TO_WIN};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::pieces::{Head, portrait, tally};
use super::words::{TableWords, Words};
use crate::games::ScoreStep;

/// Each seat's tokens; points in a quick match.
pub fn scores(view: &View) -> Vec<i32> {
    view.table.players.iter().map(|player| i32::from(player.tokens + player.points)).collect()
}

/// Whether nobody has won more than `seat`, who has won something.
pub fn leads(view: &View, seat: Seat) -> bool {
    let players = &view.table.players;
    let won = |player: &PlayerState| player.tokens + player.points;
    let own = won(view.table.player(seat));
    own > 0 && players.iter().all(|player| won(player) <= own)
}

/// Whether `seat` wins the match with one token more.
pub fn nearly_wins(view: &View, seat: Seat) -> bool {
    !view.table.quick && view.table.player(seat).tokens + 1 == TOKENS_TO_WIN
}

/// Who alone has won if the match ends now.
pub fn match_winner(table: &PublicState) -> Option<Seat> {
    let winners = table.outcome().winners;
    winners.first().filter(|_| winners.len() == 1)
}

/// The chart's steps: the life of each player, turn by turn.
pub fn score_step(view: &View) -> Option<ScoreStep> {
    let table = &view.table;
    let lives = table.players.iter().map(|player| player.life.into()).collect();
    Some(ScoreStep {
        step: u16::from(table.round) << 8 | table.turn,
        name: table.round.to_string(),
        values: lives,
    })
}

/// Life and Blood.
pub fn seat_summary(view: &View, seat: Seat, words: &Words) -> Html {
    let Some(player) = view.table.players.get(seat.index()) else { return Html::default() };
    html! {
        <span class="spell-wars-front seat-summary">
            { tally(words, "life", player.life) }
            { tally(words, "blood", player.blood) }
        </span>
    }
}

/// Life, and what was won, in words.
pub fn standing(view: &View, seat: Seat, words: &Words) -> String {
    let player = view.table.player(seat);
    let life = words.count("n-life", player.life);
    match player.tokens {
        0 => life,
        tokens => format!("{life}, {}", words.count("n-tokens", tokens)),
    }
}

/// The sheet: what each wizard has won, and how they stand.
pub fn score_sheet(words: &TableWords) -> Html {
    let table = &words.view.table;
    let won = if table.quick { "points" } else { "tokens" };
    html! {
        <table class="spell-wars-sheet score-sheet">
            <caption>{ words.count("sheet", table.round) }</caption>
            <thead>
                <tr>
                    for column in ["wizard", won, "life", "blood", "treasures"] {
                        <th key={column} scope="col">{ words.tr(&format!("sheet-{column}")) }</th>
                    }
                </tr>
            </thead>
            <tbody>
                for (seat, player) in (0..).map(Seat).zip(&table.players) {
                    <tr key={seat.0}>
                        <th scope="row" class="score-name">
                            if let Some(head) = Head::of(&words.view, seat) {
                                <key="portrait">{ portrait(head) }</>
                            }
                            <span key="names">
                                <b>{ words.name(seat) }</b>
                                <small>{ words.wizard(player.wizard) }</small>
                            </span>
                        </th>
                        <td>{ player.tokens + player.points }</td>
                        <td>{ player.life }</td>
                        <td>{ player.blood }</td>
                        <td>{ player.treasures.len() }</td>
                    </tr>
                }
            </tbody>
        </table>
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use conclave_rules::games::spell_wars::{Options, SpellWars};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};

    use super::*;

    #[test]
    fn who_has_the_last_but_one_token_is_one_step_from_winning() {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(1)).expect("a match");
        let mut view = SpellWars::view(play.state(), Viewer::Spectator);
        let all = |view: &View| [0, 1].map(|seat| nearly_wins(view, Seat(seat)));
        assert_eq!(all(&view), [false; 2]);
        view.table.players[1].tokens = TOKENS_TO_WIN - 1;
        assert_eq!(all(&view), [false, true]);
        view.table.quick = true;
        assert_eq!(all(&view), [false; 2], "points are counted");
    }
}

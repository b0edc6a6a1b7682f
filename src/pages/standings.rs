//! Who stands where in a game night.

use std::rc::Rc;

use conclave_art::Emblem;
use conclave_i18n::{isolated, list};
use conclave_session::series::{Series, Standing};
use yew::prelude::*;

use crate::context::use_text;

/// Properties of the parts of a game night.
#[derive(Properties, PartialEq)]
pub struct SeriesProps {
    /// The game night.
    pub series: Rc<Series>,
}

/// Who came out on top, and the first three on their steps, to applause.
#[component]
pub fn Ceremony(SeriesProps { series }: &SeriesProps) -> Html {
    let text = use_text();
    let standings = series.standings();
    let name = |standing: &Standing| isolated(&series.players[standing.player].name).into_owned();
    let best: Vec<_> = standings.iter().filter(|s| s.rank == 1).map(name).collect();
    let line = match best.as_slice() {
        [one] => text.tr_args("series-won", &[("name", one.into())]),
        [others @ .., last] => text
            .tr_args("series-shared", &[("names", (&list(others)).into()), ("last", last.into())]),
        [] => String::new(),
    };
    let step = |standing: &Standing| {
        let rank = standing.rank;
        let totals = [("points", standing.points.into()), ("wins", standing.wins.into())];
        html! {
            <li key={standing.player} class={classes!("podium-step", format!("is-{rank}"))}>
                <b class="podium-rank" aria-hidden="true">{ rank }</b>
                <span class="visually-hidden">
                    { text.tr_args("series-rank", &[("rank", rank.into())]) }
                </span>
                <span class="podium-name">{ name(standing) }</span>
                <span class="podium-points">{ text.tr_args("series-total", &totals) }</span>
            </li>
        }
    };
    html! {
        <section class="ceremony vellum">
            <p class="ceremony-line">{ line }</p>
            <ol class="podium">{ for standings.iter().take(3).map(step) }</ol>
        </section>
    }
}

/// Who has how many points, in all and from each game.
#[component]
pub fn Scoreboard(SeriesProps { series }: &SeriesProps) -> Html {
    let text = use_text();
    let points: Vec<Vec<usize>> = series.rounds.iter().map(|round| series.points(round)).collect();
    let heads = series.rounds.iter().enumerate().map(|(at, round)| {
        let name = text.tr(&format!("{}-name", round.game));
        html! {
            <th key={at} scope="col" title={name.clone()}>
                <span class="visually-hidden">{ format!("{}. {name}", at + 1) }</span>
                <Emblem of={round.game.clone()} />
            </th>
        }
    });
    let rows = series.standings().into_iter().map(|standing| {
        let points = points.iter().enumerate().map(|(at, points)| {
            let points = points.get(standing.player).map(ToString::to_string);
            html! { <td key={at}>{ points.unwrap_or_else(|| "–".into()) }</td> }
        });
        html! {
            <tr key={standing.player}>
                <td key="rank" class="series-rank">{ standing.rank }</td>
                <th key="name" scope="row">{ &series.players[standing.player].name }</th>
                { for points }
                <td key="sum" class="series-sum">{ standing.points }</td>
            </tr>
        }
    });
    // Many games make it wide: it can be scrolled, also with the keyboard.
    html! {
        <div
            class="series-scores vellum"
            tabindex="0"
            role="region"
            aria-label={text.tr("sheet")}
        >
            <table class="series-table">
                <caption>{ text.tr("series-how") }</caption>
                <thead>
                    <tr>
                        <th key="rank" scope="col">
                            <span class="visually-hidden">{ text.tr("series-rank-head") }</span>
                        </th>
                        <th key="name" scope="col">{ text.tr("name") }</th>
                        { for heads }
                        <th key="sum" scope="col">{ text.tr("series-sum") }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::table::Outcome;
    use conclave_session::{Controller, Player};

    /// Ada, Ben and Cleo after one game, in which they came in this order.
    fn series() -> Rc<Series> {
        let player = |name: &str| Player { name: name.into(), controller: Controller::Person };
        let mut series = Series::new(["Ada", "Ben", "Cleo"].map(player).to_vec(), 1);
        series.begin("elfenwizards");
        series.record_outcome(0, Outcome::highest(vec![9, 5, 2]));
        Rc::new(series)
    }

    #[test]
    fn the_scoreboard_lists_players_by_rank_and_games_in_order() {
        let text = testing::text(Locale::English);
        let found = testing::markup(&text, html! { <Scoreboard series={series()} /> });
        let at = |name: &str| found.find(name).unwrap_or_else(|| panic!("{name}: {found}"));
        assert!(at("Ada") < at("Ben") && at("Ben") < at("Cleo"), "{found}");
        assert!(found.contains("title=\"Elfenwizards\""), "{found}");
        assert!(found.contains("#emblem-elfenwizards"), "{found}");
    }

    #[test]
    fn the_winner_is_named() {
        let text = testing::text(Locale::English);
        let found = testing::markup(&text, html! { <Ceremony series={series()} /> });
        assert!(found.contains("The night belongs to Ada!"), "{found}");
        assert_eq!(found.matches("podium-step").count(), 3, "{found}");
    }
}

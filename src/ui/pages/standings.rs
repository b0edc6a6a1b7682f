//! Who stands where in a game night.

use conclave::session::series::{Series, Standing};
use yew::prelude::*;

use crate::components::tags::emblem;
use crate::components::tags::{el, keyed, said, tag, unseen, words};
use crate::text::Text;

/// Who came out on top, and the first three on their steps, to applause.
pub fn ceremony(series: &Series, text: &Text) -> Html {
    let standings = series.standings();
    let name = |standing: &Standing| series.players[standing.player].name.as_str();
    let best: Vec<&str> = standings.iter().filter(|s| s.rank == 1).map(name).collect();
    let line = match best.as_slice() {
        [one] => text.tr_args("evening-won", &[("name", (*one).into())]),
        [others @ .., last] => text.tr_args(
            "evening-shared",
            &[("names", (&others.join(", ")).into()), ("last", (*last).into())],
        ),
        [] => String::new(),
    };
    let step = |standing: &Standing| {
        let rank = standing.rank.to_string();
        let about = [("points", standing.points.into()), ("wins", standing.wins.into())];
        el!(
            "li",
            "class" = ["podium-step is-", &rank].concat(),
            [
                el!("b", "class" = "podium-rank", "aria-hidden" = "true", [words(rank.clone())]),
                unseen(text.tr_args("evening-rank", &[("rank", standing.rank.into())])),
                said("span", "podium-name", name(standing).to_owned()),
                said("span", "podium-points", text.tr_args("evening-total", &about))
            ]
        )
    };
    tag(
        "section",
        "ceremony vellum",
        vec![
            said("p", "ceremony-line", line),
            tag("ol", "podium", standings.iter().take(3).map(step).collect()),
        ],
    )
}

/// Who has how many points, in all and from each game.
pub fn scoreboard(series: &Series, text: &Text) -> Html {
    let points: Vec<Vec<usize>> = series.rounds.iter().map(|round| series.points(round)).collect();
    let head = |number: usize, game: &str| {
        let name = text.tr(&[game, "-name"].concat());
        el!(
            "th",
            "scope" = "col",
            "title" = name.clone(),
            [unseen([&(number + 1).to_string(), ". ", &name].concat()), emblem(game)]
        )
    };
    let row = |standing: Standing| {
        let player = &series.players[standing.player];
        let mut row = vec![
            said("td", "evening-rank", standing.rank.to_string()),
            el!("th", "scope" = "row", [words(player.name.clone())]),
        ];
        row.extend(points.iter().map(|points| {
            let points = points.get(standing.player).map(ToString::to_string);
            said("td", "", points.unwrap_or_else(|| "–".into()))
        }));
        row.push(said("td", "evening-sum", standing.points.to_string()));
        keyed(standing.player, tag("tr", "", row))
    };
    let mut columns = vec![
        el!("th", "scope" = "col", [unseen(text.tr("evening-rank-head"))]),
        el!("th", "scope" = "col", [words(text.tr("name"))]),
    ];
    columns.extend(series.rounds.iter().enumerate().map(|(at, round)| head(at, &round.game)));
    columns.push(el!("th", "scope" = "col", [words(text.tr("evening-sum"))]));
    let table = tag(
        "table",
        "evening-table",
        vec![
            said("caption", "", text.tr("evening-how")),
            tag("thead", "", vec![tag("tr", "", columns)]),
            tag("tbody", "", series.standings().into_iter().map(row).collect()),
        ],
    );
    // Many games make it wide.
    el!(
        "div",
        "class" = "evening-scores vellum",
        "tabindex" = "0",
        "role" = "region",
        "aria-label" = text.tr("sheet"),
        [table]
    )
}

//! The record of the games of one kind.

use conclave_art::{Emblem, Lettering};
use conclave_rules::games::Game;
use conclave_session::history::{self, FinishedGame, Opponents, Tally, tally};
use yew::prelude::*;

use crate::context::use_text;

/// Properties of [`GameRecord`].
#[derive(Properties, PartialEq)]
pub struct GameRecordProps {
    /// Which game.
    pub game: &'static Game,
    /// The games of it that were finished, the latest first.
    pub games: Vec<FinishedGame>,
}

/// A game: how often it was played and won, its bests and its feats.
#[component]
pub fn GameRecord(GameRecordProps { game, games }: &GameRecordProps) -> Html {
    let text = use_text();
    let id = game.id;
    let all = tally(games);
    let (feats, bests) = history::names(id);
    let best = |name: &&'static str| {
        let of = |game: &FinishedGame| {
            game.bests.iter().find(|(id, _)| id == name).map(|(_, value)| *value)
        };
        let value = games.iter().filter_map(of).max()?;
        Some((text.tr(&format!("{id}-best-{name}")), value.to_string()))
    };
    let score = all.best_score.map(|score| (text.tr("record-best-score"), score.to_string()));
    let bests = score.into_iter().chain(bests.iter().filter_map(best)).map(|(name, value)| {
        html! {
            <div key={name.clone()}>
                <dt>{ name }</dt>
                <dd>{ value }</dd>
            </div>
        }
    });
    html! {
        <section class="record-game vellum" data-game={id} aria-label={text.tr(&format!("{id}-name"))}>
            <header key="head" class="record-head">
                <Emblem of={id} />
                <h2><Lettering of={id} name={text.tr(&format!("{id}-name"))} /></h2>
                <p>
                    { text.tr_args("record-games", &[("count", all.games.into())]) }
                    { " · " }
                    { text.tr_args("record-wins", &[("count", all.wins.into())]) }
                </p>
            </header>
            <Tables key="tables" games={games.clone()} />
            <dl key="bests" class="record-bests">{ for bests }</dl>
            <Feats key="feats" game={id} {feats} games={games.clone()} />
        </section>
    }
}

/// Properties of [`Tables`].
#[derive(Properties, PartialEq)]
struct TablesProps {
    games: Vec<FinishedGame>,
}

/// Games and victories by the size of the table, and by whom one played against.
#[component]
fn Tables(TablesProps { games }: &TablesProps) -> Html {
    let text = use_text();
    let table = |game: &FinishedGame| (game.players.len(), history::opponents(game));
    let mut tables: Vec<(usize, Opponents)> = games.iter().map(table).collect();
    tables.sort_unstable();
    tables.dedup();
    let rows = tables.iter().map(|&(seats, against)| {
        let Tally { games, wins, .. } =
            tally(games.iter().filter(|game| table(game) == (seats, against)));
        let whom = match against {
            Opponents::Bots(level) => level.id(),
            Opponents::Mixed => "mixed",
            Opponents::People => "people",
        };
        let against_bots = against != Opponents::People;
        let share = wins * 100 / games.max(1);
        html! {
            <tr key={format!("{seats} {whom}")}>
                <th key="table" scope="row">
                    { text.tr_args("record-seats", &[("count", seats.into())]) }
                    <small>{ text.tr(&format!("record-against-{whom}")) }</small>
                </th>
                <td key="played">{ games }</td>
                if against_bots {
                    <td key="won">{ wins }</td>
                    <td key="share" class="record-share">
                        <span class="record-bar" aria-hidden="true">
                            <span style={format!("width:{share}%")} />
                        </span>
                        { share }
                    </td>
                } else {
                    <td key="won">{ "–" }</td>
                    <td key="share">{ "–" }</td>
                }
            </tr>
        }
    });
    let head = |key: &'static str| html! { <th {key} scope="col">{ text.tr(key) }</th> };
    html! {
        <table class="record-table">
            <caption class="visually-hidden">{ text.tr("record-tables") }</caption>
            <thead>
                <tr>
                    { for ["record-table", "record-played", "record-won", "record-share"].map(head) }
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// Properties of [`Feats`].
#[derive(Properties, PartialEq)]
struct FeatsProps {
    game: &'static str,
    feats: Vec<&'static str>,
    games: Vec<FinishedGame>,
}

/// The feats of a game: what was done, and what is still to be done.
#[component]
fn Feats(FeatsProps { game, feats, games }: &FeatsProps) -> Html {
    let text = use_text();
    let times =
        |feat: &str| games.iter().filter(|game| game.feats.iter().any(|done| done == feat)).count();
    let mut feats: Vec<(&str, usize)> = feats.iter().map(|feat| (*feat, times(feat))).collect();
    let done = feats.iter().filter(|(_, times)| *times > 0).count();
    // What was done comes first, in the order of the game.
    feats.sort_by_key(|(_, times)| *times == 0);
    let args = [("done", done.into()), ("of", feats.len().into())];
    let title = text.tr_args("record-feats", &args);
    let feats = feats.into_iter().map(|(feat, times)| {
        let key = format!("{game}-feat-{feat}");
        html! {
            <li key={feat} class={classes!("record-feat", (times > 0).then_some("is-done"))}>
                <b key="name">{ text.tr(&key) }</b>
                <span key="times" class="record-times">
                    if times > 1 {
                        <span aria-hidden="true">{ format!("×{times}") }</span>
                        <span class="visually-hidden">
                            { text.tr_args("record-feat-times", &[("count", times.into())]) }
                        </span>
                    } else if times == 0 {
                        <span class="visually-hidden">{ text.tr("record-feat-open") }</span>
                    }
                </span>
                <span key="text" class="record-feat-text">{ text.tr(&format!("{key}-text")) }</span>
            </li>
        }
    });
    html! {
        <details class="record-feats">
            <summary>{ title }</summary>
            <ul>{ for feats }</ul>
        </details>
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::bots::Level;
    use conclave_rules::table::{Seat, Seats};
    use conclave_session::Controller;

    /// A finished game of Spell Wars against two bots, known by a number.
    pub fn finished(number: u64, level: Level, won: bool) -> FinishedGame {
        let bot = Controller::Bot(level);
        FinishedGame {
            id: format!("spell-wars-{number:016x}"),
            game: "spell-wars".into(),
            version: 2,
            ended: 1_700_000_000_000 + number,
            players: vec![Controller::Person, bot, bot],
            winners: Seats::one(Seat(if won { 0 } else { 2 })),
            scores: vec![2, 0, 1],
            rounds: 4,
            bests: vec![("spell".into(), 9 + number as u32)],
            feats: vec!["two-with-one".into()],
            daily: None,
        }
    }

    #[test]
    fn games_are_counted_by_table_with_bests_and_feats() {
        let game = conclave_rules::games::game("spell-wars").expect("a game");
        let games = vec![
            finished(3, Level::Adept, true),
            finished(2, Level::Adept, false),
            finished(1, Level::Archmage, false),
        ];
        for (locale, said) in [(Locale::English, "1 victory"), (Locale::French, "1 victoire")] {
            let text = testing::text(locale);
            let found =
                testing::markup(&text, html! { <GameRecord {game} games={games.clone()} /> });
            assert!(found.contains(said), "{found}");
            assert_eq!(found.matches("<tr").count(), 3, "a row for each level: {found}");
            assert!(found.contains("width:50%"), "{found}");
            assert!(found.contains("<dd>12</dd>"), "the best of three: {found}");
            assert_eq!(found.matches("is-done").count(), 1, "{found}");
            assert!(found.contains("×3"), "{found}");
        }
    }
}

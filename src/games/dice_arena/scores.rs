//! What lies in front of each player, and the score sheet.

use conclave_art::Sigil;
use conclave_rules::games::dice_arena::state::Direction;
use conclave_rules::games::dice_arena::{Tournament, View};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::pieces::{self, BlankDie};
use super::words::{Words, number, use_words};
use crate::games::PlayerInfo;

/// How a player stands in the game that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Not in this game.
    Absent,
    /// Out of it.
    Out,
    /// In it, with so many dice; none when that is hidden.
    In(Option<u8>),
}

impl PlayerStatus {
    /// How `seat` stands.
    fn of(view: &View, seat: Seat) -> PlayerStatus {
        let table = &view.table;
        if !table.players.has(seat) {
            PlayerStatus::Absent
        } else if !table.living.has(seat) {
            PlayerStatus::Out
        } else {
            PlayerStatus::In(view.reserves.get(seat.index()).copied().flatten())
        }
    }

    fn in_words(self, words: &Words) -> String {
        match self {
            PlayerStatus::Absent => words.tr("front-absent"),
            PlayerStatus::Out => words.tr("front-out"),
            PlayerStatus::In(None) => words.tr("front-hidden"),
            PlayerStatus::In(Some(count)) => words.dice(count),
        }
    }
}

/// How many dice a seat has left, in words.
pub fn standing(view: &View, seat: Seat, words: &Words) -> String {
    PlayerStatus::of(view, seat).in_words(words)
}

/// The points of a seat, where there is a tournament.
pub fn points(view: &View, seat: Seat) -> Option<u8> {
    let points = view.table.points.get(seat.index()).copied().unwrap_or_default();
    (view.table.options.tournament != Tournament::No).then_some(points)
}

/// Whether nobody in the game has more dice than `seat`, and somebody has fewer; not where that is
/// hidden.
fn leads(view: &View, seat: Seat) -> bool {
    let dice = |seat: Seat| view.reserves.get(seat.index()).copied().flatten();
    let all: Vec<Option<u8>> = view.table.living.iter().map(dice).collect();
    let own = Some(dice(seat));
    view.table.living.has(seat)
        && !all.contains(&None)
        && own == all.iter().copied().max()
        && own != all.iter().copied().min()
}

/// Whether `seat` wins what is played as soon as the only other player who is left loses the last die.
pub fn nearly_wins(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let decides = table.options.tournament == Tournament::No || table.is_deciding();
    let others = table.living.without(seat);
    let dice = |other: Seat| view.reserves.get(other.index()).copied().flatten();
    decides
        && table.living.has(seat)
        && others.len() == 1
        && others.first().and_then(dice).is_some_and(|dice| dice < 2)
}

/// Properties of [`SeatSummary`].
#[derive(Properties, PartialEq)]
pub struct SeatSummaryProps {
    /// How the player stands.
    pub standing: PlayerStatus,
    /// Whether nobody has more dice.
    pub leads: bool,
    /// The player's points, where there is a tournament.
    pub points: Option<u8>,
    /// Which way play goes on, if it is the player's turn.
    pub direction: Option<Direction>,
}

/// The summary of a seat.
pub fn seat_summary(view: &View, seat: Seat) -> Html {
    let standing = PlayerStatus::of(view, seat);
    let active = view.table.active == seat && view.table.living.has(seat);
    let direction = active.then_some(view.table.direction);
    let leads = leads(view, seat);
    html! { <SeatSummary {standing} {leads} points={points(view, seat)} {direction} /> }
}

/// The dice of a player's reserve, and which way play goes on from there.
#[component]
pub fn SeatSummary(props: &SeatSummaryProps) -> Html {
    let &SeatSummaryProps { standing, leads, points, direction } = props;
    let words = use_words();
    let label = standing.in_words(&words);
    let dice = match standing {
        PlayerStatus::In(dice) => dice,
        _ => None,
    };
    let out = !matches!(standing, PlayerStatus::In(_));
    html! {
        <span
            class={classes!("dice-arena-front", "seat-summary", out.then_some("is-out"))}
            data-explain="front"
        >
            if let Some(dice) = dice {
                <span key="dice" class="dice-arena-count" aria-hidden="true">
                    { for (0..dice).map(|die| html! { <BlankDie key={die} /> }) }
                </span>
            }
            <span key="label" class={leads.then_some("seat-leads")}>{ label }</span>
            if let Some(points) = points {
                <span key="points">
                    { words.tr_args("front-points", &[("points", number(points))]) }
                </span>
            }
            if let Some(direction) = direction {
                <DirectionMark key="direction" {direction} />
            }
        </span>
    }
}

/// Properties of [`DirectionMark`].
#[derive(Properties, PartialEq)]
struct DirectionMarkProps {
    direction: Direction,
}

/// Which way play goes on.
#[component]
fn DirectionMark(&DirectionMarkProps { direction }: &DirectionMarkProps) -> Html {
    let words = use_words();
    let (title, arrow) = match direction {
        Direction::Clockwise => ("with", "↻"),
        Direction::Counterclockwise => ("against", "↺"),
    };
    html! {
        <span class="dice-arena-way" data-explain="direction">
            <span class="visually-hidden">{ words.tr(title) }</span>
            <span aria-hidden="true">{ arrow }</span>
        </span>
    }
}

/// A player's row of the [`ScoreSheet`].
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// The player's name.
    pub name: AttrValue,
    /// The player's guild, by id.
    pub guild: &'static str,
    /// Dice in reserve; none when they are hidden.
    pub reserve: Option<u8>,
    /// Points, where there is a tournament.
    pub points: Option<u8>,
}

/// Properties of [`ScoreSheet`].
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The players, seat by seat.
    pub rows: Vec<ScoreRow>,
    /// Whether there is a tournament.
    pub tournament: bool,
}

/// The score sheet of a table.
pub fn score_sheet(view: &View, players: &[PlayerInfo]) -> Html {
    let row = |seat: Seat| ScoreRow {
        name: players.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default(),
        guild: pieces::guild(view, seat),
        reserve: view.reserves.get(seat.index()).copied().flatten(),
        points: points(view, seat),
    };
    let rows: Vec<ScoreRow> = (0..view.table.seats).map(Seat).map(row).collect();
    let tournament = view.table.options.tournament != Tournament::No;
    html! { <ScoreSheet {rows} {tournament} /> }
}

/// The score sheet: dice in reserve, and points where there is a tournament.
#[component]
pub fn ScoreSheet(ScoreSheetProps { rows, tournament }: &ScoreSheetProps) -> Html {
    let words = use_words();
    let row = |(seat, row): (usize, &ScoreRow)| {
        let reserve = row.reserve.map_or_else(|| "?".to_owned(), |count| count.to_string());
        html! {
            <tr key={seat}>
                <th key="name" scope="row" class="score-name">
                    <span class={classes!("dice-arena-badge", "badge", format!("guild-{}", row.guild))}>
                        <Sigil of={row.guild} />
                    </span>
                    { row.name.clone() }
                </th>
                <td key="reserve">{ reserve }</td>
                if let Some(points) = row.points {
                    <td key="points"><b>{ points }</b></td>
                }
            </tr>
        }
    };
    html! {
        <table class="dice-arena-sheet score-sheet">
            <caption>{ words.tr(if *tournament { "sheet-tournament" } else { "sheet" }) }</caption>
            <thead>
                <tr>
                    <th key="name" scope="col">{ words.tr("player") }</th>
                    <th key="reserve" scope="col">{ words.tr("reserve") }</th>
                    if *tournament {
                        <th key="points" scope="col">{ words.tr("points") }</th>
                    }
                </tr>
            </thead>
            <tbody>{ for rows.iter().enumerate().map(row) }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::{DiceArena, Options};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};

    use super::*;
    use crate::testing;

    fn summary(standing: PlayerStatus, points: Option<u8>, direction: Option<Direction>) -> String {
        let text = testing::text(Locale::English);
        testing::markup(
            &text,
            html! { <SeatSummary {standing} leads=false {points} {direction} /> },
        )
    }

    #[test]
    fn a_summary_shows_the_dice_that_may_be_seen() {
        let found = summary(PlayerStatus::In(Some(3)), None, Some(Direction::Counterclockwise));
        assert_eq!(found.matches("dice-arena-blank").count(), 3, "{found}");
        assert!(found.contains("3 dice") && found.contains('↺'), "{found}");
        let found = summary(PlayerStatus::In(None), Some(2), None);
        assert!(found.contains("hidden") && found.contains("2 points"), "{found}");
        let found = summary(PlayerStatus::Out, None, None);
        assert!(found.contains("is-out") && !found.contains("dice-arena-count"), "{found}");
    }

    #[test]
    fn who_plays_against_a_last_die_is_one_step_from_winning() {
        let setup = Setup { seats: 3, options: Options::default() };
        let play = Play::<DiceArena>::begin(setup, Seed(1)).expect("a game");
        let mut view = DiceArena::view(play.state(), Viewer::Spectator);
        view.reserves[..3].copy_from_slice(&[Some(5), Some(1), Some(0)]);
        let all = |view: &View| [0, 1, 2].map(|seat| nearly_wins(view, Seat(seat)));
        assert_eq!(all(&view), [false; 3], "there is a third player");
        view.table.living = view.table.living.without(Seat(2));
        assert_eq!(all(&view), [true, false, false]);
        view.reserves[1] = None;
        assert_eq!(all(&view), [false; 3], "it is hidden");
    }

    #[test]
    fn whoever_has_most_dice_leads_where_that_can_be_known() {
        let setup = Setup { seats: 3, options: Options::default() };
        let play = Play::<DiceArena>::begin(setup, Seed(1)).expect("a game");
        let mut view = DiceArena::view(play.state(), Viewer::Spectator);
        let mut leading = |reserves: [Option<u8>; 3]| -> Vec<u8> {
            view.reserves[..3].copy_from_slice(&reserves);
            (0..3).filter(|&seat| leads(&view, Seat(seat))).collect()
        };
        assert_eq!(leading([Some(4), Some(6), Some(6)]), [1, 2]);
        assert_eq!(leading([Some(6); 3]), [0u8; 0], "all stand alike");
        assert_eq!(leading([Some(4), None, Some(6)]), [0u8; 0], "it is hidden");
    }

    #[test]
    fn the_sheet_has_points_in_a_tournament_only() {
        let text = testing::text(Locale::English);
        let sheet = |points: Option<u8>| {
            let row = ScoreRow { name: "Ada".into(), guild: "red", reserve: None, points };
            let tournament = points.is_some();
            testing::markup(&text, html! { <ScoreSheet rows={vec![row]} {tournament} /> })
        };
        let single = sheet(None);
        assert!(single.contains("guild-red") && single.contains("<td>?</td>"), "{single}");
        assert!(!single.contains("Points"), "{single}");
        assert!(sheet(Some(7)).contains("<b>7</b>"));
    }
}

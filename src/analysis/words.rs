//! The sentences of an analysis. They encourage: nobody lost by luck alone, and a mistake is
//! something to try the next time.

use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::analysis::{PlyReport, TurningPoint, TurningPointKind};
use conclave_rules::table::{Play, Rules, Viewer};
use yew::AttrValue;

use crate::games::words::TableWords;
use crate::games::{GameUi, PlayerInfo};
use crate::table::log::LogLine;
use crate::text::Text;

/// A share of victory in points, of which a won game has 100.
pub fn points(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// A number of points with its sign; nothing has none.
pub fn signed(share: f32) -> String {
    match points(share) {
        0 => "0".to_owned(),
        points => format!("{points:+}").replace('-', "−"),
    }
}

/// A number of points with a tenth.
pub fn tenths(share: f32, locale: Locale) -> String {
    let tenths = (share * 1000.0).round() as i64;
    let (sign, size) = if tenths < 0 { ("−", -tenths) } else { ("", tenths) };
    let comma = if locale == Locale::French { ',' } else { '.' };
    format!("{sign}{}{comma}{}", size / 10, size % 10)
}

/// What a player's luck came to, in words.
pub fn luck(name: &str, share: f32, text: &Text) -> String {
    let points = points(share);
    let key = match points {
        25.. => "analysis-luck-high",
        6.. => "analysis-luck-good",
        -5..=5 => "analysis-luck-even",
        -24.. => "analysis-luck-bad",
        _ => "analysis-luck-low",
    };
    text.tr_args(key, &[("name", name.into()), ("points", points.abs().into())])
}

/// How a player decided, in words: what a decision cost in the mean.
pub fn decisions(share: f32, decisions: u32, text: &Text) -> String {
    if decisions == 0 {
        return text.tr("analysis-play-none");
    }
    let each = share / decisions as f32;
    let key = match (each * 1000.0) as i64 {
        ..=2 => "analysis-play-best",
        3..=9 => "analysis-play-good",
        10..=29 => "analysis-play-fair",
        _ => "analysis-play-bold",
    };
    let each = tenths(each, text.locale());
    let args = [("each", (&each).into()), ("decisions", decisions.into())];
    [text.tr(key), text.tr_args("analysis-play-each", &args)].join(" ")
}

/// A turning point in words: what happened, and what it changed.
pub fn turning_point<G: GameUi>(
    point: &TurningPoint<G::Action>,
    plies: &[PlyReport],
    play: &Play<G>,
    log: &[LogLine],
    players: &Rc<[PlayerInfo]>,
    text: &Text,
) -> AttrValue {
    let (seat, _) = point.most_concerned();
    let name = players.get(seat.index()).map_or("", |player| &*player.name);
    let chance = |ply: usize| {
        let win = plies.get(ply).and_then(|moment| moment.win.get(seat.index()));
        points(win.copied().unwrap_or_default())
    };
    let end = point.ply + point.actions;
    let happened = what_happened(point, log);
    let args = [
        ("name", name.into()),
        ("happened", happened.as_str().into()),
        ("before", chance(point.ply).into()),
        ("after", chance(end).into()),
    ];
    let key = match point.kind {
        TurningPointKind::Luck => "analysis-turn-luck",
        TurningPointKind::Play => "analysis-turn-play",
        TurningPointKind::Loss => {
            return loss(point, play, &happened, players, text).into();
        }
    };
    text.tr_args(key, &args).into()
}

/// A decision that cost something, with what would have been better.
fn loss<G: GameUi>(
    point: &TurningPoint<G::Action>,
    play: &Play<G>,
    happened: &str,
    players: &Rc<[PlayerInfo]>,
    text: &Text,
) -> String {
    let by = point.seat;
    let name = players.get(by.index()).map_or("", |player| &*player.name);
    let cost = point.change.get(by.index()).copied().unwrap_or_default();
    let view = <G as Rules>::view(play.at_ply(point.ply).state(), Viewer::Seat(by));
    let better = G::describe_plan(&point.instead, &TableWords::new(text, players, &Rc::new(view)));
    let args = [
        ("name", name.into()),
        ("happened", happened.into()),
        ("points", points(cost).abs().into()),
        ("better", (&better).into()),
    ];
    text.tr_args("analysis-turn-loss", &args)
}

/// The sentences of the log about a turning point, with the part of the game before them.
fn what_happened<A>(point: &TurningPoint<A>, log: &[LogLine]) -> String {
    let end = point.ply + point.actions;
    let part = log.iter().rfind(|line| line.heading && line.ply <= point.ply);
    let lines = log.iter().filter(|line| !line.heading && point.ply < line.ply && line.ply <= end);
    // A decision is told from its beginning; what chance brought, from its end.
    let lines: Vec<&LogLine> = match point.kind {
        TurningPointKind::Loss => lines.take(2).collect(),
        TurningPointKind::Luck | TurningPointKind::Play => {
            lines.filter(|line| line.ply == end).take(2).collect()
        }
    };
    let mut words = String::new();
    for (at, line) in part.into_iter().chain(lines).enumerate() {
        if at > 0 {
            words.push(' ');
        }
        words.push_str(&line.words);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn tenths_are_written_as_the_language_does() {
        assert_eq!(tenths(0.0042, Locale::English), "0.4");
        assert_eq!(tenths(0.0042, Locale::French), "0,4");
        assert_eq!(tenths(-0.1234, Locale::English), "−12.3");
    }

    #[test]
    fn points_have_a_sign_and_no_points_have_none() {
        let shares = [0.124, -0.2, 0.004, -0.004];
        assert_eq!(shares.map(signed), ["+12", "−20", "0", "0"]);
    }

    #[test]
    fn one_of_a_kind_is_no_plural() {
        let said = |locale, decided| decisions(0.03, decided, &testing::text(locale));
        assert!(said(Locale::English, 1).contains("The only decision gave away 3.0"));
        assert!(said(Locale::English, 3).contains("Each of 3 decisions gave away 1.0"));
        assert!(said(Locale::French, 1).contains("la seule décision\u{a0}: 3,0."));
        let margin = |locale, points: i64| {
            let text = testing::text(locale);
            text.tr_args("analysis-margin", &[("points", points.into())])
        };
        assert!(margin(Locale::English, 1).contains("1 point,"));
        assert!(margin(Locale::English, 0).contains("0 points,"));
        assert!(margin(Locale::French, 0).contains("0 point près"));
    }

    #[test]
    fn every_luck_and_every_play_has_words_that_name_no_winner_by_luck() {
        for locale in Locale::ALL {
            let text = testing::text(locale);
            for share in [-0.9, -0.1, 0.0, 0.1, 0.9] {
                let words = luck("Ada", share, &text);
                assert!(words.contains("Ada") && !words.contains('{'), "{words}");
            }
            for share in [0.0, 0.1, 0.5, 3.0] {
                assert!(!decisions(share, 20, &text).contains('{'));
            }
            assert!(!decisions(0.0, 0, &text).is_empty());
        }
    }
}

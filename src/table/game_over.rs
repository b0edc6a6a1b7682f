//! The end screen: who won, the scores, and what to do next.

use conclave_art::Sigil;
use conclave_rules::bots::Level;
use yew::prelude::*;

use super::command::{Command, GameCommand, PageCommand, ReplayCommand};
use super::score_chart::{ScoreChart, ScoreChartProps};
use crate::components::icons::{Icon, TextButton};
use crate::context::use_text;
use crate::games::PlayerInfo;
use crate::text::Text;

/// Properties of [`GameOver`].
#[derive(Properties, PartialEq)]
pub struct GameOverProps {
    /// Who won.
    pub winners: Vec<PlayerInfo>,
    /// What can come next; none at a guest's screen, where its host decides that.
    pub next: Option<NextGame>,
    /// How the scores went, where there is something to draw.
    pub chart: Option<ScoreChartProps>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
    /// The score sheet.
    pub children: Html,
}

/// What can come after a game.
#[derive(Clone, PartialEq)]
pub struct NextGame {
    /// Where the game belongs, if it is one of several: the address, and the words.
    pub back: Option<(AttrValue, AttrValue)>,
    /// Whether the same players may begin again from here.
    pub again: bool,
    /// The level that is proposed for a rematch.
    pub proposed: Option<Level>,
}

/// What is shown when the game is over.
#[component]
pub fn GameOver(props: &GameOverProps) -> Html {
    let GameOverProps { winners, next, chart, send, children } = props;
    let text = use_text();
    let replay = GameCommand::Replay(ReplayCommand::Ply(0)).into();
    let button = |key: &'static str, icon, label: &str, main: bool, command: Command| {
        let onclick = command.on_press(send);
        html! { <TextButton {key} {icon} label={text.tr(label)} {main} {onclick} /> }
    };
    let back = next.as_ref().and_then(|next| next.back.clone());
    let again = next.as_ref().is_some_and(|next| next.again);
    let won = winners.iter().any(PlayerInfo::is_person);
    html! {
        <section class="game-over vellum" aria-labelledby="game-over-title">
            <key="winners">{ winners_heading(winners, &text) }</>
            if next.is_none() {
                <p key="next" class="note" role="status">{ text.tr("screens-next") }</p>
            }
            <div key="row" class="game-over-next">
                if let Some((address, words)) = &back {
                    <a key="back" class="button button-main" href={address}>{ words }</a>
                }
                if again {
                    { button("rematch", Icon::Play, "rematch", back.is_none(), GameCommand::Rematch(None).into()) }
                    { button("swap", Icon::Redo, "swap-seats", false, GameCommand::SwapSeats.into()) }
                }
                { button("replay", Icon::Replay, "replay", false, replay) }
                if next.is_some() {
                    { button("analysis", Icon::Sheet, "analysis", false, PageCommand::Analyse.into()) }
                    { button("share", Icon::Share, "share", false, GameCommand::Share.into()) }
                    { button("export", Icon::Export, "export", false, GameCommand::Export.into()) }
                    <a key="record" class="button" href="#/record">
                        { Icon::Log.small() }
                        { text.tr("record-of-play") }
                    </a>
                }
                <a key="home" class="button" href="#/">
                    { Icon::Home.small() }
                    { text.tr("home") }
                </a>
            </div>
            if let Some(level) = next.as_ref().and_then(|next| next.proposed) {
                <p key="proposed" class="game-over-proposed row" role="status">
                    { text.tr(if won { "level-stronger" } else { "level-milder" }) }
                    <TextButton
                        label={text.tr(&format!("who-{}", level.id()))}
                        onclick={GameCommand::Rematch(Some(level)).on_press(send)}
                    />
                </p>
            }
            if let Some(chart) = chart {
                <ScoreChart key="chart" ..chart.clone() />
            }
            { children.clone() }
        </section>
    }
}

/// Who won: sigils and words.
fn winners_heading(winners: &[PlayerInfo], text: &Text) -> Html {
    let sigils = winners.iter().map(|player| {
        html! {
            <span
                key={player.guild}
                class={classes!("game-over-guild", "badge", format!("guild-{}", player.guild))}
            >
                <Sigil of={player.guild} />
            </span>
        }
    });
    html! {
        <header class="game-over-winners">
            <div aria-hidden="true">{ for sigils }</div>
            <h2 id="game-over-title" tabindex="-1">{ winners_line(winners, text) }</h2>
        </header>
    }
}

/// Who won, in words.
fn winners_line(winners: &[PlayerInfo], text: &Text) -> String {
    let names: Vec<&str> = winners.iter().map(|player| player.name.as_str()).collect();
    match names.as_slice() {
        [] => text.tr("nobody-wins"),
        [name] => text.tr_args("wins", &[("name", (*name).into())]),
        [names @ .., last] => text.tr_args(
            "share-victory",
            &[("names", (&names.join(", ")).into()), ("last", (*last).into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_session::Controller;

    #[test]
    fn the_end_names_the_winners_and_leads_on() {
        let text = testing::text(Locale::English);
        let player = |name: &'static str, guild| PlayerInfo {
            name: name.into(),
            guild,
            controller: Controller::Person,
        };
        let markup = |winners: Vec<PlayerInfo>, next: Option<NextGame>| {
            let chart = None::<ScoreChartProps>;
            let content = html! {
                <GameOver {winners} {next} {chart} send={|_| ()}>
                    { "sheet" }
                </GameOver>
            };
            testing::markup(&text, content)
        };
        let next = NextGame { back: None, again: true, proposed: Some(Level::Apprentice) };
        let one = markup(vec![player("Ada", "red")], Some(next));
        assert!(one.contains("Ada") && one.contains("#sigil-red") && one.contains("sheet"));
        assert!(!one.contains("#/series") && one.contains("Analysis"));
        assert!(one.contains(">Apprentice bot<"), "{one}");
        let back = Some(("#/series".into(), "Back".into()));
        let next = NextGame { back, again: false, proposed: None };
        let two = markup(vec![player("Ada", "red"), player("Bea", "blue")], Some(next));
        assert!(two.contains("Ada") && two.contains("Bea") && two.contains("#/series"));
        assert!(!two.contains("game-over-proposed"), "{two}");
        assert_eq!(two.matches("button-main").count(), 1, "one thing most people want");
        let guest = markup(vec![player("Ada", "red")], None);
        assert!(guest.contains("Ada") && guest.contains("Replay"), "{guest}");
        assert!(!guest.contains("Analysis") && !guest.contains("#/record"), "{guest}");
    }

    #[test]
    fn names_from_right_to_left_keep_their_order() {
        // As the table has them: src/table/controller.
        let player = |name: &str| PlayerInfo {
            name: conclave_i18n::isolated(name).into_owned().into(),
            guild: "red",
            controller: Controller::Person,
        };
        let winners = ["דני", "עומר", "Ada"].map(player);
        let line = winners_line(&winners, &testing::text(Locale::English));
        assert!(line.contains("\u{2068}דני\u{2069}, \u{2068}עומר\u{2069} and Ada"), "{line:?}");
        let line = winners_line(&winners[..1], &testing::text(Locale::English));
        assert!(line.contains("\u{2068}דני\u{2069} ") && line.matches('\u{2068}').count() == 1);
    }
}

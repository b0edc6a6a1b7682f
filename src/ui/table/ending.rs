//! The end: who won, how it came about, and what next.

use conclave::session::series::is_slot;
use conclave::table::Rules;
use yew::prelude::*;

use super::replay::ReplayCommand;
use super::{Live, Msg, Table};
use crate::components::icons::Icon;
use crate::components::tags::sigil;
use crate::components::tags::{self, all, el, none, span, tag, when, words};
use crate::components::tags::{small, word_button};
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

impl<G: GameUi> Live<G> {
    /// What is shown when the game is over; nothing before.
    pub(super) fn ending(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let outcome = <G as Rules>::outcome(self.game.session.play().state());
        let Some(outcome) = outcome.filter(|_| self.queue.is_still() && self.replay.is_none())
        else {
            return none();
        };
        let winners: Vec<&PlayerInfo> =
            outcome.winners.iter().filter_map(|seat| self.players.get(seat.index())).collect();
        let link = ctx.link();
        let of_series = is_slot(&self.game.id);
        let guild = |player: &&PlayerInfo| {
            span(&["ending-guild guild-", player.guild].concat(), vec![sigil(player.guild)])
        };
        let way = |icon, key, main, msg: fn() -> Msg<G>| {
            word_button(Some(icon), text.tr(key), main, link.callback(move |_| msg()))
        };
        el!(
            "section",
            "class" = "ending vellum",
            "aria-labelledby" = "ending-title",
            [
                el!(
                    "div",
                    "class" = "ending-winners",
                    "aria-hidden" = "true",
                    [all(winners.iter().map(guild))]
                ),
                el!(
                    "h2",
                    "id" = "ending-title",
                    "tabindex" = "-1",
                    [words(winners_line(&winners, text))]
                ),
                tag(
                    "div",
                    "row",
                    vec![
                        when(of_series, || {
                            tags::link(
                                "button button-main",
                                "#/evening".into(),
                                vec![words(text.tr("evening-back"))],
                            )
                        }),
                        way(Icon::Play, "rematch", !of_series, || Msg::Rematch),
                        way(Icon::Replay, "replay", false, || Msg::Replay(ReplayCommand::Turn(0))),
                        way(Icon::Share, "share", false, || Msg::Share),
                        way(Icon::Export, "export", false, || Msg::Export),
                        tags::link(
                            "button",
                            "#/".into(),
                            vec![small(Icon::Home), words(text.tr("home"))]
                        ),
                    ]
                ),
                self.chart(text),
                G::score_sheet(self.queue.view(), &self.players, text)
            ]
        )
    }
}

/// Who won, in words.
fn winners_line(winners: &[&PlayerInfo], text: &Text) -> String {
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

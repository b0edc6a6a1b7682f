//! The end: who won, how it came about, and what next.

use conclave::session::series::is_slot;
use conclave::table::Rules;
use yew::prelude::*;

use super::replay::To;
use super::{Live, Msg, Table};
use crate::components::art::sigil;
use crate::components::icons::{Icon, small, word_button};
use crate::components::tags::{self, all, el, none, span, tag, when, words};
use crate::games::{GameUi, Sitter};
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
        let winners: Vec<&Sitter> =
            outcome.winners.iter().filter_map(|seat| self.sitters.get(seat.index())).collect();
        let link = ctx.link();
        let of_evening = is_slot(&self.game.id);
        let guild = |sitter: &&Sitter| {
            span(&["ending-guild guild-", sitter.guild].concat(), vec![sigil(sitter.guild)])
        };
        let way = |icon, key, main, msg: fn() -> Msg<G>| {
            word_button(Some(icon), text.say(key), main, link.callback(move |_| msg()))
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
                        when(of_evening, || {
                            tags::link(
                                "button button-main",
                                "#/evening".into(),
                                vec![words(text.say("evening-back"))],
                            )
                        }),
                        way(Icon::Play, "rematch", !of_evening, || Msg::Rematch),
                        way(Icon::Replay, "replay", false, || Msg::Replay(To::Turn(0))),
                        way(Icon::Share, "share", false, || Msg::Share),
                        way(Icon::Export, "export", false, || Msg::Export),
                        tags::link(
                            "button",
                            "#/".into(),
                            vec![small(Icon::Home), words(text.say("home"))]
                        ),
                    ]
                ),
                self.chart(text),
                G::sheet(self.queue.view(), &self.sitters, text)
            ]
        )
    }
}

/// Who won, in words.
fn winners_line(winners: &[&Sitter], text: &Text) -> String {
    let names: Vec<&str> = winners.iter().map(|sitter| sitter.name.as_str()).collect();
    match names.as_slice() {
        [] => text.say("nobody-wins"),
        [name] => text.tell("wins", &[("name", (*name).into())]),
        [names @ .., last] => text.tell(
            "share-victory",
            &[("names", (&names.join(", ")).into()), ("last", (*last).into())],
        ),
    }
}

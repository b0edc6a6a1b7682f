//! The end: who won, how it came about, and what next.

use conclave::table::Rules;
use yew::prelude::*;

use super::replay::To;
use super::{Live, Msg, Table};
use crate::art::sigil;
use crate::game::{GameUi, Sitter};
use crate::icons::{Icon, small};
use crate::text::Text;

impl<G: GameUi> Live<G> {
    /// What is shown when the game is over; nothing before.
    pub(super) fn ending(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let outcome = <G as Rules>::outcome(self.game.session.play().state());
        let Some(outcome) = outcome.filter(|_| self.queue.is_still() && self.replay.is_none())
        else {
            return Html::default();
        };
        let winners: Vec<&Sitter> =
            outcome.winners.iter().filter_map(|seat| self.sitters.get(seat.index())).collect();
        let link = ctx.link();
        html! {
            <section class="ending vellum" aria-labelledby="ending-title">
                <div class="ending-winners" aria-hidden="true">
                    { for winners.iter().map(|sitter| html! {
                        <span class={classes!("ending-guild", format!("guild-{}", sitter.guild))}>
                            { sigil(sitter.guild) }
                        </span>
                    }) }
                </div>
                <h2 id="ending-title" tabindex="-1">{ winners_line(&winners, text) }</h2>
                { G::ending(self.queue.view(), &self.sitters, text) }
                <div class="row">
                    <button type="button" class="button button-main" onclick={link.callback(|_| Msg::Rematch)}>
                        { small(Icon::Play) }{ text.say("rematch") }
                    </button>
                    <button type="button" class="button" onclick={link.callback(|_| Msg::Replay(To::Turn(0)))}>
                        { small(Icon::Replay) }{ text.say("replay") }
                    </button>
                    <button type="button" class="button" onclick={link.callback(|_| Msg::Export)}>
                        { small(Icon::Export) }{ text.say("export") }
                    </button>
                    <a class="button" href="#/">{ small(Icon::Home) }{ text.say("home") }</a>
                </div>
            </section>
        }
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

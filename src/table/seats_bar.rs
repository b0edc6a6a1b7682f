//! The seats bar: who plays, their scores, whose turn it is.

use std::rc::Rc;

use conclave_art::Sigil;
use conclave_rules::table::{Seat, Seats};
use conclave_session::Controller;
use yew::prelude::*;

use crate::components::icons::Icon;
use crate::components::nearly_mark::NearlyMark;
use crate::context::use_text;
use crate::games::{GameUi, PlayerInfo, same};

/// Properties of [`SeatsBar`].
#[derive(Properties)]
pub struct SeatsBarProps<G: GameUi> {
    /// What is shown of the game.
    pub view: Rc<G::View>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// Those who must decide.
    pub acting: Seats,
    /// Whether a bot among them is thinking.
    pub thinking: bool,
    /// What was shown when a person at this device last decided: gains since then are marked.
    pub before: Option<Rc<G::View>>,
}

impl<G: GameUi> PartialEq for SeatsBarProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && self.players == other.players
            && self.acting == other.acting
            && self.thinking == other.thinking
            && same(&self.before, &other.before)
    }
}

/// The seats of a table.
#[component]
pub fn SeatsBar<G: GameUi>(props: &SeatsBarProps<G>) -> Html {
    let SeatsBarProps { view, players, acting, thinking, before } = props;
    let text = use_text();
    let scores = G::scores(view);
    let before = before.as_ref().map(|before| G::scores(before)).unwrap_or_default();
    let best = scores.iter().max().copied();
    let nearly = format!("{}-nearly", G::ID);
    let seats = players.iter().enumerate().map(|(at, player)| {
        let seat = Seat(at as u8);
        let score = scores.get(at).copied();
        html! {
            <SeatCard
                key={at}
                player={player.clone()}
                {score}
                gain={score.zip(before.get(at)).map_or(0, |(now, then)| now - then)}
                leads={best == score && score != Some(0)}
                nearly={G::nearly_wins(view, seat).then(|| AttrValue::from(text.tr(&nearly)))}
                acts={acting.has(seat)}
                thinks={acting.has(seat) && *thinking}
            >
                { G::seat_summary(view, seat, &text) }
            </SeatCard>
        }
    });
    html! {
        <ul class="seats" aria-label={text.tr("players")} data-count={players.len().to_string()}>
            { for seats }
        </ul>
    }
}

/// Properties of [`SeatCard`].
#[derive(Properties, PartialEq)]
struct SeatCardProps {
    player: PlayerInfo,
    /// The score, in games that have one.
    score: Option<i32>,
    /// How much it has changed since a person at this device last decided.
    gain: i32,
    /// Whether no player has a better score.
    leads: bool,
    /// What says that one step may be all that this player lacks to win, if so.
    nearly: Option<AttrValue>,
    /// Whether this player must decide.
    acts: bool,
    /// Whether this player's bot is thinking.
    thinks: bool,
    /// What lies in front of the player, in brief.
    children: Html,
}

/// One player in the seats bar.
#[component]
fn SeatCard(props: &SeatCardProps) -> Html {
    let SeatCardProps { player, score, gain, leads, nearly, acts, thinks, children } = props;
    let text = use_text();
    let guild = text.tr(&format!("guild-{}", player.guild));
    let icon =
        if matches!(player.controller, Controller::Bot(_)) { Icon::Bot } else { Icon::Person };
    html! {
        <li
            class={classes!(
                "seat",
                format!("guild-{}", player.guild),
                acts.then_some("seat-acting"),
                thinks.then_some("seat-thinking"),
            )}
            aria-current={acts.then_some("true")}
            data-explain="seat"
        >
            <span key="guild" class="seat-guild badge">
                <Sigil of={player.guild} />
                <span class="visually-hidden">{ guild }</span>
            </span>
            <span key="words" class="seat-words">
                <span class="seat-name">{ &player.name }</span>
                <span class="seat-who">
                    { icon.drawing() }
                    <span class="seat-who-name">
                        { text.tr(&format!("who-{}", player.controller.id())) }
                    </span>
                </span>
            </span>
            if let Some(score) = *score {
                <span key="score" class={classes!("seat-score", leads.then_some("seat-leads"))}>
                    <span aria-hidden="true">{ score }</span>
                    <span class="visually-hidden">
                        { text.tr_args("points", &[("count", score.into())]) }
                    </span>
                </span>
            }
            if let Some(words) = nearly {
                <NearlyMark key="nearly" {words} />
            }
            if *gain != 0 {
                <span key="gain" class="seat-gain">{ format!("{gain:+}") }</span>
            }
            <span key="pieces" class="seat-pieces">{ children.clone() }</span>
        </li>
    }
}

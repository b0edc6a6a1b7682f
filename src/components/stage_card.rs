//! A staged event: what a player has won or lost, over the board for as long as the event is shown.

use conclave_art::Sigil;
use yew::prelude::*;

use crate::games::PlayerInfo;

/// Properties of [`StageCard`].
#[derive(Properties, PartialEq)]
pub struct StageCardProps {
    /// Whose moment it is.
    pub player: PlayerInfo,
    /// Whether it is a loss.
    #[prop_or_default]
    pub loses: bool,
    /// What was won or lost.
    pub children: Html,
}

/// The moment, as it is seen; the sentence above the board says the same in words. It moves
/// nothing, and takes no press.
#[component]
pub fn StageCard(StageCardProps { player, loses, children }: &StageCardProps) -> Html {
    html! {
        <div
            class={classes!(
                "stage-card",
                format!("guild-{}", player.guild),
                loses.then_some("is-lost"),
            )}
            aria-hidden="true"
        >
            <span class="badge"><Sigil of={player.guild} /></span>
            <b>{ &player.name }</b>
            { children.clone() }
        </div>
    }
}

//! Wizards to choose from in the tray.

use conclave::games::elfenwizards::board::Place;
use conclave::games::elfenwizards::state::{Decision, WizardId};
use yew::prelude::*;

use super::super::defeat_boxes::defeat_rank;
use super::super::msg::Msg;
use super::super::pieces::{WizardFigure, guild_class, shown_rank};
use super::super::target::{Piece, Target};
use super::super::words::Words;
use super::buttons::{Hand, Note, Pick};

/// Properties of [`WizardPicks`].
#[derive(Properties, PartialEq)]
pub struct WizardPicksProps {
    /// The words for the table.
    pub words: Words,
    /// Which wizards.
    pub wizards: Vec<WizardId>,
    /// Which of them is picked.
    #[prop_or_default]
    pub picked: Option<WizardId>,
    /// Whether they can be dragged to a place.
    #[prop_or_default]
    pub movable: bool,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// Wizards to choose from; nothing when there are none.
#[component]
pub fn WizardPicks(props: &WizardPicksProps) -> Html {
    let WizardPicksProps { words, wizards, picked, movable, send } = props;
    if wizards.is_empty() {
        return html! {};
    }
    let position = &words.position;
    let wizard = |&id: &WizardId| {
        let wizard = position.wizard(id);
        let guild = position.player(wizard.owner).guild;
        let short = match wizard.place {
            Place::Magicians(magicians) => (magicians.0 + 1).to_string(),
            Place::Defeat(from) => words.tr_args("rank", &[("rank", defeat_rank(from).into())]),
            Place::Title(title) => words.title(title),
        };
        html! {
            <Pick
                key={id.0}
                class={guild_class(guild)}
                label={words.wizard_there(id)}
                picked={*picked == Some(id)}
                drag={movable.then(|| AttrValue::from(Piece::Wizard(id).key()))}
                msg={Msg::Tap(Target::Wizard(id))}
                {send}
            >
                <WizardFigure {guild} rank={shown_rank(wizard.place)} />
                <small aria-hidden="true">{ short }</small>
            </Pick>
        }
    };
    html! { <Hand label={words.tr("wizards")}>{ for wizards.iter().map(wizard) }</Hand> }
}

/// Properties of [`MoveTray`].
#[derive(Properties, PartialEq)]
pub struct MoveTrayProps {
    /// The words for the table.
    pub words: Words,
    /// The wizards that can be moved.
    pub wizards: Vec<WizardId>,
    /// The one that is picked.
    pub picked: Option<WizardId>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where a wizard is picked, then a place for it.
#[component]
pub fn MoveTray(MoveTrayProps { words, wizards, picked, send }: &MoveTrayProps) -> Html {
    let note = match (picked, words.position.decision) {
        (None, _) => "pick-wizard",
        (Some(_), Decision::TakeTitle) => "tap-title",
        (Some(_), _) => "tap-hollow",
    };
    html! {
        <>
            <WizardPicks {words} wizards={wizards.clone()} picked={*picked} movable=true {send} />
            <Note label={words.tr(note)} />
        </>
    }
}

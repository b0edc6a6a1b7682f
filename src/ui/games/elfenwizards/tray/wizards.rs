//! Wizards to choose from in the tray.

use conclave::games::elfenwizards::board::Place;
use conclave::games::elfenwizards::draft::Demotions;
use conclave::games::elfenwizards::state::WizardId;
use yew::prelude::*;

use super::super::defeat_boxes::defeat_rank;
use super::super::msg::Msg;
use super::super::pieces::{WizardFigure, guild_class, shown_rank};
use super::super::target::{Piece, Target};
use super::super::words::Words;
use super::buttons::{Hand, MsgButton, Note, Pick};

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
    /// Whether those that stand in a hollow are shown as put there.
    #[prop_or_default]
    pub placed: bool,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// Wizards to choose from; nothing when there are none.
#[component]
pub fn WizardPicks(props: &WizardPicksProps) -> Html {
    let WizardPicksProps { words, wizards, picked, movable, placed, send } = props;
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
        let away = *placed && matches!(wizard.place, Place::Magicians(_));
        html! {
            <Pick
                key={id.0}
                class={classes!(guild_class(guild), away.then_some("is-away"))}
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

/// The tray where a wizard is picked, then a title for it.
#[component]
pub fn MoveTray(MoveTrayProps { words, wizards, picked, send }: &MoveTrayProps) -> Html {
    let note = if picked.is_some() { "tap-title" } else { "pick-wizard" };
    html! {
        <>
            <WizardPicks {words} wizards={wizards.clone()} picked={*picked} movable=true {send} />
            <Note label={words.tr(note)} />
        </>
    }
}

/// Properties of [`DemoteTray`].
#[derive(Properties, PartialEq)]
pub struct DemoteTrayProps {
    /// The words for the table with all wizards where they are meant to go.
    pub words: Words,
    /// Where they are meant to go.
    pub draft: Demotions,
    /// The wizard that is picked.
    pub picked: Option<WizardId>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where defeated wizards are sent down to the roots: all to one hollow, or one by one.
#[component]
pub fn DemoteTray(DemoteTrayProps { words, draft, picked, send }: &DemoteTrayProps) -> Html {
    let wizards: Vec<WizardId> = draft.wizards().collect();
    let note = match (picked, draft.is_complete()) {
        (None, true) => "confirm-demotion-or",
        (None, false) if wizards.len() > 1 => "tap-hollow-all",
        _ => "tap-hollow",
    };
    html! {
        <>
            <WizardPicks key="wizards"
                {words}
                wizards={wizards.clone()}
                picked={*picked}
                movable=true
                placed=true
                {send}
            />
            <Note key="note" label={words.tr(note)} />
            if wizards.len() > 1 {
                <div key="verbs" class="elfenwizards-verbs tray-row">
                    <MsgButton key="clear"
                        label={words.tr("clear")}
                        disabled={!draft.is_begun()}
                        msg={Msg::Clear}
                        {send}
                    />
                    if let Some(actions) = draft.actions() {
                        <MsgButton key="confirm"
                            main=true
                            label={words.tr("confirm-spells")}
                            msg={Msg::Act(actions)}
                            {send}
                        />
                    }
                </div>
            }
        </>
    }
}

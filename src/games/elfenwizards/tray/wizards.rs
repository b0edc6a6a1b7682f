//! Wizards to choose from in the tray.

use conclave_rules::games::elfenwizards::Guild;
use conclave_rules::games::elfenwizards::board::{Place, Rank};
use conclave_rules::games::elfenwizards::draft::Demotions;
use conclave_rules::games::elfenwizards::state::WizardId;
use yew::prelude::*;

use super::super::defeat_boxes::defeat_rank;
use super::super::msg::Msg;
use super::super::pieces::{WizardFigure, guild_class, shown_rank};
use super::super::target::{Piece, Target};
use super::super::words::{TableWords, use_words};
use super::buttons::{Hand, MsgButton, Pick};

/// A wizard as it is shown in the tray.
#[derive(Clone, PartialEq, Debug)]
pub struct TrayWizard {
    /// Which.
    id: WizardId,
    /// Whose.
    guild: Guild,
    /// The rank that it shows.
    rank: Rank,
    /// Whether it stands in a hollow at the roots.
    magician: bool,
    /// Where it stands, and all there is to see about it.
    label: AttrValue,
    /// Where it stands, in brief.
    place: AttrValue,
}

impl TrayWizard {
    /// Wizards of the table that `words` speak of.
    pub fn all(words: &TableWords, wizards: impl IntoIterator<Item = WizardId>) -> Vec<TrayWizard> {
        let wizard = |id: WizardId| {
            let wizard = words.view.wizard(id);
            let place = match wizard.place {
                Place::Magicians(magicians) => (magicians.0 + 1).to_string(),
                Place::Defeat(from) => words.tr_args("rank", &[("rank", defeat_rank(from).into())]),
                Place::Title(title) => words.title(title),
            };
            TrayWizard {
                id,
                guild: words.view.player(wizard.owner).guild,
                rank: shown_rank(wizard.place),
                magician: matches!(wizard.place, Place::Magicians(_)),
                label: words.wizard_there(id).into(),
                place: place.into(),
            }
        };
        wizards.into_iter().map(wizard).collect()
    }
}

/// Properties of [`WizardPicks`].
#[derive(Properties, PartialEq)]
pub struct WizardPicksProps {
    /// Which wizards.
    pub wizards: Vec<TrayWizard>,
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
    let WizardPicksProps { wizards, picked, movable, placed, send } = props;
    let words = use_words();
    if wizards.is_empty() {
        return html! {};
    }
    let wizard = |wizard: &TrayWizard| {
        let &TrayWizard { id, guild, rank, magician, ref label, ref place } = wizard;
        let away = (*placed && magician).then_some("is-away");
        html! {
            <Pick
                key={id.0}
                class={classes!(guild_class(guild), away)}
                {label}
                picked={*picked == Some(id)}
                drag={movable.then(|| AttrValue::from(Piece::Wizard(id).key()))}
                spot={AttrValue::from(Target::Wizard(id).key())}
                msg={Msg::Tap(Target::Wizard(id))}
                {send}
            >
                <WizardFigure {guild} {rank} />
                <small aria-hidden="true">{ place }</small>
            </Pick>
        }
    };
    html! { <Hand label={words.tr("wizards")}>{ for wizards.iter().map(wizard) }</Hand> }
}

/// Properties of [`MoveTray`].
#[derive(Properties, PartialEq)]
pub struct MoveTrayProps {
    /// The wizards that can be moved.
    pub wizards: Vec<TrayWizard>,
    /// The one that is picked.
    pub picked: Option<WizardId>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where a wizard is picked, then a title for it.
#[component]
pub fn MoveTray(MoveTrayProps { wizards, picked, send }: &MoveTrayProps) -> Html {
    let words = use_words();
    let note = if picked.is_some() { "tap-title" } else { "pick-wizard" };
    html! {
        <>
            <WizardPicks wizards={wizards.clone()} picked={*picked} movable=true {send} />
            <p class="elfenwizards-note is-aside">{ words.tr(note) }</p>
        </>
    }
}

/// Properties of [`DemoteTray`].
#[derive(Properties, PartialEq)]
pub struct DemoteTrayProps {
    /// The defeated wizards, each where it is meant to go.
    pub wizards: Vec<TrayWizard>,
    /// Where they are meant to go.
    pub draft: Demotions,
    /// The wizard that is picked.
    pub picked: Option<WizardId>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where defeated wizards are sent down to the roots: all to one hollow, or one by one.
#[component]
pub fn DemoteTray(props: &DemoteTrayProps) -> Html {
    let DemoteTrayProps { wizards, draft, picked, send } = props;
    let words = use_words();
    let note = match (picked, draft.is_complete()) {
        (None, true) => "confirm-demotion-or",
        (None, false) if wizards.len() > 1 => "tap-hollow-all",
        _ => "tap-hollow",
    };
    html! {
        <>
            <WizardPicks key="wizards"
                wizards={wizards.clone()}
                picked={*picked}
                movable=true
                placed=true
                {send}
            />
            <p key="note" class="elfenwizards-note is-aside">{ words.tr(note) }</p>
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

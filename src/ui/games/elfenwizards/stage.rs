//! The award of a title on the tray: who receives it, with how much power, and against whom.

use conclave::games::elfenwizards::board::Title;
use conclave::games::elfenwizards::state::WizardId;
use conclave::games::elfenwizards::{Event, Position, Unawarded};
use conclave::table::sort_few;
use yew::prelude::*;

use super::pieces::{Symbol, WizardFigure, guild_class, shown_rank};
use super::words::Words;

/// The title that an event decides about, who receives it, and who else stood for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// Which title.
    pub title: Title,
    /// Who receives it.
    pub winner: Option<WizardId>,
    /// Who else stood for it and has not left yet, strongest first.
    pub rivals: Vec<WizardId>,
}

impl Decided {
    /// What an event decides; nothing by most events, and by those without any candidate.
    /// `position` is the table after it.
    pub fn by(event: &Event, position: &Position) -> Option<Decided> {
        let (title, winner) = match *event {
            Event::TitleAwarded { title, wizard, .. } => (title, Some(wizard)),
            Event::TitleUnawarded { why: Unawarded::NoCandidate, .. } => return None,
            Event::TitleUnawarded { title, .. } => (title, None),
            _ => return None,
        };
        let mut rivals: Vec<WizardId> = match (title.candidates(), title.magicians()) {
            (Some(spaces), _) => {
                spaces.into_iter().filter_map(|space| position.holder(space)).collect()
            }
            (_, Some(magicians)) => position.magicians(magicians).collect(),
            _ => Vec::new(),
        };
        rivals.retain(|rival| Some(*rival) != winner);
        sort_few(&mut rivals, |a, b| position.power(*a) > position.power(*b));
        Some(Decided { title, winner, rivals })
    }
}

/// Properties of [`AwardStage`].
#[derive(Properties, PartialEq)]
pub struct AwardStageProps {
    /// The words for the table after the award.
    pub words: Words,
    /// What was decided.
    pub decided: Decided,
}

/// The award of a title, as it is seen; the log says the same in words.
#[component]
pub fn AwardStage(AwardStageProps { words, decided }: &AwardStageProps) -> Html {
    let position = &words.position;
    let figure = |id: WizardId, wins: bool| {
        let wizard = position.wizard(id);
        let guild = position.player(wizard.owner).guild;
        let rank = shown_rank(wizard.place);
        html! {
            <span
                key={id.0}
                class={classes!("elfenwizards-rival", guild_class(guild), wins.then_some("is-risen"))}
            >
                <WizardFigure {guild} {rank} />
                <b class="elfenwizards-power">{ position.power(id) }</b>
                <small>{ words.name(wizard.owner).to_owned() }</small>
            </span>
        }
    };
    let highest = decided.winner.is_some() && decided.title == Title::HIGH_DRUID;
    html! {
        <div
            key={decided.title.0}
            class={classes!("elfenwizards-stage", highest.then_some("is-highest"))}
            aria-hidden="true"
        >
            { for decided.winner.map(|winner| figure(winner, true)) }
            <p key="what">
                <b key="title">{ words.title(decided.title) }</b>
                if decided.winner.is_none() {
                    <span key="vacant">{ words.tr("vacant") }</span>
                }
            </p>
            { for decided.rivals.iter().map(|&rival| figure(rival, false)) }
            if highest {
                <Symbol key="dragon" id="dragon" />
            }
        </div>
    }
}

/// Whether an event makes this wizard High Druid.
pub fn crowns(event: Option<&Event>, id: WizardId) -> bool {
    matches!(
        event,
        Some(&Event::TitleAwarded { title: Title::HIGH_DRUID, wizard, .. }) if wizard == id
    )
}

//! The award of a title on the tray: who receives it, with how much power, and against whom.

use conclave_rules::games::elfenwizards::board::{Rank, Title};
use conclave_rules::games::elfenwizards::state::{PublicState, WizardId};
use conclave_rules::games::elfenwizards::{Event, Guild, Unawarded};
use std::cmp::Reverse;
use yew::prelude::*;

use super::pieces::{Symbol, WizardFigure, guild_class, shown_rank};
use super::words::{TableWords, use_words};
use crate::board::renders;

/// A wizard that stood for a title.
#[derive(Clone, PartialEq, Debug)]
pub struct TitleCandidate {
    /// Which.
    id: WizardId,
    /// Whose.
    guild: Guild,
    /// The name of its owner.
    name: AttrValue,
    /// The rank that it shows.
    rank: Rank,
    /// Its power.
    power: u16,
}

impl TitleCandidate {
    fn of(words: &TableWords, id: WizardId) -> TitleCandidate {
        let position = &words.view;
        let wizard = position.wizard(id);
        TitleCandidate {
            id,
            guild: position.player(wizard.owner).guild,
            name: words.name(wizard.owner).to_owned().into(),
            rank: shown_rank(wizard.place),
            power: position.power(id),
        }
    }
}

/// Who stands for a title.
pub fn contenders(title: Title, position: &PublicState) -> Vec<WizardId> {
    match (title.candidates(), title.magicians()) {
        (Some(spaces), _) => {
            spaces.into_iter().filter_map(|space| position.holder(space)).collect()
        }
        (_, Some(magicians)) => position.magicians(magicians).collect(),
        _ => Vec::new(),
    }
}

/// The title that an event decides about, who receives it, and who else stood for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// Which title.
    title: Title,
    /// Who receives it.
    winner: Option<TitleCandidate>,
    /// Who else stood for it and has not left yet, strongest first.
    rivals: Vec<TitleCandidate>,
}

impl Decided {
    /// What an event decides; nothing by most events, and by those without any candidate.
    /// `words` speak of the table after it.
    pub fn by(event: &Event, words: &TableWords) -> Option<Decided> {
        let (title, winner) = match *event {
            Event::TitleAwarded { title, wizard, .. } => (title, Some(wizard)),
            Event::TitleUnawarded { why: Unawarded::NoCandidate, .. } => return None,
            Event::TitleUnawarded { title, .. } => (title, None),
            _ => return None,
        };
        let rivals = contenders(title, &words.view).into_iter().filter(|id| Some(*id) != winner);
        let mut rivals: Vec<TitleCandidate> =
            rivals.map(|id| TitleCandidate::of(words, id)).collect();
        rivals.sort_by_key(|rival| Reverse(rival.power));
        Some(Decided { title, winner: winner.map(|id| TitleCandidate::of(words, id)), rivals })
    }
}

/// Properties of [`AwardStage`].
#[derive(Properties, PartialEq)]
pub struct AwardStageProps {
    /// What was decided.
    pub decided: Decided,
}

/// The award of a title, as it is seen; the log says the same in words.
#[component]
pub fn AwardStage(AwardStageProps { decided }: &AwardStageProps) -> Html {
    renders::note("AwardStage");
    let words = use_words();
    let Decided { title, winner, rivals } = decided;
    let figure = |candidate: &TitleCandidate, wins: bool| {
        let &TitleCandidate { id, guild, ref name, rank, power } = candidate;
        html! {
            <span
                key={id.0}
                class={classes!("elfenwizards-rival", guild_class(guild), wins.then_some("is-risen"))}
            >
                <WizardFigure {guild} {rank} />
                <b class="elfenwizards-power">{ power }</b>
                <small>{ name }</small>
            </span>
        }
    };
    let highest = winner.is_some() && *title == Title::HIGH_DRUID;
    html! {
        <div
            key={title.0}
            class={classes!("elfenwizards-stage", highest.then_some("is-highest"))}
            aria-hidden="true"
        >
            { for winner.iter().map(|winner| figure(winner, true)) }
            <p key="what">
                <b key="title">{ words.title(*title) }</b>
                if winner.is_none() {
                    <span key="vacant">{ words.tr("vacant") }</span>
                }
            </p>
            { for rivals.iter().map(|rival| figure(rival, false)) }
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

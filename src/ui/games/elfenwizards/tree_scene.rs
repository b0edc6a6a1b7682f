//! The tree with its wizards: the drawing, and the same as a structure for keyboard and
//! screen reader.

use std::rc::Rc;

use conclave::games::elfenwizards::Event;
use conclave::games::elfenwizards::board::{MagicianBox, Place, Rank, Title};
use conclave::games::elfenwizards::state::{Phase, WizardId};
use yew::prelude::*;

use super::contests::Contests;
use super::defeat_boxes::{DefeatBoxes, DefeatFrames};
use super::geometry::{Arrangement, Stand};
use super::round_track::RoundTrack;
use super::scenery::Scenery;
use super::spot::{Crowd, Spot, TreeMarks};
use super::stage::crowns;
use super::target::Target;
use super::wizard_token::{WizardLook, token};
use super::words::{Words, rank_id};
use crate::board::renders;
use crate::components::drawing::Tenths;

/// Properties of [`TreeScene`].
#[derive(Properties, PartialEq)]
pub struct TreeSceneProps {
    /// The words for the table shown, drafted spells on it.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Who would receive each title now; while titles are awarded, who will.
    pub leaders: [Option<WizardId>; Title::COUNT],
    /// How many titles are decided.
    pub decided: usize,
    /// What is just happening.
    pub event: Option<Event>,
    /// How many of the newest spells are only drafted.
    pub drafted: usize,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when something is tapped.
    pub tap: Callback<Target>,
}

/// The tree with all that is on it and around it but the boxes for spells.
#[component]
pub fn TreeScene(props: &TreeSceneProps) -> Html {
    renders::note("TreeScene");
    let TreeSceneProps { words, arrangement, leaders, decided, event, drafted, marks, tap } = props;
    let position = &words.position;
    let arrangement = *arrangement;
    let stands: Rc<[Stand]> = arrangement.wizards(position).into();
    let competing = position.phase == Phase::Competition;
    let spoken_of = event.as_ref().and_then(wizard_of);
    let wizards = (0u8..).map(WizardId).zip(stands.iter()).map(|(id, &stand)| {
        let target = Target::Wizard(id);
        let look = WizardLook {
            leading: competing && leaders.contains(&Some(id)),
            picked: marks.is_picked(target),
            target: marks.is_target(target) && !marks.is_quiet(),
            hinted: marks.is_hinted(target),
            happening: spoken_of == Some(id),
            crowned: crowns(event.as_ref(), id),
        };
        token(words, id, stand, *drafted, look, marks.drag_key(target))
    });
    let rank = |rank: Rank| {
        let titles = rank.titles().iter().map(|&title| {
            html! { <TitleSpot key={title.0} {words} {title} {arrangement} {marks} {tap} /> }
        });
        let hollows = MagicianBox::ALL.iter().filter(|_| rank == Rank::Magician);
        let hollows = hollows.map(|&magicians| {
            let stands = &stands;
            html! {
                <Hollow key={magicians.0} {words} {magicians} {arrangement} {stands} {marks} {tap} />
            }
        });
        html! {
            <ul key={rank_id(rank)} aria-label={words.level(rank)}>
                { for titles }
                { for hollows }
            </ul>
        }
    };
    let worth = |rank: Rank| {
        let (x, y) = arrangement.worth(rank);
        let style = format!("--x:{};--y:{}", Tenths(x), Tenths(y));
        html! { <b key={rank_id(rank)} {style} title={words.level(rank)}>{ rank.points() }</b> }
    };
    html! {
        <div class="elfenwizards-scene">
            <Scenery {arrangement} />
            <Contests {words} {arrangement} leaders={*leaders} decided={*decided} />
            <div class="elfenwizards-worths" aria-hidden="true">
                { for Rank::ALL.map(worth) }
            </div>
            <RoundTrack {words} {arrangement} />
            <DefeatFrames {words} {arrangement} />
            <div aria-hidden="true">{ for wizards }</div>
            <div role="group" aria-label={words.tr("tree")}>{ for Rank::ALL.map(rank) }</div>
            <DefeatBoxes {words} stands={&stands} {marks} {tap} />
        </div>
    }
}

/// The wizard that an event is about.
fn wizard_of(event: &Event) -> Option<WizardId> {
    match *event {
        Event::HighDruidRetired { wizard, .. }
        | Event::Supported { wizard, .. }
        | Event::TitleAwarded { wizard, .. }
        | Event::Defeated { wizard, .. }
        | Event::VacantTitleTaken { wizard, .. }
        | Event::Demoted { wizard, .. }
        | Event::NoGreyTokenLeft(wizard)
        | Event::GreyRemoved(wizard) => Some(wizard),
        _ => None,
    }
}

/// Properties of [`TitleSpot`].
#[derive(Properties, PartialEq)]
pub struct TitleSpotProps {
    /// The words for the table shown.
    pub words: Words,
    /// Which title.
    pub title: Title,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when it is tapped.
    pub tap: Callback<Target>,
}

/// The platform of a title, with its holder: a tap means the title when it can be taken, and
/// otherwise its holder.
#[component]
pub fn TitleSpot(props: &TitleSpotProps) -> Html {
    let TitleSpotProps { words, title, arrangement, marks, tap } = props;
    let holder = words.position.holder(*title);
    let label = match holder {
        Some(wizard) => words.wizard_there(wizard),
        None => [words.title(*title), words.tr("vacant")].join(": "),
    };
    let target = match holder {
        Some(wizard) if !marks.is_target(Target::Title(*title)) => Target::Wizard(wizard),
        _ => Target::Title(*title),
    };
    let area = arrangement.title(*title).hot;
    html! { <li><Spot {target} {label} {area} {marks} {tap} /></li> }
}

/// Properties of [`Hollow`].
#[derive(Properties, PartialEq)]
pub struct HollowProps {
    /// The words for the table shown.
    pub words: Words,
    /// Which Magician box.
    pub magicians: MagicianBox,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Where every wizard stands.
    pub stands: Rc<[Stand]>,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when something there is tapped.
    pub tap: Callback<Target>,
}

/// A hollow at the roots, where Magicians are.
#[component]
pub fn Hollow(props: &HollowProps) -> Html {
    let HollowProps { words, magicians, arrangement, stands, marks, tap } = props;
    let target = Target::Magicians(*magicians);
    let label = words.magicians(*magicians);
    html! {
        <li>
            if marks.is_target(target) {
                <Spot key="spot" {target} {label} area={arrangement.magicians(*magicians)} {marks} {tap} />
            } else {
                <span key="name" class="visually-hidden">{ label }</span>
            }
            <Crowd key="crowd" {words} place={Place::Magicians(*magicians)} {stands} {marks} {tap} />
        </li>
    }
}

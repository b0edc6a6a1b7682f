//! What the tree shows of a table: plain values, so that an event draws again only the parts
//! that it changes.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::{DefeatBox, MagicianBox, Place, Title};
use conclave_rules::games::elfenwizards::state::{Phase, WizardId};
use conclave_rules::games::elfenwizards::{Event, PublicState};
use yew::prelude::*;

use super::award::Award;
use super::contests::Lantern;
use super::geometry::{Arrangement, Stand};
use super::round_track::RoundProgress;
use super::spot::{TreeMarks, TreeSpot};
use super::stage::crowns;
use super::target::Target;
use super::wizard_token::{WizardLook, WizardTokenProps};
use super::words::TableWords;

/// Whether a wizard stands elsewhere now, or is of another power.
fn is_news(before: &PublicState, now: &PublicState, id: WizardId) -> bool {
    before.wizard(id).place != now.wizard(id).place || before.power(id) != now.power(id)
}

/// What the tree shows.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeContents {
    /// The wizards as they are seen, by id.
    pub tokens: Vec<WizardTokenProps>,
    /// The platforms in the order of [`Title::all`]: a tap means the title when it can be
    /// taken, and otherwise its holder.
    pub titles: Vec<TreeSpot>,
    /// The hollows at the roots in the order of [`MagicianBox::ALL`], with the wizards there.
    pub hollows: Vec<(TreeSpot, Rc<[TreeSpot]>)>,
    /// The wizards in each Defeat box.
    pub defeated: [Rc<[TreeSpot]>; 3],
    /// The lanterns under titles.
    pub lanterns: Vec<Lantern>,
    /// How far the game has got.
    pub progress: RoundProgress,
}

impl TreeContents {
    /// What is shown of the table that `words` speak of: while `event` happens, with the
    /// newest `drafted` spells only drafted. What was not so `before` is marked.
    pub fn of(
        words: &TableWords,
        arrangement: Arrangement,
        award: Award,
        event: Option<&Event>,
        drafted: usize,
        marks: &TreeMarks,
        before: Option<&PublicState>,
    ) -> TreeContents {
        let position = &words.view;
        let stands = arrangement.wizards(position);
        let competing = position.phase == Phase::Competition;
        let spoken_of = event.and_then(wizard_of);
        let token = |(id, &stand): (WizardId, &Stand)| {
            let target = Target::Wizard(id);
            let look = WizardLook {
                leading: competing && award.leaders.contains(&Some(id)),
                picked: marks.is_picked(target),
                target: marks.is_target(target) && !marks.is_quiet(),
                hinted: marks.is_hinted(target),
                happening: spoken_of == Some(id),
                crowned: crowns(event, id),
                news: before.is_some_and(|before| is_news(before, position, id)),
            };
            let drag_key = marks.can_drag(target).then(|| AttrValue::from(target.key()));
            let token = WizardTokenProps::of(position, id, stand, drafted, look);
            WizardTokenProps { drag_key, ..token }
        };
        let title = |title: Title| {
            let holder = position.holder(title);
            let label = match holder {
                Some(wizard) => words.wizard_there(wizard),
                None => [words.title(title), words.tr("vacant")].join(": "),
            };
            let target = match holder {
                Some(wizard) if !marks.is_target(Target::Title(title)) => Target::Wizard(wizard),
                _ => Target::Title(title),
            };
            TreeSpot::new(target, Place::Title(title), label, arrangement.title(title).hot, marks)
        };
        let crowd = |place: Place| -> Rc<[TreeSpot]> {
            let spot = |id: WizardId| {
                let area = stands.get(id.index())?.hot;
                let label = words.wizard_there(id);
                Some(TreeSpot::new(Target::Wizard(id), place, label, area, marks))
            };
            position.wizards_at(place).filter_map(spot).collect()
        };
        let hollow = |&magicians: &MagicianBox| {
            let (target, label) = (Target::Magicians(magicians), words.magicians(magicians));
            let (place, area) = (Place::Magicians(magicians), arrangement.magicians(magicians));
            (TreeSpot::new(target, place, label, area, marks), crowd(place))
        };
        TreeContents {
            tokens: (0u8..).map(WizardId).zip(&stands).map(token).collect(),
            titles: Title::all().map(title).collect(),
            hollows: MagicianBox::ALL.iter().map(hollow).collect(),
            defeated: DefeatBox::ALL.map(|from| crowd(Place::Defeat(from))),
            lanterns: Lantern::all(position, award),
            progress: RoundProgress::of(words),
        }
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

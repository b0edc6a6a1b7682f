//! The tree with its wizards: what is seen, and the same as a structure that can
//! be walked through and heard.

use conclave::elfenwizards::board::{DefeatBox, MagicianBox, Place, Rank, Title};
use conclave::elfenwizards::state::{Phase, Spell, WizardId};
use conclave::elfenwizards::{Event, Guild};
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::{Area, Arrangement, PLANK, Stand, WIZARD_HEIGHT};
use super::intent::Target;
use super::pieces;
use super::words::{Words, capital, rank_id};
use crate::drawing::N;

/// What the tree is shown with.
pub struct Scene<'a> {
    /// The table, drafted spells on it.
    pub words: Words<'a>,
    /// How it is arranged.
    pub arrangement: Arrangement,
    /// The tree itself.
    pub scenery: &'a Html,
    /// Who would receive each title now.
    pub leaders: [Option<WizardId>; Title::COUNT],
    /// What is just happening.
    pub event: Option<&'a Event>,
    /// What can be tapped.
    pub targets: &'a [Target],
    /// What a hint points at.
    pub hinted: &'a [Target],
    /// The wizard picked.
    pub picked: Option<WizardId>,
    /// How many of the newest spells are only drafted.
    pub drafted: usize,
    /// What is smaller, in units, cannot be tapped here: the tray offers it.
    pub least: f32,
    /// What to do when something is tapped.
    pub tap: &'a Callback<Target>,
}

/// CSS that puts something into an area.
pub fn placed(area: Area) -> String {
    let Area { x, y, w, h } = area;
    format!("--x:{};--y:{};--w:{};--h:{}", N(x), N(y), N(w), N(h))
}

impl Scene<'_> {
    /// The tree.
    pub fn show(&self, track: Html) -> Html {
        let stands = self.arrangement.wizards(self.words.position);
        html! {
            <div class="elfenwizards-scene">
                { self.scenery.clone() }
                { self.contests() }
                { track }
                { for DefeatBox::ALL.map(|from| self.defeat_frame(from)) }
                <div aria-hidden="true">
                    { for (0u8..).map(WizardId).zip(&stands).map(|(id, stand)| self.wizard(id, stand)) }
                </div>
                <div role="group" aria-label={self.words.say("tree")}>
                    { for Rank::ALL.map(|rank| self.rank(rank, &stands)) }
                </div>
                <div role="group" aria-label={self.words.say("defeat-boxes")}>
                    { for DefeatBox::ALL.map(|from| self.defeated(from, &stands)) }
                </div>
            </div>
        }
    }

    fn guild(&self, seat: Seat) -> Guild {
        self.words.position.player(seat).guild
    }

    /// A wizard with all that moves along with it.
    fn wizard(&self, id: WizardId, stand: &Stand) -> Html {
        let position = self.words.position;
        let wizard = position.wizard(id);
        let guild = self.guild(wizard.owner);
        // Who has fallen needs no spells any more.
        let fallen = matches!(wizard.place, Place::Defeat(_));
        let power = if fallen { 0 } else { position.power(id) };
        let target = Target::Wizard(id);
        let class = classes!(
            "elfenwizards-wizard",
            pieces::guild_class(guild),
            self.leads(id).then_some("is-leading"),
            (self.picked == Some(id)).then_some("is-picked"),
            self.targets.contains(&target).then_some("is-target"),
            self.hinted.contains(&target).then_some("is-hinted"),
            (self.spoken_of() == Some(id)).then_some("is-happening"),
            matches!(wizard.place, Place::Magicians(_)).then_some("is-magician"),
        );
        let top = stand.y - stand.w * WIZARD_HEIGHT;
        let style = placed(Area {
            x: stand.x - stand.w / 2.0,
            y: top,
            w: stand.w,
            h: stand.w * WIZARD_HEIGHT,
        });
        html! {
            <div key={id.0} {class} {style}>
                { pieces::wizard(guild) }
                if wizard.grey > 0 {
                    <span class="elfenwizards-greys">
                        { pieces::symbol("grey-token") }
                        if wizard.grey > 1 { <b>{ wizard.grey }</b> }
                    </span>
                }
                if power > 0 { <b class="elfenwizards-power">{ power }</b> }
                if power > 0 { { self.supports(id) } }
            </div>
        }
    }

    /// The spells beside a wizard.
    fn supports(&self, id: WizardId) -> Html {
        let supports = &self.words.position.contest.supports;
        let settled = supports.len() - self.drafted.min(supports.len());
        let spells: Vec<Html> = supports
            .iter()
            .enumerate()
            .filter(|(_, support)| support.wizard == id)
            .map(|(number, support)| {
                let guild = self.guild(support.seat);
                let piece = match support.spell {
                    Spell::Minor => pieces::chip(guild),
                    Spell::Major(pips) => pieces::die(pips, guild),
                };
                let class = (number >= settled).then_some("is-drafted");
                html! { <span {class}>{ piece }</span> }
            })
            .collect();
        if spells.is_empty() {
            return Html::default();
        }
        let style = format!("--n:{}", spells.len());
        html! { <span class="elfenwizards-supports" {style}>{ for spells }</span> }
    }

    fn leads(&self, id: WizardId) -> bool {
        if self.is_awarding() {
            return self.spoken_of() == Some(id);
        }
        self.words.position.phase == Phase::Competition && self.leaders.contains(&Some(id))
    }

    /// Whether the spells are placed, and titles are being awarded.
    fn is_awarding(&self) -> bool {
        let position = self.words.position;
        position.phase == Phase::Competition
            && position.contest.passed.len() == usize::from(position.seats())
    }

    /// The title that the present event decides, and whether somebody wins it.
    fn decided(&self) -> Option<(Title, bool)> {
        match *self.event? {
            Event::TitleAwarded { title, .. } => Some((title, true)),
            Event::TitleUnawarded { title, .. } => Some((title, false)),
            _ => None,
        }
    }

    /// The wizard that the present event is about.
    fn spoken_of(&self) -> Option<WizardId> {
        match *self.event? {
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

    /// A lantern under each title that is being contested: lit when somebody
    /// would receive it now. Between rivals it hangs from a beam that leans to
    /// the leader; alone where support opposes nobody.
    fn contests(&self) -> Html {
        let position = self.words.position;
        if position.phase != Phase::Competition {
            return Html::default();
        }
        let (width, height) = self.arrangement.size();
        let contest = |title: Title| {
            let stand = self.arrangement.title(title);
            let lit = if self.is_awarding() {
                self.decided() == Some((title, true))
            } else {
                self.leaders[usize::from(title.0)].is_some()
            };
            let rivals = title
                .candidates()
                .and_then(|[left, right]| Some((position.holder(left)?, position.holder(right)?)));
            let opposed = rivals.filter(|&(left, right)| {
                !self.is_awarding() && position.wizard(left).owner != position.wizard(right).owner
            });
            let lean = opposed.map_or(0.0, |(left, right)| {
                let (left, right) = (position.power(left), position.power(right));
                let all = f32::from((left + right).max(1));
                (f32::from(right) - f32::from(left)) / all
            });
            let class = classes!("elfenwizards-contest", lit.then_some("is-lit"));
            let beam = format!("transform:rotate({}deg)", N(lean * 9.0));
            let lantern = format!("transform:translateX({}px)", N(lean * 4.2));
            html! {
                <g
                    key={title.0}
                    {class}
                    transform={format!("translate({} {})", N(stand.x), N(stand.y + PLANK))}
                >
                    if opposed.is_some() {
                        <path class="elfenwizards-beam" d="M-5 .8H5M0 0V.8" style={beam} />
                    }
                    <use class="elfenwizards-lantern" href="#lantern" x="-1.700" y=".4" width="3.400" height="4.400" style={lantern} />
                </g>
            }
        };
        html! {
            <svg class="elfenwizards-contests" viewBox={format!("0 0 {} {}", N(width), N(height))} aria-hidden="true">
                { for Title::all().map(contest) }
            </svg>
        }
    }

    /// The frame of a Defeat box.
    fn defeat_frame(&self, from: DefeatBox) -> Html {
        let key = match self.arrangement {
            Arrangement::Wide => "defeat-label",
            Arrangement::Tall => "defeat-short",
        };
        let label = self.words.tell(key, &[("rank", defeat_rank(from).into())]);
        html! {
            <div class="elfenwizards-defeat" style={placed(self.arrangement.defeat(from))} aria-hidden="true">
                <span>{ label }</span>
                if from.gives_grey() { { pieces::symbol("grey-token") } }
            </div>
        }
    }

    /// All places of a rank.
    fn rank(&self, rank: Rank, stands: &[Stand]) -> Html {
        let label = self.words.ranks(rank);
        let places = match rank {
            Rank::Magician => MagicianBox::ALL
                .iter()
                .map(|&magicians| self.magicians(magicians, stands))
                .collect(),
            rank => rank.titles().iter().map(|&title| self.title(title)).collect::<Html>(),
        };
        html! { <ul aria-label={label}>{ places }</ul> }
    }

    fn title(&self, title: Title) -> Html {
        let holder = self.words.position.holder(title);
        let stand = self.arrangement.title(title);
        let place = self.words.title(title);
        let who = match holder {
            Some(wizard) => self.words.wizard_label(wizard),
            None => self.words.say("vacant"),
        };
        let label = format!("{place}: {who}");
        let target = match holder {
            Some(wizard) if !self.is_target(Target::Title(title)) => Target::Wizard(wizard),
            _ => Target::Title(title),
        };
        html! { <li>{ self.spot(target, label, stand.hot) }</li> }
    }

    fn magicians(&self, magicians: MagicianBox, stands: &[Stand]) -> Html {
        let target = Target::Magicians(magicians);
        let area = self.arrangement.magicians(magicians);
        let label = self.words.magicians(magicians);
        let wizards = self.crowd(Place::Magicians(magicians), stands);
        if self.is_target(target) {
            html! { <li>{ self.spot(target, label, area) }{ wizards }</li> }
        } else {
            html! { <li><span class="unseen">{ label }</span>{ wizards }</li> }
        }
    }

    fn defeated(&self, from: DefeatBox, stands: &[Stand]) -> Html {
        let label = capital(&self.words.defeat(from));
        html! { <div><span class="unseen">{ label }</span>{ self.crowd(Place::Defeat(from), stands) }</div> }
    }

    /// The wizards in a box.
    fn crowd(&self, place: Place, stands: &[Stand]) -> Html {
        let wizards: Vec<WizardId> = self.words.position.wizards_at(place).collect();
        if wizards.is_empty() {
            return html! { <span class="unseen">{ self.words.say("nobody") }</span> };
        }
        html! {
            <ul>{ for wizards.iter().map(|&wizard| {
                let label = self.words.wizard_label(wizard);
                html! {
                    <li key={wizard.0}>
                        { self.spot(Target::Wizard(wizard), label, stands[wizard.index()].hot) }
                    </li>
                }
            }) }</ul>
        }
    }

    fn is_target(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// A place that can be heard about, and tapped when that means something.
    fn spot(&self, target: Target, label: String, area: Area) -> Html {
        let style = placed(area);
        if !self.is_target(target) || area.w.min(area.h) < self.least {
            return html! {
                <span class="elfenwizards-spot" {style} title={label.clone()}>
                    <span class="unseen">{ label }</span>
                </span>
            };
        }
        let onclick = self.tap.reform(move |_: MouseEvent| target);
        let pressed = match target {
            Target::Wizard(wizard) => self.picked == Some(wizard),
            _ => false,
        };
        let class = classes!(
            "elfenwizards-spot",
            "is-target",
            pressed.then_some("is-picked"),
            self.hinted.contains(&target).then_some("is-hinted"),
        );
        html! {
            <button
                type="button"
                {class}
                {style}
                {onclick}
                title={label.clone()}
                aria-label={label}
                aria-pressed={pressed.then_some("true")}
            />
        }
    }
}

/// The id in texts of the rank that a Defeat box is named after.
pub const fn defeat_rank(from: DefeatBox) -> &'static str {
    rank_id(match from {
        DefeatBox::Druid => Rank::Druid,
        DefeatBox::Sorcerer => Rank::Sorcerer,
        DefeatBox::Necromancer => Rank::Necromancer,
    })
}

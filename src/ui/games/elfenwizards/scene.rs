//! The tree with its wizards: what is seen, and the same as a structure that can
//! be walked through and heard.

use conclave::games::elfenwizards::board::{DefeatBox, MagicianBox, Place, Rank, Title};
use conclave::games::elfenwizards::state::{Phase, Spell, WizardId};
use conclave::games::elfenwizards::{Event, Guild};
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::{Area, Arrangement, PLANK, Stand, WIZARD_HEIGHT};
use super::intent::Target;
use super::pieces;
use super::words::{Words, capital, rank_id};
use crate::components::drawing::Tenths;
use crate::components::tags::{all, class, el, keyed, none, number, said, span, tag, unseen, when};

/// What the tree is shown with.
pub struct Scene<'a> {
    /// The table, drafted spells on it.
    pub words: Words<'a>,
    /// How it is arranged.
    pub arrangement: Arrangement,
    /// The tree itself.
    pub scenery: &'a Html,
    /// Who would receive each title now; while titles are awarded, who will.
    pub leaders: [Option<WizardId>; Title::COUNT],
    /// How many titles are decided.
    pub decided: usize,
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
    format!("--x:{};--y:{};--w:{};--h:{}", Tenths(x), Tenths(y), Tenths(w), Tenths(h))
}

impl Scene<'_> {
    /// The tree.
    pub fn show(&self, track: Html) -> Html {
        let stands = self.arrangement.wizards(self.words.position);
        let wizards = (0u8..).map(WizardId).zip(&stands).map(|(id, stand)| self.wizard(id, stand));
        let group = |key: &str, inside| {
            el!("div", "role" = "group", "aria-label" = self.words.tr(key), [inside])
        };
        let defeated = |from| self.defeated(from, &stands);
        tag(
            "div",
            "elfenwizards-scene",
            vec![
                self.scenery.clone(),
                self.contests(),
                track,
                all(DefeatBox::ALL.map(|from| self.defeat_frame(from))),
                el!("div", "aria-hidden" = "true", [all(wizards)]),
                group("tree", all(Rank::ALL.map(|rank| self.rank(rank, &stands)))),
                group("defeat-boxes", all(DefeatBox::ALL.map(defeated))),
            ],
        )
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
        let class = class(
            "elfenwizards-wizard",
            &[
                (true, pieces::guild_class(guild)),
                (self.leads(id), "is-leading"),
                (self.picked == Some(id), "is-picked"),
                (self.targets.contains(&target), "is-target"),
                (self.hinted.contains(&target), "is-hinted"),
                (self.spoken_of() == Some(id), "is-happening"),
                (matches!(wizard.place, Place::Magicians(_)), "is-magician"),
            ],
        );
        let top = stand.y - stand.w * WIZARD_HEIGHT;
        let style = placed(Area {
            x: stand.x - stand.w / 2.0,
            y: top,
            w: stand.w,
            h: stand.w * WIZARD_HEIGHT,
        });
        let mut inside = vec![pieces::wizard(guild)];
        if wizard.grey > 0 {
            let count = when(wizard.grey > 1, || tag("b", "", vec![number(wizard.grey)]));
            inside.push(span("elfenwizards-greys", vec![pieces::symbol("grey-token"), count]));
        }
        if power > 0 {
            inside.push(said("b", "elfenwizards-power", power.to_string()));
            inside.push(self.supports(id));
        }
        keyed(id.0, el!("div", "class" = class, "style" = style, [all(inside)]))
    }

    /// The spells beside a wizard.
    fn supports(&self, id: WizardId) -> Html {
        let supports = &self.words.position.competition.supports;
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
                span(if number >= settled { "is-drafted" } else { "" }, vec![piece])
            })
            .collect();
        if spells.is_empty() {
            return none();
        }
        let style = ["--n:", &spells.len().to_string()].concat();
        el!("span", "class" = "elfenwizards-supports", "style" = style, [all(spells)])
    }

    fn leads(&self, id: WizardId) -> bool {
        self.words.position.phase == Phase::Competition && self.leaders.contains(&Some(id))
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
            return none();
        }
        let (width, height) = self.arrangement.size();
        let contest = |title: Title| {
            let stand = self.arrangement.title(title);
            let lit = self.leaders[title.index()].is_some();
            let rivals = title
                .candidates()
                .and_then(|[left, right]| Some((position.holder(left)?, position.holder(right)?)));
            let opposed = rivals.filter(|&(left, right)| {
                title.index() >= self.decided
                    && position.wizard(left).owner != position.wizard(right).owner
            });
            let lean = opposed.map_or(0.0, |(left, right)| {
                let (left, right) = (position.power(left), position.power(right));
                let all = f32::from((left + right).max(1));
                (f32::from(right) - f32::from(left)) / all
            });
            let class = class("elfenwizards-contest", &[(lit, "is-lit")]);
            let beam = format!("transform:rotate({}deg)", Tenths(lean * 9.0));
            let lantern = format!("transform:translateX({}px)", Tenths(lean * 4.2));
            let beam = || {
                el!("path", "class" = "elfenwizards-beam", "d" = "M-5 .8H5M0 0V.8", "style" = beam)
            };
            let lantern = el!(
                "use",
                "class" = "elfenwizards-lantern",
                "href" = "#lantern",
                "x" = "-1.700",
                "y" = ".4",
                "width" = "3.400",
                "height" = "4.400",
                "style" = lantern
            );
            let place = format!("translate({} {})", Tenths(stand.x), Tenths(stand.y + PLANK));
            let contest = el!(
                "g",
                "class" = class,
                "transform" = place,
                [when(opposed.is_some(), beam), lantern]
            );
            keyed(title.0, contest)
        };
        el!(
            "svg",
            "class" = "elfenwizards-contests",
            "viewBox" = format!("0 0 {} {}", Tenths(width), Tenths(height)),
            "aria-hidden" = "true",
            [all(Title::all().map(contest))]
        )
    }

    /// The frame of a Defeat box.
    fn defeat_frame(&self, from: DefeatBox) -> Html {
        let key = match self.arrangement {
            Arrangement::Wide => "defeat-label",
            Arrangement::Tall => "defeat-short",
        };
        let label = self.words.tr_args(key, &[("rank", defeat_rank(from).into())]);
        el!(
            "div",
            "class" = "elfenwizards-defeat",
            "style" = placed(self.arrangement.defeat(from)),
            "aria-hidden" = "true",
            [said("span", "", label), when(from.gives_grey(), || pieces::symbol("grey-token")),]
        )
    }

    /// All places of a rank.
    fn rank(&self, rank: Rank, stands: &[Stand]) -> Html {
        let label = self.words.ranks(rank);
        let places = match rank {
            Rank::Magician => {
                all(MagicianBox::ALL.iter().map(|&magicians| self.magicians(magicians, stands)))
            }
            rank => all(rank.titles().iter().map(|&title| self.title(title))),
        };
        el!("ul", "aria-label" = label, [places])
    }

    fn title(&self, title: Title) -> Html {
        let holder = self.words.position.holder(title);
        let stand = self.arrangement.title(title);
        let label = match holder {
            Some(wizard) => self.words.wizard_there(wizard),
            None => [self.words.title(title), self.words.tr("vacant")].join(": "),
        };
        let target = match holder {
            Some(wizard) if !self.is_target(Target::Title(title)) => Target::Wizard(wizard),
            _ => Target::Title(title),
        };
        tag("li", "", vec![self.spot(target, label, stand.hot)])
    }

    fn magicians(&self, magicians: MagicianBox, stands: &[Stand]) -> Html {
        let target = Target::Magicians(magicians);
        let area = self.arrangement.magicians(magicians);
        let label = self.words.magicians(magicians);
        let wizards = self.crowd(Place::Magicians(magicians), stands);
        let spot =
            if self.is_target(target) { self.spot(target, label, area) } else { unseen(label) };
        tag("li", "", vec![spot, wizards])
    }

    fn defeated(&self, from: DefeatBox, stands: &[Stand]) -> Html {
        let label = capital(&self.words.defeat(from));
        tag("div", "", vec![unseen(label), self.crowd(Place::Defeat(from), stands)])
    }

    /// The wizards in a box.
    fn crowd(&self, place: Place, stands: &[Stand]) -> Html {
        let wizards: Vec<WizardId> = self.words.position.wizards_at(place).collect();
        if wizards.is_empty() {
            return unseen(self.words.tr("nobody"));
        }
        let spot = |wizard: WizardId| {
            let label = self.words.wizard_there(wizard);
            let spot = self.spot(Target::Wizard(wizard), label, stands[wizard.index()].hot);
            keyed(wizard.0, tag("li", "", vec![spot]))
        };
        tag("ul", "", wizards.into_iter().map(spot).collect())
    }

    fn is_target(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// A place that can be heard about, and tapped when that means something.
    fn spot(&self, target: Target, label: String, area: Area) -> Html {
        let style = placed(area);
        if !self.is_target(target) || area.w.min(area.h) < self.least {
            return el!(
                "span",
                "class" = "elfenwizards-spot",
                "style" = style,
                "title" = label.clone(),
                [unseen(label)]
            );
        }
        let onclick = self.tap.reform(move |_: MouseEvent| target);
        let pressed = match target {
            Target::Wizard(wizard) => self.picked == Some(wizard),
            _ => false,
        };
        let states = [
            (true, "is-target"),
            (pressed, "is-picked"),
            (self.hinted.contains(&target), "is-hinted"),
        ];
        el!(
            "button",
            "type" = "button",
            "class" = class("elfenwizards-spot", &states),
            "style" = style,
            "title" = label.clone(),
            "aria-label" = label,
            "aria-pressed" = pressed.then_some("true"),
            onclick = onclick,
        )
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

//! A wizard on the tree, as it is seen, with all that moves along with it.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::{Place, Rank};
use conclave_rules::games::elfenwizards::state::{Spell, WizardId};
use conclave_rules::games::elfenwizards::{Guild, PublicState};
use yew::prelude::*;

use super::geometry::{Area, Stand, WIZARD_HEIGHT};
use super::pieces::{SpellPiece, Symbol, WizardFigure, guild_class, shown_rank};
use super::spot::placed;
use crate::board::renders;

/// A spell beside a wizard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SupportMark {
    /// Which spell.
    pub spell: Spell,
    /// Whose it is.
    pub guild: Guild,
    /// Whether it is only drafted.
    pub drafted: bool,
}

/// What is special about a wizard now.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct WizardLook {
    /// Whether it would receive a title.
    pub leading: bool,
    /// Whether it is picked up.
    pub picked: bool,
    /// Whether it can be tapped.
    pub target: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// Whether the present event is about it.
    pub happening: bool,
    /// Whether it is just becoming High Druid.
    pub crowned: bool,
    /// Whether it stands elsewhere than when the reader last decided, or is of another power.
    pub news: bool,
}

/// Properties of [`WizardToken`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct WizardTokenProps {
    /// Whose it is.
    pub guild: Guild,
    /// Where it stands.
    pub stand: Stand,
    /// Whether it stands in a hollow at the roots.
    pub magician: bool,
    /// The rank that it shows.
    pub rank: Rank,
    /// How many grey tokens it has.
    pub grey: u8,
    /// Its power, from 0.
    pub power: u16,
    /// The spells beside it.
    pub supports: Rc<[SupportMark]>,
    /// What is special about it.
    pub look: WizardLook,
    /// The key by which it can be dragged at its spot.
    pub drag_key: Option<AttrValue>,
}

/// A wizard on the tree.
#[component]
pub fn WizardToken(props: &WizardTokenProps) -> Html {
    renders::note("WizardToken");
    let WizardTokenProps { guild, stand, magician, rank, grey, power, supports, look, drag_key } =
        props;
    let class = classes!(
        "elfenwizards-wizard",
        guild_class(*guild),
        look.leading.then_some("is-leading"),
        look.picked.then_some("is-picked"),
        look.target.then_some("is-target"),
        look.hinted.then_some("is-hinted"),
        look.happening.then_some("is-happening"),
        look.crowned.then_some("is-crowned"),
        look.news.then_some("is-news"),
        magician.then_some("is-magician"),
    );
    let h = stand.w * WIZARD_HEIGHT;
    let area = Area { x: stand.x - stand.w / 2.0, y: stand.y - h, w: stand.w, h };
    html! {
        <div {class} style={placed(area)} data-drag-image={drag_key}>
            <WizardFigure key="figure" guild={*guild} rank={*rank} />
            if *grey > 0 {
                <span key="greys" class="elfenwizards-greys">
                    <Symbol key="token" id="grey-token" />
                    if *grey > 1 {
                        <b key="number">{ *grey }</b>
                    }
                </span>
            }
            if *power > 0 {
                <b key="power" class="elfenwizards-power">{ *power }</b>
                <SupportSpells key="supports" {supports} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SupportSpellsProps {
    supports: Rc<[SupportMark]>,
}

/// The spells beside a wizard.
#[component]
fn SupportSpells(SupportSpellsProps { supports }: &SupportSpellsProps) -> Html {
    if supports.is_empty() {
        return html! {};
    }
    let spell = |(at, &SupportMark { spell, guild, drafted }): (usize, &SupportMark)| {
        html! {
            <span key={at} class={drafted.then_some("is-drafted")}>
                <SpellPiece {spell} {guild} />
            </span>
        }
    };
    html! {
        <span class="elfenwizards-supports" style={format!("--n:{}", supports.len())}>
            { for supports.iter().enumerate().map(spell) }
        </span>
    }
}

impl WizardTokenProps {
    /// The token of a wizard; the newest `drafted` spells on the table are only drafted.
    pub fn of(
        position: &PublicState,
        id: WizardId,
        stand: Stand,
        drafted: usize,
        look: WizardLook,
    ) -> WizardTokenProps {
        let wizard = position.wizard(id);
        // Who has fallen needs no spells any more.
        let fallen = matches!(wizard.place, Place::Defeat(_));
        let all = &position.competition.supports;
        let settled = all.len().saturating_sub(drafted);
        let supports = all.iter().enumerate().filter(|(_, support)| support.wizard == id);
        let supports = supports.map(|(number, support)| SupportMark {
            spell: support.spell,
            guild: position.player(support.seat).guild,
            drafted: number >= settled,
        });
        WizardTokenProps {
            guild: position.player(wizard.owner).guild,
            stand,
            magician: matches!(wizard.place, Place::Magicians(_)),
            rank: shown_rank(wizard.place),
            grey: wizard.grey,
            power: if fallen { 0 } else { position.power(id) },
            supports: supports.collect(),
            look,
            drag_key: None,
        }
    }
}

//! The tray where spells are placed beside wizards.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::{SpellBox, TreeLevel};
use conclave_rules::games::elfenwizards::draft::Supports;
use conclave_rules::games::elfenwizards::state::{Spell, WizardId};
use conclave_rules::games::elfenwizards::{Action, Guild};
use yew::prelude::*;

use super::super::geometry::Arrangement;
use super::super::hand::{HeldSpell, can_go, drafted};
use super::super::intent::{DraftPreview, Intent, PickedSpell};
use super::super::msg::Msg;
use super::super::pieces::SpellPiece;
use super::super::target::Piece;
use super::super::words::{TableWords, box_id};
use super::buttons::{ActionButton, MsgButton, Pick};
use super::wizards::{TrayWizard, WizardPicks};
use crate::board::explain::explain;

/// Properties of [`SupportTray`].
#[derive(Properties, PartialEq)]
pub struct SupportTrayProps {
    /// The words for the table as it is, without the draft.
    pub words: TableWords,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// What is smaller on the board, in units, cannot be tapped there.
    pub least: f32,
    /// The draft: [`Intent::Support`].
    pub intent: Rc<Intent>,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// The wizards that take what is picked up.
    pub wizards: Vec<WizardId>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The spells of a hand, and what is meant to become of them.
struct Spells<'a> {
    words: &'a TableWords,
    guild: Guild,
    draft: &'a Supports,
    preview: &'a DraftPreview,
    spells: &'a [HeldSpell],
    /// Which of the drafted ones each is, if any.
    drafted: Vec<Option<usize>>,
    picked: Option<&'a PickedSpell>,
    send: &'a Callback<Msg>,
}

/// The tray where spells are placed beside wizards.
#[component]
pub fn SupportTray(props: &SupportTrayProps) -> Html {
    let SupportTrayProps { words, arrangement, least, intent, legal, wizards, send } = props;
    let Intent::Support { draft, preview, spells, picked } = &**intent else { return html! {} };
    let hand = Spells {
        words,
        guild: words.view.player(words.view.acting).guild,
        draft,
        preview,
        spells,
        drafted: drafted(&words.view, spells, draft),
        picked: picked.as_ref(),
        send,
    };
    // Wizards that stand too close together to be tapped can be chosen here.
    let stands = arrangement.wizards(&preview.position);
    let held = picked.is_some();
    let crowded = wizards.iter().copied().filter(|wizard| {
        held && stands
            .get(wizard.index())
            .is_some_and(|stand| stand.hot.w.min(stand.hot.h) < *least)
    });
    let verb = if preview.complete {
        let msg = Msg::Act(draft.actions());
        html! { <MsgButton main=true label={words.tr("confirm-spells")} {msg} {send} /> }
    } else if draft.spells().is_empty() {
        html! { <ActionButton label={words.tr("pass")} action={Action::Pass} {legal} {send} /> }
    } else {
        html! {}
    };
    let groups = TreeLevel::ALL.into_iter().map(Some).chain([None]);
    html! {
        <>
            <WizardPicks wizards={TrayWizard::all(words, crowded)} {send} />
            <div class="elfenwizards-hand tray-row">
                { for groups.filter_map(|level| hand.group(level)) }
            </div>
            <div class="elfenwizards-verbs tray-row">{ verb }</div>
        </>
    }
}

impl Spells<'_> {
    /// The spells of one level, or the minor ones. All keep their places until the draft is
    /// confirmed.
    fn group(&self, level: Option<TreeLevel>) -> Option<Html> {
        let on = level.map_or(SpellBox::Minor, SpellBox::Major);
        let label = self.words.box_label(on);
        let of_level: Vec<usize> =
            (0..self.spells.len()).filter(|&at| self.spells[at].0 == level).collect();
        let &first = of_level.first()?;
        let drafted = |at: usize| Some(self.drafted_spell(at, self.drafted[at]?));
        let spells: Vec<Html> = if level.is_some() {
            let spell = |&at: &usize| {
                drafted(at).unwrap_or_else(|| self.spell(at, format!("spell-{at}"), &label, None))
            };
            of_level.iter().map(spell).collect()
        } else {
            // Minor spells are all alike: one button for all of them.
            let mut free = of_level.iter().copied().filter(|&at| self.drafted[at].is_none());
            let count = free.clone().count();
            let at = free.next().unwrap_or(first);
            let stack = self.spell(at, "stack".into(), &label, Some(count));
            let rest = of_level.iter().filter_map(|&at| drafted(at));
            [stack].into_iter().chain(rest).collect()
        };
        Some(html! {
            <fieldset key={box_id(on)} class="elfenwizards-group">
                <legend key="legend">{ label }</legend>
                { for spells }
            </fieldset>
        })
    }

    /// A spell that is not drafted, of which there may be several; only seen while it cannot
    /// be placed.
    fn spell(&self, at: usize, key: String, group: &str, count: Option<usize>) -> Html {
        let held = self.spells[at];
        let (spell, guild, send) = (held.1, self.guild, self.send);
        let seen = html! {
            <>
                <SpellPiece key="piece" {spell} {guild} />
                if let Some(count) = count {
                    <small key="count" aria-hidden="true">{ format!("×{count}") }</small>
                }
            </>
        };
        let placeable = can_go(&self.preview.position, &self.preview.more, held);
        if self.drafted[at].is_some() || !placeable {
            return html! {
                <span {key} class="elfenwizards-idle target" aria-hidden="true" data-explain="idle">{ seen }</span>
            };
        }
        html! {
            <Pick
                {key}
                label={format!("{group}: {}", self.words.spell(spell))}
                picked={self.picked == Some(&PickedSpell::Held(at))}
                drag={AttrValue::from(Piece::Spell(at).key())}
                explain={explain_spell(spell)}
                msg={Msg::Pick(at)}
                {send}
            >
                { seen }
            </Pick>
        }
    }

    /// A drafted spell: a tap takes it back.
    fn drafted_spell(&self, at: usize, number: usize) -> Html {
        let (spell, wizard) = self.draft.spells()[number];
        let drafted = self.words.drafted(spell, wizard);
        html! {
            <DraftedSpell
                key={format!("drafted-{at}")}
                {spell}
                guild={self.guild}
                {number}
                label={[self.words.tr("take-back-spell"), drafted].join(" ")}
                send={self.send}
            />
        }
    }
}

/// What explains a spell in the competition.
fn explain_spell(spell: Spell) -> AttrValue {
    match spell {
        Spell::Major(pips) => explain("major-spell", &[pips.into()]),
        Spell::Minor => "minor-spell".into(),
    }
}

#[derive(Properties, PartialEq)]
struct DraftedSpellProps {
    spell: Spell,
    guild: Guild,
    /// Its number in the draft.
    number: usize,
    label: AttrValue,
    send: Callback<Msg>,
}

/// A drafted spell: a tap takes it back, a drag brings it to another wizard.
#[component]
fn DraftedSpell(props: &DraftedSpellProps) -> Html {
    let DraftedSpellProps { spell, guild, number, label, send } = props;
    let number = *number;
    html! {
           <button
               type="button"
               class="elfenwizards-drafted target"
    data-explain={explain_spell(*spell)}
               aria-label={label}
               data-drag={Piece::Drafted(number).key()}
               onclick={send.reform(move |_: MouseEvent| Msg::TakeBack(number))}
           >
               <SpellPiece spell={*spell} guild={*guild} />
               <small aria-hidden="true">{ "↑" }</small>
           </button>
       }
}

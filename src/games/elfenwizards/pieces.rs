//! The pieces, drawn once as symbols (`static/art`) and used everywhere.

use conclave_art::Drawing;
use conclave_rules::games::elfenwizards::Guild;
use conclave_rules::games::elfenwizards::board::{Place, Rank};
use conclave_rules::games::elfenwizards::state::Spell;
use yew::prelude::*;

use crate::games::GUILDS;

/// The id of a guild.
pub fn guild_id(guild: Guild) -> &'static str {
    GUILDS[guild as usize]
}

/// The CSS class that gives a guild's colours to what is inside.
pub fn guild_class(guild: Guild) -> &'static str {
    match guild {
        Guild::Red => "guild-red",
        Guild::Green => "guild-green",
        Guild::Blue => "guild-blue",
        Guild::Yellow => "guild-yellow",
        Guild::Black => "guild-black",
        Guild::White => "guild-white",
    }
}

/// Properties of [`Die`].
#[derive(Properties, PartialEq)]
pub struct DieProps {
    /// Whose it is.
    pub guild: Guild,
    /// What it shows, from 1 to 6; none before it is rolled.
    #[prop_or_default]
    pub pips: Option<u8>,
    /// Whether it is seen from straight above, without its front.
    #[prop_or_default]
    pub flat: bool,
}

/// A major spell: a die seen from above, with the owner's sigil on its front; one that shows
/// nothing yet has the sigil on top.
#[component]
pub fn Die(&DieProps { guild, pips, flat }: &DieProps) -> Html {
    let view_box = if flat { "0 0 24 23.500" } else { "0 0 24 31" };
    let [x, y, size] = if pips.is_some() { ["8.500", "23", "7"] } else { ["5.500", "5", "13"] };
    html! {
        <Drawing class={classes!("elfenwizards-die", guild_class(guild))} {view_box}>
            <use key="die" href="#die" width="24" height="31" />
            if let Some(pips) = pips {
                <use key="pips" href={format!("#die-{pips}")} width="24" height="31" />
            }
            if !flat {
                <use key="sigil" href={sigil_of(guild)} {x} {y} width={size} height={size} />
            }
        </Drawing>
    }
}

/// Properties of [`Chip`].
#[derive(Properties, PartialEq)]
pub struct ChipProps {
    /// Whose it is.
    pub guild: Guild,
}

/// A minor spell: a chip with the owner's sigil.
#[component]
pub fn Chip(&ChipProps { guild }: &ChipProps) -> Html {
    html! {
        <Drawing class={classes!("elfenwizards-chip", guild_class(guild))} view_box="0 0 24 24">
            <use href="#chip" />
            <use href={sigil_of(guild)} x="6" y="6" width="12" height="12" />
        </Drawing>
    }
}

/// Properties of [`WizardFigure`].
#[derive(Properties, PartialEq)]
pub struct WizardFigureProps {
    /// Whose it is.
    pub guild: Guild,
    /// The rank that it shows.
    pub rank: Rank,
}

/// A wizard: a robe with the guild's sigil, the head by which one knows the guild, and what
/// one knows the rank by. Magicians have nothing of the kind.
#[component]
pub fn WizardFigure(&WizardFigureProps { guild, rank }: &WizardFigureProps) -> Html {
    let sign = match rank {
        Rank::HighDruid => Some("#rank-high-druid"),
        Rank::Druid => Some("#rank-druid"),
        Rank::Sorcerer => Some("#rank-sorcerer"),
        Rank::Necromancer => Some("#rank-necromancer"),
        Rank::Magician => None,
    };
    html! {
        <Drawing class="elfenwizards-figure" view_box="0 0 40 48">
            <use key="robe" href="#robe" />
            <use key="head" href={format!("#head-{}", guild_id(guild))} />
            if let Some(sign) = sign {
                <use key="rank" href={sign} />
            }
            <use key="sigil" href={sigil_of(guild)} x="12.500" y="27" width="15" height="15" />
        </Drawing>
    }
}

/// The rank that a wizard shows: none of those that it lost.
pub fn shown_rank(place: Place) -> Rank {
    match place {
        Place::Title(title) => title.rank(),
        Place::Magicians(_) | Place::Defeat(_) => Rank::Magician,
    }
}

/// Properties of [`SpellPiece`].
#[derive(Properties, PartialEq)]
pub struct SpellPieceProps {
    /// Which spell.
    pub spell: Spell,
    /// Whose it is.
    pub guild: Guild,
}

/// A spell: a [`Die`] or a [`Chip`].
#[component]
pub fn SpellPiece(&SpellPieceProps { spell, guild }: &SpellPieceProps) -> Html {
    match spell {
        Spell::Minor => html! { <Chip {guild} /> },
        Spell::Major(pips) => html! { <Die {pips} {guild} /> },
    }
}

/// Properties of [`Symbol`].
#[derive(Properties, PartialEq)]
pub struct SymbolProps {
    /// The symbol's id in the sprite.
    pub id: &'static str,
}

/// A symbol that stands alone.
#[component]
pub fn Symbol(&SymbolProps { id }: &SymbolProps) -> Html {
    let class = classes!("elfenwizards-symbol", format!("elfenwizards-{id}"));
    html! { <Drawing {class} view_box="0 0 24 24"><use href={format!("#{id}")} /></Drawing> }
}

/// The sprite's symbol of a guild.
fn sigil_of(guild: Guild) -> String {
    format!("#sigil-{}", guild_id(guild))
}

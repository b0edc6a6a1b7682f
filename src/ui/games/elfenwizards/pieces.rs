//! The pieces, drawn once as symbols (`static/art`) and used everywhere.

use conclave::games::elfenwizards::Guild;
use yew::prelude::*;

use crate::components::tags::{drawing, part, part_at};

/// The guild ids, in the order in which guilds join.
pub const GUILDS: [&str; 6] = ["red", "green", "blue", "yellow", "black", "white"];

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

/// A guild's sigil, in the colour of the text around it.
pub fn sigil(guild: Guild) -> Html {
    crate::components::tags::sigil(guild_id(guild))
}

/// A guild's sigil on a piece: where, and how large.
fn mark(guild: Guild, at: [&'static str; 3]) -> Html {
    part_at(&["sigil-", guild_id(guild)].concat(), at)
}

/// A piece in its owner's colours.
fn piece(class: &str, guild: Guild, view: &'static str, symbols: Vec<Html>) -> Html {
    drawing(&[class, " ", guild_class(guild)].concat(), view, symbols)
}

/// A major spell: a die seen from above, with the owner's sigil on its front.
pub fn die(pips: u8, guild: Guild) -> Html {
    let face = part(&["die-", &pips.to_string()].concat());
    let symbols = vec![part("die"), face, mark(guild, ["8.500", "23", "7"])];
    piece("elfenwizards-die", guild, "0 0 24 31", symbols)
}

/// A die that shows nothing yet.
pub fn unrolled(guild: Guild) -> Html {
    let symbols = vec![part("die"), mark(guild, ["5.500", "5", "13"])];
    piece("elfenwizards-die", guild, "0 0 24 31", symbols)
}

/// A minor spell: a chip with the owner's sigil.
pub fn chip(guild: Guild) -> Html {
    let symbols = vec![part("chip"), mark(guild, ["6", "6", "12"])];
    piece("elfenwizards-chip", guild, "0 0 24 24", symbols)
}

/// A wizard: a hooded figure with the guild's sigil.
pub fn wizard(guild: Guild) -> Html {
    let symbols = vec![part("wizard"), mark(guild, ["12.500", "26", "15"])];
    drawing("elfenwizards-figure", "0 0 40 48", symbols)
}

/// A symbol that stands alone, by its id.
pub fn symbol(id: &str) -> Html {
    let class = ["elfenwizards-symbol elfenwizards-", id].concat();
    drawing(&class, "0 0 24 24", vec![part(id)])
}

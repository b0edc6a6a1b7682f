//! The pieces, drawn once as symbols (`static/art`) and used everywhere.

use conclave::elfenwizards::Guild;
use yew::prelude::*;

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
    let href = format!("#sigil-{}", guild_id(guild));
    html! { <svg class="sigil" viewBox="0 0 24 24" aria-hidden="true"><use {href} /></svg> }
}

/// A major spell: a die seen from above, with the owner's sigil on its front.
pub fn die(pips: u8, guild: Guild) -> Html {
    let face = format!("#die-{pips}");
    let mark = format!("#sigil-{}", guild_id(guild));
    html! {
        <svg class={classes!("elfenwizards-die", guild_class(guild))} viewBox="0 0 24 31" aria-hidden="true">
            <use href="#die" />
            <use href={face} />
            <use href={mark} x="8.500" y="23" width="7" height="7" />
        </svg>
    }
}

/// A die that shows nothing yet.
pub fn unrolled(guild: Guild) -> Html {
    let mark = format!("#sigil-{}", guild_id(guild));
    html! {
        <svg class={classes!("elfenwizards-die", guild_class(guild))} viewBox="0 0 24 31" aria-hidden="true">
            <use href="#die" />
            <use href={mark} x="5.500" y="5" width="13" height="13" />
        </svg>
    }
}

/// A minor spell: a chip with the owner's sigil.
pub fn chip(guild: Guild) -> Html {
    let mark = format!("#sigil-{}", guild_id(guild));
    html! {
        <svg class={classes!("elfenwizards-chip", guild_class(guild))} viewBox="0 0 24 24" aria-hidden="true">
            <use href="#chip" />
            <use href={mark} x="6" y="6" width="12" height="12" />
        </svg>
    }
}

/// A wizard: a hooded figure with the guild's sigil.
pub fn wizard(guild: Guild) -> Html {
    let mark = format!("#sigil-{}", guild_id(guild));
    html! {
        <svg class="elfenwizards-figure" viewBox="0 0 40 48" aria-hidden="true">
            <use href="#wizard" />
            <use href={mark} x="12.500" y="26" width="15" height="15" />
        </svg>
    }
}

/// A symbol that stands alone, by its id.
pub fn symbol(id: &'static str) -> Html {
    let href = format!("#{id}");
    let class = classes!("elfenwizards-symbol", format!("elfenwizards-{id}"));
    html! { <svg {class} viewBox="0 0 24 24" aria-hidden="true"><use {href} /></svg> }
}

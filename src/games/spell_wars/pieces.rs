//! Small drawings and signs that cards, wizards and rolls are made of. The drawings
//! are symbols of the sprite, `#spell-wars-…`. Signs have nothing to remember and are drawn with what
//! they are part of: plain functions.

use conclave_rules::games::spell_wars::cards::{Glyph, Wizard};
use conclave_rules::games::spell_wars::public_state::CAP;
use conclave_rules::games::spell_wars::{Dice, View};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars::glyph_id;
use yew::prelude::*;

use super::words::{Words, guild};
use crate::board::explain::explain;

/// A drawing of this class, with another drawn over it if there is one; what it shows is said beside it.
/// `id` is the symbol's name behind `spell-wars-`.
pub fn drawing(id: &str, class: &str, over: Option<&str>) -> Html {
    html! {
        <svg class={class.to_owned()} viewBox="0 0 24 24" aria-hidden="true">
            <use key="first" href={format!("#spell-wars-{id}")} />
            if let Some(over) = over {
                <use key="over" href={format!("#spell-wars-{over}")} />
            }
        </svg>
    }
}

/// A small drawing in a line of text.
pub fn symbol(id: &str) -> Html {
    drawing(id, "spell-wars-icon", None)
}

/// A magic's sign, with its name for those who do not see it.
pub fn glyph_sign(words: &Words, of: Glyph) -> Html {
    let name = AttrValue::from(words.glyph(of));
    let id = glyph_id(of);
    html! {
        <span key="glyph" class={format!("spell-wars-glyph is-{id}")} data-explain={id}>
            { symbol(id) }
            <span class="visually-hidden">{ name }</span>
        </span>
    }
}

/// The initiative of a Destination, or of a spell.
pub fn initiative(words: &Words, n: u8) -> Html {
    let name = words.tr("initiative");
    html! {
        <span
            key="initiative"
            class="spell-wars-initiative"
            data-explain={explain("initiative", &[n.into()])}
        >
            <span class="visually-hidden">{ name }{ " " }</span>
            { n }
        </span>
    }
}

/// One die as it lies, from 1 to 6.
pub fn die(pips: u8) -> Html {
    drawing(&format!("die-{pips}"), "spell-wars-die", None)
}

/// Several dice as they lie.
pub fn dice_row(dice: &Dice) -> Html {
    html! {
        <span key="dice" class="spell-wars-dice" role="img" aria-label={each(dice)}>
            for (at, &pips) in dice.iter().enumerate() {
                <span key={at}>{ die(pips) }</span>
            }
        </span>
    }
}

/// Dice of which each counts by itself: "4, 6".
pub fn each(dice: &Dice) -> String {
    let pips: Vec<String> = dice.iter().map(u8::to_string).collect();
    pips.join(", ")
}

/// Dice as they are added up: "4 + 6 = 10". (One die needs no adding.)
pub fn sum(dice: &Dice) -> String {
    let pips: Vec<String> = dice.iter().map(u8::to_string).collect();
    let all = pips.join(" + ");
    if dice.len() < 2 { all } else { [all, dice.iter().sum::<u8>().to_string()].join(" = ") }
}

/// A number with its drawing, and with words for those who do not see that. `of` names what
/// is counted in texts (`n-…`), drawings and classes (`is-…`).
pub fn tally(words: &Words, of: &'static str, n: u8) -> Html {
    let name = words.count(&format!("n-{of}"), n);
    html! {
        <span
            key={of}
            class={format!("spell-wars-tally is-{of}")}
            data-explain={explain(of, &[n.into(), CAP.into()])}
        >
            { symbol(of) }
            <b aria-hidden="true">{ n }</b>
            <span class="visually-hidden">{ name }{ ", " }</span>
        </span>
    }
}

/// Whose face it is, and in what state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The wizard.
    pub wizard: Wizard,
    /// The colour, by its guild's id.
    pub guild: &'static str,
    /// Whether they are dead in this round.
    pub dead: bool,
}

impl Head {
    /// The portrait of the player at `seat`; none where the seat is empty.
    pub fn of(view: &View, seat: Seat) -> Option<Head> {
        let player = view.table.players.get(seat.index())?;
        Some(Head { wizard: player.wizard, guild: guild(view, seat), dead: player.dead })
    }
}

/// A wizard's head: a hat and a face of their own, in their colour.
pub fn portrait(Head { wizard, guild, dead }: Head) -> Html {
    const HATS: [&str; 5] = ["elemental", "dark", "primal", "arcane", "illusion"];
    let number = u8::from(wizard);
    let hat = format!("hat-{}", HATS[usize::from(number) % HATS.len()]);
    let face = if dead { String::from("dead") } else { format!("face-{}", number % 4) };
    drawing(&face, &format!("spell-wars-portrait guild-{guild}"), Some(&hat))
}

//! The stage: the spell that everybody looks at, card by card, with its dice; or
//! what lies in front of the wizard whom the reader looks at.

use conclave::games::spell_wars::RollFor;
use conclave::games::spell_wars::cards::{Card, Cards, Passive, Slot};
use conclave::games::spell_wars::face::glyph;
use conclave::games::spell_wars::pending::Script;
use conclave::table::Seat;
use yew::prelude::*;

use super::cards::{FaceLook, card, dead, die, icon, quiet, sealed, treasure};
use super::moment::Moment;
use super::wizards::portrait;
use super::words::{Words, guild};
use crate::components::tags::{
    all, el, none, number, said, span, tag, unseen, when, words as text,
};

/// The stage for `seat`. `looked`: the reader wants to see everything of theirs.
pub fn stage(words: Words, seat: Seat, moment: &Moment, looked: bool) -> Html {
    let table = &words.view.table;
    let player = table.player(seat);
    let spell = player.spell | (player.creatures & player.unresolved);
    let kept = player.creatures - spell;
    let current = match moment.script {
        Some(Script::Component(card)) if moment.seat == Some(seat) => Some(card),
        _ => None,
    };
    let face = |of: Card| {
        let lit = current == Some(of);
        let class = match lit {
            true => "is-lit",
            false if kept.has(of) => "is-kept",
            false if player.unresolved.has(of) || player.unresolved.is_empty() => "",
            false => "is-done",
        };
        card(words, of, FaceLook { class, moment: lit.then_some(moment), chances: None })
    };
    let in_order = |cards: Cards| {
        Slot::ALL.into_iter().flat_map(move |slot| (cards & Cards::of_slot(slot)).iter())
    };
    // What a Reaction, a treasure or a Dead Wizard card does is shown with it.
    let aside = moment.seat == Some(seat) && !looked;
    let event = moment.script.filter(|_| aside).map(|script| match script {
        Script::Reaction(of) => {
            card(words, of, FaceLook { class: "is-lit", moment: Some(moment), chances: None })
        }
        Script::Immediate(of) | Script::NextRound(of) => dead(words, of),
        _ => script.treasure().map_or_else(none, |of| treasure(words, of, Some(moment))),
    });
    let name = words.spell_name(seat, spell);
    let name = match name.is_empty() {
        true => text(words.wizard(player.wizard)),
        false => said("q", "", name),
    };
    let aim = moment.target.filter(|_| !looked).map(|target| {
        let life = table.player(target).life;
        tag(
            "p",
            "spell-wars-aim",
            vec![
                quiet("span", "➜".to_owned()),
                unseen(words.tr("aims-at")),
                portrait(words, target),
                said("b", "", words.name(target).to_owned()),
                icon("life"),
                number(life),
            ],
        )
    });
    let mut cards: Vec<Html> = in_order(spell).map(face).collect();
    if spell.is_empty() {
        cards.extend((0..player.sealed).map(|_| sealed(words)));
    }
    cards.extend(in_order(kept).map(face));
    let mut things: Vec<Html> =
        player.treasures.iter().map(|of| treasure(words, of, None)).collect();
    let keeps = player.treasures.iter().any(|of| of.row().passive == Some(Passive::Tucked));
    things.extend(table.tucked.filter(|_| keeps).map(|of| {
        said("p", "spell-wars-note", words.tr_args("tucked", &[("what", (&words.card(of)).into())]))
    }));
    things.extend(player.dead_cards.kinds().map(|of| dead(words, of)));
    let owner = said("small", "", words.name(seat).to_owned());
    let title = el!("h3", "id" = "stage-title", [owner, text(" "), name]);
    let banner = ["spell-wars-banner", if moment.named { " is-cast" } else { "" }].concat();
    let looks = if looked { " is-looked" } else { "" };
    let class = ["spell-wars-stage guild-", guild(words.view, seat), looks].concat();
    el!(
        "section",
        "class" = class,
        "aria-labelledby" = "stage-title",
        [
            tag("header", &banner, vec![portrait(words, seat), title, aim.unwrap_or_default()]),
            roll(words, moment).filter(|_| !looked).unwrap_or_default(),
            event.unwrap_or_default(),
            tag("div", "spell-wars-spell", cards),
            when(!things.is_empty(), || tag("div", "spell-wars-things", things))
        ]
    )
}

/// A round is won.
pub fn fanfare(words: Words, seat: Seat) -> Html {
    let key = if words.view.table.quick { "log-survived" } else { "log-token" };
    let won = words.tr_args(key, &[("name", words.name(seat).into())]);
    tag(
        "div",
        &["spell-wars-stage is-won guild-", guild(words.view, seat)].concat(),
        vec![portrait(words, seat), said("p", "", won), icon("token")],
    )
}

/// The dice as they lie, and where they come from.
fn roll(words: Words, moment: &Moment) -> Option<Html> {
    let (seat, dice, why) = moment.roll.as_ref()?;
    let total: u8 = dice.iter().sum();
    let source = match *why {
        RollFor::Power { card, glyphs } => {
            let magic = card.glyph().map(|of| glyph(of, words.text.catalog())).unwrap_or_default();
            let more = (dice.len() as u8).saturating_sub(glyphs);
            let args = [("n", glyphs.into()), ("what", (&magic).into()), ("m", more.into())];
            words.tr_args("dice-from", &args)
        }
        RollFor::Card => words.tr_args("dice-card", &[("name", words.name(*seat).into())]),
        RollFor::Opponent => words.tr("dice-opponent"),
        RollFor::Mourning => words.tr("dice-mourning"),
    };
    let power = matches!(why, RollFor::Power { .. });
    let tier = moment.tier.filter(|_| power).map_or_else(none, |tier| {
        let tier = ["1–4", "5–9", "10+"][usize::from(tier.min(2))];
        said("b", "spell-wars-tier", tier.to_owned())
    });
    let dice = el!(
        "span",
        "class" = "spell-wars-dice",
        "role" = "img",
        "aria-label" = super::log::pips(dice),
        [all(dice.iter().map(|&pips| die(pips)))]
    );
    let sum = said("b", "", ["= ", &total.to_string()].concat());
    Some(tag("p", "spell-wars-roll", vec![span("", vec![text(source)]), dice, sum, tier]))
}

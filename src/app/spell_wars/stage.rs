//! The stage: the spell that everybody looks at, card by card, with its dice; or
//! what lies in front of the wizard whom the reader looks at.

use conclave::spell_wars::RollFor;
use conclave::spell_wars::cards::{Card, Cards, Slot};
use conclave::spell_wars::face::glyph;
use conclave::spell_wars::pending::Script;
use conclave::table::Seat;
use yew::prelude::*;

use super::cards::{Look, card, dead, die, icon, sealed, treasure};
use super::moment::Moment;
use super::wizards::portrait;
use super::words::{Words, guild};

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
        card(words, of, Look { class, moment: lit.then_some(moment), chances: None })
    };
    let in_order = |cards: Cards| {
        Slot::ALL.into_iter().flat_map(move |slot| (cards & Cards::of_slot(slot)).iter())
    };
    // What a Reaction, a treasure or a Dead Wizard card does is shown with it.
    let aside = moment.seat == Some(seat) && !looked;
    let event = moment.script.filter(|_| aside).map(|script| match script {
        Script::Reaction(of) => {
            card(words, of, Look { class: "is-lit", moment: Some(moment), chances: None })
        }
        Script::Immediate(of) | Script::NextRound(of) => dead(words, of),
        _ => script.treasure().map_or_else(Html::default, |of| treasure(words, of, Some(moment))),
    });
    let name = words.spell_name(seat, spell);
    html! {
        <section
            class={classes!("spell-wars-stage", ["guild-", guild(words.view, seat)].concat(), looked.then_some("is-looked"))}
            aria-labelledby="stage-title"
        >
            <header class={classes!("spell-wars-banner", moment.named.then_some("is-cast"))}>
                { portrait(words, seat) }
                <h3 id="stage-title">
                    <small>{ words.name(seat) }</small>{ " " }
                    if name.is_empty() { { words.wizard(player.wizard) } } else { <q>{ name }</q> }
                </h3>
                { for moment.target.filter(|_| !looked).map(|target| html! {
                    <p class="spell-wars-aim">
                        <span aria-hidden="true">{ "➜" }</span>
                        <span class="unseen">{ words.say("aims-at") }{ " " }</span>
                        { portrait(words, target) }
                        <b>{ words.name(target) }</b>
                        { icon("life") }{ table.player(target).life }
                    </p>
                }) }
            </header>
            { roll(words, moment).filter(|_| !looked).unwrap_or_default() }
            { for event }
            <div class="spell-wars-spell">
                { for in_order(spell).map(face) }
                if spell.is_empty() { { for (0..player.sealed).map(|_| sealed(words)) } }
                { for in_order(kept).map(face) }
            </div>
            if !(player.treasures.is_empty() && player.dead_cards.is_empty()) {
                <div class="spell-wars-things">
                    { for player.treasures.iter().map(|of| treasure(words, of, None)) }
                    { for table.tucked.filter(|_| player.treasures.iter().any(|of| of.key() == "bottomless-buffet")).map(|of| html! {
                        <p class="spell-wars-note">{ words.tell("tucked", &[("what", (&words.card(of)).into())]) }</p>
                    }) }
                    { for player.dead_cards.kinds().map(|of| dead(words, of)) }
                </div>
            }
        </section>
    }
}

/// A round is won.
pub fn fanfare(words: Words, seat: Seat) -> Html {
    let key = if words.view.table.quick { "log-survived" } else { "log-token" };
    // A screen reader hears it with the log.
    html! {
        <div class={classes!("spell-wars-stage", "is-won", ["guild-", guild(words.view, seat)].concat())} aria-hidden="true">
            { portrait(words, seat) }
            <p>{ words.tell(key, &[("name", words.name(seat).into())]) }</p>
            { icon("token") }
        </div>
    }
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
            words.tell("dice-from", &args)
        }
        RollFor::Card => words.tell("dice-card", &[("name", words.name(*seat).into())]),
        RollFor::Opponent => words.say("dice-opponent"),
        RollFor::Mourning => words.say("dice-mourning"),
    };
    let tier = moment.tier.map(|tier| ["1–4", "5–9", "10+"][usize::from(tier.min(2))]);
    Some(html! {
        <p class="spell-wars-roll">
            <span>{ source }</span>
            <span class="spell-wars-dice" role="img" aria-label={super::log::pips(dice)}>
                { for dice.iter().map(|&pips| die(pips)) }
            </span>
            <b>{ "= " }{ total }</b>
            { for tier.filter(|_| matches!(why, RollFor::Power { .. })).map(|tier| html! { <b class="spell-wars-tier">{ tier }</b> }) }
        </p>
    })
}

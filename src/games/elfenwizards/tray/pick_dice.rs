//! The tray where dice are picked out of a box.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::SpellBox;
use conclave_rules::games::elfenwizards::state::Decision;
use conclave_rules::games::elfenwizards::{Action, Dice};
use yew::prelude::*;

use super::super::msg::Msg;
use super::super::pieces::Die;
use super::super::words::{TableWords, number};
use super::buttons::{ActionButton, Hand, MsgButton, Pick};

/// Properties of [`PickDiceTray`].
#[derive(Properties, PartialEq)]
pub struct PickDiceTrayProps {
    /// The words for the table.
    pub words: TableWords,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// The box.
    pub from: SpellBox,
    /// The dice there.
    pub dice: Vec<u8>,
    /// Those picked, by number.
    pub picked: Vec<usize>,
    /// Those picked, by pips.
    pub chosen: Dice,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where dice are picked out of a box.
#[component]
pub fn PickDiceTray(props: &PickDiceTrayProps) -> Html {
    let PickDiceTrayProps { words, legal, from, dice, picked, chosen, send } = props;
    let chosen = *chosen;
    let guild = words.view.player(words.view.acting).guild;
    let place = words.box_label(*from);
    let buttons = dice.iter().enumerate().map(|(die, &pips)| {
        let args = [("pips", number(pips)), ("place", place.as_str().into())];
        html! {
            <Pick
                key={die}
                label={words.tr_args("die-label", &args)}
                picked={picked.contains(&die)}
                msg={Msg::Pick(die)}
                {send}
            >
                <Die {pips} {guild} />
            </Pick>
        }
    });
    let (action, key) = match words.view.decision {
        Decision::Recover => (Action::Recover(chosen), "recover"),
        Decision::Cleanse => (Action::Cleanse(chosen), "cleanse"),
        _ => (Action::TakeBack(chosen), "take-back"),
    };
    let counts = [
        ("count", number(gain(words, chosen))),
        ("dice", number(chosen.len())),
        ("rest", number(dice.len() as i64 - i64::from(chosen.len()))),
    ];
    html! {
        <>
            <Hand label={words.spell_box(*from)}>{ for buttons }</Hand>
            <p class="elfenwizards-note" role="status">{ sum(words, chosen) }</p>
            <div class="elfenwizards-verbs tray-row">
                <MsgButton
                    label={words.tr("pick-all")}
                    disabled={picked.len() >= dice.len()}
                    msg={Msg::PickAll}
                    {send}
                />
                <ActionButton
                    main=true
                    label={words.tr_args(key, &counts)}
                    {action}
                    {legal}
                    {send}
                />
            </div>
        </>
    }
}

/// How many spells or tokens these dice are worth.
fn gain(words: &TableWords, dice: Dice) -> u8 {
    let (position, seat) = (&words.view, words.view.acting);
    match position.decision {
        Decision::Recover => position.recovered_with(seat, dice),
        Decision::Cleanse => position.removed_with(seat, dice),
        _ => 0,
    }
}

/// What the picked dice are worth: "4 + 1 → 2 minor spells".
fn sum(words: &TableWords, dice: Dice) -> String {
    let key = match words.view.decision {
        Decision::Recover => "sum-recover",
        Decision::Cleanse => "sum-cleanse",
        _ => return String::new(),
    };
    if dice.is_empty() {
        return String::new();
    }
    let pips: Vec<String> = dice.iter().map(|pips| pips.to_string()).collect();
    let sum = pips.join(" + ");
    let args = [
        ("sum", (&sum).into()),
        ("pips", number(dice.pips())),
        ("count", number(gain(words, dice))),
    ];
    words.tr_args(key, &args)
}

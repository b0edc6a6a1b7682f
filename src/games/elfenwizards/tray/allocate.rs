//! The tray where dice are put on boxes.

use conclave_rules::games::elfenwizards::Guild;
use conclave_rules::games::elfenwizards::board::{SpellBox, TreeLevel};
use conclave_rules::games::elfenwizards::draft::Allocation;
use yew::prelude::*;

use super::super::geometry::Arrangement;
use super::super::msg::Msg;
use super::super::pieces::Die;
use super::super::target::Piece;
use super::super::words::{number, use_words};
use super::buttons::{Hand, MsgButton, Pick};
use crate::board::explain::explain;

/// Properties of [`AllocateTray`].
#[derive(Properties, PartialEq)]
pub struct AllocateTrayProps {
    /// The player's guild.
    pub guild: Guild,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Where the dice are meant to go.
    pub draft: Allocation,
    /// The dice picked up, by number.
    pub picked: Vec<usize>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where dice are put on boxes.
#[component]
pub fn AllocateTray(props: &AllocateTrayProps) -> Html {
    let &AllocateTrayProps { guild, arrangement, ref draft, ref picked, ref send } = props;
    let words = use_words();
    let dice = draft.dice().iter().enumerate().map(|(die, &(pips, on))| {
        let place = match on {
            Some(on) => words.box_label(on),
            None => words.tr("in-hand"),
        };
        let label =
            words.tr_args("die-label", &[("pips", number(pips)), ("place", place.as_str().into())]);
        let short = on.map(|on| match (arrangement, on) {
            // On a phone the box with the die is right above.
            (Arrangement::Tall, _) => "↑".into(),
            (_, SpellBox::Major(TreeLevel::Necromancer)) => words.tr("box-narrow"),
            _ => place,
        });
        html! {
            <Pick
                key={die}
                class={classes!("can-drag", on.map(|_| "is-away"))}
                {label}
                picked={picked.contains(&die)}
                drag={AttrValue::from(Piece::Die(die).key())}
                explain={explain("major-spell", &[pips.into()])}
                msg={Msg::Pick(die)}
                twice={Msg::PickAlike(die)}
                {send}
            >
                <Die key="die" {pips} {guild} />
                if let Some(short) = short {
                    <small key="where" aria-hidden="true">{ short }</small>
                }
            </Pick>
        }
    });
    let rest = draft.meant_for(None).len();
    let placed = draft.dice().len() - usize::from(rest);
    let counts = [("placed", number(placed as i64)), ("rest", number(rest))];
    html! {
        <>
            <Hand label={words.tr("dice")}>{ for dice }</Hand>
            <div class="elfenwizards-verbs tray-row">
                <MsgButton key="pick-all"
                    label={words.tr("pick-all")}
                    disabled={picked.len() >= usize::from(rest)}
                    msg={Msg::PickAll}
                    {send}
                />
                <MsgButton key="clear"
                    label={words.tr("clear")}
                    disabled={placed == 0}
                    msg={Msg::Clear}
                    {send}
                />
                if let Some(actions) = draft.actions() {
                    <MsgButton key="confirm"
                        main=true
                        label={words.tr_args("confirm-dice", &counts)}
                        msg={Msg::Act(actions)}
                        {send}
                    />
                } else {
                    <p key="note" class="elfenwizards-note">{ words.tr_args("dice-left", &counts) }</p>
                }
            </div>
        </>
    }
}

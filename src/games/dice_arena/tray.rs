//! The tray of the player who throws: the dice of the reserve, the force, and the buttons.

use std::rc::Rc;

use conclave_rules::games::dice_arena::{Action, Force};
use yew::prelude::*;

use super::rack::Rack;
use super::words::{force_id, number, use_words};
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::TextButton;

/// Properties of [`Tray`].
#[derive(Properties, PartialEq)]
pub struct TrayProps {
    /// What can be done. The tray is empty when no person at this device must
    /// decide.
    pub legal: Rc<[Action]>,
    /// What a hint proposes.
    pub hint: Rc<[Action]>,
    /// How many dice the thrower has.
    pub reserve: u8,
    /// How many of them are thrown next.
    pub next: u8,
    /// Whether a throw is possible.
    pub throws: bool,
    /// How hard to throw.
    pub force: Force,
    /// What the throw is aimed at, in words.
    pub aimed: AttrValue,
    /// Whether dice are in the hand.
    pub holding: bool,
    /// Called when dice are picked up or laid down by a press.
    pub onpick: Callback<()>,
    /// Called when the throw is to be made as it was chosen.
    pub onthrow: Callback<()>,
    /// Called with an action chosen here.
    pub onact: Callback<Action>,
    /// Called with another force.
    pub onforce: Callback<Force>,
}

/// The tray.
#[component]
pub fn Tray(props: &TrayProps) -> Html {
    renders::note("Tray");
    let words = use_words();
    let TrayProps { legal, hint, throws, next, onact, onthrow, .. } = props;
    if legal.is_empty() {
        return html! { <div class="dice-arena-tray tray is-empty"></div> };
    }
    let hinted = |is: &dyn Fn(&Action) -> bool| hint.iter().any(is).then_some("is-hinted");
    let simple = |action: Action, key: &str, explain: &'static str, class: &'static str| {
        let hinted = hinted(&|hint| *hint == action);
        legal.contains(&action).then(|| {
            html! {
                <TextButton
                    {key}
                    label={words.tr(key)}
                    {explain}
                    class={classes!(class, hinted)}
                    onclick={onact.reform(move |_| action.clone())}
                />
            }
        })
    };
    html! {
        <div class="dice-arena-tray tray" role="group" aria-label={words.tr("tray")}>
            if *throws {
                <Rack
                    key="rack"
                    reserve={props.reserve}
                    next={*next}
                    holding={props.holding}
                    onpick={&props.onpick}
                />
                <ForceChoice key="force" force={props.force} onchange={&props.onforce} />
            }
            <div key="buttons" class="row">
                if *throws {
                    <TextButton
                        key="throw"
                        label={words.tr_args("do-throw", &[("count", number(*next))])}
                        main=true
                        explain={explain("throw", &[(*next).into()])}
                        class={classes!(
                            "dice-arena-throw",
                            hinted(&|hint| matches!(hint, Action::Throw(_))),
                        )}
                        onclick={onthrow.reform(|_| ())}
                    />
                }
                { simple(Action::Stop, "do-stop", "stop", "dice-arena-stop") }
                { simple(Action::Lift, "do-lift", "lift", "dice-arena-lift") }
            </div>
            <p key="aimed" class="dice-arena-aimed" data-explain="aim">
                if *throws {
                    { props.aimed.clone() }
                } else {
                    { words.tr("choose") }
                }
            </p>
        </div>
    }
}

/// Properties of [`ForceChoice`].
#[derive(Properties, PartialEq)]
pub struct ForceChoiceProps {
    /// What is chosen.
    pub force: Force,
    /// Called with another choice.
    pub onchange: Callback<Force>,
}

/// How hard to throw.
#[component]
pub fn ForceChoice(ForceChoiceProps { force, onchange }: &ForceChoiceProps) -> Html {
    let words = use_words();
    let button = |one: Force| {
        let on = one == *force;
        html! {
            <TextButton
                key={one as u8}
                label={words.tr_args("force-name", &[("force", force_id(one).into())])}
                explain={force_id(one)}
                pressed={on}
                class={classes!(on.then_some("is-chosen"))}
                onclick={onchange.reform(move |_| one)}
            />
        }
    };
    html! {
        <div class="dice-arena-force" role="group" aria-label={words.tr("force")}>
            { for Force::ALL.map(button) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::ThrowIntent;

    use super::*;
    use crate::testing;

    fn tray(legal: &[Action], hint: &[Action]) -> String {
        let text = testing::text(Locale::English);
        let throws = super::super::target::can_throw(legal);
        let tray = html! {
            <Tray
                legal={Rc::<[Action]>::from(legal)}
                hint={Rc::<[Action]>::from(hint)}
                reserve=4
                next=1
                {throws}
                force={Force::Hard}
                aimed="Aim: there"
                holding=false
                onpick={Callback::noop()}
                onthrow={Callback::noop()}
                onact={Callback::noop()}
                onforce={Callback::noop()}
            />
        };
        testing::markup(&text, tray)
    }

    #[test]
    fn the_tray_of_a_player_who_decides_is_never_empty() {
        assert_eq!(tray(&[], &[]), "<div class=\"dice-arena-tray tray is-empty\"></div>");
    }

    #[test]
    fn a_thrower_has_dice_a_force_and_a_button() {
        let found = tray(&[Action::Throw(ThrowIntent::default()), Action::Stop], &[Action::Stop]);
        assert!(found.contains("dice-arena-reserve") && found.contains("Aim: there"), "{found}");
        assert!(found.contains("data-explain=\"hard\" class=\"button is-chosen\">Hard"), "{found}");
        assert!(found.contains("button button-main dice-arena-throw\""), "{found}");
        assert!(found.contains("button dice-arena-stop is-hinted"), "{found}");
        assert!(!found.contains("dice-arena-lift"), "{found}");
    }

    #[test]
    fn the_tray_says_where_a_die_can_be_chosen() {
        let found = tray(&[Action::Take(conclave_rules::games::dice_arena::Die(0))], &[]);
        assert!(found.contains("Tap the die in the arena"), "{found}");
        assert!(!found.contains("dice-arena-force"), "{found}");
    }
}

//! What is asked in the middle of a spell, and the answers to choose from.

pub mod phrases;

use std::rc::Rc;

use conclave_rules::games::spell_wars::pending::{Ask, Decision, HandUse};
use conclave_rules::games::spell_wars::{Action, View};
use yew::prelude::*;

use super::PlayerInfo;
use super::card_face::{CardFace, CardState, Thing, ThingCard};
use super::pieces::{Head, die, portrait};
use super::words::{TableWords, use_words};
use crate::board::renders;
use crate::board::shared::Shared;
use phrases::Phrase;

/// Properties of [`Question`].
#[derive(Properties, PartialEq)]
pub struct QuestionProps {
    /// The match.
    pub view: Shared<View>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// What is asked.
    pub ask: Ask,
    /// All answers.
    pub legal: Rc<[Action]>,
    /// What a hint proposes.
    pub hint: Rc<[Action]>,
    /// Called with the answer.
    pub onanswer: Callback<Action>,
}

/// A question, and its answers to choose from.
#[component]
pub fn Question(props: &QuestionProps) -> Html {
    renders::note("Question");
    let QuestionProps { view, players, ask, legal, hint, onanswer } = props;
    let words = use_words();
    let table = &TableWords::new(words.page(), players, view);
    let answer = |(at, action): (usize, Action)| {
        let Phrase { label, note } = phrases::answer(table, *ask, action);
        // Where the card itself says all, its name is not said again.
        let named = match action {
            Action::Card(_) | Action::Treasure(_) => {
                matches!(ask.decision, Decision::Block { .. } | Decision::Reroll { .. })
            }
            _ => true,
        };
        html! {
            <Answer
                key={at}
                {action}
                picture={picture(view, *ask, action)}
                label={if named { AttrValue::from(label) } else { AttrValue::default() }}
                note={AttrValue::from(note)}
                hinted={hint.contains(&action)}
                costs={costs(*ask, action)}
                onanswer={onanswer.clone()}
            />
        }
    };
    html! {
        <section class="spell-wars-tray tray" aria-labelledby="ask-title">
            <h3 id="ask-title">{ phrases::question(table, *ask) }</h3>
            <div class="spell-wars-answers">
                { for in_order(legal).into_iter().enumerate().map(answer) }
            </div>
        </section>
    }
}

/// The answers in the order in which they are shown: "no" stands last, where it does not come
/// first by mistake.
pub fn in_order(legal: &[Action]) -> Vec<Action> {
    let (no, mut answers): (Vec<Action>, Vec<Action>) =
        legal.iter().partition(|action| matches!(action, Action::Decline));
    answers.extend(no);
    answers
}

/// What an answer chooses, as it looks; nothing for a price, an option, a type, or "no".
fn picture(view: &View, ask: Ask, action: Action) -> Html {
    match action {
        Action::Card(card) => {
            // What a Creature could do in an attack is no matter when it blocks.
            let brief = matches!(ask.decision, Decision::Block { .. });
            let state = if brief { CardState::Brief } else { CardState::Plain };
            html! { <CardFace {card} {state} /> }
        }
        Action::Treasure(treasure) => html! { <ThingCard of={Thing::Treasure(treasure)} /> },
        Action::Target(seat) => match Head::of(view, seat) {
            Some(head) => portrait(head),
            None => Html::default(),
        },
        Action::Die(at) => die(view.pending.dice.get(usize::from(at)).copied().unwrap_or(1)),
        _ => Html::default(),
    }
}

/// Whether an answer gives something away that a "no" would keep.
fn costs(ask: Ask, action: Action) -> bool {
    match (ask.decision, action) {
        (_, Action::Pay(_)) | (Decision::Block { .. }, Action::Card(_)) => true,
        (Decision::Reroll { .. }, Action::Die(_))
        | (Decision::Reroll { .. } | Decision::UseTreasure(_), Action::Treasure(_)) => true,
        (Decision::HandCard { why, optional: true, .. }, Action::Card(_)) => why != HandUse::Add,
        _ => false,
    }
}

/// Properties of [`Answer`].
#[derive(Properties, PartialEq)]
pub struct AnswerProps {
    /// What is done.
    pub action: Action,
    /// What is chosen, as it looks; nothing where words must do.
    pub picture: Html,
    /// The answer as a phrase; empty where the picture says it.
    pub label: AttrValue,
    /// What follows from it; empty where there is nothing to say.
    pub note: AttrValue,
    /// Whether the hint proposes it.
    pub hinted: bool,
    /// Whether it gives something away that a "no" would keep: Enter must not do that by
    /// mistake.
    pub costs: bool,
    /// Called when it is chosen.
    pub onanswer: Callback<Action>,
}

/// An answer: a button with what is chosen, and words.
#[component]
pub fn Answer(props: &AnswerProps) -> Html {
    let AnswerProps { action, picture, label, note, hinted, costs, onanswer } = props;
    let onclick = {
        let action = *action;
        onanswer.reform(move |_: MouseEvent| action)
    };
    let class = match action {
        Action::Card(_) | Action::Treasure(_) => "spell-wars-pick target",
        Action::Decline => "button spell-wars-answer is-no",
        _ => "button spell-wars-answer",
    };
    html! {
        <button
            type="button"
            class={classes!(class, hinted.then_some("is-hinted"))}
            data-costs={costs.then_some("")}
            {onclick}
        >
            { picture.clone() }
            if !label.is_empty() {
                <span key="label">{ label }</span>
            }
            if !note.is_empty() {
                <small key="note">{ note }</small>
            }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use conclave_i18n::Locale;
    use conclave_rules::games::spell_wars::{Options, SpellWars};
    use conclave_rules::table::{Play, Rng, Rules, Seed, Setup, Viewer};
    use conclave_session::Controller;

    use super::*;
    use crate::testing::{markup, text};

    /// The name of a question's kind, without what it is about.
    fn kind(ask: Ask) -> String {
        let name = format!("{:?}", ask.decision);
        name.split(['(', ' ']).next().unwrap_or_default().to_owned()
    }

    /// The first question of each kind that is asked in random matches.
    fn questions() -> BTreeMap<String, (View, Ask, Vec<Action>)> {
        let mut found = BTreeMap::new();
        for seed in 0..400 {
            let setup = Setup { seats: 6, options: Options::default() };
            let mut play = Play::<SpellWars>::begin(setup, Seed(seed)).expect("a match");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let legal = play.legal(seat);
                let view = SpellWars::view(play.state(), Viewer::Seat(seat));
                if let Some(ask) = view.pending.ask {
                    found.entry(kind(ask)).or_insert_with(|| (view, ask, legal.clone()));
                }
                let action = *rng.pick(&legal).expect("something to do");
                play.act(seat, action).expect("what is legal is done");
            }
        }
        // Random matches hardly come to these; their answers are cards like those of another.
        let (view, ask, legal) = found["Resolve"].clone();
        let cards = legal.iter().filter_map(|action| match *action {
            Action::Card(card) => Some(card),
            _ => None,
        });
        for decision in [Decision::React(cards.collect()), Decision::Substitute] {
            let ask = Ask { decision, ..ask };
            found.insert(kind(ask), (view.clone(), ask, legal.clone()));
        }
        found
    }

    #[test]
    fn a_question_of_each_kind_shows_its_choices() {
        let players: Rc<[PlayerInfo]> = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
            .map(|name| PlayerInfo {
                name: name.into(),
                guild: "red",
                controller: Controller::Person,
            })
            .into();
        let questions = questions();
        for locale in [Locale::English, Locale::French] {
            let text = text(locale);
            for (kind, (view, ask, legal)) in &questions {
                let found = markup(
                    &text,
                    html! {
                        <Question
                            view={Rc::new(view.clone())}
                            players={Rc::clone(&players)}
                            ask={*ask}
                            legal={Rc::from(legal.as_slice())}
                            hint={Rc::from(&legal[..1])}
                            onanswer={Callback::noop()}
                        />
                    },
                );
                assert_eq!(found.matches("<button").count(), legal.len(), "{kind}: {found}");
                assert_eq!(found.matches("is-hinted").count(), 1, "{kind}: {found}");
                assert!(!found.contains("<span></span>"), "{kind}: {found}");
                let no = legal.contains(&Action::Decline);
                assert_eq!(found.contains("is-no"), no, "{kind}: {found}");
                let costly = found.matches("data-costs").count();
                assert!(costly < legal.len(), "{kind} has no answer that costs nothing: {found}");
            }
        }
        let kinds: Vec<&str> = questions.keys().map(String::as_str).collect();
        let all = "Block DealDie Deflect DeflectTo Die Foretell GiveUp HandCard KeepCreature Kill \
                   Option Pay PayUpTo React Reroll Resolve Substitute SwapSides Take Target Type \
                   UseTreasure WinTie";
        assert_eq!(kinds, all.split(' ').collect::<Vec<_>>());
    }
}

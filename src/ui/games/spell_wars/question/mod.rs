//! What is asked in the middle of a spell, and the answers to choose from: one
//! component for each kind of answer.

pub mod phrases;

use std::rc::Rc;

use conclave::games::spell_wars::cards::{Card, Treasure};
use conclave::games::spell_wars::pending::{Ask, HandUse, Question as Kind};
use conclave::games::spell_wars::{Action, View};
use yew::prelude::*;

use super::PlayerInfo;
use super::card_face::{CardFace, CardState, TreasureCard};
use super::pieces::{Die, Head, Portrait};
use super::words::{TableWords, use_words};
use phrases::Phrase;

/// Properties of [`Question`].
#[derive(Properties, PartialEq)]
pub struct QuestionProps {
    /// The match.
    pub view: Rc<View>,
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
    let QuestionProps { view, players, ask, legal, hint, onanswer } = props;
    let words = use_words();
    let table = TableWords { words: &words, players, view };
    // "No" stands last, where it does not come first by mistake.
    let (no, yes): (Vec<Action>, Vec<Action>) =
        legal.iter().partition(|action| matches!(action, Action::Decline));
    let answer = |(at, action): (usize, Action)| {
        let Phrase { label, note } = phrases::answer(table, *ask, action);
        let answer = AnswerProps {
            action,
            label: label.into(),
            note: note.into(),
            hinted: hint.contains(&action),
            costs: costs(*ask, action),
            onanswer: onanswer.clone(),
        };
        let key = at;
        // Where the card itself says all, its name is not said again.
        let named = matches!(ask.question, Kind::Block { .. } | Kind::Reroll { .. });
        match action {
            Action::Card(card) => {
                // What a Creature could do in an attack is no matter when it blocks.
                let brief = matches!(ask.question, Kind::Block { .. });
                html! { <CardAnswer {key} {card} {brief} {named} {answer} /> }
            }
            Action::Treasure(treasure) => {
                html! { <TreasureAnswer {key} {treasure} {named} {answer} /> }
            }
            Action::Target(seat) => {
                html! { <WizardAnswer {key} head={Head::of(view, seat)} {answer} /> }
            }
            Action::Die(die) => {
                let pips = view.pending.dice.get(usize::from(die)).copied().unwrap_or(1);
                html! { <DieAnswer {key} {pips} {answer} /> }
            }
            Action::Place { .. }
            | Action::Ready
            | Action::Decline
            | Action::Pay(_)
            | Action::Option(_)
            | Action::Type(_) => html! { <PlainAnswer {key} {answer} /> },
        }
    };
    html! {
        <section class="spell-wars-tray tray" aria-labelledby="ask-title">
            <h3 id="ask-title">{ phrases::question(table, *ask) }</h3>
            <div class="spell-wars-answers">
                { for yes.into_iter().chain(no).enumerate().map(answer) }
            </div>
        </section>
    }
}

/// Whether an answer gives something away that a "no" would keep.
fn costs(ask: Ask, action: Action) -> bool {
    match (ask.question, action) {
        (_, Action::Pay(_)) | (Kind::Block { .. }, Action::Card(_)) => true,
        (Kind::Reroll { .. }, Action::Die(_)) => true,
        (Kind::HandCard { why, optional: true, .. }, Action::Card(_)) => why != HandUse::Add,
        _ => false,
    }
}

/// An answer in words: what the components of all kinds of answers are given.
#[derive(PartialEq, Clone)]
pub struct AnswerProps {
    /// What is done.
    action: Action,
    /// The answer as a phrase.
    label: AttrValue,
    /// What follows from it; empty where there is nothing to say.
    note: AttrValue,
    /// Whether the hint proposes it.
    hinted: bool,
    /// Whether it gives something away that a "no" would keep: Enter must not do that by
    /// mistake.
    costs: bool,
    /// Called when it is chosen.
    onanswer: Callback<Action>,
}

impl AnswerProps {
    fn onclick(&self) -> Callback<MouseEvent> {
        let action = self.action;
        self.onanswer.reform(move |_| action)
    }

    fn hinted(&self) -> Option<&'static str> {
        self.hinted.then_some("is-hinted")
    }

    fn note(&self) -> Html {
        if self.note.is_empty() {
            Html::default()
        } else {
            html! { <small>{ &self.note }</small> }
        }
    }
}

/// Properties of [`CardAnswer`].
#[derive(Properties, PartialEq)]
pub struct CardAnswerProps {
    /// The card to choose.
    pub card: Card,
    /// Whether only its name and picture count.
    pub brief: bool,
    /// Whether the answer is said in words as well.
    pub named: bool,
    /// The answer.
    pub answer: AnswerProps,
}

/// A card as an answer.
#[component]
pub fn CardAnswer(CardAnswerProps { card, brief, named, answer }: &CardAnswerProps) -> Html {
    let state = if *brief { CardState::Brief } else { CardState::Plain };
    html! {
        <button
            type="button"
            class={classes!("spell-wars-pick", answer.hinted())}
            data-costs={answer.costs.then_some("")}
            onclick={answer.onclick()}
        >
            <CardFace card={*card} {state} />
            if *named {
                <span>{ &answer.label }</span>
            }
            { answer.note() }
        </button>
    }
}

/// Properties of [`TreasureAnswer`].
#[derive(Properties, PartialEq)]
pub struct TreasureAnswerProps {
    /// The treasure to choose.
    pub treasure: Treasure,
    /// Whether the answer is said in words as well.
    pub named: bool,
    /// The answer.
    pub answer: AnswerProps,
}

/// A treasure as an answer.
#[component]
pub fn TreasureAnswer(
    TreasureAnswerProps { treasure, named, answer }: &TreasureAnswerProps,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!("spell-wars-pick", answer.hinted())}
            data-costs={answer.costs.then_some("")}
            onclick={answer.onclick()}
        >
            <TreasureCard of={*treasure} />
            if *named {
                <span>{ &answer.label }</span>
            }
            { answer.note() }
        </button>
    }
}

/// Properties of [`WizardAnswer`].
#[derive(Properties, PartialEq)]
pub struct WizardAnswerProps {
    /// The face of the wizard to choose.
    pub head: Option<Head>,
    /// The answer.
    pub answer: AnswerProps,
}

/// A wizard as an answer.
#[component]
pub fn WizardAnswer(WizardAnswerProps { head, answer }: &WizardAnswerProps) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", "spell-wars-answer", answer.hinted())}
            data-costs={answer.costs.then_some("")}
            onclick={answer.onclick()}
        >
            if let Some(head) = *head {
                <Portrait of={head} />
            }
            <span>{ &answer.label }</span>
            { answer.note() }
        </button>
    }
}

/// Properties of [`DieAnswer`].
#[derive(Properties, PartialEq)]
pub struct DieAnswerProps {
    /// What the die shows.
    pub pips: u8,
    /// The answer.
    pub answer: AnswerProps,
}

/// A die as an answer.
#[component]
pub fn DieAnswer(DieAnswerProps { pips, answer }: &DieAnswerProps) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", "spell-wars-answer", answer.hinted())}
            data-costs={answer.costs.then_some("")}
            onclick={answer.onclick()}
        >
            <Die pips={*pips} />
            <span>{ &answer.label }</span>
            { answer.note() }
        </button>
    }
}

/// Properties of [`PlainAnswer`].
#[derive(Properties, PartialEq)]
pub struct PlainAnswerProps {
    /// The answer.
    pub answer: AnswerProps,
}

/// A price, an option, a type of component, or "no": an answer in words alone.
#[component]
pub fn PlainAnswer(PlainAnswerProps { answer }: &PlainAnswerProps) -> Html {
    let no = (answer.action == Action::Decline).then_some("is-no");
    html! {
        <button
            type="button"
            class={classes!("button", "spell-wars-answer", no, answer.hinted())}
            data-costs={answer.costs.then_some("")}
            onclick={answer.onclick()}
        >
            <span>{ &answer.label }</span>
            { answer.note() }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use conclave::games::spell_wars::{Options, SpellWars};
    use conclave::i18n::Locale;
    use conclave::session::Controller;
    use conclave::table::{Play, Rng, Rules, Seed, Setup, Viewer};

    use super::*;
    use crate::testing::{markup, text};

    /// The name of a question's kind, without what it is about.
    fn kind(ask: Ask) -> String {
        let name = format!("{:?}", ask.question);
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
        for question in [Kind::React(cards.collect()), Kind::Substitute] {
            let ask = Ask { question, ..ask };
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
            let text = text(locale, &["spell-wars"]);
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

//! The board: the wizards, the stage between them, and the player's own cards.

use std::rc::Rc;

use conclave_i18n::capital;
use conclave_rules::games::spell_wars::cards::{Card, DeadPile, Slot};
use conclave_rules::games::spell_wars::public_state::{
    Bounty, KILL_BLOOD, Phase, PlayerState, PublicState,
};
use conclave_rules::games::spell_wars::state::Own;
use conclave_rules::games::spell_wars::{Action, Event, SpellWars};
use conclave_rules::table::Seat;
use conclave_session::wording::spell_wars as face;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::BoardProps;
use super::draft::{self, Draft};
use super::hand::{CARD, DeadHand, HAND, KeptHand, Preparation, SLOT};
use super::lesson;
use super::moment::Moment;
use super::msg::Msg;
use super::narrator::sentence;
use super::pieces::{Head, symbol};
use super::question::Question;
use super::scores::{leads, match_winner, nearly_wins};
use super::stage::{Fanfare, Stage};
use super::wizard_panel::{Change, SpellProgress, WizardPanel, WizardPanelProps};
use super::words::{TableWords, Words};
use crate::board::explain::explain;
use crate::board::{Input, Kit, drag};

/// The board.
pub struct Board {
    kit: Kit,
    draft: Draft,
    moment: Moment,
    /// Whose things lie open on the stage.
    looked: Option<Seat>,
    /// Damage that is shown just now, and flies as soon as it is on the page.
    hit: Option<Rc<Event>>,
    /// Whether the slots for the card that is held are to be brought into sight.
    show_slots: bool,
    callbacks: Callbacks,
}

/// The callbacks of the parts: made once, so that a part whose other properties stay
/// the same is not rendered again.
struct Callbacks {
    wizard: Callback<Seat>,
    card: Callback<Card>,
    slot: Callback<Slot>,
    seal: Callback<()>,
    answer: Callback<Action>,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<SpellWars>;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        Board {
            kit: Kit::new(link, Msg::Input),
            hit: None,
            show_slots: false,
            draft: Draft::default(),
            moment: Moment::of(&ctx.props().view),
            looked: None,
            callbacks: Callbacks {
                wizard: link.callback(Msg::Wizard),
                card: link.callback(Msg::Card),
                slot: link.callback(Msg::Slot),
                seal: link.callback(|()| Msg::Seal),
                answer: link.callback(Msg::Answer),
            },
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        // A draft outlives what others do meanwhile: it can be laid out before its turn. But not its owner,
        // and no card stays in it that has left the hand.
        let own = props.view.own.as_ref();
        match own.filter(|own| old.view.own.as_ref().is_some_and(|old| old.seat == own.seat)) {
            Some(own) => self.draft.keep(own.hand),
            None => self.draft = Draft::default(),
        }
        if props.hint != old.hint && own.is_some_and(|own| is_preparing(props, own)) {
            self.draft.follow(&props.hint);
        }
        match &props.event {
            Some(event) if !props.shows_as(old) => {
                self.moment.apply_event(event);
                self.hit = matches!(**event, Event::Damaged { .. }).then(|| Rc::clone(event));
                if matches!(**event, Event::GoBegan(_)) {
                    self.looked = None;
                }
            }
            Some(_) => {}
            None => self.moment.rest(&props.view),
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        match msg {
            Msg::Wizard(seat) if props.legal.contains(&Action::Target(seat)) => {
                props.act.emit(vec![Action::Target(seat)]);
            }
            // Where a target is asked for, the rules say why it is not this one.
            Msg::Wizard(seat)
                if props.legal.iter().any(|action| matches!(action, Action::Target(_))) =>
            {
                props.act.emit(vec![Action::Target(seat)]);
            }
            Msg::Wizard(seat) => self.looked = (self.looked != Some(seat)).then_some(seat),
            Msg::Card(card) => {
                self.draft.tap(card);
                self.show_slots = self.draft.held.is_some();
            }
            Msg::Slot(slot) => self.draft.tap_slot(slot),
            Msg::Input(Input::Lift(key)) => {
                let id = drag::number_of(CARD, &key).and_then(|id| u8::try_from(id).ok());
                self.draft.held = id.and_then(Card::new);
            }
            Msg::Input(Input::Drop(card, to)) => self.drop(&card, &to),
            Msg::Input(Input::PutBack) => self.draft.held = None,
            Msg::Seal => props.act.emit(std::mem::take(&mut self.draft).actions()),
            Msg::Answer(action) => props.act.emit(vec![action]),
            Msg::Input(Input::Try(id)) => {
                let card = id.parse().ok().and_then(Card::new);
                if let Some(card) = card.filter(|_| props.seat.is_some()) {
                    let slot = card.slot().unwrap_or(Slot::Source);
                    props.act.emit(vec![Action::Place { card, slot }]);
                }
            }
            Msg::Input(Input::Key(event)) => {
                let Board { looked, draft, .. } = self;
                return self
                    .kit
                    .focus
                    .handle_key(&event, || looked.take().is_some() | draft.held.take().is_some());
            }
            Msg::Input(Input::Move(_) | Input::Resized) => return false,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let BoardProps { view, players, legal, hint, .. } = props;
        let table = &view.table;
        let own = view.own.as_ref();
        // From the left of who looks, as round a table.
        let me = own.map(|own| own.seat);
        let first = me.map_or(0, |seat| seat.0 + 1);
        let others: Vec<Seat> = (0..table.seats())
            .map(|step| Seat((first + step) % table.seats()))
            .filter(|&seat| Some(seat) != me)
            .collect();
        let shown = self.looked.or(self.moment.seat).or(table.active);
        let ask = view.pending.ask.filter(|ask| props.seat == Some(ask.seat));
        html! {
            <div ref={&self.kit.root} class="spell-wars"
                onkeydown={&self.kit.onkeydown}
                onclick={&self.kit.ontry}
            >
                { middle(&Words::new(&props.text), props) }
                <div
                    key="wizards"
                    class="spell-wars-wizards"
                    role="group"
                    aria-label={props.text.tr("players")}
                    data-count={others.len().to_string()}
                >
                    { for others.into_iter().filter_map(|seat| self.wizard(props, seat)) }
                </div>
                { fanfare(props) }
                if let Some(seat) = shown {
                    <Stage
                        key="stage"
                        {view}
                        {players}
                        {seat}
                        moment={self.moment}
                        looked={self.looked.is_some()}
                    />
                }
                if let Some(ask) = ask {
                    <Question
                        key="question"
                        {view}
                        {players}
                        {ask}
                        {legal}
                        {hint}
                        onanswer={&self.callbacks.answer}
                    />
                }
                if let Some(own) = own {
                    <div key="own" class="spell-wars-own">
                        { self.wizard(props, own.seat) }
                        if !is_preparing(props, own) && !own.hand.is_empty() {
                            <KeptHand
                                key="kept"
                                hand={own.hand}
                                planned={self.draft.cards()}
                                oncard={&self.callbacks.card}
                            />
                        }
                        if let Some(cards) = dead_cards(&view.table, own.seat) {
                            <DeadHand key="dead" {cards} />
                        }
                    </div>
                }
                if let Some(own) = own.filter(|own| is_preparing(props, own)) {
                    <Preparation
                        key="preparation"
                        {view}
                        {players}
                        own={*own}
                        draft={self.draft}
                        {legal}
                        {hint}
                        oncard={&self.callbacks.card}
                        onslot={&self.callbacks.slot}
                        onseal={&self.callbacks.seal}
                    />
                }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.kit.rendered(first);
        if let Some(event) = std::mem::take(&mut self.hit) {
            self.fly(&event);
        }
        if ctx.props().seat.is_some() {
            self.kit
                .focus
                .restore(&[".spell-wars-tray button", ".spell-wars-pick:not([aria-disabled])"]);
        }
        self.kit.mark_lesson(|| self.lesson_targets(ctx.props()));
        if std::mem::take(&mut self.show_slots) {
            self.kit.bring_into_view("[data-drop]");
        }
    }
}

/// What `seat` has drawn for being dead, while they are.
fn dead_cards(table: &PublicState, seat: Seat) -> Option<DeadPile> {
    let player = table.player(seat);
    (player.dead && !player.dead_cards.is_empty()).then_some(player.dead_cards)
}

/// Whether the viewer is putting a spell together now.
fn is_preparing(props: &BoardProps<SpellWars>, own: &Own) -> bool {
    let view = &props.view;
    view.table.phase == Phase::Preparing
        && props.seat == Some(own.seat)
        && view.to_act().has(own.seat)
}

impl Board {
    /// What is to be pressed next for what a lesson wants.
    fn lesson_targets(&self, props: &BoardProps<SpellWars>) -> Vec<String> {
        let BoardProps { wanted, legal, view, .. } = props;
        let preparing = view.own.as_ref().is_some_and(|own| is_preparing(props, own));
        match preparing {
            _ if wanted.is_empty() => Vec::new(),
            true => vec![lesson::next_of_draft(wanted, &self.draft)],
            false => lesson::answers(wanted, legal),
        }
    }

    /// The wizard at `seat`.
    fn wizard(&self, props: &BoardProps<SpellWars>, seat: Seat) -> Option<Html> {
        let onpress = &self.callbacks.wizard;
        let mut panel = panel(props, seat, self.moment.target, self.looked, onpress)?;
        panel.preview = self.preview(props, seat);
        Some(html! { <WizardPanel key={seat.0} ..panel /> })
    }

    /// How the spell that the reader prepares would pick the wizard at `seat` as a target.
    fn preview(&self, props: &BoardProps<SpellWars>, seat: Seat) -> Option<AttrValue> {
        let own = props.view.own.as_ref().filter(|own| is_preparing(props, own))?;
        let spell = self.draft.filled(own.placed).into_iter().flatten();
        let picked = draft::picks(&props.view.table, own.seat, seat, spell);
        let said: Vec<String> = picked
            .into_iter()
            .map(|pick| capital(&face::pick(pick, props.text.catalog())))
            .collect();
        (!said.is_empty()).then(|| said.join(", ").into())
    }

    /// Lets a number of damage fly from who deals it to who suffers it.
    fn fly(&self, event: &Event) {
        let &Event::Damaged { seat, by, .. } = event else { return };
        let find = |selector: &str| {
            let root = self.kit.root.cast::<Element>()?;
            root.query_selector(selector).ok().flatten()
        };
        let from = find(&format!(".spell-wars-wizard[data-seat=\"{}\"]", by.0));
        let flag = find(".spell-wars-change").and_then(|flag| flag.dyn_into::<HtmlElement>().ok());
        let (Some(from), Some(flag)) = (from.filter(|_| seat != by), flag) else { return };
        let (from, to) = (from.get_bounding_client_rect(), flag.get_bounding_client_rect());
        let middle = |start: f64, length: f64| start + length / 2.0;
        let x = middle(from.left(), from.width()) - middle(to.left(), to.width());
        let y = middle(from.top(), from.height()) - middle(to.top(), to.height());
        for (name, distance) in [("--from-x", x), ("--from-y", y)] {
            // A browser that refuses lets the number appear where it belongs.
            let _ = flag.style().set_property(name, &format!("{distance:.1}px"));
        }
        let _ = flag.class_list().add_1("is-flying");
    }

    /// Puts the card that was dragged where it was let go.
    fn drop(&mut self, card: &str, to: &str) {
        let card = drag::number_of(CARD, card).and_then(|id| Card::new(u8::try_from(id).ok()?));
        let Some(card) = card else { return };
        self.draft.held = None;
        if to == HAND {
            self.draft.take_back(card);
        } else if let Some(&slot) = drag::number_of(SLOT, to).and_then(|at| Slot::ALL.get(at)) {
            self.draft.put(card, slot);
        }
    }
}

/// A death, or the winner of a round or of the match, while that is shown.
fn fanfare(props: &BoardProps<SpellWars>) -> Html {
    let Some(event) = props.event.as_deref() else { return Html::default() };
    let (seat, by, icon) = match *event {
        Event::Died { seat, by, .. } => (seat, (by != seat).then_some(by), "tomb"),
        Event::RoundWon(seat) => (seat, None, "token"),
        Event::MatchEnded => match match_winner(&props.view.table) {
            Some(seat) => (seat, None, "token"),
            None => return Html::default(),
        },
        _ => return Html::default(),
    };
    let view = &props.view;
    let Some(head) = Head::of(view, seat) else { return Html::default() };
    let words = Words::new(&props.text);
    let said = sentence(event, &TableWords::new(&props.text, &props.players, view));
    let said = said.unwrap_or_default();
    let key = said.clone();
    let paid = by.map(|by| {
        words.tr_args(
            if view.table.quick { "kill-pays-point" } else { "kill-pays" },
            &[("name", name(props, by).as_str().into()), ("n", KILL_BLOOD.into())],
        )
    });
    let by = by.and_then(|by| Head::of(view, by));
    let players = (0..).map(Seat).zip(&view.table.players);
    let standing = |(seat, player): (Seat, &PlayerState)| {
        Some((Head::of(view, seat)?, name(props, seat), player.tokens + player.points))
    };
    let standings = match *event {
        Event::Died { .. } => Vec::new(),
        _ => players.filter_map(standing).collect(),
    };
    html! {
        <Fanfare
            {key}
            {head}
            {by}
            {icon}
            {said}
            paid={paid.unwrap_or_default()}
            {standings}
            quick={view.table.quick}
        />
    }
}

/// What the panel of the wizard at `seat` is given, when the spell points at `target` and
/// the reader looks at what `looked` has.
fn panel(
    props: &BoardProps<SpellWars>,
    seat: Seat,
    target: Option<Seat>,
    looked: Option<Seat>,
    onpress: &Callback<Seat>,
) -> Option<WizardPanelProps> {
    let view = &props.view;
    let table = &view.table;
    let own = view.own.as_ref().filter(|own| own.seat == seat);
    let before = props.before.as_deref().unwrap_or(view).table.player(seat);
    Some(WizardPanelProps {
        seat,
        name: name(props, seat),
        head: Head::of(view, seat)?,
        player: *table.player(seat),
        before: [before.life, before.blood],
        quick: table.quick,
        leads: leads(view, seat),
        nearly: nearly_wins(view, seat),
        tower: table.tower == Some(seat),
        progress: progress(table, seat),
        placed: own.map(|own| own.placed).unwrap_or_default(),
        change: props.event.as_deref().and_then(|event| Change::of(event, seat)),
        preview: None,
        casting: table.active == Some(seat),
        aimed: target == Some(seat),
        choice: props.legal.contains(&Action::Target(seat)),
        acting: props.event.is_none() && view.to_act().has(seat),
        open: looked == Some(seat),
        onpress: onpress.clone(),
    })
}

/// The player's name.
fn name(props: &BoardProps<SpellWars>, seat: Seat) -> AttrValue {
    props.players.get(seat.index()).map(|player| player.name.clone()).unwrap_or_default()
}

/// How far the spell of `seat` is in this turn.
fn progress(table: &PublicState, seat: Seat) -> SpellProgress {
    match table.phase {
        Phase::Preparing if table.ready.has(seat) => SpellProgress::Ready,
        Phase::Preparing => SpellProgress::Writing,
        Phase::Casting | Phase::Over if table.acted.has(seat) => SpellProgress::Cast,
        Phase::Casting | Phase::Over => SpellProgress::Waiting,
    }
}

/// What lies in the middle: the Tower, the deck, a bounty, a prophecy.
fn middle(words: &Words, props: &BoardProps<SpellWars>) -> Html {
    let table = &props.view.table;
    let args = [("n", table.round.into()), ("m", table.turn.into())];
    let prophecy = table.prophecy.map(|prophecy| name(props, prophecy.named));
    html! {
        <p key="middle" class="spell-wars-middle">
            <span key="round" data-explain={explain("round", &[table.round.into(), table.turn.into()])}>{ words.tr_args("round", &args) }</span>
            <span
                key="deck"
                class="spell-wars-deck"
                data-explain={explain("deck", &[table.deck.into()])}
            >{ words.count("deck", table.deck) }</span>
            if table.tower.is_none() {
                <span key="tower" data-explain="tower">{ symbol("tower") }{ words.tr("tower-middle") }</span>
            }
            if let Some(Bounty { treasure, blood }) = table.bounty {
                <span key="bounty" data-explain={explain("bounty", &[blood.into()])}>
                    { words.tr_args(
                        "bounty",
                        &[("what", (&words.treasure(treasure)).into()), ("n", blood.into())],
                    ) }
                </span>
            }
            if let Some(name) = &prophecy {
                <span key="prophecy" data-explain="prophecy">{ words.tr_args("prophecy", &[("name", name.as_str().into())]) }</span>
            }
        </p>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::spell_wars::{Options, View};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};

    use super::*;
    use crate::testing::{markup, players, text, watched};

    const SEATS: u8 = 4;

    /// The board while `event` is shown on `view`.
    fn showing(view: &View, event: Event) -> BoardProps<SpellWars> {
        let text = text(Locale::English);
        let event = Some(Rc::new(event));
        BoardProps { event, ..watched(&text, view.clone(), Rc::new([])) }
    }

    /// Whose panels are drawn again when `second` is shown after `first`.
    fn redrawn(first: Event, second: Event) -> Vec<u8> {
        let setup = Setup { seats: SEATS, options: Options::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(1)).expect("a match");
        let mut view = SpellWars::view(play.state(), Viewer::Spectator);
        SpellWars::apply_event(&mut view, &first);
        let before = showing(&view, first);
        SpellWars::apply_event(&mut view, &second);
        let after = showing(&view, second);
        let onpress = Callback::noop();
        let given = |props, seat| panel(props, Seat(seat), None, None, &onpress);
        (0..SEATS).filter(|&seat| given(&before, seat) != given(&after, seat)).collect()
    }

    /// What is staged while the last of these events is shown.
    fn staged(events: &[Event]) -> String {
        let setup = Setup { seats: SEATS, options: Options::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(1)).expect("a match");
        let mut view = SpellWars::view(play.state(), Viewer::Spectator);
        for event in events {
            SpellWars::apply_event(&mut view, event);
        }
        let event = *events.last().expect("an event");
        let text = text(Locale::English);
        let players = players(&["Ann", "Bob", "Cid", "Dot"]);
        let props = BoardProps { text: text.clone(), players, ..showing(&view, event) };
        markup(&text, fanfare(&props))
    }

    #[test]
    fn a_death_shows_who_did_it_and_what_it_paid() {
        let found = staged(&[Event::Died { seat: Seat(1), by: Seat(0), first: true }]);
        assert_eq!(found.matches("spell-wars-portrait").count(), 2, "{found}");
        assert!(found.contains("Bob is dead"), "{found}");
        assert!(found.contains("Ann gains 3 Blood"), "{found}");
        // Nobody is paid for their own death.
        let found = staged(&[Event::Died { seat: Seat(1), by: Seat(1), first: true }]);
        assert!(!found.contains("Blood"), "{found}");
    }

    #[test]
    fn the_end_of_a_round_shows_who_won_and_how_all_stand() {
        let found = staged(&[Event::RoundWon(Seat(2))]);
        assert!(found.contains("Cid is the Last Wizard Standing"), "{found}");
        for name in ["Ann", "Bob", "Dot"] {
            assert!(found.contains(&format!("<b>{name}</b>")), "{found}");
        }
        assert!(found.contains("1 token"), "{found}");
    }

    #[test]
    fn the_end_of_a_match_shows_who_has_won_it_alone_and_how_all_stand() {
        let found = staged(&[Event::RoundWon(Seat(2)), Event::MatchEnded]);
        assert!(found.contains("Cid wins the match!"), "{found}");
        assert!(found.contains("<b>Dot</b>") && found.contains("1 token"), "{found}");
        let won = [1, 3].map(|seat| Event::RoundWon(Seat(seat)));
        assert_eq!(staged(&[won[0], won[1], Event::MatchEnded]), "", "nobody has won alone");
    }

    #[test]
    fn whoever_has_won_most_is_marked_as_leading() {
        let setup = Setup { seats: SEATS, options: Options::default() };
        let play = Play::<SpellWars>::begin(setup, Seed(1)).expect("a match");
        let mut view = SpellWars::view(play.state(), Viewer::Spectator);
        let leading = |view: &View| -> Vec<u8> {
            (0..SEATS).filter(|&seat| leads(view, Seat(seat))).collect()
        };
        assert_eq!(leading(&view), [0u8; 0], "nobody has won anything");
        for (seat, expected) in [(2, &[2][..]), (1, &[1, 2]), (2, &[2])] {
            SpellWars::apply_event(&mut view, &Event::RoundWon(Seat(seat)));
            assert_eq!(leading(&view), expected);
        }
    }

    #[test]
    fn an_event_draws_the_wizards_again_whom_it_changes_and_no_others() {
        let drew = Event::DeckShuffled;
        let damaged = |seat| Event::Damaged { seat: Seat(seat), by: Seat(0), life: 3, damage: 3 };
        assert_eq!(redrawn(drew, drew), [0u8; 0]);
        assert_eq!(redrawn(drew, damaged(2)), [2]);
        // What happened to the one before goes when the next one suffers.
        assert_eq!(redrawn(damaged(1), damaged(2)), [1, 2]);
        assert_eq!(redrawn(drew, Event::Targeted { seat: Seat(0), target: Seat(1) }), [0u8; 0]);
    }
}

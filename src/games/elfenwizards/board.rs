//! The board: the table shown, and what the player does at it.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::state::Decision;
use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
use conclave_rules::table::Seat;
use wasm_bindgen::JsValue;
use web_sys::{Element, Window};
use yew::prelude::*;

use super::award::Award;
use super::geometry::Arrangement;
use super::intent::Intent;
use super::lesson;
use super::msg::Msg;
use super::narrator;
use super::report::{self, RoundCard, RoundReport};
use super::spell_boxes::{BoxContents, SpellBoxes};
use super::spot::TreeMarks;
use super::stage::Decided;
use super::target::{HAND, HeldForTree, Piece, Target};
use super::tray::{DecisionTray, Hint, RolledDiceProps, Tray, TrayContents};
use super::tree::TreeContents;
use super::tree_scene::TreeScene;
use super::words::TableWords;
use crate::board::size::{Size, rem};
use crate::board::{Input, Kit};
use crate::games::BoardProps;

/// What is smaller cannot be tapped with a finger, in CSS pixels (44, less half a one of rounding).
const FINGER: f32 = 43.5;
/// What is smaller cannot be clicked with a mouse.
const MOUSE: f32 = 24.0;

/// Where the focus goes when the control that it was at has vanished.
const HAND_FIRST: [&str; 3] = [
    ".elfenwizards-tray .elfenwizards-pick:not(.is-away)",
    ".elfenwizards-tray .button-main",
    ".elfenwizards-tray button",
];

/// The board.
pub struct Board {
    kit: Kit,
    arrangement: Arrangement,
    /// How large what is tapped or clicked must be, in units of the board.
    least: f32,
    /// Whether it is to be measured: its arrangement is new. Measuring has the browser lay out the whole
    /// page at once, so it is not done at each rendering.
    measures: bool,
    intent: Rc<Intent>,
    /// The award that is being shown.
    award: Option<Award>,
    /// What the round has brought so far.
    report: RoundReport,
    /// Whether a re-roll waits for a second yes.
    asking: bool,
    /// Whether the keyboard goes back to the hand: its dice have been put down.
    to_hand: bool,
    /// Whether something was picked up for the tree when the board was last shown.
    held: bool,
    // Made once: a part whose callback is another one is rendered again.
    send: Callback<Msg>,
    tap: Callback<Target>,
}

/// Width and height of the window, in pixels.
fn window_size() -> (f64, f64) {
    let window = web_sys::window();
    let length = |of: fn(&Window) -> Result<JsValue, JsValue>| {
        window.as_ref().and_then(|window| of(window).ok()?.as_f64()).unwrap_or_default()
    };
    (length(Window::inner_width), length(Window::inner_height))
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<Elfenwizards>;

    fn create(ctx: &Context<Self>) -> Self {
        let (width, height) = window_size();
        // In a low window bars stand beside the board.
        let least = width.min(1.6 * height);
        Board {
            kit: Kit::new(ctx.link(), Msg::Input).with_size(),
            arrangement: Arrangement::fitting(least / rem(), width < height),
            least: 0.0,
            measures: true,
            intent: Rc::new(intent(ctx.props())),
            award: None,
            report: RoundReport::default(),
            asking: false,
            to_hand: false,
            held: false,
            send: ctx.link().callback(|msg| msg),
            tap: ctx.link().callback(Msg::Tap),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        self.kit.focus.note();
        let props = ctx.props();
        if let Some(event) = props.event.as_deref().filter(|_| !props.shows_as(old)) {
            // The card tells of the round before the one that begins.
            if !report::ends_round(event) {
                self.report.note(event, &old.view, &props.view);
            }
        } else if props.event.is_none() && old.event.as_deref().is_some_and(report::ends_round) {
            self.report = RoundReport::default();
        }
        self.award = Award::go_on(self.award.take(), &props.view, props.event.as_deref());
        if props.view != old.view || props.seat != old.seat || props.legal != old.legal {
            self.intent = Rc::new(intent(props));
            self.asking = false;
            self.kit.stop_drag();
        }
        if let Some(seat) = props.seat.filter(|_| props.hint != old.hint && !props.hint.is_empty())
        {
            Rc::make_mut(&mut self.intent).follow(&props.hint, &props.view, seat);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.kit.focus.note();
        match msg {
            Msg::Input(Input::Key(event)) => {
                let (intent, asking) = (&mut self.intent, &mut self.asking);
                self.kit
                    .focus
                    .handle_key(&event, || Rc::make_mut(intent).let_go() | std::mem::take(asking))
            }
            Msg::Input(Input::Resized) => match self.measured() {
                Some(measured) => {
                    (self.arrangement, self.least) = measured;
                    self.measures = true;
                    true
                }
                None => false,
            },
            msg => match ctx.props().seat {
                Some(seat) => {
                    self.decide(ctx.props(), seat, msg);
                    true
                }
                None => false,
            },
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let words = TableWords::new(&props.text, &props.players, &props.view);
        // Drafted spells already lie on the table that is shown.
        let (shown, drafted) = match &*self.intent {
            Intent::Support { draft, preview, .. } => {
                (words.at(&preview.position), draft.spells().len())
            }
            Intent::Demote { preview, .. } => (words.at(preview), 0),
            _ => (words.clone(), 0),
        };
        let targets = self.intent.targets(&props.legal);
        let hinted = self.intent.pointed_at(&props.hint);
        let marks = TreeMarks {
            targets: on_tree(&targets),
            hinted: on_tree(&hinted),
            held: self.intent.held_for_tree(),
            least: self.least,
        };
        let (arrangement, event) = (self.arrangement, props.event.as_deref());
        let award = self.award.unwrap_or_else(|| Award::of(&shown.view));
        let before = props.before.as_deref();
        let tree = TreeContents::of(&shown, arrangement, award, event, drafted, &marks, before);
        let intent = &self.intent;
        let boxes = BoxContents::all(&shown, arrangement, event, intent, &targets, &hinted, before);
        let card = event.filter(|event| report::ends_round(event));
        let card = card.map(|_| self.report.clone()).filter(|report| !report.is_empty());
        // What is expected next within a draft stands here: the table does not know of it.
        let next = narrator::next(&self.intent, &shown);
        // Announced with what is drafted: nothing else says it to those who do not see it change.
        let draft = [narrator::draft(&self.intent, &shown), next.clone().unwrap_or_default()];
        let allocating = matches!(*self.intent, Intent::Allocate { .. });
        let contents = self.tray(props, words, marks);
        html! {
            <div
                ref={&self.kit.root}
                class={classes!("elfenwizards", format!("is-{}", arrangement.id()))}
                onkeydown={&self.kit.onkeydown}
                onclick={&self.kit.ontry}
            >
                if let Some(next) = next {
                    <p key="next" class="prompt prompt-yours elfenwizards-next">{ next }</p>
                }
                <TreeScene key="tree" {tree} {arrangement} tap={&self.tap} />
                <div
                    key="hands"
                    class={classes!("elfenwizards-hands", allocating.then_some("is-allocating"))}
                >
                    <SpellBoxes {boxes} tap={&self.tap} />
                    <ContextProvider<Hint> context={Hint(props.hint.clone())}>
                        <Tray {contents} {arrangement} send={&self.send} />
                    </ContextProvider<Hint>>
                </div>
                if let Some(report) = card {
                    <RoundCard key="card" words={&shown} {report} />
                }
                <p key="draft" class="visually-hidden" role="status">{ draft.join(" ") }</p>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        self.kit.rendered(first);
        if std::mem::take(&mut self.measures) && self.measured().is_some() {
            ctx.link().send_message(Msg::Input(Input::Resized));
        }
        let to_hand = std::mem::take(&mut self.to_hand);
        if *self.intent != Intent::Watch {
            if to_hand {
                self.kit.focus.go_to(&HAND_FIRST);
            } else {
                self.kit.focus.restore(&HAND_FIRST);
            }
        }
        self.show_targets();
        let BoardProps { wanted, legal, view, .. } = ctx.props();
        self.kit.mark_lesson(|| lesson::targets(wanted, legal, &self.intent, view));
    }
}

/// What there is to do.
fn intent(props: &BoardProps<Elfenwizards>) -> Intent {
    Intent::of(&props.view, props.seat, &props.legal)
}

/// Those of these that are on the tree.
fn on_tree(targets: &[Target]) -> Rc<[Target]> {
    targets.iter().copied().filter(|target| !matches!(target, Target::Box(_))).collect()
}

/// The least size of what can be tapped or clicked here, in CSS pixels.
fn reach() -> f32 {
    let coarse = web_sys::window()
        .and_then(|window| window.match_media("(pointer: coarse)").ok().flatten())
        .is_some_and(|list| list.matches());
    if coarse { FINGER } else { MOUSE }
}

impl Board {
    /// What the tray shows of the table that `words` speak of.
    fn tray(
        &self,
        props: &BoardProps<Elfenwizards>,
        words: TableWords,
        marks: TreeMarks,
    ) -> TrayContents {
        if words.view.decision == Decision::Nothing {
            return TrayContents::Nothing;
        }
        if *self.intent == Intent::Watch {
            let decided = props.event.as_deref().and_then(|event| Decided::by(event, &words));
            let watch = || TrayContents::Watch(RolledDiceProps::of(&words));
            return decided.map_or_else(watch, TrayContents::Award);
        }
        TrayContents::Decide(DecisionTray {
            words,
            intent: Rc::clone(&self.intent),
            legal: Rc::clone(&props.legal),
            targets: marks.targets,
            least: self.least,
            asking: self.asking,
        })
    }

    /// Does what the player at `seat` wants.
    fn decide(&mut self, props: &BoardProps<Elfenwizards>, seat: Seat, msg: Msg) {
        let position = &*props.view;
        let intent = Rc::make_mut(&mut self.intent);
        match msg {
            Msg::Tap(target) => {
                self.to_hand = intent.held_for_boxes() > 0;
                let actions = intent.tap(target, position, seat);
                if !actions.is_empty() {
                    props.act.emit(actions);
                }
            }
            Msg::Input(Input::Try(key)) => {
                let action = Target::from_key(&key).map(|target| intent.attempt(target, position));
                if let Some(action) = action.filter(|action| !props.legal.contains(action)) {
                    props.act.emit(vec![action]);
                }
            }
            Msg::Pick(number) => intent.pick(number),
            Msg::PickAlike(number) => intent.pick_alike(number),
            Msg::PickAll => {
                self.to_hand = true;
                intent.pick_all();
            }
            Msg::Clear => {
                self.to_hand = true;
                intent.clear(position, seat);
            }
            Msg::TakeBack(number) => intent.take_back(number, position, seat),
            Msg::Reroll if props.confirm => self.asking = true,
            Msg::Reroll => props.act.emit(vec![Action::Reroll]),
            Msg::Act(actions) => props.act.emit(actions),
            Msg::Input(Input::Lift(piece)) => {
                if let Some(piece) = Piece::from_key(&piece) {
                    intent.lift(piece, position, seat);
                }
            }
            Msg::Input(Input::Drop(_, to)) if to == HAND => intent.take_to_hand(position, seat),
            Msg::Input(Input::Drop(_, to)) => {
                let actions = Target::from_key(&to)
                    .map(|target| intent.tap(target, position, seat))
                    .unwrap_or_default();
                if !actions.is_empty() {
                    props.act.emit(actions);
                }
            }
            Msg::Input(Input::PutBack) => {
                intent.let_go();
            }
            Msg::Input(Input::Key(_) | Input::Move(_) | Input::Resized) => {}
        }
    }

    /// The arrangement that fits, and how large what is tapped must be in it; none when both
    /// are as they are known. A container query could not choose: where each wizard stands is
    /// computed for the arrangement, and what is too small to be tapped is a button of the tray.
    fn measured(&self) -> Option<(Arrangement, f32)> {
        let root = self.kit.root.cast::<Element>()?;
        // The board's own width depends on the arrangement.
        let width = root.parent_element().map_or(0, |around| around.client_width());
        let (window, height) = window_size();
        let fitting = Arrangement::fitting(f64::from(width) / rem(), window < height);
        // The boxes may stand beside the tree.
        let scene = root.query_selector(".elfenwizards-scene").ok()??;
        let least = Size::of(&scene).in_units(reach(), fitting.size().0);
        let changed = fitting != self.arrangement || (least - self.least).abs() > 0.01;
        changed.then_some((fitting, least))
    }

    /// On a phone what can be tapped may lie under the tray: brings it out.
    fn show_targets(&mut self) {
        let held = match self.intent.held_for_tree() {
            _ if matches!(*self.intent, Intent::Demote { .. }) => true,
            HeldForTree::Nothing | HeldForTree::AnySpell => false,
            HeldForTree::Spell => true,
            HeldForTree::Wizard(picked) => picked.is_some(),
        };
        let newly = !std::mem::replace(&mut self.held, held) && held;
        if newly && self.arrangement == Arrangement::Tall {
            self.kit.bring_into_view("button.elfenwizards-spot:not(.is-picked)");
        }
    }
}

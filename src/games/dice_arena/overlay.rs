//! What lies over the picture of the arena: where a throw would go, and the spells
//! being cast.

use std::rc::Rc;

use conclave_rules::games::dice_arena::state::Direction;
use conclave_rules::games::dice_arena::{Event, Faces, Force, Swing};
use web_sys::Element;
use yew::prelude::*;

use super::eye::{Eye, Vector};
use super::gesture::flight;
use super::pieces::Symbol;
use super::words::{force_id, use_words};
use crate::board::renders;

/// An arc as the picture shows it: a drawing of height 1000.
#[derive(Clone, PartialEq, Debug)]
struct Arc {
    view_box: String,
    /// The path.
    d: String,
    /// Where it begins.
    start: (i32, i32),
    /// Where it ends.
    end: (i32, i32),
}

impl Arc {
    /// The arc from one point over a second to a third.
    fn new(eye: &Eye, points: [Vector; 3]) -> Arc {
        let wide = 1_000.0 * eye.aspect;
        let [start, (bx, by), end] = points.map(|point| {
            let (u, v) = eye.see(point);
            ((u * wide) as i32, (v * 1_000.0) as i32)
        });
        let ((ax, ay), (cx, cy)) = (start, end);
        Arc {
            view_box: format!("0 0 {} 1000", wide as i32),
            d: format!("M{ax} {ay}Q{bx} {by} {cx} {cy}"),
            start,
            end,
        }
    }
}

/// Properties of [`AimArc`].
#[derive(Properties, PartialEq)]
pub struct AimArcProps {
    /// How the arena is looked at.
    pub eye: Eye,
    /// The throw.
    pub swing: Swing,
}

/// The arc of the throw that was chosen, or that a bot means, from where the dice leave the hand to what is
/// aimed at, and how hard it is: the harder, the stronger.
#[component]
pub fn AimArc(&AimArcProps { eye, swing }: &AimArcProps) -> Html {
    renders::note("AimArc");
    let Arc { view_box, d, start, end: (x, y) } = Arc::new(&eye, flight(&swing));
    let (cx, cy) = (x.to_string(), y.to_string());
    html! {
        <svg
            class="dice-arena-aim"
            viewBox={view_box}
            style={format!("--force:{}", swing.force)}
            aria-hidden="true"
        >
            <path class="dice-arena-arc" {d} />
            <rect class="dice-arena-hand" x={start.0.to_string()} y={start.1.to_string()} />
            <ellipse cx={cx.clone()} cy={cy.clone()} rx="34" ry="30" />
            <circle {cx} {cy} r="7" />
            <g transform={format!("translate({x} {})", y + NAME_BELOW)}>{ meter() }</g>
        </svg>
    }
}

/// How hard, as a bar: the style sheet fills it by `--force`.
fn meter() -> Html {
    html! {
        <>
            <rect class="dice-arena-meter" x="-60" y="12" width="120" height="14" rx="7" />
            <rect class="dice-arena-meter is-full" x="-60" y="12" height="14" rx="7" />
        </>
    }
}

/// How far below the end of an arc its force is told, in units of its drawing.
const NAME_BELOW: i32 = 84;

/// Properties of [`HeldArc`].
#[derive(Properties, PartialEq)]
pub struct HeldArcProps {
    /// The drawing, for [`show_held`].
    pub node: NodeRef,
}

/// The arc of the throw that letting go now would make, and in a word how hard that is. It
/// changes with each move of the hand, past the virtual DOM: see [`show_held`].
#[component]
pub fn HeldArc(HeldArcProps { node }: &HeldArcProps) -> Html {
    let words = use_words();
    // All words are there; the style sheet shows the one that `data-force` names.
    let name = |force: Force| {
        let id = force_id(force);
        let name = words.tr_args("force-name", &[("force", id.into())]);
        html! { <text key={id} data-force={id} text-anchor="middle">{ name }</text> }
    };
    html! {
        <svg ref={node} class="dice-arena-aim is-held" visibility="hidden" aria-hidden="true">
            <path class="dice-arena-arc" />
            <rect class="dice-arena-hand" />
            <ellipse rx="34" ry="30" />
            <circle r="7" />
            <g>{ for Force::ALL.map(name) }{ meter() }</g>
        </svg>
    }
}

/// Draws a throw into a [`HeldArc`]; no throw where dice would stay in the hand.
pub fn show_held(drawing: &Element, eye: &Eye, swing: Option<Swing>) {
    // Setting an attribute fails for malformed names only.
    let set = |element: &Element, name: &str, value: &str| {
        drop(element.set_attribute(name, value));
    };
    set(drawing, "visibility", if swing.is_some() { "visible" } else { "hidden" });
    let Some(swing) = swing else { return };
    let arc = Arc::new(eye, flight(&swing));
    set(drawing, "viewBox", &arc.view_box);
    set(drawing, "style", &format!("--force:{}", swing.force));
    set(drawing, "data-force", force_id(Force::of_strength(swing.force)));
    let part = |css: &str| drawing.query_selector(css).ok().flatten();
    if let Some(path) = part("path") {
        set(&path, "d", &arc.d);
    }
    if let Some(hand) = part(".dice-arena-hand") {
        set(&hand, "x", &arc.start.0.to_string());
        set(&hand, "y", &arc.start.1.to_string());
    }
    let (x, y) = arc.end;
    for end in ["ellipse", "circle"].into_iter().filter_map(part) {
        set(&end, "cx", &x.to_string());
        set(&end, "cy", &y.to_string());
    }
    if let Some(name) = part("g") {
        set(&name, "transform", &format!("translate({x} {})", y + NAME_BELOW));
    }
}

/// Properties of [`CastBanner`].
#[derive(Properties, PartialEq)]
pub struct CastBannerProps {
    /// What is just happening.
    pub event: Option<Rc<Event>>,
}

/// The spells that are being cast, large over the picture; and which way play goes
/// from now on. Nothing while other things happen.
#[component]
pub fn CastBanner(CastBannerProps { event }: &CastBannerProps) -> Html {
    let words = use_words();
    let (faces, what) = match event.as_deref() {
        Some(Event::Cast { spells, .. }) => (*spells, words.faces(*spells)),
        Some(Event::Disarmed(_)) => (Faces::NONE, words.tr("expelliarmus")),
        Some(Event::Reversed(Direction::Clockwise)) => (Faces::NONE, words.tr("with")),
        Some(Event::Reversed(Direction::Counterclockwise)) => (Faces::NONE, words.tr("against")),
        _ => return html! {},
    };
    html! {
        <div class="dice-arena-cast" aria-hidden="true">
            { for faces.iter().map(|face| html! { <Symbol key={face as u8} {face} /> }) }
            <span key="words">{ what }</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::Face;

    use super::*;
    use crate::testing;

    #[test]
    fn the_arc_ends_where_the_throw_is_aimed() {
        let text = testing::text(Locale::English);
        let swing = Swing { force: 50, ..Swing::default() };
        let arc = html! { <AimArc eye={Eye::ABOVE} {swing} /> };
        let found = testing::markup(&text, arc);
        assert!(found.contains("cx=\"500\" cy=\"500\""), "{found}");
        assert!(found.contains("--force:50"), "{found}");
    }

    #[test]
    fn spells_are_named_while_they_are_cast() {
        let text = testing::text(Locale::English);
        let spells = [Face::Accio, Face::Confundo].into_iter().collect();
        let event = Rc::new(Event::Cast { seat: conclave_rules::table::Seat(0), spells });
        let found = testing::markup(&text, html! { <CastBanner {event} /> });
        assert!(found.contains("Accio and Confundo"), "{found}");
        assert_eq!(testing::markup(&text, html! { <CastBanner event={None::<Rc<Event>>} /> }), "");
    }
}

//! What every board has: the keyboard's focus and arrow keys, dragging, tries, its size.

use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::drag::DragAndDrop;
use super::explain::tried;
use super::focus::KeyboardFocus;
use super::size::{Size, SizeObserver};
use super::{lesson, scroll};

/// What comes to a board by its [`Kit`]. Keys are the values of `data-drag`, `data-drop` and
/// `data-try`.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// The piece with this key is being lifted: the board picks it up, and marks the places
    /// that take it with `data-drop`.
    Lift(String),
    /// The pointer moves with a lifted piece, or lets it go; only for boards that ask for it
    /// ([`Kit::with_moves`]). The last one, with the event of letting go, comes before `Drop` or
    /// `PutBack`; a browser that stops the drag makes none.
    Move(PointerEvent),
    /// The piece (first) was let go on a place (second).
    Drop(String, String),
    /// The lifted piece was let go elsewhere, or the browser has stopped the drag: the board
    /// lays it down.
    PutBack,
    /// The piece with this key, which cannot be used now, is pressed.
    Try(String),
    /// A key is pressed; see [`KeyboardFocus::handle_key`].
    Key(KeyboardEvent),
    /// There may be more space for the board than before, or less; only for boards that ask for
    /// it ([`Kit::with_size`]).
    Resized,
}

/// What every board has. It lives in the board's component and sends it [`Input`]; see the
/// [module](super) for how a board uses it.
pub struct Kit {
    /// The board's outermost element.
    pub root: NodeRef,
    /// Where the keyboard is.
    pub focus: KeyboardFocus,
    /// For the outermost element: keys.
    pub onkeydown: Callback<KeyboardEvent>,
    /// For the outermost element of a board with `data-try`: what cannot be used is pressed.
    pub ontry: Callback<MouseEvent>,
    input: Callback<Input>,
    moves: bool,
    watches_size: bool,
    drag: Option<DragAndDrop>,
    size: Option<SizeObserver>,
}

impl Kit {
    /// For the board with this link, whose message of an input this is.
    pub fn new<B: Component>(link: &Scope<B>, message: fn(Input) -> B::Message) -> Kit {
        let root = NodeRef::default();
        Kit {
            focus: KeyboardFocus::new(root.clone()),
            root,
            onkeydown: link.callback(move |event| message(Input::Key(event))),
            ontry: link.batch_callback(move |event| Some(message(Input::Try(tried(&event)?)))),
            input: link.callback(message),
            moves: false,
            watches_size: false,
            drag: None,
            size: None,
        }
    }

    /// Reports each movement of a lifted piece, too.
    pub fn with_moves(self) -> Kit {
        Kit { moves: true, ..self }
    }

    /// Reports, too, when what is around the board changes its size. (The board's own size may
    /// depend on how it is arranged.)
    pub fn with_size(self) -> Kit {
        Kit { watches_size: true, ..self }
    }

    /// Begins to listen when the board is in the page. To be called in `rendered`.
    pub fn rendered(&mut self, first: bool) {
        let Some(root) = self.root.cast::<Element>().filter(|_| first) else { return };
        self.drag = Some(DragAndDrop::new(&root, self.input.clone(), self.moves));
        if self.watches_size {
            let resized = self.input.reform(|_: Size| Input::Resized);
            self.size =
                root.parent_element().and_then(|around| SizeObserver::new(&around, resized));
        }
    }

    /// Ends a drag, as if the piece had been let go where no place is, but without an [`Input`].
    pub fn stop_drag(&self) {
        if let Some(drag) = &self.drag {
            drag.stop();
        }
    }

    /// Lets the click of the present press have no meaning: a finger has rested, and that meant
    /// something already.
    pub fn spend_click(&self) {
        if let Some(drag) = &self.drag {
            drag.spend_click();
        }
    }

    /// Brings the first match of a selector into sight.
    pub fn bring_into_view(&self, css: &str) {
        scroll::into_view(&self.root, css);
    }

    /// Marks what a lesson wants pressed next; see [`lesson::mark`]. To be called in `rendered`.
    pub fn mark_lesson(&self, selectors: impl FnOnce() -> Vec<String>) {
        lesson::mark(&self.root, selectors);
    }
}

//! The table: any game, with people and bots around it.

use std::rc::Rc;

use conclave::table::{Play, Seat, Seed, Setup, Viewer};
use yew::prelude::*;

use super::game::{BoardProps, GameUi, Sitter, Speed};
use super::text::Text;

/// What the table is given.
#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// The words.
    pub text: Text,
}

/// A game in progress.
pub struct Table<G: GameUi> {
    play: Option<Play<G>>,
}

/// What happens to a table.
pub enum Msg<G: GameUi> {
    /// A seat does this.
    Act(Seat, Vec<G::Action>),
}

impl<G: GameUi> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps;

    fn create(_: &Context<Self>) -> Self {
        let setup = Setup { seats: *G::SEATS.start(), options: G::Options::default() };
        Table { play: Play::begin(setup, Seed(42)).ok() }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg<G>) -> bool {
        let Msg::Act(seat, actions) = msg;
        if let Some(play) = &mut self.play {
            for action in actions {
                if play.act(seat, action).is_err() {
                    break;
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Some(play) = &self.play else {
            return Html::default();
        };
        let text = ctx.props().text.clone();
        let view = Rc::new(G::view(play.state(), Viewer::Spectator));
        let seat = play.to_act().first();
        let sitters: Rc<[Sitter]> = (0..play.seats())
            .map(|seat| Sitter {
                name: AttrValue::from(format!("Player {}", seat + 1)),
                guild: G::guild(&view, Seat(seat)),
                person: true,
            })
            .collect();
        let prompt = G::prompt(&view, &sitters, &text);
        let act = ctx.link().batch_callback(move |actions| seat.map(|s| Msg::Act(s, actions)));
        let legal: Rc<[G::Action]> = seat.map(|s| play.legal(s)).unwrap_or_default().into();
        let props = BoardProps::<G> {
            view,
            event: None,
            seat,
            legal,
            hint: Rc::new([]),
            sitters,
            text,
            speed: Speed::Normal,
            confirm: false,
            act,
        };
        html! {
            <div class="table">
                <p class="prompt">{ prompt }</p>
                <div class="table-board"><G::Board ..props /></div>
            </div>
        }
    }
}

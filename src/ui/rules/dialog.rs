//! The dialog over a table.

use std::rc::Rc;

use conclave::session::Settings;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::figure_set::FigureSet;
use super::reader::Reader;
use super::{GameRules, areas, page};
use crate::components::dialog::Dialog;
use crate::context::PageContext;
use crate::shell;
use crate::storage::Local;
use crate::text::Text;

/// The dialog, open or not.
pub struct RulesDialog<G: GameRules> {
    text: Text,
    settings: Rc<Settings>,
    texts: TextsStatus<G>,
    open: bool,
    /// The chapter to show.
    chapter: Option<AttrValue>,
    _listener: EventListener,
}

/// The texts on their way; and, when they have come, the pictures, which outlast each opening.
enum TextsStatus<G: GameRules> {
    Coming,
    Missing,
    Here(Rc<FigureSet<G>>),
}

/// Messages of the dialog.
pub enum Msg {
    /// The table wants the rules.
    Open,
    /// The texts have come, or not.
    Texts(bool),
    /// The reader is done.
    Close,
}

impl<G: GameRules> Component for RulesDialog<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let open = ctx.link().callback(|()| Msg::Open);
        let dialog = RulesDialog {
            text: Text::loaded(G::ID),
            settings: Rc::new(shell::load_settings(&Local::open())),
            texts: TextsStatus::Coming,
            open: true,
            chapter: page::chapter().map(AttrValue::from),
            _listener: EventListener::new(&window(), "rules", move |_| open.emit(())),
        };
        dialog.fetch(ctx);
        dialog
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Open => {
                self.open = true;
                self.chapter = page::chapter().map(AttrValue::from);
                if matches!(self.texts, TextsStatus::Missing) {
                    self.texts = TextsStatus::Coming;
                    self.fetch(ctx);
                }
            }
            Msg::Texts(true) => {
                self.texts = TextsStatus::Here(Rc::new(FigureSet::replay(&self.text)));
            }
            Msg::Texts(false) => self.texts = TextsStatus::Missing,
            Msg::Close => self.open = false,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if !self.open {
            return Html::default();
        }
        let text = &self.text;
        let onclose = ctx.link().callback(|()| Msg::Close);
        html! {
            <PageContext text={text.clone()} settings={self.settings.clone()}>
                <Dialog title={text.tr("rules")} wide=true {onclose}>
                    { match &self.texts {
                        TextsStatus::Here(figures) => html! {
                            <Reader<G>
                                text={text.clone()}
                                {figures}
                                page=false
                                chapter={self.chapter.clone()}
                            />
                        },
                        TextsStatus::Coming => html! { <p role="status">{ text.tr("texts-coming") }</p> },
                        TextsStatus::Missing => html! { <p role="alert">{ text.tr("texts-missing") }</p> },
                    } }
                </Dialog>
            </PageContext>
        }
    }
}

impl<G: GameRules> RulesDialog<G> {
    fn fetch(&self, ctx: &Context<Self>) {
        let (text, then) = (self.text.clone(), ctx.link().callback(Msg::Texts));
        spawn_local(async move {
            let mut here = true;
            for area in areas::<G>() {
                here &= text.load_area(&area).await;
            }
            then.emit(here);
        });
    }
}

//! The dialog over a table.

use std::marker::PhantomData;
use std::rc::Rc;

use conclave::session::Settings;
use conclave::session::saves::SaveStore;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::reader::Reader;
use super::{GameRules, areas, page};
use crate::components::dialog::Dialog;
use crate::context::PageContext;
use crate::shell;
use crate::storage::Local;
use crate::text::Text;

/// The dialog, open or not.
pub struct Panel<G> {
    text: Text,
    settings: Rc<Settings>,
    texts: Texts,
    open: bool,
    /// The chapter to show.
    chapter: Option<AttrValue>,
    _listener: EventListener,
    game: PhantomData<G>,
}

/// The texts on their way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texts {
    Coming,
    Missing,
    Here,
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

impl<G: GameRules> Component for Panel<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let open = ctx.link().callback(|()| Msg::Open);
        let panel = Panel {
            text: Text::loaded(G::ID),
            settings: Rc::new(shell::load_settings(SaveStore::new(Local::open()).store())),
            texts: Texts::Coming,
            open: true,
            chapter: page::chapter().map(AttrValue::from),
            _listener: EventListener::new(&window(), "rules", move |_| open.emit(())),
            game: PhantomData,
        };
        panel.fetch(ctx);
        panel
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Open => {
                self.open = true;
                self.chapter = page::chapter().map(AttrValue::from);
                if self.texts == Texts::Missing {
                    self.texts = Texts::Coming;
                    self.fetch(ctx);
                }
            }
            Msg::Texts(came) => self.texts = if came { Texts::Here } else { Texts::Missing },
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
                    { match self.texts {
                        Texts::Here => html! {
                            <Reader<G> text={text.clone()} page=false chapter={self.chapter.clone()} />
                        },
                        Texts::Coming => html! { <p role="status">{ text.tr("texts-coming") }</p> },
                        Texts::Missing => html! { <p role="alert">{ text.tr("texts-missing") }</p> },
                    } }
                </Dialog>
            </PageContext>
        }
    }
}

impl<G: GameRules> Panel<G> {
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

//! What the table looks like.

use std::rc::Rc;

use conclave::page::saves::StoreError;
use conclave::table::{Rules, Seat, Seats};
use yew::prelude::*;

use super::log::log;
use super::open::Closed;
use super::replay::To;
use super::seats::seats_bar;
use super::{Hint, Keeping, Live, Msg, Panel, Table};
use crate::art::sigil;
use crate::dialog::Dialog;
use crate::game::{BoardProps, GameUi};
use crate::icons::{Icon, Look, icon_button, small};
use crate::saves::ENDING;
use crate::settings::settings_dialog;
use crate::shell::Shell;
use crate::sound;
use crate::storage::{file_name, offer_file};
use crate::text::Text;

/// What the keys do: the key, and the text that says it.
const KEYS: [(&str, &str); 8] = [
    ("Tab", "key-tab"),
    ("Esc", "key-escape"),
    ("Ctrl Z", "undo"),
    ("Ctrl Y", "redo"),
    ("H", "hint"),
    ("L", "log"),
    ("S", "sheet"),
    ("?", "keys"),
];

/// A table that cannot be opened: why, and what next.
pub fn closed<G: GameUi>(closed: &Closed, shell: &Shell) -> Html {
    let text = &shell.text;
    let export = closed.keep.clone().map(|id| {
        let shell = shell.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Ok(Some(content)) = shell.shelf.text(&id) {
                offer_file(&file_name(&id, ENDING), &content);
            }
        });
        html! {
            <button type="button" class="button" {onclick}>
                { small(Icon::Export) }{ text.say("export") }
            </button>
        }
    });
    html! {
        <div class="message vellum">
            <h1 tabindex="-1">{ text.say("table-closed") }</h1>
            <p>{ &closed.words }</p>
            <div class="row">
                <a class="button button-main" href={format!("#/new/{}", G::ID)}>{ text.say("set-up") }</a>
                { for export }
                <a class="button" href="#/">{ text.say("home") }</a>
            </div>
        </div>
    }
}

impl<G: GameUi> Live<G> {
    /// The table.
    pub(super) fn view(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let play = self.game.session.play();
        let acting: Vec<String> = play.to_act().iter().map(|seat| seat.0.to_string()).collect();
        let outcome = <G as Rules>::outcome(play.state()).map(|outcome| {
            let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.0.to_string()).collect();
            let scores: Vec<_> = outcome.scores.iter().map(ToString::to_string).collect();
            format!("winners={};scores={}", winners.join(","), scores.join(","))
        });
        let hurry = ctx.link().callback(|event: PointerEvent| {
            sound::allow(&event);
            Msg::Hurry { key: false }
        });
        let log_here = self.replay.as_ref().map(|replay| replay.turn);
        html! {
            <div
                class={classes!("table", self.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-turn={play.turn().to_string()}
                data-acting={acting.join(",")}
                data-outcome={outcome}
                data-speed={shell.speed().id()}
                onpointerdown={hurry}
            >
                { self.bar(ctx) }
                { self.banners(ctx) }
                { seats_bar::<G>(
                    self.queue.view(),
                    &self.sitters,
                    self.game.session.occupants(),
                    self.glowing(),
                    self.asked.is_some(),
                    text,
                ) }
                <div class="table-middle">
                    <div class="table-main">
                        if !self.is_over() || self.replay.is_some() || !self.queue.is_still() {
                            <p class={classes!("prompt", self.deciding().is_some().then_some("prompt-yours"))}>
                                { self.prompt(text) }
                            </p>
                        }
                        { self.talk_box(ctx) }
                        { self.hint_box(ctx) }
                        { self.ending(ctx) }
                        { self.replay_bar(ctx) }
                        { self.board(ctx) }
                    </div>
                    <aside class="table-side" aria-labelledby="log-title">
                        <h2 id="log-title" tabindex="-1">{ text.say("log") }</h2>
                        { log(
                            &self.lines,
                            self.log_all,
                            log_here,
                            &ctx.link().callback(Msg::Jump),
                            ctx.link().callback(|_| Msg::LogAll),
                            text,
                        ) }
                    </aside>
                </div>
                <div class="unseen" role="log" aria-live="polite">
                    { for self.said.iter().map(|(number, words)| html! {
                        <p key={*number}>{ words }</p>
                    }) }
                    if self.deciding().is_some() {
                        <p key="prompt">{ G::prompt(self.queue.view(), &self.sitters, text) }</p>
                    }
                </div>
                { self.panel(ctx) }
            </div>
        }
    }

    /// What is expected now; while events are shown, what just happened.
    fn prompt(&self, text: &Text) -> AttrValue {
        match self.said.last() {
            Some((_, words)) if !self.queue.is_still() => words.clone(),
            _ => G::prompt(self.queue.view(), &self.sitters, text).into(),
        }
    }

    /// Whose seats glow: those who must decide, unless we look back.
    fn glowing(&self) -> Seats {
        if self.replay.is_some() { Seats::NONE } else { self.game.session.play().to_act() }
    }

    /// The board; or the curtain, and then nothing of the board at all.
    fn board(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let down = self.replay.is_none() && self.queue.is_still();
        if let Some(seat) = self.curtain().filter(|_| down) {
            return self.curtain_for(seat, ctx);
        }
        let seat = self.deciding();
        let legal = seat.map(|seat| self.game.session.play().legal(seat)).unwrap_or_default();
        let hint = match &self.hint {
            Some(Hint::Given(plan, _)) => Rc::clone(plan),
            _ => Rc::new([]),
        };
        let props = BoardProps::<G> {
            view: Rc::clone(self.queue.view()),
            event: self.queue.event().cloned(),
            seat,
            legal: legal.into(),
            hint,
            sitters: Rc::clone(&self.sitters),
            text: shell.text.clone(),
            speed: shell.speed(),
            confirm: shell.settings.confirm,
            act: ctx.link().callback(Msg::Act),
        };
        html! {
            <section
                class="table-board"
                tabindex="-1"
                aria-labelledby="board-title"
            >
                <h2 id="board-title" class="unseen">{ shell.text.say("board") }</h2>
                <G::Board ..props />
            </section>
        }
    }

    /// The curtain before `seat`'s secrets.
    fn curtain_for(&self, seat: Seat, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let Some(sitter) = self.sitters.get(seat.index()) else {
            return Html::default();
        };
        html! {
            <section class={classes!("curtain", format!("guild-{}", sitter.guild))}>
                { sigil(sitter.guild) }
                <p>{ text.tell("curtain", &[("name", sitter.name.as_str().into())]) }</p>
                <button
                    type="button"
                    class="button button-main button-large"
                    onclick={ctx.link().callback(|_| Msg::TakeDevice)}
                >
                    { text.tell("curtain-lift", &[("name", sitter.name.as_str().into())]) }
                </button>
            </section>
        }
    }

    /// The name of the game, and what can be done at any time.
    fn bar(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let link = ctx.link();
        let session = &self.game.session;
        let live = self.replay.is_none();
        let open = |panel| link.callback(move |_: MouseEvent| Msg::Open(Some(panel)));
        let sound = {
            let shell = shell.clone();
            Callback::from(move |_: MouseEvent| shell.with(|s| s.sound = !s.sound))
        };
        let on = shell.settings.sound;
        let button =
            |icon, key: &str, onclick, look: Look| icon_button(icon, text.say(key), onclick, look);
        let does = |msg: fn() -> Msg<G>| link.callback(move |_: MouseEvent| msg());
        let pressed = |pressed| Look { pressed: Some(pressed), ..Look::default() };
        let dimmed = |disabled| Look { disabled, ..Look::default() };
        let named = |class| Look { class, ..Look::default() };
        let tools = [
            button(
                Icon::Undo,
                "undo",
                does(|| Msg::Undo),
                dimmed(!live || session.undo_target().is_none()),
            ),
            button(Icon::Redo, "redo", does(|| Msg::Redo), dimmed(!live || !session.can_redo())),
            button(
                Icon::Hint,
                "hint",
                does(|| Msg::Hint),
                Look { disabled: self.deciding().is_none(), ..pressed(self.hint.is_some()) },
            ),
            button(Icon::Replay, "replay", does(|| Msg::Replay(To::Toggle)), pressed(!live)),
            button(Icon::Sheet, "sheet", open(Panel::Sheet), Look::default()),
            button(
                Icon::Log,
                "log",
                does(|| Msg::Log),
                Look { class: "tool-log", ..pressed(self.log_open) },
            ),
            button(Icon::Rules, "rules", open(Panel::Rules), Look::default()),
            button(
                if on { Icon::Sound } else { Icon::Silence },
                "sound",
                sound,
                Look { class: "tool-more", ..pressed(on) },
            ),
            button(Icon::Keys, "keys", open(Panel::Keys), named("tool-keys")),
            button(Icon::Settings, "settings", open(Panel::Settings), Look::default()),
        ];
        html! {
            <header class="table-bar">
                <a class="icon-button" href="#/" aria-label={text.say("home")} title={text.say("home")}>
                    { Icon::Home.draw() }
                </a>
                <h1 class="table-title" tabindex="-1">{ &self.game.name }</h1>
                <div class="table-tools" role="group" aria-label={text.say("tools")}>
                    { for tools }
                </div>
            </header>
        }
    }

    /// What the people at the table must know about the program itself.
    fn banners(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let banner = |words: String, ways: Html| {
            html! {
                <div class="banner" role="alert">
                    { Icon::Warning.draw() }<p>{ words }</p>
                    <div class="row">{ ways }</div>
                </div>
            }
        };
        let way = |key: &str, onclick| {
            html! { <button type="button" class="button" {onclick}>{ text.say(key) }</button> }
        };
        let keeping = match self.keeping {
            Keeping::Fine => Html::default(),
            Keeping::Failed(why) => banner(
                text.say(match why {
                    StoreError::Full => "storage-full",
                    StoreError::Blocked => "storage-blocked",
                }),
                way("export", link.callback(|_| Msg::Export)),
            ),
            Keeping::Elsewhere => banner(
                text.say("elsewhere"),
                html! {
                    <>
                        { way("elsewhere-theirs", link.callback(|_| Msg::TakeTheirs)) }
                        { way("elsewhere-mine", link.callback(|_| Msg::KeepMine)) }
                    </>
                },
            ),
        };
        html! {
            <>
                { keeping }
                if self.bots_failed {
                    { banner(text.say("bots-failed"), way("retry", link.callback(|_| Msg::Retry))) }
                }
                if let Some(why) = &self.refused {
                    { banner(why.clone(), Html::default()) }
                }
            </>
        }
    }

    /// The time to talk, as long as it lasts.
    fn talk_box(&self, ctx: &Context<Table<G>>) -> Html {
        let Some(left) = self.talk_left().filter(|_| self.replay.is_none()) else {
            return Html::default();
        };
        let text = &ctx.props().shell.text;
        html! {
            <div class="talk">
                <span class="talk-clock" role="timer">{ format!("{}:{:02}", left / 60, left % 60) }</span>
                <span>{ text.say("talk") }</span>
                <button type="button" class="button" onclick={ctx.link().callback(|_| Msg::TalkOver)}>
                    { text.say("talk-over") }
                </button>
            </div>
        }
    }

    /// The hint.
    fn hint_box(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let words = match &self.hint {
            None => return Html::default(),
            Some(Hint::Asked(_)) => text.say("hint-wait"),
            Some(Hint::Given(_, words)) => words.clone(),
            Some(Hint::None) => text.say("hint-none"),
        };
        html! {
            <div class="hint">
                { small(Icon::Hint) }
                <p role="status">{ words }</p>
                { icon_button(
                    Icon::Close,
                    text.say("close"),
                    ctx.link().callback(|_| Msg::Hint),
                    Look::default(),
                ) }
            </div>
        }
    }

    /// What is open over the table.
    fn panel(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let onclose = ctx.link().callback(|()| Msg::Open(None));
        let dialog = |key: &str, wide: bool, children: Html| {
            html! {
                <Dialog title={text.say(key)} close={text.say("close")} onclose={onclose.clone()} {wide}>
                    { children }
                </Dialog>
            }
        };
        match self.panel {
            None => Html::default(),
            Some(Panel::Settings) => settings_dialog(shell, onclose),
            Some(Panel::Rules) => dialog("rules", true, G::rules(text)),
            Some(Panel::Sheet) => {
                dialog("sheet", true, G::sheet(self.queue.view(), &self.sitters, text))
            }
            Some(Panel::Keys) => dialog("keys", false, keys(text)),
        }
    }
}

/// What the keys do.
fn keys(text: &Text) -> Html {
    html! {
        <dl class="keys">
            { for KEYS.map(|(key, what)| html! {
                <div>
                    <dt>{ for key.split(' ').map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                    <dd>{ text.say(what) }</dd>
                </div>
            }) }
        </dl>
    }
}

//! What the table looks like.

use std::rc::Rc;

use conclave::session::saves::StoreError;
use conclave::session::series::write_outcome;
use conclave::table::{Rules, Seat, Seats};
use yew::prelude::*;

use super::log::log;
use super::open::Closed;
use super::replay::ReplayCommand;
use super::seats::seats_bar;
use super::{Hint, Live, Msg, Panel, SaveStatus, Table};
use crate::components::icons::Icon;
use crate::components::notices::message;
use crate::components::settings::settings_dialog;
use crate::components::tags::dialog;
use crate::components::tags::sigil;
use crate::components::tags::{
    self, all, button, class, component, el, heading, keyed, none, said, tag, when, words,
};
use crate::components::tags::{IconButtonOptions, icon_button, small, word_button};
use crate::games::{BoardProps, GameUi};
use crate::shell::Shell;
use crate::sound;
use crate::text::Text;

/// What the keys do: the key, and the text that says it.
const KEYS: [(&str, &str); 10] = [
    ("Tab", "key-tab"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
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
    message(shell, "table-closed", closed.words.clone(), closed.keep.as_deref(), Some(G::ID))
}

impl<G: GameUi> Live<G> {
    /// The table.
    pub(super) fn view(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let play = self.game.session.play();
        let acting: Vec<String> = play.to_act().iter().map(|seat| seat.0.to_string()).collect();
        let outcome = <G as Rules>::outcome(play.state());
        let hurry = ctx.link().callback(|event: PointerEvent| {
            sound::allow(&event);
            Msg::Skip { key: false }
        });
        let log_here = self.replay.as_ref().map(|replay| replay.turn);
        let prompt =
            (!self.is_over() || self.replay.is_some() || !self.queue.is_still()).then(|| {
                let yours = (self.deciding().is_some(), "prompt-yours");
                tag("p", &class("prompt", &[yours]), vec![words(self.prompt(text))])
            });
        let main = vec![
            prompt.unwrap_or_default(),
            self.negotiation_box(ctx),
            self.hint_box(ctx),
            self.ending(ctx),
            self.replay_bar(ctx),
            self.board(ctx),
        ];
        let side = el!(
            "aside",
            "class" = "table-side",
            "aria-labelledby" = "log-title",
            [
                el!("h2", "id" = "log-title", "tabindex" = "-1", [words(text.tr("log"))]),
                log(
                    &self.log,
                    self.log_all,
                    log_here,
                    &ctx.link().callback(Msg::Jump),
                    ctx.link().callback(|_| Msg::LogAll),
                    text,
                )
            ]
        );
        let mut spoken: Vec<Html> = self
            .announcements
            .iter()
            .map(|(number, said)| keyed(*number, el!("p", [words(said.clone())])))
            .collect();
        if self.deciding().is_some() {
            let prompt = G::prompt(self.queue.view(), &self.players, text);
            spoken.push(keyed("prompt", said("p", "", prompt)));
        }
        el!(
            "div",
            "class" = class("table", &[(self.log_open, "table-log-open")]),
            "data-game" = G::ID,
            "data-ply" = play.ply().to_string(),
            // What `data-ply` was called before: hosts and helpers may read it still.
            "data-turn" = play.ply().to_string(),
            "data-acting" = acting.join(","),
            "data-outcome" = outcome.map(|outcome| write_outcome(&outcome)),
            "data-speed" = shell.speed().id(),
            onpointerdown = hurry,
            [
                self.bar(ctx),
                self.banners(ctx),
                seats_bar::<G>(
                    self.queue.view(),
                    &self.players,
                    self.glowing(),
                    self.asked.is_some(),
                    text,
                ),
                tag("div", "table-middle", vec![tag("div", "table-main", main), side]),
                el!(
                    "div",
                    "class" = "unseen",
                    "role" = "log",
                    "aria-live" = "polite",
                    [all(spoken)]
                ),
                self.panel(ctx)
            ]
        )
    }

    /// What is expected now; while events are shown, what just happened.
    fn prompt(&self, text: &Text) -> AttrValue {
        match self.announcements.last() {
            Some((_, words)) if !self.queue.is_still() => words.clone(),
            _ => G::prompt(self.queue.view(), &self.players, text).into(),
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
            players: Rc::clone(&self.players),
            text: shell.text.clone(),
            speed: shell.speed(),
            services: self.services.clone(),
            confirm: shell.settings.confirm,
            act: ctx.link().callback(Msg::Act),
        };
        let title = shell.text.tr("board");
        el!(
            "section",
            "class" = "table-board",
            "tabindex" = "-1",
            "aria-labelledby" = "board-title",
            [
                el!("h2", "id" = "board-title", "class" = "unseen", [words(title)]),
                component::<G::Board>(props)
            ]
        )
    }

    /// The curtain before `seat`'s secrets.
    fn curtain_for(&self, seat: Seat, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let Some(player) = self.players.get(seat.index()) else {
            return none();
        };
        let name = [("name", player.name.as_str().into())];
        let lift = ctx.link().callback(|_| Msg::TakeDevice);
        let lift_words = vec![words(text.tr_args("curtain-lift", &name))];
        tag(
            "section",
            &["curtain guild-", player.guild].concat(),
            vec![
                sigil(player.guild),
                said("p", "", text.tr_args("curtain", &name)),
                button("button button-main button-large", lift, None, lift_words),
            ],
        )
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
        let button = |icon, key: &str, onclick, look: IconButtonOptions| {
            icon_button(icon, text.tr(key), onclick, look)
        };
        let does = |msg: fn() -> Msg<G>| link.callback(move |_: MouseEvent| msg());
        let pressed =
            |pressed| IconButtonOptions { pressed: Some(pressed), ..IconButtonOptions::default() };
        let dimmed = |disabled| IconButtonOptions { disabled, ..IconButtonOptions::default() };
        let named = |class| IconButtonOptions { class, ..IconButtonOptions::default() };
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
                IconButtonOptions {
                    disabled: self.deciding().is_none(),
                    ..pressed(self.hint.is_some())
                },
            ),
            button(
                Icon::Replay,
                "replay",
                does(|| Msg::Replay(ReplayCommand::Toggle)),
                pressed(!live),
            ),
            button(Icon::Sheet, "sheet", open(Panel::Sheet), IconButtonOptions::default()),
            button(
                Icon::Log,
                "log",
                does(|| Msg::Log),
                IconButtonOptions { class: "tool-log", ..pressed(self.log_open) },
            ),
            button(Icon::Rules, "rules", open(Panel::Rules), IconButtonOptions::default()),
            button(
                if on { Icon::Sound } else { Icon::Silence },
                "sound",
                sound,
                IconButtonOptions { class: "tool-more", ..pressed(on) },
            ),
            button(Icon::Share, "share", does(|| Msg::Share), named("tool-more")),
            button(Icon::Keys, "keys", open(Panel::Keys), named("tool-keys")),
            button(Icon::Settings, "settings", open(Panel::Settings), IconButtonOptions::default()),
        ];
        let home = text.tr("home");
        let to_board = ctx.link().callback(|_: MouseEvent| Msg::ToBoard);
        tag(
            "header",
            "table-bar",
            vec![
                // The tools are many, for whoever comes with the keyboard.
                tags::button("button skip", to_board, None, vec![words(text.tr("to-board"))]),
                el!(
                    "a",
                    "class" = "icon-button",
                    "href" = "#/",
                    "aria-label" = home.clone(),
                    "title" = home,
                    [Icon::Home.draw()]
                ),
                heading("table-title", vec![words(self.game.name.clone())]),
                el!(
                    "div",
                    "class" = "table-tools",
                    "role" = "group",
                    "aria-label" = text.tr("tools"),
                    [all(tools)]
                ),
            ],
        )
    }

    /// What the people at the table must know about the program itself.
    fn banners(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let banner = |said_so: String, ways: Vec<Html>| {
            el!(
                "div",
                "class" = "banner",
                "role" = "alert",
                [Icon::Warning.draw(), said("p", "", said_so), tag("div", "row", ways)]
            )
        };
        let way = |key: &str, onclick| word_button(None, text.tr(key), false, onclick);
        let keeping = match self.save_status {
            SaveStatus::Fine => none(),
            SaveStatus::Failed(why) => banner(
                text.tr(match why {
                    StoreError::Full => "storage-full",
                    StoreError::Blocked => "storage-blocked",
                }),
                vec![way("export", link.callback(|_| Msg::Export))],
            ),
            SaveStatus::Elsewhere => banner(
                text.tr("elsewhere"),
                vec![
                    way("elsewhere-theirs", link.callback(|_| Msg::TakeTheirs)),
                    way("elsewhere-mine", link.callback(|_| Msg::KeepMine)),
                ],
            ),
        };
        all([
            keeping,
            when(self.bots_failed, || {
                let again = way("retry", link.callback(|_| Msg::Retry));
                banner(text.tr("bots-failed"), vec![again])
            }),
            self.refused.clone().map_or_else(none, |why| banner(why, Vec::new())),
        ])
    }

    /// The time to talk, as long as it lasts.
    fn negotiation_box(&self, ctx: &Context<Table<G>>) -> Html {
        let Some(left) = self.negotiation_left().filter(|_| self.replay.is_none()) else {
            return none();
        };
        let text = &ctx.props().shell.text;
        // A clock: seconds have two digits.
        let (minutes, seconds) = (left / 60, left % 60);
        let zero = if seconds < 10 { "0" } else { "" };
        let clock = [&minutes.to_string(), ":", zero, &seconds.to_string()].concat();
        tag(
            "div",
            "talk",
            vec![
                el!("span", "class" = "talk-clock", "role" = "timer", [words(clock)]),
                said("span", "", text.tr("talk")),
                word_button(
                    None,
                    text.tr("talk-over"),
                    false,
                    ctx.link().callback(|_| Msg::NegotiationOver),
                ),
            ],
        )
    }

    /// The hint.
    fn hint_box(&self, ctx: &Context<Table<G>>) -> Html {
        let text = &ctx.props().shell.text;
        let advice = match &self.hint {
            None => return none(),
            Some(Hint::Asked(_)) => text.tr("hint-wait"),
            Some(Hint::Given(_, words)) => words.clone(),
            Some(Hint::None) => text.tr("hint-none"),
        };
        let close = ctx.link().callback(|_| Msg::Hint);
        tag(
            "div",
            "hint",
            vec![
                small(Icon::Hint),
                el!("p", "role" = "status", [words(advice)]),
                icon_button(Icon::Close, text.tr("close"), close, IconButtonOptions::default()),
            ],
        )
    }

    /// What is open over the table.
    fn panel(&self, ctx: &Context<Table<G>>) -> Html {
        let shell = &ctx.props().shell;
        let text = &shell.text;
        let onclose = ctx.link().callback(|()| Msg::Open(None));
        let dialog =
            |key: &str, wide, inside| dialog(text.tr(key), wide, onclose.clone(), text, inside);
        match self.panel {
            None => none(),
            Some(Panel::Settings) => {
                settings_dialog(shell, G::READS_ALOUD.then_some(G::ID), onclose)
            }
            Some(Panel::Rules) => dialog("rules", true, G::rules(text)),
            Some(Panel::Sheet) => {
                dialog("sheet", true, G::score_sheet(self.queue.view(), &self.players, text))
            }
            Some(Panel::Keys) => dialog("keys", false, keys(text)),
        }
    }
}

/// What the keys do.
fn keys(text: &Text) -> Html {
    let key = |(key, what): (&'static str, &str)| {
        let keys = key.split(' ').map(|key| said("kbd", "", key.to_owned()));
        tag("div", "", vec![tag("dt", "", keys.collect()), said("dd", "", text.tr(what))])
    };
    tag("dl", "keys", KEYS.into_iter().map(key).collect())
}

//! Looking back: any moment of the game, step by step or in one go.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::{Live, Msg, Table};
use crate::board::playback;
use crate::components::icons::Icon;
use crate::components::tags::{IconButtonOptions, icon_button, word_button};
use crate::components::tags::{el, none, said, saying, tag, when, words};
use crate::games::GameUi;
use crate::pages::setup::new_save;
use crate::shell::Shell;
use crate::text::Text;

/// A replay.
pub struct Replay {
    /// The moment: after how many actions.
    pub turn: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

/// Where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayCommand {
    /// Into the replay, at the present moment; or out of it.
    Toggle,
    /// To the moment after so many actions.
    Turn(usize),
    /// One action on, with everything that came of it.
    Forward,
    /// On by itself, or not any longer.
    PlayPause,
    /// Play on from here, as another game.
    Branch,
}

impl<G: GameUi> Live<G> {
    /// Moves about in the replay.
    pub(super) fn replay_to(&mut self, to: ReplayCommand, shell: &Shell) {
        let turns = self.game.session.play().ply();
        let (shared, over) = (self.is_shared(), self.is_over());
        match (to, &mut self.replay) {
            (ReplayCommand::Toggle, None) => {
                self.hint = None;
                self.replay = Some(Replay { turn: turns, playing: false });
                self.queue.jump(self.current_view());
                self.timer = None;
            }
            // Who leaves the replay of a game that somebody shared takes it up.
            (ReplayCommand::Toggle, Some(replay)) if shared && !over => {
                replay.turn = turns;
                self.replay_to(ReplayCommand::Branch, shell);
            }
            (ReplayCommand::Toggle, Some(_)) => {
                self.replay = None;
                self.timer = None;
                self.queue.jump(self.current_view());
            }
            (ReplayCommand::Turn(turn), _) => {
                let turn = turn.min(turns);
                self.hint = None;
                self.replay = Some(Replay { turn, playing: false });
                self.timer = None;
                self.queue.jump(self.view_at(turn));
            }
            (ReplayCommand::PlayPause, Some(replay)) => {
                replay.playing = !replay.playing;
                if replay.playing && replay.turn == turns {
                    replay.turn = 0;
                    self.queue.jump(self.view_at(0));
                }
            }
            (ReplayCommand::Forward, Some(replay)) => {
                replay.playing = false;
                self.step();
            }
            (ReplayCommand::Branch, Some(replay)) => {
                let session = self.game.session.branch(replay.turn);
                let mut save = new_save(&session, &shell.text);
                save.name = shell.text.tr_args(
                    "branch-name",
                    &[("name", (&self.game.name).into()), ("number", replay.turn.into())],
                );
                crate::router::go(&shell.create_slot(save));
            }
            (ReplayCommand::PlayPause | ReplayCommand::Forward | ReplayCommand::Branch, None) => {}
        }
    }

    /// Shows the next action of the replay. Tells whether there was one.
    pub(super) fn step(&mut self) -> bool {
        let Some(turn) = self.replay.as_ref().map(|replay| replay.turn) else {
            return false;
        };
        let viewer = self.viewer();
        let Some(entry) = self.game.session.play().entries().get(turn) else {
            return false;
        };
        // Whatever was still moving is where it ends.
        let (now, next) = (self.view_at(turn), self.view_at(turn + 1));
        let events = entry.events.iter().filter_map(|e| G::redact(e, viewer)).collect();
        self.queue.jump(now);
        self.queue.push([(turn + 1, events)], next);
        if let Some(replay) = &mut self.replay {
            replay.turn += 1;
        }
        true
    }

    /// Plays on by itself, when all is still.
    pub(super) fn play_on(&mut self, ctx: &Context<Table<G>>) {
        let turns = self.game.session.play().ply();
        let Some(replay) = &mut self.replay else { return };
        if replay.turn >= turns {
            replay.playing = false;
        }
        if replay.playing && self.timer.is_none() {
            let pause = playback::replay_pause_ms(ctx.props().shell.speed());
            let link = ctx.link().clone();
            self.timer = Some(Timeout::new(pause, move || link.send_message(Msg::Next)));
        }
    }

    /// The game after `turn` actions, as far as the viewer may know.
    pub(super) fn view_at(&self, turn: usize) -> G::View {
        G::view(self.game.session.play().at_ply(turn).state(), self.viewer())
    }

    /// The replay's controls.
    pub(super) fn replay_bar(&self, ctx: &Context<Table<G>>) -> Html {
        let Some(replay) = &self.replay else {
            return none();
        };
        let text = &ctx.props().shell.text;
        let link = ctx.link();
        let turns = self.game.session.play().ply();
        let turn = replay.turn;
        let to = |to: ReplayCommand| link.callback(move |_: MouseEvent| Msg::Replay(to));
        let button = |icon, key: &str, target, disabled| {
            icon_button(
                icon,
                text.tr(key),
                to(target),
                IconButtonOptions { disabled, ..IconButtonOptions::default() },
            )
        };
        let oninput = link.callback(|event: InputEvent| {
            let input: web_sys::HtmlInputElement = event.target_unchecked_into();
            Msg::Replay(ReplayCommand::Turn(input.value_as_number() as usize))
        });
        let slider = el!(
            "input",
            "type" = "range",
            "min" = "0",
            "max" = turns.to_string(),
            "aria-label" = text.tr("moment"),
            "aria-valuetext" = moment(turn, turns, text),
            oninput = oninput
        );
        let play = if replay.playing {
            button(Icon::Pause, "replay-pause", ReplayCommand::PlayPause, false)
        } else {
            button(Icon::Play, "replay-play", ReplayCommand::PlayPause, turns == 0)
        };
        el!(
            "section",
            "class" = "replay",
            "aria-label" = text.tr("replay"),
            [
                when(self.is_shared(), || said("p", "note", text.tr("shared-here"))),
                tag(
                    "div",
                    "replay-line",
                    vec![
                        saying(turn.to_string(), slider),
                        said("span", "replay-moment", moment(turn, turns, text)),
                    ]
                ),
                tag(
                    "div",
                    "replay-buttons",
                    vec![
                        button(Icon::First, "replay-first", ReplayCommand::Turn(0), turn == 0),
                        button(
                            Icon::Back,
                            "replay-back",
                            ReplayCommand::Turn(turn.saturating_sub(1)),
                            turn == 0
                        ),
                        play,
                        button(
                            Icon::Forward,
                            "replay-forward",
                            ReplayCommand::Forward,
                            turn == turns
                        ),
                        button(
                            Icon::Last,
                            "replay-last",
                            ReplayCommand::Turn(turns),
                            turn == turns
                        ),
                        el!(
                            "button",
                            "type" = "button",
                            "class" = "button button-quiet",
                            "disabled" = turn == turns && (self.is_over() || !self.is_shared()),
                            onclick = to(ReplayCommand::Branch),
                            [words(text.tr("branch"))]
                        ),
                        icon_button(
                            Icon::Share,
                            text.tr("share"),
                            link.callback(|_| Msg::Share),
                            IconButtonOptions::default()
                        ),
                        when(self.is_over() || !self.is_shared(), || {
                            word_button(
                                Some(Icon::Close),
                                text.tr("replay-close"),
                                true,
                                to(ReplayCommand::Toggle),
                            )
                        }),
                    ]
                )
            ]
        )
    }
}

/// A moment in words.
fn moment(turn: usize, turns: usize, text: &Text) -> String {
    text.tr_args("moment-of", &[("turn", turn.into()), ("turns", turns.into())])
}

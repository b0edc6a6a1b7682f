//! Home: the four games, and the games that can be continued.

use conclave::page::Theme;
use conclave::text::Locale;
use yew::prelude::*;

use super::art::{emblem, lettering};
use super::games;
use super::saves::SaveList;
use super::shell::Shell;

/// The first page.
pub fn home(shell: &Shell) -> Html {
    let text = &shell.text;
    html! {
        <div class="home">
            <div class="home-title">
                <h1 tabindex="-1">
                    { lettering("conclave", text.say("product")) }
                </h1>
                <p class="home-motto">{ text.say("motto") }</p>
                { switches(shell) }
            </div>
            <SaveList shell={shell.clone()} />
            <section aria-labelledby="home-games">
                <h2 id="home-games" class="home-heading">{ text.say("home-games") }</h2>
                <ul class="home-games">
                    { for games::SHOWN.map(|id| card(id, shell)) }
                </ul>
            </section>
        </div>
    }
}

/// A game, with the ways into it.
fn card(id: &'static str, shell: &Shell) -> Html {
    let text = &shell.text;
    let name = text.say(&format!("{id}-name"));
    let playable = games::playable(id);
    html! {
        <li class={classes!("card", (!playable).then_some("card-coming"))} data-game={id}>
            <div class="card-picture" aria-hidden="true">{ emblem(id) }</div>
            <div class="card-words">
                <h3 class="card-name">{ lettering(id, name.clone()) }</h3>
                <p class="card-players">{ text.say(&format!("{id}-players")) }</p>
                <p class="card-blurb">{ text.say(&format!("{id}-blurb")) }</p>
                if playable {
                    <div class="card-ways">
                        <a class="button button-main" href={format!("#/new/{id}")}>
                            { text.say("play") }
                            <span class="unseen">{ name.clone() }</span>
                        </a>
                        <a class="button button-quiet" href={format!("#/rules/{id}")}>
                            { text.say("rules") }
                            <span class="unseen">{ name }</span>
                        </a>
                    </div>
                } else {
                    <p class="card-badge">{ text.say("coming") }</p>
                }
            </div>
        </li>
    }
}

/// Language and look, one tap away.
fn switches(shell: &Shell) -> Html {
    let text = &shell.text;
    let language = |locale: Locale| {
        let onclick = Callback::from({
            let shell = shell.clone();
            move |_: MouseEvent| shell.with(|s| s.language = Some(locale.id().to_owned()))
        });
        let pressed = locale == text.locale();
        html! {
            <button type="button" class="switch" lang={locale.id()} aria-pressed={pressed.to_string()} {onclick}>
                { locale.name() }
            </button>
        }
    };
    let theme = |theme: Theme| {
        let onclick = Callback::from({
            let shell = shell.clone();
            move |_: MouseEvent| shell.with(|s| s.theme = theme)
        });
        let pressed = theme == shell.settings.theme;
        html! {
            <button type="button" class="switch" aria-pressed={pressed.to_string()} {onclick}>
                { text.say(&format!("theme-{}", theme.id())) }
            </button>
        }
    };
    html! {
        <div class="switches">
            <div class="switch-group" role="group" aria-label={text.say("language")}>
                { for Locale::ALL.map(language) }
            </div>
            <div class="switch-group" role="group" aria-label={text.say("theme")}>
                { for Theme::ALL.iter().copied().map(theme) }
            </div>
        </div>
    }
}

//! Home: the games, and switches for language and look. It needs no program: it is
//! rendered into HTML when the page is built (`main.rs`), in all languages,
//! and `static/home.js` brings its switches to life.

use conclave_art::{Emblem, Lettering};
use conclave_i18n::Locale;
use conclave_rules::games::{FIRST, GAMES, Game};
use conclave_session::Theme;
use yew::prelude::*;

use crate::all_languages::{AllLanguages, Languages};

/// Home. The list of saves is drawn into `#saves`, by the program of the lobby.
#[component]
pub fn Home() -> Html {
    html! {
        <main id="home" class="home">
            <div class="home-title">
                <h1 tabindex="-1">
                    <span class="lettering lettering-conclave">
                        <span class="visually-hidden"><AllLanguages of="product" /></span>
                        <svg viewBox="0 0 820 120" aria-hidden="true">
                            <use href="#name-conclave" />
                        </svg>
                    </span>
                </h1>
                <p class="home-motto"><AllLanguages of="home-motto" /></p>
            </div>
            <div id="saves"></div>
            <section aria-labelledby="home-games">
                <h2 id="home-games" class="home-heading"><AllLanguages of="home-games" /></h2>
                <ul class="home-games">
                    { for GAMES.iter().map(|game| html! { <GameCard key={game.id} {game} /> }) }
                </ul>
            </section>
            <p class="row home-more">
                <a class="button home-series" href="#/series"><AllLanguages of="home-series" /></a>
                <a class="button button-quiet" href="#/daily"><AllLanguages of="home-daily" /></a>
                <a class="button button-quiet" href={format!("#/puzzles/{FIRST}")}>
                    <AllLanguages of="home-puzzles" />
                </a>
                <a class="button button-quiet" href="#/record"><AllLanguages of="home-record" /></a>
                <a class="button button-quiet home-import" href="#/saves">
                    <AllLanguages of="home-import" />
                </a>
                <a class="button button-quiet" href="#/about"><AllLanguages of="home-about" /></a>
            </p>
            // Last, so that on a phone the games are what one sees first.
            <Switches />
        </main>
    }
}

/// The switches for language and look.
#[component]
fn Switches() -> Html {
    let languages: Languages = use_context().unwrap_or_default();
    let language = |locale: &Locale| {
        let id = locale.id();
        html! {
            <button key={id} type="button" class="switch" data-lang={id} lang={id}>
                { locale.name() }
            </button>
        }
    };
    let look = |theme: &Theme| {
        let id = theme.id();
        html! {
            <button key={id} type="button" class="switch" data-look={id}>
                <AllLanguages of={format!("theme-{id}")} />
            </button>
        }
    };
    html! {
        <div class="switches">
            <div class="switch-group" role="group" aria-label={languages.joined("language")}>
                { for Locale::ALL.iter().map(language) }
            </div>
            <div class="switch-group" role="group" aria-label={languages.joined("theme")}>
                { for Theme::ALL.iter().map(look) }
            </div>
        </div>
    }
}

/// Properties of [`GameCard`].
#[derive(Properties, PartialEq)]
struct GameCardProps {
    game: &'static Game,
}

/// A game: what it is, and the links to it.
#[component]
fn GameCard(&GameCardProps { game }: &GameCardProps) -> Html {
    let languages: Languages = use_context().unwrap_or_default();
    let id = game.id;
    let name = format!("{id}-name");
    // A test sees to it that a game is called alike in every language.
    let label = languages.tr(&name).swap_remove(0);
    let numbers = vec![
        ("least", *game.seats.start()),
        ("most", *game.seats.end()),
        ("minutes", game.minutes),
    ];
    html! {
        <li class="card" data-game={id}>
            <div class="card-picture" aria-hidden="true"><Emblem of={id} /></div>
            <div class="card-words">
                <h3 key="name" class="card-name"><Lettering of={id} name={label} /></h3>
                if id == FIRST {
                    <p key="first" class="card-first"><AllLanguages of="home-first" /></p>
                }
                <p key="players" class="card-players"><AllLanguages of="home-players" {numbers} /></p>
                <p key="character" class="card-character"><AllLanguages of={format!("{id}-character")} /></p>
                <p key="blurb" class="card-blurb"><AllLanguages of={format!("{id}-description")} /></p>
                <div key="links" class="card-links">
                    <a key="play" class="button button-main" href={format!("#/new/{id}")}>
                        <AllLanguages of="play" />
                        { " " }
                        <span class="visually-hidden"><AllLanguages of={name.clone()} /></span>
                    </a>
                    <a key="learn" class="button" href={format!("#/learn/{id}")}>
                        <AllLanguages of="learn" />
                        { " " }
                        <span class="visually-hidden"><AllLanguages of={name.clone()} /></span>
                    </a>
                    <a key="rules" class="button button-quiet" href={format!("#/rules/{id}")}>
                        <AllLanguages of="rules" />
                        { " " }
                        <span class="visually-hidden"><AllLanguages of={name} /></span>
                    </a>
                </div>
            </div>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body;

    #[test]
    fn home_has_each_games_links_and_words_in_both_languages() {
        let html = body::render().expect("HTML");
        for game in GAMES {
            let id = game.id;
            for link in [format!("href=\"#/new/{id}\""), format!("href=\"#/rules/{id}\"")] {
                assert_eq!(html.matches(&link).count(), 1, "{link}");
            }
            assert!(html.contains(&format!("href=\"#emblem-{id}\"")), "{id}");
            assert!(html.contains(&format!("href=\"#name-{id}\"")), "{id}");
            for key in ["description", "character"] {
                let words = Languages::all().tr(&format!("{id}-{key}"));
                for (locale, text) in Locale::ALL.iter().zip(words) {
                    let span = format!("<span lang=\"{}\">{text}</span>", locale.id());
                    assert!(html.contains(&span), "{span}\n{html}");
                }
            }
        }
        assert!(html.contains("<span lang=\"fr\">3 à 6 joueurs · 10 min</span>"), "{html}");
        assert!(!html.contains('\u{2026}') || !html.contains(">\u{2026}<"), "a text is missing");
    }

    #[test]
    fn a_game_is_called_alike_in_every_language() {
        for game in GAMES {
            let names = Languages::all().tr(&format!("{}-name", game.id));
            assert!(names.windows(2).all(|pair| pair[0] == pair[1]), "{names:?}");
        }
    }

    #[test]
    fn every_language_and_look_has_a_switch() {
        let html = body::render().expect("HTML");
        for locale in Locale::ALL {
            assert!(html.contains(&format!("data-lang=\"{}\"", locale.id())), "{html}");
        }
        for theme in Theme::ALL {
            assert!(html.contains(&format!("data-look=\"{}\"", theme.id())), "{html}");
        }
    }
}

//! The cards that chats show of links: what stands in the head of home, and a page for each game and language, since
//! no chat reads what comes behind the `#` of an address. It is rendered when the page is built
//! (`main.rs`); such a page leads to its game at once.

use conclave_i18n::Locale;
use conclave_rules::games::GAMES;
use yew::prelude::*;

use crate::all_languages::Languages;
use crate::body::to_html;

/// How large the pictures are (`static/cards`), which `tests/browser/tests/cards.rs` draws.
pub const SIZE: (u32, u32) = (1200, 630);

/// What a card shows.
#[derive(Clone, Properties, PartialEq)]
pub struct CardProps {
    /// The address of the site, with `/` at its end. Chats want whole addresses, but a page that is served anywhere
    /// does not know its own: then it is empty, and the addresses are relative.
    pub site: AttrValue,
    /// The file of the page, in its folder.
    pub page: AttrValue,
    /// What the picture is of: a game's id, or `conclave`.
    pub picture: AttrValue,
    /// The title.
    pub title: AttrValue,
    /// What is said below it.
    pub words: AttrValue,
    /// The language of both.
    #[prop_or(Locale::English)]
    pub locale: Locale,
}

/// A language as the Open Graph protocol calls it, which wants a country.
fn with_country(locale: Locale) -> &'static str {
    match locale {
        Locale::English => "en_GB",
        Locale::French => "fr_FR",
    }
}

/// What the head of a page says to chats.
#[component]
pub fn Card(CardProps { site, page, picture, title, words, locale }: &CardProps) -> Html {
    let properties = [
        ("type", "website".into()),
        ("site_name", Languages::all().tr("product").swap_remove(0)),
        ("title", title.to_string()),
        ("description", words.to_string()),
        ("image", format!("{site}cards/{picture}.png")),
        ("image:width", SIZE.0.to_string()),
        ("image:height", SIZE.1.to_string()),
        ("image:alt", title.to_string()),
        ("locale", with_country(*locale).to_owned()),
    ];
    html! {
        <>
            { for properties.into_iter().map(|(name, content)| html! {
                <meta key={name} property={format!("og:{name}")} {content} />
            }) }
            if !site.is_empty() {
                <meta key="url" property="og:url" content={format!("{site}{page}")} />
            }
            <meta key="twitter" name="twitter:card" content="summary_large_image" />
        </>
    }
}

/// The page of a game in a language, which leads to the game. Whoever reads another language than the card's first
/// one is led there in theirs.
#[component]
fn GamePage(card: &CardProps) -> Html {
    let CardProps { picture: game, title, words, locale, .. } = card;
    let language = match *locale {
        Locale::English => String::new(),
        locale => format!("?lang={}", locale.id()),
    };
    let address = format!("./#/new/{game}{language}");
    html! {
        <html lang={locale.id()}>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="dark light" />
                <meta http-equiv="refresh" content={format!("0; url={address}")} />
                <meta name="description" content={words.clone()} />
                <title>{ title }</title>
                <link rel="icon" href="icon.svg" type="image/svg+xml" />
                <Card ..card.clone() />
            </head>
            <body>
                <h1><a href={address}>{ title }</a></h1>
                <p>{ words }</p>
            </body>
        </html>
    }
}

/// The file of a game's page in a language.
pub fn file(game: &str, locale: Locale) -> String {
    match locale {
        Locale::English => format!("{game}.html"),
        locale => format!("{game}.{}.html", locale.id()),
    }
}

/// What the head of home says to chats.
pub fn home(site: &str) -> CardProps {
    let text = |key| Languages::all().tr(key).swap_remove(0);
    CardProps {
        site: AttrValue::from(site.to_owned()),
        page: "".into(),
        picture: "conclave".into(),
        title: text("product").into(),
        words: text("home-motto").into(),
        locale: Locale::English,
    }
}

/// The pages of the games, each with what it shows.
pub fn games(site: &str) -> Vec<CardProps> {
    let texts = |key: String| Languages::all().tr(&key).into_iter();
    let pages = GAMES.iter().flat_map(|game| {
        let names = texts(format!("{}-name", game.id));
        let words = names.zip(texts(format!("{}-description", game.id)));
        Locale::ALL.into_iter().zip(words).map(|(locale, (title, words))| CardProps {
            site: AttrValue::from(site.to_owned()),
            page: file(game.id, locale).into(),
            picture: game.id.into(),
            title: title.into(),
            words: words.into(),
            locale,
        })
    });
    pages.collect()
}

/// Everything that chats are told, as files with their content: what stands in the head of home (`card.html`), and
/// the pages of the games, in `pages`.
///
/// # Errors
/// When the system lets no task run.
pub fn render(site: &str) -> std::io::Result<Vec<(String, String)>> {
    let mut files = vec![("card.html".to_owned(), to_html::<Card>(home(site))?)];
    for page in games(site) {
        let file = format!("pages/{}", page.page);
        files.push((file, format!("<!doctype html>\n{}\n", to_html::<GamePage>(page)?)));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content<'a>(files: &'a [(String, String)], file: &str) -> &'a str {
        &files.iter().find(|(name, _)| name == file).expect(file).1
    }

    #[test]
    fn every_game_has_a_page_in_every_language_that_leads_to_it() {
        let (files, games) = (render("").expect("files"), games(""));
        for game in GAMES {
            for locale in Locale::ALL {
                let page = content(&files, &format!("pages/{}", file(game.id, locale)));
                let words = &games
                    .iter()
                    .find(|it| it.picture == game.id && it.locale == locale)
                    .expect("a page")
                    .words;
                let lang = if locale.id() == "en" { "" } else { "?lang=fr" };
                for part in [
                    format!("<!doctype html>\n<html lang=\"{}\">", locale.id()),
                    format!("http-equiv=\"refresh\" content=\"0; url=./#/new/{}{lang}\"", game.id),
                    format!("<a href=\"./#/new/{}{lang}\">", game.id),
                    format!("property=\"og:image\" content=\"cards/{}.png\"", game.id),
                    format!("property=\"og:description\" content=\"{words}\""),
                    format!("property=\"og:locale\" content=\"{}\"", with_country(locale)),
                ] {
                    assert!(page.contains(&part), "{part}\n{page}");
                }
                assert!(!page.contains("og:url") && !page.contains("<script"), "{page}");
            }
        }
        assert!(content(&files, "card.html").contains("content=\"cards/conclave.png\""));
    }

    #[test]
    fn chats_are_given_whole_addresses_where_the_site_is_known() {
        let site = "https://games.example/conclave/";
        let files = render(site).expect("files");
        let home = content(&files, "card.html");
        for part in [
            "property=\"og:image\" content=\"https://games.example/conclave/cards/conclave.png\"",
            "property=\"og:url\" content=\"https://games.example/conclave/\"",
            "name=\"twitter:card\" content=\"summary_large_image\"",
        ] {
            assert!(home.contains(part), "{part}\n{home}");
        }
        let page = content(&files, "pages/dice-arena.fr.html");
        let address = "content=\"https://games.example/conclave/dice-arena.fr.html\"";
        assert!(page.contains(&format!("property=\"og:url\" {address}")), "{page}");
        // It is led to where it stands, wherever that is.
        assert!(page.contains("url=./#/new/dice-arena?lang=fr"), "{page}");
    }

    #[test]
    fn every_card_has_a_picture_of_its_size_that_is_soon_there() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/cards");
        for name in ["conclave"].into_iter().chain(GAMES.iter().map(|game| game.id)) {
            let file = std::fs::read(format!("{folder}/{name}.png")).expect(name);
            let number = |at: usize| {
                file[at..at + 4].iter().fold(0, |all, &byte| all << 8 | u32::from(byte))
            };
            assert_eq!(&file[1..4], b"PNG", "{name}");
            assert_eq!((number(16), number(20)), SIZE, "{name}");
            assert!(file.len() < 150_000, "{name}: {}", file.len());
        }
    }
}

//! The cards that chats show of links: pages that lead to games, and their pictures, which are drawn here:
//!
//! ```sh
//! cargo xtask build
//! CONCLAVE_BLESS=1 cargo test --test browser cards
//! ```

use browser_tests::Visitor;
use conclave_rules::games::GAMES;
use serde_json::json;

#[test]
fn cards_of_links_lead_to_their_games_and_have_pictures() {
    if std::env::var_os("CONCLAVE_BLESS").is_some() {
        draw();
    }
    let base = "/games/conclave/";
    let page = Visitor { base: base.into(), ..Visitor::default() }.open("spell-wars.fr.html");
    page.wait(".set-up-form");
    let here = page.js("return [location.pathname, location.hash, document.documentElement.lang];");
    assert_eq!(here, json!([base, "#/new/spell-wars?lang=fr", "fr"]));
    // What a chat reads: home, and a page for each game in each language.
    let games = GAMES.iter().flat_map(|game| ["", ".fr"].map(|lang| (game.id, lang)));
    let pages = [("conclave", String::new())].into_iter();
    let pages = pages.chain(games.map(|(game, lang)| (game, format!("{game}{lang}.html"))));
    for (picture, file) in pages {
        let card = page.js(&format!(
            "const page = new DOMParser().parseFromString(await (await fetch('./{file}')).text(), 'text/html');
             const said = (name) => page.querySelector(`meta[property=\"og:${{name}}\"]`)?.content;
             const image = new URL(said('image'), location).pathname;
             const {{ width, height }} = await createImageBitmap(await (await fetch(image)).blob());
             return [image, width, height, Boolean(said('title') && said('description'))];"
        ));
        let image = format!("{base}cards/{picture}.png");
        assert_eq!(card, json!([image, 1200, 630, true]), "{file}");
    }
    page.assert_no_errors();
}

/// Draws the pictures, of what home is drawn of.
fn draw() {
    let page = Visitor { size: (1200, 630), dark: true, ..Visitor::default() }.open("#/?lang=en");
    page.wait("h1");
    page.js(
        "globalThis.draw = async (id, parts) => {
             document.querySelector('#picture')?.remove();
             document.querySelector('#news').hidden = true;
             document.documentElement.style = 'overflow: hidden; scrollbar-gutter: auto';
             document.body.insertAdjacentHTML('beforeend', `<div id=picture data-game=${id}>${parts}</div>`);
             const picture = document.querySelector('#picture');
             picture.style = `position: fixed; inset: 0; z-index: 9; display: grid; place-content: center;
                 justify-items: center; gap: 28px; color: var(--on-table); background: var(--table);`;
             for (const one of picture.querySelectorAll('[data-style]')) one.style = one.dataset.style;
             await Promise.all([...picture.querySelectorAll('img')].map((it) => it.decode()));
         };
         globalThis.lettering = (id, width, height) =>
             `<svg viewBox='0 0 ${width} 120' data-style='height: ${height}px; width: auto'><use href='#name-${id}' /></svg>`;
         globalThis.emblem = (id, size) =>
             `<span data-game=${id} data-style='color: var(--accent)'>
                 <svg viewBox='0 0 120 120' data-style='width: ${size}px; height: ${size}px'><use href='#emblem-${id}' /></svg>
             </span>`;",
    );
    let take = |name: &str| {
        page.rest();
        let file = xtask::root().join(format!("static/cards/{name}.png"));
        page.try_screenshot(&file).expect("a picture");
    };
    for game in GAMES {
        let (id, width) = (game.id, u32::from(game.lettering));
        // At most so wide that chats may cut a little off.
        let height = 104.min(1050 * 120 / width);
        page.js(&format!(
            "await draw('{id}', `<img src='art/{id}-place.svg' alt=''
                 data-style='position: absolute; width: 100%; height: 100%; object-fit: cover; opacity: 0.09' />`
                 + emblem('{id}', 300) + lettering('{id}', {width}, {height}) + lettering('conclave', 820, 44));"
        ));
        take(id);
    }
    let games: Vec<String> = GAMES
        .iter()
        .map(|game| {
            let (id, width) = (game.id, game.lettering);
            format!(
                "`<div data-style='display: grid; justify-items: center; gap: 16px'>${{emblem('{id}', 190)}}
                     ${{lettering('{id}', {width}, 27)}}</div>`"
            )
        })
        .collect();
    page.js(&format!(
        "await draw('', lettering('conclave', 820, 150)
             + `<div data-style='display: flex; gap: 36px; margin-top: 32px'>` + {} + `</div>`);",
        games.join(" + ")
    ));
    take("conclave");
}

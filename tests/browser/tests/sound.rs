//! What a table sounds like.

use browser_tests::{Key, Page};
use conclave_rules::games::IDS;
use serde_json::json;

#[test]
#[ignore = "thorough: every sound"]
fn every_sound_of_every_game_is_heard_soft_and_soon_over() {
    let page = Page::open("#/");
    for game in IDS {
        let sounds = page.js(&format!(
            "return import(new URL('sound.js', location.href)).then(({{ put, SOUNDS }}) =>
                 Promise.all(Object.keys(SOUNDS).map(async (name) => {{
                     const to = new OfflineAudioContext(1, 88_200, 44_100);
                     put(to, {game}, name, 1);
                     const heard = (await to.startRendering()).getChannelData(0).map(Math.abs);
                     return [name, heard.reduce((a, b) => Math.max(a, b)), heard.at(-1)];
                 }})));",
            game = json!(game),
        ));
        let sounds: Vec<(String, f64, f64)> = serde_json::from_value(sounds).expect("loudness");
        assert!(sounds.len() > 6, "{sounds:?}");
        for (name, loudest, last) in sounds {
            assert!((0.03..0.35).contains(&loudest), "{game}: {name} is {loudest} loud");
            assert!(last < 0.001, "{game}: {name} does not end");
        }
    }
}

#[test]
#[ignore = "thorough: every sound"]
fn sounds_are_as_loud_as_wished_or_off() {
    let page = Page::open_table("#/play/elfenwizards?seats=person,person,person&lang=en");
    let settings = || page.stored("conclave:settings").unwrap_or_default();
    page.click(".table-tools > :last-child");
    page.wait("dialog .settings");
    page.js("document.querySelector('.settings input[type=range]').focus();");
    page.press(Key::Home);
    page.wait_until("document.querySelector('.settings input[type=range]').value === '10'");
    assert!(settings().contains("sound=on&volume=10"), "{}", settings());
    page.press(Key::Right);
    assert!(settings().contains("volume=20"), "{}", settings());
    page.click_named(".settings label", "Sound");
    page.wait(".settings input[type=range]:disabled");
    assert!(settings().contains("sound=off&volume=20"), "{}", settings());
}

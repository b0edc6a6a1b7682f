//! Every card, treasure and wizard has a name in both languages.

use std::collections::BTreeSet;

use conclave_i18n::{Catalog, Locale};
use conclave_rules::games::spell_wars::cards::{Card, DeadCard, Treasure, Wizard};

/// The game's texts, which the page loads with its board.
const FILES: [(Locale, &str); 2] = [
    (Locale::English, include_str!("../../static/locales/en/spell-wars.ftl")),
    (Locale::French, include_str!("../../static/locales/fr/spell-wars.ftl")),
];

fn wanted() -> BTreeSet<String> {
    let cards = Card::all().map(|card| format!("spell-wars-card-{}", card.key()));
    let treasures = Treasure::all().map(|t| format!("spell-wars-treasure-{}", t.key()));
    let dead = DeadCard::all().map(|card| format!("spell-wars-dead-{}", card.key()));
    let wizards = Wizard::all().flat_map(|wizard| {
        let key = wizard.key();
        [format!("spell-wars-wizard-{key}"), format!("spell-wars-wizard-{key}-line")]
    });
    cards.chain(treasures).chain(dead).chain(wizards).collect()
}

#[test]
fn everything_has_a_name_in_both_languages_and_no_two_share_one() {
    for (locale, file) in FILES {
        let mut catalog = Catalog::new(locale);
        assert!(catalog.read(file).is_empty(), "{locale:?}");
        let named = ["card", "treasure", "dead", "wizard"].map(|of| format!("spell-wars-{of}-"));
        let there: BTreeSet<String> = catalog
            .texts()
            .map(|(key, _)| key.to_owned())
            .filter(|key| named.iter().any(|of| key.starts_with(of)))
            .collect();
        assert_eq!(there, wanted(), "{locale:?}");
        let names: BTreeSet<String> =
            there.iter().filter_map(|key| catalog.tr_args(key, &[])).collect();
        assert_eq!(names.len(), there.len(), "{locale:?}: two things share a name");
    }
}

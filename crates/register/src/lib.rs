//! The register: the one place that lists the games. A package of its own, so that the texts and the build
//! tool have the list without the rules. Tests and tools that need something of each game at compile time take
//! it from here too, so that no other list of games is written by hand.

/// Passes the list of games, in the order in which they are shown, to the macro `$macro`.
/// Of each game it has:
///
/// - `id`: its name in links, saves, files, texts and styles;
/// - `module`: its name in Rust, and that of its program in `src/programs`;
/// - `rules`: the type in that module that implements the rules;
/// - `lettering`: how wide the drawing of its name is (`name-ID` in `static/art/home.svg`),
///   in units of which it is 120 high;
/// - `table`: how many sit at the first table that is proposed;
/// - `minutes`: how long a game of one person at that table takes, at normal speed
///   (`src/table/controller/tests/waits.rs` measures it);
/// - `lessons`: how many guided games it has (`static/lessons/ID.json`).
#[macro_export]
macro_rules! with_games {
    ($macro:ident $($first:tt)*) => {
        $macro! {
            $($first)*
            {
                id: "elfenwizards", module: elfenwizards, rules: Elfenwizards,
                lettering: 1098, table: 4, minutes: 10, lessons: 1
            }
            {
                id: "spell-wars", module: spell_wars, rules: SpellWars,
                lettering: 900, table: 3, minutes: 14, lessons: 2
            }
            {
                id: "wizards-gambit", module: wizards_gambit, rules: WizardsGambit,
                lettering: 1318, table: 3, minutes: 8, lessons: 1
            }
            {
                id: "dice-arena", module: dice_arena, rules: DiceArena,
                lettering: 904, table: 3, minutes: 4, lessons: 1
            }
        }
    };
}

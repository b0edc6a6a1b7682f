//! Whole games by what a screen reader is told alone: roles, names, states, and what is announced. No
//! selectors, no marks, no pixels.

use crate::screens::messages;
use browser_tests::{AccessibilityTree, AccessibleNode, Browser, Page};
use conclave_i18n::{Arg, Catalog, Locale};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The person at the table.
const NAME: &str = "Ada";

/// How long bots may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// How long somebody waits for an answer to a press before pressing again: what has just appeared takes none.
const AGAIN: Duration = Duration::from_millis(1_200);

/// How often the same may be pressed without any answer.
const PRESSES: u32 = 4;

/// More controls than any of these games takes: somebody goes round in a circle.
const CIRCLE: usize = 900;

/// A value in a text, to find what stands before and after it.
const VALUE: &str = "\u{1}";

/// The words of a language.
struct Words(Catalog);

impl Words {
    fn say(&self, key: &str) -> String {
        self.0.tr_args(key, &[]).unwrap_or_else(|| panic!("no text {key}"))
    }

    /// What stands before and after a value of a text.
    fn around(&self, key: &str, value: &str) -> (String, String) {
        let whole = self.0.tr_args(key, &[(value, Arg::Word(VALUE))]);
        let whole = whole.unwrap_or_else(|| panic!("no text {key}"));
        let (before, after) = whole.split_once(VALUE).unwrap_or((&whole, ""));
        (before.to_owned(), after.to_owned())
    }
}

/// Somebody who hears what is on the page now.
struct Listener<'a> {
    words: &'a Words,
    tree: &'a AccessibilityTree,
    /// How many controls they have used.
    used: usize,
}

impl<'a> Listener<'a> {
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// A part of the page by its name.
    fn part(&self, name: &str) -> Option<&'a AccessibleNode> {
        let parts = ["region", "group"];
        let mut nodes = self.tree.nodes().iter();
        nodes.find(|node| parts.contains(&&*node.role) && node.name == name)
    }

    /// The buttons in a part of the page that can be used.
    fn buttons(&self, part: &str) -> Vec<&'a AccessibleNode> {
        let Some(part) = self.part(part) else { return Vec::new() };
        let usable = |node: &&AccessibleNode| node.role == "button" && node.is_enabled();
        self.tree.inside(part).filter(usable).collect()
    }

    /// Those that are of no smaller part with a name.
    fn own_buttons(&self, part: &str) -> Vec<&'a AccessibleNode> {
        let mut buttons = self.buttons(part);
        let group = |node: &AccessibleNode| node.role == "group" && !node.name.is_empty();
        buttons.retain(|button| {
            let mut around = self.tree.around(button).take_while(|around| around.name != part);
            !around.any(group)
        });
        buttons
    }

    /// The buttons of the board that are not in this part of it.
    fn buttons_outside(&self, part: &str) -> Vec<&'a AccessibleNode> {
        let inside = self.buttons(part);
        let mut buttons = self.buttons(&self.say("board"));
        buttons.retain(|button| inside.iter().all(|other| other.at != button.at));
        buttons
    }

    /// What is asked of this listener: a line that begins with their name, or what is announced of what they
    /// have begun.
    fn asked(&self) -> Option<String> {
        let lines = self.tree.nodes().iter().filter(|node| !self.is_in_log(node));
        let mut lines = lines.filter_map(|node| match &*node.role {
            "link" => Some(node.name.clone()),
            "paragraph" => Some(self.tree.text(node)),
            _ => None,
        });
        let named = |line: &String| {
            line.strip_prefix(NAME).is_some_and(|rest| rest.trim_start().starts_with(':'))
        };
        lines.find(named).or_else(|| self.begun())
    }

    /// What is announced of spells or dice that are laid and not confirmed.
    fn begun(&self) -> Option<String> {
        let (_, begun) = self.words.around("elfenwizards-drafted", "things");
        self.tree.announced().into_iter().find(|words| words.contains(&begun))
    }

    fn is_in_log(&self, node: &AccessibleNode) -> bool {
        self.tree.around(node).any(|around| around.role == "log")
    }

    /// One of several, and not always the same.
    fn any<T: Copy>(&self, of: &[T]) -> Option<T> {
        of.get(((self.used * 7919) >> 2) % of.len().max(1)).copied()
    }

    /// The heading that tells the end.
    fn end(&self) -> Option<&'a AccessibleNode> {
        let (_, one) = self.words.around("wins", "name");
        let (_, several) = self.words.around("share-victory", "last");
        let ends = |name: &str| name.ends_with(&one) || name.ends_with(&several);
        self.tree.nodes().iter().find(|node| node.role == "heading" && ends(&node.name))
    }

    /// What a player presses who wants to get on.
    fn choose(&self, game: &str) -> Option<&'a AccessibleNode> {
        match game {
            "dice-arena" => self.dice_arena(),
            "spell-wars" => self.spell_wars(),
            "wizards-gambit" => self.wizards_gambit(),
            _ => self.elfenwizards(),
        }
    }

    /// Throws, and stops when that is possible: games are short enough then.
    fn dice_arena(&self) -> Option<&'a AccessibleNode> {
        let mut verbs = self.own_buttons(&self.say("dice-arena-tray"));
        verbs.retain(|button| !button.can_be("pressed"));
        let dice = || self.any(&self.buttons(&self.say("dice-arena-list")));
        verbs.last().copied().or_else(dice)
    }

    /// Answers what is asked. Else a spell: one card of each type that there is, and the seal.
    fn spell_wars(&self) -> Option<&'a AccessibleNode> {
        let asked = self.asked().unwrap_or_default();
        let questions = self.tree.nodes().iter().filter(|node| node.role == "region");
        let mut questions = questions.filter(|node| !node.name.is_empty());
        if let Some(question) = questions.find(|node| asked.ends_with(&node.name)) {
            return self.any(&self.buttons(&question.name));
        }
        let spell = self.say("spell-wars-your-spell");
        let groups = self.tree.inside(self.part(&spell)?).filter(|node| node.role == "group");
        let types: Vec<_> = groups.map(|group| self.buttons(&group.name)).collect();
        let open = types.iter().find(|cards| cards.iter().all(|card| !card.is("pressed")));
        if let Some(card) =
            open.filter(|_| !self.used.is_multiple_of(3)).and_then(|cards| self.any(cards))
        {
            return Some(card);
        }
        let own = self.own_buttons(&spell);
        let seal = self.say("spell-wars-seal");
        let seal = own.iter().copied().find(|button| button.name == seal);
        seal.or_else(|| self.any(&own)).or_else(|| self.any(&types.concat()))
    }

    /// Picks a card and lays it where it goes, or ends the turn.
    fn wizards_gambit(&self) -> Option<&'a AccessibleNode> {
        let tray = self.say("wizards-gambit-tray");
        let hand = self.buttons(&self.say("wizards-gambit-hand"));
        let looks = [("read", "what"), ("discard", "count"), ("book", "name")];
        let looks =
            looks.map(|(key, value)| self.words.around(&format!("wizards-gambit-{key}"), value).0);
        let mut targets = self.buttons_outside(&tray);
        targets.retain(|button| !looks.iter().any(|look| button.name.starts_with(look)));
        let verbs = self.own_buttons(&tray);
        let free: Vec<_> = hand.iter().copied().filter(|card| !card.is("pressed")).collect();
        let held = free.len() < hand.len();
        let order = match (held, self.used % 3) {
            (true, _) | (_, 0) => [targets, verbs, free],
            _ => [free, verbs, targets],
        };
        order.iter().find_map(|buttons| self.any(buttons))
    }

    /// Lays what it has taken up, confirms what lies there, and now and then passes.
    fn elfenwizards(&self) -> Option<&'a AccessibleNode> {
        let tray = self.say("elfenwizards-tray");
        let buttons = self.buttons(&tray);
        let mut targets = self.buttons_outside(&tray);
        targets.retain(|target| !target.is("pressed"));
        let verbs = self.own_buttons(&tray);
        let picked = buttons.iter().any(|button| button.is("pressed"));
        let main = verbs.last().copied();
        if picked && !targets.is_empty() {
            return self.any(&targets);
        }
        if main.is_some()
            && (self.begun().is_some() || targets.is_empty() || self.used.is_multiple_of(3))
        {
            return main;
        }
        // Dice all at once; else a wizard, and where it goes.
        let all = verbs.iter().find(|button| button.name == self.say("elfenwizards-pick-all"));
        all.copied().or_else(|| self.any(&targets)).or_else(|| self.any(&buttons))
    }
}

/// Plays a game to its end, and fails where what is told is not enough for that. `options` are those of the
/// game in the address.
fn play(game: &str, options: &str, language: &str) {
    let robots = if game == "elfenwizards" { 2 } else { 1 };
    let seats = format!("person{}", ",novice".repeat(robots));
    let names = &[NAME, "Bea", "Cleo"][..=robots];
    let page = Page::open(&format!(
        "#/play/{game}?seats={seats}&names={}&seed=7&speed=instant&lang={language}{options}",
        names.join(",")
    ));
    if page.browser() != Browser::Chromium {
        return;
    }
    let words = Words(Catalog::of(Locale::from_id(language).expect("a language")));
    let mut heard = BTreeSet::new();
    let mut used = 0;
    // What was told before the last press, how often that was pressed, and when.
    let mut before = (String::new(), 0, Instant::now());
    loop {
        let tree = page.accessibility_tree();
        for node in tree.nodes() {
            assert!(
                !node.focusable || !node.name.is_empty(),
                "a {} has no name:\n{tree}",
                node.role
            );
            heard.insert(node.name.clone());
        }
        let listener = Listener { words: &words, tree: &tree, used };
        if let Some(end) = listener.end() {
            // Yew may let the browser paint the end first, and move the focus in a task of its own.
            if !end.focused && before.2.elapsed() < PATIENCE {
                page.rest();
                continue;
            }
            assert!(end.focused, "nobody is told the end:\n{tree}");
            // It is so.
            let winner = names.iter().position(|name| end.name.starts_with(name));
            let winner = winner.unwrap_or_else(|| panic!("{:?} names nobody", end.name));
            let outcome = page.attribute(".table", "data-outcome").unwrap_or_default();
            assert!(outcome.starts_with(&format!("winners={winner}")), "{}: {outcome}", end.name);
            assert_eq!(listener.asked(), None, "the game is over");
            break;
        }
        let now = tree.to_string();
        let waits = if now == before.0 { AGAIN } else { Duration::ZERO };
        let asked = listener.asked().filter(|_| before.2.elapsed() >= waits);
        let Some(asked) = asked else {
            assert!(before.2.elapsed() < PATIENCE, "{game} does not go on:\n{tree}");
            page.rest();
            continue;
        };
        let told = |words: &String| squeezed(words).contains(&squeezed(&asked));
        assert!(tree.announced().iter().any(told), "{asked:?} is not announced:\n{tree}");
        let control = listener.choose(game);
        let control = control.unwrap_or_else(|| panic!("no control answers {asked:?}:\n{tree}"));
        let presses = if now == before.0 { before.1 + 1 } else { 1 };
        assert!(presses <= PRESSES, "{:?} does nothing:\n{tree}", control.name);
        assert!(used < CIRCLE, "{game} goes round in a circle:\n{tree}");
        if page.press_accessible(control) {
            used += 1;
            before = (now, presses, Instant::now());
        }
    }
    assert!(used > 5, "{used} controls are no game");
    assert_words(language, &heard);
}

/// Words without what stands between them.
fn squeezed(words: &str) -> String {
    words.split_whitespace().collect()
}

/// Fails if anything that was heard is no text of the language.
fn assert_words(language: &str, heard: &BTreeSet<String>) {
    let (own, english) = (messages(language), messages("en"));
    let own_words: BTreeSet<&String> = own.values().collect();
    let keys: Vec<&String> = own.keys().filter(|key| key.contains('-')).collect();
    for words in heard {
        let foreign = english.values().any(|english| english == words);
        assert!(!foreign || own_words.contains(words), "{words:?} is English");
        assert!(!words.contains(['{', '}']), "{words:?} has a hole");
        assert!(!keys.iter().any(|key| words.contains(*key)), "{words:?} is a key");
    }
}

#[test]
fn elfenwizards_is_played_by_what_is_told_in_english() {
    play("elfenwizards", "", "en");
}

#[test]
#[ignore = "thorough: played whole by mouse every day"]
fn spell_wars_is_played_by_what_is_told_in_french() {
    play("spell-wars", "&quick=on", "fr");
}

#[test]
#[ignore = "thorough: played whole by mouse every day"]
fn wizards_gambit_is_played_by_what_is_told_in_english() {
    play("wizards-gambit", "", "en");
}

#[test]
fn dice_arena_is_played_by_what_is_told_in_french() {
    play("dice-arena", "", "fr");
}

#[test]
#[ignore = "thorough: every language of every game"]
fn elfenwizards_is_played_by_what_is_told_in_french() {
    play("elfenwizards", "", "fr");
}

#[test]
#[ignore = "thorough: every language of every game"]
fn spell_wars_is_played_by_what_is_told_in_english() {
    play("spell-wars", "", "en");
}

#[test]
#[ignore = "thorough: every language of every game"]
fn wizards_gambit_is_played_by_what_is_told_in_french() {
    play("wizards-gambit", "", "fr");
}

#[test]
#[ignore = "thorough: every language of every game"]
fn dice_arena_is_played_by_what_is_told_in_english() {
    play("dice-arena", "", "en");
}

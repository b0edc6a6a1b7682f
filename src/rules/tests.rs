//! The rules of every game: each chapter has a picture, and everything is there in every language.

use std::collections::HashSet;
use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_session::saves::Save;

use super::GameRules;
use super::chapters::{ParagraphKind, passages};
use super::figure_set::{Example, ExampleSource, FigureSet};
use super::search::Query;
use crate::testing::text;

fn check<G: GameRules>() {
    let save = Save::open(G::GAME).expect("a sealed save");
    save.session::<G>().expect("a game by the present rules");
    let ids: Vec<&str> = G::CHAPTERS.iter().map(|(id, _)| *id).collect();
    for id in &ids {
        let pictures = G::FIGURES.iter().filter(|figure| figure.chapter == *id).count();
        assert_eq!(pictures, 1, "{}: pictures in {id}", G::ID);
    }
    let known = |id: &str| ids.contains(&id);
    // What a table links to.
    let mut play = save.session::<G>().expect("a game").play().at_ply(0);
    for (seat, action) in save.session::<G>().expect("a game").play().record().actions.clone() {
        let view = G::view(play.state(), conclave_rules::table::Viewer::Spectator);
        assert!(known(G::chapter(&view)), "{}: {}", G::ID, G::chapter(&view));
        play.act(seat, action).expect("it was played so");
    }
    assert!(G::FIGURES.iter().all(|figure| known(figure.chapter)), "{}", G::ID);
    assert!(G::EXAMPLES.iter().all(|example| known(example.chapter)), "{}", G::ID);
    let book = |example: &Example<G>| matches!(example.source, ExampleSource::Book(_));
    assert!(G::EXAMPLES.iter().any(book), "{}: no example of the book's", G::ID);
    for locale in Locale::ALL {
        let text = text(locale);
        let figures = FigureSet::<G>::replay(&text);
        let has = |key: &str| text.try_tr(&format!("{}-rules-{key}", G::ID)).is_some();
        for (figure, scene) in G::FIGURES.iter().zip(&figures.figures) {
            assert!(scene.is_some(), "{}: no such moment in the game: {}", G::ID, figure.chapter);
            assert!(has(&format!("{}-figure", figure.chapter)), "{}: {}", G::ID, figure.chapter);
        }
        for (example, steps) in G::EXAMPLES.iter().zip(&figures.examples) {
            let chapter = example.chapter;
            assert!((3..=40).contains(&steps.len()), "{} {chapter}: {}", G::ID, steps.len());
            assert!(steps.iter().skip(1).all(|step| !step.words.is_empty()));
            assert!(has(&format!("{chapter}-example")), "{}: {chapter}", G::ID);
            // What is added to steps belongs to steps, and to those of a game that stays as it is.
            let remarks = text.keys(&format!("{}-rules-{chapter}-example-", G::ID)).len();
            let remarked = steps.iter().filter(|step| step.remark.is_some()).count();
            assert_eq!(remarks, remarked, "{} {chapter}", G::ID);
            let book = matches!(example.source, ExampleSource::Book(_));
            assert_eq!(book, remarks > 0, "{} {chapter}", G::ID);
        }
        let passages = passages::<G>(&text);
        let places: HashSet<&str> = passages.iter().map(|passage| passage.id.as_str()).collect();
        assert_eq!(places.len(), passages.len(), "two places with one id");
        assert!(super::glossary::entries::<G>(&text).len() > 5, "{}: a glossary", G::ID);
        // Every chapter can be found by its heading.
        for id in &ids {
            let query = Query::new(&G::text(&text, id));
            let place = format!("rules-{id}");
            let heading = passages.iter().find(|passage| passage.id == place).expect("its heading");
            assert!(query.excerpt(&heading.words).is_some(), "{}: {id}", G::ID);
        }
        // A note belongs to a paragraph, to which it leads back.
        for (id, kinds) in G::CHAPTERS {
            assert_ne!(kinds.first(), Some(&ParagraphKind::Ruling), "{}: {id}", G::ID);
        }
    }
}

/// An example: what happens in each step, as the log says it, and the table at its end.
pub(crate) fn example<G: GameRules>(chapter: &str) -> (Vec<String>, Rc<G::View>) {
    let text = text(Locale::English);
    let figures = FigureSet::<G>::replay(&text);
    let mut examples = G::EXAMPLES.iter().zip(&figures.examples);
    let (_, steps) = examples.find(|(example, _)| example.chapter == chapter).expect("an example");
    let words = steps.iter().map(|step| step.words.to_string()).collect();
    (words, Rc::clone(&steps.last().expect("its end").scene.view))
}

macro_rules! tests {
    ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
        $(
            #[test]
            fn $module() {
                check::<conclave_rules::games::$module::$rules>();
            }
        )*
    };
}
conclave_register::with_games!(tests);

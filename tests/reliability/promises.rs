//! The lists of promises name tests that exist.

use std::path::Path;

/// Each list, and how many tests it names at least.
const LISTS: [(&str, usize); 2] = [("docs/reliability.md", 30), ("docs/accessibility.md", 30)];

#[test]
fn every_test_named_in_the_docs_exists() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    for (list, least) in LISTS {
        let docs = std::fs::read_to_string(root.join(list)).unwrap();
        let mut named = 0;
        for (file, test) in docs.split('`').filter_map(|words| words.split_once(": ")) {
            if !file.ends_with(".rs") {
                continue;
            }
            named += 1;
            let source = std::fs::read_to_string(root.join(file)).unwrap_or_default();
            let found = [format!("fn {test}("), format!("fn {test}<")];
            assert!(
                found.iter().any(|found| source.contains(found)),
                "{list}: no {test} in {file}"
            );
        }
        assert!(named > least, "{list}: {named} tests are named");
    }
}

#[test]
fn every_criterion_of_wcag_2_2_a_and_aa_is_walked() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/accessibility.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let walked: Vec<&str> = docs
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split_once(' ').map(|(number, _)| number))
        .filter(|number| number.starts_with(|first: char| first.is_ascii_digit()))
        .collect();
    let expected: Vec<String> = CRITERIA
        .iter()
        .flat_map(|(guideline, numbers)| {
            numbers.iter().map(move |number| format!("{guideline}.{number}"))
        })
        .collect();
    assert_eq!(walked, expected);
}

/// The criteria of levels A and AA, by guideline; 4.1.1 is obsolete.
const CRITERIA: [(&str, &[u8]); 13] = [
    ("1.1", &[1]),
    ("1.2", &[1, 2, 3, 4, 5]),
    ("1.3", &[1, 2, 3, 4, 5]),
    ("1.4", &[1, 2, 3, 4, 5, 10, 11, 12, 13]),
    ("2.1", &[1, 2, 4]),
    ("2.2", &[1, 2]),
    ("2.3", &[1]),
    ("2.4", &[1, 2, 3, 4, 5, 6, 7, 11]),
    ("2.5", &[1, 2, 3, 4, 7, 8]),
    ("3.1", &[1, 2]),
    ("3.2", &[1, 2, 3, 4, 6]),
    ("3.3", &[1, 2, 3, 4, 7, 8]),
    ("4.1", &[2, 3]),
];

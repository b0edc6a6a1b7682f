//! The list of promises names tests that exist.

use std::path::Path;

#[test]
fn every_test_named_in_the_docs_exists() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let docs = std::fs::read_to_string(root.join("docs/reliability.md")).unwrap();
    let mut named = 0;
    for (file, test) in docs.split('`').filter_map(|words| words.split_once(": ")) {
        if !file.ends_with(".rs") {
            continue;
        }
        named += 1;
        let source = std::fs::read_to_string(root.join(file)).unwrap_or_default();
        let found = [format!("fn {test}("), format!("fn {test}<")];
        assert!(found.iter().any(|found| source.contains(found)), "no {test} in {file}");
    }
    assert!(named > 30, "{named} tests are named");
}

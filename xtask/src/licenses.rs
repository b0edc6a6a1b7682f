//! `licenses.html`: what is compiled into the page, by whom it is, and under which licence. It is written
//! when a build is finished, from what the packages say themselves.

use crate::command::{cargo, output};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The page's name in `dist`.
pub const FILE: &str = "licenses.html";

/// The target that the page is compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// The package of the page, with all of its programs.
const PAGE: &str = "conclave";

/// How the names of files with a licence begin.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];

/// Something that is in the page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    /// Its licence as an SPDX expression.
    license: String,
    authors: Vec<String>,
}

/// What is in the page, by the texts that it comes with.
type Texts = BTreeMap<String, BTreeSet<Part>>;

/// What `cargo metadata` prints, as far as it matters here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    #[serde(default)]
    authors: Vec<String>,
    manifest_path: String,
}

/// Writes the page into a build.
///
/// # Errors
/// When a package comes without the text of a licence.
pub fn write(dist: &Path) -> Result<()> {
    std::fs::write(dist.join(FILE), page(&texts()?))?;
    Ok(())
}

/// The packages that are compiled into the page: those that a program needs to run, not to be built or tested.
fn packages() -> Result<Vec<Package>> {
    // `cargo tree` knows the features of this target; `cargo metadata` knows where the packages are.
    let mut tree = cargo();
    tree.args(["tree", "--edges=normal,no-proc-macro", "--prefix=none", "--no-dedupe"]);
    tree.args(["--format={p}", "--target", TARGET, "--package", PAGE]);
    let tree = output(&mut tree)?;
    let compiled: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .collect();
    let metadata =
        output(cargo().args(["metadata", "--format-version=1", "--filter-platform", TARGET]))?;
    let metadata: Metadata =
        serde_json::from_str(&metadata).context("cannot read what cargo metadata prints")?;
    let mut packages = metadata.packages;
    packages.retain(|package| compiled.contains(&(&package.name, &package.version)));
    if packages.len() < compiled.len() {
        bail!("cargo tree names packages that cargo metadata does not");
    }
    Ok(packages)
}

/// Everything in the page, by the texts of its licences.
fn texts() -> Result<Texts> {
    let root = crate::root();
    let read = |path: &str| {
        let path = root.join(path);
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let apache = read("LICENSE-APACHE")?;
    let mut texts = Texts::new();
    let mut add = |part: Part, found: Vec<String>| {
        for text in found {
            texts.entry(plain(&text)).or_default().insert(part.clone());
        }
    };
    for package in packages()? {
        let own = Path::new(&package.manifest_path).starts_with(&root);
        let folder = Path::new(&package.manifest_path).parent();
        // Packages of ours are under the licences at the root.
        let folder = if own { Some(root.as_path()) } else { folder };
        let mut found = folder.map_or(Ok(Vec::new()), in_folder)?;
        let part = Part {
            name: package.name,
            version: package.version,
            license: package.license.unwrap_or_default(),
            authors: package.authors.iter().map(|author| without_address(author)).collect(),
        };
        if found.is_empty() {
            let kept = format!("xtask/licenses/{}.txt", part.name);
            found.push(instead(&part, &apache, read(&kept).ok())?);
        }
        add(part, found);
    }
    let others = [
        ("The Rust standard library", "MIT OR Apache-2.0", "The Rust Project", apache),
        (
            "Alegreya and Alegreya Sans",
            "OFL-1.1",
            "Huerta Tipográfica",
            read("static/fonts/OFL.txt")?,
        ),
    ];
    for (name, license, authors, text) in others {
        let part = Part {
            name: name.to_owned(),
            version: String::new(),
            license: license.to_owned(),
            authors: vec![authors.to_owned()],
        };
        add(part, vec![text]);
    }
    Ok(texts)
}

/// The texts of the licences in a package's folder.
fn in_folder(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file()
            && (NAMES.iter().any(|start| name.starts_with(start)) || name == "UNLICENSE")
        {
            texts.push(String::from_utf8_lossy(&std::fs::read(path)?).into_owned());
        }
    }
    Ok(texts)
}

/// The text for a package that comes without one: the one of Apache-2.0, which is the same for everybody, where
/// the package is under it; or the one that is kept in `xtask/licenses`.
fn instead(part: &Part, apache: &str, kept: Option<String>) -> Result<String> {
    let Part { name, version, license, .. } = part;
    if let Some(kept) = kept {
        return Ok(kept);
    }
    if license.split([' ', '/', '(', ')']).any(|word| word == "Apache-2.0") {
        return Ok(apache.to_owned());
    }
    bail!(
        "{name} {version} ({license}) comes without the text of its licence: put that into \
         xtask/licenses/{name}.txt"
    )
}

/// An author's name without the address for mail that may follow it.
fn without_address(author: &str) -> String {
    author.split_once('<').map_or(author, |(name, _)| name).trim().to_owned()
}

/// A text without what does not distinguish it from the same text in another package.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let margin = lines.iter().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<&str> =
        lines.iter().map(|line| line.get(margin..).unwrap_or_default()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The page: all parts by name, and then each text with the parts that come with it.
fn page(texts: &Texts) -> String {
    let mut groups: Vec<_> = texts.iter().collect();
    // What most come with is first.
    groups.sort_by_key(|(_, parts)| std::cmp::Reverse(parts.len()));
    let mut at: BTreeMap<&Part, Vec<usize>> = BTreeMap::new();
    for (index, (_, parts)) in groups.iter().enumerate() {
        for part in *parts {
            at.entry(part).or_default().push(index + 1);
        }
    }
    let mut html = HEAD.to_owned();
    // Writing to a string cannot fail.
    for (part, numbers) in at {
        let Part { name, version, license, authors } = part;
        let [name, version, license, authors] =
            [name.as_str(), version, license, &authors.join(", ")].map(escaped);
        let _ = write!(html, "<li><b>{name}</b> {version} · {license}");
        if !authors.is_empty() {
            let _ = write!(html, " · {authors}");
        }
        for number in numbers {
            let _ = write!(html, " <a href=\"#text-{number}\">[{number}]</a>");
        }
        html += "</li>\n";
    }
    html += "</ul>\n<h2>Texts · Textes</h2>\n";
    for (index, (text, parts)) in groups.iter().enumerate() {
        let names: BTreeSet<String> = parts.iter().map(|part| escaped(&part.name)).collect();
        let names: Vec<String> = names.into_iter().collect();
        let (number, names, text) = (index + 1, names.join(", "), escaped(text));
        let _ = write!(
            html,
            "<h3 id=\"text-{number}\">[{number}] {names}</h3>\n<pre tabindex=\"0\" \
             aria-labelledby=\"text-{number}\">{text}</pre>\n"
        );
    }
    html + "</main>\n</body>\n</html>\n"
}

/// What the page begins with. It needs no other file, and no script.
const HEAD: &str = r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conclave: licences</title>
</head>
<body>
<main>
<p><a href="./#/about">Conclave</a></p>
<h1>Licences</h1>
<p>Conclave is made with the work of many others, and comes under MIT or Apache-2.0, at your choice. These are
the parts that are in it, with their licences.</p>
<p lang="fr">Conclave est fait avec le travail de beaucoup d’autres, et se distribue sous licence MIT ou Apache-2.0,
au choix. Voici les éléments qu’il contient, avec leurs licences.</p>
<h2>Parts · Éléments</h2>
<ul>
"#;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, license: &str) -> Part {
        let (name, license) = (name.to_owned(), license.to_owned());
        Part { name, version: "1.0.0".to_owned(), license, authors: Vec::new() }
    }

    #[test]
    fn everything_that_is_compiled_into_the_page_has_the_text_of_its_licence() {
        let texts = texts().expect("a text for every package");
        let of = |name: &str| -> Vec<&str> {
            let with = |(text, parts): (&'_ String, &BTreeSet<Part>)| {
                parts.iter().any(|part| part.name == name).then_some(text.len())
            };
            assert!(texts.iter().any(|pair| with(pair).is_some()), "{name} is missing");
            let its = texts.iter().filter(|pair| with(*pair).is_some());
            its.map(|(text, _)| text.as_str()).collect()
        };
        for name in [PAGE, "yew", "rapier3d", "web-sys", "conclave-rules"] {
            assert!(of(name).iter().any(|text| text.contains("Apache License")), "{name}");
        }
        assert!(of("rqrr").iter().any(|text| text.contains("Daniel Beer")));
        assert!(of("qrcodegen").iter().any(|text| text.contains("Project Nayuki")));
        assert!(of("Alegreya and Alegreya Sans")[0].contains("SIL OPEN FONT LICENSE"));
        // What only builds, tests or measures is not in it.
        let names = texts.values().flatten().map(|part| part.name.as_str());
        let other =
            ["syn", "serde_derive", "wasm-bindgen-test", "brotli", "tokio", "fluent-syntax"];
        assert!(!names.clone().any(|name| other.contains(&name)));
        let page = page(&texts);
        for name in names {
            assert!(page.contains(&format!("<li><b>{name}</b>")), "{name}");
        }
    }

    /// Packages that the page holds in two versions, and who asks for the older one. None of it is large, and
    /// none of it is ours to change: an entry goes when its reason does.
    const TWICE: [(&str, &str); 3] = [
        ("getrandom", "gloo-history, with which Yew's gloo comes; the newer one is ours"),
        ("hashbrown", "parry3d of this version of rapier3d; the newer one is indexmap's"),
        ("thiserror", "gloo and pinned, with which Yew comes; the newer one is Yew's and cobs'"),
    ];

    #[test]
    fn what_the_page_holds_in_two_versions_is_named_with_a_reason() {
        let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for package in packages().expect("what is in the page") {
            versions.entry(package.name).or_default().insert(package.version);
        }
        versions.retain(|_, versions| versions.len() > 1);
        for (name, versions) in &versions {
            let known = TWICE.iter().any(|(twice, _)| twice == name);
            assert!(known && versions.len() == 2, "{name} is in the page as {versions:?}");
        }
        for (name, _) in TWICE {
            assert!(versions.contains_key(name), "{name} is in the page once: no reason is needed");
        }
    }

    #[test]
    fn a_package_without_a_text_is_named() {
        let refusal = instead(&part("quiet", "MIT"), "apache", None).expect_err("no text");
        let refusal = refusal.to_string();
        assert!(refusal.starts_with("quiet 1.0.0 (MIT) comes without"), "{refusal}");
        assert!(refusal.ends_with("xtask/licenses/quiet.txt"), "{refusal}");
        // Apache-2.0 has one text for everybody; others name who has made it.
        for license in ["MIT OR Apache-2.0", "Apache-2.0", "MIT/Apache-2.0"] {
            assert_eq!(instead(&part("quiet", license), "apache", None).expect("one"), "apache");
        }
        let kept = instead(&part("quiet", "MIT"), "apache", Some("kept".to_owned()));
        assert_eq!(kept.expect("the kept one"), "kept");
    }

    #[test]
    fn the_same_text_stands_there_once() {
        let mut texts = Texts::new();
        for (name, text) in
            [("a", "  One\n\n    two \n"), ("b", "One\r\n\r\n  two"), ("c", "<Other>")]
        {
            texts.entry(plain(text)).or_default().insert(part(name, "MIT"));
        }
        let page = page(&texts);
        assert_eq!(page.matches("<pre").count(), 2);
        assert!(page.contains("[1] a, b</h3>") && page.contains("&lt;Other&gt;"), "{page}");
        assert_eq!(page.matches("href=\"#text-1\"").count(), 2);
    }
}

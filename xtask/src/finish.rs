//! `cargo xtask finish`: what makes a released page of what Trunk has built. It is Trunk's last hook
//! (`Trunk.toml`); other builds are left as they are.

use crate::command::run;
use crate::licenses;
use crate::serve::hashed;
use crate::texts;
use crate::tools::{Tools, print_status};
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Finishes the build that Trunk names in the environment of its hooks.
pub fn finish(tools: &Tools) -> Result<()> {
    let variable = |name: &str| std::env::var(name).with_context(|| format!("{name} is not set"));
    let dist = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    leave_out(&dist, &NOT_SERVED)?;
    licenses::write(&dist).context("cannot name the licences of what is in the page")?;
    texts::pack_all(&dist).context("cannot pack the texts")?;
    write_sizes(&dist).context("cannot say how large the programs are")?;
    if variable("TRUNK_PROFILE")? != "release" {
        return Ok(());
    }
    match tools.program("esbuild") {
        Ok(esbuild) => minify(&esbuild, &dist).context("cannot make the scripts small")?,
        Err(_) => {
            print_status("without esbuild, scripts and styles are as large as they are written")
        }
    }
    leave_out(&dist, &IN_THE_PAGE)?;
    leave_out_comments(&dist)?;
    name_build(&dist).context("cannot give the programs their final names")
}

/// Files of `static` that only developers need.
const NOT_SERVED: [&str; 3] = ["tsconfig.json", "tsconfig.worker.json", "globals.d.ts"];

/// Files that the page or a program contains: home's texts and drawings, the styles that Trunk has named
/// after their hash, and the games from which the rules' pictures are taken.
const IN_THE_PAGE: [&str; 7] = [
    "locales/en/home.ftl",
    "locales/fr/home.ftl",
    "art/home.svg",
    "styles/tokens.css",
    "styles/base.css",
    "styles/pages.css",
    "figures",
];

fn leave_out(dist: &Path, names: &[&str]) -> Result<()> {
    for path in names.iter().map(|name| dist.join(name)) {
        if path.is_dir() {
            std::fs::remove_dir_all(path)?;
        } else if path.exists() {
            std::fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Minifies the scripts and the styles that Trunk only copies, and makes one sheet of each program's styles.
fn minify(esbuild: &Path, dist: &Path) -> Result<()> {
    let minify = |files: Vec<PathBuf>, options: &[&str]| {
        run(Command::new(esbuild)
            .args(["--minify", "--allow-overwrite", "--log-level=warning"])
            .args(options)
            .arg(format!("--outdir={}", dist.display()))
            .arg(format!("--outbase={}", dist.display()))
            .args(files))
    };
    let is_script = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "js");
    minify(walk(dist)?.into_iter().filter(is_script).collect(), &[])?;
    let styles = std::fs::read_dir(dist.join("styles"))?;
    let styles: Vec<_> = styles.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    // A sheet in the folder itself is what a page names; those in folders below it are its parts.
    let (parts, sheets): (Vec<_>, Vec<_>) = styles.into_iter().partition(|path| path.is_dir());
    // (Drawings stay where they are: a sheet names them as it did.)
    minify(sheets, &["--bundle", "--external:*.svg"])?;
    Ok(parts.into_iter().try_for_each(std::fs::remove_dir_all)?)
}

/// Strips comments from drawings.
fn leave_out_comments(dist: &Path) -> Result<()> {
    for path in walk(dist)? {
        if path.extension().is_none_or(|kind| kind != "svg") {
            continue;
        }
        let mut text = std::fs::read_to_string(&path)?;
        while let Some((before, rest)) = text.split_once("<!--") {
            let after = rest.split_once("-->").map_or("", |(_, after)| after);
            text = [before.trim_end(), after].concat();
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        std::fs::write(path, lines.join("\n"))?;
    }
    Ok(())
}

/// Writes beside the name of every program of the page how many bytes of WebAssembly it has: what comes over the
/// line is packed, so servers do not tell.
fn write_sizes(dist: &Path) -> Result<()> {
    let page_file = dist.join("index.html");
    let mut page = std::fs::read_to_string(&page_file)?;
    for file in std::fs::read_dir(dist)? {
        let file = file?;
        let name = file.file_name();
        let Some(program) = name.to_str().and_then(|name| name.strip_suffix("_bg.wasm")) else {
            continue;
        };
        let element = named(&page, &format!("{program}.js"))
            .and_then(|at| page[..at.start].rfind("<meta "))
            .filter(|at| page[*at..].split('>').next().is_some_and(|it| it.contains("data-name")));
        if let Some(at) = element {
            page.insert_str(
                at + "<meta ".len(),
                &format!("data-bytes=\"{}\" ", file.metadata()?.len()),
            );
        }
    }
    Ok(std::fs::write(page_file, page)?)
}

/// The scripts that the page names. (All others are asked for by name and build: `static/fetching.js`.)
const PAGE_SCRIPTS: [&str; 7] =
    ["address.js", "settings.js", "fetching.js", "start.js", "home.js", "zoom.js", "offline.js"];

/// Gives the files of every program names that carry their hash, as Trunk does for the main one
/// only, and writes into the page which build it is.
///
/// A page must never load a program or text of another build that a cache has kept: what
/// `index.html` does not name is asked for by the number of the build. Trunk names a
/// program's files `x.js` and `x_bg.wasm`, and `x_loader.js` where asked for; each names the next,
/// and `index.html` names the first.
fn name_build(dist: &Path) -> Result<()> {
    let page_file = dist.join("index.html");
    let mut page = std::fs::read_to_string(&page_file)?;
    for entry in std::fs::read_dir(dist)? {
        let name = entry?.file_name();
        let Some(program) = name.to_str().and_then(|name| name.strip_suffix("_bg.wasm")) else {
            continue;
        };
        if has_hash(program.as_ref())
            || [".js", "_loader.js"]
                .iter()
                .all(|kind| named(&page, &format!("{program}{kind}")).is_none())
        {
            continue;
        }
        let wasm = std::fs::read(dist.join(&name))?;
        let script = std::fs::read_to_string(dist.join(format!("{program}.js")))?;
        // Eight digits are enough to tell builds of a program apart.
        let hash = format!("{program}-{:08x}", hash(&(&wasm, &script)) as u32);
        // Each file names the one before it.
        let mut before: Option<(String, String)> = None;
        for kind in ["_bg.wasm", ".js", "_loader.js"] {
            let old = format!("{program}{kind}");
            let Ok(content) = std::fs::read(dist.join(&old)) else { continue };
            let new = format!("{hash}{kind}");
            let content = match (String::from_utf8(content), &before) {
                (Ok(text), Some((old, new))) => text.replace(old, new).into_bytes(),
                (Ok(text), None) => text.into_bytes(),
                (Err(binary), _) => binary.into_bytes(),
            };
            std::fs::write(dist.join(&new), content)?;
            std::fs::remove_file(dist.join(&old))?;
            if let Some(at) = named(&page, &old) {
                page.replace_range(at, &new);
            }
            before = Some((old, new));
        }
    }
    let files = walk(dist)?;
    let contents: Vec<_> = files.iter().map(std::fs::read).collect::<Result<_, _>>()?;
    let build = format!("{:08x}", hash(&contents) as u32);
    page = page.replace("<html ", &format!("<html data-build=\"{build}\" "));
    for script in PAGE_SCRIPTS {
        if let Some(at) = named(&page, script) {
            page.replace_range(at, &format!("{script}?{build}"));
        }
    }
    let worker = dist.join("sw.js");
    if let Ok(script) = std::fs::read_to_string(&worker) {
        let to_keep = to_keep(dist, files.iter().zip(&contents), &build)?;
        std::fs::write(worker, format!("{to_keep}{script}"))?;
    }
    Ok(std::fs::write(page_file, page)?)
}

/// What a page that is kept for offline needs none of: what only servers, robots, installers, chats and
/// lawyers read, and the pages of hosts.
const NOT_KEPT: [&str; 7] =
    ["sw.js", "robots.txt", "install/", "cards/", "embed", "styles/embed", "fonts/OFL.txt"];

/// The pages that are kept. All others lead to home only: those of games, for links in chats.
const KEPT_PAGES: [&str; 2] = ["index.html", licenses::FILE];

/// Whether the service worker keeps the file at this path for playing offline.
pub fn is_kept(path: &str) -> bool {
    !NOT_KEPT.iter().any(|other| path.starts_with(other))
        && (!path.ends_with(".html") || KEPT_PAGES.contains(&path))
}

/// The lines that go in front of the service worker: which build it is of, and which addresses to
/// keep, as the page asks for them, with what is in the files.
fn to_keep<'a>(
    dist: &Path,
    files: impl Iterator<Item = (&'a PathBuf, &'a Vec<u8>)>,
    build: &str,
) -> Result<String> {
    let mut names = String::new();
    for (file, content) in files {
        let name = file.strip_prefix(dist)?.to_string_lossy().replace('\\', "/");
        // Home is kept under the name that visitors use, without its file's.
        if !is_kept(&name) || name == "index.html" {
            continue;
        }
        let version = if hashed(file) { "" } else { &format!("?{build}") };
        let space = if names.is_empty() { "" } else { " " };
        names += &format!("{space}{name}{version}#{}", checksum(content));
    }
    Ok(format!("self.BUILD=\"{build}\";\nself.FILES=\"{names}\".split(\" \");\n"))
}

/// By what the service worker knows that it was sent the right file: FNV-1a of 32 bits. It is against servers
/// that answer with something else, and not against attackers.
pub fn checksum(content: &[u8]) -> String {
    let sum = content
        .iter()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}

/// Whether the name ends in a hash (Trunk leaves out zeros in front): Trunk has named it.
fn has_hash(stem: &OsStr) -> bool {
    let hash = stem.to_str().and_then(|stem| stem.rsplit_once('-'));
    hash.is_some_and(|(_, hash)| hash.len() >= 8 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Where an attribute of the page names a file, in quotes or without.
fn named(page: &str, file: &str) -> Option<std::ops::Range<usize>> {
    let parts = |c: char| matches!(c, '"' | '=' | '/' | ' ' | '>');
    page.match_indices(file)
        .find(|(at, _)| page[..*at].ends_with(parts) && page[at + file.len()..].starts_with(parts))
        .map(|(at, _)| at..at + file.len())
}

fn hash(value: &impl Hash) -> u64 {
    let mut state = DefaultHasher::new();
    value.hash(&mut state);
    state.finish()
}

/// Every file in a folder, in order.
pub(crate) fn walk(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_the_service_worker() {
        // The values that the algorithm is published with.
        assert_eq!(checksum(b""), "811c9dc5");
        assert_eq!(checksum(b"a"), "e40c292c");
        assert_eq!(checksum(b"foobar"), "bf9cf968");
    }

    #[test]
    fn the_page_says_how_large_each_of_its_programs_is() {
        let dist = std::env::temp_dir().join(format!("conclave-sizes-{}", std::process::id()));
        std::fs::create_dir_all(&dist).expect("a folder");
        let page = "<meta charset=utf-8><meta name=program data-name=lobby content=./lobby-0123456789ab.js>\
            <meta name=\"program\" data-name=\"go\" content=\"go.js\" /><meta name=scan content=scan.js>";
        for (name, text) in [
            ("index.html", page),
            ("lobby-0123456789ab_bg.wasm", "12345"),
            ("go_bg.wasm", "123"),
            ("scan_bg.wasm", "1"),
        ] {
            std::fs::write(dist.join(name), text).expect("a file");
        }
        write_sizes(&dist).expect("written");
        let written = std::fs::read_to_string(dist.join("index.html")).expect("the page");
        let wanted = page
            .replace("<meta name=program", "<meta data-bytes=\"5\" name=program")
            .replace("<meta name=\"program\"", "<meta data-bytes=\"3\" name=\"program\"");
        assert_eq!(written, wanted);
        std::fs::remove_dir_all(dist).expect("the folder gone");
    }

    #[test]
    fn programs_get_hashed_names_that_point_at_each_other() {
        let dist = std::env::temp_dir().join(format!("conclave-pages-{}", std::process::id()));
        std::fs::create_dir_all(&dist).expect("a folder");
        for (name, text) in [
            (
                "index.html",
                r#"<html lang="en"><script src=start.js><meta content=./go.js><i data="w_loader.js">"#,
            ),
            ("go.js", "new URL('go_bg.wasm', import.meta.url)"),
            ("go_bg.wasm", "wasm"),
            ("w_loader.js", "import init from './w.js';await init();"),
            ("w.js", "new URL('w_bg.wasm', import.meta.url)"),
            ("w_bg.wasm", "wasm of w"),
            ("main-0123456789abcdef_bg.wasm", "named by Trunk"),
            ("start.js", "left alone"),
            ("sw.js", "the worker"),
            ("robots.txt", "for robots"),
            ("dice-arena.fr.html", "for chats"),
        ] {
            std::fs::write(dist.join(name), text).expect("a file");
        }
        name_build(&dist).expect("renamed");

        let read = |name: &str| std::fs::read_to_string(dist.join(name)).expect("a file");
        let between = |text: &str, before: &str, after: char| -> String {
            let rest = text.split_once(before).expect("the part before").1;
            rest.split(after).next().expect("the part").to_owned()
        };
        let page = read("index.html");
        let script = between(&page, "meta content=./", '>');
        assert_ne!(script, "go.js");
        assert_eq!(read(&between(&read(&script), "URL('", '\'')), "wasm");
        let loader = between(&page, "<i data=\"", '"');
        let script = between(&read(&loader), "./", '\'');
        assert_eq!(read(&between(&read(&script), "URL('", '\'')), "wasm of w");
        assert_eq!(between(&page, "start.js?", '>'), between(&page, "data-build=\"", '"'));
        let worker = read("sw.js");
        let build = between(&page, "data-build=\"", '"');
        assert!(worker.starts_with(&format!("self.BUILD=\"{build}\";\n")), "{worker}");
        assert!(worker.ends_with("\nthe worker"), "{worker}");
        let kept = between(&worker, "FILES=\"", '"');
        let kept: Vec<_> =
            kept.split(' ').map(|file| file.split_once('#').expect("a sum")).collect();
        assert!(kept.contains(&("main-0123456789abcdef_bg.wasm", &*checksum(b"named by Trunk"))));
        let kept: Vec<_> = kept.into_iter().map(|(name, _)| name).collect();
        // Files without a hash in their name are requested with the build; nothing else is missing.
        assert!(kept.contains(&format!("start.js?{build}").as_str()), "{kept:?}");
        assert!(kept.contains(&script.as_str()) && kept.contains(&loader.as_str()), "{kept:?}");
        assert_eq!(kept.len(), 7, "{kept:?}");
        assert_eq!(std::fs::read_dir(&dist).expect("a folder").count(), 11);
        std::fs::remove_dir_all(dist).expect("the folder gone");
    }
}

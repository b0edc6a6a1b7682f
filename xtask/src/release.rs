//! `cargo xtask release`: what is given to others, in `target/packages`: the page in an archive, the npm package
//! `conclave-game`, and their checksums. The same sources and tools make the same bytes.

use crate::command::{cargo, npm, output, run};
use crate::finish::walk;
use crate::pages::Pages;
use crate::tools::{Tools, print_status};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The arguments of a release.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub struct Release {
    /// The tag that it is released under, such as v0.1.0; it must name the version in Cargo.toml.
    #[arg(long)]
    pub tag: Option<String>,
    /// The address that the page will be served at, as of `cargo xtask build`.
    #[arg(long, value_name = "ADDRESS", value_parser = crate::pages::site)]
    pub site: Option<String>,
    /// Use the last build, whatever has changed since.
    #[arg(long)]
    pub no_build: bool,
}

/// Where the parts of the npm package are that are no part of the page.
const PACKAGE: &str = "packages/conclave-game";

/// The line of its manifest after which stands what `Cargo.toml` says.
const NAME: &str = "\"name\": \"conclave-game\",";

/// What `Cargo.toml` says about the page, which is said nowhere else.
#[derive(Clone, Debug, Deserialize)]
struct About {
    name: String,
    version: String,
    license: String,
    #[serde(default)]
    keywords: Vec<String>,
    repository: Option<String>,
    homepage: Option<String>,
}

impl About {
    fn read() -> Result<Self> {
        #[derive(Deserialize)]
        struct Metadata {
            packages: Vec<Value>,
        }
        let metadata = output(cargo().args(["metadata", "--no-deps", "--format-version=1"]))?;
        let metadata: Metadata = serde_json::from_str(&metadata)?;
        let page = metadata.packages.into_iter().find(|package| package["name"] == "conclave");
        let about: Self = serde_json::from_value(page.context("there is no package conclave")?)?;
        Ok(about)
    }
}

impl Release {
    /// Builds and packs.
    ///
    /// # Errors
    /// Also when the tag names another version, or without npm, which makes the page small.
    pub fn run(&self, tools: &Tools) -> Result<()> {
        let about = About::read()?;
        about.check(self.tag.as_deref())?;
        if !tools.for_release()? {
            bail!("npm is needed to make the page small, and the package: please install it");
        }
        let pages = Pages { site: self.site.clone(), ..Pages::default() };
        let dist = if self.no_build { pages.dist() } else { pages.build(tools)? };
        let folder = crate::root().join("target/packages");
        for file in pack(&dist, &folder)? {
            print_status(&format!("packed {}", file.display()));
        }
        Ok(())
    }
}

impl About {
    /// Whether this is the version that a tag names.
    fn check(&self, tag: Option<&str>) -> Result<()> {
        let (version, wanted) = (&self.version, format!("v{}", self.version));
        match tag {
            Some(tag) if tag != wanted => bail!("{tag} is not the tag of {version}: {wanted} is"),
            _ => Ok(()),
        }
    }
}

/// Packs a build into a folder, which holds nothing else afterwards: the archive, the npm package, and the
/// checksums of both, in this order.
///
/// # Errors
/// Without npm, and when a file cannot be read or written.
pub fn pack(dist: &Path, folder: &Path) -> Result<[PathBuf; 3]> {
    let about = About::read()?;
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let archive = folder.join(format!("{}-{}.zip", about.name, about.version));
    zip(dist, &archive)?;
    let package = npm_package(dist, folder, &about)?;
    let sums = folder.join("SHA256SUMS");
    fs::write(&sums, checksums(&[&archive, &package])?)?;
    Ok([archive, package, sums])
}

/// An archive of a folder. `index.html` is at its root, where hosts of games look for it.
fn zip(folder: &Path, archive: &Path) -> Result<()> {
    let mut zip = ZipWriter::new(File::create(archive)?);
    // No time: the same files make the same archive.
    let options = SimpleFileOptions::default()
        .compression_level(Some(9))
        .last_modified_time(zip::DateTime::default());
    for file in walk(folder)? {
        let name = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        zip.start_file(name, options)?;
        zip.write_all(&fs::read(&file)?)?;
    }
    zip.finish()?;
    Ok(())
}

/// The npm package: the page under `games/`, its element, an example and the licences.
fn npm_package(dist: &Path, folder: &Path, about: &About) -> Result<PathBuf> {
    let (root, whole) = (crate::root(), folder.join("conclave-game"));
    copy_folder(&root.join(PACKAGE), &whole)?;
    copy_folder(dist, &whole.join("games"))?;
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root.join(license), whole.join(license))?;
    }
    let mut more = vec![
        ("version", json!(about.version)),
        ("license", json!(format!("({})", about.license))),
        ("keywords", json!(about.keywords)),
    ];
    for (name, address) in [("repository", &about.repository), ("homepage", &about.homepage)] {
        more.extend(address.as_ref().map(|address| (name, json!(address))));
    }
    // (As text, because npm's manifests have an order: of conditions, the first one that fits is taken.)
    let more: String =
        more.iter().map(|(name, value)| format!("\n  \"{name}\": {value},")).collect();
    replace(&whole.join("package.json"), NAME, &format!("{NAME}{more}"))?;
    let this = format!("\"conclave-game\": \"^{}\"", about.version);
    replace(&whole.join("example/package.json"), "\"conclave-game\": \"*\"", &this)?;
    // (It prints the name that is known below.)
    run(npm()
        .args(["pack", "--silent", "--pack-destination"])
        .arg(folder)
        .current_dir(&whole)
        .stdout(Stdio::null()))?;
    fs::remove_dir_all(&whole)?;
    let package = folder.join(format!("conclave-game-{}.tgz", about.version));
    package.exists().then_some(package).context("npm has packed something else")
}

/// Replaces what stands in a file.
fn replace(file: &Path, old: &str, new: &str) -> Result<()> {
    let text = fs::read_to_string(file)?;
    if !text.contains(old) {
        bail!("{} has no {old}", file.display());
    }
    Ok(fs::write(file, text.replacen(old, new, 1))?)
}

/// Copies a folder with all that is in it.
pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for file in walk(from)? {
        let copy = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(copy.parent().context("a file in a folder")?)?;
        fs::copy(&file, copy)?;
    }
    Ok(())
}

/// Lines as `sha256sum --check` reads them.
fn checksums(files: &[&Path]) -> Result<String> {
    let mut lines = String::new();
    for file in files {
        for byte in Sha256::digest(fs::read(file)?) {
            write!(lines, "{byte:02x}")?;
        }
        let name = file.file_name().context("a file")?.to_string_lossy();
        writeln!(lines, "  {name}")?;
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_the_version_of_the_page() {
        let about = About::read().expect("what Cargo.toml says");
        assert!(about.check(None).is_ok());
        assert!(about.check(Some(&format!("v{}", about.version))).is_ok());
        for other in ["v0.0.0", "0.1.0", "v0.1.0-rc"] {
            assert!(about.check(Some(other)).is_err(), "{other}");
        }
        assert!((1..=5).contains(&about.keywords.len()), "{:?}", about.keywords);
    }

    #[test]
    fn the_same_files_make_the_same_archive_with_the_page_at_its_root() {
        let folder = std::env::temp_dir().join(format!("conclave-zip-{}", std::process::id()));
        let dist = folder.join("dist");
        fs::create_dir_all(dist.join("art")).expect("a folder");
        for (name, text) in [("index.html", "home"), ("art/sprite.svg", "drawings")] {
            fs::write(dist.join(name), text).expect("a file");
        }
        let archive = |name: &str| {
            let archive = folder.join(name);
            zip(&dist, &archive).expect("an archive");
            archive
        };
        let (one, two) = (archive("one.zip"), archive("two.zip"));
        assert_eq!(fs::read(&one).expect("bytes"), fs::read(two).expect("bytes"));
        let mut read = zip::ZipArchive::new(File::open(&one).expect("a file")).expect("an archive");
        let home = read.by_name("index.html").expect("home");
        assert_eq!(std::io::read_to_string(home).expect("text"), "home");
        assert!(read.by_name("art/sprite.svg").is_ok());
        fs::remove_dir_all(folder).expect("the folder gone");
    }

    #[test]
    fn checksums_are_those_that_are_published_for_the_algorithm() {
        let file = std::env::temp_dir().join(format!("conclave-sum-{}", std::process::id()));
        fs::write(&file, "abc").expect("a file");
        let sums = checksums(&[&file]).expect("a line");
        let wanted =
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  conclave-sum-";
        assert!(sums.starts_with(wanted) && sums.ends_with('\n'), "{sums}");
        fs::remove_file(file).expect("the file gone");
    }
}

//! Compiling the programs of the page, several at a time.
//!
//! Trunk asks Cargo for one program after the other, and the last step of each, which puts a whole
//! program together, keeps one core busy only. So all programs with the same profile and features
//! are compiled in one go before Trunk comes: it finds them done.

use crate::command::{cargo, run};
use crate::pages::Quality;
use anyhow::Result;
use std::collections::BTreeMap;
use std::process::Command;

/// How a program is compiled: what its `<link rel="rust">` in `index.html` says.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Recipe {
    /// The package: its `Cargo.toml`.
    manifest: String,
    /// The Cargo profile of a release.
    release_profile: String,
    /// The features, with commas between them.
    features: Option<String>,
    no_default_features: bool,
}

/// The names of the programs in `page`, by how they are compiled.
fn programs(page: &str) -> BTreeMap<Recipe, Vec<String>> {
    let mut programs: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for link in page.split("<link").skip(1).filter_map(|link| link.split('>').next()) {
        let text = |name: &str| {
            let (_, value) = link.split_once(&format!(" {name}=\""))?;
            Some(value.split_once('"')?.0.to_owned())
        };
        if let (Some("rust"), Some(manifest), Some(bin)) =
            (text("rel").as_deref(), text("href"), text("data-bin"))
        {
            let recipe = Recipe {
                manifest,
                release_profile: text("data-cargo-profile-release").unwrap_or("release".into()),
                features: text("data-cargo-features"),
                no_default_features: link.contains("data-cargo-no-default-features"),
            };
            programs.entry(recipe).or_default().push(bin);
        }
    }
    programs
}

/// Compiles every program of the page as Trunk will ask for it.
pub fn compile(quality: Quality) -> Result<()> {
    let page = std::fs::read_to_string(crate::root().join("index.html"))?;
    for (recipe, bins) in programs(&page) {
        run(&mut command(&recipe, &bins, quality))?;
    }
    Ok(())
}

fn command(recipe: &Recipe, bins: &[String], quality: Quality) -> Command {
    let mut command = cargo();
    command.args(["build", "--target=wasm32-unknown-unknown"]);
    command.args(["--manifest-path", &recipe.manifest]);
    command.args(["--profile", quality.profile().unwrap_or(&recipe.release_profile)]);
    command.args(recipe.features.iter().map(|features| format!("--features={features}")));
    if recipe.no_default_features {
        command.arg("--no-default-features");
    }
    command.args(bins.iter().map(|bin| format!("--bin={bin}")));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_of_the_page_is_compiled_with_its_profile_and_features() {
        let page = std::fs::read_to_string(crate::root().join("index.html")).unwrap();
        let programs = programs(&page);
        let names: Vec<_> = programs.values().flatten().collect();
        assert_eq!(names.len(), page.matches("data-bin=").count());
        assert!(programs.len() < names.len() / 2, "hardly any are compiled together");
        let recipe = |program: &str| {
            let mut recipes = programs.iter();
            recipes.find(|(_, bins)| bins.iter().any(|bin| bin == program)).unwrap().0
        };
        let host = recipe("host_dice_arena");
        assert_eq!(host.features.as_deref(), Some("host"));
        assert!(host.no_default_features && !recipe("learn_dice_arena").no_default_features);
        let play = command(host, &["host_dice_arena".into()], Quality::Play);
        assert!(play.get_args().any(|argument| argument == "play"));
    }
}

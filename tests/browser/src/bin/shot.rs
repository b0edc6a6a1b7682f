//! Takes the picture that `cargo xtask shot` was asked for.

use anyhow::Result;
use browser_tests::Visitor;
use clap::Parser;
use xtask::shot::Screenshot;

fn main() -> Result<()> {
    let shot = Screenshot::parse();
    let page = Visitor {
        size: shot.size,
        reduced_motion: shot.reduced_motion,
        dark: shot.dark,
        language: shot.language.clone(),
        folder: shot.pages().dist(),
        ..Visitor::default()
    }
    .open(&shot.route);
    page.wait(shot.wait.as_deref().unwrap_or("body > *"));
    if let Some(code) = &shot.js {
        println!("{:#}", page.js(code));
    }
    if shot.full {
        let height = page.js("return document.documentElement.scrollHeight;");
        let height = height.as_u64().and_then(|height| u32::try_from(height).ok());
        page.resize(shot.size.0, height.unwrap_or(shot.size.1));
    }
    page.try_screenshot(&shot.out)?;
    println!("{}", shot.out.display());
    if shot.axe {
        for finding in page.axe() {
            println!("axe: {finding}");
        }
    }
    // To be read, not to fail on: half-done pages are what one looks at.
    for error in page.take_errors() {
        println!("console: {error}");
    }
    Ok(())
}

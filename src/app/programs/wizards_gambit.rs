//! Wizard's Gambit: its page, and its bots.

#[cfg(target_arch = "wasm32")]
fn main() {
    conclave_page::run::<conclave::wizards_gambit::WizardsGambit>(conclave::wizards_gambit::reply);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is a page: build it for the browser with `cargo xtask play`.");
    std::process::exit(2);
}

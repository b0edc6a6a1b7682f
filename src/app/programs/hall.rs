//! The hall: what belongs to no game.

#[cfg(target_arch = "wasm32")]
fn main() {
    conclave_page::hall::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This program is a page: build it for the browser with `cargo xtask play`.");
    std::process::exit(2);
}

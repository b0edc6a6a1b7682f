//! The lobby: what belongs to no game.

fn main() {
    conclave_ui::pages::lobby::run();
}

//! The lobby: what belongs to no single game.

fn main() {
    conclave_ui::lobby::run();
}

//! The lobby: what belongs to no single game.

fn main() {
    conclave::lobby::run();
}

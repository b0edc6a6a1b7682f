//! What is drawn can be read: codes as cameras see them, turned, tilted, blurred, badly lit, and noisy.

use conclave_rules::table::{Rng, Seed};
use conclave_scan::camera::Shot;
use conclave_tests::enough;

use super::qr::path;

/// The letters of codes.
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Which squares of a drawing are dark, row by row.
fn squares(size: i32, path: &str) -> Vec<bool> {
    let mut dark = vec![false; (size * size) as usize];
    for run in path.split('M').skip(1) {
        let numbers: Vec<usize> = run
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let [x, y, length, ..] = numbers[..] else { panic!("{run}") };
        let start = y * size as usize + x;
        dark[start..start + length].fill(true);
    }
    dark
}

#[test]
fn every_code_is_read_as_cameras_see_it() {
    let pictures = enough(20, 60);
    let mut missed = Vec::new();
    for seed in 0..pictures {
        let mut chance = Rng::new(Seed(seed));
        let length = 150 + chance.below(100) as usize;
        let letters: String =
            (0..length).map(|_| char::from(*chance.pick(LETTERS).expect("letters"))).collect();
        let link = format!("https://games.example/conclave/#/join/spell-wars/{letters}");
        let (size, path) = path(&link).expect("it fits");
        let mut part = || f64::from(chance.below(1 << 20)) / f64::from(1 << 20);
        let shot = Shot::new(&mut part);
        let (rgba, width) = shot.take(size as usize, &squares(size, &path), &mut part);
        let read = |way| conclave_scan::read(&rgba, width, way);
        if !(0..conclave_scan::MOST_WAYS).any(|way| read(way) == [&*link]) {
            missed.push((seed, shot));
        }
    }
    assert!(missed.is_empty(), "{} of {pictures}: {missed:#?}", missed.len());
}

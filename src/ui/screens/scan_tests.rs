//! What is drawn can be read: codes as cameras see them, turned, tilted, blurred, badly lit, and noisy.

use std::f64::consts::TAU;

use conclave::table::{Rng, Seed};

use super::qr::path;

/// How many pictures are taken.
const PICTURES: u64 = 60;
/// The letters of codes.
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A picture of a code, within what the scanner must cope with.
#[derive(Debug)]
struct Shot {
    /// The side of a square of the code, in pixels: a code of 65 squares on a third of a camera's picture
    /// has more.
    square: f64,
    /// How far it is turned, in radians.
    turn: f64,
    /// By how much its far edge is shorter than its near one.
    tilt: f64,
    /// How blurred it is: a standard deviation, in squares.
    blur: f64,
    /// How much each pixel errs, up or down, of 255.
    noise: f64,
    /// How bright the dark and the light squares are.
    ink: (f64, f64),
    /// How much darker one side of the picture is than the other.
    shade: f64,
}

impl Shot {
    fn new(chance: &mut Rng) -> Shot {
        let mut between = |from: f64, to: f64| {
            from + (to - from) * f64::from(chance.below(1 << 20)) / f64::from(1 << 20)
        };
        Shot {
            square: between(4.5, 9.0),
            turn: between(0.0, TAU),
            tilt: between(0.0, 0.08),
            blur: between(0.0, 0.18),
            noise: between(0.0, 24.0),
            ink: (between(10.0, 80.0), between(170.0, 250.0)),
            shade: between(0.0, 0.3),
        }
    }

    /// Takes the picture: its bytes as a canvas has them, and its width.
    fn take(&self, content: &str, chance: &mut Rng) -> (Vec<u8>, usize) {
        let (size, path) = path(content).expect("it fits");
        let squares = squares(size, &path);
        let width = (f64::from(size) * self.square * 1.5) as usize;
        let (sin, cos) = self.turn.sin_cos();
        // Where the light comes from that makes a pixel: all around, if it is blurred.
        let rays: Vec<(f64, f64)> = (0..20)
            .map(|_| {
                let mut gauss = || {
                    let sum: u32 = (0..12).map(|_| chance.below(1 << 16)).sum();
                    f64::from(sum) / f64::from(1 << 16) - 6.0
                };
                let spread = (self.blur * self.square).max(0.3);
                (gauss() * spread, gauss() * spread)
            })
            .collect();
        let mut rgba = Vec::with_capacity(width * width * 4);
        for y in 0..width {
            for x in 0..width {
                let light = |&(dx, dy): &(f64, f64)| {
                    let middle = width as f64 / 2.0;
                    let (x, y) = (x as f64 + dx - middle, y as f64 + dy - middle);
                    let (x, y) = (x * cos + y * sin, y * cos - x * sin);
                    let far = 1.0 + self.tilt * y / middle;
                    let at = |way: f64| (way / far / self.square + f64::from(size) / 2.0).floor();
                    let (column, row) = (at(x), at(y));
                    let inside = |way: f64| (0.0..f64::from(size)).contains(&way);
                    if !inside(column) || !inside(row) {
                        // Around the code is a dark page.
                        60.0
                    } else if squares[row as usize * size as usize + column as usize] {
                        self.ink.0
                    } else {
                        self.ink.1
                    }
                };
                let lit: f64 = rays.iter().map(light).sum::<f64>() / rays.len() as f64;
                let shade = 1.0 - self.shade * x as f64 / width as f64;
                let error = (f64::from(chance.below(2_001)) / 1_000.0 - 1.0) * self.noise;
                let grey = (lit * shade + error).clamp(0.0, 255.0) as u8;
                rgba.extend([grey, grey, grey, 255]);
            }
        }
        (rgba, width)
    }
}

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
    let mut missed = Vec::new();
    for seed in 0..PICTURES {
        let mut chance = Rng::new(Seed(seed));
        let length = 150 + chance.below(100) as usize;
        let letters: String =
            (0..length).map(|_| char::from(*chance.pick(LETTERS).expect("letters"))).collect();
        let link = format!("https://games.example/conclave/#/join/spell-wars/{letters}");
        let shot = Shot::new(&mut chance);
        let (rgba, width) = shot.take(&link, &mut chance);
        let read = |way| conclave_scan::read(&rgba, width, way);
        if !(0..conclave_scan::MOST_WAYS).any(|way| read(way) == [&*link]) {
            missed.push((seed, shot));
        }
    }
    assert!(missed.is_empty(), "{} of {PICTURES}: {missed:#?}", missed.len());
}

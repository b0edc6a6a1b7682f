//! Pictures of codes as cameras take them, for the tests: turned, tilted, blurred, badly lit, and noisy.
//! They are made here, and not beside the test, because this package is optimized in tests too.

use std::f64::consts::TAU;

/// A picture of a code, within what the scanner must cope with.
#[derive(Debug)]
pub struct Shot {
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
    /// A picture to be taken; `chance` returns numbers from 0 to 1.
    pub fn new(chance: &mut dyn FnMut() -> f64) -> Shot {
        let mut between = |from: f64, to: f64| from + (to - from) * chance();
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

    /// Takes the picture of a code with `size` squares a side, of which these are dark, row by row: its
    /// bytes as a canvas has them, and its width.
    pub fn take(
        &self,
        size: usize,
        dark: &[bool],
        chance: &mut dyn FnMut() -> f64,
    ) -> (Vec<u8>, usize) {
        let squares = size as f64;
        let width = (squares * self.square * 1.5) as usize;
        let (sin, cos) = self.turn.sin_cos();
        // Where the light comes from that makes a pixel: all around, if it is blurred.
        let rays: Vec<(f64, f64)> = (0..20)
            .map(|_| {
                let mut gauss = || (0..12).map(|_| chance()).sum::<f64>() - 6.0;
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
                    let at = |way: f64| (way / far / self.square + squares / 2.0).floor();
                    let (column, row) = (at(x), at(y));
                    let inside = |way: f64| (0.0..squares).contains(&way);
                    if !inside(column) || !inside(row) {
                        // Around the code is a dark page.
                        60.0
                    } else if dark[row as usize * size + column as usize] {
                        self.ink.0
                    } else {
                        self.ink.1
                    }
                };
                let lit: f64 = rays.iter().map(light).sum::<f64>() / rays.len() as f64;
                let shade = 1.0 - self.shade * x as f64 / width as f64;
                let error = (2.0 * chance() - 1.0) * self.noise;
                let grey = (lit * shade + error).clamp(0.0, 255.0) as u8;
                rgba.extend([grey, grey, grey, 255]);
            }
        }
        (rgba, width)
    }
}

//! Reads the QR codes in a picture, for browsers that cannot do so themselves (`BarcodeDetector`).
//!
//! The page gives the picture as a canvas has it; `static/scanner.js` fetches this program when
//! somebody scans, and calls it.

#[cfg(feature = "camera")]
pub mod camera;

use rqrr::PreparedImage;

/// The most pixels of a picture that is looked at.
const MOST_PIXELS: usize = 1 << 24;

/// Squares count as dark that are so much darker than what is around them, of 255.
const DARKER: u32 = 3;

/// Ways to look at a picture: at which size, and whether it is smoothed before. None finds all codes,
/// and what one misses another mostly finds; the first four find every code that the tests show them.
const WAYS: [(f32, bool); 6] =
    [(1.25, true), (1.0, false), (1.5, true), (0.8, false), (1.0, true), (0.65, false)];

/// How many ways there are to look at a picture.
pub const MOST_WAYS: usize = WAYS.len();

/// What the QR codes in a picture say that can be read. The picture is so many pixels wide, and its
/// `rgba` bytes are four for each, row by row. `way` is one of [`MOST_WAYS`] to look at it, counted
/// round: a camera has many pictures, which are looked at in turn; a photo is looked at in all ways.
pub fn read(rgba: &[u8], width: usize, way: usize) -> Vec<String> {
    let (scale, smooth) = WAYS[way % MOST_WAYS];
    if width == 0 || rgba.len() / 4 > MOST_PIXELS {
        return Vec::new();
    }
    let picture = Grey { width, pixels: rgba.chunks_exact(4).map(brightness).collect() };
    let picture = if scale == 1.0 { picture } else { picture.scaled(scale) };
    // Light differs from one corner to the other: so squares are compared with what is around them.
    let around = picture.smoothed(picture.width / 12);
    if smooth { picture.smoothed(1).codes(&around) } else { picture.codes(&around) }
}

/// How bright a pixel is, as eyes see it (ITU-R BT.601).
fn brightness(pixel: &[u8]) -> u8 {
    let weighed = [77, 150, 29].iter().zip(pixel).map(|(weight, &part)| weight * u32::from(part));
    (weighed.sum::<u32>() >> 8) as u8
}

/// A picture in shades of grey, row by row.
struct Grey {
    width: usize,
    pixels: Vec<u8>,
}

impl Grey {
    fn height(&self) -> usize {
        self.pixels.len().checked_div(self.width).unwrap_or_default()
    }

    fn at(&self, x: usize, y: usize) -> u8 {
        self.pixels.get(y * self.width + x).copied().unwrap_or_default()
    }

    /// The picture at another size: between pixels, their mean by distance.
    fn scaled(&self, scale: f32) -> Grey {
        let sized = |length: usize| (length as f32 * scale) as usize;
        let (width, height) = (sized(self.width), sized(self.height()));
        let mut pixels = Vec::with_capacity(width * height);
        let place = |to: usize| ((to as f32 + 0.5) / scale - 0.5).max(0.0);
        for y in 0..height {
            let from_y = place(y);
            let (above, down) = (from_y as usize, from_y.fract());
            let below = (above + 1).min(self.height() - 1);
            for x in 0..width {
                let from_x = place(x);
                let (left, along) = (from_x as usize, from_x.fract());
                let right = (left + 1).min(self.width - 1);
                let between = |row: usize| {
                    let (left, right) =
                        (f32::from(self.at(left, row)), f32::from(self.at(right, row)));
                    left + (right - left) * along
                };
                let (above, below) = (between(above), between(below));
                pixels.push((above + (below - above) * down) as u8);
            }
        }
        Grey { width, pixels }
    }

    /// The picture with each pixel the mean of those that are at most `reach` away, along or down.
    fn smoothed(&self, reach: usize) -> Grey {
        let (width, height) = (self.width, self.height());
        // The sum of all pixels above and left of each corner.
        let mut sums = vec![0u32; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = 0;
            for x in 0..width {
                row += u32::from(self.at(x, y));
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
            }
        }
        let span = |at: usize, end: usize| (at.saturating_sub(reach), (at + reach + 1).min(end));
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = span(y, height);
            for x in 0..width {
                let (left, right) = span(x, width);
                let sum = |x: usize, y: usize| sums[y * (width + 1) + x];
                let all = sum(right, bottom).wrapping_add(sum(left, top));
                let all = all.wrapping_sub(sum(left, bottom)).wrapping_sub(sum(right, top));
                pixels.push((all / ((right - left) * (bottom - top)) as u32) as u8);
            }
        }
        Grey { width, pixels }
    }

    /// What the codes say whose dark squares are darker than what is `around` them.
    fn codes(&self, around: &Grey) -> Vec<String> {
        let is_dark =
            |x: usize, y: usize| u32::from(self.at(x, y)) + DARKER < u32::from(around.at(x, y));
        let mut picture = PreparedImage::prepare_from_bitmap(self.width, self.height(), is_dark);
        let grids = picture.detect_grids();
        grids.iter().filter_map(|grid| grid.decode().ok()).map(|(_, says)| says).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_picture_has_no_codes() {
        for (bytes, width) in [(0, 0), (0, 7), (3, 1), (4, 1), (40, 3), (40, 100), (4_000, 10)] {
            for way in 0..MOST_WAYS {
                assert_eq!(read(&vec![0; bytes], width, way), Vec::<String>::new());
            }
        }
    }

    #[test]
    fn noise_is_no_code_and_no_failure() {
        let mut state = 1u32;
        let mut noise = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        for (width, height) in [(64, 64), (101, 37), (320, 240)] {
            for contrast in [1, 3, 40] {
                let rgba: Vec<u8> =
                    (0..width * height * 4).map(|_| noise() / contrast * contrast).collect();
                for way in 0..MOST_WAYS {
                    assert_eq!(read(&rgba, width, way), Vec::<String>::new());
                }
            }
        }
    }

    #[test]
    fn a_picture_is_smoothed_and_scaled_evenly() {
        let picture = Grey { width: 3, pixels: vec![0, 90, 0, 90, 90, 90, 0, 90, 0] };
        assert_eq!(picture.smoothed(1).pixels, [67, 60, 67, 60, 50, 60, 67, 60, 67]);
        assert_eq!(picture.smoothed(9).pixels, [50; 9]);
        let even = Grey { width: 4, pixels: vec![77; 12] };
        for scale in [0.65, 0.8, 1.25, 1.5] {
            assert!(even.scaled(scale).pixels.iter().all(|&pixel| pixel == 77));
        }
        assert_eq!(even.scaled(1.5).width, 6);
        assert_eq!(brightness(&[255, 255, 255, 0]), 255);
    }
}

//! Means of samples by seat, with their precision.

use crate::table::{MAX_SEATS, PerSeat};

/// A sample's mean by seat.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mean {
    count: u32,
    sum: PerSeat<f64>,
    squares: PerSeat<f64>,
}

impl Mean {
    /// Adds an observation.
    pub fn add(&mut self, values: &PerSeat<f32>) {
        self.count += 1;
        for (seat, &value) in values.iter().enumerate() {
            let value = f64::from(value);
            self.sum[seat] += value;
            self.squares[seat] += value * value;
        }
    }

    /// How many observations there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The mean of each seat; 0 of nothing.
    pub fn mean(&self) -> PerSeat<f64> {
        self.sum.map(|sum| sum / f64::from(self.count.max(1)))
    }

    /// The standard error of a seat's mean. To the squared differences from the mean are added
    /// those of two more observations, half a victory above and below it, so that a few equal
    /// ones do not pass for certainty.
    pub fn error(&self, seat: usize) -> f64 {
        let count = f64::from(self.count.max(1));
        let mean = self.sum[seat] / count;
        let variance = (self.squares[seat] / count - mean * mean).max(0.0) + 0.5 / count;
        (variance / count).sqrt()
    }

    /// The largest standard error of any seat.
    pub fn largest_error(&self) -> f64 {
        (0..MAX_SEATS).map(|seat| self.error(seat)).fold(0.0, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_how_precise_it_is() {
        let mut mean = Mean::default();
        for game in 0..400 {
            let won = f32::from(u8::from(game % 4 == 0));
            mean.add(&[won, 1.0 - won, 0.0, 0.0, 0.0, 0.0]);
        }
        assert_eq!(mean.mean()[..3], [0.25, 0.75, 0.0]);
        assert!((mean.error(0) - 0.0217).abs() < 0.001, "{}", mean.error(0));
        // √0.5 / 400: of equal observations, only what was added is left.
        assert!((mean.error(2) - 0.001_768).abs() < 1e-6, "{}", mean.error(2));
    }

    #[test]
    fn two_observations_beside_the_mean_are_added_to_the_error() {
        let values = [0.0, 1.0, 0.5, 1.0];
        let mut mean = Mean::default();
        for value in values {
            mean.add(&[value as f32; MAX_SEATS]);
        }
        let middle = mean.mean()[0];
        let added = [middle - 0.5, middle + 0.5];
        let squares: f64 = values.iter().chain(&added).map(|value| (value - middle).powi(2)).sum();
        let error = (squares / 4.0 / 4.0).sqrt();
        assert!((mean.error(0) - error).abs() < 1e-12, "{} {error}", mean.error(0));
    }
}

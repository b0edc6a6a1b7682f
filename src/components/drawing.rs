//! Numbers in drawings.

use std::fmt;

/// A length in a drawing, written to tenths, which is precise enough and keeps markup short.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tenths(pub f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths < 0 {
            f.write_str("-")?;
        }
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        fmt::Display::fmt(&whole, f)?;
        if tenth > 0 {
            f.write_str(".")?;
            fmt::Display::fmt(&tenth, f)?;
        }
        Ok(())
    }
}

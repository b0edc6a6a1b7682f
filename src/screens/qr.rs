//! QR codes, drawn.

use std::fmt::Write as _;

use qrcodegen::{QrCode as Squares, QrCodeEcc, QrSegment, Version};
use yew::prelude::*;

/// The free space around a code, in squares, as the standard (ISO/IEC 18004) asks for.
const MARGIN: i32 = 4;

/// Properties of [`QrCode`].
#[derive(Properties, PartialEq)]
pub struct QrCodeProps {
    /// The side of the drawing, and the [path] of its dark squares.
    pub drawn: (i32, AttrValue),
    /// What it is, for those who do not see it.
    pub label: AttrValue,
}

/// A QR code that was drawn: dark on white in every look, because cameras read nothing else well.
#[component]
pub fn QrCode(QrCodeProps { drawn: (size, path), label }: &QrCodeProps) -> Html {
    html! {
        <svg class="qr" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={label}>
            <rect class="qr-paper" width="100%" height="100%" />
            <path class="qr-squares" d={path} />
        </svg>
    }
}

/// The side of the drawing and the path of its dark squares; none for what is too long for a code.
pub fn path(content: &str) -> Option<(i32, AttrValue)> {
    // Links have small letters, so that nothing but bytes ever comes of them: the library need not look.
    let bytes = [QrSegment::make_bytes(content.as_bytes())];
    let (least, most) = (Version::MIN, Version::MAX);
    let code = Squares::encode_segments_advanced(&bytes, QrCodeEcc::Low, least, most, None, true);
    let code = code.ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                // Writing to a text cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run + 1;
        }
    }
    Some((code.size() + 2 * MARGIN, path.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_has_every_dark_square_once() {
        let content = "https://example.org/#/join/spell-wars/AbC-_0123456789";
        let (size, path) = path(content).expect("it fits");
        let code = Squares::encode_text(content, QrCodeEcc::Low).expect("it fits");
        assert_eq!(size, code.size() + 8);
        let mut dark = 0;
        for run in path.split('M').skip(1) {
            let (place, length) = run.split_once('h').expect("a run");
            let (x, y) = place.split_once(' ').expect("a place");
            let length: i32 = length.split('v').next().and_then(|n| n.parse().ok()).expect("long");
            let (x, y): (i32, i32) = (x.parse().expect("x"), y.parse().expect("y"));
            assert!((x..x + length).all(|x| code.get_module(x - MARGIN, y - MARGIN)));
            dark += length;
        }
        let squares = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        assert_eq!(dark as usize, squares.filter(|&(x, y)| code.get_module(x, y)).count());
    }

    #[test]
    fn a_link_of_an_invitation_fits_and_a_novel_does_not() {
        let link =
            format!("https://example.org/conclave/#/join/wizards-gambit/{}", "a".repeat(220));
        let (size, _) = path(&link).expect("it fits");
        assert!(size - 2 * MARGIN <= 65, "a camera reads it from a screen: {size}");
        assert!(path(&"a".repeat(4_000)).is_none());
    }
}

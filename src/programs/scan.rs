//! Reads QR codes for the page: see the library.

use wasm_bindgen::prelude::wasm_bindgen;

/// What the first QR code in a picture says; nothing if there is none. The picture is as a canvas gives
/// it: `rgba` bytes, four for each pixel, and so many pixels wide. There are several ways to look at it,
/// counted round.
#[wasm_bindgen]
pub fn read(rgba: &[u8], width: u32, way: u32) -> Option<String> {
    conclave_scan::read(rgba, width as usize, way as usize).into_iter().next()
}

/// How many ways there are.
#[wasm_bindgen]
pub fn ways() -> u32 {
    conclave_scan::MOST_WAYS as u32
}

fn main() {}

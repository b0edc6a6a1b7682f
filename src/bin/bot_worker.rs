//! The bots' Web Worker.

fn main() {}

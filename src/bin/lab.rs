//! The lab.

fn main() {}

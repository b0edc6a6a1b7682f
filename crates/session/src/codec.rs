//! Values as short texts that survive files, addresses and mails.

use std::hash::Hasher as _;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use fnv::FnvHasher;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The value as text: letters, digits, `-` and `_`.
pub fn to_text(value: &impl Serialize) -> String {
    Base64UrlUnpadded::encode_string(&postcard::to_allocvec(value).unwrap_or_default())
}

/// Decodes a text; none if it is not valid.
pub fn from_base64(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text).ok()
}

/// Reads a value; none if the text is not valid.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Option<T> {
    postcard::from_bytes(&from_base64(text)?).ok()
}

/// FNV-1a over the bytes: detects accidents, not cheating.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

//! The names of an enum's variants, as its `Deserialize` knows them: no list of
//! kinds of actions or events is typed by hand.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde::{Serialize, forward_to_deserialize_any};

/// The names of all variants of `T`.
pub fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let Err(VariantNames(names)) = T::deserialize(AskNames) else {
        panic!("something was read from nothing");
    };
    names.expect("an enum").iter().map(|&name| name.to_owned()).collect()
}

/// The name of the variant that `value` is.
pub fn kind(value: &impl Serialize) -> String {
    match serde_json::to_value(value).unwrap() {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(fields) => fields.keys().next().unwrap().clone(),
        other => panic!("{other} has no name"),
    }
}

/// A deserializer that gives no value but takes the names of what could be read.
struct AskNames;

/// What it took, as the error that it always ends with.
#[derive(Debug)]
struct VariantNames(Option<&'static [&'static str]>);

impl fmt::Display for VariantNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for VariantNames {}

impl Error for VariantNames {
    fn custom<T: fmt::Display>(_: T) -> VariantNames {
        VariantNames(None)
    }
}

impl<'de> Deserializer<'de> for AskNames {
    type Error = VariantNames;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, VariantNames> {
        Err(VariantNames(None))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, VariantNames> {
        Err(VariantNames(Some(variants)))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

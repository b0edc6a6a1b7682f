//! What components share.

use std::ops::Deref;
use std::rc::Rc;

use yew::html::{ImplicitClone, IntoPropValue};

/// A property that components share, such as the view of a game: equal when it is the very same one,
/// so that comparing properties does not walk through all of it.
#[derive(Debug)]
pub struct Shared<T>(Rc<T>);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(Rc::clone(&self.0))
    }
}

impl<T> ImplicitClone for Shared<T> {}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = Rc<T>;

    fn deref(&self) -> &Rc<T> {
        &self.0
    }
}

impl<T> IntoPropValue<Shared<T>> for Rc<T> {
    fn into_prop_value(self) -> Shared<T> {
        Shared(self)
    }
}

impl<T> IntoPropValue<Shared<T>> for &Rc<T> {
    fn into_prop_value(self) -> Shared<T> {
        Shared(Rc::clone(self))
    }
}

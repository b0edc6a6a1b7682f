//! Conclave.

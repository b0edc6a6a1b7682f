//! Assigns invitations to those who ask for a place at a table, through a server or the page around it: two
//! who ask at once get two seats.

use super::code::Purpose;

/// How long an invitation is kept for whoever it was given to, in milliseconds.
const KEPT_MS: u64 = 45_000;

/// The invitations that were given.
#[derive(Default, Debug)]
pub struct Callers(Vec<Given>);

#[derive(Debug)]
struct Given {
    caller: String,
    purpose: Purpose,
    until: u64,
}

impl Callers {
    /// What the code for a caller is for, of those that are `open`: the same as before, else the first that
    /// is for nobody else. The way back, for those who have a place, when there is none. `now` is in
    /// milliseconds.
    pub fn purpose_for(&mut self, caller: &str, open: &[Purpose], now: u64) -> Purpose {
        let own = self.0.iter().position(|given| given.caller == caller);
        let own = own.map(|at| self.0.remove(at).purpose);
        self.0.retain(|given| given.until > now);
        let is_free = |purpose: &&Purpose| {
            matches!(purpose, Purpose::Invite(_))
                && !self.0.iter().any(|given| given.purpose == **purpose)
        };
        let own = own.filter(|own| open.contains(own));
        let Some(purpose) = own.or_else(|| open.iter().find(is_free).copied()) else {
            return Purpose::Return;
        };
        self.0.push(Given { caller: caller.to_owned(), purpose, until: now + KEPT_MS });
        purpose
    }

    /// A caller has gone: what was given to them is for others.
    pub fn forget(&mut self, caller: &str) {
        self.0.retain(|given| given.caller != caller);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_screens::Invitation;

    const ONE: Purpose = Purpose::Invite(Invitation(1));
    const TWO: Purpose = Purpose::Invite(Invitation(2));

    #[test]
    fn two_who_ask_at_once_are_given_two_seats() {
        let mut callers = Callers::default();
        let open = [Purpose::Return, ONE, TWO];
        assert_eq!(callers.purpose_for("ada", &open, 0), ONE);
        assert_eq!(callers.purpose_for("bea", &open, 1), TWO);
        assert_eq!(callers.purpose_for("ada", &open, 2), ONE, "who asks again is given the same");
        assert_eq!(callers.purpose_for("cyd", &open, 3), Purpose::Return, "nothing is left");
    }

    #[test]
    fn who_does_not_come_keeps_a_seat_for_a_while_only() {
        let mut callers = Callers::default();
        assert_eq!(callers.purpose_for("ada", &[ONE], 0), ONE);
        assert_eq!(callers.purpose_for("bea", &[ONE], KEPT_MS - 1), Purpose::Return);
        assert_eq!(callers.purpose_for("bea", &[ONE], KEPT_MS), ONE);
        callers.forget("bea");
        assert_eq!(callers.purpose_for("cyd", &[ONE], KEPT_MS), ONE);
        // Somebody has come: the seat is not open any more.
        assert_eq!(callers.purpose_for("bea", &[TWO], KEPT_MS), TWO);
    }
}

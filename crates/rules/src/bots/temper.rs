//! Tempers: what bots make of the same chances, so that a table of them is not one mind.

use serde::{Deserialize, Serialize};

use crate::table::{PerSeat, Seat};

/// How much bold and careful bots bend a share of victory: 0 is not at all, 1 squares it.
const BEND: f32 = 0.6;
/// How much the share of whoever is ahead of all others costs an envious bot, as a part of its own.
const ENVY: f32 = 0.15;
/// What a bold bot likes about the most daring plan, and a careful one does not, in shares of victory.
const DARING: f32 = 0.012;

/// What a bot plays for. Adepts of all tempers are equally strong (`docs/balance.md`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Temper {
    /// Plays for its share of victory and nothing else, as hints and analyses do.
    #[default]
    Even,
    /// Would rather have much or nothing than a fair share.
    Bold,
    /// Would rather have a fair share than much or nothing.
    Careful,
    /// Begrudges whoever is ahead of the others. In a game of two that is the same as even.
    Envious,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Temper; 4] = [Temper::Even, Temper::Bold, Temper::Careful, Temper::Envious];

    /// The temper of the bot at `seat`, where each has a name of its own.
    pub const fn of(seat: Seat) -> Temper {
        match seat.0 {
            1 | 5 => Temper::Bold,
            2 => Temper::Envious,
            3 => Temper::Even,
            _ => Temper::Careful,
        }
    }

    /// The temper's name in the lab.
    pub const fn id(self) -> &'static str {
        match self {
            Temper::Even => "even",
            Temper::Bold => "bold",
            Temper::Careful => "careful",
            Temper::Envious => "envious",
        }
    }

    /// What these shares of victory are worth to `seat`, after a plan of its own that is so
    /// [daring](crate::bots::Policy::daring).
    pub(super) fn value(self, shares: &PerSeat<f32>, seat: Seat, daring: f32) -> f32 {
        let own = shares[seat.index()];
        // 0 where all is lost and where all is won.
        let open = own * (1.0 - own);
        match self {
            Temper::Even => own,
            Temper::Bold => own - BEND * open + DARING * daring,
            Temper::Careful => own + BEND * open - DARING * daring,
            Temper::Envious => {
                let others = shares.iter().enumerate().filter(|&(other, _)| other != seat.index());
                own - ENVY * others.map(|(_, &share)| share).fold(0.0, f32::max)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(0);

    fn value(temper: Temper, shares: [f32; 3]) -> f32 {
        let mut of_all = PerSeat::default();
        of_all[..3].copy_from_slice(&shares);
        temper.value(&of_all, SEAT, 0.0)
    }

    /// What a temper thinks of a wager between two positions, over the position in the middle.
    fn liking(temper: Temper) -> f32 {
        let [won, lost, middle] = [[0.8, 0.1, 0.1], [0.2, 0.4, 0.4], [0.5, 0.25, 0.25]];
        (value(temper, won) + value(temper, lost)) / 2.0 - value(temper, middle)
    }

    #[test]
    fn a_bold_bot_likes_wagers_a_careful_one_does_not_and_an_even_one_does_not_care() {
        assert!(liking(Temper::Bold) > 0.01);
        assert!(liking(Temper::Careful) < -0.01);
        assert!(liking(Temper::Even).abs() < 1e-6);
    }

    #[test]
    fn only_an_envious_bot_cares_who_else_is_ahead() {
        for temper in Temper::ALL {
            let less = value(temper, [0.3, 0.6, 0.1]) < value(temper, [0.3, 0.35, 0.35]);
            assert_eq!(less, temper == Temper::Envious, "{temper:?}");
        }
    }

    #[test]
    fn more_is_better_to_every_temper() {
        for temper in Temper::ALL {
            let shares = (0..=10).map(|own| f32::from(own as u8) / 10.0);
            let values: Vec<f32> = shares.map(|own| value(temper, [own, 1.0 - own, 0.0])).collect();
            assert!(values.is_sorted_by(|a, b| a < b), "{temper:?}: {values:?}");
        }
    }
}

//! The parameters of the outcome model for throws of one force; their values are in
//! `fitted`.

/// A chance in 65,536.
pub type Chance = u16;

/// What a throw may do to a die that lies in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieOdds {
    /// It leaves the arena.
    pub out: Chance,
    /// It stays, and shows something else, each of the other faces equally
    /// likely.
    pub turned: Chance,
}

/// What a throw may do to a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TowerOdds {
    /// Every die falls.
    pub falls: Chance,
    /// Some dice fall, from the top.
    pub loses_part: Chance,
    /// A fallen die leaves the arena.
    pub fallen_out: Chance,
}

/// The chances of throws of one force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// A thrown die ends outside, by where it was thrown ([`super::model::AimClass`]).
    pub thrown_out: [Chance; 5],
    /// The die that was aimed at, away from the rim and at it.
    pub target: [DieOdds; 2],
    /// Any other die: thrown into a gap or at a die, and by its distance from where the
    /// throw is aimed ([`super::model::distance_class`]).
    pub near: [[DieOdds; 4]; 2],
    /// Any other die, when it is not known where dice lie: thrown into a gap
    /// or at a die, and by the number of dice ([`super::model::crowd`]).
    pub crowd: [[DieOdds; 4]; 2],
    /// A tower: thrown elsewhere, or at it, and by its height
    /// ([`super::model::height_class`]).
    pub tower: [[TowerOdds; 3]; 2],
}

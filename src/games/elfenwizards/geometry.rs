//! Where everything is on the board, in units of its own: the tree is 90 units
//! wide, whatever the screen. Wide boards have boxes on both sides of the tree;
//! tall ones, for phones, have them beneath.

use conclave_rules::games::elfenwizards::PublicState;
use conclave_rules::games::elfenwizards::board::{
    DefeatBox, MagicianBox, Place, Rank, SpellBox, Title, TreeLevel,
};

/// How the parts of the board are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Boxes left and right of the tree.
    Wide,
    /// Boxes beneath the tree.
    Tall,
}

/// A rectangle on the board, in units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

/// Where a wizard stands, in units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The middle between its feet, across.
    pub x: f32,
    /// The middle between its feet, down.
    pub y: f32,
    /// How wide the wizard is.
    pub w: f32,
    /// Where a tap means this wizard.
    pub hot: Area,
}

/// A wizard is so many times as high as wide.
pub const WIZARD_HEIGHT: f32 = 1.2;
/// A die is so many times as high as wide: with its front, and from straight above.
const DIE_HEIGHTS: [f32; 2] = [1.29, 0.98];
/// The tree's width.
pub const TREE: f32 = 90.0;
/// How high a platform is; it carries the spells beside its wizard.
pub const PLANK: f32 = 3.6;
/// How wide a box beside the tree is.
const SIDE: f32 = 39.0;
/// How much of a box its name takes, also on the smallest boards, whose type is no smaller than it can be read.
const BOX_NAME: f32 = 4.0;
/// How high a hollow at the roots is.
const HOLLOW: f32 = 22.5;

/// How dice in a box are shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DiceLook {
    /// How wide they are, in units.
    pub width: f32,
    /// Whether they are seen from straight above, so that more of them are readable.
    pub flat: bool,
}

impl Arrangement {
    /// The arrangement for a board so many rem wide. In a window that is higher than wide there is room for
    /// boxes beneath.
    pub fn fitting(width: f64, is_upright: bool) -> Arrangement {
        let least = if is_upright { 45.0 } else { 39.0 };
        if width < least { Arrangement::Tall } else { Arrangement::Wide }
    }

    /// The name in CSS.
    pub const fn id(self) -> &'static str {
        match self {
            Arrangement::Wide => "wide",
            Arrangement::Tall => "tall",
        }
    }

    /// Width and height of the part that holds tree and wizards.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Arrangement::Wide => (176.0, 95.5),
            Arrangement::Tall => (90.0, 101.6),
        }
    }

    /// The left edge of the tree.
    pub const fn tree_x(self) -> f32 {
        match self {
            Arrangement::Wide => 43.0,
            Arrangement::Tall => 0.0,
        }
    }

    /// Where the platforms of a rank are, down.
    pub const fn row(self, rank: Rank) -> f32 {
        let (first, pitch) = match self {
            Arrangement::Wide => (14.5, 17.0),
            Arrangement::Tall => (13.4, 15.6),
        };
        first
            + pitch
                * match rank {
                    Rank::HighDruid => 0.0,
                    Rank::Druid => 1.0,
                    Rank::Sorcerer => 2.0,
                    Rank::Necromancer => 3.0,
                    Rank::Magician => 4.0,
                }
    }

    /// Where it is written what a rank is worth: its middle, across and down.
    pub const fn worth(self, rank: Rank) -> (f32, f32) {
        // On the trunk, where no wizard stands.
        let x = self.tree_x() + TREE / 2.0;
        match rank {
            Rank::HighDruid => (x - 10.0, self.row(rank) + PLANK / 2.0),
            Rank::Druid | Rank::Sorcerer => (x, self.row(rank) + PLANK / 2.0),
            Rank::Necromancer => (x, self.row(rank) + PLANK + 1.3),
            Rank::Magician => (x, self.row(Rank::Necromancer) + PLANK + 2.6 + HOLLOW - 2.6),
        }
    }

    /// Where the holder of a title stands.
    pub fn title(self, title: Title) -> Stand {
        let rank = title.rank();
        let (spaces, w) = match rank {
            Rank::HighDruid => (1.0, 10.5),
            Rank::Druid => (2.0, 10.0),
            Rank::Sorcerer => (4.0, 9.4),
            _ => (8.0, 8.8),
        };
        let column = f32::from(title.column());
        let (x, y) = (self.tree_x() + TREE * (column + 0.5) / spaces, self.row(rank));
        let (hot_w, hot_h) = (self.plank(title) + 0.6, w * WIZARD_HEIGHT + PLANK + 1.2);
        let hot = Area { x: x - hot_w / 2.0, y: y + PLANK - hot_h, w: hot_w, h: hot_h };
        Stand { x, y, w, hot }
    }

    /// How wide the platform of a title is.
    pub fn plank(self, title: Title) -> f32 {
        match title.rank() {
            Rank::Necromancer => 10.6,
            _ => 13.0,
        }
    }

    /// The hollow of a Magician box.
    pub fn magicians(self, magicians: MagicianBox) -> Area {
        let w = TREE / 4.0;
        let x = self.tree_x() + w * f32::from(magicians.0) + 0.15;
        let y = self.row(Rank::Necromancer) + PLANK + 2.6;
        Area { x, y, w: w - 0.3, h: HOLLOW }
    }

    /// A Defeat box.
    pub fn defeat(self, from: DefeatBox) -> Area {
        match self {
            Arrangement::Wide => {
                let rank = match from {
                    DefeatBox::Druid => Rank::Druid,
                    DefeatBox::Sorcerer => Rank::Sorcerer,
                    DefeatBox::Necromancer => Rank::Necromancer,
                };
                self.side(rank, 1.0)
            }
            Arrangement::Tall => {
                // The box of the many Necromancers is wider.
                let (x, w) = match from {
                    DefeatBox::Druid => (0.5, 23.0),
                    DefeatBox::Sorcerer => (24.5, 28.0),
                    DefeatBox::Necromancer => (53.5, 36.0),
                };
                Area { x, y: 89.2, w, h: 12.0 }
            }
        }
    }

    /// A box for spells, where it lies beside the tree.
    pub fn spell_box(self, on: SpellBox) -> Option<Area> {
        let right = self.size().0 - 1.0 - SIDE;
        (self == Arrangement::Wide).then(|| match on {
            SpellBox::Major(TreeLevel::Druid) => self.side(Rank::Druid, right),
            SpellBox::Major(TreeLevel::Sorcerer) => self.side(Rank::Sorcerer, right),
            SpellBox::Major(TreeLevel::Necromancer) => self.side(Rank::Necromancer, right),
            SpellBox::Major(TreeLevel::Magician) => self.side(Rank::Magician, right),
            SpellBox::Minor => self.side(Rank::Magician, 1.0),
            SpellBox::Grey => self.side(Rank::HighDruid, 1.0),
        })
    }

    /// How dice are shown that lie in a box, so many for each player there; none where the
    /// box grows with them.
    pub fn dice(self, on: SpellBox, groups: &[usize]) -> Option<DiceLook> {
        let Area { w, h, .. } = self.spell_box(on)?;
        // Before the dice of a player is the sigil; above them all is the box's name.
        let (w, h, sigil, gap) = (w - 2.2, h - 5.0, 5.0, 0.4);
        let fits = |&DiceLook { width, flat }: &DiceLook| {
            let (mut rows, mut x) = (1.0, 0.0);
            let pieces = groups.iter().flat_map(|&dice| {
                // A sigil is not left alone at the end of a row.
                std::iter::once(sigil + width).chain(std::iter::repeat_n(width, dice - 1))
            });
            for piece in pieces {
                if x > 0.0 && x + piece > w {
                    rows += 1.0;
                    x = 0.0;
                }
                x += piece + gap;
            }
            rows * (width * DIE_HEIGHTS[usize::from(flat)] + gap) <= h
        };
        let standing = (0..=4).map(|step| DiceLook { width: 6.0 - 0.3 * step as f32, flat: false });
        let flat = (0..=8).map(|step| DiceLook { width: 5.4 - 0.3 * step as f32, flat: true });
        let smallest = DiceLook { width: 3.0, flat: true };
        Some(standing.chain(flat).find(fits).unwrap_or(smallest))
    }

    /// The round track.
    pub fn track(self) -> Area {
        match self {
            Arrangement::Wide => self.side(Rank::HighDruid, self.size().0 - 1.0 - SIDE),
            Arrangement::Tall => Area { x: 1.0, y: 1.0, w: 32.0, h: 14.0 },
        }
    }

    /// Where the phase is named.
    pub fn phase(self) -> Area {
        match self {
            Arrangement::Wide => Area { y: 12.4, h: 6.6, ..self.track() },
            Arrangement::Tall => Area { x: 56.0, y: 1.0, w: 33.0, h: 14.0 },
        }
    }

    /// A box beside the tree at the height of a rank.
    fn side(self, rank: Rank, x: f32) -> Area {
        match rank {
            Rank::HighDruid => Area { x, y: 1.0, w: SIDE, h: 16.0 },
            Rank::Magician => {
                let y = self.row(Rank::Necromancer) + PLANK + 2.6;
                Area { x, y, w: SIDE, h: HOLLOW }
            }
            rank => Area { x, y: self.row(rank) - 12.0, w: SIDE, h: 15.6 },
        }
    }

    /// Where every wizard stands, in order of number.
    pub fn wizards(self, position: &PublicState) -> Vec<Stand> {
        let mut stands = vec![self.title(Title::HIGH_DRUID); position.wizards.len()];
        let mut place_crowd = |place: Place, area: Area, margin: f32| {
            let here: Vec<_> = position.wizards_at(place).collect();
            for (wizard, stand) in here.iter().zip(crowd(area, here.len(), margin)) {
                stands[wizard.index()] = stand;
            }
        };
        for magicians in MagicianBox::ALL {
            // Spells there overlap the hem of the cloak.
            place_crowd(Place::Magicians(magicians), self.magicians(magicians), 2.0);
        }
        for from in DefeatBox::ALL {
            let Area { x, y, w, h } = self.defeat(from);
            let below_name = Area { x, y: y + BOX_NAME, w, h: h - BOX_NAME };
            place_crowd(Place::Defeat(from), below_name, 0.8);
        }
        for (wizard, stand) in position.wizards.iter().zip(&mut stands) {
            if let Place::Title(title) = wizard.place {
                *stand = self.title(title);
            }
        }
        stands
    }
}

/// Where `count` wizards stand in `area`: in as many rows as make them largest,
/// each with a `margin` under its feet.
fn crowd(area: Area, count: usize, margin: f32) -> impl Iterator<Item = Stand> {
    let size = |rows: usize| {
        let cell_w = area.w / count.div_ceil(rows) as f32;
        let cell_h = area.h / rows as f32;
        (cell_w * 0.94).min((cell_h - margin - 0.6) / WIZARD_HEIGHT).min(8.6)
    };
    let reach = |rows: usize| {
        let columns = count.div_ceil(rows) as f32;
        (area.w / columns).min(area.h / rows as f32)
    };
    let largest = (1..=count).map(size).fold(0.0, f32::max);
    let rows = match count {
        0..=2 => 1,
        // A little smaller than in one row, but with space for a finger.
        3..=4 if area.w < area.h * 1.6 => 2,
        // Nearly as large as can be, and easy to reach; of equals, fewer rows.
        _ => (1..=count)
            .rev()
            .filter(|&rows| size(rows) >= largest * 0.9)
            .max_by(|&a, &b| reach(a).total_cmp(&reach(b)))
            .unwrap_or(1),
    };
    let columns = count.div_ceil(rows).max(1);
    let w = size(rows);
    let cell_h = area.h / rows as f32;
    (0..count).map(move |i| {
        let (row, column) = (i / columns, i % columns);
        // The last row may be shorter; it stands in the middle all the same.
        let in_row = columns.min(count - row * columns) as f32;
        let cell_w = (area.w / in_row).min(area.w / 2.0);
        let x = area.x + area.w / 2.0 + cell_w * (column as f32 + 0.5 - in_row / 2.0);
        let bottom = area.y + cell_h * (row + 1) as f32;
        let hot = Area { x: x - cell_w / 2.0, y: bottom - cell_h, w: cell_w, h: cell_h };
        Stand { x, y: bottom - margin, w, hot }
    })
}

#[cfg(test)]
mod tests {
    use conclave_rules::games::elfenwizards::state::Decision;

    use super::super::testing::sessions_at;
    use super::*;

    const ARRANGEMENTS: [Arrangement; 2] = [Arrangement::Wide, Arrangement::Tall];

    fn holds(outer: Area, inner: Area) -> bool {
        let slack = 0.01;
        inner.x >= outer.x - slack
            && inner.y >= outer.y - slack
            && inner.x + inner.w <= outer.x + outer.w + slack
            && inner.y + inner.h <= outer.y + outer.h + slack
    }

    fn overlap(a: Area, b: Area) -> bool {
        let slack = 0.01;
        a.x + a.w > b.x + slack
            && b.x + b.w > a.x + slack
            && a.y + a.h > b.y + slack
            && b.y + b.h > a.y + slack
    }

    #[test]
    fn a_narrow_board_has_its_boxes_beneath_the_tree() {
        assert_eq!(Arrangement::fitting(22.5, false), Arrangement::Tall);
        assert_eq!(Arrangement::fitting(41.0, true), Arrangement::Tall);
        assert_eq!(Arrangement::fitting(41.0, false), Arrangement::Wide);
        assert_eq!(Arrangement::fitting(80.0, false), Arrangement::Wide);
    }

    #[test]
    fn a_tap_means_one_title_only() {
        for arrangement in ARRANGEMENTS {
            let titles: Vec<Area> = Rank::ALL
                .iter()
                .flat_map(|rank| rank.titles())
                .map(|&title| arrangement.title(title).hot)
                .collect();
            assert_eq!(titles.len(), Title::COUNT);
            for (at, &a) in titles.iter().enumerate() {
                for &b in &titles[at + 1..] {
                    // On a phone rows are as near as that; the later one is on top.
                    let b = Area { y: b.y + 0.5, ..b };
                    assert!(!overlap(a, b), "{arrangement:?}: {a:?} and {b:?}");
                }
            }
        }
    }

    #[test]
    fn boxes_lie_on_the_board_and_apart() {
        for arrangement in ARRANGEMENTS {
            let (w, h) = arrangement.size();
            let board = Area { x: 0.0, y: 0.0, w, h };
            let boxes: Vec<Area> = SpellBox::ALL
                .iter()
                .filter_map(|&on| arrangement.spell_box(on))
                .chain(DefeatBox::ALL.map(|from| arrangement.defeat(from)))
                .chain(MagicianBox::ALL.map(|magicians| arrangement.magicians(magicians)))
                .collect();
            for (at, &a) in boxes.iter().enumerate() {
                assert!(holds(board, a), "{arrangement:?}: {a:?}");
                for &b in &boxes[at + 1..] {
                    assert!(!overlap(a, b), "{arrangement:?}: {a:?} and {b:?}");
                }
            }
        }
    }

    #[test]
    fn wizards_of_a_crowd_stand_inside_their_box_and_apart() {
        for area in
            [Area { x: 3.0, y: 5.0, w: 22.0, h: 22.5 }, Area { x: 0.0, y: 0.0, w: 36.0, h: 9.0 }]
        {
            for count in 1..=12 {
                let stands: Vec<Stand> = crowd(area, count, 0.8).collect();
                assert_eq!(stands.len(), count);
                for (at, stand) in stands.iter().enumerate() {
                    assert!(stand.w > 0.5, "{count} in {area:?} are too small to see");
                    assert!(holds(area, stand.hot), "{count} in {area:?}: {stand:?}");
                    for other in &stands[at + 1..] {
                        assert!(!overlap(stand.hot, other.hot), "{stand:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_wizard_of_a_game_stands_where_the_position_says() {
        let session = sessions_at(Decision::SupportOrPass).next().expect("a competition");
        let position = &session.play().state().position;
        for arrangement in ARRANGEMENTS {
            let stands = arrangement.wizards(position);
            assert_eq!(stands.len(), position.wizards.len());
            for (wizard, stand) in position.wizards.iter().zip(&stands) {
                match wizard.place {
                    Place::Title(title) => assert_eq!(*stand, arrangement.title(title)),
                    Place::Magicians(at) => assert!(holds(arrangement.magicians(at), stand.hot)),
                    Place::Defeat(from) => {
                        let area = arrangement.defeat(from);
                        assert!(holds(area, stand.hot));
                        assert!(
                            stand.y - stand.w * WIZARD_HEIGHT >= area.y + BOX_NAME,
                            "{stand:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn dice_lie_flat_and_grow_smaller_until_all_fit_their_box() {
        let on = SpellBox::Major(TreeLevel::Druid);
        let dice = |groups: &[usize]| Arrangement::Wide.dice(on, groups).expect("a size");
        let (few, ten, many) = (dice(&[2]), dice(&[3, 4, 3]), dice(&[7, 6, 5]));
        assert!(!few.flat && ten.flat && many.flat, "{few:?} {ten:?} {many:?}");
        assert!(few.width > ten.width && ten.width > many.width, "{few:?} {ten:?} {many:?}");
        // At 1280×800 a unit is 5.1 pixels.
        assert!(ten.width * 5.1 >= 24.0 && many.width >= 3.0, "{ten:?} {many:?}");
        assert_eq!(Arrangement::Tall.dice(on, &[2]), None, "there the box grows");
    }
}

//! The picture of what lies still, which is kept where drawing takes long; what moves is drawn on a copy
//! of it.

use web_sys::{WebGl2RenderingContext as Gl, WebGlFramebuffer, WebGlRenderbuffer, WebGlTexture};

use super::render::{SUN, THING};
use crate::games::dice_arena::eye::{Eye, Vector};

/// How often a point is drawn at the edges of what lies still.
const SMOOTH: i32 = 4;
/// How far the middle of a die is from its corners, with what its light adds.
const REACH: f32 = 0.95;
/// Where shaders find how deep the picture is, and its colours.
pub const DEPTHS: u32 = 2;
/// See [`DEPTHS`].
pub const COLOURS: u32 = 3;

/// A part of a picture: from the left and from below, width and height.
type PixelRect = [i32; 4];

/// The layers, as large as the canvas.
#[derive(Default)]
pub struct Layers {
    size: (i32, i32),
    eye: Option<Eye>,
    /// What lies still, with smooth edges.
    smooth: Option<Smooth>,
    /// The same, settled.
    still: Option<Still>,
    /// The things that lie still.
    lying: Vec<f32>,
    /// What of it is being drawn anew.
    area: PixelRect,
    /// What was drawn on it last.
    moving: Vec<f32>,
    /// Whether the picture differs from the one that was copied last.
    stale: bool,
}

/// Colours and depths with several samples for each point.
struct Smooth {
    frame: WebGlFramebuffer,
    colours: WebGlRenderbuffer,
    depths: WebGlRenderbuffer,
}

/// Colours and depths that shaders can read.
struct Still {
    frame: WebGlFramebuffer,
    colours: WebGlTexture,
    depths: WebGlTexture,
}

impl Smooth {
    fn new(gl: &Gl, (width, height): (i32, i32)) -> Option<Smooth> {
        let frame = gl.create_framebuffer()?;
        gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&frame));
        let buffer = |format: u32, part: u32| {
            let buffer = gl.create_renderbuffer()?;
            gl.bind_renderbuffer(Gl::RENDERBUFFER, Some(&buffer));
            let kind = Gl::RENDERBUFFER;
            gl.renderbuffer_storage_multisample(kind, SMOOTH, format, width, height);
            gl.framebuffer_renderbuffer(Gl::FRAMEBUFFER, part, kind, Some(&buffer));
            Some(buffer)
        };
        let colours = buffer(Gl::RGBA8, Gl::COLOR_ATTACHMENT0)?;
        let depths = buffer(Gl::DEPTH_COMPONENT24, Gl::DEPTH_ATTACHMENT)?;
        Some(Smooth { frame, colours, depths })
    }

    fn free(self, gl: &Gl) {
        gl.delete_framebuffer(Some(&self.frame));
        gl.delete_renderbuffer(Some(&self.colours));
        gl.delete_renderbuffer(Some(&self.depths));
    }
}

impl Still {
    fn new(gl: &Gl, (width, height): (i32, i32)) -> Option<Still> {
        let frame = gl.create_framebuffer()?;
        gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&frame));
        let texture = |unit: u32, format: u32, part: u32| {
            let texture = gl.create_texture()?;
            gl.active_texture(Gl::TEXTURE0 + unit);
            let kind = Gl::TEXTURE_2D;
            gl.bind_texture(kind, Some(&texture));
            gl.tex_storage_2d(kind, 1, format, width, height);
            for filter in [Gl::TEXTURE_MIN_FILTER, Gl::TEXTURE_MAG_FILTER] {
                gl.tex_parameteri(kind, filter, Gl::NEAREST as i32);
            }
            gl.framebuffer_texture_2d(Gl::FRAMEBUFFER, part, kind, Some(&texture), 0);
            gl.active_texture(Gl::TEXTURE0);
            Some(texture)
        };
        let colours = texture(COLOURS, Gl::RGBA8, Gl::COLOR_ATTACHMENT0)?;
        let depths = texture(DEPTHS, Gl::DEPTH_COMPONENT24, Gl::DEPTH_ATTACHMENT)?;
        Some(Still { frame, colours, depths })
    }

    fn free(self, gl: &Gl) {
        gl.delete_framebuffer(Some(&self.frame));
        gl.delete_texture(Some(&self.colours));
        gl.delete_texture(Some(&self.depths));
    }
}

impl Layers {
    /// Nothing that is kept is as it should be.
    pub fn forget(&mut self) {
        self.eye = None;
    }

    /// The part of the picture of what lies still that is to be drawn anew, if any is.
    pub fn stale(
        &mut self,
        gl: &Gl,
        size: (i32, i32),
        eye: &Eye,
        lying: &[f32],
    ) -> Option<PixelRect> {
        if self.size != size {
            if let Some(old) = self.smooth.take() {
                old.free(gl);
            }
            if let Some(old) = self.still.take() {
                old.free(gl);
            }
            self.size = size;
            self.eye = None;
            self.smooth = Smooth::new(gl, size);
            self.still = Still::new(gl, size);
        }
        let all = [0, 0, size.0, size.1];
        let same = self.eye == Some(*eye);
        if same && self.lying == lying {
            return None;
        }
        let area = if same { changed(eye, size, &self.lying, lying) } else { all };
        self.eye = Some(*eye);
        self.lying.clear();
        self.lying.extend_from_slice(lying);
        self.area = area;
        self.stale = true;
        Some(area)
    }

    /// Where what lies still is drawn.
    pub fn smooth(&self) -> Option<&WebGlFramebuffer> {
        self.smooth.as_ref().map(|smooth| &smooth.frame)
    }

    /// Has it drawn.
    pub fn settle(&self, gl: &Gl) {
        let (from, to) = (self.smooth(), self.still.as_ref().map(|still| &still.frame));
        gl.bind_framebuffer(Gl::READ_FRAMEBUFFER, from);
        gl.bind_framebuffer(Gl::DRAW_FRAMEBUFFER, to);
        let [x, y, wide, high] = self.area;
        let (right, top) = (x + wide, y + high);
        let what = Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT;
        gl.blit_framebuffer(x, y, right, top, x, y, right, top, what, Gl::NEAREST);
    }

    /// Whether there is another picture to draw than last time, with these things that move.
    pub fn begin(&mut self, moving: &[f32]) -> bool {
        if !std::mem::take(&mut self.stale) && self.moving == moving {
            return false;
        }
        self.moving.clear();
        self.moving.extend_from_slice(moving);
        true
    }

    /// Copies what lies still to the canvas, whose edges are not smooth.
    pub fn copy(&self, gl: &Gl) {
        gl.bind_framebuffer(Gl::READ_FRAMEBUFFER, self.still.as_ref().map(|still| &still.frame));
        let (right, top) = self.size;
        let what = Gl::COLOR_BUFFER_BIT;
        gl.blit_framebuffer(0, 0, right, top, 0, 0, right, top, what, Gl::NEAREST);
    }
}

/// The part of the picture in which these things differ from what they were, with their shadows.
fn changed(eye: &Eye, (width, height): (i32, i32), was: &[f32], now: &[f32]) -> PixelRect {
    let (was, now) = (was.chunks(THING), now.chunks(THING));
    let gone = was.clone().filter(|thing| now.clone().all(|other| other != *thing));
    let come = now.clone().filter(|thing| was.clone().all(|other| other != *thing));
    let (wide, high) = (width as f32, height as f32);
    let mut ends = [wide, high, 0.0, 0.0];
    let mut reach = |point: Vector| {
        let (u, v) = eye.see(point);
        let (x, y) = (u * wide, (1.0 - v) * high);
        ends = [ends[0].min(x), ends[1].min(y), ends[2].max(x), ends[3].max(y)];
    };
    for thing in gone.chain(come) {
        let &[x, y, z, ..] = thing else { continue };
        let [across, along] = [SUN[0], SUN[1]].map(|part| part * z / SUN[2]);
        for middle in [[x, y, z], [x - across, y - along, 0.0]] {
            for corner in 0..8u8 {
                let side = |bit: u8| if corner & bit == 0 { -REACH } else { REACH };
                reach([middle[0] + side(1), middle[1] + side(2), middle[2] + side(4)]);
            }
        }
    }
    let [left, low, right, top] = ends;
    if left >= right || low >= top {
        return [0; 4];
    }
    let (x, y) = (left.max(0.0) as i32, low.max(0.0) as i32);
    [x, y, (right.min(wide) as i32 + 1 - x).max(0), (top.min(high) as i32 + 1 - y).max(0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(x: f32, y: f32) -> [f32; THING] {
        let mut thing = [0.0; THING];
        (thing[0], thing[1], thing[2], thing[3]) = (x, y, 0.5, 1.0);
        thing
    }

    #[test]
    fn only_where_a_die_has_come_or_gone_the_picture_is_drawn_anew() {
        let eye = Eye { aspect: 1.15, ..Eye::SEATED };
        let size = (575, 500);
        let (left, right) = (die(-3.0, 0.0), die(3.0, 0.0));
        let both = [left, right].concat();
        let [x, y, wide, high] = changed(&eye, size, &both, &left);
        assert!(x > size.0 / 2 && wide < 160 && high < 160, "{x} {y} {wide} {high}");
        let (u, v) = eye.see([3.0, 0.0, 0.5]);
        let (at, up) = ((u * 575.0) as i32, ((1.0 - v) * 500.0) as i32);
        assert!(x < at && at < x + wide && y < up && up < y + high);
        // In another order it is the same picture.
        let turned = [right, left].concat();
        let [.., wide, high] = changed(&eye, size, &both, &turned);
        assert_eq!((wide.min(1), high.min(1)), (0, 0));
    }
}

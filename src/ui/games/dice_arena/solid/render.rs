//! Drawing with WebGL, in two passes: the shadow map, then the picture.

use conclave::games::dice_arena::Face;
use js_sys::Float32Array;
use wasm_bindgen::JsCast;
use web_sys::{
    CanvasRenderingContext2d, Document, HtmlCanvasElement, Path2d, WebGl2RenderingContext as Gl,
    WebGlBuffer, WebGlContextAttributes, WebGlFramebuffer, WebGlProgram, WebGlUniformLocation,
    WebGlVertexArrayObject,
};

use super::mesh::{Mesh, STRIDE};
use super::shaders::{FRAGMENT, SHADOW, VERTEX};
use crate::games::dice_arena::eye::{Eye, Vector};
use crate::games::dice_arena::pieces::{GUILDS, mark};

/// Numbers of a thing to be drawn: place and size, rotation, light and how far it is
/// gone.
pub const THING: usize = 12;
/// The most things drawn at once: all dice, some of them in pieces.
const MOST: usize = 26 * 8;
/// Width and height of the picture of shadows.
const SHADOWS: i32 = 1024;
/// Width and height of a face's picture.
const FACE: u32 = 256;
/// Where the light comes from.
const SUN: Vector = [-0.42, -0.26, 0.87];
/// Half the width of what can cast shadows.
const LIT: f32 = 8.5;

/// The colours of things, as the page's look has them.
#[derive(Clone, Copy, PartialEq)]
pub struct Colours {
    foam: Vector,
    stone: Vector,
    bone: Vector,
    inks: [Vector; Face::COUNT],
    /// The guilds', in the order of their numbers.
    pub guilds: [Vector; GUILDS.len()],
}

/// A canvas with all that is needed to draw on it.
pub struct Renderer {
    gl: Gl,
    seen: Program,
    shadow: Program,
    pit: Shape,
    die: Shape,
    /// The things drawn: the pit, then dice.
    things: WebGlBuffer,
    shadows: WebGlFramebuffer,
    colours: Option<Colours>,
}

struct Program {
    program: WebGlProgram,
    /// The transformations from arena coordinates to the picture and to the shadow map.
    matrix: Option<WebGlUniformLocation>,
    light: Option<WebGlUniformLocation>,
}

struct Shape {
    array: WebGlVertexArrayObject,
    count: i32,
}

/// The columns of a matrix that sees as the light does.
fn light() -> [f32; 16] {
    let right = {
        let length = (SUN[0] * SUN[0] + SUN[1] * SUN[1]).sqrt();
        [-SUN[1] / length, SUN[0] / length, 0.0]
    };
    let up = [
        SUN[1] * right[2] - SUN[2] * right[1],
        SUN[2] * right[0] - SUN[0] * right[2],
        SUN[0] * right[1] - SUN[1] * right[0],
    ];
    let mut matrix = [0.0; 16];
    for axis in 0..3 {
        matrix[axis * 4] = right[axis] / LIT;
        matrix[axis * 4 + 1] = up[axis] / LIT;
        matrix[axis * 4 + 2] = -SUN[axis] / 16.0;
    }
    matrix[15] = 1.0;
    matrix
}

/// What draws on a canvas in depth; none where there is no WebGL 2.
pub fn context(canvas: &HtmlCanvasElement) -> Option<Gl> {
    canvas.get_context("webgl2").ok()??.dyn_into().ok()
}

/// Whether more than the processor draws on this canvas.
pub fn quick(canvas: &HtmlCanvasElement) -> bool {
    let options = WebGlContextAttributes::new();
    options.set_fail_if_major_performance_caveat(true);
    let context = canvas.get_context_with_context_options("webgl2", &options);
    context.is_ok_and(|context| context.is_some())
}

impl Renderer {
    /// Makes everything ready; none where there is no WebGL 2.
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Renderer> {
        let gl = context(canvas)?;
        let seen = program(&gl, FRAGMENT)?;
        let shadow = program(&gl, SHADOW)?;
        let things = gl.create_buffer()?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&things));
        gl.buffer_data_with_i32(
            Gl::ARRAY_BUFFER,
            ((MOST + 1) * THING * 4) as i32,
            Gl::DYNAMIC_DRAW,
        );
        let pit = shape(&gl, &Mesh::pit(), &things, 0)?;
        let die = shape(&gl, &Mesh::die(), &things, THING * 4)?;
        let shadows = shadow_map(&gl)?;
        faces(&gl, &canvas.owner_document()?)?;
        gl.enable(Gl::DEPTH_TEST);
        gl.enable(Gl::BLEND);
        // Colours come multiplied already.
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        Some(Renderer { gl, seen, shadow, pit, die, things, shadows, colours: None })
    }

    /// Draws these things as the eye sees them.
    pub fn draw(
        &mut self,
        canvas: &HtmlCanvasElement,
        eye: &Eye,
        things: &[f32],
        colours: Colours,
    ) {
        let gl = &self.gl;
        let mut all = [0.0f32; THING];
        (all[3], all[7]) = (1.0, 1.0);
        let most = things.len().min(MOST * THING);
        let dice = (most / THING) as i32;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&self.things));
        upload(gl, 0, &all);
        upload(gl, (THING * 4) as i32, &things[..most]);
        let (sun, eyes) = (light(), eye.matrix());

        gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&self.shadows));
        gl.viewport(0, 0, SHADOWS, SHADOWS);
        gl.clear(Gl::DEPTH_BUFFER_BIT);
        self.pass(&self.shadow, &sun, &sun, dice);

        gl.bind_framebuffer(Gl::FRAMEBUFFER, None);
        gl.viewport(0, 0, canvas.width() as i32, canvas.height() as i32);
        gl.clear_color(0.0, 0.0, 0.0, 0.0);
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        gl.use_program(Some(&self.seen.program));
        let at = |name: &str| gl.get_uniform_location(&self.seen.program, name);
        let vector = |name: &str, [x, y, z]: Vector| gl.uniform3f(at(name).as_ref(), x, y, z);
        vector("eye", eye.place());
        if self.colours != Some(colours) {
            vector("sun", SUN);
            vector("foam", colours.foam);
            vector("stone", colours.stone);
            vector("bone", colours.bone);
            gl.uniform3fv_with_f32_array(at("inks").as_ref(), colours.inks.as_flattened());
            gl.uniform1i(at("dark").as_ref(), 1);
            self.colours = Some(colours);
        }
        self.pass(&self.seen, &eyes, &sun, dice);
    }

    fn pass(&self, program: &Program, matrix: &[f32], light: &[f32], dice: i32) {
        let gl = &self.gl;
        gl.use_program(Some(&program.program));
        gl.uniform_matrix4fv_with_f32_array(program.matrix.as_ref(), false, matrix);
        gl.uniform_matrix4fv_with_f32_array(program.light.as_ref(), false, light);
        // The pit last: its near side can be seen through.
        for (shape, count) in [(&self.die, dice), (&self.pit, 1)] {
            gl.bind_vertex_array(Some(&shape.array));
            gl.draw_arrays_instanced(Gl::TRIANGLES, 0, shape.count, count);
        }
        gl.bind_vertex_array(None);
    }
}

fn upload(gl: &Gl, at: i32, numbers: &[f32]) {
    let numbers = Float32Array::from(numbers);
    gl.buffer_sub_data_with_i32_and_array_buffer_view(Gl::ARRAY_BUFFER, at, &numbers);
}

fn program(gl: &Gl, fragment: &str) -> Option<Program> {
    let program = gl.create_program()?;
    for (kind, source) in [(Gl::VERTEX_SHADER, VERTEX), (Gl::FRAGMENT_SHADER, fragment)] {
        let shader = gl.create_shader(kind)?;
        gl.shader_source(&shader, source);
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
    }
    gl.link_program(&program);
    // What does not compile does not link either.
    gl.get_program_parameter(&program, Gl::LINK_STATUS).as_bool().filter(|&linked| linked)?;
    let at = |name: &str| gl.get_uniform_location(&program, name);
    let (matrix, light) = (at("m"), at("l"));
    Some(Program { program, matrix, light })
}

/// A shape, drawn once for each of the things from `first` on.
fn shape(gl: &Gl, mesh: &Mesh, things: &WebGlBuffer, first: usize) -> Option<Shape> {
    let array = gl.create_vertex_array()?;
    gl.bind_vertex_array(Some(&array));
    let vertices = gl.create_buffer()?;
    gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&vertices));
    let numbers = Float32Array::from(mesh.numbers.as_slice());
    gl.buffer_data_with_array_buffer_view(Gl::ARRAY_BUFFER, &numbers, Gl::STATIC_DRAW);
    for at in 0..3 {
        gl.enable_vertex_attrib_array(at);
        let from = (at * 12) as i32;
        gl.vertex_attrib_pointer_with_i32(at, 3, Gl::FLOAT, false, (STRIDE * 4) as i32, from);
    }
    gl.bind_buffer(Gl::ARRAY_BUFFER, Some(things));
    for at in 3..6 {
        gl.enable_vertex_attrib_array(at);
        let from = first as i32 + (at as i32 - 3) * 16;
        gl.vertex_attrib_pointer_with_i32(at, 4, Gl::FLOAT, false, (THING * 4) as i32, from);
        gl.vertex_attrib_divisor(at, 1);
    }
    gl.bind_vertex_array(None);
    Some(Shape { array, count: mesh.count() })
}

/// A picture of depths, compared with when it is looked at.
fn shadow_map(gl: &Gl) -> Option<WebGlFramebuffer> {
    let texture = gl.create_texture()?;
    gl.active_texture(Gl::TEXTURE1);
    gl.bind_texture(Gl::TEXTURE_2D, Some(&texture));
    gl.tex_storage_2d(Gl::TEXTURE_2D, 1, Gl::DEPTH_COMPONENT24, SHADOWS, SHADOWS);
    for (what, how) in [
        (Gl::TEXTURE_MIN_FILTER, Gl::LINEAR),
        (Gl::TEXTURE_MAG_FILTER, Gl::LINEAR),
        (Gl::TEXTURE_WRAP_S, Gl::CLAMP_TO_EDGE),
        (Gl::TEXTURE_WRAP_T, Gl::CLAMP_TO_EDGE),
        (Gl::TEXTURE_COMPARE_MODE, Gl::COMPARE_REF_TO_TEXTURE),
        (Gl::TEXTURE_COMPARE_FUNC, Gl::LEQUAL),
    ] {
        gl.tex_parameteri(Gl::TEXTURE_2D, what, how as i32);
    }
    let frame = gl.create_framebuffer()?;
    gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&frame));
    gl.framebuffer_texture_2d(
        Gl::FRAMEBUFFER,
        Gl::DEPTH_ATTACHMENT,
        Gl::TEXTURE_2D,
        Some(&texture),
        0,
    );
    gl.active_texture(Gl::TEXTURE0);
    Some(frame)
}

/// The pictures of the six faces, three by two: the symbols of the page, and their
/// letters.
fn faces(gl: &Gl, document: &Document) -> Option<()> {
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(FACE * 3);
    canvas.set_height(FACE * 2);
    let ink: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    ink.set_fill_style_str("#000");
    ink.fill_rect(0.0, 0.0, f64::from(FACE * 3), f64::from(FACE * 2));
    ink.set_fill_style_str("#fff");
    ink.set_font("700 46px sans-serif");
    let size = f64::from(FACE);
    for face in Face::ALL {
        let (column, row) = (f64::from(face as u8 % 3), f64::from(face as u8 / 3));
        let path = ["#", &mark(face), " path"].concat();
        let symbol = document.query_selector(&path).ok()??.get_attribute("d")?;
        // The symbol is 24 wide and fills two thirds of the face.
        let scale = size * 0.66 / 24.0;
        let (x, y) = ((column + 0.17) * size, (row + 0.19) * size);
        ink.set_transform(scale, 0.0, 0.0, scale, x, y).ok()?;
        ink.fill_with_path_2d(&Path2d::new_with_path_string(&symbol).ok()?);
        ink.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0).ok()?;
        let letter = face.letter().encode_utf8(&mut [0; 4]).to_owned();
        ink.fill_text(&letter, (column + 0.1) * size, (row + 0.24) * size).ok()?;
    }
    let texture = gl.create_texture()?;
    gl.active_texture(Gl::TEXTURE0);
    gl.bind_texture(Gl::TEXTURE_2D, Some(&texture));
    gl.tex_image_2d_with_u32_and_u32_and_html_canvas_element(
        Gl::TEXTURE_2D,
        0,
        Gl::RGBA as i32,
        Gl::RGBA,
        Gl::UNSIGNED_BYTE,
        &canvas,
    )
    .ok()?;
    gl.generate_mipmap(Gl::TEXTURE_2D);
    gl.tex_parameteri(Gl::TEXTURE_2D, Gl::TEXTURE_MIN_FILTER, Gl::LINEAR_MIPMAP_LINEAR as i32);
    Some(())
}

impl Colours {
    /// The colours of the look that an element has.
    pub fn of(element: &web_sys::Element) -> Option<Colours> {
        let style = web_sys::window()?.get_computed_style(element).ok()??;
        let colour = |name: &str| {
            let value = style.get_property_value(name).unwrap_or_default();
            hex(value.trim())
        };
        let inks = Face::ALL.map(|face| colour(&["--", &mark(face)].concat()));
        Some(Colours {
            foam: colour("--foam-light"),
            stone: colour("--stone"),
            bone: colour("--bone-light"),
            inks,
            guilds: GUILDS.map(|guild| colour(&["--guild-", guild].concat())),
        })
    }
}

/// A colour from `#rgb` or `#rrggbb`.
fn hex(text: &str) -> Vector {
    let digits = text.trim_start_matches('#');
    let wide = if digits.len() >= 6 { 2 } else { 1 };
    [0, 1, 2].map(|at| {
        let part = digits.get(at * wide..at * wide + wide).unwrap_or("8");
        let value = u8::from_str_radix(part, 16).unwrap_or(8);
        f32::from(value) / if wide == 2 { 255.0 } else { 15.0 }
    })
}

//! Drawing with WebGL, in two passes: the shadow map, then the picture.
//!
//! Where the processor draws, a whole picture takes a third of a second. There it is kept
//! ([`Layers`]): what lies still is drawn when it changes, and only where; a frame of a throw is
//! a copy of that with the dice drawn on it that move.

use conclave_rules::games::dice_arena::Face;
use js_sys::{Float32Array, Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::{
    CanvasRenderingContext2d, Document, HtmlCanvasElement, Path2d, WebGl2RenderingContext as Gl,
    WebGlBuffer, WebGlContextAttributes, WebGlFramebuffer, WebGlProgram, WebGlUniformLocation,
    WebGlVertexArrayObject,
};

use super::layers::{COLOURS, DEPTHS, Layers};
use super::mesh::{COARSE, FINE, FLOOR, Mesh, SIDES, STRIDE};
use super::shaders::{
    ALL_OVER, BEHIND, BETWEEN, COPY, FALLEN, FRAGMENT, LIGHT, LIT_CORNER, ON_FACE, PLACED, SHADOW,
    VERSION, VERTEX,
};
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
pub const SUN: Vector = [-0.42, -0.26, 0.87];
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
    /// What is kept of the picture, where little can be drawn.
    kept: Option<Kept>,
}

/// What is needed to keep the picture.
struct Kept {
    layers: Layers,
    /// A die of few corners.
    die: Shape,
    /// Dice that move.
    seen: Program,
    fallen: Program,
    copy: WebGlProgram,
    /// Whether the canvas has smooth edges.
    smooth: bool,
}

/// A program, and where it takes what may change with every frame: to ask for that by name waits for
/// what draws.
struct Program {
    program: WebGlProgram,
    /// The transformations from arena coordinates to the picture and to the shadow map.
    matrix: Option<WebGlUniformLocation>,
    light: Option<WebGlUniformLocation>,
    /// The place of the eye.
    eye: Option<WebGlUniformLocation>,
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

/// What draws on a canvas in depth; none where there is no WebGL 2. Whether edges are smoothed
/// each time is decided with the first call: it costs the processor too much.
fn context(canvas: &HtmlCanvasElement, smooth: bool) -> Option<Gl> {
    let options = WebGlContextAttributes::new();
    options.set_antialias(smooth);
    given(canvas, &options)
}

fn given(canvas: &HtmlCanvasElement, options: &WebGlContextAttributes) -> Option<Gl> {
    canvas.get_context_with_context_options("webgl2", options).ok()??.dyn_into().ok()
}

/// Whether this canvas can be drawn on in depth.
pub fn can_draw(canvas: &HtmlCanvasElement) -> bool {
    context(canvas, false).inspect(give_back).is_some()
}

/// Gives a context back at once: browsers have few, and would wait with it until they clear their memory.
fn give_back(gl: &Gl) {
    if let Ok(Some(extension)) = gl.get_extension("WEBGL_lose_context") {
        // Where it cannot be given back, it is cleared with its canvas.
        let lose = Reflect::get(&extension, &"loseContext".into()).ok();
        let lose = lose.and_then(|lose| lose.dyn_into::<Function>().ok());
        drop(lose.map(|lose| lose.call0(&extension)));
    }
}

impl Drop for Renderer {
    fn drop(&mut self) {
        give_back(&self.gl);
    }
}

/// How a browser draws in depth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Means {
    /// It says that it does so in good time.
    pub quick: bool,
    /// The processor draws, as far as is known.
    pub processor: bool,
}

/// What drawing with the processor calls itself.
const PROCESSOR: [&str; 4] = ["SwiftShader", "llvmpipe", "softpipe", "Basic Render"];

impl Means {
    /// Those of this browser: a canvas beside the page tells.
    pub fn find() -> Means {
        let options = WebGlContextAttributes::new();
        options.set_fail_if_major_performance_caveat(true);
        let canvas = gloo::utils::document().create_element("canvas").ok();
        let canvas = canvas.and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok());
        let Some(gl) = canvas.and_then(|canvas| given(&canvas, &options)) else {
            return Means { quick: false, processor: true };
        };
        // The name behind the general one has to be asked for.
        const NAME: u32 = 0x9246;
        let told = gl.get_extension("WEBGL_debug_renderer_info").is_ok_and(|it| it.is_some());
        let name = gl.get_parameter(if told { NAME } else { Gl::RENDERER });
        let name = name.ok().and_then(|name| name.as_string()).unwrap_or_default();
        give_back(&gl);
        Means { quick: true, processor: PROCESSOR.iter().any(|one| name.contains(one)) }
    }
}

impl Renderer {
    /// Makes everything ready; none where there is no WebGL 2.
    pub fn new(canvas: &HtmlCanvasElement, smooth: bool) -> Option<Renderer> {
        let gl = context(canvas, smooth)?;
        Renderer::on(canvas, gl.clone()).or_else(|| {
            give_back(&gl);
            None
        })
    }

    fn on(canvas: &HtmlCanvasElement, gl: Gl) -> Option<Renderer> {
        let seen = lit(&gl, &[VERTEX], &[LIGHT, ON_FACE, FRAGMENT])?;
        let shadow = lit(&gl, &[VERTEX], &[SHADOW])?;
        let things = gl.create_buffer()?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&things));
        gl.buffer_data_with_i32(
            Gl::ARRAY_BUFFER,
            ((MOST + 1) * THING * 4) as i32,
            Gl::DYNAMIC_DRAW,
        );
        let pit = shape(&gl, &Mesh::pit(), &things, 0)?;
        let die = shape(&gl, &Mesh::die(FINE), &things, THING * 4)?;
        let shadows = shadow_map(&gl)?;
        faces(&gl, &canvas.owner_document()?)?;
        gl.enable(Gl::DEPTH_TEST);
        gl.enable(Gl::BLEND);
        // Colours come multiplied already.
        gl.blend_func(Gl::ONE, Gl::ONE_MINUS_SRC_ALPHA);
        Some(Renderer { gl, seen, shadow, pit, die, things, shadows, colours: None, kept: None })
    }

    /// Keeps the picture from now on, since drawing takes long; whether that is possible.
    pub fn keep(&mut self) -> bool {
        if self.kept.is_none() {
            let gl = &self.gl;
            let copy = program(gl, &[ALL_OVER], &[COPY]);
            let die = shape(gl, &Mesh::die(COARSE), &self.things, THING * 4);
            let seen = lit(gl, &[LIGHT, LIT_CORNER], &[BEHIND, ON_FACE, BETWEEN]);
            let fallen = lit(gl, &[VERTEX], &[BEHIND, FALLEN]);
            let programs = copy.zip(seen).zip(fallen).zip(die);
            self.kept = programs.map(|(((copy, seen), fallen), die)| {
                let unit = |program: &WebGlProgram, name: &str, unit: u32| {
                    gl.use_program(Some(program));
                    gl.uniform1i(gl.get_uniform_location(program, name).as_ref(), unit as i32);
                };
                unit(&copy, "from", COLOURS);
                unit(&seen.program, "still", DEPTHS);
                unit(&fallen.program, "still", DEPTHS);
                let [x, y, z] = SUN;
                let k = gl.get_uniform_location(&fallen.program, "k");
                gl.uniform3f(k.as_ref(), x / z, y / z, 1.0);
                self.colours = None;
                let smooth = gl.get_context_attributes().and_then(|these| these.get_antialias());
                let smooth = smooth != Some(false);
                Kept { layers: Layers::default(), die, seen, fallen, copy, smooth }
            });
        }
        self.kept.is_some()
    }

    /// Whether the picture is kept.
    pub fn keeps(&self) -> bool {
        self.kept.is_some()
    }

    /// Draws these things as the eye sees them; the first `still` of their numbers belong to things
    /// that lie still.
    pub fn draw(
        &mut self,
        canvas: &HtmlCanvasElement,
        eye: &Eye,
        things: &[f32],
        still: usize,
        colours: Colours,
    ) {
        let (width, height) = (canvas.width() as i32, canvas.height() as i32);
        let recoloured = self.colours != Some(colours);
        self.set_scene(eye, colours);
        let Some(mut kept) = self.kept.take() else {
            self.cast_shadows(things);
            self.gl.bind_framebuffer(Gl::FRAMEBUFFER, None);
            self.gl.viewport(0, 0, width, height);
            self.whole(eye, things);
            return;
        };
        let gl = &self.gl;
        let (lying, moving) = things.split_at(still.min(things.len()));
        if recoloured {
            kept.layers.forget();
        }
        if let Some([x, y, wide, high]) = kept.layers.stale(gl, (width, height), eye, lying) {
            self.cast_shadows(lying);
            gl.bind_framebuffer(Gl::FRAMEBUFFER, kept.layers.smooth());
            gl.viewport(0, 0, width, height);
            gl.enable(Gl::SCISSOR_TEST);
            gl.scissor(x, y, wide, high);
            self.whole(eye, lying);
            kept.layers.settle(gl);
            gl.disable(Gl::SCISSOR_TEST);
        }
        if !kept.layers.begin(moving) {
            self.kept = Some(kept);
            return;
        }
        gl.bind_framebuffer(Gl::FRAMEBUFFER, None);
        gl.viewport(0, 0, width, height);
        // First of all: a browser that empties a canvas after each frame does so with the first clear.
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        if kept.smooth {
            self.copy(&kept.copy);
        } else {
            kept.layers.copy(gl);
        }
        let dice = self.upload(moving);
        if dice > 0 {
            let (sun, eyes) = (light(), eye.matrix());
            // Each die throws one shadow: by the sides that are seen from above.
            gl.enable(Gl::CULL_FACE);
            gl.depth_mask(false);
            self.pass(&kept.fallen, &eyes, &sun, &[(&kept.die, dice)]);
            gl.depth_mask(true);
            self.pass(&kept.seen, &eyes, &sun, &[(&kept.die, dice)]);
            gl.disable(Gl::CULL_FACE);
        }
        self.kept = Some(kept);
    }

    /// Copies what lies still to the canvas where that has smooth edges: WebGL copies no other way there.
    fn copy(&self, copy: &WebGlProgram) {
        let gl = &self.gl;
        gl.use_program(Some(copy));
        gl.disable(Gl::DEPTH_TEST);
        gl.disable(Gl::BLEND);
        gl.draw_arrays(Gl::TRIANGLES, 0, 3);
        gl.enable(Gl::BLEND);
        gl.enable(Gl::DEPTH_TEST);
    }

    /// Says what things are drawn; how many they are.
    fn upload(&self, things: &[f32]) -> i32 {
        let gl = &self.gl;
        let mut all = [0.0f32; THING];
        (all[3], all[7]) = (1.0, 1.0);
        let most = things.len().min(MOST * THING);
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&self.things));
        upload(gl, 0, &all);
        upload(gl, (THING * 4) as i32, &things[..most]);
        (most / THING) as i32
    }

    /// Draws the shadow map of these things.
    fn cast_shadows(&self, things: &[f32]) {
        let (gl, sun) = (&self.gl, light());
        let dice = self.upload(things);
        gl.bind_framebuffer(Gl::FRAMEBUFFER, Some(&self.shadows));
        gl.viewport(0, 0, SHADOWS, SHADOWS);
        gl.clear(Gl::DEPTH_BUFFER_BIT);
        self.pass(&self.shadow, &sun, &sun, &[(&self.die, dice), (&self.pit, 1)]);
    }

    /// Draws the pit with these things, whose shadows were cast, anew.
    fn whole(&self, eye: &Eye, things: &[f32]) {
        let gl = &self.gl;
        gl.clear_color(0.0, 0.0, 0.0, 0.0);
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        let dice = (things.len() / THING).min(MOST) as i32;
        gl.enable(Gl::CULL_FACE);
        self.pass(&self.seen, &eye.matrix(), &light(), &[(&self.die, dice)]);
        gl.disable(Gl::CULL_FACE);
        // The pit last: its near side can be seen through, and hides nothing that moves.
        gl.bind_vertex_array(Some(&self.pit.array));
        gl.draw_arrays_instanced(Gl::TRIANGLES, 0, FLOOR, 1);
        let side = (self.pit.count - FLOOR) / 4;
        let [x, y, _] = eye.place();
        for (at, (dx, dy)) in (0..).zip(SIDES) {
            gl.depth_mask(dx * x + dy * y < 0.5 * x.hypot(y));
            gl.draw_arrays_instanced(Gl::TRIANGLES, FLOOR + at * side, side, 1);
        }
        gl.depth_mask(true);
        gl.bind_vertex_array(None);
    }

    /// Says how the scene is lit and looked at.
    fn set_scene(&mut self, eye: &Eye, colours: Colours) {
        let gl = &self.gl;
        let recoloured = self.colours != Some(colours);
        let programs = self.kept.iter().map(|kept| &kept.seen);
        let [x, y, z] = eye.place();
        for program in programs.chain([&self.seen]) {
            gl.use_program(Some(&program.program));
            gl.uniform3f(program.eye.as_ref(), x, y, z);
            if recoloured {
                let at = |name: &str| gl.get_uniform_location(&program.program, name);
                let vector =
                    |name: &str, [x, y, z]: Vector| gl.uniform3f(at(name).as_ref(), x, y, z);
                vector("sun", SUN);
                vector("foam", colours.foam);
                vector("stone", colours.stone);
                vector("bone", colours.bone);
                gl.uniform3fv_with_f32_array(at("inks").as_ref(), colours.inks.as_flattened());
                gl.uniform1i(at("dark").as_ref(), 1);
            }
        }
        self.colours = Some(colours);
    }

    fn pass(&self, program: &Program, matrix: &[f32], light: &[f32], shapes: &[(&Shape, i32)]) {
        let gl = &self.gl;
        gl.use_program(Some(&program.program));
        gl.uniform_matrix4fv_with_f32_array(program.matrix.as_ref(), false, matrix);
        gl.uniform_matrix4fv_with_f32_array(program.light.as_ref(), false, light);
        for &(shape, count) in shapes {
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

/// A program that draws things of the scene, from the parts of its shaders.
fn lit(gl: &Gl, vertex: &[&str], fragment: &[&str]) -> Option<Program> {
    let program = program(gl, &[&[PLACED], vertex].concat(), fragment)?;
    let at = |name: &str| gl.get_uniform_location(&program, name);
    let (matrix, light, eye) = (at("m"), at("l"), at("eye"));
    Some(Program { program, matrix, light, eye })
}

fn program(gl: &Gl, vertex: &[&str], fragment: &[&str]) -> Option<WebGlProgram> {
    let program = gl.create_program()?;
    for (kind, parts) in [(Gl::VERTEX_SHADER, vertex), (Gl::FRAGMENT_SHADER, fragment)] {
        let shader = gl.create_shader(kind)?;
        gl.shader_source(&shader, &[VERSION, &parts.concat()].concat());
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
    }
    gl.link_program(&program);
    // What does not compile does not link either.
    gl.get_program_parameter(&program, Gl::LINK_STATUS).as_bool().filter(|&linked| linked)?;
    Some(program)
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

//! The arena and its dice as bodies: shapes, masses, materials.

use conclave_rules::games::dice_arena::pose::{EDGE, HALF_WIDTH, RIM_HEIGHT, RIM_WIDTH};
use rapier3d::prelude::*;

use crate::dispatch::Boxes;

/// Pull of the earth, in edges/s²: a throw takes about a second and a half.
pub const GRAVITY: Real = -conclave_rules::games::dice_arena::flight::GRAVITY;
/// The simulation's clock: ticks in a second. While anything moves fast a step is one
/// tick, else two.
pub const TICKS_PER_SECOND: u32 = 480;
/// A die this fast (edges/s) makes for steps of one tick: it must not get far into
/// anything before that is noticed.
pub const FAST: Real = 20.0;
/// How far ahead contacts are foreseen, in edges.
const SPECULATION: Real = 0.03;
/// How much of a die's edges is rounded off.
pub const ROUNDING: Real = 0.09;
/// From the middle to the inner side of the rim, in edges.
pub const REACH: Real = HALF_WIDTH as Real / EDGE as Real;
/// Height of the rim, in edges.
pub const RIM: Real = RIM_HEIGHT as Real / EDGE as Real;
/// Thickness of the rim, in edges.
pub const RIM_THICK: Real = RIM_WIDTH as Real / EDGE as Real;

/// What dice may meet.
const THINGS: Group = Group::GROUP_1;
/// What has left the arena meets nothing any more.
const GONE: Group = Group::GROUP_2;

/// Everything that moves or stands in the way.
pub struct World {
    pipeline: PhysicsPipeline,
    parameters: IntegrationParameters,
    islands: IslandManager,
    broad_phase: BroadPhaseBvh,
    /// Contacts between colliders.
    pub narrow_phase: NarrowPhase,
    /// Dice; floor and rim have no bodies.
    pub bodies: RigidBodySet,
    /// Shapes of dice, floor and rim.
    pub colliders: ColliderSet,
    impulse_joints: ImpulseJointSet,
    multibody_joints: MultibodyJointSet,
    ccd: CCDSolver,
}

impl World {
    /// An empty arena: foam floor and rim.
    pub fn new() -> World {
        let mut colliders = ColliderSet::new();
        let up = Vector::z_axis();
        // Foam under felt: it grips, and gives back little, whatever falls on it.
        let floor = ColliderBuilder::halfspace(up)
            .friction(1.0)
            .restitution(0.1)
            .restitution_combine_rule(CoefficientCombineRule::Min);
        colliders.insert(floor);
        for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            colliders.insert(rim(x, y));
        }
        World {
            pipeline: PhysicsPipeline::new(),
            parameters: IntegrationParameters {
                // Stiff contacts and a second stabilisation: towers of ten stand, and
                // nothing sinks in by more than two hundredths of an edge.
                num_solver_iterations: 6,
                num_internal_stabilization_iterations: 2,
                contact_natural_frequency: 80.0,
                ..IntegrationParameters::default()
            },
            islands: IslandManager::new(),
            broad_phase: BroadPhaseBvh::new(),
            narrow_phase: NarrowPhase::with_query_dispatcher(Boxes),
            bodies: RigidBodySet::new(),
            colliders,
            impulse_joints: ImpulseJointSet::new(),
            multibody_joints: MultibodyJointSet::new(),
            ccd: CCDSolver::new(),
        }
    }

    /// Puts a die into the arena.
    pub fn add_die(&mut self, at: Isometry<Real>, asleep: bool) -> RigidBodyHandle {
        let body = RigidBodyBuilder::dynamic()
            .pose(at)
            .sleeping(asleep)
            .can_sleep(true)
            .angular_damping(0.6)
            .soft_ccd_prediction(SPECULATION)
            .build();
        let handle = self.bodies.insert(body);
        let half = 0.5 - ROUNDING;
        let die = ColliderBuilder::round_cuboid(half, half, half, ROUNDING)
            .friction(0.45)
            .restitution(0.7)
            .density(1.0)
            .collision_groups(InteractionGroups::new(THINGS, THINGS));
        self.colliders.insert_with_parent(die, handle, &mut self.bodies);
        handle
    }

    /// Lets a die that has left the arena fall past everything.
    pub fn let_go(&mut self, handle: RigidBodyHandle) {
        let Some(body) = self.bodies.get(handle) else { return };
        for &collider in body.colliders() {
            if let Some(collider) = self.colliders.get_mut(collider) {
                collider.set_collision_groups(InteractionGroups::new(GONE, Group::NONE));
            }
        }
    }

    /// Takes a die that fell out of sight away.
    pub fn take_away(&mut self, handle: RigidBodyHandle) {
        self.bodies.remove(
            handle,
            &mut self.islands,
            &mut self.colliders,
            &mut self.impulse_joints,
            &mut self.multibody_joints,
            true,
        );
    }

    /// One step of so many ticks, in which the arena itself is pushed by `push`, in
    /// edges/s².
    pub fn step(&mut self, ticks: u32, push: Vector<Real>) {
        self.parameters.dt = ticks as Real / TICKS_PER_SECOND as Real;
        self.pipeline.step(
            &(Vector::new(0.0, 0.0, GRAVITY) - push),
            &self.parameters,
            &mut self.islands,
            &mut self.broad_phase,
            &mut self.narrow_phase,
            &mut self.bodies,
            &mut self.colliders,
            &mut self.impulse_joints,
            &mut self.multibody_joints,
            &mut self.ccd,
            &(),
            &(),
        );
    }
}

impl Default for World {
    fn default() -> World {
        World::new()
    }
}

/// The rim on one side. Its top is round, so that no die can stay on it.
fn rim(x: Real, y: Real) -> ColliderBuilder {
    let round = RIM_THICK / 2.0;
    let away = REACH + round;
    // Long enough to meet the other sides, and deep enough in the ground that its
    // round foot is out of reach.
    let along = REACH + RIM_THICK;
    let thin = 0.01;
    let (half_x, half_y) = if x == 0.0 { (along, thin) } else { (thin, along) };
    let half_z = (RIM + 2.0) / 2.0 - round;
    ColliderBuilder::round_cuboid(half_x, half_y, half_z, round - thin)
        .translation(Vector::new(x * away, y * away, RIM - round - half_z + thin))
        .friction(0.25)
        .restitution(0.2)
        .restitution_combine_rule(CoefficientCombineRule::Min)
        .collision_groups(InteractionGroups::new(THINGS, THINGS))
}

//! Which shapes can meet: dice, rim and floor. The physics library knows many
//! more; not asking for them keeps two thirds of the collision code out of the
//! download.

use rapier3d::geometry::ContactManifold;
use rapier3d::math::{Isometry, Real, Vector};
use rapier3d::parry::query::details::{
    NormalConstraints, contact_manifold_halfspace_pfm, contact_manifold_pfm_pfm,
};
use rapier3d::parry::query::{
    ClosestPoints, Contact, ContactManifoldsWorkspace, NonlinearRigidMotion,
    PersistentQueryDispatcher, QueryDispatcher, ShapeCastHit, ShapeCastOptions, Unsupported,
};
use rapier3d::parry::shape::Shape;
use rapier3d::prelude::{ContactData, ContactManifoldData};

/// Finds contacts between boxes, rounded or not, and a plane.
pub struct Boxes;

impl QueryDispatcher for Boxes {
    fn intersection_test(
        &self,
        _: &Isometry<Real>,
        _: &dyn Shape,
        _: &dyn Shape,
    ) -> Result<bool, Unsupported> {
        Err(Unsupported)
    }

    fn distance(
        &self,
        _: &Isometry<Real>,
        _: &dyn Shape,
        _: &dyn Shape,
    ) -> Result<Real, Unsupported> {
        Err(Unsupported)
    }

    fn contact(
        &self,
        _: &Isometry<Real>,
        _: &dyn Shape,
        _: &dyn Shape,
        _: Real,
    ) -> Result<Option<Contact>, Unsupported> {
        Err(Unsupported)
    }

    fn closest_points(
        &self,
        _: &Isometry<Real>,
        _: &dyn Shape,
        _: &dyn Shape,
        _: Real,
    ) -> Result<ClosestPoints, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes(
        &self,
        _: &Isometry<Real>,
        _: &Vector<Real>,
        _: &dyn Shape,
        _: &dyn Shape,
        _: ShapeCastOptions,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes_nonlinear(
        &self,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: Real,
        _: Real,
        _: bool,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }
}

impl PersistentQueryDispatcher<ContactManifoldData, ContactData> for Boxes {
    fn contact_manifolds(
        &self,
        pos12: &Isometry<Real>,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        prediction: Real,
        manifolds: &mut Vec<ContactManifold>,
        _: &mut Option<ContactManifoldsWorkspace>,
    ) -> Result<(), Unsupported> {
        if manifolds.is_empty() {
            manifolds.push(ContactManifold::new());
        }
        let [manifold, ..] = manifolds.as_mut_slice() else { return Err(Unsupported) };
        self.contact_manifold_convex_convex(pos12, shape1, shape2, None, None, prediction, manifold)
    }

    fn contact_manifold_convex_convex(
        &self,
        pos12: &Isometry<Real>,
        shape1: &dyn Shape,
        shape2: &dyn Shape,
        normals1: Option<&dyn NormalConstraints>,
        normals2: Option<&dyn NormalConstraints>,
        prediction: Real,
        manifold: &mut ContactManifold,
    ) -> Result<(), Unsupported> {
        let boxes = (shape1.as_polygonal_feature_map(), shape2.as_polygonal_feature_map());
        match (shape1.as_halfspace(), shape2.as_halfspace(), boxes) {
            (Some(plane), None, (_, Some((pfm, border)))) => {
                contact_manifold_halfspace_pfm(
                    pos12, plane, pfm, border, prediction, manifold, false,
                );
            }
            (None, Some(plane), (Some((pfm, border)), _)) => {
                let pos21 = pos12.inverse();
                contact_manifold_halfspace_pfm(
                    &pos21, plane, pfm, border, prediction, manifold, true,
                );
            }
            (None, None, (Some((pfm1, border1)), Some((pfm2, border2)))) => {
                contact_manifold_pfm_pfm(
                    pos12, pfm1, border1, normals1, pfm2, border2, normals2, prediction, manifold,
                );
            }
            _ => return Err(Unsupported),
        }
        Ok(())
    }
}

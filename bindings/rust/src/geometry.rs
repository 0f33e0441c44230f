use crate::sys;

/// A place or a movement; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// Of its coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl From<sys::kin_point> for Point {
    fn from(raw: sys::kin_point) -> Self {
        Self::new(raw.x, raw.y)
    }
}

impl From<Point> for sys::kin_point {
    fn from(point: Point) -> Self {
        Self { x: point.x, y: point.y }
    }
}

/// A rectangle, half open.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// Of its corner and its size.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }
}

impl From<sys::kin_rect> for Rect {
    fn from(raw: sys::kin_rect) -> Self {
        Self::new(raw.x, raw.y, raw.width, raw.height)
    }
}

impl From<Rect> for sys::kin_rect {
    fn from(rect: Rect) -> Self {
        Self { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
    }
}

/// An affine map: x' = a x + c y + tx, y' = b x + d y + ty.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Transform {
    pub a: f64,
    pub b: f64,
    pub c: f64,
    pub d: f64,
    pub tx: f64,
    pub ty: f64,
}

impl Transform {
    /// The map that changes nothing.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0 };

    /// Where a point goes.
    pub fn apply(&self, point: Point) -> Point {
        Point::new(self.a * point.x + self.c * point.y + self.tx, self.b * point.x + self.d * point.y + self.ty)
    }
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl From<sys::kin_transform> for Transform {
    fn from(raw: sys::kin_transform) -> Self {
        Self { a: raw.a, b: raw.b, c: raw.c, d: raw.d, tx: raw.tx, ty: raw.ty }
    }
}

impl From<Transform> for sys::kin_transform {
    fn from(map: Transform) -> Self {
        Self { a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty }
    }
}

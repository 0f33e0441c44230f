use std::os::raw::{c_char, c_void};
use std::rc::Weak;

use crate::enums::ViewFlags;
use crate::error::{c_text, Result};
use crate::geometry::{Point, Rect, Transform};
use crate::host::{alive, Host};
use crate::recognizer::{Class, Recognizer};
use crate::sys;

/// How a view is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewOptions {
    /// In the parent's coordinates; all of the plane from 0, 0 by default.
    pub frame: Rect,
    /// To the parent, about the view's own origin.
    pub transform: Transform,
    /// What is special about it.
    pub flags: ViewFlags,
}

impl ViewOptions {
    fn raw() -> sys::kin_view_options {
        unsafe {
            let mut raw: sys::kin_view_options = std::mem::zeroed();
            let size = std::mem::size_of_val(&raw) as u32;
            sys::kin_struct_init(b"kin_view_options\0".as_ptr() as *const c_char, &mut raw as *mut _ as *mut c_void, size);
            raw
        }
    }
}

impl Default for ViewOptions {
    fn default() -> Self {
        let raw = Self::raw();
        Self { frame: raw.frame.into(), transform: raw.transform.into(), flags: ViewFlags(raw.flags) }
    }
}

/// A rectangle of the window that touches hit and that recognizers are attached to. A handle: it keeps nothing alive.
#[derive(Clone)]
pub struct View {
    host: Weak<Host>,
    id: sys::kin_view_id,
}

impl View {
    pub(crate) fn new(host: &Weak<Host>, id: sys::kin_view_id) -> Self {
        Self { host: host.clone(), id }
    }

    /// Its id in C.
    pub fn id(&self) -> sys::kin_view_id {
        self.id
    }

    fn call(&self, function: impl FnOnce(*mut sys::kin_engine) -> sys::kin_result) -> Result<()> {
        alive(&self.host)?.call(function)
    }

    /// Adds a view in it, in front of the others there.
    pub fn add_view(&self, options: ViewOptions) -> Result<View> {
        let mut raw = ViewOptions::raw();
        raw.frame = options.frame.into();
        raw.transform = options.transform.into();
        raw.flags = options.flags.0;
        let id = alive(&self.host)?.get(|engine, out| unsafe { sys::kin_view_add(engine, self.id, &raw, out) })?;
        Ok(View::new(&self.host, id))
    }

    /// Adds a view that fills a rectangle of it.
    pub fn add_frame(&self, frame: Rect) -> Result<View> {
        self.add_view(ViewOptions { frame, ..ViewOptions::default() })
    }

    /// Attaches a new recognizer: `view.add::<Pan>()`.
    pub fn add<C: Class>(&self) -> Result<C> {
        self.add_named(C::NAME).map(C::from_recognizer)
    }

    /// Attaches a new recognizer of a class by its name: of a plugin.
    pub fn add_named(&self, class: &str) -> Result<Recognizer> {
        let (name, host) = (c_text(class)?, alive(&self.host)?);
        let id = host.get(|raw, out| unsafe { sys::kin_recognizer_add(raw, self.id, name.as_ptr(), out) })?;
        host.classes.borrow_mut().insert(id, class.to_owned());
        Ok(Recognizer::new(&self.host, id))
    }

    /// Removes it with all below it and all their recognizers.
    pub fn remove(&self) -> Result<()> {
        let host = alive(&self.host)?;
        host.call(|raw| unsafe { sys::kin_view_remove(raw, self.id) })?;
        host.sweep();
        Ok(())
    }

    /// Where it is in its parent.
    pub fn frame(&self) -> Result<Rect> {
        let mut out = Rect::default().into();
        self.call(|raw| unsafe { sys::kin_view_get_frame(raw, self.id, &mut out) })?;
        Ok(out.into())
    }

    /// Moves or resizes it.
    pub fn set_frame(&self, frame: Rect) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_view_set_frame(raw, self.id, frame.into()) })
    }

    /// Its map to the parent.
    pub fn transform(&self) -> Result<Transform> {
        let mut out = Transform::IDENTITY.into();
        self.call(|raw| unsafe { sys::kin_view_get_transform(raw, self.id, &mut out) })?;
        Ok(out.into())
    }

    /// Sets the map to the parent.
    pub fn set_transform(&self, transform: Transform) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_view_set_transform(raw, self.id, transform.into()) })
    }

    /// What is special about it.
    pub fn flags(&self) -> Result<ViewFlags> {
        alive(&self.host)?.get(|raw, out| unsafe { sys::kin_view_get_flags(raw, self.id, out) }).map(ViewFlags)
    }

    /// Sets those flags that are in `mask` as `flags` has them.
    pub fn set_flags(&self, flags: ViewFlags, mask: ViewFlags) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_view_set_flags(raw, self.id, flags.0, mask.0) })
    }

    /// Gives it a name, for explanations and tools.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        self.call(|raw| unsafe { sys::kin_view_set_name(raw, self.id, name.as_ptr()) })
    }

    /// Brings it in front of its siblings.
    pub fn bring_to_front(&self) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_view_bring_to_front(raw, self.id) })
    }

    /// A point of the window in its coordinates.
    pub fn convert_from_window(&self, point: Point) -> Result<Point> {
        let mut out = Point::default().into();
        self.call(|raw| unsafe { sys::kin_view_convert_point(raw, 0, self.id, point.into(), &mut out) })?;
        Ok(out.into())
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.host.ptr_eq(&other.host)
    }
}

impl std::fmt::Debug for View {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "View({:#x})", self.id)
    }
}

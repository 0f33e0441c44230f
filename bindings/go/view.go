package kinesic

/*
#include <stdlib.h>
#include "bridge.h"
*/
import "C"

import "unsafe"

// ViewOptions say how a view is made; DefaultViewOptions gives the defaults.
type ViewOptions struct {
	// Frame is in the parent's coordinates; all of the plane from 0, 0 by default.
	Frame Rect

	// Transform is the map to the parent, about the view's own origin.
	Transform Transform

	// Flags say what is special about it.
	Flags ViewFlags
}

// DefaultViewOptions gives the library's defaults.
func DefaultViewOptions() ViewOptions {
	var raw C.kin_view_options
	C.bridge_view_options_init(&raw)
	return ViewOptions{newRect(raw.frame), newTransform(raw.transform), ViewFlags(raw.flags)}
}

// View is a rectangle of the window that touches hit and that recognizers are attached to. Two are equal when they
// name the same one. It keeps its engine alive, not the view.
type View struct {
	engine *Engine
	id     C.kin_view_id
}

// ID is its id in C.
func (view View) ID() uint64 { return uint64(view.id) }

// AddView adds a view in it, in front of the others there.
func (view View) AddView(options ViewOptions) (View, error) {
	var raw C.kin_view_options
	C.bridge_view_options_init(&raw)
	raw.frame, raw.transform, raw.flags = options.Frame.raw(), options.Transform.raw(), C.kin_view_flags(options.Flags)
	var id C.kin_view_id
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_view_add(engine, view.id, &raw, &id) })
	return View{view.engine, id}, err
}

// Add attaches a new recognizer of a class by its name: of a plugin. AddTap, AddPan ... are for the standard ones.
func (view View) Add(class string) (*Recognizer, error) {
	name := C.CString(class)
	defer C.free(unsafe.Pointer(name))
	var id C.kin_recognizer_id
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_recognizer_add(engine, view.id, name, &id)
	})
	if err != nil {
		return nil, err
	}
	return view.engine.recognizer(id, class), nil
}

// Remove removes it with all below it and all their recognizers.
func (view View) Remove() error {
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_view_remove(engine, view.id) })
	if err == nil {
		view.engine.sweep()
	}
	return err
}

// Frame is where it is in its parent.
func (view View) Frame() (Rect, error) {
	var out C.kin_rect
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_view_get_frame(engine, view.id, &out) })
	return newRect(out), err
}

// SetFrame moves or resizes it.
func (view View) SetFrame(frame Rect) error {
	return view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_set_frame(engine, view.id, frame.raw())
	})
}

// Transform is its map to the parent.
func (view View) Transform() (Transform, error) {
	var out C.kin_transform
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_get_transform(engine, view.id, &out)
	})
	return newTransform(out), err
}

// SetTransform sets the map to the parent.
func (view View) SetTransform(transform Transform) error {
	return view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_set_transform(engine, view.id, transform.raw())
	})
}

// SetFlags sets those flags that are in mask as flags has them.
func (view View) SetFlags(flags, mask ViewFlags) error {
	return view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_set_flags(engine, view.id, C.kin_view_flags(flags), C.kin_view_flags(mask))
	})
}

// SetName gives it a name, for explanations and tools.
func (view View) SetName(name string) error {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return view.engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_view_set_name(engine, view.id, text) })
}

// BringToFront brings it in front of its siblings.
func (view View) BringToFront() error {
	return view.engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_view_bring_to_front(engine, view.id) })
}

// FromWindow gives a point of the window in its coordinates.
func (view View) FromWindow(point Point) (Point, error) {
	var out C.kin_point
	err := view.engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_convert_point(engine, 0, view.id, C.kin_point{C.double(point.X), C.double(point.Y)}, &out)
	})
	return Point{float64(out.x), float64(out.y)}, err
}

func newRect(raw C.kin_rect) Rect {
	return Rect{float64(raw.x), float64(raw.y), float64(raw.width), float64(raw.height)}
}

func (rect Rect) raw() C.kin_rect {
	return C.kin_rect{C.double(rect.X), C.double(rect.Y), C.double(rect.Width), C.double(rect.Height)}
}

func newTransform(raw C.kin_transform) Transform {
	return Transform{float64(raw.a), float64(raw.b), float64(raw.c), float64(raw.d), float64(raw.tx), float64(raw.ty)}
}

func (transform Transform) raw() C.kin_transform {
	return C.kin_transform{
		C.double(transform.A), C.double(transform.B), C.double(transform.C), C.double(transform.D),
		C.double(transform.TX), C.double(transform.TY),
	}
}

package kinesic

/*
#include "bridge.h"
*/
import "C"

import (
	"time"
	"unsafe"
)

// Event is one record of the engine: a Gesture, a ViewTouch or a Decision.
type Event interface {
	// Time is that of the step that sent it.
	Time() time.Duration

	record() C.kin_event
}

func (engine *Engine) event(record C.kin_event) Event {
	switch record._type {
	case C.KIN_EVENT_VIEW_TOUCH:
		return ViewTouch{engine, record}
	case C.KIN_EVENT_DECISION:
		return Decision{engine, record}
	}
	return Gesture{engine, record}
}

// Gesture says that a recognizer took a state.
type Gesture struct {
	engine *Engine
	raw    C.kin_event
}

func (gesture Gesture) record() C.kin_event { return gesture.raw }

func (gesture *Gesture) values() *[8]float64 {
	return (*[8]float64)(unsafe.Pointer(&gesture.raw.anon0))
}

// Recognizer is whose it is.
func (gesture Gesture) Recognizer() *Recognizer {
	return gesture.engine.recognizer(gesture.raw.recognizer, "")
}

// View is the recognizer's view.
func (gesture Gesture) View() View { return View{gesture.engine, gesture.raw.view} }

// State is the new state.
func (gesture Gesture) State() State { return State(gesture.raw.state) }

// From is the state before.
func (gesture Gesture) From() State { return State(gesture.raw.from) }

// Time is that of the step that sent it.
func (gesture Gesture) Time() time.Duration { return fromNanoseconds(gesture.raw.time_ns) }

// Location is where it is, in the window.
func (gesture Gesture) Location() Point { return Point{float64(gesture.raw.x), float64(gesture.raw.y)} }

// TouchCount is how many fingers made it.
func (gesture Gesture) TouchCount() int { return int(gesture.raw.touch_count) }

// Touch is the host's number of the contact whose stream it is, for a class with one for each touch; else false.
func (gesture Gesture) Touch() (uint64, bool) {
	return uint64(gesture.raw.touch), gesture.raw.contact != 0
}

// Merged is how many earlier records this one stands for besides itself, when it was polled.
func (gesture Gesture) Merged() int { return int(gesture.raw.merged) }

// Values are its numbers, in the order of the class's outputs.
func (gesture Gesture) Values() []float64 {
	return append([]float64(nil), gesture.values()[:gesture.raw.value_count]...)
}

// Outputs are its numbers by name: TapOutputs, PanOutputs ...; nil for a class of a plugin.
func (gesture Gesture) Outputs() any {
	return outputsOf(gesture.Recognizer().Class(), gesture.values())
}

// ViewTouch is a touch for a view that asked for touches.
type ViewTouch struct {
	engine *Engine
	raw    C.kin_event
}

func (touch ViewTouch) record() C.kin_event { return touch.raw }

// View is the touched view.
func (touch ViewTouch) View() View { return View{touch.engine, touch.raw.view} }

// Phase is what the touch did.
func (touch ViewTouch) Phase() Phase { return Phase(touch.raw.phase) }

// Touch is the host's number of the contact.
func (touch ViewTouch) Touch() uint64 { return uint64(touch.raw.touch) }

// Time is that of the step that sent it.
func (touch ViewTouch) Time() time.Duration { return fromNanoseconds(touch.raw.time_ns) }

// TouchTime is the touch's own time.
func (touch ViewTouch) TouchTime() time.Duration { return fromNanoseconds(touch.raw.touch_time_ns) }

// Location is where it is, in the window.
func (touch ViewTouch) Location() Point { return Point{float64(touch.raw.x), float64(touch.raw.y)} }

// Decision says why a recognizer left Possible, or was kept there.
type Decision struct {
	engine *Engine
	raw    C.kin_event
}

func (decision Decision) record() C.kin_event { return decision.raw }

// Recognizer is whose it is.
func (decision Decision) Recognizer() *Recognizer {
	return decision.engine.recognizer(decision.raw.recognizer, "")
}

// State is the state that was asked for.
func (decision Decision) State() State { return State(decision.raw.state) }

// Reason is why.
func (decision Decision) Reason() Reason { return Reason(decision.raw.reason) }

// Other is the other recognizer concerned, nil without one.
func (decision Decision) Other() *Recognizer {
	if decision.raw.other == 0 {
		return nil
	}
	return decision.engine.recognizer(decision.raw.other, "")
}

// Time is that of the step that sent it.
func (decision Decision) Time() time.Duration { return fromNanoseconds(decision.raw.time_ns) }

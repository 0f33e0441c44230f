// Package kinesic says which gestures come of which touches.
//
//	engine, err := kinesic.NewEngine(kinesic.DefaultOptions())
//	if err != nil { ... }
//	defer engine.Close()
//	tap, err := engine.Root().AddTap()
//	tap.On(func(gesture kinesic.Gesture, out kinesic.TapOutputs) { fmt.Println(out.TapCount, gesture.Location()) })
//	engine.Feed(kinesic.TouchSample{Touch: 1, Phase: kinesic.PhaseBegan, X: 100, Y: 100, Time: now})
//
// An engine is for any goroutine, one call at a time: a call that overlaps another one's is refused with ErrThread.
// Handlers run inside the call that caused their gesture; what they panic with goes on from that call.
package kinesic

/*
// native is in the module of a release only.
#cgo CFLAGS: -I${SRCDIR}/native/include
#cgo linux,amd64 LDFLAGS: -L${SRCDIR}/native/amd64
#cgo linux,arm64 LDFLAGS: -L${SRCDIR}/native/arm64
#cgo LDFLAGS: -lkinesic
#cgo linux LDFLAGS: -lm -ldl
#include "bridge.h"
*/
import "C"

import (
	"fmt"
	"math"
	"time"
)

// Error is why the engine refused a call, which then changed nothing.
type Error struct {
	// Code is what kind of failure it is.
	Code ErrorCode

	// Sentence is the engine's own.
	Sentence string
}

// Error gives the sentence and the name of the code.
func (err *Error) Error() string {
	return fmt.Sprintf("%s (%s)", err.Sentence, err.Code.Error())
}

// Unwrap gives the code: errors.Is(err, kinesic.ErrStale).
func (err *Error) Unwrap() error { return err.Code }

// Error gives the name of the code in C.
func (code ErrorCode) Error() string { return C.GoString(C.kin_result_name(C.kin_result(code))) }

// Point is a place or a movement; y grows downwards.
type Point struct{ X, Y float64 }

// Rect is a rectangle, half open.
type Rect struct{ X, Y, Width, Height float64 }

// Transform is an affine map: x' = A x + C y + TX, y' = B x + D y + TY.
type Transform struct{ A, B, C, D, TX, TY float64 }

// Identity is the map that changes nothing.
var Identity = Transform{A: 1, D: 1}

// TouchSample is one sample of one contact: what a host feeds. The zero value is a finger that goes down at 0, 0.
type TouchSample struct {
	// Touch is the host's number of the contact; free again after it ended.
	Touch uint64

	// Time is that of the host's monotonic clock.
	Time time.Duration

	// X and Y are in the window.
	X, Y float64

	// View is the view that was hit; the zero value: the engine looks.
	View View

	// Phase is what the contact did.
	Phase Phase

	// Type is what made it.
	Type TouchType

	// Force is 0 where unknown; 1 is an ordinary touch.
	Force float64

	// Radius is that of the contact, in window units; 0 where unknown.
	Radius float64

	// Buttons are those that are pressed.
	Buttons Button

	// Modifiers are the keys that are held.
	Modifiers Modifier
}

func (sample TouchSample) raw() C.kin_touch_sample {
	return C.kin_touch_sample{
		touch:        C.uint64_t(sample.Touch),
		time_ns:      toNanoseconds(sample.Time),
		x:            C.double(sample.X),
		y:            C.double(sample.Y),
		view:         sample.View.id,
		phase:        C.kin_phase(sample.Phase),
		_type:        C.kin_touch_type(sample.Type),
		force:        C.double(sample.Force),
		major_radius: C.double(sample.Radius),
		buttons:      C.uint32_t(sample.Buttons),
		modifiers:    C.uint32_t(sample.Modifiers),
	}
}

func newTouchSample(engine *Engine, raw *C.kin_touch_sample) TouchSample {
	return TouchSample{
		Touch:     uint64(raw.touch),
		Time:      fromNanoseconds(raw.time_ns),
		X:         float64(raw.x),
		Y:         float64(raw.y),
		View:      View{engine, raw.view},
		Phase:     Phase(raw.phase),
		Type:      TouchType(raw._type),
		Force:     float64(raw.force),
		Radius:    float64(raw.major_radius),
		Buttons:   Button(raw.buttons),
		Modifiers: Modifier(raw.modifiers),
	}
}

// A time before the zero of the clock becomes one that the engine refuses.
func toNanoseconds(when time.Duration) C.uint64_t {
	if when < 0 {
		return math.MaxUint64
	}
	return C.uint64_t(when)
}

func fromNanoseconds(nanoseconds C.uint64_t) time.Duration {
	if nanoseconds > math.MaxInt64 {
		return math.MaxInt64
	}
	return time.Duration(nanoseconds)
}

func fromSeconds(seconds float64) time.Duration {
	if seconds >= math.MaxInt64/1e9 {
		return math.MaxInt64
	}
	return time.Duration(math.Round(seconds * 1e9))
}

func fromBool(value bool) float64 {
	if value {
		return 1
	}
	return 0
}

package kinesic

/*
#include <stdlib.h>
#include "bridge.h"
*/
import "C"

import "unsafe"

// Recognizer is one of any class: Tap, Pan ... have theirs inside. There is one for each id, so that two can be
// compared with ==. It keeps its engine alive.
type Recognizer struct {
	engine   *Engine
	id       C.kin_recognizer_id
	class    string
	keys     map[Action]uint64
	delegate uint64
}

// Action names a handler that was added, for RemoveAction.
type Action uint64

// Delegate answers questions that the engine asks about one recognizer; a function that is nil leaves a question to
// the engine. Answers must depend on nothing but the engine's state, or a trace does not replay without them.
type Delegate struct {
	// ShouldBegin: it is about to leave Possible: may it? Asked once an attempt.
	ShouldBegin func(recognizer *Recognizer) bool

	// ShouldReceiveTouch: a touch landed: does this recognizer take it?
	ShouldReceiveTouch func(recognizer *Recognizer, touch TouchSample) bool

	// ShouldRecognizeSimultaneouslyWith: may both run at once? A yes from either side is enough.
	ShouldRecognizeSimultaneouslyWith func(recognizer, other *Recognizer) bool

	// ShouldRequireFailureOf: must other fail before this one?
	ShouldRequireFailureOf func(recognizer, other *Recognizer) bool

	// ShouldBeRequiredToFailBy: must this one fail before other?
	ShouldBeRequiredToFailBy func(recognizer, other *Recognizer) bool
}

func (delegate *Delegate) answers() C.uint32_t {
	answers := C.uint32_t(0)
	for _, each := range []struct {
		isThere bool
		bit     C.uint32_t
	}{
		{delegate.ShouldBegin != nil, C.BRIDGE_BEGIN},
		{delegate.ShouldReceiveTouch != nil, C.BRIDGE_RECEIVE},
		{delegate.ShouldRecognizeSimultaneouslyWith != nil, C.BRIDGE_SIMULTANEOUS},
		{delegate.ShouldRequireFailureOf != nil, C.BRIDGE_REQUIRE},
		{delegate.ShouldBeRequiredToFailBy != nil, C.BRIDGE_REQUIRED},
	} {
		if each.isThere {
			answers |= each.bit
		}
	}
	return answers
}

// call makes a call of C about this recognizer.
func (recognizer *Recognizer) call(function func(*C.kin_engine, C.kin_recognizer_id) C.kin_result) error {
	if recognizer == nil {
		return &Error{ErrNull, "no recognizer: this is a zero value"}
	}
	return recognizer.engine.call(func(engine *C.kin_engine) C.kin_result { return function(engine, recognizer.id) })
}

// named makes a call with a text.
func (recognizer *Recognizer) named(text string, function func(*C.kin_engine, C.kin_recognizer_id, *C.char) C.kin_result) error {
	name := C.CString(text)
	defer C.free(unsafe.Pointer(name))
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return function(engine, id, name)
	})
}

// ID is its id in C.
func (recognizer *Recognizer) ID() uint64 { return uint64(recognizer.id) }

// Class is the name of its class.
func (recognizer *Recognizer) Class() string {
	if recognizer.class == "" {
		_ = recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
			var name *C.char
			code := C.kin_recognizer_get_class(engine, id, &name)
			if code == C.KIN_OK {
				recognizer.class = C.GoString(name)
			}
			return code
		})
	}
	return recognizer.class
}

// View is the view that it is attached to.
func (recognizer *Recognizer) View() (View, error) {
	var out C.kin_view_id
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_get_view(engine, id, &out)
	})
	return View{recognizer.engine, out}, err
}

// State is its present state.
func (recognizer *Recognizer) State() (State, error) {
	var out C.kin_state
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_get_state(engine, id, &out)
	})
	return State(out), err
}

// Name is its name; empty without one.
func (recognizer *Recognizer) Name() (string, error) {
	var out string
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		var name *C.char
		code := C.kin_recognizer_get_name(engine, id, &name)
		if code == C.KIN_OK {
			out = C.GoString(name)
		}
		return code
	})
	return out, err
}

// SetName gives it a name, for explanations and tools.
func (recognizer *Recognizer) SetName(name string) error {
	return recognizer.named(name, func(engine *C.kin_engine, id C.kin_recognizer_id, name *C.char) C.kin_result {
		return C.kin_recognizer_set_name(engine, id, name)
	})
}

// Number gives a property by its name: of a class of a plugin.
func (recognizer *Recognizer) Number(property string) (float64, error) {
	var out C.double
	err := recognizer.named(property, func(engine *C.kin_engine, id C.kin_recognizer_id, name *C.char) C.kin_result {
		return C.kin_recognizer_get_number(engine, id, name, &out)
	})
	return float64(out), err
}

// SetNumber sets a property by its name.
func (recognizer *Recognizer) SetNumber(property string, to float64) error {
	return recognizer.named(property, func(engine *C.kin_engine, id C.kin_recognizer_id, name *C.char) C.kin_result {
		return C.kin_recognizer_set_number(engine, id, name, C.double(to))
	})
}

// Value gives an output by its name.
func (recognizer *Recognizer) Value(output string) (float64, error) {
	var out C.double
	err := recognizer.named(output, func(engine *C.kin_engine, id C.kin_recognizer_id, name *C.char) C.kin_result {
		return C.kin_recognizer_get_value(engine, id, name, &out)
	})
	return float64(out), err
}

// SetValue sets an output by its name, "scale" back to 1: the gesture goes on from there.
func (recognizer *Recognizer) SetValue(output string, to float64) error {
	return recognizer.named(output, func(engine *C.kin_engine, id C.kin_recognizer_id, name *C.char) C.kin_result {
		return C.kin_recognizer_set_value(engine, id, name, C.double(to))
	})
}

func (recognizer *Recognizer) point(output string) (Point, error) {
	x, err := recognizer.Value(output + ".x")
	if err != nil {
		return Point{}, err
	}
	y, err := recognizer.Value(output + ".y")
	return Point{x, y}, err
}

// LocationIn is where it is, in the coordinates of a view.
func (recognizer *Recognizer) LocationIn(view View) (Point, error) {
	var out C.kin_point
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_get_location(engine, id, view.id, &out)
	})
	return Point{float64(out.x), float64(out.y)}, err
}

// number is its id in C, that of nobody for a zero value.
func (recognizer *Recognizer) number() C.kin_recognizer_id {
	if recognizer == nil {
		return 0
	}
	return recognizer.id
}

// RequireFailureOf says that it cannot leave Possible before other has failed.
func (recognizer *Recognizer) RequireFailureOf(other *Recognizer) error {
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_require_failure(engine, id, other.number())
	})
}

// AllowSimultaneous says whether both may be recognized at once.
func (recognizer *Recognizer) AllowSimultaneous(other *Recognizer, allowed bool) error {
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_allow_simultaneous(engine, id, other.number(), C.bool(allowed))
	})
}

// SetPrevention says whether this one, when it is recognized, may exclude other.
func (recognizer *Recognizer) SetPrevention(other *Recognizer, allowed bool) error {
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_set_prevention(engine, id, other.number(), C.bool(allowed))
	})
}

// Abort ends the present attempt.
func (recognizer *Recognizer) Abort() error {
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_abort(engine, id)
	})
}

// Propose proposes a state, for a class that leaves its states to the host (Manual).
func (recognizer *Recognizer) Propose(state State) error {
	return recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_propose(engine, id, C.kin_state(state))
	})
}

// Remove removes it with its handlers; an active one sends Cancelled first.
func (recognizer *Recognizer) Remove() error {
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_remove(engine, id)
	})
	if err == nil {
		recognizer.engine.sweep()
	}
	return err
}

// OnGesture calls handler with each of its gestures. On of Tap, Pan ... gives the outputs too.
func (recognizer *Recognizer) OnGesture(handler func(Gesture)) (Action, error) {
	if recognizer == nil {
		return 0, &Error{ErrNull, "no recognizer: this is a zero value"}
	}
	key := recognizer.engine.keep(handler)
	var action C.uint64_t
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.bridge_add_action(engine, id, C.uint64_t(key), &action)
	})
	if err != nil {
		recognizer.engine.forget(key)
		return 0, err
	}
	if recognizer.engine.isCopyAsking() {
		return Action(action), nil
	}
	recognizer.engine.lock.Lock()
	defer recognizer.engine.lock.Unlock()
	if recognizer.keys == nil {
		recognizer.keys = map[Action]uint64{}
	}
	recognizer.keys[Action(action)] = key
	return Action(action), nil
}

// RemoveAction removes a handler, at once.
func (recognizer *Recognizer) RemoveAction(action Action) error {
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.kin_recognizer_remove_action(engine, id, C.uint64_t(action))
	})
	if err != nil || recognizer.engine.isCopyAsking() {
		return err
	}
	recognizer.engine.lock.Lock()
	defer recognizer.engine.lock.Unlock()
	delete(recognizer.engine.functions, recognizer.keys[action])
	delete(recognizer.keys, action)
	return nil
}

// SetDelegate lets delegate answer the questions about this recognizer from now on; nil: nobody.
func (recognizer *Recognizer) SetDelegate(delegate *Delegate) error {
	if recognizer == nil {
		return &Error{ErrNull, "no recognizer: this is a zero value"}
	}
	if delegate == nil {
		delegate = &Delegate{}
	}
	key := recognizer.engine.keep(delegate)
	err := recognizer.call(func(engine *C.kin_engine, id C.kin_recognizer_id) C.kin_result {
		return C.bridge_set_delegate(engine, id, C.uint64_t(key), delegate.answers())
	})
	if err != nil {
		recognizer.engine.forget(key)
		return err
	}
	recognizer.delegate = recognizer.engine.replaced(recognizer.delegate, key)
	return nil
}

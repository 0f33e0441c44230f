package kinesic

/*
#include <stdlib.h>
#include "bridge.h"
*/
import "C"

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"
)

// Options say how an engine is made; DefaultOptions gives the defaults.
type Options struct {
	// TouchCapacity is how many contacts may be down at one time; 1 to 128.
	TouchCapacity uint32

	// EventCapacity is how many records wait for a poll; at least 64.
	EventCapacity uint32

	// TieBreak is how two recognizers that propose in one step are ordered.
	TieBreak TieBreak

	// UnitsPerInch of the window; thresholds scale with it.
	UnitsPerInch float64
}

// DefaultOptions gives the library's defaults.
func DefaultOptions() Options {
	var raw C.kin_engine_options
	C.bridge_engine_options_init(&raw)
	return Options{uint32(raw.touch_capacity), uint32(raw.event_capacity), TieBreak(raw.tie_break), float64(raw.units_per_inch)}
}

// Engine has views and recognizers, takes touches and time, and gives gestures. Close frees it; one that is forgotten
// is freed when the garbage collector finds it.
type Engine struct {
	lock sync.Mutex
	*handle
	asking      *C.kin_engine // who asks a delegate: this engine, or a copy that C has made of it; nil: nobody
	depth       int           // how many calls are under way
	isClosing   bool
	panics      []any
	functions   map[uint64]any
	recognizers map[C.kin_recognizer_id]*Recognizer
	eventKey    uint64
	sink        func([]byte) bool
}

// handle has the engine of C, nil when it is closed. It is apart, and refers to nothing else, because the garbage
// collector finalizes nothing that refers to itself, as an engine does whose handlers refer to it.
type handle struct{ address *C.kin_engine }

func (handle *handle) free() {
	if handle.address != nil {
		C.kin_engine_destroy(handle.address)
	}
	handle.address = nil
}

// The engines that are in a call: C calls back in no other time.
var running sync.Map

// The latest key of a function. No two engines have the same, so that a key says whose it is where a copy asks.
var latestKey uint64

// NewEngine makes an engine.
func NewEngine(options Options) (*Engine, error) {
	runtime.LockOSThread() // the sentence of a failure is that of the thread
	defer runtime.UnlockOSThread()
	var raw C.kin_engine_options
	C.bridge_engine_options_init(&raw)
	raw.touch_capacity = C.uint32_t(options.TouchCapacity)
	raw.event_capacity = C.uint32_t(options.EventCapacity)
	raw.tie_break = C.kin_tie_break(options.TieBreak)
	raw.units_per_inch = C.double(options.UnitsPerInch)
	engine := &Engine{handle: &handle{}, functions: map[uint64]any{}, recognizers: map[C.kin_recognizer_id]*Recognizer{}}
	if code := C.kin_engine_create(&raw, &engine.address); code != C.KIN_OK {
		return nil, &Error{ErrorCode(code), C.GoString(C.kin_last_error())}
	}
	runtime.SetFinalizer(engine.handle, (*handle).free)
	return engine, nil
}

// Close frees the engine; from inside a handler when the outermost call returns. To close twice is no error.
func (engine *Engine) Close() error {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	if engine.depth > 0 {
		engine.isClosing = true
	} else {
		engine.free()
	}
	return nil
}

func (engine *Engine) enter() (*C.kin_engine, error) {
	if engine == nil {
		return nil, &Error{ErrNull, "no engine: the view or recognizer is a zero value"}
	}
	engine.lock.Lock()
	defer engine.lock.Unlock()
	if engine.address == nil || engine.isClosing {
		return nil, &Error{ErrStale, "the engine is closed"}
	}
	engine.depth++
	running.Store(engine.address, engine)
	if engine.asking != nil {
		return engine.asking, nil
	}
	return engine.address, nil
}

// turnTo makes handles those of the engine that asks a delegate, a copy has the same ids, and gives the one before.
func (engine *Engine) turnTo(asking *C.kin_engine) *C.kin_engine {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	before := engine.asking
	engine.asking = asking
	return before
}

// leave ends a call. After the outermost one the first panic of a handler goes on.
func (engine *Engine) leave() {
	engine.lock.Lock()
	engine.depth--
	isOver := engine.depth == 0
	var panics []any
	if isOver {
		running.Delete(engine.address)
		panics, engine.panics = engine.panics, nil
		if engine.isClosing {
			engine.free()
		}
	}
	engine.lock.Unlock()
	if len(panics) == 1 {
		panic(panics[0])
	} else if len(panics) > 1 {
		panic(Panics(panics))
	}
}

// Panics are what several handlers of one call panicked with, in order.
type Panics []any

// call makes a call of C.
func (engine *Engine) call(function func(*C.kin_engine) C.kin_result) error {
	runtime.LockOSThread() // the engine keeps the sentences of threads apart
	defer runtime.UnlockOSThread()
	address, err := engine.enter()
	if err != nil {
		return err
	}
	defer engine.leave()
	if code := function(address); code != C.KIN_OK {
		return &Error{ErrorCode(code), C.GoString(C.kin_engine_last_error(address))}
	}
	return nil
}

// keep gives a function the key by which C knows it.
func (engine *Engine) keep(function any) uint64 {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	key := atomic.AddUint64(&latestKey, 1)
	engine.functions[key] = function
	return key
}

// isCopyAsking says whether a copy asks a delegate: what is given or taken now is the copy's, and what the engine has
// stays.
func (engine *Engine) isCopyAsking() bool {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	return engine.asking != nil && engine.asking != engine.address
}

// replaced gives which function the engine has once C was given now in place of before: the copy that asks has others.
func (engine *Engine) replaced(before, now uint64) uint64 {
	if engine.isCopyAsking() {
		return before
	}
	engine.forget(before)
	return now
}

func (engine *Engine) forget(key uint64) {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	delete(engine.functions, key)
}

func (engine *Engine) function(key uint64) any {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	return engine.functions[key]
}

// recognizer gives the one that stands for an id: always the same.
func (engine *Engine) recognizer(id C.kin_recognizer_id, class string) *Recognizer {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	found := engine.recognizers[id]
	if found == nil {
		found = &Recognizer{engine: engine, id: id, class: class}
		engine.recognizers[id] = found
	}
	return found
}

// sweep forgets the functions of recognizers that are gone: from this engine, whatever a copy has lost.
func (engine *Engine) sweep() {
	if _, err := engine.enter(); err != nil {
		return
	}
	defer engine.leave()
	engine.lock.Lock()
	defer engine.lock.Unlock()
	for id, recognizer := range engine.recognizers {
		var state C.kin_state
		if C.kin_recognizer_get_state(engine.address, id, &state) == C.KIN_OK {
			continue
		}
		for _, key := range recognizer.keys {
			delete(engine.functions, key)
		}
		delete(engine.functions, recognizer.delegate)
		delete(engine.recognizers, id)
	}
}

// Feed takes samples in the order of their time: all, or on an error none. Those of one time are one step: feed what
// several fingers do at a time in one call. Handlers are called in here.
func (engine *Engine) Feed(samples ...TouchSample) error {
	if len(samples) == 0 {
		return nil
	}
	raw := make([]C.kin_touch_sample, len(samples))
	for index, sample := range samples {
		raw[index] = sample.raw()
	}
	return engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_engine_feed(engine, &raw[0], C.uint32_t(len(raw)))
	})
}

// Advance lets time pass up to now, and fires the timers that are due.
func (engine *Engine) Advance(now time.Duration) error {
	return engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_engine_advance(engine, toNanoseconds(now)) })
}

// NextDeadline says when the next timer is due; false: never.
func (engine *Engine) NextDeadline() (time.Duration, bool, error) {
	var when C.uint64_t
	err := engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_engine_next_deadline(engine, &when) })
	return fromNanoseconds(when), err == nil && when != ^C.uint64_t(0), err
}

// Time is the latest time that was fed or advanced to.
func (engine *Engine) Time() (time.Duration, error) {
	var when C.uint64_t
	err := engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_engine_get_time(engine, &when) })
	return fromNanoseconds(when), err
}

// CancelTouches cancels every touch that is down, as the system does when a window loses its input.
func (engine *Engine) CancelTouches(now time.Duration) error {
	return engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_engine_cancel_touches(engine, toNanoseconds(now))
	})
}

// Poll gives the records that came since the last poll, oldest first.
func (engine *Engine) Poll() ([]Event, error) {
	var first *C.kin_event
	var count C.uint32_t
	var events []Event
	err := engine.call(func(address *C.kin_engine) C.kin_result {
		code := C.kin_engine_poll(address, &first, &count)
		if code == C.KIN_OK {
			for _, record := range unsafe.Slice(first, int(count)) {
				events = append(events, engine.event(record))
			}
		}
		return code
	})
	return events, err
}

// OnEvent calls handler with every record from now on, in order, inside the call that caused it; nil: no more.
func (engine *Engine) OnEvent(handler func(Event)) error {
	key := uint64(0)
	if handler != nil {
		key = engine.keep(handler)
	}
	err := engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.bridge_set_event_callback(engine, C.uint64_t(key))
	})
	if err != nil {
		engine.forget(key)
		return err
	}
	engine.eventKey = engine.replaced(engine.eventKey, key)
	return nil
}

// SetExplain turns decision records on or off: why recognizers failed or wait.
func (engine *Engine) SetExplain(explain bool) error {
	return engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_engine_set_explain(engine, C.bool(explain))
	})
}

// SetLenient turns on or off that samples that do not fit together are put right, as those of drivers that lose lifts.
func (engine *Engine) SetLenient(lenient bool) error {
	return engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_engine_set_lenient(engine, C.bool(lenient))
	})
}

// Describe gives one English sentence about a record.
func (engine *Engine) Describe(event Event) (string, error) {
	record := event.record()
	var needed C.uint32_t
	err := engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_event_describe(engine, &record, nil, 0, &needed)
	})
	if err != nil {
		return "", err
	}
	room := make([]byte, needed)
	err = engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_event_describe(engine, &record, (*C.char)(unsafe.Pointer(&room[0])), needed, nil)
	})
	return string(room[:needed-1]), err
}

// Root is the view that fills the window.
func (engine *Engine) Root() View {
	var id C.kin_view_id
	_ = engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_engine_root_view(engine, &id) })
	return View{engine, id}
}

// HitTest gives the view that a touch at this point of the window would hit.
func (engine *Engine) HitTest(point Point) (View, error) {
	var id C.kin_view_id
	err := engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_view_hit_test(engine, C.double(point.X), C.double(point.Y), &id)
	})
	return View{engine, id}, err
}

// Exclusive makes each recognizer wait for all that stand before it.
func (engine *Engine) Exclusive(recognizers ...*Recognizer) error {
	return engine.compose(recognizers, func(engine *C.kin_engine, ids *C.kin_recognizer_id, count C.uint32_t) C.kin_result {
		return C.kin_compose_exclusive(engine, ids, count)
	})
}

// Simultaneous lets each pair be recognized at once.
func (engine *Engine) Simultaneous(recognizers ...*Recognizer) error {
	return engine.compose(recognizers, func(engine *C.kin_engine, ids *C.kin_recognizer_id, count C.uint32_t) C.kin_result {
		return C.kin_compose_simultaneous(engine, ids, count)
	})
}

func (engine *Engine) compose(recognizers []*Recognizer, function func(*C.kin_engine, *C.kin_recognizer_id, C.uint32_t) C.kin_result) error {
	if len(recognizers) == 0 {
		return nil
	}
	ids := make([]C.kin_recognizer_id, len(recognizers))
	for index, recognizer := range recognizers {
		ids[index] = recognizer.number()
	}
	return engine.call(func(engine *C.kin_engine) C.kin_result { return function(engine, &ids[0], C.uint32_t(len(ids))) })
}

// StartTrace records every call from here on into sink, which says whether it took the bytes, until StopTrace.
func (engine *Engine) StartTrace(sink func([]byte) bool) error {
	before := engine.sink
	engine.sink = sink
	err := engine.call(func(engine *C.kin_engine) C.kin_result { return C.bridge_trace_start(engine) })
	if err != nil {
		engine.sink = before
	}
	return err
}

// StopTrace ends the trace.
func (engine *Engine) StopTrace() error {
	return engine.call(func(engine *C.kin_engine) C.kin_result { return C.kin_trace_stop(engine) })
}

// Replay plays a trace: the same records as when it was recorded, without the functions of that time.
func (engine *Engine) Replay(trace []byte) error {
	bytes := C.CBytes(trace)
	defer C.free(bytes)
	return engine.call(func(engine *C.kin_engine) C.kin_result {
		return C.kin_trace_replay(engine, bytes, C.uint64_t(len(trace)), nil, nil)
	})
}

package kinesic

/*
#include "bridge.h"
*/
import "C"

import "unsafe"

// engineOf gives the engine that C calls back for.
func engineOf(address unsafe.Pointer) *Engine {
	found, _ := running.Load((*C.kin_engine)(address))
	engine, _ := found.(*Engine)
	return engine
}

// ownerOf gives the engine whose delegate C asks: it asks itself, or a copy that C has made of it, as a lint does.
func ownerOf(address *C.kin_engine, key uint64) *Engine {
	owner := engineOf(unsafe.Pointer(address))
	if owner != nil {
		return owner
	}
	running.Range(func(_, value any) bool {
		if engine := value.(*Engine); engine.function(key) != nil {
			owner = engine
		}
		return owner == nil
	})
	return owner
}

// guard keeps what a function panics with: no panic crosses the frames of C.
func (engine *Engine) guard() {
	if value := recover(); value != nil {
		engine.lock.Lock()
		engine.panics = append(engine.panics, value)
		engine.lock.Unlock()
	}
}

//export kinesicEvent
func kinesicEvent(address *C.kin_engine, record *C.kin_event, key C.uint64_t) {
	engine := engineOf(unsafe.Pointer(address))
	if engine == nil {
		return
	}
	defer engine.guard()
	switch handler := engine.function(uint64(key)).(type) {
	case func(Event):
		handler(engine.event(*record))
	case func(Gesture):
		handler(Gesture{engine, *record})
	}
}

//export kinesicAsk
func kinesicAsk(address *C.kin_engine, key C.uint64_t, question C.uint32_t, id, otherID C.kin_recognizer_id, touch *C.kin_touch_sample) (answer C.bool) {
	answer = C.bool(question == C.BRIDGE_BEGIN || question == C.BRIDGE_RECEIVE)
	engine := ownerOf(address, uint64(key))
	if engine == nil {
		return answer
	}
	delegate, _ := engine.function(uint64(key)).(*Delegate)
	if delegate == nil {
		return answer
	}
	defer engine.turnTo(engine.turnTo(address))
	defer engine.guard()
	recognizer := engine.recognizer(id, "")
	switch question {
	case C.BRIDGE_BEGIN:
		answer = C.bool(delegate.ShouldBegin(recognizer))
	case C.BRIDGE_RECEIVE:
		answer = C.bool(delegate.ShouldReceiveTouch(recognizer, newTouchSample(engine, touch)))
	case C.BRIDGE_SIMULTANEOUS:
		answer = C.bool(delegate.ShouldRecognizeSimultaneouslyWith(recognizer, engine.recognizer(otherID, "")))
	case C.BRIDGE_REQUIRE:
		answer = C.bool(delegate.ShouldRequireFailureOf(recognizer, engine.recognizer(otherID, "")))
	case C.BRIDGE_REQUIRED:
		answer = C.bool(delegate.ShouldBeRequiredToFailBy(recognizer, engine.recognizer(otherID, "")))
	}
	return answer
}

//export kinesicSink
func kinesicSink(address unsafe.Pointer, bytes unsafe.Pointer, count C.uint32_t) (taken C.bool) {
	engine := engineOf(address)
	if engine == nil || engine.sink == nil {
		return false
	}
	defer engine.guard()
	return C.bool(engine.sink(C.GoBytes(bytes, C.int(count))))
}

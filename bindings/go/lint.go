//go:build kinesic_lint

package kinesic

/*
#cgo LDFLAGS: -lkinesic-lint -lkinesic
#include <stdlib.h>
#include <kinesic/lint.h>
#include "bridge.h"

extern bool kinesicProgress(double share, uint64_t key);

static bool progress(double share, void *user_data) { return kinesicProgress(share, (uint64_t)(uintptr_t)user_data); }

static kin_result lint_create(kin_engine *engine, kin_lint_options options, uint64_t key, kin_lint **out_lint) {
  kin_lint_options chosen;
  kin_lint_options_init(&chosen);
  chosen.flags = options.flags, chosen.width = options.width, chosen.height = options.height;
  if (options.run_limit) chosen.run_limit = options.run_limit;
  chosen.progress = progress, chosen.user_data = (void *)(uintptr_t)key;
  return kin_lint_create(engine, &chosen, out_lint);
}

// Pointers to Go's memory may be arguments, not parts of a struct.
static kin_result lint_add_wish(kin_lint *lint, const char *name, const char *motion, kin_view_id view,
                                const kin_touch_sample *samples, uint32_t sample_count,
                                const kin_wish_outcome *outcomes, uint32_t outcome_count) {
  const kin_wish wish = {name, motion, view, samples, sample_count, outcome_count, outcomes};
  return kin_lint_add_wish(lint, &wish);
}

static void finding_init(kin_finding *out_finding) { kin_finding_init(out_finding); }
static void motion_init(kin_lint_motion *out_motion) { kin_lint_motion_init(out_motion); }

// A growing text.
typedef struct text {
  char *bytes;
  uint64_t count, room;
} text;

static kin_result json_sink(const void *bytes, uint32_t count, void *user_data) {
  text *whole = user_data;
  if (whole->count + count > whole->room) {
    const uint64_t room = (whole->count + count) * 2;
    char *larger = realloc(whole->bytes, room);
    if (!larger) return KIN_ERROR_MEMORY;
    whole->bytes = larger, whole->room = room;
  }
  for (uint32_t i = 0; i < count; i++) whole->bytes[whole->count++] = ((const char *)bytes)[i];
  return KIN_OK;
}

static kin_result lint_json(kin_lint *lint, text *out_text) { return kin_lint_write_json(lint, json_sink, out_text); }
*/
import "C"

import (
	"runtime"
	"sync"
	"unsafe"
)

// Lint looks for conflicts in an engine as it was when the lint was made. It plays motions on a copy; delegates are
// asked with the handles that they know, which then are those of the copy. Close frees it; one that is forgotten is
// freed by the garbage collector. It is for one goroutine at a time, and needs its engine to be open while it runs.
type Lint struct {
	lock   sync.Mutex
	engine *Engine
	*lintHandle
	key       uint64 // of the progress function
	isRunning bool
	isClosing bool
}

// lintHandle has the lint of C, nil when it is closed; apart for the garbage collector, as an engine's handle is.
type lintHandle struct{ lint *C.kin_lint }

func (handle *lintHandle) free() {
	C.kin_lint_destroy(handle.lint)
	handle.lint = nil
}

// Lint makes a lint of the engine as it is now. It is there in programs that are built with `-tags kinesic_lint`, which
// need libkinesic-lint.
func (engine *Engine) Lint(options LintOptions) (*Lint, error) {
	raw := C.kin_lint_options{width: C.double(options.Width), height: C.double(options.Height), run_limit: C.uint64_t(options.RunLimit)}
	if options.WithoutRemedies {
		raw.flags = C.KIN_LINT_WITHOUT_REMEDIES
	}
	address, err := engine.enter()
	if err != nil {
		return nil, err
	}
	defer engine.leave()
	runtime.LockOSThread() // the sentence of a failure is that of the thread
	defer runtime.UnlockOSThread()
	made := &Lint{engine: engine, lintHandle: &lintHandle{}, key: engine.keep(options.Progress)}
	if code := C.lint_create(address, raw, C.uint64_t(made.key), &made.lint); code != C.KIN_OK {
		engine.forget(made.key)
		return nil, &Error{ErrorCode(code), C.GoString(C.kin_lint_last_error(nil))}
	}
	runtime.SetFinalizer(made.lintHandle, (*lintHandle).free)
	return made, nil
}

//export kinesicProgress
func kinesicProgress(share C.double, key C.uint64_t) (goesOn C.bool) {
	engine := ownerOf(nil, uint64(key))
	if engine == nil || engine.hasPanicked() {
		return false
	}
	progress := engine.function(uint64(key)).(func(float64) bool)
	if progress == nil {
		return true
	}
	defer engine.guard()
	return C.bool(progress(float64(share)))
}

// hasPanicked says whether a function has panicked in the call that is under way: a run need not go on.
func (engine *Engine) hasPanicked() bool {
	engine.lock.Lock()
	defer engine.lock.Unlock()
	return len(engine.panics) > 0
}

// Close frees the lint; from inside of a function that it asks when the run is over. To close twice is no error.
func (lint *Lint) Close() error {
	if lint == nil {
		return nil
	}
	lint.lock.Lock()
	defer lint.lock.Unlock()
	lint.isClosing = true
	if !lint.isRunning {
		lint.free()
		lint.engine.forget(lint.key)
	}
	return nil
}

// call makes a call of C.
func (lint *Lint) call(function func(*C.kin_lint) C.kin_result) error {
	if lint == nil {
		return &Error{ErrNull, "no lint: this is a zero value"}
	}
	lint.lock.Lock()
	defer lint.lock.Unlock()
	if lint.lint == nil || lint.isClosing {
		return &Error{ErrStale, "the lint is closed"}
	}
	return lint.finish(function(lint.lint))
}

func (lint *Lint) finish(code C.kin_result) error {
	if code == C.KIN_OK {
		return nil
	}
	return &Error{ErrorCode(code), C.GoString(C.kin_lint_last_error(lint.lint))}
}

// Run looks at everything; what an earlier run found is gone. What a delegate panics with ends the run, and goes on
// from here.
func (lint *Lint) Run() error {
	if err := lint.begin(); err != nil {
		return err
	}
	defer lint.end()
	if _, err := lint.engine.enter(); err != nil {
		return err
	}
	defer lint.engine.leave()
	return lint.finish(C.kin_lint_run(lint.lint))
}

func (lint *Lint) begin() error {
	if err := lint.call(func(*C.kin_lint) C.kin_result { return C.KIN_OK }); err != nil {
		return err
	}
	lint.lock.Lock()
	defer lint.lock.Unlock()
	if lint.isRunning {
		return &Error{ErrReentrant, "the lint runs already"}
	}
	lint.isRunning = true
	return nil
}

func (lint *Lint) end() {
	lint.lock.Lock()
	lint.isRunning = false
	isClosing := lint.isClosing
	lint.lock.Unlock()
	if isClosing {
		lint.Close()
	}
}

// Allow says that such a finding is meant: it is listed as one that IsAllowed. It is about what is
// named, each a View or a *Recognizer; without a name about any. The order of two does not matter.
func (lint *Lint) Allow(kind FindingKind, about ...any) error {
	if len(about) > 2 {
		return &Error{ErrInvalid, "a finding is about two at most"}
	}
	var ids [2]C.uint64_t
	for index, each := range about {
		switch each := each.(type) {
		case View:
			ids[index] = C.uint64_t(each.id)
		case *Recognizer:
			ids[index] = C.uint64_t(each.number())
		default:
			return &Error{ErrInvalid, "a finding is about a View or a *Recognizer"}
		}
	}
	return lint.call(func(lint *C.kin_lint) C.kin_result {
		return C.kin_lint_allow(lint, C.kin_finding_kind(kind), ids[0], ids[1])
	})
}

// rows gives samples as C has them, with a first one where there is none, for no pointer is null.
func rows(samples []TouchSample) []C.kin_touch_sample {
	raw := make([]C.kin_touch_sample, 0, len(samples)+1)
	for _, sample := range samples {
		raw = append(raw, sample.raw())
	}
	return raw[:len(samples)+1]
}

// AddMotion adds a motion of the host's own: of a class whose gesture the vocabulary does not have.
func (lint *Lint) AddMotion(name string, samples ...TouchSample) error {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	raw := rows(samples)
	return lint.call(func(lint *C.kin_lint) C.kin_result {
		return C.kin_lint_add_motion(lint, text, &raw[0], C.uint32_t(len(samples)))
	})
}

func (outcome WishOutcome) raw() C.kin_wish_outcome {
	raw := C.kin_wish_outcome{recognizer: C.uint64_t(outcome.Recognizer.number()), within_ns: ^C.uint64_t(0)}
	if outcome.Fires {
		raw.flags = C.KIN_WISH_FIRES
	}
	if outcome.Within != 0 {
		raw.within_ns = toNanoseconds(outcome.Within)
	}
	if outcome.By != 0 {
		raw.flags |= C.KIN_WISH_BY
		raw.within_ns = toNanoseconds(outcome.By)
	}
	return raw
}

// AddWish adds a wish.
func (lint *Lint) AddWish(wish Wish) error {
	name := C.CString(wish.Name)
	defer C.free(unsafe.Pointer(name))
	var motion *C.char
	if wish.Motion != "" {
		motion = C.CString(wish.Motion)
		defer C.free(unsafe.Pointer(motion))
	}
	samples, outcomes := rows(wish.Samples), make([]C.kin_wish_outcome, len(wish.Outcomes)+1)
	for index, each := range wish.Outcomes {
		outcomes[index] = each.raw()
	}
	return lint.call(func(lint *C.kin_lint) C.kin_result {
		return C.lint_add_wish(lint, name, motion, wish.On.id, &samples[0], C.uint32_t(len(wish.Samples)), &outcomes[0],
			C.uint32_t(len(wish.Outcomes)))
	})
}

// Findings gives what was found: the most severe first, those that are allowed last.
func (lint *Lint) Findings() ([]Finding, error) {
	var found []Finding
	err := lint.call(func(raw *C.kin_lint) C.kin_result {
		var count C.uint32_t
		code := C.kin_lint_get_finding_count(raw, &count)
		for index := C.uint32_t(0); code == C.KIN_OK && index < count; index++ {
			code = lint.addFinding(raw, index, &found)
		}
		return code
	})
	return found, err
}

func (lint *Lint) addFinding(raw *C.kin_lint, index C.uint32_t, found *[]Finding) C.kin_result {
	var plain C.kin_finding
	C.finding_init(&plain)
	if code := C.kin_lint_get_finding(raw, index, &plain); code != C.KIN_OK {
		return code
	}
	finding := Finding{
		Kind:        FindingKind(plain.kind),
		Severity:    LintSeverity(plain.severity),
		IsAllowed:   plain.is_allowed != 0,
		Recognizer:  lint.recognizer(plain.recognizer),
		Other:       lint.recognizer(plain.other),
		Delay:       fromNanoseconds(plain.delay_ns),
		Motion:      number(plain.motion),
		MotionCount: int(plain.motion_count),
		Wish:        number(plain.wish),
		Sentence:    C.GoString(plain.sentence),
	}
	if plain.view != 0 {
		finding.View = View{lint.engine, plain.view}
	}
	for remedy := C.uint32_t(0); remedy < plain.remedy_count; remedy++ {
		var sentence *C.char
		if code := C.kin_lint_get_remedy(raw, index, remedy, &sentence); code != C.KIN_OK {
			return code
		}
		finding.Remedies = append(finding.Remedies, C.GoString(sentence))
	}
	*found = append(*found, finding)
	return C.KIN_OK
}

// number gives that of a motion or wish, -1: none.
func number(plain C.uint32_t) int {
	if plain == C.KIN_LINT_NONE {
		return -1
	}
	return int(plain)
}

func (lint *Lint) recognizer(id C.uint64_t) *Recognizer {
	if id == 0 {
		return nil
	}
	return lint.engine.recognizer(C.kin_recognizer_id(id), "")
}

// MotionCount is how many motions were played.
func (lint *Lint) MotionCount() (int, error) {
	var count C.uint32_t
	err := lint.call(func(lint *C.kin_lint) C.kin_result { return C.kin_lint_get_motion_count(lint, &count) })
	return int(count), err
}

// Motion gives one that was played, from 0 on.
func (lint *Lint) Motion(index int) (LintMotion, error) {
	var motion LintMotion
	err := lint.call(func(raw *C.kin_lint) C.kin_result {
		var plain C.kin_lint_motion
		C.motion_init(&plain)
		code := C.kin_lint_get_motion(raw, indexed(index), &plain)
		if code != C.KIN_OK {
			return code
		}
		motion = LintMotion{Name: C.GoString(plain.name), View: View{lint.engine, plain.view}, Place: Point{float64(plain.x), float64(plain.y)}}
		for _, sample := range unsafe.Slice(plain.samples, int(plain.sample_count)) {
			motion.Samples = append(motion.Samples, newTouchSample(lint.engine, &sample))
		}
		return code
	})
	return motion, err
}

// indexed gives a number as C has it, one that is refused for a number that is none.
func indexed(index int) C.uint32_t {
	if index < 0 || index >= C.KIN_LINT_NONE {
		return C.KIN_LINT_NONE
	}
	return C.uint32_t(index)
}

// Outcome gives what became of a recognizer in a motion, and who kept it from firing or made it wait.
func (lint *Lint) Outcome(motion int, recognizer *Recognizer) (LintOutcome, *Recognizer, error) {
	var outcome C.kin_lint_outcome
	var other C.uint64_t
	err := lint.call(func(lint *C.kin_lint) C.kin_result {
		return C.kin_lint_get_outcome(lint, indexed(motion), C.uint64_t(recognizer.number()), &outcome, &other)
	})
	if err != nil {
		return 0, nil, err
	}
	return LintOutcome(outcome), lint.recognizer(other), nil
}

// JSON gives the whole report; docs/lint.md has the keys.
func (lint *Lint) JSON() ([]byte, error) {
	whole := (*C.text)(C.calloc(1, C.sizeof_text))
	defer C.free(unsafe.Pointer(whole))
	defer func() { C.free(unsafe.Pointer(whole.bytes)) }()
	err := lint.call(func(lint *C.kin_lint) C.kin_result { return C.lint_json(lint, whole) })
	if err != nil {
		return nil, err
	}
	return C.GoBytes(unsafe.Pointer(whole.bytes), C.int(whole.count)), nil
}

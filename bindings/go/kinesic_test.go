package kinesic_test

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"kinesic"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func check(err error) { must(0, err) }

func ms(time_ int) time.Duration { return time.Duration(time_) * time.Millisecond }

func newEngine(test *testing.T) *kinesic.Engine {
	engine := must(kinesic.NewEngine(kinesic.DefaultOptions()))
	test.Cleanup(func() { engine.Close() })
	return engine
}

func touch(engine *kinesic.Engine, phase kinesic.Phase, x, y float64, at int) error {
	return engine.Feed(kinesic.TouchSample{Touch: 1, Phase: phase, X: x, Y: y, Time: ms(at)})
}

// tapAt feeds a tap that lands at a time.
func tapAt(engine *kinesic.Engine, at int) error {
	check(touch(engine, kinesic.PhaseBegan, 10, 10, at))
	return touch(engine, kinesic.PhaseEnded, 10, 10, at+50)
}

func is(test *testing.T, err error, code kinesic.ErrorCode) {
	test.Helper()
	if !errors.Is(err, code) {
		test.Fatalf("%v is not %v", err, code)
	}
}

func equal[T comparable](test *testing.T, found, wanted T) {
	test.Helper()
	if found != wanted {
		test.Fatalf("found %v, wanted %v", found, wanted)
	}
}

func TestAnErrorHasTheEnginesSentence(test *testing.T) {
	engine := newEngine(test)
	pan := must(engine.Root().AddPan())
	err := pan.SetMinimumTouches(0)
	is(test, err, kinesic.ErrRange)
	if text := err.Error(); !strings.Contains(text, "minimum_touches") || !strings.HasSuffix(text, "(KIN_ERROR_RANGE)") {
		test.Fatal(text)
	}
	equal(test, must(pan.MinimumTouches()), 1)
	_, err = engine.Root().Add("no such class")
	is(test, err, kinesic.ErrUnknown)
	var zero kinesic.View
	_, err = zero.AddTap()
	is(test, err, kinesic.ErrNull)
	_, err = kinesic.Tap{}.State()
	is(test, err, kinesic.ErrNull)
}

func TestACallWithoutAnEngineHasASentenceToo(test *testing.T) {
	options := kinesic.DefaultOptions()
	options.TouchCapacity = 0
	_, err := kinesic.NewEngine(options)
	is(test, err, kinesic.ErrRange)
	if !strings.Contains(err.Error(), "touch_capacity") {
		test.Fatal(err)
	}
}

func TestTimeDoesNotRunBackwards(test *testing.T) {
	engine := newEngine(test)
	check(engine.Advance(ms(20)))
	is(test, engine.Advance(ms(10)), kinesic.ErrTime)
	is(test, engine.Advance(-1), kinesic.ErrInvalid)
	equal(test, must(engine.Time()), ms(20))
	_, isThere, err := engine.NextDeadline()
	check(err)
	equal(test, isThere, false)
}

func TestPropertiesHaveTypesAndDefaults(test *testing.T) {
	engine := newEngine(test)
	press := must(engine.Root().AddLongPress())
	equal(test, must(press.MinimumDuration()), ms(500))
	check(press.SetMinimumDuration(ms(250)))
	equal(test, must(press.MinimumDuration()), ms(250))
	check(touch(engine, kinesic.PhaseBegan, 10, 10, 0))
	when, isThere, err := engine.NextDeadline()
	check(err)
	equal(test, isThere, true)
	equal(test, when, ms(250))
	equal(test, must(press.Enabled()), true)
	pan := must(engine.Root().AddPan())
	check(pan.SetAxes(kinesic.AxesVertical))
	equal(test, must(pan.Axes()), kinesic.AxesVertical)
	swipe := must(engine.Root().AddSwipe())
	check(swipe.SetDirection(kinesic.DirectionUp | kinesic.DirectionDown))
	equal(test, must(swipe.Direction()), kinesic.DirectionUp|kinesic.DirectionDown)
}

func TestWhatIsGoneIsRefused(test *testing.T) {
	engine := newEngine(test)
	view := must(engine.Root().AddView(kinesic.ViewOptions{Frame: kinesic.Rect{Width: 50, Height: 50}, Transform: kinesic.Identity}))
	tap, pan := must(view.AddTap()), must(engine.Root().AddPan())
	check(view.Remove())
	_, err := tap.State()
	is(test, err, kinesic.ErrStale)
	check(engine.Close())
	check(engine.Close())
	_, err = pan.State()
	is(test, err, kinesic.ErrStale)
	is(test, engine.Advance(ms(1)), kinesic.ErrStale)
}

func TestAForgottenEngineIsFreed(test *testing.T) {
	freed := make(chan bool, 1)
	func() {
		engine := must(kinesic.NewEngine(kinesic.DefaultOptions()))
		held := &struct{ name string }{"held"}
		tap := must(engine.Root().AddTap())
		must(tap.On(func(kinesic.Gesture, kinesic.TapOutputs) { fmt.Println(held.name, engine) }))
		runtime.SetFinalizer(held, func(any) { freed <- true })
	}()
	for range [100]int{} {
		runtime.GC()
		select {
		case <-freed:
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
	test.Fatal("what the handler holds is there still")
}

func TestAHandlerMayRemoveItselfAndCloseTheEngine(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	count, action := 0, kinesic.Action(0)
	action = must(tap.On(func(gesture kinesic.Gesture, out kinesic.TapOutputs) {
		equal(test, gesture.Recognizer(), tap.Recognizer)
		equal(test, out.TapCount, 1)
		count++
		check(tap.RemoveAction(action))
		is(test, tap.RemoveAction(action), kinesic.ErrUnknown)
	}))
	check(tapAt(engine, 0))
	check(tapAt(engine, 1000))
	equal(test, count, 1)
	must(tap.OnGesture(func(kinesic.Gesture) { engine.Close() }))
	check(tapAt(engine, 2000))
	is(test, engine.Advance(ms(3000)), kinesic.ErrStale)
}

func panicOf(function func()) (value any) {
	defer func() { value = recover() }()
	function()
	return nil
}

func TestAPanicComesOutOfTheCallAndTheEngineGoesOn(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	count := 0
	must(tap.OnGesture(func(kinesic.Gesture) { panic("the handler's own") }))
	must(tap.OnGesture(func(kinesic.Gesture) { count++ }))
	equal(test, fmt.Sprint(panicOf(func() { _ = tapAt(engine, 0) })), "the handler's own")
	equal(test, count, 1)
	equal(test, must(engine.Time()), ms(50))
	must(tap.OnGesture(func(kinesic.Gesture) { panic("another") }))
	panics, _ := panicOf(func() { _ = tapAt(engine, 1000) }).(kinesic.Panics)
	equal(test, fmt.Sprint(panics), "[the handler's own another]")
	equal(test, count, 2)
}

func TestCallsThatAHandlerMayNotMakeAreRefused(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	var err error
	must(tap.OnGesture(func(kinesic.Gesture) { err = engine.Advance(ms(5000)) }))
	check(tapAt(engine, 0))
	is(test, err, kinesic.ErrReentrant)
}

func TestCallsThatOverlapAreRefused(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	var err error
	must(tap.OnGesture(func(kinesic.Gesture) {
		var done sync.WaitGroup
		done.Add(1)
		go func() {
			defer done.Done()
			_, err = engine.Time()
		}()
		done.Wait()
	}))
	check(tapAt(engine, 0))
	is(test, err, kinesic.ErrThread)
}

func TestADelegateDecides(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	asked := ""
	check(tap.SetDelegate(&kinesic.Delegate{
		ShouldBegin: func(recognizer *kinesic.Recognizer) bool { asked += "begin "; return recognizer != tap.Recognizer },
		ShouldReceiveTouch: func(_ *kinesic.Recognizer, touch kinesic.TouchSample) bool {
			asked += fmt.Sprint("receive ", touch.X, " ")
			return true
		},
	}))
	check(tapAt(engine, 0))
	equal(test, asked, "receive 10 begin ")
	equal(test, len(must(engine.Poll())), 0)
	check(tap.SetDelegate(nil))
	check(tapAt(engine, 1000))
	equal(test, len(must(engine.Poll())), 1)
}

func TestPolledEventsAreTyped(test *testing.T) {
	engine := newEngine(test)
	check(engine.SetExplain(true))
	options := kinesic.DefaultViewOptions()
	options.Flags = kinesic.ViewFlagsWantsTouches
	view := must(engine.Root().AddView(options))
	pan := must(view.AddPan())
	check(touch(engine, kinesic.PhaseBegan, 10, 10, 0))
	check(touch(engine, kinesic.PhaseMoved, 40, 14, 16))
	touches, decisions, gestures := 0, 0, 0
	for _, event := range must(engine.Poll()) {
		if must(engine.Describe(event)) == "" {
			test.Fatal("no sentence")
		}
		switch event := event.(type) {
		case kinesic.ViewTouch:
			equal(test, event.View(), view)
			touches++
		case kinesic.Decision:
			equal(test, event.Reason(), kinesic.ReasonOwnRule)
			decisions++
		case kinesic.Gesture:
			out := event.Outputs().(kinesic.PanOutputs)
			equal(test, out.Translation, kinesic.Point{X: 30, Y: 4})
			equal(test, event.State(), kinesic.StateBegan)
			equal(test, event.Time(), ms(16))
			equal(test, len(event.Values()), 5)
			gestures++
		}
	}
	equal(test, fmt.Sprint(touches, decisions, gestures), "2 1 1")
	equal(test, must(pan.Translation()), kinesic.Point{X: 30, Y: 4})
	equal(test, must(pan.LocationIn(view)), kinesic.Point{X: 40, Y: 14})
}

func sentences(engine *kinesic.Engine) string {
	text := ""
	for _, event := range must(engine.Poll()) {
		text += must(engine.Describe(event)) + "\n"
	}
	return text
}

func TestATracePlaysWithoutTheFunctions(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	check(tap.SetDelegate(&kinesic.Delegate{ShouldBegin: func(*kinesic.Recognizer) bool { return false }}))
	check(engine.SetExplain(true))
	var trace []byte
	check(engine.StartTrace(func(bytes []byte) bool { trace = append(trace, bytes...); return true }))
	check(tapAt(engine, 0))
	check(engine.StopTrace())
	again := newEngine(test)
	check(again.Replay(trace))
	said := sentences(engine)
	if !strings.Contains(said, "should_begin said no") {
		test.Fatal(said)
	}
	equal(test, sentences(again), said)
	is(test, newEngine(test).Replay(trace[:20]), kinesic.ErrTrace)
	is(test, engine.StartTrace(func([]byte) bool { return false }), kinesic.ErrSink)
}

// Twenty quick taps at two places by turns, then a tap and at once a drag elsewhere.
func TestWhatLandsAfterATapCounts(test *testing.T) {
	engine := newEngine(test)
	single, twice, pan := must(engine.Root().AddTap()), must(engine.Root().AddTap()), must(engine.Root().AddPan())
	check(twice.SetTapsRequired(2))
	check(single.RequireFailureOf(twice.Recognizer))
	taps, drags := 0, 0
	must(single.OnGesture(func(kinesic.Gesture) { taps++ }))
	must(pan.OnGesture(func(gesture kinesic.Gesture) {
		if gesture.State() == kinesic.StateBegan {
			drags++
		}
	}))
	for i := 0; i <= 20; i++ {
		place := float64(10 + 590*(i%2))
		check(touch(engine, kinesic.PhaseBegan, place, place, 1000+100*i))
		check(touch(engine, kinesic.PhaseEnded, place, place, 1040+100*i))
	}
	check(touch(engine, kinesic.PhaseBegan, 300, 100, 3100))
	check(touch(engine, kinesic.PhaseMoved, 350, 100, 3120))
	check(touch(engine, kinesic.PhaseEnded, 350, 100, 3140))
	check(engine.Advance(ms(6000)))
	equal(test, taps, 21)
	equal(test, drags, 1)
}

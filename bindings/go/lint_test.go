//go:build kinesic_lint

package kinesic_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"kinesic"
)

// page is a page that a drag moves and a flick should turn: the drag is recognized first.
type page struct {
	engine *kinesic.Engine
	view   kinesic.View
	move   kinesic.Pan
	turn   kinesic.Swipe
}

var quick = kinesic.LintOptions{WithoutRemedies: true}

func newPage(test *testing.T) page {
	engine := newEngine(test)
	options := kinesic.DefaultViewOptions()
	options.Frame = kinesic.Rect{Width: 360, Height: 640}
	view := must(engine.Root().AddView(options))
	made := page{engine, view, must(view.AddPan()), must(view.AddSwipe())}
	check(made.move.SetName("move"))
	check(made.turn.SetName("turn"))
	return made
}

func newLint(test *testing.T, engine *kinesic.Engine, options kinesic.LintOptions) *kinesic.Lint {
	lint := must(engine.Lint(options))
	test.Cleanup(func() { lint.Close() })
	return lint
}

// drag is one by 20 times so many units down.
func drag(y float64) []kinesic.TouchSample {
	samples := []kinesic.TouchSample{{Touch: 1, X: 100, Y: 300, Time: ms(500)}}
	for i := 1; i <= 20; i++ {
		samples = append(samples, kinesic.TouchSample{Touch: 1, X: 100, Y: 300 + y*float64(i), Time: ms(500 + 16*i), Phase: kinesic.PhaseMoved})
	}
	return append(samples, kinesic.TouchSample{Touch: 1, X: 100, Y: 300 + 20*y, Time: ms(900), Phase: kinesic.PhaseEnded})
}

func TestALintFindsWhatNeverFires(test *testing.T) {
	p := newPage(test)
	lint := newLint(test, p.engine, kinesic.LintOptions{})
	check(lint.AddMotion("down the page", drag(8)...))
	moves := []kinesic.WishOutcome{{Recognizer: p.move.Recognizer, Fires: true, By: ms(2000)}}
	turns := []kinesic.WishOutcome{{Recognizer: p.turn.Recognizer, Fires: true}, {Recognizer: p.move.Recognizer}}
	check(lint.AddWish(kinesic.Wish{Name: "a flick turns", Motion: "flick right", On: p.view, Outcomes: turns}))
	check(lint.AddWish(kinesic.Wish{Name: "a drag moves", Samples: drag(8), Outcomes: moves}))
	check(lint.Allow(kinesic.FindingLate))
	check(lint.Allow(kinesic.FindingShadowed, p.view))
	check(lint.Run())
	never := must(lint.Findings())[0]
	if never.Kind != kinesic.FindingNever || never.Kind.String() != "never" || never.Severity != kinesic.LintError || never.IsAllowed {
		test.Error(never)
	}
	if never.Recognizer != p.turn.Recognizer || never.Other != p.move.Recognizer || never.View != p.view {
		test.Error("it is about others: ", never)
	}
	if !strings.HasPrefix(never.Sentence, "swipe 'turn' never fires") || !strings.Contains(never.Remedies[0], "require_failure 'move' 'turn'") {
		test.Error(never)
	}
	wishes := map[int]bool{}
	for _, finding := range must(lint.Findings()) {
		wishes[finding.Wish] = true
	}
	equal(test, wishes[0], true)
	equal(test, wishes[1], false)
	own := must(lint.MotionCount()) - 1
	for must(lint.Motion(own)).Name != "down the page" {
		own--
	}
	motion := must(lint.Motion(own))
	equal(test, len(motion.Samples), 22)
	equal(test, motion.Samples[21].Time, ms(400))
	equal(test, motion.View, p.view)
	outcome, other, err := lint.Outcome(own, p.move.Recognizer)
	if err != nil || outcome != kinesic.LintFires || other != nil {
		test.Error(outcome, other, err)
	}
	outcome, _, err = lint.Outcome(never.Motion, p.turn.Recognizer)
	if err != nil || outcome != kinesic.LintLoses {
		test.Error(outcome, err)
	}
	equal(test, json.Valid(must(lint.JSON())), true)

	check(p.move.RequireFailureOf(p.turn.Recognizer))
	mended := newLint(test, p.engine, quick)
	check(mended.Run())
	for _, finding := range must(mended.Findings()) {
		if finding.Kind == kinesic.FindingNever {
			test.Error(finding.Sentence)
		}
	}
}

func TestALintRefusesWithASentence(test *testing.T) {
	p := newPage(test)
	_, err := p.engine.Lint(kinesic.LintOptions{Width: -1})
	says := func(err error, code kinesic.ErrorCode, sentence string) {
		test.Helper()
		is(test, err, code)
		if !strings.Contains(err.Error(), sentence) {
			test.Error(err)
		}
	}
	says(err, kinesic.ErrInvalid, "width of kin_lint_options")
	lint := newLint(test, p.engine, quick)
	outcomes := []kinesic.WishOutcome{{Recognizer: p.move.Recognizer}}
	says(lint.AddWish(kinesic.Wish{Motion: "flik", Outcomes: outcomes}), kinesic.ErrUnknown, "no motion is called 'flik'")
	says(lint.AddWish(kinesic.Wish{Motion: "tap"}), kinesic.ErrInvalid, "without an outcome")
	says(lint.AddWish(kinesic.Wish{Motion: "tap", Outcomes: []kinesic.WishOutcome{{}}}), kinesic.ErrStale, "does not have")
	says(lint.AddMotion("none"), kinesic.ErrInvalid, "at least one sample")
	says(lint.Allow(99), kinesic.ErrInvalid, "KIN_FINDING_")
	says(lint.Allow(kinesic.FindingLate, p.move), kinesic.ErrInvalid, "a View or a *Recognizer")
	says(lint.Allow(kinesic.FindingLate, p.view, p.view, p.view), kinesic.ErrInvalid, "two at most")
	_, err = lint.Motion(-1)
	says(err, kinesic.ErrRange, "no motion of this number")
	check(lint.Run())
	_, _, err = lint.Outcome(0, nil)
	says(err, kinesic.ErrStale, "no such recognizer")
	ended := newLint(test, p.engine, kinesic.LintOptions{Progress: func(share float64) bool { return share < 0.1 }})
	says(ended.Run(), kinesic.ErrState, "progress")
}

// Its own handles have the values of the motion that is played, and what it removes is removed from the copy only.
func TestADelegateSeesWhatALintPlays(test *testing.T) {
	p := newPage(test)
	up, down, moving, heard := 0, 0, 0, 0
	other := must(p.view.AddTap())
	must(other.OnGesture(func(kinesic.Gesture) { heard++ }))
	check(p.move.SetDelegate(&kinesic.Delegate{
		ShouldBegin: func(recognizer *kinesic.Recognizer) bool {
			way := must(p.move.Translation()).Y
			at, speed := must(p.move.LocationIn(p.view)), must(p.move.Value("velocity.y"))
			if recognizer != p.move.Recognizer || (way < -5 && speed > 0) || (way > 5 && speed < 0) || must(p.engine.Time()) == 0 || at.X <= 0 || at.Y <= 0 {
				test.Error("not of a motion: ", way, speed, at)
			}
			if speed != 0 {
				moving++
			}
			if way < 0 {
				up++
			} else if way > 0 {
				down++
			}
			return way < 0
		},
		ShouldReceiveTouch: func(_ *kinesic.Recognizer, touch kinesic.TouchSample) bool {
			equal(test, must(p.engine.HitTest(kinesic.Point{X: touch.X, Y: touch.Y})), touch.View)
			_ = other.Remove() // of its second touch it has gone
			check(must(p.view.AddTap()).Remove())
			return true
		},
	}))
	lint := newLint(test, p.engine, quick)
	check(lint.AddMotion("up", drag(-8)...))
	check(lint.AddMotion("down", drag(8)...))
	check(lint.Run())
	if up < 5 || down < 5 || moving < 5 || heard != 0 {
		test.Error(up, down, moving, heard)
	}
	outcomes := map[string]kinesic.LintOutcome{}
	for i := must(lint.MotionCount()) - 1; i >= 0; i-- {
		outcome, _, err := lint.Outcome(i, p.move.Recognizer)
		check(err)
		outcomes[must(lint.Motion(i)).Name] = outcome
	}
	equal(test, outcomes["up"], kinesic.LintFires)
	equal(test, outcomes["down"], kinesic.LintRefused)

	equal(test, must(p.move.Translation()), kinesic.Point{})
	check(p.move.SetDelegate(nil))
	check(tapAt(p.engine, 2000))
	equal(test, heard, 1)
}

func TestWhatADelegateDoesToACopyLeavesTheEnginesFunctions(test *testing.T) {
	engine := newEngine(test)
	tap := must(engine.Root().AddTap())
	asked, heard, isFirst := 0, 0, true
	hears := must(tap.OnGesture(func(kinesic.Gesture) { heard++ }))
	check(tap.SetDelegate(&kinesic.Delegate{ShouldBegin: func(*kinesic.Recognizer) bool {
		asked++
		if isFirst {
			isFirst = false
			check(tap.SetDelegate(nil))
			check(tap.RemoveAction(must(tap.OnGesture(func(kinesic.Gesture) {}))))
		}
		return true
	}}))
	check(newLint(test, engine, quick).Run())
	equal(test, isFirst, false)
	asked, heard = 0, 0
	check(tapAt(engine, 1000))
	equal(test, asked, 1)
	equal(test, heard, 1)
	check(tap.RemoveAction(hears))
	check(tapAt(engine, 3000))
	equal(test, heard, 1)
}

func TestWhatPanicsInALint(test *testing.T) {
	p := newPage(test)
	caught := func(lint *kinesic.Lint) (said string) {
		defer func() {
			value := recover()
			if several, isThat := value.(kinesic.Panics); isThat {
				value = several[0]
			}
			said, _ = value.(string)
		}()
		check(lint.Run())
		return "nothing"
	}
	lint := newLint(test, p.engine, kinesic.LintOptions{Progress: func(float64) bool { panic("mine") }})
	equal(test, caught(lint), "mine")
	calls := 0
	check(p.move.SetDelegate(&kinesic.Delegate{ShouldBegin: func(*kinesic.Recognizer) bool { calls++; panic("of a delegate") }}))
	lint = newLint(test, p.engine, quick)
	equal(test, caught(lint), "of a delegate")
	if calls > 100 {
		test.Error("a run that has panicked goes on: ", calls)
	}
	check(p.move.SetDelegate(nil))
	check(newLint(test, p.engine, quick).Run())
}

// Every method of a lint: of one that is closed or none, of one whose engine is closed, and from what it calls.
func TestWhatIsCalledOfALintThatIsGone(test *testing.T) {
	type way struct {
		what string
		code kinesic.ErrorCode
		lint func(page, func(*kinesic.Lint))
	}
	ways := []way{
		{"is none", kinesic.ErrNull, func(_ page, call func(*kinesic.Lint)) { call(nil) }},
		{"is closed", kinesic.ErrStale, func(p page, call func(*kinesic.Lint)) {
			lint := must(p.engine.Lint(quick))
			check(lint.Close())
			call(lint)
		}},
		{"is of an engine that is closed", 0, func(p page, call func(*kinesic.Lint)) {
			lint := newLint(test, p.engine, quick)
			check(lint.Run())
			check(p.engine.Close())
			is(test, lint.Run(), kinesic.ErrStale)
			call(lint)
		}},
	}
	for _, closes := range []bool{false, true} {
		closes, code := closes, kinesic.ErrReentrant
		if closes {
			code = kinesic.ErrStale
		}
		ways = append(ways, way{"runs", code, func(p page, call func(*kinesic.Lint)) {
			var lint *kinesic.Lint
			isFirst := true
			check(p.move.SetDelegate(&kinesic.Delegate{ShouldBegin: func(*kinesic.Recognizer) bool {
				if isFirst {
					isFirst = false
					if closes {
						check(lint.Close())
					}
					call(lint)
				}
				return true
			}}))
			lint = newLint(test, p.engine, quick)
			check(lint.Run())
			equal(test, isFirst, false)
		}})
	}
	kind, count := reflect.TypeOf(&kinesic.Lint{}), 0
	for _, way := range ways {
		for i := 0; i < kind.NumMethod(); i++ {
			name := kind.Method(i).Name
			way.lint(newPage(test), func(lint *kinesic.Lint) {
				count++
				scene := &removedScene{object: reflect.ValueOf(lint)}
				err, panicked := scene.call(name)
				if panicked != nil || way.code != 0 && name != "Close" && !errors.Is(err, way.code) {
					test.Errorf("%s of a lint that %s: %v, %v", name, way.what, err, panicked)
				}
			})
		}
	}
	if count < 50 {
		test.Error("there are more methods than ", count)
	}
}

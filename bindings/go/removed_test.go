package kinesic_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"kinesic"
)

// theirOwn are methods that tell what the object itself has, or end it: they need no engine.
var theirOwn = map[string]bool{"Engine.Close": true}

// removedScene is an engine with two views: what is done to one of them is seen by what is on the other.
type removedScene struct {
	engine     *kinesic.Engine
	view, kept kinesic.View
	pan        kinesic.Pan
	other      kinesic.Tap
	object     reflect.Value // whose method is called: one of the above, or another recognizer of the first view
	action     kinesic.Action
	event      kinesic.Event
}

// adding are the methods of a view that add a recognizer of a class: those that are called AddTap and so on.
func adding() []string {
	var found []string
	kind := reflect.TypeOf(kinesic.View{})
	for i := 0; i < kind.NumMethod(); i++ {
		method := kind.Method(i)
		if strings.HasPrefix(method.Name, "Add") && method.Type.NumIn() == 1 && method.Type.Out(0) != kind {
			found = append(found, method.Name)
		}
	}
	return found
}

func newRemovedScene(test *testing.T, object string) *removedScene {
	engine := newEngine(test)
	options := kinesic.DefaultViewOptions()
	options.Frame = kinesic.Rect{Width: 300, Height: 300}
	view := must(engine.Root().AddView(options))
	options.Frame.X = 300
	kept := must(engine.Root().AddView(options))
	scene := &removedScene{engine: engine, view: view, kept: kept, pan: must(view.AddPan()), other: must(kept.AddTap())}
	scene.action = must(scene.pan.OnGesture(func(kinesic.Gesture) {}))
	switch object {
	case "Engine":
		scene.object = reflect.ValueOf(engine)
	case "View":
		scene.object = reflect.ValueOf(view)
	default:
		scene.object = reflect.ValueOf(view).MethodByName(object).Call(nil)[0]
		check(engine.Simultaneous(scene.pan.Recognizer, scene.recognizer()))
	}
	return scene
}

// recognizer gives the one that is called, nil: it is no recognizer.
func (scene *removedScene) recognizer() *kinesic.Recognizer {
	if scene.object.Kind() == reflect.Struct && scene.object.FieldByName("Recognizer").IsValid() {
		return scene.object.FieldByName("Recognizer").Interface().(*kinesic.Recognizer)
	}
	return nil
}

func (scene *removedScene) drag(began func(kinesic.Gesture)) {
	must(scene.pan.OnGesture(func(gesture kinesic.Gesture) {
		if gesture.State() == kinesic.StateBegan {
			began(gesture)
		}
	}))
	check(touch(scene.engine, kinesic.PhaseBegan, 50, 50, 1000))
	for i := 1; i <= 3; i++ {
		// An engine that was closed in a handler refuses the rest.
		_ = touch(scene.engine, kinesic.PhaseMoved, 50+30*float64(i), 50, 1000+10*i)
	}
	_ = touch(scene.engine, kinesic.PhaseEnded, 140, 50, 1100)
}

// argument gives something of a type.
func (scene *removedScene) argument(kind reflect.Type) reflect.Value {
	for _, each := range []any{scene.kept, scene.action, scene.other.Recognizer, &kinesic.Delegate{}, "threshold", ms(5000), true} {
		if reflect.TypeOf(each) == kind {
			return reflect.ValueOf(each)
		}
	}
	switch kind.Kind() {
	case reflect.Func:
		return reflect.MakeFunc(kind, func([]reflect.Value) []reflect.Value {
			results := make([]reflect.Value, kind.NumOut())
			for i := range results {
				results[i] = reflect.Zero(kind.Out(i))
			}
			return results
		})
	case reflect.Interface:
		if kind.NumMethod() == 0 {
			return reflect.ValueOf(scene.kept)
		}
		return reflect.ValueOf(scene.event)
	case reflect.Pointer:
		panic(fmt.Sprintf("nothing here of the type %v", kind))
	}
	return reflect.Zero(kind)
}

// call calls a method; what it returns as its error, nil where it has none, and what it panics with.
func (scene *removedScene) call(name string) (err error, panicked any) {
	defer func() { panicked = recover() }()
	method := scene.object.MethodByName(name)
	var arguments []reflect.Value
	for i := 0; i < method.Type().NumIn(); i++ {
		kind := method.Type().In(i)
		if method.Type().IsVariadic() && i == method.Type().NumIn()-1 {
			kind = kind.Elem()
		}
		arguments = append(arguments, scene.argument(kind))
	}
	for _, result := range method.Call(arguments) {
		if found, isError := result.Interface().(error); isError {
			err = found
		}
	}
	return err, nil
}

func givesAnError(method reflect.Value) bool {
	kind := method.Type()
	return kind.NumOut() > 0 && kind.Out(kind.NumOut()-1) == reflect.TypeOf((*error)(nil)).Elem()
}

// goesOn says whether the other view's tap is recognized as always, once.
func (scene *removedScene) goesOn() bool {
	count := 0
	must(scene.other.OnGesture(func(kinesic.Gesture) { count++ }))
	check(touch(scene.engine, kinesic.PhaseBegan, 350, 50, 3000))
	check(touch(scene.engine, kinesic.PhaseEnded, 350, 50, 3050))
	return count == 1
}

func TestWhatIsCalledWhenItWasRemoved(test *testing.T) {
	type removal struct {
		what    string
		closes  bool
		objects []string
		remove  func(*removedScene) error
	}
	recognizers := adding()
	all := append([]string{"Engine", "View"}, recognizers...)
	removals := []removal{
		{"the recognizer was removed", false, recognizers, func(scene *removedScene) error { return scene.recognizer().Remove() }},
		{"the view was removed", false, all[1:], func(scene *removedScene) error { return scene.view.Remove() }},
		{"the engine was closed", true, all, func(scene *removedScene) error { return scene.engine.Close() }},
	}
	if len(recognizers) < 12 {
		test.Fatal("there are more kinds of recognizers than ", recognizers)
	}
	// What all kinds of recognizers have is called of one of them.
	common := reflect.TypeOf(&kinesic.Recognizer{})
	count := 0
	for _, removal := range removals {
		for _, object := range removal.objects {
			kind := newRemovedScene(test, object).object.Type()
			for i := 0; i < kind.NumMethod(); i++ {
				name := kind.Method(i).Name
				if _, isCommon := common.MethodByName(name); isCommon && strings.HasPrefix(object, "Add") && object != recognizers[0] {
					continue
				}
				count++

				scene := newRemovedScene(test, object)
				scene.drag(func(gesture kinesic.Gesture) { scene.event = gesture })
				check(removal.remove(scene))
				err, panicked := scene.call(name)
				isOwn := theirOwn[object+"."+name] || !givesAnError(scene.object.MethodByName(name))
				if panicked != nil || !isOwn && !errors.Is(err, kinesic.ErrStale) || isOwn && err != nil {
					test.Errorf("%s.%s when %s: %v, %v", object, name, removal.what, err, panicked)
				}
				if !removal.closes && !scene.goesOn() {
					test.Errorf("%s.%s when %s changed something", object, name, removal.what)
				}
				scene.engine.Close()

				scene = newRemovedScene(test, object)
				calls := 0
				scene.drag(func(gesture kinesic.Gesture) {
					scene.event = gesture
					calls++
					check(removal.remove(scene))
					if _, panicked := scene.call(name); panicked != nil {
						test.Errorf("%s.%s within a handler when %s: %v", object, name, removal.what, panicked)
					}
				})
				if calls != 1 {
					test.Errorf("%s.%s within a handler when %s: the handler was called %d times", object, name, removal.what, calls)
				}
				scene.engine.Close()
			}
		}
	}
	if count < 400 {
		test.Error("there are more methods than ", count)
	}
}

func TestZeroValuesAreRefused(test *testing.T) {
	engine := newEngine(test)
	pan := must(engine.Root().AddPan())
	is(test, kinesic.Tap{}.SetDelegate(&kinesic.Delegate{}), kinesic.ErrNull)
	for _, err := range []error{
		pan.RequireFailureOf(nil), pan.AllowSimultaneous(nil, true), pan.SetPrevention(nil, true), engine.Exclusive(pan.Recognizer, nil),
	} {
		is(test, err, kinesic.ErrStale)
	}
}

// Photo plays recordings (CSV, as docs/formats.md says) to a photo that is moved, spread and turned, and prints the
// gestures.
//
//	go run ./examples/photo ../../Tests/Traces/turn_and_spread.csv
package main

import (
	"encoding/csv"
	"fmt"
	"log"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"kinesic"
)

// Device units of the recordings per window unit: 10 a millimetre, 163 window units an inch.
const unit = 10 * 25.4 / 163

// photo is how the photo lies on the table.
type photo struct{ x, y, scale, angle float64 }

// number is without the sign of a zero.
func number(value float64) float64 {
	if math.Abs(value) < 0.0005 {
		return 0
	}
	return value
}

// show prints one gesture, and what it says of itself.
func show(name string, gesture kinesic.Gesture, words string, values ...any) {
	at := gesture.Location()
	for index, value := range values {
		values[index] = number(value.(float64))
	}
	head := fmt.Sprintf("%10.6f %s %s at %.3f, %.3f", gesture.Time().Seconds(), name, gesture.State(), number(at.X), number(at.Y))
	fmt.Println(head + fmt.Sprintf(words, values...))
}

// must ends the program with the engine's sentence if a call was refused.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func check(err error) { must(0, err) }

func build(engine *kinesic.Engine, photo *photo) {
	view := must(engine.Root().AddView(kinesic.DefaultViewOptions()))
	tap := must(view.AddTap())
	must(tap.On(func(gesture kinesic.Gesture, out kinesic.TapOutputs) {
		show("tap", gesture, " count %.3f", float64(out.TapCount))
	}))
	doubleTap := must(view.AddTap())
	check(doubleTap.SetTapsRequired(2))
	must(doubleTap.On(func(gesture kinesic.Gesture, out kinesic.TapOutputs) {
		show("double_tap", gesture, " count %.3f", float64(out.TapCount))
	}))
	check(tap.RequireFailureOf(doubleTap.Recognizer))

	press := must(view.AddLongPress())
	check(press.SetMinimumDuration(400 * time.Millisecond))
	must(press.On(func(gesture kinesic.Gesture, out kinesic.LongPressOutputs) {
		show("long_press", gesture, " duration %.3f", out.Duration.Seconds())
	}))

	swipe := must(view.AddSwipe())
	check(swipe.SetDirection(kinesic.DirectionLeft | kinesic.DirectionRight))
	must(swipe.On(func(gesture kinesic.Gesture, out kinesic.SwipeOutputs) {
		show("swipe", gesture, " direction %.3f", float64(out.Direction))
	}))

	edge := must(view.AddScreenEdgePan())
	check(edge.SetEdges(kinesic.EdgeLeft))
	must(edge.On(func(gesture kinesic.Gesture, out kinesic.ScreenEdgePanOutputs) {
		show("edge", gesture, " x %.3f y %.3f", out.Translation.X, out.Translation.Y)
	}))

	pan, pinch, rotation := must(view.AddPan()), must(view.AddPinch()), must(view.AddRotation())
	check(engine.Simultaneous(pan.Recognizer, pinch.Recognizer, rotation.Recognizer))
	check(pan.RequireFailureOf(swipe.Recognizer))
	before := *photo
	must(pan.On(func(gesture kinesic.Gesture, out kinesic.PanOutputs) {
		if gesture.State() == kinesic.StateBegan {
			before.x, before.y = photo.x, photo.y
		}
		photo.x, photo.y = before.x+out.Translation.X, before.y+out.Translation.Y
		speed := math.Hypot(out.Velocity.X, out.Velocity.Y)
		show("pan", gesture, " x %.3f y %.3f speed %.3f", out.Translation.X, out.Translation.Y, speed)
	}))
	must(pinch.On(func(gesture kinesic.Gesture, out kinesic.PinchOutputs) {
		if gesture.State() == kinesic.StateBegan {
			before.scale = photo.scale
		}
		photo.scale = before.scale * out.Scale
		show("pinch", gesture, " scale %.3f span %.3f", out.Scale, out.Span)
	}))
	must(rotation.On(func(gesture kinesic.Gesture, out kinesic.RotationOutputs) {
		if gesture.State() == kinesic.StateBegan {
			before.angle = photo.angle
		}
		photo.angle = before.angle + out.Rotation
		show("rotation", gesture, " angle %.3f", out.Rotation)
	}))
}

var phases = map[string]kinesic.Phase{
	"down": kinesic.PhaseBegan, "move": kinesic.PhaseMoved, "up": kinesic.PhaseEnded, "cancel": kinesic.PhaseCancelled,
}

// frames gives the samples of a recording, one group for each moment.
func frames(path string) [][]kinesic.TouchSample {
	file := must(os.Open(path))
	defer file.Close()
	var frames [][]kinesic.TouchSample
	for _, row := range must(csv.NewReader(file).ReadAll())[1:] {
		sample := kinesic.TouchSample{
			Touch: must(strconv.ParseUint(row[2], 10, 64)),
			Time:  time.Duration(must(strconv.ParseInt(row[0], 10, 64))) * time.Microsecond,
			X:     must(strconv.ParseFloat(row[3], 64)) / unit,
			Y:     must(strconv.ParseFloat(row[4], 64)) / unit,
			Phase: phases[row[6]],
		}
		if last := len(frames) - 1; last >= 0 && frames[last][0].Time == sample.Time {
			frames[last] = append(frames[last], sample)
		} else {
			frames = append(frames, []kinesic.TouchSample{sample})
		}
	}
	return frames
}

func play(path string) {
	fmt.Println(filepath.Base(path))
	engine := must(kinesic.NewEngine(kinesic.DefaultOptions()))
	defer engine.Close()
	photo := &photo{scale: 1}
	build(engine, photo)
	for _, frame := range frames(path) {
		check(engine.Feed(frame...))
	}
	end := must(engine.Time())
	check(engine.CancelTouches(end))
	check(engine.Advance(end + 2*time.Second))
	fmt.Printf("photo %.3f, %.3f scale %.3f angle %.3f\n", number(photo.x), number(photo.y), number(photo.scale), number(photo.angle))
}

func main() {
	for _, path := range os.Args[1:] {
		play(path)
	}
}

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import kinesic.Direction;
import kinesic.Edge;
import kinesic.Engine;
import kinesic.Gesture;
import kinesic.LongPress;
import kinesic.Pan;
import kinesic.Phase;
import kinesic.Pinch;
import kinesic.Rotation;
import kinesic.ScreenEdgePan;
import kinesic.State;
import kinesic.Swipe;
import kinesic.Tap;
import kinesic.TouchSample;
import kinesic.View;

/**
 * Plays recordings (CSV, as docs/formats.md says) to a photo that is moved, spread and turned, and prints the gestures.
 *
 * <p>java -cp kinesic.jar:. Photo ../../Tests/Traces/turn_and_spread.csv, with the options of the README.
 */
public final class Photo {
    /** Device units of the recordings per window unit: 10 a millimetre, 163 window units an inch. */
    private static final double UNIT = 10 * 25.4 / 163;

    /** How the photo lies on the table. */
    private double x;
    private double y;
    private double scale = 1;
    private double angle;

    private double startX;
    private double startY;
    private double startScale;
    private double startAngle;

    /** Without the sign of a zero. */
    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", Math.abs(value) < 0.0005 ? 0 : value);
    }

    /** Prints one gesture, and what it says of itself: words and numbers. */
    private static void print(String name, Gesture gesture, Object... words) {
        double time = gesture.time().toNanos() / 1e9;
        String state = gesture.state().name().toLowerCase(Locale.ROOT);
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%10.6f %s %s at %s, %s", time, name, state,
            number(gesture.location().x()), number(gesture.location().y())));
        for (int i = 0; i < words.length; i += 2) {
            line.append(' ').append(words[i]).append(' ').append(number(((Number) words[i + 1]).doubleValue()));
        }
        System.out.println(line);
    }

    private void build(Engine engine) {
        View view = engine.root().addView();
        Tap tap = new Tap(view);
        tap.on((gesture, its) -> print("tap", gesture, "count", its.tapCount()));
        Tap doubleTap = new Tap(view);
        doubleTap.setTapsRequired(2);
        doubleTap.on((gesture, its) -> print("double_tap", gesture, "count", its.tapCount()));
        tap.requireFailureOf(doubleTap);

        LongPress press = new LongPress(view);
        press.setMinimumDuration(Duration.ofMillis(400));
        press.on((gesture, its) -> print("long_press", gesture, "duration", its.duration().toNanos() / 1e9));

        Swipe swipe = new Swipe(view);
        swipe.setDirection(Set.of(Direction.LEFT, Direction.RIGHT));
        swipe.on((gesture, its) -> print("swipe", gesture, "direction", its.direction().iterator().next().number()));

        ScreenEdgePan edge = new ScreenEdgePan(view);
        edge.setEdges(Set.of(Edge.LEFT));
        edge.on((gesture, its) -> print("edge", gesture, "x", its.translation().x(), "y", its.translation().y()));

        Pan pan = new Pan(view);
        Pinch pinch = new Pinch(view);
        Rotation rotation = new Rotation(view);
        engine.simultaneous(pan, pinch, rotation);
        pan.requireFailureOf(swipe);
        pan.on((gesture, its) -> {
            if (gesture.state() == State.BEGAN) {
                startX = x;
                startY = y;
            }
            x = startX + its.translation().x();
            y = startY + its.translation().y();
            double speed = Math.hypot(its.velocity().x(), its.velocity().y());
            print("pan", gesture, "x", its.translation().x(), "y", its.translation().y(), "speed", speed);
        });
        pinch.on((gesture, its) -> {
            if (gesture.state() == State.BEGAN) {
                startScale = scale;
            }
            scale = startScale * its.scale();
            print("pinch", gesture, "scale", its.scale(), "span", its.span());
        });
        rotation.on((gesture, its) -> {
            if (gesture.state() == State.BEGAN) {
                startAngle = angle;
            }
            angle = startAngle + its.rotation();
            print("rotation", gesture, "angle", its.rotation());
        });
    }

    private static Phase phase(String word) {
        return switch (word) {
            case "down" -> Phase.BEGAN;
            case "move" -> Phase.MOVED;
            case "up" -> Phase.ENDED;
            default -> Phase.CANCELLED;
        };
    }

    /** The samples of a recording, one group for each moment. */
    private static List<List<TouchSample>> frames(Path path) throws IOException {
        List<List<TouchSample>> frames = new ArrayList<>();
        for (String row : Files.readAllLines(path)) {
            String[] cells = row.split(",");
            if (cells.length < 7 || cells[0].equals("t_us")) {
                continue;
            }
            Duration time = Duration.ofNanos(Long.parseLong(cells[0]) * 1000);
            TouchSample sample = new TouchSample(Long.parseLong(cells[2]), phase(cells[6]),
                Double.parseDouble(cells[3]) / UNIT, Double.parseDouble(cells[4]) / UNIT, time);
            if (frames.isEmpty() || !frames.get(frames.size() - 1).get(0).time().equals(time)) {
                frames.add(new ArrayList<>());
            }
            frames.get(frames.size() - 1).add(sample);
        }
        return frames;
    }

    private void play(Path path) throws IOException {
        System.out.println(path.getFileName());
        try (Engine engine = new Engine()) {
            build(engine);
            for (List<TouchSample> frame : frames(path)) {
                engine.feed(frame);
            }
            Duration end = engine.time();
            engine.cancelTouches(end);
            engine.advance(end.plusSeconds(2));
        }
        System.out.println("photo " + number(x) + ", " + number(y) + " scale " + number(scale) + " angle " + number(angle));
    }

    public static void main(String[] paths) throws IOException {
        for (String path : paths) {
            new Photo().play(Path.of(path));
        }
    }
}

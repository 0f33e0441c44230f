package kinesic;

/** A place or a movement; y grows downwards. */
public record Point(double x, double y) {
}

package kinesic;

/** A rectangle, half open. */
public record Rect(double x, double y, double width, double height) {
    static Rect at(long address) {
        return new Rect(Platform.getDouble(address), Platform.getDouble(address + 8), Platform.getDouble(address + 16), Platform.getDouble(address + 24));
    }

    double[] numbers() {
        return new double[] {x, y, width, height};
    }
}

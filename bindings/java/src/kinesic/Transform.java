package kinesic;

/** An affine map: x' = a x + c y + tx, y' = b x + d y + ty. */
public record Transform(double a, double b, double c, double d, double tx, double ty) {
    /** The map that changes nothing. */
    public static final Transform IDENTITY = new Transform(1, 0, 0, 1, 0, 0);

    static Transform at(long address) {
        double[] n = new double[6];
        for (int i = 0; i < 6; i++) {
            n[i] = Platform.getDouble(address + 8L * i);
        }
        return new Transform(n[0], n[1], n[2], n[3], n[4], n[5]);
    }

    double[] numbers() {
        return new double[] {a, b, c, d, tx, ty};
    }
}

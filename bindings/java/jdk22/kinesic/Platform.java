package kinesic;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Collections;

/**
 * Functions and memory of C, as JDK 22 and later have them. The file of the same name in jdk17 is for JDK 17; all else
 * is the same for both. Pointers are longs.
 */
final class Platform {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    static {
        Shape.loadLibrary();
    }

    private Platform() {
    }

    /** A function of the library or of C's own, by its shape. */
    static MethodHandle function(String name, String text) {
        Shape shape = Shape.parse(text);
        MemorySegment address = SymbolLookup.loaderLookup().or(LINKER.defaultLookup()).find(name)
            .orElseThrow(() -> new UnsatisfiedLinkError(name));
        return LINKER.downcallHandle(address, descriptor(shape)).asType(shape.type(Object.class));
    }

    /** The address at which C finds a function of Java's, for the life of the process. */
    static long callback(MethodHandle target, String text) {
        return LINKER.upcallStub(target, descriptor(Shape.parse(text)), Arena.global()).address();
    }

    private static FunctionDescriptor descriptor(Shape shape) {
        MemoryLayout[] layouts = shape.parameters().stream().map(Platform::layout).toArray(MemoryLayout[]::new);
        return shape.result().equals("V") ? FunctionDescriptor.ofVoid(layouts) : FunctionDescriptor.of(layout(shape.result()), layouts);
    }

    private static MemoryLayout layout(String part) {
        return switch (part.charAt(0)) {
            case 'B' -> ValueLayout.JAVA_BYTE;
            case 'S' -> ValueLayout.JAVA_SHORT;
            case 'I' -> ValueLayout.JAVA_INT;
            case 'J' -> ValueLayout.JAVA_LONG;
            case 'D' -> ValueLayout.JAVA_DOUBLE;
            default -> MemoryLayout.structLayout(
                Collections.nCopies(Shape.count(part), ValueLayout.JAVA_DOUBLE).toArray(new MemoryLayout[0]));
        };
    }

    /** A struct of doubles, to be handed over by value. */
    static Object struct(double... values) {
        return Arena.ofAuto().allocateFrom(ValueLayout.JAVA_DOUBLE, values);
    }

    static byte getByte(long address) {
        return ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    static short getShort(long address) {
        return ALL.get(ValueLayout.JAVA_SHORT, address);
    }

    static int getInt(long address) {
        return ALL.get(ValueLayout.JAVA_INT, address);
    }

    static long getLong(long address) {
        return ALL.get(ValueLayout.JAVA_LONG, address);
    }

    static double getDouble(long address) {
        return ALL.get(ValueLayout.JAVA_DOUBLE, address);
    }

    static void putByte(long address, byte value) {
        ALL.set(ValueLayout.JAVA_BYTE, address, value);
    }

    static void putInt(long address, int value) {
        ALL.set(ValueLayout.JAVA_INT, address, value);
    }

    static void putLong(long address, long value) {
        ALL.set(ValueLayout.JAVA_LONG, address, value);
    }

    static void putDouble(long address, double value) {
        ALL.set(ValueLayout.JAVA_DOUBLE, address, value);
    }

    /** What a handle throws is a fault of this package, or an error of the machine's. */
    static RuntimeException broken(Throwable fault) {
        return Shape.broken(fault);
    }
}

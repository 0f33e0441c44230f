package kinesic;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import jdk.incubator.foreign.CLinker;
import jdk.incubator.foreign.FunctionDescriptor;
import jdk.incubator.foreign.MemoryAccess;
import jdk.incubator.foreign.MemoryAddress;
import jdk.incubator.foreign.MemoryLayout;
import jdk.incubator.foreign.MemorySegment;
import jdk.incubator.foreign.ResourceScope;
import jdk.incubator.foreign.SymbolLookup;

/**
 * Functions and memory of C, as JDK 17 has them. The file of the same name in jdk22 is for JDK 22 and later; all else
 * is the same for both. Pointers are longs.
 */
final class Platform {
    private static final CLinker LINKER = CLinker.getInstance();
    private static final MemorySegment ALL = MemorySegment.globalNativeSegment();

    static {
        Shape.loadLibrary();
    }

    private Platform() {
    }

    /** A function of the library or of C's own, by its shape. */
    static MethodHandle function(String name, String text) {
        Shape shape = Shape.parse(text);
        MemoryAddress address = SymbolLookup.loaderLookup().lookup(name).or(() -> CLinker.systemLookup().lookup(name))
            .orElseThrow(() -> new UnsatisfiedLinkError(name));
        MethodHandle handle = LINKER.downcallHandle(address, shape.type(MemorySegment.class), descriptor(shape));
        return handle.asType(shape.type(Object.class));
    }

    /** The address at which C finds a function of Java's, for the life of the process. */
    static long callback(MethodHandle target, String text) {
        return LINKER.upcallStub(target, descriptor(Shape.parse(text)), ResourceScope.globalScope()).toRawLongValue();
    }

    private static FunctionDescriptor descriptor(Shape shape) {
        MemoryLayout[] layouts = shape.parameters().stream().map(Platform::layout).toArray(MemoryLayout[]::new);
        return shape.result().equals("V") ? FunctionDescriptor.ofVoid(layouts) : FunctionDescriptor.of(layout(shape.result()), layouts);
    }

    private static MemoryLayout layout(String part) {
        switch (part.charAt(0)) {
            case 'B':
                return CLinker.C_CHAR;
            case 'S':
                return CLinker.C_SHORT;
            case 'I':
                return CLinker.C_INT;
            case 'J':
                return CLinker.C_LONG_LONG;
            case 'D':
                return CLinker.C_DOUBLE;
            default:
                List<MemoryLayout> fields = new ArrayList<>();
                for (int i = 0; i < Shape.count(part); i++) {
                    fields.add(CLinker.C_DOUBLE);
                }
                return MemoryLayout.structLayout(fields.toArray(new MemoryLayout[0]));
        }
    }

    /** A struct of doubles, to be handed over by value. */
    static Object struct(double... values) {
        MemorySegment made = MemorySegment.allocateNative(8L * values.length, ResourceScope.newImplicitScope());
        for (int i = 0; i < values.length; i++) {
            MemoryAccess.setDoubleAtIndex(made, i, values[i]);
        }
        return made;
    }

    static byte getByte(long address) {
        return MemoryAccess.getByteAtOffset(ALL, address);
    }

    static short getShort(long address) {
        return MemoryAccess.getShortAtOffset(ALL, address);
    }

    static int getInt(long address) {
        return MemoryAccess.getIntAtOffset(ALL, address);
    }

    static long getLong(long address) {
        return MemoryAccess.getLongAtOffset(ALL, address);
    }

    static double getDouble(long address) {
        return MemoryAccess.getDoubleAtOffset(ALL, address);
    }

    static void putByte(long address, byte value) {
        MemoryAccess.setByteAtOffset(ALL, address, value);
    }

    static void putInt(long address, int value) {
        MemoryAccess.setIntAtOffset(ALL, address, value);
    }

    static void putLong(long address, long value) {
        MemoryAccess.setLongAtOffset(ALL, address, value);
    }

    static void putDouble(long address, double value) {
        MemoryAccess.setDoubleAtOffset(ALL, address, value);
    }

    /** What a handle throws is a fault of this package, or an error of the machine's. */
    static RuntimeException broken(Throwable fault) {
        return Shape.broken(fault);
    }
}

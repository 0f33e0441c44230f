package kinesic;

import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Memory of C for the time of a call. */
final class Scratch implements AutoCloseable {
    private static final MethodHandle CALLOC = Platform.function("calloc", "J(JJ)");
    private static final MethodHandle FREE = Platform.function("free", "V(J)");

    private final List<Long> blocks = new ArrayList<>();

    /** Bytes that are zero. */
    long allocate(long size) {
        try {
            long made = (long) CALLOC.invokeExact(1L, size);
            if (made == 0) {
                throw new OutOfMemoryError("calloc");
            }
            blocks.add(made);
            return made;
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** A text with a zero byte at its end. */
    long text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (byte each : bytes) {
            if (each == 0) {
                throw new IllegalArgumentException("the text has a zero character");
            }
        }
        return bytes(bytes);
    }

    /** Bytes, and a zero byte behind them. */
    long bytes(byte[] bytes) {
        long made = allocate(bytes.length + 1L);
        for (int i = 0; i < bytes.length; i++) {
            Platform.putByte(made + i, bytes[i]);
        }
        return made;
    }

    /** A struct with its defaults, by its name in C. */
    long struct(String name, int size) {
        long made = allocate(size);
        Native.kin_struct_init(text(name), made, size);
        return made;
    }

    @Override
    public void close() {
        for (long each : blocks) {
            try {
                FREE.invokeExact(each);
            } catch (Throwable fault) {
                throw Platform.broken(fault);
            }
        }
    }

    /** A text of C's. */
    static String text(long address) {
        if (address == 0) {
            return "";
        }
        int count = 0;
        while (Platform.getByte(address + count) != 0) {
            count++;
        }
        return new String(copy(address, count), StandardCharsets.UTF_8);
    }

    static byte[] copy(long address, int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = Platform.getByte(address + i);
        }
        return bytes;
    }
}

package kinesic;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/**
 * The types of a function of C: "I(JR4)" gives an int, and takes a long or a pointer and a struct of four doubles. B
 * is a byte or a bool, S a short, D a double, V nothing.
 */
record Shape(String result, List<String> parameters) {
    static Shape parse(String text) {
        List<String> parameters = new ArrayList<>();
        for (int i = 2; text.charAt(i) != ')'; i++) {
            String part = text.substring(i, text.charAt(i) == 'R' ? i + 2 : i + 1);
            parameters.add(part);
            i += part.length() - 1;
        }
        return new Shape(text.substring(0, 1), parameters);
    }

    /** How many doubles a struct has. */
    static int count(String part) {
        return part.charAt(1) - '0';
    }

    /** As Java has it; `struct` stands for a struct. */
    MethodType type(Class<?> struct) {
        List<Class<?>> classes = new ArrayList<>();
        parameters.forEach(part -> classes.add(classOf(part, struct)));
        return MethodType.methodType(classOf(result, struct), classes);
    }

    private static Class<?> classOf(String part, Class<?> struct) {
        return switch (part.charAt(0)) {
            case 'B' -> byte.class;
            case 'S' -> short.class;
            case 'I' -> int.class;
            case 'J' -> long.class;
            case 'D' -> double.class;
            case 'V' -> void.class;
            default -> struct;
        };
    }

    /** The library that the property kinesic.library names by its path, else the one that the system finds. */
    static void loadLibrary() {
        String path = System.getProperty("kinesic.library");
        if (path != null) {
            System.load(path);
        } else {
            System.loadLibrary("kinesic");
        }
    }

    static RuntimeException broken(Throwable fault) {
        if (fault instanceof Error) {
            throw (Error) fault;
        }
        return fault instanceof RuntimeException already ? already : new IllegalStateException(fault);
    }
}

/* A library that was built without libffi says so, in a sentence, and does all else. */
#include "world.h"

static void nothing(void) {}

int main(void) {
  TEST("Binding is unsupported in a build without libffi, and says so") {
    world w = make_world(NULL);
    uint64_t action = 7;
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_bind(w.engine, w.pan, "began", (kin_function)nothing, "void()", NULL, &action));
    CHECK(strstr(kin_engine_last_error(w.engine), "without libffi") && action == 7);
    REFUSED(w.engine, KIN_ERROR_NULL, kin_recognizer_bind(w.engine, w.pan, "began", (kin_function)nothing, "void()", NULL, NULL));
    GIVES(KIN_ERROR_NULL, kin_recognizer_bind(NULL, w.pan, "began", (kin_function)nothing, "void()", NULL, &action));
    kin_engine_destroy(w.engine);
  }
  return report();
}

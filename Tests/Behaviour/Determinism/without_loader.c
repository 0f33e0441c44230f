/* A build without a dynamic loader says so, in a sentence, and does all else: also classes that are linked in. */
#include "../../Robustness/C/world.h"
#include "drift.h"

int main(void) {
  TEST("Loading a plugin is unsupported, and says so") {
    world w = make_world(NULL);
    kin_plugin_id plugin = 7;
    uint32_t count = 7;
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_plugin_load(w.engine, "./libshapes.so", &plugin));
    CHECK(strstr(kin_engine_last_error(w.engine), "no dynamic loader") && plugin == 7);
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_plugin_load(w.engine, "libshapes.so", NULL));
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_plugin_load(w.engine, "", &plugin));
    REFUSED(w.engine, KIN_ERROR_NULL, kin_plugin_load(w.engine, NULL, &plugin));
    OK(kin_engine_list_plugins(w.engine, NULL, 0, &count));
    CHECK(count == 0);
    kin_engine_destroy(w.engine);
  }
  TEST("So is a policy for it") {
    world w = make_world(NULL);
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_engine_set_plugin_policy(w.engine, KIN_PLUGIN_REFUSE_WRITABLE));
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_engine_set_plugin_policy(w.engine, 0));
    kin_engine_destroy(w.engine);
  }
  TEST("So is a directory to search") {
    world w = make_world(NULL);
    REFUSED(w.engine, KIN_ERROR_UNSUPPORTED, kin_plugin_search_path_add(w.engine, "."));
    CHECK(strstr(kin_engine_last_error(w.engine), "no dynamic loader") != NULL);
    REFUSED(w.engine, KIN_ERROR_NULL, kin_plugin_search_path_add(w.engine, NULL));
    kin_engine_destroy(w.engine);
  }
  TEST("A class that is linked in is registered, and recognizes") {
    world w = make_world(NULL);
    OK(kin_recognizer_class_register(w.engine, &drift_class));
    const kin_recognizer_id drift = attach(w.engine, w.root, "com.example.drift");
    kin_state state = KIN_STATE_FAILED;
    OK(kin_recognizer_set_number(w.engine, drift, "observe_only", 1));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 10, 10));
    for (int i = 1; i < 6; i++) OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 10 * (uint64_t)i, 10 + 10 * i, 10));
    OK(kin_recognizer_get_state(w.engine, drift, &state));
    CHECK(state == KIN_STATE_BEGAN || state == KIN_STATE_CHANGED);
    kin_engine_destroy(w.engine);
  }
  return report();
}

/* presets.c: presets.h: each is applied, what is refused leaves nothing behind. */
#include "test.h"
#include <kinesic/presets.h>

static uint32_t count_of(kin_engine *engine, kin_view_id view) {
  uint32_t count = 0;
  OK(kin_view_list_recognizers(engine, view, NULL, 0, &count));
  return count;
}

static kin_view_flags flags_of(kin_engine *engine, kin_view_id view) {
  kin_view_flags flags = 0;
  OK(kin_view_get_flags(engine, view, &flags));
  return flags;
}

/* Applies a preset that is refused with `code`: the view is as it was. */
static void refused(kin_engine *engine, kin_view_id view, const kin_preset *preset, kin_result code) {
  kin_preset_made made = {0};
  const uint32_t count = count_of(engine, view);
  const kin_view_flags flags = flags_of(engine, view);
  made.count = 77;
  GIVES(code, kin_preset_apply(engine, view, preset, &made));
  CHECK(made.count == 77 && count_of(engine, view) == count && flags_of(engine, view) == flags);
}

static kin_result no_settings(kin_engine *engine) {
  kin_hand_grouping grouping;
  kin_hand_grouping_init(&grouping);
  grouping.turn = -1;
  return kin_engine_set_hands(engine, &grouping);
}

static void test_each(kin_engine *engine, kin_view_id view) {
  static const char *const names[] = {"drawing", "game", "kiosk", "list", "low_vision", "map", "table", "tremor"};
  char listed[256] = "";
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    TEST("Each preset makes its recognizers") {
      kin_preset_made made = {0};
      const kin_preset *preset = kin_preset_named(names[i]);
      const uint32_t before = count_of(engine, view);
      CHECK(preset != NULL);
      OK(kin_preset_apply(engine, view, preset, &made));
      CHECK(made.count == preset->recognizer_count && count_of(engine, view) == before + made.count);
      for (uint64_t at = 0; at < made.count; at++) CHECK(kin_preset_find(&made, made.names[at]) == made.recognizers[at]);
      CHECK(kin_preset_find(&made, "nobody") == 0);
      CHECK((flags_of(engine, view) & preset->view_flags) == preset->view_flags);
    }
    if (i > 0) strcat(listed, ", ");
    strcat(listed, names[i]);
  }
  TEST("The names are listed") { CHECK(strcmp(listed, KIN_PRESET_NAMES) == 0); }
}

static void test_refusals(kin_engine *engine, kin_view_id view) {
  static const kin_preset_recognizer two[] = {{"one", "tap"}, {"other", "pan"}}, wrong[] = {{"one", "tap"}, {"other", "none"}};
  static const kin_preset_property property[] = {{1, "threshold", 5}}, unknown[] = {{1, "taps", 5}}, beyond[] = {{1, "threshold", -5}};
  static const kin_preset_relation circle[] = {{KIN_RELATION_REQUIRES, 0, 1}, {KIN_RELATION_REQUIRES, 1, 0}};
  static const kin_preset_relation none[] = {{KIN_RELATION_GROUP, 0, 1}};
  const kin_preset good = {"good", "", two, property, NULL, NULL, 2, 1, 0, KIN_VIEW_EXCLUSIVE_TOUCH};
  kin_preset bad = good;
  TEST("What is null is refused") {
    refused(engine, view, NULL, KIN_ERROR_NULL);
    GIVES(KIN_ERROR_NULL, kin_preset_apply(NULL, 0, &good, NULL));
    CHECK(kin_preset_named(NULL) == NULL && kin_preset_named("") == NULL && kin_preset_named("mapp") == NULL);
  }
  TEST("A view that is gone is refused") { GIVES(KIN_ERROR_STALE, kin_preset_apply(engine, 987654321, &good, NULL)); }
  TEST("More recognizers than there may be are refused") {
    bad.recognizer_count = KIN_PRESET_CAPACITY + 1;
    refused(engine, view, &bad, KIN_ERROR_RANGE);
  }
  TEST("A class that there is not takes back what was added before it") {
    bad = good;
    bad.recognizers = wrong;
    refused(engine, view, &bad, KIN_ERROR_UNKNOWN);
    CHECK(strstr(kin_engine_last_error(engine), "none") != NULL);
  }
  TEST("A property that there is not, or beyond its range, takes back all") {
    bad = good;
    bad.properties = unknown;
    refused(engine, view, &bad, KIN_ERROR_UNKNOWN);
    bad.properties = beyond;
    refused(engine, view, &bad, KIN_ERROR_RANGE);
  }
  TEST("An index beyond the recognizers takes back all") {
    static const kin_preset_property far_property[] = {{UINT64_MAX, "threshold", 5}};
    static const kin_preset_relation far_relation[] = {{KIN_RELATION_SIMULTANEOUS, 0, 2}, {KIN_RELATION_SIMULTANEOUS, UINT32_MAX, 0}};
    bad = good;
    bad.properties = far_property;
    refused(engine, view, &bad, KIN_ERROR_STALE);
    bad = good;
    bad.relations = far_relation;
    bad.relation_count = 1;
    refused(engine, view, &bad, KIN_ERROR_STALE);
    bad.relations = far_relation + 1;
    refused(engine, view, &bad, KIN_ERROR_STALE);
  }
  TEST("A circle of requirements, or a relation that is none, takes back all") {
    bad = good;
    bad.relations = circle;
    bad.relation_count = 2;
    refused(engine, view, &bad, KIN_ERROR_CYCLE);
    bad.relations = none;
    bad.relation_count = 1;
    refused(engine, view, &bad, KIN_ERROR_INVALID);
  }
  TEST("Settings that are refused take back the flags, too") {
    bad = good;
    bad.settings = no_settings;
    refused(engine, view, &bad, KIN_ERROR_RANGE);
    OK(kin_preset_apply(engine, view, &good, NULL));
    CHECK(flags_of(engine, view) & KIN_VIEW_EXCLUSIVE_TOUCH);
  }
}

int main(void) {
  kin_engine *engine;
  kin_view_id view = 0;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_view_add(engine, 0, NULL, &view) != KIN_OK) return 1;
  test_refusals(engine, view);
  test_each(engine, view);
  test_each(engine, 0);
  kin_engine_destroy(engine);
  return report();
}

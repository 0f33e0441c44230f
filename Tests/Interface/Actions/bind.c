/* What a bound function gets: every type, every name, every conversion, every state. */
#include <inttypes.h>

#include "probe.h"

typedef struct camera {
  float x, y;
  int calls;
} camera;

static void camera_pan(camera *moved, float dx, float dy) {
  moved->x = dx;
  moved->y = dy;
  moved->calls++;
}

static void a_function_without_glue(void) {
  TEST("A game's function gets its camera and the translation") {
    world w = make_world(NULL);
    camera moved = {0, 0, 0};
    char states[] = "began|changed", signature[] = "void(pointer, f32 translation.x, f32 translation.y)";
    bind(w.engine, w.pan, states, (kin_function)camera_pan, signature, &moved);
    memset(states, '!', sizeof states - 1);
    memset(signature, '!', sizeof signature - 1);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    for (int i = 1; i <= 10; i++) OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, (uint64_t)i * 10, 100 + 5 * i, 100 - 3 * i));
    double x = 0, y = 0;
    OK(kin_recognizer_get_value(w.engine, w.pan, "translation.x", &x));
    OK(kin_recognizer_get_value(w.engine, w.pan, "translation.y", &y));
    CHECK(moved.calls > 3 && x > 10 && y < -6);
    CHECK(moved.x == (float)x && moved.y == (float)y);
    kin_engine_destroy(w.engine);
  }
}

static int constants_seen;

static void take_constants(bool yes, int8_t a, int16_t b, int32_t c, int64_t d, uint8_t e, uint16_t f, uint32_t g, uint64_t h, float i,
                           double j, void *k, const char *l, bool no, int8_t m, float n, double o) {
  constants_seen++;
  CHECK(yes == true && a == -128 && b == -32768 && c == INT32_MIN && d == INT64_MIN);
  CHECK(e == 255 && f == 65535 && g == UINT32_MAX && h == UINT64_MAX);
  CHECK(i == -2.5f && j == 2.5e-3 && k == NULL && strcmp(l, "it's a \\, (b)") == 0);
  CHECK(no == false && m == 127 && n == 0.1f && o == 1e22);
}

static double many_sum;

static void take_many(double a, int32_t b, double c, int32_t d, double e, int32_t f, double g, int32_t h, double i, int32_t j, double k, int32_t l,
                      double m, int32_t n, double o, int32_t p, double q, int32_t r, double s, int32_t t, double u, int32_t v, double w,
                      int32_t x, double y, int32_t z, double a2, int32_t b2, double c2, int32_t d2, double e2, int32_t f2) {
  const double reals[] = {a, c, e, g, i, k, m, o, q, s, u, w, y, a2, c2, e2};
  const int32_t wholes[] = {b, d, f, h, j, l, n, p, r, t, v, x, z, b2, d2, f2};
  for (int at = 0; at < 16; at++) many_sum += (2 * at + 1) * reals[at] + (2 * at + 2) * wholes[at];
}

static void types(void) {
  TEST("A constant of every type arrives, from one end of its range to the other") {
    kin_recognizer_id probe;
    kin_engine *engine = make_probe(&probe);
    bind(engine, probe, "began", (kin_function)take_constants,
         " void ( bool true , i8 -128, i16 -32768, i32 -2147483648, i64 -9223372036854775808, u8 255, u16 0xffff, u32 0xFFFFFFFF,"
         "u64 18446744073709551615, f32 -2.5, f64 2.5e-3, pointer null, cstring 'it\\'s a \\\\, (b)', bool false, i8 +127,\tf32 0.1, f64 1e22 ) ",
         NULL);
    probe_with(engine, 0);
    CHECK(constants_seen == 1);
    kin_engine_destroy(engine);
  }
  TEST("Thirty-two arguments arrive in their order; a thirty-third is refused") {
    kin_recognizer_id probe;
    kin_engine *engine = make_probe(&probe);
    uint64_t action = 7;
    char signature[600] = "void(";
    double wanted = 0;
    for (int i = 1; i <= 32; i++) {
      snprintf(signature + strlen(signature), 20, "%s%s %d", i > 1 ? "," : "", i % 2 ? "f64" : "i32", i);
      wanted += i * i;
    }
    strcat(signature, ")");
    bind(engine, probe, "ended", (kin_function)take_many, signature, NULL);
    probe_with(engine, 0);
    CHECK(many_sum == wanted);
    signature[strlen(signature) - 1] = 0;
    strcat(signature, ",i32 33)");
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_bind(engine, probe, "ended", (kin_function)take_many, signature, NULL, &action));
    CHECK(action == 7);
    kin_engine_destroy(engine);
  }
}

static int returns;
#define RETURNING(type, name, value) static type name(void) { return returns++, (value); }
RETURNING(bool, returns_bool, true)
RETURNING(int8_t, returns_i8, -1)
RETURNING(int16_t, returns_i16, -1)
RETURNING(int32_t, returns_i32, -1)
RETURNING(int64_t, returns_i64, -1)
RETURNING(uint8_t, returns_u8, 255)
RETURNING(uint16_t, returns_u16, 65535)
RETURNING(uint32_t, returns_u32, UINT32_MAX)
RETURNING(uint64_t, returns_u64, UINT64_MAX)
RETURNING(float, returns_f32, 1.5f)
RETURNING(double, returns_f64, 1.5)
RETURNING(void *, returns_pointer, &returns)
RETURNING(const char *, returns_cstring, "x")

static void results(void) {
  TEST("A result of any type is dropped") {
    kin_recognizer_id probe;
    kin_engine *engine = make_probe(&probe);
    const struct {
      const char *signature;
      kin_function function;
    } all[] = {{"bool()", (kin_function)returns_bool}, {"i8()", (kin_function)returns_i8},   {"i16()", (kin_function)returns_i16},
               {"i32()", (kin_function)returns_i32},   {"i64()", (kin_function)returns_i64}, {"u8()", (kin_function)returns_u8},
               {"u16()", (kin_function)returns_u16},   {"u32()", (kin_function)returns_u32}, {"u64( )", (kin_function)returns_u64},
               {"f32()", (kin_function)returns_f32},   {"f64()", (kin_function)returns_f64}, {"pointer()", (kin_function)returns_pointer},
               {"cstring()", (kin_function)returns_cstring}};
    for (int i = 0; i < 13; i++) bind(engine, probe, "began", all[i].function, all[i].signature, NULL);
    probe_with(engine, 0);
    CHECK(returns == 13);
    kin_engine_destroy(engine);
  }
}

typedef struct seen {
  kin_engine *engine;
  kin_recognizer_id recognizer;
  kin_view_id view;
  double x, y, seconds;
  uint64_t time_ns;
  uint32_t touch_count;
  int32_t state;
  char state_name[16], name[16], class_name[32];
} seen;

static seen last;

static void take_names(kin_engine *engine, uint64_t recognizer, uint64_t view, double x, double y, double seconds, uint64_t time_ns,
                       uint32_t touch_count, int32_t state, const char *state_name, const char *name, const char *class_name, const char *data,
                       seen *also) {
  memset(&last, 0, sizeof last);
  last.engine = engine, last.recognizer = recognizer, last.view = view, last.x = x, last.y = y, last.seconds = seconds, last.time_ns = time_ns;
  last.touch_count = touch_count, last.state = state;
  snprintf(last.state_name, sizeof last.state_name, "%s", state_name);
  snprintf(last.name, sizeof last.name, "%s", name);
  snprintf(last.class_name, sizeof last.class_name, "%s", class_name);
  CHECK(data == (const char *)also && also == &last);
}

static void names(void) {
  TEST("Every name stands for what the event says") {
    kin_recognizer_id probe;
    kin_engine *engine = make_probe(&probe);
    kin_view_id root;
    OK(kin_engine_root_view(engine, &root));
    bind(engine, probe, "began|changed|ended", (kin_function)take_names,
         "void(pointer engine, u64 recognizer, u64 view, f64 location.x, f64 location.y, f64 time, u64 time_ns, u32 touch_count, i32 state,"
         "cstring state, cstring name, cstring class, cstring user_data, pointer user_data)",
         &last);
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1500, 12.5, 20.25));
    CHECK(last.engine == engine && last.recognizer == probe && last.view == root && last.x == 12.5 && last.y == 20.25);
    CHECK(last.seconds == 1.5 && last.time_ns == UINT64_C(1500000000) && last.touch_count == 1 && last.state == KIN_STATE_BEGAN);
    CHECK(!strcmp(last.state_name, "began") && !strcmp(last.name, "") && !strcmp(last.class_name, "com.example.probe"));
    OK(kin_recognizer_set_name(engine, probe, "first"));
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 1600, 12.5, 40.25));
    CHECK(last.touch_count == 2 && !strcmp(last.name, "first") && !strcmp(last.state_name, "changed") && last.y == 30.25);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1700, 1, 2));
    OK(feed_one(engine, 2, KIN_PHASE_ENDED, 1800, 1, 2));
    CHECK(last.state == KIN_STATE_ENDED && !strcmp(last.state_name, "ended"));
    kin_engine_destroy(engine);
  }
}

static char streams_seen[200];

static void take_stream(uint64_t touch, uint8_t small, uint64_t contact, const char *state) {
  const size_t end = strlen(streams_seen);
  snprintf(streams_seen + end, sizeof streams_seen - end, "%" PRIu64 "/%u/%" PRIu64 " %s, ", touch, small, contact, state);
}

static void streams(void) {
  static const char signature[] = "void(u64 touch, u8 touch, u64 contact, cstring state)";
  const uint64_t large = UINT64_C(1) << 63;
  TEST("The touch whose stream it is, and its contact; other gestures are no single touch's") {
    kin_engine *engine;
    OK(kin_engine_create(NULL, &engine));
    const kin_recognizer_id drag = attach(engine, 0, "multi_drag"), pan = attach(engine, 0, "pan");
    OK(kin_recognizer_allow_simultaneous(engine, drag, pan, true));
    bind(engine, drag, "began|changed|ended|cancelled", (kin_function)take_stream, signature, NULL);
    streams_seen[0] = 0;
    OK(feed_one(engine, 7, KIN_PHASE_BEGAN, 0, 100, 100));
    OK(feed_one(engine, large, KIN_PHASE_BEGAN, 10, 200, 100));
    OK(feed_one(engine, large, KIN_PHASE_MOVED, 20, 230, 100));
    OK(feed_one(engine, 7, KIN_PHASE_MOVED, 30, 130, 100));
    OK(feed_one(engine, 7, KIN_PHASE_ENDED, 40, 130, 100));
    OK(feed_one(engine, large, KIN_PHASE_CANCELLED, 50, 230, 100));
    CHECK(!strcmp(streams_seen, "9223372036854775808/255/2 began, 7/7/1 began, 7/7/1 ended, 9223372036854775808/255/2 cancelled, "));
    streams_seen[0] = 0;
    bind(engine, pan, "began", (kin_function)take_stream, signature, NULL);
    OK(feed_one(engine, 7, KIN_PHASE_BEGAN, 60, 100, 100));
    OK(feed_one(engine, 7, KIN_PHASE_MOVED, 70, 130, 100));
    CHECK(strstr(streams_seen, "0/0/0 began, ") && strstr(streams_seen, "7/7/3 began, "));
    kin_engine_destroy(engine);
  }
}

static struct {
  bool yes;
  int8_t i8;
  int16_t i16;
  int32_t i32;
  int64_t i64;
  uint8_t u8;
  uint16_t u16;
  uint32_t u32;
  uint64_t u64;
  float f32;
  double f64;
} got;

static void take_numbers(bool yes, int8_t i8, int16_t i16, int32_t i32, int64_t i64, uint8_t u8, uint16_t u16, uint32_t u32, uint64_t u64, float f32,
                         double f64) {
  got.yes = yes, got.i8 = i8, got.i16 = i16, got.i32 = i32, got.i64 = i64, got.u8 = u8, got.u16 = u16, got.u32 = u32, got.u64 = u64;
  got.f32 = f32, got.f64 = f64;
}

static void conversions(void) {
  kin_recognizer_id probe;
  kin_engine *engine = make_probe(&probe);
  bind(engine, probe, "began", (kin_function)take_numbers,
       "void(bool v, i8 v, i16 v, i32 v, i64 v, u8 v, u16 v, u32 v, u64 v, f32 v, f64 v)", NULL);
  TEST("Numbers are rounded to the nearest whole one, halves away from zero") {
    const struct {
      double value;
      int whole;
    } all[] = {{0, 0}, {0.49, 0}, {0.5, 1}, {1.5, 2}, {2.5, 3}, {-0.5, -1}, {-2.5, -3}, {-2.4, -2}, {2.999999999, 3}, {0.49999999999999994, 0}};
    for (int i = 0; i < 10; i++) {
      const unsigned positive = all[i].whole < 0 ? 0 : (unsigned)all[i].whole;
      probe_with(engine, all[i].value);
      CHECK(got.i8 == all[i].whole && got.i16 == all[i].whole && got.i32 == all[i].whole && got.i64 == all[i].whole);
      CHECK(got.u8 == positive && got.u16 == positive && got.u32 == positive && got.u64 == positive);
      CHECK(got.f32 == (float)all[i].value && got.f64 == all[i].value && got.yes == (all[i].value != 0));
    }
  }
  TEST("Numbers stop at the ends of an integer's range") {
    const double large[] = {1e300, 18446744073709551616.0, 18446744073709549568.0};
    for (int i = 0; i < 3; i++) {
      probe_with(engine, large[i]);
      CHECK(got.i8 == INT8_MAX && got.i16 == INT16_MAX && got.i32 == INT32_MAX && got.i64 == INT64_MAX);
      CHECK(got.u8 == UINT8_MAX && got.u16 == UINT16_MAX && got.u32 == UINT32_MAX);
      CHECK(got.u64 == (i < 2 ? UINT64_MAX : UINT64_C(18446744073709549568)));
      CHECK(got.f32 == (float)large[i] && got.yes);
      probe_with(engine, -large[i]);
      CHECK(got.i8 == INT8_MIN && got.i16 == INT16_MIN && got.i32 == INT32_MIN && got.i64 == INT64_MIN);
      CHECK(got.u8 == 0 && got.u16 == 0 && got.u32 == 0 && got.u64 == 0);
    }
    probe_with(engine, 9223372036854775808.0);
    CHECK(got.i64 == INT64_MAX && got.u64 == UINT64_C(1) << 63);
    probe_with(engine, 127.5);
    CHECK(got.i8 == 127 && got.u8 == 128);
    probe_with(engine, -128.5);
    CHECK(got.i8 == -128 && got.i16 == -129);
  }
  TEST("What is no number never gets as far as a wild integer") {
    /* The engine itself may stop such a class before. */
    const double none[] = {INFINITY, -INFINITY, NAN};
    for (int i = 0; i < 3; i++) {
      memset(&got, 0, sizeof got);
      probe_with(engine, none[i]);
      CHECK(got.i32 == 0 || got.i32 == INT32_MAX || got.i32 == INT32_MIN);
      if (isnan(got.f64)) CHECK(got.i32 == 0 && got.u64 == 0 && got.yes == false);
    }
  }
  kin_engine_destroy(engine);
}

static char heard[64];
static void hear(char letter) {
  const size_t length = strlen(heard);
  if (length < sizeof heard - 1) heard[length] = letter, heard[length + 1] = 0;
}

static void hear_state(int32_t state) { hear("pbcexf"[state]); }

static void states(void) {
  const struct {
    const char *states, *continuous, *discrete, *cancelled;
  } all[] = {{"began", "b", "", "b"},
             {"changed", "cc", "", "c"},
             {"ended", "e", "e", ""},
             {"cancelled", "", "", "x"},
             {"recognized", "b", "e", "b"},
             {" began | changed|ended |cancelled ", "bcce", "e", "bcx"},
             {"recognized|ended", "be", "e", "b"},
             {"began|recognized|began", "b", "e", "b"}};
  for (int i = 0; i < 8; i++) {
    TEST(all[i].states) {
      kin_engine *engine;
      OK(kin_engine_create(NULL, &engine));
      const kin_recognizer_id manual = attach(engine, 0, "manual");
      bind(engine, manual, all[i].states, (kin_function)hear_state, "void(i32 state)", NULL);
      heard[0] = 0;
      const kin_state continuous[] = {KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_CHANGED, KIN_STATE_ENDED};
      for (int at = 0; at < 4; at++) OK(kin_recognizer_propose(engine, manual, continuous[at]));
      CHECK(!strcmp(heard, all[i].continuous));
      heard[0] = 0;
      OK(kin_recognizer_propose(engine, manual, KIN_STATE_ENDED));
      CHECK(!strcmp(heard, all[i].discrete));
      heard[0] = 0;
      const kin_state cancelled[] = {KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_CANCELLED};
      for (int at = 0; at < 3; at++) OK(kin_recognizer_propose(engine, manual, cancelled[at]));
      CHECK(!strcmp(heard, all[i].cancelled));
      kin_engine_destroy(engine);
    }
  }
}

static void plain(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  hear(*(const char *)user_data);
}

static void hear_text(const char *text) { hear(*text); }

static void order(void) {
  TEST("Bound functions and plain callbacks are called in the order of adding") {
    kin_recognizer_id probe;
    kin_engine *engine = make_probe(&probe);
    uint64_t second;
    bind(engine, probe, "began", (kin_function)hear_text, "void(cstring 'a')", NULL);
    OK(kin_recognizer_add_action(engine, probe, plain, "b", &second));
    const uint64_t third = bind(engine, probe, "began", (kin_function)hear_text, "void(cstring user_data)", "c");
    CHECK(second && third && second != third);
    heard[0] = 0;
    probe_with(engine, 0);
    CHECK(!strcmp(heard, "abcb"));
    OK(kin_recognizer_remove_action(engine, probe, third));
    OK(kin_recognizer_remove_action(engine, probe, second));
    heard[0] = 0;
    probe_with(engine, 0);
    CHECK(!strcmp(heard, "a"));
    kin_engine_destroy(engine);
  }
}

int main(void) {
  a_function_without_glue();
  types();
  results();
  names();
  streams();
  conversions();
  states();
  order();
  return report();
}

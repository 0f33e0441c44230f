/* kin_velocity_estimate: by closed form, by its options, and against what the recognizers of the engine say, bit for
 * bit, in the files of the command line. */
#include "play.h"

/* A straight movement of `count` points, 10 ms apart, 3 units to the right and 4 down in each. */
static uint32_t straight(kin_touch_point *points, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) points[i] = (kin_touch_point){i * UINT64_C(10) * MILLISECOND, 3.0 * i, 4.0 * i};
  return count;
}

static kin_point estimated(const kin_touch_point *points, uint32_t count, uint64_t time, const kin_velocity_options *options) {
  kin_point velocity = {NAN, NAN};
  OK(kin_velocity_estimate(points, count, time, options, &velocity));
  return velocity;
}

static int near(double a, double b) { return fabs(a - b) <= 1e-6 * fabs(b) + 1e-9; }

static kin_velocity_options defaults(void) {
  kin_velocity_options options;
  kin_velocity_options_init(&options);
  return options;
}

static void forms(void) {
  kin_touch_point points[40];
  kin_velocity_options options = defaults();
  const uint32_t count = straight(points, 10);
  const uint64_t last = points[9].time_ns;
  kin_point v;
  TEST("The defaults are those of the recognizers") {
    CHECK(options.struct_size == sizeof options && options.strategy == KIN_VELOCITY_LEAST_SQUARES && options.maximum_points == 20);
    CHECK(options.window_ns == 100 * MILLISECOND && options.move_gap_ns == 40 * MILLISECOND && options.lift_gap_ns == 80 * MILLISECOND);
    CHECK(options.refuses_reversal == 1 && options.limit == 64173 && options.spacing_ns == 2 * MILLISECOND);
    CHECK(options.units_per_inch == 163 && options.guards_lift == 0 && options.reserved == 0);
  }
  TEST("A straight movement has its velocity by both strategies; no point and one point have none") {
    for (options.strategy = 0; options.strategy <= 1; options.strategy++) {
      v = estimated(points, count, last, &options);
      CHECK(near(v.x, 300) && near(v.y, 400));
    }
    options = defaults();
    v = estimated(points, 1, 0, NULL);
    CHECK(v.x == 0 && v.y == 0);
  }
  TEST("A parabola has the slope of its end by least squares, and less by impulse") {
    for (int i = 0; i < 9; i++) points[i].x = 1000 * (0.01 * i) * (0.01 * i);
    v = estimated(points, 9, points[8].time_ns, NULL);
    CHECK(near(v.x, 2000 * 0.08) && near(v.y, 400));
    options.strategy = KIN_VELOCITY_IMPULSE;
    v = estimated(points, 9, points[8].time_ns, &options);
    CHECK(v.x > 100 && v.x < 159);
    options = defaults();
    straight(points, 10);
  }
  TEST("A lift after 80 ms of rest still flies, a nanosecond later it does not; the option moves the limit") {
    CHECK(near(estimated(points, count, last + 80 * MILLISECOND, NULL).x, 300));
    CHECK(estimated(points, count, last + 80 * MILLISECOND + 1, NULL).x == 0);
    options.lift_gap_ns = 0;
    CHECK(estimated(points, count, last + 1, &options).x == 0 && near(estimated(points, count, last, &options).x, 300));
    options = defaults();
  }
  TEST("What was before a pause of more than 40 ms, or more than 100 ms ago, or is not among the latest, does not count") {
    static const struct { uint64_t move_gap, window; uint32_t maximum; int counts; } all[] = {
      {40, 100, 20, 1}, {39, 100, 20, 0}, {40, 80, 20, 1}, {40, 79, 20, 0}, {40, 100, 6, 1}, {40, 100, 5, 0},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
      /* A point 1000 units to the left, a pause of 40 ms, then five points that rest: 80 ms in all. */
      kin_touch_point resting[6] = {{0, -1000, 0}};
      for (uint32_t p = 1; p < 6; p++) resting[p].time_ns = (30 + 10 * p) * UINT64_C(1000000);
      options.move_gap_ns = all[i].move_gap * MILLISECOND, options.window_ns = all[i].window * MILLISECOND;
      options.maximum_points = all[i].maximum, options.refuses_reversal = 0;
      v = estimated(resting, 6, resting[5].time_ns, &options);
      CHECK((v.x != 0) == all[i].counts);
    }
    options = defaults();
  }
  TEST("Against the net movement it is refused, unless the option says no") {
    kin_touch_point back[7] = {{0, 0, 0}};
    for (uint32_t p = 1; p < 7; p++) back[p] = (kin_touch_point){p * UINT64_C(10000000), p < 4 ? 50.0 * p : 150 - 20.0 * (p - 3), 0};
    CHECK(estimated(back, 7, back[6].time_ns, NULL).x == 0);
    options.refuses_reversal = 0;
    CHECK(estimated(back, 7, back[6].time_ns, &options).x < -100);
    options = defaults();
  }
  TEST("The limit shortens the vector and keeps its direction") {
    options.limit = 250;
    v = estimated(points, count, last, &options);
    CHECK(near(v.x, 150) && near(v.y, 200));
    options.limit = 500.001;
    v = estimated(points, count, last, &options);
    CHECK(near(v.x, 300) && near(v.y, 400));
    options.limit = 0.5;
    v = estimated(points, count, last, &options);
    CHECK(near(v.x, 0.3) && near(v.y, 0.4));
    const kin_touch_point resting[2] = {{0, 5, 5}, {10000000, 5, 5}};
    v = estimated(resting, 2, 10000000, &options);
    CHECK(v.x == 0 && v.y == 0);
    options = defaults();
  }
  TEST("Nothing is faster than 10 m/s, unless the limit says so") {
    for (int i = 0; i < 10; i++) points[i].x *= 1000, points[i].y *= 1000;
    v = estimated(points, count, last, NULL);
    CHECK(near(v.x, 64173 * 0.6) && near(v.y, 64173 * 0.8));
    options.limit = INFINITY;
    v = estimated(points, count, last, &options);
    CHECK(near(v.x, 300000) && near(v.y, 400000));
    options = defaults();
    straight(points, 10);
  }
  TEST("Points that came within 2 ms of the first of a group are one, the last; the option moves the limit") {
    /* Frames of 10 ms with three points each, 20 microseconds apart. */
    kin_touch_point frames[30];
    for (uint32_t i = 0; i < 30; i++) frames[i] = (kin_touch_point){(i / 3 * 1000 + i % 3 * 2) * UINT64_C(10000), i / 3 * 3.0 + i % 3, 0};
    for (options.strategy = 0; options.strategy <= 1; options.strategy++) CHECK(near(estimated(frames, 30, frames[29].time_ns, &options).x, 300));
    options = defaults(), options.spacing_ns = 0, options.strategy = KIN_VELOCITY_IMPULSE;
    CHECK(estimated(frames, 30, frames[29].time_ns, &options).x > 1000);
    /* A point 2 ms after the first is another. */
    const kin_touch_point pair[2] = {{0, 0, 0}, {2000000, 4, 0}};
    options = defaults();
    CHECK(near(estimated(pair, 2, 2000000, &options).x, 2000));
    options.spacing_ns = 2000001;
    CHECK(estimated(pair, 2, 2000000, &options).x == 0);
    options = defaults();
  }
  TEST("A jump before a lift is left out when the option says that it lifted; 2 mm are what units_per_inch says") {
    kin_touch_point jumping[11] = {{0, 0, 0}};
    for (uint32_t i = 0; i < 11; i++) jumping[i] = (kin_touch_point){i * UINT64_C(8000000), 2.0 * i + (i == 10 ? 18 : 0), 0};
    const uint64_t lift = jumping[10].time_ns + MILLISECOND;
    CHECK(estimated(jumping, 11, lift, NULL).x > 700);
    options.guards_lift = 1;
    CHECK(near(estimated(jumping, 11, lift, &options).x, 250));
    options.units_per_inch = 300; /* the step of 20 units is 1.7 mm */
    CHECK(estimated(jumping, 11, lift, &options).x > 700);
    options = defaults();
  }
  TEST("Of two points of one time the later counts, the newest too") {
    kin_touch_point twice[5] = {{0, 0, 0}, {10000000, 99, 99}, {10000000, 3, 4}, {20000000, 99, 99}, {20000000, 6, 8}};
    v = estimated(twice, 5, twice[4].time_ns, NULL);
    CHECK(near(v.x, 300) && near(v.y, 400));
  }
}

static void refusals(void) {
  kin_touch_point points[3] = {{0, 0, 0}, {10, 1, 1}, {20, 2, 2}};
  kin_point v = {7, 7};
  TEST("What cannot be used is refused with its code, and the output stays") {
    kin_velocity_options wrong[13];
    static const kin_result codes[] = {KIN_ERROR_SIZE, KIN_ERROR_INVALID, KIN_ERROR_INVALID, KIN_ERROR_INVALID, KIN_ERROR_RANGE, KIN_ERROR_RANGE, KIN_ERROR_RANGE,
                                       KIN_ERROR_RANGE, KIN_ERROR_INVALID, KIN_ERROR_INVALID, KIN_ERROR_INVALID, KIN_ERROR_RANGE, KIN_ERROR_RANGE};
    for (int i = 0; i < 13; i++) kin_velocity_options_init(&wrong[i]);
    wrong[0].struct_size--, wrong[1].strategy = 2, wrong[2].refuses_reversal = 2, wrong[3].limit = NAN;
    wrong[4].maximum_points = 1, wrong[5].maximum_points = 21, wrong[6].limit = 0, wrong[7].limit = -1;
    wrong[8].guards_lift = 2, wrong[9].reserved = 1, wrong[10].units_per_inch = NAN, wrong[11].units_per_inch = 0, wrong[12].units_per_inch = -163;
    for (int i = 0; i < 13; i++) GIVES(codes[i], kin_velocity_estimate(points, 3, 20, &wrong[i], &v));
    GIVES(KIN_ERROR_TIME, kin_velocity_estimate(points, 3, 19, NULL, &v));
    points[1].time_ns = 21;
    GIVES(KIN_ERROR_TIME, kin_velocity_estimate(points, 3, 30, NULL, &v));
    points[1].time_ns = 10, points[1].y = INFINITY;
    GIVES(KIN_ERROR_INVALID, kin_velocity_estimate(points, 3, 20, NULL, &v));
    points[1].y = 1, points[2].x = 1e308;
    kin_velocity_options every = defaults();
    every.spacing_ns = 0;
    GIVES(KIN_ERROR_RANGE, kin_velocity_estimate(points, 3, 20, &every, &v));
    CHECK(v.x == 7 && v.y == 7);
  }
}

/* The histories of the touches that are down, as they were before a feed. */
static struct {
  uint64_t touch;
  kin_touch_point points[40];
  uint32_t count;
} before[128];
static uint32_t down;

static uint32_t place_of(uint64_t touch) {
  uint32_t place = 0;
  while (place < down && before[place].touch != touch) place++;
  return place;
}

/* Of those that lift in this feed and do nothing else in it. */
static void remember(kin_engine *engine, const kin_touch_sample *samples, uint32_t count) {
  down = 0;
  for (uint32_t i = 0; i < count && down < 128; i++) {
    uint32_t of_touch = 0;
    for (uint32_t other = 0; other < count; other++) of_touch += samples[other].touch == samples[i].touch;
    if (samples[i].phase != KIN_PHASE_ENDED || of_touch > 1) continue;
    before[down].touch = samples[i].touch;
    OK(kin_engine_get_touch_history(engine, before[down].touch, before[down].points, 40, &before[down].count));
    down++;
  }
}

/* A drag's velocity is what the function makes of its touch's history; at the lift, of the one that it had before. */
static uint32_t compare(kin_engine *engine, const kin_event *event, kin_velocity_strategy strategy) {
  kin_touch_point history[40];
  const kin_touch_point *points = history;
  uint32_t count;
  kin_velocity_options options = defaults();
  options.strategy = strategy;
  if (event->state == KIN_STATE_ENDED) {
    const uint32_t place = place_of(event->touch);
    if (place == down) return 0;
    points = before[place].points, count = before[place].count, options.guards_lift = 1;
  } else {
    OK(kin_engine_get_touch_history(engine, event->touch, history, 40, &count));
  }
  const kin_point v = estimated(points, count, event->time_ns, &options);
  CHECK(memcmp(&v.x, &event->pan.velocity_x, 8) == 0 && memcmp(&v.y, &event->pan.velocity_y, 8) == 0);
  return 1;
}

static void one_file(const char *path, kin_velocity_strategy strategy, uint32_t *compared) {
  recording r = read_recording(path);
  kin_engine *engine;
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_set_number(engine, attach(engine, 0, "multi_drag"), "velocity_strategy", strategy));
  for (uint32_t from = 0, to; from < r.count; from = to) {
    for (to = from + 1; to < r.count && r.samples[to].time_ns == r.samples[from].time_ns;) to++;
    remember(engine, r.samples + from, to - from);
    OK(kin_engine_feed(engine, r.samples + from, to - from));
    OK(kin_engine_poll(engine, &events, &count));
    for (uint32_t i = 0; i < count; i++)
      if (events[i].state < KIN_STATE_ENDED || (events[i].state == KIN_STATE_ENDED && events[i].from != KIN_STATE_POSSIBLE)) *compared += compare(engine, &events[i], strategy);
  }
  kin_engine_destroy(engine);
  free(r.samples);
}

int main(int argument_count, char **arguments) {
  uint32_t compared = 0;
  forms();
  refusals();
  TEST("It says of recorded fingers what multi_drag says, bit for bit") {
    for (int i = 1; i < argument_count; i++)
      for (kin_velocity_strategy strategy = 0; strategy <= 1; strategy++) one_file(arguments[i], strategy, &compared);
    CHECK(compared > 1000);
  }
  printf("%u velocities compared\n", compared);
  return report();
}

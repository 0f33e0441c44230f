/* One engine that holds a lot, and touches that meet it: for counting how the cost of a sample grows.
 *
 *   scale chain N       N pans on the touched view, none of which begins; a finger moves
 *   scale landing N     the same; a finger lands and lifts
 *   scale elsewhere N   one pan on the touched view, N on a view that is not
 *   scale views N       N views side by side, all of one parent; a finger taps the rearmost
 *   scale moving N      the same, and before each tap one of them moves
 *   scale tree N        N views, ten in each, a tenth of it wide; a finger taps where they are deepest
 *   scale table N       a table of N recognizers of all kinds, twenty on each of its views; 100 fingers move, a frame
 *                       a feed
 *   scale fingers N     N fingers move, a frame a feed, over one transform
 *   scale relations N   one tap that waits for N recognizers of a view that is not touched; a finger taps
 *   scale rivals N      N taps on the touched view, of which one wins; a finger taps
 *   scale nested N      N views one in another, each with a tap, of which one wins; a finger taps
 *   scale together N    N taps on the touched view that may all run together; a finger taps
 *   scale waiting N     N taps on the touched view, each of which waits for the next; a finger taps
 *   scale cards N       N cards, views with three recognizers each; one more comes and goes (a sample is both)
 *   scale swaps N       the same; a recognizer of a card is removed, and another one added (a sample is both)
 *
 * Prints the number of samples and the processor's time for each. Their work stands in measured(), for callgrind
 * --toggle-collect=measured. */
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_FINGERS = 100, REPEATS = 8, MOVES = 50, ON_A_VIEW = 20, SPACING = 100, TAPS_TO_KNOW = 20 };

static kin_engine *engine;
static uint64_t clock_now = 1000000000;
static unsigned long samples;
static double spacing = 10;
static kin_view_id moving_view;

static void check(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static void touch(kin_phase phase, int fingers, double x, double y) {
  static kin_touch_sample frame[MOST_FINGERS];
  const kin_event *events;
  uint32_t count;
  for (int i = 0; i < fingers; i++) {
    const kin_touch_sample sample = {.touch = (uint64_t)i, .time_ns = clock_now, .phase = phase, .x = x + spacing * i, .y = y};
    frame[i] = sample;
  }
  check(kin_engine_feed(engine, frame, (uint32_t)fingers));
  check(kin_engine_poll(engine, &events, &count));
  samples += (unsigned long)fingers;
}

static void move(int fingers) {
  for (int i = 1; i <= MOVES; i++) clock_now += 8333333, touch(KIN_PHASE_MOVED, fingers, 10 + i, 10);
}

static void tap(int fingers) {
  if (moving_view) check(kin_view_set_frame(engine, moving_view, (kin_rect){200 + (double)(clock_now % 7), 0, 100, 100}));
  touch(KIN_PHASE_BEGAN, fingers, 10, 10);
  clock_now += 50000000;
  touch(KIN_PHASE_ENDED, fingers, 10, 10);
  clock_now += 1000000000;
}

static kin_view_id add_card(void);
static void add_pan(kin_view_id view);
static kin_view_id swapped_view;
static kin_recognizer_id swapped;

/* A card comes and goes. */
static void come_and_go(int unused) {
  (void)unused;
  check(kin_view_remove(engine, add_card()));
  samples++;
}

/* A card's recognizer is removed, and another one takes its place. */
static void swap(int unused) {
  (void)unused;
  check(kin_recognizer_remove(engine, swapped));
  add_pan(swapped_view);
  samples++;
}

__attribute__((noinline)) void measured(void (*scene)(int), int fingers);
void measured(void (*scene)(int), int fingers) {
  for (int i = 0; i < REPEATS; i++) scene(fingers);
}

static kin_recognizer_id add(kin_view_id view, const char *name) {
  kin_recognizer_id id;
  check(kin_recognizer_add(engine, view, name, &id));
  return id;
}

static void add_patient_pan(kin_view_id view) { check(kin_recognizer_set_number(engine, add(view, "pan"), "threshold", 100000)); }

static kin_view_id add_view_to(kin_view_id parent, double x, double width) {
  kin_view_options options;
  kin_view_id view;
  kin_view_options_init(&options);
  options.frame.x = x, options.frame.width = width, options.frame.height = 100;
  check(kin_view_add(engine, parent, &options, &view));
  return view;
}

static kin_view_id add_view(double x) { return add_view_to(0, x, 100); }

/* View 0 is the root, and view n a child of (n - 1) / 10: the first of ten lies leftmost and, being the oldest, is
 * asked last. */
static void add_tree(int count) {
  kin_view_id *ids = calloc((size_t)count + 1, sizeof *ids);
  double *widths = calloc((size_t)count + 1, sizeof *widths);
  widths[0] = KIN_NUMBER_LIMIT;
  for (int i = 1; i <= count; i++) {
    const int parent = (i - 1) / 10;
    widths[i] = widths[parent] / 10;
    ids[i] = add_view_to(ids[parent], (i - 1) % 10 * widths[i], widths[i]);
  }
  free(ids), free(widths);
}

/* Views side by side, as many as hold all; each has what a photo on a table may have. */
static void add_table(int count) {
  static const char *const kinds[] = {"tap", "tap", "long_press", "swipe", "pan", "pinch", "rotation", "transform", "press", "tap_drag"};
  kin_view_id view = 0;
  for (int i = 0; i < count; i++) {
    if (i % ON_A_VIEW == 0) view = add_view(SPACING * (i / ON_A_VIEW));
    add(view, kinds[i % 10]);
  }
  spacing = SPACING;
}

static void add_pan(kin_view_id view) { swapped = add(swapped_view = view, "pan"); }

/* A card that is tapped, held and dragged. */
static kin_view_id add_card(void) {
  const kin_view_id view = add_view(1000);
  add(view, "tap"), add(view, "long_press"), add_pan(view);
  return view;
}

static void add_nested(int count) {
  kin_view_id view = 0;
  for (int i = 0; i < count; i++) add(view = add_view_to(view, 0, 100), "tap");
}

/* Taps on the root view, which may all run together, or each of which waits for the next. */
static void add_taps(int count, int together, int waiting) {
  kin_recognizer_id *taps = calloc((size_t)count + 1, sizeof *taps);
  for (int i = 0; i < count; i++) {
    taps[i] = add(0, "tap");
    if (waiting && i > 0) check(kin_recognizer_require_failure(engine, taps[i - 1], taps[i]));
  }
  if (together) check(kin_compose_simultaneous(engine, taps, (uint32_t)count));
  free(taps);
}

static void fill(const char *what, int count) {
  if (!strcmp(what, "chain") || !strcmp(what, "landing")) {
    for (int i = 0; i < count; i++) add_patient_pan(0);
  } else if (!strcmp(what, "elsewhere")) {
    const kin_view_id view = add_view(1000);
    for (int i = 0; i < count; i++) add_patient_pan(view);
    add_patient_pan(0);
  } else if (!strcmp(what, "views") || !strcmp(what, "moving")) {
    for (int i = 0; i < count; i++) {
      const kin_view_id view = add_view(200.0 * i);
      if (i == 1 && !strcmp(what, "moving")) moving_view = view;
    }
    add(0, "tap");
  } else if (!strcmp(what, "tree")) {
    add_tree(count);
    add(0, "tap");
  } else if (!strcmp(what, "relations")) {
    const kin_view_id view = add_view(1000);
    const kin_recognizer_id waiting = add(0, "tap");
    for (int i = 0; i < count; i++) check(kin_recognizer_require_failure(engine, waiting, add(view, "tap")));
  } else if (!strcmp(what, "table")) {
    add_table(count);
  } else if (!strcmp(what, "cards") || !strcmp(what, "swaps")) {
    for (int i = 0; i < count; i++) add_card();
  } else if (!strcmp(what, "nested")) {
    add_nested(count);
  } else if (!strcmp(what, "rivals") || !strcmp(what, "together") || !strcmp(what, "waiting")) {
    add_taps(count, !strcmp(what, "together"), !strcmp(what, "waiting"));
  } else add(0, "transform");
}

static double processor_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int is_one_of(const char *what, const char *const *names) {
  while (*names && strcmp(what, *names)) names++;
  return *names != NULL;
}

int main(int argc, char **argv) {
  static const char *const moving[] = {"chain", "elsewhere", "table", "fingers", NULL}, *const tapping[] = {"landing", "views", "moving", "tree", "relations", "rivals", "nested", "together", "waiting", NULL};
  static const char *const changing[] = {"cards", "swaps", NULL};
  const char *what = argc > 1 ? argv[1] : "";
  const int count = argc > 2 ? atoi(argv[2]) : -1, moves = is_one_of(what, moving);
  const int fingers = !strcmp(what, "table") ? MOST_FINGERS : strcmp(what, "fingers") ? 1 : count;
  if (!(moves || is_one_of(what, tapping) || is_one_of(what, changing)) || count < 0 || fingers < 1 || fingers > MOST_FINGERS) {
    return fprintf(stderr, "usage: scale chain|landing|elsewhere|views|moving|tree|table|fingers|relations|rivals|nested|together|waiting|cards|swaps N; fingers are 1 to %d\n", MOST_FINGERS), 2;
  }
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = MOST_FINGERS;
  check(kin_engine_create(&options, &engine));
  fill(what, count);
  if (moves) touch(KIN_PHASE_BEGAN, fingers, 10, 10);
  void (*scene)(int) = moves ? move : !strcmp(what, "cards") ? come_and_go : !strcmp(what, "swaps") ? swap : tap;
  /* Warms up: a hit test must have met many views some times before it goes by where they are. */
  for (int i = 0; i < (moves ? 1 : TAPS_TO_KNOW); i++) scene(fingers);
  samples = 0;
  const double before = processor_seconds();
  measured(scene, fingers);
  printf("%lu samples, %.0f ns each\n", samples, 1e9 * (processor_seconds() - before) / (double)samples);
  kin_engine_destroy(engine);
  return 0;
}

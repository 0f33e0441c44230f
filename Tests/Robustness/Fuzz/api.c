/* api.c: fuzzer of the C interface. An input is a row of records of 16 bytes, each of them one call of an exported
 * function with arguments that are drawn from it. After each call the engine's invariants hold, and a call that failed
 * has changed nothing and written nothing. Where the host is a strict one, all is recorded, and the recording plays
 * again. At the end another thread tries the engine. */
#define RECORD_SIZE 16
#include <pthread.h>

#include "records.h"

#include "options.h"

struct call {
  const char *name;
  kin_result (*run)(void);
};
/* Names of structs that grow, and their sizes in this build: mostly right ones. */
static const char *draw_struct_name(void) {
  static const char *const names[] = {"kin_plugin_info", "kin_recognizer_delegate", "kin_allocator", "kin_engine_usage", "kin_engine_options",
                                      "kin_smoothing", "kin_velocity_options", "kin_contact_filter", "kin_palm_filter", "kin_accommodations"};
  return once_in(4) ? draw_text("struct_name") : names[below(sizeof names / sizeof *names)];
}
static uint32_t draw_struct_size(void) {
  static const uint32_t sizes[] = {sizeof(kin_plugin_info), sizeof(kin_recognizer_delegate), sizeof(kin_allocator), sizeof(kin_engine_usage),
                                   sizeof(kin_engine_options), sizeof(kin_smoothing), sizeof(kin_velocity_options), sizeof(kin_contact_filter),
                                   sizeof(kin_palm_filter), sizeof(kin_accommodations)};
  return once_in(4) ? draw_uint32_t() : sizes[below(sizeof sizes / sizeof *sizes)];
}

#include "calls.h"

enum { CALL_COUNT = sizeof calls / sizeof *calls, MOST_CALLS = 150 };

static uint64_t succeeded[CALL_COUNT];

static uint32_t call_named(const char *name) {
  for (uint32_t i = 0; i < CALL_COUNT; i++)
    if (strcmp(calls[i].name, name) == 0) return i;
  found("the fuzzer itself", name);
}

/* Half of the calls are those without which nothing happens. */
static uint32_t draw_call(void) {
  static const char *const favourites[] = {"kin_engine_feed", "kin_engine_feed", "kin_engine_feed", "kin_engine_feed_scroll", "kin_engine_advance",
                                           "kin_recognizer_add", "kin_recognizer_add", "kin_view_add", "kin_recognizer_set_number"};
  return draw_bool() ? choices[draw_byte(&input)] : call_named(favourites[below(sizeof favourites / sizeof *favourites)]);
}

static void make(uint32_t which) {
  const size_t outer_room = first_room;
  const bool outer_report = reports_anyway;
  const uint32_t down[] = {slots[0].down, slots[1].down};
  first_room = room_count;
  reports_anyway = false;
  const kin_result result = calls[which].run();
  if (result >= 0) succeeded[which]++;
  else slots[0].down = down[0], slots[1].down = down[1];
  free_rooms(first_room);
  first_room = outer_room;
  reports_anyway = outer_report;
}

static void make_call(void) { make(draw_call()); }

/* Plays the tape of the first engine: the same must come of it. */
static void replay(const slot *s) {
  kin_trace_info info;
  kin_engine *engine = NULL;
  kin_trace_info_init(&info);
  if (kin_trace_inspect(s->tape, s->tape_count, &info) != KIN_OK || !info.is_complete) found("a trace of our own", "is not whole");
  if (kin_engine_create(&info.options, &engine) != KIN_OK) found("a trace of our own", "has options that no engine takes");
  if (kin_trace_replay(engine, s->tape, s->tape_count, NULL, NULL) != KIN_OK) found("a replay", kin_engine_last_error(engine));
  if (kin_engine_check_invariants(engine) != KIN_OK) found("an invariant after a replay", kin_engine_last_error(engine));
  kin_engine_destroy(engine);
}

static void start(const uint8_t *record) {
  kin_view_id root;
  input = source_of(record, RECORD_SIZE);
  is_strict = draw_bool();
  memset(id_counts, 0, sizeof id_counts);
  now = 0;
  chosen = slots;
  memset(&known_event, 0, sizeof known_event);
  while (!slots[0].engine) create_engine(draw_engine_options(), &slots[0].engine);
  kin_engine_root_view(slots[0].engine, &root);
  keep_id(root);
  kin_engine_set_event_callback(slots[0].engine, draw_event_callback(), slots);
  kin_engine_set_log(slots[0].engine, draw_log_callback(), slots);
  kin_engine_set_explain(slots[0].engine, draw_bool());
  kin_trace_set_check_interval(slots[0].engine, 1);
  kin_engine_state_hash(slots[0].engine, &slots[0].hash);
  free_rooms(0);
  if (draw_bool()) make(call_named("kin_recognizer_class_register"));
  if (once_in(4)) make(call_named("kin_plugin_load"));
  for (uint32_t i = below(4); i > 0; i--) make(call_named("kin_view_add"));
  for (uint32_t i = below(12); i > 0; i--) make(call_named("kin_recognizer_add"));
  if (is_strict && draw_bool()) start_trace(slots[0].engine);
  kin_engine_state_hash(slots[0].engine, &slots[0].hash);
}

static void *call_from_elsewhere(void *given) {
  kin_engine *engine = given;
  uint64_t time = 7;
  if (kin_engine_get_time(engine, &time) != KIN_ERROR_THREAD || time != 7) found("a claimed engine", "answers another thread");
  if (kin_engine_set_claimed(engine, false) != KIN_ERROR_THREAD) found("a claimed engine", "is given up by another thread");
  if (!strstr(kin_engine_last_error(engine), "another thread")) found("a claimed engine", "does not tell another thread why");
  kin_engine_destroy(engine);
  return NULL;
}

/* Another thread is refused, whatever has become of the engine. */
static void try_elsewhere(kin_engine *engine) {
  pthread_t thread;
  if (kin_engine_set_claimed(engine, true) != KIN_OK || pthread_create(&thread, NULL, call_from_elsewhere, engine)) return;
  pthread_join(thread, NULL);
  if (kin_engine_set_claimed(engine, false) != KIN_OK) found("a claimed engine", "does not know its owner");
}

static void finish(void) {
  chosen = slots;
  try_elsewhere(slots[0].engine);
  if (slots[0].engine && is_strict && stop_trace(slots[0].engine) == KIN_OK) replay(&slots[0]);
  for (int i = 0; i < 2; i++) {
    kin_engine_destroy(slots[i].engine);
    free(slots[i].tape);
    memset(&slots[i], 0, sizeof slots[i]);
  }
}

/* Which functions succeeded how often, for Tests/Robustness/Fuzz/test.py. */
static void tell_calls(void) {
  const char *path = getenv("FUZZ_CALLS");
  FILE *file = path ? fopen(path, "w") : NULL;
  for (int i = 0; file && i < CALL_COUNT; i++) fprintf(file, "%s %llu\n", calls[i].name, (unsigned long long)succeeded[i]);
  if (file) fclose(file);
}

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerInitialize(int *count, char ***arguments) {
  (void)count, (void)arguments;
  return atexit(tell_calls);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  if (count < RECORD_SIZE) return 0;
  start(bytes);
  for (size_t i = 1; i < count / RECORD_SIZE && i <= MOST_CALLS && slots[0].engine; i++) {
    input = source_of(bytes + i * RECORD_SIZE, RECORD_SIZE);
    make_call();
  }
  finish();
  return 0;
}

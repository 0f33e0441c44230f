/* engines.h: the engines of the fuzzer `api`, the memory that calls are given, and what must hold before and after
 * each call. */
#ifndef FUZZ_ENGINES_H
#define FUZZ_ENGINES_H

#include <kinesic/kinesic.h>

#include "source.h"

/* The tape of a recording, and the engine. */
typedef struct slot {
  kin_engine *engine;
  int calls;        /* how many calls of it are under way, one inside the other */
  bool is_doomed;   /* destroyed from inside a callback */
  uint64_t hash;    /* of the state after the latest outermost call */
  uint64_t number;  /* of the outermost call */
  uint32_t down;    /* which of the contacts 0 to 7 are down, if the engine took all that was fed */
  uint8_t *tape;
  size_t tape_count, tape_room;
} slot;

static slot slots[2];
static slot *chosen;   /* the one of the latest engine that was drawn */
static source input;   /* the record of the present call */
static uint64_t call_count; /* calls made so far */
static int depth;      /* calls under way, of all engines */
enum { DEEPEST = 3 };  /* how deep callbacks call the library back */
static slot *under_way[DEEPEST + 2]; /* whose calls are under way, the innermost last; null: of no engine */
static bool is_strict; /* callbacks keep to what the headers ask of them */
/* What calls have made, by kind: actions and whatever else, views, recognizers, plugins. Of all engines, the living
 * and the removed. */
enum { KIND_COUNT = 4, ID_CAPACITY = 32 };
static uint64_t ids[KIND_COUNT][ID_CAPACITY];
static uint32_t id_counts[KIND_COUNT];

static void keep_id(uint64_t id) {
  const uint64_t kind = id >> 56 < KIND_COUNT ? id >> 56 : 0;
  ids[kind][id_counts[kind] < ID_CAPACITY ? id_counts[kind]++ : draw_below(&input, ID_CAPACITY)] = id;
}

static slot *slot_of(const kin_engine *engine) {
  for (int i = 0; i < 2; i++)
    if (engine && slots[i].engine == engine) return &slots[i];
  return NULL;
}

/* What a call may read or write: of exactly that size, so that every byte beside it is noticed. */
typedef struct room {
  uint8_t *bytes;
  size_t count;
  bool is_output;
} room;

enum { ROOM_CAPACITY = 4096, UNTOUCHED = 0xA5 };
static room rooms[ROOM_CAPACITY];
static size_t room_count, first_room; /* of the present call */
static bool reports_anyway;           /* the present call fills in its report after a failure too */

static void *take_room(size_t count) {
  if (room_count == ROOM_CAPACITY) found("the fuzzer itself", "more rooms than there is room for");
  uint8_t *bytes = malloc(count ? count : 1);
  rooms[room_count++] = (room){bytes, count, false};
  return bytes;
}

static void free_rooms(size_t from) {
  while (room_count > from) free(rooms[--room_count].bytes);
}

/* Room for an output. One that begins with its struct_size has it, mostly. */
static void *draw_out(size_t size, int is_sized, int is_report) {
  reports_anyway = reports_anyway || is_report;
  if (draw_once_in(&input, 40)) return NULL;
  if (is_sized && size < 304) size = 304; /* as much as the struct may say that it has */
  uint8_t *bytes = take_room(size);
  memset(bytes, UNTOUCHED, size);
  rooms[room_count - 1].is_output = !is_report;
  if (is_sized) {
    const uint32_t struct_size = draw_once_in(&input, 20) ? draw_below(&input, 300) : (uint32_t)is_sized;
    memset(bytes, 0, size);
    memcpy(bytes, &struct_size, sizeof struct_size);
    rooms[room_count - 1].is_output = false;
  }
  return bytes;
}

static void enter(const kin_engine *engine) {
  slot *s = slot_of(engine);
  if (depth == DEEPEST + 2) found("the fuzzer itself", "calls are nested too deep");
  under_way[depth++] = s;
  call_count++;
  if (s && s->calls++ == 0) s->number = call_count;
}

static void check_outputs(kin_result result) {
  for (size_t i = first_room; i < room_count; i++)
    for (size_t j = 0; rooms[i].is_output && j < rooms[i].count; j++)
      if (rooms[i].bytes[j] != UNTOUCHED) found("a call that failed wrote an output", kin_result_name(result));
}

static void check_engine(slot *s, kin_result result) {
  char failure[400];
  uint64_t hash = 0;
  snprintf(failure, sizeof failure, "%s: %s", kin_result_name(result), kin_engine_last_error(s->engine));
  if (kin_engine_check_invariants(s->engine) != KIN_OK) found("an invariant", kin_engine_last_error(s->engine));
  if (kin_engine_state_hash(s->engine, &hash) != KIN_OK) found("no hash of the state", kin_engine_last_error(s->engine));
  /* What callbacks did inside of it stays. */
  if (result < 0 && !reports_anyway && s->number == call_count && hash != s->hash) found("a call that failed changed something", failure);
  s->hash = hash;
}

static void leave(const kin_engine *engine, kin_result result) {
  slot *s = slot_of(engine);
  depth--;
  if (strcmp(kin_result_name(result), "KIN_ERROR_?") == 0) found("a result that is none", "");
  if (result < 0) check_outputs(result);
  if (!s || --s->calls > 0) return;
  if (s->is_doomed) s->engine = NULL;
  else check_engine(s, result);
}

static void read_bytes(const void *bytes, size_t count) {
  static volatile uint8_t sum;
  for (size_t i = 0; i < count; i++) sum = (uint8_t)(sum + ((const uint8_t *)bytes)[i]);
}

static void read_text(const char *text) {
  if (!text) found("a text is null", "");
  read_bytes(text, strlen(text));
}

#endif

/* strokes.c: fuzzer of template sets. An input is the bytes of a set, or any bytes, which are then the points of a
 * drawing. Mutations make the checksum fit again, so that they reach what reads the templates. A set that is read can
 * be written, and read again as the same bytes; it names its own drawings and broken ones, each time the same, with
 * numbers in their ranges. */
#include <kinesic/strokes.h>
#include <math.h>

#include "source.h"

enum { POINTS = 64, MATCHES = 40, CHECKSUM = 8, MARK = 8 };

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed);

static void mend_checksum(uint8_t *bytes, size_t count) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < count; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
  for (int i = 0; i < CHECKSUM; i++) bytes[count + (size_t)i] = (uint8_t)(hash >> 8 * i);
}

/* The mark is rarely touched, else nothing would be read. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed) {
  if (count <= MARK + CHECKSUM || memcmp(bytes, "KINSTRK", 7) != 0 || seed % 16 == 0) return LLVMFuzzerMutate(bytes, count, room);
  const size_t changed = MARK + LLVMFuzzerMutate(bytes + MARK, count - MARK - CHECKSUM, room - MARK - CHECKSUM);
  mend_checksum(bytes, changed);
  return changed + CHECKSUM;
}

static void in_range(const char *what, double number, double least, double most) {
  if (!(number >= least && number <= most)) found("a number is out of its range", what);
}

static void check_match(const kin_stroke_match *match, int place) {
  in_range("distance", match->distance, 0, 1e6);
  in_range("score", match->score, 0, INFINITY);
  in_range("margin", match->margin, 0, place == 0 ? 1 : 0);
  in_range("confidence", match->confidence, 0, 1);
  in_range("rotation", match->rotation, -3.2, 3.2);
  if (match->reserved != 0) found("a match", "has a reserved field that is not zero");
}

static kin_stroke_result classify(const kin_stroke_set *set, const kin_stroke_point *points, size_t count, kin_stroke_match *matches) {
  kin_stroke_result result = {99, 99};
  memset(matches, 0, MATCHES * sizeof *matches);
  if (kin_stroke_set_classify(set, points, count, matches, MATCHES, &result) != KIN_OK) found("a drawing is refused", kin_stroke_last_error());
  return result;
}

static void check_drawing(const kin_stroke_set *set, const kin_stroke_point *points, size_t count) {
  static kin_stroke_match matches[MATCHES], again[MATCHES];
  const kin_stroke_result result = classify(set, points, count, matches), second = classify(set, points, count, again);
  if (result.match_count > MATCHES) found("there are more matches", "than room");
  if (memcmp(&result, &second, sizeof result) || memcmp(matches, again, sizeof matches)) found("the same drawing", "is named otherwise");
  if (result.verdict < KIN_STROKE_UNKNOWN || result.verdict > KIN_STROKE_AMBIGUOUS) found("a verdict", "is none");
  if (result.verdict != KIN_STROKE_UNKNOWN && result.match_count == 0) found("a drawing is named", "without a match");
  if (result.verdict == KIN_STROKE_AMBIGUOUS && result.match_count < 2) found("a drawing is ambiguous", "with one name");
  if (result.verdict == KIN_STROKE_RECOGNIZED && matches[0].confidence < 0.5) found("a drawing is recognized", "without confidence");
  for (uint32_t i = 0; i < result.match_count; i++) {
    check_match(&matches[i], (int)i);
    for (uint32_t j = 0; j < i; j++)
      if (strcmp(matches[i].name, matches[j].name) == 0) found("a name is there twice", matches[i].name);
  }
}

/* The bytes of an input as points, as they are: numbers that are none, infinite, tiny and large, and others that
 * repeat the point before. */
static void check_broken(const kin_stroke_set *set, const uint8_t *bytes, size_t count) {
  static kin_stroke_point points[POINTS];
  source s = source_of(bytes, count);
  for (int i = 0; i < POINTS; i++) {
    kin_stroke_point *point = &points[i];
    const uint64_t x = draw_bits(&s, 8), y = draw_bits(&s, 8);
    memcpy(&point->x, &x, sizeof x);
    memcpy(&point->y, &y, sizeof y);
    const uint8_t kind = draw_byte(&s);
    if (kind & 1) point->x = (double)(x % 1000), point->y = (double)(y % 1000);
    point->time_ns = draw_bits(&s, kind & 2 ? 8 : 4);
    point->stroke = kind & 4 ? draw_byte(&s) : i ? points[i - 1].stroke : 0;
    if ((kind & 24) == 24 && i) *point = points[i - 1];
  }
  for (size_t i = 1; i <= POINTS; i *= 4) check_drawing(set, points, i);
  check_drawing(set, NULL, 0);
}

static void check_template(const kin_stroke_set *set, uint32_t index) {
  kin_stroke_template found_template;
  kin_stroke_report report;
  double limit = -1;
  kin_stroke_template_init(&found_template);
  kin_stroke_report_init(&report);
  if (kin_stroke_set_get(set, index, &found_template) != KIN_OK) found("a template", kin_stroke_last_error());
  check_drawing(set, found_template.points, found_template.point_count);
  if (kin_stroke_set_report(set, index, &report) != KIN_OK) found("a report", kin_stroke_last_error());
  if (report.own_index == index || report.other_index == index) found("a report", "compares a template with itself");
  in_range("own_distance", report.own_distance, 0, 1e6);
  in_range("other_distance", report.other_distance, 0, 1e6);
  if (kin_stroke_set_suggest_limit(set, found_template.name, &limit) != KIN_OK) found("a limit", kin_stroke_last_error());
  in_range("limit", limit, 0, INFINITY);
}

static uint8_t *written(const kin_stroke_set *set, uint64_t *count) {
  if (kin_stroke_set_write(set, NULL, 0, count) != KIN_OK) found("a set cannot be written", kin_stroke_last_error());
  uint8_t *bytes = malloc(*count);
  if (kin_stroke_set_write(set, bytes, *count, count) != KIN_OK) found("a set cannot be written", kin_stroke_last_error());
  return bytes;
}

static void check_writing(const kin_stroke_set *set) {
  uint64_t count, again_count, offset;
  kin_stroke_set *again = NULL;
  uint8_t *bytes = written(set, &count);
  if (kin_stroke_set_read(bytes, count, &again, &offset) != KIN_OK) found("a set that was written cannot be read", kin_stroke_last_error());
  uint8_t *again_bytes = written(again, &again_count);
  if (again_count != count || memcmp(bytes, again_bytes, count) != 0) found("a set that was written and read", "is another one");
  free(bytes);
  free(again_bytes);
  kin_stroke_set_destroy(again);
}

static kin_stroke_set *read_set(const uint8_t *bytes, size_t count) {
  kin_stroke_set *set = NULL;
  uint64_t offset = UINT64_MAX;
  const kin_result result = kin_stroke_set_read(bytes, count, &set, &offset);
  if (result == KIN_OK) return set;
  if (result != KIN_ERROR_INVALID && result != KIN_ERROR_MEMORY) found("a set is refused with another code", kin_stroke_last_error());
  if (set != NULL || offset > count) found("a set is refused", "without its place");
  if (strlen(kin_stroke_last_error()) < 10) found("a set is refused", "without a sentence");
  return NULL;
}

/* A set of two examples, for inputs that are none. */
static kin_stroke_set *plain_set(void) {
  kin_stroke_set *set = NULL;
  kin_stroke_point points[3] = {{0, 0, 0, 0, 0}, {50, 100, 1, 0, 0}, {100, 0, 2, 0, 0}};
  if (kin_stroke_set_create(NULL, &set) != KIN_OK || kin_stroke_set_add(set, "vee", NULL, points, 3, NULL) != KIN_OK) found("a set", kin_stroke_last_error());
  kin_stroke_template_options options;
  kin_stroke_template_options_init(&options);
  options.flags = KIN_STROKE_ANY_DIRECTION, options.rotation = 1;
  points[1].y = -100;
  if (kin_stroke_set_add(set, "caret", &options, points, 3, NULL) != KIN_OK) found("a set", kin_stroke_last_error());
  return set;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  kin_stroke_set *set = count ? read_set(bytes, count) : NULL;
  const int is_read = set != NULL;
  if (!is_read) set = plain_set();
  uint32_t templates = 0;
  kin_stroke_set_count(set, &templates);
  check_broken(set, bytes, count);
  for (uint32_t i = 0; i < templates && i < 12; i++) check_template(set, i);
  if (is_read) check_writing(set);
  for (uint32_t i = 0; i < 4 && kin_stroke_set_remove(set, i % 2) == KIN_OK; i++) check_broken(set, bytes, count);
  kin_stroke_set_destroy(set);
  return 0;
}

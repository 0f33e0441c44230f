/* glue.c: what the JavaScript of this package calls in place of the C functions where one call saves several, and the
 * callbacks that the engine has, as imports of the module. Part of the module that every page loads. */
#include <kinesic/kinesic.h>
#include <stdlib.h>

#define EXPORTED(name) __attribute__((export_name(#name)))
#define IMPORTED(name) __attribute__((import_module("kinesic"), import_name(#name)))

enum { SAMPLE_CAPACITY = 128, SCRATCH_CAPACITY = 4096 };

/* JavaScript writes samples here, and small arguments and results to the scratch. */
static kin_touch_sample samples[SAMPLE_CAPACITY];
static kin_scroll_sample scroll_sample;
static uint64_t scratch[SCRATCH_CAPACITY / sizeof(uint64_t)];

/* What came of a call: the records, and when the engine wants to be called again. */
static struct {
  double deadline_ns; /* infinite: never */
  const kin_event *events;
  uint32_t count;
} outcome;

/* Asked by delegates, answered in JavaScript: `question` is one of KIN_QUESTION_..., of a recognizer or a view. */
IMPORTED(ask)
extern int32_t page_ask(kin_engine *engine, kin_question question, uint64_t target, uint64_t other,
                        const kin_touch_sample *touch);
IMPORTED(contains)
extern int32_t page_contains(kin_engine *engine, kin_view_id view, double x, double y);
IMPORTED(log)
extern void page_log(kin_engine *engine, kin_severity severity, const char *sentence);

/* Memory for what JavaScript hands over; null: there is none. */
EXPORTED(web_allocate) void *web_allocate(size_t size) { return calloc(1, size); }
EXPORTED(web_free) void web_free(void *address) { free(address); }

/* kin_engine_options_init would bring the defaults of many structs: what is not given here is JavaScript's to say. */
EXPORTED(web_create)
kin_result web_create(uint32_t touch_capacity, uint32_t event_capacity, kin_tie_break tie_break, double units_per_inch,
                      kin_engine **out_engine) {
  kin_engine_options options = {.struct_size = sizeof options};
  options.touch_capacity = touch_capacity;
  options.event_capacity = event_capacity;
  options.recognizer_capacity = 8; /* as in engine.h */
  options.tie_break = tie_break;
  options.units_per_inch = units_per_inch;
  return kin_engine_create(&options, out_engine);
}

EXPORTED(web_samples) kin_touch_sample *web_samples(void) { return samples; }
EXPORTED(web_scroll_sample) kin_scroll_sample *web_scroll_sample(void) { return &scroll_sample; }
EXPORTED(web_scratch) uint64_t *web_scratch(void) { return scratch; }
EXPORTED(web_outcome) void *web_outcome(void) { return &outcome; }

/* Takes the records that wait and the next deadline. */
EXPORTED(web_take) kin_result web_take(kin_engine *engine) {
  uint64_t deadline = KIN_TIME_NEVER;
  outcome.count = 0;
  kin_result result = kin_engine_poll(engine, &outcome.events, &outcome.count);
  (void)kin_engine_next_deadline(engine, &deadline);
  outcome.deadline_ns = deadline == KIN_TIME_NEVER ? __builtin_inf() : (double)deadline;
  return result;
}

static kin_result then_take(kin_engine *engine, kin_result result) {
  kin_result taken = web_take(engine);
  return result == KIN_OK ? taken : result;
}

/* Feeds the first `count` of the samples. */
EXPORTED(web_feed) kin_result web_feed(kin_engine *engine, uint32_t count) {
  return then_take(engine, kin_engine_feed(engine, samples, count));
}

EXPORTED(web_feed_scroll) kin_result web_feed_scroll(kin_engine *engine) {
  return then_take(engine, kin_engine_feed_scroll(engine, &scroll_sample, 1));
}

EXPORTED(web_advance) kin_result web_advance(kin_engine *engine, double now_ns) {
  return then_take(engine, kin_engine_advance(engine, (uint64_t)now_ns));
}

/* Advances to the next deadline exactly, which a number of JavaScript may not hold. */
EXPORTED(web_fire) kin_result web_fire(kin_engine *engine) {
  uint64_t deadline = KIN_TIME_NEVER;
  kin_result result = kin_engine_next_deadline(engine, &deadline);
  if (result == KIN_OK && deadline != KIN_TIME_NEVER) result = kin_engine_advance(engine, deadline);
  return then_take(engine, result);
}

EXPORTED(web_cancel) kin_result web_cancel(kin_engine *engine, double now_ns) {
  return then_take(engine, kin_engine_cancel_touches(engine, (uint64_t)now_ns));
}

static bool should_begin(kin_engine *engine, kin_recognizer_id recognizer, void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_SHOULD_BEGIN, recognizer, 0, NULL) != 0;
}

static bool should_receive(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch,
                           void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_SHOULD_RECEIVE_TOUCH, recognizer, 0, touch) != 0;
}

static bool beside(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH, recognizer, other, NULL) != 0;
}

static bool require(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF, recognizer, other, NULL) != 0;
}

static bool required_by(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY, recognizer, other, NULL) != 0;
}

static bool contains_point(kin_engine *engine, kin_view_id view, double x, double y, void *unused) {
  (void)unused;
  return page_contains(engine, view, x, y) != 0;
}

static bool gesture_should_begin(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *unused) {
  (void)unused;
  return page_ask(engine, KIN_QUESTION_GESTURE_SHOULD_BEGIN, view, recognizer, NULL) != 0;
}

static bool has(uint32_t questions, kin_question question) { return (questions >> question & 1) != 0; }

/* `questions`: a mask of 1 << KIN_QUESTION_...; 0 removes the delegate. */
EXPORTED(web_set_delegate)
kin_result web_set_delegate(kin_engine *engine, kin_recognizer_id recognizer, uint32_t questions) {
  kin_recognizer_delegate delegate = {.struct_size = sizeof delegate};
  if (has(questions, KIN_QUESTION_SHOULD_BEGIN)) delegate.should_begin = should_begin;
  if (has(questions, KIN_QUESTION_SHOULD_RECEIVE_TOUCH)) delegate.should_receive_touch = should_receive;
  if (has(questions, KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH))
    delegate.should_recognize_simultaneously_with = beside;
  if (has(questions, KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF)) delegate.should_require_failure_of = require;
  if (has(questions, KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY)) delegate.should_be_required_to_fail_by = required_by;
  return kin_recognizer_set_delegate(engine, recognizer, questions == 0 ? NULL : &delegate);
}

EXPORTED(web_set_view_delegate)
kin_result web_set_view_delegate(kin_engine *engine, kin_view_id view, uint32_t questions) {
  kin_view_delegate delegate = {.struct_size = sizeof delegate};
  if (has(questions, KIN_QUESTION_GESTURE_SHOULD_BEGIN)) delegate.gesture_should_begin = gesture_should_begin;
  if (has(questions, KIN_QUESTION_CONTAINS_POINT)) delegate.contains_point = contains_point;
  return kin_view_set_delegate(engine, view, questions == 0 ? NULL : &delegate);
}

static void log_to_page(kin_engine *engine, kin_severity severity, const char *sentence, void *unused) {
  (void)unused;
  page_log(engine, severity, sentence);
}

EXPORTED(web_set_log) kin_result web_set_log(kin_engine *engine) {
  return kin_engine_set_log(engine, log_to_page, NULL);
}

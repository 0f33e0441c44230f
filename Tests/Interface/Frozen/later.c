/* later.c: a host of a later level, whose structs have a field more, says something in it to today's library: that is
 * refused by a sentence, and nothing has changed; as long as it is zero it is accepted.
 *   later   ends with 0 and "later: N refused" */
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned refused;

static void check(const char *what, kin_result with_zero, kin_result with_more, const char *sentence) {
  if (with_zero != KIN_OK || with_more != KIN_ERROR_SIZE || !strstr(sentence, "later library")) {
    printf("%s: %s, %s: %s\n", what, kin_result_name(with_zero), kin_result_name(with_more), sentence);
    exit(1);
  }
  refused++;
}

#define REFUSED(type, fill, call, sentence)                          \
  do {                                                               \
    type s;                                                          \
    type##_init(&s);                                                 \
    fill;                                                            \
    const kin_result with_zero = (call);                             \
    s.later = (uint64_t)1 << 56; /* the last byte alone */           \
    const kin_result with_more = (call);                             \
    check(#type, with_zero, with_more, sentence);                    \
  } while (0)

static void *allocate(uint64_t size, void *user_data) { return (void)user_data, aligned_alloc(16, (size_t)size); }
static void give_back(void *memory, uint64_t size, void *user_data) { (void)size, (void)user_data, free(memory); }
static void prepare(void *state) { (void)state; }
static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)request;
  return input->state;
}
static kin_result take(const void *bytes, uint32_t count, void *user_data) { return (void)bytes, (void)count, (void)user_data, KIN_OK; }

static unsigned names;
static kin_result add_class(kin_engine *engine, kin_recognizer_class *table) {
  static const char *const each[] = {"com.example.one", "com.example.two"};
  table->name = each[names++ % 2];
  return kin_recognizer_class_register(engine, table);
}

int main(void) {
  kin_engine *engine;
  kin_view_id view;
  kin_recognizer_id tap;
  kin_point velocity;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, KIN_TAP, &tap) != KIN_OK) return 2;
  if (kin_trace_start(engine, take, NULL) != KIN_OK) return 2;
#define OF_ENGINE kin_engine_last_error(engine)
  kin_engine *another = NULL;
  REFUSED(kin_engine_options, (void)0, kin_engine_create(&s, &another), kin_last_error());
  kin_engine_options options;
  kin_engine_options_init(&options);
  REFUSED(kin_allocator, s.allocate = allocate; s.free = give_back; options.allocator = &s, kin_engine_create(&options, &another),
          kin_last_error());
  REFUSED(kin_velocity_options, (void)0, kin_velocity_estimate(NULL, 0, 0, &s, &velocity), kin_last_error());
  REFUSED(kin_view_options, (void)0, kin_view_add(engine, 0, &s, &view), OF_ENGINE);
  REFUSED(kin_view_delegate, (void)0, kin_view_set_delegate(engine, view, &s), OF_ENGINE);
  REFUSED(kin_recognizer_delegate, (void)0, kin_recognizer_set_delegate(engine, tap, &s), OF_ENGINE);
  REFUSED(kin_smoothing, (void)0, kin_engine_set_smoothing(engine, &s), OF_ENGINE);
  REFUSED(kin_contact_filter, (void)0, kin_engine_set_contact_filter(engine, &s), OF_ENGINE);
  REFUSED(kin_palm_filter, (void)0, kin_engine_set_palm_filter(engine, &s), OF_ENGINE);
  REFUSED(kin_accommodations, (void)0, kin_engine_set_accommodations(engine, &s), OF_ENGINE);
  REFUSED(kin_recognizer_class, s.summary = s.version = "1"; s.state_size = 8; s.prepare = prepare; s.step = step,
          add_class(engine, &s), OF_ENGINE);
  kin_replay_options replay;
  kin_replay_options_init(&replay);
  replay.later = 1;
  check("kin_replay_options", KIN_OK, kin_trace_replay(engine, "", 0, &replay, NULL), OF_ENGINE);
  /* What is filled in has zeros where today's library knows nothing. */
  kin_engine_usage usage;
  kin_engine_usage_init(&usage);
  usage.later = 5;
  if (kin_engine_get_usage(engine, &usage) != KIN_OK || usage.later != 0 || usage.struct_size != sizeof usage) return 3;
  if (kin_abi_minor() >= KIN_ABI_MINOR) return 4;
  printf("later: %u refused\n", refused);
  return 0;
}

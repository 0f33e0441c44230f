/* Recording while a trace is played, with little memory: each request is refused once. */
#include "cutting.h"
#include "pool.h"

/* A replay in which requests for memory are refused; how many there were. */
static uint64_t play_with(pool *p, const session *s, uint64_t from) {
  scissors c = {.from = from, .to = 130};
  const kin_allocator allocator = allocator_of(p);
  kin_trace_info info;
  kin_engine *engine = NULL;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(s->tape.bytes, s->tape.count, &info));
  info.options.allocator = &allocator;
  if (kin_engine_create(&info.options, &engine) == KIN_OK) {
    const kin_result result = cut_in(engine, &s->tape, &c);
    if (result == KIN_OK) expect_whole_replay(&c, s);
    else GIVES(KIN_ERROR_MEMORY, result);
    CHECK(c.report.failed_step == 0 && (result == KIN_OK || strstr(kin_engine_last_error(engine), "no memory")));
    if (c.first != KIN_OK) GIVES(KIN_ERROR_MEMORY, c.first);
    else if (c.last != KIN_OK) GIVES(KIN_ERROR_MEMORY, c.last);
    else if (result == KIN_OK && from < NEVER) kin_engine_destroy(play_tape(&c.part, 0, NULL, NULL));
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
  }
  check_empty(p);
  free_tape(&c.part);
  return p->asked;
}

/* `stride`: of the requests that may be refused, each so-manyth is. */
static void memory_runs_out(uint32_t seed, uint64_t from, uint64_t stride) {
  session s = record_session(seed, 0, 80, true, 1);
  pool whole = {0};
  const uint64_t asked = play_with(&whole, &s, from);
  CHECK(asked > 300);
  for (uint64_t n = 1; n <= asked; n += n < 200 ? stride : 3 * stride) {
    pool one = {.refuse_from = n, .refuse_to = n}, all = {.refuse_from = n, .refuse_to = UINT64_MAX};
    play_with(&one, &s, from);
    if (n % 4 == 0) play_with(&all, &s, from);
  }
  free_tape(&s.tape);
}

int main(int argument_count, char **arguments) {
  const uint64_t stride = argument_count > 1 ? strtoul(arguments[1], NULL, 10) : 1;
  TEST("Where memory runs out, a replay ends with that, and nothing is said to differ") memory_runs_out(1, NEVER, stride);
  TEST("So does one in which a part is recorded, or its recording") memory_runs_out(1, 60, stride);
  return report();
}

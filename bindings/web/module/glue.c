/* glue.c: what the page's JavaScript calls in the primary module beside the C interface. */
#include <kinesic/kinesic.h>

__attribute__((import_module("kinesic"), import_name("log"))) extern void host_log(int severity, const char *sentence);

static void log_line(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine;
  (void)user_data;
  host_log(severity, sentence);
}

__attribute__((visibility("default"))) kin_result web_log(kin_engine *engine) {
  return kin_engine_set_log(engine, log_line, 0);
}

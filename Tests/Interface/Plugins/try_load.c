/* try_load.c: loads each library that it is given into one engine and prints a line: result, classes before and after,
 * sentence.
 *
 *   try_load [-s DIRECTORY] [-p FLAGS] PATH...        -s: adds a directory to search; -p: sets the policy; each prints
 *                                                     a line for that too */
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>

static kin_engine *engine;

static uint32_t class_count(void) {
  uint32_t count = 0;
  kin_engine_get_class_count(engine, &count);
  return count;
}

int main(int count, char **arguments) {
  if (kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  for (int i = 1; i < count; i++) {
    const uint32_t before = class_count();
    kin_plugin_id plugin = 0;
    kin_result result;
    if (strcmp(arguments[i], "-s") == 0) result = kin_plugin_search_path_add(engine, arguments[++i]);
    else if (strcmp(arguments[i], "-p") == 0) result = kin_engine_set_plugin_policy(engine, (uint32_t)strtoul(arguments[++i], NULL, 10));
    else result = kin_plugin_load(engine, arguments[i], &plugin);
    printf("%s\t%u\t%u\t%llu\t%s\n", kin_result_name(result), before, class_count(), (unsigned long long)plugin, result == KIN_OK ? "" : kin_engine_last_error(engine));
  }
  if (kin_engine_check_invariants(engine) != KIN_OK) return 2;
  kin_engine_destroy(engine);
  return 0;
}

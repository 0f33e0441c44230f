/* traces.c: the same for the secondary module. */
#include <kinesic/kinesic.h>

__attribute__((visibility("default"))) uint64_t web_state_hash(kin_engine *engine) {
  uint64_t hash = 0;
  kin_engine_state_hash(engine, &hash);
  return hash;
}

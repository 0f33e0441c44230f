// The same as main.c, of somebody who writes C++.
#include <kinesic/kinesic.h>

#include <iostream>
#include <memory>

static int calls;

int main() {
  kin_engine *made = nullptr;
  if (kin_engine_create(nullptr, &made) != KIN_OK) return 1;
  std::unique_ptr<kin_engine, decltype(&kin_engine_destroy)> engine(made, kin_engine_destroy);
  kin_recognizer_id tap;
  uint64_t action;
  if (kin_recognizer_add(made, 0, "tap", &tap) != KIN_OK) return 2;
  if (kin_recognizer_bind(made, tap, "ended", [] { calls++; }, "void()", nullptr, &action) != KIN_OK) return 3;
  kin_touch_sample sample{};
  sample.touch = 1;
  sample.x = sample.y = 10;
  for (auto phase : {KIN_PHASE_BEGAN, KIN_PHASE_ENDED}) {
    sample.phase = phase;
    if (kin_engine_feed(made, &sample, 1) != KIN_OK) return 4;
    sample.time_ns = 50000000;
  }
  const kin_event *events;
  uint32_t count;
  if (kin_engine_poll(made, &events, &count) != KIN_OK) return 5;
  std::cout << kin_version() << ": " << count << " event, " << calls << " call\n";
}

// cpp_classes.cpp: recognizers written in C++.
#include "check.hpp"

namespace {

/// One finger that rests.
struct Hold {
  double duration, slack;
  double rested;
  std::uint64_t attempts;

  void prepare() { rested = 0; ++attempts; }

  State step(const kin_step &input, kin_request &request) {
    if (input.touch_count > 1) return request.reason = 1, State::failed;
    for (const kin_touch *touch : touches(input)) {
      if (touch->changes & KIN_CHANGE_BEGAN) request.deadline_ns = touch->start_time_ns + seconds(duration).count();
      if (std::hypot(touch->x - touch->start_x, touch->y - touch->start_y) > slack * input.scale) return request.reason = 2, State::failed;
      if (touch->changes & KIN_CHANGE_ENDED) return request.reason = 3, State::failed;
      request.values[0] = rested = static_cast<double>(input.time_ns - touch->start_time_ns) / 1e9;
    }
    return input.flags & KIN_STEP_TIMER ? State::ended : State::possible;
  }

  bool set_value(std::uint32_t, double to) { return rested = to, true; }
  bool can_prevent(Peer other) const { return other.number("taps_required", 0) == 0; }
  bool should_require_failure_of(Peer other) const { return std::strcmp(other.class_name(), "swipe") == 0; }
};

/// Without properties, hooks or words.
struct Landing {
  std::uint64_t unused;
  void prepare() {}
  State step(const kin_step &input, kin_request &) { return input.down_count == 2 ? State::ended : State::possible; }
};

Class<Hold> hold() {
  Class<Hold> made("com.example.hold", "One finger that rests.");
  made.property("duration", &Hold::duration, 0.4, 0.05, 10, "s", "How long it rests.")
      .property("slack", &Hold::slack, 8, 0, 1000, "unit", "How far it may stray.")
      .value("rested", 0, "s", "How long it rested.")
      .detail("too many fingers")
      .detail("moved")
      .detail("lifted too early");
  return made;
}

} // namespace

static void a_class_runs() {
  auto engine = Engine::create();
  OK(engine->register_class(hold()));
  OK(engine->register_class(Class<Landing>("com.example.landing", "Two fingers that land.")));
  CHECK(engine->register_class(hold()).error().code() == Code::exists);
  auto rest = engine->root().add("com.example.hold");
  OK(engine->set_explain(true));
  CHECK(*rest->number("duration") == 0.4 && *rest->number("slack") == 8 && rest->set("slack", -1).error().code() == Code::range);
  OK(rest->set("duration", 0.2));
  OK(engine->feed(down(1, 0, 0, 1s)));
  OK(engine->advance(2s));
  bool ended = false;
  for (Event event : *engine->poll()) ended |= event.type() == EventType::gesture && event.state() == State::ended && event.time() == 1200ms && event.values()[0] == 0.2;
  CHECK(ended);
  OK(rest->set_value("rested", 0.1));
  OK(engine->feed(up(1, 0, 0, 2s)));
  OK(engine->feed(drag(4, 3s)));
  auto events = engine->poll();
  CHECK(events->size() == 1 && (*events)[0].describe()->find("moved") != std::string::npos);
}

static void hooks_are_found() {
  Class<Hold> with = hold();
  Class<Landing> without("com.example.landing", "Two fingers that land.");
  const kin_recognizer_class &full = with.table(), &bare = without.table();
  CHECK(full.set_value && full.can_prevent && full.should_require_failure_of && !full.can_be_prevented_by && !full.should_be_required_to_fail_by);
  CHECK(!bare.set_value && !bare.can_prevent && !bare.should_require_failure_of && bare.state_size == 8 && bare.property_count == 0);
  CHECK(full.properties[1].offset == offsetof(Hold, slack) && full.state_size == sizeof(Hold) && full.detail_count == 4);
  CHECK(without.flags(KIN_CLASS_YIELDING).table().flags == KIN_CLASS_YIELDING);
}

static void a_class_outlives_the_engine_in_a_copy() {
  auto copy = Engine::create();
  {
    auto engine = Engine::create();
    OK(engine->register_class(hold()));
    OK(engine->root().add("com.example.hold"));
    OK(engine->feed(down(1, 0, 0, 1s)));
    copy = engine->copy();
  }
  OK(copy->advance(2s));
  auto events = copy->poll();
  CHECK(events->size() == 1 && (*events)[0].state() == State::ended && (*events)[0].values()[0] == 0.4);
  CHECK(copy->register_class(hold()).error().code() == Code::exists);
}

static void hooks_decide() {
  auto engine = Engine::create();
  OK(engine->register_class(hold()));
  auto rest = engine->root().add("com.example.hold"), press = engine->root().add("long_press"), tap = engine->root().add("tap");
  OK(engine->feed(down(1, 0, 0, 1s)));
  OK(engine->feed(up(1, 0, 0, 1600ms)));
  auto events = engine->poll(); // it shuts out the press, but not what counts taps
  CHECK(events->size() == 2 && (*events)[0].recognizer() == *rest && (*events)[1].recognizer() == *tap);
  CHECK(press);
  auto swipe = engine->root().add("swipe");
  OK(engine->feed(down(1, 0, 0, 3s)));
  OK(engine->advance(3450ms));
  CHECK(swipe && *rest->pending_state() == State::ended); // it waits for the swipe
}

/// The table of a class that the engine has, with another name and another hook.
static void a_class_that_exists() {
  auto engine = Engine::create();
  kin_recognizer_class polite = {};
  for (std::uint32_t i = 0; i < *engine->class_count(); ++i)
    if (std::strcmp((*engine->class_at(i))->name, KIN_TAP) == 0) polite = **engine->class_at(i);
  CHECK(engine->register_class(polite).error().code() == Code::exists);
  polite.name = "com.example.polite_tap";
  polite.can_prevent = polite.can_be_prevented_by = [](const void *, const kin_peer *) noexcept { return false; };
  OK(engine->register_class(polite));
  auto plain = engine->root().add(KIN_TAP), last = engine->root().add("com.example.polite_tap");
  OK(engine->feed(down(1, 0, 0, 1s)));
  OK(engine->feed(up(1, 0, 0, 1100ms)));
  auto events = engine->poll();
  CHECK(events->size() == 2 && (*events)[0].recognizer() != (*events)[1].recognizer() && plain && last);
}

void test_classes() {
  a_class_that_exists();
  a_class_runs();
  hooks_are_found();
  a_class_outlives_the_engine_in_a_copy();
  hooks_decide();
}

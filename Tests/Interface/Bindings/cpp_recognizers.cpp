// cpp_recognizers.cpp: properties, values, relations, bound functions, diagnostics.
#include "check.hpp"

static void names_and_numbers() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  OK(pan->set_name(std::string("pan")));
  CHECK(std::strcmp(*pan->name(), "pan") == 0 && std::strcmp(*pan->class_name(), "pan") == 0);
  OK(pan->set("minimum_touches", 1));
  CHECK(*pan->number("maximum_touches") > 1);
  auto wrong = pan->set("minimum_touches", 0.5);
  CHECK(!wrong && wrong.error().code() == Code::range);
  auto row = drag(3);
  row.pop_back();
  OK(engine->feed(row));
  CHECK(*pan->state() == State::changed && *pan->pending_state() == State::possible && *pan->touch_count() == 1);
  CHECK(*pan->value("translation.x") == 24 && pan->location()->x == 124 && pan->touch_location(0)->x == 124);
  CHECK(pan->touch(0)->id == 1 && pan->touch(0)->start_x == 100 && pan->touch(1).error().code() == Code::range);
  CHECK(pan->velocity()->x > 700 && pan->translation()->x > 0);
  OK(pan->set_value("translation.x", 0));
  CHECK(*pan->value("translation.x") == 0);
  OK(pan->abort());
  CHECK(*pan->state() != State::changed);
  OK(pan->set_enabled(false));
  CHECK(*pan->number("enabled") == 0);
  OK(pan->remove());
  CHECK(pan->set_enabled(true).error().code() == Code::stale);
}

static void user_data_and_words() {
  auto engine = Engine::create();
  int ours = 0, views = 0;
  auto card = engine->root().add_view();
  auto pan = card->add("pan");
  CHECK(*pan->user_data() == nullptr && *card->user_data() == nullptr);
  OK(pan->set_user_data(&ours));
  OK(card->set_user_data(&views));
  CHECK(*pan->user_data() == &ours && *card->user_data() == &views);
  OK(pan->on_event([&](const Event &event) {
    ++*static_cast<int *>(event.user_data());
    CHECK(std::strcmp(name(event.state()), event.state() == State::began ? "began" : event.state() == State::changed ? "changed" : "ended") == 0);
  }));
  OK(engine->feed(drag(3)));
  CHECK(ours == 3 && views == 0);
  CHECK(std::strcmp(name(Phase::moved), "moved") == 0 && std::strcmp(name(TouchType::pencil), "pencil") == 0);
  CHECK(std::strcmp(name(EventType::decision), "decision") == 0 && std::strcmp(name(Reason::own_rule), "own_rule") == 0);
}

static void relations() {
  auto engine = Engine::create();
  const View root = engine->root();
  auto single = root.add("tap"), twice = root.add("tap"), pan = root.add("pan"), pinch = root.add("pinch");
  OK(twice->set("taps_required", 2));
  OK(single->require_failure_of(*twice));
  CHECK(twice->require_failure_of(*single).error().code() == Code::cycle);
  CHECK(single->related(Relation::requirement)->size() == 1);
  OK(pan->allow_simultaneous_with(*pinch));
  OK(pan->set_prevention_of(*single, false));
  OK(pan->require_inactive(*single));
  OK(pan->require_inactive(*single, false));
  OK(pan->allow_takeover_from(*single));
  OK(pan->allow_takeover_from(*single, false));
  CHECK((*pan->related(Relation::simultaneous))[0] == *pinch && (*pan->related(Relation::may_not_prevent))[0] == *single);
  OK(single->remove_requirement_of(*twice));
  CHECK(single->related(Relation::requirement)->empty());
  OK(engine->exclusive({*twice, *single}));
  CHECK((*single->related(Relation::requirement))[0] == *twice);
  OK(engine->simultaneous({*pan, *pinch, *single}));
  CHECK(single->related(Relation::simultaneous)->size() == 2);
  OK(engine->group(*pan, {*pinch}));
  CHECK(pinch->related(Relation::group)->size() == 2 && (*pinch->related(Relation::group))[0] == *pan);
  CHECK(engine->group(*single, {*pinch}).error().code() == Code::invalid);
  OK(pinch->dissolve_group());
  CHECK(pan->related(Relation::group)->empty());
  OK(engine->feed(down(1, 5, 5, 1ms)));
  OK(engine->feed(up(1, 5, 5, 50ms)));
  CHECK(*single->pending_state() == State::ended);
}

static void explanations() {
  auto engine = Engine::create();
  auto tap = engine->root().add("tap");
  OK(tap->set_name("poke"));
  OK(engine->set_explain(true));
  CHECK(*engine->explain());
  OK(engine->feed(drag(9)));
  auto events = engine->poll();
  CHECK(events->size() == 1 && (*events)[0].type() == EventType::decision && (*events)[0].reason() == Reason::own_rule && !(*events)[0].other());
  CHECK((*events)[0].describe()->find("poke") != std::string::npos);
  CHECK((*events)[0].describe()->back() != 0);
}

static void view_touches() {
  auto engine = Engine::create();
  ViewOptions options({0, 0, 300, 300});
  options.flags |= KIN_VIEW_WANTS_TOUCHES;
  auto card = engine->root().add_view(options);
  OK(engine->feed(down(4, 20, 30, 5ms)));
  auto events = engine->poll();
  const Event event = (*events)[0];
  CHECK(event.type() == EventType::view_touch && event.phase() == Phase::began && event.touch() == 4 && event.contact() == 1);
  CHECK(event.view() == *card && !event.recognizer() && event.location().y == 30 && event.touch_time() == 5ms && event.time() == 5ms);
}

static double moved = 0;
extern "C" {
static void camera_pan(void *scale, float dx) { moved += static_cast<double>(dx) * *static_cast<double *>(scale); }
}

static void bound_functions() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  double scale = 2;
  auto action = pan->bind("changed", camera_pan, "void(pointer, f32 translation.x)", &scale);
  if (!action && action.error().code() == Code::unsupported) return; // a library without libffi
  OK(engine->feed(drag(3)));
  CHECK(moved == 48);
  CHECK(pan->bind("changed", camera_pan, "void(pointer, f32 nothing)").error().code() == Code::unknown);
  OK(pan->remove_action(*action));
  CHECK(pan->remove_action(*action).error().code() == Code::unknown);
}

static void diagnostics() {
  auto engine = Engine::create();
  int heard = 0;
  OK(engine->on_log([&](Severity severity, const char *sentence) { heard += severity == Severity::host_misbehaving && *sentence; }));
  bool takes = true;
  OK(engine->start_trace([&](Bytes) { return takes; }));
  OK(engine->advance(1us));
  takes = false;
  CHECK(engine->flush_trace().error().code() == Code::sink && heard == 1);
  OK(engine->on_log(nullptr));
  auto manual = engine->root().add("manual");
  OK(engine->feed(down(1, 0, 0, 1ms)));
  OK(manual->propose(State::began));
  CHECK(manual->propose(State::possible).error().code() == Code::state && *manual->state() == State::began);
}

/// Twenty quick taps at two places by turns, then a tap and at once a drag elsewhere.
static void what_lands_after_a_tap() {
  auto engine = Engine::create();
  auto single = engine->root().add("tap"), twice = engine->root().add("tap"), pan = engine->root().add("pan");
  int taps = 0, drags = 0;
  OK(twice->set("taps_required", 2));
  OK(single->require_failure_of(*twice));
  OK(single->on_event([&](const Event &) { ++taps; }));
  OK(pan->on(State::began, [&](const Event &) { ++drags; }));
  Time now = 1s;
  for (int i = 0; i <= 20; ++i, now += 100ms) {
    const double place = i % 2 ? 600 : 10;
    OK(engine->feed({down(1, place, place, now), up(1, place, place, now + 40ms)}));
  }
  OK(engine->feed(drag(5, now)));
  OK(engine->advance(now + 2s));
  CHECK(taps == 21 && drags == 1);
}

void test_recognizers() {
  what_lands_after_a_tap();
  names_and_numbers();
  user_data_and_words();
  relations();
  explanations();
  view_touches();
  bound_functions();
  diagnostics();
}

// cpp_copies.cpp: what C copies of an engine of C++, as a lint does. The one part that calls C functions by name.
#include "check.hpp"

/// As a lint does: C copies the engine, and the copy asks.
static void a_delegate_sees_the_engine_that_asks() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  auto view = engine->root().add_view();
  double seen = 0, touch = 0, place = 0;
  RecognizerDelegate delegate;
  delegate.should_begin = [&](Recognizer its) { return seen = *its.value("translation.x"), seen < 0; };
  delegate.should_receive_touch = [&](Recognizer, const kin_touch_sample &) { return touch = std::chrono::duration<double>(*engine->time()).count(), true; };
  ViewDelegate points;
  points.contains_point = [&](View its, Point) { return place = its.frame()->width, false; };
  OK(pan->set_delegate(delegate));
  OK(view->set_delegate(points));
  kin_engine *copy = nullptr;
  CHECK(kin_engine_copy(engine->raw(), &copy) == KIN_OK);
  CHECK(kin_view_set_frame(copy, view->id().raw, kin_rect{0, 0, 7, 7}) == KIN_OK);
  for (const auto &sample : drag(4, 1s)) CHECK(kin_engine_feed(copy, &sample, 1) == KIN_OK);
  kin_state state = KIN_STATE_BEGAN;
  CHECK(kin_recognizer_get_state(copy, pan->id().raw, &state) == KIN_OK);
  CHECK(seen > 5 && touch >= 1 && place == 7 && state != KIN_STATE_BEGAN && *engine->time() == 0s && engine->raw() != copy);
  kin_engine_destroy(copy);
  CHECK(*pan->value("translation.x") == 0);
}

void test_copies() { a_delegate_sees_the_engine_that_asks(); }

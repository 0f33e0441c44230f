// cpp_handlers.cpp: lambdas as handlers and delegates, and how long they live.
#include "check.hpp"

/// Counts how many of it there are: a handler's capture.
struct Token {
  static int alive;
  Token() { ++alive; }
  Token(const Token &) { ++alive; }
  ~Token() { --alive; }
};
int Token::alive = 0;

static void handlers_hear() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  std::string heard, all;
  OK(pan->on(State::began, [&](const Event &event) { heard += "b"; CHECK(event.pan().translation_x == 16); }));
  OK(pan->on(State::ended, [&](const Event &event) { heard += "e"; CHECK(event.touch_count() == 0 || event.touch_count() == 1); }));
  auto each = pan->on_event([&](const Event &) { heard += "."; });
  OK(engine->on_event([&](const Event &event) { all += "*"; CHECK(event.recognizer() == *pan && event.values().size() == 5); }));
  OK(engine->feed(drag(3)));
  CHECK(heard == "b..e.");
  CHECK(all == "***");
  OK(pan->remove_action(*each));
  OK(engine->on_event(nullptr));
  heard.clear();
  OK(engine->feed(drag(3, 1s)));
  CHECK(heard == "be" && all == "***");
  CHECK(!pan->on(State::ended, nullptr));
}

static void a_handler_may_remove_itself() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  int calls = 0;
  ActionId action;
  action = *pan->on_event([&, token = Token()](const Event &) {
    OK(pan->remove_action(action));
    calls += Token::alive; // the capture is still there
  });
  CHECK(Token::alive == 1);
  OK(engine->feed(drag(4)));
  CHECK(calls == 1 && Token::alive == 0);
  OK(pan->on_event([token = Token()](const Event &event) { (void)event.recognizer().remove(); }));
  OK(engine->feed(drag(4, 1s)));
  CHECK(Token::alive == 0 && pan->state().error().code() == Code::stale);
}

static void handlers_go_with_what_they_hear() {
  auto engine = Engine::create();
  auto card = engine->root().add_view();
  auto inner = card->add_view();
  auto tap = inner->add("tap");
  OK(tap->on_event([token = Token()](const Event &) {}));
  RecognizerDelegate delegate;
  delegate.should_begin = [token = Token()](Recognizer) { return true; };
  OK(tap->set_delegate(delegate));
  delegate = {};
  CHECK(Token::alive == 2);
  OK(card->remove());
  OK(engine->advance(1ms));
  CHECK(Token::alive == 0);
}

static void the_engine_may_go_inside() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  std::optional<Engine> held(std::move(*engine));
  OK(pan->on_event([&, token = Token()](const Event &) {
    if (held) held.reset();
  }));
  Engine &inside = *held;
  (void)inside.feed(drag(4));
  CHECK(!held && Token::alive == 0);
}

static void a_callback_cannot_feed() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  Code code = Code::ok;
  OK(pan->on(State::began, [&](const Event &) { code = engine->advance(5s).error().code(); }));
  OK(engine->feed(drag(3)));
  CHECK(code == Code::reentrant);
}

static void delegates_answer() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan"), other = engine->root().add("pan");
  std::string asked;
  RecognizerDelegate delegate;
  delegate.should_receive_touch = [&](Recognizer, const kin_touch_sample &touch) { asked += "t"; return touch.x < 200; };
  delegate.should_begin = [&](Recognizer which) { asked += "b"; CHECK(which == *pan); return true; };
  delegate.should_recognize_simultaneously_with = [&](Recognizer, Recognizer against) { asked += "s"; CHECK(against == *other); return true; };
  delegate.should_require_failure_of = [&](Recognizer, Recognizer) { asked += "r"; return false; };
  delegate.should_be_required_to_fail_by = [&](Recognizer, Recognizer) { asked += "f"; return false; };
  OK(pan->set_delegate(delegate));
  OK(engine->feed(drag(3)));
  for (char question : std::string("tbsrf")) CHECK(asked.find(question) != std::string::npos);
  int ended = 0;
  for (Event event : *engine->poll()) ended += event.state() == State::ended;
  CHECK(ended == 2);
  asked.clear();
  OK(pan->set_delegate({}));
  OK(engine->feed(drag(3, 1s)));
  CHECK(asked.empty());
}

static void views_answer() {
  auto engine = Engine::create();
  auto circle = engine->root().add_view(ViewOptions({0, 0, 200, 200}));
  auto pan = circle->add("pan");
  bool allowed = true;
  ViewDelegate delegate;
  delegate.contains_point = [](View, Point at) { return std::hypot(at.x - 100, at.y - 100) < 100; };
  delegate.gesture_should_begin = [&](View, Recognizer which) { CHECK(which == *pan); return allowed; };
  OK(circle->set_delegate(delegate));
  CHECK(*engine->hit_test({2, 2}) == engine->root() && *engine->hit_test({100, 100}) == *circle);
  OK(engine->feed(drag(3)));
  CHECK(!engine->poll()->empty());
  allowed = false;
  OK(engine->feed(drag(3, 1s)));
  CHECK(engine->poll()->empty());
}

void test_handlers() {
  handlers_hear();
  a_handler_may_remove_itself();
  handlers_go_with_what_they_hear();
  the_engine_may_go_inside();
  a_callback_cannot_feed();
  delegates_answer();
  views_answer();
}

// cpp_exceptions.cpp: with KINESIC_EXCEPTIONS the calls give plain values, and throw.
#define KINESIC_EXCEPTIONS
#include "check.hpp"

int passed = 0, failed = 0;

template <class Call> static Code code_of(Call call) {
  try {
    call();
  } catch (const Exception &exception) {
    CHECK(*exception.what());
    return exception.code();
  }
  return Code::ok;
}

struct Own {};

int main() {
  Engine engine = Engine::create();
  Recognizer pan = engine.root().add("pan");
  CHECK(code_of([&] { engine.root().add("no such class"); }) == Code::unknown);
  CHECK(code_of([&] { pan.set("minimum_touches", 0.5); }) == Code::range);
  CHECK(code_of([&] { Fling::decay(0, 1, -1); }) == Code::range);
  CHECK(code_of([&] { Recognizer().abort(); }) == Code::null);

  // What a handler throws comes out of the call that it was called in, when that is over; the others have heard all.
  int heard = 0;
  const ActionId thrower = pan.on_event([](const Event &) { throw Own(); });
  pan.on_event([&](const Event &) { ++heard; });
  bool caught = false;
  try {
    engine.feed(drag(3));
  } catch (const Own &) {
    caught = true;
  }
  CHECK(caught && heard == 3);
  pan.remove_action(thrower);
  engine.feed(drag(3, 1s));
  CHECK(heard == 6);

  RecognizerDelegate delegate;
  delegate.should_begin = [](Recognizer) -> bool { throw Own(); };
  pan.set_delegate(delegate);
  caught = false;
  try {
    engine.feed(drag(3, 2s));
  } catch (const Own &) {
    caught = true;
  }
  CHECK(caught && heard == 9); // the engine's own answer: yes
  engine.check_invariants();
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}

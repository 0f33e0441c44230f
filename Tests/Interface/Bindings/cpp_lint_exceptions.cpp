// cpp_lint_exceptions.cpp: with KINESIC_EXCEPTIONS a lint gives plain values, and throws what its callbacks threw.
#define KINESIC_EXCEPTIONS
#include "check.hpp"

#include <kinesic/lint.hpp>

int passed = 0, failed = 0;

template <class Thrown, class Call> static bool throws(Call call) {
  try {
    call();
  } catch (const Thrown &) {
    return true;
  }
  return false;
}

struct Own {};

int main() {
  Engine engine = Engine::create();
  Recognizer pan = engine.root().add("pan");
  engine.root().add("swipe");
  LintOptions options;
  options.remedies = false;
  Lint lint = Lint::create(engine, options);
  lint.run();
  CHECK(!lint.findings().empty() && lint.findings()[0].kind == FindingKind::never && lint.motion_count() > 50);
  CHECK(throws<Exception>([&] { lint.motion(100000); }));
  CHECK(throws<Own>([&] { lint.write_json([](Bytes) -> bool { throw Own(); }); }));
  options.width = -1;
  CHECK(throws<Exception>([&] { Lint::create(engine, options); }));
  options.width = 0;

  // What a delegate or `progress` throws ends the run, and comes out of it.
  options.progress = [](double) -> bool { throw Own(); };
  Lint ended = Lint::create(engine, options);
  CHECK(throws<Own>([&] { ended.run(); }) && ended.findings().empty());
  int asked = 0, told = 0;
  RecognizerDelegate delegate;
  delegate.should_begin = [&](Recognizer) -> bool {
    ++asked;
    throw Own();
  };
  pan.set_delegate(delegate);
  options.progress = [&](double) { return ++told, true; };
  Lint thrown = Lint::create(engine, options);
  CHECK(throws<Own>([&] { thrown.run(); }) && thrown.findings().empty() && asked > 0);
  const int before = told;
  lint.run(); // of the engine as it was, without the delegate
  thrown = std::move(lint);
  CHECK(before < 3 && !thrown.findings().empty());
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}

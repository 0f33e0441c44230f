// kinesic.hpp: Kinesic for C++17: an engine that cleans up after itself, ids that cannot be mixed up, lambdas as
// handlers and delegates.
//
//   #include <kinesic.hpp>                       // -I bindings/cpp -I build/include, link with -lkinesic
//   auto engine = kinesic::Engine::create();
//   if (!engine) return puts(engine.error().sentence());
//   auto pan = engine->root().add("pan");
//   pan->on(kinesic::State::changed, [](const kinesic::Event &event) { move(event.pan().translation_x); });
//
// A call that can fail returns a Result: true in a condition, `*` and `->` for what it holds, `error()` for the code
// and the sentence. With KINESIC_EXCEPTIONS defined before the include, the same calls return the plain value and
// throw kinesic::Exception. Neither form needs run-time type information, and the first needs no exceptions. Views,
// recognizers and events are small and copied; they mean something while their engine lives. Units, ranges, errors and
// threads are those of the C header that each part names. docs/cpp.md is the guide.
#ifndef KINESIC_HPP
#define KINESIC_HPP

#include "kinesic/base.hpp"
#include "kinesic/classes.hpp"
#include "kinesic/delegate.hpp"
#include "kinesic/engine.hpp"
#include "kinesic/enums.hpp"
#include "kinesic/event.hpp"
#include "kinesic/host.hpp"
#include "kinesic/input.hpp"
#include "kinesic/motion.hpp"
#include "kinesic/recognizer.hpp"
#include "kinesic/trace.hpp"
#include "kinesic/transform.hpp"
#include "kinesic/view.hpp"

#endif

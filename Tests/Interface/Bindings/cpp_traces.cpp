// cpp_traces.cpp: recording, flight recorder, replay.
#include "check.hpp"

using Store = std::vector<std::byte>;

static Sink into(Store &store) {
  return [&store](Bytes bytes) { return store.insert(store.end(), bytes.begin(), bytes.end()), true; };
}

static Store recorded() {
  Store store;
  auto engine = Engine::create();
  OK(engine->set_trace_check_interval(1));
  OK(engine->start_trace(into(store)));
  CHECK(engine->start_trace(into(store)).error().code() == Code::state);
  auto pan = engine->root().add("pan");
  RecognizerDelegate delegate;
  delegate.should_begin = [](Recognizer) { return true; };
  OK(pan->set_delegate(delegate));
  for (const Sample &sample : drag(3)) OK(engine->feed(sample));
  OK(engine->flush_trace());
  const std::size_t before = store.size();
  OK(engine->stop_trace());
  CHECK(before > 0 && store.size() > before && engine->flush_trace().error().code() == Code::state);
  return store;
}

static void a_trace_plays() {
  const Store trace = recorded();
  auto info = inspect(trace);
  CHECK(info && info->is_complete == 1 && info->check_interval == 1);
  EngineOptions options;
  static_cast<kin_engine_options &>(options) = info->options;
  auto engine = Engine::create(options);
  int events = 0, calls = 0, steps = 0, answers = 0;
  ReplayOptions play;
  play.on_event = [&](const Event &event) { events += event.type() == EventType::gesture; };
  play.on_call = [&](const kin_trace_call &) { return ++calls, true; };
  play.on_step = [&](Time, std::uint64_t) { ++steps; };
  play.on_answer = [&](const kin_trace_answer &answer) { answers += answer.question == KIN_QUESTION_SHOULD_BEGIN; };
  kin_replay_report report;
  OK(engine->replay(trace, play, &report));
  CHECK(events == 3 && calls == static_cast<int>(report.calls) && steps == static_cast<int>(report.steps) && answers == 1 && report.is_complete == 1);
  CHECK(engine->replay(trace).error().code() == Code::state);
}

static void part_of_a_trace_plays() {
  const Store trace = recorded();
  auto engine = Engine::create();
  ReplayOptions early;
  early.until = 15ms;
  early.explain = true;
  kin_replay_report report;
  OK(engine->replay(trace, early, &report));
  CHECK(report.is_complete == 0 && report.end_ns < 20000000);
  auto live = Engine::create();
  ReplayOptions again;
  again.live = true;
  OK(live->replay(trace, again));
}

static void damage_is_found() {
  Store trace = recorded();
  trace.resize(trace.size() - 10);
  CHECK(inspect(trace)->is_complete == 0);
  auto engine = Engine::create();
  kin_replay_report report;
  CHECK(engine->replay(trace, {}, &report).error().code() == Code::trace && report.offset > 0);
  CHECK(inspect(Span<const std::byte>(trace.data(), 3)).error().code() == Code::trace);
}

static void a_sink_may_refuse() {
  auto engine = Engine::create();
  CHECK(engine->start_trace([](Bytes) { return false; }).error().code() == Code::sink);
  CHECK(engine->flush_trace().error().code() == Code::state);
  CHECK(engine->start_trace(nullptr).error().code() == Code::null);
}

static void the_flight_recorder_keeps() {
  Store store;
  auto engine = Engine::create();
  CHECK(engine->dump_flight_recorder(into(store)).error().code() == Code::state);
  OK(engine->start_flight_recorder(65536, 10s));
  auto pan = engine->root().add("pan");
  OK(engine->feed(drag(3)));
  OK(engine->dump_flight_recorder(into(store)));
  Store read(store.size());
  std::uint64_t position = 0;
  CHECK(*engine->read_flight_recorder(position, read.data(), static_cast<std::uint32_t>(read.size())) == store.size() - 13);
  CHECK(std::equal(read.begin(), read.end() - 13, store.begin()));
  CHECK(*engine->read_flight_recorder(position, read.data(), static_cast<std::uint32_t>(read.size())) == 0);
  OK(engine->stop_flight_recorder());
  CHECK(pan && inspect(store)->is_complete == 1);
  auto again = Engine::create();
  OK(again->replay(store));
  CHECK(*again->state_hash() == *engine->state_hash());
}

void test_traces() {
  a_trace_plays();
  part_of_a_trace_plays();
  damage_is_found();
  a_sink_may_refuse();
  the_flight_recorder_keeps();
}

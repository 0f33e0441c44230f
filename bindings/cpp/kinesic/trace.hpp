// trace.hpp: what a trace is, and how it is played. Recording and playing are functions of Engine. C: kinesic/trace.h.
#ifndef KINESIC_TRACE_HPP
#define KINESIC_TRACE_HPP

#include <cstddef>

#include "event.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

using Bytes = Span<const std::byte>;
/// Takes bytes of a trace, in order; false ends the recording. It must not call the engine.
using Sink = std::function<bool(Bytes)>;

/// What a trace says of itself.
inline Result<kin_trace_info> inspect(Bytes trace) {
  kin_trace_info info = {};
  kin_trace_info_init(&info);
  const kin_result code = kin_trace_inspect(trace.data(), trace.size(), &info);
  return detail::finish(code, kin_last_error(), info);
}

/// Row `index` of the table of operations.
inline Result<kin_operation_info> operation(std::uint32_t index) { return detail::compute<kin_operation_info>(kin_trace_get_operation, index); }

/// How a trace is played. What is empty is not called.
struct ReplayOptions {
  bool live = false;    /// ask the delegates and step the classes that this engine has
  bool explain = false; /// with decision records
  Time until = never;
  std::function<void(const Event &)> on_event;
  std::function<bool(const kin_trace_call &)> on_call; /// false leaves the call out
  std::function<void(Time, std::uint64_t state_hash)> on_step;
  std::function<void(const kin_trace_answer &)> on_answer;
};

namespace detail {

struct SinkBox : Box {
  Host *host;
  Sink sink;
  SinkBox(Host *its_host, Sink its_sink) : host(its_host), sink(std::move(its_sink)) {}
  static kin_result take(const void *bytes, std::uint32_t count, void *box) noexcept {
    const auto *self = static_cast<const SinkBox *>(box);
    const bool taken = guarded(self->host, false, [&] { return self->sink(Bytes(static_cast<const std::byte *>(bytes), count)); });
    return taken ? KIN_OK : KIN_ERROR_SINK;
  }
};

/// The options of a replay, as C hands them back.
struct Replay {
  Host *host;
  const ReplayOptions &options;

  static const Replay &of(void *replay) { return *static_cast<const Replay *>(replay); }
  static void event(kin_engine *, const kin_event *event, void *data) noexcept {
    guarded(of(data).host, 0, [&] { return of(data).options.on_event(Event(of(data).host, event)), 0; });
  }
  static bool call(kin_engine *, const kin_trace_call *call, void *data) noexcept {
    return guarded(of(data).host, true, [&] { return of(data).options.on_call(*call); });
  }
  static void step(kin_engine *, std::uint64_t time_ns, std::uint64_t hash, void *data) noexcept {
    guarded(of(data).host, 0, [&] { return of(data).options.on_step(Time(time_ns), hash), 0; });
  }
  static void answer(kin_engine *, const kin_trace_answer *answer, void *data) noexcept {
    guarded(of(data).host, 0, [&] { return of(data).options.on_answer(*answer), 0; });
  }
  kin_replay_options table() {
    kin_replay_options made = {};
    kin_replay_options_init(&made);
    made.flags = static_cast<std::uint32_t>(options.live * KIN_REPLAY_LIVE + options.explain * KIN_REPLAY_EXPLAIN);
    made.until_ns = options.until.count();
    made.user_data = this;
    if (options.on_event) made.on_event = event;
    if (options.on_call) made.on_call = call;
    if (options.on_step) made.on_step = step;
    if (options.on_answer) made.on_answer = answer;
    return made;
  }
};

} // namespace detail
} // namespace KINESIC_MODE
} // namespace kinesic
#endif

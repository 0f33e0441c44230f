// engine.hpp: the engine: made, fed, polled, recorded, destroyed with its object. C: kinesic/engine.h, scroll.h,
// class.h, contact.h, debug.h, loader.h, memory.h, trace.h.
#ifndef KINESIC_ENGINE_HPP
#define KINESIC_ENGINE_HPP

#include "classes.hpp"
#include "delegate.hpp"
#include "motion.hpp"
#include "trace.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

class Lint;

/// An engine with its views, recognizers, handlers and classes. It can be moved, not copied; one call at a time, from
/// any thread.
class Engine {
public:
  static Result<Engine> create(const EngineOptions &options = EngineOptions()) {
    Engine made;
    made.host_.reset(new detail::Host);
    const kin_result code = kin_engine_create(&options, &made.host_->engine);
    return detail::finish(code, kin_last_error(), std::move(made));
  }
  /// Another engine in the state that this one has now, with the same ids: `copy->find_view`, or handles by `id()`. It
  /// has copies of the delegates' functions, which are asked with its own handles, and no handlers, trace or log.
  Result<Engine> copy() const {
    Engine made;
    if (!host_) return detail::finish(KIN_ERROR_NULL, "no engine: this was default-made, or moved from", std::move(made));
    detail::Entry entry(host());
    made.host_.reset(new detail::Host);
    kin_result code = kin_engine_copy(raw(), &made.host_->engine);
    if (code != KIN_OK) return detail::finish(code, last_error(), std::move(made));
    made.host_->classes = host_->classes;
    for (std::size_t i = 0; code == KIN_OK && i < host_->boxes.size(); ++i) code = host_->boxes[i]->copy_to(*made.host_);
    return detail::finish(code, made.last_error(), std::move(made));
  }
  /// For functions of C that are not here. Do not destroy it, nor set its callbacks.
  kin_engine *raw() const { return host_ ? host_->engine : nullptr; }
  /// Claims it for the calling thread, or gives it up: while it is claimed other threads get Code::thread between
  /// calls too.
  Result<void> set_claimed(bool claimed) { return detail::act(host(), kin_engine_set_claimed, claimed); }
  /// The latest failure's sentence.
  const char *last_error() const { return kin_engine_last_error(raw()); }

  /// Feeds samples in the order of their time; all or nothing. Those of one time are one step: feed what several
  /// fingers do at a time in one call, else their centroid goes half of the way with each. Handlers are called in
  /// here.
  Result<void> feed(Span<const Sample> samples) {
    return detail::act(host(), kin_engine_feed, static_cast<const kin_touch_sample *>(samples.data()), static_cast<std::uint32_t>(samples.size()));
  }
  Result<void> feed(const Sample &sample) { return feed(Span<const Sample>(&sample, 1)); }
  /// `engine.feed({{1, Phase::moved, {108, 100}, now}, {2, Phase::moved, {208, 100}, now}})`.
  Result<void> feed(std::initializer_list<Sample> samples) { return feed(Span<const Sample>(samples.begin(), samples.size())); }
  Result<void> feed_scroll(Span<const ScrollSample> samples) {
    return detail::act(host(), kin_engine_feed_scroll, static_cast<const kin_scroll_sample *>(samples.data()), static_cast<std::uint32_t>(samples.size()));
  }
  Result<void> feed_scroll(const ScrollSample &sample) { return feed_scroll(Span<const ScrollSample>(&sample, 1)); }
  Result<void> feed_scroll(std::initializer_list<ScrollSample> samples) {
    return feed_scroll(Span<const ScrollSample>(samples.begin(), samples.size()));
  }
  Result<void> advance(Time now) { return detail::act(host(), kin_engine_advance, now.count()); }
  Result<void> cancel_touches(Time now) { return detail::act(host(), kin_engine_cancel_touches, now.count()); }
  Result<Time> next_deadline() const { return time_by(kin_engine_next_deadline); }
  Result<Time> time() const { return time_by(kin_engine_get_time); }
  /// How full its tables are, and how many bytes it has.
  Result<Usage> usage() const {
    Usage usage;
    const kin_result code = kin_engine_get_usage(raw(), &usage);
    return detail::finish(code, code == KIN_OK ? "" : kin_engine_last_error(raw()), usage);
  }

  /// The records since the last poll; valid until the engine changes.
  Result<Events> poll() {
    const kin_event *first = nullptr;
    detail::Host *its = host();
    return detail::get_as<std::uint32_t>(
        its, [&](std::uint32_t count) { return Events(its, first, count); }, kin_engine_poll, &first);
  }
  /// How many records the latest poll lacks, which handlers got.
  Result<std::uint64_t> lost_events() const { return detail::get<std::uint64_t>(host(), kin_engine_get_lost_events); }
  /// Calls `handler` with every record, in order; an empty one removes it.
  Result<void> on_event(std::function<void(const Event &)> handler) {
    return hear<detail::EventBox>(detail::event_key, std::move(handler), [](kin_engine *engine, detail::EventBox *box) {
      return kin_engine_set_event_callback(engine, box ? detail::EventBox::hear : nullptr, box);
    });
  }
  /// Calls `handler` with every diagnostic; an empty one removes it.
  Result<void> on_log(std::function<void(Severity, const char *sentence)> handler) {
    return hear<LogBox>(detail::log_key, std::move(handler), [](kin_engine *engine, LogBox *box) {
      return kin_engine_set_log(engine, box ? LogBox::hear : nullptr, box);
    });
  }
  /// Window units in an inch of the screen, by which distances scale.
  Result<void> set_units_per_inch(double units) { return detail::act(host(), kin_engine_set_units_per_inch, units); }
  Result<double> units_per_inch() const { return detail::get<double>(host(), kin_engine_get_units_per_inch); }
  /// Turns decision records on or off.
  Result<void> set_explain(bool explain) { return detail::act(host(), kin_engine_set_explain, explain); }
  Result<bool> explain() const { return detail::get<bool>(host(), kin_engine_get_explain); }

  /// The view that fills the window.
  View root() const {
    kin_view_id id = 0;
    if (host_) kin_engine_root_view(raw(), &id);
    return View(host(), ViewId{id});
  }
  Result<View> hit_test(Point place) const {
    return detail::get_as<kin_view_id>(host(), detail::Making<View>{host()}, kin_view_hit_test, place.x, place.y);
  }
  /// By name: of several the first from the root down; none is Code::unknown.
  Result<View> find_view(Text name) const {
    return detail::get_as<kin_view_id>(host(), detail::Making<View>{host()}, kin_engine_find_view, name.c_str());
  }
  Result<Recognizer> find_recognizer(Text name) const {
    return detail::get_as<kin_recognizer_id>(host(), detail::Making<Recognizer>{host()}, kin_engine_find_recognizer, name.c_str());
  }
  /// Each waits for all that stand before it.
  Result<void> exclusive(std::initializer_list<Recognizer> all) { return detail::compose(host(), kin_compose_exclusive, all); }
  /// Each pair may be recognized at once.
  Result<void> simultaneous(std::initializer_list<Recognizer> all) { return detail::compose(host(), kin_compose_simultaneous, all); }
  /// Towards everybody else these are one, with the relations of the representative; among themselves each has its
  /// own.
  Result<void> group(Recognizer representative, std::initializer_list<Recognizer> others) {
    const kin_recognizer_id its = representative.id().raw;
    const auto add = [its](kin_engine *engine, const kin_recognizer_id *ids, std::uint32_t count) {
      return kin_compose_group(engine, its, ids, count);
    };
    return detail::compose(host(), add, others);
  }

  /// The contacts that are down, in the order of landing.
  Result<std::vector<kin_contact>> contacts() const {
    return detail::list<kin_contact, kin_contact>(host(), [](kin_contact contact) { return contact; }, kin_engine_list_contacts);
  }
  /// Where a touch that is down is at a time; units of the window.
  Result<kin_touch_estimate> sample_touch(std::uint64_t touch, Time when) const {
    return detail::get<kin_touch_estimate>(host(), kin_engine_sample_touch, touch, when.count());
  }
  Result<std::vector<kin_touch_point>> touch_history(std::uint64_t touch) const {
    return detail::list<kin_touch_point, kin_touch_point>(host(), [](kin_touch_point point) { return point; }, kin_engine_get_touch_history, touch);
  }
  /// How sample_touch answers for times after the latest sample.
  Result<void> set_prediction(Prediction prediction) {
    return detail::act(host(), kin_engine_set_prediction, static_cast<kin_prediction>(prediction));
  }
  /// Smooths what sample_touch answers; null: not.
  Result<void> set_smoothing(const Smoothing *smoothing) {
    return detail::act(host(), kin_engine_set_smoothing, static_cast<const kin_smoothing *>(smoothing));
  }

  /// Whether samples that do not fit together are put right, as those of drivers that lose lifts.
  Result<void> set_lenient(bool lenient) { return detail::act(host(), kin_engine_set_lenient, lenient); }
  Result<bool> lenient() const { return detail::get<bool>(host(), kin_engine_get_lenient); }
  /// Filters what is fed; null: not.
  Result<void> set_contact_filter(const ContactFilter *filter) {
    return detail::act(host(), kin_engine_set_contact_filter, static_cast<const kin_contact_filter *>(filter));
  }
  /// Looks for palms in what is fed; null: not.
  Result<void> set_palm_filter(const PalmFilter *filter) {
    return detail::act(host(), kin_engine_set_palm_filter, static_cast<const kin_palm_filter *>(filter));
  }
  /// Takes what a person has chosen; null: nothing.
  Result<void> set_accommodations(const Accommodations *chosen) {
    return detail::act(host(), kin_engine_set_accommodations, static_cast<const kin_accommodations *>(chosen));
  }
  /// Cancels a touch that is down, as a palm: the host's own verdict. Its id is free then.
  Result<void> reject_touch(std::uint64_t touch, Time when, TouchCause cause = TouchCause::host) {
    return detail::act(host(), kin_engine_reject_touch, touch, static_cast<std::uint64_t>(when.count()), static_cast<kin_touch_cause>(cause));
  }

  /// Finds the hands of what lands; null: not.
  Result<void> set_hands(const HandGrouping *grouping) {
    return detail::act(host(), kin_engine_set_hands, static_cast<const kin_hand_grouping *>(grouping));
  }

  /// Takes a class over, and keeps it as long as the engine.
  template <class T> Result<void> register_class(Class<T> made) {
    auto box = std::make_unique<ClassBox<T>>(std::move(made));
    return detail::act_on(host(), [&](kin_engine *engine) {
      const kin_result code = kin_recognizer_class_register(engine, &box->made.table());
      if (code == KIN_OK) host()->classes.push_back(std::move(box));
      return code;
    });
  }
  /// A table of C: that of a class that exists, with another name and another hook. What it points to must live as
  /// long as the engine.
  Result<void> register_class(const kin_recognizer_class &table) {
    const kin_recognizer_class *plain = &table;
    return detail::act(host(), kin_recognizer_class_register, plain);
  }
  Result<std::uint32_t> class_count() const { return detail::get<std::uint32_t>(host(), kin_engine_get_class_count); }
  /// Lives as long as the engine.
  Result<const kin_recognizer_class *> class_at(std::uint32_t index) const {
    return detail::get<const kin_recognizer_class *>(host(), kin_engine_get_class, index);
  }

  /// `flags`: KIN_PLUGIN_...
  Result<void> set_plugin_policy(std::uint32_t flags) { return detail::act(host(), kin_engine_set_plugin_policy, flags); }
  Result<PluginId> load_plugin(Text path) {
    return detail::get_as<kin_plugin_id>(host(), [](kin_plugin_id id) { return PluginId{id}; }, kin_plugin_load, path.c_str());
  }
  Result<void> add_plugin_search_path(Text directory) { return detail::act(host(), kin_plugin_search_path_add, directory.c_str()); }
  Result<std::vector<PluginId>> plugins() const {
    return detail::list<PluginId, kin_plugin_id>(host(), [](kin_plugin_id id) { return PluginId{id}; }, kin_engine_list_plugins);
  }
  Result<kin_plugin_info> plugin_info(PluginId plugin) const {
    kin_plugin_info info = {};
    kin_plugin_info_init(&info);
    const kin_result code = kin_plugin_get_info(raw(), plugin.raw, &info);
    return detail::finish(code, last_error(), info);
  }

  Result<std::uint64_t> state_hash() const { return detail::get<std::uint64_t>(host(), kin_engine_state_hash); }
  Result<void> check_invariants() const { return detail::act(host(), kin_engine_check_invariants); }

  /// Records into `sink` from here on.
  Result<void> start_trace(Sink sink) { return recorded_to(std::move(sink), kin_trace_start); }
  Result<void> set_trace_check_interval(std::uint32_t steps) { return detail::act(host(), kin_trace_set_check_interval, steps); }
  Result<void> flush_trace() { return detail::act(host(), kin_trace_flush); }
  Result<void> stop_trace() { return detail::act(host(), kin_trace_stop); }
  /// Keeps the latest part of a trace in a ring.
  Result<void> start_flight_recorder(std::uint32_t bytes, Time duration = Time(0)) {
    return detail::act(host(), kin_flight_recorder_start, bytes, duration.count());
  }
  Result<void> dump_flight_recorder(Sink sink) { return recorded_to(std::move(sink), kin_flight_recorder_dump); }
  /// Reads on in the ring, into a buffer of 64 bytes or more: how many bytes were new. `position` is 0 at first.
  Result<std::uint32_t> read_flight_recorder(std::uint64_t &position, void *buffer, std::uint32_t capacity) {
    return detail::get<std::uint32_t>(host(), kin_flight_recorder_read, &position, buffer, capacity);
  }
  Result<void> stop_flight_recorder() { return detail::act(host(), kin_flight_recorder_stop); }
  /// Plays a trace in this engine, which is fresh and has the trace's options (`inspect`). `out_report` may be null;
  /// it is filled in after a failure too.
  Result<void> replay(Bytes trace, const ReplayOptions &options = {}, kin_replay_report *out_report = nullptr) {
    detail::Replay played{host(), options};
    const kin_replay_options table = played.table();
    kin_replay_report report = {};
    kin_replay_report_init(&report);
    const auto call = [&](kin_engine *engine) {
      const kin_result code = kin_trace_replay(engine, trace.data(), trace.size(), &table, &report);
      if (out_report) *out_report = report;
      return code;
    };
    return detail::act_on(host(), call);
  }

private:
  friend Lint; // lint.hpp
  struct LogBox : detail::Box {
    detail::Host *host;
    std::function<void(Severity, const char *)> handler;
    LogBox(detail::Host *its_host, std::function<void(Severity, const char *)> its_handler) : host(its_host), handler(std::move(its_handler)) {}
    static void hear(kin_engine *, kin_severity severity, const char *sentence, void *box) noexcept {
      const auto *self = static_cast<const LogBox *>(box);
      detail::guarded(self->host, 0, [&] { return self->handler(static_cast<Severity>(severity), sentence), 0; });
    }
  };
  template <class T> struct ClassBox : detail::Box {
    Class<T> made;
    explicit ClassBox(Class<T> &&its) : made(std::move(its)) {}
  };
  struct Close {
    void operator()(detail::Host *host) const { detail::Host::close(host); }
  };

  Engine() = default;
  detail::Host *host() const { return host_.get(); }
  template <class Function> Result<Time> time_by(Function function) const {
    return detail::get_as<std::uint64_t>(host(), [](std::uint64_t count) { return Time(count); }, function);
  }
  /// One handler of a kind: `set(engine, box)`.
  template <class MadeBox, class Handler, class Set> Result<void> hear(std::uint64_t key, Handler handler, Set set) {
    auto box = handler ? std::make_unique<MadeBox>(host(), std::move(handler)) : nullptr;
    return detail::act_on(host(), [&](kin_engine *engine) {
      const kin_result code = set(engine, box.get());
      if (code == KIN_OK) host()->retire(0, key); // nobody is left in the place of the one before
      if (code == KIN_OK && box) host()->keep(std::move(box), 0, key);
      return code;
    });
  }
  template <class Function> Result<void> recorded_to(Sink sink, Function function) {
    if (!sink) return detail::finish(KIN_ERROR_NULL, "no sink");
    auto box = std::make_unique<detail::SinkBox>(host(), std::move(sink));
    return detail::act_on(host(), [&](kin_engine *engine) {
      const kin_result code = function(engine, detail::SinkBox::take, box.get());
      if (code == KIN_OK) host()->keep(std::move(box), 0, detail::sink_key);
      return code;
    });
  }

  std::unique_ptr<detail::Host, Close> host_;
};

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

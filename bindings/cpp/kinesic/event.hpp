// event.hpp: what comes out: records, and handlers of them. C: kinesic/event.h.
#ifndef KINESIC_EVENT_HPP
#define KINESIC_EVENT_HPP

#include "view.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// One record, lent: in a handler for the time of the call, from a poll until the engine changes. `raw()` can be
/// copied.
class Event {
public:
  Event(detail::Host *host, const kin_event *raw) : host_(host), raw_(raw) {}
  const kin_event &raw() const { return *raw_; }
  EventType type() const { return static_cast<EventType>(raw_->type); }
  /// Gesture, decision.
  State state() const { return static_cast<State>(raw_->state); }
  State from() const { return static_cast<State>(raw_->from); }
  Recognizer recognizer() const { return Recognizer(host_, RecognizerId{raw_->recognizer}); }
  View view() const { return View(host_, ViewId{raw_->view}); }
  /// View touch.
  Phase phase() const { return static_cast<Phase>(raw_->phase); }
  std::uint64_t touch() const { return raw_->touch; }
  std::uint64_t contact() const { return raw_->contact; }
  Time touch_time() const { return Time(raw_->touch_time_ns); }
  /// Decision.
  Reason reason() const { return static_cast<Reason>(raw_->reason); }
  Recognizer other() const { return Recognizer(host_, RecognizerId{raw_->other}); }

  /// What was set for the recognizer, or the view of a view touch.
  void *user_data() const { return raw_->user_data; }
  std::uint64_t sequence() const { return raw_->sequence; }
  /// Of one that was polled: how many earlier records it stands for besides itself.
  std::uint32_t merged() const { return raw_->merged; }
  Time time() const { return Time(raw_->time_ns); }
  Point location() const { return {raw_->x, raw_->y}; }
  std::uint32_t touch_count() const { return raw_->touch_count; }
  /// What the class has declared, in its order.
  Span<const double> values() const { return {raw_->values, raw_->value_count}; }
  const kin_tap_values &tap() const { return raw_->tap; }
  const kin_long_press_values &long_press() const { return raw_->long_press; }
  const kin_pan_values &pan() const { return raw_->pan; }
  const kin_swipe_values &swipe() const { return raw_->swipe; }
  const kin_pinch_values &pinch() const { return raw_->pinch; }
  const kin_rotation_values &rotation() const { return raw_->rotation; }
  const kin_screen_edge_pan_values &screen_edge_pan() const { return raw_->screen_edge_pan; }
  const kin_transform_values &transform() const { return raw_->transform; }
  const kin_serial_tap_values &serial_tap() const { return raw_->serial_tap; }
  const kin_tap_drag_values &tap_drag() const { return raw_->tap_drag; }
  const kin_multi_drag_values &multi_drag() const { return raw_->multi_drag; }
  const kin_multi_tap_values &multi_tap() const { return raw_->multi_tap; }
  const kin_dwell_values &dwell() const { return raw_->dwell; }
  /// One English sentence.
  Result<std::string> describe() const {
    std::uint32_t needed = 0;
    std::string sentence;
    kin_result code = kin_event_describe(host_->engine, raw_, nullptr, 0, &needed);
    sentence.resize(needed);
    if (code == KIN_OK) code = kin_event_describe(host_->engine, raw_, sentence.data(), needed, nullptr);
    if (!sentence.empty()) sentence.pop_back(); // the zero byte
    return detail::finish(code, host_->sentence(code), std::move(sentence));
  }

private:
  detail::Host *host_;
  const kin_event *raw_;
};

/// The records of a poll: `for (Event event : *engine.poll())`.
class Events {
public:
  class Iterator {
  public:
    Iterator(detail::Host *host, const kin_event *at) : host_(host), at_(at) {}
    Event operator*() const { return Event(host_, at_); }
    Iterator &operator++() { return ++at_, *this; }
    bool operator!=(const Iterator &other) const { return at_ != other.at_; }

  private:
    detail::Host *host_;
    const kin_event *at_;
  };
  Events(detail::Host *host, const kin_event *first, std::uint32_t count) : host_(host), first_(first), count_(count) {}
  Iterator begin() const { return {host_, first_}; }
  Iterator end() const { return {host_, first_ + count_}; }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  Event operator[](std::size_t index) const { return Event(host_, first_ + index); }

private:
  detail::Host *host_;
  const kin_event *first_;
  std::uint32_t count_;
};

namespace detail {
struct EventBox : Box {
  Host *host;
  std::function<void(const Event &)> handler;
  EventBox(Host *its_host, std::function<void(const Event &)> its_handler) : host(its_host), handler(std::move(its_handler)) {}
  static void hear(kin_engine *, const kin_event *event, void *box) noexcept {
    const auto *self = static_cast<const EventBox *>(box);
    guarded(self->host, 0, [&] { return self->handler(Event(self->host, event)), 0; });
  }
};
} // namespace detail

inline Result<ActionId> Recognizer::on_event(std::function<void(const Event &)> handler) const {
  detail::Host *host = host_;
  if (!host || !handler) return detail::finish(KIN_ERROR_NULL, "no engine, or no handler", ActionId{});
  auto box = std::make_unique<detail::EventBox>(host, std::move(handler));
  detail::Entry entry(host);
  std::uint64_t action = 0;
  const kin_result code = kin_recognizer_add_action(host->engine, id_.raw, detail::EventBox::hear, box.get(), &action);
  if (code == KIN_OK) host->keep(std::move(box), id_.raw, action);
  return detail::finish(code, host->sentence(code), ActionId{action});
}

inline Result<ActionId> Recognizer::on(State state, std::function<void(const Event &)> handler) const {
  if (!handler) return on_event(nullptr);
  return on_event([state, handler = std::move(handler)](const Event &event) {
    if (event.state() == state) handler(event);
  });
}

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

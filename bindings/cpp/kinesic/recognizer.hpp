// recognizer.hpp: a recognizer: properties, values, relations, handlers. C: kinesic/recognizer.h, relation.h,
// action.h.
#ifndef KINESIC_RECOGNIZER_HPP
#define KINESIC_RECOGNIZER_HPP

#include <initializer_list>

#include "host.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

class Event;
class View;
struct RecognizerDelegate;

/// One recognizer of one engine. A copy names the same one.
class Recognizer {
public:
  Recognizer() = default;
  Recognizer(detail::Host *host, RecognizerId id) : host_(host), id_(id) {}
  RecognizerId id() const { return id_; }
  explicit operator bool() const { return static_cast<bool>(id_); }
  friend bool operator==(Recognizer a, Recognizer b) { return a.host_ == b.host_ && a.id_ == b.id_; }
  friend bool operator!=(Recognizer a, Recognizer b) { return !(a == b); }

  /// Removes it permanently, with its handlers and its delegate.
  Result<void> remove() const {
    const Recognizer self = *this;
    return detail::act_on(host_, [self](kin_engine *engine) {
      const kin_result code = kin_recognizer_remove(engine, self.id_.raw);
      if (code == KIN_OK) self.host_->retire_all(self.id_.raw);
      return code;
    });
  }
  Result<void> set_enabled(bool enabled) const { return act(kin_recognizer_set_enabled, enabled); }
  Result<void> abort() const { return act(kin_recognizer_abort); }
  /// For the class "manual".
  Result<void> propose(State state) const { return act(kin_recognizer_propose, static_cast<kin_state>(state)); }
  Result<void> set_name(Text name) const { return act(kin_recognizer_set_name, name.c_str()); }
  Result<const char *> name() const { return get<const char *>(kin_recognizer_get_name); }
  /// Something of yours; its records have it.
  Result<void> set_user_data(void *user_data) const { return act(kin_recognizer_set_user_data, user_data); }
  Result<void *> user_data() const { return get<void *>(kin_recognizer_get_user_data); }
  Result<const char *> class_name() const { return get<const char *>(kin_recognizer_get_class); }
  Result<View> view() const;
  /// Takes it to another view, with all that was set; an active one is cancelled.
  Result<void> set_view(View view) const;
  Result<State> state() const { return state_by(kin_recognizer_get_state); }
  Result<State> pending_state() const { return state_by(kin_recognizer_get_pending_state); }

  /// A property by name.
  Result<void> set(Text property, double value) const { return act(kin_recognizer_set_number, property.c_str(), value); }
  Result<double> number(Text property) const { return get<double>(kin_recognizer_get_number, property.c_str()); }
  /// An output by name.
  Result<void> set_value(Text value, double to) const { return act(kin_recognizer_set_value, value.c_str(), to); }
  Result<double> value(Text value) const { return get<double>(kin_recognizer_get_value, value.c_str()); }

  /// In the coordinates of a view; without one: of the window.
  Result<Point> location(ViewId in = {}) const { return get<Point>(kin_recognizer_get_location, in.raw); }
  Result<Point> translation(ViewId in = {}) const { return get<Point>(kin_recognizer_get_translation, in.raw); }
  Result<Point> velocity(ViewId in = {}) const { return get<Point>(kin_recognizer_get_velocity, in.raw); }
  Result<std::uint32_t> touch_count() const { return get<std::uint32_t>(kin_recognizer_get_touch_count); }
  Result<Point> touch_location(std::uint32_t index, ViewId in = {}) const {
    return get<Point>(kin_recognizer_get_touch_location, index, in.raw);
  }
  Result<kin_touch> touch(std::uint32_t index) const { return get<kin_touch>(kin_recognizer_get_touch, index); }

  /// This one cannot leave Possible before `other` has failed.
  Result<void> require_failure_of(Recognizer other) const { return act(kin_recognizer_require_failure, other.id_.raw); }
  Result<void> remove_requirement_of(Recognizer other) const { return act(kin_recognizer_remove_failure_requirement, other.id_.raw); }
  Result<void> allow_simultaneous_with(Recognizer other, bool allowed = true) const {
    return act(kin_recognizer_allow_simultaneous, other.id_.raw, allowed);
  }
  /// May this one, recognized, exclude `other`?
  Result<void> require_inactive(Recognizer other, bool required = true) const { return act(kin_recognizer_require_inactive, other.id_.raw, required); }
  Result<void> allow_takeover_from(Recognizer other, bool allowed = true) const { return act(kin_recognizer_allow_takeover, other.id_.raw, allowed); }
  Result<void> set_prevention_of(Recognizer other, bool allowed) const { return act(kin_recognizer_set_prevention, other.id_.raw, allowed); }
  /// Takes the group that it is in apart.
  Result<void> dissolve_group() const { return act(kin_dissolve_group); }
  Result<std::vector<Recognizer>> related(Relation relation) const {
    return detail::list<Recognizer, kin_recognizer_id>(host_, detail::Making<Recognizer>{host_}, kin_recognizer_list_relations, id_.raw,
                                                       static_cast<kin_relation>(relation));
  }

  /// Calls `handler` with every gesture record, or with those of one state. It may remove itself, the recognizer, or
  /// the engine.
  Result<ActionId> on_event(std::function<void(const Event &)> handler) const;
  Result<ActionId> on(State state, std::function<void(const Event &)> handler) const;
  Result<void> remove_action(ActionId action) const {
    const Recognizer self = *this;
    return detail::act_on(host_, [self, action](kin_engine *engine) {
      const kin_result code = kin_recognizer_remove_action(engine, self.id_.raw, action.raw);
      if (code == KIN_OK) self.host_->retire(self.id_.raw, action.raw);
      return code;
    });
  }
  /// Calls an existing function by its signature (action.h); that it has this signature is the caller's word.
  template <class R, class... A> Result<ActionId> bind(Text states, R (*function)(A...), Text signature, void *user_data = nullptr) const {
    return detail::get_as<std::uint64_t>(
        host_, [](std::uint64_t raw) { return ActionId{raw}; }, kin_recognizer_bind, id_.raw, states.c_str(),
        reinterpret_cast<kin_function>(function), signature.c_str(), user_data);
  }
  /// Answers the engine's questions; an empty delegate removes it.
  Result<void> set_delegate(RecognizerDelegate delegate) const;

private:
  template <class Function, class... Arguments> Result<void> act(Function function, Arguments... arguments) const {
    return detail::act(host_, function, id_.raw, arguments...);
  }
  template <class Out, class Function, class... Arguments> Result<Out> get(Function function, Arguments... arguments) const {
    return detail::get<Out>(host_, function, id_.raw, arguments...);
  }
  template <class Function> Result<State> state_by(Function function) const {
    return detail::get_as<kin_state>(host_, [](kin_state state) { return static_cast<State>(state); }, function, id_.raw);
  }

  detail::Host *host_ = nullptr;
  RecognizerId id_;
};

namespace detail {
template <class Function> Result<void> compose(Host *host, Function function, std::initializer_list<Recognizer> all) {
  std::vector<kin_recognizer_id> ids;
  for (Recognizer each : all) ids.push_back(each.id().raw);
  return act(host, function, static_cast<const kin_recognizer_id *>(ids.data()), static_cast<std::uint32_t>(ids.size()));
}
} // namespace detail

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

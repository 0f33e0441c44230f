// classes.hpp: recognizers written in C++: a plain struct with `prepare` and `step`. C: kinesic/plugin.h.
//
//   struct Hold {
//     double duration;                                         // a property
//     std::uint64_t landed;                                    // what an attempt remembers
//     void prepare() { landed = 0; }
//     kinesic::State step(const kin_step &input, kin_request &request);
//   };
//   kinesic::Class<Hold> hold("com.example.hold", "One finger that rests.");
//   hold.property("duration", &Hold::duration, 0.4, 0.05, 10, "s", "How long it rests.");
//   engine->register_class(std::move(hold));
//
// The struct is bytes that the engine owns, hashes and records: no pointer, no std::vector, no virtual function, no
// hole between fields. It may also have set_value(uint32_t, double), and as const functions of a Peer: can_prevent,
// can_be_prevented_by, should_require_failure_of, should_be_required_to_fail_by, and of a const kin_step &:
// continues_with. Nothing may be thrown out of one of them: that ends the program.
#ifndef KINESIC_CLASSES_HPP
#define KINESIC_CLASSES_HPP

#include <type_traits>

#include "base.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// Another recognizer, as a hook of a class sees it.
class Peer {
public:
  explicit Peer(const kin_peer *raw) : raw_(raw) {}
  const char *class_name() const { return raw_->class_name; }
  double number(Text property, double otherwise) const { return kin_peer_number(raw_, property.c_str(), otherwise); }

private:
  const kin_peer *raw_;
};

/// The touches of a step, in the order of landing.
inline Span<const kin_touch *const> touches(const kin_step &input) { return {input.touches, input.touch_count}; }

/// The properties that every recognizer has.
inline Result<Span<const kin_property>> common_properties() {
  const kin_property *first = nullptr;
  std::uint32_t count = 0;
  const kin_result code = kin_common_properties(&first, &count);
  return detail::finish(code, kin_last_error(), Span<const kin_property>(first, count));
}

/// The table of a class, and what it points to. A plugin keeps it as static data; an engine that it is moved to keeps
/// it itself.
template <class T> class Class {
  static_assert(std::is_trivially_copyable<T>::value, "the state is plain bytes");
  static_assert(std::is_standard_layout<T>::value, "properties are found by their offset");
  static_assert(std::is_trivially_default_constructible<T>::value, "the engine makes it of zeros");

public:
  Class(const char *name, const char *summary, const char *version = "1.0.0") {
    table_.struct_size = sizeof table_;
    table_.abi_level = KIN_ABI_LEVEL;
    table_.name = name;
    table_.summary = summary;
    table_.version = version;
    table_.state_size = sizeof(T);
    table_.state_alignment = alignof(T);
    table_.prepare = [](void *state) noexcept { static_cast<T *>(state)->prepare(); };
    table_.step = [](void *state, const kin_step *input, kin_request *request) noexcept {
      return static_cast<kin_state>(static_cast<T *>(state)->step(*input, *request));
    };
    fill_hooks();
  }
  /// KIN_CLASS_... bits.
  Class &flags(std::uint32_t mask) { return table_.flags = mask, *this; }
  /// Another number whenever the fields that are no properties change, or what they mean: see plugin.h.
  Class &layout(std::uint32_t number) { return table_.layout = number, *this; }
  /// A setting of the class, a double of the struct.
  Class &property(const char *name, double T::*field, double initial, double minimum, double maximum, const char *unit, const char *summary,
                  PropertyKind kind = PropertyKind::number, const char *origin = "ours") {
    const T blank{};
    const auto offset = reinterpret_cast<const char *>(&(blank.*field)) - reinterpret_cast<const char *>(&blank);
    properties_.push_back({name, summary, unit, origin, initial, minimum, maximum, static_cast<kin_property_kind>(kind), static_cast<std::uint32_t>(offset)});
    return *this;
  }
  /// An output of the class, the next of kin_request.values.
  Class &value(const char *name, double initial, const char *unit, const char *summary) {
    return values_.push_back({name, summary, unit, initial}), *this;
  }
  /// A word for kin_request.reason; the first is 1.
  Class &detail(const char *word) { return details_.push_back(word), *this; }

  /// For C: a row of pointers in kin_plugin_fill, kin_recognizer_class_register. Points into this object.
  const kin_recognizer_class &table() {
    table_.properties = properties_.data();
    table_.property_count = static_cast<std::uint32_t>(properties_.size());
    table_.values = values_.data();
    table_.value_count = static_cast<std::uint32_t>(values_.size());
    table_.details = details_.data();
    table_.detail_count = static_cast<std::uint32_t>(details_.size());
    return table_;
  }

private:
  // Each hook stands in the table if the struct has it.
#define KINESIC_HOOK(name)                                                                                                                         \
  template <class U> static auto ask_##name(int) -> decltype(std::declval<const U &>().name(std::declval<Peer>()), table_hook()) {               \
    return [](const void *state, const kin_peer *other) noexcept -> bool { return static_cast<const U *>(state)->name(Peer(other)); };            \
  }                                                                                                                                                \
  template <class> static table_hook ask_##name(long) { return nullptr; }
  using table_hook = bool (*)(const void *, const kin_peer *);
  KINESIC_HOOK(can_prevent)
  KINESIC_HOOK(can_be_prevented_by)
  KINESIC_HOOK(should_require_failure_of)
  KINESIC_HOOK(should_be_required_to_fail_by)
#undef KINESIC_HOOK
  using table_landing = bool (*)(const void *, const kin_step *);
  template <class U> static auto continues_by(int) -> decltype(std::declval<const U &>().continues_with(std::declval<const kin_step &>()), table_landing()) {
    return [](const void *state, const kin_step *landing) noexcept -> bool { return static_cast<const U *>(state)->continues_with(*landing); };
  }
  template <class> static table_landing continues_by(long) { return nullptr; }
  using table_set = bool (*)(void *, std::uint32_t, double);
  template <class U> static auto set_by(int) -> decltype(std::declval<U &>().set_value(0u, 0.0), table_set()) {
    return [](void *state, std::uint32_t value, double to) noexcept -> bool { return static_cast<U *>(state)->set_value(value, to); };
  }
  template <class> static table_set set_by(long) { return nullptr; }
  void fill_hooks() {
    table_.set_value = set_by<T>(0);
    table_.can_prevent = ask_can_prevent<T>(0);
    table_.can_be_prevented_by = ask_can_be_prevented_by<T>(0);
    table_.should_require_failure_of = ask_should_require_failure_of<T>(0);
    table_.should_be_required_to_fail_by = ask_should_be_required_to_fail_by<T>(0);
    table_.continues_with = continues_by<T>(0);
  }

  kin_recognizer_class table_ = {};
  std::vector<kin_property> properties_;
  std::vector<kin_value> values_;
  std::vector<const char *> details_{""};
};

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

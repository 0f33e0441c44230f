// delegate.hpp: answers to the engine's questions. C: kin_recognizer_delegate, kin_view_delegate.
//
//   kinesic::RecognizerDelegate delegate;
//   delegate.should_begin = [&](kinesic::Recognizer) { return is_ready; };
//   pan->set_delegate(delegate);
#ifndef KINESIC_DELEGATE_HPP
#define KINESIC_DELEGATE_HPP

#include "event.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// Questions about one recognizer. What is left empty is not asked: the engine's own answer. After an exception too.
struct RecognizerDelegate {
  std::function<bool(Recognizer)> should_begin;
  std::function<bool(Recognizer, const kin_touch_sample &)> should_receive_touch;
  std::function<bool(Recognizer, Recognizer other)> should_recognize_simultaneously_with;
  std::function<bool(Recognizer, Recognizer other)> should_require_failure_of;
  std::function<bool(Recognizer, Recognizer other)> should_be_required_to_fail_by;
};

/// Questions about one view.
struct ViewDelegate {
  std::function<bool(View, Point)> contains_point;
  std::function<bool(View, Recognizer)> gesture_should_begin;
};

namespace detail {

/// Gives a copy of the engine the same functions, which are asked with handles of the copy. An owner that C has
/// removed has none to give.
template <class MadeBox, class Set> kin_result copied(const MadeBox &box, Host &copy, Set set) {
  auto made = std::make_unique<MadeBox>();
  made->host = &copy;
  made->functions = box.functions;
  const auto table = made->table();
  const kin_result code = set(copy.engine, box.owner, &table);
  if (code == KIN_OK) copy.keep(std::move(made), box.owner, 0);
  return code == KIN_ERROR_STALE ? KIN_OK : code;
}

/// Answers a question of `engine`: the host's own, or a copy that C has made of it, on which a lint plays a motion.
/// Meanwhile the host's handles are of that one, which has the same ids.
template <class Answer, class Body> Answer asked(kin_engine *engine, Host *host, Answer otherwise, Body body) noexcept {
  kin_engine *const own = std::exchange(host->engine, engine);
  if (own != engine) host->destroyed = own;
  const Answer answer = guarded(host, otherwise, body);
  if (own != engine) host->destroyed = nullptr;
  host->engine = host->is_over && own != engine ? nullptr : own;
  return answer;
}

struct RecognizerDelegateBox : Box {
  Host *host;
  RecognizerDelegate functions;
  kin_result copy_to(Host &copy) const override { return copied(*this, copy, kin_recognizer_set_delegate); }
  using Pair = std::function<bool(Recognizer, Recognizer)>;

  Recognizer named(kin_recognizer_id id) const { return Recognizer(host, RecognizerId{id}); }
  static const RecognizerDelegateBox &of(void *box) { return *static_cast<const RecognizerDelegateBox *>(box); }
  static bool begin(kin_engine *engine, kin_recognizer_id id, void *box) noexcept {
    return asked(engine, of(box).host, true, [&] { return of(box).functions.should_begin(of(box).named(id)); });
  }
  static bool receive(kin_engine *engine, kin_recognizer_id id, const kin_touch_sample *touch, void *box) noexcept {
    return asked(engine, of(box).host, true, [&] { return of(box).functions.should_receive_touch(of(box).named(id), *touch); });
  }
  template <Pair RecognizerDelegate::*Question>
  static bool pair(kin_engine *engine, kin_recognizer_id id, kin_recognizer_id other, void *box) noexcept {
    return asked(engine, of(box).host, false, [&] { return (of(box).functions.*Question)(of(box).named(id), of(box).named(other)); });
  }
  template <Pair RecognizerDelegate::*Question> auto if_asked() const { return functions.*Question ? pair<Question> : nullptr; }
  kin_recognizer_delegate table() {
    kin_recognizer_delegate made;
    kin_recognizer_delegate_init(&made);
    made.user_data = this;
    if (functions.should_begin) made.should_begin = begin;
    if (functions.should_receive_touch) made.should_receive_touch = receive;
    made.should_recognize_simultaneously_with = if_asked<&RecognizerDelegate::should_recognize_simultaneously_with>();
    made.should_require_failure_of = if_asked<&RecognizerDelegate::should_require_failure_of>();
    made.should_be_required_to_fail_by = if_asked<&RecognizerDelegate::should_be_required_to_fail_by>();
    return made;
  }
  bool is_empty() const {
    return !functions.should_begin && !functions.should_receive_touch && !functions.should_recognize_simultaneously_with &&
           !functions.should_require_failure_of && !functions.should_be_required_to_fail_by;
  }
};

struct ViewDelegateBox : Box {
  Host *host;
  ViewDelegate functions;
  kin_result copy_to(Host &copy) const override { return copied(*this, copy, kin_view_set_delegate); }

  static const ViewDelegateBox &of(void *box) { return *static_cast<const ViewDelegateBox *>(box); }
  static bool contains(kin_engine *engine, kin_view_id id, double x, double y, void *box) noexcept {
    return asked(engine, of(box).host, false, [&] { return of(box).functions.contains_point(View(of(box).host, ViewId{id}), Point{x, y}); });
  }
  static bool begin(kin_engine *engine, kin_view_id id, kin_recognizer_id recognizer, void *box) noexcept {
    return asked(engine, of(box).host, true, [&] {
      return of(box).functions.gesture_should_begin(View(of(box).host, ViewId{id}), Recognizer(of(box).host, RecognizerId{recognizer}));
    });
  }
  kin_view_delegate table() {
    kin_view_delegate made;
    kin_view_delegate_init(&made);
    made.user_data = this;
    if (functions.contains_point) made.contains_point = contains;
    if (functions.gesture_should_begin) made.gesture_should_begin = begin;
    return made;
  }
  bool is_empty() const { return !functions.contains_point && !functions.gesture_should_begin; }
};

/// Hands a delegate to C and keeps it; an empty one takes the present one away.
template <class MadeBox, class Functions, class Set> Result<void> delegate_to(Host *host, std::uint64_t owner, Functions functions, Set set) {
  auto box = std::make_unique<MadeBox>();
  box->host = host;
  box->functions = std::move(functions);
  return act_on(host, [&](kin_engine *engine) {
    const auto table = box->table();
    const kin_result code = set(engine, owner, box->is_empty() ? nullptr : &table);
    if (code == KIN_OK) host->keep(std::move(box), owner, 0);
    return code;
  });
}

} // namespace detail

inline Result<void> Recognizer::set_delegate(RecognizerDelegate delegate) const {
  return detail::delegate_to<detail::RecognizerDelegateBox>(host_, id_.raw, std::move(delegate), kin_recognizer_set_delegate);
}
inline Result<void> View::set_delegate(ViewDelegate delegate) const {
  return detail::delegate_to<detail::ViewDelegateBox>(host_, id_.raw, std::move(delegate), kin_view_set_delegate);
}

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

// view.hpp: a view: a rectangle that touches hit. C: kinesic/view.h.
#ifndef KINESIC_VIEW_HPP
#define KINESIC_VIEW_HPP

#include "input.hpp"
#include "recognizer.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

struct ViewDelegate;

/// One view of one engine. A copy names the same one.
class View {
public:
  View() = default;
  View(detail::Host *host, ViewId id) : host_(host), id_(id) {}
  ViewId id() const { return id_; }
  explicit operator bool() const { return static_cast<bool>(id_); }
  friend bool operator==(View a, View b) { return a.host_ == b.host_ && a.id_ == b.id_; }
  friend bool operator!=(View a, View b) { return !(a == b); }

  /// A new recognizer of a class by name.
  Result<Recognizer> add(Text class_name) const {
    return detail::get_as<kin_recognizer_id>(host_, detail::Making<Recognizer>{host_}, kin_recognizer_add, id_.raw, class_name.c_str());
  }
  /// A new view in front of its siblings.
  Result<View> add_view(const ViewOptions &options = ViewOptions()) const {
    const kin_view_options *plain = &options;
    return detail::get_as<kin_view_id>(host_, detail::Making<View>{host_}, kin_view_add, id_.raw, plain);
  }
  /// Removes it with all below it, their recognizers and handlers.
  Result<void> remove() const {
    const View self = *this;
    return detail::act_on(host_, [self](kin_engine *engine) {
      const std::vector<std::uint64_t> doomed = below(engine, self.id_.raw);
      const kin_result code = kin_view_remove(engine, self.id_.raw);
      if (code == KIN_OK) for (std::uint64_t id : doomed) self.host_->retire_all(id);
      return code;
    });
  }
  Result<void> set_frame(Rect frame) const { return act(kin_view_set_frame, frame); }
  Result<Rect> frame() const { return get<Rect>(kin_view_get_frame); }
  Result<void> set_transform(Transform transform) const { return act(kin_view_set_transform, transform); }
  Result<Transform> transform() const { return get<Transform>(kin_view_get_transform); }
  /// No view for the root view.
  Result<View> parent() const { return detail::get_as<kin_view_id>(host_, detail::Making<View>{host_}, kin_view_get_parent, id_.raw); }
  /// To another parent, with all below it; gestures that are under way go on.
  Result<void> set_parent(View parent) const { return act(kin_view_set_parent, parent.id_.raw); }
  /// Whether it is below another view, or that view itself.
  Result<bool> is_descendant_of(View ancestor) const { return get<bool>(kin_view_is_descendant, ancestor.id_.raw); }
  /// The front one first.
  Result<std::vector<View>> children() const {
    return detail::list<View, kin_view_id>(host_, detail::Making<View>{host_}, kin_view_list_children, id_.raw);
  }
  Result<std::vector<Recognizer>> recognizers() const {
    return detail::list<Recognizer, kin_recognizer_id>(host_, detail::Making<Recognizer>{host_}, kin_view_list_recognizers, id_.raw);
  }
  /// Those of `mask` as `flags` has them: KIN_VIEW_HIDDEN, KIN_VIEW_WANTS_TOUCHES ...
  Result<void> set_flags(kin_view_flags flags, kin_view_flags mask) const { return act(kin_view_set_flags, flags, mask); }
  Result<kin_view_flags> flags() const { return get<kin_view_flags>(kin_view_get_flags); }
  Result<void> bring_to_front() const { return act(kin_view_bring_to_front); }
  /// Right in front of a sibling, or right behind it.
  Result<void> place_in_front_of(View sibling) const { return act(kin_view_place_in_front_of, sibling.id_.raw); }
  Result<void> place_behind(View sibling) const { return act(kin_view_place_behind, sibling.id_.raw); }
  Result<void> set_name(Text name) const { return act(kin_view_set_name, name.c_str()); }
  Result<const char *> name() const { return get<const char *>(kin_view_get_name); }
  /// Something of yours; its records of touches have it.
  Result<void> set_user_data(void *user_data) const { return act(kin_view_set_user_data, user_data); }
  Result<void *> user_data() const { return get<void *>(kin_view_get_user_data); }
  /// A point of this view in the coordinates of another; without one: of the window.
  Result<Point> convert(Point point, ViewId to = {}) const { return get<Point>(kin_view_convert_point, to.raw, point); }
  /// Answers the engine's questions; an empty delegate removes it.
  Result<void> set_delegate(ViewDelegate delegate) const;

private:
  static std::vector<std::uint64_t> below(kin_engine *engine, std::uint64_t view) {
    std::vector<std::uint64_t> found{view};
    std::uint32_t count = 0;
    kin_view_list_recognizers(engine, view, nullptr, 0, &count);
    std::vector<std::uint64_t> row(count);
    kin_view_list_recognizers(engine, view, row.data(), count, &count);
    found.insert(found.end(), row.begin(), row.end());
    kin_view_list_children(engine, view, nullptr, 0, &count);
    row.assign(count, 0);
    kin_view_list_children(engine, view, row.data(), count, &count);
    for (std::uint64_t child : row)
      for (std::uint64_t each : below(engine, child)) found.push_back(each);
    return found;
  }
  template <class Function, class... Arguments> Result<void> act(Function function, Arguments... arguments) const {
    return detail::act(host_, function, id_.raw, arguments...);
  }
  template <class Out, class Function, class... Arguments> Result<Out> get(Function function, Arguments... arguments) const {
    return detail::get<Out>(host_, function, id_.raw, arguments...);
  }

  detail::Host *host_ = nullptr;
  ViewId id_;
};

inline Result<View> Recognizer::view() const {
  return detail::get_as<kin_view_id>(host_, detail::Making<View>{host_}, kin_recognizer_get_view, id_.raw);
}

inline Result<void> Recognizer::set_view(View view) const { return act(kin_recognizer_set_view, view.id().raw); }

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

// host.hpp: the engine with all that was handed to it: handlers, delegates, classes. Nothing here is for callers.
#ifndef KINESIC_HOST_HPP
#define KINESIC_HOST_HPP

#include <memory>
#include <utility>
#ifdef KINESIC_EXCEPTIONS
#include <exception>
#endif

#include "base.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// An id of one kind. Zero is none.
template <class Kind> struct Id {
  std::uint64_t raw = 0;
  explicit operator bool() const { return raw != 0; }
  friend bool operator==(Id a, Id b) { return a.raw == b.raw; }
  friend bool operator!=(Id a, Id b) { return a.raw != b.raw; }
  friend bool operator<(Id a, Id b) { return a.raw < b.raw; }
};
using ViewId = Id<struct ViewKind>;
using RecognizerId = Id<struct RecognizerKind>;
using PluginId = Id<struct PluginKind>;
using ActionId = Id<struct ActionKind>;

namespace detail {

struct Host;

/// Something that C calls back into. It stays in one place until nobody can be inside it any more.
struct Box {
  virtual ~Box() = default;
  /// Takes its own place in a copy of the engine; most have none there.
  virtual kin_result copy_to(Host &) const { return KIN_OK; }
  std::uint64_t owner = 0, key = 0;
};

/// What the owner 0, the engine, has one of each.
enum : std::uint64_t { event_key = 1, log_key, sink_key };

struct Host {
  kin_engine *engine = nullptr;
  /// While a copy asks a delegate, whose handles are the copy's: the engine that goes when the host destroys his.
  kin_engine *destroyed = nullptr;
  std::vector<std::unique_ptr<Box>> boxes, retired;
  /// Shared with the engine's copies.
  std::vector<std::shared_ptr<Box>> classes;
  /// How many calls are under way, one in another; and how many lints ask the delegates.
  int depth = 0, lints = 0;
  bool is_over = false;
#ifdef KINESIC_EXCEPTIONS
  std::exception_ptr thrown;
#endif

  /// Keeps a box; one of the same owner and key (0: there are many) is retired.
  void keep(std::unique_ptr<Box> box, std::uint64_t owner, std::uint64_t key) {
    retire(owner, key);
    box->owner = owner;
    box->key = key;
    boxes.push_back(std::move(box));
  }
  template <class Chosen> void retire_where(Chosen is_chosen) {
    for (std::size_t i = 0; i < boxes.size();) {
      if (!is_chosen(*boxes[i])) { ++i; continue; }
      retired.push_back(std::move(boxes[i]));
      boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  void retire(std::uint64_t owner, std::uint64_t key) {
    retire_where([=](const Box &box) { return box.owner == owner && box.key == key; });
  }
  void retire_all(std::uint64_t owner) {
    retire_where([=](const Box &box) { return box.owner == owner; });
  }

  const char *sentence(kin_result code) const { return is_over ? kin_result_name(code) : kin_engine_last_error(engine); }

  /// Destroys the engine, or has it destroyed when the outermost call returns.
  static void close(Host *host) {
    host->is_over = true;
    kin_engine_destroy(host->destroyed ? host->destroyed : host->engine);
    host->release();
  }
  /// Frees what is retired, and the host when its engine is over, unless a call or a lint may still be inside a box.
  void release() {
    if (depth > 0 || lints > 0) return;
    const auto done = std::move(retired); // what is in it may call the engine once more as it goes
    retired.clear();
    if (is_over) delete this;
  }
};

/// From an id to the handle of that kind.
template <class Handle> struct Making {
  Host *host;
  Handle operator()(std::uint64_t raw) const { return Handle(host, {raw}); }
};

/// The time that a call of the engine takes. At the end of the outermost one, nobody is inside a box.
class Entry {
public:
  explicit Entry(Host *host) : host_(host) { ++host->depth; }
  Entry(const Entry &) = delete;
  Entry &operator=(const Entry &) = delete;
  ~Entry() {
    --host_->depth;
    host_->release();
  }

private:
  Host *host_;
};

/// Raises what a handler threw, at the end of the outermost call.
inline void raise([[maybe_unused]] Host *host) {
#ifdef KINESIC_EXCEPTIONS
  if (host->depth == 1 && host->thrown) std::rethrow_exception(std::exchange(host->thrown, nullptr));
#endif
}

/// Whether a handler threw what is still to be raised.
inline bool has_thrown([[maybe_unused]] const Host *host) {
#ifdef KINESIC_EXCEPTIONS
  return host->thrown != nullptr;
#else
  return false;
#endif
}

/// Runs what a host wrote, for C: nothing is thrown through the engine. The first exception is kept for `raise`.
template <class Answer, class Body> Answer guarded([[maybe_unused]] Host *host, [[maybe_unused]] Answer otherwise, Body body) noexcept {
#ifdef KINESIC_EXCEPTIONS
  try {
    return body();
  } catch (...) {
    if (!host->thrown) host->thrown = std::current_exception();
    return otherwise;
  }
#else
  return body();
#endif
}

/// `call(engine)`.
template <class Call> Result<void> act_on(Host *host, const Call &call) {
  if (!host) return finish(KIN_ERROR_NULL, "no engine: this was default-made, or moved from");
  Entry entry(host);
  const kin_result code = call(host->engine);
  raise(host);
  return finish(code, host->sentence(code));
}

/// `function(engine, arguments...)`.
template <class Function, class... Arguments> Result<void> act(Host *host, Function function, Arguments... arguments) {
  return act_on(host, [&](kin_engine *engine) { return function(engine, arguments...); });
}

/// `function(engine, arguments..., &out)`, and what `convert` makes of `out`.
template <class Out, class Convert, class Function, class... Arguments>
auto get_as(Host *host, Convert convert, Function function, Arguments... arguments) -> Result<decltype(convert(std::declval<Out>()))> {
  Out out{};
  if (!host) return finish(KIN_ERROR_NULL, "no engine: this was default-made, or moved from", convert(out));
  Entry entry(host);
  const kin_result code = function(host->engine, arguments..., &out);
  raise(host);
  return finish(code, host->sentence(code), convert(out));
}
template <class Out, class Function, class... Arguments> Result<Out> get(Host *host, Function function, Arguments... arguments) {
  return get_as<Out>(host, [](Out out) { return out; }, function, arguments...);
}

/// `function(engine, arguments..., row, capacity, &count)`, each as a `Made`.
template <class Made, class Item, class Make, class Function, class... Arguments>
Result<std::vector<Made>> list(Host *host, Make make, Function function, Arguments... arguments) {
  std::vector<Made> made;
  if (!host) return finish(KIN_ERROR_NULL, "no engine: this was default-made, or moved from", std::move(made));
  Entry entry(host);
  std::uint32_t count = 0;
  std::vector<Item> row;
  kin_result code = function(host->engine, arguments..., nullptr, 0, &count);
  row.resize(count);
  if (code == KIN_OK) code = function(host->engine, arguments..., row.data(), count, &count);
  if (code == KIN_OK) for (const Item &item : row) made.push_back(make(item));
  return finish(code, host->sentence(code), std::move(made));
}

} // namespace detail
} // namespace KINESIC_MODE
} // namespace kinesic
#endif

// base.hpp: what the rest stands on: time, text, spans, errors and results. C: kinesic/base.h.
#ifndef KINESIC_BASE_HPP
#define KINESIC_BASE_HPP

#include <kinesic/kinesic.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif
#ifdef KINESIC_EXCEPTIONS
#include <stdexcept>
#define KINESIC_MODE throwing
#else
#define KINESIC_MODE returning
#endif

#include "enums.hpp"

namespace kinesic {
// Files with and without KINESIC_EXCEPTIONS can be linked into one program.
inline namespace KINESIC_MODE {

/// A time of the host's monotonic clock, or a length of time. Takes what std::chrono has: `engine.advance(16ms)`.
using Time = std::chrono::duration<std::uint64_t, std::nano>;
/// No deadline.
inline constexpr Time never{KIN_TIME_NEVER};
/// Seconds to Time, to the nanosecond. Negative or not a number: 0.
inline Time seconds(double count) { return Time(count > 0 ? static_cast<std::uint64_t>(count * 1e9 + 0.5) : 0); }

/// Points and rectangles are those of C.
using Point = kin_point;
using Rect = kin_rect;
using Transform = kin_transform;

/// A text that ends with a zero byte: a literal or a std::string. Null is passed on. Lent for the time of the call.
class Text {
public:
  Text(const char *text) : text_(text) {}
  Text(const std::string &text) : text_(text.c_str()) {}
  const char *c_str() const { return text_; }

private:
  const char *text_;
};

#if __cplusplus >= 202002L
template <class T> using Span = std::span<T>;
#else
/// A row of values that belong to somebody else: std::span, as much of it as is needed here.
template <class T> class Span {
public:
  constexpr Span() = default;
  constexpr Span(T *first, std::size_t count) : first_(first), count_(count) {}
  template <std::size_t N> constexpr Span(T (&row)[N]) : first_(row), count_(N) {}
  template <class Row, class = decltype(static_cast<T *>(std::declval<Row &>().data()))>
  constexpr Span(Row &&row) : first_(row.data()), count_(row.size()) {}
  constexpr T *begin() const { return first_; }
  constexpr T *end() const { return first_ + count_; }
  constexpr T *data() const { return first_; }
  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr T &operator[](std::size_t index) const { return first_[index]; }

private:
  T *first_ = nullptr;
  std::size_t count_ = 0;
};
#endif

/// Why a call was refused. Nothing changed. The sentence belongs to the engine and stays until its next failure.
class Error {
public:
  Error(kin_result code, const char *sentence) : code_(code), sentence_(sentence) {}
  Code code() const { return static_cast<Code>(code_); }
  const char *name() const { return kin_result_name(code_); }
  const char *sentence() const { return sentence_; }

private:
  kin_result code_;
  const char *sentence_;
};

#ifdef KINESIC_EXCEPTIONS
/// A refused call; what() is the sentence.
class Exception : public std::runtime_error {
public:
  explicit Exception(const Error &error) : std::runtime_error(error.sentence()), code_(error.code()) {}
  Code code() const { return code_; }

private:
  Code code_;
};
template <class T> using Result = T;
#else
/// What a call gave, or why it was refused. Looking into one that failed ends the program with the sentence.
template <class T> class [[nodiscard]] Result {
public:
  Result(T value) : value_(std::move(value)) {}
  Result(const Error &error) : error_(error) {}
  explicit operator bool() const { return value_.has_value(); }
  T &value() & { return check(), *value_; }
  const T &value() const & { return check(), *value_; }
  // by value, so that `for (Event event : *engine.poll())` keeps what it walks
  T value() && { return check(), std::move(*value_); }
  T &operator*() & { return value(); }
  const T &operator*() const & { return value(); }
  T operator*() && { return std::move(*this).value(); }
  T *operator->() { return &value(); }
  const T *operator->() const { return &value(); }
  T value_or(T otherwise) const { return value_ ? *value_ : otherwise; }
  /// KIN_OK and "" if it did not fail.
  const Error &error() const { return error_; }

private:
  void check() const {
    if (value_) return;
    std::fprintf(stderr, "kinesic: %s: %s\n", error_.name(), error_.sentence());
    std::abort();
  }
  std::optional<T> value_;
  Error error_{KIN_OK, ""};
};

template <> class [[nodiscard]] Result<void> {
public:
  Result() = default;
  Result(const Error &error) : error_(error) {}
  explicit operator bool() const { return error_.code() == Code::ok; }
  const Error &error() const { return error_; }

private:
  Error error_{KIN_OK, ""};
};
#endif

namespace detail {
/// A code and a value as a Result, in both modes.
template <class T> Result<T> finish(kin_result code, const char *sentence, T value) {
  if (code == KIN_OK) return value;
#ifdef KINESIC_EXCEPTIONS
  throw Exception(Error(code, sentence));
#else
  return Error(code, sentence);
#endif
}
inline Result<void> finish(kin_result code, const char *sentence) {
  if (code == KIN_OK) return Result<void>();
#ifdef KINESIC_EXCEPTIONS
  throw Exception(Error(code, sentence));
#else
  return Error(code, sentence);
#endif
}
/// For functions without an engine: this thread keeps the sentence.
template <class T, class Function, class... Arguments> Result<T> compute(Function function, Arguments... arguments) {
  T out{};
  const kin_result code = function(arguments..., &out);
  return finish(code, kin_last_error(), out);
}
} // namespace detail

/// The library's version, "1.0.0", the level of its binary interface, and all that its headers declare, as JSON.
inline const char *version() { return kin_version(); }
inline std::uint32_t abi_level() { return kin_abi_level(); }
inline std::uint32_t abi_minor() { return kin_abi_minor(); }
inline const char *manifest() { return kin_abi_manifest(); }
/// The table of a part of the library (extension.h), null where it has none of this name.
inline const void *find_extension(const char *name) { return kin_extension_find(name); }

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

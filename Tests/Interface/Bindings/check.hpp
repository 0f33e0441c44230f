// check.hpp: checks that count, and touches that are short to write.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <kinesic.hpp>

#include <cmath>
#include <cstring>

using namespace kinesic;
using namespace std::chrono_literals;

extern int passed, failed;

#define CHECK(condition)                                                  \
  do {                                                                    \
    if (condition) ++passed;                                              \
    else ++failed, std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
  } while (0)

// Checks that a call worked and gives what it gave.
#ifndef KINESIC_EXCEPTIONS
#define OK(call) CHECK(call)
#endif

inline Sample down(std::uint64_t id, double x, double y, Time when) { return Sample(id, Phase::began, {x, y}, when); }
inline Sample move(std::uint64_t id, double x, double y, Time when) { return Sample(id, Phase::moved, {x, y}, when); }
inline Sample up(std::uint64_t id, double x, double y, Time when) { return Sample(id, Phase::ended, {x, y}, when); }

/// A finger that goes from 100, 100 to the right, 8 units each 10 ms, and lifts.
inline std::vector<Sample> drag(int steps, Time from = Time(0)) {
  std::vector<Sample> row{down(1, 100, 100, from)};
  for (int i = 1; i <= steps; ++i) row.push_back(move(1, 100 + 8 * i, 100, from + i * Time(10ms)));
  row.push_back(up(1, 100 + 8 * steps, 100, from + (steps + 1) * Time(10ms)));
  return row;
}

#endif

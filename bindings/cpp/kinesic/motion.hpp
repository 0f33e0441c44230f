// motion.hpp: velocities, flings and rubber bands. C: kinesic/motion.h; docs/motion.md has the formulas.
#ifndef KINESIC_MOTION_HPP
#define KINESIC_MOTION_HPP

#include "base.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// Options with the defaults of the library filled in.
struct Smoothing : kin_smoothing {
  Smoothing() : kin_smoothing() { kin_smoothing_init(this); }
};
struct VelocityOptions : kin_velocity_options {
  VelocityOptions() : kin_velocity_options() { kin_velocity_options_init(this); }
};

/// The velocity, units per second, of something whose places are known, oldest first; `when` it lifted, or the time of
/// the latest.
inline Result<Point> velocity(Span<const kin_touch_point> points, Time when, const VelocityOptions &options = VelocityOptions()) {
  const kin_velocity_options *plain = &options;
  return detail::compute<Point>(kin_velocity_estimate, points.data(), static_cast<std::uint32_t>(points.size()), when.count(), plain);
}

/// Where a fling is, units, and how fast, units per second.
struct Course {
  double position, velocity;
};

/// A movement along one axis without a finger. The numbers are those of kin_fling.
struct Fling : kin_fling {
  Fling() : kin_fling() {}
  Fling(const kin_fling &plain) : kin_fling(plain) {}

  static Result<Fling> decay(double position, double velocity, double rate) { return made(kin_fling_decay, position, velocity, rate); }
  static Result<Fling> friction(double position, double velocity, double deceleration = KIN_DECELERATION_NORMAL) {
    return made(kin_fling_friction, position, velocity, deceleration);
  }
  static Result<Fling> spring(double position, double velocity, double target, double response = 0.5, double damping_ratio = 1) {
    return made(kin_fling_spring, position, velocity, target, response, damping_ratio);
  }
  static Result<Fling> spring_physical(double position, double velocity, double target, double mass, double stiffness, double damping) {
    return made(kin_fling_spring_physical, position, velocity, target, mass, stiffness, damping);
  }
  /// A spring to that of `points` which is nearest to where this one would end; `out_index` may be null.
  Result<Fling> snap(Span<const double> points, double response = 0.5, double damping_ratio = 1, std::uint32_t *out_index = nullptr) const {
    Fling out;
    const kin_result code = kin_fling_snap(*this, points.data(), static_cast<std::uint32_t>(points.size()), response, damping_ratio, &out, out_index);
    return detail::finish(code, kin_last_error(), out);
  }
  /// This decay until it crosses a bound, and from there a spring back to that.
  Result<Fling> bound(double minimum, double maximum, double response = 0.63, double damping_ratio = 1) const {
    return made(kin_fling_bound, plain(), minimum, maximum, response, damping_ratio);
  }
  /// Where it is so long after its beginning.
  Result<Course> at(Time elapsed) const {
    Course out{};
    const kin_result code = kin_fling_at(*this, elapsed.count(), &out.position, &out.velocity);
    return detail::finish(code, kin_last_error(), out);
  }
  Result<Time> duration() const {
    std::uint64_t out = 0;
    const kin_result code = kin_fling_duration(*this, &out);
    return detail::finish(code, kin_last_error(), Time(out));
  }
  /// Where it ends.
  Result<double> end() const { return detail::compute<double>(kin_fling_final, plain()); }

private:
  const kin_fling &plain() const { return *this; }
  template <class Function, class... Arguments> static Result<Fling> made(Function function, Arguments... arguments) {
    Fling out;
    const kin_result code = function(arguments..., &out);
    return detail::finish(code, kin_last_error(), out);
  }
};

/// How far content follows a finger that pulls it `distance` past its end, in a view of `dimension` units; and the way
/// back.
inline Result<double> rubber_band(double distance, double dimension, double coefficient = KIN_RUBBER_BAND) {
  return detail::compute<double>(kin_rubber_band, distance, dimension, coefficient);
}
inline Result<double> rubber_band_distance(double offset, double dimension, double coefficient = KIN_RUBBER_BAND) {
  return detail::compute<double>(kin_rubber_band_distance, offset, dimension, coefficient);
}

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

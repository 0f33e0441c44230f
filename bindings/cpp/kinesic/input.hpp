// input.hpp: what a host feeds, and what an engine is made with. C: kinesic/touch.h, scroll.h, contact.h, engine.h,
// view.h.
#ifndef KINESIC_INPUT_HPP
#define KINESIC_INPUT_HPP

#include "base.hpp"
#include "host.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

/// One sample of one contact. The fields are those of kin_touch_sample; set more of them if you know more.
struct Sample : kin_touch_sample {
  Sample() : kin_touch_sample() {}
  Sample(std::uint64_t id, Phase what, Point place, Time when, TouchType by = TouchType::direct) : Sample() {
    touch = id;
    phase = static_cast<kin_phase>(what);
    x = place.x;
    y = place.y;
    time_ns = when.count();
    type = static_cast<kin_touch_type>(by);
  }
};
static_assert(sizeof(Sample) == sizeof(kin_touch_sample), "rows of them are handed to C");

/// One sample of a wheel or trackpad, with the fields of kin_scroll_sample.
struct ScrollSample : kin_scroll_sample {
  ScrollSample() : kin_scroll_sample() {}
  ScrollSample(std::uint64_t device, ScrollPhase what, Point place, Point movement, Time when, TouchType by = TouchType::pointer)
      : ScrollSample() {
    source = device;
    phase = static_cast<kin_scroll_phase>(what);
    x = place.x;
    y = place.y;
    dx = movement.x;
    dy = movement.y;
    time_ns = when.count();
    type = static_cast<kin_touch_type>(by);
  }
};
static_assert(sizeof(ScrollSample) == sizeof(kin_scroll_sample), "rows of them are handed to C");

/// Where an engine's memory comes from: set `allocate`, `free` and `user_data`. C: kinesic/memory.h.
struct Allocator : kin_allocator {
  Allocator() : kin_allocator() { kin_allocator_init(this); }
};
/// How full an engine's tables are.
struct Usage : kin_engine_usage {
  Usage() : kin_engine_usage() { kin_engine_usage_init(this); }
};

/// Options with the defaults of the library filled in.
struct EngineOptions : kin_engine_options {
  EngineOptions() : kin_engine_options() { kin_engine_options_init(this); }
};
/// For a panel that loses fingers or swaps them. C: kinesic/contact.h.
struct ContactFilter : kin_contact_filter {
  ContactFilter() : kin_contact_filter() { kin_contact_filter_init(this); }
};
/// Which contacts are fingers of one hand. C: kinesic/hand.h.
struct HandGrouping : kin_hand_grouping {
  HandGrouping() : kin_hand_grouping() { kin_hand_grouping_init(this); }
};
/// Palms and pens. C: kinesic/palm.h.
struct PalmFilter : kin_palm_filter {
  PalmFilter() : kin_palm_filter() { kin_palm_filter_init(this); }
};
/// What a person has chosen whose hands shake. C: kinesic/accommodation.h.
struct Accommodations : kin_accommodations {
  Accommodations() : kin_accommodations() { kin_accommodations_init(this); }
};
struct ViewOptions : kin_view_options {
  ViewOptions() : kin_view_options() { kin_view_options_init(this); }
  explicit ViewOptions(Rect place) : ViewOptions() { frame = place; }
};

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

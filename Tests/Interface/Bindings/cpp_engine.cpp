// cpp_engine.cpp: engines, views, motion.
#include "check.hpp"

#include <climits>
#include <thread>

static void errors_are_values() {
  EngineOptions wrong;
  wrong.touch_capacity = 1000;
  auto none = Engine::create(wrong);
  CHECK(!none && none.error().code() == Code::range && std::strcmp(none.error().name(), "KIN_ERROR_RANGE") == 0);
  CHECK(std::strcmp(name(TouchCause::host), "host") == 0);

  auto engine = Engine::create();
  auto odd = engine->root().add("no such class");
  CHECK(!odd && odd.error().code() == Code::unknown && std::strstr(odd.error().sentence(), "no such class"));
  CHECK(std::strcmp(engine->last_error(), odd.error().sentence()) == 0);
  CHECK(odd.value_or(Recognizer()) == Recognizer());
  CHECK(!Recognizer().set_enabled(true) && !View().add("tap") && !View().children()); // handles of nothing refuse
  Engine moved = std::move(*engine);
  CHECK(engine->feed(down(1, 0, 0, 1ms)).error().code() == Code::null);
  CHECK(moved.feed(down(1, 0, 0, 1ms)) && moved.raw() && !engine->raw());
  OK(moved.set_claimed(true));
  std::thread([&] { CHECK(moved.time().error().code() == Code::thread); }).join();
  OK(moved.set_claimed(false));
  std::thread([&] { CHECK(moved.time()); }).join();
}

static void lost_and_merged() {
  EngineOptions small;
  small.event_capacity = 64;
  small.touch_capacity = 2;
  auto engine = Engine::create(small);
  OK(engine->root().add("pan"));
  OK(engine->feed(drag(500)));
  auto events = engine->poll();
  std::uint64_t stands = 0;
  for (Event event : *events) stands += 1 + event.merged();
  CHECK(stands == 500 && events->size() <= 64 && *engine->lost_events() == 0);
  const std::uint64_t before = stands;
  OK(engine->on_event([&](const Event &event) { CHECK(event.merged() == 0 && event.sequence() == ++stands); }));
  OK(engine->feed(drag(500, 60s)));
  events = engine->poll();
  CHECK(*engine->lost_events() > 400 && *engine->lost_events() + events->size() == stands - before);
}

static void time_and_input() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  auto long_press = engine->root().add("long_press");
  OK(engine->feed(down(1, 100, 100, 1ms)));
  CHECK(*engine->time() == 1ms && *engine->next_deadline() == 501ms);
  OK(engine->advance(600ms));
  auto events = engine->poll();
  CHECK(events->size() == 1 && (*events)[0].recognizer() == *long_press && (*events)[0].state() == State::began);
  CHECK((*events)[0].long_press().duration == 0.5);
  OK(engine->cancel_touches(700ms));
  int cancelled = 0;
  for (Event event : *engine->poll()) cancelled += event.state() == State::cancelled;
  CHECK(cancelled == 1 && engine->poll()->empty() && *engine->next_deadline() == never);
  const ScrollSample notch(1, ScrollPhase::discrete, {10, 10}, {0, 30}, 800ms);
  OK(engine->feed_scroll(notch));
  events = engine->poll();
  CHECK(!events->empty() && (*events)[0].recognizer() == *pan && (*events)[0].pan().translation_y == 30);
  CHECK(engine->feed_scroll(ScrollSample(1, ScrollPhase::changed, {0, 0}, {0, 1}, 900ms)).error().code() == Code::sequence);
  OK(engine->check_invariants());
  CHECK(*engine->state_hash() != 0);
}

static void several_at_one_time() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  OK(pan->set("minimum_touches", 2));
  OK(engine->feed({{1, Phase::began, {100, 100}, 0ms}, {2, Phase::began, {200, 100}, 0ms}}));
  for (int i = 1; i <= 20; ++i) {
    const Time now = 10ms * i;
    OK(engine->feed({{1, Phase::moved, {100.0 + 8 * i, 100}, now}, {2, Phase::moved, {200.0 + 8 * i, 100}, now}}));
  }
  std::vector<double> places;
  for (Event event : *engine->poll()) places.push_back(event.location().x);
  CHECK(places.size() == 19);
  for (std::size_t i = 0; i < places.size(); ++i) CHECK(places[i] == 166.0 + 8 * static_cast<double>(i));
  OK(engine->feed({1, Phase::ended, {260, 100}, 300ms}));
  OK(engine->feed({{2, Phase::ended, {360, 100}, 300ms}}));
  OK(engine->feed_scroll({{1, ScrollPhase::began, {10, 10}, {0, 0}, 400ms}, {1, ScrollPhase::ended, {10, 10}, {0, 30}, 410ms}}));
}

static std::uint64_t given = 0;

static void memory() {
  Allocator allocator;
  allocator.allocate = [](std::uint64_t size, void *) { given += size; return std::malloc(size); };
  allocator.free = [](void *place, std::uint64_t size, void *) { given -= size; std::free(place); };
  EngineOptions options;
  options.touch_capacity = 4;
  options.allocator = &allocator;
  {
    auto engine = Engine::create(options);
    CHECK(engine->usage()->bytes == given && engine->usage()->touches.capacity == 8 && engine->usage()->recognizers.now == 0);
    OK(engine->root().add("tap"));
    OK(engine->feed(down(1, 5, 5, 1ms)));
    const Usage usage = *engine->usage();
    CHECK(usage.touches.now == 1 && usage.touches.most == 1 && usage.recognizers.now == 1 && usage.bytes == given);
    CHECK(usage.most_bytes >= usage.bytes);
    const Engine moved = std::move(*engine);
    CHECK(engine->usage().error().code() == Code::null && moved.usage()->bytes == given);
  }
  CHECK(given == 0);
  allocator.allocate = [](std::uint64_t, void *) -> void * { return nullptr; };
  CHECK(Engine::create(options).error().code() == Code::memory);
}

static void views() {
  auto engine = Engine::create();
  const View root = engine->root();
  auto card = root.add_view(ViewOptions({10, 20, 100, 50}));
  auto other = root.add_view();
  OK(card->set_name("card"));
  OK(card->bring_to_front());
  CHECK(*card->parent() == root && !*root.parent() && std::strcmp(*card->name(), "card") == 0);
  CHECK(root.children()->size() == 2 && (*root.children())[0] == *card && (*root.children())[1] == *other);
  OK(card->place_behind(*other));
  CHECK((*root.children())[0] == *other && card->place_behind(root).error().code() == Code::invalid);
  OK(card->place_in_front_of(*other));
  OK(card->set_parent(*other));
  CHECK(*card->parent() == *other && other->set_parent(*card).error().code() == Code::invalid);
  OK(card->set_parent(root));
  OK(engine->set_units_per_inch(326));
  CHECK(*engine->units_per_inch() == 326 && engine->set_units_per_inch(0).error().code() == Code::range);
  OK(engine->set_units_per_inch(163));
  CHECK(*engine->hit_test({15, 25}) == *card && *engine->hit_test({200, 25}) == *other);
  CHECK(card->frame()->width == 100 && card->convert({1, 2})->x == 11);
  OK(card->set_frame({30, 20, 10, 10}));
  OK(card->set_transform({2, 0, 0, 2, 0, 0}));
  CHECK(card->transform()->a == 2 && card->convert({1, 2}, root.id())->y == 24);
  CHECK(*card->is_descendant_of(engine->root()) && !*engine->root().is_descendant_of(*card));
  OK(card->set_name("card of views"));
  CHECK(*engine->find_view("card of views") == *card && engine->find_view("odd").error().code() == Code::unknown);
  auto named = card->add("tap");
  OK(named->set_name("tap of views"));
  CHECK(*engine->find_recognizer("tap of views") == *named && !engine->find_recognizer("odd"));
  OK(named->set_view(root));
  CHECK(*named->view() == root && card->recognizers()->empty());
  OK(named->remove());
  CHECK(engine->contacts()->empty());
  OK(card->set_flags(KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN));
  CHECK(*card->flags() == KIN_VIEW_HIDDEN && card->set_flags(256, 0).error().code() == Code::invalid);
  auto tap = card->add("tap");
  CHECK(card->recognizers()->size() == 1 && *tap->view() == *card);
  OK(card->remove());
  CHECK(tap->state().error().code() == Code::stale && root.children()->size() == 1);
}

static void transforms() {
  const Transform map = concat(about({50, 60}, 2, 0), translation(1, 2));
  CHECK(apply(map, {51, 60}).x == 53 && apply(map, {51, 60}).y == 62 && apply_to_vector(map, {3, 4}).y == 8);
  CHECK(apply(*inverse(map), {53, 62}).x == 51 && !inverse(Transform{0, 0, 0, 1, 0, 0}));
  CHECK(apply(with_pivot(map, {10, 10}), {10, 10}).x == apply(map, {0, 0}).x + 10 && identity().a == 1);
}

static void contacts() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  int ended = 0;
  OK(pan->on(State::ended, [&](const Event &) { ended++; }));
  ContactFilter filter;
  filter.dropout_distance = 5;
  OK(engine->set_contact_filter(&filter));
  const Sample row[] = {down(7, 0, 0, 0ms), move(7, 30, 0, 10ms), up(7, 30, 0, 20ms), down(8, 33, 0, 40ms), up(8, 33, 0, 50ms)};
  OK(engine->feed(row));
  CHECK(ended == 0 && *engine->next_deadline() == Time(100ms));
  OK(engine->set_contact_filter(nullptr));
  CHECK(ended == 1);
  filter.dropout_distance = -1;
  CHECK(engine->set_contact_filter(&filter).error().code() == Code::range);
}

static void lost_lifts() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  int began = 0, ended = 0;
  OK(pan->on(State::began, [&](const Event &) { began++; }));
  OK(pan->on(State::ended, [&](const Event &) { ended++; }));
  const Sample row[] = {down(7, 0, 0, 0ms), move(7, 30, 0, 10ms), down(7, 90, 0, 200ms), move(7, 150, 0, 210ms), up(7, 150, 0, 220ms)};
  CHECK(engine->feed(row).error().code() == Code::sequence && !*engine->lenient());
  OK(engine->set_lenient(true));
  CHECK(*engine->lenient());
  OK(engine->feed(row));
  CHECK(began == 2 && ended == 2);
}

static void hands() {
  auto engine = Engine::create();
  HandGrouping grouping;
  OK(engine->set_hands(&grouping));
  const Sample row[] = {down(1, 100, 100, 0ms), down(2, 400, 100, 20ms), down(3, 4000, 100, 30ms)};
  OK(engine->feed(row));
  const auto down_now = engine->contacts();
  CHECK(down_now && down_now->size() == 3);
  CHECK((*down_now)[0].hand == 1 && (*down_now)[1].hand == 1 && (*down_now)[2].hand == 2);
  OK(engine->set_hands(nullptr));
  grouping.turn = 4;
  CHECK(engine->set_hands(&grouping).error().code() == Code::range);
}

static void palms() {
  auto engine = Engine::create();
  auto pan = engine->root().add("pan");
  int cancelled = 0;
  OK(pan->on(State::cancelled, [&](const Event &) { cancelled++; }));
  PalmFilter filter;
  OK(engine->set_palm_filter(&filter));
  const Sample row[] = {down(7, 0, 0, 0ms), move(7, 30, 0, 10ms)};
  OK(engine->feed(row));
  OK(engine->reject_touch(7, Time(20ms)));
  CHECK(cancelled == 1 && engine->reject_touch(7, Time(30ms)).error().code() == Code::sequence);
  OK(engine->set_palm_filter(nullptr));
  Accommodations chosen;
  chosen.minimum_contact_time = 0.2;
  OK(engine->set_accommodations(&chosen));
  const Sample landing[] = {down(8, 0, 0, 100ms)};
  OK(engine->feed(landing));
  CHECK(*engine->next_deadline() == Time(300ms));
  OK(engine->set_accommodations(nullptr));
  chosen.repeat_interval = -1;
  CHECK(engine->set_accommodations(&chosen).error().code() == Code::range);
}

static void motion() {
  auto engine = Engine::create();
  const Sample row[] = {down(7, 0, 0, 0ms), move(7, 10, 0, 10ms), move(7, 20, 0, 20ms)};
  OK(engine->feed(row));
  auto at = engine->sample_touch(7, 15ms);
  CHECK(at->x == 15 && static_cast<EstimateKind>(at->kind) == EstimateKind::interpolated);
  auto history = engine->touch_history(7);
  CHECK(history->size() == 3 && std::fabs(velocity(*history, 20ms)->x - 1000) < 1e-6);
  VelocityOptions slow;
  slow.limit = 100;
  slow.strategy = static_cast<kin_velocity_strategy>(VelocityStrategy::impulse);
  CHECK(std::fabs(velocity(*history, 20ms, slow)->x - 100) < 1e-9);
  OK(engine->set_prediction(Prediction::none));
  CHECK(engine->sample_touch(7, 30ms)->x == 20 && static_cast<EstimateKind>(engine->sample_touch(7, 30ms)->kind) == EstimateKind::held);
  OK(engine->set_prediction(Prediction::line));
  CHECK(engine->sample_touch(7, 30ms)->x == 25);
  OK(engine->set_prediction(Prediction::velocity));
  CHECK(std::fabs(engine->sample_touch(7, 30ms)->x - 30) < 1e-9);
  CHECK(engine->set_prediction(static_cast<Prediction>(3)).error().code() == Code::invalid);
  Smoothing calm;
  OK(engine->set_smoothing(&calm));
  CHECK(engine->sample_touch(7, 15ms)->x < 15);
  OK(engine->set_smoothing(nullptr));
  CHECK(engine->sample_touch(9, 15ms).error().code() == Code::stale);

  auto fling = Fling::friction(0, 1000);
  CHECK(std::fabs(*fling->end() - 499.5) < 0.1 && fling->at(0ms)->velocity == 1000 && *fling->duration() > 3s);
  CHECK(*Fling::decay(0, 10, 2)->end() == 5 && *Fling::spring(0, 0, 7)->end() == 7 && *Fling::spring_physical(0, 0, 7, 1, 100, 20)->end() == 7);
  const double pages[] = {0, 300, 600};
  std::uint32_t page = 9;
  CHECK(*fling->snap(pages, 0.5, 1, &page)->end() == 600 && page == 2);
  CHECK(*fling->bound(0, 400)->end() == 400);
  CHECK(Fling::decay(0, 1, -1).error().code() == Code::range);
  CHECK(std::fabs(*rubber_band_distance(*rubber_band(40, 300), 300) - 40) < 1e-9);
}

/// A gesture is tried on a copy, which outlives the original.
static void copies() {
  auto copy = Engine::create();
  {
    auto engine = Engine::create();
    auto pan = engine->root().add("pan");
    auto view = engine->root().add_view();
    int heard = 0, asked = 0;
    RecognizerDelegate delegate;
    delegate.should_begin = [&](Recognizer its) { return ++asked, *its.state() == State::possible && std::strcmp(*its.name(), "the pan") == 0; };
    ViewDelegate points;
    points.contains_point = [](View its, Point place) { return std::strcmp(*its.name(), "the view") == 0 && place.x < 50; };
    OK(pan->set_name("the pan"));
    OK(pan->set_delegate(delegate));
    OK(view->set_name("the view"));
    OK(view->set_delegate(points));
    OK(engine->on_event([&](const Event &) { ++heard; }));
    OK(engine->feed(down(1, 0, 0, 1ms)));
    copy = engine->copy();
    CHECK(copy && *copy->state_hash() == *engine->state_hash() && copy->find_recognizer("the pan")->id() == pan->id());
    OK(view->set_name("another"));
    OK(pan->set_name("another"));
    OK(copy->feed(move(1, 90, 0, 9ms)));
    CHECK(heard == 0 && asked == 1 && *copy->find_recognizer("the pan")->state() == State::began && *pan->state() == State::possible);
    CHECK(copy->poll()->size() == 1 && copy->hit_test({1, 1})->id() == view->id());
  }
  CHECK(copy->hit_test({1, 1})->id() == copy->find_view("the view")->id() && copy->hit_test({70, 1})->id() == copy->root().id());
  OK(copy->feed(up(1, 90, 0, 20ms)));
  Engine moved = std::move(*copy);
  CHECK(copy->copy().error().code() == Code::null && moved.copy());
}

static void the_library() {
  CHECK(std::strcmp(version(), "1.0.0") == 0 && abi_level() == KIN_ABI_LEVEL && abi_minor() == KIN_ABI_MINOR && find_extension("kinesic.math") && !find_extension("odd") && std::strstr(manifest(), "kin_engine_feed"));
  auto engine = Engine::create();
  bool has_pan = false;
  for (std::uint32_t i = 0; i < *engine->class_count(); ++i) has_pan |= std::strcmp((*engine->class_at(i))->name, "pan") == 0;
  CHECK(has_pan && engine->class_at(9999).error().code() == Code::range);
  bool has_enabled = false;
  for (const kin_property &property : *common_properties()) has_enabled |= std::strcmp(property.name, "enabled") == 0;
  CHECK(has_enabled);
  CHECK(std::strcmp(operation(0)->name, "snapshot") == 0);
  CHECK(engine->load_plugin("./nowhere.so").error().code() == Code::invalid && engine->set_plugin_policy(4).error().code() == Code::invalid);
  OK(engine->set_plugin_policy(KIN_PLUGIN_ALLOW_RELATIVE));
  CHECK(engine->load_plugin("./nowhere.so").error().code() == Code::unknown);
  CHECK(engine->add_plugin_search_path("./nowhere").error().code() == Code::unknown);
  OK(engine->add_plugin_search_path(KINESIC_LIB));
  auto shapes = engine->load_plugin("libkinesic-shapes.so");
  CHECK(shapes && engine->plugins()->size() == 1 && (*engine->plugins())[0] == *shapes && engine->plugin_info(*shapes)->class_count > 0);
  CHECK(!engine->plugin_info(PluginId{5}));
  CHECK(seconds(0.5) == 500ms && seconds(-1) == 0ms && seconds(std::nan("")) == 0ms);
}

void test_engine() {
  errors_are_values();
  lost_and_merged();
  time_and_input();
  several_at_one_time();
  memory();
  views();
  transforms();
  contacts();
  lost_lifts();
  hands();
  palms();
  motion();
  copies();
  the_library();
}

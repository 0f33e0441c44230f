// cpp_lint.cpp: conflicts between gestures, through kinesic/lint.hpp. A program of its own, which needs
// libkinesic-lint.
#include "check.hpp"

#include <kinesic/lint.hpp>

#include <string>

int passed = 0, failed = 0;
namespace {

/// A page that a drag moves and a flick should turn: the drag is recognized first.
struct Page {
  std::optional<Engine> engine = *Engine::create();
  ViewOptions options{{0, 0, 360, 640}};
  View page = *engine->root().add_view(options);
  Recognizer move = added(page, "pan", "move"), turn = added(page, "swipe", "turn");

  static Recognizer added(View view, const char *of, const char *name) {
    Recognizer made = *view.add(of);
    OK(made.set_name(name));
    return made;
  }
};

LintOptions quick() {
  LintOptions options;
  options.remedies = false;
  return options;
}

Lint lint_of(const Page &page, const LintOptions &options = quick()) { return *Lint::create(*page.engine, options); }

/// The finding of a kind about a recognizer.
std::optional<Finding> found(const Lint &lint, FindingKind kind, Recognizer about) {
  for (const Finding &each : *lint.findings())
    if (each.kind == kind && each.recognizer == about) return each;
  return std::nullopt;
}

/// Whether a motion makes a recognizer fire in the engine itself.
bool fires_by(Engine &engine, Recognizer whose, const LintMotion &motion) {
  bool fires = false;
  const ActionId action = *whose.on_event([&](const Event &) { fires = true; });
  const Time start = *engine.time() + Time(10s);
  for (Sample sample : motion.samples) {
    sample.time_ns += start.count();
    OK(engine.feed(sample));
  }
  OK(engine.advance(start + Time(10s)));
  OK(whose.remove_action(action));
  return fires;
}

void a_conflict_is_found_and_mended() {
  Page p;
  Lint lint = lint_of(p, LintOptions());
  CHECK(lint.findings()->empty() && *lint.motion_count() == 0 && *lint.last_error() == 0);
  OK(lint.run());
  const std::optional<Finding> never = found(lint, FindingKind::never, p.turn);
  CHECK(never && never->severity == LintSeverity::error && !never->is_allowed && never->other == p.move && never->view == p.page);
  if (!never) return;
  CHECK(std::strcmp(name(never->kind), "never") == 0 && never->delay == Time(0) && !never->wish && never->motion && never->motion_count > 1);
  CHECK(never->sentence.find("swipe 'turn' never fires") == 0);
  CHECK(!never->remedies.empty() && never->remedies[0].find("require_failure 'move' 'turn'") == 0);
  const LintMotion motion = *lint.motion(*never->motion);
  CHECK(motion.view == p.page && motion.samples.size() > 3 && motion.scrolls.empty() && motion.place.x > 0 && motion.place.x < 360);
  CHECK(motion.samples[0].time_ns == 0 && fires_by(*p.engine, p.move, motion) && !fires_by(*p.engine, p.turn, motion));

  OK(p.move.require_failure_of(p.turn));
  CHECK(fires_by(*p.engine, p.turn, motion));
  OK(lint.run());
  CHECK(found(lint, FindingKind::never, p.turn)); // the engine as it was when the lint was made
  Lint again = lint_of(p);
  OK(again.run());
  CHECK(!found(again, FindingKind::never, p.turn));
  const std::optional<Finding> late = found(again, FindingKind::late, p.move);
  CHECK(late && late->severity == LintSeverity::note && late->other == p.turn && late->delay > Time(100ms) && late->remedies.empty());
  CHECK(LintSeverity::note < LintSeverity::warning && LintSeverity::warning < LintSeverity::error);
}

void what_is_meant_is_allowed() {
  Page p;
  OK(p.move.require_failure_of(p.turn));
  Lint lint = lint_of(p);
  OK(lint.allow(FindingKind::late, p.turn, p.move)); // the order does not matter
  OK(lint.run());
  CHECK(found(lint, FindingKind::late, p.move)->is_allowed);
  Lint other = lint_of(p);
  OK(other.allow(FindingKind::late, p.turn, p.turn));
  OK(other.run());
  CHECK(!found(other, FindingKind::late, p.move)->is_allowed);
  OK(other.allow(FindingKind::late));
  OK(other.run());
  CHECK(found(other, FindingKind::late, p.move)->is_allowed);
  CHECK(lint.allow(static_cast<FindingKind>(99)).error().code() == Code::invalid);
  CHECK(std::strcmp(lint.last_error(), "kind is not one of KIN_FINDING_...") == 0);
}

/// A view that nobody can touch: another one is in front of it.
void a_view_is_allowed() {
  Page p;
  const View behind = *p.engine->root().add_view(p.options);
  OK(behind.set_flags(KIN_VIEW_WANTS_TOUCHES, KIN_VIEW_WANTS_TOUCHES));
  OK(p.page.bring_to_front());
  const auto of_view = [&](const Lint &lint) {
    for (const Finding &each : *lint.findings())
      if (!each.recognizer && each.view == behind) return std::optional<Finding>(each);
    return std::optional<Finding>();
  };
  Lint lint = lint_of(p);
  OK(lint.run());
  const std::optional<Finding> finding = of_view(lint);
  CHECK(finding && !finding->is_allowed && !finding->motion);
  if (!finding) return;
  OK(lint.allow(finding->kind, behind));
  OK(lint.run());
  CHECK(of_view(lint)->is_allowed);
}

Wish wish(std::string motion, std::vector<WishOutcome> outcomes) {
  Wish made;
  made.name = "what is wanted";
  made.motion = std::move(motion);
  made.outcomes = std::move(outcomes);
  return made;
}

/// Down, which is no swipe to the right.
std::vector<Sample> downward() {
  std::vector<Sample> made = drag(20, 7s);
  for (Sample &each : made) std::swap(each.x, each.y);
  return made;
}

/// How many of some wishes do not hold.
std::size_t broken(const Page &p, std::initializer_list<Wish> wishes) {
  Lint lint = lint_of(p);
  for (const Wish &each : wishes) OK(lint.add_wish(each));
  OK(lint.run());
  std::size_t count = 0;
  for (const Finding &each : *lint.findings()) count += each.kind == FindingKind::wish && each.wish && *each.wish < wishes.size();
  return count;
}

void wishes_hold_or_not() {
  Page p;
  Wish on_page = wish("flick right", {WishOutcome::fires(p.turn), WishOutcome::not_fires(p.move)});
  on_page.on = p.page.id();
  CHECK(broken(p, {on_page}) == 1);
  OK(p.move.require_failure_of(p.turn));
  CHECK(broken(p, {on_page}) == 0);
  CHECK(broken(p, {wish("flick right", {WishOutcome::fires(p.move)})}) == 1);
  const Wish slow = wish("drag up", {WishOutcome::fires(p.move)}), at_once = wish("drag up", {WishOutcome::fires(p.move, Time(1ms))});
  CHECK(broken(p, {slow, at_once}) == 1);
  CHECK(broken(p, {wish("drag up", {WishOutcome::fires(p.move).by(10ms)})}) == 1);
  CHECK(broken(p, {wish("drag up", {WishOutcome::not_fires(p.move).by(10ms), WishOutcome::fires(p.move).by(10s)})}) == 0);
  Wish drawn = wish("", {WishOutcome::fires(p.move)});
  drawn.samples = downward();
  CHECK(broken(p, {drawn}) == 0);
  drawn.outcomes = {WishOutcome::not_fires(p.move)};
  CHECK(broken(p, {drawn}) == 1);
}

bool says(const char *sentence, const char *what) { return std::strstr(sentence, what) != nullptr; }

void wishes_are_refused() {
  Page p, other;
  Lint lint = lint_of(p);
  const auto code_of = [&](const Wish &given) {
    const Result<void> result = lint.add_wish(given);
    CHECK(std::strlen(result.error().sentence()) > 10);
    return result.error().code();
  };
  CHECK(code_of(wish("flik left", {WishOutcome::fires(p.move)})) == Code::unknown);
  CHECK(says(lint.last_error(), "no motion is called 'flik left'"));
  CHECK(code_of(wish("flick right", {})) == Code::invalid);
  CHECK(code_of(wish("", {WishOutcome::fires(p.move)})) == Code::invalid);
  CHECK(code_of(wish("flick right", {WishOutcome::fires(Recognizer())})) == Code::stale);
  Wish elsewhere = wish("flick right", {WishOutcome::fires(p.move)});
  elsewhere.on = ViewId{12345};
  CHECK(code_of(elsewhere) == Code::stale);
}

void the_matrix_has_motions_of_the_host() {
  Page p;
  Lint lint = lint_of(p);
  OK(lint.add_motion("out of the page", drag(40)));
  CHECK(lint.add_motion("nothing", Span<const Sample>()).error().code() == Code::null && says(lint.last_error(), "samples is null"));
  const Result<void> nameless = lint.add_motion(nullptr, drag(2));
  CHECK(nameless.error().code() == Code::null && says(nameless.error().sentence(), "name is null"));
  std::vector<Sample> backwards = drag(3);
  std::swap(backwards.front(), backwards.back());
  CHECK(lint.add_motion("backwards", backwards).error().code() == Code::invalid);
  OK(lint.run());
  const std::uint32_t count = *lint.motion_count();
  CHECK(count > 50);
  std::uint32_t own = count, scrolls = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const LintMotion motion = *lint.motion(i);
    if (motion.name == "out of the page") own = i;
    scrolls += !motion.scrolls.empty() && motion.samples.empty() && motion.scrolls[0].time_ns == 0;
  }
  CHECK(own < count && scrolls > 0 && lint.motion(own)->samples.size() == 42);
  const LintCell moved = *lint.cell(own, p.move), turned = *lint.cell(own, p.turn);
  CHECK(moved.outcome == LintOutcome::fires && !moved.other);
  CHECK(turned.outcome == LintOutcome::loses && turned.other == p.move);
  CHECK(lint.motion(count).error().code() == Code::range && std::strlen(lint.last_error()) > 10);
  CHECK(lint.cell(count, p.move).error().code() == Code::range);
  CHECK(lint.cell(0, Recognizer()).error().code() == Code::stale);
}

void the_report_is_json() {
  Page p;
  Lint lint = lint_of(p);
  OK(lint.run());
  const std::string whole = *lint.json();
  std::string parts;
  OK(lint.write_json([&](Bytes bytes) { return parts.append(reinterpret_cast<const char *>(bytes.data()), bytes.size()), true; }));
  CHECK(whole == parts && whole.front() == '{' && whole.find("\"kind\":\"never\"") != std::string::npos);
  CHECK(lint.write_json([](Bytes) { return false; }).error().code() == Code::sink);
  CHECK(lint.write_json(nullptr).error().code() == Code::null);
}

void options_are_heard() {
  Page p;
  double latest = 0;
  int calls = 0;
  LintOptions options = quick();
  options.progress = [&](double share) { return latest = share, ++calls, share < 2; };
  Lint lint = lint_of(p, options);
  OK(lint.run());
  CHECK(calls > 3 && latest == 1);
  options.progress = [](double) { return false; };
  Lint ended = lint_of(p, options);
  CHECK(ended.run().error().code() == Code::state && ended.findings()->empty());

  // Without a frame of its own, the window is what its views cover, or as large as the options say.
  const auto widest = [&](double width) {
    LintOptions sized = quick();
    sized.width = sized.height = width;
    Lint made = lint_of(p, sized);
    OK(made.run());
    double x = 0;
    for (std::uint32_t i = 0; i < *made.motion_count(); ++i) x = std::max(x, made.motion(i)->place.x);
    return x;
  };
  CHECK(widest(0) < 360 && widest(4000) > 1000);
  LintOptions odd;
  odd.width = -1;
  const Result<Lint> refused = Lint::create(*p.engine, odd);
  CHECK(refused.error().code() == Code::invalid && says(refused.error().sentence(), "width of kin_lint_options"));
  LintOptions few;
  few.run_limit = 1;
  Lint stopped = lint_of(p, few);
  OK(stopped.run());
  CHECK(stopped.json()->find("\"stopped\":true") != std::string::npos);
  CHECK(lint.json()->find("\"stopped\":true") == std::string::npos);
}

/// A delegate sees the motion that is played, also by handles of its own: a pan that begins only where it goes up.
void delegates_see_what_is_played() {
  Page p;
  RecognizerDelegate delegate;
  const Recognizer own = p.move;
  delegate.should_begin = [own](Recognizer) { return *own.value("translation.y") < 0; };
  OK(p.move.set_delegate(delegate));
  Lint lint = lint_of(p);
  OK(lint.run());
  int as_it_should = 0;
  for (std::uint32_t i = 0; i < *lint.motion_count(); ++i) {
    const std::string name = lint.motion(i)->name;
    const LintOutcome outcome = lint.cell(i, p.move)->outcome;
    const bool is_right = outcome == (name == "drag up" ? LintOutcome::fires : LintOutcome::refused);
    as_it_should += is_right && (name == "drag up" || name == "drag down");
  }
  CHECK(as_it_should == 2);
}

/// The handles are those of the copy that asks; the engine that goes is the host's.
void a_delegate_may_destroy_the_engine() {
  int asked = 0;
  std::optional<Page> p(std::in_place);
  RecognizerDelegate delegate;
  delegate.should_begin = [&](Recognizer own) {
    if (++asked == 1) p.reset();
    return own.value("translation.y") && asked > 0;
  };
  OK(p->move.set_delegate(delegate));
  Lint lint = lint_of(*p);
  OK(lint.run());
  CHECK(asked > 1 && !lint.findings()->empty());
}

void the_engine_may_go_first() {
  int asked = 0, others = 0;
  std::optional<Page> p(std::in_place);
  RecognizerDelegate delegate;
  delegate.should_receive_touch = [&](Recognizer, const kin_touch_sample &) { return ++asked, true; };
  OK(p->move.set_delegate(delegate));
  Lint lint = lint_of(*p);
  delegate.should_receive_touch = [&](Recognizer, const kin_touch_sample &) { return ++others, true; };
  OK(p->move.set_delegate(delegate)); // the lint keeps the one that it has copied
  const RecognizerId turn = p->turn.id();
  p.reset();
  OK(lint.run());
  CHECK(asked > 10 && others == 0 && !lint.findings()->empty() && lint.findings()->front().recognizer.id() == turn);
  Lint moved = std::move(lint);
  OK(moved.run());
  CHECK(lint.raw() == nullptr && moved.raw() != nullptr && *lint.last_error() == 0);
  CHECK(lint.run().error().code() == Code::null && lint.findings().error().code() == Code::null);
  CHECK(lint.allow(FindingKind::late).error().code() == Code::null && lint.motion_count().error().code() == Code::null);
  CHECK(lint.json().error().code() == Code::null && std::strlen(lint.json().error().sentence()) > 10);
  Engine gone = *Engine::create(), here = std::move(gone);
  CHECK(Lint::create(gone).error().code() == Code::null);
}

/// What was handed to the engine is freed after the lint has gone.
void what_was_replaced_is_freed() {
  const auto token = std::make_shared<int>(0);
  Page p;
  RecognizerDelegate delegate;
  delegate.should_begin = [token](Recognizer) { return true; };
  OK(p.move.set_delegate(delegate));
  delegate = RecognizerDelegate();
  {
    Lint lint = lint_of(p);
    OK(p.move.set_delegate(delegate));
    CHECK(token.use_count() == 2);
    OK(lint.run());
  }
  CHECK(token.use_count() == 1);
}

} // namespace

int main() {
  a_conflict_is_found_and_mended();
  what_is_meant_is_allowed();
  a_view_is_allowed();
  wishes_hold_or_not();
  wishes_are_refused();
  the_matrix_has_motions_of_the_host();
  the_report_is_json();
  options_are_heard();
  delegates_see_what_is_played();
  a_delegate_may_destroy_the_engine();
  the_engine_may_go_first();
  what_was_replaced_is_freed();
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}

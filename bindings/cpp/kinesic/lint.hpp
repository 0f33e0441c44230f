// lint.hpp: conflicts between gestures, found before anybody touches anything. C: kinesic/lint.h; docs/lint.md is the
// guide. A library of its own, which kinesic.hpp does not include: link with -lkinesic-lint -lkinesic.
//
//   auto lint = kinesic::Lint::create(*engine);
//   if (auto run = lint->run(); !run) return puts(run.error().sentence());
//   for (const kinesic::Finding &finding : *lint->findings()) puts(finding.sentence.c_str());
#ifndef KINESIC_LINT_HPP
#define KINESIC_LINT_HPP

#include <kinesic/lint.h>

#include "engine.hpp"

namespace kinesic {

/// What a finding is about.
enum class FindingKind : kin_finding_kind {
  never = KIN_FINDING_NEVER,
  shadowed = KIN_FINDING_SHADOWED,
  order = KIN_FINDING_ORDER,
  both = KIN_FINDING_BOTH,
  late = KIN_FINDING_LATE,
  stuck = KIN_FINDING_STUCK,
  fragile = KIN_FINDING_FRAGILE,
  wish = KIN_FINDING_WISH,
  lost = KIN_FINDING_LOST
};
/// The word for it, static; C: kin_finding_kind_name.
inline const char *name(FindingKind value) { return kin_finding_kind_name(static_cast<kin_finding_kind>(value)); }

/// How much a finding matters; they compare.
enum class LintSeverity : kin_lint_severity { note = KIN_LINT_NOTE, warning = KIN_LINT_WARNING, error = KIN_LINT_ERROR };

/// What became of a recognizer in a motion.
enum class LintOutcome : kin_lint_outcome {
  apart = KIN_LINT_APART,
  unfit = KIN_LINT_UNFIT,
  fires = KIN_LINT_FIRES,
  waits = KIN_LINT_WAITS,
  loses = KIN_LINT_LOSES,
  refused = KIN_LINT_REFUSED
};

inline namespace KINESIC_MODE {

/// How a lint works. What is not set has the library's default.
struct LintOptions {
  bool remedies = true;                       /// look for what would mend a finding
  double width = 0, height = 0;               /// of the window, for a root view that has no frame of its own
  std::uint64_t run_limit = 0;                /// how many motions may be played; 0: the library's default
  std::function<bool(double share)> progress; /// called while it runs, 0 to 1; false ends the run: Code::state
};

/// What is to become of a recognizer in a wish: `WishOutcome::fires(page)`.
struct WishOutcome : kin_wish_outcome {
  /// At most so much later than alone.
  static WishOutcome fires(Recognizer whose, Time within = never) { return {whose, KIN_WISH_FIRES, within}; }
  static WishOutcome not_fires(Recognizer whose) { return {whose, 0, never}; }
  /// The same until a time after the motion's first sample; what comes later does not count.
  WishOutcome by(Time when) const {
    WishOutcome made = *this;
    made.flags |= KIN_WISH_BY;
    made.within_ns = when.count();
    return made;
  }

private:
  WishOutcome(Recognizer whose, std::uint32_t bits, Time within) : kin_wish_outcome() {
    recognizer = whose.id().raw;
    flags = bits;
    within_ns = within.count();
  }
};
static_assert(sizeof(WishOutcome) == sizeof(kin_wish_outcome), "rows of them are handed to C");

/// What is wanted: a motion of the vocabulary by its name, or samples, and what is to become of recognizers in it.
struct Wish {
  std::string name{};   /// for the report: "a flick turns the page"
  std::string motion{}; /// "flick left"; empty: `samples`
  ViewId on{};          /// the view that it is made on; none: the root view
  std::vector<WishOutcome> outcomes{};
  std::vector<Sample> samples{};
};

/// One thing that a lint found. What it is not about is empty.
struct Finding {
  FindingKind kind;
  LintSeverity severity;
  bool is_allowed;
  Recognizer recognizer, other;
  View view;  /// the recognizer's, or the one that it is about
  Time delay; /// late: the longest wait
  std::optional<std::uint32_t> motion, wish; /// the number of the motion that shows it, and of the wish
  std::uint32_t motion_count;                /// how many motions show it
  std::string sentence;
  std::vector<std::string> remedies; /// changes that mend it, each of which was tried; the best first
};

/// A motion that was played. One of a wheel or trackpad has scrolls in place of samples. Times count from 0.
struct LintMotion {
  std::string name;
  View view;
  Point place;
  std::vector<Sample> samples;
  std::vector<ScrollSample> scrolls;
};

/// A cell of the matrix: what became of a recognizer in a motion, and who kept it from firing or made it wait.
struct LintCell {
  LintOutcome outcome;
  Recognizer other;
};

namespace detail {

/// A lint with what it calls back into: the delegates and classes of its engine stay for as long as it does, also when
/// the engine goes or gets others.
struct LintHost {
  Host *host;
  kin_lint *lint = nullptr;
  std::function<bool(double)> progress;

  LintHost(Host *its_host, std::function<bool(double)> its_progress) : host(its_host), progress(std::move(its_progress)) { ++host->lints; }
  LintHost(const LintHost &) = delete;
  LintHost &operator=(const LintHost &) = delete;
  ~LintHost() {
    kin_lint_destroy(lint);
    --host->lints;
    host->release();
  }
  /// A run ends early, too, when something that it asked has thrown.
  static bool tell(double share, void *data) noexcept {
    const auto *self = static_cast<const LintHost *>(data);
    const bool goes_on = guarded(self->host, false, [&] { return !self->progress || self->progress(share); });
    return goes_on && !has_thrown(self->host);
  }
  kin_lint_options table(const LintOptions &options) {
    kin_lint_options made;
    kin_lint_options_init(&made);
    if (!options.remedies) made.flags = KIN_LINT_WITHOUT_REMEDIES;
    made.width = options.width;
    made.height = options.height;
    if (options.run_limit) made.run_limit = options.run_limit;
    made.progress = tell;
    made.user_data = this;
    return made;
  }
};

} // namespace detail

/// Looks for conflicts in an engine as it was when the lint was made. It can be moved, not copied; the engine may go
/// before it does. The engine's delegates are asked while it runs: a run is a call of the engine too. Neither they nor
/// `progress` may destroy the lint.
class Lint {
public:
  static Result<Lint> create(const Engine &engine, const LintOptions &options = LintOptions()) {
    Lint made;
    detail::Host *host = engine.host();
    if (!host) return detail::finish(KIN_ERROR_NULL, "no engine: this was default-made, or moved from", std::move(made));
    made.state_.reset(new detail::LintHost(host, options.progress));
    const kin_lint_options table = made.state_->table(options);
    detail::Entry entry(host);
    const kin_result code = kin_lint_create(host->engine, &table, &made.state_->lint);
    return detail::finish(code, kin_lint_last_error(nullptr), std::move(made));
  }
  /// For functions of C that are not here. Do not destroy it.
  kin_lint *raw() const { return state_ ? state_->lint : nullptr; }
  /// The latest failure's sentence.
  const char *last_error() const { return state_ ? kin_lint_last_error(state_->lint) : ""; }

  /// Such a finding is meant: it is listed as one that `is_allowed`. No recognizer stands for any; the order of the
  /// two does not matter.
  Result<void> allow(FindingKind kind, Recognizer target = {}, Recognizer other = {}) {
    return act([=](kin_lint *lint) { return kin_lint_allow(lint, static_cast<kin_finding_kind>(kind), target.id().raw, other.id().raw); });
  }
  /// The same of a finding about a view.
  Result<void> allow(FindingKind kind, View target) {
    return act([=](kin_lint *lint) { return kin_lint_allow(lint, static_cast<kin_finding_kind>(kind), target.id().raw, 0); });
  }
  /// A motion of the host's own: of a class whose gesture the vocabulary does not have.
  Result<void> add_motion(Text name, Span<const Sample> samples) {
    return act([=](kin_lint *lint) { return kin_lint_add_motion(lint, name.c_str(), samples.data(), static_cast<std::uint32_t>(samples.size())); });
  }
  Result<void> add_wish(const Wish &wish) {
    kin_wish plain = {};
    plain.name = wish.name.c_str();
    plain.motion = wish.motion.empty() ? nullptr : wish.motion.c_str();
    plain.view = wish.on.raw;
    // An empty row is not a null pointer, so that the lint says what is missing.
    const kin_touch_sample no_sample = {};
    const kin_wish_outcome no_outcome = {};
    plain.samples = wish.samples.empty() ? &no_sample : wish.samples.data();
    plain.sample_count = static_cast<std::uint32_t>(wish.samples.size());
    plain.outcomes = wish.outcomes.empty() ? &no_outcome : wish.outcomes.data();
    plain.outcome_count = static_cast<std::uint32_t>(wish.outcomes.size());
    return act([&](kin_lint *lint) { return kin_lint_add_wish(lint, &plain); });
  }

  /// Looks at everything; what an earlier run found is gone.
  Result<void> run() { return act(kin_lint_run); }

  /// What was found: the most severe first, those that are allowed last.
  Result<std::vector<Finding>> findings() const {
    return get<std::vector<Finding>>([this](kin_lint *lint, std::vector<Finding> &found) {
      std::uint32_t count = 0;
      kin_result code = kin_lint_get_finding_count(lint, &count);
      for (std::uint32_t i = 0; code == KIN_OK && i < count; ++i) code = add_finding(lint, i, found);
      return code;
    });
  }
  /// How many motions were played: the rows of the matrix.
  Result<std::uint32_t> motion_count() const {
    return get<std::uint32_t>([](kin_lint *lint, std::uint32_t &count) { return kin_lint_get_motion_count(lint, &count); });
  }
  Result<LintMotion> motion(std::uint32_t index) const {
    return get<LintMotion>([this, index](kin_lint *lint, LintMotion &motion) {
      kin_lint_motion plain;
      kin_lint_motion_init(&plain);
      const kin_result code = kin_lint_get_motion(lint, index, &plain);
      if (code == KIN_OK) motion = {plain.name, view(plain.view), {plain.x, plain.y}, row<Sample>(plain.samples, plain.sample_count),
                                    row<ScrollSample>(plain.scrolls, plain.scroll_count)};
      return code;
    });
  }
  Result<LintCell> cell(std::uint32_t motion, Recognizer whose) const {
    return get<LintCell>([this, motion, whose](kin_lint *lint, LintCell &cell) {
      kin_lint_outcome outcome = 0;
      std::uint64_t other = 0;
      const kin_result code = kin_lint_get_outcome(lint, motion, whose.id().raw, &outcome, &other);
      cell = {static_cast<LintOutcome>(outcome), recognizer(other)};
      return code;
    });
  }
  /// The whole report, in parts; docs/lint.md has the keys. false ends it: Code::sink.
  Result<void> write_json(Sink sink) const {
    if (!sink) return detail::finish(KIN_ERROR_NULL, "no sink");
    return act([&](kin_lint *lint) {
      detail::SinkBox box(state_->host, std::move(sink));
      return kin_lint_write_json(lint, detail::SinkBox::take, &box);
    });
  }
  /// The whole report.
  Result<std::string> json() const {
    return get<std::string>([](kin_lint *lint, std::string &text) { return kin_lint_write_json(lint, append, &text); });
  }

private:
  Lint() = default;
  static kin_result append(const void *bytes, std::uint32_t count, void *text) noexcept {
    static_cast<std::string *>(text)->append(static_cast<const char *>(bytes), count);
    return KIN_OK;
  }
  template <class Made, class Plain> static std::vector<Made> row(const Plain *first, std::uint32_t count) {
    std::vector<Made> made(count);
    for (std::uint32_t i = 0; i < count; ++i) static_cast<Plain &>(made[i]) = first[i];
    return made;
  }
  static std::optional<std::uint32_t> number(std::uint32_t plain) {
    return plain == KIN_LINT_NONE ? std::nullopt : std::optional<std::uint32_t>(plain);
  }
  Recognizer recognizer(std::uint64_t id) const { return Recognizer(state_->host, RecognizerId{id}); }
  View view(std::uint64_t id) const { return View(state_->host, ViewId{id}); }

  kin_result add_finding(kin_lint *lint, std::uint32_t index, std::vector<Finding> &found) const {
    kin_finding plain;
    kin_finding_init(&plain);
    kin_result code = kin_lint_get_finding(lint, index, &plain);
    if (code != KIN_OK) return code;
    Finding made{static_cast<FindingKind>(plain.kind), static_cast<LintSeverity>(plain.severity), plain.is_allowed != 0,
                 recognizer(plain.recognizer), recognizer(plain.other), view(plain.view), Time(plain.delay_ns),
                 number(plain.motion), number(plain.wish), plain.motion_count, plain.sentence, {}};
    for (std::uint32_t i = 0; code == KIN_OK && i < plain.remedy_count; ++i) {
      const char *sentence = nullptr;
      code = kin_lint_get_remedy(lint, index, i, &sentence);
      if (code == KIN_OK) made.remedies.push_back(sentence);
    }
    found.push_back(std::move(made));
    return code;
  }
  /// `call(lint)`.
  template <class Call> Result<void> act(const Call &call) const {
    if (!state_) return detail::finish(KIN_ERROR_NULL, "no lint: this was moved from");
    detail::Entry entry(state_->host);
    const kin_result code = call(state_->lint);
    detail::raise(state_->host);
    return detail::finish(code, last_error());
  }
  /// `call(lint, out)`, which asks nobody.
  template <class Out, class Call> Result<Out> get(const Call &call) const {
    Out out{};
    if (!state_) return detail::finish(KIN_ERROR_NULL, "no lint: this was moved from", std::move(out));
    const kin_result code = call(state_->lint, out);
    return detail::finish(code, last_error(), std::move(out));
  }

  std::unique_ptr<detail::LintHost> state_;
};

} // namespace KINESIC_MODE
} // namespace kinesic
#endif

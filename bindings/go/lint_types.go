//go:build kinesic_lint

package kinesic

/*
#include <kinesic/lint.h>
*/
import "C"

import "time"

// FindingKind is what a finding is about.
type FindingKind int32

// The kinds; docs/lint.md says what each means.
const (
	FindingNever    FindingKind = C.KIN_FINDING_NEVER
	FindingShadowed FindingKind = C.KIN_FINDING_SHADOWED
	FindingOrder    FindingKind = C.KIN_FINDING_ORDER
	FindingBoth     FindingKind = C.KIN_FINDING_BOTH
	FindingLate     FindingKind = C.KIN_FINDING_LATE
	FindingStuck    FindingKind = C.KIN_FINDING_STUCK
	FindingFragile  FindingKind = C.KIN_FINDING_FRAGILE
	FindingWish     FindingKind = C.KIN_FINDING_WISH
	FindingLost     FindingKind = C.KIN_FINDING_LOST
)

// String gives the word for it: "shadowed".
func (kind FindingKind) String() string {
	return C.GoString(C.kin_finding_kind_name(C.kin_finding_kind(kind)))
}

// LintSeverity is how much a finding matters; they compare.
type LintSeverity int32

// The severities.
const (
	LintNote    LintSeverity = C.KIN_LINT_NOTE
	LintWarning LintSeverity = C.KIN_LINT_WARNING
	LintError   LintSeverity = C.KIN_LINT_ERROR
)

// LintOutcome is what became of a recognizer in a motion.
type LintOutcome int32

// The outcomes.
const (
	LintApart   LintOutcome = C.KIN_LINT_APART
	LintUnfit   LintOutcome = C.KIN_LINT_UNFIT
	LintFires   LintOutcome = C.KIN_LINT_FIRES
	LintWaits   LintOutcome = C.KIN_LINT_WAITS
	LintLoses   LintOutcome = C.KIN_LINT_LOSES
	LintRefused LintOutcome = C.KIN_LINT_REFUSED
)

// LintOptions say how a lint works; the zero value is the library's defaults.
type LintOptions struct {
	// WithoutRemedies finds only, and does not look for what would mend it.
	WithoutRemedies bool

	// Width and Height of the window, for a root view that has no frame of its own; 0: what its views cover.
	Width, Height float64

	// RunLimit is how many motions may be played; 0: the library's default.
	RunLimit uint64

	// Progress is called while it runs, with the share that is done; false ends the run: ErrState.
	Progress func(share float64) bool
}

// Finding is one thing that a lint found. What it is not about is nil or the zero value.
type Finding struct {
	Kind              FindingKind
	Severity          LintSeverity
	IsAllowed         bool
	Recognizer, Other *Recognizer

	// View is the recognizer's, or the one that it is about.
	View View

	// Delay is the longest wait, of FindingLate.
	Delay time.Duration

	// Motion is the number of one that shows it, -1: none does; MotionCount is how many do.
	Motion, MotionCount int

	// Wish is the number of the wish, -1: it is about none.
	Wish int

	// Sentence says what is the case, and why.
	Sentence string

	// Remedies are changes that mend it, each of which was tried; the best first.
	Remedies []string
}

// LintMotion is one that was played; one of a wheel or trackpad has no samples. Times count from 0.
type LintMotion struct {
	Name    string
	View    View
	Place   Point
	Samples []TouchSample
}

// WishOutcome is what is to become of a recognizer in a wish.
type WishOutcome struct {
	Recognizer *Recognizer

	// Fires: it is to be recognized; otherwise it is not.
	Fires bool

	// Within is how much later than alone it may fire; 0: any time.
	Within time.Duration

	// By is until when after the motion's first sample; what comes later does not count. 0: it says nothing.
	By time.Duration
}

// Wish is what is wanted: a motion by its name, "flick left", and the view that it is made on, or samples; and what is
// to become of recognizers in it.
type Wish struct {
	Name     string
	Motion   string
	On       View
	Samples  []TouchSample
	Outcomes []WishOutcome
}

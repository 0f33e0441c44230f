"""What `tsc --strict` accepts of the package's types, and what it refuses: a misspelled option, property, state or
field of an event, a value that a property does not have."""

from __future__ import annotations

from pathlib import Path

import pytest
from package import compiled

HEAD = """import { load, KinesicError } from 'kinesic';
import type {
  ClassDefinition, Delegate, EventOf, GestureEvent, Handler, KinesicEvent, PanProperties, PropertiesOf, Recognizer, Sample,
} from 'kinesic';
declare const element: HTMLElement, event: KinesicEvent, panned: EventOf<'pan'>;
const kinesic = await load();
const screen = kinesic.touchscreen({ domEvents: true });
const engine = kinesic.engine({ touchCapacity: 10, tieBreak: 'crossing' });
const pan = screen.on(element, 'pan'), tap = screen.on(element, 'tap');
export { KinesicError, engine, pan, tap, panned, event };
export type { ClassDefinition, Delegate, GestureEvent, Handler, PanProperties, PropertiesOf, Recognizer, Sample };
"""

ACCEPTED = {
    "movement": "import('kinesic/motion').then(async ({ loadMotion, local }) => { (await loadMotion(kinesic)).follow(pan, { bounds: () => ({ left: 0 }), snap: [{ x: 3 }] }, ({ offset, event }) => { offset.x.toFixed(); if (event) local(event).translation.x.toFixed(); }).moveTo({ y: 3 }); });",
    "a panel": "import('kinesic/devtools').then(({ devtools }) => { devtools(screen, { key: 'F9' }).close(); devtools({ theme: 'dark' }).ready.then(() => {}); devtools(); });",
    "options and handler": "screen.on(element, 'pan', { axes: 'horizontal', waitFor: tap }, (e) => { e.translation.x.toFixed() });",
    "no options": "screen.on(element, 'pinch', (e) => { e.scale.toFixed(); e.focus.x.toFixed(); });",
    "words of a mask": "screen.on(element, 'swipe', { direction: ['left', 'right'] }, (e) => { const [one] = e.direction; one?.length; });",
    "the number of a mask": "screen.on(element, 'swipe', { direction: 3 });",
    "a state's handler": "pan.on('began', (e) => e.velocity.y.toFixed()).on('recognized', () => {});",
    "a class of one's own": "screen.on(element, 'com.example.hold', { shortest: 3 }, (e) => e.held.toFixed());",
    "several properties": "pan.set({ threshold: 3, thresholdMode: 'length' }).set('axes', 'both');",
    "a property for another": "const p: PropertiesOf<'pan'> = { threshold: 3 }; const q: PanProperties = p; pan.set(q);",
    "relations": "tap.waitFor(pan).alongside(pan); screen.exclusive(pan, tap); screen.group(pan, tap);",
    "any recognizer": "const all: Recognizer[] = [pan, tap]; all.length;",
    "a delegate": "const d: Delegate = { shouldBegin: () => true }; pan.setDelegate(d);",
    "kinds of events": "screen.onEvent((e) => { if (e.kind === 'decision') e.reason.length; else if (e.kind === 'viewTouch') e.phase.length; });",
    "types of gestures": "const h: Handler<'pan'> = (e) => e.translation; screen.on(element, 'pan', h);",
    "a sample": "const s: Sample = { touch: 1, time: 0, x: 0, y: 0, phase: 'began' }; engine.feed([s]);",
    "a definition": "const d: ClassDefinition = { name: 'a.b', summary: '', step: (self, step) => step.isTimer ? 'ended' : 'failed' }; kinesic.define(d);",
    "palms": "(await kinesic.loadTraces()).setPalmFilter(screen, { edgeMargin: 32, penOverTouch: false });",
    "a refusal": "engine.onEvent((e) => { if (e.kind === 'refusal') e.cause.length; });",
    "traces": "const traces = await kinesic.loadTraces(); const t: Uint8Array = engine.record().stop(); traces.replay(t).engine.close();",
    "the target": "screen.on(element, 'tap', (e) => { e.target.style.color = 'red'; e.target.dataset.on = ''; });",
    "a handler for any target": "const h = (e: EventOf<'tap'>): void => { e.target?.id; }; screen.on(element, 'tap', h);",
    "what is read": "const n: number = pan.get('threshold'); const t: readonly (string | number)[] = pan.get('allowedTouchTypes'); [n.toFixed(), t.length];",
    "an event of the page": "element.addEventListener('kinesic:pan', (e) => e.detail.translation.x.toFixed()); document.addEventListener('kinesic:tap', ({ detail }) => detail.tapCount.toFixed());",
    "a preset": "import('kinesic/presets').then(async ({ apply, titles }) => { const { drag, zoomIn } = await apply(kinesic, screen.view(element), 'map'); drag.on((e) => e.translation.x.toFixed()); zoomIn.on((e) => e.tapCount.toFixed()); titles.lowVision.length; });",
    "an error": "try { engine.close(); } catch (e) { if (e instanceof KinesicError) e.code.length; }",
}  # fmt: skip

REFUSED = {
    "import('kinesic/presets').then(({ apply }) => apply(kinesic, screen.view(element), 'mapp'));": "'\"mapp\"' is not assignable",
    "import('kinesic/presets').then(async ({ apply }) => (await apply(kinesic, screen.view(element), 'map')).undo);": "'undo' does not exist",
    "import('kinesic/devtools').then(({ devtools }) => devtools({ theme: 'blue' }));": "Type '\"blue\"' is not assignable",
    "(await kinesic.loadTraces()).setPalmFilter(screen, { edgeMargins: 32 });": "'edgeMargins' does not exist",
    "screen.on(element, 'pan', { treshold: 3 });": "'treshold' does not exist",
    "screen.on(element, 'pan', { threshold: 'far' });": "'string' is not assignable to type 'number'",
    "screen.on(element, 'pan', { axes: 'diagonal' });": "'\"diagonal\"' is not assignable",
    "screen.on(element, 'tap', { minimumTouches: 2 });": "'minimumTouches' does not exist",
    "screen.on(element, 'swipe', { direction: ['left', 'west'] });": "'\"west\"' is not assignable",
    "screen.on(element, 'pan', { waitfor: tap });": "'waitfor' does not exist",
    "screen.on(element, 'pan', { waitFor: 'tap' });": "'string' is not assignable",
    "screen.on(element, 'pan', (e) => e.scale);": "'scale' does not exist",
    "screen.on(element, 'pinch', (e) => e.translation);": "'translation' does not exist",
    "screen.on(element, 'tap', (e) => e.tapcount);": "'tapcount' does not exist",
    "screen.on('#photo', 'pan');": "'string' is not assignable to parameter of type 'Element'",
    "screen.on(element, 'taap', { bogus: 1 }, (e) => e.anything);": "'\"taap\"' is not assignable",
    "screen.view(element).on('pann');": "'\"pann\"' is not assignable",
    "engine.root.on('longpress');": "'\"longpress\"' is not assignable",
    "screen.on(element, 'tap', { cancelClick: true });": "'cancelClick' does not exist",
    "element.addEventListener('kinesic:pan', (e) => e.detail.scale);": "'scale' does not exist",
    "screen.on(element, 'tap', (e) => e.target.href);": "'href' does not exist",
    "pan.on('start', () => {});": "'\"start\"' is not assignable",
    "pan.set('treshold', 3);": "'\"treshold\"' is not assignable",
    "pan.set('threshold', true);": "'boolean' is not assignable",
    "pan.set({ tapsRequired: 2 });": "'tapsRequired' does not exist",
    "pan.get('tapsRequired');": "'\"tapsRequired\"' is not assignable",
    "pan.waitFor('tap');": "'string' is not assignable",
    "pan.setDelegate({ shouldStart: () => true });": "'shouldStart' does not exist",
    "pan.setDelegate({ shouldBegin: () => 'yes' });": "'string' is not assignable to type 'boolean'",
    "panned.translation.x = 3;": "it is a read-only property",
    "panned.state === 'began' || panned.state === 'finished';": "no overlap",
    "if (event.kind === 'gesture') event.reason;": "'reason' does not exist",
    "if (event.kind === 'decision' && event.reason === 'tooFar') { }": "no overlap",
    "engine.feed({ touch: 1, time: 0, x: 0, y: 0 });": "'phase' is missing",
    "engine.feed({ touch: 1, time: 0, x: 0, y: 0, phase: 'down' });": "'\"down\"' is not assignable",
    "engine.on(element, 'pan');": "'on' does not exist on type 'Engine'",
    "kinesic.touchscreen({ domevents: true });": "'domevents' does not exist",
    "kinesic.engine({ tieBreak: 'first' });": "'\"first\"' is not assignable",
    "kinesic.define({ name: 'a.b', summary: '' });": "'step' is missing",
    "kinesic.define({ name: 'a.b', summary: '', step: () => 'done' });": "'\"done\"' is not assignable",
    "await load({ url: 'kinesic.wasm' });": "'url' does not exist",
    "pan.translation;": "'translation' does not exist",
    "engine.module;": "'module' does not exist",
}  # fmt: skip


def test_all_that_is_accepted(tmp_path: Path) -> None:
    """Each in a block of its own, so that names do not meet."""
    code = HEAD + "".join(f"{{ {code} }} // {what}\n" for what, code in ACCEPTED.items())
    assert compiled(tmp_path, code) == []


def test_what_is_refused(tmp_path: Path) -> None:
    """All in one program: each line has its error, and no other line has one."""
    errors = compiled(tmp_path, HEAD + "".join(f"{{ {code} }}\n" for code in REFUSED))
    first = HEAD.count("\n") + 1
    found: dict[str, str] = {}
    codes = list(REFUSED)
    where = ""
    for line in errors:
        if line.startswith("program.ts("):
            number = int(line[len("program.ts(") :].split(",")[0])
            where = codes[number - first] if number >= first else f"line {number}"
        found[where] = found.get(where, "") + line
    assert {code: found.get(code, "accepted") for code, words in REFUSED.items() if words not in found.get(code, "")} == {}
    assert set(found) == set(codes)


@pytest.mark.parametrize("options", [{"moduleResolution": "node16", "module": "node16"}, {"exactOptionalPropertyTypes": True}, {"lib": ["ES2022", "DOM"], "skipLibCheck": False}], ids=str)
def test_other_settings(tmp_path: Path, options: dict[str, object]) -> None:
    """The types are found by way of `exports` too, and are free of errors themselves."""
    name = "program.mts" if "node16" in str(options) else "program.ts"
    program = (
        HEAD + "import 'kinesic/element';\nimport { loadStrokes } from 'kinesic/strokes';\nloadStrokes();\n"
        "screen.on(element, 'tap', { waitFor: undefined, tapsRequired: undefined });\n"
    )
    assert compiled(tmp_path, program, name, **options) == []

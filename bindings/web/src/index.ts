/** Kinesic: gestures from touches. See README.md. */
export { load } from './kinesic.js';
export type { Kinesic, LoadOptions } from './kinesic.js';
export type { Engine, EngineOptions } from './engine.js';
export type { Touchscreen, TouchscreenOptions } from './touchscreen.js';
export type { Frame, View, ViewOptions } from './view.js';
export type { Delegate, LandingTouch, Recognizer, RecognizerOptions, Relation, When } from './recognizer.js';
export type { TouchInfo } from './touch.js';
export type { Sample, ScrollSample } from './samples.js';
export type { ClassInfo, OutputInfo, PropertyInfo } from './descriptors.js';
export type {
  ClassName, DecisionEvent, EventOf, GestureEvent, Handler, KinesicEvent, OwnClassName, Phase, PropertiesOf, Reason,
  RefusalEvent, State, ValueOf, ViewTouchEvent,
} from './events.js';
export type { ClassDefinition, Field, Step, StepFacts, StepTouch } from './define.js';
export type {
  Accommodations, FlightRecorder, HandGrouping, PalmFilter, Recording, Replay, ReplayOptions, Traces, TraceInfo,
} from './traces.js';
export * from './generated/classes.js';
export { KinesicError } from './errors.js';

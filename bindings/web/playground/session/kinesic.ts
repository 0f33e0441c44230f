// The part of the package's interface that the page uses, and how the page gets it: from ./kinesic/ beside the page.

import type { Setting } from '../kinesic/dist/devtools/controls.js';
import type { ClassInfo, PropertyInfo } from '../kinesic/dist/index.js';

export type { ClassInfo, PropertyInfo, Setting };
export type State = 'possible' | 'began' | 'changed' | 'ended' | 'cancelled' | 'failed';
export type Phase = 'began' | 'moved' | 'ended' | 'cancelled';

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a delegate may answer. */
export interface Delegate {
  shouldBegin?(recognizer: Recognizer): boolean;
  shouldReceiveTouch?(recognizer: Recognizer): boolean;
  shouldRecognizeSimultaneouslyWith?(recognizer: Recognizer, other: Recognizer): boolean;
  shouldRequireFailureOf?(recognizer: Recognizer, other: Recognizer): boolean;
  shouldBeRequiredToFailBy?(recognizer: Recognizer, other: Recognizer): boolean;
}

export interface View {
  readonly element?: Element | undefined;
  name: string;
  frame: Frame;
  readonly parent?: View | undefined;
  set(flag: string, on: boolean): this;
  setQuestions(questions: { gestureShouldBegin?(recognizer: Recognizer): boolean }): this;
}

export interface Recognizer {
  readonly type: string;
  readonly view: View;
  name: string;
  enabled: boolean;
  readonly state: State;
  waitFor(...others: Recognizer[]): this;
  doNotWaitFor(...others: Recognizer[]): this;
  alongside(...others: Recognizer[]): this;
  notAlongside(...others: Recognizer[]): this;
  set(property: string, value: Setting): this;
  setDelegate(delegate: Delegate): this;
}

export interface GestureEvent {
  kind: 'gesture';
  type: string;
  state: State;
  from: State;
  recognizer: Recognizer;
  time: number;
  x: number;
  y: number;
  touchCount: number;
  touch: number;
  contact: number;
  sentence: string;
  translation?: Point;
  velocity?: Point | number;
  scale?: number;
  rotation?: number;
  tapCount?: number;
  direction?: number | string;
  a?: number;
  b?: number;
  tx?: number;
  ty?: number;
}

export interface DecisionEvent {
  kind: 'decision';
  recognizer: Recognizer;
  other?: Recognizer;
  state: State;
  from: State;
  reason: string;
  time: number;
  sentence: string;
}

export interface ViewTouchEvent {
  kind: 'viewTouch';
  time: number;
}

/** A contact that no recognizer got. */
export interface RefusalEvent {
  kind: 'refusal';
  time: number;
}

export type EngineEvent = GestureEvent | DecisionEvent | ViewTouchEvent | RefusalEvent;

export interface Sample {
  touch: number;
  time: number;
  x: number;
  y: number;
  phase: Phase;
  view?: View;
  type?: 'direct' | 'pointer' | 'pencil' | 'indirect';
}

export interface Recording {
  stop(): Uint8Array;
}

export interface Touchscreen {
  readonly root: View;
  readonly time: number;
  readonly recognizers: readonly Recognizer[];
  explain: boolean;
  on(target: Element, type: string, options: Record<string, unknown>): Recognizer;
  view(element: Element): View;
  feed(samples: readonly Sample[]): void;
  onEvent(handler: (event: EngineEvent) => void): void;
  describe(event: EngineEvent): string;
  setPrevention(preventer: Recognizer, prevented: Recognizer, allowed: boolean): void;
  group(representative: Recognizer, ...others: Recognizer[]): void;
  ungroup(member: Recognizer): void;
  record(): Recording;
  cancelTouches(time?: number): void;
  close(): void;
}

export interface TraceCall {
  /** 'feed', 'advance' ... */
  readonly name: string;
  readonly time: number;
  readonly samples?: readonly Sample[];
}

export interface Traces {
  replay(trace: Uint8Array, options: {
    explain?: boolean;
    onEvent?(event: EngineEvent): void;
    onCall?(call: TraceCall): boolean | void;
  }): { readonly engine: { readonly root: View; readonly recognizers: readonly Recognizer[]; close(): void } };
}

export interface Kinesic {
  readonly version: string;
  readonly classes: readonly ClassInfo[];
  readonly commonProperties: readonly PropertyInfo[];
  define(definition: unknown): Promise<void>;
  touchscreen(options: Record<string, unknown>): Touchscreen;
  loadTraces(): Promise<Traces>;
}

export async function loadKinesic(): Promise<Kinesic> {
  const place = new URL('../kinesic/dist/index.js', import.meta.url).href;
  const module = (await import(place)) as { load(): Promise<Kinesic> };
  return module.load();
}

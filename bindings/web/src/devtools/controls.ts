import type { ClassInfo, PropertyInfo } from '../descriptors.js';

/** A value of a property, as a page writes it. */
export type Setting = number | boolean | string | readonly string[];

/** A question that a delegate answers otherwise than the engine would by itself. */
export type Question = 'shouldBegin' | 'shouldReceiveTouch' | 'shouldRecognizeSimultaneouslyWith'
  | 'shouldRequireFailureOf' | 'shouldBeRequiredToFailBy' | 'gestureShouldBegin';

/**
 * Between two recognizers; 'group': the first is in the group that the second represents. Of the questions about one
 * recognizer alone it is both, and of gestureShouldBegin the first is the part that is asked.
 */
export type Relation = 'waitFor' | 'alongside' | 'mayNotPrevent' | 'group' | Question;

/** A recognizer as the panels have it: by a name that no other one has. */
export interface Named {
  readonly name: string;
  readonly type: string;
}

/** What the panels read and change of the recognizers of a page. Changes throw the engine's sentence if refused. */
export interface Controls {
  readonly cast: readonly Named[];
  knows(name: string): boolean;
  /** The name of the part of the page that a recognizer is attached to. */
  partOf(name: string): string;
  classOf(name: string): ClassInfo | undefined;
  /** Those of its class first, then those that all have. */
  properties(name: string): readonly PropertyInfo[];
  info(name: string, property: string): PropertyInfo | undefined;
  get(name: string, property: string): Setting;
  set(name: string, property: string, value: Setting): void;
  has(relation: Relation, a: string, b: string): boolean;
  setRelation(relation: Relation, a: string, b: string, on: boolean): void;
}

/** The default, as it is said in options: a word where there is one. */
export function standard(info: PropertyInfo): Setting {
  if (info.kind === 'boolean') return info.initial !== 0;
  if (info.kind === 'integer' && info.words) return info.words[info.initial] ?? info.initial;
  return info.initial;
}

import { allowedTouchTypes, axes, buttons, directions, edges, fingerStrategies, thresholdModes, velocityStrategies } from './generated/abi.js';
import { indexOf, KinesicError } from './errors.js';

type Words = readonly string[];

/** Properties and outputs whose numbers have words, by their names in C. */
const enumerated: { readonly [name: string]: Words } = {
  axes,
  threshold_mode: thresholdModes,
  finger_strategy: fingerStrategies,
  velocity_strategy: velocityStrategies,
};

/** Those whose bits have words. */
const masks: { readonly [name: string]: Words } = {
  direction: directions,
  edges,
  buttons_required: buttons,
  allowed_touch_types: allowedTouchTypes,
  allowed_buttons: buttons,
};

/** minimum_touches: minimumTouches. A name with a point or a dash is somebody else's and stays as it is. */
export function camel(name: string): string {
  return /[.-]/.test(name) ? name : name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** minimumTouches: minimum_touches. */
export function snake(name: string): string {
  return /[.-]/.test(name) ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** How a number of C is written in JavaScript. */
export interface Form {
  /** The words for its values, or for its bits. */
  readonly words?: Words;
  readonly isMask: boolean;
  readonly isBoolean: boolean;
  /** C has seconds and JavaScript milliseconds. */
  readonly isTime: boolean;
}

export function formOf(name: string, unit: string, isBoolean: boolean): Form {
  const words = enumerated[name] ?? masks[name];
  return { words, isMask: name in masks, isBoolean, isTime: unit === 's' };
}

/** Moves the decimal point: 0.07 s are 70 ms and 16.7 ms are 0.0167 s, where a product would round once more. */
function shifted(number: number, places: number): number {
  if (!Number.isFinite(number)) return number;
  const [digits, power = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(power) + places}`);
}

/** A number of C in the unit of JavaScript. */
export function fromUnit(form: Form, number: number): number {
  return form.isTime ? shifted(number, 3) : number;
}

/** A number of JavaScript in the unit of C. */
export function toUnit(form: Form, number: number): number {
  return form.isTime ? shifted(number, -3) : number;
}

/** What a page gives, as the number of C. */
export function toNumber(form: Form, given: unknown): number {
  if (form.words && typeof given === 'string') {
    const index = indexOf(given, form.words);
    return form.isMask ? 1 << index : index;
  }
  if (form.words && Array.isArray(given)) {
    const words = form.words;
    return given.reduce((mask: number, word: string) => mask | (1 << indexOf(word, words)), 0);
  }
  if (typeof given !== 'number' && typeof given !== 'boolean') {
    throw new KinesicError('KIN_ERROR_INVALID', `${String(given)} is not a number`);
  }
  return toUnit(form, Number(given));
}

/** A number of C, as a page reads it. */
export function fromNumber(form: Form, number: number): unknown {
  if (form.isBoolean) return number !== 0;
  if (!form.words) return fromUnit(form, number);
  return form.isMask ? form.words.filter((_, bit) => (number >> bit) & 1) : form.words[number] ?? number;
}

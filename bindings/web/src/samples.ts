import type { Module } from './module.js';
import type { View } from './view.js';
import { phases, scrollPhases, ScrollSampleAt, TouchSampleAt, touchTypes } from './generated/abi.js';
import { indexOf, KinesicError } from './errors.js';
import type { Phase } from './events.js';

/** One sample of one contact. */
export interface Sample {
  /** The id of the contact: a whole number; free again after 'ended' or 'cancelled'. */
  touch: number;
  /** Milliseconds of one clock, as event.timeStamp; never before an earlier sample's. */
  time: number;
  x: number;
  y: number;
  phase: Phase;
  /** began: the view that was hit; without one the frames of the views decide. */
  view?: View;
  /** Default 'direct': a finger on the screen. */
  type?: typeof touchTypes[number];
  /** 0 where unknown; 1 is an ordinary touch. */
  force?: number;
  majorRadius?: number;
  altitude?: number;
  azimuth?: number;
  /** Mask: 1 primary, 2 secondary, 4 middle. */
  buttons?: number;
  /** Mask: 1 shift, 2 control, 4 alternate, 8 command, 16 caps lock. */
  modifiers?: number;
  /** began: the number of the hand or the person, where the table knows it. */
  hand?: number;
}

/** One sample of a wheel or a trackpad. */
export interface ScrollSample {
  /** The id of the device. */
  source: number;
  time: number;
  x: number;
  y: number;
  phase: typeof scrollPhases[number];
  view?: View;
  /** Default 'pointer': a wheel. 'indirect': a trackpad. */
  type?: typeof touchTypes[number];
  /** Movement of the content since the sample before, CSS pixels. */
  dx?: number;
  dy?: number;
  /** The scale since the sample before is 1 + magnification. */
  magnification?: number;
  /** Turn since the sample before, radians, clockwise. */
  rotation?: number;
  modifiers?: number;
}

/** How many samples there is room for: more than contacts can be down. */
export const sampleCapacity = 128;

function indexIn(word: string, words: readonly string[]): number {
  return indexOf(word, words, 'KIN_ERROR_INVALID');
}

/** Milliseconds as whole nanoseconds; NaN and what is infinite are refused. */
export function nanoseconds(time: number): number {
  const ns = Math.round(time * 1e6);
  checkWhole(ns, 'the time in nanoseconds');
  return ns;
}

/** Writes a number of up to 53 bits. */
function writeWhole(words: Uint32Array, at: number, number: number): void {
  words[at >> 2] = number % 4294967296;
  words[(at >> 2) + 1] = Math.floor(number / 4294967296);
}

function checkWhole(number: number, what: string): void {
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new KinesicError('KIN_ERROR_INVALID', `${what} must be a whole number from 0 to 2^53: ${number}`);
  }
}

/** A sample as it is written: numbers in place of words, and nothing left out. */
export interface RawSample {
  touch: number;
  time: number;
  x: number;
  y: number;
  /** KIN_PHASE_... */
  phase: number;
  /** KIN_TOUCH_... */
  type: number;
  view: View | undefined;
  force: number;
  majorRadius: number;
  altitude: number;
  azimuth: number;
  buttons: number;
  modifiers: number;
  hand: number;
}

/** Checks a sample of a page. */
export function rawSample(sample: Sample): RawSample {
  checkWhole(sample.touch, 'the id of a touch');
  checkWhole(nanoseconds(sample.time), 'the time in nanoseconds');
  return {
    touch: sample.touch,
    time: sample.time,
    x: sample.x,
    y: sample.y,
    phase: indexIn(sample.phase, phases),
    type: sample.type === undefined ? 0 : indexIn(sample.type, touchTypes),
    view: sample.view,
    force: sample.force ?? 0,
    majorRadius: sample.majorRadius ?? 0,
    altitude: sample.altitude ?? 0,
    azimuth: sample.azimuth ?? 0,
    buttons: sample.buttons ?? 0,
    modifiers: sample.modifiers ?? 0,
    hand: sample.hand ?? 0,
  };
}

/** Writes a sample to row `row` of the module's samples. */
export function writeSample(module: Module, base: number, row: number, sample: RawSample): void {
  const at = base + row * TouchSampleAt.size;
  const words = at >> 2;
  const doubles = at >> 3;
  const { u32, f64 } = module;
  const { view } = sample;
  writeWhole(u32, at + TouchSampleAt.touch, sample.touch);
  writeWhole(u32, at + TouchSampleAt.timeNs, nanoseconds(sample.time));
  f64[doubles + TouchSampleAt.x / 8] = sample.x;
  f64[doubles + TouchSampleAt.y / 8] = sample.y;
  u32[words + TouchSampleAt.view / 4] = view ? view.index : 0;
  u32[words + TouchSampleAt.view / 4 + 1] = view ? view.generation : 0;
  u32[words + TouchSampleAt.phase / 4] = sample.phase;
  u32[words + TouchSampleAt.type / 4] = sample.type;
  f64[doubles + TouchSampleAt.force / 8] = sample.force;
  f64[doubles + TouchSampleAt.majorRadius / 8] = sample.majorRadius;
  f64[doubles + TouchSampleAt.altitude / 8] = sample.altitude;
  f64[doubles + TouchSampleAt.azimuth / 8] = sample.azimuth;
  u32[words + TouchSampleAt.buttons / 4] = sample.buttons;
  u32[words + TouchSampleAt.modifiers / 4] = sample.modifiers;
  u32[words + TouchSampleAt.hand / 4] = sample.hand;
}

export function writeScroll(module: Module, at: number, sample: ScrollSample): void {
  const { u32, f64 } = module;
  const time = nanoseconds(sample.time);
  checkWhole(sample.source, 'the id of a source');
  writeWhole(u32, at + ScrollSampleAt.source, sample.source);
  writeWhole(u32, at + ScrollSampleAt.timeNs, time);
  f64[(at + ScrollSampleAt.x) >> 3] = sample.x;
  f64[(at + ScrollSampleAt.y) >> 3] = sample.y;
  module.u64[(at + ScrollSampleAt.view) >> 3] = sample.view ? sample.view.id : 0n;
  u32[(at + ScrollSampleAt.phase) >> 2] = indexIn(sample.phase, scrollPhases);
  u32[(at + ScrollSampleAt.type) >> 2] = indexIn(sample.type ?? 'pointer', touchTypes);
  f64[(at + ScrollSampleAt.dx) >> 3] = sample.dx ?? 0;
  f64[(at + ScrollSampleAt.dy) >> 3] = sample.dy ?? 0;
  f64[(at + ScrollSampleAt.magnification) >> 3] = sample.magnification ?? 0;
  f64[(at + ScrollSampleAt.rotation) >> 3] = sample.rotation ?? 0;
  u32[(at + ScrollSampleAt.modifiers) >> 2] = sample.modifiers ?? 0;
}

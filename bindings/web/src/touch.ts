import type { Engine } from './engine.js';
import type { Module } from './module.js';
import type { View } from './view.js';
import { TouchAt, touchTypes } from './generated/abi.js';

/** A touch of a recognizer, as its class sees it. Client coordinates, milliseconds, radians. */
export interface TouchInfo {
  /** The id of the pointer. */
  readonly touch: number;
  /** Serial number in the order of landing, from 1. */
  readonly contact: number;
  readonly view: View | undefined;
  readonly type: typeof touchTypes[number];
  readonly x: number;
  readonly y: number;
  readonly previousX: number;
  readonly previousY: number;
  readonly startX: number;
  readonly startY: number;
  readonly time: number;
  readonly startTime: number;
  readonly force: number;
  readonly majorRadius: number;
  readonly altitude: number;
  readonly azimuth: number;
  readonly buttons: number;
  readonly modifiers: number;
  readonly tapCount: number;
  /** Of which hand it is a finger: 1, 2 ...; 0: not known. */
  readonly hand: number;
}

/** A 64-bit number of nanoseconds as milliseconds. */
export function milliseconds(module: Module, at: number): number {
  return (module.u32[(at >> 2) + 1] * 4294967296 + module.u32[at >> 2]) / 1e6;
}

/** A 64-bit number that is known to fit in 53 bits. */
export function whole(module: Module, at: number): number {
  return module.u32[(at >> 2) + 1] * 4294967296 + module.u32[at >> 2];
}

export function readTouch(module: Module, at: number, engine: Engine): TouchInfo {
  const double = (offset: number): number => module.f64[(at + offset) >> 3];
  const word = (offset: number): number => module.u32[(at + offset) >> 2];
  return {
    touch: whole(module, at + TouchAt.id),
    contact: whole(module, at + TouchAt.contact),
    view: engine.viewAt(word(TouchAt.view)),
    type: touchTypes[word(TouchAt.type)],
    x: double(TouchAt.x),
    y: double(TouchAt.y),
    previousX: double(TouchAt.previousX),
    previousY: double(TouchAt.previousY),
    startX: double(TouchAt.startX),
    startY: double(TouchAt.startY),
    time: milliseconds(module, at + TouchAt.timeNs),
    startTime: milliseconds(module, at + TouchAt.startTimeNs),
    force: double(TouchAt.force),
    majorRadius: double(TouchAt.majorRadius),
    altitude: double(TouchAt.altitude),
    azimuth: double(TouchAt.azimuth),
    buttons: word(TouchAt.buttons),
    modifiers: word(TouchAt.modifiers),
    tapCount: word(TouchAt.tapCount),
    hand: word(TouchAt.hand),
  };
}

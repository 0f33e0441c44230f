// Pointer events as JSON, a list or one object a line; and the same with the names of this package or of the CSV.

import type { Phase } from '../session/kinesic.js';
import { Collector, type RecordedSample, type Touches } from './recording.js';

const phases: Record<string, Phase> = {
  pointerdown: 'began', pointermove: 'moved', pointerrawupdate: 'moved', pointerup: 'ended', pointercancel: 'cancelled',
  began: 'began', moved: 'moved', ended: 'ended', cancelled: 'cancelled',
  down: 'began', move: 'moved', up: 'ended', cancel: 'cancelled' };

type Fields = Readonly<Record<string, unknown>>;

export const isJson = (text: string) => /^\s*[[{]\s*[[{"\]]/.test(text);

/** What pointers do while they are not down is passed over. */
export function readPointers(text: string): Touches {
  const trimmed = text.trim();
  const list = (trimmed.startsWith('[') ? JSON.parse(trimmed)
    : trimmed.split('\n').filter(line => line.trim() !== '').map(line => JSON.parse(line) as unknown)) as Fields[];
  const down = new Set<number>();
  const samples = list.flatMap((fields, index) => samplesOf(fields, `event ${index + 1}`)).filter(({ finger, phase }) => {
    if (phase === 'began') down.add(finger);
    const isDown = down.has(finger);
    if (phase === 'ended' || phase === 'cancelled') down.delete(finger);
    return isDown;
  });
  const collector = new Collector();
  // The coalesced events of two pointers overlap.
  samples.sort((one, other) => one.time - other.time).forEach((each, index) => collector.add(each, `touch ${index + 1}`));
  return { samples: collector.samples };
}

function samplesOf(fields: Fields, where: string): RecordedSample[] {
  const word = String(fields['type'] ?? fields['phase'] ?? fields['event'] ?? '');
  const phase = phases[word];
  if (!phase) return [];
  const coalesced = fields['coalescedEvents'];
  const parts = phase === 'moved' && Array.isArray(coalesced) && coalesced.length > 0 ? coalesced as Fields[] : [fields];
  return parts.map(part => sampleOf({ ...fields, ...part }, phase, where));
}

function sampleOf(fields: Fields, phase: Phase, where: string): RecordedSample {
  const number = (...names: string[]): number => {
    const found = names.map(name => fields[name]).find(each => typeof each === 'number');
    if (typeof found !== 'number') throw new Error(`${where}: the key "${names[0] ?? ''}" is missing`);
    return found;
  };
  return {
    finger: number('pointerId', 'touch', 'tracking_id', 'slot'), phase,
    time: 't_us' in fields ? number('t_us') / 1000 : number('timeStamp', 'time'),
    x: number('clientX', 'x'), y: number('clientY', 'y') };
}

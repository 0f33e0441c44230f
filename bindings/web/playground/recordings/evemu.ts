// What evemu-record and evemu-describe write: "A:" lines of axes and "E:" lines of events.

import { EvdevLog } from './evdev.js';
import { milliseconds, whole, type Touches } from './recording.js';

export function readEvemu(text: string): Touches {
  const log = new EvdevLog();
  text.split(/\r?\n/).forEach((line, index) => takeLine(log, line, index + 1));
  return log.touches();
}

function takeLine(log: EvdevLog, text: string, line: number): void {
  const [head, ...words] = text.replace(/#.*/, '').split(/[ \t]+/).filter(word => word !== '');
  if (head === undefined || ['N:', 'I:', 'P:', 'B:', 'L:', 'S:'].includes(head)) return;
  if (head === 'A:') {
    const [axis, minimum, maximum, , , resolution] = words.map((word, i) => whole(word, i === 0 ? 16 : 10));
    if (![axis, minimum, maximum].every(Number.isFinite)) {
      throw new Error(`line ${line}: an axis line is 'A: code minimum maximum fuzz flat resolution'`);
    }
    log.setAxis(axis as number, minimum as number, resolution);
  } else if (head === 'E:') {
    const event = { time: milliseconds(words[0]), type: whole(words[1], 16), code: whole(words[2], 16),
      value: whole(words[3]), line };
    if (words.length !== 4 || !Object.values(event).every(Number.isFinite)) {
      throw new Error(`line ${line}: an event line is 'E: seconds.microseconds type code value'`);
    }
    log.events.push(event);
  } else {
    throw new Error(`line ${line}: not a line of an evemu event log (N: I: P: B: A: L: S: E:)`);
  }
}

// What `libinput record` writes, file version 1. Of its YAML three kinds of lines matter: where a device begins, its
// axes, and its events; all else is passed over.

import { EvdevLog } from './evdev.js';
import { whole, type Touches } from './recording.js';

export function readLibinput(text: string): Touches {
  const logs: EvdevLog[] = [];
  let section = '';
  text.split(/\r?\n/).forEach((line, index) => {
    const where = `line ${index + 1}`;
    const version = /^version: *(\S+)/.exec(line);
    if (version && version[1] !== '1') throw new Error(`${where}: version '${version[1]}' of the file format: version 1 can be read`);
    if (/^ *- node:/.test(line)) logs.push(new EvdevLog());
    // The key of a block: what follows belongs to it until the next one.
    const key = /^ *(?:- )?([a-z]+): *(?:#.*)?$/.exec(line);
    if (key) section = key[1] as string;
    const log = logs[logs.length - 1];
    const list = /^ *(?:- |(\d+): *)\[([^\]]*)\]/.exec(line);
    if (!log || !list) return;
    const numbers = (list[2] as string).split(',').map(each => whole(each.trim()));
    if (list[1] !== undefined && section === 'absinfo') takeAxis(log, Number(list[1]), numbers, where);
    else if (list[1] === undefined && section === 'evdev') takeEvent(log, numbers, index + 1);
  });
  const touching = logs.filter(log => log.hasContacts);
  if (touching.length > 1) throw new Error('a second device with contacts; record one of them');
  return (touching[0] ?? new EvdevLog()).touches();
}

function takeAxis(log: EvdevLog, axis: number, numbers: readonly number[], where: string): void {
  const [minimum, , , , resolution] = numbers;
  if (numbers.length !== 5 || !numbers.every(Number.isFinite)) {
    throw new Error(`${where}: an axis is 'code: [minimum, maximum, fuzz, flat, resolution]'`);
  }
  log.setAxis(axis, minimum as number, resolution);
}

function takeEvent(log: EvdevLog, numbers: readonly number[], line: number): void {
  if (numbers.length !== 5 || !numbers.every(Number.isFinite)) {
    throw new Error(`line ${line}: an event is '- [seconds, microseconds, type, code, value]'`);
  }
  const [seconds, microseconds, type, code, value] = numbers as [number, number, number, number, number];
  log.events.push({ time: (seconds * 1e6 + microseconds) / 1000, type, code, value, line });
}

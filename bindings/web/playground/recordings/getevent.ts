// The text of Android's `getevent -lt`, and of `getevent -t`, which has numbers in place of names. Lines of
// `getevent -lp` before the events tell the axes.

import { code, EvdevLog } from './evdev.js';
import { milliseconds, whole, type Touches } from './recording.js';

const types: Record<string, number> = { EV_SYN: code.syn, EV_ABS: code.absolute };
const codes: Record<string, number> = {
  SYN_REPORT: code.report, SYN_MT_REPORT: code.mtReport, SYN_DROPPED: code.dropped, ABS_MT_SLOT: code.slot,
  ABS_MT_TOUCH_MAJOR: code.touchMajor, ABS_MT_POSITION_X: code.x, ABS_MT_POSITION_Y: code.y,
  ABS_MT_TOOL_TYPE: code.toolType, ABS_MT_TRACKING_ID: code.trackingId, ABS_MT_PRESSURE: code.pressure };
const keys: Record<string, number> = { UP: 0, DOWN: 1, REPEAT: 2 };

/** The number of a name, or a hexadecimal number; a name that matters to nobody here is -1. */
function numberOf(word: string | undefined, names: Record<string, number>): number {
  if (word === undefined) return NaN;
  const number = names[word] ?? whole(word, 16);
  return Number.isNaN(number) && /^[A-Z\d_]+$/.test(word) ? -1 : number;
}

/** Eight hexadecimal digits of a two's complement, or the state of a key. */
const valueOf = (word: string | undefined) => keys[word ?? ''] ?? (Number.isNaN(whole(word, 16)) ? NaN : whole(word, 16) | 0);

export function readGetevent(text: string): Touches {
  const logs = new Map<string, EvdevLog>();
  const logOf = (device: string): EvdevLog => {
    const log = logs.get(device) ?? new EvdevLog();
    logs.set(device, log);
    return log;
  };
  let described = '';
  text.split(/\r?\n/).forEach((line, index) => {
    const event = /^\[ *([\d.]+)\] +(?:(\S+): +)?(\S+) +(\S+) +(\S+) *$/.exec(line);
    const axis = /(\S+) *: value [^,]*, min (-?\d+), max (-?\d+), fuzz [^,]*, flat [^,]*(?:, resolution (\d+))?/.exec(line);
    if (event) takeEvent(logOf(event[2] ?? ''), event, index + 1);
    else if (line.startsWith('[')) {
      throw new Error(`line ${index + 1}: an event line is '[ seconds.microseconds] /dev/input/eventN: type code value'`);
    } else if (line.startsWith('add device ')) described = line.split(' ').pop() ?? '';
    else if (axis) logOf(described).setAxis(numberOf(axis[1], codes), Number(axis[2]), whole(axis[4]));
    else if (/^\S/.test(line) && !line.startsWith('could not ')) {
      throw new Error(`line ${index + 1}: not a line of getevent -lt`);
    }
  });
  const touching = [...logs].filter(([, log]) => log.hasContacts);
  if (touching.length > 1) throw new Error(`contacts of two devices, ${touching.map(([name]) => name).join(' and ')}; record one of them`);
  return (touching[0]?.[1] ?? new EvdevLog()).touches();
}

function takeEvent(log: EvdevLog, words: readonly (string | undefined)[], line: number): void {
  const [, time, , type, event, value] = words;
  const found = { time: milliseconds(time), type: numberOf(type, types), code: numberOf(event, codes), value: valueOf(value), line };
  if (!Object.values(found).every(Number.isFinite)) {
    throw new Error(`line ${line}: an event line is '[ seconds.microseconds] /dev/input/eventN: type code value'`);
  }
  log.events.push(found);
}

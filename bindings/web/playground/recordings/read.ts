// Reads the formats of docs/formats.md. Which one a file has is decided by its contents.

import { isCsv, readCsv } from './csv.js';
import { readEvemu } from './evemu.js';
import { readGetevent } from './getevent.js';
import { readLibinput } from './libinput.js';
import { isJson, readPointers } from './pointer.js';
import type { Touches } from './recording.js';
import { isTuio, readTuio } from './tuio.js';

const readers: readonly { fits(text: string, firstLine: string): boolean; read(text: string): Touches }[] = [
  { fits: isCsv, read: readCsv },
  { fits: text => /^ *version:/m.test(text.slice(0, 65536)), read: readLibinput },
  { fits: (text, first) => text.startsWith('# EVEMU') || /^[NIEA]: /.test(first), read: readEvemu },
  { fits: (_, first) => /^(add device |could not |\[\s*\d)/.test(first), read: readGetevent },
  { fits: isJson, read: readPointers },
];

/** The touches of a recording; undefined for what is none. Throws a sentence that can be shown. */
export function readRecording(bytes: Uint8Array): Touches | undefined {
  if (isTuio(bytes)) return some(readTuio(bytes));
  const text = new TextDecoder().decode(bytes);
  const first = text.split(/\r?\n/).find(line => !line.startsWith('#')) ?? '';
  const reader = readers.find(each => each.fits(text, first));
  return reader && some(reader.read(text));
}

function some(touches: Touches): Touches {
  if (touches.samples.length === 0) throw new Error('there is no touch in it');
  return touches;
}

// Files that are dropped onto the page: traces, and recordings of touches in the formats of docs/formats.md that are
// text.

import type { Phase } from '../session/kinesic.js';

export interface RecordedSample {
  finger: number;
  time: number;
  x: number;
  y: number;
  phase: Phase;
}

const csvPhases: Record<string, Phase> = { down: 'began', move: 'moved', up: 'ended', cancel: 'cancelled' };
const pointerPhases: Record<string, Phase> = {
  pointerdown: 'began', pointermove: 'moved', pointerup: 'ended', pointercancel: 'cancelled' };
const phases: readonly Phase[] = ['began', 'moved', 'ended', 'cancelled'];

/** "KTRC" or whatever a trace begins with is the engine's business: what is no text is taken for a trace. */
export function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 256).some(byte => byte === 0 || byte > 126
    || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13));
}

/** Reads CSV, a list of pointer events, or one JSON object a line. Throws a sentence that can be shown. */
export function readRecording(text: string, name: string): RecordedSample[] {
  const trimmed = text.trim();
  const samples = trimmed.startsWith('[') ? fromList(JSON.parse(trimmed) as unknown[])
    : trimmed.startsWith('{') ? fromList(trimmed.split('\n').filter(line => line.trim() !== '').map(line =>
      JSON.parse(line) as unknown))
      : fromCsv(trimmed);
  if (samples.length === 0) throw new Error(`${name} has no touches.`);
  const down = new Set<number>();
  const valid = samples.filter(sample => {
    if (sample.phase === 'began') {
      down.add(sample.finger);
      return true;
    }
    const isKnown = down.has(sample.finger);
    if (sample.phase !== 'moved') down.delete(sample.finger);
    return isKnown;
  });
  const first = valid[0];
  if (!first) throw new Error(`${name} has no landing of a finger.`);
  return valid.map(sample => ({ ...sample, time: sample.time - first.time }));
}

function fromCsv(text: string): RecordedSample[] {
  const [head, ...rows] = text.split(/\r?\n/);
  const columns = (head ?? '').split(',').map(each => each.trim());
  const at = (name: string) => columns.indexOf(name);
  if (at('t_us') < 0 || at('x') < 0 || at('y') < 0 || at('event') < 0) {
    throw new Error('The file is none of those that are read here: a trace (.kintrace), CSV with the columns '
      + 't_us,slot,tracking_id,x,y,pressure,event, or pointer events as JSON.');
  }
  const id = at('tracking_id') >= 0 ? at('tracking_id') : at('slot');
  return rows.filter(row => row.trim() !== '').map(row => {
    const cells = row.split(',').map(each => each.trim());
    return {
      finger: Number(cells[id] ?? 0), time: Number(cells[at('t_us')]) / 1000, x: Number(cells[at('x')]),
        y: Number(cells[at('y')]),
      phase: csvPhases[cells[at('event')] ?? ''] ?? 'moved' };
  });
}

function fromList(list: unknown[]): RecordedSample[] {
  return list.flatMap((entry): RecordedSample[] => {
    const fields = entry as Record<string, unknown>;
    const number = (...names: string[]) => {
      const name = names.find(each => typeof fields[each] === 'number');
      return name === undefined ? 0 : fields[name] as number;
    };
    const type = String(fields['type'] ?? fields['phase'] ?? fields['event'] ?? '');
    const phase = pointerPhases[type] ?? csvPhases[type] ?? phases.find(each => each === type);
    if (!phase) return [];
    return [{
      finger: number('pointerId', 'touch', 'tracking_id', 'slot'),
        time: 't_us' in fields ? number('t_us') / 1000 : number('timeStamp', 'time'),
      x: number('clientX', 'x'), y: number('clientY', 'y'), phase }];
  });
}

export function save(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

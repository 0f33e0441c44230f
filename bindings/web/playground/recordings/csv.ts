// Rows of t_us,slot,tracking_id,x,y,pressure,event: the form of the project's own recordings.

import type { Phase } from '../session/kinesic.js';
import { Collector, whole, type Touches } from './recording.js';

const phases: Record<string, Phase> = { down: 'began', move: 'moved', up: 'ended', cancel: 'cancelled' };

/** Whether the first line is a head of such a table. The order of the columns does not matter. */
export function isCsv(text: string): boolean {
  const columns = columnsOf(text.split(/\r?\n/, 1)[0] ?? '');
  return ['t_us', 'x', 'y', 'event'].every(name => columns.includes(name));
}

const columnsOf = (line: string) => line.split(',').map(each => each.trim());

export function readCsv(text: string): Touches {
  const [head, ...rows] = text.split(/\r?\n/);
  const columns = columnsOf(head ?? '');
  const id = columns.includes('tracking_id') ? 'tracking_id' : 'slot';
  const collector = new Collector();
  rows.forEach((row, index) => {
    if (row.trim() === '') return;
    const where = `line ${index + 2}`;
    const cells = columnsOf(row);
    const cell = (name: string) => cells[columns.indexOf(name)];
    const number = (name: string, read: (text: string | undefined) => number) => {
      const found = read(cell(name));
      if (!Number.isFinite(found)) throw new Error(`${where}: ${name}: '${cell(name) ?? ''}' is not a number`);
      return found;
    };
    const decimal = (text: string | undefined) => text ? Number(text) : NaN;
    const phase = phases[cell('event') ?? ''];
    if (!phase) throw new Error(`${where}: event: '${cell('event') ?? ''}' is none of ${Object.keys(phases).join(', ')}`);
    collector.add({
      finger: columns.includes(id) ? number(id, whole) : 0, time: number('t_us', whole) / 1000,
      x: number('x', decimal), y: number('y', decimal), phase }, where);
  });
  return { samples: collector.samples };
}

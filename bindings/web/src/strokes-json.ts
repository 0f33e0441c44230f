/** The JSON form of a set of templates: docs/strokes.md, "JSON". */
import { KinesicError } from './errors.js';
import type { Drawing, Strokes, Template, TemplateOptions, TemplateSet, TemplateSetOptions } from './strokes.js';

// Keys of the form, and the names here.
const setKeys = { sample_count: 'sampleCount', limit: 'limit', margin: 'margin', minimum_size: 'minimumSize' } as const;
const switchKeys = {
  any_order: 'anyOrder', any_direction: 'anyDirection', keep_aspect: 'keepAspect', free_aspect: 'freeAspect',
} as const;
const numberKeys = { rotation: 'rotation', size_ratio: 'sizeRatio', duration_ratio: 'durationRatio', limit: 'limit' } as const;
const nanoseconds = 1e6;

type Entries = Record<string, unknown>;

export function toJSON(options: Required<TemplateSetOptions>, templates: readonly Template[]): object {
  const set = Object.entries(setKeys).map(([key, name]) => [key, options[name]]);
  return { format: 'kinesic-strokes', version: 1, ...Object.fromEntries(set), templates: templates.map(template) };
}

function template({ name, drawing, options }: Template): object {
  const switches = Object.entries(switchKeys).filter(([, word]) => options[word]).map(([key]) => [key, true]);
  const numbers = Object.entries(numberKeys).filter(([, word]) => options[word] !== 0).map(([key, word]) => [key, options[word]]);
  const strokes = drawing.map((stroke) => stroke.map(({ x, y, time }) => (
    time === undefined ? [x, y] : [x, y, Math.round(time * nanoseconds)])));
  return { name, ...Object.fromEntries([...switches, ...numbers]), strokes };
}

/** Makes a set of a text. What is wrong is refused with its place, and no set is left behind. */
export function fromJSON(strokes: Strokes, text: string): TemplateSet {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw refused('', error instanceof Error ? error.message : String(error));
  }
  const found = entries(parsed, '', ['format', 'version', 'templates', ...Object.keys(setKeys)]);
  if (found.format !== 'kinesic-strokes') throw refused('format', 'must be "kinesic-strokes"');
  if (found.version !== 1) throw refused('version', 'must be 1');
  if (!Array.isArray(found.templates)) throw refused('templates', 'must be a list');
  const options: TemplateSetOptions = {};
  for (const [key, name] of Object.entries(setKeys)) if (key in found) options[name] = number(found[key], key);
  const set = strokes.set(options);
  try {
    found.templates.forEach((each, index) => add(set, each, `templates[${index}]`));
  } catch (error) {
    set.close();
    throw error;
  }
  return set;
}

function add(set: TemplateSet, given: unknown, where: string): void {
  const found = entries(given, where, ['name', 'strokes', ...Object.keys(switchKeys), ...Object.keys(numberKeys)]);
  if (typeof found.name !== 'string') throw refused(`${where}.name`, 'must be a text');
  const options: TemplateOptions = {};
  for (const [key, name] of Object.entries(switchKeys)) {
    if (!(key in found)) continue;
    if (typeof found[key] !== 'boolean') throw refused(`${where}.${key}`, 'must be true or false');
    options[name] = found[key] as boolean;
  }
  for (const [key, name] of Object.entries(numberKeys)) if (key in found) options[name] = number(found[key], `${where}.${key}`);
  const drawing = points(found.strokes, `${where}.strokes`);
  try {
    set.add(found.name, drawing, options);
  } catch (error) {
    throw error instanceof KinesicError ? new KinesicError(error.code, `${where}: ${error.message}`) : error;
  }
}

function points(given: unknown, where: string): Drawing {
  if (!Array.isArray(given)) throw refused(where, 'must be a list of strokes');
  return given.map((stroke: unknown, index) => {
    if (!Array.isArray(stroke)) throw refused(`${where}[${index}]`, 'must be a list of points');
    return stroke.map((point: unknown, place): [number, number, number?] => {
      const at = `${where}[${index}][${place}]`;
      if (!Array.isArray(point) || point.length < 2 || point.length > 3) throw refused(at, 'must be [x, y] or [x, y, nanoseconds]');
      const [x, y, time = 0] = point.map((each, axis) => number(each, `${at}[${axis}]`)) as [number, number, number?];
      if (time < 0) throw refused(`${at}[2]`, 'must not be below 0');
      return [x, y, time / nanoseconds];
    });
  });
}

function entries(given: unknown, where: string, keys: readonly string[]): Entries {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refused(where, 'must be an object');
  const unknown = Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw refused(where ? `${where}.${unknown}` : unknown, 'is not known');
  return given as Entries;
}

function number(given: unknown, where: string): number {
  if (typeof given !== 'number') throw refused(where, 'must be a number');
  return given;
}

function refused(where: string, why: string): KinesicError {
  return new KinesicError('KIN_ERROR_INVALID', where ? `${where} ${why}` : why);
}

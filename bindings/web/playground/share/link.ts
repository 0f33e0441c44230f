// A link that carries a preset, and perhaps a recording.

import type { Size } from '../session/preset.js';
import type { Changes } from '../session/setup.js';
import type { Applied } from '../session/show.js';

export interface Shared {
  preset: string;
  isSettled: boolean;
  /** Of the properties, relations and delegates. */
  changes?: Changes;
  /** Of the stage that it was recorded on. */
  size?: Size;
  origin?: { x: number; y: number };
  trace?: Uint8Array;
  /** What had happened to the scene before. */
  prologue?: readonly Applied[];
}

/** What scenes read of a gesture. */
const fields = ['kind', 'type', 'state', 'from', 'time', 'x', 'y', 'touchCount', 'touch', 'contact', 'translation',
  'velocity', 'scale', 'rotation', 'tapCount', 'direction', 'a', 'b', 'tx', 'ty'] as const;

/** What browsers take. */
export const longest = 32000;
/** What chats and mail programs pass on without loss. */
export const comfortable = 8000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const blob = new Blob([bytes as BlobPart]);
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), each => each.charCodeAt(0));
}

function toBytes(prologue: readonly Applied[]): Uint8Array {
  const plain = prologue.map(({ event, name, origin }) => ({
    name, origin, event: Object.fromEntries(fields.map(field => [field, event[field]])) }));
  return new TextEncoder().encode(JSON.stringify(plain));
}

const packed = async (bytes: Uint8Array) => toText(await through(bytes, new CompressionStream('deflate-raw')));
const unpacked = (text: string) => through(fromText(text), new DecompressionStream('deflate-raw'));

export async function hashOf(shared: Shared): Promise<string> {
  const parts = [`p=${shared.preset}`];
  if (shared.isSettled) parts.push('r=1');
  if (shared.changes) parts.push(`c=${await packed(new TextEncoder().encode(JSON.stringify(shared.changes)))}`);
  if (shared.size && shared.origin) {
    const { size, origin } = shared;
    parts.push(`s=${[size.width, size.height, origin.x, origin.y].map(each => Number(each.toFixed(2))).join(',')}`);
  }
  if (shared.prologue && shared.prologue.length > 0) parts.push(`b=${await packed(toBytes(shared.prologue))}`);
  if (shared.trace) parts.push(`t=${await packed(shared.trace)}`);
  return `#${parts.join('&')}`;
}

export async function readHash(hash: string): Promise<Shared | undefined> {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const preset = given.get('p');
  if (!preset) return undefined;
  const shared: Shared = { preset, isSettled: given.get('r') === '1' };
  const numbers = (given.get('s') ?? '').split(',').map(Number);
  if (numbers.length === 4 && numbers.every(Number.isFinite)) {
    const [width, height, x, y] = numbers as [number, number, number, number];
    shared.size = { width, height };
    shared.origin = { x, y };
  }
  const trace = given.get('t');
  if (trace) shared.trace = await unpacked(trace);
  const changes = given.get('c');
  if (changes) shared.changes = JSON.parse(new TextDecoder().decode(await unpacked(changes))) as Changes;
  const before = given.get('b');
  if (before) shared.prologue = JSON.parse(new TextDecoder().decode(await unpacked(before))) as Applied[];
  return shared;
}

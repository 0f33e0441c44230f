// A link that carries a preset, and perhaps a recording.

import type { Size } from '../session/preset.js';

export interface Shared {
  preset: string;
  isSettled: boolean;
  /** Of the stage that it was recorded on. */
  size?: Size;
  origin?: { x: number; y: number };
  trace?: Uint8Array;
}

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

export async function hashOf(shared: Shared): Promise<string> {
  const parts = [`p=${shared.preset}`];
  if (shared.isSettled) parts.push('r=1');
  if (shared.size && shared.origin) {
    const { size, origin } = shared;
    parts.push(`s=${[size.width, size.height, origin.x, origin.y].map(each => Number(each.toFixed(2))).join(',')}`);
  }
  if (shared.trace) parts.push(`t=${toText(await through(shared.trace, new CompressionStream('deflate-raw')))}`);
  return `#${parts.join('&')}`;
}

export async function readHash(hash: string): Promise<Shared | undefined> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const preset = fields.get('p');
  if (!preset) return undefined;
  const shared: Shared = { preset, isSettled: fields.get('r') === '1' };
  const numbers = (fields.get('s') ?? '').split(',').map(Number);
  if (numbers.length === 4 && numbers.every(Number.isFinite)) {
    const [width, height, x, y] = numbers as [number, number, number, number];
    shared.size = { width, height };
    shared.origin = { x, y };
  }
  const trace = fields.get('t');
  if (trace) shared.trace = await through(fromText(trace), new DecompressionStream('deflate-raw'));
  return shared;
}

import { KinesicError } from './errors.js';

/** Where the bytes of a module come from. */
export type Source = string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module;

async function bytesOf(source: string | URL): Promise<Response | BufferSource> {
  const url = new URL(source, import.meta.url);
  if (url.protocol !== 'file:') return fetch(url);
  // Node has no fetch for files. The name is put together so that bundlers for pages leave it alone.
  const files = await import(/* webpackIgnore: true */ /* @vite-ignore */ ['node:fs', 'promises'].join('/'));
  return files.readFile(url) as Promise<BufferSource>;
}

/** Makes an instance of a module, wherever it comes from. */
export async function instantiate(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  const given: unknown = typeof source === 'string' || source instanceof URL ? await bytesOf(source) : await source;
  if (given instanceof WebAssembly.Module) return WebAssembly.instantiate(given, imports);
  if (typeof Response === 'undefined' || !(given instanceof Response)) {
    return (await WebAssembly.instantiate(given as BufferSource, imports)).instance;
  }
  const type = given.headers.get('Content-Type') ?? '';
  // A server of a page with routes answers what it does not have with that page.
  if (!given.ok || type.startsWith('text/html')) {
    throw new KinesicError('KIN_ERROR_INVALID', `${given.url} was not loaded: ${given.ok ? `the server sent ${type}` : given.status}`);
  }
  // A server that does not know the type application/wasm is no reason to fail.
  if (type.startsWith('application/wasm')) {
    return (await WebAssembly.instantiateStreaming(given, imports)).instance;
  }
  return (await WebAssembly.instantiate(await given.arrayBuffer(), imports)).instance;
}

// The second module, which has the sentences, for touch screens whose page has not loaded it.

import type { Kinesic } from '../kinesic.js';
import type { Module } from '../module.js';
import type { Touchscreen } from '../touchscreen.js';
import type { Source } from '../instantiate.js';

const loading = new WeakMap<Module, Promise<void>>();

/** Whether sentences, relations and recorders of a touch screen can be asked for. */
export function isComplete({ module }: Touchscreen): boolean {
  return module.hasTraces && module.recorders !== undefined;
}

/**
 * Loads it if it is not there, once for all touch screens of a module; what the page asks for later is this one too.
 */
export async function complete({ module }: { readonly module: Module }, source: Source): Promise<void> {
  const { Traces } = await import('../traces.js');
  if (!module.hasTraces) await (loading.get(module) ?? load(module, source));
  if (!module.recorders) new Traces({ module } as Kinesic);
}

function load(module: Module, source: Source): Promise<void> {
  const promise = module.loadTraces(source);
  loading.set(module, promise);
  module.loadTraces = () => promise;
  const end = (): void => {
    loading.delete(module);
    delete (module as Partial<Module>).loadTraces;
  };
  promise.then(end, end);
  return promise;
}

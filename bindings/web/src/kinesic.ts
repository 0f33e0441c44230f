import type { ClassDefinition } from './define.js';
import type { ClassInfo, Descriptor } from './descriptors.js';
import { Engine, engineDefaults, EngineOptions } from './engine.js';
import type { Source } from './instantiate.js';
import { Module } from './module.js';
import { Touchscreen, TouchscreenOptions } from './touchscreen.js';
import { checkOptions, KinesicError } from './errors.js';
import { Limit } from './generated/abi.js';
import { readClasses, readCommon } from './descriptors.js';
import type { PropertyInfo } from './descriptors.js';
import type { Traces } from './traces.js';

export interface LoadOptions {
  /** The module: its address, bytes, a response, or compiled. Default: kinesic.wasm beside this file. */
  wasm?: Source;
}

const loadOptions = ['wasm'];
const engineOptions = Object.keys(engineDefaults);

/** A loaded module. Engines and touch screens come from it. */
export class Kinesic {
  /** @internal */ readonly module: Module;
  /** @internal */ readonly descriptors = new Map<string, Descriptor>();
  /** @internal */ readonly definitions: ((engine: number) => void)[] = [];
  /** The version of the library, "1.0.0". */
  readonly version: string;
  private traces: Promise<Traces> | undefined;

  /** @internal */
  constructor(module: Module) {
    this.module = module;
    this.version = module.text(module.calls.kin_version());
    if (module.calls.kin_abi_level() !== Limit.abiLevel) {
      throw new KinesicError('KIN_ERROR_UNSUPPORTED', `the module has level ${module.calls.kin_abi_level()}, this package is for ${Limit.abiLevel}`);
    }
  }

  /** An engine that takes pointer events of a page. */
  touchscreen(options: TouchscreenOptions = {}): Touchscreen {
    checkOptions(options, [...engineOptions, 'root', 'domEvents', 'touchAction', 'wheel', 'coalesced']);
    return new Touchscreen(this, options);
  }

  /** An engine without a page: feed it samples and time. */
  engine(options: EngineOptions = {}): Engine {
    checkOptions(options, engineOptions);
    return new Engine(this, options);
  }

  /** The recognizer classes that engines have, with their properties and outputs. */
  get classes(): readonly ClassInfo[] {
    if (this.descriptors.size < this.definitions.length || this.descriptors.size === 0) this.readDescriptors();
    return [...this.descriptors.values()].map((descriptor) => descriptor.info);
  }

  /** The properties that every recognizer has. */
  get commonProperties(): readonly PropertyInfo[] {
    return readCommon(this.module).map(([info]) => info);
  }

  private readDescriptors(): void {
    const engine = this.engine();
    for (const [name, descriptor] of readClasses(this.module, engine.address, this.descriptors)) this.descriptors.set(name, descriptor);
    engine.close();
  }

  /** Adds a recognizer class that is written in JavaScript to the engines that are made from then on. */
  async define(definition: ClassDefinition): Promise<void> {
    const { makeClass } = await import('./define.js');
    if (this.classes.some((info) => info.name === definition.name)) {
      throw new KinesicError('KIN_ERROR_EXISTS', `there is a class '${definition.name}' already`);
    }
    const register = makeClass(this.module, definition);
    this.definitions.push(register);
    try {
      this.readDescriptors();
    } catch (error) {
      this.definitions.pop();
      throw error;
    }
  }

  /** @internal An engine that is there already. */
  engineAt(address: number): Engine {
    return new Engine(this, {}, address);
  }

  /** Loads the second module: traces, replay, sentences, motion. Default: kinesic-traces.wasm beside this file. */
  loadTraces(options: LoadOptions = {}): Promise<Traces> {
    checkOptions(options, loadOptions);
    this.traces ??= this.importTraces(options);
    this.traces.catch(() => { this.traces = undefined; });
    return this.traces;
  }

  private async importTraces(options: LoadOptions): Promise<Traces> {
    const [{ Traces }] = await Promise.all([
      import('./traces.js'),
      this.module.loadTraces(options.wasm ?? new URL('./kinesic-traces.wasm', import.meta.url)),
    ]);
    return new Traces(this);
  }
}

/** Loads the module. Once a page is enough: engines and touch screens share it. */
export async function load(options: LoadOptions = {}): Promise<Kinesic> {
  checkOptions(options, loadOptions);
  return new Kinesic(await Module.load(options.wasm ?? new URL('./kinesic.wasm', import.meta.url)));
}

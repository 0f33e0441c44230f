/** Recognizers with their properties and relations for a kind of program, by name: docs/presets.md says why each. */
import type { Kinesic } from './kinesic.js';
import type { ClassName, PropertiesOf } from './events.js';
import type { Recognizer, RecognizerOptions } from './recognizer.js';
import type { Accommodations, HandGrouping, PalmFilter, Traces } from './traces.js';
import type { View, ViewOptions } from './view.js';
import { KinesicError } from './errors.js';
import { presets } from './generated/presets.js';

/** The presets by their names. */
export type PresetName = keyof typeof presets;

/** The recognizers of a preset by their names in it. */
export type Made<Name extends PresetName> = {
  readonly [Each in keyof (typeof presets)[Name]['recognizers']]:
    (typeof presets)[Name]['recognizers'][Each] extends { type: infer Type extends ClassName } ? Recognizer<Type> : never;
};

interface Preset {
  readonly title: string;
  readonly needsTraces: boolean;
  readonly flags: readonly ('arenaBoundary' & keyof ViewOptions)[];
  readonly recognizers: {
    readonly [id: string]: { readonly type: string; readonly name: string; readonly set: { readonly [name: string]: number | boolean } };
  };
  readonly relations: readonly (readonly [kind: string, first: string, second: string])[];
  readonly settings: {
    readonly palmFilter?: PalmFilter; readonly hands?: HandGrouping; readonly accommodations?: Accommodations;
  };
}

const byName: { readonly [name: string]: Preset } = presets;

const relate: { readonly [kind: string]: (first: Recognizer, second: Recognizer) => void } = {
  requireFailure: (first, second) => first.waitFor(second),
  simultaneous: (first, second) => first.alongside(second),
  noPrevention: (first, second) => first.engine.setPrevention(first, second, false),
  requireInactive: (first, second) => first.engine.requireInactive(first, second),
  takeover: (first, second) => first.engine.allowTakeover(first, second),
};

/** The presets by their names, with one line each on what it is for. */
export const titles = Object.fromEntries(
  Object.entries(presets).map(([name, { title }]) => [name, title]),
) as { readonly [Name in PresetName]: string };

/**
 * Adds the recognizers of a preset to a view, after those that it has, with their properties and relations, and gives
 * them by their names. Then it sets the flags that the preset wants of the view, and what it wants of the engine, in
 * place of what was set there before. It loads the second module for a preset that needs it.
 *
 * A name that is none is KIN_ERROR_UNKNOWN, and its message lists the presets. On any error all is as it was.
 */
export async function apply<Name extends PresetName>(kinesic: Kinesic, view: View, name: Name): Promise<Made<Name>> {
  const known: readonly string[] = Object.keys(byName);
  if (!known.includes(name)) {
    throw new KinesicError('KIN_ERROR_UNKNOWN', `there is no preset '${String(name)}'; there are: ${known.join(', ')}`);
  }
  const preset = byName[name];
  const traces = preset.needsTraces ? await kinesic.loadTraces() : undefined;
  return build(view, preset, traces) as Made<Name>;
}

function build(view: View, preset: Preset, traces: Traces | undefined): { readonly [id: string]: Recognizer } {
  const made: { [id: string]: Recognizer } = {};
  const before = preset.flags.map((flag) => [flag, view.get(flag)] as const);
  try {
    for (const [id, { type, name, set }] of Object.entries(preset.recognizers)) {
      made[id] = view.on(type as ClassName, { ...set, name } as RecognizerOptions & PropertiesOf<ClassName>) as Recognizer;
    }
    for (const [kind, first, second] of preset.relations) relate[kind](made[first], made[second]);
    for (const flag of preset.flags) view.set(flag, true);
    set(view, preset.settings, traces);
  } catch (error) {
    for (const recognizer of Object.values(made).reverse()) recognizer.remove();
    for (const [flag, was] of before) view.set(flag, was);
    throw error;
  }
  return made;
}

function set({ engine }: View, { palmFilter, hands, accommodations }: Preset['settings'], traces: Traces | undefined): void {
  if (palmFilter) traces!.setPalmFilter(engine, palmFilter);
  if (hands) traces!.setHands(engine, hands);
  if (accommodations) traces!.setAccommodations(engine, accommodations);
}

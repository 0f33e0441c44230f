import type { Engine } from './engine.js';
import type { Recognizer } from './recognizer.js';
import type { View } from './view.js';
import { EventAt } from './generated/abi.js';
import { camel } from './words.js';

/** KIN_EVENT_VIEW_TOUCH */
const viewTouch = 1;

/** Ids that a call writes: into the scratch's beginning, or into room that is as large as it says. */
export function readIds({ module }: Engine, call: (address: number, capacity: number, outCount: number) => void): bigint[] {
  const inScratch = 96;
  const idsAt = (address: number, count: number): bigint[] => {
    module.refresh();
    return Array.from(module.u64.subarray(address >> 3, (address >> 3) + count));
  };
  call(module.scratch + 16, inScratch, module.scratch);
  const count = module.u32[module.scratch >> 2];
  if (count <= inScratch) return idsAt(module.scratch + 16, count);
  const room = module.allocate(count * 8);
  try {
    call(room, count, module.scratch);
    return idsAt(room, count);
  } finally {
    module.calls.web_free(room);
  }
}

/** What a replay makes in an engine has no objects in JavaScript yet: makes them. */
export class Adopter {
  constructor(private readonly engine: Engine) {}

  /** All that a record names. */
  named(at: number): void {
    const { u32, u64 } = this.engine.module;
    const id = (field: number): bigint => u64[(at + field) >> 3];
    const [recognizer, other, view] = [id(EventAt.recognizer), id(EventAt.other), id(EventAt.view)];
    if (u32[(at + EventAt.type) >> 2] === viewTouch) this.view(view);
    else for (const each of [recognizer, other]) if (each !== 0n) this.recognizer(each);
  }

  /** A view with all below it. */
  all(view: View = this.engine.root): void {
    const recognizers = readIds(this.engine, (...room) => this.engine.ask('kin_view_list_recognizers', view.id, ...room));
    recognizers.reverse().forEach((id) => this.recognizer(id));
    const children = readIds(this.engine, (...room) => this.engine.ask('kin_view_list_children', view.id, ...room));
    for (const child of children.reverse()) this.all(this.view(child));
  }

  private view(id: bigint): View {
    const { engine } = this;
    const known = engine.viewAt(Number(id & 0xffffffffn));
    if (known && known.id === id) return known;
    const { u64, scratch } = engine.read('kin_view_get_parent', id);
    const parent = u64[scratch >> 3];
    return engine.newView(id, parent === 0n ? undefined : this.view(parent));
  }

  private recognizer(id: bigint): Recognizer | undefined {
    const { engine } = this;
    const known = engine.recognizerOf(id);
    if (known) return known;
    const { module } = engine;
    // It may have been removed since the record was written.
    if (module.calls.kin_recognizer_get_class(engine.address, id, module.scratch) !== 0) return undefined;
    module.refresh();
    const type = camel(module.text(module.u32[module.scratch >> 2]));
    engine.read('kin_recognizer_get_view', id);
    const view = this.view(module.u64[module.scratch >> 3]);
    return engine.newRecognizer(view, id, engine.descriptorOf(type), type);
  }
}

// The examples that were drawn, and the template set that is made of them.

import type { Classification, Drawing, Strokes, TemplateOptions, TemplateSet } from './kinesic.js';

export interface Example {
  readonly drawing: Drawing;
  /** The shape that it looks like more than its own, by the other examples. */
  clash: string | undefined;
  /** Named rightly by the others; undefined where it is the only one of its name. */
  isFound: boolean | undefined;
}

export interface Shape {
  readonly name: string;
  readonly options: TemplateOptions;
  readonly examples: Example[];
}

/** Shapes by their names, in the order of their first example. A change makes the set anew. */
export class Collection {
  readonly shapes: Shape[] = [];
  private set: TemplateSet;

  constructor(private readonly strokes: Strokes, private readonly changed: () => void) {
    this.set = strokes.set();
  }

  get count(): number {
    return this.set.count;
  }

  /** Throws what is wrong with the drawing or the name, and adds nothing then. */
  add(name: string, drawing: Drawing): void {
    const probe = this.strokes.set();
    try {
      probe.add(name, drawing);
    } finally {
      probe.close();
    }
    this.shape(name).examples.push({ drawing, clash: undefined, isFound: undefined });
    this.rebuild();
  }

  remove(shape: Shape, example: Example): void {
    shape.examples.splice(shape.examples.indexOf(example), 1);
    if (shape.examples.length === 0) this.shapes.splice(this.shapes.indexOf(shape), 1);
    this.rebuild();
  }

  change(shape: Shape, options: TemplateOptions): void {
    Object.assign(shape.options, options);
    this.rebuild();
  }

  clear(): void {
    this.shapes.length = 0;
    this.rebuild();
  }

  classify(drawing: Drawing): Classification {
    return this.set.classify(drawing, 4);
  }

  /** Takes the place of all that is there. Throws what is wrong with the bytes or the text, and changes nothing then. */
  open(saved: Uint8Array | string): void {
    const read = this.strokes.read(saved);
    const templates = read.templates();
    read.close();
    this.shapes.length = 0;
    for (const { name, drawing, options } of templates) {
      const shape = this.shape(name, options);
      shape.examples.push({ drawing, clash: undefined, isFound: undefined });
    }
    this.rebuild();
  }

  bytes(): Uint8Array {
    return this.set.write();
  }

  json(): string {
    return JSON.stringify(this.set);
  }

  private shape(name: string, options: TemplateOptions = {}): Shape {
    const found = this.shapes.find(shape => shape.name === name);
    if (found) return found;
    const shape: Shape = { name, options: { ...options }, examples: [] };
    this.shapes.push(shape);
    return shape;
  }

  private rebuild(): void {
    const set = this.strokes.set();
    const owners: string[] = [];
    for (const { name, options, examples } of this.shapes) {
      for (const { drawing } of examples) {
        set.add(name, drawing, options);
        owners.push(name);
      }
    }
    this.set.close();
    this.set = set;
    let index = 0;
    for (const { examples } of this.shapes) {
      for (const example of examples) {
        const report = set.report(index);
        index += 1;
        example.isFound = report.own === undefined ? undefined : report.verdict === 'recognized' && !report.clashes;
        example.clash = report.clashes && report.other !== undefined ? owners[report.other] : undefined;
      }
    }
    this.changed();
  }
}

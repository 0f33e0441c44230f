// The part of kinesic/strokes that the trainer uses, and how it gets it: from ./kinesic/ beside the page.

export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  readonly time?: number;
}

export type Drawing = readonly (readonly StrokePoint[])[];
export type Verdict = 'unknown' | 'recognized' | 'ambiguous' | 'unfinished';

export interface TemplateOptions {
  anyOrder?: boolean;
  anyDirection?: boolean;
  keepAspect?: boolean;
  freeAspect?: boolean;
  rotation?: number;
  sizeRatio?: number;
  durationRatio?: number;
  limit?: number;
}

export interface Template {
  readonly name: string;
  readonly drawing: Drawing;
  readonly options: Required<TemplateOptions>;
}

export interface Match {
  readonly name: string;
  readonly index: number;
  readonly distance: number;
  readonly confidence: number;
}

export interface Classification {
  readonly verdict: Verdict;
  readonly matches: readonly Match[];
}

export interface TemplateReport {
  readonly own: number | undefined;
  readonly other: number | undefined;
  readonly verdict: Verdict;
  readonly clashes: boolean;
}

export interface TemplateSet {
  readonly count: number;
  add(name: string, drawing: Drawing, options?: TemplateOptions): number;
  templates(): Template[];
  classify(drawing: Drawing, best?: number): Classification;
  report(index: number): TemplateReport;
  write(): Uint8Array;
  close(): void;
}

export interface Strokes {
  set(): TemplateSet;
  read(saved: Uint8Array | string): TemplateSet;
}

export async function loadStrokes(): Promise<Strokes> {
  const place = new URL('../kinesic/dist/strokes.js', import.meta.url).href;
  const module = (await import(place)) as { loadStrokes(): Promise<Strokes> };
  return module.loadStrokes();
}

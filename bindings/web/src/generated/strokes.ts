// Written by Scripts/generate. Do not edit: run `make generate`.

/** Byte offsets of the fields of kin_stroke_point, and its size. */
export const enum StrokePointAt {
  x = 0,
  y = 8,
  timeNs = 16,
  stroke = 24,
  size = 32,
}

/** Byte offsets of the fields of kin_stroke_template_options, and its size. */
export const enum StrokeTemplateOptionsAt {
  structSize = 0,
  flags = 4,
  rotation = 8,
  sizeRatio = 16,
  durationRatio = 24,
  limit = 32,
  size = 40,
}

/** Byte offsets of the fields of kin_stroke_set_options, and its size. */
export const enum StrokeSetOptionsAt {
  structSize = 0,
  sampleCount = 4,
  limit = 8,
  margin = 16,
  minimumSize = 24,
  size = 32,
}

/** Byte offsets of the fields of kin_stroke_template, and its size. */
export const enum StrokeTemplateAt {
  structSize = 0,
  pointCount = 4,
  name = 8,
  points = 12,
  options = 16,
  size = 56,
}

/** Byte offsets of the fields of kin_stroke_match, and its size. */
export const enum StrokeMatchAt {
  name = 0,
  index = 4,
  distance = 16,
  score = 24,
  margin = 32,
  confidence = 40,
  rotation = 48,
  size = 56,
}

/** Byte offsets of the fields of kin_stroke_result, and its size. */
export const enum StrokeResultAt {
  verdict = 0,
  matchCount = 4,
  size = 8,
}

/** Byte offsets of the fields of kin_stroke_report, and its size. */
export const enum StrokeReportAt {
  structSize = 0,
  ownIndex = 4,
  otherIndex = 8,
  verdict = 12,
  ownDistance = 16,
  otherDistance = 24,
  score = 32,
  clashes = 40,
  size = 48,
}

/** The words for KIN_STROKE_UNKNOWN and what follows it. */
export const verdicts = [
  'unknown', 'recognized', 'ambiguous', 'unfinished',
] as const;

/** The names of results. */
export const failures: Record<number, string> = {
  [-1]: 'KIN_ERROR_NULL',
  [-2]: 'KIN_ERROR_INVALID',
  [-3]: 'KIN_ERROR_RANGE',
  [-4]: 'KIN_ERROR_STALE',
  [-5]: 'KIN_ERROR_KIND',
  [-6]: 'KIN_ERROR_UNKNOWN',
  [-7]: 'KIN_ERROR_TIME',
  [-8]: 'KIN_ERROR_SEQUENCE',
  [-9]: 'KIN_ERROR_CAPACITY',
  [-10]: 'KIN_ERROR_REENTRANT',
  [-11]: 'KIN_ERROR_CYCLE',
  [-12]: 'KIN_ERROR_UNSUPPORTED',
  [-13]: 'KIN_ERROR_SIZE',
  [-14]: 'KIN_ERROR_EXISTS',
  [-15]: 'KIN_ERROR_STATE',
  [-16]: 'KIN_ERROR_CLASS',
  [-17]: 'KIN_ERROR_TRACE',
  [-18]: 'KIN_ERROR_DIVERGED',
  [-19]: 'KIN_ERROR_SINK',
  [-20]: 'KIN_ERROR_MEMORY',
  [-21]: 'KIN_ERROR_THREAD',
};

/** The functions of the C headers, as a module exports them. */
export interface StrokeFunctions {
  kin_stroke_template_options_init(options: number): void;
  kin_stroke_set_options_init(options: number): void;
  kin_stroke_set_create(options: number, outSet: number): number;
  kin_stroke_set_get_options(set: number, outOptions: number): number;
  kin_stroke_set_destroy(set: number): void;
  kin_stroke_set_add(set: number, name: number, options: number, points: number, count: bigint, outIndex: number):
    number;
  kin_stroke_set_remove(set: number, index: number): number;
  kin_stroke_set_count(set: number, outCount: number): number;
  kin_stroke_template_init(outTemplate: number): void;
  kin_stroke_set_get(set: number, index: number, outTemplate: number): number;
  kin_stroke_set_classify(set: number, points: number, count: bigint, outMatches: number, capacity: number,
    outResult: number): number;
  kin_stroke_report_init(outReport: number): void;
  kin_stroke_set_report(set: number, index: number, outReport: number): number;
  kin_stroke_set_suggest_limit(set: number, name: number, outLimit: number): number;
  kin_stroke_set_write(set: number, bytes: number, capacity: bigint, outCount: number): number;
  kin_stroke_set_read(bytes: number, count: bigint, outSet: number, outOffset: number): number;
  kin_stroke_set_share(set: number, outNumber: number): number;
  kin_stroke_set_unshare(number: number): number;
  kin_stroke_set_find(number: number, outSet: number): number;
  kin_stroke_get_class(): number;
  kin_stroke_last_error(): number;
}

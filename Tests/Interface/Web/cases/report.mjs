// report.mjs: what a run of cases gives, in node and in a page.
import { checkAll } from './check.mjs';
import { digest } from './records.mjs';

/**
 * Plays cases. `lines`: one for each that fails, and a sum. `records`: for each case the digest of its records.
 * `sentences`: for each case those about its decisions, when the second module is loaded.
 */
export async function told(kinesic, cases) {
  const results = checkAll(kinesic, cases);
  const failed = results.filter(({ faults }) => faults.length > 0);
  const passed = results.length - failed.length;
  const digests = results.map(async ({ id, records }) => [id, await digest(records)]);
  return {
    passed,
    failed: failed.length,
    lines: [
      ...failed.map(({ id, faults }) => `FAIL ${id}: ${faults.join('; ')}`),
      `${passed} passed, ${failed.length} failed`,
    ],
    records: Object.fromEntries(await Promise.all(digests)),
    sentences: Object.fromEntries(results.map(({ id, sentences }) => [id, sentences])),
    hasTraces: kinesic.module.hasTraces,
  };
}

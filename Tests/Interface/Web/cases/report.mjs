// report.mjs: what a run of cases gives, in node and in a page.
import { checkAll } from './check.mjs';
import { digest } from './records.mjs';

/**
 * Plays cases. `lines`: one for each that fails, and a sum. `needTraces`: those that need the second module, which is
 * not loaded. `records`: for each of the others the digest of its records. `sentences`: those about its decisions,
 * when the second module is loaded.
 */
export async function told(kinesic, cases, traces) {
  const all = checkAll(kinesic, cases, traces);
  const results = all.filter(({ needsTraces }) => !needsTraces);
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
    needTraces: all.filter(({ needsTraces }) => needsTraces).map(({ id }) => id),
    records: Object.fromEntries(await Promise.all(digests)),
    sentences: Object.fromEntries(results.map(({ id, sentences }) => [id, sentences])),
    hasTraces: kinesic.module.hasTraces,
  };
}

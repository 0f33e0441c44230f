// report.mjs: what is told of cases that were played, in node and in a page.
import { checkAll } from './check.mjs';
import { digest } from './records.mjs';

/** Plays cases: a line for each that fails and a sum, and a digest of the records of each. */
export async function told(kinesic, cases) {
  const results = checkAll(kinesic, cases);
  const failed = results.filter(({ faults }) => faults.length > 0);
  const digests = await Promise.all(results.map(async ({ id, records }) => [id, await digest(records)]));
  return {
    failed: failed.length,
    passed: results.length - failed.length,
    lines: [
      ...failed.map(({ id, faults }) => `FAIL ${id}: ${faults.join('; ')}`),
      `${results.length - failed.length} passed, ${failed.length} failed`,
    ],
    digests: Object.fromEntries(digests),
    hasTraces: kinesic.module.hasTraces,
  };
}

// run.mjs: plays cases in node: node run.mjs PACKAGE FILE ... [--json] [--traces]. PACKAGE is the package's index.js.
// One line for each case that fails, and a sum; with --json what a page gives. --traces loads the second module too.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { casesIn } from './check.mjs';
import { told } from './report.mjs';

const words = process.argv.slice(2);
const [place, ...files] = words.filter((word) => !word.startsWith('--'));
const { load } = await import(pathToFileURL(place).href);
const kinesic = await load();
const traces = words.includes('--traces') ? await kinesic.loadTraces() : undefined;
const outcome = await told(kinesic, casesIn(files.map((file) => readFileSync(file, 'utf8'))), traces);
if (words.includes('--json')) console.log(JSON.stringify(outcome));
else for (const line of outcome.lines) console.log(line);
process.exitCode = outcome.failed ? 1 : 0;

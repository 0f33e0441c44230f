// run.mjs: plays cases in node: node run.mjs PACKAGE FILE ... [--json]. One line for each case that fails, and a sum;
// with --json what the page gives.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { casesIn } from './check.mjs';
import { told } from './report.mjs';

const [place, ...rest] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${place}/dist/index.js`).href);
const files = rest.filter((word) => word !== '--json');
const outcome = await told(await load(), casesIn(files.map((file) => readFileSync(file, 'utf8'))));
if (rest.includes('--json')) console.log(JSON.stringify(outcome));
else for (const line of outcome.lines) console.log(line);
process.exitCode = outcome.failed ? 1 : 0;

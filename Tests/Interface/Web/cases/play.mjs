// play.mjs: plays traces in node: node play.mjs PACKAGE TRACE ... [--text]. PACKAGE is the package's index.js. A line
// for each: the SHA-256 of all that comes of it, and its name; with --text what comes of it.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digest } from './records.mjs';
import { linesOf } from './traces.mjs';

const words = process.argv.slice(2);
const [place, ...files] = words.filter((word) => !word.startsWith('--'));
const { load } = await import(pathToFileURL(place).href);
const kinesic = await load();
for (const file of files) {
  const text = (await linesOf(kinesic, new Uint8Array(readFileSync(file)))).join('\n');
  console.log(words.includes('--text') ? text : `${await digest([text])}  ${basename(file, '.kintrace')}`);
}

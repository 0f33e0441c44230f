// player.mjs: plays calls of the C interface (script.py) in the two modules: node player.mjs FOLDER < calls. The
// secondary one is loaded by the call "load". Writes what each call gave as JSON.
import { readFileSync } from "node:fs";

const [folder] = process.argv.slice(2);
const module = (name) => new WebAssembly.Module(readFileSync(`${folder}/${name}`));
const [primary, secondary] = [module("kinesic.wasm"), module("kinesic-traces.wasm")];
const names = JSON.parse(readFileSync(`${folder}/placeholders.json`));
const calls = JSON.parse(readFileSync(0, "utf8"));

const missing = (number) => () => {
  throw new Error(`kinesic-traces.wasm is not loaded: ${names[number]}`);
};
const imports = { placeholder: {} };
for (const { module, name } of WebAssembly.Module.imports(primary)) {
  (imports[module] ??= {})[name] = module === "placeholder" ? missing(name) : () => 0;
}
const { exports } = new WebAssembly.Instance(primary, imports);
exports._initialize();
let functions = exports;
const view = () => new DataView(exports.memory.buffer);
const bytes = (address, count) => new Uint8Array(exports.memory.buffer, address, count);
const hex = (address, count) => Buffer.from(bytes(address, count)).toString("hex");

// An address with these bytes.
function room(content) {
  const address = exports.malloc(content.length || 1);
  bytes(address, content.length).set(content);
  return address;
}

// The same until the next call.
function lend(content) {
  lent.push(room(content));
  return lent.at(-1);
}

// A function of JavaScript as an entry of the table. `types`: i32 0x7f, i64 0x7e, f64 0x7c; the result is an i32.
function entry(types, body) {
  const code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5 + types.length, 1, 0x60, types.length, ...types, 1, 0x7f];
  code.push(2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x67, 0, 0);
  const made = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code)), { e: { f: body } });
  const table = exports.__indirect_function_table;
  table.set(table.grow(1), made.exports.g);
  return table.length - 1;
}

const [I32, I64, F64] = [0x7f, 0x7e, 0x7c];
const QUESTIONS = {
  recognizer: [[I32, I64, I32], [I32, I64, I32, I32], [I32, I64, I64, I32], [I32, I64, I64, I32], [I32, I64, I64, I32]],
  view: [[I32, I64, F64, F64, I32], [I32, I64, I64, I32]],
};
const lent = [];
const engines = {};
const kept = {};
const sinks = {};
let asked = 0;

function delegate(kind, answers) {
  const entries = QUESTIONS[kind].map((types, i) =>
    answers[i] === null ? 0 : entry(types, () => (asked++, answers[i])));
  return room(new Uint8Array(new Uint32Array([12 + 4 * entries.length, 0, 0, ...entries]).buffer));
}

function sink(name) {
  sinks[name] = [];
  return entry([I32, I32, I32], (address, count) => (sinks[name].push(bytes(address, count).slice()), 0));
}

function argument(given, outputs) {
  if (typeof given === "number") return given;
  const [[kind, value]] = Object.entries(given);
  switch (kind) {
    case "engine": return engines[value];
    case "text": return lend(new TextEncoder().encode(value + "\0"));
    case "bytes": return lend(Buffer.from(value, "hex"));
    case "trace": return room(Buffer.concat(sinks[value]));
    case "size": return BigInt(Buffer.concat(sinks[value]).length);
    case "id": return kept[value];
    case "u64": return BigInt(value);
    case "ids": return room(new Uint8Array(new BigUint64Array(value.map((name) => kept[name])).buffer));
    case "rect": return room(new Uint8Array(new Float64Array(value).buffer));
    case "delegate": return delegate(...value);
    case "sink": return sink(value);
    case "out":
      outputs.push([value, room(new Uint8Array(64))]);
      return outputs.at(-1)[1];
  }
}

function play([name, ...given]) {
  if (name === "load") {
    functions = { ...functions, ...new WebAssembly.Instance(secondary, { primary: exports }).exports };
    return "";
  }
  if (name === "create") {
    const address = room(new Uint8Array(8));
    const result = functions.kin_engine_create(0, address);
    engines[given[0]] = view().getUint32(address, true);
    return result;
  }
  if (name === "poll") {
    const address = room(new Uint8Array(8));
    const result = functions.kin_engine_poll(engines[given[0]], address, address + 4);
    const [events, count] = [view().getUint32(address, true), view().getUint32(address + 4, true)];
    return [result, ...Array.from({ length: count }, (_, i) => hex(events + 192 * i, 176))];
  }
  if (name === "collected") return Buffer.concat(sinks[given[0]]).toString("hex");
  if (name === "asked") return asked;
  if (name === "sentence") {
    const start = functions.kin_engine_last_error(engines[given[0]]);
    return Buffer.from(bytes(start, bytes(start, 1024).indexOf(0))).toString();
  }
  const outputs = [];
  lent.splice(0).forEach(functions.free);
  const result = functions[name](...given.map((one) => argument(one, outputs)));
  for (const [output, address] of outputs) kept[output] = view().getBigUint64(address, true);
  return [result, ...outputs.map(([, address]) => hex(address, 64))];
}

console.log(JSON.stringify(calls.map((call) => {
  try {
    return play(call);
  } catch (error) {
    return `${error.constructor.name}: ${error.message}`;
  }
})));

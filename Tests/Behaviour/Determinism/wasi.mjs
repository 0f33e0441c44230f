// wasi.mjs: runs a WebAssembly command in node, with the process's own input, output and arguments: node wasi.mjs
// program.wasm [argument ...]
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...rest], env: {}, returnOnExit: true });
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(program)), wasi.getImportObject());
process.exitCode = wasi.start(instance);

// Computes the signatures in WebAssembly: node tests/wasm.mjs MODULE GAMES BOT_GAMES [FIRST]. The module must ask for nothing.
import { readFileSync } from "node:fs";

const [path, games, botGames, first = 0] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
    console.error("the module imports", imports);
    process.exit(1);
}
const { exports } = new WebAssembly.Instance(module);
const weights = readFileSync(new URL("../bots/king.k8", import.meta.url));
new Uint8Array(exports.memory.buffer).set(weights, exports.room());
if (!exports.load(weights.length)) throw new Error("the king's weights are refused");
const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, "0");
console.log(`signature ${hex(exports.signature(Number(first), Number(games)))} bots ${hex(exports.bots_signature(Number(botGames)))}`);

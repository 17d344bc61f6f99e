// Computes the signature in WebAssembly: node tests/wasm.mjs MODULE GAMES. The module must ask for nothing.
import { readFileSync } from "node:fs";

const [path, games] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
    console.error("the module imports", imports);
    process.exit(1);
}
const { exports } = new WebAssembly.Instance(module);
const signature = BigInt.asUintN(64, exports.signature(Number(games)));
console.log("signature " + signature.toString(16).padStart(16, "0"));

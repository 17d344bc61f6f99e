/*
 * kinds.mjs - the cards as the engine lists them, as a TypeScript module.
 * usage: node web/scripts/kinds.mjs build/wasm/oriflamme-king.wasm >build/wasm/kinds.ts
 */
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module);
const length = exports.kinds();
const text = new TextDecoder().decode(
    new Uint8Array(exports.memory.buffer, exports.output(), length),
);
console.log('/* kinds.ts - the cards; made by web/scripts/kinds.mjs from the engine. */');
console.log(`export const KINDS = ${JSON.stringify(JSON.parse(text), null, 4)} as const;`);

// The king's net in WebAssembly: node tests/king.mjs MODULE WEIGHTS POSITIONS [DECISIONS].
// Prints the hash; with DECISIONS also what one of so many takes (bench/king).
import { readFileSync } from "node:fs";

const [path, weights, positions, decisions] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)));
const file = readFileSync(weights);
const load = (bytes) => {
    new Uint8Array(exports.memory.buffer).set(bytes, exports.room());
    return exports.load(bytes.length) === 1;
};
const damaged = Uint8Array.from(file);
damaged[damaged.length - 100] ^= 1;
if (load(damaged)) throw new Error("damaged weights are taken");
if (!load(file)) throw new Error("the weights are refused");
const hash = BigInt.asUintN(64, exports.hash(Number(positions))).toString(16).padStart(16, "0");
if (decisions) {
    exports.think(1000);
    const from = process.cpuUsage().user;
    exports.think(Number(decisions));
    console.error(`${path}: ${((process.cpuUsage().user - from) / decisions).toFixed(0)} us a decision`);
}
console.log(hash);

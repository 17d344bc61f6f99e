// What it costs to verify a result: the CPU time of reading one, by which its game is played again. A phone is taken to be SLOWER
// times as slow; CPU time, because the clock also measures what else a machine does. Names the results that take a phone more
// than MOST ms, and fails if one does with SIMD, which every browser of today has.
// usage: node bench/verify.mjs [SLOWER [GAMES]]      default: 4, 200; after: make wasm build/release/tests/deals
import { execFileSync } from 'node:child_process';
import { Module } from '../tests/support/module.mjs';

const [slower = 4, games = 200] = process.argv.slice(2).map(Number);
const TODAY = 20776;
const MOST = 50; // ms of a phone's
const printed = execFileSync('build/release/tests/deals', ['print', `${games}`], { encoding: 'utf8', maxBuffer: 1 << 30 });
const results = printed.trimEnd().split('\n').map((line) => line.slice(0, line.indexOf(' ')));

function once(module, result) {
    module.say(result);
    const from = process.cpuUsage();
    if (module.verbs.result_read(TODAY) < 0) throw new Error(result);
    const { user, system } = process.cpuUsage(from);
    return ((user + system) / 1000) * slower;
}

for (const name of ['oriflamme-king-simd', 'oriflamme-king']) {
    const module = new Module(`build/wasm/${name}.wasm`).load();
    const timed = results.map((result) => ({ result, ms: Math.min(...Array.from({ length: 4 }, () => once(module, result))) }));
    timed.sort((a, b) => a.ms - b.ms);
    const at = (share) => timed[Math.min(games - 1, Math.floor(share * games))].ms.toFixed(1);
    const above = timed.filter(({ ms }) => ms > MOST);
    console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}; ${above.length} of ${games} above ${MOST} ms`);
    if (name === 'oriflamme-king-simd' && above.length > 0) {
        for (const { result, ms } of above) console.log(`${ms.toFixed(1)} ms: ${result}`);
        process.exitCode = 1;
    }
}

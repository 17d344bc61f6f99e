// What it costs to verify a result: CPU time of reading one in a page whose processor is slowed down, as a phone's is.
// usage: node bench/verify.mjs [SLOWER [GAMES]]      default: 6 times slower, 60 games; after: make web build/release/tests/deals
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browser, newPage, serve } from '../tests/web/harness.mjs';

const [slower = 6, games = 60] = process.argv.slice(2).map(Number);
const TODAY = 20776;
const printer = new URL('../build/release/tests/deals', import.meta.url).pathname;
const results = execFileSync(printer, ['print', `${games}`], { encoding: 'utf8', maxBuffer: 1 << 30 })
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(' ')));
const base64 = (name) => readFileSync(new URL(`../${name}`, import.meta.url)).toString('base64');

/** In the page: milliseconds for each result. Each is read three times, and its shortest time counts. */
async function read({ module, weights, results, today }) {
    const bytesOf = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const { exports: verbs } = await WebAssembly.instantiate(await WebAssembly.compile(bytesOf(module)));
    const king = bytesOf(weights);
    new Uint8Array(verbs.memory.buffer, verbs.king_room(), king.length).set(king);
    verbs.king_load(king.length);
    const once = (result) => {
        const text = new TextEncoder().encode(`${result}\0`);
        new Uint8Array(verbs.memory.buffer, verbs.input(), text.length).set(text);
        const from = performance.now();
        if (verbs.result_read(today) < 0) throw new Error(result);
        return performance.now() - from;
    };
    return results.map((result) => Math.min(once(result), once(result), once(result)));
}

const site = await serve();
const chrome = await browser();
for (const name of ['oriflamme-king-simd', 'oriflamme-king']) {
    const page = await newPage(chrome, site.origin);
    await page.goto(site.origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const module = base64(`build/wasm/${name}.wasm`);
    const times = await page.evaluate(read, { module, weights: base64('bots/king.k8'), results, today: TODAY });
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
    console.log(`${name}, ${slower} times slower, ${games} games: median ${at(0.5)} ms, p95 ${at(0.95)}, longest ${at(1)}`);
}
await chrome.close();
await site.close();

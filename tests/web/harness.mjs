/*
 * harness.mjs - what every browser test needs: a static server with the page's own headers,
 * Debian's chromium, checks that count.
 *
 * The server serves build/web (or ORIFLAMME_WEB) as `oriflamme serve` does: the
 * Content-Security-Policy, `/` and `/table/ID` as the page, the packed files where the browser
 * takes them. Everything a page asks for is noted; what lies outside the origin fails the test.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as netServer } from 'node:net';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WEB = process.env.ORIFLAMME_WEB ?? join(ROOT, 'build/web');
export const PROGRAM = join(ROOT, 'build/release/oriflamme');
const SHOTS = join(ROOT, 'build/shots');

const require = createRequire(join(ROOT, 'web/package.json'));
const { chromium } = require('playwright-core');
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** As the server itself says it. */
export const CSP = /"Content-Security-Policy",\s*((?:"[^"]*"\s*)+)\}/
    .exec(readFileSync(join(ROOT, 'server/http.c'), 'utf8'))[1]
    .replace(/"\s*"/g, '')
    .replace(/"/g, '')
    .trim();

const FRAMED = `${CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; frame-src 'self'`;

const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.wasm': 'application/wasm',
    '.woff2': 'font/woff2',
    '.webmanifest': 'application/manifest+json',
    '.json': 'application/json',
};

/** framed: the page may be shown in a frame of its own origin, which it allows nobody otherwise. */
export async function serve({ framed = false } = {}) {
    const sent = []; // { path, bytes }: what came over the wire
    const server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', 'http://x');
        const wanted =
            url.pathname === '/' || /^\/table\/[\w-]+$/.test(url.pathname)
                ? '/index.html'
                : url.pathname;
        const path = normalize(join(WEB, wanted));
        const headers = {
            'Content-Security-Policy': framed ? FRAMED : CSP,
            'X-Content-Type-Options': 'nosniff',
            'Referrer-Policy': 'no-referrer',
            'Cache-Control': wanted.startsWith('/assets/')
                ? 'public, max-age=31536000, immutable'
                : 'no-cache',
        };
        if (!path.startsWith(WEB) || !existsSync(path) || !statSync(path).isFile()) {
            response.writeHead(404, { ...headers, 'Content-Type': 'application/json' });
            response.end('{"error":"not-found","message":"nothing is there"}');
            return;
        }
        const packings = String(request.headers['accept-encoding'] ?? '');
        const packed = [
            ['br', '.br'],
            ['gzip', '.gz'],
        ].find(([name, end]) => packings.includes(name) && existsSync(path + end));
        const file = packed ? path + packed[1] : path;
        const bytes = statSync(file).size;
        sent.push({ path: wanted, bytes });
        response.writeHead(200, {
            ...headers,
            'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
            'Content-Length': bytes,
            ...(packed ? { 'Content-Encoding': packed[0], Vary: 'Accept-Encoding' } : {}),
        });
        createReadStream(file).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${server.address().port}`;
    return {
        origin,
        sent,
        close: () =>
            new Promise((resolve) => (server.closeAllConnections?.(), server.close(resolve))),
    };
}

export async function browser(more = []) {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...more],
    });
}

/**
 * A page whose complaints are failures: errors in the console, uncaught ones, requests to anybody
 * else.
 */
export async function newPage(chrome, origin, options = {}) {
    const { settings = {}, errors = [], ...rest } = options;
    const context = await chrome.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        ...rest,
    });
    if (settings !== null)
        await context.addInitScript((patch) => {
            const key = 'oriflamme-settings';
            const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
            if (!kept.test)
                localStorage.setItem(key, JSON.stringify({ coached: true, ...patch, test: true }));
        }, settings);
    const page = await context.newPage();
    page.setDefaultTimeout(15000);
    watch(page, origin, errors);
    page.problems = errors;
    return page;
}

export function watch(page, origin, problems) {
    page.on('console', (message) => {
        if (
            message.type() === 'error' &&
            !/Failed to load resource|WebSocket connection/.test(message.text())
        )
            problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
        const url = request.url();
        if (
            !url.startsWith(origin) &&
            !/^(data|blob|about):/.test(url) &&
            !url.startsWith(origin.replace('http', 'ws'))
        )
            problems.push(`request to ${url}`);
    });
}

let failed = 0;
let passed = 0;

export function check(truth, what) {
    if (truth) passed++;
    else {
        failed++;
        console.error(`  not so: ${what}`);
    }
    return Boolean(truth);
}

/** It comes into sight within a while: a check that can fail, not a wait that can only end. */
export async function appears(locator, what) {
    const inSight = locator.first().waitFor({ timeout: 30000 });
    return check(
        await inSight.then(
            () => true,
            () => false,
        ),
        what,
    );
}

/** Runs a test file: prints one line, exits 1 on failure. */
export async function run(name, test) {
    const from = Date.now();
    try {
        await test();
    } catch (error) {
        failed++;
        console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    }
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    const result = failed === 0 ? 'ok  ' : 'FAIL';
    const failures = failed > 0 ? `, ${failed} failed` : '';
    console.log(`${result} web/${name}: ${passed} checks${failures} (${seconds} s)`);
    process.exit(failed === 0 ? 0 : 1);
}

/** What a test has come to, for whoever wants to look at it: build/shots. */
export async function shot(page, name) {
    if (process.env.ORIFLAMME_SHOTS === '0') return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** Nothing for axe to find. Returns the number of violations. */
export async function axe(page, where) {
    await page.evaluate(AXE); // evaluate, not a script tag: the CSP allows none
    const found = await page.evaluate(async () => {
        const result = await globalThis.axe.run(document, {
            resultTypes: ['violations'],
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return result.violations.map(
            (v) =>
                `${v.id}: ${v.nodes
                    .slice(0, 3)
                    .map(
                        (n) =>
                            `${n.target.join(' ')} (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ''})`,
                    )
                    .join('; ')}`,
        );
    });
    check(found.length === 0, `axe, ${where}: ${found.join('\n    ')}`);
    return found.length;
}

/** The same by day and by candlelight, whatever the settings say. */
export async function axeInBoth(page, where) {
    const show = (theme) =>
        page.evaluate((wanted) => {
            const { dataset } = document.documentElement;
            const before = dataset.theme;
            dataset.theme = wanted;
            return before;
        }, theme);
    const before = await show('light');
    for (const theme of ['light', 'dark']) {
        await show(theme);
        await page.waitForFunction(() =>
            document
                .getAnimations()
                .every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
        );
        await axe(page, `${theme}, ${where}`);
    }
    await show(before);
}

/**
 * Before the page loads: listens in at the browser's own sound output. Every source that is started
 * is counted, and what leads to the loudspeaker also leads to a meter, by way of an echo that never
 * dies away: whoever looks late still sees that there was something.
 */
export const listenIn = (page) =>
    page.addInitScript(() => {
        const heard = (globalThis.heard = { started: 0, masters: [], meters: [] });
        for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
            const { start } = prototype;
            prototype.start = function (...when) {
                heard.started++;
                return start.apply(this, when);
            };
        }
        const { connect } = AudioNode.prototype;
        AudioNode.prototype.connect = function (to, ...more) {
            if (to instanceof AudioDestinationNode) {
                const echo = new DelayNode(this.context, { delayTime: 0.5 });
                const meter = new AnalyserNode(this.context, { fftSize: 32768 });
                connect.call(this, echo);
                connect.call(echo, echo);
                connect.call(echo, meter);
                heard.masters.push(this);
                heard.meters.push(meter);
            }
            return connect.call(this, to, ...more);
        };
    });

/** What was heard so far: how many sources, the volume of all, and the loudest of it (0 to 1). */
export const heard = (page) =>
    page.evaluate(() => {
        const { started, masters, meters } = globalThis.heard;
        const peaks = meters.map((meter) => {
            const wave = new Float32Array(meter.fftSize);
            meter.getFloatTimeDomainData(wave);
            return Math.max(...wave.map(Math.abs));
        });
        return { started, gain: masters.at(-1)?.gain.value ?? null, peak: Math.max(0, ...peaks) };
    });

/** What the page knows: read from the document, as a player would. */
export const state = (page) =>
    page.evaluate(() => {
        const table = document.querySelector('main.table');
        return {
            phase: table?.dataset.phase ?? null,
            myTurn: table?.dataset.myTurn === 'true',
            held: document.querySelector('.held') !== null,
            busy: table?.classList.contains('busy') ?? false,
            choices: [...document.querySelectorAll('button.choice')].map((b) => b.dataset.decision),
            hand: document.querySelectorAll('[data-hand]').length,
        };
    });

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One of several: the click goes to its label, as a finger's would. */
export async function choose(page, name, value) {
    const input = page.locator(`input[name="${name}"][value="${value}"]`);
    await page.locator('label', { has: input }).click();
    await until(() => input.isChecked(), `${name} is ${value}`);
}

/**
 * A new game against bots, through the set-up screen. The deal is the same on every run, unless
 * ORIFLAMME_SEED says another.
 */
export async function newGame(
    page,
    origin,
    {
        seats = 3,
        set = 'base',
        bot = 'squire',
        seed = process.env.ORIFLAMME_SEED ?? '1',
        first = null,
    } = {},
) {
    await page.goto(`${origin}/#/setup`);
    await choose(page, 'seats', seats);
    await choose(page, 'set', set);
    for (const select of await page.locator('.bot select').all()) await select.selectOption(bot);
    await page.locator('details.more summary').click();
    await page.locator('#seed').fill(seed);
    if (first) await choose(page, 'first', first);
    await page.locator('form button.main').click();
    await page.waitForSelector('main.table .families');
}

/** Waits until it is my turn (with nothing under way) or the game is over. */
export async function myMove(page, timeout = 30000) {
    await page.waitForFunction(
        () => {
            const table = document.querySelector('main.table');
            if (!table) return false;
            if (table.dataset.phase === 'over') return document.querySelector('#end-head') !== null;
            return table.dataset.myTurn === 'true' && !document.querySelector('.held');
        },
        null,
        { timeout, polling: 30 },
    );
    return state(page);
}

/** Something to choose by, the same on every run. */
export function dice(seed = 1) {
    let x = seed >>> 0 || 1;
    return (n) => {
        x ^= x << 13;
        x >>>= 0;
        x ^= x >>> 17;
        x ^= x << 5;
        x >>>= 0;
        return x % n;
    };
}

/** What changes with every decision, so that one can wait for it. */
const moment = (page) =>
    page.evaluate(() => {
        const table = document.querySelector('main.table');
        const choices = [...document.querySelectorAll('button.choice')];
        return [
            table?.dataset.phase,
            table?.dataset.moment,
            document.querySelectorAll('.log li').length,
            choices.map((button) => button.dataset.decision).join(),
        ].join(' ');
    });

/** Waits in steps: for what the page cannot tell by itself. */
export async function until(test, what, timeout = 15000) {
    for (const end = Date.now() + timeout; !(await test()); await sleep(20))
        if (Date.now() > end) throw new Error(`it did not come to that: ${what}`);
}

/**
 * Plays with clicks until the end: cards of the hand, glowing slots and places of the Queue,
 * buttons of the list.
 */
export async function playByClicks(
    page,
    { roll = dice(), until: enough = async () => false, tap = false } = {},
) {
    const press = (locator) => (tap ? locator.tap() : locator.click());
    let moves = 0;
    for (; moves < 400; moves++) {
        const now = await myMove(page);
        if (now.phase === 'over' || (await enough(now, moves))) return moves;
        const before = await moment(page);
        if (now.choices.length === 0) {
            await press(page.locator('[data-hand]').nth(roll(now.hand)));
            await page.waitForFunction(() => document.querySelectorAll('button.choice').length > 0);
        }
        const glowing = page.locator('.strip button.glow');
        const lights = await glowing.count();
        if (lights > 0 && roll(2) === 0) await press(glowing.nth(roll(lights)));
        else {
            const choices = page.locator('button.choice');
            await press(choices.nth(roll(await choices.count())));
        }
        await until(async () => (await moment(page)) !== before, 'the game goes on');
    }
    throw new Error('the game does not end');
}

/** Whether the log is where it should be: at its newest line. */
export const newestInSight = (page) =>
    page.evaluate(() => {
        const log = document.querySelector('.log[role=region]');
        const line = log?.querySelector('[aria-current]');
        if (!log || !line) return false;
        const [outer, inner] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
        return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    });

/** The review of a record of tests/records, pasted. */
export async function pasteRecord(page, origin, name) {
    await page.goto(`${origin}/#/review`);
    await page
        .locator('#record-text')
        .fill(readFileSync(join(ROOT, `tests/records/${name}.txt`), 'utf8'));
    await page.locator('form button').click();
    await page.waitForSelector('#moment');
}

/**
 * What the page's own thread was busy with meanwhile: each task's time on the CPU in ms, the
 * longest first. (How long it took by the clock says more about what else the machine does.)
 */
export async function busiest(chrome, page, doing) {
    await chrome.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await doing();
    const { traceEvents } = JSON.parse(await chrome.stopTracing());
    const isPage = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
    const threads = new Set(traceEvents.filter(isPage).map(({ pid, tid }) => `${pid} ${tid}`));
    const all = traceEvents
        .filter(({ name, pid, tid }) => /RunTask$/.test(name) && threads.has(`${pid} ${tid}`))
        .map(({ tdur = 0 }) => Math.round(tdur / 1000))
        .sort((a, b) => b - a);
    return { all, longest: all[0] ?? 0, long: all.filter((ms) => ms > 50).length };
}

/* --- A real server --- */

/** A port that nobody listens on. */
export function freePort() {
    return new Promise((resolve) => {
        const probe = netServer().listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });
}

/** `oriflamme serve` with this page, a folder of its own. */
export async function startServer(port, data, more = []) {
    const child = spawn(
        PROGRAM,
        [
            'serve',
            '--web',
            WEB,
            '--data',
            data,
            '--listen',
            `127.0.0.1:${port}`,
            '--log',
            join(data, 'log'),
            '--bot-delay',
            '50',
            ...more,
        ],
        { stdio: 'ignore' },
    );
    for (let i = 0; i < 100; i++) {
        if (
            await fetch(`http://127.0.0.1:${port}/health`).then(
                (r) => r.ok,
                () => false,
            )
        )
            return child;
        await sleep(50);
    }
    throw new Error('the server does not start');
}

export const kill = (child) =>
    new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGKILL')));

/** One decision of whoever is asked, by the list. */
export async function decide(page, roll) {
    const now = await state(page);
    if (!now.myTurn || now.held) return false;
    if (now.choices.length === 0) {
        await page
            .locator('[data-hand]')
            .nth(roll(now.hand))
            .click({ timeout: 3000 })
            .catch(() => undefined);
        await sleep(20);
        return false;
    }
    await page
        .locator('button.choice')
        .nth(roll(now.choices.length))
        .click({ timeout: 3000 })
        .catch(() => undefined);
    return true;
}

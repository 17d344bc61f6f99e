/*
 * harness.mjs - what every browser test needs: a static server with the page's own headers,
 * Debian's chromium, checks that count.
 *
 * The server serves build/web (or ORIFLAMME_WEB) as `oriflamme serve` does: the
 * Content-Security-Policy, `/` and `/table/ID` as the page, the packed files where the browser
 * takes them. Everything a page asks for is noted; what lies outside the origin fails the test.
 *
 * No test waits for a time or judges by one. It waits for a condition: `until`, `settled`, or
 * Playwright's own waits. All of them give up after HANG, which only a hang reaches. axe runs in
 * `axe` alone, which waits until nothing moves. tests/web/lint holds the tests to both.
 */
import {
    createReadStream,
    existsSync,
    mkdirSync,
    mkdtempSync,
    readFileSync,
    rmSync,
    statSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/ports.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WEB = process.env.ORIFLAMME_WEB ?? join(ROOT, 'build/web');
export const PROGRAM = join(ROOT, 'build/release/oriflamme');

/** How long anything is waited for, in ms. */
export const HANG = 120_000;

const require = createRequire(join(ROOT, 'web/package.json'));
const { chromium } = require('playwright-core');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** As the server itself says it. */
export const CSP = /"Content-Security-Policy",\s*((?:"[^"]*"\s*)+)\}/
    .exec(readFileSync(join(ROOT, 'server/net/http.c'), 'utf8'))[1]
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
            response.writeHead(404, {
                ...headers,
                'Content-Type': 'application/json',
            });
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
        timeout: HANG,
    });
}

const complaints = new Set(); // the lists of all pages

/**
 * A page whose complaints are failures: errors in the console, uncaught ones, requests to anybody
 * else. It asks for less motion and has no service worker, unless the test is about them. Pages of
 * one `context` share what they keep.
 */
export async function newPage(chrome, origin, options = {}) {
    const { settings = {}, errors = [], context: given, ...more } = options;
    const context =
        given ??
        (await chrome.newContext({
            viewport: { width: 1280, height: 800 },
            locale: 'en-GB',
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
            ...more,
        }));
    if (!given)
        await context.addInitScript((patch) => {
            const key = 'oriflamme-settings';
            const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
            if (!kept.test)
                localStorage.setItem(key, JSON.stringify({ coached: true, ...patch, test: true }));
        }, settings);
    const page = await context.newPage();
    page.setDefaultTimeout(HANG);
    watch(page, origin, errors);
    complaints.add(errors);
    page.problems = errors;
    return page;
}

/** Settings of a test that is about something else: decisions count at once, bots need no time. */
export const QUICK = { confirm: 'off', speed: 'instant' };

/** As on a first visit, but for these settings. */
export async function forgetAll(page, settings) {
    await page.evaluate(
        (kept) => {
            location.hash = '#/credits';
            localStorage.clear();
            localStorage.setItem('oriflamme-settings', JSON.stringify(kept));
        },
        { coached: true, test: true, ...settings },
    );
    await page.reload();
}

/** Other settings; what is open takes them up when it is loaded again. */
export const changeSettings = (page, patch) =>
    page.evaluate((more) => {
        const key = 'oriflamme-settings';
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...kept, ...more }));
    }, patch);

/** What a page is made of; what it asks a server is another matter. */
const PARTS = ['document', 'script', 'stylesheet', 'font', 'image'];

function watch(page, origin, problems) {
    page.on('console', (message) => {
        if (
            message.type() === 'error' &&
            !/Failed to load resource|WebSocket connection/.test(message.text())
        )
            problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    // What was asked for and has not come. Of what a worker wanted that was ended, nothing is said.
    page.underway = new Set();
    page.on('worker', (worker) => worker.on('close', () => page.underway.clear()));
    for (const end of ['requestfinished', 'requestfailed'])
        page.on(end, (request) => page.underway.delete(request));
    page.on('request', (request) => {
        if (PARTS.includes(request.resourceType())) page.underway.add(request);
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

/** It comes into sight: a check that can fail, not a wait that can only end. */
export async function appears(locator, what) {
    const inSight = locator.first().waitFor();
    return check(
        await inSight.then(
            () => true,
            () => false,
        ),
        what,
    );
}

/** Runs a test file: prints one line, exits 1 on failure. Its pages had nothing to complain of. */
export async function run(name, test) {
    const seconds = await timed(async () => {
        try {
            await test();
            for (const problems of complaints)
                check(problems.length === 0, `no complaints of the page: ${problems.join('; ')}`);
        } catch (error) {
            failed++;
            console.error(error instanceof Error ? (error.stack ?? error.message) : error);
        }
    });
    const result = failed === 0 ? 'ok  ' : 'FAIL';
    const failures = failed > 0 ? `, ${failed} failed` : '';
    console.log(`${result} web/${name}: ${passed} checks${failures} (${seconds} s)`);
    process.exit(failed === 0 ? 0 : 1);
}

async function lookAt(site, test) {
    const chrome = await browser();
    try {
        await test(site, chrome);
    } finally {
        await chrome.close();
        await site.close();
    }
}

/** A test of the page alone: served without a server of tables, and looked at with a browser. */
export const onPage = (name, test, options) =>
    run(name, async () => lookAt(await serve(options), test));

/** A test of tables at a server of its own. */
export const onServer = (name, test, more) =>
    run(name, async () => lookAt(await openServer(more), test));

/** The seconds that something takes by the clock: to be told, never to be judged. */
export async function timed(doing) {
    const from = Date.now();
    await doing();
    return ((Date.now() - from) / 1000).toFixed(1);
}

/** A picture of what a test has come to, for whoever names a folder: ORIFLAMME_SHOTS. */
export async function shot(page, name) {
    const folder = process.env.ORIFLAMME_SHOTS;
    if (!folder) return;
    await settled(page);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`) });
}

/**
 * In the page, which knows nothing else of this file: its fonts are there, nothing that ends is
 * still moving, and two frames are drawn in which the document does not change.
 */
export async function rest() {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moving = () =>
        document
            .getAnimations()
            .filter(
                (one) =>
                    one.playState === 'running' &&
                    one.effect.getComputedTiming().endTime < Infinity,
            );
    let changed = false;
    const changes = new MutationObserver(() => (changed = true));
    changes.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
    });
    for (let still = 0; still < 2; still++) {
        changed = false;
        await document.fonts.ready;
        await Promise.allSettled(moving().map((one) => one.finished));
        await drawn();
        if (changed || moving().length > 0) still = -1;
    }
    changes.disconnect();
}

/** Waits until the page has come to rest, and all of its parts are there. */
export const settled = (page) =>
    until(async () => {
        if (page.underway.size > 0) return false;
        await page.evaluate(rest);
        return page.underway.size === 0;
    }, 'the page comes to rest');

/** All rules once; what colours decide is all that another theme can change. */
const RULES = {
    all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    colours: ['color-contrast', 'link-in-text-block'],
};

/**
 * Nothing for axe to find, by day and by candlelight, whatever the settings say. It looks when
 * nothing moves: in the middle of a transition a colour is neither theme's.
 */
export async function axe(page, where) {
    // Evaluated, not as a script tag: the CSP allows none.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
    const show = (theme) =>
        page.evaluate((wanted) => {
            const { dataset } = document.documentElement;
            const before = dataset.theme;
            dataset.theme = wanted;
            return before;
        }, theme);
    const before = await show('light');
    for (const [theme, rules] of [
        ['light', RULES.all],
        ['dark', RULES.colours],
    ]) {
        await show(theme);
        await settled(page);
        const found = await page.evaluate(async (runOnly) => {
            const { violations } = await globalThis.axe.run(document, {
                resultTypes: ['violations'],
                runOnly,
            });
            return violations.map(({ id, nodes }) => {
                const some = nodes.slice(0, 3).map(({ target, any, all, none }) => {
                    const { message = '' } = any[0] ?? all[0] ?? none[0] ?? {};
                    return `${target.join(' ')} (${message})`;
                });
                return `${id}: ${some.join('; ')}`;
            });
        }, rules);
        check(found.length === 0, `axe, ${theme}, ${where}: ${found.join('\n    ')}`);
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
        const heard = (globalThis.heard = {
            started: 0,
            masters: [],
            meters: [],
        });
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
                const meter = new AnalyserNode(this.context, {
                    fftSize: 32768,
                });
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
        return {
            started,
            gain: masters.at(-1)?.gain.value ?? null,
            peak: Math.max(0, ...peaks),
        };
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

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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
        starts = {},
    } = {},
) {
    await page.goto(`${origin}/#/setup`);
    await choose(page, 'seats', seats);
    await choose(page, 'set', set);
    for (const select of await page.locator('.bot select').all()) await select.selectOption(bot);
    await page.locator('details.more summary').click();
    await page.locator('#seed').fill(seed);
    if (first) await choose(page, 'first', first);
    for (const [seat, start] of Object.entries(starts))
        await page.locator(`select[name="start-${seat}"]`).selectOption(`${start}`);
    await page.locator('form button.main').click();
    await page.waitForSelector('main.table .families');
}

/** Waits until it is my turn (with nothing under way) or the game is over. */
export async function myMove(page) {
    const isMine = page.waitForFunction(
        () => {
            const table = document.querySelector('main.table');
            if (!table) return false;
            if (table.dataset.phase === 'over') return document.querySelector('#end-head') !== null;
            return table.dataset.myTurn === 'true' && !document.querySelector('.held');
        },
        null,
        { polling: 30 },
    );
    await isMine.catch(async (error) => {
        const seen = await page.evaluate(() => {
            const table = document.querySelector('main.table');
            return JSON.stringify({
                ...table?.dataset,
                classes: table?.className,
                held: document.querySelectorAll('.held').length,
                text: document.body.innerText.slice(0, 600),
            });
        });
        throw new Error(`it is not my turn: ${seen}`, { cause: error });
    });
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

/** Does what decides, and waits until the game has gone on. */
export async function goesOn(page, doing) {
    const table = page.locator('main.table');
    const before = await table.getAttribute('data-moment');
    await doing();
    await page.waitForFunction(
        (old) => document.querySelector('main.table').dataset.moment !== old,
        before,
        { polling: 20 },
    );
}

/** Waits in steps: for what the page cannot tell on its own. */
export async function until(test, what) {
    let late;
    const hung = new Promise((_, reject) => {
        late = setTimeout(() => reject(new Error(`it did not come to that: ${what}`)), HANG);
    });
    try {
        while (!(await Promise.race([test(), hung]))) await sleep(20);
    } finally {
        clearTimeout(late);
    }
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
        await goesOn(page, async () => {
            if (now.choices.length === 0) {
                await press(page.locator('[data-hand]').nth(roll(now.hand)));
                await page.locator('button.choice').first().waitFor({ state: 'attached' });
            }
            const glowing = page.locator('.strip button.glow');
            const lights = await glowing.count();
            if (lights > 0 && roll(2) === 0) await press(glowing.nth(roll(lights)));
            else {
                const choices = page.locator('button.choice');
                await press(choices.nth(roll(await choices.count())));
            }
        });
    }
    throw new Error('the game does not end');
}

/** Whether the log is where it should be: at its newest line, and nothing lies upon it. */
export const newestInSight = (page) =>
    page.evaluate(() => {
        const log = document.querySelector('.log[role=region]');
        const line = log?.querySelector('[aria-current]');
        if (!log || !line) return false;
        const [outer, inner] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
        if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) return false;
        return line.contains(document.elementFromPoint(inner.x + inner.width / 2, inner.top + 2));
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
    return {
        all,
        longest: all[0] ?? 0,
        long: all.filter((ms) => ms > 50).length,
    };
}

/* --- A real server --- */

/**
 * `oriflamme serve` with this page, a folder and a port of its own. It can be killed and started
 * again, at the same address; `close` leaves nothing behind.
 */
export async function openServer(more = [], env = process.env) {
    const data = mkdtempSync(join(tmpdir(), 'oriflamme-web-'));
    let child;
    const port = await freePort(); // kept for as long as the test lives
    process.once('exit', () => child?.kill('SIGKILL')); // whatever ends the test
    const start = async () => {
        const to = ['--listen', `127.0.0.1:${port}`, '--log', join(data, 'log')];
        child = spawn(
            PROGRAM,
            ['serve', '--web', WEB, '--data', data, ...to, '--bot-delay', '50', ...more],
            { stdio: ['ignore', 'pipe', 'inherit'], env },
        );
        await new Promise((resolve, reject) => {
            child.stdout.once('data', resolve);
            child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        });
    };
    const kill = () =>
        new Promise((resolve) => {
            if (child.exitCode !== null || child.signalCode !== null) resolve();
            child.once('exit', resolve);
            child.kill('SIGKILL');
        });
    await start();
    return {
        origin: `http://127.0.0.1:${port}`,
        start,
        kill,
        close: async () => {
            await kill();
            rmSync(data, { recursive: true, force: true });
        },
    };
}

/** A table of that server, made as its page makes one. */
export const makeTable = (origin, wish) =>
    fetch(`${origin}/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wish),
    }).then((answer) => answer.json());

/** One decision of a page that is asked, by the list. */
const decide = (page, roll) =>
    goesOn(page, async () => {
        const { choices, hand } = await state(page);
        if (choices.length === 0) await page.locator('[data-hand]').nth(roll(hand)).click();
        const all = page.locator('button.choice');
        await all.first().waitFor();
        await all.nth(roll(await all.count())).click();
    });

/**
 * Whoever of them is asked decides, until all see the end. `between` is called with the number of
 * decisions so far.
 */
export async function playTogether(pages, roll, between = async () => undefined) {
    for (let n = 0; ; n++) {
        await between(n);
        let asked;
        await until(async () => {
            const all = await Promise.all(pages.map(state));
            asked = pages[all.findIndex(({ myTurn, held }) => myTurn && !held)];
            return asked !== undefined || all.every(({ phase }) => phase === 'over');
        }, 'somebody is asked');
        if (!asked) return;
        await decide(asked, roll);
    }
}

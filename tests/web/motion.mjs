/*
 * Events are shown one at a time: cards travel, flip and fall; space skips; who wants calm gets
 * cross-fades; nothing is left behind.
 */
import {
    browser,
    check,
    myMove,
    newGame,
    newPage,
    pasteRecord,
    run,
    serve,
    sleep,
} from './harness.mjs';

/** What moves right now, by property (CSS animations, as the glow, apart). */
const moving = (page) =>
    page.evaluate(() => {
        const found = document.getAnimations().filter((a) => a.constructor.name === 'Animation');
        return [
            ...new Set(
                found.flatMap((a) =>
                    a.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
                ),
            ),
        ].filter((key) => ['transform', 'opacity'].includes(key));
    });

async function watchRecord(page, origin, steps) {
    await pasteRecord(page, origin, 'base-3');
    await page.getByLabel('To the start').click();
    const seen = new Map();
    for (let i = 0; i < steps; i++) {
        const at = await page.locator('.log li').count();
        await page.getByLabel('One event on').click();
        await sleep(40);
        const what = await moving(page);
        const caption = await page.locator('.caption').innerText();
        if (what.length > 0) seen.set(caption.split(' ').slice(1, 3).join(' '), what);
        await page.keyboard.press('Space').catch(() => undefined);
        await page.waitForFunction(
            () => !document.querySelector('main.table').classList.contains('busy'),
            null,
            { timeout: 3000 },
        );
        check((await page.locator('.log li').count()) >= at, 'the log only grows');
    }
    check((await page.locator('.ghost').count()) === 0, 'no ghost is left behind');
    return seen;
}

/**
 * In the page, before it loads: notes when the bots' worker spoke last, when it was my turn then,
 * and the timers that were waited for since a key was pressed.
 */
function stopwatch() {
    const now = () => performance.now();
    const clock = { heard: 0, pressed: 0, ready: 0, timers: [] };
    globalThis.clock = clock;
    globalThis.Worker = class extends Worker {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', () => (clock.heard = now()));
        }
    };
    const plain = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms = 0, ...args) => {
        const { pressed } = clock;
        const noted = (...them) => {
            if (ms >= 50 && pressed > 0 && pressed === clock.pressed) clock.timers.push(ms);
            run(...them);
        };
        return plain(noted, ms, ...args);
    };
    addEventListener('keydown', () => Object.assign(clock, { pressed: now(), timers: [] }), true);
    new MutationObserver(() => {
        const table = document.querySelector('main.table');
        if (table?.dataset.myTurn === 'true')
            Object.assign(clock, { ready: now(), pressed: 0, waited: clock.timers });
    }).observe(document, { subtree: true, attributeFilter: ['data-my-turn'] });
}

/**
 * Skip means skip: once it is pressed, nothing is waited for but the bots' thinking. Told are the
 * ms from their last decision until I am asked; they are not judged, as machines differ.
 */
async function skipped(page) {
    for (let i = 0; i < 12; i++) {
        await page.waitForFunction(
            () => {
                const table = document.querySelector('main.table');
                return table.matches('.busy') || table.dataset.myTurn === 'true';
            },
            null,
            { polling: 20 },
        );
        await page.evaluate(() => (globalThis.clock.heard = 0));
        await page.keyboard.press('Space');
        check(
            !(await page.evaluate(() => document.querySelector('main.table.busy'))),
            'space ends what moves, at once',
        );
        const now = await myMove(page);
        const { heard, ready, waited } = await page.evaluate(() => globalThis.clock);
        if (heard > 0 && ready > heard) return { waited, ms: Math.round(ready - heard) };
        if (now.phase === 'over') break;
        const moment = await page.locator('main.table').getAttribute('data-moment');
        if (now.choices.length === 0) await page.keyboard.press('1');
        await page.locator('button.choice').first().click();
        await page.waitForFunction(
            (old) => document.querySelector('main.table').dataset.moment !== old,
            moment,
            { polling: 20 },
        );
    }
    throw new Error('no bot decided after a skip');
}

await run('motion', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            settings: { speed: '1x' },
            reducedMotion: 'no-preference',
        });
        const lively = await watchRecord(page, site.origin, 30);
        check(
            [...lively.values()].filter((what) => what.includes('transform')).length >= 4,
            `several sorts of events move: ${[...lively.keys()].join(', ')}`,
        );
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);

        const calm = await newPage(chrome, site.origin, {
            settings: { speed: '1x' },
            reducedMotion: 'reduce',
        });
        const quiet = await watchRecord(calm, site.origin, 12);
        check(
            quiet.size > 0 && [...quiet.values()].every((what) => !what.includes('transform')),
            'under reduced motion things only fade',
        );

        // While the others move, input is not blocked.
        const game = await newPage(chrome, site.origin, {
            settings: { speed: '1x', confirm: 'off' },
            reducedMotion: 'no-preference',
        });
        await game.addInitScript(stopwatch);
        await newGame(game, site.origin, { seats: 5 });
        await myMove(game);
        await game.keyboard.press('1');
        await game.locator('button.choice').first().click();
        await game.waitForSelector('main.table.busy');
        await game.keyboard.press('1');
        check(
            (await game.locator('[data-hand][aria-pressed="true"]').count()) === 1,
            'a card can be chosen while things move',
        );
        const { waited, ms } = await skipped(game);
        check(waited.length === 0, `a skip waits for nothing but the bots: ${waited.join(', ')}`);
        console.log(`  skipped: asked ${ms} ms after the bots' last decision`);
        check((await game.locator('.ghost').count()) === 0, 'and no ghost is left behind');
        check(game.problems.length === 0, `no complaints of the page: ${game.problems.join('; ')}`);
    } finally {
        await chrome.close();
        await site.close();
    }
});

/*
 * A complete game on a phone, by taps; long Queues; nothing wider than the screen, down to 320 px
 * and up to twice the text.
 */
import {
    appears,
    changeSettings,
    check,
    dice,
    goesOn,
    myMove,
    newestInSight,
    newGame,
    newPage,
    onPage,
    playByClicks,
    QUICK,
    settled,
    shot,
    until,
} from './harness.mjs';

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Guards the hints at keys: a finger has none. */
async function fingers(page) {
    await myMove(page);
    await page.locator('[data-hand]').first().tap();
    await page.waitForSelector('button.choice');
    await targets(page);
    const keys = await page
        .locator('.table kbd')
        .evaluateAll((all) => all.filter((key) => key.offsetParent !== null).length);
    check(keys === 0, `a finger is shown no keys: ${keys}`);
    await page.locator('[data-hand]').first().tap();
    await page.locator('button.choice').first().waitFor({ state: 'detached' });
}

/** How much of the second the first covers, from 0 to 1; the most of all of them. */
const covers = (page, one, other) =>
    page.evaluate(
        (selectors) => {
            const [firsts, seconds] = selectors.map((selector) =>
                [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect()),
            );
            const part = (a, b) =>
                (Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
                    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))) /
                (b.width * b.height);
            return Math.max(-1, ...firsts.flatMap((a) => seconds.map((b) => part(a, b))));
        },
        [one, other],
    );

/**
 * Guards what is covered in a small window with the keys off: an explanation under the mouse covers
 * no slot, no target and no choice; keys are not hinted at; then, at 320 px, the badge of a stack
 * leaves its card to be seen.
 */
async function smallWindow(page, origin) {
    await newGame(page, origin, { seats: 2, first: 'me' });
    for (let covered = false; !covered;) {
        const now = await myMove(page);
        await goesOn(page, async () => {
            if (now.choices.length === 0) {
                await page.locator('[data-hand]').first().click();
                await page.locator('[data-hand]').last().hover();
                await page.waitForSelector('.explain', { state: 'attached' });
                const seen = await page.locator('.explain').isVisible();
                const action = '.choices, .strip .glow, .now .place';
                const part = seen ? await covers(page, '.explain', action) : 0;
                check(part <= 0, `an explanation covers no slot and no choice: ${part}`);
            }
            const keys = await page.locator('.table kbd:visible').count();
            check(keys === 0, `keys that are off are not hinted at: ${keys}`);
            const on = page.locator('button.choice', { hasText: 'On place' });
            covered = (await on.count()) > 0;
            const keep = page.locator('button.choice[data-decision$="+"]');
            await (covered ? on : (await keep.count()) > 0 ? keep : page.locator('button.choice'))
                .first()
                .click();
        });
    }
    await page.waitForSelector('.stack');
    await page.setViewportSize({ width: 320, height: 640 });
    await until(async () => (await covers(page, '.stack span', '.heaped .card')) >= 0, 'a stack');
    const part = await covers(page, '.stack span', '.heaped .place');
    check(part < 0.1, `the badge of a stack covers little of its card: ${part}`);
}

/** Whether the log shows its newest lines below what I am asked. */
const twoLinesBelow = async (page) =>
    (await newestInSight(page)) &&
    page.evaluate(() => {
        const [log, choices] = ['.log', '.choices'].map(
            (one) => document.querySelector(one)?.getBoundingClientRect().bottom ?? 0,
        );
        return log - choices > 60;
    });

/** In the page, before it loads: sums up all that is pushed about, and time passes faster. */
function noteShifts() {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const plain = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms = 0, ...args) => plain(run, ms / 15, ...args);
}

/**
 * Guards a table that keeps still: over a whole game, with everything moving as usual, hand, Queue
 * and panel keep their size and place between turns.
 */
async function still(chrome, origin) {
    const page = await newPage(chrome, origin, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'no-preference',
        settings: { speed: '1x', sound: 'off' },
    });
    await page.addInitScript(noteShifts);
    await newGame(page, origin, { seats: 5, set: 'ablaze', seed: '18' }); // much happens at once
    await myMove(page);
    await page.evaluate(() => (globalThis.shifted = 0));
    await playByClicks(page, { tap: true, roll: dice(19) });
    const shifted = await page.evaluate(() => globalThis.shifted);
    check(shifted <= 0.2, `a game pushes little about: ${shifted.toFixed(3)}`);
}

/**
 * Guards what a finger meets at the table: 44 px, but for places of a long Queue, their stacks,
 * and what is set aside with a Twin. It may be more than is drawn.
 */
async function targets(page) {
    const small = await page
        .locator('.tools button, .choice, [data-hand], .aside button, .head button, .more')
        .evaluateAll((all) =>
            all
                .filter(
                    (one) =>
                        one.checkVisibility({ visibilityProperty: true }) &&
                        !one.closest('.aside:has(.ready)'),
                )
                .map((one) => ({ one, box: one.getBoundingClientRect() }))
                .filter(({ one, box }) => {
                    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                    return [-21.5, 21.5].some((d) =>
                        [
                            [x + d, y],
                            [x, y + d],
                        ].some(([x, y]) => !one.contains(document.elementFromPoint(x, y))),
                    );
                })
                .map(({ one, box }) => `${one.className} ${box.width | 0}x${box.height | 0}`),
        );
    check(small.length === 0, `44 px for a finger: ${small.join(', ')}`);
}

/**
 * Guards letters of twice the size, on small and large screens: the hand covers nothing of what may
 * be chosen, every card has its name, and an empty Queue says so in its own room.
 */
async function largeLetters(page, origin) {
    await changeSettings(page, { textSize: 200 });
    await newGame(page, origin, { seats: 4, first: 'me' });
    await myMove(page);
    for (const [width, height] of [
        [390, 844],
        [667, 375],
        [720, 450],
        [1366, 768],
    ]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const where = `${width}x${height} at 200 %`;
        check((await overflow(page)) <= 0, `${where}: ${await overflow(page)} px too wide`);
        const over = await covers(page, '[data-hand]', '[data-prompt]');
        check(over <= 0, `${where}: the hand covers ${over} of the prompt`);
        const names = await page.locator('[data-hand] .name:visible').count();
        check(names === 7, `${where}: ${names} of seven cards have a name`);
        const part = await covers(page, '.queue', '.queue .nothing');
        check(part === 1, `${where}: ${part} of the Queue's words are in it`);
    }
}

await onPage('phone', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        settings: { ...QUICK, theme: 'dark' },
    });
    await page.goto(site.origin);
    await page.waitForSelector('.great');
    check((await overflow(page)) <= 0, 'home fits 360 px');
    await newGame(page, site.origin, { seats: 5, set: 'ablaze' });
    await page.locator('[data-hand]').first().dispatchEvent('pointerdown', {
        pointerType: 'touch',
        bubbles: true,
    });
    await page.waitForSelector('.explain.held');
    check((await page.locator('.explain .does').count()) === 1, 'a long press explains a card');
    await appears(page.locator('.explain li'), 'with its rulings, the first time too');
    await page.locator('.explain .close').tap();
    await page.locator('.explain').waitFor({ state: 'detached' });
    await fingers(page);
    let pictured = false;
    let rows = 0; // the most that were seen
    await playByClicks(page, {
        tap: true,
        until: async (now, move) => {
            if (await twoLinesBelow(page)) {
                const [caption, line] = await Promise.all([
                    page.locator('.caption').innerText(),
                    page.locator('.log [aria-current]').innerText(),
                ]);
                check(caption === '', `nothing is told twice: ${caption} / ${line}`);
            }
            if (move % 4 === 0)
                check((await overflow(page)) <= 0, `the table fits 360 px (move ${move})`);
            const places = await page.evaluate(() =>
                [...document.querySelectorAll('[data-place]')].map((place) => {
                    const { left, right, top, bottom } = place.getBoundingClientRect();
                    return {
                        left,
                        right,
                        top: Math.round(top),
                        bottom,
                    };
                }),
            );
            rows = Math.max(rows, new Set(places.map(({ top }) => top)).size);
            check(
                places.every((it) => it.left >= 0 && it.right <= 360 && it.bottom <= 740),
                `all places are on the screen (move ${move})`,
            );
            if (!pictured && rows > 1 && now.choices.length > 1) {
                pictured = true;
                await shot(page, 'phone');
            }
            return false;
        },
    });
    check(rows > 1, 'a long Queue breaks into rows');
    check((await overflow(page)) <= 0, 'the end fits 360 px');
    const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a.button, select, input')]
            .filter((e) => {
                const r = e.getBoundingClientRect();
                return (
                    r.width > 0 &&
                    (r.width < 24 || r.height < 24) &&
                    !e.closest('.aloud') &&
                    getComputedStyle(e).opacity !== '0'
                );
            })
            .map((e) => e.outerHTML.slice(0, 80)),
    );
    check(small.length === 0, `targets are at least 24 px: ${small.join(' | ')}`);
    for (const [width, size] of [
        [320, 100],
        [320, 200],
        [360, 200],
    ]) {
        await page.setViewportSize({ width, height: 640 });
        await changeSettings(page, { textSize: size });
        await page.reload();
        for (const path of [
            '/#/',
            '/#/setup',
            '/#/settings',
            '/#/rules',
            '/#/learn',
            '/#/review',
            '/#/friends',
            '/#/credits',
        ]) {
            await page.goto(`${site.origin}${path}`);
            await page.waitForSelector('main h1');
            await settled(page);
            check(
                (await overflow(page)) <= 0,
                `${path} fits ${width} px at ${size} % (${await overflow(page)} too wide)`,
            );
        }
        await newGame(page, site.origin, { seats: 5 });
        await myMove(page);
        check(
            (await overflow(page)) <= 0,
            `table and prompt fit ${width} px at ${size} % (${await overflow(page)} too wide)`,
        );
        const covered = await page.evaluate(() =>
            [...document.querySelectorAll('[data-family]')].some((tile) => {
                const [arms, pool] = ['.arms', '.pool b'].map((one) =>
                    tile.querySelector(one).getBoundingClientRect(),
                );
                return pool.left < arms.right - 1 && pool.top < arms.bottom;
            }),
        );
        check(!covered, `influence is seen at ${width} px and ${size} %`);
    }
    await largeLetters(page, site.origin);

    const window = await newPage(chrome, site.origin, {
        settings: { ...QUICK, keys: false },
        viewport: { width: 1000, height: 560 },
    });
    await smallWindow(window, site.origin);
    await still(chrome, site.origin);
});

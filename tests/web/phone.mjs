/*
 * A complete game on a phone, by taps; long Queues; nothing wider than the screen, down to 320 px
 * and up to twice the text.
 */
import {
    appears,
    browser,
    check,
    myMove,
    newGame,
    newPage,
    playByClicks,
    run,
    serve,
    shot,
    sleep,
} from './harness.mjs';

const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

await run('phone', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            viewport: { width: 360, height: 740 },
            hasTouch: true,
            isMobile: true,
            deviceScaleFactor: 2,
            settings: { confirm: 'off', speed: 'instant', theme: 'dark' },
        });
        await page.goto(site.origin);
        await page.waitForSelector('.great');
        check((await overflow(page)) <= 0, 'home fits 360 px');
        await newGame(page, site.origin, { seats: 5, set: 'ablaze' });
        await page
            .locator('[data-hand]')
            .first()
            .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
        await page.waitForSelector('.explain.held');
        check((await page.locator('.explain .does').count()) === 1, 'a long press explains a card');
        await appears(page.locator('.explain li'), 'with its rulings, the first time too');
        await page.locator('.explain .close').tap();
        let pictured = false;
        let rows = 0; // the most that were seen
        await playByClicks(page, {
            tap: true,
            until: async (now, move) => {
                if (move % 4 === 0)
                    check((await overflow(page)) <= 0, `the table fits 360 px (move ${move})`);
                const places = await page.evaluate(() =>
                    [...document.querySelectorAll('[data-place]')].map((place) => {
                        const { left, right, top, bottom } = place.getBoundingClientRect();
                        return { left, right, top: Math.round(top), bottom };
                    }),
                );
                rows = Math.max(rows, new Set(places.map(({ top }) => top)).size);
                check(
                    places.every((it) => it.left >= 0 && it.right <= 360 && it.bottom <= 740),
                    `all places are on the screen (move ${move})`,
                );
                if (!pictured && rows > 1 && now.choices.length > 1) {
                    pictured = true;
                    await sleep(300);
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
            await page.evaluate(
                (n) =>
                    localStorage.setItem(
                        'oriflamme-settings',
                        JSON.stringify({
                            ...JSON.parse(localStorage.getItem('oriflamme-settings')),
                            textSize: n,
                        }),
                    ),
                size,
            );
            for (const path of [
                '/',
                '/#/setup',
                '/#/settings',
                '/#/rules',
                '/#/learn',
                '/#/review',
                '/#/friends',
                '/#/credits',
            ]) {
                await page.goto(`${site.origin}${path}`);
                await page.reload();
                await page.waitForSelector('main h1');
                await sleep(150);
                check(
                    (await overflow(page)) <= 0,
                    `${path} fits ${width} px at ${size} % (${await overflow(page)} too wide)`,
                );
            }
            await newGame(page, site.origin, { seats: 5 });
            await myMove(page);
            check(
                (await overflow(page)) <= 0,
                `finding 10: table and prompt fit ${width} px at ${size} % (${await overflow(page)} too wide)`,
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
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
    } finally {
        await chrome.close();
        await site.close();
    }
});

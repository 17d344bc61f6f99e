/*
 * Events are shown one at a time: cards travel, flip and fall; space skips; who wants calm gets
 * cross-fades; nothing is left behind.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, check, myMove, newGame, newPage, ROOT, run, serve, sleep } from './harness.mjs';

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
    await page.goto(`${origin}/#/review`);
    await page
        .locator('#record-text')
        .fill(readFileSync(join(ROOT, 'tests/records/base-3.txt'), 'utf8'));
    await page.locator('form button').click();
    await page.waitForSelector('#moment');
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

await run('motion', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            settings: { speed: '1x' },
            reducedMotion: 'no-preference',
        });
        const lively = await watchRecord(page, site.origin, 45);
        check(
            [...lively.values()].filter((what) => what.includes('transform')).length >= 4,
            `several sorts of events move: ${[...lively.keys()].join(', ')}`,
        );
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);

        const calm = await newPage(chrome, site.origin, {
            settings: { speed: '1x' },
            reducedMotion: 'reduce',
        });
        const quiet = await watchRecord(calm, site.origin, 25);
        check(
            quiet.size > 0 && [...quiet.values()].every((what) => !what.includes('transform')),
            'under reduced motion things only fade',
        );

        // While the others move, input is not blocked.
        await newGame(page, site.origin, { seats: 5 });
        await myMove(page);
        await page.keyboard.press('1');
        await page.locator('button.choice').first().click();
        await page
            .locator('.held button')
            .nth(1)
            .click()
            .catch(() => undefined);
        await page.waitForSelector('main.table.busy', { timeout: 8000 });
        await page.keyboard.press('1');
        check(
            (await page.locator('[data-hand][aria-pressed="true"]').count()) === 1,
            'a card can be chosen while things move',
        );
        // Skip means skip: nothing moves any more until it is my turn (four squires think fast).
        await page.keyboard.press('Space');
        const from = Date.now();
        check(
            !(await page.evaluate(() => document.querySelector('main.table.busy'))),
            'space ends what moves, at once',
        );
        await page.waitForFunction(
            () => document.querySelector('main.table').dataset.myTurn === 'true',
            null,
            { timeout: 8000, polling: 20 },
        );
        const took = Date.now() - from;
        check(took < 1500, `skipped, my next decision is there (after ${took} ms)`);
        check((await page.locator('.ghost').count()) === 0, 'and no ghost is left behind');
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
    } finally {
        await chrome.close();
        await site.close();
    }
});

/*
 * axe finds nothing, on any screen, by day and by candlelight; and at each sort of moment of a
 * game.
 */
import {
    axe,
    browser,
    check,
    dice,
    myMove,
    newGame,
    newPage,
    pasteRecord,
    playByClicks,
    run,
    serve,
    sleep,
} from './harness.mjs';

await run('axe', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        for (const theme of ['light', 'dark']) {
            const page = await newPage(chrome, site.origin, {
                settings: { theme, confirm: 'off', speed: 'instant', coached: false },
                reducedMotion: 'reduce',
            });
            await page.goto(site.origin);
            await page.waitForSelector('.great');
            await page.waitForFunction(
                (wanted) => document.documentElement.dataset.theme === wanted,
                theme,
            );
            await sleep(200); // as below: a screen that has come to rest
            await axe(page, `${theme}, home`);
            for (const path of [
                'setup',
                'friends',
                'watch',
                'learn',
                'rules',
                'settings',
                'credits',
                'review',
            ]) {
                await page.goto(`${site.origin}/#/${path}`);
                await page.waitForSelector('main h1');
                await sleep(200);
                await axe(page, `${theme}, ${path}`);
            }
            // The coached game with its bubble.
            await page.goto(`${site.origin}/#/play/coach`);
            await page.waitForSelector('.bubble');
            await axe(page, `${theme}, coach`);
            // A game: each sort of question once, then the end.
            await newGame(page, site.origin, { seats: theme === 'light' ? 5 : 3, set: 'mix' });
            const seen = new Set();
            await playByClicks(page, {
                roll: dice(3),
                until: async (now) => {
                    const sort =
                        now.choices.length === 0
                            ? 'place'
                            : now.choices[0].replace(/\d+/g, '').slice(0, 2);
                    if (seen.has(sort)) return false;
                    seen.add(sort);
                    await axe(page, `${theme}, table, ${sort}`);
                    return false;
                },
            });
            await axe(page, `${theme}, end`);
            await page.getByLabel('Menu').click();
            await page.waitForSelector('dialog[open]');
            await axe(page, `${theme}, menu`);
            // An explanation held open, and a review.
            await newGame(page, site.origin, { seats: 3 });
            await myMove(page);
            await page.keyboard.press('1');
            await page.keyboard.press('?');
            await page.waitForSelector('.explain.held');
            await axe(page, `${theme}, explanation`);
            await pasteRecord(page, site.origin, 'ablaze-4');
            await page.getByLabel('To the start').click();
            await axe(page, `${theme}, review`);
            check(
                page.problems.length === 0,
                `no complaints of the page: ${page.problems.join('; ')}`,
            );
            await page.context().close();
        }
    } finally {
        await chrome.close();
        await site.close();
    }
});

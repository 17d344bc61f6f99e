/*
 * axe finds nothing on any screen, and at each sort of moment of a game.
 */
import {
    axe,
    check,
    dice,
    myMove,
    newGame,
    newPage,
    onPage,
    pasteRecord,
    playByClicks,
    QUICK,
} from './harness.mjs';

const SCREENS = ' setup friends watch learn rules settings credits review'.split(' '); // home has no name

/** Each sort of question once, then the end and the menu over it. */
async function wholeGame(page, origin, seats) {
    await newGame(page, origin, { seats, set: 'mix' });
    const seen = new Set();
    await playByClicks(page, {
        roll: dice(3),
        until: async ({ choices }) => {
            const sort =
                choices.length === 0 ? 'place' : choices[0].replace(/\d+/g, '').slice(0, 2);
            if (seen.has(sort)) return false;
            seen.add(sort);
            await axe(page, `table of ${seats}, ${sort}`);
            return false;
        },
    });
    await axe(page, `end of ${seats}`);
    await page.getByLabel('Menu').click();
    await page.waitForSelector('dialog[open]');
    await axe(page, 'menu');
    return seen.size;
}

await onPage('axe', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: { ...QUICK, coached: false } });
    for (const path of SCREENS) {
        await page.goto(`${site.origin}/#/${path}`);
        await page.waitForSelector('main h1');
        await axe(page, path || 'home');
    }
    // The coached game with its bubble.
    await page.goto(`${site.origin}/#/play/coach`);
    await page.waitForSelector('.bubble');
    await axe(page, 'coach');
    const sorts = await wholeGame(page, site.origin, 5);
    check(sorts >= 4, `several sorts of questions: ${sorts}`);
    // An explanation held open, and a review.
    await newGame(page, site.origin, { seats: 3 });
    await myMove(page);
    await page.keyboard.press('1');
    await page.keyboard.press('?');
    await page.waitForSelector('.explain.held');
    await axe(page, 'explanation');
    await pasteRecord(page, site.origin, 'ablaze-4');
    await page.getByLabel('Go to the start').click();
    await axe(page, 'review');
});

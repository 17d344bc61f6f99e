/*
 * What is kept and what is opened: the end and the review open every card; a review has an address
 * for each moment; a game is forgotten after a question and can be brought back; storage that keeps
 * nothing says so; a game is played in one tab.
 */
import {
    appears,
    axe,
    check,
    forgetAll,
    goesOn,
    myMove,
    newGame,
    newPage,
    onPage,
    pasteRecord,
    playByClicks,
    QUICK,
    shot,
    until,
} from './harness.mjs';
import { almostOver, openGame } from './positions.mjs';

const at = async (page) => Number(await page.locator('#moment').inputValue());

async function theEnd(page, site) {
    await page.setViewportSize({ width: 844, height: 390 });
    await openGame(page, site.origin, 'local-end', almostOver({ rules: 'ablaze', seats: 3 }));
    await playByClicks(page);
    await until(
        () =>
            page.locator('#end-head').evaluate((head) => {
                const { top, bottom } = head.getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
            }),
        'who has won is on the screen, also on a phone held across',
    );
    await page.waitForSelector('.opened li');
    const seats = await page.locator('.opened li').count();
    check(seats === 3, `the end opens every family: ${seats}`);
    const groups = await page
        .locator('.opened li')
        .evaluateAll((all) =>
            all.map((li) =>
                [...li.querySelectorAll('dl > div')].map((d) => [
                    d.querySelector('dt')?.textContent ?? '',
                    d.querySelectorAll('.chip').length,
                ]),
            ),
        );
    for (const group of groups) {
        const of = (name) => group.find(([title]) => title === name)?.[1] ?? 0;
        check(of('Never played') === 1, `the card not played: ${JSON.stringify(group)}`);
        check(of('Set aside') <= 3, `the cards set aside: ${JSON.stringify(group)}`);
    }
    const aside = groups.flat().filter(([title]) => title === 'Set aside');
    check(aside.length === 3, 'what each family set aside');
    await axe(page, 'the end with everything opened');
    await page.locator('.opened').scrollIntoViewIfNeeded();
    await shot(page, 'opened');
    await page.setViewportSize({ width: 1280, height: 800 });
}

async function review(page, site) {
    await pasteRecord(page, site.origin, 'base-3');
    await until(async () => page.url().includes('#record='), 'a pasted record gets an address');
    await page.getByLabel('Go to the start').click();
    check(
        (await page.locator('.opened .chip').count()) >= 30,
        'the whole truth shows hands and cards set aside at every moment',
    );
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
    check((await at(page)) === 7, 'arrow keys step from anywhere on the page');
    await page.locator('.side .log').focus();
    await page.keyboard.press('ArrowLeft');
    check((await at(page)) === 6, 'also from within the log');
    for (const where of ['.eyes select', '.strip button.place']) {
        await page.locator(where).first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        check((await at(page)) === 5, `also from ${where}: ${await at(page)}`);
        await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('PageDown');
    const round2 = await at(page);
    await page.keyboard.press('PageUp');
    check(round2 > 6 && (await at(page)) < 6, 'rounds by page up and down');
    await page.keyboard.press('End');
    const end = await at(page);
    check(end > round2, 'End leads to the end');
    const line = page.locator('.side .log li button').nth(4);
    await line.click();
    const moment = await at(page);
    check(moment > 0 && moment < end, `a line of the log leads to its moment: ${moment}`);
    await page.locator('.eyes select').first().selectOption('b');
    await until(async () => /eyes=b/.test(page.url()), 'the address has the eyes');
    check(new RegExp(`at=${moment}\\b`).test(page.url()), `and the moment: ${page.url()}`);
    await page.reload();
    await page.waitForSelector('#moment');
    check((await at(page)) === moment, 'a reload comes back to the moment');
    check((await page.locator('.eyes select').first().inputValue()) === 'b', 'and to the eyes');
    await page.evaluate(() => (location.hash = location.hash.replace(/at=\d+/, 'at=3')));
    await until(async () => (await at(page)) === 3, 'another moment in the address leads there');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.status .log').click();
    await page.locator('dialog .log button').first().click();
    await until(
        async () => (await page.locator('dialog').count()) === 0,
        'on a phone the log gives way to the moment',
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    check(
        (await page.locator('.rounds button').count()) === 6,
        'rounds are numbered at the slider',
    );
    await axe(page, 'review');
}

/** What does not open says why, once. */
async function unknown(page, site) {
    for (const [hash, text] of [
        ['/review/local-unknown', 'That game isn’t stored in this browser.'],
        ['/review/unknown-1', 'This game doesn’t exist.'],
        ['record=cut-off', 'This isn’t a game record.'],
    ]) {
        await page.goto(`${site.origin}/#${hash}`);
        const exactly = new RegExp(`^\\s*${text}\\s*$`);
        await appears(page.locator('.error', { hasText: exactly }), `${hash}: ${text}`);
    }
}

async function forget(page, site) {
    await newGame(page, site.origin, { seats: 2 });
    await myMove(page);
    const games = page.locator('section[aria-labelledby="my-games"] li');
    for (const where of ['#/games', '#/review']) {
        await page.goto(`${site.origin}/${where}`);
        await page.getByLabel('Remove this game').click();
        await page.locator('.sure button.main').click();
        await page.locator('.undone button').click();
        check((await games.count()) === 1, `the only game is brought back: ${where}`);
    }
    await page.goto(site.origin);
    await games.first().waitFor();
    check((await games.count()) === 1, 'one game is kept');
    await page.getByLabel('Remove this game').click();
    check((await games.count()) === 1, 'forgetting asks first');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    check((await focused()) === 'Cancel', 'the keys are at the harmless answer');
    await page.keyboard.press('Escape');
    await page.waitForFunction(
        () => document.activeElement?.getAttribute('aria-label') === 'Remove this game',
    );
    await page.keyboard.press('Enter');
    await page.locator('.sure button.main').click();
    check((await games.count()) === 0, 'forgotten');
    check((await focused()) === 'Undo', 'and then at what takes it back');
    await page.keyboard.press('Enter');
    check((await games.count()) === 1, 'and brought back');
    await games.locator('a').click();
    await myMove(page);
    check((await page.locator('[data-hand]').count()) === 7, 'whole, with its cards');
}

/** Bots that are still thinking do not bring it back. */
async function forgetWhilePlayed(page, site) {
    await newGame(page, site.origin, { seats: 5, first: 'me' });
    await myMove(page);
    await page.locator('[data-hand]').first().click();
    await page.locator('button.choice').first().click();
    await page.evaluate(() => (location.hash = '#/games'));
    await page.getByLabel('Remove this game').click();
    await page.locator('.sure button.main').click();
    await until(() => page.workers().length === 0, 'nobody goes on thinking about it');
    await page.reload();
    await page.waitForSelector('#play-head');
    const left = await page.locator('section[aria-labelledby="my-games"] li').count();
    check(left === 0, 'what is forgotten stays so, whoever was about to move');
}

async function noStorage(chrome, site) {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
        };
    });
    await newGame(page, site.origin, { seats: 2 });
    await page.waitForSelector('.banner.bad');
    const text = await page.locator('.banner.bad').innerText();
    check(/storage is off or full/.test(text), `a full storage is said at once: ${text}`);
    await page.context().close();
}

async function twoTabs(chrome, site) {
    const first = await newPage(chrome, site.origin, { settings: QUICK });
    await newGame(first, site.origin, { seats: 2 });
    await myMove(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await myMove(second);
    await first.waitForSelector('.banner.bad');
    check(
        /another tab/.test(await first.locator('.banner.bad').innerText()),
        'the first tab says that the game goes on elsewhere',
    );
    check(
        (await first.locator('main.table').getAttribute('data-my-turn')) === 'false',
        'and lets nobody decide there',
    );
    check((await first.locator('.banner.bad button').count()) === 1, 'and goes on saying so');
    await goesOn(second, async () => {
        await second.locator('[data-hand]').first().click();
        await second.locator('button.choice').first().click();
    });
    await first.locator('.banner.bad .main').click();
    await myMove(first);
    check(
        (await first.locator('[data-hand]').count()) < 7,
        'taken back, the first tab knows what was decided in the second',
    );
    await appears(second.locator('.banner.bad'), 'and now the second one says so');
    await first.close();
    await myMove(second);
    check(
        (await second.locator('.banner.bad').count()) === 0,
        'with the first tab closed, the second plays on and says nothing of another',
    );
    await first.context().close();
}

await onPage('keeping', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    for (const part of [theEnd, review, unknown, forget]) {
        await part(page, site);
        await forgetAll(page, QUICK);
    }
    await forgetAll(page, { ...QUICK, speed: '1x' });
    await forgetWhilePlayed(page, site);
    await noStorage(chrome, site);
    await twoTabs(chrome, site);
});

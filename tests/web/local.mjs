/*
 * A complete game against bots, by clicks: from the first screen to the last, with the take-back,
 * an explanation, a reload in the middle.
 */
import {
    browser,
    check,
    myMove,
    newGame,
    newPage,
    newestInSight,
    playByClicks,
    run,
    serve,
    shot,
    sleep,
    state,
    until,
} from './harness.mjs';

await run('local', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            settings: { coached: false, theme: 'light' },
        });
        await page.goto(site.origin);
        await page.waitForSelector('.great');
        await sleep(600);
        check(
            (await page.locator('.coach').count()) === 1,
            'a first-time visitor is offered the coached game',
        );
        await shot(page, 'home');

        // One click to a game; a decision may be taken back before it is sent.
        await page.locator('.great').click();
        await myMove(page);
        await page.locator('[data-hand]').first().click();
        await page.waitForSelector('button.choice');
        await page.locator('button.choice').first().click();
        await page.waitForSelector('.held');
        check(
            (await page.locator('.held .bar').count()) === 1,
            'a held decision shows how long it can be taken back',
        );
        await page.locator('.held .button.main').click();
        const after = await state(page);
        check(
            !after.held && after.myTurn && after.hand === 7,
            'taken back: the card is in the hand again',
        );

        // Explanations.
        await page.locator('[data-hand]').first().hover();
        await page.waitForSelector('.explain');
        check(
            (await page.locator('.explain .does').innerText()).length > 10,
            'hovering a card tells what it does',
        );
        await page.mouse.move(5, 5);

        // A whole game of five, and a reload in its middle.
        await page.evaluate(() =>
            localStorage.setItem(
                'oriflamme-settings',
                JSON.stringify({
                    ...JSON.parse(localStorage.getItem('oriflamme-settings')),
                    confirm: 'off',
                    speed: 'instant',
                    coached: true,
                }),
            ),
        );
        await page.reload();
        await newGame(page, site.origin, { seats: 5, set: 'mix' });
        let reloaded = false;
        let pictured = false;
        const moves = await playByClicks(page, {
            until: async (now) => {
                const round = await page.locator('.status strong').innerText();
                if (!reloaded && /2/.test(round)) {
                    reloaded = true;
                    const log = await page.locator('.log li').count();
                    await page.reload();
                    const again = await myMove(page);
                    check(
                        again.phase === 'playing' && again.choices.length === now.choices.length,
                        'the game survives a reload',
                    );
                    await until(
                        async () => (await page.locator('.log li').count()) === log,
                        'so does its log',
                    );
                    await sleep(300); // its lines are drawn in pieces: now it should stay there
                    check(await newestInSight(page), 'and its newest line is in sight');
                }
                if (!pictured && /5/.test(round) && now.choices.length > 0) {
                    pictured = true;
                    await sleep(300);
                    await shot(page, 'table');
                }
                return false;
            },
        });
        check(moves > 10, `a game has many decisions: ${moves}`);
        check(reloaded, 'the reload happened');
        await sleep(300);
        check(await newestInSight(page), 'the log has followed to its newest line');
        check((await page.locator('.ranks li').count()) === 5, 'the end shows five ranks');
        check((await page.locator('figure svg .line').count()) === 5, 'and a chart of five lines');
        check(
            (await page.locator('.queue .card:not(.down), .queue .corner').count()) >=
                (await page.locator('.queue .at').count()),
            'everything hidden is opened',
        );
        const boxes = await page.evaluate(() =>
            ['.queue', '.ending'].map((one) => document.querySelector(one).getBoundingClientRect()),
        );
        check(boxes[0].bottom <= boxes[1].top, 'the Queue covers nothing of the end');
        await shot(page, 'end');

        // Save, rematch.
        const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.locator('.end button', { hasText: 'Save' }).click(),
        ]);
        check(/\.txt$/.test(download.suggestedFilename()), 'the record is saved as a text file');
        await page.locator('.end button.main').click();
        await myMove(page);
        check(
            (await page.locator('.status strong').innerText()).includes('1'),
            'a rematch begins with round 1',
        );

        // Home knows the game.
        await page.goto(site.origin);
        await page.waitForSelector('#my-games');
        check((await page.locator('section li').count()) >= 2, 'My games lists them');
        check((await page.locator('section li.turn').count()) >= 1, '"your turn" is marked');
        await page.locator('a.resume').click();
        await myMove(page);

        // Whoever wants to be asked is asked.
        const change = (patch) =>
            page.evaluate(
                (more) =>
                    localStorage.setItem(
                        'oriflamme-settings',
                        JSON.stringify({
                            ...JSON.parse(localStorage.getItem('oriflamme-settings')),
                            ...more,
                        }),
                    ),
                patch,
            );
        await change({ confirm: 'ask' });
        await page.reload();
        await myMove(page);
        await page.locator('[data-hand]').first().click();
        await page.locator('button.choice').first().click();
        await page.waitForSelector('.held .button.main');
        check((await state(page)).hand === 7, 'nothing is decided before it is confirmed');
        await page.locator('.held .button.main').click();
        await page.waitForFunction(() => document.querySelectorAll('[data-hand]').length === 6);
        check((await page.locator('.held').count()) === 0, 'confirmed, it is');
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
    } finally {
        await chrome.close();
        await site.close();
    }
});

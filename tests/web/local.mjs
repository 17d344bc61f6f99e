/*
 * A complete game against bots, by clicks: from the first screen to the last, with the take-back,
 * an explanation, a reload in the middle; and what is asked before a decision is sent.
 */
import {
    appears,
    changeSettings,
    check,
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
    state,
    until,
} from './harness.mjs';

/** Guards the marks of the hand: a tower or a flame on every card. */
async function stays(page) {
    const marked = await page.locator('[data-hand] [data-stays]').count();
    check(
        marked === (await page.locator('[data-hand]').count()),
        'each card of the hand says whether it stays',
    );
}

/** Guards an empty Queue: its words stand in its middle, and the keys of both ends lead there. */
async function empty(page) {
    check((await page.locator('.queue .nothing').count()) === 1, 'an empty Queue says so');
    const [line, queue] = [
        await page.locator('.queue .nothing').boundingBox(),
        await page.locator('.queue').boundingBox(),
    ];
    check(
        Math.abs(line.x + line.width / 2 - queue.x - queue.width / 2) < 40,
        `in its middle: ${JSON.stringify([line, queue])}`,
    );
    await page.locator('[data-hand]').first().click();
    check(
        (await page.locator('.strip .end kbd').innerText()) === '[ ]',
        'either key leads into an empty Queue',
    );
}

/** The tick on the acting card and the number on it lie apart. */
async function apart(page) {
    const boxes = await page.evaluate(() =>
        ['.tick', '[data-coin]'].map((selector) => {
            const element = document.querySelector(`.holder.now ${selector}`);
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { left, right, top, bottom };
        }),
    );
    const [tick, number] = boxes;
    check(
        tick.right <= number.left + 1 ||
            number.right <= tick.left + 1 ||
            tick.bottom <= number.top + 1 ||
            number.bottom <= tick.top + 1,
        `the tick covers no influence: ${JSON.stringify(boxes)}`,
    );
}

/**
 * Guards what is shown of a decision before it is sent: on until a card of mine with influence on
 * it is asked about. Card and target are marked before one acts on the other.
 */
async function marked(page) {
    let struck = false;
    for (let i = 0; i < 40; i++) {
        const now = await myMove(page);
        if (now.phase === 'over') break;
        if (now.choices.length === 0) await page.locator('[data-hand]').first().click();
        const target = page.locator('.strip .hint');
        if (!struck && (await target.count()) > 0) {
            struck = true;
            await target.first().click();
            await page.waitForSelector('.held');
            const ticks = await page.locator('.tick[data-meant]').count();
            check(ticks === 2, `card and target are marked before they act: ${ticks}`);
            await page.locator('.held button').last().click();
        }
        const keep = page.locator('button.choice[data-decision$="+"]');
        const asks = (await keep.count()) > 0;
        const laden = asks && (await page.locator('.holder.now [data-coin]').count()) > 0;
        await goesOn(page, async () => {
            await (asks ? keep : page.locator('button.choice').first()).click();
            await page.waitForSelector('.held button.main');
            if (laden) await apart(page);
            await page.locator('.held button.main').click();
        });
        if (laden) return;
    }
    check(false, 'no card with influence was asked about');
}

/** Whoever wants to be asked is asked, and sees what waits for a yes. */
async function asked(page, origin) {
    await newGame(page, origin, { seats: 2, first: 'me' });
    await myMove(page);
    await stays(page);
    await empty(page);
    await page.locator('.strip .end').click();
    await page.waitForSelector('.held .button.main');
    await appears(
        page.locator('.strip [data-meant]'),
        'what waits for my yes lies in its slot, marked',
    );
    check((await state(page)).hand === 7, 'nothing is decided before it is confirmed');
    await page.locator('.held .button.main').click();
    await page.waitForFunction(() => document.querySelectorAll('[data-hand]').length === 6);
    check((await page.locator('.held').count()) === 0, 'confirmed, it is');
    await marked(page);
}

await onPage('local', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, {
        settings: { coached: false, theme: 'light' },
    });
    await page.clock.install({ time: new Date(2026, 10, 30) });
    await page.goto(site.origin);
    await page.waitForSelector('.great');
    await appears(page.locator('.coach'), 'a first-time visitor is offered the coached game');
    await shot(page, 'home');

    // One click to a game; a decision may be taken back before it is sent.
    await page.locator('.great').click();
    await myMove(page);
    await page.locator('[data-hand]').first().click();
    await page.waitForSelector('button.choice');
    // It is sent after a second: that second lasts until it is taken back.
    await page.clock.pauseAt(new Date(2026, 11, 1));
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
    await page.clock.resume();

    // Explanations.
    await page.locator('[data-hand]').first().hover();
    await page.waitForSelector('.explain');
    check(
        (await page.locator('.explain .does').innerText()).length > 10,
        'hovering a card tells what it does',
    );
    await page.mouse.move(5, 5);

    // A whole game of five, and a reload in its middle.
    await changeSettings(page, { ...QUICK, coached: true });
    await page.reload();
    await newGame(page, site.origin, { seats: 5, set: 'mix', starts: { a: 7, c: 3 } });
    await myMove(page);
    const pools = await page.locator('.families .pool b').allInnerTexts();
    check(
        (await page.locator('.status strong').innerText()).includes('1') &&
            pools.map(Number).sort().join() === '1,1,1,3,7',
        `a handicap is what a seat starts with: ${pools}`,
    );
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
                await settled(page); // its lines are drawn in pieces
                check(await newestInSight(page), 'and its newest line is in sight');
            }
            if (!pictured && /5/.test(round) && now.choices.length > 0) {
                pictured = true;
                await shot(page, 'table');
            }
            return false;
        },
    });
    check(moves > 10, `a game has many decisions: ${moves}`);
    check(reloaded, 'the reload happened');
    await settled(page);
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

    await changeSettings(page, { confirm: 'ask' });
    await page.reload();
    await asked(page, site.origin);
});

/*
 * What a player sees at the table, findings 17, 18, 31 and 34 to 37: a card flies from the hand
 * into its slot, where it is seen before it is sent; marks cover nothing; characters and intrigues
 * are told apart; no key hints under a finger; dates as the country writes them.
 */
import {
    appears,
    browser,
    check,
    myMove,
    newGame,
    newPage,
    run,
    serve,
    until,
} from './harness.mjs';

const center = (page, selector) =>
    page
        .locator(selector)
        .first()
        .evaluate((element) => {
            const box = element.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        });

/** In the page, before it loads: where each ghost of a card sets out from, and how large. */
function noteGhosts() {
    globalThis.ghosts = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const [, dx, dy, scale] =
            /translate\(([-\d.e]+)px, ([-\d.e]+)px\) scale\(([\d.e-]+)\)/.exec(
                frames[0].transform,
            ) ?? [];
        if (this.className === 'ghost' && dx !== undefined) {
            const box = this.getBoundingClientRect();
            globalThis.ghosts.push({
                x: box.x + box.width / 2 + Number(dx),
                y: box.y + box.height / 2 + Number(dy),
                scale: Number(scale),
            });
        }
        return plain.call(this, frames, options);
    };
}

async function stays(page) {
    const hand = await page.locator('[data-hand] [data-stays]').count();
    check(
        hand === (await page.locator('[data-hand]').count()),
        'finding 31: each card of the hand says whether it stays',
    );
}

/** The first card of the game, placed with a question before it is sent. */
async function placed(page) {
    await myMove(page);
    check((await page.locator('.queue .nothing').count()) === 1, 'finding 37: an empty Queue');
    const line = await center(page, '.queue .nothing');
    const queue = await page.locator('.queue').boundingBox();
    check(
        Math.abs(line.x - queue.x - queue.width / 2) < 40,
        `finding 37: says so in its middle: ${line.x}, ${JSON.stringify(queue)}`,
    );
    const from = await center(page, '[data-hand]');
    await page.locator('[data-hand]').first().click();
    check(
        (await page.locator('.strip .end kbd').innerText()) === '[ ]',
        'finding 37: either key leads into an empty Queue',
    );
    await page.locator('.strip .end').click();
    await appears(
        page.locator('.strip [data-meant]'),
        'finding 18: what waits for my yes lies in its slot, marked',
    );
    await page.evaluate(() => (globalThis.ghosts.length = 0));
    await page.locator('.held button.main').click();
    await until(() => page.evaluate(() => globalThis.ghosts.length > 0), 'the card flies');
    const [ghost] = await page.evaluate(() => globalThis.ghosts);
    const away = Math.hypot(ghost.x - from.x, ghost.y - from.y);
    check(away < 60, `finding 17: the card flies from the hand: ${Math.round(away)} px off`);
    await until(() => page.evaluate(() => globalThis.ghosts.length > 1), "another's card flies");
    const scales = await page.evaluate(() => globalThis.ghosts.map(({ scale }) => scale));
    check(
        scales.every((scale) => scale <= 1),
        `finding 17: no card sets out larger than it lies: ${scales.join(', ')}`,
    );
}

/** On until a card of mine with influence on it is asked about. */
async function marked(page) {
    for (let i = 0; i < 40; i++) {
        const now = await myMove(page);
        if (now.phase === 'over') break;
        if (now.choices.length === 0) await page.locator('[data-hand]').first().click();
        const keep = page.locator('button.choice[data-decision$="+"]');
        const coin = page.locator('.holder.now [data-coin]');
        const moment = await page.locator('main.table').getAttribute('data-moment');
        const asks = (await keep.count()) > 0;
        const laden = asks && (await coin.count()) > 0;
        await (asks ? keep : page.locator('button.choice').first()).click();
        await page.waitForSelector('.held button.main');
        if (laden) {
            const boxes = await page.evaluate(() =>
                ['.tick', '[data-coin]'].map((selector) => {
                    const element = document.querySelector(`.holder.now ${selector}`);
                    const { left, right, top, bottom } = element.getBoundingClientRect();
                    return { left, right, top, bottom };
                }),
            );
            const [tick, number] = boxes;
            const apart =
                tick.right <= number.left + 1 ||
                number.right <= tick.left + 1 ||
                tick.bottom <= number.top + 1 ||
                number.bottom <= tick.top + 1;
            check(apart, `finding 34: the tick covers no influence: ${JSON.stringify(boxes)}`);
            return;
        }
        await page.locator('.held button.main').click();
        await until(
            async () => (await page.locator('main.table').getAttribute('data-moment')) !== moment,
            'the game goes on',
        );
    }
    check(false, 'finding 34: no card with influence was asked about');
}

await run('findings', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            settings: { confirm: 'ask', speed: '2x', sound: 'off' },
            reducedMotion: 'no-preference',
        });
        await page.addInitScript(noteGhosts);
        await newGame(page, site.origin, { seats: 2, first: 'me' });
        await stays(page);
        await placed(page);
        await marked(page);
        await page.goto(site.origin);
        const listed = page.locator('section[aria-labelledby="my-games"] li').first();
        await listed.waitFor();
        check(
            /\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/.test(await listed.innerText()),
            `finding 36: dates as the country writes them: ${await listed.innerText()}`,
        );
        await page.goto(`${site.origin}/#/learn`);
        const marks = page.locator('[data-stays]');
        await marks.first().waitFor();
        const kinds = new Set(await marks.evaluateAll((all) => all.map((m) => m.dataset.stays)));
        check(kinds.size === 2, `finding 31: Learn tells who stays and who goes: ${[...kinds]}`);
        check(page.problems.length === 0, page.problems.join('\n'));

        const phone = await newPage(chrome, site.origin, {
            settings: { confirm: 'ask', speed: 'instant', sound: 'off' },
            viewport: { width: 390, height: 844 },
            hasTouch: true,
            isMobile: true,
        });
        await newGame(phone, site.origin, { seats: 2, first: 'me' });
        await myMove(phone);
        await phone.locator('[data-hand]').first().tap();
        await phone.waitForSelector('button.choice');
        const keys = await phone
            .locator('.table kbd')
            .evaluateAll((all) => all.filter((key) => key.offsetParent !== null).length);
        check(keys === 0, `finding 35: a finger is shown no keys: ${keys}`);
        check(phone.problems.length === 0, phone.problems.join('\n'));
    } finally {
        await chrome.close();
        await site.close();
    }
});

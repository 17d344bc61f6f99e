/*
 * What a player sees at the table, findings 17 to 19, 31 and 34 to 37: a card flies from the hand
 * into its slot, where it is seen before it is sent; marks and explanations cover nothing; what can
 * be planned stays in sight; characters and intrigues are told apart; no key hints under a finger
 * or where keys are off; a screen that is turned in between; dates as the country writes them.
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
            check(ticks === 2, `finding 18: card and target are marked before they act: ${ticks}`);
            await page.locator('.held button').last().click();
        }
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

/**
 * In the page, while something moves: notes whether plans could be made, and families that are
 * marked though another's card acts.
 */
function noteMoves() {
    globalThis.astray = [];
    new MutationObserver(() => {
        const main = document.querySelector('main.busy');
        if (main?.querySelector('.plans button')) globalThis.planned = true;
        const marked = main?.querySelector('.family.deciding')?.dataset.family;
        const acting = main?.querySelector('.now .layer:last-of-type .card');
        if (marked && acting && !acting.matches(`.family-${marked}`))
            globalThis.astray.push(`${marked} at ${main.querySelector('.caption').innerText}`);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
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

/** A small window, with the keys off: explanations, guesses, stacks. */
async function small(page, origin) {
    await newGame(page, origin, { seats: 2, first: 'me' });
    let turns = 0;
    for (let covered = false; !covered || turns === 0;) {
        const now = await myMove(page);
        if (now.choices.length === 0) {
            await page.locator('[data-hand]').first().click();
            await page.locator('[data-hand]').last().hover();
            await page.waitForSelector('.explain', { state: 'attached' });
            const seen = await page.locator('.explain').isVisible();
            const action = '.choices, .strip .glow, .now .place';
            const part = seen ? await covers(page, '.explain', action) : 0;
            check(part <= 0, `finding 19: an explanation covers no slot and no choice: ${part}`);
        }
        const keys = await page.locator('.table kbd:visible').count();
        check(keys === 0, `keys that are off are not hinted at: ${keys}`);
        const on = page.locator('button.choice', { hasText: 'On place' });
        covered = (await on.count()) > 0;
        const keep = page.locator('button.choice[data-decision$="+"]');
        turns += turns === 0 && (await turned(page)) ? 1 : 0;
        const moment = await page.locator('main.table').getAttribute('data-moment');
        await (covered ? on : (await keep.count()) > 0 ? keep : page.locator('button.choice'))
            .first()
            .click();
        await until(
            async () => (await page.locator('main.table').getAttribute('data-moment')) !== moment,
            'the game goes on',
        );
    }
    await page.waitForSelector('.stack');
    await page.setViewportSize({ width: 320, height: 640 });
    await until(async () => (await covers(page, '.stack span', '.heaped .card')) >= 0, 'a stack');
    const part = await covers(page, '.stack span', '.heaped .place');
    check(part < 0.1, `the badge of a stack covers little of its card: ${part}`);
}

/**
 * What I take a card for is asked in the Queue, and above everything once a phone is turned. False:
 * there is no card to ask about.
 */
async function turned(page) {
    const others = page
        .locator('.strip .place:not(.glow):not(.hint)')
        .filter({ hasText: 'Squire, face down' });
    if ((await others.count()) === 0) return false;
    await others.first().click();
    const box = page.locator('.guessing');
    await box.waitFor();
    const isAbove = () => box.evaluate((it) => it.matches(':popover-open'));
    const before = page.viewportSize();
    check(!(await isAbove()), 'a guess is asked in the Queue');
    await page.setViewportSize({ width: 390, height: 700 });
    await until(isAbove, 'turned, it lies above everything');
    await page.setViewportSize(before);
    await until(async () => !(await isAbove()), 'and back in the Queue');
    await box.getByRole('button', { name: 'Close' }).click();
    return true;
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
        await page.evaluate(noteMoves);
        await marked(page);
        check(
            await page.evaluate(() => globalThis.planned),
            'plans stay in sight while cards move',
        );
        const astray = await page.evaluate(() => globalThis.astray);
        check(astray.length === 0, `the family whose card acts is marked: ${astray.join('; ')}`);
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

        const window = await newPage(chrome, site.origin, {
            settings: { confirm: 'off', speed: 'instant', keys: false, guesses: true },
            viewport: { width: 1000, height: 560 },
        });
        await small(window, site.origin);
        check(window.problems.length === 0, window.problems.join('\n'));

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

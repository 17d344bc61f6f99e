/*
 * Events are shown one at a time: cards travel, flip and fall; space skips; who wants calm gets
 * cross-fades; nothing is left behind.
 */
import {
    changeSettings,
    check,
    goesOn,
    myMove,
    newGame,
    newPage,
    onPage,
    pasteRecord,
    until,
} from './harness.mjs';

/** In the page, before it loads: what is set in motion, by property; and where ghosts set out. */
function noteMotion() {
    globalThis.moved = new Set();
    globalThis.ghosts = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        for (const key of frames.flatMap(Object.keys))
            if (['transform', 'opacity'].includes(key)) globalThis.moved.add(key);
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

async function watchRecord(page, origin, steps) {
    await pasteRecord(page, origin, 'base-3');
    await page.getByLabel('Go to the start').click();
    const seen = new Map();
    for (let i = 0; i < steps; i++) {
        const at = await page.locator('.log li').count();
        await page.evaluate(() => globalThis.moved.clear());
        await page.getByLabel('Next event').click();
        // It begins in the task of the click: after a frame it is under way, or will never be.
        const what = await page.evaluate(async () => {
            await new Promise(requestAnimationFrame);
            return [...globalThis.moved];
        });
        const caption = await page.locator('.caption').innerText();
        if (what.length > 0) seen.set(caption.split(' ').slice(1, 3).join(' '), what);
        await page.keyboard.press('Space');
        await page.locator('main.table:not(.busy)').waitFor();
        check((await page.locator('.log li').count()) >= at, 'the log only grows');
    }
    check((await page.locator('.ghost').count()) === 0, 'no ghost is left behind');
    return seen;
}

/**
 * In the page, before it loads: notes the order in which the bots' worker spoke last and it was my
 * turn, and the timers that were waited for since a key was pressed.
 */
function noteWaits() {
    let n = 0;
    const noted = { heard: 0, pressed: 0, ready: 0, timers: [] };
    globalThis.noted = noted;
    globalThis.Worker = class extends Worker {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', () => (noted.heard = ++n));
        }
    };
    const plain = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms = 0, ...args) => {
        const { pressed } = noted;
        const counted = (...them) => {
            if (ms >= 50 && pressed > 0 && pressed === noted.pressed) noted.timers.push(ms);
            run(...them);
        };
        return plain(counted, ms, ...args);
    };
    addEventListener('keydown', () => Object.assign(noted, { pressed: ++n, timers: [] }), true);
    new MutationObserver(() => {
        const table = document.querySelector('main.table');
        if (table?.dataset.myTurn === 'true')
            Object.assign(noted, { ready: ++n, pressed: 0, waited: noted.timers });
    }).observe(document, { subtree: true, attributeFilter: ['data-my-turn'] });
}

/**
 * Skip means skip: once it is pressed, nothing is waited for but the bots' thinking. Told are the
 * timers that were.
 */
async function skipped(page) {
    for (let i = 0; i < 12; i++) {
        await page.locator('main.table:is(.busy, [data-my-turn="true"])').waitFor();
        await page.evaluate(() => (globalThis.noted.heard = 0));
        await page.keyboard.press('Space');
        check(
            !(await page.evaluate(() => document.querySelector('main.table.busy'))),
            'space ends what moves, at once',
        );
        const now = await myMove(page);
        const { heard, ready, waited } = await page.evaluate(() => globalThis.noted);
        if (heard > 0 && ready > heard) return waited;
        if (now.phase === 'over') break;
        await goesOn(page, async () => {
            if (now.choices.length === 0) await page.keyboard.press('1');
            await page.locator('button.choice').first().click();
        });
    }
    throw new Error('no bot decided after a skip');
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

const center = (locator) =>
    locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    });

/** Decides, and says yes to it: the card flies only then. */
async function decideAndSend(page) {
    await goesOn(page, async () => {
        if ((await page.locator('button.choice').count()) === 0)
            await page.locator('[data-hand]').first().click();
        const keep = page.locator('button.choice[data-decision$="+"]');
        await ((await keep.count()) > 0 ? keep : page.locator('button.choice').first()).click();
        await page.locator('.held button.main').click();
    });
}

/**
 * Guards what moves at the table: my card flies from my hand, though it was seen in its slot before
 * it was sent; none sets out larger than it lies; plans stay in sight while cards move, and the
 * family whose card acts is the one that is marked.
 */
async function flights(page, origin) {
    await newGame(page, origin, { seats: 2, first: 'me' });
    await page.evaluate(noteMoves);
    await myMove(page);
    const from = await center(page.locator('[data-hand]').first());
    await page.evaluate(() => (globalThis.ghosts.length = 0));
    await decideAndSend(page);
    await until(() => page.evaluate(() => globalThis.ghosts.length > 0), 'the card flies');
    const [ghost] = await page.evaluate(() => globalThis.ghosts);
    const away = Math.hypot(ghost.x - from.x, ghost.y - from.y);
    check(away < 60, `the card flies from the hand: ${Math.round(away)} px off`);
    await until(() => page.evaluate(() => globalThis.ghosts.length > 1), "another's card flies");
    const round = async () => (await page.locator('.status strong').innerText()).match(/\d/)[0];
    for (let i = 0; i < 40 && (await round()) !== '3'; i++) {
        await myMove(page);
        await decideAndSend(page);
    }
    const { planned, astray, ghosts } = await page.evaluate(() => {
        const { planned: could, astray: wrong, ghosts: all } = globalThis;
        return { planned: could, astray: wrong, ghosts: all };
    });
    const scales = ghosts.map(({ scale }) => scale);
    check(
        scales.every((scale) => scale <= 1),
        `no card sets out larger than it lies: ${scales.join(', ')}`,
    );
    check(planned, 'plans stay in sight while cards move');
    check(astray.length === 0, `the family whose card acts is marked: ${astray.join('; ')}`);
}

const STRIKES = 20;

/** In the page, before it loads: time passes faster, and everything moves all the same. */
function hasten() {
    const plain = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms = 0, ...args) => plain(run, ms / 15, ...args);
}

/**
 * Guards the tap that reveals a card and strikes with it: one loop lets the bots play, and nothing
 * is said to have gone wrong. The game is put back to the same question each time.
 */
async function strikes(page, origin) {
    await page.addInitScript(hasten);
    await changeSettings(page, { confirm: 'off', speed: '1x' });
    await page.reload();
    await newGame(page, origin, { seats: 4, first: 'me' });
    const target = page.locator('.strip .hint').first();
    for (let i = 0; i < 30; i++) {
        const now = await myMove(page);
        if ((await target.count()) > 0) break;
        await goesOn(page, async () => {
            if (now.choices.length === 0) await page.locator('[data-hand]').first().click();
            await page.locator('button.choice').last().click();
        });
    }
    const before = await page.evaluate(() => ({ ...localStorage }));
    for (let i = 1; i <= STRIKES; i++) {
        await goesOn(page, () => target.click());
        await myMove(page);
        const said = await page.locator('.banners .banner').allInnerTexts();
        check(said.length === 0, `nothing went wrong at strike ${i}: ${said.join('; ')}`);
        await page.evaluate((kept) => Object.assign(localStorage, kept), before);
        await page.reload();
        await myMove(page);
    }
}

await onPage('motion', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, {
        settings: { speed: '1x', confirm: 'off', sound: 'off' },
        reducedMotion: 'no-preference',
    });
    await page.addInitScript(noteMotion);
    await page.addInitScript(noteWaits);
    const lively = await watchRecord(page, site.origin, 30);
    check(
        [...lively.values()].filter((what) => what.includes('transform')).length >= 4,
        `several sorts of events move: ${[...lively.keys()].join(', ')}`,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const quiet = await watchRecord(page, site.origin, 12);
    check(
        quiet.size > 0 && [...quiet.values()].every((what) => !what.includes('transform')),
        'under reduced motion things only fade',
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    // While the others move, input is not blocked.
    await newGame(page, site.origin, { seats: 5 });
    await myMove(page);
    await page.keyboard.press('1');
    await page.locator('button.choice').first().click();
    await page.waitForSelector('main.table.busy');
    await page.keyboard.press('1');
    check(
        (await page.locator('[data-hand][aria-pressed="true"]').count()) === 1,
        'a card can be chosen while things move',
    );
    const waited = await skipped(page);
    check(waited.length === 0, `a skip waits for nothing but the bots: ${waited.join(', ')}`);
    check((await page.locator('.ghost').count()) === 0, 'and no ghost is left behind');

    await changeSettings(page, { confirm: 'ask', speed: '2x' });
    await page.reload();
    await flights(page, site.origin);

    await strikes(page, site.origin);
});

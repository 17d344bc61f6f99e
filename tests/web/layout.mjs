/*
 * Everything that matters is on the screen (promise 19; table findings 8, 9, 10, 22, 30): positions
 * of random games, with long Queues, stacks, tokens and all sorts of questions, each at a list of
 * sizes. Nothing overflows, nothing that can be pressed lies over another, no name is cut; acting
 * card, targets, prompt and hand are inside the viewport.
 *
 * LAYOUT_POSITIONS (300) positions; the soak runs more.
 */
import { join } from 'node:path';
import { browser, check, dice, newGame, newPage, run, serve, sleep } from './harness.mjs';

const POSITIONS = Number(process.env.LAYOUT_POSITIONS ?? 300);

const SIZES = [
    [360, 740],
    [390, 844],
    [740, 360],
    [844, 390],
    [820, 1180],
    [1366, 768],
    [1440, 900],
    [3840, 2160],
].filter(([width]) => !process.env.LAYOUT_WIDTH || width === Number(process.env.LAYOUT_WIDTH));

/** In the page: what is wrong with what is seen. */
function look() {
    const wrong = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    const high = document.documentElement.scrollHeight - innerHeight;
    const flow = document.querySelector('main.table').dataset.shape === 'flow';
    if (wide > 0) wrong.push(`${wide} px too wide`);
    if (high > 1 && !flow) wrong.push(`${high} px too high`);

    const name = (element) =>
        `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}` +
        ` "${(element.innerText ?? '').trim().slice(0, 30)}"`;
    const boxOf = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const inside = (box, around, slack = 1) =>
        box.left >= around.left - slack &&
        box.right <= around.right + slack &&
        box.top >= around.top - slack &&
        box.bottom <= around.bottom + slack;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    const must = {
        'a place': '[data-place] .place',
        'the acting card': '.now .place',
        'a target': '.strip .glow',
        'the prompt': '[data-prompt]',
        'a card of the hand': '[data-hand]',
        'a tool': '.tools button',
        'a family': '[data-family]',
    };
    if (!flow)
        for (const [what, selector] of Object.entries(must))
            for (const element of document.querySelectorAll(selector))
                if (!inside(boxOf(element), screen))
                    wrong.push(`${what} is off the screen: ${name(element)}`);
    const room = document.querySelector('.room');
    if (!flow)
        for (const element of document.querySelectorAll('[data-place] .place'))
            if (!inside(boxOf(element), boxOf(room), 4))
                wrong.push(`a place is not in the Queue's room`);

    /* What can be pressed, as far as it is seen through the boxes that scroll. */
    const seen = [];
    for (const element of document.querySelectorAll('main button, main a[href]')) {
        if (element.closest('.aloud')) continue;
        const box = boxOf(element);
        for (let up = element.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === 'visible') continue;
            const clip = boxOf(up);
            box.left = Math.max(box.left, clip.left);
            box.top = Math.max(box.top, clip.top);
            box.right = Math.min(box.right, clip.right);
            box.bottom = Math.min(box.bottom, clip.bottom);
        }
        if (box.right - box.left > 2 && box.bottom - box.top > 2) seen.push({ element, box });
    }
    for (let i = 0; i < seen.length; i++)
        for (let j = i + 1; j < seen.length; j++) {
            const [one, other] = [seen[i], seen[j]];
            const x =
                Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const y =
                Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (x <= 3 || y <= 3) continue;
            // The badge of a stack lies on its own stack.
            const holder = one.element.closest('.holder');
            if (holder && holder === other.element.closest('.holder')) continue;
            wrong.push(
                `${name(one.element)} and ${name(other.element)} overlap by ${x | 0}x${y | 0}`,
            );
        }
    for (const { element, box } of seen)
        if (box.right - box.left < 23.5 && element.matches('.place, .end, [data-hand], .choice'))
            wrong.push(`${name(element)} is ${(box.right - box.left) | 0} px wide`);

    /* Nothing is cut: words stay inside what they are written on. */
    for (const element of document.querySelectorAll('[data-whole]')) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        const tile = boxOf(element.closest('[data-family]'));
        if (words.width > 0 && !inside(words, tile, 1.5)) wrong.push(`${name(element)} is cut`);
    }
    for (const element of document.querySelectorAll(
        '.tile .name, .status .what *, .choice .line',
    )) {
        const { width } = element.getBoundingClientRect();
        if (width > 0 && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            wrong.push(`${name(element)} is cut`);
        const button = element.closest('button');
        if (button && width > 0 && !inside(boxOf(element), boxOf(button), 2))
            wrong.push(`${name(element)} leaves its button`);
    }
    const hidden = [...document.querySelectorAll('.choice')].some(
        (element) => boxOf(element).bottom > boxOf(element.closest('.box')).bottom + 6,
    );
    if (hidden && !document.querySelector('.more')) wrong.push('choices are hidden without a sign');
    return {
        wrong,
        n: document.querySelectorAll('[data-place]').length,
        stacks: document.querySelectorAll('.stack').length,
        tokens: document.querySelectorAll('.origin').length,
        ask: document.querySelector('main.table').dataset.moment.replace(/^\d+ .:/, ''),
        card: document.querySelector('[data-place]')?.clientWidth ?? 0,
    };
}

/** In the page: one decision by chance; false if the game is over. */
async function move(seed) {
    const pick = (list) => list[seed % list.length];
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const table = () => document.querySelector('main.table');
    const ready = async () => {
        for (let i = 0; i < 400; i++) {
            if (table()?.dataset.phase === 'over') return false;
            if (table()?.dataset.myTurn === 'true') return true;
            await wait(5);
        }
        throw new Error('my turn does not come');
    };
    if (!(await ready())) return false;
    const before = table().dataset.moment;
    if (document.querySelectorAll('button.choice').length === 0) {
        pick([...document.querySelectorAll('[data-hand]')]).click();
        await wait(10);
    }
    const choices = [...document.querySelectorAll('button.choice')];
    // Long Queues are what is hard: keep more often than reveal, lay at the ends.
    const calm = choices.filter((it) => /^(\d+=|.*[<>])/.test(it.dataset.decision));
    (seed % 3 && calm.length ? pick(calm) : pick(choices)).click();
    for (let i = 0; i < 400 && table()?.dataset.moment === before; i++) await wait(5);
    return ready();
}

/** A frame after the size was set everything has found its place, if the machine is not busy. */
async function resize(client, width, height) {
    await client.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
    });
}
const settled = (page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const GAMES = [
    { seats: 5, set: 'ablaze', lang: 'en' },
    { seats: 5, set: 'mix', lang: 'pl' },
    { seats: 4, set: 'base', lang: 'uk' },
    { seats: 5, set: 'ablaze', lang: 'fr' },
    { seats: 3, set: 'mix', lang: 'ru' },
];

async function half(site, chrome, seed, count, seen) {
    const roll = dice(seed);
    let left = count;
    for (let game = seed; left > 0; game++) {
        const { seats, set, lang } = GAMES[game % GAMES.length];
        const page = await newPage(chrome, site.origin, {
            settings: { confirm: 'off', speed: 'instant', lang },
            reducedMotion: 'reduce',
        });
        const client = await page.context().newCDPSession(page);
        await newGame(page, site.origin, { seats, set, bot: 'random' });
        for (let more = true; more && left > 0; left--) {
            more = await page.evaluate(move, roll(1 << 30));
            if (!more) break;
            for (const [width, height] of SIZES) {
                await resize(client, width, height);
                let found;
                for (let tries = 0; tries < 8; tries++) {
                    await settled(page);
                    found = await page.evaluate(look);
                    if (found.wrong.length === 0) break;
                    await sleep(15 * 2 ** tries);
                }
                const { wrong, ...what } = found;
                const where = `${set} ${seats} ${lang} ${width}x${height}, ${what.n} places, ${what.ask}`;
                check(wrong.length === 0, `${where}: ${wrong.slice(0, 4).join('; ')}`);
                if (wrong.length > 0 && process.env.LAYOUT_SHOTS) {
                    await page.setViewportSize({ width, height });
                    await sleep(300);
                    const name = `${width}x${height}-${what.n}-${left}.png`;
                    await page.screenshot({ path: join(process.env.LAYOUT_SHOTS, name) });
                }
                seen.longest = Math.max(seen.longest, what.n);
                seen.stacks += what.stacks;
                seen.tokens += what.tokens;
                seen.asks.add(what.ask.replace(/\(.*/, ''));
            }
        }
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
        await page.context().close();
    }
}

await run('layout', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const seen = { longest: 0, stacks: 0, tokens: 0, asks: new Set() };
        await Promise.all([
            half(site, chrome, 1, POSITIONS / 2, seen),
            half(site, chrome, 2, POSITIONS / 2, seen),
        ]);
        console.log(`  ${JSON.stringify({ ...seen, asks: [...seen.asks] })}`);
        check(seen.longest >= 14, 'long Queues were among them');
        check(seen.stacks > 0 && seen.tokens > 0, 'stacks and bribe tokens were among them');
        check(seen.asks.size >= 4, `several questions were among them: ${[...seen.asks].join()}`);
    } finally {
        await chrome.close();
        await site.close();
    }
});

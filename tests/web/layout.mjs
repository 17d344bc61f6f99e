/*
 * Everything that matters is on the screen (promise 19): positions with long Queues, stacks, tokens
 * and all sorts of questions (positions.mjs), each at a list of sizes. Nothing overflows, nothing
 * that can be pressed lies over another, no name is cut; acting card, targets, prompt and hand are
 * inside the viewport.
 *
 * LAYOUT_POSITIONS of them, the hardest first. The three longest Queues are looked at in every
 * size, the others in every second one, by turns: each size sees each language and most questions.
 * The soak looks at 300, all of them in every size (LAYOUT_SIZES=all).
 */
import { join } from 'node:path';
import { check, newPage, onPage, QUICK, rest, until } from './harness.mjs';
import { positions } from './positions.mjs';

const ENOUGH = 24;
const POSITIONS = Number(process.env.LAYOUT_POSITIONS ?? ENOUGH);
const FAULTY = 2; // of the positions: a card of a long Queue is asked about
const WINDOW = { width: 500, height: 400 }; // what is painted; a smaller one gets no frames
const LANGUAGES = ['en', 'pl', 'fr', 'uk', 'ru'];

const SIZES = [
    [320, 640],
    [390, 844],
    [667, 375],
    [720, 450],
    [740, 360],
    [844, 390],
    [820, 1180],
    [1366, 768],
    [1440, 900],
    [3840, 2160],
].filter(([width]) => !process.env.LAYOUT_WIDTH || width === Number(process.env.LAYOUT_WIDTH));

const LONGEST = 3; // positions
const sizesOf = (n) =>
    process.env.LAYOUT_SIZES === 'all' || n < LONGEST
        ? SIZES
        : SIZES.filter((_, i) => (i + (n >> 1)) % 2 === 0);

/** In the page: what is wrong with what is seen. */
function look() {
    const wrong = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    const high = document.documentElement.scrollHeight - innerHeight;
    if (wide > 0) wrong.push(`${wide} px too wide`);
    if (high > 1) wrong.push(`${high} px too high`);
    if (document.querySelector('main.table').dataset.shape === 'flow')
        wrong.push('none of these sizes is so small that the table may flow');

    const name = (element) =>
        `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')}` +
        ` "${(element.textContent ?? '').trim().slice(0, 30)}"`;
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
    /** What lies over its middle; the badge of a stack may, it lies on its own stack. */
    const coverOf = (element) => {
        const { left, top, right, bottom } = boxOf(element);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || hit.contains(element) || element.contains(hit)) return null;
        return hit.matches('.stack') && element.closest('.holder')?.contains(hit) ? null : hit;
    };
    for (const [what, selector] of Object.entries(must))
        for (const element of document.querySelectorAll(selector)) {
            const box = boxOf(element);
            if (box.right - box.left < 2 || box.bottom - box.top < 2)
                wrong.push(`${what} is hidden: ${name(element)}`);
            else if (!inside(box, screen))
                wrong.push(`${what} is off the screen: ${name(element)}`);
            else if (coverOf(element))
                wrong.push(`${what} is covered: ${name(element)} by ${name(coverOf(element))}`);
        }
    if (!document.querySelector('[data-prompt]')) wrong.push('there is no prompt');
    const room = document.querySelector('.room');
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
    /* All can be read. */
    const texts = document.createTreeWalker(
        document.querySelector('main.table'),
        NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < 10.9 && texts.currentNode.data.trim() && element.checkVisibility())
            wrong.push(`letters of ${size} px: ${name(element)}`);
    }
    /* No word is broken: its letters stand in one line. */
    for (const element of document.querySelectorAll(
        '.family .name, .tile .name, .card .name, .end .label, .choice .line, [data-prompt]',
    )) {
        const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walk.nextNode())
            for (const word of walk.currentNode.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
                const range = document.createRange();
                range.setStart(walk.currentNode, word.index);
                range.setEnd(walk.currentNode, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => top | 0));
                if (lines.size > 1) wrong.push(`"${word[0]}" is broken: ${name(element)}`);
            }
    }
    /* Who belongs together: each sign of a couple has its other half. */
    const signs = [...document.querySelectorAll('.n .sign')].map((sign) => sign.textContent);
    for (const sign of new Set(signs))
        if (signs.filter((one) => one === sign).length < 2) wrong.push(`${sign} stands alone`);
    for (const element of document.querySelectorAll('.card.bribed')) {
        const ring = parseFloat(getComputedStyle(element).outlineWidth);
        if (ring > 2 + element.clientWidth * 0.06) wrong.push(`a ring of ${ring} px`);
    }
    const hidden = [...document.querySelectorAll('.choice')].some(
        (element) => boxOf(element).bottom > boxOf(element.closest('.box')).bottom + 6,
    );
    const sign = document.querySelector('.more');
    if (hidden && !(sign?.clientHeight > 0 && inside(boxOf(sign), screen)))
        wrong.push('choices are hidden without a sign');
    const unseen = [...document.querySelectorAll('.choice')].filter((element) => {
        const { top, bottom } = boxOf(element);
        return (top + bottom) / 2 > boxOf(element.closest('.box')).bottom;
    });
    const told = Number(/\d+/.exec(sign?.textContent ?? '')?.[0] ?? 0);
    if (told !== unseen.length) wrong.push(`${unseen.length} choices are not seen, told: ${told}`);
    return {
        wrong,
        n: document.querySelectorAll('[data-place]').length,
        stacks: document.querySelectorAll('.stack').length,
        tokens: document.querySelectorAll('.origin').length,
        ask: document.querySelector('main.table').dataset.moment.replace(/^\d+ .:/, ''),
        card: document.querySelector('[data-place]')?.clientWidth ?? 0,
    };
}

/** In the page, which is a frame that can have any size: what is wrong at each of them. */
async function lookAll(sizes) {
    const all = [];
    for (const [width, height] of sizes) {
        window.frameElement.style.width = `${width}px`;
        window.frameElement.style.height = `${height}px`;
        while (innerWidth !== width || innerHeight !== height)
            await new Promise(requestAnimationFrame);
        await window.rest();
        all.push({ width, height, ...window.look() });
    }
    return all;
}

/**
 * The page in a language, in a frame of a small window: frames can be resized without a detour, and
 * of a large one only a corner is painted.
 */
async function begin(page, origin, lang) {
    await page.goto(`${origin}/frame`);
    await page.evaluate(
        (settings) => localStorage.setItem('oriflamme-settings', JSON.stringify(settings)),
        { ...QUICK, sound: 'off', coached: true, test: true, lang },
    );
    await page.evaluate(
        (url) => (document.querySelector('iframe').src = url),
        `/?${lang}#/credits`,
    );
    const isIt = (frame) => frame.url().includes(`?${lang}`);
    await until(() => page.frames().some(isIt), 'the frame is there');
    const inner = page.frames().find(isIt);
    await inner.waitForSelector('h1');
    await inner.evaluate(`window.look = ${look}; window.rest = ${rest};`);
    return inner;
}

/** Opens a position as a game of this browser's that continues; the page stays as it is. */
async function open(inner, n, { stored }) {
    const id = `local-${n}`;
    await inner.evaluate(
        ([name, game]) => {
            localStorage.setItem(`oriflamme-game-${name}`, JSON.stringify(game));
            location.hash = `#/play/${name}`;
        },
        [id, stored],
    );
    await inner.waitForSelector('main.table[data-my-turn="true"]');
    await inner.evaluate((name) => localStorage.removeItem(`oriflamme-game-${name}`), id);
}

/** The last card of the hand is chosen: the slots are there, and what it does. */
async function chooseCard(inner) {
    await inner.evaluate(() => [...document.querySelectorAll('[data-hand]')].at(-1).click());
    await inner.waitForSelector('button.choice', { state: 'attached' });
}

async function leave(inner) {
    await inner.evaluate(() => (location.hash = '#/credits'));
    await inner.waitForSelector('main.table', { state: 'detached' });
}

/** Looks at what is there in these sizes. */
async function lookAt(page, inner, { where, sizes }, seen) {
    for (const { width, height, wrong, ...what } of await inner.evaluate(lookAll, sizes)) {
        const at = `${where} ${width}x${height}, ${what.n} places, ${what.ask}`;
        check(wrong.length === 0, `${at}: ${wrong.slice(0, 4).join('; ')}`);
        if (wrong.length > 0 && process.env.LAYOUT_SHOTS) {
            await page.setViewportSize({ width, height });
            await inner.evaluate(lookAll, [[width, height]]);
            const name = `${width}x${height}-${what.n}-${seen.looks}.png`;
            await page.screenshot({ path: join(process.env.LAYOUT_SHOTS, name) });
            await page.setViewportSize(WINDOW);
        }
        seen.looks++;
        seen.longest = Math.max(seen.longest, what.n);
        seen.stacks += what.stacks;
        seen.tokens += what.tokens;
        seen.asks.add(what.ask.replace(/\(.*/, ''));
    }
}

/**
 * Faults that the look must find, each put into the page as a style: a test that cannot fail is
 * worse than none. `at` is the size; `says` what is found.
 */
const FAULTS = [
    { css: 'main.table { width: 110vw }', says: /px too wide/ },
    { css: 'main.table { height: 110dvh !important }', says: /px too high/ },
    { css: '[data-place] { scale: 1.5 }', says: /overlap by/ },
    { css: '.family .name { width: 1.5rem; word-break: break-all }', says: /is broken/ },
    {
        css: '.family .name { position: relative; left: 3rem; white-space: nowrap }',
        says: /is cut/,
        at: [320, 640],
    },
    { css: '.now { translate: 0 -100vh }', says: /the acting card is off the screen/ },
    { css: '[data-place]:last-of-type { translate: 0 60vh !important }', says: /a place is/ },
    { css: '.family .name { font-size: 9px !important }', says: /letters of 9 px/ },
    { css: '[data-prompt] { display: none }', says: /the prompt is hidden/ },
    { css: '[data-prompt] { position: fixed; top: -6rem }', says: /the prompt is off the screen/ },
    { css: '.choices::after { content: ""; position: fixed; inset: 0 }', says: /is covered/ },
    { css: '[data-hand] { translate: 0 50vh }', says: /a card of the hand is off/ },
    { css: '.place { width: 15px !important }', says: /px wide/ },
    { css: '.tools { translate: 70vw }', says: /a tool is off the screen/ },
    { css: '.more { display: none }', says: /without a sign/, at: [320, 640] },
];

/** Each fault for a moment. */
async function findFaults(inner, where) {
    for (const { css, says, at = [844, 390] } of FAULTS) {
        await inner.evaluate((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets = [sheet];
        }, css);
        const [{ wrong }] = await inner.evaluate(lookAll, [at]);
        check(
            wrong.some((one) => says.test(one)),
            `${where}: not found: ${css}, but ${wrong.join('; ') || 'nothing'}`,
        );
    }
    await inner.evaluate(() => (document.adoptedStyleSheets = []));
}

async function lookAtAll(site, chrome, list, seen) {
    const page = await newPage(chrome, site.origin, {
        viewport: WINDOW,
    });
    await page.route(`${site.origin}/frame`, (route) =>
        route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><style>* { margin: 0; border: 0 }</style><iframe></iframe>',
        }),
    );
    for (const lang of LANGUAGES) {
        const mine = list.filter(({ n }) => LANGUAGES[n % LANGUAGES.length] === lang);
        const inner = mine.length > 0 ? await begin(page, site.origin, lang) : null;
        for (const { n, position } of mine) {
            const where = `${n}: ${position.seats} seats, ${lang}`;
            const sizes = sizesOf(n);
            await open(inner, n, position);
            await lookAt(page, inner, { where, sizes }, seen);
            if (position.sort === 'place') {
                await chooseCard(inner);
                await lookAt(page, inner, { where: `${where}, chosen`, sizes }, seen);
            }
            if (n === FAULTY) await findFaults(inner, where);
            await leave(inner);
        }
    }
}

await onPage(
    'layout',
    async (site, chrome) => {
        const seen = { looks: 0, longest: 0, stacks: 0, tokens: 0, asks: new Set() };
        const seed = Number(process.env.ORIFLAMME_SEED ?? 1);
        const all = positions(POSITIONS, seed).map((position, n) => ({ n, position }));
        await lookAtAll(site, chrome, all, seen);
        console.log(`  ${JSON.stringify({ ...seen, asks: [...seen.asks] })}`);
        // A few of any seed need not have everything among them.
        if (POSITIONS >= ENOUGH) {
            check(seen.longest >= 22, 'long Queues were among them');
            check(seen.stacks > 0 && seen.tokens > 0, 'stacks and bribe tokens were among them');
            check(seen.asks.size >= 3, `several questions: ${[...seen.asks].join()}`);
        }
    },
    { framed: true },
);

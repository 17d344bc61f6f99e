/*
 * Help while playing: advice ranks cards and slots at once, says what its figures are of and why; a
 * question before a blunder; what the table could take a face-down card for; marks on others' cards
 * and the read score at the end; at a server's table only where the maker allowed it. All but the
 * advice are off at first.
 */
import {
    appears,
    axe,
    changeSettings,
    check,
    dice,
    makeTable,
    myMove,
    newGame,
    newPage,
    onPage,
    openServer,
    playByClicks,
    QUICK,
    shot,
    state,
    until,
} from './harness.mjs';

const PLAIN = { ...QUICK, sound: 'off' };

/** Finding 5: the question "which card, and where?" is answered before a card is picked. */
async function advice(page) {
    await myMove(page);
    check((await page.locator('.choice').count()) === 0, 'no card is picked yet');
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.waitForSelector('[data-advised]');
    const ranked = await page.locator('[data-advised]').evaluateAll((rows) =>
        rows.map((row) => ({
            option: row.dataset.advised,
            text: row.querySelector('.what').innerText,
            share: row.querySelector('.share').innerText,
        })),
    );
    const cards = new Set(ranked.map(({ option }) => option[0]));
    check(cards.size > 1, `cards are ranked, not one card's slots: ${[...cards]}`);
    check(
        ranked.every(({ share }) => /^\d+\.\d%/.test(share)),
        `every option has its share: ${ranked.map(({ share }) => share)}`,
    );
    const said = await page.locator('.advised > p').first().innerText();
    check(/win chance/.test(said), `it says what the per cent are of: ${said}`);
    await page.getByText('Why not this one?').first().click();
    await page.waitForSelector('.why .reasons li');
    check((await page.locator('.why .reasons li').first().innerText()).length > 20, 'and why');
    await axe(page, 'advice');
    await shot(page, 'advice');
    await page.locator('[data-advised] .what').first().click();
    await appears(
        page.locator('.choice .advice.best'),
        'the best of them picks its card and shows its slot',
    );
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.locator('.advised').waitFor({ state: 'detached' });
}

/** Marks others' face-down cards until the end; each is kept through a reload. */
async function guesses(page) {
    const down = '[data-card]:not(.glow)'; // a tap marks it, and is no shortcut to a strike
    const hidden = async () => {
        for (const place of await page.locator(`.strip ${down}`).all()) {
            const label = await place.locator('.aloud').innerText();
            if (/face down|face-down/.test(label) && !/\bYou\b|your|\?\)/i.test(label))
                return place;
        }
        return null;
    };
    let marked = 0;
    const roll = dice(5);
    await playByClicks(page, {
        roll,
        until: async (_now, moves) => {
            if (marked >= 4 && moves > 8) return true;
            const place = await hidden();
            if (!place) return false;
            if (marked === 1) {
                await place.focus();
                await page.keyboard.press('Enter');
                await page.waitForSelector('.guessing .kind');
                await page.keyboard.press('2');
            } else {
                await place.click();
                await page.waitForSelector('.guessing .kind');
                if (marked === 0) {
                    await appears(
                        page.locator('.guessing .bar i'),
                        'a face-down card of another shows what the table could guess',
                    );
                    await axe(page, 'a guess');
                    await shot(page, 'guess');
                }
                await page.locator('.guessing .kind').first().click();
            }
            await page.locator('.guessing').waitFor({ state: 'detached' });
            await until(
                async () => (await page.locator('[data-guess]').count()) > 0,
                'the mark is on the card',
            );
            marked++;
            return false;
        },
    });
    check(marked >= 2, `marks by tap and by keyboard: ${marked}`);
    const before = await page.evaluate(() =>
        Object.keys(localStorage)
            .filter((key) => key.startsWith('oriflamme-game-'))
            .map((key) => JSON.parse(localStorage.getItem(key)).guesses?.length ?? 0),
    );
    check(Math.max(...before) === marked, `they are kept with the game: ${before}`);
    await page.reload();
    await myMove(page);
    await playByClicks(page, { roll });
    await page.waitForSelector('#read-score');
    const score = await page.locator('.score').innerText();
    check(
        new RegExp(`of ${marked} marked`).test(score) && /king/.test(score),
        `the end shows hits beside the king's: ${score.slice(0, 160)}`,
    );
    check((await page.locator('.score tbody tr').count()) === marked, 'a row for each marked card');
    await shot(page, 'read-score');
    await axe(page, 'read score');
}

/**
 * Guards a screen that is turned meanwhile: what I take a card for is asked in the Queue of a wide
 * one, and above everything on a high one.
 */
async function turned(page) {
    const before = page.viewportSize();
    const wide = { width: 1000, height: 560 };
    await page.setViewportSize(wide);
    await page
        .locator('.strip .place:not(.glow):not(.hint)')
        .filter({ hasText: 'Squire, face down' })
        .first()
        .click();
    const box = page.locator('.guessing');
    await box.waitFor();
    const isAbove = () => box.evaluate((it) => it.matches(':popover-open'));
    check(!(await isAbove()), 'a guess is asked in the Queue');
    await page.setViewportSize({ width: 390, height: 700 });
    await until(isAbove, 'turned, it lies above everything');
    await page.setViewportSize(wide);
    await until(async () => !(await isAbove()), 'and back in the Queue');
    await box.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize(before);
}

/** On a small phone, every kind that a card may be marked with is on the screen at once. */
async function small(page, origin) {
    await page.setViewportSize({ width: 360, height: 640 });
    await newGame(page, origin, { seats: 3, seed: '4' });
    await myMove(page);
    await turned(page);
    await page.locator('.strip [data-card]').first().click();
    await page.waitForSelector('.guessing .kind');
    const outside = await page.locator('.guessing .kind').evaluateAll((kinds) =>
        kinds.filter((kind) => {
            const { left, right, top, bottom } = kind.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
                !kind.contains(seen) || right > innerWidth || kind.scrollWidth > kind.clientWidth
            );
        }),
    );
    check(outside.length === 0, `on a small phone ${outside.length} kinds cannot be seen`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.waitForSelector('[data-advised]');
    for (const [width, height] of [
        [320, 640],
        [360, 640],
        [390, 844],
        [740, 360],
        [844, 390],
    ]) {
        await page.setViewportSize({ width, height });
        const inSight = () =>
            page.locator('[data-advised] .what').evaluateAll(
                (options) =>
                    options.filter((option) => {
                        const { left, right, top, bottom } = option.getBoundingClientRect();
                        const ends = [top + 2, bottom - 2].map((y) =>
                            document.elementFromPoint((left + right) / 2, y),
                        );
                        return ends.every((seen) => option.contains(seen));
                    }).length,
            );
        await until(async () => (await inSight()) >= 3, `three options, ${width}x${height}`);
    }
}

/** Decides what is worst until the page asks; it asks once. */
async function blunders(page) {
    for (let i = 0; i < 60; i++) {
        const now = await myMove(page);
        if (now.phase === 'over') return false;
        await page.getByRole('button', { name: 'Advice' }).click();
        await page.waitForSelector('[data-advised]');
        const all = page.locator('.advised > button');
        if (await all.count()) await all.click();
        const last = page.locator('[data-advised] .what').last();
        const moment = await page.locator('main.table').getAttribute('data-moment');
        await last.click();
        if (!(await page.locator('main.table').evaluate((t, m) => t.dataset.moment !== m, moment)))
            if (now.choices.length === 0) {
                const option = await page
                    .locator('[data-advised]')
                    .last()
                    .getAttribute('data-advised');
                await page.locator(`.choice[data-decision="${option}"]`).click();
            }
        await until(
            async () =>
                (await page.locator('.warned').count()) > 0 ||
                (await page.locator('main.table').getAttribute('data-moment')) !== moment,
            'it is asked about or done',
        );
        if ((await page.locator('.warned').count()) === 0) continue;
        const text = await page.locator('.warned').innerText();
        check(/points of your win chance/.test(text), `it says how much it loses: ${text}`);
        await axe(page, 'before a blunder');
        await shot(page, 'warned');
        await page.getByRole('button', { name: 'Do it anyway' }).click();
        await until(
            async () => (await page.locator('main.table').getAttribute('data-moment')) !== moment,
            'and does it, if that is insisted on',
        );
        return true;
    }
    return false;
}

/** A table of a server, with a bot: help is there only if its maker allowed it. */
async function tables(chrome) {
    const server = await openServer();
    const { origin } = server;
    try {
        const page = await newPage(chrome, origin, { settings: PLAIN });
        for (const help of [true, false]) {
            const made = await makeTable(origin, {
                seats: ['me', 'squire'],
                name: 'Ann',
                help,
                start: true,
            });
            await page.goto(`${origin}/table/${made.table}#token=${made.token}`);
            await myMove(page);
            const buttons = await page.getByRole('button', { name: 'Advice' }).count();
            check(buttons === (help ? 1 : 0), `a server's table, help ${help}: ${buttons}`);
            if (help) {
                await page.getByRole('button', { name: 'Advice' }).click();
                await appears(
                    page.locator('[data-advised]'),
                    "a server's table: advice from the seat's own view",
                );
            }
        }
    } finally {
        await server.close();
    }
}

await onPage('help', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: PLAIN });
    await newGame(page, site.origin, { seats: 3, seed: '4' });
    await advice(page);
    check((await state(page)).myTurn, 'nothing was decided by asking');
    await changeSettings(page, { guesses: true, beliefs: true });
    await page.reload();
    await guesses(page);
    await small(page, site.origin);
    await page.setViewportSize({ width: 1280, height: 800 });
    await changeSettings(page, { guesses: false, beliefs: false, blunder: 5 });
    await page.reload();
    await newGame(page, site.origin, { seats: 3, seed: '4', bot: 'squire' });
    check(await blunders(page), 'before a blunder it is asked');
    await tables(chrome);
});

/* A complete game by keyboard alone: no mouse, no touch, focus always visible. */
import { check, goesOn, myMove, newPage, onPage, QUICK, state, until } from './harness.mjs';

await onPage('keyboard', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    const keys = page.keyboard;
    const focused = () =>
        page.evaluate(
            () =>
                `${document.activeElement?.className} ${document.activeElement?.textContent ?? ''}`,
        );
    await page.goto(site.origin);
    await page.waitForSelector('.great');
    for (let i = 0; i < 10 && !(await focused()).includes('great'); i++) await keys.press('Tab');
    check((await focused()).includes('great'), 'Tab reaches Play now');
    check(
        await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle !== 'none'),
        'the focus is visible',
    );
    await keys.press('Enter');
    await myMove(page);

    // Of two ways that lead on, the one less used: every one comes up in any game.
    const used = { ends: 0, arrows: 0, keep: 0, reveal: 0 };
    const rarer = (one, other) => {
        const way = used[one] <= used[other] ? one : other;
        used[way]++;
        return way;
    };
    let turn = 0;
    for (; turn < 200; turn++) {
        const now = await myMove(page);
        if (now.phase === 'over') break;
        if (turn > 0)
            check(
                await page.evaluate(() => document.activeElement !== document.body),
                'after a decision the focus is still at the table',
            );
        const verbs = now.choices.map((d) => d.slice(-1));
        await goesOn(page, async () => {
            if (now.choices.length === 0) {
                await keys.press(String(1 + (turn % now.hand)));
                await page.waitForSelector('button.choice');
                if (rarer('ends', 'arrows') === 'ends') await keys.press(turn % 2 ? '[' : ']');
                else {
                    for (let i = 0; i <= turn % 3; i++) await keys.press('ArrowDown');
                    check(
                        await page.evaluate(() => document.activeElement.matches('button.choice')),
                        'arrows walk through the choices',
                    );
                    await keys.press('Enter');
                }
            } else if (verbs.includes('+') && verbs.includes('!'))
                await keys.press(rarer('keep', 'reveal')[0]);
            else {
                await keys.press('ArrowDown');
                if (turn % 2) await keys.press('ArrowRight');
                await keys.press('Enter');
                used.arrows++;
            }
        });
    }
    check((await state(page)).phase === 'over', `the game ends (after ${turn} decisions)`);
    check(
        Object.values(used).every((n) => n > 0),
        `all ways were used: ${JSON.stringify(used)}`,
    );
    check(
        await page.evaluate(() => document.activeElement?.id === 'end-head'),
        'the focus is on the result',
    );

    check(
        (await page.locator('.log li').first().innerText()).startsWith('Round 1'),
        'round 1 has its heading',
    );

    // ? explains, Escape closes, l goes to the log, h hides.
    await page.goto(site.origin);
    await page.waitForSelector('.great');
    for (let i = 0; i < 10 && !(await focused()).includes('great'); i++) await keys.press('Tab');
    await keys.press('Enter');
    await myMove(page);
    await keys.press('1');
    await keys.press('?');
    await page.waitForSelector('.explain.held');
    await keys.press('Escape');
    check((await page.locator('.explain').count()) === 0, 'Escape closes the explanation');
    await keys.press('l');
    await until(
        () => page.evaluate(() => document.activeElement?.matches('.log')),
        'l goes to the log',
    );
    await keys.press('h');
    check(
        (await page.locator('[data-hand]').first().innerText()).includes('?'),
        'h hides my cards',
    );
    await keys.press('h');

    // What a screen reader hears.
    const live = await page.locator('[data-live]').innerText();
    check(live.length > 10, 'the live region tells what happened');

    // An address that leads nowhere says so, and leads home.
    await page.goto(`${site.origin}/#/nonsense`);
    await page.waitForSelector('main h1');
    check((await page.locator('h1').innerText()).includes('Page not found'), 'nothing is there');
    await page.locator('main a.button.main').click();
    await page.waitForSelector('.great');
});

/*
 * The coached game: offered to a first-time visitor, played to its end by clicks, one hint at a
 * time; and it can be dismissed.
 */
import { appears, axe, check, newPage, onPage, playByClicks, QUICK, until } from './harness.mjs';

await onPage('coach', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: { ...QUICK, coached: false } });
    await page.goto(site.origin);
    await page.locator('.coach .button').first().click();
    await page.waitForSelector('.bubble');
    await axe(page, 'coached game');
    // A reader who notes each hint and goes on: some of them wait for that. Where the bubble
    // lies is looked at when it has just been laid anew, as it is with the window's size.
    await page.evaluate(() => {
        globalThis.hints = new Set();
        globalThis.covered = [];
        setInterval(async () => {
            dispatchEvent(new Event('resize'));
            await new Promise(queueMicrotask);
            await new Promise(queueMicrotask);
            const bubble = document.querySelector('.bubble');
            const at = bubble?.dataset.points && document.querySelector(bubble.dataset.points);
            if (at) {
                const [a, b] = [bubble, at].map((one) => one.getBoundingClientRect());
                const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (x > 2 && y > 2)
                    globalThis.covered.push(`${bubble.textContent} ${bubble.dataset.points}`);
            }
            const text = bubble?.querySelector('p')?.textContent?.trim();
            if (text) globalThis.hints.add(text);
            // At the end it leads away from the table.
            if (document.querySelector('main.table')?.dataset.phase === 'playing')
                bubble?.querySelector('.button.main')?.click();
        }, 50);
    });
    await playByClicks(page);
    const hints = new Set(await page.evaluate(() => [...globalThis.hints]));
    const covered = await page.evaluate(() => [...new Set(globalThis.covered)]);
    check(covered.length === 0, `it covers nothing that it points at: ${covered.join('; ')}`);
    const longest = () => Math.max(...[...hints].map((hint) => hint.split(/\s+/).length));
    check(hints.size >= 6, `the coach speaks when it matters: ${hints.size} hints`);
    check(longest() <= 14, `and says little: ${longest()} words at most`);
    check((await page.locator('.ranks li').count()) === 3, 'the game comes to its end');
    const bubble = page.locator('.bubble');
    await page.waitForSelector('.bubble[data-points*="again"]');
    const lesson = await bubble.innerText();
    check(/on your cards|earned \d+ more/.test(lesson), `a lesson of this very game: ${lesson}`);
    await bubble.locator('.button.main').click();
    await appears(bubble.getByText('Ablaze'), 'it ends with a next step,');
    await bubble.locator('.button.main').click();
    await page.waitForSelector('input[name="set"][value="ablaze"]');

    // Dismissed, it is gone; and it can be found again.
    await page.goto(`${site.origin}/#/learn`);
    // Guards the marks of characters and intrigues: Learn tells who stays and who goes.
    const marks = page.locator('[data-stays]');
    await marks.first().waitFor();
    const kinds = new Set(await marks.evaluateAll((all) => all.map((m) => m.dataset.stays)));
    check(kinds.size === 2, `Learn tells who stays and who goes: ${[...kinds]}`);
    await page.locator('main .button.main').first().click();
    await page.waitForSelector('.bubble');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('#set-lang').selectOption('fr');
    await page.waitForSelector('html[lang="fr"]');
    await appears(bubble.getByText('Choisissez une carte'), 'it goes on in another language');
    await page.keyboard.press('Escape');
    await page.locator('.bubble button').last().click();
    await until(async () => (await bubble.count()) === 0, 'it can be dismissed');
});

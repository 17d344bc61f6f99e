/* All five languages: chosen from the browser, switched at once, complete on every screen. */
import {
    check,
    goesOn,
    myMove,
    newGame,
    newPage,
    onPage,
    QUICK,
    settled,
    shot,
} from './harness.mjs';

const LANGUAGES = ['en', 'pl', 'uk', 'ru', 'fr'];
/** A text that is missing shows its id. */
const missing = (page) =>
    page.evaluate(() => {
        const heads = [
            ...['web', 'card', 'event', 'option', 'ask', 'label', 'slot', 'put', 'target', 'bot'],
            ...['family', 'reveal', 'auto', 'waiting', 'coach', 'rules?', 'round', 'phase', 'tie'],
            ...['winner', 'score', 'rank', 'influence'],
        ];
        const bad = new RegExp(`^(${heads.join('|')})-[a-z0-9-]+$`);
        const found = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode())
            for (const word of walk.currentNode.data.split(/\s+/))
                if (bad.test(word) || /\{\s*\$/.test(word)) found.push(word);
        for (const e of document.querySelectorAll('[aria-label],[title],[placeholder]'))
            for (const a of ['aria-label', 'title', 'placeholder'])
                for (const word of (e.getAttribute(a) ?? '').split(/[\s:,]+/))
                    if (bad.test(word)) found.push(word);
        return [...new Set(found)];
    });

await onPage('languages', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    // From the browser.
    const tools = await page.context().newCDPSession(page);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    for (const [acceptLanguage, lang] of [
        ['pl-PL', 'pl'],
        ['uk-UA', 'uk'],
        ['de-DE', 'en'],
    ]) {
        await tools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
        await page.goto(`${site.origin}/?${lang}`);
        await page.waitForSelector('.great');
        check(
            (await page.evaluate(() => document.documentElement.lang)) === lang,
            `${acceptLanguage} gives ${lang}`,
        );
    }
    await newGame(page, site.origin, { seats: 3, set: 'mix' });
    await myMove(page);
    const game = page.url();
    const titles = new Set();
    for (const lang of LANGUAGES) {
        await page.goto(site.origin);
        await page.locator('footer select').selectOption(lang);
        await page.waitForFunction((l) => document.documentElement.lang === l, lang);
        titles.add(await page.locator('.great').innerText());
        check((await missing(page)).length === 0, `${lang}, home: ${await missing(page)}`);
        for (const path of [
            '/#/setup',
            '/#/friends',
            '/#/watch',
            '/#/learn',
            '/#/rules',
            '/#/settings',
            '/#/credits',
            '/#/review',
        ]) {
            await page.goto(site.origin + path);
            await page.waitForSelector('main h1');
            await settled(page);
            const gaps = await missing(page);
            check(gaps.length === 0, `${lang}, ${path}: ${gaps}`);
        }
        // The same game continues in the next language.
        await page.goto(game);
        for (let i = 0; i < 3; i++) {
            const now = await myMove(page);
            if (now.phase === 'over') break;
            await goesOn(page, async () => {
                if (now.choices.length === 0) await page.locator('[data-hand]').first().click();
                await page.waitForSelector('button.choice');
                const gaps = await missing(page);
                check(gaps.length === 0, `${lang}, table: ${gaps}`);
                await page.locator('button.choice').last().click();
            });
        }
        if (lang === 'uk') await shot(page, 'table-uk');
    }
    check(titles.size === 5, `five languages, five buttons: ${[...titles].join(', ')}`);
});

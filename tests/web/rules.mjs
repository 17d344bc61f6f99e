/*
 * The rules page: pictures, examples on a live table, references that lead to their clause, a
 * search that forgives a slip, small clause ids.
 */
import { axe, changeSettings, check, newPage, onPage, settled, shot, until } from './harness.mjs';

/** Words on the cards of the pictures that do not stand on one line. */
const brokenNames = async (page) => {
    // The fonts come when there is time, and are narrower than what stands in for them.
    await page.waitForFunction(() => document.fonts.size > 0);
    await settled(page);
    return page.evaluate(() => {
        const isBroken = (text, from, word) => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        };
        return [...document.querySelectorAll('.mini-queue .name')].flatMap(({ firstChild }) =>
            [...(firstChild?.data ?? '').matchAll(/[^\s-]+/g)]
                .filter(({ 0: word, index }) => isBroken(firstChild, index, word))
                .map(([word]) => word),
        );
    });
};

await onPage('rules', async (site, chrome) => {
    for (const [theme, viewport, lang] of [
        ['light', { width: 1280, height: 900 }, 'en'],
        ['dark', { width: 390, height: 844 }, 'fr'],
    ]) {
        const page = await newPage(chrome, site.origin, {
            settings: { theme, lang },
            viewport,
        });
        await page.goto(`${site.origin}/#/rules`);
        await page.waitForSelector('.mini-queue');
        check(
            (await page.locator('li.card .picture').count()) === 21,
            'each of the 21 cards has its picture',
        );
        check(
            (await page.locator('.mini-queue').count()) === 4,
            'the round, placing, stacks and resolving have a Queue to look at',
        );
        const first = page.locator('section[aria-labelledby]').first();
        check(
            (await first.getAttribute('aria-labelledby')) === 'rules-section-round' &&
                (await first.locator('.mini-queue').count()) === 1,
            'the rules begin with a picture and the turn, not with definitions',
        );
        for (const other of ['pl', 'uk', 'ru', 'fr', lang]) {
            await changeSettings(page, { lang: other });
            await page.reload();
            await page.waitForFunction((l) => document.documentElement.lang === l, other);
            await page.waitForFunction(() => document.querySelectorAll('.mini-queue').length === 4);
            const broken = await brokenNames(page);
            check(broken.length === 0, `${other}: no name on a card is broken: ${broken}`);
        }
        const { y, height } = await first.locator('.mini-queue').boundingBox();
        check(y + height <= viewport.height, `and it is on the first screen: ${y + height}`);
        const examples = await page.locator('.show').count();
        check(examples === 13, `13 examples can be stepped through: ${examples}`);
        const size = await page
            .locator('.id')
            .first()
            .evaluate((id) => parseFloat(getComputedStyle(id).fontSize));
        check(size < 13, `clause ids are small: ${size} px`);

        // EX-2: seven events, the Spy's theft at the end.
        const second = page.locator('#rule-ex-2');
        await second.locator('.show').click();
        await second.locator('.mini-queue li').first().waitFor();
        const pools = () =>
            second
                .locator('.pools b')
                .allInnerTexts()
                .then((all) => all.join('/'));
        check((await pools()) === '1/1/1', 'the example begins as the scenario does');
        const on = second.locator('.tools .main');
        for (let i = 0; i < 20 && (await on.isEnabled()); i++) await on.click();
        check((await pools()) === '1/4/0', `EX-2 ends as the scenario does: ${await pools()}`);
        check(
            (await second.locator('.said').innerText()).length > 10,
            'each event is told in a sentence',
        );
        await axe(page, `rules, ${lang}`);
        await shot(page, `rules-${theme}`);

        // A reference leads to its clause.
        const reference = page.locator('#rule-setup-3 a.ref');
        await reference.click();
        check(
            await page.evaluate(() => document.activeElement?.id === 'rule-abl-imperson-2'),
            'ABL-IMPERSON-2 in SETUP-3 is a link',
        );
        if (lang === 'en') {
            await page.locator('#rules-search').fill('shapshifter coppy');
            await page.waitForFunction(() => document.querySelectorAll('li[id]').length < 20);
            const found = await page.locator('li[id]').count();
            check(found > 0, `a search with two slips finds ${found} clauses`);
            await page.locator('#rules-search').fill('qqqqqq');
            await until(
                async () => (await page.locator('li[id]').count()) === 0,
                'and nonsense finds nothing',
            );
        }
        await page.context().close();
    }
});

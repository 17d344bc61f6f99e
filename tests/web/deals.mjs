/*
 * Deals by link, with real clicks: the daily deal in two taps, a try that counts without help, a
 * game that is begun before midnight; its result in another browser, which is asked to play first;
 * where the two games parted, and what each choice was worth; what is refused, in sentences. In all
 * languages, at eight sizes, by the keyboard.
 */
import { almostOver, openGame } from './positions.mjs';
import {
    appears,
    axe,
    changeSettings,
    check,
    dice,
    myMove,
    newPage,
    onPage,
    playByClicks,
    QUICK,
    settled,
    shot,
    until,
} from './harness.mjs';

const EVENING = Date.UTC(2026, 10, 16, 23, 50); // a Monday: base, three players
const SIZES = [
    [320, 568],
    [360, 740],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1440, 900],
];

/** A browser of somebody's own, on the evening of that Monday; `shift` moves its clock. */
async function browserOf(site, chrome) {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    await page.context().addInitScript((evening) => {
        const now = Date.now.bind(Date);
        const from = now();
        Date.now = () => now() - from + evening + Number(localStorage.getItem('test-shift') ?? '0');
    }, EVENING);
    return page;
}

const text = (page, selector) => page.locator(selector).first().innerText();

/** A daily deal from the first screen, in two taps. */
async function begin(page, site) {
    await page.goto(site.origin);
    await page.getByRole('link', { name: 'Daily deal' }).click();
    await page.locator('[data-play-deal]').waitFor();
    check((await text(page, 'h2')).includes('16 November 2026'), 'it is called by its day');
    await axe(page, 'the daily deal');
    await page.locator('[data-play-deal]').click();
    await myMove(page);
}

/** Ann plays over midnight, without help. */
async function ann(page, site) {
    await begin(page, site);
    check(
        (await page.getByRole('button', { name: 'Advice' }).count()) === 0,
        'nobody advises in a try that counts',
    );
    await playByClicks(page, { until: async (_now, moves) => moves > 3 });
    await page.getByLabel('Menu').click();
    await page.waitForSelector('dialog[open]');
    check(
        (await page.getByRole('button', { name: 'Take back' }).count()) === 0,
        'nothing can be taken back',
    );
    await page.evaluate(() => localStorage.setItem('test-shift', `${3600_000}`));
    await page.goto(`${site.origin}/#/daily`);
    await page.reload();
    await page.getByText('Your game for 16 November 2026 isn’t over', { exact: false }).waitFor();
    check((await text(page, '#today')).includes('17 November'), 'it is the next day');
    await page.getByRole('button', { name: 'Continue your game' }).first().click();
    await playByClicks(page);
    await page.locator('.challenge input').fill('Ann');
    await page.locator('.challenge input').blur();
    await until(
        async () => (await text(page, '[data-share-text]')).endsWith('/by=Ann'),
        'the result has her name',
    );
    const shared = await text(page, '[data-share-text]');
    check(
        /^Oriflamme, Daily deal, 16 November 2026: rank [1-3] of 3 [●○]{6}\n/.test(shared),
        `a text without spoilers: ${shared}`,
    );
    await axe(page, 'the end of a daily deal');
    await shot(page, 'challenge');
    await page.goto(`${site.origin}/#/daily`);
    await page.locator('.day.played').waitFor();
    check(
        /16 November 2026: rank [1-3] of 3/.test(await text(page, '.day.played')),
        'it counts for the day on which it began',
    );
    return shared.split('\n')[1];
}

/** Bob opens the link in a clean browser. */
async function bob(page, site, link) {
    await page.goto(link);
    await page.locator('[data-guard]').waitFor();
    check((await text(page, '#guard')) === 'Ann has played this deal', 'who has played it');
    check((await page.locator('table').count()) === 0, 'nothing is given away');
    await axe(page, 'the guard');
    await shot(page, 'guard');
    await page.getByRole('button', { name: 'Look anyway' }).focus();
    await page.keyboard.press('Enter');
    await appears(page.locator('.outcomes tbody tr'), 'whoever wants to look anyway may');
    check((await page.locator('[data-fork]').count()) === 0, 'one alone is not compared');
    await page.reload();
    await page.locator('[data-play-deal]').click();
    await playByClicks(page, { roll: dice(9) });
    await page.locator('.challenge').getByRole('button', { name: 'Compare' }).click();
    await page.locator('[data-fork] .worth').first().waitFor();
    await compared(page);
}

async function compared(page) {
    const head = await text(page, '[data-fork] h2');
    check(/^(The same for|Different from)/.test(head), `where they parted: ${head}`);
    const names = await page.locator('[data-choice] strong').allInnerTexts();
    check([...names].sort().join() === 'Ann,You', `who chose what: ${names}`);
    check(/\d.*%/.test(await text(page, '[data-choice] .worth')), 'what each choice was worth');
    const why = page.locator('[data-choice]').getByRole('button', { name: 'Why not' }).first();
    await why.click();
    await appears(page.locator('[data-choice] .reasons li'), 'and why');
    check((await page.locator('.outcomes tbody tr').count()) === 2, 'both ranks');
    await axe(page, 'a comparison');
    await shot(page, 'compare');
    const theirs = await page.evaluate(() => location.hash);
    const forged = theirs.replace(/.(?=\/by=)/, (digit) => (digit === '0' ? '1' : '0'));
    await page.locator('#more-results').fill(`What a game!\n${forged}`);
    await page.locator('form button').click();
    await until(
        async () => (await text(page, '#more-refused')) !== '',
        'a result that is none is refused',
    );
    check((await page.locator('.outcomes tbody tr').count()) === 2, 'and changes nothing');
    await page.locator('#more-results').fill(theirs.replace('/by=Ann', '/by=Cid'));
    await page.locator('form button').click();
    await until(
        async () => (await page.locator('.outcomes tbody tr').count()) === 3,
        'another result is compared, too',
    );
    await page.locator('[data-fork] .worth').first().waitFor();
    const pair = await page.locator('[data-choice] strong').allInnerTexts();
    check(pair.includes('Ann and Cid'), `two who chose alike: ${pair}`);
}

/** The page on the screen, in every language and at every size. */
async function looks(page, where) {
    for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(wide <= 0, `${where}: ${width} by ${height} is ${wide} px too wide`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
}

async function languages(page) {
    for (const lang of ['pl', 'uk', 'ru', 'fr', 'en']) {
        await changeSettings(page, { lang });
        await page.reload();
        await page.locator('main h2').first().waitFor();
        await settled(page);
        const raw = /\b(?:page|web|deal|round)-[a-z-]+/.exec(await text(page, 'main'));
        check(raw === null, `${lang}: ${raw?.[0]} has no words`);
    }
}

async function refusals(page, site) {
    const game = almostOver({ rules: 'base', seats: 3 });
    game.stored.start.bots = game.stored.start.bots.map((bot) => bot && 'baron');
    await openGame(page, site.origin, 'local-baron', game);
    await playByClicks(page);
    await page.getByRole('button', { name: 'Challenge a friend' }).click();
    await appears(
        page.locator('.challenge').getByText('thinks for a while'),
        'a game against a bot that searches is not handed on, and says why',
    );
    for (const [link, sentence] of [
        ['base.2.a.baron.oak7.zzzzz', 'baron thinks for a while'],
        ['base.2.a.squire.oak7.zzzzz', 'another version of the bots'],
        ['base.2.a.squire.oak7', 'cut off'],
    ]) {
        await page.goto(`${site.origin}/#/deal/${link}`);
        await page.locator('p.error').waitFor();
        const said = await text(page, 'p.error');
        check(said.toLowerCase().includes(sentence), `${link}: ${said}`);
    }
}

await onPage('deals', async (site, chrome) => {
    const first = await browserOf(site, chrome);
    const link = await ann(first, site);
    await looks(first, 'the daily deal');
    await languages(first);
    await refusals(first, site);
    const second = await browserOf(site, chrome);
    await bob(second, site, link);
    await looks(second, 'a comparison');
});

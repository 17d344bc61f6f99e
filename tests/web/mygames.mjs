/*
 * My games: the page with all of them. Filter and search, out and in as one file, and my play in
 * figures; nothing leaves the browser.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axe, check, newPage, onPage, playByClicks, QUICK, shot, until } from './harness.mjs';
import { almostOver, openGame } from './positions.mjs';

/** A list that makes no sense left the first screen blank. */
async function damagedList(chrome, origin) {
    const page = await newPage(chrome, origin);
    for (const text of ['{"a":1}', '[null,1]']) {
        // From a page that reads no list: the one that is left must not find the damage first.
        await page.goto(`${origin}/#/credits`);
        await page.evaluate((value) => {
            localStorage.setItem('oriflamme-games', value);
            history.replaceState(null, '', '/');
        }, text);
        await page.reload();
        await page.locator('.great').waitFor();
        await page.locator('.damaged').waitFor();
        const all = await page.evaluate(() => Object.values({ ...localStorage }));
        check(all.includes(text), `the damaged list is still there: ${all}`);
        await page.locator('.damaged button').click();
        await page.reload();
        await page.locator('.great').waitFor();
        check((await page.locator('.damaged').count()) === 0, 'it is said once');
    }
    // Svelte draws nothing of a list in which two have the same name.
    const twice = {
        id: 'local-x',
        kind: 'local',
        at: 1,
        rules: 'base',
        names: ['Ann'],
        round: 1,
        phase: 'playing',
    };
    await page.evaluate(
        (list) => localStorage.setItem('oriflamme-games', list),
        JSON.stringify([twice, twice]),
    );
    await page.goto(`${origin}/#/games`);
    await page.locator('section[aria-labelledby="my-games"] li').first().waitFor();
    await page.context().close();
}

await onPage('mygames', async (site, chrome) => {
    const folder = mkdtempSync(join(tmpdir(), 'oriflamme-games-'));
    try {
        const page = await newPage(chrome, site.origin, {
            settings: QUICK,
            reducedMotion: 'no-preference', // buttons change their colour in 120 ms: axe has to wait
        });
        for (const [set, seats] of [
            ['base', 2],
            ['ablaze', 3],
        ]) {
            await openGame(page, site.origin, `local-${set}`, almostOver({ rules: set, seats }));
            await playByClicks(page);
        }
        await page.goto(site.origin);
        const listed = page.locator('section[aria-labelledby="my-games"] li').first();
        await listed.waitFor();
        // Guards the dates: they were another country's.
        check(
            /\d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}/.test(await listed.innerText()),
            `dates as the country writes them: ${await listed.innerText()}`,
        );
        await page.getByText('All games and statistics').click();
        await page.waitForSelector('#play-head');
        const rows = page.locator('section[aria-labelledby="my-games"] li');
        check((await rows.count()) === 2, 'both games are listed');
        const sets = page.locator('.tools select').first();
        await sets.selectOption('ablaze');
        check((await rows.count()) === 1, 'the filter by set');
        await sets.selectOption('mix');
        check(
            /None of these games is finished/.test(await page.locator('main').innerText()),
            'the figures are made of the games that are shown, and say so',
        );
        await sets.selectOption('all');
        await page.locator('input[type="search"]').fill('oriflame');
        check((await rows.count()) >= 1, 'the search forgives a slip');
        await page.locator('input[type="search"]').fill('zzzzzz');
        check((await rows.count()) === 0, 'and finds nothing where nothing is');
        await page.locator('input[type="search"]').fill('');
        await page.getByText('Favourite cards and what they earned').waitFor();
        const placed = await page
            .locator('table:has(caption:text("Favourite")) tbody td:nth-of-type(1)')
            .allInnerTexts();
        check(
            placed.reduce((sum, n) => sum + Number(n), 0) <= 12 && placed.length > 3,
            `cards placed in two games, at most the ten most frequent: ${placed}`,
        );
        check((await page.locator('svg path.share').count()) === 1, 'the share of games won');
        await axe(page, 'my games');
        await shot(page, 'my-games');
        await page.setViewportSize({ width: 320, height: 640 });
        const letters = () =>
            page
                .locator('figure svg text')
                .first()
                .evaluate((t) => t.getBoundingClientRect().height);
        await until(async () => (await letters()) > 12, 'the plot can be read on a small phone');

        const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByText('Export all games').click(),
        ]);
        const path = join(folder, 'games.json');
        await download.saveAs(path);
        check(
            !/token/.test(readFileSync(path, 'utf8')),
            'the file has no key to a seat on a server',
        );
        const other = await newPage(chrome, site.origin, { settings: QUICK });
        await other.goto(`${site.origin}/#/games`);
        writeFileSync(join(folder, 'wrong.json'), '{"format":"something"}');
        await other.locator('input[type="file"]').setInputFiles(join(folder, 'wrong.json'));
        await other.getByText('That file contains no games').waitFor();
        await other.locator('input[type="file"]').setInputFiles(path);
        await other.getByText('Games added: 2').waitFor();
        check(
            (await other.locator('section[aria-labelledby="my-games"] li').count()) === 2,
            'another browser has them all from one file',
        );
        await damagedList(chrome, site.origin);
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
});

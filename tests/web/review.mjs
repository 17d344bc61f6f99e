/* Review: a pasted record, a file, a link; slider and steps; every pair of eyes; play on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    check,
    myMove,
    newestInSight,
    newPage,
    onPage,
    QUICK,
    ROOT,
    settled,
    shot,
    until,
} from './harness.mjs';

const RECORD = join(ROOT, 'tests/records/base-5.txt');

await onPage('review', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    const text = readFileSync(RECORD, 'utf8');
    await page.goto(`${site.origin}/#/review`);
    await page.locator('#record-text').fill('this is no record');
    await page.locator('form button').click();
    await page.waitForSelector('.error');
    check(
        (await page.locator('.error [lang="en"]').innerText()).length > 10,
        'what is no record is refused with a reason',
    );
    await page.locator('#record-text').fill(text);
    await page.locator('form button').click();
    await page.waitForSelector('#moment');
    const max = Number(await page.locator('#moment').getAttribute('max'));
    check(max > 30, `a record has many events: ${max}`);
    const at = async () => Number(await page.locator('#moment').inputValue());
    await page.getByLabel('Go to the start').click();
    check((await at()) === 0, 'to the start');
    for (let i = 0; i < 5; i++) await page.getByLabel('Next event').click();
    check((await at()) === 5, 'step by event');
    await page.getByLabel('Previous event').click();
    check((await at()) === 4, 'and back');
    await page.locator('#moment').fill(String(Math.floor(max * 0.7)));
    const eyes = page.locator('.tools select');
    const options = await eyes.locator('option').evaluateAll((all) => all.map((o) => o.value));
    check(
        options.includes('truth') && options.includes('a') && options.includes('spectator'),
        `eyes: ${options}`,
    );
    await shot(page, 'review');
    const downs = () => page.locator('.queue .corner').count();
    await eyes.selectOption('truth');
    await settled(page);
    const truth = await downs();
    await eyes.selectOption('spectator');
    await settled(page);
    const spectator = await downs();
    check(
        spectator <= truth && spectator === 0,
        `a spectator knows no face-down card (${spectator}), the truth all (${truth})`,
    );
    await eyes.selectOption('b');
    await page.locator('details summary', { hasText: 'Play on' }).first().click();
    await page.locator('details button.main').click();
    await page.waitForSelector('main.table .families');
    const now = await myMove(page);
    check(now.phase === 'playing' || now.phase === 'over', 'play on from here');
    await page.goto(site.origin);
    await page.waitForSelector('#my-games');
    check(
        /from a review/i.test(await page.locator('section li').first().innerText()),
        'the list says that it is a branch',
    );

    // From a file, and from a link.
    await page.goto(`${site.origin}/#/review`);
    // In the page's words, not the browser's.
    const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    await chooser.setFiles({
        name: 'game.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
    });
    await page.waitForSelector('#moment');
    check((await page.locator('[data-family]').count()) > 1, 'from a file');
    await page.getByLabel('Go to the end').click();
    await page.waitForSelector('.end');
    await settled(page); // the log is drawn in pieces
    check(await newestInSight(page), 'the newest line of the log is in sight');
    for (const at of [max - 5, max - 40, max]) {
        await page.locator('#moment').fill(String(at));
        await settled(page); // the log is drawn in pieces
        await until(() => newestInSight(page), `also after a leap to moment ${at}`);
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.end button', { hasText: 'link' }).click();
    await page.waitForFunction(() => /Copied/.test(document.querySelector('.end').textContent));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    check(link.startsWith(`${site.origin}/#record=`), 'a link holds the whole game');
    const other = await newPage(chrome, site.origin);
    await other.goto(link);
    await other.waitForSelector('#moment');
    check(
        Number(await other.locator('#moment').getAttribute('max')) === max,
        'and opens elsewhere',
    );
});

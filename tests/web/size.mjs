/*
 * The first load: everything that comes over the wire until a game against bots can be played, in
 * each language. At most 200 KB.
 */
import { check, myMove, newPage, onPage, settled, until } from './harness.mjs';

const LIMIT = 200 * 1024;

await onPage('size', async (site, chrome) => {
    for (const lang of ['en', 'ru']) {
        site.sent.length = 0;
        const page = await newPage(chrome, site.origin, {
            settings: { lang },
        });
        await page.goto(site.origin);
        await page.waitForSelector('.great');
        await page.locator('.great').click();
        await myMove(page);
        // The fonts come when there is time; they are part of it.
        const has = (name) => site.sent.some(({ path }) => name.test(path));
        for (const name of [/fonts.*\.css$/, /\.woff2$/, /worker.*\.js$/, /\.wasm$/])
            await until(() => has(name), `${name} is asked for`);
        await settled(page);
        const total = site.sent.reduce((sum, { bytes }) => sum + bytes, 0);
        const most = [...site.sent]
            .sort((a, b) => b.bytes - a.bytes)
            .slice(0, 5)
            .map(({ path, bytes }) => `${path} ${bytes}`);
        console.log(`  ${lang}: ${(total / 1024).toFixed(1)} KB in ${site.sent.length} files`);
        check(
            total <= LIMIT,
            `${lang}: ${(total / 1024).toFixed(1)} KB; the largest: ${most.join(', ')}`,
        );
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
        await page.context().close();
    }
});

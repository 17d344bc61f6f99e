/*
 * The first load: everything that comes over the wire until a game against bots can be played, in
 * the lightest language and the heaviest alphabet. Promise 17 allows 200 KB; these limits keep what
 * has been reached.
 */
import { check, myMove, newPage, onPage, settled, until } from './harness.mjs';

const MOST = { en: 164, ru: 193 }; // KB

await onPage('size', async (site, chrome) => {
    for (const [lang, most] of Object.entries(MOST)) {
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
        const largest = [...site.sent]
            .sort((a, b) => b.bytes - a.bytes)
            .slice(0, 5)
            .map(({ path, bytes }) => `${path} ${bytes}`);
        console.log(`  ${lang}: ${(total / 1024).toFixed(1)} KB in ${site.sent.length} files`);
        check(
            total <= most * 1024,
            `${lang}: ${(total / 1024).toFixed(1)} of ${most} KB; the largest: ${largest.join(', ')}`,
        );
        await page.context().close();
    }
});

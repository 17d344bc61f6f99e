/* After one visit the page works without the network: reload, a whole game, the king who was wanted
 * before, the rules. */
import { check, myMove, newGame, newPage, onPage, playByClicks, QUICK, until } from './harness.mjs';

await onPage('offline', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK, serviceWorkers: 'allow' });
    await page.goto(site.origin);
    await page.waitForSelector('.great');
    // An installation that fails, as on a full disk, begins again with the next visit.
    await until(async () => {
        const [isThere, isComing] = await page.evaluate(async () => {
            const { serviceWorker } = navigator;
            const found = await serviceWorker.getRegistration();
            return [
                serviceWorker.controller !== null,
                !found || Boolean(found.installing ?? found.waiting ?? found.active),
            ];
        });
        if (!isThere && !isComing) await page.reload();
        return isThere;
    }, 'the service worker is there');
    // It has kept what the page has used, and the fonts.
    const isKept = () =>
        page.evaluate(async () => {
            const used = performance
                .getEntriesByType('resource')
                .map(({ name }) => name)
                .filter((name) => /\/assets\//.test(name));
            const found = await Promise.all(used.map((name) => caches.match(name)));
            return used.some((name) => /woff2/.test(name)) && !found.includes(undefined);
        });
    await until(isKept, 'what was used is kept');
    const fetched = () =>
        page.evaluate(async () => {
            const found = [];
            for (const key of await caches.keys())
                for (const { url } of await (await caches.open(key)).keys())
                    if (/king/.test(url)) found.push(url.replace(/.*\/|-[\w-]{6}(?=\.)/g, ''));
            return found.sort().join(' ');
        });
    check((await fetched()) === '', 'nobody has fetched a king');
    await newGame(page, site.origin, {
        seats: 2,
        set: 'base',
        bot: 'king',
    });
    await playByClicks(page, { until: async (_now, moves) => moves > 0 });
    check(
        (await fetched()) === 'king.k8 oriflamme-king-simd.wasm',
        `a decision of a king has fetched it: ${await fetched()}`,
    );
    await myMove(page);
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.waitForSelector('[data-advised]');
    const sent = site.sent.map(({ path }) => path).filter((path) => /king/.test(path));
    check(sent.length === 2, `an analysis takes the same two files: ${sent}`);
    await page.goto(`${site.origin}/#/`);
    await site.close(); // no server at all
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.great');
    check(
        (await page.locator('.great').innerText()).trim() === 'Play now',
        'the first screen comes without a network, with its texts',
    );
    await newGame(page, site.origin, { seats: 2, set: 'ablaze', bot: 'knight' });
    // Six cards are placed at least; how often one is asked besides depends on the others.
    const moves = await playByClicks(page);
    const ranks = await page.locator('.ranks li').count();
    check(moves >= 6 && ranks === 2, `a whole game against bots: ${moves} moves, ${ranks} ranks`);
    await newGame(page, site.origin, {
        seats: 2,
        set: 'base',
        bot: 'king',
    });
    await playByClicks(page);
    check((await page.locator('.ranks li').count()) === 2, 'a whole game against the king');
    await page.goto(`${site.origin}/#/daily`);
    await page.locator('[data-play-deal]').click();
    const { phase } = await myMove(page);
    check(phase === 'playing', 'the daily deal');
    await page.goto(`${site.origin}/#/rules`);
    await page.waitForSelector('h2[id] ~ * li[id]');
    check((await page.locator('li[id]').count()) > 50, 'the rules');
});

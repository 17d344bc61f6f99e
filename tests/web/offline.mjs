/* After one visit the page works without the network: reload, a whole game, the king who was wanted
 * before, the rules. */
import { browser, check, newGame, newPage, playByClicks, run, serve } from './harness.mjs';

await run('offline', async () => {
    const site = await serve();
    const chrome = await browser();
    try {
        const page = await newPage(chrome, site.origin, {
            settings: { confirm: 'off', speed: 'instant' },
            serviceWorkers: 'allow',
        });
        await page.goto(site.origin);
        await page.waitForSelector('.great');
        // An installation that a busy machine has broken off begins again with the next visit.
        const installed = () =>
            page
                .waitForFunction(() => navigator.serviceWorker.controller !== null)
                .then(
                    () => true,
                    () => false,
                );
        for (let visit = 1; visit < 4 && !(await installed()); visit++) await page.reload();
        // The worker says when it has what it needs: its cache no longer grows.
        await page.waitForFunction(
            async () => {
                let n = 0;
                for (const key of await caches.keys())
                    n += (await (await caches.open(key)).keys()).length;
                const same = n > 0 && n === globalThis.cachedBefore;
                globalThis.cachedBefore = n;
                return same;
            },
            null,
            { polling: 700 },
        );
        const fetched = () =>
            page.evaluate(async () => {
                const found = [];
                for (const key of await caches.keys())
                    for (const { url } of await (await caches.open(key)).keys())
                        if (/king/.test(url)) found.push(url.replace(/.*\/|-[\w-]{8}(?=\.)/g, ''));
                return found.sort().join(' ');
            });
        check((await fetched()) === '', 'nobody has fetched a king');
        await newGame(page, site.origin, {
            seats: 2,
            set: 'base',
            bot: 'king',
        });
        await playByClicks(page);
        check(
            (await fetched()) === 'king.k8 oriflamme-king-simd.wasm',
            `a game with a king has fetched it: ${await fetched()}`,
        );
        await page.goto(`${site.origin}/#/`);
        await site.close(); // no server at all
        await page.context().setOffline(true);
        await page.reload();
        await page.waitForSelector('.great');
        check(
            (await page.locator('.great').innerText()).trim() === 'Play now',
            'the first screen comes without a network, with its texts',
        );
        await newGame(page, site.origin, { seats: 3, set: 'ablaze', bot: 'knight' });
        // Six cards are placed at least; how often one is asked besides depends on the others.
        const moves = await playByClicks(page);
        const ranks = await page.locator('.ranks li').count();
        check(
            moves >= 6 && ranks === 3,
            `a whole game against bots: ${moves} moves, ${ranks} ranks`,
        );
        await newGame(page, site.origin, {
            seats: 2,
            set: 'base',
            bot: 'king',
        });
        await playByClicks(page);
        check((await page.locator('.ranks li').count()) === 2, 'a whole game against the king');
        await page.goto(`${site.origin}/#/rules`);
        await page.waitForSelector('h2[id] ~ * li[id]');
        check((await page.locator('li[id]').count()) > 50, 'the rules');
        check(page.problems.length === 0, `no complaints of the page: ${page.problems.join('; ')}`);
    } finally {
        await chrome.close();
    }
});

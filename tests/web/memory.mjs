/*
 * A page keeps nothing of the games before: over rematches (REMATCHES, 4) the document's nodes,
 * those that are attached nowhere included, do not grow.
 */
import { check, dice, myMove, newGame, newPage, onPage, playByClicks, QUICK } from './harness.mjs';

const REMATCHES = Number(process.env.REMATCHES ?? 4);
const MOST = 1000; // nodes: some 500 come and go by chance; tables left behind would be 2,000

await onPage('memory', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: { ...QUICK, sound: 'off' } });
    const devtools = await page.context().newCDPSession(page);
    const nodes = async () => {
        await devtools.send('HeapProfiler.collectGarbage');
        return (await devtools.send('Memory.getDOMCounters')).nodes;
    };
    await newGame(page, site.origin, { seats: 2, seed: '3' });
    await myMove(page);
    let first = 0;
    for (let game = 0; game <= REMATCHES; game++) {
        await playByClicks(page, { roll: dice(game) });
        await page.locator('.end button.main').click();
        await myMove(page);
        if (game === 1) first = await nodes(); // what an end loads is there
    }
    const grown = (await nodes()) - first;
    check(grown < MOST, `${REMATCHES} rematches leave ${grown} nodes behind`);
});

/*
 * Two browsers and a spectator at one table of a real server, to the end: a reload in the middle,
 * and the server killed with SIGKILL and started again in the middle. Names and words that look
 * like code stay words (promise 12).
 */
import { existsSync } from 'node:fs';
import {
    appears,
    axe,
    check,
    choose,
    dice,
    newPage,
    onServer,
    playTogether,
    PROGRAM,
    QUICK,
    shot,
} from './harness.mjs';

const PAYLOADS = [
    '<img src=x onerror=alert(1)>',
    '"><script>x()</script>',
    '{{7*7}}${7*7}',
    'javascript:x()',
    '<svg/onload=x()>',
    '&lt;b&gt;',
    "';--",
];

await onServer('server', async (server, chrome) => {
    if (!existsSync(PROGRAM)) throw new Error(`no ${PROGRAM}: make it first`);
    const { origin } = server;
    const ann = await newPage(chrome, origin, { settings: QUICK });
    const bo = await newPage(chrome, origin, {
        settings: QUICK,
        viewport: { width: 360, height: 740 },
    });
    const eve = await newPage(chrome, origin, { settings: QUICK });

    // Ann makes a table.
    await ann.goto(`${origin}/#/friends`);
    await ann.locator('#name').fill('Ann');
    await choose(ann, 'seats', 3);
    await ann.locator('form button.main').first().click();
    await ann.waitForSelector('.seats');
    const link = await ann.locator('.share input').inputValue();
    check(/\/table\/\w+$/.test(link), `a link to share: ${link}`);
    await ann.locator('.share button', { hasText: 'QR' }).click();
    await ann.waitForSelector('.qr svg');
    await shot(ann, 'lobby');
    await axe(ann, 'lobby');

    // Bo, whose name looks like code, sits down, Eve watches, a bot fills the third seat.
    await bo.goto(link);
    await bo.locator('#lobby-name').fill(PAYLOADS[0].slice(0, 24));
    await bo.locator('form button.main').click();
    await ann.waitForFunction(() => document.querySelectorAll('.seats strong').length === 2);
    check(
        (await ann.locator('.seats').innerText()).includes(PAYLOADS[0].slice(0, 24)),
        'a name is shown as it is',
    );
    await eve.goto(link);
    await eve.waitForSelector('.seats');
    // (The server lets one say five things at once: half of them each.)
    for (const [i, words] of PAYLOADS.entries()) {
        const who = i % 2 ? ann : bo;
        await who.locator('#chat-words').fill(words);
        await who.locator('div.chat form button').click();
        const said = who.locator('.lines .line').nth(i);
        const refused = who.locator('.banners .banner');
        await said.or(refused).first().waitFor();
        check((await said.count()) === 1, `said ${i}: ${words}: ${await refused.allInnerTexts()}`);
    }
    await ann.waitForFunction(
        (n) => document.querySelectorAll('.lines .line').length >= n,
        PAYLOADS.length,
    );
    const heard = await ann.locator('.lines').innerText();
    check(
        PAYLOADS.every((words) => heard.includes(words)),
        'words in the chat are shown as they are',
    );
    const injected = () =>
        document.querySelectorAll(
            '.lines img, .lines script, .lines a, .seats img, .seats script, .families img, .log img',
        ).length;
    check(
        (await ann.evaluate(injected)) === 0 && (await eve.evaluate(injected)) === 0,
        'and never become code',
    );
    await ann.locator('button', { hasText: 'Add bots' }).click();
    await ann.waitForFunction(() =>
        [...document.querySelectorAll('button.main')].some(
            (b) => !b.disabled && /start/i.test(b.textContent),
        ),
    );
    await ann.locator('button.main', { hasText: 'Start' }).click();
    for (const page of [ann, bo, eve]) await page.waitForSelector('main.table .families');
    check((await eve.locator('[data-hand]').count()) === 0, 'a spectator has no hand');
    await ann.locator('[role="tab"]').nth(1).click();
    await ann.waitForSelector('.side .lines');
    check(
        (await ann.locator('.side .lines').innerText()).includes(PAYLOADS[4]),
        'the chat goes on at the table',
    );
    await axe(ann, 'server table with chat');
    await ann.locator('[role="tab"]').first().click();

    // To the end, with a reload and a killed server on the way.
    const momentOf = async (page) =>
        Number.parseInt(await page.locator('main.table').getAttribute('data-moment'));
    let [reloaded, killed] = [false, false];
    await playTogether([ann, bo], dice(7), async (decisions) => {
        // Each of them places six cards, and answers about some.
        if (decisions === 6) {
            await bo.reload();
            await bo.waitForSelector('main.table .families');
            await appears(bo.locator('[data-hand]'), 'after a reload Bo sits where he sat');
            reloaded = true;
        }
        if (decisions === 10) {
            const moment = await momentOf(ann);
            await server.kill();
            await ann.waitForSelector('.banner.bad');
            const banner = await ann.locator('.banner.bad').first().innerText();
            check(
                /lost/i.test(banner) && /saved|sent/i.test(banner),
                `the banner tells the truth: ${banner}`,
            );
            await server.start();
            for (const page of [ann, bo, eve])
                await page.locator('.banner.bad').waitFor({ state: 'detached' });
            check((await momentOf(ann)) >= moment, 'nothing was lost');
            killed = true;
        }
    });
    check(reloaded && killed, 'both the reload and the kill happened');
    for (const [page, who] of [
        [ann, 'Ann'],
        [bo, 'Bo'],
        [eve, 'Eve'],
    ]) {
        await page.waitForSelector('#end-head');
        check((await page.locator('.ranks li').count()) === 3, `${who} sees the end`);
    }
    const ends = await Promise.all(
        [ann, bo, eve].map((page) => page.locator('.ranks .n').allInnerTexts()),
    );
    check(
        String(ends[0]) === String(ends[1]) && String(ends[0]) === String(ends[2]),
        'all see the same result',
    );

    // Rematch: starts when both have said so.
    for (const page of [ann, bo])
        await page.locator('.end button.main', { hasText: 'Rematch' }).click();
    await ann.waitForFunction(
        () => document.querySelector('main.table')?.dataset.phase === 'playing',
    );
    check(
        /1/.test(await ann.locator('.status strong').innerText()),
        'a rematch starts, in round 1',
    );
});

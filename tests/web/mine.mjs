/*
 * My mistakes and my strength: a game of mine is analysed, what it cost comes back as a question,
 * answered wrong and right with clicks and with keys, without a network, and played on; a rating
 * with its plots, and an opponent of my strength in the set-up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    axe,
    changeSettings,
    check,
    myMove,
    newPage,
    onPage,
    QUICK,
    ROOT,
    settled,
    shot,
    until,
} from './harness.mjs';

const DAY = 86_400_000;
// As the page writes a game of its own: its player has no name. Decision 9 is charged.
const record = readFileSync(join(ROOT, 'tests/records/told/base-3.txt'), 'utf8').replace(
    'c page',
    'c -',
);

/** A finished game of mine, so many days ago. */
async function keepGame(page, n, more = {}) {
    const id = `local-mine${n}`;
    const names = ['knight', 'squire', ''];
    const start = { rules: 'base', me: 'c', names, bots: ['knight', 'squire', null] };
    const entry = {
        id,
        kind: 'local',
        at: new Date().getTime() - 2 * DAY + n,
        rules: 'base',
        names,
        round: 6,
        phase: 'over',
        myTurn: false,
        rank: 3,
    };
    await page.evaluate(
        ([entry, stored]) => {
            const list = JSON.parse(localStorage.getItem('oriflamme-games') ?? '[]');
            localStorage.setItem('oriflamme-games', JSON.stringify([...list, entry]));
            localStorage.setItem(`oriflamme-game-${entry.id}`, JSON.stringify(stored));
        },
        [entry, { start: { ...start, budget: 500, seed: '5', date: '', ...more }, record }],
    );
}

const kept = (page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('oriflamme-mistakes') ?? '[]'));
const today = () => Math.floor(new Date().getTime() / DAY);

/** A card of my hand, then one of its places. */
async function answer(page, kind, option) {
    await myMove(page);
    await page.locator(`[data-hand="${kind}"]`).click();
    await page.locator(`button.choice[data-decision="${option}"]`).click();
}

async function opens(page, button) {
    await page.getByRole('button', { name: button }).click();
    await myMove(page);
    await settled(page);
}

async function asked(page, site) {
    await page.goto(`${site.origin}/#/mistakes`);
    await page.getByText('1 finished game isn’t analysed yet').waitFor();
    await axe(page, 'my mistakes');
    await page.getByRole('button', { name: 'Analyse now' }).click();
    await page.getByText('1 question for today').waitFor();
    await opens(page, 'Start');
    await page.getByRole('heading', { name: /what would you do\?/ }).waitFor();
    check(
        !/%|The best/.test(await page.locator('main').innerText()),
        'nothing tells the answer before it is given',
    );
    await axe(page, 'a question');
    await shot(page, 'question');
    // What I played then is wrong.
    await answer(page, 'lord', 'L>');
    await page.getByText(/No\. The best: .*Assassination/).waitFor();
    await page.locator('[data-option="L>"].chosen').waitFor();
    const values = await page.locator('[data-option]').allInnerTexts();
    check(
        values.length >= 3 && values.every((text) => /\d%/.test(text)),
        `the options have values: ${values}`,
    );
    check(
        (await page.getByRole('heading', { name: 'Why?' }).count()) === 1,
        'and there are reasons',
    );
    const before = today();
    const [one] = await kept(page);
    check(
        one.step === 0 && [before, today()].some((day) => one.due === day + 1),
        `wrong: tomorrow again: ${JSON.stringify(one)}`,
    );
    await axe(page, 'an answer');
    await shot(page, 'answer');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Nothing is due today').waitFor();
}

async function withoutNetwork(page, site) {
    await until(
        () =>
            page.evaluate(async () => {
                const used = performance
                    .getEntriesByType('resource')
                    .map(({ name }) => name)
                    .filter((name) => /\/assets\//.test(name));
                const found = await Promise.all(used.map((name) => caches.match(name)));
                return navigator.serviceWorker.controller !== null && !found.includes(undefined);
            }),
        'what was used is kept',
    );
    await site.close();
    await page.context().setOffline(true);
    await page.evaluate((due) => {
        const [one] = JSON.parse(localStorage.getItem('oriflamme-mistakes'));
        localStorage.setItem('oriflamme-mistakes', JSON.stringify([{ ...one, step: 3, due }]));
    }, today());
    await page.reload();
    await page.getByText('1 question for today').waitFor();
    await opens(page, 'Start');
    // With keys alone: the fourth card of my hand is Assassination, its first place is the front.
    await myMove(page);
    const nth = await page
        .locator('[data-hand]')
        .evaluateAll((all) => all.findIndex((one) => one.dataset.hand === 'assassination'));
    await page.keyboard.press(String(nth + 1));
    await page.keyboard.press('[');
    await page.getByText(/Right\.\s*$/).waitFor();
    await page.getByText('this question won’t come back').waitFor();
    check((await kept(page)).length === 0, 'right four times: it is learnt');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await myMove(page);
    check(
        /#\/play\//.test(page.url()) && (await page.locator('[data-hand]').count()) === 6,
        'it is played on from there, in my seat',
    );
}

await onPage('mine', async (site, chrome) => {
    const strong = await newPage(chrome, site.origin, { settings: QUICK });
    await strong.goto(`${site.origin}/#/credits`);
    await keepGame(strong, 0);
    await strong.goto(`${site.origin}/#/games`);
    await strong.getByText('Not known yet: 1 of 5 games').waitFor();
    for (let n = 1; n < 5; n++) await keepGame(strong, n);
    await strong.reload();
    await strong.getByText(/± \d+, from 5 games\./).waitFor();
    await strong.locator('svg[data-strength] path.line').waitFor({ state: 'attached' });
    check(
        await strong.getByText('None of your games has been analysed yet').isVisible(),
        'what I give away is told when a game was analysed',
    );
    await axe(strong, 'my strength');
    // Whoever was helped, coached or played on is not rated for it.
    await keepGame(strong, 5, { helped: true });
    await keepGame(strong, 6, { branch: true });
    await strong.reload();
    await strong.getByText(/± \d+, from 5 games\./).waitFor();
    await strong.getByText('2 other finished games don’t count').waitFor();
    await strong.goto(`${site.origin}/#/setup`);
    const first = strong.locator('.bots select').first();
    await first.locator('option[value="mine"]').waitFor({ state: 'attached' });
    const named = await first.locator('option[value="mine"]').innerText();
    await first.selectOption('mine');
    await strong.locator('.go').click();
    await myMove(strong);
    const bot = /\((.*)\)/.exec(named)[1];
    check(
        (await strong.locator('main.table').innerText()).includes(bot),
        `${named}: it sits at the table`,
    );
    await strong.context().close();

    const page = await newPage(chrome, site.origin, { settings: QUICK, serviceWorkers: 'allow' });
    await page.goto(`${site.origin}/#/credits`);
    await keepGame(page, 0);
    await asked(page, site);
    // On a phone the values are at the edge, and a game that was analysed tells what I gave away.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.origin}/#/games`);
    await page.locator('svg[data-given] rect').first().waitFor({ state: 'attached' });
    await page.getByText(/Placing a card: \d+\.\d points a game/).waitFor();
    await shot(page, 'given');
    await changeSettings(page, { lang: 'uk' });
    await page.goto(`${site.origin}/#/mistakes`);
    await page.reload();
    await page.getByRole('heading', { name: 'Мої помилки' }).waitFor();
    await changeSettings(page, { lang: 'en' });
    await page.reload();
    await opens(page, 'Practise now');
    await answer(page, 'assassination', 'X<');
    await page.getByText(/Right\.\s*$/).waitFor();
    await page.getByRole('button', { name: 'What the options were worth' }).click();
    await page.locator('.dock [data-option="X<"]').waitFor();
    await axe(page, 'an answer on a phone');
    await shot(page, 'answer-phone');
    check((await kept(page))[0].step === 0, 'practice leaves the question where it was');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.origin}/#/mistakes`);
    await withoutNetwork(page, site);
});

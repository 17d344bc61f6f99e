/*
 * The analysis of a game of mine, told to me: it opens at my worst moment and says so in the words
 * of the program, in five languages, on a screen and on a phone; key moments stand where the slider
 * says; on a phone the options and the board are seen together; and the better choice is played on
 * against the same opponents.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    axe,
    changeSettings,
    check,
    newPage,
    onPage,
    PROGRAM,
    QUICK,
    ROOT,
    settled,
    shot,
    until,
} from './harness.mjs';

const ME = 'b';
const WORLDS = 2; // enough for something to tell
const BOTS = ['knight', null, 'squire', 'knight', 'squire'];
// As the page writes a game of its own: its player has no name.
const record = readFileSync(join(ROOT, 'tests/records/told/ablaze-5.txt'), 'utf8').replace(
    `${ME} random`,
    `${ME} -`,
);
const file = join(tmpdir(), `told-${process.pid}.txt`);
writeFileSync(file, record);

const analyse = (...more) =>
    execFileSync(PROGRAM, ['analyse', file, '--bot', `king:${WORLDS}`, ...more], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 26,
    });
const wanted = JSON.parse(analyse('--json'));
const told = wanted.told.find(({ to }) => to === ME);
const [story] = told.stories;

const moment = async (page) => Number(await page.locator('#moment').inputValue());
const points = (page) => page.locator('.story [data-told]');
/** "Round 3 · 51" */
const numberOn = async (button) =>
    Number(/(\d+)$/.exec((await button.locator('.head b').first().innerText()).trim())[1]);

async function opens(page) {
    check((await page.locator('.tools select').inputValue()) === ME, 'through my own eyes');
    await page.locator('.offer button').click();
    await points(page).first().waitFor();
    const shown = await points(page).evaluateAll((all) =>
        all.map((one) => Number(one.dataset.told)),
    );
    check(
        shown.length > 0 &&
            shown.length <= 3 &&
            shown.join() === story.points.map((p) => p.moment).join(),
        `my turning points, the worst first: ${shown}`,
    );
    const at = await numberOn(points(page).first());
    check(at > 0 && (await moment(page)) === at, `it opens at my worst moment: ${at}`);
    check(/You /.test(await points(page).first().innerText()), 'I am "you"');
    const said = await page.locator('.study, .caption, .tools').allInnerTexts();
    check(!/\bBlue\b/.test(said.join()), 'nobody calls me by my family');
}

/** The program says the same, behind "Round 3, decision 27. ". */
async function sameWords(page, lang) {
    const lines = analyse('--seat', ME, '--lang', lang).split('\n');
    for (const [i, point] of (await points(page).all()).entries()) {
        const text = (await point.locator(':scope > span').last().innerText()).trim();
        check(
            lines.some((line) => line.endsWith(text)),
            `${lang}, turning point ${i + 1}: ${text}`,
        );
    }
    const sum = (await page.locator('.story .sum').innerText()).trim();
    check(
        lines.some((line) => line.trim() === sum),
        `${lang}, the summary: ${sum}`,
    );
}

async function keys(page) {
    await page.locator('#study-game').click();
    const first = page.locator('.account h4').first();
    check(/\bYou$/.test((await first.innerText()).trim()), 'my account is the first, and mine');
    const all = page.locator('[data-key]');
    check((await all.count()) === wanted.keys.length, 'every key moment');
    for (let i = 0; i < wanted.keys.length; i++) {
        const button = page.locator('[data-key] button').nth(i);
        const at = await numberOn(button);
        const text = await button.innerText();
        check(/%/.test(text) && !/empty Queue/.test(text), `it says what moved: ${text}`);
        await button.click();
        check((await moment(page)) === at, `a key moment stands where the slider says: ${at}`);
        await page.locator('#study-game').click();
    }
}

/** What is said and what it is about, at once. */
async function besideTheBoard(page, where) {
    const { height, width } = page.viewportSize();
    const dock = await page.locator('.dock').boundingBox();
    const queue = await page.locator('.queue [data-card]').first().boundingBox();
    check(queue !== null && dock !== null, `${where}: board and panel`);
    const apart = queue.y + queue.height <= dock.y + 1 || queue.x + queue.width <= dock.x + 1;
    check(apart && queue.y >= 0, `${where}: the panel does not cover the board`);
    check(
        dock.y + dock.height <= height + 1 && dock.x + dock.width <= width + 1,
        `${where}: all of the panel`,
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= width, `${where}: nothing is wider than the screen: ${wide}`);
}

async function phone(page, lang) {
    await page.locator('.switches .main').click();
    await points(page).first().waitFor();
    check((await page.locator('.dock .options').count()) === 0, 'little is shown at first');
    await besideTheBoard(page, `${lang}, story`);
    await points(page).first().click();
    const option = page.locator('.dock .options li').first();
    await option.waitFor();
    await besideTheBoard(page, `${lang}, options`);
    const box = await option.boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    check(box.y >= dock.y && box.y < dock.y + dock.height, `${lang}: the options are in sight`);
}

async function better(page) {
    await points(page).first().click();
    await page.locator('.options li').first().waitFor();
    await page.getByRole('button', { name: 'Play the better move' }).click();
    await page.waitForSelector('main.table[data-phase]:not(:has(#moment)) .families');
    const games = () =>
        page.evaluate(() =>
            Object.entries(localStorage)
                .filter(([key]) => key.startsWith('oriflamme-game-') && !key.endsWith('told'))
                .map(([, text]) => JSON.parse(text).start),
        );
    await until(async () => (await games()).length > 0, 'the branch is kept');
    const [start] = await games();
    check(
        start.bots.join() === BOTS.join() && start.me === ME,
        `the same opponents: ${start.bots}`,
    );
    const said = await page.locator('[data-announced]').innerText();
    check(/opponents stay: Red Knight, Green Squire/.test(said), `it is read aloud: ${said}`);
}

await onPage('told', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    await page.goto(site.origin);
    await page.evaluate(
        ([me, bots, text, worlds]) => {
            const start = {
                rules: 'ablaze',
                me,
                names: bots.map((bot) => bot ?? '-'),
                bots,
                budget: 0,
                seed: '7',
                date: '2026-11-18',
            };
            localStorage.setItem(
                'oriflamme-game-local-told',
                JSON.stringify({ start, record: text }),
            );
            localStorage.setItem('oriflamme-worlds', worlds);
        },
        [ME, BOTS, record, String(WORLDS)],
    );
    const open = async () => {
        await page.goto(`${site.origin}/#/review/local-told`);
        await page.reload();
        await page.waitForSelector('#moment');
    };
    await open();
    await opens(page);
    await sameWords(page, 'en');
    await settled(page);
    await shot(page, 'told');
    await axe(page, 'the story');
    await keys(page);
    for (const lang of ['pl', 'uk', 'ru', 'fr']) {
        await changeSettings(page, { lang });
        await open();
        await points(page).first().waitFor();
        await sameWords(page, lang);
    }
    for (const [lang, width, height] of [
        ['fr', 390, 844],
        ['ru', 390, 844],
        ['uk', 320, 568],
        ['pl', 667, 375],
        ['en', 390, 844],
    ]) {
        await page.setViewportSize({ width, height });
        await changeSettings(page, { lang });
        await open();
        await phone(page, `${lang} ${width}x${height}`);
        await shot(page, `told-${lang}-${width}`);
    }
    await axe(page, 'the analysis on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await open();
    await points(page).first().waitFor();
    await better(page);
});

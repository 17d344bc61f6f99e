/*
 * Sounds, with the browser's real AudioContext: heard at first in games, after a tap on the table;
 * until then the page says that they are muted. One tap mutes them, which is kept; their volume is
 * a setting, kept too; a review is silent unless sounds are asked for. (Those of a server's table,
 * plans.mjs hears.)
 */
import {
    appears,
    check,
    heard,
    listenIn,
    myMove,
    newGame,
    newPage,
    onPage,
    pasteRecord,
    QUICK,
    until,
} from './harness.mjs';

/** One decision of mine, carried out. */
async function decideOnce(page) {
    await myMove(page);
    const table = page.locator('main.table');
    const moment = await table.getAttribute('data-moment');
    if ((await page.locator('button.choice').count()) === 0)
        await page.locator('[data-hand]').first().click();
    await page.locator('button.choice').first().click();
    await until(async () => (await table.getAttribute('data-moment')) !== moment, 'it goes on');
    await myMove(page);
}

const waiting = (page) => page.locator('.banner', { hasText: 'mutes the sound' });
const pressed = (page) => page.locator('[data-sound]').getAttribute('aria-pressed');

async function atTheTable(page, origin) {
    await newGame(page, origin, { seats: 2, first: 'me' });
    check((await pressed(page)) === 'true', 'sounds are on at first against bots');
    await decideOnce(page);
    await until(async () => (await heard(page)).started > 0, 'a decision is heard');
    await until(async () => (await heard(page)).peak > 0.001, 'and not only in name');

    await page.locator('[data-sound]').click();
    check((await pressed(page)) === 'false', 'one tap mutes them');
    const before = await heard(page);
    await decideOnce(page);
    check((await heard(page)).started === before.started, 'and then nothing is heard');
    await page.reload();
    await myMove(page);
    check((await pressed(page)) === 'false', 'which is kept');
    check((await waiting(page).count()) === 0, 'who wants no sound is told of none');
    await decideOnce(page);
    check((await heard(page)).started === 0, 'muted, and silent after a reload');
    await page.locator('[data-sound]').click();
    await decideOnce(page);
    await until(async () => (await heard(page)).started > 0, 'another tap brings them back');
    await page.reload();
    await myMove(page);
    await appears(waiting(page), 'before the first tap the page says that it is still muted');
    await page.locator('[data-hand]').first().click();
    await until(async () => (await waiting(page).count()) === 0, 'after it, it does not');
}

/** Moves the slider and waits until the sample has been heard at that volume. */
async function turnTo(page, volume) {
    const { started } = await heard(page);
    await page.locator('#set-volume').fill(String(volume));
    await until(async () => (await heard(page)).started > started, 'the slider gives a sample');
    return (await heard(page)).gain;
}

async function volume(page, origin) {
    await page.goto(`${origin}/#/settings`);
    const slider = page.locator('#set-volume');
    await slider.waitFor();
    const [loud, soft, none] = [
        await turnTo(page, 100),
        await turnTo(page, 20),
        await turnTo(page, 0),
    ];
    check(loud === 1 && soft > 0 && soft < 0.1 && none === 0, `volume: ${[loud, soft, none]}`);
    await turnTo(page, 20);
    await page.reload();
    await slider.waitFor();
    check((await slider.inputValue()) === '20', 'the volume is kept');
}

async function review(page, origin) {
    await pasteRecord(page, origin, 'ablaze-4');
    check((await pressed(page)) === 'false', 'a review is silent at first');
    await page.getByLabel('Go to the start').click();
    const step = page.getByLabel('Next event');
    for (const at of ['1', '2', '3']) {
        await step.click();
        await until(async () => (await page.locator('#moment').inputValue()) === at, 'a step');
    }
    check((await heard(page)).started === 0, 'and nothing is heard in it');
    await page.locator('[data-sound]').click();
    await step.click();
    await until(async () => (await heard(page)).started > 0, 'unless it is asked for');
}

await onPage('sounds', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK });
    await listenIn(page);
    await atTheTable(page, site.origin);
    await volume(page, site.origin);
    const other = await newPage(chrome, site.origin, {
        settings: { speed: '2x' },
    });
    await listenIn(other);
    await review(other, site.origin);
});

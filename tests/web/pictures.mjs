/*
 * The pictures of README.md and the documents, all from one run (`make screenshots`): a game of
 * Ablaze against knights with a fixed deal, its end, its review and its analysis; a phone by
 * candlelight; a table in Ukrainian; a lobby; a daily deal, and two games of it side by side; my
 * strength; and what chats show of a link to the site (web/art/preview.png). Names on the
 * command line choose some of them: game, phone, uk, lobby, deals, strength, preview. No test:
 * it checks nothing but that it got there.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    dice,
    makeTable,
    newGame,
    newPage,
    onPage,
    openServer,
    playByClicks,
    PROGRAM,
    ROOT,
    settled,
} from './harness.mjs';

const IMAGES = join(ROOT, 'docs/images');
const SEED = process.env.ORIFLAMME_SEED ?? '11';
const DESK = { width: 1440, height: 900 };
const QUIET = {
    confirm: 'off',
    speed: 'instant',
    sound: 'off',
    theme: 'light',
};

/** Waits until nothing moves, then takes the picture. */
async function picture(page, name) {
    await page.mouse.move(0, 0);
    await settled(page);
    const path = join(IMAGES, `${name}.png`);
    await page.screenshot({ path });
    console.log(`  ${name}`);
}

/** On until this round, with a question about a face-down card of mine. */
const toRound = (page, round) =>
    playByClicks(page, {
        roll: dice(3),
        until: async ({ choices }) =>
            choices.some((one) => one.endsWith('!')) &&
            (await page.locator('header').first().innerText()).includes(`${round}`),
    });

async function game(page, origin) {
    await newGame(page, origin, {
        seats: 4,
        set: 'ablaze',
        bot: 'knight',
        seed: SEED,
    });
    await toRound(page, 4);
    await picture(page, 'table');
    await playByClicks(page, { roll: dice(3) });
    await page.waitForSelector('.ending figure svg');
    await picture(page, 'end');
}

async function review(page) {
    await page.locator('.ending').getByRole('button', { name: 'Review' }).click();
    await page.waitForSelector('#moment');
    await page.locator('#moment').fill('70');
    await picture(page, 'review');
    await page.locator('.offer button').click();
    await page.waitForFunction(
        () => document.querySelector('.plot') && !document.querySelector('progress'),
    );
    await page.locator('#study-story').click();
    await page.locator('.story [data-told]').first().click();
    await page.locator('#study-story').click();
    await page.locator('.plot').scrollIntoViewIfNeeded();
    await picture(page, 'analysis');
}

/** A browser on the day of the picture, in which some days were played. */
async function playerOf(site, chrome, name, days) {
    const settings = { ...QUIET, name };
    const page = await newPage(chrome, site.origin, { settings, viewport: DESK });
    await page.context().addInitScript(
        ([noon, kept]) => {
            const now = Date.now.bind(Date);
            const from = now();
            Date.now = () => now() - from + noon;
            if (!localStorage.getItem('oriflamme-daily'))
                localStorage.setItem('oriflamme-daily', JSON.stringify(kept));
        },
        [Date.UTC(2026, 10, 16, 12), days],
    );
    return page;
}

/** Ann plays a daily deal; Bob decides as she does for a while. */
async function deals(chrome, site) {
    const day = (rank, seats) => ({ id: 'local-0', result: '-', rank, seats });
    const ann = await playerOf(site, chrome, 'Ann', {
        '2026-11-09': day(1, 3),
        '2026-11-10': day(2, 4),
        '2026-11-12': day(4, 5),
        '2026-11-13': day(1, 4),
        '2026-11-15': day(3, 5),
    });
    const bob = await playerOf(site, chrome, 'Bob', {});
    await ann.goto(`${site.origin}/#/daily`);
    await ann.locator('[data-play-deal]').click();
    await playByClicks(ann, { roll: dice(3) });
    const link = (await ann.locator('[data-share-text]').innerText()).split('\n')[1];
    await ann.goto(`${site.origin}/#/daily`);
    await ann.locator('[data-share-text]').waitFor();
    await picture(ann, 'daily');
    await bob.goto(link);
    await bob.locator('[data-play-deal]').click();
    const [same, other] = [dice(3), dice(8)];
    let rolls = 0;
    await playByClicks(bob, { roll: (n) => (rolls++ < 14 ? same(n) : other(n)) });
    await bob.locator('.challenge').getByRole('button', { name: 'Compare' }).click();
    await bob.locator('[data-fork] .worth').first().waitFor();
    await bob.locator('[data-choice]').getByRole('button').first().click();
    await bob.locator('[data-choice] .reasons li').first().waitFor();
    await picture(bob, 'compare');
    await ann.context().close();
    await bob.context().close();
}

/** What the page says of a player who has played like a marshal so far. */
async function strength(chrome, origin) {
    const folder = mkdtempSync(join(tmpdir(), 'oriflamme-'));
    const file = join(folder, 'records');
    const bots = ['--bots', 'marshal,squire,knight', '--games', '30', '--seed', SEED];
    execFileSync(PROGRAM, ['arena', ...bots, '--records', file], { stdio: 'ignore' });
    const games = readFileSync(file, 'utf8')
        .split(/^(?=\[Game )/m)
        .map((record, n) => {
            const [, seats] = /\[Seats "([^"]+)"\]/.exec(record);
            const bots = seats.split('; ').map((seat) => seat.slice(2));
            const at = bots.indexOf('marshal');
            const [, ranks] = /\[Ranks "([\d/]+)"\]/.exec(record);
            const mine = (name) => bots.map((bot, seat) => (seat === at ? name : bot));
            const entry = {
                id: `local-${n}`,
                kind: 'local',
                at: new Date().getTime() - (30 - n) * 86_400_000,
                rules: 'base',
                names: mine(''),
                round: 6,
                phase: 'over',
                myTurn: false,
                rank: Number(ranks.split('/')[at]),
            };
            const start = { rules: 'base', me: 'abc'[at], names: mine(''), bots: mine(null) };
            return {
                entry,
                start,
                record: record.replace(`${'abc'[at]} marshal`, `${'abc'[at]} -`),
            };
        });
    rmSync(folder, { recursive: true });
    const page = await newPage(chrome, origin, { settings: QUIET, viewport: DESK });
    await page.goto(`${origin}/#/credits`);
    await page.evaluate((all) => {
        localStorage.setItem('oriflamme-games', JSON.stringify(all.map(({ entry }) => entry)));
        for (const { entry, start, record } of all) {
            const stored = { start: { ...start, budget: 500, seed: '5', date: '' }, record };
            localStorage.setItem(`oriflamme-game-${entry.id}`, JSON.stringify(stored));
        }
    }, games);
    await page.goto(`${origin}/#/games`);
    await page.locator('[data-strength] path.line').waitFor({ state: 'attached' });
    await page.locator('#strength-head').evaluate((head) => head.scrollIntoView());
    await picture(page, 'strength');
    await page.context().close();
}

async function lobby(chrome) {
    const server = await openServer();
    const { origin } = server;
    try {
        const made = await makeTable(origin, {
            seats: ['me', 'open', 'open', 'knight'],
            name: 'Ann',
        });
        const page = await newPage(chrome, origin, {
            settings: QUIET,
            viewport: DESK,
        });
        await page.goto(`${origin}/table/${made.table}#token=${made.token}`);
        const guest = await newPage(chrome, origin, { settings: QUIET });
        await guest.goto(`${origin}/table/${made.table}`);
        await guest.locator('#lobby-name').fill('Bo');
        await guest.locator('.invited button.main').click();
        await page.getByText('Bo', { exact: true }).first().waitFor();
        await picture(page, 'lobby');
    } finally {
        await server.close();
    }
}

/** What Home says of the game, without anything to press. */
async function preview(chrome, origin) {
    const page = await newPage(chrome, origin, {
        settings: { ...QUIET, theme: 'dark' },
        viewport: { width: 600, height: 315 },
        deviceScaleFactor: 2,
    });
    await page.goto(origin);
    await page.locator('.look .picture').waitFor();
    await page.evaluate(() => {
        const shown = ['tag', 'look'];
        for (const one of document.querySelectorAll('.hero > *, .home > *:not(.hero)'))
            if (one.tagName !== 'H1' && !shown.some((name) => one.classList.contains(name)))
                one.style.display = 'none';
        document.querySelector('.home').style.padding = '0.2rem 1rem';
        document.querySelector('.tag').style.margin = '0 0 0.2rem';
        // Without its shades the picture is smaller.
        document.body.style.background = '#2a1b14';
    });
    await settled(page);
    await page.screenshot({ path: join(ROOT, 'web/art/preview.png') });
    console.log('  preview');
    await page.context().close();
}

await onPage('pictures', async (site, chrome) => {
    const wanted = process.argv.slice(2);
    const wants = (name) => wanted.length === 0 || wanted.includes(name);
    if (wants('game')) {
        const page = await newPage(chrome, site.origin, {
            settings: QUIET,
            viewport: DESK,
        });
        await game(page, site.origin);
        await review(page);
        await page.context().close();
    }
    if (wants('phone')) {
        const page = await newPage(chrome, site.origin, {
            settings: { ...QUIET, theme: 'dark' },
            viewport: { width: 390, height: 844 },
            deviceScaleFactor: 2,
            hasTouch: true,
            isMobile: true,
        });
        await newGame(page, site.origin, {
            seats: 4,
            set: 'base',
            bot: 'knight',
            seed: SEED,
        });
        await toRound(page, 4);
        await picture(page, 'phone');
        await page.context().close();
    }
    if (wants('uk')) {
        const page = await newPage(chrome, site.origin, {
            settings: { ...QUIET, lang: 'uk' },
            viewport: DESK,
        });
        await newGame(page, site.origin, {
            seats: 5,
            set: 'mix',
            bot: 'knight',
            seed: SEED,
        });
        await toRound(page, 3);
        await picture(page, 'table-uk');
        await page.context().close();
    }
    if (wants('deals')) await deals(chrome, site);
    if (wants('strength')) await strength(chrome, site.origin);
    if (wants('lobby')) await lobby(chrome);
    if (wants('preview')) await preview(chrome, site.origin);
});

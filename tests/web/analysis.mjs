/*
 * The analysis of a finished game in the review, held against what the program says of the same
 * record and budget: it runs in workers, can be cancelled, fills the graph, is kept, and works
 * without a network; graph, panel, reasons, accounts, beliefs and "play the better one" by clicks
 * and keys; then the atlas in Learn.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    axe,
    check,
    newPage,
    onPage,
    PROGRAM,
    QUICK,
    ROOT,
    shot,
    timed,
    until,
    WEB,
} from './harness.mjs';

const RECORD = join(ROOT, 'tests/records/mix-3.txt');
const WORLDS = Number(process.env.ANALYSIS_WORLDS ?? 1); // the page's default is 16

const wanted = JSON.parse(
    execFileSync(PROGRAM, ['analyse', RECORD, '--json', '--bot', `king:${WORLDS}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 26,
    }),
);
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };
const charged = wanted.moments.filter(({ decision }) => decision && SIGNS[decision.verdict]);
const percent = (share) => `${(share / 10000).toFixed(1)}%`;
const whole = (share) => `${Math.round(share / 10000)}%`;

/** The database of kept analyses, changed behind the page's back. */
const damage = (page, how) =>
    page.evaluate(
        (what) =>
            new Promise((resolve, reject) => {
                const open = indexedDB.open('oriflamme', 1);
                open.onerror = reject;
                open.onsuccess = () => {
                    const all = open.result
                        .transaction('analyses', 'readwrite')
                        .objectStore('analyses');
                    const read = all.getAll();
                    read.onsuccess = () => {
                        for (const kept of read.result) {
                            if (what === 'old')
                                kept.version = kept.version.replace('king-', 'king-older');
                            if (what === 'cut') kept.analysis.moments.pop();
                            all.put(kept);
                        }
                        all.transaction.oncomplete = () => (open.result.close(), resolve());
                    };
                };
            }),
        how,
    );

const KEPT_VERSIONS = () =>
    new Promise((resolve) => {
        indexedDB.open('oriflamme', 1).onsuccess = ({ target: { result } }) => {
            result.transaction('analyses').objectStore('analyses').getAll().onsuccess = (event) => {
                result.close();
                resolve(event.target.result.map(({ version }) => version));
            };
        };
    });

const start = (page) => page.locator('.offer button');
const done = (page) =>
    page.waitForFunction(
        () => document.querySelector('.plot') && !document.querySelector('progress'),
    );
const at = async (page) => Number(await page.locator('.plot').getAttribute('aria-valuenow'));

/** One that is far too long to be over before it is cancelled. */
async function cancelled(page) {
    await page.evaluate(() => localStorage.setItem('oriflamme-worlds', '1000'));
    await page.reload();
    await start(page).click();
    await page.locator('.progress button').click();
    await start(page).waitFor();
    check((await page.locator('.plot').count()) === 0, 'cancelled: the offer is back');
    await page.evaluate((n) => localStorage.setItem('oriflamme-worlds', n), String(WORLDS));
    await page.reload();
}

async function runs(page) {
    await start(page).click();
    await until(
        async () => (await page.locator('.plot .line').first().getAttribute('d')) !== '',
        'the graph fills',
    );
    await done(page);
}

/** A figure opens to its standard error and how many it is the mean of; and closes. */
async function opens(page, figure, note, error, n) {
    await page.locator(figure).first().click();
    const text = await page.locator(note).first().innerText();
    check(
        text.includes((error / 10000).toFixed(1)) && text.includes(` ${n} game`),
        `${figure} opens: ${text}`,
    );
    await page.locator(figure).first().click();
    await page.locator(note).first().waitFor({ state: 'detached' });
}

async function graph(page) {
    const paths = await page
        .locator('.plot path.line')
        .evaluateAll((all) => all.map((path) => path.getAttribute('d').split(/[ML]/).length - 1));
    check(
        paths.length === wanted.seats && paths.every((n) => n === wanted.moments.length),
        `a line for each seat with all moments: ${paths}`,
    );
    const signs = await page
        .locator('.plot .sign')
        .evaluateAll((all) => all.map((sign) => `${sign.dataset.moment}${sign.textContent}`));
    check(
        signs.join() === charged.map((m) => `${m.moment}${SIGNS[m.decision.verdict]}`).join(),
        `the verdicts stand on it: ${signs}`,
    );
    const scale = await page.locator('.plot .scale').allTextContents();
    check(scale.join() === '0%,50%,100%', `the graph has a scale: ${scale}`);
    const box = await page.locator('.plot').boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + 4);
    const middle = await at(page);
    check(middle > 5 && middle < wanted.moments.length - 5, `a click goes there: ${middle}`);
    await page.locator('.plot').focus();
    for (const [key, to] of [
        ['ArrowRight', middle + 1],
        ['ArrowLeft', middle],
        ['Home', 0],
        ['End', wanted.moments.length - 1],
        ['ArrowLeft', wanted.moments.length - 2],
    ]) {
        await page.keyboard.press(key);
        check((await at(page)) === to, `${key}: ${await at(page)} is ${to}`);
        // The table at the end brings its own parts along: the graph keeps the keys.
        await page.locator('#end-head').waitFor({ state: key === 'End' ? 'visible' : 'hidden' });
    }
    const here = wanted.moments[await at(page)];
    for (const sight of ['table', 'truth']) {
        await page.locator('label', { has: page.locator(`input[value=${sight}]`) }).click();
        const shares = await page.locator('.legend .share').allInnerTexts();
        check(
            shares.join() === here[sight].map(whole).join(),
            `${sight}: ${shares} are ${here[sight].map(whole)}`,
        );
    }
    await page.locator('.plot').focus();
    await page.keyboard.press('Home');
    const [first] = wanted.moments;
    await opens(page, '.legend .share', '.made', first.truthError[0], 2 * WORLDS);
    await page.getByRole('button', { name: 'Show the figures' }).click();
    await page.locator('.below details', { has: page.getByText('made of') }).click();
    check(
        (await page.locator('.below details p').first().innerText()).includes(`${2 * WORLDS} game`),
        'the table opens: its sample',
    );
    const rows = page.locator('.below table tbody tr');
    check((await rows.count()) === wanted.moments.length, 'the table has all moments');
    check(
        (await rows.nth(3).innerText()).includes(percent(wanted.moments[3].truth[0])),
        'and their shares',
    );
    await rows.nth(3).locator('button').click();
    check((await at(page)) === 3, 'a row leads there');
    await page.getByRole('button', { name: 'Show the figures' }).click();
}

async function panel(page) {
    const { moment, decision } = charged[0];
    await page.locator(`.sign[data-moment="${moment}"]`).click();
    check((await at(page)) === moment, 'a sign leads to its decision');
    const study = page.locator('.study');
    await study.locator('.options li').first().waitFor();
    check(
        (await study.locator('h3').first().innerText()).includes(
            ` · ${await page.locator('#moment').inputValue()}: `,
        ) && (await study.locator('.verdict').innerText()).includes(decision.verdict),
        'the panel says which decision it was, and the verdict',
    );
    const more = study.getByRole('button', { name: /options/ });
    if ((await more.count()) > 0) await more.click();
    check(
        (await study.locator('.options li').count()) === decision.options.length,
        'every option is there',
    );
    for (const { option, value, error, worlds, tied } of decision.options) {
        const row = study.locator(`[data-option="${option}"]`);
        const figure = row.locator('.figure');
        check(
            (await figure.innerText()) === `${percent(value)} ± ${(error / 10000).toFixed(1)}`,
            `${option}: ${await figure.innerText()}`,
        );
        check(
            /played/.test(await row.innerText()) === (option === decision.chosen) &&
                /best/.test(await row.innerText()) === (option === decision.best),
            `${option}: played or best`,
        );
        check(/as good/.test(await row.innerText()) === tied, `${option}: a tie is called so`);
        const bar = await row.locator('.bar i').evaluate((of) => parseFloat(of.style.width));
        check(Math.abs(bar - value / 10000) < 0.1, `${option}: its bar is out of 100 %: ${bar}`);
        await figure.click();
        check((await row.innerText()).includes(String(worlds)), 'a figure opens: its sample');
    }
    const reasons = study.locator('.reasons').first().locator('details');
    check((await reasons.count()) >= decision.why.facts.length, 'it says why');
    await reasons.first().locator('summary').click();
    check(
        (await reasons.first().innerText()).includes(String(decision.why.worlds)),
        'a reason opens: its sample',
    );
    const other = ['a', 'b', 'c'].find((seat) => seat !== decision.seat);
    await page.locator('.tools select').selectOption(other);
    await study.locator('.options').waitFor({ state: 'detached' });
    await page.locator('.tools select').selectOption(decision.seat);
    check(
        (await study.locator('.options li').count()) > 0,
        'options are told to the decider, not to other eyes',
    );
    await page.locator('.tools select').selectOption('truth');
}

/** Where the noise explains a difference nothing is charged; one may ask why all the same. */
async function asked(page) {
    const { moment } = wanted.moments.find(
        ({ decision }) => decision?.verdict === 'fine' && decision.chosen !== decision.best,
    );
    await page.locator('.plot').focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < moment; i++) await page.keyboard.press('ArrowRight');
    check((await at(page)) === moment, 'by keys to a decision that is fine');
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.locator('.study .reasons li').first().waitFor();
}

/** Most of a chance may be lost, and it cannot be told: both figures are there. */
async function unclear(page) {
    const found = wanted.moments.find(({ decision }) => decision?.verdict === 'unclear');
    if (!found) return;
    const { moment, decision } = found;
    await page.locator('.plot').focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < moment; i++) await page.keyboard.press('ArrowRight');
    const said = await page.locator('.study .loss').innerText();
    const both = [decision.chosen, decision.best].map((text) =>
        percent(decision.options.find(({ option }) => option === text).value),
    );
    check(
        both.every((figure) => said.includes(figure)) && said.includes('may be luck'),
        `it cannot be told, with both figures: ${said}`,
    );
}

async function beliefs(page) {
    const { moment, belief } = wanted.moments.find(({ belief: of }) => of.length > 3);
    await page.locator('.plot').focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < moment; i++) await page.keyboard.press('ArrowRight');
    const tops = belief.filter(({ depth }) => depth === 1);
    const taken = page.locator('.queue .taken');
    await until(async () => (await taken.count()) === tops.length, 'face-down cards show beliefs');
    const [, share] = Object.entries(tops[0].shares).sort((a, b) => b[1] - a[1])[0];
    const shown = page.locator(`[data-card="${tops[0].card}"] .taken`);
    check((await shown.innerText()).includes(`${Math.round(share / 10)}%`), 'as the table had it');
    await page.locator('.below .beliefs').click();
    await until(async () => (await taken.count()) === 0, 'they can be switched off');
    await page.locator('.below .beliefs').click();
}

async function wholeGame(page) {
    await page.locator('#study-game').click();
    const sections = page.locator('.account');
    check((await sections.count()) === wanted.seats, 'an account for each seat');
    for (const [i, account] of wanted.accounts.entries()) {
        const figures = (await sections.nth(i).locator('.value').allInnerTexts()).map((text) =>
            parseFloat(text.replace('−', '-')),
        );
        const parts = ['fair', 'deal', 'own', 'others', 'final'];
        check(
            parts.every((part, k) => Math.abs(figures[k] - account[part] / 10000) < 0.051),
            `${account.seat}: ${figures}`,
        );
        const bars = await sections
            .nth(i)
            .locator('.track i')
            .evaluateAll((all) =>
                all.map((bar) => ({
                    less: bar.classList.contains('less'),
                    from: parseFloat(bar.style.left),
                    to: parseFloat(bar.style.left) + parseFloat(bar.style.width),
                })),
            );
        const last = bars[3].less ? bars[3].from : bars[3].to;
        check(Math.abs(last - bars[4].to) < 1.5, 'the bars end where the result does');
    }
    const deal = '.account .part:nth-child(2)';
    const error = wanted.moments[0].truthError[0];
    await opens(page, `${deal} .figure`, `${deal} .about`, error, 2 * WORLDS);
    for (const figure of await sections.first().locator('.figure').all()) await figure.click();
    check((await sections.first().locator('.about').count()) === 5, 'every row of it opens');
    const keys = page.locator('[data-key]');
    check((await keys.count()) === wanted.keys.length, 'key moments are buttons');
    check(
        (await page.locator('[data-guess]').count()) ===
            Number(wanted.bluff !== null) + Number(wanted.read !== null),
        'the best bluff, the best read',
    );
    const key = Number(await keys.last().getAttribute('data-key'));
    await keys.last().click();
    check((await at(page)) === key, 'a key moment is gone to');
}

async function kept(page, site) {
    const loaded = () => site.sent.filter(({ path }) => /oriflamme-king.*\.wasm/.test(path)).length;
    const before = loaded();
    check(before > 0, 'the module came when it was wanted');
    await page.reload();
    await page.waitForSelector('.plot');
    check(
        (await page.locator('.plot .sign').count()) === charged.length && loaded() === before,
        'kept: it is there after a reload, and nothing is loaded for it',
    );
    const assets = readdirSync(join(WEB, 'assets'));
    const versions = await page.evaluate(KEPT_VERSIONS);
    const files = [/^oriflamme-king-(?!simd).*wasm$/, /^king-.*k8$/].map((name) =>
        assets.find((file) => name.test(file)),
    );
    check(
        versions.join() === files.join(' '),
        `it is kept with the files that made it: ${versions}, ${files}`,
    );
    for (const how of ['old', 'cut']) {
        await damage(page, how);
        await page.reload();
        await start(page).waitFor();
        if (how === 'old') {
            await start(page).click(); // now by the service worker, which keeps the files
            await done(page);
        }
    }
    await page.context().setOffline(true);
    await page.reload();
    await start(page).click();
    await done(page);
    check((await page.locator('.plot .sign').count()) === charged.length, 'without a network');
    await page.context().setOffline(false);
}

async function phone(page) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.switches .main').click();
    await page.waitForSelector('.dock .study');
    await axe(page, 'the analysis on a phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= 360, `nothing is wider than the phone: ${wide}`);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForSelector('.beside .study');
}

async function better(page) {
    const { moment, decision } = charged[0];
    await page.locator(`.sign[data-moment="${moment}"]`).click();
    await page.getByRole('button', { name: 'Play the better move' }).click();
    await page.waitForSelector('main.table[data-phase]:not(:has(#moment)) .families');
    const games = () =>
        page.evaluate(() =>
            Object.entries(localStorage)
                .filter(([key]) => key.startsWith('oriflamme-game-'))
                .map(([, text]) => JSON.parse(text).record),
        );
    await until(async () => (await games()).length > 0, 'the branch is kept');
    const decisions = (text) =>
        [...text.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, line]) =>
            line.split(/\s+/).filter((word) => word !== '/'),
        );
    // What the others had face down is dealt again: only what the decider decides is the same.
    const branch = decisions((await games())[0]);
    check(
        branch[moment] === decision.best,
        `the better one is played there: ${branch.slice(moment, moment + 2)}`,
    );
}

async function atlas(page, site) {
    await page.goto(`${site.origin}/#/learn`);
    await page.locator('.atlas button').click();
    const figures = page.locator('.plots figure');
    await figures.first().waitFor();
    check((await figures.count()) === 7, 'the plots of the atlas');
    await figures.first().locator('summary').click();
    check((await figures.first().locator('tbody tr').count()) === 20, 'a table behind each');
    await axe(page, 'the atlas');
}

await onPage('analysis', async (site, chrome) => {
    const page = await newPage(chrome, site.origin, { settings: QUICK, serviceWorkers: 'allow' });
    await page.goto(`${site.origin}/#/review`);
    await page.locator('#record-text').fill(readFileSync(RECORD, 'utf8'));
    await page.locator('form button').click();
    await start(page).waitFor();
    check(charged.length > 0, 'the record has something to charge');
    await cancelled(page);
    console.log(`  ${WORLDS} worlds: ${await timed(() => runs(page))} s`);
    await graph(page);
    await panel(page);
    await shot(page, 'analysis');
    await axe(page, 'the analysis');
    await asked(page);
    await unclear(page);
    await beliefs(page);
    await wholeGame(page);
    await kept(page, site);
    await phone(page);
    await better(page);
    await atlas(page, site);
});

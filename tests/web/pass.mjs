/*
 * The pass: a wiped browser has its seats back with one tap, another device by a link or its code.
 * A hostile link changes nothing unasked, and signing out leaves nothing behind. Home says what
 * waits for me and where a seat is free; a lobby sends its link on.
 *
 * PASS_TIMES: how often the storage is wiped (default: 3).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
    appears,
    axe,
    check,
    makeTable,
    newPage,
    onServer,
    ROOT,
    shot,
    until,
} from './harness.mjs';

const { default: jsQR } = createRequire(join(ROOT, 'web/package.json'))('jsqr');
const TIMES = Number(process.env.PASS_TIMES ?? 3);
const kept = (page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('oriflamme-pass') ?? 'null'));

/** As a browser forgets a page that was not visited for a while: what scripts have stored goes. */
async function wipe(page) {
    await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        for (const name of await caches.keys()) await caches.delete(name);
        for (const worker of await navigator.serviceWorker.getRegistrations())
            await worker.unregister();
    });
}

/** What another device reads from the code, as it is drawn. */
async function scanned(page) {
    const { side, data } = await page.locator('.mine svg[role="img"]').evaluate((svg) => {
        const DOT = 6; // pixels
        const side = svg.viewBox.baseVal.width * DOT;
        const context = new OffscreenCanvas(side, side).getContext('2d');
        for (const shape of svg.children) {
            context.fillStyle = shape.getAttribute('fill');
            context.setTransform(DOT, 0, 0, DOT, 0, 0);
            const d = shape.getAttribute('d') ?? `M0 0h${side}v${side}h-${side}z`;
            context.fill(new Path2D(d));
        }
        return { side, data: [...context.getImageData(0, 0, side, side).data] };
    });
    return jsQR(Uint8ClampedArray.from(data), side, side)?.data;
}

/** Notes what the page asks of the device. */
const device = () => {
    globalThis.asked = { badge: null, kept: false, sent: null };
    const answers = {
        setAppBadge: async (n) => void (globalThis.asked.badge = n),
        share: async ({ url }) => void (globalThis.asked.sent = url),
    };
    for (const [name, value] of Object.entries(answers))
        Object.defineProperty(navigator, name, { value, configurable: true });
    navigator.storage.persist = async () => (globalThis.asked.kept = true);
};
const asked = (page) => page.evaluate(() => globalThis.asked);

await onServer('pass', async (server, chrome) => {
    const { origin } = server;
    const made = await makeTable(origin, {
        seats: ['me', 'open'],
        name: 'Ann',
        pace: { kind: 'days', days: 2 },
        first: 'b',
    });
    await makeTable(origin, {
        seats: ['me', 'open'],
        name: 'Cy',
        public: true,
    });
    const bo = await newPage(chrome, origin);
    await bo.addInitScript(device);
    await bo.goto(origin);
    await bo.locator('.free a').click();
    await bo.getByText('Cy', { exact: true }).first().waitFor();
    await bo.goto(`${origin}/table/${made.table}`);
    await bo.locator('#lobby-name').fill('Bo');
    await bo.locator('.invited button.main').click();
    await bo.getByText('Stand up').waitFor();
    check(
        (await bo.getByRole('button', { name: 'New here?' }).count()) === 1,
        'the rules are there for whoever sits, too',
    );
    await bo.locator('.send').click();
    const table = `${origin}/table/${made.table}`;
    await until(async () => (await asked(bo)).sent === table, 'the device is given the link');
    await until(async () => (await asked(bo)).kept, 'the browser is asked to keep it');
    const pass = await kept(bo);
    check(/^[0-9a-f]{32}$/.test(pass), `sitting down makes a pass: ${pass}`);
    const ann = await newPage(chrome, origin);
    await ann.goto(`${origin}/table/${made.table}#token=${made.token}`);
    await ann.getByRole('button', { name: /Start/ }).first().click();
    await until(
        async () =>
            (await bo.context().cookies(`${origin}/me`)).some(({ value }) => value === pass),
        'the browser keeps the pass for the server',
    );
    await bo.goto(origin);
    await appears(bo.locator('.mine li.turn'), 'my table is on Home, and waits for me');
    check(/1 day|2 days/.test(await bo.locator('.mine li').innerText()), 'with the time left');
    await until(async () => (await bo.title()).startsWith('(1)'), 'the title counts it');
    check((await asked(bo)).badge === 1, 'and so does the badge of the app');
    const top = (await bo.locator('.mine').boundingBox()).y;
    check(top < (await bo.locator('.great').boundingBox()).y, 'above everything');
    await axe(bo, 'home with my tables');
    await shot(bo, 'home-tables');
    for (let i = 0; i < TIMES; i++) {
        await wipe(bo);
        await bo.goto(`${origin}/`);
        await bo.reload();
        await bo.locator('.brought button.main').click();
        await bo.locator('.mine li.turn a').click();
        await bo.locator('.choices, .prompt, .ask').first().waitFor();
        check((await kept(bo)) === pass, 'the pass is back');
        await bo.goto(origin);
    }
    await bo.locator('.mine summary').click();
    await bo.locator('.mine svg[role="img"]').waitFor();
    const link = await scanned(bo);
    check(link === `${origin}/#pass=${pass}`, `the code is the secret link: ${link}`);
    const phone = await newPage(chrome, origin, {
        userAgent: 'Mozilla/5.0 Telegram-Android',
    });
    await phone.goto(link);
    await phone.locator('.brought button').first().click();
    await appears(phone.locator('.mine li.turn'), 'another device has my tables by the code');
    check(!phone.url().includes(pass), 'the pass is out of the address');
    await appears(phone.getByText('built-in browser'), 'which is told that it forgets');
    const hostile = 'f'.repeat(32);
    await bo.route('**/me', (route) => route.abort());
    await bo.goto(`${origin}/?#pass=${hostile}`);
    await appears(bo.locator('.error'), 'what a link would cost is not known: no question');
    check((await bo.locator('.brought').count()) === 0, 'and nothing to answer it with');
    await bo.unroute('**/me');
    await bo.goto(origin);
    await bo.locator('.mine').waitFor();
    await bo.evaluate((hash) => (location.hash = hash), `#pass=${hostile}`);
    const question = bo.locator('.brought');
    await appears(question, 'a link with another pass asks');
    check((await question.innerText()).includes('Bo'), 'and names what would be lost');
    check((await kept(bo)) === pass, 'nothing is replaced unasked');
    await shot(bo, 'pass-hostile');
    await question.locator('button').last().click();
    await appears(bo.locator('.mine li.turn'), 'mine is still there');
    await wipe(bo);
    await bo.goto(`${origin}/?`);
    await bo.locator('.brought button.main').click();
    await until(async () => (await kept(bo)) === pass, 'nor has the cookie changed');
    await bo.locator('.mine summary').click();
    await bo.locator('.mine svg[role="img"]').waitFor();
    await bo.locator('.mine .row > button').nth(1).click();
    await bo.locator('.sure button.main').click();
    await until(async () => (await kept(bo)) === null, 'signed out: no pass');
    const left = await bo.evaluate(() => JSON.stringify({ ...localStorage }));
    check(!left.includes(pass) && !left.includes('seat-'), `nothing is left: ${left}`);
    const answer = await bo.evaluate(() =>
        fetch('/me/again', { method: 'POST' }).then((a) => a.json()),
    );
    check(answer.pass === null, 'nor in the cookie');
});

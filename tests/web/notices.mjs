/*
 * Notices on this device: offered at a table and nowhere else, refused, allowed, quiet at night,
 * shown in five languages, clicked, cleared by a visit, turned off with one tap.
 *
 * Chromium has no push service here: a PushManager of the test's own gives the subscription, and
 * the browser's own tools hand a push to the service worker.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, certificate, PushService } from '../notice/pushservice.mjs';
import {
    appears,
    axe,
    browser,
    check,
    makeTable,
    newPage,
    openServer,
    run,
    settled,
    shot,
    until,
} from './harness.mjs';

const HOUR = 3_600_000;
const PUSH = ['--push', '--public-url', 'https://play.example.org'];
const FCM = 'fcm.googleapis.com';
/** What has subscribed, and can read what is sent to it. */
const subscriber = (name) => new Browser(`https://${FCM}/fcm/send/${name}`);
const reader = subscriber('');

/** In the page: a subscription that lasts like a browser's, and how often I was asked. */
function fakePush({ endpoint: first, ...keys }) {
    const KEPT = 'test-push'; // localStorage
    const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    const own = () =>
        kept() && {
            ...kept(),
            options: { applicationServerKey: Uint8Array.from(kept().key).buffer },
            toJSON: () => ({ endpoint: kept().endpoint, keys: kept().keys }),
            unsubscribe: async () => (localStorage.removeItem(KEPT), true),
        };
    PushManager.prototype.getSubscription = async () => own();
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || localStorage.getItem('test-no-push')) throw new Error('no push');
        const endpoint = first + Math.random();
        localStorage.setItem(
            KEPT,
            JSON.stringify({ endpoint, keys, key: [...applicationServerKey] }),
        );
        return own();
    };
    const ask = Notification.requestPermission;
    globalThis.asked = 0;
    Notification.requestPermission = function () {
        globalThis.asked++;
        return ask.call(Notification);
    };
}

/** In the page: what it tells the server of notices, and of whoever is there. */
function overhear() {
    const { fetch } = globalThis;
    globalThis.told = [];
    globalThis.fetch = async (path, init) => {
        const answer = await fetch(path, init);
        if (path === '/me/notices') {
            const { notices } = await answer.clone().json();
            globalThis.told.push({ ...JSON.parse(init.body), notices });
        }
        return answer;
    };
    const { send } = WebSocket.prototype;
    globalThis.said = [];
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.t === 'attend' || message.t === 'hook') globalThis.said.push(message);
        send.call(this, text);
    };
}

const told = (page) => page.evaluate(() => globalThis.told);
const asked = (page) => page.evaluate(() => globalThis.asked);
const shown = (page) =>
    page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const all = active ? await (await navigator.serviceWorker.ready).getNotifications() : [];
        return all.map(({ title, body, tag, renotify, silent }) => ({
            ...{ title, body, tag, renotify, silent },
        }));
    });

/** Hands pushes to the service worker of this page, as the browser's own tools do. */
async function pusher(page, origin) {
    const tools = await page.context().newCDPSession(page);
    let registrationId = null;
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const one of registrations) if (!one.isDeleted) ({ registrationId } = one);
    });
    await tools.send('ServiceWorker.enable');
    await until(() => registrationId !== null, 'the tools know the service worker');
    return (data) =>
        tools.send('ServiceWorker.deliverPushMessage', {
            origin,
            registrationId,
            data: typeof data === 'string' ? data : JSON.stringify(data),
        });
}

/** In the service worker: a click; what it wants of the browser, which lets only fingers do it. */
async function click() {
    const wanted = [];
    WindowClient.prototype.focus = async function () {
        wanted.push(`focus ${new URL(this.url).pathname}`);
        return this;
    };
    WindowClient.prototype.navigate = async function (path) {
        wanted.push(`navigate ${path}`);
        return this;
    };
    self.clients.openWindow = async (path) => void wanted.push(`open ${path}`);
    const [notification] = await self.registration.getNotifications();
    if (!notification) return null;
    const event = new NotificationEvent('notificationclick', { notification });
    let done;
    event.waitUntil = (work) => (done = work);
    self.dispatchEvent(event);
    await done;
    return [...wanted, (await self.registration.getNotifications()).length].join(', ');
}

/** In the service worker: the browser is reached elsewhere from now on. What the server answers. */
async function move(to) {
    const { fetch } = self;
    const answers = [];
    self.fetch = async (path, init) => {
        const answer = await fetch(path, init);
        answers.push([path, init.body ?? '', await answer.clone().text()]);
        return answer;
    };
    const event = new ExtendableEvent('pushsubscriptionchange');
    event.newSubscription = { toJSON: () => to };
    let done;
    event.waitUntil = (work) => (done = work);
    self.dispatchEvent(event);
    await done;
    self.fetch = fetch;
    return answers.at(-1);
}

const narrow = { viewport: { width: 390, height: 844 } };

/** Nothing in it is wider than it is. */
const fits = (page, selector) =>
    page.locator(selector).evaluate((part) => {
        const { right } = part.getBoundingClientRect();
        const cut = [...part.querySelectorAll('*')].filter(
            (one) =>
                one.getBoundingClientRect().right > right + 1 ||
                (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0),
        );
        return cut.length === 0 && document.documentElement.scrollWidth <= innerWidth;
    });

/** The seat of Bo, who sits down at that table. */
async function sitDown(page, origin, table, name) {
    await page.goto(`${origin}/table/${table}`);
    await page.locator('#lobby-name').fill(name);
    await page.locator('.invited button.main').click();
    await page.getByText('Stand up').waitFor();
}

/** Without push at the server nothing is offered, and nobody says that somebody is there. */
async function nothing(chrome) {
    const server = await openServer();
    const { origin } = server;
    const { table } = await makeTable(origin, { seats: ['me', 'open', 'open'], name: 'Ann' });
    const page = await newPage(chrome, origin, { ...narrow, serviceWorkers: 'allow' });
    await page.addInitScript(fakePush, reader.subscription);
    await page.addInitScript(overhear);
    await sitDown(page, origin, table, 'Cy');
    await page.mouse.move(10, 10);
    await settled(page);
    check((await page.locator('.notices, .hook').count()) === 0, 'no push: nothing is offered');
    check((await page.evaluate(() => globalThis.said.length)) === 0, 'no push: nobody attends');
    check(page.problems.length === 0, `no complaints: ${page.problems.join('; ')}`);
    await page.context().close();
    await server.close();
}

/** On an iPhone a page in a tab cannot, and says what to do. */
async function iPhone(chrome, origin, table) {
    const page = await newPage(chrome, origin, {
        ...narrow,
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    });
    await page.addInitScript(() => delete globalThis.PushManager);
    await page.addInitScript(overhear);
    await sitDown(page, origin, table, 'Di');
    await appears(page.getByText('Add to Home Screen'), 'an iPhone is told of its Home Screen');
    check((await page.locator('.notices button').count()) === 0, 'and offers no button');
    await page.context().close();
}

/** A server whose internet is this machine (tests/notice/names.c); we are the push service. */
async function openInternet() {
    const folder = mkdtempSync(join(tmpdir(), 'oriflamme-push-'));
    const [names, log] = [join(folder, 'names'), join(folder, 'connects')];
    const vendor = '142.250.1.1';
    const { file, ...cert } = certificate(folder, [FCM]);
    const service = new PushService(cert);
    const port = await service.start();
    const local = 'name 127.0.0.1 127.0.0.1';
    writeFileSync(names, `${local}\nname ${FCM} ${vendor}\nvia ${vendor} ${port}\n`);
    const server = await openServer([...PUSH, '--watchdog', '0'], {
        ...process.env,
        LD_PRELOAD: 'build/release/tests/names.so', // relative: a space would divide the list
        SSL_CERT_FILE: file,
        ORI_NAMES: names,
        ORI_NAMES_LOG: log,
    });
    const close = async () => {
        await server.close();
        service.stop();
        rmSync(folder, { recursive: true });
    };
    return { ...server, service, close };
}

/**
 * All of it: a page subscribes, the server writes when its player is waited for and not there, what
 * it wrote is shown, and a click leads to the table.
 */
async function whole(chrome) {
    const { origin, service, close } = await openInternet();
    const errors = [];
    const made = await makeTable(origin, {
        seats: ['me', 'open', 'open'],
        name: 'Ann',
        pace: { kind: 'days', days: 2 },
        first: 'b',
    });
    const path = `/table/${made.table}`;
    /** A player with a device of their own, and the facts that came to it. */
    const player = async (name) => {
        const device = subscriber(name);
        const page = await newPage(chrome, origin, { serviceWorkers: 'allow', errors });
        await page.context().grantPermissions(['notifications'], { origin });
        await page.addInitScript(fakePush, device.subscription);
        await page.addInitScript(overhear);
        await sitDown(page, origin, made.table, name);
        await page.locator('.notices button').click();
        await page.locator('[data-notices="on"]').waitFor();
        const isMine = (letter) => letter.path.startsWith(`/fcm/send/${name}`);
        const facts = () =>
            service.letters.filter(isMine).map(({ body }) => JSON.parse(device.read(body)));
        return { page, facts };
    };
    const bo = await player('Bo');
    const cy = await player('Cy');
    await cy.page.goto(`${origin}/#/rules`); // and Bo stays: he has just tapped
    await cy.page.waitForSelector('main h1');
    const ann = await newPage(chrome, origin, { errors });
    await ann.goto(`${origin}${path}#token=${made.token}`);
    await ann.getByRole('button', { name: 'Start the game' }).click();
    const saw = ({ facts }, n) => until(() => facts().some((one) => one.n === n), `a letter: ${n}`);
    await saw(cy, 'begun');
    check(JSON.stringify(cy.facts()[0]).includes('Ann'), 'who is away hears that it has begun');
    await bo.page.locator('.choices, .prompt, .ask').first().waitFor();
    await bo.page.getByLabel('Menu').click();
    await bo.page.locator('dialog .notices button').waitFor();
    await axe(bo.page, 'notices in the menu');
    await shot(bo.page, 'notices-menu');
    await bo.page.goto(`${origin}/#/rules`);
    await bo.page.waitForSelector('main h1');
    await saw(bo, 'turn');
    check(bo.facts().length === 1, 'who was at the page has not heard that it has begun');
    check(!cy.facts().some(({ n }) => n === 'turn'), 'nor does anybody else hear of a turn');
    const push = await pusher(bo.page, origin);
    await push(bo.facts()[0]);
    await until(async () => (await shown(bo.page)).length > 0, 'it is shown');
    const [{ title, body }] = await shown(bo.page);
    check(
        `${title} | ${body}` === 'Your turn | Ann’s table · Round 1 of 6 · Time left: 1 day',
        `as a sentence: ${title} | ${body}`,
    );
    const [worker] = bo.page.context().serviceWorkers();
    await worker.evaluate(async () => {
        // Only a finger's click lets a page come to the front.
        WindowClient.prototype.focus = async function () {
            return this;
        };
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
    await bo.page.waitForURL(origin + path);
    await appears(bo.page.locator('.choices, .prompt, .ask'), 'a click leads to my turn');
    check(errors.length === 0, `no complaints: ${errors.join('; ')}`);
    for (const { page } of [bo, cy, { page: ann }]) await page.context().close();
    await close();
}

await run('notices', async () => {
    const server = await openServer([...PUSH, '--hook-hosts', 'ntfy.sh']);
    const { origin } = server;
    const chrome = await browser();
    try {
        const made = await makeTable(origin, {
            seats: ['me', 'open', 'open', 'open'],
            name: 'Ann',
            pace: { kind: 'days', days: 2 },
        });
        const path = `/table/${made.table}`;
        await nothing(chrome);
        await whole(chrome);
        await iPhone(chrome, origin, made.table);

        const errors = [];
        let bo = await newPage(chrome, origin, { ...narrow, serviceWorkers: 'allow', errors });
        const context = bo.context();
        await context.addInitScript(fakePush, reader.subscription);
        await context.addInitScript(overhear);
        await bo.goto(origin);
        await bo.waitForSelector('.great');
        await sitDown(bo, origin, made.table, 'Bo');
        const part = bo.locator('.notices');
        const button = part.locator('button');
        await button.waitFor();
        check((await asked(bo)) === 0, 'no page asks for anything when it is loaded');

        await button.click();
        await appears(part.getByText('This browser blocks'), 'refused: it says what to do');
        check((await asked(bo)) === 1, 'the browser asks at my tap');
        check((await told(bo)).length === 0, 'refused: the server hears nothing');
        await axe(bo, 'notices refused');
        await shot(bo, 'notices-refused');

        await context.grantPermissions(['notifications'], { origin });
        await bo.evaluate(() => localStorage.setItem('test-no-push', '1'));
        await button.click();
        await appears(part.getByText('couldn’t be turned on'), 'without a push service it says so');
        await bo.evaluate(() => localStorage.removeItem('test-no-push'));

        await button.focus();
        await bo.keyboard.press('Enter');
        await bo.locator('[data-notices="on"]').waitFor();
        const [first] = await told(bo);
        check(
            first.notices === true &&
                /^https:/.test(first.endpoint) &&
                first.p256dh.length === 87 &&
                first.auth.length === 22 &&
                first.lang === 'en' &&
                !('quiet' in first),
            `the server is told where and how: ${JSON.stringify(first)}`,
        );
        check(
            await bo.evaluate(() => document.activeElement?.matches('.notices button')),
            'the focus stays at the button',
        );

        await part.locator('input[name="quiet"]').check();
        await until(async () => (await told(bo)).length === 2, 'quiet hours are told');
        await bo.locator('#quiet-from').fill('23:30');
        await until(async () => (await told(bo)).length === 3, 'and when they change');
        const zone = await bo.evaluate(() => new Date().getTimezoneOffset());
        const quiet = (await told(bo)).map((one) => one.quiet?.join(' ')).slice(1);
        const at = (minutes) => (minutes + zone + 1440) % 1440;
        check(quiet.join() === `${at(1320)} ${at(480)},${at(1410)} ${at(480)}`, `by UTC: ${quiet}`);
        await bo.locator('#quiet-to').fill('23:30');
        await appears(part.getByText('two different times'), 'a night of no length is refused');
        await axe(bo, 'notices on');
        await shot(bo, 'notices-on');

        /* Another zone and another language are told on the next visit, and nothing else is. */
        const tools = await context.newCDPSession(bo);
        await bo.goto(`${origin}/`);
        await bo.locator('.mine .notices').waitFor();
        check((await told(bo)).length === 0, 'nothing new is not told');
        await tools.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
        await bo.reload();
        await until(async () => (await told(bo)).length === 1, 'another zone is told');
        check((await told(bo))[0].quiet.join() === '870,1380', 'as the hours are there');

        const push = await pusher(await context.newPage(), origin); // it stays, and is none of ours
        // Half an hour may pass until it is shown.
        const until22 = () => new Date().getTime() + 22.5 * HOUR;
        const turn = { n: 'turn', table: made.table, name: 'Ann', round: 3, waiting: 2 };
        /** Until it is shown: what a page clears meanwhile comes again. */
        const comes = (page, facts, fits = (now) => now) =>
            until(async () => {
                const [now] = await shown(page);
                if (fits(now)) return true;
                await push(facts());
                return false;
            }, 'a notice is shown');
        const words = { turn: 'Your turn', over: 'Game over' };
        const clicked = async (page, facts) => {
            let answer = null;
            while (answer === null) {
                const isIt = (now) => now?.title === words[facts.n];
                await comes(page, () => facts, isIt);
                answer = await worker.evaluate(click);
            }
            return answer;
        };
        const seen = {};
        for (const lang of ['pl', 'uk', 'ru', 'fr', 'en']) {
            const before = (await told(bo)).length;
            await bo.locator('footer select').selectOption(lang);
            await until(async () => (await told(bo)).length > before, `${lang} is told`);
            check((await told(bo)).at(-1).lang === lang, `as ${lang}`);
            await settled(bo);
            check(await fits(bo, '.mine .notices'), `${lang}: nothing is cut`);
            await comes(
                bo,
                () => ({ ...turn, until: until22() }),
                (now) => {
                    seen[lang] = `${now?.title} | ${now?.body}`;
                    return now && !Object.values(seen).slice(0, -1).includes(seen[lang]);
                },
            );
        }
        for (const [lang, wanted] of Object.entries({
            en: 'Your turn | Ann’s table · Round 3 of 6 · Time left: 22 hours · Tables waiting for you: 2',
            pl: 'Twój ruch | Stół: Ann · Runda 3 z 6 · Pozostały czas: 22 godziny · Stoły, które na ciebie czekają: 2',
            uk: 'Ваш хід | Стіл: Ann · Раунд 3 з 6 · Залишилося часу: 22 години · Столи, що чекають на вас: 2',
            ru: 'Ваш ход | Стол: Ann · Раунд 3 из 6 · Осталось времени: 22 часа · Столы, которые ждут вас: 2',
            fr: 'À vous | Chez Ann · Manche 3 sur 6 · Temps restant : 22 heures · Tables qui vous attendent : 2',
        }))
            check(seen[lang].replace(/\u00a0|\u202f/g, ' ') === wanted, `${lang}: ${seen[lang]}`);
        check((await shown(bo)).length === 1, 'each notice takes the place of the last');
        const [worker] = context.serviceWorkers();
        let due = 1000;
        const sounds = (facts, wanted) => comes(bo, facts, (now) => now?.renotify === wanted);
        await sounds(() => ({ ...turn, due }), false);
        check(true, 'what is sent again makes no second sound');
        await sounds(() => ({ ...turn, due: ++due }), true);
        check((await shown(bo)).length === 1, 'but the next notice does');
        await until(async () => {
            const first = { ...turn, due: ++due };
            const next = { ...turn, n: 'over', due: ++due };
            await sounds(() => first, false);
            await comes(bo, () => next, (now) => now?.title === words.over); // prettier-ignore
            await sounds(() => first, false);
            return (await shown(bo))[0]?.title === words.over; // else the page has cleared it
        }, 'an older notice that is sent again takes no newer one’s place');
        await until(async () => {
            await worker.evaluate(click);
            await sounds(() => ({ ...turn, due }), false);
            return (await shown(bo))[0]?.silent;
        }, 'one that was clicked comes again without a sound');

        /* Whatever comes, something is shown, and nothing of it is believed. */
        await comes(
            bo,
            () => 'no facts at all',
            (now) => now?.title === 'Oriflamme',
        );
        const hostile = { n: 'over', table: '../evil', name: '<b>', waiting: 0 };
        await comes(
            bo,
            () => hostile,
            (now) => now?.title === 'Game over' && now.body === '<b>’s table',
        );
        check((await clicked(bo, hostile)) === 'focus /, 0', 'a name is a text, and no path');

        /* A click. */
        check(
            (await clicked(bo, turn)) === `focus /, navigate ${path}, 0`,
            'a page of ours is shown, and goes to the table',
        );
        const ann = await newPage(chrome, origin, { context, errors });
        await ann.goto(origin + path);
        await ann.locator('.notices').waitFor();
        check((await clicked(bo, turn)) === `focus ${path}, 0`, 'an open table is shown');
        await ann.close();

        /* A visit clears what is shown. */
        await comes(bo, () => turn);
        const visit = await newPage(chrome, origin, { context, errors });
        await visit.goto(origin);
        await until(async () => {
            if ((await shown(visit)).length === 0) return true;
            await visit.evaluate(() => dispatchEvent(new Event('focus'))); // of what came late
            return false;
        }, 'a visit clears the notices');
        await bo.close();
        await visit.close();
        await push(turn);
        let opened = null;
        await until(
            async () => (opened = await worker.evaluate(click)) !== null,
            'a notice without a page',
        );
        check(opened === `open ${path}, 0`, 'a click opens the table');

        /* Another address, without a visit. */
        const { endpoint, ...keys } = subscriber('moved').subscription;
        const [where, what, answer] = await worker.evaluate(move, { endpoint, keys });
        check(
            where === '/me/notices' &&
                JSON.parse(answer).notices === true &&
                what.includes('/moved') &&
                what.includes('"lang":"en"'),
            `the service worker tells the server of another address: ${where} ${what} ${answer}`,
        );

        /* Attending: at the table, with input, in sight. */
        bo = await newPage(chrome, origin, { context, errors });
        await bo.goto(origin + path);
        await bo.locator('.notices').waitFor();
        const said = () => bo.evaluate(() => globalThis.said.map(({ on }) => on).join());
        check((await said()) === '', 'an open page alone does not attend');
        await bo.mouse.move(20, 20);
        await until(async () => (await said()) === 'true', 'input attends');
        await bo.evaluate(() => {
            Object.defineProperty(document, 'hidden', { value: true });
            document.dispatchEvent(new Event('visibilitychange'));
        });
        await until(async () => (await said()) === 'true,false', 'a hidden page does not');

        /* Off. */
        await bo.goto(`${origin}/#/settings`);
        const off = bo.locator('.notices button');
        await off.click();
        await appears(bo.getByText('Notifications are off'), 'one tap in the settings: off');
        const last = (await told(bo)).at(-1);
        check(
            last.off === true && last.notices === false && last.endpoint === first.endpoint,
            'the server is told',
        );
        check(
            await bo.evaluate(
                async () =>
                    !localStorage.getItem('oriflamme-notices') &&
                    !localStorage.getItem('test-push') &&
                    !(await caches.has('notices')),
            ),
            'nothing of it is left',
        );
        await bo.goto(origin);
        await bo.locator('.mine').waitFor();
        check((await bo.locator('.notices').count()) === 0, 'Home does not ask');

        /* The webhook of a table is the maker's to set. */
        const maker = await newPage(chrome, origin, { ...narrow, errors });
        await maker.addInitScript(overhear);
        await maker.goto(`${origin}${path}#token=${made.token}`);
        await maker.locator('.hook summary').click();
        await maker.locator('#hook-url').fill('https://elsewhere.example/x');
        await maker.locator('.hook button').click();
        await maker.getByText('doesn’t post to that address').waitFor();
        await maker.locator('#hook-url').fill('https://ntfy.sh/secret');
        await maker.locator('#hook-format').selectOption('ntfy');
        await axe(maker, 'webhook');
        await shot(maker, 'webhook');
        await maker.locator('.hook button').click();
        await until(
            () =>
                maker.evaluate(
                    () =>
                        JSON.stringify(globalThis.said.filter(({ t }) => t === 'hook'))?.includes(
                            '"url":"https://ntfy.sh/secret","format":"ntfy","lang":"en"',
                        ) ?? false,
                ),
            'the webhook is said',
        );
        await maker.getByText('also posted to ntfy.sh').waitFor();
        await shot(maker, 'webhook-set');
        const guest = await newPage(chrome, origin, { errors });
        await guest.goto(`${origin}${path}`);
        await guest.getByText('also posted to ntfy.sh').waitFor();
        check((await guest.locator('.hook button').count()) === 0, 'only the maker takes it away');
        await maker.locator('.hook button').click();
        await maker.locator('.hook summary').waitFor();
        await guest.getByText('also posted to').waitFor({ state: 'detached' });
        check(errors.length === 0, `no complaints: ${errors.join('; ')}`);
    } finally {
        await chrome.close();
        await server.close();
    }
});

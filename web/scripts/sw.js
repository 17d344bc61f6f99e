/*
 * sw.js - the service worker: after one visit the page needs no network.
 *
 * Files with a hash in their name never change: they come from the cache. The page itself comes
 * from the network if there is one, so that a new version is seen at once. Everything else (tables,
 * games, records) is not touched. finish.mjs fills in the version and the files.
 *
 * It also shows the notices that the server sends to players who have asked for them.
 */
const VERSION = '__VERSION__';
const CORE = __CORE__; // the page, in every language
const REST = __REST__; // fonts: there are others
const LATER = __LATER__; // the king and its module: when they have been used once
const NAME = `oriflamme-${VERSION}`;
const PAGE = '/';
const PATIENCE = 3000; // ms for the network, before the page comes from the cache
const KNOWN = new Set([...CORE, ...REST, ...LATER]);

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(NAME)
            .then((cache) => cache.addAll(CORE))
            .then(() => self.skipWaiting()),
    );
});

// The caches of this version and of the one before stay: a page opened before the change may still
// need its files.
self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => names.filter((name) => name.startsWith('oriflamme-') && name !== NAME))
            .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

async function keepAll(files) {
    const cache = await caches.open(NAME);
    for (const file of files)
        if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

/** What the page has used comes first, the rest when there is time. */
self.addEventListener('message', (event) => {
    const used = (event.data?.used ?? [])
        .map((url) => new URL(url, location.origin))
        .filter((url) => url.origin === location.origin && KNOWN.has(url.pathname))
        .map((url) => url.pathname);
    const thrifty = self.navigator.connection?.saveData === true;
    event.waitUntil(keepAll(thrifty ? used : [...used, ...REST]));
});

async function fromCache(request) {
    const hit = await caches.match(request, { ignoreSearch: true });
    if (hit) return hit;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(NAME)).put(request, answer.clone());
    return answer;
}

async function fromNetwork(request) {
    const cached = () => caches.match(PAGE).then((hit) => hit ?? Response.error());
    const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() =>
        caches.match(PAGE),
    );
    const network = fetch(request).then(
        (answer) => (answer.status >= 500 ? cached() : answer),
        cached,
    );
    return (await Promise.race([network, slow])) ?? network;
}

const API = /^\/(tables|games|health|version|metrics|ws)(\/|$)/;

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin || API.test(url.pathname))
        return;
    if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
    else if (KNOWN.has(url.pathname)) event.respondWith(fromCache(request));
});

/* --- Notices --- */

const TAG = 'oriflamme'; // of all: the next takes the place of the last
const NAMELESS = '—'; // what the server calls a player whose name was deleted
const COME = '/notices/come'; // the last notices, in the cache
const REMEMBERED = 20;
const UNITS = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
];

/** The words, the language and the quiet hours of this device (src/game/notices/notices.ts). */
const laid = async () => (await caches.match('/notices'))?.json() ?? { words: {} };

/** "2 days", "47 minutes" */
function span(ms, lang) {
    const [unit, size] = UNITS.find(([, most]) => ms >= most) ?? UNITS[2];
    const style = { style: 'unit', unit, unitDisplay: 'long' };
    return new Intl.NumberFormat(lang, style).format(Math.floor(ms / size));
}

/** A node that died right after it had sent a notice left it to another, which sends it again. */
async function hasCome(notice) {
    const shelf = await caches.open('notices');
    const come = (await (await shelf.match(COME))?.json()) ?? [];
    const fresh = [notice, ...come.filter((one) => one !== notice)].slice(0, REMEMBERED);
    await shelf.put(COME, new Response(JSON.stringify(fresh)));
    return come.includes(notice);
}

/**
 * What came are facts alone; {} in the words is where a name or a number goes. A browser wants to
 * see a notice whenever something has come, whatever it was: for one that has come before, what is
 * shown stays, or it is shown without a sound.
 */
async function show({ n, table, name, round, until, waiting, due }) {
    const { words, lang } = await laid();
    const left = until - Date.now();
    const facts = [
        ['table', name !== NAMELESS && name],
        ['round', n === 'turn' && round],
        ['left', left > 0 && span(left, lang)],
        ['waiting', waiting > 1 && waiting],
    ];
    const told = facts.filter(([what, value]) => value && words[what]);
    const path = /^[\w-]{1,80}$/.test(table) ? `/table/${table}` : '/';
    const again = due !== undefined && (await hasCome(`${path} ${due}`).catch(() => false));
    const [shown] = again ? await self.registration.getNotifications({ tag: TAG }) : [];
    const body = told.map(([what, value]) => words[what].replace('{}', () => value)).join(' · ');
    const notice = shown ?? { title: words[n] ?? 'Oriflamme', body, data: { path } };
    if (waiting > 0) self.navigator.setAppBadge?.(waiting).catch(() => undefined);
    await self.registration.showNotification(notice.title, {
        body: notice.body,
        tag: TAG,
        renotify: !again,
        silent: again,
        icon: '/icon-192.png',
        data: notice.data,
    });
}

function factsOf(data) {
    try {
        return data.json() ?? {};
    } catch {
        return {};
    }
}

self.addEventListener('push', (event) => event.waitUntil(show(factsOf(event.data))));

/** To the table: where it is open, in another page of ours, or in a new one. */
async function goTo(path) {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    if (there) return there.focus();
    if (pages.length === 0) return self.clients.openWindow(path);
    await pages[0].focus();
    return pages[0].navigate(path);
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(event.notification.data.path));
});

/** The browser is reached elsewhere from now on: the server learns it before the next visit. */
async function moved({ oldSubscription: old, newSubscription: fresh }) {
    const { lang, quiet } = await laid();
    const wish = {
        userVisibleOnly: true,
        applicationServerKey: old?.options.applicationServerKey,
    };
    const own = fresh ?? (await self.registration.pushManager.subscribe(wish));
    const { endpoint, keys } = own.toJSON();
    const { pass } = await (await fetch('/me/again', { method: 'POST' })).json();
    if (lang && pass)
        await fetch('/me/notices', {
            method: 'POST',
            headers: { Authorization: `Bearer ${pass}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({ endpoint, ...keys, lang, quiet }),
        });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)));

/*
 * sw.js - the service worker: after one visit the page needs no network.
 *
 * Files with a hash in their name never change: they come from the cache. The page itself comes
 * from the network if there is one, so that a new version is seen at once. Everything else (tables,
 * games, records) is not touched. finish.mjs fills in the version and the files.
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

/*
 * notices.ts - notices on this device: requested at a table, registered at the server with my pass,
 * turned off with one tap (docs/protocol.md).
 *
 * The service worker shows them (scripts/sw.js). It has no texts and no settings: a cache holds
 * those it needs, renewed whenever they change.
 */
import { language, loadPages, t } from '../i18n';
import { drop, keep, recall } from '../kept/keep';
import { keptPass } from '../kept/pass';
import { offers } from '../remote/offers';
import { ask } from '../remote/tables';
import { isCount, isNumber, isText, isThing } from '../shape';
import { Store } from '../store';

/** Minutes of the day here, from and up to. */
export type Hours = readonly [number, number];

interface Note {
    quiet: Hours | null;
    told: string; // to the server
    at: number; // then
}

export type TurnedOn = 'on' | 'off' | 'refused' | 'failed';

const KEY = 'notices';
const SHELF = 'notices'; // a cache
const WORDS = '/notices'; // in it
const DAY = 1440; // minutes
const AFRESH = 3_600_000; // ms after which the server is told again: it may have forgotten

const isMinute = (value: unknown): value is number => isCount(value) && value < DAY;
const isNote = (value: unknown): value is Note =>
    isThing(value) &&
    isText(value['told']) &&
    isNumber(value['at']) &&
    (value['quiet'] === null ||
        (Array.isArray(value['quiet']) &&
            value['quiet'].length === 2 &&
            value['quiet'].every(isMinute)));

/** The settings of this device; null: notices are off. */
export const noted = new Store(recall(KEY, isNote));

function note(now: Note | null): void {
    if (now) keep(KEY, now);
    else drop(KEY);
    noted.set(now);
}

/* --- What the browser can do --- */

const isApple = (): boolean =>
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** On iPhone and iPad only a page on the Home Screen can. */
export function canNotify(): 'yes' | 'home' | 'no' {
    const known = ['PushManager', 'Notification', 'caches'].every((name) => name in globalThis);
    if (known && 'serviceWorker' in navigator) return 'yes';
    return isApple() && isSecureContext ? 'home' : 'no';
}

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
    navigator.serviceWorker.getRegistration();

const subscription = async (): Promise<PushSubscription | null> =>
    (await (await worker())?.pushManager.getSubscription()) ?? null;

/** Mine for this server; one for another key would never hear from it. */
async function subscribe(key: string): Promise<PushSubscription> {
    await ((await worker()) ?? navigator.serviceWorker.register('/sw.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
        letter.charCodeAt(0),
    );
    const old = await pushManager.getSubscription();
    if (old) {
        const its = new Uint8Array(old.options.applicationServerKey ?? new ArrayBuffer(0));
        if (its.length === bytes.length && its.every((byte, i) => byte === bytes[i])) return old;
        await old.unsubscribe();
    }
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

/* --- What the server is told --- */

const post = (pass: string, body: string): Promise<unknown> =>
    ask('/me/notices', {
        method: 'POST',
        headers: { Authorization: `Bearer ${pass}`, 'Content-Type': 'application/json' },
        body,
    });

/** The same time of the day by UTC, `zone` minutes from here. */
export const utc = (
    [from, to]: Hours,
    zone = new Date().getTimezoneOffset(),
): readonly [number, number] => [(from + zone + DAY) % DAY, (to + zone + DAY) % DAY];

/** What a device says of itself, besides where it is reached. */
const ways = (quiet: Hours | null) => ({
    lang: language.get(),
    ...(quiet ? { quiet: utc(quiet) } : {}),
});

const device = ({ endpoint, keys }: PushSubscriptionJSON, quiet: Hours | null): string =>
    JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], ...ways(quiet) });

const goodbye = ({ endpoint }: PushSubscription): string => JSON.stringify({ endpoint, off: true });

/** {} is where a name or a number goes. */
async function layWords(quiet: Hours | null): Promise<void> {
    await loadPages();
    const words = {
        turn: t('turn-yours'),
        full: t('page-notice-full'),
        begun: t('page-notice-begun'),
        over: t('phase-over'),
        table: t('page-notice-table', { player: '{}' }),
        round: t('round-n', { n: '{}' }),
        left: t('page-notice-left', { time: '{}' }),
        waiting: t('page-notice-waiting', { n: '{}' }),
    };
    const laid = new Response(JSON.stringify({ ...ways(quiet), words }));
    await (await caches.open(SHELF)).put(WORDS, laid);
}

async function tell(own: PushSubscription, quiet: Hours | null): Promise<void> {
    const told = device(own.toJSON(), quiet);
    await post(keptPass()!, told);
    await layWords(quiet);
    note({ quiet, told, at: Date.now() });
}

/* --- What I ask for --- */

/** The browser asks me, if I have not answered before. */
export async function turnOn(): Promise<TurnedOn> {
    const said = await Notification.requestPermission();
    if (said !== 'granted') return said === 'denied' ? 'refused' : 'off';
    try {
        const { push } = await offers();
        await tell(await subscribe(push!), null);
        visit();
        return 'on';
    } catch {
        return 'failed';
    }
}

export async function beQuiet(hours: Hours | null): Promise<boolean> {
    try {
        await tell((await subscription())!, hours);
        return true;
    } catch {
        return false;
    }
}

/**
 * Off at once: what the browser has given up nobody can send to, whether or not the server hears of
 * it now.
 */
export async function turnOff(): Promise<void> {
    note(null);
    const own = await subscription().catch(() => null);
    const pass = keptPass();
    if (own) {
        await Promise.allSettled([pass && post(pass, goodbye(own)), own.unsubscribe()]);
    }
    await caches.delete(SHELF).catch(() => false);
    await clearShown();
}

/** I have another pass now: this device gets no more notices of the old one's tables. */
export async function moved(from: string): Promise<void> {
    const kept = noted.get();
    const own = kept && (await subscription().catch(() => null));
    if (!own) return;
    note({ ...kept, told: '' }); // until it is said, each visit tries
    await Promise.allSettled([post(from, goodbye(own))]);
    await renew().catch(() => undefined);
}

/* --- Each visit --- */

/** The player has seen the notices. */
export async function clearShown(): Promise<void> {
    await navigator.clearAppBadge?.().catch(() => undefined);
    const shown = await worker()
        .then((at) => at?.getNotifications())
        .catch(() => []);
    for (const notice of shown ?? []) notice.close();
}

/**
 * The server knows where, in which language and when not: it is told again if any of this has
 * changed, or if it was told long ago. A player who has withdrawn the permission has turned notices
 * off.
 */
export async function renew(): Promise<void> {
    const kept = noted.get();
    if (!kept || !keptPass() || canNotify() !== 'yes') return;
    if (Notification.permission !== 'granted') {
        note(null);
        return;
    }
    const { push } = await offers();
    if (!push) return;
    const own = await subscribe(push);
    const isNews = device(own.toJSON(), kept.quiet) !== kept.told;
    if (isNews || Date.now() - kept.at > AFRESH) await tell(own, kept.quiet);
}

let visited = false;

/** From now on this page clears what was shown whenever it comes into sight. */
export function visit(): void {
    if (visited || !noted.get()) return;
    visited = true;
    const seen = () => {
        if (!document.hidden) void clearShown();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('focus', seen);
    seen();
    language.subscribe(() => void renew().catch(() => undefined));
}

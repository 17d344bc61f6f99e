/*
 * Which screen is shown. The server knows two pages, `/` and `/table/ID`; everything else lives in
 * the fragment, so that any static server will do and the page works offline.
 *
 *     /            home              /#/play/ID   a local game    /#/review     review (empty)
 *     /table/ID    a server table    /#/setup     set-up          /#/review/ID  a game of mine
 *     /#record=TEXT  a record in a link                  /#/deal/LINK  a deal, or a result of one
 *
 * A review is at a moment and has somebody's eyes: ?at=12&eyes=b behind an id, &at=12&eyes=b behind
 * a record.
 */
import { tick } from 'svelte';
import type { Eyes } from '../game/types';

export type Simple =
    | 'home'
    | 'setup'
    | 'friends'
    | 'watch'
    | 'rules'
    | 'settings'
    | 'credits'
    | 'learn'
    | 'games'
    | 'daily'
    | 'mistakes';
export type Route =
    | { name: Simple }
    | { name: 'lost' }
    | { name: 'local'; id: string }
    | { name: 'deal'; link: string }
    | { name: 'table'; id: string; token: string | null }
    | ReviewRoute;

export interface ReviewRoute {
    name: 'review';
    id: string | null;
    record: string | null;
    at?: number | null;
    eyes?: Eyes | null;
}

const SIMPLE: readonly Simple[] = [
    'setup',
    'friends',
    'watch',
    'rules',
    'settings',
    'credits',
    'learn',
    'games',
    'daily',
    'mistakes',
];

export function readRoute(pathname: string, hash: string): Route {
    const table = /^\/table\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname);
    if (table) {
        const token = /^#token=([A-Za-z0-9_-]+)$/.exec(hash);
        return { name: 'table', id: table[1]!, token: token ? token[1]! : null };
    }
    const record = /^#record=([^&]*)(?:&(.*))?$/s.exec(hash);
    if (record) return { name: 'review', id: null, record: record[1]!, ...moment(record[2]) };
    const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
    const [head, ...rest] = path.split('/');
    const tail = safeDecode(rest.join('/'));
    if (head === 'deal') return { name: 'deal', link: rest.join('/') };
    if (head === 'play') return { name: 'local', id: tail };
    if (head === 'review')
        return { name: 'review', id: tail || null, record: null, ...moment(query) };
    const known = SIMPLE.find((name) => name === head);
    if (known) return { name: known };
    const isHome = /^\/(index\.html)?$/.test(pathname) && !/^#\/./.test(hash);
    return { name: isHome ? 'home' : 'lost' };
}

const EYES: readonly Eyes[] = ['truth', 'spectator', 'a', 'b', 'c', 'd', 'e'];

function moment(query: string | undefined): Pick<ReviewRoute, 'at' | 'eyes'> {
    const found = new URLSearchParams(query ?? '');
    const at = found.get('at');
    return {
        at: at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null,
        eyes: EYES.find((eyes) => eyes === found.get('eyes')) ?? null,
    };
}

function momentText({ at, eyes }: ReviewRoute): string {
    const parts = [];
    if (at !== null && at !== undefined) parts.push(`at=${at}`);
    if (eyes) parts.push(`eyes=${eyes}`);
    return parts.join('&');
}

/** The address of a review: of a record, of a game of mine, or of none yet. */
export function reviewHref(route: ReviewRoute): string {
    const where = momentText(route);
    if (route.record !== null) return `/#record=${route.record}${where && `&${where}`}`;
    return `/#/review${route.id ? `/${encodeURIComponent(route.id)}` : ''}${where && `?${where}`}`;
}

function safeDecode(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return '';
    }
}

export function hrefOf(route: Route): string {
    const { name } = route;
    if (name === 'home' || name === 'lost') return '/';
    if (name === 'table') return `/table/${route.id}`;
    if (name === 'local') return `/#/play${route.id && `/${encodeURIComponent(route.id)}`}`;
    if (name === 'deal') return `/#/deal/${route.link}`;
    if (name === 'review') return reviewHref(route);
    return `/#/${name}`;
}

class Router {
    route: Route = $state.raw(readRoute(location.pathname, location.hash));

    constructor() {
        const read = () => {
            this.route = readRoute(location.pathname, location.hash);
        };
        addEventListener('popstate', read);
        addEventListener('hashchange', read);
    }

    go(route: Route, how: 'push' | 'replace' = 'push'): void {
        const href = hrefOf(route);
        if (how === 'replace') history.replaceState(null, '', href);
        else history.pushState(null, '', href);
        this.route = route;
        scrollTo(0, 0);
        // A new screen is a new page to somebody who cannot see it: start reading at its heading.
        void tick().then(() =>
            document
                .querySelector<HTMLElement>('main h1[tabindex], main')
                ?.focus({ preventScroll: true }),
        );
    }

    /** For links: an ordinary click stays in the page, everything else is the browser's. */
    follow = (event: MouseEvent, route: Route): void => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
            return;
        event.preventDefault();
        this.go(route);
    };
}

export const router = new Router();

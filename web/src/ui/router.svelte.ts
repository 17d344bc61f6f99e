/*
 * Which screen is shown. The server knows two pages, `/` and `/table/ID`; everything else lives in
 * the fragment, so that any static server will do and the page works offline.
 *
 *     /            home              /#/play/ID   a local game    /#/review     review (empty)
 *     /table/ID    a server table    /#/setup     set-up          /#/review/ID  a game of mine
 *     /#record=TEXT  a record in a link
 */
import { tick } from 'svelte';

export type Simple =
    'home' | 'setup' | 'friends' | 'watch' | 'rules' | 'settings' | 'credits' | 'learn';
export type Route =
    | { name: Simple }
    | { name: 'local'; id: string }
    | { name: 'table'; id: string; token: string | null }
    | { name: 'review'; id: string | null; record: string | null };

const SIMPLE: readonly Simple[] = [
    'setup',
    'friends',
    'watch',
    'rules',
    'settings',
    'credits',
    'learn',
];

export function readRoute(pathname: string, hash: string): Route {
    const table = /^\/table\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname);
    if (table) {
        const token = /^#token=([A-Za-z0-9_-]+)$/.exec(hash);
        return { name: 'table', id: table[1]!, token: token ? token[1]! : null };
    }
    const record = /^#record=(.*)$/s.exec(hash);
    if (record) return { name: 'review', id: null, record: record[1]! };
    const [head, ...rest] = hash.replace(/^#\/?/, '').split('/');
    const tail = safeDecode(rest.join('/'));
    if (head === 'play') return { name: 'local', id: tail };
    if (head === 'review') return { name: 'review', id: tail || null, record: null };
    return { name: SIMPLE.find((name) => name === head) ?? 'home' };
}

function safeDecode(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return '';
    }
}

export function hrefOf(route: Route): string {
    switch (route.name) {
        case 'home':
            return '/';
        case 'table':
            return `/table/${route.id}`;
        case 'local':
            return route.id ? `/#/play/${encodeURIComponent(route.id)}` : '/#/play';
        case 'review':
            return route.id ? `/#/review/${encodeURIComponent(route.id)}` : '/#/review';
        case 'setup':
        case 'friends':
        case 'watch':
        case 'rules':
        case 'settings':
        case 'credits':
        case 'learn':
            return `/#/${route.name}`;
    }
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

/*
 * offers.ts - what this server can do besides tables: GET /version, asked once, when it is first
 * needed.
 */
import { isText, isThing } from '../shape';
import { ask } from './tables';

export interface Offers {
    push: string | null; // its key, for pages that want notices
    hooks: boolean; // the maker of a table may name a webhook
}

const NOTHING: Offers = { push: null, hooks: false };

export function readOffers(told: unknown): Offers {
    if (!isThing(told)) return NOTHING;
    const key = told['push'];
    return {
        push: isText(key) && /^[\w-]{80,100}$/.test(key) ? key : null,
        hooks: told['hooks'] === true,
    };
}

let asked: Promise<Offers> | null = null;

export function offers(): Promise<Offers> {
    asked ??= ask('/version').then(readOffers, () => {
        asked = null; // no connection: asked again by the next
        return NOTHING;
    });
    return asked;
}

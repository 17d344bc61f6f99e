/*
 * review-address.ts - a review and its address: the address bar names the moment on the screen, so
 * that a reload returns to it and a copy leads there; and another moment in the bar leads to that
 * one.
 */
import { recordFromHash, recordHash } from '../../game/review/link';
import type { Source } from '../../game/types';
import { readRoute, reviewHref, type ReviewRoute } from '../router.svelte';

const PREFIX = '#record=';
const SETTLED = 250; // ms: dragging the slider writes no history

/** The address of a record that came from outside. */
export async function routeOfRecord(text: string): Promise<ReviewRoute> {
    const hash = await recordHash(text);
    return { name: 'review', id: null, record: hash.slice(PREFIX.length) };
}

/** A review's link somewhere in a text, with its moment. */
export function linkIn(text: string): ReviewRoute | null {
    const found = /#(?:record=|\/review\/)\S+/.exec(text);
    const route = found ? readRoute('/', found[0]) : null;
    return route?.name === 'review' ? route : null;
}

/** The record in a link, or null: there is none, or it is cut off. */
export const recordIn = ({ record }: ReviewRoute): Promise<string | null> =>
    recordFromHash(PREFIX + (record ?? ''));

export function goToMoment({ review, model }: Source, { at, eyes }: ReviewRoute): void {
    if (eyes && eyes !== model.review?.eyes) review?.look(eyes);
    review?.go(at ?? 0);
}

/** Writes the moment into the bar whenever it has changed. Returns an end. */
export function showMoment(source: Source, { id, record }: ReviewRoute): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = source.subscribe(({ review: state }) => {
        if (!state || state.playing || (id === null && record === null)) return;
        clearTimeout(timer);
        const { at, eyes } = state;
        const href = reviewHref({ name: 'review', id, record, at: at > 0 ? at : null, eyes });
        timer = setTimeout(() => history.replaceState(history.state, '', href), SETTLED);
    });
    return () => {
        clearTimeout(timer);
        off();
    };
}

/** A link to this moment that opens anywhere: the whole record is in it. */
export async function linkToMoment(source: Source): Promise<string> {
    const route = await routeOfRecord(await source.record());
    const { at = 0, eyes = null } = source.model.review ?? {};
    return location.origin + reviewHref({ ...route, at, eyes });
}

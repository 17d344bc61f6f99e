/*
 * pass.ts - my pass for this server: one secret that opens every seat that was taken with it.
 */
import { drop, keep, recall } from './keep';

const KEY = 'pass';
const BYTES = 16;

export const isPass = (value: unknown): value is string =>
    typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

export const keptPass = (): string | null => recall(KEY, isPass);
export const keepPass = (pass: string): boolean => keep(KEY, pass);
export const dropPass = (): void => drop(KEY);

/** Mine; if I have none yet, it is made. */
export function ownPass(): string {
    const kept = keptPass();
    if (kept) return kept;
    const bytes = [...crypto.getRandomValues(new Uint8Array(BYTES))];
    const pass = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    keepPass(pass);
    return pass;
}

/** A link carries a pass behind the #. It is taken out of the address bar, and used if I say so. */
export function takePass(place: Location = location, past: History = history): string | null {
    const found = /^#pass=(.*)$/.exec(place.hash)?.[1];
    if (!isPass(found)) return null;
    past.replaceState(past.state, '', place.pathname + place.search);
    return found;
}

export const passLink = (pass: string, origin = location.origin): string =>
    `${origin}/#pass=${pass}`;

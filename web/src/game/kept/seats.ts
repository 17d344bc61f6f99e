/*
 * seats.ts - the keys of my seats at tables on servers.
 */
import { isList, isNothing, isSeat, isThing } from '../shape';
import { drop, keep, recall } from './keep';
import type { Seat } from '../types';

export interface SeatKey {
    token: string;
    seat: Seat | null; // null: the maker, who does not sit
    muted?: Seat[]; // whom I do not want to hear: the server remembers it, but does not tell
}

export const isToken = (value: unknown): value is string =>
    typeof value === 'string' && /^[A-Za-z0-9_-]{16,128}$/.test(value);

const isSeatKey = (value: unknown): value is SeatKey =>
    isThing(value) &&
    isToken(value['token']) &&
    (value['seat'] === null || isSeat(value['seat'])) &&
    (isNothing(value['muted']) || isList(value['muted'], isSeat));

const tokenKey = (table: string) => `seat-${table}`;

export const keepSeat = (table: string, key: SeatKey): boolean => keep(tokenKey(table), key);
export const seatKey = (table: string): SeatKey | null => recall(tokenKey(table), isSeatKey);
export const dropSeat = (table: string): void => drop(tokenKey(table));

/** A link carries a seat's key behind the #; whether it opens anything only the server knows. */
export function linkedToken(place: Location = location): string | null {
    const found = /^#token=(.*)$/.exec(place.hash)?.[1];
    return isToken(found) ? found : null;
}

/** Out of the address bar, once the server has said what it opens: a reload before asks again. */
export function hideToken(place: Location = location, past: History = history): void {
    if (linkedToken(place)) past.replaceState(past.state, '', place.pathname + place.search);
}

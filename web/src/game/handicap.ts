/*
 * handicap.ts - which players start with more than 1 influence: the end of the rules' text,
 * '+a5+c3'.
 */
import type { Seat } from './types';

export type Starts = Partial<Record<Seat, number>>;

export const STARTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];

const SEATS: Seat[] = ['a', 'b', 'c', 'd', 'e'];
const START = /\+([a-e])(\d+)/g;

export const startsOf = (rules: string): Starts =>
    Object.fromEntries([...rules.matchAll(START)].map(([, seat, start]) => [seat, Number(start)]));

export const withoutStarts = (rules: string): string => rules.replace(START, '');

/** The same rules for this many seats with these starts. */
export const withStarts = (rules: string, starts: Starts, seats: number): string =>
    withoutStarts(rules) +
    SEATS.slice(0, seats)
        .filter((seat) => (starts[seat] ?? 1) > 1)
        .map((seat) => `+${seat}${starts[seat]}`)
        .join('');

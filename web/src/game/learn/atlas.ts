/*
 * atlas.ts - the figures of the atlas (docs/atlas.json, made by research/atlas): counts become the
 * measures of docs/strategy.md.
 */
import data from '../../../../docs/atlas.json';
import type { Kind } from '../types';

export interface Row<T> {
    of: T;
    values: number[];
}

const sum = (list: number[]): number => list.reduce((all, n) => all + n, 0);
const kinds = data.kinds.filter(({ placed }) => sum(placed) > 0);

type Counted = (typeof kinds)[number];

const measured = (values: (counted: Counted) => number[]): Row<Kind>[] =>
    kinds.map((counted) => ({ of: counted.kind as Kind, values: values(counted) }));
const ranked = (value: (counted: Counted) => number): Row<Kind>[] =>
    measured((counted) => [value(counted)]).sort((a, b) => b.values[0]! - a.values[0]!);
const parts = (list: number[]): number[] => list.map((n) => (100 * n) / sum(list));

export const games: number = data.games;

/** Points above a fair share of a seat that is dealt the card. */
export const inHand = ranked(
    ({ wins, fair, inHand }) => (100 * (wins - fair)) / (data.win * inHand),
);
export const brings = ranked(({ brought, placed }) => brought / sum(placed));
export const kept = ranked(
    ({ kept }) => sum(kept.map((n, rounds) => n * rounds)) / Math.max(1, sum(kept)),
);
export const rounds = measured(({ placed }) => parts(placed));
/** Front, back, on a card of one's own. */
export const slots = measured(({ slots }) => parts(slots));
/** Eliminated by others, of all that were placed: face down, face up. */
export const struck = measured(({ struck, struckHidden, placed }) =>
    [struckHidden, struck - struckHidden].map((n) => (100 * n) / sum(placed)),
).sort((a, b) => sum(b.values) - sum(a.values));
/** By turn order in the first round. */
export const order: Row<{ set: string; seats: number }>[] = data.tables.map(
    ({ set, seats, turnWins }) => ({ of: { set, seats }, values: parts(turnWins) }),
);

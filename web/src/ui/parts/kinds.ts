/*
 * kinds.ts - the cards in the order of the notation (docs/notation.md), by sort and by set. The
 * engine provides the list, and what the cards do.
 */
import { KINDS } from '../../../../build/wasm/kinds';
import type { Kind } from '../../game/types';

/** The Twin comes with the Prince. */
const dealt = KINDS.filter(({ dealt }) => dealt);

export const LETTERS = new Map<Kind, string>(dealt.map(({ kind, letter }) => [kind, letter]));
export const CHARACTERS: Kind[] = dealt
    .filter(({ character }) => character)
    .map(({ kind }) => kind);
export const INTRIGUES: Kind[] = dealt
    .filter(({ character }) => !character)
    .map(({ kind }) => kind);

/** The sets with all their cards; `mix` has those that are played in mixes only, if any. */
export const SETS = [...new Set<string>(KINDS.map(({ set }) => set))].map((set) => ({
    set: set || 'mix',
    kinds: KINDS.filter((row) => row.set === set).map(({ kind }): Kind => kind),
}));

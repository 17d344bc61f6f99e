/*
 * beliefs.ts - what the table thinks face-down cards are: passed from the review, which knows it,
 * to the cards in the Queue, which show it.
 */
import { getContext, setContext } from 'svelte';
import type { Kind } from '../../game/types';

/** By id of the card, in thousandths. */
export type Beliefs = Map<number, Partial<Record<Kind, number>>>;

const KEY = 'beliefs';

/** Called while a component is made: what lies below it shows these. */
export const showBeliefs = (of: () => Beliefs | null): void => void setContext(KEY, of);

export const shownBeliefs = (): (() => Beliefs | null) =>
    getContext<(() => Beliefs | null) | undefined>(KEY) ?? (() => null);

/*
 * beliefs.ts - what the table takes face-down cards for, from whoever knows it (the review) to the
 * cards in the Queue that show it.
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

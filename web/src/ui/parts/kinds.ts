/*
 * kinds.ts - the cards in the order of the notation (docs/notation.md), with their letters. Names
 * only: what they do is the engine's.
 */
import type { Kind } from '../../game/types';

export const LETTERS = {
    archer: 'A',
    soldier: 'S',
    spy: 'Y',
    heir: 'H',
    lord: 'L',
    shapeshifter: 'F',
    assassination: 'X',
    'royal-decree': 'D',
    ambush: 'M',
    conspiracy: 'C',
    prince: 'P',
    schemer: 'E',
    queen: 'Q',
    cutthroat: 'K',
    apothecary: 'O',
    felon: 'N',
    impersonation: 'I',
    bribery: 'B',
    plot: 'G',
    trap: 'R',
} as const satisfies Partial<Record<Kind, string>>;

export const CHARACTERS: Kind[] = [
    'archer',
    'soldier',
    'spy',
    'heir',
    'lord',
    'shapeshifter',
    'prince',
    'schemer',
    'queen',
    'cutthroat',
    'apothecary',
    'felon',
];
export const INTRIGUES: Kind[] = [
    'assassination',
    'royal-decree',
    'ambush',
    'conspiracy',
    'impersonation',
    'bribery',
    'plot',
    'trap',
];
export const BASE: Kind[] = [
    'archer',
    'soldier',
    'spy',
    'heir',
    'lord',
    'shapeshifter',
    'assassination',
    'royal-decree',
    'ambush',
    'conspiracy',
];
export const ABLAZE: Kind[] = [
    'prince',
    'twin',
    'schemer',
    'queen',
    'cutthroat',
    'apothecary',
    'felon',
    'impersonation',
    'bribery',
    'plot',
    'trap',
];

/*
 * guesses.ts - my guesses about others' face-down cards: my own marks, kept in this browser with
 * the game and never sent to anyone.
 *
 * A mark remembers what I knew when I made it, so that a bot can say later what it would have
 * thought at that moment.
 */
import { keep, recallList } from './keep';
import { oneOfEach } from '../shape';
import { storedGame, storeGame } from './mygames';
import type { Drawing, Kind, Place, TableModel } from '../types';

export interface Guess {
    card: number; // id
    kind: Kind;
    place: number; // where it lay
    view: string; // what I knew, in the notation
}

/** The game that marks belong to: a table on a server has one after the other. */
export const gameOf = ({ id, info }: TableModel): string => info?.game ?? id;

const remoteKey = (game: string) => `guesses-${game}`;

const isGuess = (value: unknown): value is Guess => {
    const guess = value as Partial<Guess> | null;
    return (
        typeof guess?.card === 'number' &&
        typeof guess.kind === 'string' &&
        typeof guess.place === 'number' &&
        typeof guess.view === 'string'
    );
};

export function guessesOf(game: string): Guess[] {
    const kept: unknown = storedGame(game)?.guesses ?? recallList(remoteKey(game), isGuess);
    return Array.isArray(kept) ? oneOfEach(kept.filter(isGuess), ({ card }) => card) : [];
}

/** One mark for a card; null takes it away. Returns all there are now. */
export function mark(game: string, card: number, guess: Omit<Guess, 'card'> | null): Guess[] {
    const others = guessesOf(game).filter((one) => one.card !== card);
    const all = guess ? [...others, { card, ...guess }] : others;
    const stored = storedGame(game);
    if (stored) storeGame(game, { ...stored, guesses: all });
    else keep(remoteKey(game), all);
    return all;
}

/** What the card of that place may be, as far as everybody can count: a family has one of each. */
export function candidates({ kinds, families, queue }: Drawing, { cards }: Place): Kind[] {
    const card = cards[0];
    const gone = new Set(families.find(({ seat }) => seat === card?.family)?.pile);
    for (const { cards } of queue)
        for (const other of cards)
            if (other.family === card?.family && other.up && other.kind) gone.add(other.kind);
    return kinds.filter((kind) => !gone.has(kind));
}

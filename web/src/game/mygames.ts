/*
 * mygames.ts - the games this browser knows: local ones with their records, tables on servers with
 * their keys.
 */
import type { Guess } from './guesses';
import { drop, keep, recall } from './keep';
import type { LocalStart } from './local-game';
import type { GameEntry, Seat } from './types';

const LIST = 'games';
const MOST = 200;

/**
 * What is kept of a local game: enough to go on with it. The seed is text: JSON has no such
 * numbers.
 */
export interface StoredGame {
    start: Omit<LocalStart, 'seed' | 'record'> & { seed: string };
    record: string;
    coach?: { said?: number; dismissed: boolean };
    guesses?: Guess[];
}

const gameKey = (id: string) => `game-${id}`;
const tokenKey = (table: string) => `seat-${table}`;

export function myGames(): GameEntry[] {
    const list = recall<GameEntry[]>(LIST) ?? [];
    const urgency = (entry: GameEntry) => (entry.phase === 'over' ? 2 : entry.myTurn ? 0 : 1);
    return [...list].sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
}

export function noteGame(entry: GameEntry): void {
    const others = (recall<GameEntry[]>(LIST) ?? [])
        .filter(({ id }) => id !== entry.id)
        .sort((a, b) => b.at - a.at);
    for (const { id } of others.slice(MOST - 1)) drop(gameKey(id));
    keep(LIST, [entry, ...others.slice(0, MOST - 1)]);
}

/** Returns how to take that back. */
export function forgetGame(id: string): () => void {
    const entry = (recall<GameEntry[]>(LIST) ?? []).find((game) => game.id === id);
    const game = storedGame(id);
    const key = seatKey(id);
    keep(
        LIST,
        (recall<GameEntry[]>(LIST) ?? []).filter((entry) => entry.id !== id),
    );
    drop(gameKey(id));
    drop(tokenKey(id));
    if (game)
        void import('./analyses')
            .then(({ dropAnalysis }) => dropAnalysis(game.record))
            .catch(() => undefined);
    return () => {
        if (game) storeGame(id, game);
        if (key) keepSeat(id, key);
        if (entry) noteGame(entry);
    };
}

/** Whether it will survive a reload. */
export const storeGame = (id: string, game: StoredGame): boolean => keep(gameKey(id), game);
export const storedGame = (id: string): StoredGame | null => recall<StoredGame>(gameKey(id));

/* --- Seats on servers --- */

export interface SeatKey {
    token: string;
    seat: Seat | null; // null: the maker, who does not sit
}

export const keepSeat = (table: string, key: SeatKey): boolean => keep(tokenKey(table), key);
export const seatKey = (table: string): SeatKey | null => recall<SeatKey>(tokenKey(table));
export const dropSeat = (table: string): void => drop(tokenKey(table));

/**
 * A link to a seat carries its key behind the #. It is taken into safe keeping and out of the
 * address bar.
 */
export function takeToken(
    table: string,
    place: Location = location,
    past: History = history,
): void {
    const found = /^#token=([A-Za-z0-9_-]{16,128})$/.exec(place.hash);
    if (!found) return;
    keepSeat(table, { token: found[1]!, seat: null });
    past.replaceState(past.state, '', place.pathname + place.search);
}

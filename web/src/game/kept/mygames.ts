/*
 * mygames.ts - the games this browser knows: local ones with their records, tables on servers with
 * their keys.
 */
import type { Guess } from './guesses';
import { drop, keep, recall } from './keep';
import type { LocalStart } from '../local/local-game';
import type { GameEntry, Seat } from '../types';

const LIST = 'games';
/** How the ids of games against bots begin. */
export const LOCAL = 'local-';
export const MOST = 200;

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

/** What the record of a game is kept under: a table on a server has one game after the other. */
export const recordKey = ({ id, game }: GameEntry): string => game ?? id;

const gameKey = (id: string) => `game-${id}`;
const tokenKey = (table: string) => `seat-${table}`;

export function myGames(): GameEntry[] {
    const list = recall<GameEntry[]>(LIST) ?? [];
    const urgency = (entry: GameEntry) => (entry.phase === 'over' ? 2 : entry.myTurn ? 0 : 1);
    return [...list].sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
}

const A_WHILE = 2 * 86_400_000; // ms in which another game may begin where one has ended

/** Whether the server may know more of it by now. */
export const mayMove = ({ id, kind, phase, game, at }: GameEntry): boolean =>
    kind === 'remote' && (phase !== 'over' || (id !== game && Date.now() - at < A_WHILE));

/** Whether it will survive a reload. Where there are too many, the oldest that is over goes. */
export function noteGame(entry: GameEntry): boolean {
    const others = (recall<GameEntry[]>(LIST) ?? [])
        .filter(({ id }) => id !== entry.id)
        .sort((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over') || b.at - a.at);
    for (const old of others.slice(MOST - 1)) drop(gameKey(recordKey(old)));
    return keep(LIST, [entry, ...others.slice(0, MOST - 1)]);
}

/** Returns how to take that back. */
export function forgetGame(id: string): () => void {
    const entry = (recall<GameEntry[]>(LIST) ?? []).find((game) => game.id === id);
    const record = entry ? recordKey(entry) : id;
    const game = storedGame(record);
    const key = seatKey(id);
    keep(
        LIST,
        (recall<GameEntry[]>(LIST) ?? []).filter((entry) => entry.id !== id),
    );
    drop(gameKey(record));
    drop(tokenKey(id));
    if (game)
        void import('../analysis/analyses')
            .then(({ dropAnalysis }) => dropAnalysis(game.record))
            .catch(() => undefined);
    return () => {
        if (game) storeGame(record, game);
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
    muted?: Seat[]; // whom I do not want to hear: the server remembers it, but does not tell
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

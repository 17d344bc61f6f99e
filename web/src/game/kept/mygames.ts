/*
 * mygames.ts - the games this browser knows: local ones with their records, and tables on servers.
 */
import {
    isId,
    isList,
    isNothing,
    isNumber,
    isPhase,
    isSeat,
    isText,
    isThing,
    oneOfEach,
} from '../shape';
import type { Guess } from './guesses';
import { drop, keep, recall, recallList } from './keep';
import type { LocalStart } from '../local/local-game';
import type { GameEntry } from '../types';

const LIST = 'games';
/** How the ids of games against bots begin. */
export const LOCAL = 'local-';
export const MOST = 200;

/**
 * What is kept of a local game: enough to continue it. The seed is text: JSON has no such
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

/** ms: no date is later. */
export const LAST_DATE = 8.64e15;

export const isEntry = (value: unknown): value is GameEntry =>
    isThing(value) &&
    isId(value['id']) &&
    (value['kind'] === 'local' || value['kind'] === 'remote') &&
    isNumber(value['at'], LAST_DATE) &&
    isText(value['rules']) &&
    isList(value['names'], isText) &&
    isNumber(value['round']) &&
    isPhase(value['phase']) &&
    ((value['rank'] ?? null) === null || isNumber(value['rank'], 5)) &&
    (isNothing(value['game']) || isId(value['game']));

/** Enough to continue it, if the record is valid. */
export const isStored = (value: unknown): value is StoredGame =>
    isThing(value) &&
    isText(value['record']) &&
    isThing(value['start']) &&
    isText(value['start']['seed']) &&
    /^\d{1,20}$/.test(value['start']['seed']) &&
    isSeat(value['start']['me']) &&
    isList(value['start']['names'], isText) &&
    isList(value['start']['bots'], (bot): bot is never => bot === null || isText(bot)) &&
    (isNothing(value['start']['deal']) ||
        (isThing(value['start']['deal']) && isText(value['start']['deal']['key'])));

export const listedGames = (): GameEntry[] => oneOfEach(recallList(LIST, isEntry), ({ id }) => id);

export function myGames(): GameEntry[] {
    const list = listedGames();
    const urgency = (entry: GameEntry) => (entry.phase === 'over' ? 2 : entry.myTurn ? 0 : 1);
    return list.sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
}

const A_WHILE = 2 * 86_400_000; // ms in which another game may begin where one has ended

/** Whether the server may know more of it by now. */
export const mayMove = ({ id, kind, phase, game, at }: GameEntry): boolean =>
    kind === 'remote' && (phase !== 'over' || (id !== game && Date.now() - at < A_WHILE));

/** Whether it will survive a reload. Where there are too many, the oldest that is over goes. */
export function noteGame(entry: GameEntry): boolean {
    const others = listedGames()
        .filter(({ id }) => id !== entry.id)
        .sort((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over') || b.at - a.at);
    for (const old of others.slice(MOST - 1)) drop(gameKey(recordKey(old)));
    return keep(LIST, [entry, ...others.slice(0, MOST - 1)]);
}

export function dropGame(id: string, record: string): void {
    keep(
        LIST,
        listedGames().filter((entry) => entry.id !== id),
    );
    drop(gameKey(record));
}

/** Whether it will survive a reload. */
export const storeGame = (id: string, game: StoredGame): boolean => keep(gameKey(id), game);
export const storedGame = (id: string): StoredGame | null => recall(gameKey(id), isStored);

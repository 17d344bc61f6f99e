/*
 * archive.ts - all my games as one file, out and in. Keys to seats on servers stay here: a file is
 * easily given away.
 *
 * A file is believed entry by entry: what lists and tables would stumble over never gets in, no
 * game that is here already is touched, and none has to go to make room.
 */
import { loadEngine, type Engine } from '../../engine/engine';
import {
    forgetGame,
    MOST,
    myGames,
    noteGame,
    recordKey,
    storedGame,
    storeGame,
    type StoredGame,
} from './mygames';
import type { GameEntry } from '../types';

const FORMAT = 'oriflamme-games';
/** Bytes: many times what all games of a browser are. */
export const LARGEST = 20_000_000;

interface Archive {
    format: typeof FORMAT;
    version: 1;
    games: { entry: GameEntry; stored: StoredGame | null }[];
}

export function exportGames(): string {
    const games = myGames().map((entry) => ({ entry, stored: storedGame(recordKey(entry)) }));
    return JSON.stringify({ format: FORMAT, version: 1, games } satisfies Archive, null, 1);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): boolean => isText(value) && value.length <= 200;
const isId = (value: unknown): boolean => isText(value) && /^[\w-]{1,80}$/.test(value);
const isNumber = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
const isList = (value: unknown, test: (one: unknown) => boolean): boolean =>
    Array.isArray(value) && value.length <= 5 && value.every(test);

const LAST_DAY = 8.64e15; // ms: no date is later

function isEntry(value: unknown): value is GameEntry {
    const entry = (value ?? {}) as Partial<GameEntry>;
    return (
        isId(entry.id) &&
        (entry.kind === 'local' || entry.kind === 'remote') &&
        isNumber(entry.at, LAST_DAY) &&
        isName(entry.rules) &&
        isList(entry.names, isName) &&
        isNumber(entry.round, 99) &&
        ['lobby', 'playing', 'over'].includes(entry.phase ?? '') &&
        (entry.rank === null || entry.rank === undefined || isNumber(entry.rank, 5)) &&
        (entry.game === undefined || isId(entry.game))
    );
}

function isStored(value: unknown, engine: Engine): value is StoredGame {
    const { record, start } = (value ?? {}) as Partial<StoredGame>;
    if (!isText(record) || typeof start !== 'object') return false;
    const whole =
        isText(start.seed) &&
        /^\d{1,20}$/.test(start.seed) &&
        /^[a-e]$/.test(String(start.me)) &&
        isList(start.names, isName) &&
        isList(start.bots, (bot) => bot === null || isName(bot));
    try {
        return whole && engine.readRecord(record).names.length === start.bots.length;
    } catch {
        return false; // no record
    }
}

export interface Imported {
    added: number;
    here: number; // and not older than the file's
    unreadable: number;
    noRoom: number; // the list or the browser's storage is full
}

/** Adds what is new or newer. Throws if it is no such file: nothing changes. */
export async function importGames(
    text: string,
    from: () => Promise<Engine> = loadEngine,
): Promise<Imported> {
    if (text.length > LARGEST) throw new Error('too large');
    const archive = JSON.parse(text) as Partial<Archive> | null;
    if (archive?.format !== FORMAT || archive.version !== 1 || !Array.isArray(archive.games))
        throw new Error('not a file of games');
    const engine = await from();
    const result: Imported = { added: 0, here: 0, unreadable: 0, noRoom: 0 };
    const here = new Map(myGames().map((entry) => [entry.id, entry.at]));
    for (const { entry, stored } of archive.games.map((game) => game ?? {})) {
        const isKnown = isEntry(entry) && (stored === null || isStored(stored, engine));
        if (!isKnown || (entry.kind === 'local' && !stored)) result.unreadable++;
        else if ((here.get(entry.id) ?? -1) >= entry.at) result.here++;
        else if ((here.size >= MOST && !here.has(entry.id)) || !add(entry, stored)) result.noRoom++;
        else {
            here.set(entry.id, entry.at);
            result.added++;
        }
    }
    return result;
}

/** Whether it will be there after a reload; if not, it is not there at all. */
function add(entry: GameEntry, stored: StoredGame | null): boolean {
    const { id, kind, at, rules, names, round, phase, game, branch } = entry;
    const key = recordKey(entry);
    const before = { entry: myGames().find((one) => one.id === id), stored: storedGame(key) };
    const kept =
        (!stored || storeGame(key, stored)) &&
        noteGame({
            id,
            kind,
            at,
            rules,
            names,
            round,
            phase,
            myTurn: entry.myTurn === true && phase === 'playing',
            rank: entry.rank ?? null,
            ...(game ? { game } : {}),
            ...(branch ? { branch: true } : {}),
        });
    if (kept) return true;
    forgetGame(id);
    if (before.stored) storeGame(key, before.stored);
    if (before.entry) noteGame(before.entry);
    return false;
}

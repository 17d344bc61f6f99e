/*
 * archive.ts - exports and imports all my games as one file. Keys to seats on servers stay here: a
 * file is easily given away.
 *
 * A file is checked entry by entry: nothing gets in that lists and tables would stumble over, no
 * game that is already here is touched, and none has to go to make room.
 */
import { loadEngine, type Engine } from '../../engine/engine';
import { addDays, calendar, type Calendar } from './daily';
import { forgetGame } from './forget';
import {
    isEntry,
    isStored,
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
    days?: Calendar; // of daily deals
}

export function exportGames(): string {
    const games = myGames().map((entry) => ({ entry, stored: storedGame(recordKey(entry)) }));
    return JSON.stringify(
        { format: FORMAT, version: 1, games, days: calendar() } satisfies Archive,
        null,
        1,
    );
}

/** No longer than what the page itself would write. */
const isShort = ({ rules, names }: GameEntry): boolean =>
    [rules, ...names].every((text) => text.length <= 200);

function isReadable(value: unknown, engine: Engine): value is StoredGame {
    try {
        return (
            isStored(value) &&
            engine.readRecord(value.record).names.length === value.start.bots.length
        );
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
    addDays(archive.days);
    const result: Imported = { added: 0, here: 0, unreadable: 0, noRoom: 0 };
    const here = new Map(myGames().map((entry) => [entry.id, entry.at]));
    for (const { entry, stored } of archive.games.map((game) => game ?? {})) {
        const isKnown =
            isEntry(entry) && isShort(entry) && (stored === null || isReadable(stored, engine));
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

/*
 * archive.ts - all my games as one file, out and in. Keys to seats on servers stay here: a file is
 * easily given away.
 */
import { myGames, noteGame, storedGame, storeGame, type StoredGame } from './mygames';
import type { GameEntry } from './types';

const FORMAT = 'oriflamme-games';

interface Archive {
    format: typeof FORMAT;
    version: 1;
    games: { entry: GameEntry; stored: StoredGame | null }[];
}

export function exportGames(): string {
    const games = myGames().map((entry) => ({ entry, stored: storedGame(entry.id) }));
    return JSON.stringify({ format: FORMAT, version: 1, games } satisfies Archive, null, 1);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value);

function isEntry(value: unknown): value is GameEntry {
    const entry = value as Partial<GameEntry> | null;
    return (
        entry !== null &&
        typeof entry === 'object' &&
        isText(entry.id) &&
        /^[\w-]{1,80}$/.test(entry.id) &&
        (entry.kind === 'local' || entry.kind === 'remote') &&
        isNumber(entry.at) &&
        isText(entry.rules) &&
        Array.isArray(entry.names) &&
        entry.names.every(isText) &&
        isNumber(entry.round) &&
        ['lobby', 'playing', 'over'].includes(entry.phase ?? '')
    );
}

function isStored(value: unknown): value is StoredGame {
    const stored = value as Partial<StoredGame> | null;
    return (
        stored !== null &&
        typeof stored === 'object' &&
        isText(stored.record) &&
        typeof stored.start === 'object' &&
        isText(stored.start.seed) &&
        Array.isArray(stored.start.bots)
    );
}

/** Adds what is new or newer; returns how many. Throws if it is no such file: nothing changes. */
export function importGames(text: string): number {
    const archive = JSON.parse(text) as Partial<Archive> | null;
    if (archive?.format !== FORMAT || archive.version !== 1 || !Array.isArray(archive.games))
        throw new Error('not a file of games');
    if (!archive.games.every((game) => isEntry(game?.entry))) throw new Error('a damaged entry');
    const here = new Map(myGames().map((entry) => [entry.id, entry.at]));
    let added = 0;
    for (const { entry, stored } of archive.games) {
        const whole = isStored(stored);
        if ((here.get(entry.id) ?? -1) >= entry.at || (entry.kind === 'local' && !whole)) continue;
        if (whole) storeGame(entry.id, stored);
        noteGame({ ...entry, rank: isNumber(entry.rank) ? entry.rank : null });
        added++;
    }
    return added;
}

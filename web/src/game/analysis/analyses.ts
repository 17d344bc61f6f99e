/*
 * analyses.ts - the analyses that this browser keeps, by their records.
 *
 * They are a hundred times as long as the records, so they are in IndexedDB and not beside the
 * games. A kept analysis counts only if it has this format and budget, was made by this module with
 * these weights, and is as long as its game: otherwise it is ignored, and the game is analysed
 * again. Where there is no database (tests, private windows) they live as long as the page.
 */
import { FULL_FILES } from '../../engine/engine';
import { ANALYSIS_FORMAT, WORLDS, type Analysis } from '../../engine/analysis';
import { recall } from '../kept/keep';
import { isNumber } from '../shape';

interface Kept {
    record: string; // the key
    version: string;
    at: number;
    analysis: Analysis;
}

/** The files that make the values: what was made with other ones is made again. */
const VERSION = FULL_FILES.map((url) => url.slice(url.lastIndexOf('/') + 1)).join(' ');
const STORE = 'analyses';
const MOST = 100;
const MOST_WORLDS = 10_000;

/** The budget: for tests and slow machines another one can be set by hand. */
export const budget = (): number =>
    recall('worlds', (value) => isNumber(value, MOST_WORLDS)) ?? WORLDS;

const memory = new Map<string, Kept>();

/** The same game, whatever its lines end with. */
const keyOf = (record: string): string => record.replace(/\r\n/g, '\n').trim();

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database failed'));
    });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('oriflamme', 1);
        request.onupgradeneeded = () =>
            request.result
                .createObjectStore(STORE, { keyPath: 'record' })
                .createIndex('at', 'at', { unique: false });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('there is no database'));
        request.onblocked = () => reject(new Error('the database is in use'));
    });
    opened.catch(() => (opened = null));
    return opened;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await database()).transaction(STORE, mode).objectStore(STORE);
}

const isList = (value: unknown, length: number): boolean =>
    Array.isArray(value) && value.length === length;

/** What must be there: this many moments, computed with this budget. */
export interface Wanted {
    worlds: number;
    count: number;
}

function isWhole(kept: Kept | undefined, { worlds, count }: Wanted): kept is Kept {
    const analysis = kept?.analysis as Partial<Analysis> | undefined;
    if (!analysis || kept?.version !== VERSION || analysis.format !== ANALYSIS_FORMAT) return false;
    const { seats, moments } = analysis;
    return (
        analysis.worlds === worlds &&
        typeof seats === 'number' &&
        Array.isArray(moments) &&
        moments.length === count &&
        moments.every((m, i) => m?.moment === i && isList(m.table, seats)) &&
        Array.isArray(analysis.keys) &&
        Array.isArray(analysis.told)
    );
}

/** The analysis of this record, if it is kept. */
export async function keptAnalysis(text: string, wanted: Wanted): Promise<Analysis | null> {
    const record = keyOf(text);
    let kept = memory.get(record);
    try {
        kept ??= (await done((await store('readonly')).get(record))) as Kept | undefined;
    } catch {
        /* there is no database: what the page remembers must do */
    }
    return isWhole(kept, wanted) ? kept.analysis : null;
}

/** Whether it will be there after a reload. The oldest make room. */
export async function keepAnalysis(text: string, analysis: Analysis): Promise<boolean> {
    const record = keyOf(text);
    const kept: Kept = { record, version: VERSION, at: Date.now(), analysis };
    try {
        const all = await store('readwrite');
        await done(all.put(kept));
        const extra = (await done(all.count())) - MOST;
        if (extra > 0)
            for (const key of await done(all.index('at').getAllKeys(null, extra))) all.delete(key);
        memory.delete(record);
        return true;
    } catch {
        memory.set(record, kept);
        return false;
    }
}

export async function dropAnalysis(text: string): Promise<void> {
    const record = keyOf(text);
    memory.delete(record);
    try {
        await done((await store('readwrite')).delete(record));
    } catch {
        /* nothing was there */
    }
}

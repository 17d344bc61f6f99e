/*
 * arrive.ts - what Home asks of the server for everybody who comes: little code, because it is
 * loaded early.
 */
import { listedGames } from '../kept/mygames';
import type { PublicTable } from '../types';

const MOST = 5; // tables on Home

async function ask(path: string, method: string): Promise<string> {
    const answer = await fetch(path, { method }).catch(() => null);
    return answer?.ok ? answer.text().catch(() => '') : '';
}

/** Whether this browser keeps a pass that the page has forgotten. */
export const isKnown = async (): Promise<boolean> =>
    /"pass":"/.test(await ask('/me/again', 'POST'));

/** Public tables that wait for players, and that I am not at. */
export async function freeSeats(): Promise<PublicTable[]> {
    const text = await ask('/tables', 'GET');
    if (!text.includes('"open"')) return []; // what reads tables is not needed
    const { readTables } = await import('./tables');
    const known = listedGames().map(({ id }) => id);
    return readTables(JSON.parse(text))
        .filter(({ table, phase, open }) => phase === 'lobby' && open > 0 && !known.includes(table))
        .slice(0, MOST);
}

/*
 * mine.ts - the seats that my pass opens at the server, and the cookie that returns the pass to a
 * browser that has forgotten it (docs/protocol.md).
 */
import { noteTable } from '../kept/finished';
import { listedGames } from '../kept/mygames';
import { isPass } from '../kept/pass';
import { isSeat, isThing, oneOfEach } from '../shape';
import type { Seat } from '../types';
import { isTable } from './heard';
import { ask } from './tables';
import type { WireTable } from './wire';

export interface MyTable extends WireTable {
    seat: Seat;
    turn: boolean;
    left: number | null; // ms
}

const post = (path: string, pass?: string, credentials: RequestCredentials = 'same-origin') =>
    ask(path, {
        method: 'POST',
        headers: pass ? { Authorization: `Bearer ${pass}` } : {},
        credentials,
    });

const isMine = (value: unknown): value is WireTable & { seat: Seat } =>
    isTable(value) && isThing(value) && isSeat(value['seat']);

/** Those that wait for me first. This browser keeps the pass, unless I only look at it. */
export async function myTables(pass: string, look = false): Promise<MyTable[]> {
    const answer = await post('/me', pass, look ? 'omit' : 'same-origin');
    const listed = isThing(answer) && Array.isArray(answer['tables']) ? answer['tables'] : [];
    return oneOfEach(listed.filter(isMine), ({ table }) => table).map((table) => {
        const told: Record<string, unknown> = { ...table };
        const left = told['left'];
        return {
            ...table,
            turn: told['turn'] === true,
            left: typeof left === 'number' && left >= 0 ? left : null,
        };
    });
}

/** They are among my games in this browser from now on. */
export function noteTables(tables: MyTable[]): void {
    const known = listedGames();
    for (const table of tables) {
        const last = known.find(({ id }) => id === table.table);
        noteTable({
            id: table.table,
            kind: 'remote',
            at: last?.at ?? Date.now(),
            rules: table.rules,
            names: namesOf(table),
            round: table.round ?? 0,
            phase: table.phase,
            rank: last && last.game === table.game ? last.rank : null,
            myTurn: table.turn,
            ...(table.game ? { game: table.game } : {}),
        });
    }
}

export const namesOf = (table: WireTable): string[] =>
    table.seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name ?? '');

/** How I am called at these tables. */
export const whoIs = (tables: MyTable[]): string =>
    tables.flatMap((table) => table.seats.filter(({ seat }) => seat === table.seat))[0]?.name ?? '';

/** The pass that this browser keeps for the server, though the page's own storage was wiped. */
export async function passAgain(): Promise<string | null> {
    const answer = await post('/me/again').catch(() => null);
    const pass = isThing(answer) ? answer['pass'] : null;
    return isPass(pass) ? pass : null;
}

export const signOut = (): Promise<unknown> => post('/me/out');
export const forgetEverywhere = (pass: string): Promise<unknown> => post('/me/forget', pass);

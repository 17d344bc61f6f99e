/*
 * tables.ts - tables on the server: creates, joins and lists them.
 */
import { noteTable } from '../kept/finished';
import { mayMove, myGames } from '../kept/mygames';
import { ownPass } from '../kept/pass';
import { hideToken, keepSeat, linkedToken, seatKey } from '../kept/seats';
import { browserSurroundings, RemoteSource } from './remote';
import { ServerError } from './server-error';
import { isThing, oneOfEach } from '../shape';
import type { PublicTable, Seat, Source, TableSetup } from '../types';
import { isTable } from './heard';

export async function ask<T = unknown>(path: string, init?: RequestInit): Promise<T> {
    let answer: Response;
    try {
        answer = await fetch(path, init);
    } catch {
        throw new ServerError('offline', 'no connection');
    }
    const body = (await answer.json().catch(() => null)) as
        (T & { error?: string; message?: string }) | null;
    if (!answer.ok || body === null)
        throw new ServerError(body?.error ?? 'not-found', body?.message ?? String(answer.status));
    return body;
}

export async function createTable(setup: TableSetup): Promise<{ table: string; link: string }> {
    const made = await ask<{ table: string; link: string; token: string; seat: Seat | null }>(
        '/tables',
        {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...setup, pass: ownPass() }),
        },
    );
    keepSeat(made.table, { token: made.token, seat: made.seat });
    return { table: made.table, link: made.link };
}

/**
 * Sit at it, continue it or watch it: the key kept here, or in the link's fragment, tells which.
 */
export function joinTable(table: string): Source {
    const around = { ...browserSurroundings(), known: () => hideToken() };
    return new RemoteSource(table, around, linkedToken());
}

/** What the server says of its public tables, as far as it makes sense. */
export function readTables(answer: unknown): PublicTable[] {
    const listed = isThing(answer) && Array.isArray(answer['tables']) ? answer['tables'] : [];
    return oneOfEach(listed.filter(isTable), ({ table }) => table).map(
        ({ table, rules, phase, seats, round, spectators }) => ({
            table,
            rules,
            phase,
            names: seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name ?? ''),
            open: seats.filter(({ kind }) => kind === 'open').length,
            round: round ?? 0,
            spectators: spectators ?? 0,
        }),
    );
}

export const publicTables = async (): Promise<PublicTable[]> => readTables(await ask('/tables'));

/**
 * How my tables on the server stand now: which of them wait for me. True if any of them has moved
 * on.
 */
export async function refreshGames(origin = ''): Promise<boolean> {
    const mine = myGames().filter(mayMove);
    const moved = await Promise.all(
        mine.map(async (entry) => {
            const table = await ask(`${origin}/tables/${entry.id}`).catch(() => null);
            const seat = seatKey(entry.id)?.seat ?? null;
            if (!isTable(table)) return false;
            const now = {
                ...entry,
                ...(table.game ? { game: table.game } : {}),
                rank: table.game === entry.game ? entry.rank : null,
                phase: table.phase,
                round: table.round ?? entry.round,
                myTurn: seat !== null && table.asked === seat,
                names: table.seats
                    .filter(({ kind }) => kind !== 'open')
                    .map(({ name }) => name ?? ''),
            };
            if (JSON.stringify(now) === JSON.stringify(entry)) return false;
            noteTable(now);
            return true;
        }),
    );
    return moved.includes(true);
}

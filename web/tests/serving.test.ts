/*
 * The table against the program itself: `oriflamme serve`, killed and started again in the middle.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../tests/support/ports.mjs';
import { myGames, noteGame } from '../src/game/kept/mygames';
import { dropSeat, keepSeat, seatKey, type SeatKey } from '../src/game/kept/seats';
import { RemoteSource } from '../src/game/remote/remote';
import { defaults, settings } from '../src/game/settings';
import { refreshGames } from '../src/game/remote/tables';
import type { Seat, TableModel } from '../src/game/types';
import { dice, engine, path, surroundingsAt, until } from './help';

const PROGRAM = path('build/release/oriflamme');
const data = mkdtempSync(join(tmpdir(), 'oriflamme-'));
let child: ChildProcess | null = null;
let port = 0; // kept: the server comes back there

async function start(): Promise<void> {
    port ||= (await freePort())!;
    const args = [
        'serve',
        '--data',
        data,
        '--listen',
        `127.0.0.1:${port}`,
        '--bot-delay',
        '0',
        '--rate',
        '0',
        '--log',
        join(data, 'log'),
    ];
    const started = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    await new Promise((resolve, reject) => {
        started.stdout.once('data', resolve);
        started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
}

async function kill(): Promise<void> {
    const ended = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGKILL');
    await ended;
}

const origin = () => `http://127.0.0.1:${port}`;
const around = () => surroundingsAt(origin());

/** Several players in one process: each finds the key that is its own. */
function sitAt(table: string, key: SeatKey | null): RemoteSource {
    if (key) keepSeat(table, key);
    else dropSeat(table);
    return new RemoteSource(table, around());
}

async function make(body: object): Promise<{ table: string; token: string; seat: Seat | null }> {
    const answer = await fetch(`${origin()}/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { table: string; token: string; seat: Seat | null };
}

beforeEach(() => settings.change({ ...defaults, confirm: 'off', speed: 'instant' }));
afterAll(async () => {
    if (child && child.exitCode === null) await kill();
    rmSync(data, { recursive: true, force: true });
});

describe.runIf(existsSync(PROGRAM))('at a real server', () => {
    test('two players, a bot and a spectator, with the server killed and started again', async () => {
        await start();
        const made = await make({ rules: 'ablaze', seats: ['me', 'open', 'squire'], name: 'Ann' });
        const ann = sitAt(made.table, { token: made.token, seat: made.seat });
        await until(() => ann.model.phase === 'lobby');
        const annKey = seatKey(made.table);
        expect(ann.model).toMatchObject({ me: 'a', maker: true });
        expect(ann.model.info!.canStart).toBe(false);

        const bob = sitAt(made.table, null);
        await until(() => bob.model.phase === 'lobby');
        bob.table.sit('Bob');
        await until(() => bob.model.me === 'b' && ann.model.info!.canStart);
        const watcher = sitAt(made.table, null);
        await until(() => watcher.model.phase === 'lobby');
        bob.table.chat('good luck');
        await until(() => ann.model.chat.length === 1 && watcher.model.chat.length === 1);
        ann.table.start();
        await until(() => [ann, bob, watcher].every(({ model }) => model.drawing !== null));

        const roll = dice(4);
        let decided = 0;
        let kills = 0;
        let late: RemoteSource | null = null;
        while (ann.model.phase !== 'over') {
            await until(() => ann.model.myTurn || bob.model.myTurn || ann.model.phase === 'over');
            const player = ann.model.myTurn ? ann : bob;
            if (!player.model.myTurn) continue;
            const before = player.model.log.length;
            player.decide(player.model.choices[roll(player.model.choices.length)]!.decision);
            if (++decided === 8 || decided === 20) {
                kills++;
                await kill();
                await start();
            }
            if (decided === 14) late = sitAt(made.table, annKey); // a reload: a new page with the same key
            await until(() => player.model.saved === 'safe' && player.model.log.length > before);
        }
        expect(kills).toBe(2);
        const all: RemoteSource[] = [ann, bob, watcher, late!];
        await until(() => all.every(({ model }) => Boolean(model.end?.truth)));
        const lines = (model: TableModel) =>
            model.log.map(({ event }) => event.line.replace(/^(placed . #\d+) ./, '$1 ?'));
        for (const { model } of all) {
            expect(lines(model)).toEqual(lines(ann.model));
            expect(model.end!.record).toBe(ann.model.end!.record);
            expect(model.end!.rounds.length).toBe(7);
            expect(model.problem).toBeNull();
        }
        expect(late!.model.log).toEqual(ann.model.log);
        expect(await watcher.record()).toBe(ann.model.end!.record);
        expect(engine.replay(ann.model.end!.record!).info.names).toEqual(['Ann', 'Bob', 'squire']);

        ann.table.rematch();
        await until(() => bob.model.players[0]!.rematch);
        bob.table.rematch();
        await until(() =>
            all.every(
                ({ model }) =>
                    model.phase === 'playing' && model.drawing!.round === 1 && model.end === null,
            ),
        );
        for (const source of all) source.close();
    });

    test('my games know whose turn it is without sitting down', async () => {
        const made = await make({ seats: ['me', 'random'], name: 'Ann', start: true });
        keepSeat(made.table, { token: made.token, seat: made.seat });
        const stale = {
            id: made.table,
            kind: 'remote' as const,
            at: 1,
            rules: 'base',
            names: ['Ann'],
            round: 0,
            phase: 'lobby' as const,
            myTurn: false,
            rank: null,
        };
        noteGame(stale);
        const mine = () => myGames().find(({ id }) => id === made.table)!;
        await until(async () => {
            await refreshGames(origin());
            return mine().myTurn; // the other may begin
        });
        expect(mine()).toMatchObject({ phase: 'playing', round: 1, names: ['Ann', 'random'] });
        expect(await refreshGames(origin())).toBe(false);
    });
});

/* help.ts - the real engine for tests, and games to test with. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WebSocket as NodeSocket } from 'ws';
import { Engine, seatAt, type Board } from '../src/engine/engine';
import { LocalGame } from '../src/game/local/local-game';
import type { Surroundings } from '../src/game/remote/remote';
import { player } from '../src/game/player';
import type { Thread } from '../src/game/thread';
import { Intents } from '../src/game/table/intent';
import type { Player, Seat, Source } from '../src/game/types';

export const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const engine = new Engine(
    new WebAssembly.Module(readFileSync(path('build/wasm/oriflamme.wasm'))),
);

export const RULES = ['base', 'ablaze', 'mix', 'ablaze+schemer2'];

/** The same numbers in every run. */
export function dice(seed: number): (below: number) => number {
    let state = seed >>> 0 || 1;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const ODD = [null, 1, -1, 1e300, '', 'x', [], {}, true, [null, 1], { a: 1 }];

/** The value with one thing in it replaced or left out; `twist` spoils a text. */
export function spoil(
    value: unknown,
    roll: (below: number) => number,
    twist?: (text: string, roll: (below: number) => number) => string,
): unknown {
    if (twist && typeof value === 'string' && roll(2) === 0) return twist(value, roll);
    if (roll(4) === 0 || typeof value !== 'object' || value === null) return ODD[roll(ODD.length)];
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
        string,
        unknown
    >;
    const names = Object.keys(copy);
    const name = names[roll(Math.max(1, names.length))] ?? 'x';
    if (roll(5) === 0) delete copy[name];
    else copy[name] = spoil(copy[name], roll, twist);
    return copy;
}

export interface Turn {
    before: Board;
    decision: string;
    after: Board;
}

/** A whole game by chance; calls back for each decision. */
export function playRandom(
    seed: number,
    seats: number,
    rules: string,
    each: (turn: Turn) => void,
): { start: Board; decisions: string[] } {
    const roll = dice(seed);
    const start = engine.deal(rules, seats, BigInt(seed));
    const decisions: string[] = [];
    let board = start;
    while (!engine.isOver(board)) {
        const options = engine.options(board);
        const decision = options[roll(options.length)]!;
        const { board: after } = engine.play(board, decision, []);
        each({ before: board, decision, after });
        decisions.push(decision);
        board = after;
    }
    return { start, decisions };
}

/** Five named players as `me` sees them. */
export const namedPlayers = (me: Seat): Player[] =>
    seats(5).map((seat) => player(seat, { name: `Player ${seat.toUpperCase()}`, me: seat === me }));

export const seats = (count: number): Seat[] => Array.from({ length: count }, (_, i) => seatAt(i));

export function goldenRecords(): { name: string; text: string }[] {
    const dir = path('tests/records');
    return readdirSync(dir)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => ({ name, text: readFileSync(`${dir}/${name}`, 'utf8') }));
}

/** What a page has around it, for a table on a server at this address. */
export const surroundingsAt = (origin: string): Surroundings => ({
    origin,
    fetch,
    socket: (url) => new NodeSocket(url) as unknown as WebSocket,
    engine: async () => engine,
});

/** Any of the choices there are. */
export function decideAny(source: Source, roll: (below: number) => number): void {
    const { choices } = source.model;
    source.decide(choices[roll(choices.length)]!.decision);
}

/** What I mean at a table, as the table keeps it. */
export function intentsAt(source: Source): Intents {
    const intents = new Intents(source);
    source.subscribe((model) => intents.follow(model));
    return intents;
}

const HANG = 300_000; // ms: nothing else takes so long, whatever else the machine does

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + HANG;
    while (!(await condition())) {
        if (Date.now() > end) throw new Error(`it did not come to that: ${condition.toString()}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
}

/** An object as if it were in a worker, without the worker. */
export const direct = <T>(calls: T): Thread<T> => ({
    ask: async (call, ...args) => (calls[call] as (...args: unknown[]) => never)(...args),
    close: () => undefined,
});

/** Where a local game is played in tests. */
export const localDesk = () => direct(new LocalGame(() => engine));

/*
 * desk.ts - where a local game is played: in a worker, asked by messages; or, in tests, right here.
 */
import { loadEngine, loadKing, type Engine } from '../../engine/engine';
import { wantsKing } from '../bots';
import { LocalGame, type Batch, type LocalStart, type Opening } from './local-game';
import { threadOf } from '../thread';
import type { CoachHint, Eyes } from '../types';

export interface Calls {
    start(start: LocalStart): Opening;
    decide(decision: string): Batch;
    bot(): Batch;
    advise(): { decision: string; share: number }[];
    view(): string;
    record(eyes: Eyes): string;
    hint(on: 'events' | 'turn', said: number): CoachHint | null;
}

export interface Desk {
    ask<K extends keyof Calls>(
        call: K,
        ...args: Parameters<Calls[K]>
    ): Promise<ReturnType<Calls[K]>>;
    close(): void;
}

/** Answers the questions about one game at a time. */
export function makeClerk(engine: Engine): (call: keyof Calls, args: unknown[]) => unknown {
    let game: LocalGame | null = null;
    return (call, args) => {
        if (call === 'start') {
            game = new LocalGame(engine, args[0] as LocalStart);
            return game.opening();
        }
        if (!game) throw new Error('no game has been started');
        const verb = game[call] as (...args: unknown[]) => unknown;
        return verb.apply(game, args);
    };
}

/** For tests. */
export function directDesk(engine: Engine): Desk {
    const clerk = makeClerk(engine);
    return {
        ask: async (call, ...args) => clerk(call, args) as never,
        close: () => undefined,
    };
}

export function workerDesk(): Desk {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const { ask, close } = threadOf(worker);
    return { ask: (call, ...args) => ask(call, args) as never, close };
}

/** What the worker (worker.ts) answers with: the engine that a game needs comes with its start. */
export function answerer(): (call: string, args: unknown[]) => unknown {
    let clerk: Promise<ReturnType<typeof makeClerk>>;
    return async (call, args) => {
        if (call === 'start') {
            const load = wantsKing((args[0] as LocalStart).bots) ? loadKing : loadEngine;
            clerk = load().then(makeClerk);
        }
        return (await clerk)(call as keyof Calls, args);
    };
}

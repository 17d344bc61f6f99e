/*
 * desk.ts - where a local game is played: in a worker, asked by messages; or, in tests, right here.
 */
import { loadEngine, loadKing, type Engine } from '../engine/engine';
import { wantsKing } from './bots';
import { LocalGame, type Batch, type LocalStart, type Opening } from './local-game';
import type { CoachHint, Eyes } from './types';

export interface Calls {
    start(start: LocalStart): Opening;
    decide(decision: string): Batch;
    bot(): Batch;
    advise(): { decision: string; share: number }[];
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

export interface Question {
    id: number;
    call: keyof Calls;
    args: unknown[];
}
export type Answer = { id: number; value: unknown } | { id: number; error: string };

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
    const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
    let asked = 0;
    const fail = (message: string) => {
        for (const { reject } of waiting.values()) reject(new Error(message));
        waiting.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        const who = waiting.get(data.id);
        waiting.delete(data.id);
        if ('error' in data) who?.reject(new Error(data.error));
        else who?.resolve(data.value as never);
    };
    worker.onerror = (event) => fail(event.message || 'the worker could not start');
    return {
        ask: (call, ...args) =>
            new Promise((resolve, reject) => {
                const question: Question = { id: ++asked, call, args };
                waiting.set(question.id, { resolve, reject });
                worker.postMessage(question);
            }),
        close: () => {
            worker.terminate();
            fail('closed');
        },
    };
}

/** The worker's own end (worker.ts). */
export function answerIn(scope: DedicatedWorkerGlobalScope): void {
    let clerk: Promise<ReturnType<typeof makeClerk>>;
    scope.onmessage = async ({ data: { id, call, args } }: MessageEvent<Question>) => {
        let answer: Answer;
        try {
            if (call === 'start') {
                const load = wantsKing((args[0] as LocalStart).bots) ? loadKing : loadEngine;
                clerk = load().then(makeClerk);
            }
            answer = { id, value: (await clerk)(call, args) };
        } catch (error) {
            answer = { id, error: error instanceof Error ? error.message : String(error) };
        }
        scope.postMessage(answer);
    };
}

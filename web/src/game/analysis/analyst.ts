/*
 * analyst.ts - answers what something was worth: a whole game, the options of a running one, what
 * the table thinks a face-down card is, and why.
 *
 * Two workers do this where the machine has two cores. The moments of a game do not depend on each
 * other: each worker takes the next free one, and the result is the same however they were split.
 */
import {
    WORLDS,
    type Analysis,
    type AnalysisDecision,
    type AnalysisMoment,
    type CardBelief,
    type Mistaken,
    type Strength,
    type Why,
} from '../../engine/analysis';
import type { AnalystClerk, Task } from './analyst-clerk';
import { threadOf, type Thread } from '../thread';

export interface Watching {
    worlds?: number;
    /** How many moments there are, before the first is made. */
    onbegin?: (count: number) => void;
    onmoment?: (moment: AnalysisMoment) => void;
    /** Ends it: nothing more is made, and the promise is rejected. */
    signal?: AbortSignal;
}

const BOT = 'king';
const MOST_THREADS = 2;

export class Analyst {
    readonly #start: () => Thread<AnalystClerk>;
    readonly #most: number;
    readonly #threads: Thread<AnalystClerk>[] = [];

    /** start: makes a thread with a clerk; most: how many are of use. */
    constructor(start: () => Thread<AnalystClerk>, most: number) {
        this.#start = start;
        this.#most = Math.max(1, Math.min(MOST_THREADS, most));
    }

    #thread(which = 0): Thread<AnalystClerk> {
        return (this.#threads[which] ??= this.#start());
    }

    async analyse(record: string, watching: Watching = {}): Promise<Analysis> {
        const { worlds = WORLDS, onbegin, onmoment, signal } = watching;
        const task: Task = { record, worlds, bot: BOT };
        const { count, ...head } = await this.#thread().ask('head', task);
        const moments: AnalysisMoment[] = [];
        const pieces: Uint8Array[] = [];
        let next = 0;
        const work = async (which: number) => {
            while (next < count) {
                signal?.throwIfAborted();
                const i = next++;
                const { moment, piece } = await this.#thread(which).ask('moment', task, i);
                moments[i] = moment;
                pieces[i] = piece;
                if (!signal?.aborted) onmoment?.(moment);
            }
        };
        signal?.throwIfAborted();
        onbegin?.(count);
        await Promise.all(Array.from({ length: this.#most }, (_, which) => work(which)));
        signal?.throwIfAborted();
        return { ...head, moments, ...(await this.#thread().ask('conclude', task, pieces)) };
    }

    /** One option of a moment against another. */
    why(record: string, worlds: number, i: number, chosen: string, best: string): Promise<Why> {
        return this.#thread().ask('why', { record, worlds, bot: BOT }, i, chosen, best);
    }

    /** One moment alone. */
    async moment(record: string, worlds: number, i: number): Promise<AnalysisMoment> {
        return (await this.#thread().ask('moment', { record, worlds, bot: BOT }, i)).moment;
    }

    /** Whether this decision comes back as a question. */
    mistake(record: string, worlds: number, i: number): Promise<Mistaken> {
        return this.#thread().ask('mistake', { record, worlds, bot: BOT }, i);
    }

    /** games: a line each, the oldest first. */
    strength(games: string[]): Promise<Strength> {
        return this.#thread().ask('strength', games);
    }

    /** A running game. view: what the seat that is asked knows, in the notation. */
    advise(view: string, worlds = WORLDS): Promise<AnalysisDecision> {
        return this.#thread().ask('advise', view, worlds, BOT);
    }

    /** One option against another, with the budget of the advice. */
    adviseWhy(view: string, chosen: string, best: string, worlds = WORLDS): Promise<Why> {
        return this.#thread().ask('adviseWhy', view, worlds, BOT, chosen, best);
    }

    /** What the table takes each face-down card for; what the view knows beyond it is not used. */
    believe(view: string): Promise<CardBelief[]> {
        return this.#thread().ask('believe', view, BOT);
    }

    close(): void {
        for (const thread of this.#threads) thread?.close();
        this.#threads.length = 0;
    }
}

/** Nothing is loaded before the first question. */
export const openAnalyst = (): Analyst =>
    new Analyst(
        () =>
            threadOf(
                new Worker(new URL('./analyst-worker.ts', import.meta.url), { type: 'module' }),
            ),
        navigator.hardwareConcurrency ?? 1,
    );

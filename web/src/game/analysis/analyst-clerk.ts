/*
 * analyst-clerk.ts - the work of an analyst's worker: each call carries everything it needs, so
 * calls about several games may come in any order. Results for the last task are made only once.
 */
import type {
    Analyser,
    AnalysisEnd,
    AnalysisHead,
    AnalysisMoment,
    Mistaken,
    Strength,
    Why,
} from '../../engine/analysis';

export interface Task {
    record: string;
    worlds: number; // the budget
    bot: string;
}

export class AnalystClerk {
    readonly #analyser: Analyser;
    #current = ''; // the task that the module has begun, or the view that it has advised
    #made = new Set<number>();
    #head!: AnalysisHead;

    constructor(analyser: Analyser) {
        this.#analyser = analyser;
    }

    head(task: Task): AnalysisHead {
        const key = JSON.stringify(task);
        if (this.#current === key) return this.#head;
        this.#current = '';
        this.#made = new Set();
        this.#head = this.#analyser.begin(task.record, task.worlds, task.bot);
        this.#current = key;
        return this.#head;
    }

    /** The moment, and its bytes for the conclusions. */
    moment(task: Task, i: number): { moment: AnalysisMoment; piece: Uint8Array } {
        this.head(task);
        const moment = this.#analyser.moment(i);
        this.#made.add(i);
        return { moment, piece: this.#analyser.piece(i) };
    }

    conclude(task: Task, pieces: Uint8Array[]): AnalysisEnd {
        this.head(task);
        pieces.forEach((piece, i) => this.#analyser.adopt(i, piece));
        return this.#analyser.conclude();
    }

    why(task: Task, i: number, chosen: string, best: string): Why {
        this.head(task);
        if (!this.#made.has(i)) this.moment(task, i);
        return this.#analyser.why(i, chosen, best);
    }

    mistake(task: Task, i: number): Mistaken {
        this.head(task);
        if (!this.#made.has(i)) this.moment(task, i);
        return this.#analyser.mistake(i);
    }

    strength(games: string[]): Strength {
        return this.#analyser.strength(games);
    }

    advise(...args: Parameters<Analyser['advise']>) {
        this.#current = '';
        const advice = this.#analyser.advise(...args);
        this.#current = JSON.stringify(args);
        return advice;
    }

    adviseWhy(view: string, worlds: number, bot: string, chosen: string, best: string): Why {
        if (this.#current !== JSON.stringify([view, worlds, bot])) this.advise(view, worlds, bot);
        return this.#analyser.adviseWhy(chosen, best);
    }

    believe(...args: Parameters<Analyser['believe']>) {
        this.#current = '';
        return this.#analyser.believe(...args);
    }
}

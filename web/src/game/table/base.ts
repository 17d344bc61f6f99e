/*
 * base.ts - what all sources have in common: the model and its watchers.
 */
import { Store } from '../store';
import type { Loss, Source, Step, TableModel } from '../types';

const PATIENCE = 15000; // ms that an animation may keep the bots waiting

export function emptyModel(source: TableModel['source']): TableModel {
    return {
        source,
        id: '',
        phase: 'loading',
        me: null,
        maker: false,
        players: [],
        drawing: null,
        asked: null,
        myTurn: false,
        choices: [],
        deadline: null,
        log: [],
        away: 0,
        chat: [],
        saved: 'safe',
        connection: source === 'remote' ? 'connecting' : 'local',
        retryAt: null,
        problem: null,
        end: null,
        info: null,
        review: null,
        coach: null,
        undo: false,
        waits: false,
    };
}

type Watcher = (steps: Step[]) => void | Promise<void>;

export abstract class BaseSource implements Source {
    readonly kind: TableModel['source'];
    readonly #store: Store<TableModel>;
    readonly #watchers = new Set<Watcher>();
    #problems = 0;
    protected closed = false;

    constructor(kind: TableModel['source']) {
        this.kind = kind;
        this.#store = new Store(emptyModel(kind));
    }

    get model(): TableModel {
        return this.#store.get();
    }

    subscribe(run: (model: TableModel) => void): () => void {
        return this.#store.subscribe(run);
    }

    onSteps(run: Watcher): () => void {
        this.#watchers.add(run);
        return () => this.#watchers.delete(run);
    }

    protected patch(change: Partial<TableModel>): void {
        if (!this.closed) this.#store.set({ ...this.model, ...change });
    }

    protected problem(code: string, message: string, lost?: Loss[]): void {
        const n = ++this.#problems;
        this.patch({ problem: lost ? { code, message, n, lost } : { code, message, n } });
    }

    dismissProblem(): void {
        this.patch({ problem: null });
    }

    /** Hands steps to the animation. Ends when it is done, or when it takes too long. */
    protected async show(steps: Step[]): Promise<void> {
        if (steps.length === 0 || this.#watchers.size === 0) return;
        const shown = [...this.#watchers].map((run) =>
            Promise.resolve(run(steps)).catch(() => undefined),
        );
        let timer: ReturnType<typeof setTimeout> | undefined;
        const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
        await Promise.race([Promise.all(shown), patience]);
        clearTimeout(timer);
    }

    /* --- Deciding --- */

    protected abstract commit(decision: string): void;

    decide(decision: string): void {
        if (this.closed || !this.model.choices.some((choice) => choice.decision === decision))
            return;
        this.commit(decision);
    }

    abstract record(): Promise<string>;

    close(): void {
        this.#watchers.clear();
        this.closed = true;
    }
}

export const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, ms));

/** 64 bits, as the engine likes its seeds. */
export function randomSeed(): bigint {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    return (BigInt(high!) << 32n) | BigInt(low!);
}

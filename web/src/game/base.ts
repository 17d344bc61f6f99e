/*
 * base.ts - what all sources have in common: the model, who watches it, and the moment in which a
 * decision can be taken back.
 */
import { holdTime } from './settings';
import { Store } from './store';
import type { Source, Step, TableModel } from './types';

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
        held: null,
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
    };
}

type Watcher = (steps: Step[]) => void | Promise<void>;

export abstract class BaseSource implements Source {
    readonly kind: TableModel['source'];
    readonly #store: Store<TableModel>;
    readonly #watchers = new Set<Watcher>();
    #holding: ReturnType<typeof setTimeout> | null = null;
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

    protected problem(code: string, message: string): void {
        this.patch({ problem: { code, message, n: ++this.#problems } });
    }

    dismissProblem(): void {
        this.patch({ problem: null });
    }

    /** Shows steps to whoever animates them. Ends when they have, or when it takes too long. */
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
        this.#letGo();
        const hold = holdTime(this.kind);
        if (hold === 0) {
            this.patch({ held: null });
            this.commit(decision);
            return;
        }
        this.#holding = setTimeout(() => this.sendNow(), hold);
        this.patch({ held: { decision, until: Date.now() + hold }, saved: 'held' });
    }

    takeBack(): boolean {
        if (!this.model.held) return false;
        this.#letGo();
        this.patch({ held: null, saved: 'safe' });
        return true;
    }

    sendNow(): void {
        const held = this.model.held;
        if (!held) return;
        this.#letGo();
        this.patch({ held: null, saved: 'safe' });
        this.commit(held.decision);
    }

    #letGo(): void {
        if (this.#holding) clearTimeout(this.#holding);
        this.#holding = null;
    }

    /** The game has moved on: what was held is about a position that is gone. */
    protected forgetHeld(): void {
        this.#letGo();
        if (this.model.held) this.patch({ held: null, saved: 'safe' });
    }

    abstract record(): Promise<string>;

    close(): void {
        this.#letGo();
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

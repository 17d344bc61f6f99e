/*
 * store.ts - a value that can be watched: the Svelte store contract, without Svelte, so that it
 * runs in workers and tests.
 */
export type Unsubscribe = () => void;

export interface Readable<T> {
    subscribe(run: (value: T) => void): Unsubscribe;
    get(): T;
}

export class Store<T> implements Readable<T> {
    #value: T;
    readonly #watchers = new Set<(value: T) => void>();

    constructor(value: T) {
        this.#value = value;
    }

    get(): T {
        return this.#value;
    }

    set(value: T): void {
        this.#value = value;
        for (const run of [...this.#watchers]) {
            if (this.#value !== value) return; // a watcher has set another: all have heard of that
            run(value);
        }
    }

    subscribe(run: (value: T) => void): Unsubscribe {
        this.#watchers.add(run);
        run(this.#value);
        return () => this.#watchers.delete(run);
    }
}

/*
 * thread.ts - calls an object in a worker by messages: a question is the name of one of its
 * methods, and an exception of the method is thrown here.
 */
type Method = (...args: never[]) => unknown;

/** The methods of T from afar. */
export interface Thread<T> {
    ask<K extends keyof T>(
        call: K,
        ...args: T[K] extends (...args: infer A) => unknown ? A : never
    ): Promise<T[K] extends (...args: never[]) => infer R ? Awaited<R> : never>;
    /** Ends it at once: what was asked is answered by an error. */
    close(): void;
}

interface Question {
    id: number;
    call: string;
    args: never[];
}
type Answer = { id: number; value: unknown } | { id: number; error: string };

export function threadOf<T>(worker: Worker): Thread<T> {
    const waiting = new Map<
        number,
        { resolve(value: unknown): void; reject(error: Error): void }
    >();
    let asked = 0;
    const fail = (message: string) => {
        for (const { reject } of waiting.values()) reject(new Error(message));
        waiting.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        const who = waiting.get(data.id);
        waiting.delete(data.id);
        if ('error' in data) who?.reject(new Error(data.error));
        else who?.resolve(data.value);
    };
    worker.onerror = (event) => fail(event.message || 'the worker could not start');
    return {
        ask: (call, ...args) =>
            new Promise((resolve, reject) => {
                waiting.set(++asked, { resolve: resolve as (value: unknown) => void, reject });
                worker.postMessage({ id: asked, call, args });
            }),
        close: () => {
            worker.terminate();
            fail('closed');
        },
    };
}

/** The worker's own end: one question at a time. `find` gives the object once it is there. */
export function serve(find: () => object | Promise<object>): void {
    const scope = self as unknown as DedicatedWorkerGlobalScope;
    let last: Promise<void> = Promise.resolve();
    const answer = async ({ id, call, args }: Question) => {
        let told: Answer;
        try {
            const calls = (await find()) as Record<string, Method>;
            told = { id, value: await calls[call]!(...args) };
        } catch (error) {
            told = { id, error: error instanceof Error ? error.message : String(error) };
        }
        scope.postMessage(told);
    };
    scope.onmessage = ({ data }: MessageEvent<Question>) =>
        void (last = last.then(() => answer(data)));
}

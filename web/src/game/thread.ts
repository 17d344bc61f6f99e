/*
 * thread.ts - questions to a worker and its answers, by number. A question is a call by name; what
 * the worker throws is thrown here.
 */
interface Question {
    id: number;
    call: string;
    args: unknown[];
}
type Answer = { id: number; value: unknown } | { id: number; error: string };

export interface Thread {
    ask(call: string, args: unknown[]): Promise<unknown>;
    /** Ends it at once: what was asked is answered by an error. */
    close(): void;
}

export function threadOf(worker: Worker): Thread {
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
        ask: (call, args) =>
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

/** The worker's own end. */
export function answerIn(
    scope: DedicatedWorkerGlobalScope,
    answer: (call: string, args: unknown[]) => unknown,
): void {
    scope.onmessage = async ({ data: { id, call, args } }: MessageEvent<Question>) => {
        let told: Answer;
        try {
            told = { id, value: await answer(call, args) };
        } catch (error) {
            told = { id, error: error instanceof Error ? error.message : String(error) };
        }
        scope.postMessage(told);
    };
}

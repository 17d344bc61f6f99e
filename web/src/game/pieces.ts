/*
 * pieces.ts - long work in pieces: no task of the page's own thread may hold up the screen, so a
 * longer one is a generator that yields where it may be interrupted, and is driven from here.
 */

/** A piece ends at the first `yield` after this, in ms: a frame has 16. */
const PIECE = 8;

/** What is awaited continues in a task of its own: the screen may be drawn before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All of it at once: for those who cannot wait. */
export function atOnce<T>(work: Generator<void, T>): T {
    for (;;) {
        const { done, value } = work.next();
        if (done) return value;
    }
}

/** The same in as many tasks as it takes. */
export async function inPieces<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
        for (const end = performance.now() + PIECE; performance.now() < end;) {
            const { done, value } = work.next();
            if (done) return value;
        }
        await nextTask();
    }
}

/*
 * keep.ts - what the browser remembers: localStorage, where there is one.
 *
 * It may be missing (workers, tests), forbidden or full: then things are kept for as long as the
 * page lives, and `keep` says so by returning false.
 */
const PREFIX = 'oriflamme-';
const memory = new Map<string, string>();

function storage(): Storage | null {
    try {
        return globalThis.localStorage ?? null;
    } catch {
        return null; // forbidden
    }
}

/** Whether it will be there after a reload. */
export function keep(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    try {
        const disk = storage();
        if (disk) {
            disk.setItem(PREFIX + key, text);
            memory.delete(key);
            return true;
        }
    } catch {
        /* full: what the page remembers must do */
    }
    memory.set(key, text);
    return false;
}

export function recall<T>(key: string): T | null {
    try {
        const text = memory.get(key) ?? storage()?.getItem(PREFIX + key) ?? null;
        return text === null ? null : (JSON.parse(text) as T);
    } catch {
        return null; // forbidden, or not ours
    }
}

export function drop(key: string): void {
    memory.delete(key);
    try {
        storage()?.removeItem(PREFIX + key);
    } catch {
        /* nothing was there */
    }
}

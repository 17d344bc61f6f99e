/*
 * keep.ts - what the browser remembers: localStorage, where there is one.
 *
 * It may be missing (workers, tests), forbidden or full: then things are kept for as long as the
 * page lives, and `keep` says so by returning false.
 */
import type { Is } from '../shape';
import { Store } from '../store';

const PREFIX = 'oriflamme-';
const memory = new Map<string, string>();
const stuck = new Set<string>(); // damaged, and there is no room to set it aside: left as it is

/** Something that was kept here could not be read. */
export const damaged = new Store(false);

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
        if (stuck.has(key)) setAside(key, disk?.getItem(PREFIX + key) ?? text);
        if (disk && !stuck.has(key)) {
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

/**
 * What was kept, if it is what it should be. Another version of the page, another program or a hand
 * may have written it: what makes no sense here is set aside, and nothing takes its place before it
 * is.
 */
export function recall<T>(key: string, is: Is<T>): T | null {
    const text = textOf(key);
    if (text === null) return null;
    try {
        const value: unknown = JSON.parse(text);
        if (is(value)) return value;
    } catch {
        /* not ours */
    }
    setAside(key, text);
    return null;
}

/** Those of a list that are whole. */
export function recallList<T>(key: string, is: Is<T>): T[] {
    const text = textOf(key);
    const all = recall<unknown[]>(key, Array.isArray) ?? [];
    const whole = all.filter(is);
    if (whole.length < all.length && text !== null) {
        setAside(key, text);
        keep(key, whole);
    }
    return whole;
}

function textOf(key: string): string | null {
    try {
        return memory.get(key) ?? storage()?.getItem(PREFIX + key) ?? null;
    } catch {
        return null; // forbidden
    }
}

function setAside(key: string, text: string): void {
    // A reader may be in the middle of drawing.
    if (!stuck.has(key)) queueMicrotask(() => damaged.set(true));
    try {
        const disk = storage();
        let name = `${PREFIX}damaged-${key}`;
        while (disk && (disk.getItem(name) ?? text) !== text) name += '-';
        disk?.setItem(name, text);
        disk?.removeItem(PREFIX + key);
        stuck.delete(key);
    } catch {
        stuck.add(key);
    }
}

export function drop(key: string): void {
    memory.delete(key);
    if (stuck.has(key)) return;
    try {
        storage()?.removeItem(PREFIX + key);
    } catch {
        /* nothing was there */
    }
}

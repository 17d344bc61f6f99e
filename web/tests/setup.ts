/* setup.ts - what browsers have and Debian's node 18 has not. */
import { webcrypto } from 'node:crypto';

if (!('crypto' in globalThis)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

/** As a browser keeps things: for as long as this test file runs. */
class Shelf {
    readonly #kept = new Map<string, string>();
    getItem = (key: string): string | null => this.#kept.get(key) ?? null;
    setItem = (key: string, value: string): void => void this.#kept.set(key, value);
    removeItem = (key: string): void => void this.#kept.delete(key);
}

if (!('localStorage' in globalThis))
    Object.defineProperty(globalThis, 'localStorage', { value: new Shelf() });

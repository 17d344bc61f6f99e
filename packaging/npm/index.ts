/*
 * index.ts - the package `oriflamme`: the page's own interface to the engine, and a way to load it
 * in node and in browsers.
 */
import { Engine } from '../../web/src/engine/interface';

export * from '../../web/src/engine/interface';
export type {
    Ask,
    Card,
    Choice,
    Drawing,
    Eyes,
    Family,
    GameEvent,
    Kind,
    Place,
    Seat,
    Step,
} from '../../web/src/game/types';

/** Where the module may come from: compiled, its bytes, or an address to fetch. */
export type Origin = WebAssembly.Module | BufferSource | URL | string;

async function bytesAt(address: URL): Promise<BufferSource> {
    if (address.protocol === 'file:') {
        const { readFile } = await import('node:fs/promises');
        return new Uint8Array(await readFile(address));
    }
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the engine could not be loaded: ${answer.status} ${address}`);
    return answer.arrayBuffer();
}

/**
 * The engine. Without an origin, the file `oriflamme.wasm` beside this one is read (node) or
 * fetched (browsers). One engine works on one position at a time; load one for each worker.
 */
export async function load(
    origin: Origin = new URL('./oriflamme.wasm', import.meta.url),
): Promise<Engine> {
    if (origin instanceof WebAssembly.Module) return new Engine(origin);
    const bytes =
        typeof origin === 'string' || origin instanceof URL
            ? await bytesAt(new URL(origin, import.meta.url))
            : origin;
    return new Engine(await WebAssembly.compile(bytes));
}

/*
 * index.ts - `import { load, loadKing } from 'oriflamme'`: the modules are files beside this one.
 */
import { Checked, type Engine } from './engine';

export { BOTS, Refusal } from './engine';
export type {
    Ask,
    Board,
    BotAnswer,
    BotName,
    Card,
    Choice,
    Drawing,
    Engine,
    Eyes,
    Family,
} from './engine';
export type { GameEvent, Kind, Place, RecordInfo, Replay, Seat, Step } from './engine';

/** Where a file may come from: an address, its bytes, or (for a module) a WebAssembly.Module. */
export type Origin = string | object;

async function bytesAt(address: URL): Promise<Uint8Array<ArrayBuffer>> {
    if (address.protocol === 'file:') {
        const { readFile } = await import(/* @vite-ignore */ 'node:fs/promises');
        return new Uint8Array(await readFile(address));
    }
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
}

async function bytesOf(origin: Origin): Promise<Uint8Array<ArrayBuffer>> {
    if (typeof origin === 'string' || origin instanceof URL)
        return bytesAt(new URL(origin, import.meta.url));
    if (ArrayBuffer.isView(origin))
        return new Uint8Array(origin.buffer as ArrayBuffer, origin.byteOffset, origin.byteLength);
    if (origin instanceof ArrayBuffer) return new Uint8Array(origin);
    throw new TypeError('an address, bytes or a compiled module is needed');
}

async function moduleOf(origin: Origin): Promise<WebAssembly.Module> {
    return origin instanceof WebAssembly.Module
        ? origin
        : WebAssembly.compile(await bytesOf(origin));
}

/** The engine. It works on one position at a time; load one for each worker. */
export async function load(
    origin: Origin = new URL('./oriflamme.wasm', import.meta.url),
): Promise<Engine> {
    return new Checked(await moduleOf(origin));
}

/** The engine with the king and his courtiers, which are ten times its size. */
export async function loadKing(
    module: Origin = new URL('./king.wasm', import.meta.url),
    weights: Origin = new URL('./king.k8', import.meta.url),
): Promise<Engine> {
    const [compiled, bytes] = await Promise.all([moduleOf(module), bytesOf(weights)]);
    return new Checked(compiled, bytes);
}

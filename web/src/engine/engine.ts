/*
 * engine.ts - the page's engine: the interface with the page's own copy of the module.
 */
import kingUrl from '../../../bots/king.k8?url';
import url from '../../../build/wasm/oriflamme.wasm?url';
import { Engine } from './interface';

export * from './interface';

let loading: Promise<Engine> | null = null;

/** One for each thread. */
export function loadEngine(): Promise<Engine> {
    loading ??= compile().then((module) => new Engine(module));
    loading.catch(() => (loading = null));
    return loading;
}

async function compile(): Promise<WebAssembly.Module> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the engine could not be loaded: ${answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
}

/** Fetched when somebody wants a king, and kept by the service worker from then on. */
export async function loadKing(engine: Engine): Promise<void> {
    if (engine.hasKing()) return;
    const answer = await fetch(kingUrl);
    if (!answer.ok) throw new Error(`the king could not be loaded: ${answer.status}`);
    engine.takeKing(new Uint8Array(await answer.arrayBuffer()));
}

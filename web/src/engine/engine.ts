/*
 * engine.ts - the page's engine: the interface with the page's own copy of the module.
 */
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

/*
 * engine.ts - the page's engine: the interface with the page's own copies of the module.
 *
 * There are two: the engine of the first load, and one with what few players want at once: the king
 * and the analysis. The second comes with SIMD where the browser has it, with the same answers to
 * the bit.
 */
import weightsUrl from '../../../bots/king.k8?url';
import fullSimdUrl from '../../../build/wasm/oriflamme-king-simd.wasm?url';
import fullUrl from '../../../build/wasm/oriflamme-king.wasm?url';
import url from '../../../build/wasm/oriflamme.wasm?url';
import { Engine, hasSimd } from './interface';

export * from './interface';

/** Makes it once for each thread, and again when it has failed. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
    let made: Promise<T> | null = null;
    return () => {
        made ??= make();
        made.catch(() => (made = null));
        return made;
    };
}

export const loadEngine = once(async () => new Engine(await compile(url)));

/**
 * The module with everything, and the king's weights: fetched when somebody wants a king or an
 * analysis, and kept by the service worker from then on.
 */
export const fetchFull = (): Promise<[WebAssembly.Module, Uint8Array]> =>
    Promise.all([fetchModule(), fetchWeights()]);

export const fetchModule = () => compile(hasSimd() ? fullSimdUrl : fullUrl);
export const fetchWeights = async () => new Uint8Array(await bytesAt(weightsUrl, 'the king'));

/** What an analysis depends on. Each file's name carries the hash of what is in it. */
export const FULL_FILES = [fullUrl, weightsUrl];

export const loadKing = once(async () => {
    const [module, weights] = await fetchFull();
    const engine = new Engine(module);
    engine.takeKing(weights);
    return engine;
});

async function compile(address: string): Promise<WebAssembly.Module> {
    return WebAssembly.compile(await bytesAt(address, 'the engine'));
}

async function bytesAt(address: string, what: string): Promise<ArrayBuffer> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${what} could not be loaded: ${answer.status}`);
    return answer.arrayBuffer();
}

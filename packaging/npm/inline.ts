/*
 * inline.ts - `import { load, loadKing } from 'oriflamme/inline'`: the modules are inside the
 * scripts, for bundlers that do not move files. Each is imported when it is asked for.
 */
import { Checked, type Engine } from './engine';

export { BOTS, Refusal } from './engine';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export async function load(): Promise<Engine> {
    // @ts-expect-error packaging/npm/pack makes these
    const { default: module } = await import('./inline/oriflamme.js');
    return new Checked(await WebAssembly.compile(bytesOf(module)));
}

export async function loadKing(): Promise<Engine> {
    const [{ default: module }, { default: weights }] = await Promise.all([
        // @ts-expect-error as above
        import('./inline/king.js'),
        // @ts-expect-error as above
        import('./inline/weights.js'),
    ]);
    return new Checked(await WebAssembly.compile(bytesOf(module)), bytesOf(weights));
}

// A module of build/wasm: texts in, texts out.
import { readFileSync } from 'node:fs';

const weights = readFileSync(new URL('../../bots/king.k8', import.meta.url));

export class Module {
    constructor(path) {
        this.module = new WebAssembly.Module(readFileSync(path));
        this.verbs = new WebAssembly.Instance(this.module).exports;
    }
    bytes(at, size) {
        return new Uint8Array(this.verbs.memory.buffer, at, size);
    }
    /** With the king's weights. */
    load() {
        this.bytes(this.verbs.king_room(), weights.length).set(weights);
        this.verbs.king_load(weights.length);
        return this;
    }
    say(text) {
        const bytes = new TextEncoder().encode(`${text}\0`);
        this.bytes(this.verbs.input(), bytes.length).set(bytes);
    }
    /** What a verb that returned `length` says; below 0 it is why it refuses, up to a NUL. */
    text(length) {
        const all = new Uint8Array(this.verbs.memory.buffer);
        const start = this.verbs.output();
        return new TextDecoder().decode(all.slice(start, length < 0 ? all.indexOf(0, start) : start + length));
    }
    hear(length) {
        if (length < 0) throw new Error(this.text(length));
        return this.text(length);
    }
    /** Why it refuses, or null. */
    refused(length) {
        return length < 0 ? JSON.parse(this.text(length)).why : null;
    }
}

// failing.so from JavaScript: what it does to the server that preloads it (tests/server/failing.h).
import { openSync, readSync, writeFileSync, writeSync } from 'node:fs';

const SIZE = 136;
const AT = { wall_ms: 88, still: 96, play_ms: 104, stopped_us: 112, turns: 120 };
const STEP_MS = 1000;

export class Failing {
    /** `path` is a new file; `env` is for the server. */
    constructor(path) {
        writeFileSync(path, Buffer.alloc(SIZE));
        this.file = openSync(path, 'r+');
        this.env = {
            LD_PRELOAD: 'build/release/tests/failing.so', // relative: a space would divide the list
            ORI_FAILING: path,
        };
    }

    set(name, value) {
        const bytes = Buffer.alloc(8);
        bytes.writeBigInt64LE(BigInt(value));
        writeSync(this.file, bytes, 0, name === 'still' ? 4 : 8, AT[name]);
    }

    get(name) {
        const bytes = Buffer.alloc(8);
        readSync(this.file, bytes, 0, 8, AT[name]);
        return Number(bytes.readBigInt64LE());
    }

    /** The server's clock stands still from now on. */
    stopClock() {
        this.set('stopped_us', process.hrtime.bigint() / 1000n);
    }

    /** So much time passes for the server; `until(holds, what)` waits for its loop. */
    async pass(milliseconds, until) {
        for (let left = milliseconds; left > 0; left -= STEP_MS) {
            this.set('play_ms', this.get('play_ms') + Math.min(left, STEP_MS));
            const turns = this.get('turns');
            await until(() => this.get('turns') >= turns + 2, "the server's loop turns");
        }
    }
}

// A relay before a PostgreSQL that reads what passes: it can cut all links, swallow everything, lose the answer behind a commit
// or the batch before it, and lose, delay, double and reorder what the database notifies a node of.
//
// A transaction is what a node says up to a Sync; the database answers each with one ReadyForQuery. Every one that has passed
// is given to `seen`.
import net from 'node:net';

/** Cuts a stream into PostgreSQL's messages: a letter, a length, a body. The first that a client says has no letter. */
class Messages {
    rest = Buffer.alloc(0);

    constructor(isClient) {
        this.bare = isClient;
    }

    *read(bytes) {
        this.rest = this.rest.length ? Buffer.concat([this.rest, bytes]) : bytes;
        for (;;) {
            const head = this.bare ? 0 : 1;
            if (this.rest.length < head + 4) return;
            const size = head + this.rest.readInt32BE(head);
            if (this.rest.length < size) return;
            const whole = this.rest.subarray(0, size);
            this.rest = this.rest.subarray(size);
            const letter = this.bare ? '' : String.fromCharCode(whole[0]);
            this.bare = false;
            yield { letter, whole, body: whole.subarray(head + 4) };
        }
    }
}

const word = (body, from) => body.toString('utf8', from, body.indexOf(0, from));

/** An array in PostgreSQL's binary form, of texts or numbers. */
function readArray(bytes) {
    const TEXT = 25;
    const list = [];
    for (let at = 20; at < bytes.length; at += 4 + bytes.readInt32BE(at)) {
        const value = bytes.subarray(at + 4, at + 4 + bytes.readInt32BE(at));
        list.push(
            bytes.readInt32BE(8) === TEXT
                ? value.toString()
                : `${BigInt.asIntN(8 * value.length, BigInt('0x' + value.toString('hex')))}`,
        );
    }
    return list;
}

/** The statement's name and its arguments, of a Bind: texts, or arrays. */
function readBind(body) {
    let at = body.indexOf(0) + 1;
    const name = word(body, at);
    at += Buffer.byteLength(name) + 1;
    const formats = at + 2;
    const counted = body.readInt16BE(at);
    at += 2 + 2 * counted;
    const args = [];
    for (let i = 0, from = at + 2; i < body.readInt16BE(at); i++) {
        const size = body.readInt32BE(from);
        const value = body.subarray(from + 4, from + 4 + size);
        const isBinary = counted > 0 && body.readInt16BE(formats + 2 * i) === 1;
        args.push(size < 0 ? null : isBinary ? readArray(value) : value.toString());
        from += 4 + Math.max(size, 0);
    }
    return { name, args };
}

export class Relay {
    links = new Set();
    swallows = false;
    losing = () => false; // the answer to this transaction, once it is done; the link ends with it
    dropping = () => false; // the transaction itself, before the database has it all
    notified = (whole, pass) => pass(whole); // what becomes of a notification
    seen = () => {}; // of every transaction that is complete
    delay = 0; // milliseconds that every answer takes longer
    lost = 0;
    dropped = 0;

    /** `target` is a path or a port. */
    constructor(target) {
        this.target = target;
    }

    listen() {
        this.server = net.createServer((near) => this.#join(near));
        return new Promise((done) => {
            this.server.listen(0, '127.0.0.1', () =>
                done((this.port = this.server.address().port)),
            );
        });
    }

    #join(near) {
        const far = net.connect(this.target);
        const link = { near, far, sql: new Map(), said: [], waiting: [] };
        const said = new Messages(true);
        const answered = new Messages(false);
        link.end = () => {
            near.destroy();
            far.destroy();
            this.links.delete(link);
        };
        this.links.add(link);
        for (const socket of [near, far]) {
            socket.setNoDelay(true);
            socket.on('error', link.end);
            socket.on('close', link.end);
        }
        near.on('data', (bytes) => {
            if (this.swallows) return;
            for (const message of said.read(bytes))
                if (this.links.has(link)) this.#say(link, message);
        });
        far.on('data', (bytes) => {
            if (this.swallows) return;
            for (const message of answered.read(bytes))
                if (this.links.has(link)) this.#answer(link, message);
        });
    }

    #say(link, { letter, whole, body }) {
        if (letter === 'P') link.sql.set(word(body, 0), word(body, body.indexOf(0) + 1));
        if (letter === 'B') {
            const { name, args } = readBind(body);
            link.said.push({ sql: link.sql.get(name) ?? '', args, name });
        }
        if (letter === 'S' || letter === 'Q') {
            const transaction = { statements: link.said, done: [], link };
            link.said = [];
            this.seen(transaction);
            if (this.dropping(transaction)) {
                this.dropped++;
                link.end();
                return;
            }
            link.waiting.push(transaction);
        }
        link.far.write(whole);
    }

    #answer(link, { letter, whole, body }) {
        const transaction = link.waiting[0];
        if (letter === 'A') {
            this.notified(whole, (again) => link.near.destroyed || link.near.write(again));
            return;
        }
        if (letter === 'C' && transaction) transaction.done.push(word(body, 0));
        if (letter === 'Z' && transaction) {
            link.waiting.shift();
            transaction.answered = true;
            if (this.losing(transaction)) {
                this.lost++;
                link.end();
                return;
            }
        }
        // Held until it is known whether it is to be lost.
        link.held = [...(link.held ?? []), whole];
        if (letter === 'Z' || link.waiting.length === 0) {
            const answer = Buffer.concat(link.held);
            link.held = [];
            if (this.delay)
                setTimeout(() => link.near.destroyed || link.near.write(answer), this.delay);
            else link.near.write(answer);
        }
    }

    cut() {
        for (const link of [...this.links]) link.end();
    }

    close() {
        this.cut();
        this.server.close();
    }
}

/** The statement writes decisions, changes a table, says something. */
export const kindOf = ({ sql }) =>
    /INSERT INTO decisions/.test(sql)
        ? 'decision'
        : /INSERT INTO games/.test(sql)
          ? 'game'
          : /INSERT INTO chat/.test(sql)
            ? 'chat'
            : /^(INSERT INTO|UPDATE) tables\b.*\bbody\b/s.test(sql)
              ? 'table'
              : /^UPDATE games/.test(sql)
                ? 'over'
                : /pg_notify/.test(sql)
                  ? 'hint'
                  : '';

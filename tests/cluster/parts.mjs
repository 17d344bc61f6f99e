// What the tests of several nodes are made of: nodes, and players who write down what was acknowledged. (relay.mjs: the relay
// before the database.)
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { freePort } from '../support/ports.mjs';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

/** Milliseconds: a wait is for a condition, and only a hang takes so long. */
export const PATIENCE = 120000;
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until it holds; fails by name when it never does. */
export async function until(holds, what) {
    for (const end = Date.now() + PATIENCE; !(await holds()); await sleep(20))
        if (Date.now() > end) throw new Error(`it does not come to be: ${what}`);
}

const children = new Set();
export function start(command, args, how = {}) {
    const child = spawn(command, args, { stdio: 'ignore', ...how });
    children.add(child);
    child.on('exit', () => children.delete(child));
    return child;
}

export const killAll = () => children.forEach((child) => child.kill('SIGKILL'));

/* --- Nodes --- */

export class Node {
    constructor(program, folder, name, store, { env = {}, delay = 0, options = [] } = {}) {
        Object.assign(this, { program, folder, name, store, env, delay, options });
    }

    /** Players know its port: it is kept when the node is started again. */
    async start() {
        this.port ??= await freePort();
        await this.#begin();
        let status;
        await until(
            async () => (status = await this.health()) === 200,
            `${this.name} is healthy`,
        ).catch((error) => {
            const log = readFileSync(`${this.folder}/${this.name}.log`, 'utf8').slice(-2000);
            throw new Error(
                `${error.message}; its health is ${status}, and the end of its log:\n${log}`,
            );
        });
        return this;
    }

    async #begin() {
        const log = `${this.folder}/${this.name}.log`;
        this.child = start(
            this.program,
            [
                ...['serve', this.store.includes(':') ? '--store' : '--data', this.store],
                ...['--node', this.name, '--log', log],
                ...['--rate', '0', '--tables-per-hour', '0', '--trust-proxy'],
                ...['--bot-delay', `${this.delay}`, '--max-per-address', '5000'],
                ...['--web', 'tests/server/page', '--listen', `127.0.0.1:${this.port}`],
                ...this.options,
            ],
            {
                env: { ...process.env, ...this.env },
                stdio: ['ignore', 'pipe', 'pipe'],
            },
        );
        this.ended = new Promise((done) => this.child.on('exit', done));
        let said = '';
        this.child.stderr.on('data', (part) => (said += part));
        for await (const part of this.child.stdout) {
            said += part;
            if (/listening on .*\n/.test(said)) return;
        }
        await this.ended;
        throw new Error(`${this.name} ended at once: ${said}`);
    }

    /** Its status, or 0 when it does not answer. */
    async health() {
        try {
            const answer = await fetch(`${this.url}/health`, {
                signal: AbortSignal.timeout(2000),
            });
            await answer.text();
            return answer.status;
        } catch {
            return 0;
        }
    }

    async stop(signal) {
        this.child.kill(signal);
        await this.ended;
    }

    get url() {
        return `http://127.0.0.1:${this.port}`;
    }
}

/** Asks a node by a connection of its own: one that was kept since the last question may just be closing. */
export const ask = (url) => fetch(url, { headers: { Connection: 'close' } });

/* --- Players --- */

export async function post(url, path, body) {
    let made;
    const isMade = async () => {
        const answer = await fetch(url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
        }).catch(() => null);
        if (answer?.status === 201) made = await answer.json();
        return made; // or the store is away just now
    };
    await until(isMade, `POST ${path}`);
    return made;
}

/** One seat: plays at random, comes back to the next of its addresses when it is cut off, and notes every acknowledgement. */
export class Player {
    acked = new Map(); // `GAME v` -> the decision that led to v
    asking = null; // what was said and is not answered
    asked = null; // what it could say
    v = -1;
    game = null;
    over = false;
    closes = [];
    abrupt = 0; // so often it was cut off from the table without a word
    gaps = 0;
    refs = 0;
    limit = Infinity; // the version at which it decides no more

    constructor(urls, table, how = {}) {
        Object.assign(this, {
            urls,
            table,
            token: null,
            twice: false,
            pause: 0,
            mayGoBack: false, // a version that was told may turn out not to be written
            remembers: false, // it says how far it has come when it comes back
            ...how,
        });
        this.turn = how.first ?? 0;
        this.connect();
    }

    connect() {
        const url = this.urls[this.turn++ % this.urls.length];
        this.socket = new WebSocket(url.replace('http', 'ws') + '/ws/' + this.table, {
            handshakeTimeout: 3000,
        });
        this.socket.on('open', () => {
            const hello = { t: 'hello', protocol: 1, table: this.table };
            const since = this.remembers && this.game ? { game: this.game, since: this.v } : {};
            this.say({
                ...hello,
                ...(this.token && { token: this.token }),
                ...since,
            });
        });
        this.socket.on('message', (data) => this.hear(JSON.parse(data)));
        this.socket.on('close', (code) => {
            this.closes.push(code);
            if (this.atTable && !this.ended) this.abrupt++;
            this.atTable = false;
            this.left ??= performance.now();
            if (!this.ended) setTimeout(() => this.connect(), 50);
        });
        this.socket.on('error', () => {});
    }

    say(message) {
        if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    hear(m) {
        if (m.t === 'hello') this.atTable = true;
        if (m.t === 'lost') this.lose(m);
        if (m.t === 'bye') this.atTable = false;
        if (m.t === 'hello' && m.seat === null && this.name)
            this.say({ t: 'sit', name: this.name });
        if (m.t === 'seat') this.token = m.token;
        if (m.left !== undefined)
            this.lefts = [
                ...(this.lefts ?? []),
                {
                    v: m.v,
                    left: m.left,
                    deadline: m.deadline,
                    at: performance.now(),
                    standin: m.standin,
                },
            ];
        if (m.t === 'game') this.stand(m);
        if (m.t === 'events') {
            if (m.game === this.game && m.v === this.v + 1) this.stand(m);
            else if (m.game !== this.game || m.v > this.v) {
                this.gaps++;
                this.say({ t: 'resync' });
            }
        }
        // What was said twice is acknowledged twice, perhaps when the next is under way; what was said
        // before something was lost, perhaps when another decision of that version is.
        const ref = m.ref ?? this.asking?.ref;
        if (
            m.t === 'ack' &&
            m.game === this.asking?.game &&
            m.v === this.asking.v + 1 &&
            ref === this.asking.ref
        ) {
            this.acked.set(`${m.game} ${m.v}`, this.asking.decision);
            this.asking = null;
        }
        if (m.t === 'over') this.over = true;
        if (m.t === 'error') {
            this.errors = [...(this.errors ?? []), m.code];
            setTimeout(() => this.say({ t: 'resync' }), 50);
        }
    }

    /** What the store has lost, in the server's words. */
    lose(m) {
        this.losses = [...(this.losses ?? []), m];
        if (m.what !== 'decisions' && m.what !== 'game') return;
        Object.assign(this, {
            v: -1,
            game: null,
            options: null,
            asking: null,
            over: false,
        });
    }

    stand(m) {
        if (this.left !== undefined) {
            this.away = [...(this.away ?? []), performance.now() - this.left];
            this.left = undefined;
        }
        if (m.game === this.game && m.v < this.v && !this.mayGoBack)
            throw new Error(`version ${this.v} of ${m.game} was told, and now it is ${m.v}`);
        Object.assign(this, { game: m.game, v: m.v, options: m.options });
        if (m.options && m.v < this.limit) setTimeout(() => this.decide(m), this.pause);
    }

    /** Whatever was said to it until now has been heard. */
    async hearAll() {
        const { socket } = this;
        if (socket.readyState !== WebSocket.OPEN) return;
        await new Promise((done) => {
            for (const event of ['pong', 'close']) socket.once(event, done);
            socket.ping();
        });
    }

    /** From now on it decides again. */
    goOn() {
        this.limit = Infinity;
        if (this.options) this.decide(this);
    }

    decide({ game, v, options }) {
        if (game !== this.game || v !== this.v) return;
        // What was not answered is said again, word by word: it may be done already.
        const again = this.asking?.game === game && this.asking.v === v;
        const decision = again
            ? this.asking.decision
            : options[Math.floor(Math.random() * options.length)];
        const ref = again ? this.asking.ref : ++this.refs;
        this.asking = { game, v, decision, ref };
        this.say({ t: 'decide', ...this.asking });
        if (this.twice) this.twice(this.asking);
    }

    end() {
        this.ended = true;
        this.socket.terminate();
    }
}

/** A table of `seats` players, who begin at different addresses; made at the first of them, or at `how.made`. */
export async function seat(urls, seats, how = {}) {
    const made = await post(how.made ?? urls[0], '/tables', {
        seats: Array(seats).fill('open'),
        rules: 'base',
        ...how.wish,
    });
    const players = [];
    for (let i = 0; i < seats; i++) {
        const player = new Player(urls, made.table, {
            name: `p${i}`,
            first: i,
            ...how,
        });
        await until(() => player.token, 'a player sits');
        players.push(player);
    }
    const maker = new Player(urls, made.table, { token: made.token });
    await until(() => {
        maker.say({ t: 'start' });
        return sleep(50).then(() => players.some((p) => p.game));
    }, 'the game starts');
    maker.end();
    return { id: made.table, players };
}

/** Whoever is asked decides: the version in which it was. */
export async function decideOne(players) {
    const asked = players.find((p) => p.options);
    const { game, v, options } = asked;
    asked.decide({ game, v, options });
    await until(() => players.every((p) => p.v > v || p.over), 'it is decided');
    return v;
}

export async function playToTheEnd(tables) {
    const over = () => tables.every((t) => t.players.every((p) => p.over));
    try {
        await until(over, 'every game ends');
    } catch (error) {
        for (const p of tables.flatMap((t) => t.players.filter((p) => !p.over)))
            console.log(`  ${p.game} v ${p.v}: ${JSON.stringify(p.asking)} ${p.errors?.slice(-3)}`);
        throw error;
    }
    for (const t of tables) t.players.forEach((p) => p.end());
}

/** Somebody at a table who asks for one thing at a time, and remembers what was told. */
export class Person {
    heard = [];
    #refs = 0;
    #waiting = new Map();

    constructor(url, table, token) {
        this.token = token;
        this.socket = new WebSocket(url.replace('http', 'ws') + '/ws/' + table);
        this.socket.on('error', () => {});
        this.socket.on('message', (data) => this.#hear(JSON.parse(data)));
        this.socket.on('open', () =>
            this.socket.send(
                JSON.stringify({
                    t: 'hello',
                    protocol: 1,
                    table,
                    ...(token && { token }),
                }),
            ),
        );
        this.comes = until(() => this.heard.length, 'hello is answered');
    }

    #hear(message) {
        this.heard.push(message);
        if (message.t === 'seat') Object.assign(this, { seat: message.seat, token: message.token });
        if (message.t === 'table') this.table = message;
        if (message.t === 'game' || message.t === 'events') this.game = message;
        this.#waiting.get(message.ref)?.(message);
        this.#waiting.delete(message.ref);
    }

    /** The answer to it. */
    ask(message) {
        const ref = ++this.#refs;
        this.socket.send(JSON.stringify({ ...message, ref }));
        return new Promise((done, fail) => {
            this.#waiting.set(ref, done);
            setTimeout(
                () => fail(new Error(`no answer to ${JSON.stringify(message)}`)),
                PATIENCE,
            ).unref();
        });
    }

    end() {
        this.socket.terminate();
    }
}

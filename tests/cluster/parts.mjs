// What the tests of several nodes are made of: nodes, a relay before the database that can cut, swallow and lose an answer,
// and players who write down what was acknowledged.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until it holds; fails by name when it never does. */
export async function until(holds, what, patience = 60000) {
    for (const end = Date.now() + patience; !(await holds()); await sleep(20))
        if (Date.now() > end) throw new Error(`it does not come to be: ${what}`);
}

/** A port that was free a moment ago. */
export function freePort() {
    return new Promise((done) => {
        const probe = net.createServer().listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => done(port));
        });
    });
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
    constructor(program, folder, name, store, env = {}) {
        Object.assign(this, { program, folder, name, store, env });
    }

    async start() {
        this.port ??= await freePort();
        const log = `${this.folder}/${this.name}.log`;
        const flags = [
            '--rate',
            '0',
            '--tables-per-hour',
            '0',
            '--bot-delay',
            '0',
            '--trust-proxy',
        ];
        this.child = start(
            this.program,
            [
                ...['serve', '--store', this.store, '--node', this.name, '--log', log, ...flags],
                ...['--listen', `127.0.0.1:${this.port}`, '--max-per-address', '5000'],
            ],
            { env: { ...process.env, ...this.env } },
        );
        this.ended = new Promise((done) => this.child.on('exit', done));
        const lives = async () => {
            if (this.child.exitCode !== null)
                throw new Error(
                    `${this.name} ended at once: ${readFileSync(log, 'utf8').slice(-500)}`,
                );
            return (await this.health()) === 200;
        };
        await until(lives, `${this.name} is healthy`);
        return this;
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

/* --- The relay --- */

/** Before a PostgreSQL: `target` is a path or a port. */
export class Relay {
    pairs = new Set();
    swallows = false;
    loses = 0; // answers to commits that are still to be lost
    lost = 0;

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
        const pair = { near, far };
        const end = () => {
            near.destroy();
            far.destroy();
            this.pairs.delete(pair);
        };
        this.pairs.add(pair);
        for (const socket of [near, far]) {
            socket.setNoDelay(true);
            socket.on('error', end);
            socket.on('close', end);
        }
        near.on('data', (bytes) => this.swallows || far.write(bytes));
        far.on('data', (bytes) => {
            if (this.swallows) return;
            // The command is complete and the transaction with it: the node never hears of it.
            if (
                this.loses > 0 &&
                /INSERT 0 1\0[\s\S]*Z\0\0\0\x05I/.test(bytes.toString('latin1'))
            ) {
                this.loses--;
                this.lost++;
                end();
            } else near.write(bytes);
        });
    }

    cut() {
        for (const { near, far } of this.pairs) {
            near.destroy();
            far.destroy();
        }
        this.pairs.clear();
    }

    close() {
        this.cut();
        this.server.close();
    }
}

/* --- Players --- */

export async function post(url, path, body) {
    for (;;) {
        const answer = await fetch(url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
        }).catch(() => null);
        if (answer?.status === 201) return answer.json();
        await sleep(100); // the store is away just now
    }
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
    gaps = 0;

    constructor(urls, table, how = {}) {
        Object.assign(this, {
            urls,
            table,
            token: null,
            twice: false,
            pause: 0,
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
            this.say(this.token ? { ...hello, token: this.token } : hello);
        });
        this.socket.on('message', (data) => this.hear(JSON.parse(data)));
        this.socket.on('close', (code) => {
            this.closes.push(code);
            this.left ??= performance.now();
            if (!this.ended) setTimeout(() => this.connect(), 50);
        });
        this.socket.on('error', () => {});
    }

    say(message) {
        if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    hear(m) {
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
        if (m.t === 'ack' && this.asking) {
            this.acked.set(`${m.game} ${m.v}`, this.asking.decision);
            this.asking = null;
        }
        if (m.t === 'over') this.over = true;
        if (m.t === 'error') {
            this.errors = [...(this.errors ?? []), m.code];
            setTimeout(() => this.say({ t: 'resync' }), 50);
        }
    }

    stand(m) {
        if (this.left !== undefined) {
            this.away = [...(this.away ?? []), performance.now() - this.left];
            this.left = undefined;
        }
        if (m.game === this.game && m.v < this.v)
            throw new Error(`version ${this.v} of ${m.game} was told, and now it is ${m.v}`);
        Object.assign(this, { game: m.game, v: m.v });
        if (m.options) setTimeout(() => this.decide(m), this.pause);
    }

    decide({ game, v, options }) {
        if (game !== this.game || v !== this.v) return;
        // What was not answered is said again, word by word: it may be done already.
        const again = this.asking?.game === game && this.asking.v === v;
        const decision = again
            ? this.asking.decision
            : options[Math.floor(Math.random() * options.length)];
        this.asking = { game, v, decision };
        this.say({ t: 'decide', game, v, decision });
        if (this.twice) this.twice(this.asking);
    }

    end() {
        this.ended = true;
        this.socket.terminate();
    }
}

/** A table of `seats` players, who begin at different addresses. */
export async function seat(urls, seats, how = {}) {
    const made = await post(urls[0], '/tables', {
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

export async function playToTheEnd(tables, patience = 120000) {
    const over = () => tables.every((t) => t.players.every((p) => p.over));
    try {
        await until(over, 'every game ends', patience);
    } catch (error) {
        for (const p of tables.flatMap((t) => t.players.filter((p) => !p.over)))
            console.log(`  ${p.game} v ${p.v}: ${JSON.stringify(p.asking)} ${p.errors?.slice(-3)}`);
        throw error;
    }
    for (const t of tables) t.players.forEach((p) => p.end());
}

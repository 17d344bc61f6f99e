// Two nodes that are killed while tables begin to wait for players who are not looking: everybody is told, of each thing once. Their
// push service is our own (tests/notice/pushservice.mjs), and their internet is this machine (tests/notice/names.c).
//   RATE      tables a second (1); each has two notices: the game has begun, and it is their turn
//   LIFE_MS   until the next kill, at most (1500)
//   HOLD_MS   and first takes so long to speak, at most (300): so long a letter is claimed and has not left
//   ANSWER_MS the push service takes so long to answer (100): a node that dies meanwhile has sent its letter
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { Browser, PushService, certificate } from '../notice/pushservice.mjs';
import { Failing } from '../support/failing.mjs';
import { Node, Person, post, sleep, start, until } from './parts.mjs';
import { DIRECT, folder, program } from './stage.mjs';

const { RATE = 1, LIFE_MS = 1500, ANSWER_MS = 100, HOLD_MS = 300 } = process.env;
const HOST = 'fcm.googleapis.com';
const PUBLIC = '142.250.1.1';
const NAMES = `${folder}/names`;
const MAKERS = 4;
/** The nodes' clock runs so much faster: what they wait for is shorter, all else takes its time. So a push service that has not
 * answered within a second is given up, and its letters are sent again: HOLD_MS and ANSWER_MS must stay below. */
const SPEED = 10;
const STEP_MS = 10;
/** Of the nodes' clock. By the world's, a dead node is known to be dead after 6 s at most, and its tables are taken over 5 s
 * later; a new node does not know for 20 s who is looking. */
const CALM_MS = 200000;
/** Sent twice, of 1,000 kills. */
const MOST_TWICE = 1;

/** One clock for both nodes, moved on by hand. */
function hurry() {
    const failing = new Failing(`${folder}/failing`);
    const clock = { env: failing.env, ms: 0 };
    failing.stopClock();
    const timer = setInterval(() => failing.set('play_ms', (clock.ms += STEP_MS * SPEED)), STEP_MS);
    clock.stop = () => clearInterval(timer);
    return clock;
}

/** A port before another: what is said there waits. */
function holding(port) {
    const front = net.createServer((near) =>
        setTimeout(
            () => {
                const far = net.connect(port, '127.0.0.1');
                near.on('error', () => far.end());
                far.on('error', () => near.destroy());
                near.pipe(far).pipe(near);
            },
            any(Number(HOLD_MS)),
        ),
    );
    front.unref();
    return new Promise((done) => front.listen(0, '127.0.0.1', () => done(front.address().port)));
}

/** Its environment is for the nodes. */
async function openService() {
    const cert = certificate(folder, [HOST]);
    const service = new PushService(cert, (letter, response) =>
        setTimeout(() => response.writeHead(201).end(), Number(ANSWER_MS)),
    );
    const port = await holding(await service.start());
    const names = ['name 127.0.0.1 127.0.0.1', `name ${HOST} ${PUBLIC}`, `via ${PUBLIC} ${port}`];
    writeFileSync(NAMES, `${names.join('\n')}\n`);
    service.env = {
        SSL_CERT_FILE: cert.file,
        ORI_NAMES: NAMES,
        ORI_NAMES_LOG: `${folder}/connects`,
    };
    return service;
}

/** Somebody who makes tables, begins a game at each, and goes. */
class Maker {
    static count = 0;

    constructor(nodes) {
        const number = ++Maker.count;
        this.nodes = nodes;
        this.pass = number.toString(16).padStart(32, '0');
        this.browser = new Browser(`https://${HOST}/fcm/send/${number}`);
        this.path = `/fcm/send/${number}`;
        this.tables = [];
    }

    /** Of any node: it may just be dead. */
    get url() {
        return this.nodes[any(this.nodes.length)].url;
    }

    async makes() {
        const pace = { kind: 'days', days: 1 };
        const seats = ['me', 'random'];
        const wish = {
            name: 'Ann',
            pass: this.pass,
            public: this.tables.length % 2 > 0,
            seats,
            pace,
        };
        const { table, token } = await post(this.url, '/tables', wish);
        if (this.tables.length === 0) await until(() => this.#asks(), 'a device is kept');
        await until(() => this.#begins(table, token), 'a game begins');
        this.tables.push(table);
    }

    #asks() {
        return fetch(`${this.url}/me/notices`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.pass}` },
            body: JSON.stringify({ ...this.browser.subscription, lang: 'en' }),
        }).then(
            (answer) => answer.status === 200,
            () => false,
        );
    }

    async #begins(table, token) {
        const person = new Person(this.url, table, token);
        let isCut = false;
        person.socket.on('close', () => (isCut = true));
        person.comes.catch(() => {});
        await until(() => isCut || person.heard.length > 0, 'it is heard or cut off');
        if (!person.game) person.ask({ t: 'start', first: 'a' }).catch(() => {});
        await until(() => isCut || person.game, 'it begins or is cut off');
        person.end();
        return person.game;
    }

    /** How often it was told of each thing, and what: "TABLE turn" -> letters. */
    told(letters) {
        const told = new Map();
        for (const letter of letters.filter(({ path }) => path === this.path)) {
            const facts = JSON.parse(this.browser.read(letter.body));
            const what = `${facts.table} ${facts.n}`;
            told.set(what, [...(told.get(what) ?? []), facts]);
        }
        return told;
    }
}

const any = (below) => Math.floor(Math.random() * below);

/** By a process of its own: this one, which is the push service, too, would always do it right behind a letter. */
async function killSoon(node) {
    start('bash', ['-c', `sleep ${any(LIFE_MS) / 1000}; kill -9 ${node.child.pid}`]);
    await node.ended;
}

/** Of a thing that was told as well when a later one was, the later one is enough. */
function missedBy(maker, told) {
    const turns = maker.tables.map((id) => `${id} turn`).filter((what) => !told.has(what));
    const begun = maker.tables.filter((id) => !told.has(`${id} begun`) && !told.has(`${id} turn`));
    return [...turns, ...begun.map((id) => `${id} begun`)];
}

/** On a machine that is too busy. Such a letter is tried again, by the node that has it in memory. */
const wasLate = (nodes) =>
    nodes.some(({ name }) =>
        readFileSync(`${folder}/${name}.log`, 'utf8').includes('notice-failed'),
    );

export default {
    /** Nodes are killed at any moment. One that dies just behind a letter, before its note has left as well, leaves a letter
     * that is sent twice, and a device that can tell by `due`; nobody is left out. */
    async letters(count = 8) {
        const service = await openService();
        const clock = hurry();
        const how = {
            env: {
                ...clock.env,
                ...service.env,
                LD_PRELOAD: `${clock.env.LD_PRELOAD} build/release/tests/names.so`,
            },
            options: ['--push', '--public-url', 'https://play.example.org', '--watchdog', '0'],
        };
        const nodes = await Promise.all(
            ['node-a', 'node-b'].map((name) =>
                new Node(program, folder, name, DIRECT, how).start(),
            ),
        );
        const makers = Array.from({ length: MAKERS }, () => new Maker(nodes));
        let ends = false;
        const atWork = makers.map(async (maker) => {
            while (!ends) {
                await maker.makes();
                await sleep((Math.random() * 2 * 1000 * MAKERS) / Number(RATE));
            }
        });
        for (let i = 0; i < count; i++) {
            const node = nodes[any(2)];
            await killSoon(node);
            await node.start();
        }
        ends = true;
        await Promise.all(atWork);
        const calm = clock.ms + CALM_MS;
        await until(() => clock.ms >= calm, 'a while passes');
        const tellAll = () => makers.map((maker) => maker.told(service.letters));
        const missedOf = (tolds) => makers.flatMap((maker, i) => missedBy(maker, tolds[i]));
        // The nodes' clock runs on by ours: a busy machine gets less done until then.
        await until(() => missedOf(tellAll()).length === 0, 'nobody is missed').catch(() => {});
        clock.stop();
        service.stop();
        const tolds = tellAll();
        const missed = missedOf(tolds);
        const twice = tolds.flatMap((told) => [...told].filter(([, all]) => all.length > 1));
        const tables = makers.reduce((sum, maker) => sum + maker.tables.length, 0);
        const said = `${count} kills of two nodes, ${tables} tables began to wait, ${service.letters.length} letters: ${missed.length} missed, ${twice.length} sent twice, none that a device takes for two`;
        for (const [what, all] of twice)
            if (all.some(({ due }) => due !== all[0].due))
                throw new Error(`${what}: a device takes the second for another notice`);
        if (wasLate(nodes)) return `${said}; not judged, because a letter was not answered in time`;
        if (missed.length > 0) throw new Error(`${said}; missed: ${missed.join(', ')}`);
        if (twice.length > MOST_TWICE * Math.ceil(count / 1000)) throw new Error(said);
        return said;
    },
};

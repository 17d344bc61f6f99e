// A real server and a push service of our own: who is told what, who is not, what a webhook is posted, and what becomes
// of a device or a webhook that is gone.
// usage: node server.mjs PROGRAM NAMES.SO
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { check, finish } from '../support/checks.mjs';
import { Failing } from '../support/failing.mjs';
import { Browser, PushService, certificate, claims } from './pushservice.mjs';

const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws
const [program, names] = process.argv.slice(2);
const folder = mkdtempSync(`${process.env.ORI_TEST_DIR ?? tmpdir()}/oriflamme-told-`);
const SITE = 'https://play.example.org';
const FCM = 'https://fcm.googleapis.com/fcm/send/';
const HOOKS = 'https://hooks.example.com/';
const PUBLIC = '142.250.1.1';
const PATIENCE = 600000; // for all of it, which takes a minute: only a hang takes so long

setTimeout(() => {
    console.log('not ok: it hangs');
    process.exit(1);
}, PATIENCE);

const gone = new Set();
const failing = new Failing(`${folder}/failing`);
const held = { answers: [] }; // to this path it answers when it is told to
const service = new PushService(
    certificate(folder, ['fcm.googleapis.com', 'hooks.example.com']),
    (letter, response) => {
        const answer = () => response.writeHead(gone.has(letter.path) ? 410 : 201).end();
        if (letter.path === held.path) held.answers.push(answer);
        else answer();
    },
);
const port = await service.start();
writeFileSync(
    `${folder}/names`,
    `name 127.0.0.1 127.0.0.1\nname fcm.googleapis.com ${PUBLIC}\nname hooks.example.com ${PUBLIC}\nvia ${PUBLIC} ${port}\n`,
);

/* Its address, once it listens. */
function serve() {
    const child = spawn(
        program,
        [
            ...['serve', '--listen', '127.0.0.1:0', '--data', `${folder}/data`],
            ...[
                '--log',
                `${folder}/log`,
                '--push',
                '--hook-hosts',
                'hooks.example.com',
                '--public-url',
                SITE,
                '--bot-delay',
                '0',
                '--watchdog',
                '0',
            ],
        ],
        {
            env: {
                ...process.env,
                ASAN_OPTIONS: `verify_asan_link_order=0:${process.env.ASAN_OPTIONS ?? ''}`,
                ...failing.env,
                LD_PRELOAD: `${failing.env.LD_PRELOAD} ${names}`,
                SSL_CERT_FILE: `${folder}/cert.pem`,
                ORI_NAMES: `${folder}/names`,
                ORI_NAMES_LOG: `${folder}/connects`,
            },
        },
    );
    child.ended = new Promise((done) => child.on('close', done));
    return new Promise((done) =>
        createInterface({ input: child.stdout }).on('line', (line) => {
            const at = /^listening on http:\/\/(.*)$/.exec(line);
            if (at) done({ child, at: at[1] });
        }),
    );
}

let { child, at } = await serve();
process.on('exit', () => child.kill('SIGKILL'));
const ask = async (path, body, pass) => {
    const answer = await fetch(`http://${at}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
            'Content-Type': 'application/json',
            ...(pass && { Authorization: `Bearer ${pass}` }),
        },
        body: body && JSON.stringify(body),
    });
    return answer.json();
};

/* A player: a pass, a browser that is told, and a page that may be open. */
class Player {
    static count = 0;

    constructor() {
        const number = ++Player.count;
        this.pass = number.toString(16).padStart(32, '0');
        this.browser = new Browser(FCM + number);
        this.path = `/fcm/send/${number}`;
    }

    asks(more = {}) {
        return ask('/me/notices', { ...this.browser.subscription, lang: 'en', ...more }, this.pass);
    }

    async opens(table) {
        this.socket = new WebSocket(`ws://${at}/ws`);
        await new Promise((done) => (this.socket.onopen = done));
        this.waiting = [];
        this.heard = [];
        this.socket.onmessage = ({ data }) => {
            this.heard.push(JSON.parse(data));
            for (const wake of this.waiting.splice(0)) wake();
        };
        this.says({ t: 'hello', protocol: 1, table, pass: this.pass });
        return this.hears('table');
    }

    says(message) {
        this.socket.send(JSON.stringify(message));
    }

    async hears(type) {
        for (;;) {
            const found = this.heard.find((m) => m.t === type);
            if (found) return found;
            await new Promise((done) => this.waiting.push(done));
        }
    }

    /* What it was told of games, read with its keys. Who is slow to start one hears before it
     * that the table is full. */
    get told() {
        const mine = service.letters.filter((l) => l.path === this.path);
        return mine
            .map((l) => ({ ...JSON.parse(this.browser.read(l.body)), head: l.headers }))
            .filter(({ n }) => n !== 'full');
    }

    async isTold(n) {
        await service.letter(() => this.told.some((t) => t.n === n));
        return this.told.find((t) => t.n === n);
    }
}

/* What was posted to a webhook of a game: Discord's text. */
const posted = (path) =>
    service.letters
        .filter((l) => l.path === path)
        .map((l) => JSON.parse(l.body).content)
        .filter((text) => !/complète/.test(text));

const { push, hooks } = await ask('/version');
check(hooks === true, 'a table may have a webhook');
const ann = new Player();
const bo = new Player();
const make = async (days) => {
    const { table } = await ask('/tables', {
        ...{ name: 'Ann', pass: ann.pass, seats: ['me', 'open'] },
        ...(days && { pace: { kind: 'days', days } }),
    });
    await bo.opens(table);
    bo.says({ t: 'sit', name: 'Bo', pass: bo.pass });
    await bo.hears('seat');
    return table;
};

/* --- The table is full, the game has begun, and one of two is asked --- */
const table = await make(1);
check((await ann.asks()).notices === true, 'a device is kept');
await bo.asks();
bo.says({ t: 'attend', on: true });
await ann.opens(table);
ann.says({ t: 'hook', url: `${HOOKS}secret`, format: 'discord', lang: 'fr' });
ann.says({ t: 'start', first: 'a' });
await ann.hears('ok');
ann.socket.close();
const begun = await ann.isTold('begun');
check(begun.table === table && begun.name === 'Ann' && begun.waiting === 0, 'the game has begun');
const turn = await ann.isTold('turn');
check(turn.table === table && turn.name === 'Ann' && turn.round === 1, 'whose table, which round');
check(turn.waiting === 1 && Object.keys(turn).length === 8, 'and nothing else');
const left = turn.until - Date.now();
check(left > 86000000 && left <= 86400000, `till when: ${left} ms`);
check(turn.head.topic === begun.head.topic, 'the next replaces it');
const said = claims(turn.head.authorization);
check(said?.k === push && said?.sub === SITE, 'it is signed with the key that pages are told');
check(bo.told.length === 0, 'who looks is not disturbed');

await service.letter(() => posted('/secret').length === 2);
const [first, next] = posted('/secret').map((content) =>
    content.replaceAll('\u00a0', ' ').replaceAll('\\', ''),
);
const link = `\n${SITE}/table/${table}`;
check(first === `La partie a commencé · Chez Ann${link}`, `posted: ${first}`);
const wanted = `Ann, à vous · Chez Ann · Manche 1 sur 6 · Temps restant : 23 heures${link}`;
check(next === wanted, `posted: ${next}`);
const seen = bo.heard.findLast((m) => m.t === 'table').hook;
check(seen.host === 'hooks.example.com' && seen.format === 'discord', 'all see the webhook');
check(!bo.heard.some((m) => JSON.stringify(m).includes('secret')), 'and not where it is');

/* --- It is told once, whatever happens to the server --- */
child.kill('SIGKILL');
await child.ended;
({ child, at } = await serve());
await bo.opens(table);
const game = await bo.hears('game');
check(
    game.asked === 'a' && ann.told.length === 2 && posted('/secret').length === 2,
    'nothing is told again after a crash',
);

/* --- A device that is gone is forgotten, one that is turned off is not told --- */
const cy = new Player();
gone.add(cy.path);
const other = await ask('/tables', { name: 'Cy', pass: cy.pass, seats: ['me', 'random'] });
await cy.asks();
await cy.opens(other.table);
gone.add('/gone');
cy.says({ t: 'hook', url: `${HOOKS}gone`, format: 'discord' });
cy.says({ t: 'start', first: 'a' });
await cy.hears('ok');
cy.socket.close();
await service.letter((letter) => letter.path === cy.path);
const metric = async (name) => {
    const text = await (await fetch(`http://${at}/metrics`)).text();
    return +new RegExp(`^oriflamme_notices_${name} (\\d+)$`, 'm').exec(text)?.[1];
};
while ((await metric('gone_total')) < 2) await new Promise((done) => setTimeout(done, 20));
while ((await ask(`/tables/${other.table}`)).hook)
    // a webhook that is gone is none
    await new Promise((done) => setTimeout(done, 20));
const di = new Player();
const third = await ask('/tables', { name: 'Di', pass: di.pass, seats: ['me', 'random'] });
await di.asks();
check((await di.asks({ lang: 'fr' })).notices === true, 'the same device again');
await di.opens(third.table);
di.says({ t: 'start', first: 'a' });
await di.hears('ok');
di.socket.close();
await di.isTold('turn');
check(di.told.length === 2, 'one device is told once of each');
check(
    !cy.told.some(({ n }) => n === 'turn'),
    'who is gone was not told of the turn that came sooner',
);

/* --- A server that stops while a letter is under way notes it, and does not send it again --- */
const ed = new Player();
const fourth = await ask('/tables', { name: 'Ed', pass: ed.pass, seats: ['me', 'random'] });
await ed.asks();
await ed.opens(fourth.table);
held.path = ed.path;
ed.says({ t: 'start', first: 'a' });
await ed.hears('ok');
ed.socket.close();
bo.socket.close();
await ed.isTold('begun');
failing.stopClock(); // the server waits for an answer for some seconds of its clock
child.kill('SIGTERM');
while (!readFileSync(`${folder}/log`, 'utf8').includes('event=stopping'))
    await new Promise((done) => setTimeout(done, 5));
held.path = null;
for (const answer of held.answers) answer();
await child.ended;
failing.set('stopped_us', 0);
({ child, at } = await serve());
await ed.isTold('turn');
check(ed.told.length === 2, 'what was under way when it stopped is not sent again');
child.kill('SIGTERM');
await child.ended;
service.stop();
rmSync(folder, { recursive: true });
finish('told');

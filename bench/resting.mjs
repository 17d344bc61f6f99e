// How long a server takes to start on a folder with many games of days that wait for a player, and what it costs: until it
// knows all of them. Then how long a player waits for the list of their eight tables (POST /me), one player after another.
// usage: node bench/resting.mjs [GAMES [PROGRAM]...]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';

const [games = '100000', ...programs] = process.argv.slice(2);
const count = Number(games);
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
const EACH = 8; // tables of a player
const LISTS = 5000;
const passOf = (player) => player.toString(16).padStart(32, '0');
const wish = (i) =>
    JSON.stringify({
        seats: ['me', 'random'],
        name: 'Ann',
        pass: passOf(Math.floor(i / EACH)),
        pace: { kind: 'days', days: 14 },
        start: true,
    });

// From several addresses: one may hold a share of the tables alone.
let asked = 0;
function ask(url, method, body, pass) {
    const localAddress = `127.0.0.${1 + (asked++ % 4)}`;
    return new Promise((done, failed) => {
        const headers = body
            ? { 'Content-Type': 'application/json', 'Content-Length': body.length }
            : pass
              ? { Authorization: `Bearer ${pass}`, 'Content-Length': 0 }
              : {};
        const request = http.request(url, { method, agent, headers, localAddress }, (answer) => {
            let text = '';
            answer.on('data', (part) => (text += part));
            answer.on('end', () =>
                answer.statusCode < 300 ? done(text) : failed(new Error(text)),
            );
        });
        request.on('error', failed);
        request.end(body);
    });
}

async function start(program, folder) {
    const options = [
        'serve',
        '--data',
        folder,
        '--listen',
        '127.0.0.1:0',
        '--log',
        `${folder}.log`,
    ];
    const free = [
        '--max-tables',
        '1000000',
        '--rate',
        '0',
        '--tables-per-hour',
        '0',
        '--max-per-address',
        '1000',
        '--bot-delay',
        '0',
    ];
    const child = spawn(program, [...options, ...free], { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise((done) => {
        let said = '';
        child.stdout.on('data', (part) => {
            said += part;
            const at = /listening on (\S+)/.exec(said);
            if (at) done(at[1]);
        });
    });
    return { child, url };
}

const stop = ({ child }) =>
    new Promise((done) => {
        child.once('exit', done);
        child.kill('SIGTERM');
    });

/** Tables that rest, and those in memory: where a bot was to move when the server was stopped. */
async function known(url) {
    const metrics = await ask(`${url}/metrics`, 'GET');
    const of = (name) => Number(new RegExp(`^oriflamme_${name} (\\d+)`, 'm').exec(metrics)[1]);
    return of('tables_resting') + of('tables');
}

// The CPU of a process so far, in seconds.
function cpu(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** How long lists take, in ms, in order. */
async function lists(url) {
    const took = [];
    const players = Math.floor(count / EACH);
    for (let i = 0; i < LISTS; i++) {
        const pass = passOf((i * 7919) % players); // all over the folder
        const began = process.hrtime.bigint();
        const { tables } = JSON.parse(await ask(`${url}/me`, 'POST', null, pass));
        took.push(Number(process.hrtime.bigint() - began) / 1e6);
        if (tables.length !== EACH) throw new Error(`${tables.length} tables instead of ${EACH}`);
    }
    return took.sort((a, b) => a - b);
}

for (const program of programs.length ? programs : ['build/release/oriflamme']) {
    const folder = mkdtempSync(`${process.env.ORI_TEST_DIR ?? tmpdir()}/oriflamme-resting-`);
    try {
        const first = await start(program, folder);
        let made = 0;
        const make = async () => {
            while (made < count) await ask(`${first.url}/tables`, 'POST', wish(made++));
        };
        await Promise.all(Array.from({ length: 32 }, make));
        await stop(first);
        const began = process.hrtime.bigint();
        const again = await start(program, folder);
        const listens = Number(process.hrtime.bigint() - began) / 1e9;
        while ((await known(again.url)) < count) await new Promise((done) => setTimeout(done, 20));
        const all = Number(process.hrtime.bigint() - began) / 1e9;
        console.log(
            `${program}: ${count} games rest; it listens after ${listens.toFixed(2)} s and knows them after ${all.toFixed(2)} s, ${cpu(again.child.pid)} s of CPU`,
        );
        const before = cpu(again.child.pid);
        const took = await lists(again.url);
        const each = ((cpu(again.child.pid) - before) / LISTS) * 1e6;
        const at = (share) => took[Math.floor((took.length - 1) * share)].toFixed(2);
        console.log(`${program}: /me p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${each.toFixed(0)} us of CPU each`);
        await stop(again);
    } finally {
        rmSync(folder, { recursive: true, force: true });
        rmSync(`${folder}.log`, { force: true });
    }
}
agent.destroy();

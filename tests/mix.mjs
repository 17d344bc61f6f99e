// One seed, one game: the command line, the terminal table, the page's module and the server deal the same.
// usage: node tests/mix.mjs PROGRAM [SEEDS]   (50: 200 games)
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Module } from './support/module.mjs';

const [program, seeds = '50'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'oriflamme-test-'));
const execute = promisify(execFile);
const RULES = ['mix', 'mix+schemer2'];

const games = [];
for (let seed = 1; seed <= Number(seeds); seed++)
    for (let seats = 2; seats <= 5; seats++) games.push({ rules: RULES[(seed + seats) % 2], seats, seed: String(seed) });

const args = ({ rules, seats, seed }) => ['--rules', rules, '--seats', String(seats), '--seed', seed];

/** The command line: a position. */
async function commandLine(game) {
    return (await execute(program, ['deal', ...args(game)])).stdout.trim();
}

/** The terminal table: its save tells rules, deal and first player; dealt again with these hands, the position. */
async function terminal(game, i) {
    const state = join(folder, `play-${i}`);
    const play = execute(program, ['play', '--plain', ...args(game)], {
        env: { ...process.env, XDG_STATE_HOME: state },
    });
    play.child.stdin.end();
    await play;
    const [save] = readdirSync(join(state, 'oriflamme'));
    const record = readFileSync(join(state, 'oriflamme', save), 'utf8');
    const [rules, hands, first] = ['Rules', 'Deal', 'First'].map((tag) => record.match(`\\[${tag} "(.*)"\\]`)[1]);
    return (await execute(program, ['deal', '--rules', rules, '--hands', hands, '--first', first])).stdout.trim();
}

/** The page: the WebAssembly module. */
const module = new Module(new URL('../build/wasm/oriflamme.wasm', import.meta.url));
function page({ rules, seats, seed }) {
    module.say(rules);
    if (module.verbs.deal(seats, -1, BigInt(seed)) < 0) return 'refused';
    return module.hear(module.verbs.write());
}

/** The server: a table of bots by these rules, and what is in its store. */
async function openServer() {
    const server = spawn(
        program,
        ['serve', '--data', join(folder, 'data'), '--listen', '127.0.0.1:0', '--log', join(folder, 'log')].concat(
            ['--test-deals', '--tables-per-hour', '0', '--max-tables', '20000', '--bot-delay', '60000'],
        ),
    );
    let said = '';
    while (!/listening on \S+\n/.test(said)) said += (await once(server.stdout, 'data'))[0];
    return { server, url: said.match(/listening on (\S+)/)[1] };
}
async function onServer(url, { rules, seats, seed }) {
    const body = JSON.stringify({ rules, seats: Array(seats).fill('random'), start: true, deal: seed });
    const answer = await fetch(`${url}/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
    });
    return (await answer.json()).table;
}
function stored() {
    const rows = execFileSync('sqlite3', [
        join(folder, 'data', readdirSync(join(folder, 'data')).find((name) => name.endsWith('.db'))),
        'SELECT tbl, deal FROM games',
    ]);
    return new Map(rows.toString().trim().split('\n').map((row) => row.split('|')));
}

let failed = 0;
const { server, url } = await openServer();
try {
    const found = Array(games.length);
    let next = 0;
    const worker = async () => {
        while (next < games.length) {
            const i = next++;
            found[i] = {
                'command line': await commandLine(games[i]),
                terminal: await terminal(games[i], i),
                page: page(games[i]),
                table: await onServer(url, games[i]),
            };
        }
    };
    await Promise.all([worker(), worker()]);
    const deals = stored();
    games.forEach((game, i) => {
        const { table, ...ways } = found[i];
        ways.server = deals.get(table);
        const wanted = ways['command line'];
        const drawn = wanted.startsWith('mix:') && wanted.includes('+schemer2 ') === game.rules.endsWith('+schemer2');
        if (drawn && Object.values(ways).every((deal) => deal === wanted)) return;
        failed++;
        console.log(`${args(game).join(' ')}`, ways);
    });
} finally {
    server.kill();
    rmSync(folder, { recursive: true });
}
console.log(`mix: one seed, one game in four places: ${games.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || games.length === 0 ? 1 : 0);

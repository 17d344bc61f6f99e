// One stage for all tests of several nodes: the program, a folder with a PostgreSQL in it, nodes and tables on it, and what must
// be in the database when all is over.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Node, playToTheEnd, seat, until } from './parts.mjs';
import { Relay } from './relay.mjs';

export const [program, folder, name, size] = process.argv.slice(2);

/** Where the database lives, its socket and its log, and its name: one that is the test's alone, or one in a PostgreSQL that
 * several tests share. */
const { CLUSTER_HOME: home, CLUSTER_DATABASE: database } = process.env;
/** Where the one that was started in DIR lives (tests/support/postgres). */
export const homeOf = (dir) =>
    existsSync(`${dir}/home`) ? readFileSync(`${dir}/home`, 'utf8').trim() : dir;
const encoded = (path) => path.split('/').map(encodeURIComponent).join('/');
export const storeAt = (homes, name = database) =>
    `postgresql://postgres@/${name}?host=${homes.map(homeOf).map(encoded).join(',')}`;
export const DIRECT = storeAt([home]);
const TABLES = 4;

export const place = () => ({ host: homeOf(home), database });

export async function relayed() {
    const relay = new Relay(`${home}/.s.PGSQL.5432`);
    await relay.listen();
    relay.url = `postgresql://postgres@127.0.0.1:${relay.port}/${database}?sslmode=disable&gssencmode=disable`;
    return relay;
}

export const postgres = (...args) =>
    execFileSync('tests/support/postgres', args, { encoding: 'utf8' }).trim();

/** The values that the seats of a table have of this field, in their order. */
export const seatsOf = (id, field, host) =>
    sql(
        `SELECT array_to_string(ARRAY(SELECT m[1] FROM regexp_matches(body, '^[a-e] ${field} (.*)$', 'gn') AS m), ' ')
         FROM tables WHERE id='${id}'`,
        host,
    );

export function sql(text, host = home, of = database) {
    const flags = ['-h', homeOf(host), '-U', 'postgres', '-d', of, '-qAtX', '-c', text];
    return execFileSync('psql', flags, {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
    }).trim();
}

/** A standby for which every commit waits: its folder. */
export async function synchronous() {
    const other = `${folder}/pg2`;
    postgres('standby', other, `${folder}/pg`);
    sql("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
    sql('SELECT pg_reload_conf()');
    await inStep();
    return other;
}

export const inStep = () =>
    until(
        () => sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'") === '1',
        'the standby is in step',
    );

export const open = (...stores) =>
    Promise.all(
        stores.map((store, i) => new Node(program, folder, `node-${'abc'[i]}`, store).start()),
    );

export async function tablesAt(nodes, how = {}) {
    const urls = nodes.map((node) => node.url);
    const tables = [];
    for (let i = 0; i < (how.tables ?? TABLES); i++)
        tables.push(
            await seat(i % 2 ? [...urls].reverse() : urls, 2 + (i % 3), {
                pause: 15,
                ...how,
            }),
        );
    return tables;
}

/** Every decision that is stored, by its game and the version it led to. */
export function decisions(host, of) {
    const stored = new Map();
    const all = sql("SELECT tbl || '-' || game, n, decision FROM decisions", host, of);
    for (const line of all.split('\n').filter(Boolean)) {
        const [game, n, decision] = line.split('|');
        stored.set(`${game} ${Number(n) + 1}`, decision);
    }
    return stored;
}

/** Every acknowledged decision stands where it was acknowledged. */
export function check(tables, host, of) {
    const stored = decisions(host, of);
    let acked = 0;
    for (const player of tables.flatMap((t) => t.players))
        for (const [where, decision] of player.acked) {
            acked++;
            if (stored.get(where) !== decision)
                throw new Error(
                    `${where}: ${decision} was acknowledged, ${stored.get(where)} is stored`,
                );
        }
    const holes = sql(
        'SELECT count(*) FROM (SELECT max(n) + 1 <> count(*) AS hole FROM decisions GROUP BY tbl, game) x WHERE hole',
        host,
        of,
    );
    if (holes !== '0') throw new Error(`${holes} games have holes`);
    if (acked === 0) throw new Error('nothing was acknowledged: the test is blind');
    return acked;
}

/** Two writers never wait for each other in a circle. */
export function checkNoDeadlock() {
    const lines = readFileSync(`${home}/log`, 'utf8').split('\n');
    if (lines.some((l) => l.includes(` ${database} `) && l.includes('deadlock detected')))
        throw new Error('two nodes have waited for each other in a circle');
}

/** Does something so often, while they play; a new set of tables comes when the games are over. All tables there were. */
export async function meanwhile(nodes, how, count, trouble) {
    const all = [];
    let tables = [];
    for (let i = 0; i < count; i++) {
        if (isOver(tables)) {
            await playToTheEnd(tables);
            all.push(...(tables = await tablesAt(nodes, how)));
        }
        await trouble(tables);
    }
    await playToTheEnd(tables);
    return all;
}

/** They have decided so often, or are at the end. */
export async function theyPlay(tables, decisions) {
    const wanted = acks(tables) + decisions;
    await until(() => acks(tables) >= wanted || isOver(tables), 'they play');
}
/** Somebody waits for an answer. */
export const somebodyWaits = (tables) =>
    until(
        () => isOver(tables) || tables.some((t) => t.players.some((p) => p.asking)),
        'somebody decides',
    );

export const moves = (tables) => tables.reduce((sum, t) => sum + t.players[0].v, 0);
export const acks = (tables) =>
    tables.flatMap((t) => t.players).reduce((sum, p) => sum + p.acked.size, 0);
export const isOver = (tables) => tables.every((t) => t.players.every((p) => p.over));
export const part = (list, of) =>
    [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * of))] ?? 0;
export const middle = (list) => part(list, 0.5);
/** How long those who were cut off had no view: half of them, and all but one in a hundred. */
export const awayOf = (tables) => tables.flatMap((t) => t.players).flatMap((p) => p.away ?? []);
export const saidOf = (away) =>
    `${away.length} came back after ${middle(away).toFixed(0)} ms (p99 ${part(away, 0.99).toFixed(0)})`;

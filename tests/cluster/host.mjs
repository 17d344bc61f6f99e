// What the host of a cluster does with its database: a dump while games run, restored elsewhere and played on; old tables purged;
// a newer program started on the database of an older one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { Node, Person, Player, playToTheEnd, post, until } from './parts.mjs';
import {
    DIRECT,
    check,
    folder,
    open,
    program,
    sql,
    storeAt,
    tablesAt,
    theyPlay,
} from './stage.mjs';

const { CLUSTER_HOME: home, CLUSTER_DATABASE: database } = process.env;
const [restored, old] = [`${database}_restored`, `${database}_old`];
const RESTORED = storeAt([home], restored);
const of = (text) => sql(text, home, restored);
const OLD = storeAt([home], old);
const ofOld = (text) => sql(text, home, old);

export function oriflamme(...args) {
    const done = spawnSync(program, args, { encoding: 'utf8' });
    return { status: done.status, said: (done.stdout + done.stderr).trim() };
}

export function expect({ status, said }, code, what) {
    if (status !== code || !said.includes(what))
        throw new Error(`expected ${code} and "${what}", not ${status} and "${said}"`);
}

export default {
    /** A backup while they play, pg_restore into a new database: it verifies, and the games go on there. */
    async dump() {
        const nodes = await open(DIRECT);
        const LIMIT = 12; // nobody decides beyond it while the dump is made: no game is over
        const tables = await tablesAt(nodes, { pause: 60, limit: LIMIT });
        await theyPlay(tables, 12);
        const before = tables.map((t) => t.players.map((p) => new Map(p.acked)));
        expect(oriflamme('backup', DIRECT, `${folder}/dump`), 0, `${folder}/dump`);
        if ((statSync(`${folder}/dump`).mode & 0o077) !== 0) throw new Error('others may read it');
        sql(`CREATE DATABASE ${restored} TEMPLATE template0`);
        execFileSync('pg_restore', [`--dbname=${RESTORED}`, `${folder}/dump`]);
        tables.forEach((t) => t.players.forEach((p) => p.goOn()));
        await playToTheEnd(tables);
        check(tables);
        refusedBackups();
        expect(oriflamme('verify', RESTORED), 0, 'all is well');
        const there = await new Node(program, folder, 'node-r', RESTORED).start();
        const again = tables.map(({ id, players }, t) => ({
            id,
            players: players.map((p, i) => {
                const player = new Player([there.url], id, { token: p.token });
                player.acked = before[t][i]; // what was acknowledged before the dump is in it
                return player;
            }),
        }));
        await playToTheEnd(again);
        const kept = check(again, home, restored);
        return `${purge(await leftovers(there))}; dumped while they played, restored and played to the end, ${kept} acknowledged and kept`;
    },

    /** The database of an older program is stepped forward when a node starts, and its games go on; that of a newer program is
     * refused, and left as it is. */
    async steps() {
        const games = [];
        for (const dump of dumps) {
            if (games.length) sql(`DROP DATABASE ${old}`);
            restore(dump.file);
            expect(oriflamme('verify', OLD), 1, 'a store of an older program; start the server');
            leftAsItIs(dump.spoilt);
            games.push(await stepForward(dump));
            if (dump.back) goBack(dump.back);
        }
        const next = STORE_VERSION + 1;
        ofOld(`UPDATE about SET version = ${next}`);
        const after = decisions();
        const newer = `the database was written by a newer program (schema ${next}, this program knows ${STORE_VERSION})`;
        for (const args of [
            ['serve', '--listen', '127.0.0.1:0', '--store', OLD],
            ['verify', OLD],
            ['move', OLD, `${folder}/moved`],
        ])
            expect(oriflamme(...args), 1, newer);
        if (ofOld('SELECT version FROM about') !== `${next}` || `${decisions()}` !== `${after}`)
            throw new Error('what a newer program wrote is changed');
        return `databases of schema 1 to 3 stepped forward, a game of each played to the end (${games.join(' and ')} acknowledged and kept), damaged and used ones left as they were; one of schema ${next} refused`;
    },
};

const STORE_VERSION = 4;

/** How a table can be damaged, what is said of it, and how it is mended. */
const inColumns = [
    [
        "UPDATE tables SET name[1] = 'x' || name[1]",
        'its checksum does not match',
        'UPDATE tables SET name[1] = substr(name[1], 2)',
    ],
    [
        'UPDATE tables SET kind[2] = kind[2] + 7',
        "'b kind' has an impossible value",
        'UPDATE tables SET kind[2] = kind[2] - 7',
    ],
];
const inBodies = [
    [
        "UPDATE tables SET body = replace(body, 'a name Bohumil', 'a name Mallory')",
        'its checksum does not match',
        "UPDATE tables SET body = replace(body, 'a name Mallory', 'a name Bohumil')",
    ],
    [
        "UPDATE tables SET body = replace(body, 'b kind bot', 'b kind dog')",
        "'b kind' has an impossible value",
        "UPDATE tables SET body = replace(body, 'b kind dog', 'b kind bot')",
    ],
];

/** What older programs left: a table whose game waits for a player, and another in which somebody spoke. */
const dumps = [
    {
        file: 'store-1',
        table: '2893565dec989d203ca2',
        token: '973d159413376fb9524f97cf1f6c7c03',
        chat: ['847df6f95ef7bd4f09dd', 'well met'],
        verdict: '3 tables, 2 games (1 over), 52 decisions: all is well',
        spoilt: inColumns,
    },
    {
        file: 'store-2',
        table: 'a145b9f1f558d43d5ade',
        token: 'fa593c35acdfc271b19d640bfb704412',
        chat: ['a145b9f1f558d43d5ade', 'no hurry'],
        verdict: '4 tables, 4 games (2 over), 107 decisions: all is well',
        spoilt: inColumns,
        back: 2,
    },
    {
        file: 'store-3',
        table: 'a145b9f1f558d43d5ade',
        token: 'fa593c35acdfc271b19d640bfb704412',
        chat: ['a145b9f1f558d43d5ade', 'no hurry'],
        verdict: '4 tables, 4 games (2 over), 107 decisions: all is well',
        spoilt: inBodies,
        back: 3,
    },
];

const decisions = () => ofOld('SELECT * FROM decisions ORDER BY tbl, game, n').split('\n');

/** What is damaged, or used by a node of another version, is not stepped forward. */
function leftAsItIs(spoilt) {
    const rows = () => ofOld('SELECT * FROM tables ORDER BY id; SELECT version FROM about');
    const refuse = (spoil, why, mend) => {
        ofOld(spoil);
        const before = rows();
        expect(oriflamme('serve', '--listen', '127.0.0.1:0', '--store', OLD), 1, why);
        if (rows() !== before) throw new Error(`${spoil}: it is changed all the same`);
        ofOld(mend);
    };
    spoilt.forEach((how) => refuse(...how));
    refuse(
        "INSERT INTO nodes VALUES('other', clock_timestamp() + interval '1 hour')",
        'a server is using the database; stop it: nodes of two versions cannot share it',
        'DELETE FROM nodes',
    );
}

/** As hosting.md has it: then an older program finds its store, and a newer one steps it forward again. */
function goBack(version) {
    const script = `tools/hosting/back-to-schema-${version}.sql`;
    execFileSync('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', '-f', script, OLD]);
    expect(oriflamme('verify', OLD), 1, 'a store of an older program; start the server');
    expect(oriflamme('move', OLD, `${folder}/again-${version}`), 0, '');
    expect(oriflamme('verify', OLD), 0, '4 tables, 4 games');
}

/** A node starts on it: what was there is there, and the game continues. How many decisions were acknowledged. */
async function stepForward({ table, token, chat: [room, said], verdict }) {
    const before = decisions();
    const node = await new Node(program, folder, 'node-o', OLD).start();
    if (ofOld('SELECT version FROM about') !== `${STORE_VERSION}`)
        throw new Error('it is not stepped forward');
    expect(oriflamme('verify', OLD), 0, verdict);
    const chat = new Person(node.url, room);
    await until(() => chat.heard.some((m) => m.text === said), 'its chat is there');
    chat.end();
    const tables = [{ id: table, players: [new Player([node.url], table, { token })] }];
    await playToTheEnd(tables);
    const kept = check(tables, home, old);
    await node.stop('SIGTERM');
    const after = new Set(decisions());
    if (before.some((row) => !after.has(row))) throw new Error('a decision has changed');
    expect(oriflamme('verify', OLD), 0, 'all is well');
    return kept;
}

/** The dump of an older program, as a database of its own. */
function restore(dump) {
    sql(`CREATE DATABASE ${old} TEMPLATE template0`);
    const file = `tests/cluster/${dump}.sql`;
    execFileSync('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', '-f', file, OLD]);
}

/** What cannot be backed up is said, and no file is left. */
function refusedBackups() {
    const file = `${folder}/none`;
    const refuse = (url, what, env) => {
        const how = { encoding: 'utf8', env: { ...process.env, ...env } };
        const done = spawnSync(program, ['backup', url, file], how);
        expect({ status: done.status, said: done.stdout + done.stderr }, 1, what);
        if (existsSync(file) || existsSync(`${file}.part`)) throw new Error('a file is left');
    };
    refuse(storeAt([home], 'template1'), 'has no store of Oriflamme');
    refuse(DIRECT, 'pg_dump: No such file or directory; it comes with PostgreSQL', {
        PATH: folder,
    });
    writeFileSync(`${folder}/pg_dump`, '#!/bin/sh\necho not a dump >"$5"\n', {
        mode: 0o755,
    });
    refuse(DIRECT, 'pg_restore has failed', {
        PATH: `${folder}:${process.env.PATH}`,
    });
}

/** A lobby and a game that waits for its player; the node is stopped then. */
async function leftovers(node) {
    const seats = ['me', 'random'];
    const { table } = await post(node.url, '/tables', {
        seats,
        name: 'p',
        start: true,
    });
    await post(node.url, '/tables', { seats: ['open', 'open'] });
    expect(oriflamme('purge', RESTORED, '--older-than', '0'), 1, 'a server is using the database');
    await node.stop('SIGTERM');
    return table;
}

/** What is over and what was never begun goes when it is old, and nothing else; what is deleted is said. */
function purge(playing) {
    const count = () =>
        ['tables', 'games', 'decisions'].map((name) => Number(of(`SELECT count(*) FROM ${name}`)));
    const all = count();
    expect(oriflamme('purge', RESTORED, '--older-than', '1'), 0, 'deleted 0 tables, 0 games, 0');
    if (`${count()}` !== `${all}`) throw new Error('what was young is gone');
    const kept = ['tables WHERE id', 'games WHERE tbl', 'decisions WHERE tbl'].map((from) =>
        Number(of(`SELECT count(*) FROM ${from} = '${playing}'`)),
    );
    const [tables, games, decisions] = all.map((n, i) => n - kept[i]);
    const said = `deleted ${tables} tables, ${games} games, ${decisions} decisions`;
    expect(oriflamme('purge', RESTORED, '--older-than', '0'), 0, said);
    if (`${count()}` !== `${kept}` || of('SELECT count(*) FROM chat') !== '0')
        throw new Error(`${count()} rows are left, not ${kept}`);
    expect(oriflamme('verify', RESTORED), 0, 'all is well');
    return said;
}

// A database that forgets: a standby that was behind is promoted, or an older backup is restored, while the nodes run. Exactly
// what it lost is gone; every game can be read and continues; players and the host are told.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
    Node,
    Person,
    Player,
    ask,
    decideOne,
    playToTheEnd,
    post,
    seat,
    start,
    until,
} from './parts.mjs';
import { expect, oriflamme } from './host.mjs';
import {
    DIRECT,
    check,
    decisions,
    folder,
    isOver,
    moves,
    open,
    postgres,
    program,
    seatsOf,
    sql,
    storeAt,
    tablesAt,
} from './stage.mjs';

const MOST_LOST = 20;

export default {
    /** An asynchronous standby that lacks 1 to 20 decisions is promoted, again and again, with one node and with two. */
    async failover(count = 2) {
        const dirs = [`${folder}/pg`, `${folder}/pg2`];
        const store = storeAt(dirs);
        const nodes = await open(store, store);
        const world = new World(nodes, store);
        for (let i = 0; i < count; i++) {
            const [primary, other] = i % 2 ? [...dirs].reverse() : dirs;
            postgres('standby', other, primary);
            await world.prepare(i % 2 === 1);
            await inStep(primary, other);
            sql("ALTER SYSTEM SET primary_conninfo = ''", other);
            sql('SELECT pg_reload_conf()', other);
            const followers = () => sql('SELECT count(*) FROM pg_stat_replication', primary);
            await until(() => followers() === '0', 'the standby does not follow any more');
            await world.lose(1 + ((7 * i) % MOST_LOST), decisions(other));
            await world.cut(() => postgres('stop', primary, 'immediate'));
            world.forget(decisions(other));
            postgres('promote', other);
            postgres('end', primary);
            await world.goOn(other);
        }
        const kept = await world.end(count % 2 ? dirs[1] : dirs[0]);
        postgres('end', dirs[1]);
        return `${count} standbys promoted that lacked 1 to ${MOST_LOST} decisions: ${world.figures()}, ${kept} acknowledged and kept`;
    },

    /** A backup is restored over the database that the nodes use: no link is lost. */
    async restored(count = 1) {
        const world = new World(await open(DIRECT, DIRECT), DIRECT);
        for (let i = 0; i < count; i++) {
            await world.prepare(i % 2 === 1);
            const file = `${folder}/backup-${i}`;
            expect(oriflamme('backup', DIRECT, file), 0, file);
            sql(`CREATE DATABASE copy_${i} TEMPLATE template0`);
            const copy = storeAt([`${folder}/pg`], `copy_${i}`);
            execFileSync('pg_restore', [`--dbname=${copy}`, file]);
            const kept = decisions(undefined, `copy_${i}`);
            await world.lose(1 + ((7 * i + 4) % MOST_LOST), kept);
            await world.still();
            const how = ['--clean', '--if-exists', '--single-transaction', `--dbname=${DIRECT}`];
            execFileSync('pg_restore', [...how, file]);
            world.forget(kept);
            await world.goOn();
        }
        const kept = await world.end();
        return `${count} older backups restored under running nodes: ${world.figures()}, ${kept} acknowledged and kept`;
    },

    /** The rows of an older backup are put back into the folder of a running server. */
    async folder() {
        const data = `${folder}/data`;
        const node = await new Node(program, folder, 'node-a', data).start();
        const { id, players } = await seat([node.url], 2, { pause: 1e6, remembers: true });
        for (let i = 0; i < 3; i++) await decideOne(players);
        expect(oriflamme('backup', data, `${folder}/backup`), 0, 'backup');
        const person = new Person(node.url, id, players[0].token);
        await person.comes;
        await person.ask({ t: 'name', name: 'lost' });
        await person.ask({ t: 'chat', text: 'lost' });
        for (let i = 0; i < 2; i++) await decideOne(players);
        execFileSync('python3', ['-c', rowsBack, data, `${folder}/backup`]);
        const asked = players.find((p) => p.options);
        asked.decide(asked);
        await until(() => players.every((p) => p.losses && p.v === 3), 'they are told');
        if (asked.acked.has(`${id}-1 6`)) throw new Error('acknowledged behind a hole');
        const lost = person.heard.filter((m) => m.t === 'lost').map((m) => m.what + m.count);
        if (`${lost}` !== 'decisions2,seats1,chat1')
            throw new Error(`it is told that ${lost} are lost`);
        const answer = await person.ask({ t: 'name', name: 'after' });
        if (answer.t !== 'ok') throw new Error(`name: ${JSON.stringify(answer)}`);
        for (let i = 0; i < 3; i++) await decideOne(players);
        person.end();
        players.forEach((p) => p.end());
        await node.stop('SIGTERM');
        expect(oriflamme('verify', data), 0, 'all is well');
        return 'the rows of an older backup under a running server: nothing behind a hole, players told, all is well';
    },

    /** While a node stands still, the database forgets, and another node writes as much again: the numbers are the same, what
     * stands there is not. Nothing is written on top of what the first node remembers. */
    async timelines(rounds = 1) {
        const first = await new Node(program, folder, 'node-a', DIRECT).start();
        for (let round = 0; round < rounds; round++) {
            await otherTimeline(first, round);
            await soonAsFar(first, round);
        }
        return `${3 * rounds} times something else stood under the number that a node remembered, and it was not written over`;
    },
};

/** The rows of a backup instead of those that a folder has, while its server runs. */
const rowsBack = `
import sqlite3, sys
db = sqlite3.connect(sys.argv[1] + "/oriflamme.db", timeout=60)
db.execute("ATTACH ? AS backup", [sys.argv[2]])
for table in "chat", "decisions", "games", "tables":
    db.execute("DELETE FROM main." + table)
for table in "tables", "games", "decisions", "chat":
    db.execute("INSERT INTO main." + table + " SELECT * FROM backup." + table)
db.execute("UPDATE life SET decisions = (SELECT count(*) FROM decisions)")
db.commit()
`;

/** Keeps a table's row and its decisions as they are now, and puts them back. */
const tablesRow = {
    keep: (id) => sql(`CREATE TABLE kept AS SELECT * FROM tables WHERE id='${id}'`),
    back(id, decided) {
        sql(`DELETE FROM decisions WHERE tbl='${id}' AND n >= ${decided}`);
        const columns = sql(
            "SELECT string_agg(column_name, ', ') FROM information_schema.columns WHERE table_name = 'kept'",
        );
        sql(`UPDATE tables SET (${columns}) = (SELECT ${columns} FROM kept) WHERE id='${id}'`);
        sql('DROP TABLE kept');
    },
};

async function otherTimeline(first, round) {
    const how = { pause: 1e6, remembers: true };
    const { id, players } = await seat([first.url], 2, how);
    for (let i = 0; i < 3; i++) await decideOne(players);
    tablesRow.keep(id);
    const person = new Person(first.url, id, players[0].token);
    await person.comes;
    await person.ask({ t: 'name', name: 'forgotten' });
    for (let i = 0; i < 2; i++) await decideOne(players);
    first.child.kill('SIGSTOP');
    tablesRow.back(id, 3);
    const second = await new Node(program, folder, `node-b${round}`, DIRECT).start();
    const others = players.map((p) => new Player([second.url], id, { token: p.token, ...how }));
    await until(() => others.every((p) => p.v === 3), 'the other node has what is there');
    const there = new Person(second.url, id, others[1].token);
    await there.comes;
    if ((await there.ask({ t: 'name', name: 'granted' })).t !== 'ok') throw new Error('no name');
    for (let i = 0; i < 2; i++) {
        const asked = others.find((p) => p.options);
        asked.decide({ ...asked, options: asked.options.slice(-1) }); // not what was decided before
        await until(() => others.every((p) => p.v === 4 + i), 'the other node decides');
    }
    // They wait in the sockets of the node that stands still.
    const asked = players.find((p) => p.options);
    asked.decide(asked);
    const answer = person.ask({ t: 'mute', seat: 'b', on: true });
    first.child.kill('SIGCONT');
    if ((await answer).t !== 'ok') throw new Error(`mute: ${JSON.stringify(await answer)}`);
    await until(() => players.every((p) => p.losses?.length && p.v >= 5), 'they are told');
    const names = seatsOf(id, 'name');
    if (names !== 'p0 granted') throw new Error(`a name was granted, and the names are ${names}`);
    for (const p of [...players, ...others]) p.pause = 0;
    const next = players.find((p) => p.options);
    if (next) next.decide(next);
    await until(() => others.every((p) => p.v > 5), 'it goes on');
    [person, there, ...players, ...others].forEach((p) => p.end());
    expect(oriflamme('verify', DIRECT), 0, 'all is well');
    await second.stop('SIGTERM');
}

/** Two nodes run. What was lost is decided again at one of them, otherwise, and so fast that the other never sees less than it
 * remembers: it notices all the same, and tells its people. */
async function soonAsFar(first, round) {
    const how = { remembers: true, limit: 0 };
    const second = await new Node(program, folder, `node-c${round}`, DIRECT).start();
    const { id, players } = await seat([second.url], 2, how);
    const others = players.map((p) => new Player([first.url], id, { token: p.token, ...how }));
    const all = [...players, ...others];
    const decideUpTo = (limit, which) => {
        for (const p of players) {
            const decide = (m) =>
                Player.prototype.decide.call(p, { ...m, options: [m.options.at(which)] });
            Object.assign(p, { limit, decide });
            if (p.options) p.decide(p);
        }
    };
    decideUpTo(5, 0);
    await until(() => all.every((p) => p.v === 5), 'both nodes have come as far');
    sql(`DELETE FROM decisions WHERE tbl='${id}' AND n >= 3`);
    decideUpTo(5, -1);
    await until(() => players.every((p) => p.losses && p.v === 5), 'it is decided again');
    await until(() => others.every((p) => p.losses && p.v === 5), 'the others are told');
    decideUpTo(6, 0);
    await until(() => all.every((p) => p.v === 6), 'it goes on');
    all.forEach((p) => p.end());
    expect(oriflamme('verify', DIRECT), 0, 'all is well');
    await second.stop('SIGTERM');
}

async function inStep(primary, other) {
    const at = () => sql('SELECT pg_current_wal_lsn()', primary);
    const behind = (lsn) =>
        sql(`SELECT pg_wal_lsn_diff('${lsn}', pg_last_wal_replay_lsn()) > 0`, other) === 't';
    const lsn = at();
    await until(() => !behind(lsn), 'the standby is in step');
}

/** Tables that are played while the database forgets, and people who change other things meanwhile. */
class World {
    #nodes;
    #store;
    #using;
    #all = [];
    #tables = [];
    #side = null;
    #terminals = []; // what these have said
    #beside; // who plays where the terminals look on
    #missed = false; // a decision was lost there
    #lost = 0;
    #told = 0;

    constructor(nodes, store) {
        this.#nodes = this.#using = nodes;
        this.#store = store;
    }

    /** They play, at one node or at both; beside them a table in its lobby. */
    async prepare(alone) {
        const [first, second] = this.#nodes;
        if (alone && !second.stopped) {
            await second.stop('SIGTERM');
            second.stopped = true;
        } else if (!alone && second.stopped) {
            await second.start();
            second.stopped = false;
        }
        this.#using = alone ? [first] : this.#nodes;
        if (isOver(this.#tables)) {
            await playToTheEnd(this.#tables);
            this.#tables = await tablesAt(this.#using, {
                pause: 40,
                remembers: true,
                tables: 2,
            });
            this.#tables.push(await this.#withTerminals());
            this.#all.push(...this.#tables);
        }
        const before = moves(this.#tables);
        await until(() => moves(this.#tables) > before + 4 || isOver(this.#tables), 'they play');
        const { url } = first;
        const made = await post(url, '/tables', {
            seats: ['me', 'random'],
            name: 'kept',
        });
        this.#side = {
            ...made,
            person: new Person(url, made.table, made.token),
        };
        await this.#side.person.comes;
    }

    /** A table where `oriflamme bot` plays and `oriflamme watch` looks on. */
    async #withTerminals() {
        const { url } = this.#nodes[0];
        const how = { pause: 40, remembers: true, name: 'person' };
        const made = await post(url, '/tables', { seats: ['open', 'open'] });
        const link = `${url}/table/${made.table}`;
        // An end may be lost, too: then the game continues.
        const seated = ['bot', '--table', link, '--name', 'bot', '--games', '99'];
        const bot = [...seated, '--', 'examples/bots/random_bot.py'];
        for (const args of [bot, ['watch', link, '--plain', '--lang', 'en', '--pace', '0']]) {
            const out = ['ignore', 'pipe', 'pipe'];
            const child = start(program, args, { stdio: out });
            const told = { said: '', name: args[0] };
            for (const stream of [child.stdout, child.stderr])
                stream.on('data', (text) => (told.said += text));
            this.#terminals.push(told);
        }
        const player = new Player([url], made.table, how);
        const maker = new Person(url, made.table, made.token);
        const filled = () => maker.table?.seats.every((seat) => seat.kind === 'human');
        await until(filled, 'a person and a bot sit');
        if ((await maker.ask({ t: 'start' })).t !== 'ok') throw new Error('it does not start');
        maker.end();
        this.#beside = player;
        return { id: made.table, players: [player] };
    }

    /** All of this will be lost: this many decisions, a name, a line, a game that begins, a table. */
    async lose(count, kept) {
        const { person } = this.#side;
        const gone = await post(this.#nodes[0].url, '/tables', {
            seats: ['me', 'open'],
            name: 'x',
        });
        this.#side.gone = gone.table;
        this.#side.at = new Person(this.#nodes[0].url, gone.table, gone.token);
        await this.#side.at.comes;
        for (const wish of [
            { t: 'name', name: 'lost' },
            { t: 'chat', text: 'lost' },
            { t: 'start' },
        ])
            if ((await person.ask(wish)).t !== 'ok') throw new Error(`${wish.t} is refused`);
        const more = () =>
            this.#acked().filter(([, where, decision]) => kept.get(where) !== decision);
        const isThere = () => more().some(([player]) => player === this.#beside);
        await until(
            () =>
                (more().length >= count && (isThere() || this.#beside.over)) ||
                isOver(this.#tables),
            `${count} are acknowledged, and one where the terminals look on`,
        );
        this.#missed ||= isThere();
    }

    #acked() {
        return this.#all
            .flatMap((t) => t.players)
            .flatMap((p) => [...p.acked].map(([where, decision]) => [p, where, decision]));
    }

    /** The database goes, and everything that it answered has arrived. That the nodes are unhealthy says nothing of that:
     * their health is what another thread sees. The writer of each has come to its broken link, its loop has told what was
     * written before, and the players have heard it. */
    async cut(stop) {
        const logs = this.#using.map(({ folder, name }) => `${folder}/${name}.log`);
        const before = logs.map((log) => readFileSync(log).length);
        stop();
        const isBroken = (log, i) =>
            readFileSync(log).subarray(before[i]).includes('the batch will be written again');
        await until(() => logs.every(isBroken), 'the nodes have lost their database');
        for (let turns = 0; turns < 2; turns++)
            for (const node of this.#using)
                await until(async () => (await node.health()) === 503, 'a node says so');
        await Promise.all(this.#tables.flatMap((t) => t.players.map((p) => p.hearAll())));
    }

    /** Nobody decides: whatever is acknowledged was heard of. */
    async still() {
        const players = this.#tables.flatMap((t) => t.players);
        const decide = players.map((p) => p.decide);
        players.forEach((p) => (p.decide = () => {}));
        await until(() => players.every((p) => !p.asking || p.over), 'nobody waits for an answer');
        players.forEach((p, i) => {
            p.decide = decide[i];
            p.mayGoBack = false;
        });
    }

    /** These are all that there is now. */
    forget(kept) {
        for (const [player, where, decision] of this.#acked()) {
            if (kept.get(where) === decision) continue;
            player.acked.delete(where);
            this.#lost++;
        }
        this.#side.kept = kept;
    }

    async goOn(host) {
        await until(
            async () =>
                (await Promise.all(this.#using.map((n) => n.health()))).every((s) => s === 200),
            'the nodes have a database again',
        );
        const players = this.#tables.flatMap((t) => t.players);
        const at = players.map((p) => p.acked.size);
        for (const p of players) if (p.options) p.decide(p);
        const goesOn = (p, i) => p.acked.size > at[i] || p.over;
        try {
            await until(() => players.every(goesOn), 'everybody goes on, and is acknowledged');
        } catch (error) {
            for (const p of players.filter((p, i) => !goesOn(p, i)))
                for (const q of players.filter((q) => q.table === p.table))
                    console.log(
                        `  ${q.name} at ${q.table}: ${q.game} v ${q.v}, asked ${!!q.options},`,
                        JSON.stringify([q.asking, q.losses, q.errors, q.closes, q.atTable]),
                    );
            for (const { name, said } of this.#terminals) console.log(`  ${name}: ${said}`);
            for (const { folder, name } of this.#using)
                console.log(readFileSync(`${folder}/${name}.log`, 'utf8').slice(-3000));
            throw error;
        }
        const stored = decisions(host);
        for (const [where, decision] of this.#side.kept)
            if (stored.get(where) !== decision)
                throw new Error(`${where}: ${decision} was kept, and is ${stored.get(where)} now`);
        check(this.#all, host);
        await this.#readAll(host);
        await this.#lookAtSide(host);
    }

    async #lookAtSide(host) {
        const { table, token, gone, person, at } = this.#side;
        const of = (text) => sql(text, host);
        if (seatsOf(table, 'name', host).split(' ')[0] !== 'kept')
            throw new Error('a name that was lost is there');
        const heard = (p, what) => p.heard.some((m) => m.t === 'lost' && m.what === what);
        const closed = (p) => p.socket.readyState > 1;
        for (const what of ['game', 'seats', 'chat'])
            await until(
                () => heard(person, what) || closed(person),
                `it is told that ${what} is lost`,
            );
        await until(() => heard(at, 'table') || closed(at), 'it is told that the table is lost');
        this.#told += [person, at].filter((p) => p.heard.some((m) => m.t === 'lost')).length;
        person.end();
        at.end();
        for (const node of this.#using) {
            const next = new Person(node.url, table, token);
            await next.comes;
            for (const wish of [
                { t: 'name', name: `after ${node.name}` },
                { t: 'chat', text: 'after' },
            ]) {
                const answer = await next.ask(wish);
                if (answer.t !== 'ok') throw new Error(`${wish.t}: ${JSON.stringify(answer)}`);
            }
            next.end();
            const status = (await ask(`${node.url}/tables/${gone}`)).status;
            if (status !== 404) throw new Error(`a table that was lost is answered with ${status}`);
        }
        const maker = new Person(this.#using[0].url, table, token);
        await maker.comes;
        const answer = await maker.ask({ t: 'start' });
        if (answer.t !== 'ok') throw new Error(`start: ${JSON.stringify(answer)}`);
        maker.end();
    }

    /** Every game can be read at every node, and the store verifies. */
    async #readAll(host) {
        const games = sql("SELECT tbl || '-' || number FROM games", host).split('\n');
        for (const { url } of this.#using)
            for (const game of games) {
                const { status } = await ask(`${url}/games/${game}/record`);
                if (status !== 200)
                    throw new Error(`the record of ${game} is answered with ${status}`);
            }
        const place = host ? storeAt([host]) : this.#store;
        expect(oriflamme('verify', place), 0, 'all is well');
    }

    async end(host) {
        await playToTheEnd(this.#tables);
        await this.#readAll(host);
        const told = this.#all.flatMap((t) => t.players).filter((p) => p.losses?.length);
        if (this.#lost === 0 || told.length === 0)
            throw new Error(`${this.#lost} lost, ${told.length} were told: the test is blind`);
        this.#told += told.length;
        const terminals = (name) => this.#terminals.filter((t) => t.name === name);
        await until(
            () => terminals('bot').every(({ said }) => /^over /m.test(said)),
            'the bots of the terminal play to the end',
        );
        const isTold = () =>
            terminals('watch').some(({ said }) => said.includes('The server lost the last'));
        await until(() => !this.#missed || isTold(), 'the terminal says so');
        const log = readFileSync(`${folder}/node-a.log`, 'utf8');
        if (!log.includes('event=store-forgot')) throw new Error('the log does not say so');
        const metrics = await (await ask(`${this.#nodes[0].url}/metrics`)).text();
        const counted = Number(metrics.match(/^oriflamme_lost_decisions_total (\d+)$/m)[1]);
        if (counted === 0) throw new Error('the metrics do not say so');
        return check(this.#all, host);
    }

    figures() {
        return `${this.#lost} acknowledged decisions lost, ${this.#told} people told, names, chat, games and tables lost, everything else kept and readable`;
    }
}

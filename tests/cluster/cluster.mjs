// Several nodes on one PostgreSQL, and what may happen to it: answers lost behind a commit, links cut or silent, the database
// restarted at once, its standby promoted, a slow standby, nodes restarted in turn behind HAProxy. Whatever was acknowledged is
// in the database, once; every game ends. (between.mjs: what passes between the nodes; host.mjs: what
// their host does.)
// usage: node cluster.mjs PROGRAM FOLDER TEST [SIZE]        the folder is the caller's, with a PostgreSQL in FOLDER/pg
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { Failing } from '../support/failing.mjs';
import { freePort } from '../support/ports.mjs';
import between from './between.mjs';
import forgets from './forgets.mjs';
import host from './host.mjs';
import letters from './letters.mjs';
import standbys from './standbys.mjs';
import { Node, Person, killAll, playToTheEnd, post, seat, start, until } from './parts.mjs';
import { kindOf } from './relay.mjs';
import {
    DIRECT,
    awayOf,
    check,
    checkNoDeadlock,
    folder,
    isOver,
    meanwhile,
    middle,
    name,
    open,
    part,
    postgres,
    program,
    relayed,
    saidOf,
    seatsOf,
    size,
    somebodyWaits,
    sql,
    storeAt,
    synchronous,
    tablesAt,
    theyPlay,
} from './stage.mjs';

const tests = {
    /** The commit is done, its answer is lost; or it is lost before it is done. Either way it is done once, and those who
     * wait are told so: nobody hears that the game has moved on, or that it failed. */
    async answers(count = 16) {
        const relay = await relayed();
        const [near, far] = await open(relay.url, DIRECT);
        let turn = 0;
        const tables = await meanwhile([near, far], {}, count, async (playing) => {
            const way = turn++ % 2 ? 'losing' : 'dropping';
            const before = relay.lost + relay.dropped;
            relay[way] = ({ statements }) => {
                const found = statements.some((s) => kindOf(s) === 'decision');
                if (found) relay[way] = () => false;
                return found;
            };
            await until(
                () => relay.lost + relay.dropped > before || isOver(playing),
                'a batch or its answer is lost',
            );
            relay[way] = () => false;
            await theyPlay(playing, 1);
        });
        for (const code of ['stale', 'store-failed', 'busy']) {
            const told = tables.flatMap((t) => t.players).filter((p) => p.errors?.includes(code));
            if (told.length) throw new Error(`${told.length} players were told ${code}`);
        }
        if (!relay.lost || !relay.dropped) throw new Error('nothing was lost: the test is blind');
        return `${relay.lost} answers lost behind their commits, ${relay.dropped} batches before, ${check(tables)} acknowledged and kept`;
    },

    /** The same of what people say and of their seats: everything is there once. */
    async own(count = 4) {
        const relay = await relayed();
        const [near] = await open(relay.url);
        for (let round = 0; round < count; round++)
            for (const way of ['losing', 'dropping']) await ownWrites(relay, near, way);
        if (!relay.lost || !relay.dropped) throw new Error('nothing was lost: the test is blind');
        return `${relay.lost + relay.dropped} seats, names, lines and starts, their answers lost or they themselves: each done once`;
    },

    /** All links of a node are cut, again and again. */
    async cuts(count = 10) {
        const relay = await relayed();
        const nodes = await open(relay.url, DIRECT);
        const tables = await meanwhile(nodes, {}, count, async (playing) => {
            relay.cut();
            await theyPlay(playing, 1 + any(20));
        });
        return `${count} times all links cut, ${check(tables)} acknowledged and kept`;
    },

    /** A link that is silent: no answer and no end. The node says so, its players go elsewhere, it recovers. */
    async silence() {
        const relay = await relayed();
        const nodes = await open(relay.url, DIRECT);
        const tables = await tablesAt(nodes, { pause: 60 });
        await theyPlay(tables, 8);
        relay.swallows = true;
        const began = performance.now();
        await until(
            async () => (await nodes[0].health()) === 503,
            'a node without its database is not healthy',
        );
        const noticed = performance.now();
        await playToTheEnd(tables);
        relay.swallows = false;
        relay.cut();
        await until(async () => (await nodes[0].health()) === 200, 'it is healthy again');
        const seconds = (ms) => (ms / 1000).toFixed(1);
        const elsewhere = Math.max(...awayOf(tables), 0); // from the bye to a view at the other node
        return `a silent link: not healthy after ${seconds(noticed - began)} s, everybody went on at the other node, ${seconds(elsewhere)} s after they were sent there, healthy again; ${check(tables)} kept`;
    },

    /** The database falls and comes up again. */
    async restarts(count = 2) {
        const tables = await meanwhile(
            await open(DIRECT, DIRECT),
            { pause: 40 },
            count,
            async (playing) => {
                await theyPlay(playing, 10 + any(20));
                postgres('stop', `${folder}/pg`, 'immediate');
                await somebodyWaits(playing);
                postgres('again', `${folder}/pg`);
            },
        );
        return `${count} restarts of the database at once, ${check(tables)} acknowledged and kept`;
    },

    /** Every decision is said at both nodes at once, and twice at one: it is done once. */
    async once() {
        const nodes = await open(DIRECT, DIRECT);
        const tables = await tablesAt(nodes, { tables: 8 });
        for (const { id, players } of tables)
            for (const player of players) {
                const twin = new player.constructor([...player.urls].reverse(), id, {
                    token: player.token,
                });
                twin.decide = () => {};
                twin.turn = player.turn;
                player.twin = twin;
                player.twice = ({ game, v, decision }) => {
                    player.say({ t: 'decide', game, v, decision });
                    twin.say({ t: 'decide', game, v, decision });
                };
            }
        await playToTheEnd(tables);
        tables.forEach((t) => t.players.forEach((p) => p.twin.end()));
        checkNoDeadlock();
        return `every decision said three times at two nodes, ${check(tables)} acknowledged, each done once`;
    },

    /** Nodes are stopped and started in turn; players come through HAProxy with the file of tools/hosting. Nobody is cut off
     * without a word. With MOST_AWAY nobody but one in a hundred may be without a view for this many milliseconds. */
    async rolling(count = 2) {
        const nodes = await open(DIRECT, DIRECT);
        const { port, isUp } = await proxy(nodes);
        const how = { pause: 40 };
        const url = `http://127.0.0.1:${port}`;
        const tables = await meanwhile([{ url }], how, count, async (playing) => {
            for (const [i, node] of nodes.entries()) {
                await theyPlay(playing, 10);
                await node.stop('SIGTERM');
                await until(async () => !(await isUp(i)), 'HAProxy sees that a node is away');
                await node.start();
                await until(() => isUp(i), 'HAProxy sees that it is back');
            }
        });
        const players = tables.flatMap((t) => t.players);
        const wrong = players
            .flatMap((p) => p.closes)
            .filter((code) => ![1000, 1005, 1006, 1012].includes(code));
        if (wrong.length) throw new Error(`closed with ${wrong}`);
        const abrupt = players.filter((p) => p.abrupt);
        if (abrupt.length) throw new Error(`${abrupt.length} players were cut off without a word`);
        const away = awayOf(tables);
        if (part(away, 0.99) > Number(process.env.MOST_AWAY ?? Infinity))
            throw new Error(saidOf(away));
        return `${count} rounds of restarts behind HAProxy, ${saidOf(away)}, ${check(tables)} kept`;
    },

    /** A node is killed at any moment, again and again; players come through HAProxy. */
    async kills(count = 4) {
        const nodes = await open(DIRECT, DIRECT);
        const { port, isUp } = await proxy(nodes);
        let turn = 0;
        const tables = await meanwhile(
            [{ url: `http://127.0.0.1:${port}` }],
            { pause: 40 },
            count,
            async (playing) => {
                const at = turn++ % 2;
                await theyPlay(playing, any(30));
                await nodes[at].stop('SIGKILL');
                await nodes[at].start();
                await until(() => isUp(at), 'HAProxy sees that it is back');
            },
        );
        return `${count} kills behind HAProxy, ${saidOf(awayOf(tables))}, ${check(tables)} acknowledged and kept`;
    },

    /** A node is killed behind HAProxy, nginx and Caddy, with the files of tools/hosting. */
    async others() {
        const nodes = await open(DIRECT, DIRECT);
        const back = [];
        let kept = 0;
        for (const begin of [proxy, nginx, caddy]) {
            const { port } = await begin(nodes);
            const tables = await tablesAt([{ url: `http://127.0.0.1:${port}` }], { pause: 20 });
            await theyPlay(tables, 8);
            await nodes[0].stop('SIGKILL');
            await playToTheEnd(tables);
            kept += check(tables);
            back.push(`${middle(awayOf(tables)).toFixed(0)} ms`);
            await nodes[0].start();
        }
        return `a node killed behind HAProxy, nginx and Caddy, back after ${back.join(', ')}, ${kept} acknowledged and kept`;
    },

    /** A node's clock is half a minute ahead: both nodes count a player's time by the database's. */
    async clock() {
        const SECONDS = 5;
        const AHEAD = 30;
        const FAR = 10000; // milliseconds apart: not by the database's clock, but by a node's own
        const failing = new Failing(`${folder}/failing`);
        failing.set('wall_ms', AHEAD * 1000);
        const nodes = [
            await new Node(program, folder, 'node-a', DIRECT).start(),
            await new Node(program, folder, 'node-b', DIRECT, {
                env: failing.env,
            }).start(),
        ];
        const said = readFileSync(`${folder}/node-b.log`, 'utf8').match(/time=(\S+)/)[1];
        const right = statSync(`${folder}/node-b.log`).birthtimeMs;
        if (Date.parse(said) < right + FAR)
            throw new Error(`the clock of the second node is right: ${said}`);
        const urls = nodes.map((node) => node.url);
        const pace = { pace: { kind: 'live', seconds: SECONDS } };
        const { players } = await seat(urls, 2, { pause: 1e6, wish: pace }); // nobody decides: the clock does
        const [a, b] = players;
        await until(() => a.v >= 2 && b.v >= 2, 'stand-ins decide when the time is over');
        for (const told of a.lefts) {
            const other = b.lefts.find((m) => m.v === told.v);
            if (!other) continue;
            if (Math.max(told.left, other.left) > SECONDS * 1000 + FAR)
                throw new Error(`${told.left} and ${other.left} ms of ${SECONDS} s are left`);
            if (Math.abs(told.deadline - other.deadline) > FAR)
                throw new Error(
                    `version ${told.v}: deadlines ${told.deadline} and ${other.deadline}`,
                );
        }
        const [first, second] = sql('SELECT clock FROM decisions ORDER BY n')
            .split('\n')
            .map(Number);
        if (second - first < (SECONDS * 1000) / 2)
            throw new Error(`a seat is given away after ${second - first} ms of play`);
        players.forEach((p) => p.end());
        return `a node's clock ${AHEAD} s ahead: the same deadlines at both, a seat given away after ${((second - first) / 1000).toFixed(1)} s of ${SECONDS}`;
    },

    /** The primary dies; its synchronous standby is promoted; the address has both. */
    async standby() {
        const other = await synchronous();
        const store = storeAt([`${folder}/pg`, other]);
        const nodes = await open(store, store);
        const tables = await tablesAt(nodes, { pause: 40 });
        // A slow standby first: what waits for it is not acknowledged, a node says so, and nothing is lost.
        postgres('pause', other);
        const health = () => Promise.all(nodes.map((node) => node.health()));
        await until(async () => (await health()).includes(503), 'a node is not healthy');
        await somebodyWaits(tables);
        await until(
            () => isKept(tables, other),
            'the standby, which receives nothing, has all that was acknowledged',
        );
        postgres('resume', other);
        await until(
            async () => (await health()).every((status) => status === 200),
            'they are healthy again',
        );
        await theyPlay(tables, 4);
        postgres('stop', `${folder}/pg`, 'immediate');
        sql('SELECT pg_promote()', other);
        sql("ALTER SYSTEM SET synchronous_standby_names = ''", other);
        sql('SELECT pg_reload_conf()', other);
        await playToTheEnd(tables);
        const kept = check(tables, other);
        postgres('end', other);
        return `a standby that stood still, then promoted: ${kept} acknowledged and kept`;
    },
};

const any = (below) => Math.floor(Math.random() * below);

/** Whether all that was acknowledged is in the database at this place. */
function isKept(tables, host) {
    try {
        return check(tables, host) > 0;
    } catch {
        return false;
    }
}

/** One who sits, is renamed, speaks and starts; each of it is lost on its way to the database, or the answer is. */
async function ownWrites(relay, node, way) {
    const { table, token } = await post(node.url, '/tables', {
        seats: ['open', 'open', 'knight'],
    });
    const person = new Person(node.url, table);
    const maker = new Person(node.url, table, token);
    await Promise.all([person.comes, maker.comes]);
    const lose = (kind) => {
        relay[way] = ({ statements }) => {
            const found = statements.some((s) => kindOf(s) === kind);
            if (found) relay[way] = () => false;
            return found;
        };
    };
    const done = async (who, message, kind, answer) => {
        lose(kind);
        const said = await who.ask(message);
        if (said.t !== answer)
            throw new Error(`${way} ${message.t}: answered with ${JSON.stringify(said)}`);
    };
    await done(person, { t: 'sit', name: 'first' }, 'table', 'seat');
    await done(person, { t: 'name', name: 'second' }, 'table', 'ok');
    await done(person, { t: 'chat', text: 'once' }, 'chat', 'ok');
    await done(maker, { t: 'fill', bot: 'random' }, 'table', 'ok');
    await done(maker, { t: 'start' }, 'game', 'ok');
    const seats = seatsOf(table, 'name');
    if (seats !== 'second random knight') throw new Error(`${way}: seats are ${seats}`);
    const lines = sql(`SELECT count(*) FROM chat WHERE tbl='${table}'`);
    if (lines !== '1') throw new Error(`${way}: one line is there ${lines} times`);
    const games = sql(`SELECT count(*) FROM games WHERE tbl='${table}'`);
    if (games !== '1') throw new Error(`${way}: one start made ${games} games`);
    person.end();
    maker.end();
}

/* --- Proxies: the files as they are shipped, without TLS, at these nodes --- */

function shipped(file, nodes, pairs) {
    let text = readFileSync(`tools/hosting/${file}`, 'utf8');
    const addresses = nodes.map((node, i) => [`10.0.0.${i + 1}:8080`, `127.0.0.1:${node.port}`]);
    for (const [from, to] of [...pairs, ...addresses]) {
        if (!text.includes(from)) throw new Error(`"${from}" is not in ${file} any more`);
        text = text.replaceAll(from, to);
    }
    return text.replace(/^ .*10\.0\.0\.3:8080.*\n/gm, '').replaceAll(' 10.0.0.3:8080', '');
}

/** Runs what `make(port)` says: {file, text, command, args}. */
async function running(make) {
    const port = await freePort();
    const { file, text, command, args } = await make(port);
    writeFileSync(`${folder}/${file}`, text);
    const child = start(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, HOME: folder },
    });
    const answers = () =>
        fetch(`http://127.0.0.1:${port}/health`).then(
            (a) => a.status === 200,
            () => false,
        );
    await until(async () => child.exitCode !== null || (await answers()), `${command} answers`);
    if (child.exitCode !== null) throw new Error(`${command} does not start`);
    return port;
}

/** What HAProxy says about its servers: the lines of `show stat`, by the names of their columns. */
function stats(port) {
    return new Promise((done, fail) => {
        let text = '';
        const socket = net.connect(port, '127.0.0.1', () => socket.write('show stat\n'));
        socket.on('data', (part) => (text += part));
        socket.on('error', fail);
        socket.on('close', () => {
            const [names, ...lines] = text
                .replace('# ', '')
                .trim()
                .split('\n')
                .map((l) => l.split(','));
            done(lines.map((l) => Object.fromEntries(names.map((name, i) => [name, l[i]]))));
        });
    });
}

/** Its port, and whether it takes the node with this number to be there. */
async function proxy(nodes) {
    let statistics;
    const port = await running(async (port) => {
        statistics = await freePort();
        const text = shipped('haproxy-nodes.cfg', nodes, [
            [
                'maxconn 20000',
                `maxconn 500\n    stats socket ipv4@127.0.0.1:${statistics} level user`,
            ],
            [
                'bind :443 ssl crt /etc/haproxy/play.example.org.pem alpn h2,http/1.1',
                `bind 127.0.0.1:${port}`,
            ],
        ]);
        const args = ['-db', '-f', `${folder}/haproxy.cfg`];
        return { file: 'haproxy.cfg', text, command: 'haproxy', args };
    });
    const isUp = async (i) =>
        (await stats(statistics))
            .filter((line) => line.svname === ['one', 'two'][i])
            .every((line) => line.status.startsWith('UP'));
    return { port, isUp };
}

async function nginx(nodes) {
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (n) => `${n}_temp_path "${folder}/${n}";`,
    );
    const port = await running((port) => {
        const text = shipped('nginx-nodes.conf', nodes, [
            ['listen 443 ssl http2 ', `listen 127.0.0.1:${port} `],
        ]);
        const around = `daemon off; master_process off; pid "${folder}/nginx.pid"; error_log stderr error; events { worker_connections 500; }
        http { access_log off; ${temp.join(' ')} ${text.replace(/^ *ssl_certificate.*\n/gm, '')} }`;
        const args = ['-c', `${folder}/nginx.conf`];
        return { file: 'nginx.conf', text: around, command: 'nginx', args };
    });
    return { port };
}

async function caddy(nodes) {
    const port = await running((port) => {
        const text = shipped('Caddyfile-nodes', nodes, [
            ['{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers'],
            ['\nplay.example.org {', `\nhttp://127.0.0.1:${port} {`],
        ]);
        const args = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
        return { file: 'Caddyfile', text, command: 'caddy', args };
    });
    return { port };
}

const every = { ...tests, ...between, ...host, ...standbys, ...forgets, ...letters };

try {
    const said = await every[name](size ? Number(size) : undefined);
    const logs = readdirSync(folder).filter((file) => /^node-.*\.log$/.test(file));
    const forgot = logs.some((l) =>
        readFileSync(`${folder}/${l}`, 'utf8').includes('store-forgot'),
    );
    if (forgot && !forgets[name]) throw new Error('a node says that the database has forgotten');
    console.log(`cluster: ${said}`);
    killAll();
    process.exit(0);
} catch (error) {
    console.log(`${name}: ${error.stack}`);
    killAll();
    process.exit(1);
}

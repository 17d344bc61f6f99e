// What passes between the nodes of a cluster: batches and hints as the database gets them, hints that come late, twice, in
// another order or never, wishes of people at both nodes at once, and how often two nodes think about one decision.
import { spawn } from 'node:child_process';
import { createDecipheriv } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, oriflamme } from './host.mjs';
import { Node, Person, ask, decideOne, playToTheEnd, post, seat, until } from './parts.mjs';
import { kindOf } from './relay.mjs';
import {
    DIRECT,
    check,
    checkNoDeadlock,
    folder,
    open,
    place,
    program,
    relayed,
    seatsOf,
    sql,
    tablesAt,
} from './stage.mjs';

const any = (below) => Math.floor(Math.random() * below);

let key; // of the hints: the nodes' role may read it, and no other

/** The words of a hint, behind its node's name. Throws if it is not sealed with the nodes' key. */
function wordsOfHint(sealed) {
    const [NONCE, TAG] = [12, 16];
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= NONCE + TAG) throw new Error(`a hint is not sealed: '${sealed}'`);
    key ??= Buffer.from(sql('SELECT key FROM hints'), 'hex');
    const options = { authTagLength: TAG };
    const cipher = createDecipheriv('chacha20-poly1305', key, bytes.subarray(0, NONCE), options);
    cipher.setAuthTag(bytes.subarray(-TAG));
    const text =
        cipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + cipher.final('utf8');
    return text.split(' ').slice(1);
}

/** Another role that may connect: what it hears, and a way to say something. */
function stranger() {
    const role = `mallory_${process.pid}`;
    const { host, database } = place();
    sql(`CREATE ROLE ${role} LOGIN`);
    const flags = ['-h', host, '-U', role, '-d', database, '-qAtX'];
    const psql = spawn('psql', flags, { stdio: ['pipe', 'pipe', 'inherit'] });
    const heard = { text: '', payloads: new Set() };
    psql.stdout.on('data', (part) => {
        heard.text += part;
        for (const [, payload] of heard.text.matchAll(/with payload "([^"]*)"/g))
            heard.payloads.add(payload);
    });
    psql.stdin.write('LISTEN oriflamme;\n');
    return {
        heard,
        say: (payload) => psql.stdin.write(`SELECT pg_notify('oriflamme', '${payload}');\n`),
        look: () => psql.stdin.write('SELECT 1;\n'), // psql tells what it has heard behind a statement
        async end() {
            psql.stdin.end();
            await once(psql, 'exit');
            sql(`DROP ROLE ${role}`);
        },
    };
}

/** What a batch locks, in this order. */
const LOCKED = [['table', 'game'], ['decision'], ['over'], ['chat']];

/** What a node says to its database, in its order; throws where that is wrong. */
function watch(relay, figures) {
    const done = new Map(); // `table:game:n` -> the transaction that wrote it
    relay.seen = (transaction) => {
        const { statements } = transaction;
        const kinds = statements.map(kindOf);
        const complain = (what) => (figures.wrong ??= what);
        const hints = statements.filter((s, i) => kinds[i] === 'hint');
        if (hints.length && hints.length !== statements.length)
            complain('a hint is in the transaction that must reach the disk');
        for (const { args, sql: text } of hints)
            for (const hint of wordsOfHint(args[0])) {
                const [table, game, n] = hint.split(':');
                const wrote = done.get(`${table}:${game}:${n}`);
                // It may go out behind its decision if the database looks whether that was done.
                const looks = /FROM decisions WHERE .*\bsum=/.test(text);
                const behind = looks ? wrote?.link === transaction.link : wrote?.answered;
                figures[looks ? 'along' : 'hints']++;
                if (game !== undefined && !behind)
                    complain(`a hint tells of ${hint} before it is committed`);
            }
        const locked = []; // as the batch takes it: the kind of a row, and its table
        statements.forEach(({ args }, i) => {
            const kind = LOCKED.findIndex((some) => some.includes(kinds[i]));
            if (kind < 0) return;
            for (const id of [args[0]].flat()) locked.push(`${kind} ${id}`);
            if (kinds[i] !== 'decision') return;
            const [ids, games, numbers] = args.map((column) => [column].flat());
            ids.forEach((id, n) => done.set(`${id}:${games[n]}:${numbers[n]}`, transaction));
            if (ids.length > 1) figures.together += ids.length;
        });
        if (new Set(locked.map((l) => l.slice(2))).size > 1) figures.batches++;
        if (locked.some((l, i) => i > 0 && locked[i - 1] > l))
            complain(`a batch is not sorted by table: ${locked}`);
        if (kinds.filter((k) => k === 'decision').length > 1)
            complain('the decisions of a batch are not one statement');
    };
}

export default {
    /** Batches are sorted by table; a hint follows its commit, in a transaction of its own. */
    async order() {
        const relays = [await relayed(), await relayed()];
        const figures = { hints: 0, along: 0, batches: 0, together: 0 };
        relays.forEach((relay) => watch(relay, figures));
        relays.forEach((relay) => (relay.delay = 4)); // so that batches are large
        const nodes = await open(...relays.map((relay) => relay.url));
        const tables = await tablesAt(nodes, { tables: 10, pause: 2 });
        await playToTheEnd(tables);
        if (figures.wrong) throw new Error(figures.wrong);
        checkNoDeadlock();
        if (!figures.hints || !figures.along || !figures.batches || !figures.together)
            throw new Error('nothing was seen: it is blind');
        return `${figures.batches} batches of several tables in order, ${figures.together} decisions not alone in their statement, ${figures.hints + figures.along} hints behind their commits, ${figures.along} of them left to the database; ${check(tables)} kept`;
    },

    /** Hints come late, twice, in another order, or not at all: every game ends, everybody is told every version in turn, and
     * who watches is told the same at either node. */
    async hints(tables = 12) {
        const relays = [await relayed(), await relayed()];
        let moved = 0;
        for (const relay of relays)
            relay.notified = (whole, pass) => {
                moved++;
                const luck = any(8);
                if (luck === 0) return; // lost
                const times = luck < 3 ? 2 : 1; // doubled
                for (let i = 0; i < times; i++)
                    if (luck < 6)
                        setTimeout(pass, any(120), whole); // late, and behind later ones
                    else pass(whole);
            };
        const nodes = await open(...relays.map((relay) => relay.url));
        const all = await tablesAt(nodes, { tables, pause: 2 });
        const watching = all.flatMap(({ id }) => nodes.map(({ url }) => new Person(url, id)));
        await playToTheEnd(all);
        const positions = new Map();
        for (const { t, game, v, position } of watching.flatMap(({ heard }) => heard)) {
            if (t !== 'game' && t !== 'events') continue;
            const known = positions.get(`${game} ${v}`) ?? position;
            if (position !== known)
                throw new Error(`version ${v} of ${game} is told as ${known} and ${position}`);
            positions.set(`${game} ${v}`, known);
        }
        if (moved < 20) throw new Error(`${moved} hints came: the test is blind`);
        return `${moved} hints lost, late, doubled and out of order, ${check(all)} acknowledged and kept`;
    },

    /** Another role of the same PostgreSQL hears nothing but noise, and nobody believes what it says. A node that stands still is
     * not purged under, and its name is taken. The rounds are so few that no game can be over before the last question. */
    async strangers(rounds = 8) {
        const nodes = await open(DIRECT, DIRECT);
        const urls = nodes.map((node) => node.url);
        const mallory = stranger();
        const table = await seat(urls, 2, { pause: 1e6 });
        for (let round = 0; round < rounds; round++) await decideOne(table.players);
        await until(
            () => mallory.look() && mallory.heard.payloads.size >= rounds / 2,
            'it hears the nodes',
        );
        const { payloads } = mallory.heard;
        for (const payload of payloads)
            if (
                !/^[\w-]+$/.test(payload) ||
                payload.includes(table.id) ||
                payload.includes('node-')
            )
                throw new Error(`another role reads the hint ${payload}`);
        const v = table.players[0].v;
        for (const payload of [...payloads]) {
            mallory.say(payload); // again
            mallory.say(payload.slice(0, -4));
            mallory.say(`${payload[0] === 'A' ? 'B' : 'A'}${payload.slice(1)}`);
        }
        for (const decision of ['S>', 'A<', '1!', 'x1'])
            mallory.say(`node-x ${table.id} ${table.id}:1:${v}:${v % 2}:0:1:1:1:${decision}`);
        mallory.say('x'.repeat(7000));
        await mallory.end();
        for (let round = 0; round < rounds; round++) await decideOne(table.players);
        if (sql(`SELECT count(*) FROM decisions WHERE tbl='${table.id}'`) !== `${v + rounds}`)
            throw new Error('the players know other decisions than the database');
        const log = readFileSync(`${folder}/node-a.log`, 'utf8');
        if (!log.includes('event=database-open'))
            throw new Error('nobody is warned that every role may connect');
        await refusedFromSessions(nodes);
        await until(() => table.players.some((p) => p.options), 'somebody is asked again');
        await decideOne(table.players);
        table.players.forEach((p) => p.end());
        return `${payloads.size} hints heard by another role, none of them read and none of its own believed; ${check([table])} kept`;
    },

    /** Without hints, one who comes to a node is told at once what was acknowledged at the other. */
    async hello(rounds = 12) {
        const relays = [await relayed(), await relayed()];
        for (const relay of relays) relay.notified = () => {};
        const nodes = await open(...relays.map((relay) => relay.url));
        const { players, id } = await seat([nodes[0].url], 2, { pause: 1e6 });
        const stays = new Person(nodes[1].url, id); // so that the other node has the table in memory
        await stays.comes;
        await until(() => stays.game, 'a spectator sees the game');
        for (let round = 0; round < rounds; round++) {
            const v = await decideOne(players);
            const comes = new Person(nodes[1].url, id);
            await comes.comes;
            await until(() => comes.game, 'who comes is told the game');
            if (comes.game.v <= v)
                throw new Error(
                    `version ${v + 1} was told at a node, and ${comes.game.v} to one who came to another after that`,
                );
            comes.end();
            if (players.some((p) => p.over)) break;
        }
        players.forEach((p) => p.end());
        for (let round = 0; round < 3; round++) await lateLine(nodes);
        return `${rounds} times one came to a node that had heard nothing, and was told what another had acknowledged; 3 lines said there, their numbers nobody's`;
    },

    /** A table that was made at one node and is played at another: the first leaves it, and is told nothing. When somebody comes
     * there, it is told to read what it was not told, and every decision from then on. */
    async company(rounds = 5) {
        const relays = [await relayed(), await relayed()];
        const said = [];
        relays.forEach(
            (relay, at) => (relay.seen = ({ statements }) => said.push(...wordsOf(statements, at))),
        );
        const [made, played] = await open(...relays.map((relay) => relay.url));
        // With a clock that runs it is not let go for nobody's being there.
        const { players, id } = await seat([played.url], 2, {
            pause: 1e6,
            made: made.url,
            wish: { pace: { kind: 'live', seconds: 600 } },
        });
        const tables = async () => (await metrics(made.url)).oriflamme_tables;
        await until(
            async () => (await tables()) === 0,
            'a node leaves a game to the one that has its players',
        );
        // Else a hint might tell of its maker's going.
        const here = () => sql(`SELECT node, seats, spectators FROM here WHERE tbl='${id}'`);
        await until(() => here() === 'node-b|3|0', 'the two players are there, and nobody else');
        const news = (from) => said.slice(from).filter((s) => s.table === id && s.n !== undefined);
        const hinted = async () => {
            const from = said.length;
            await decideOne(players);
            return news(from).some((s) => s.kind === 'hint');
        };
        await until(
            async () => !(await hinted()),
            'the node of the players hears that it is alone',
        );
        for (let round = 0; round < rounds; round++)
            if (await hinted()) throw new Error('a decision that no other node attends is hinted');
        const before = said.length;
        const comes = new Person(made.url, id);
        await until(() => comes.game, 'who comes sees the game');
        const told = (s) => s.kind === 'hint' && s.table === id && s.at === 1 && s.n === undefined;
        await until(
            () => said.slice(before).some(told),
            'the node that it came to is told to read',
        );
        const from = said.length;
        for (let round = 0; round < rounds; round++) {
            const v = await decideOne(players);
            await until(() => comes.game.v > v, 'who looks on at another node is told of it');
        }
        const hints = news(from).filter((s) => s.kind === 'hint');
        if (hints.length !== rounds)
            throw new Error(`${hints.length} of ${rounds} decisions were hinted`);
        [comes, ...players].forEach((p) => p.end());
        return `${rounds} decisions at a table of one node without a hint, and each hinted once another attends it`;
    },

    /** Wishes of people at both nodes at once: whatever was granted has happened, once, in one order. */
    async together(rounds = 5) {
        const nodes = await open(DIRECT, DIRECT);
        const urls = nodes.map((node) => node.url);
        const figures = { starts: 0, bots: 0, votes: 0, rematches: 0 };
        for (let round = 0; round < rounds; round++) {
            await twoBots(urls, figures);
            await twoStarts(urls, figures);
            await twoRematches(urls, figures);
        }
        await twoVotes(urls, figures);
        return `${figures.starts} games started at two nodes at once, once each; ${figures.bots} bots put in at both, ${figures.votes} votes and ${figures.rematches} wishes for a rematch at both: none lost`;
    },

    /** Bots that two nodes could think for: one of them does, and says before that it is there. */
    async thoughts(tables = 6) {
        const relays = [await relayed(), await relayed()];
        const nodes = await Promise.all(
            ['node-a', 'node-b'].map((n, i) =>
                new Node(program, folder, n, relays[i].url, {
                    delay: 80,
                }).start(),
            ),
        );
        const alone = await saidToBeThere(nodes, relays);
        const watching = [];
        const ids = [];
        for (let i = 0; i < tables; i++) {
            const made = await post(nodes[i % 2].url, '/tables', {
                seats: ['knight', 'squire', 'knight', 'squire'],
                start: true,
            });
            ids.push(made.table);
            for (const { url } of nodes) watching.push(new Person(url, made.table));
        }
        const phase = async (id) =>
            (await (await ask(`${nodes[0].url}/tables/${id}`)).json()).phase;
        for (const id of ids)
            await until(async () => (await phase(id)) === 'over', 'its bots play it');
        const playing = () => sql('SELECT count(*) FROM games WHERE NOT over') !== '0';
        await until(() => !playing(), 'all games are over');
        const counts = await Promise.all(nodes.map((node) => metrics(node.url)));
        const thoughts = counts.reduce((sum, m) => sum + m.oriflamme_thoughts_total, 0);
        const decisions = Number(sql('SELECT count(*) FROM decisions'));
        const wasted = (thoughts - decisions) / thoughts;
        if (!(thoughts >= decisions && decisions > 0))
            throw new Error(`${thoughts} thoughts for ${decisions} decisions`);
        if (wasted > 0.05) throw new Error(`${thoughts} thoughts for ${decisions} decisions`);
        watching.forEach((p) => p.end());
        return `${decisions} decisions of bots at tables that both nodes attend, ${(100 * wasted).toFixed(1)} % of the thoughts wasted; ${alone} decided by a node that had said it was there`;
    },
};

/** What the database knows by the sessions of nodes, also of those that stand still. */
async function refusedFromSessions(nodes) {
    const twin = new Node(program, folder, 'node-a', DIRECT).start();
    const why = await twin.then(
        () => '',
        (error) => error.message,
    );
    if (!why.includes("another server with the name 'node-a' is using the database"))
        throw new Error(`two nodes have one name: ${why}`);
    nodes.forEach((node) => node.child.kill('SIGSTOP'));
    const alive =
        "SELECT count(*) FROM nodes WHERE alive_at > clock_timestamp() - interval '6 seconds'";
    await until(() => sql(alive) === '0', 'the nodes seem to be dead');
    expect(oriflamme('purge', DIRECT, '--older-than', '0'), 1, 'a server is using the database');
    nodes.forEach((node) => node.child.kill('SIGCONT'));
}

/** A line is said at a node that does not know of three others yet, and of two of them the rows are gone: it comes behind them. */
async function lateLine([near, far]) {
    const made = { name: 'Ann', seats: ['me', 'open'] };
    const { table, token } = await post(near.url, '/tables', made);
    const ann = new Person(near.url, table, token);
    const bo = new Person(far.url, table);
    await Promise.all([ann.comes, bo.comes]);
    await bo.ask({ t: 'sit', name: 'Bo' });
    for (const text of ['one', 'two', 'three']) await ann.ask({ t: 'chat', text });
    await ann.ask({ t: 'forget' });
    const { t } = await bo.ask({ t: 'chat', text: 'late' });
    const lines = sql(`SELECT n, said FROM chat WHERE tbl='${table}' ORDER BY n`);
    if (t !== 'ok' || lines !== '3|\n4|late')
        throw new Error(`a line at another node is answered with ${t}, and there are:\n${lines}`);
    ann.end();
    bo.end();
}

/** The decisions and the hints among what a node says to its database. */
const wordsOf = (statements, at) =>
    statements.flatMap((s) => {
        const kind = kindOf(s);
        if (kind === 'hint')
            return wordsOfHint(s.args[0])
                .map((hint) => hint.split(':'))
                .map(([table, , n]) => ({ kind, at, table, n }));
        if (kind !== 'decision') return [];
        const [ids, , numbers] = s.args.map((column) => [column].flat());
        return ids.map((table, i) => ({ kind, at, table, n: numbers[i] }));
    });

/** Once somebody watches a table, the node that decides there says that it attends it: at the latest behind the batch that is
 * under way just then. */
async function saidToBeThere(nodes, relays) {
    const here = new Set();
    const late = new Map(); // decisions since somebody came, without a word
    let seen = 0;
    for (const relay of relays)
        relay.seen = ({ statements }) => {
            for (const { sql: text, args } of statements) {
                if (/INSERT INTO here/.test(text)) here.add(args[0]);
                if (!/INSERT INTO decisions/.test(text)) continue;
                const ids = [args[0]].flat();
                seen += ids.length;
                for (const id of ids)
                    if (late.has(id) && !here.has(id)) late.set(id, late.get(id) + 1);
            }
        };
    const seats = ['squire', 'squire'];
    const watching = [];
    let worst = 0;
    for (let i = 0; i < 4; i++) {
        const { table } = await post(nodes[i % 2].url, '/tables', {
            seats,
            start: true,
        });
        const person = new Person(nodes[i % 2].url, table);
        watching.push(person);
        await person.comes;
        late.set(table, 0);
        await until(() => here.has(table) || late.get(table) > 2, 'it decides');
        worst = Math.max(worst, late.get(table));
    }
    for (const relay of relays) relay.seen = () => {};
    watching.forEach((p) => p.end());
    if (worst > 2) throw new Error('a node decides where it has not said that it is');
    return seen;
}

async function metrics(url) {
    const text = await (await ask(`${url}/metrics`)).text();
    return Object.fromEntries(
        [...text.matchAll(/^(\w+)(?:\{[^}]*\})? (\S+)$/gm)].map(([, name, value]) => [
            name,
            Number(value),
        ]),
    );
}

/** The maker, with a connection to each node, puts a bot on two seats at once. */
async function twoBots(urls, figures) {
    const { table, token } = await post(urls[0], '/tables', {
        seats: Array(4).fill('open'),
    });
    const makers = urls.map((url) => new Person(url, table, token));
    await Promise.all(makers.map((m) => m.comes));
    const bots = ['knight', 'squire', 'random'];
    const answers = await Promise.all(
        bots.map((bot, i) => makers[i % 2].ask({ t: 'bot', seat: 'abc'[i], bot })),
    );
    const names = seatsOf(table, 'name').split(' ');
    answers.forEach((answer, i) => {
        if (answer.t !== 'ok') throw new Error(`a bot is answered with ${JSON.stringify(answer)}`);
        if (names[i] !== bots[i])
            throw new Error(`${bots[i]} was granted, and the seats are ${names}`);
        figures.bots++;
    });
    makers.forEach((m) => m.end());
}

/** The maker says `start` at both nodes at once: one game, the same at both. */
async function twoStarts(urls, figures) {
    const { table, token } = await post(urls[any(2)], '/tables', {
        seats: ['open', 'random'],
    });
    const makers = urls.map((url) => new Person(url, table, token));
    await Promise.all(makers.map((m) => m.comes));
    const player = new Person(urls[any(2)], table);
    await player.comes;
    await player.ask({ t: 'sit', name: 'player' }); // the other node may not have heard of it
    const answers = await Promise.all(makers.map((m) => m.ask({ t: 'start' })));
    const granted = answers.filter((a) => a.t === 'ok').length;
    const refused = answers.filter((a) => a.code === 'wrong-phase').length;
    if (granted !== 1 || refused !== 1)
        throw new Error(`two starts are answered with ${JSON.stringify(answers)}`);
    await until(() => makers.every((m) => m.game), 'both nodes tell of the game');
    const games = sql(`SELECT count(*) FROM games WHERE tbl='${table}'`);
    const told = new Set(makers.map((m) => m.heard.find((h) => h.t === 'game').game));
    if (games !== '1' || told.size !== 1)
        throw new Error(`${games} games are there, ${[...told]} were told`);
    figures.starts++;
    [...makers, player].forEach((p) => p.end());
}

/** A game as quick as can be, and both want another: it has both of them, though each node has only just heard of the other's. */
async function twoRematches(urls, figures) {
    const { players, id } = await seat(urls, 2, { pause: 0 });
    await until(() => players.every((p) => p.over), 'the game ends');
    players.forEach((p) => (p.pause = 1e6));
    players.forEach((p) => p.say({ t: 'rematch' }));
    await until(() => players.every((p) => p.game === `${id}-2`), 'another begins');
    const standins = seatsOf(id, 'standin');
    const errors = players.flatMap((p) => p.errors ?? []);
    if (standins !== '' || errors.length)
        throw new Error(`two want a rematch: stand-ins ${standins}, ${errors}`);
    figures.rematches += players.length;
    players.forEach((p) => p.end());
}

/** Four of five players, at both nodes, vote at once for a stand-in of the fifth, who is away; the clock of play is moved on. */
async function twoVotes(urls, figures) {
    const { table, token } = await post(urls[0], '/tables', {
        seats: Array(5).fill('open'),
        absence: 60,
    });
    const people = Array.from({ length: 5 }, (unused, i) => new Person(urls[i % 2], table));
    await Promise.all(people.map((p) => p.comes));
    for (const [i, person] of people.entries()) await person.ask({ t: 'sit', name: `v${i}` });
    const maker = new Person(urls[0], table, token);
    await maker.comes;
    await maker.ask({ t: 'start' });
    await until(() => people.every((p) => p.game), 'everybody knows of the game');
    const away = people.pop();
    away.end();
    const gone = () => people.every((p) => p.table.seats.some((s) => s.name === 'v4' && !s.here));
    await until(gone, 'both nodes see that one is away');
    sql('UPDATE life SET lived = lived + 61000');
    const vote = (person) => person.ask({ t: 'vote', seat: away.seat });
    // A node follows the clock within a second: until then it refuses.
    const votes = async (person) => {
        let answer;
        const heeded = async () => (answer = await vote(person)).code !== 'player-here';
        await until(heeded, 'the clock of play has moved on');
        return answer;
    };
    const answers = await Promise.all(people.slice(0, 3).map(votes));
    if (answers.some((a) => a.t !== 'ok'))
        throw new Error(`votes are answered with ${JSON.stringify(answers)}`);
    const standin = () =>
        sql(`SELECT body ~ '\n${away.seat} standin yes\n' FROM tables WHERE id='${table}'`);
    if (standin() !== 't') throw new Error('three of four have voted, and no stand-in plays');
    figures.votes += answers.length;
    await until(
        () => people.every((p) => p.table.seats.some((s) => s.name === 'v4' && s.standin)),
        'both nodes show it',
    );
    [...people, maker].forEach((p) => p.end());
}

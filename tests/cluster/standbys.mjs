// What the standbys of a database promise and what they do not: with a synchronous one, whatever is acknowledged is there as well.
import { spawn } from 'node:child_process';
import { Person, Player, decideOne, seat, sleep, until } from './parts.mjs';
import {
    check,
    folder,
    homeOf,
    inStep,
    open,
    postgres,
    relayed,
    seatsOf,
    sql,
    synchronous,
} from './stage.mjs';

const PRIMARY = `${folder}/pg`;

export default {
    /** A decision waits for a standby that is away, and its wait is ended: the row is there, and the primary alone has it. Nobody
     * hears an `ack` at either node, however often it is said, until the standby has it. */
    async replicated(rounds = 1) {
        const other = await synchronous();
        const relays = [await relayed(), await relayed()];
        const nodes = await open(...relays.map((relay) => relay.url));
        endings.cut = () => relays.forEach((relay) => relay.cut());
        const urls = nodes.map((node) => node.url);
        const ways = ['crash', 'oom', 'term', 'cancel', 'late'];
        const tables = [];
        for (let round = 0; round < rounds; round++) {
            const table = await seat(urls, 2, { pause: 1e6, mayGoBack: true });
            tables.push(table);
            for (const way of ways) await withheld(way, urls, table, other);
            await withheldName(`renamed ${round}`, urls, table, other);
        }
        sql('SELECT pg_reload_conf()');
        const acked = tables.flatMap((t) => t.players).reduce((n, p) => n + p.acked.size, 0);
        postgres('stop', PRIMARY, 'immediate');
        postgres('promote', other);
        const kept = check(tables, other);
        tables.forEach((t) => t.players.forEach((p) => p.end()));
        postgres('end', other);
        return `${rounds * ways.length} waits for a standby ended (${ways.join(', ')}): no ack until it had the decision; ${kept} of ${acked} acknowledged are on the standby that was promoted; nor was a name granted`;
    },
};

/* --- A wait that is ended --- */

const trying = (text) => {
    try {
        return sql(text);
    } catch {
        return ''; // the database is coming up
    }
};

const waiting = (event) =>
    trying(
        `SELECT pid FROM pg_stat_activity WHERE wait_event = '${event}' AND application_name = 'oriflamme' ORDER BY backend_start`,
    )
        .split('\n')
        .filter(Boolean);

async function leave(other) {
    postgres('stop', other, 'immediate');
    await until(() => sql('SELECT count(*) FROM pg_stat_replication') === '0', 'it is away');
}

/** Whatever waits for the standby is ended that way. */
const endings = {
    crash() {
        postgres('stop', PRIMARY, 'immediate');
        postgres('again', PRIMARY);
    },
    oom: ([pid]) => process.kill(pid, 'SIGKILL'),
    term: (pids) => sql(`SELECT pg_terminate_backend(pid) FROM unnest(ARRAY[${pids}]) AS pid`),
    cancel: (pids) => sql(`SELECT pg_cancel_backend(pid) FROM unnest(ARRAY[${pids}]) AS pid`),
};

/** The batch is given again, on a new link, before the first one is committed and its wait ended. */
async function lateCommit(say, [table, number], other) {
    const holder = spawn('psql', ['-h', homeOf(PRIMARY), '-U', 'postgres', '-qX'], {
        stdio: ['pipe', 'ignore', 'inherit'],
    });
    holder.stdin.write(
        `BEGIN; INSERT INTO decisions SELECT tbl, game, n + 1, seat, standin, decision, at, clock, 0 FROM decisions
         WHERE tbl = '${table}' AND game = ${number} ORDER BY n DESC LIMIT 1;\n`,
    );
    const idle = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'";
    await until(() => sql(idle) === '1', 'another has taken its place');
    say();
    await until(() => waiting('transactionid').length === 1, 'it waits for the other');
    endings.cut();
    await until(() => waiting('transactionid').length === 2, 'it is given again');
    const [first, second] = waiting('transactionid');
    await leave(other);
    process.kill(second, 'SIGSTOP'); // it comes behind the first
    holder.stdin.end('ROLLBACK;\n');
    await until(() => waiting('SyncRep').includes(first), 'the first one waits for the standby');
    process.kill(second, 'SIGCONT');
    const behind = `SELECT ${first} = ANY(pg_blocking_pids(${second}))`;
    await until(() => sql(behind) === 't', 'the second one waits for the first');
    endings.term([first]);
}

async function withheld(way, urls, { id, players }, other) {
    await decideOne(players);
    const asked = players.find((p) => p.options);
    const { game, v, options } = asked;
    const nth = players.indexOf(asked);
    const how = { token: asked.token, pause: 1e6, mayGoBack: true };
    const twin = new Player([urls[(nth + 1) % 2]], id, how);
    await until(() => twin.v === v, 'another connection of the same player, at the other node');
    const both = [asked, twin];
    const say = (p) => p.say({ t: 'decide', game, v, decision: options[0] });
    for (const p of both) p.asking = { game, v, decision: options[0] };
    const [table, number] = game.split('-');
    if (way === 'late') {
        await lateCommit(() => say(asked), [table, number], other);
    } else {
        await leave(other);
        say(asked);
        await until(() => waiting('SyncRep').length > 0, 'it waits for the standby');
        endings[way](waiting('SyncRep'));
    }
    const stored = `SELECT count(*) FROM decisions WHERE tbl = '${table}' AND game = ${number}`;
    await until(() => trying(stored) === `${v + 1}`, `${way}: the row is there all the same`);
    const refused = both.map((p) => (p.errors?.length ?? 0) + p.closes.length);
    const heard = (p, i) => (p.errors?.length ?? 0) + p.closes.length > refused[i] || !p.asking;
    await until(async () => {
        for (const p of both) {
            p.say({ t: 'resync' });
            say(p);
        }
        await sleep(250);
        return both.every(heard);
    }, `${way}: both nodes answer`);
    if (both.some((p) => !p.asking)) throw new Error(`${way}: acknowledged without the standby`);
    // A database that comes up again is not believed before its standby is there.
    if (['crash', 'oom'].includes(way) && players.some((p) => p.v > v))
        throw new Error(`${way}: told without the standby`);
    postgres('again', other);
    await inStep();
    await until(async () => {
        both.forEach(say);
        await sleep(100);
        return both.every((p) => !p.asking);
    }, `${way}: it is acknowledged when the standby is back`);
    twin.end();
    await until(() => players.every((p) => p.v > v), `${way}: everybody is told`);
}

/** The same of a change of seats: whoever says it again finds it done, and is not told so yet. */
async function withheldName(name, urls, { id, players }, other) {
    const people = urls.map((url) => new Person(url, id, players[0].token));
    await Promise.all(people.map((p) => p.comes));
    const ask = (p) =>
        Promise.race([
            p.ask({ t: 'name', name }),
            new Promise((done) => p.socket.once('close', () => done({ t: 'bye' }))),
        ]);
    await leave(other);
    const first = ask(people[0]);
    await until(() => waiting('SyncRep').length > 0, 'a name waits for the standby');
    endings.term(waiting('SyncRep'));
    const stored = () => seatsOf(id, 'name').includes(name);
    await until(stored, 'the name is there all the same');
    const answers = await Promise.all([first, ...people.map(ask)]);
    if (answers.some(({ t }) => t === 'ok'))
        throw new Error(`a name is granted without the standby: ${JSON.stringify(answers)}`);
    people.forEach((p) => p.end());
    postgres('again', other);
    await inStep();
    const later = new Person(urls[1], id, players[0].token);
    await later.comes;
    await until(
        async () => (await later.ask({ t: 'name', name })).t === 'ok',
        'it is granted when the standby is back',
    );
    later.end();
}

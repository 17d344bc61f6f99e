// Tables of kings on a real server: each has one client, who plays at once, and three kings.
// usage: node bench/kings.mjs PORT PID [TABLES] [SECONDS]: prints the server's memory and processor time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const WebSocket = createRequire('/usr/share/nodejs/')('./ws');
const [port, pid, tables = '1000', seconds = '30'] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}`;
let decisions = 0;
let games = 0;

const memory = () => {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kb = (name) => Number(lines.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))[1]);
    return { rss: kb('Rss') / 1024, own: (kb('Private_Dirty') + kb('Private_Clean')) / 1024 };
};
const cpu = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function sit() {
    const answer = await fetch(`${base}/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seats: ['me', 'king', 'king', 'king'], name: 'Ann', start: true }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    const { table, token } = await answer.json();
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    const say = (message) => ws.send(JSON.stringify(message));
    ws.on('open', () => say({ t: 'hello', protocol: 1, table, token }));
    ws.on('message', (data) => {
        const m = JSON.parse(data);
        if (m.t === 'game') games++;
        if (!m.options) return;
        decisions++;
        say({ t: 'decide', v: m.v, decision: m.options[0], ref: decisions });
    });
    await new Promise((resolve, reject) => {
        ws.once('open', resolve);
        ws.once('error', reject);
    });
    return ws;
}

const before = memory();
const clients = [];
for (let i = 0; i < Number(tables); i += 20) clients.push(...(await Promise.all(Array.from({ length: 20 }, sit))));
const from = cpu();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
const after = memory();
console.log(
    `${clients.length} tables of three kings and a client, ${games} games, ${decisions} decisions of clients: ` +
        `the server has ${after.rss.toFixed(1)} MB (${after.own.toFixed(1)} its own; empty ${before.rss.toFixed(1)}, ${before.own.toFixed(1)}), ` +
        `${(cpu() - from).toFixed(1)} s of CPU in ${seconds} s`,
);
process.exit(0);

// Makes a table, plays a game at it against two bots, says something and stops when it is over. usage: node game.mjs URL
import { createRequire } from 'node:module';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

const url = process.argv[2];
const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: 'ablaze', seats: ['me', 'knight', 'minstrel'], name: 'Ann' }),
});
const { table, token } = await answer.json();
const socket = new WebSocket(url.replace('http', 'ws') + '/ws');
const say = (message) => socket.send(JSON.stringify(message));
let begun = false;
socket.on('open', () => say({ t: 'hello', protocol: 1, table, token }));
socket.on('message', (data) => {
    const m = JSON.parse(data);
    if (m.t === 'table' && m.phase === 'lobby' && !begun) {
        begun = true;
        say({ t: 'chat', text: 'Hello' });
        say({ t: 'start' });
    }
    if (m.options) say({ t: 'decide', game: m.game, v: m.v, decision: m.options[m.v % m.options.length] });
    if (m.t === 'over') process.exit(0);
    if (m.t === 'error') {
        console.error(data.toString());
        process.exit(1);
    }
});
socket.on('close', () => process.exit(1));

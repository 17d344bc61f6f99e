// One game over the wire against bots, at random, to its end; and the page is there.
// usage: node game.mjs URL
import { createRequire } from 'node:module';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

const [url] = process.argv.slice(2);
setTimeout(() => process.exit(1), 60000);
const page = await (await fetch(url + '/')).text();
if (!page.includes('<script')) throw new Error('this is not the page: ' + page.slice(0, 200));
const body = JSON.stringify({ name: 'Ann', seats: ['me', 'random', 'squire'], start: true });
const headers = { 'Content-Type': 'application/json' };
const made = await (await fetch(url + '/tables', { method: 'POST', body, headers })).json();
const socket = new WebSocket(url.replace('http', 'ws') + '/ws');
const say = (message) => socket.send(JSON.stringify(message));
socket.on('open', () => say({ t: 'hello', protocol: 1, table: made.table, token: made.token }));
socket.on('message', (data) => {
    const { t, game, v, options, ranks, message } = JSON.parse(data);
    if (options?.length)
        say({
            t: 'decide',
            game,
            v,
            decision: options[Math.floor(Math.random() * options.length)],
        });
    if (t === 'error') console.error(message);
    if (t === 'over') {
        console.log('ranks', ranks.join('/'));
        process.exit(0);
    }
});

// Starts the game of a table as its maker, once all seats are taken.
// usage: node start.mjs URL TABLE TOKEN
import { createRequire } from 'node:module';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

const [url, table, token] = process.argv.slice(2);
const socket = new WebSocket(url.replace('http', 'ws') + '/ws');
const say = (message) => socket.send(JSON.stringify(message));
socket.on('open', () => say({ t: 'hello', protocol: 1, table, token }));
socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.t === 'game') process.exit(0);
    const seats = message.seats ?? message.table?.seats;
    if (seats?.every((seat) => seat.kind !== 'open')) say({ t: 'start' });
});
setTimeout(() => process.exit(1), 120000); // only a hang gets there

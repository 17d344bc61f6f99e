// A whole client: comes to a table, sits, and plays at random until the game is over.
// usage: node simple.mjs http://HOST:PORT TABLE NAME        prints its seat and the ranks
import { createRequire } from 'node:module';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

const [url, table, name] = process.argv.slice(2);
let seat = null;
let token = null;
let game = null;
let v = -1;

function connect() {
    const socket = new WebSocket(url.replace('http', 'ws') + '/ws');
    const say = (message) => socket.send(JSON.stringify(message));

    function answer(message) {
        ({ game, v } = message);
        if (!message.options) return; // somebody else is asked
        const decision = message.options[Math.floor(Math.random() * message.options.length)];
        say({ t: 'decide', game, v, decision });
    }

    const hear = {
        hello: (m) => m.seat === null && say({ t: 'sit', name }),
        seat: (m) => ({ seat, token } = m),
        game: answer,
        events: (m) => (m.v === v + 1 ? answer(m) : say({ t: 'resync' })),
        over: (m) => {
            console.log(seat, m.ranks.join('/'));
            process.exit(0);
        },
        error: (m) => {
            console.error(name, m.code, m.message);
            if (['stale', 'busy', 'store-failed', 'too-fast'].includes(m.code))
                setTimeout(() => say({ t: 'resync' }), 100);
            else process.exit(1);
        },
    };

    socket.on('open', () => {
        const hello = { t: 'hello', protocol: 1, table };
        if (token) Object.assign(hello, { token });
        say(hello);
    });
    socket.on('message', (data) => {
        const message = JSON.parse(data);
        hear[message.t]?.(message);
    });
    socket.on('close', () => setTimeout(connect, 500)); // comes back with its token
    socket.on('error', () => {});
}

connect();

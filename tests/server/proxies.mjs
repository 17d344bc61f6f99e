// The proxy files of tools/hosting, for real: nginx, Caddy and HAProxy run with them before a server,
// with a certificate of this test's own, and are played through and attacked.
// usage: node proxies.mjs PROGRAM FOLDER [CLIENTS]      the folder is the caller's, and so is its end;
//                                                       CLIENTS come back at once through each proxy
import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import tls from 'node:tls';
import { check, finish } from '../support/checks.mjs';
import { Failing } from '../support/failing.mjs';
import { freePort } from '../support/ports.mjs';
const WebSocket = createRequire('/usr/share/nodejs/')('./ws'); // Debian's node-ws

const [program, folder, clients = 120] = process.argv.slice(2);
const LARGE = `/assets/${largest(new URL('../../build/web/assets', import.meta.url))}`;
const TABLES = 6; // --tables-per-hour of the servers here
const PATIENCE = 120000; // milliseconds: a wait is for a condition, and only a hang takes so long
const children = [];

function largest(folder) {
    const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
    const size = (name) => statSync(new URL(`${folder}/${name}`)).size;
    return names.sort((a, b) => size(b) - size(a))[0];
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function until(holds, what) {
    for (const end = Date.now() + PATIENCE; !(await holds()); await sleep(50))
        if (Date.now() > end) throw new Error(`it does not come to be: ${what}`);
}

function connects(port) {
    return new Promise((done) => {
        const socket = net.connect(port, '127.0.0.1', () => done(true) || socket.destroy());
        socket.on('error', () => done(false));
    });
}

/* False: the process has ended, perhaps because somebody else has got the port. */
async function listening(child, port) {
    await until(
        async () => child.exitCode !== null || (await connects(port)),
        `something listens on port ${port}`,
    );
    return child.exitCode === null;
}

function start(command, args, how = {}) {
    const child = spawn(command, args, { stdio: 'ignore', ...how });
    child.on('error', (error) => console.log(`${command}: ${error.message}`));
    children.push(child);
    return child;
}

function certificate() {
    const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
    execFileSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
    ...["-days", "2", "-keyout", key, "-out", cert],
  ], { stdio: "ignore" }); // prettier-ignore
    writeFileSync(`${folder}/both.pem`, readFileSync(cert) + '\n' + readFileSync(key));
    return { key, cert, both: `${folder}/both.pem`, ca: readFileSync(cert) };
}

/* --- The proxies: the files as they are, but for names, ports and certificates --- */

function change(text, pairs) {
    for (const [from, to] of pairs) {
        if (!text.includes(from)) throw new Error(`"${from}" is not in the file any more`);
        text = text.replaceAll(from, to);
    }
    return text;
}

const shipped = (name) =>
    readFileSync(new URL(`../../tools/hosting/${name}`, import.meta.url), 'utf8');

const proxies = {
    nginx(port, server, cert, dir) {
        const site = change(shipped('nginx.conf'), [
            ['listen 443 ', `listen 127.0.0.1:${port} `],
            ['/etc/letsencrypt/live/play.example.org/fullchain.pem', `"${cert.cert}"`],
            ['/etc/letsencrypt/live/play.example.org/privkey.pem', `"${cert.key}"`],
            ['server_name play.example.org', 'server_name localhost'],
            ['127.0.0.1:8080', `127.0.0.1:${server}`],
        ]);
        const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
        const paths = temp.map((t) => `${t}_temp_path "${dir}/${t}";`).join('\n');
        const main = `daemon off; worker_processes 1; pid "${dir}/pid"; error_log "${dir}/error";
      events { worker_connections 8192; }
      http { access_log off; ${paths}\n${site} }`;
        writeFileSync(`${dir}/nginx.conf`, process.getuid() === 0 ? `user root; ${main}` : main);
        return start('nginx', ['-e', `${dir}/error`, '-c', `${dir}/nginx.conf`]);
    },

    caddy(port, server, cert, dir, edit = []) {
        const site = change(shipped('Caddyfile'), [
            ['{\n\tservers {', '{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {'],
            [
                '\nplay.example.org {',
                `\nhttps://localhost:${port} {\n\tbind 127.0.0.1\n\ttls "${cert.cert}" "${cert.key}"`,
            ],
            ['127.0.0.1:8080', `127.0.0.1:${server}`],
            ...edit,
        ]);
        writeFileSync(`${dir}/Caddyfile`, site);
        const home = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
        return start('caddy', ['run', '--adapter', 'caddyfile', '--config', `${dir}/Caddyfile`], {
            env: { ...process.env, ...home },
        });
    },

    haproxy(port, server, cert, dir, edit = []) {
        const site = change(shipped('haproxy.cfg'), [
            [
                'bind :443 ssl crt /etc/haproxy/play.example.org.pem',
                `bind 127.0.0.1:${port} ssl crt "${cert.both}"`,
            ],
            ['127.0.0.1:8080', `127.0.0.1:${server}`],
            ['maxconn 20000', 'maxconn 4000'], // as many as an ordinary user's open files allow
            ...edit,
        ]);
        writeFileSync(`${dir}/haproxy.cfg`, site);
        return start('haproxy', ['-db', '-f', `${dir}/haproxy.cfg`]);
    },
};

/* A server whose clock stands still: no limit of time makes room in it. */
async function serve(dir, url) {
    const failing = new Failing(`${dir}/failing`);
    failing.stopClock();
    const child = start(program, [
    ...["serve", "--data", `${dir}/data`, "--listen", "127.0.0.1:0", "--log", `${dir}/log`],
    ...["--public-url", url, "--trust-proxy", "--bot-delay", "0", "--tables-per-hour", String(TABLES)],
  ], { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...failing.env } }); // prettier-ignore
    child.isServer = true;
    let said = '';
    for await (const part of child.stdout) {
        said += part;
        const port = said.match(/listening on http:\/\/127\.0\.0\.1:(\d+)\n/)?.[1];
        if (port) return { server: Number(port), failing };
    }
    throw new Error(`the server ends at once: ${said}`);
}

/* A server and a proxy before it. */
async function house(name, cert, edit) {
    const port = await freePort();
    const dir = `${folder}/${name}-${port}`;
    mkdirSync(dir);
    const url = `https://localhost:${port}`;
    const { server, failing } = await serve(dir, url);
    const proxy = proxies[name](port, server, cert, dir, edit);
    if (!(await listening(proxy, port))) throw new Error(`${name} does not start`);
    return { name, url, server, failing, port, ca: cert.ca };
}

/* --- Requests --- */

/* Answers {status, body}; status 0: no answer. */
function ask(h, path, { method = 'GET', headers = {}, body = '', direct = false } = {}) {
    return new Promise((done) => {
        const options = {
            host: 'localhost',
            port: direct ? h.server : h.port,
            path,
            method,
            headers,
        };
        const how = direct ? http : https;
        const request = how.request(
            { ...options, ca: h.ca, agent: false, timeout: PATIENCE },
            (answer) => {
                let text = '';
                answer.on('data', (part) => (text += part));
                answer.on('end', () =>
                    done({
                        status: answer.statusCode,
                        headers: answer.headers,
                        body: text,
                    }),
                );
            },
        );
        request.on('timeout', () => request.destroy(new Error('late')));
        request.on('error', () => done({ status: 0, headers: {}, body: '' }));
        request.end(body);
    });
}

function make(h, wish, { headers = {}, ...rest } = {}) {
    const type = { 'Content-Type': 'application/json', ...headers };
    return ask(h, '/tables', {
        method: 'POST',
        headers: type,
        body: JSON.stringify(wish),
        ...rest,
    });
}

/* Bytes as they are, and the first line that comes back. */
function raw(h, text) {
    return new Promise((done) => {
        const socket = net.connect(h.server, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (part) => (answer += part));
        socket.on('close', () => done(Number(answer.split(' ')[1] ?? 0)));
        socket.on('error', () => done(0));
        setTimeout(() => socket.destroy(), PATIENCE).unref();
    });
}

/* --- What is tried --- */

/* A whole game against a knight, over wss. Answers the ranks, or null. */
function play(h, made) {
    return new Promise((done) => {
        const socket = new WebSocket(`${h.url.replace('http', 'ws')}/ws`, {
            ca: h.ca,
            origin: h.url,
        });
        const say = (message) => socket.send(JSON.stringify(message));
        const late = setTimeout(() => done(null), PATIENCE);
        const decide = (m) =>
            m.options && say({ t: 'decide', game: m.game, v: m.v, decision: m.options[0] });
        socket.on('open', () =>
            say({
                t: 'hello',
                protocol: 1,
                table: made.table,
                token: made.token,
            }),
        );
        socket.on('error', () => done(null));
        socket.on('message', (data) => {
            const m = JSON.parse(data);
            if (m.t === 'hello') say({ t: 'start' });
            if (m.t === 'game' || m.t === 'events') decide(m);
            if (m.t === 'over') {
                clearTimeout(late);
                socket.close();
                done(m.ranks);
            }
        });
    });
}

async function aGame(h) {
    const made = await make(h, {
        seats: ['me', 'knight', 'random'],
        name: 'Ann',
    });
    check(made.status === 201, `${h.name}: a table is made (${made.status})`);
    const ranks = await play(h, JSON.parse(made.body || '{}'));
    check(ranks?.length === 3, `${h.name}: a whole game over wss (${ranks})`);
}

/* All files of the page's origin, with the cookies of siblings under the same domain. */
async function cookies(h) {
    const headers = {
        Cookie: Array.from({ length: 8 }, (_, i) => `c${i}=${'x'.repeat(1000)}`).join('; '),
    };
    for (const path of ['/', '/tables', '/health'])
        check(
            (await ask(h, path, { headers })).status === 200,
            `${h.name}: ${path} with 8 kB of cookies`,
        );
    const one = { Cookie: `session=${'y'.repeat(8000)}` };
    check(
        (await ask(h, '/', { headers: one })).status === 200,
        `${h.name}: / with one cookie of 8 kB`,
    );
}

async function hidden(h) {
    for (const path of ['/metrics', '/metrics?x', '//metrics', '/./metrics', '/%6detrics']) {
        const answer = await ask(h, path);
        check(!answer.body.includes('oriflamme_'), `${h.name}: ${path} shows no counters`);
    }
    const evil = await make(
        h,
        { seats: ['me', 'random'], name: 'E' },
        { headers: { Origin: 'https://evil.example' } },
    );
    check(evil.status === 403, `${h.name}: another site's page is refused (${evil.status})`);
}

/* Whatever a client says of its address, it has one: TABLES tables an hour, of which one is made. */
async function spoofed(h) {
    let made = 0;
    let refused = 0;
    for (let i = 0; i < TABLES + 3; i++) {
        const lines = i % 2 ? [`10.0.0.${i}`, `10.0.1.${i}, 10.0.2.${i}`] : `10.0.0.${i}`;
        const { status } = await make(
            h,
            { seats: ['me', 'random'], name: 'S' },
            { headers: { 'X-Forwarded-For': lines } },
        );
        made += status === 201;
        refused += status === 429;
    }
    check(
        made === TABLES - 1 && refused === 4,
        `${h.name}: spoofed addresses made ${made} tables, ${refused} refused`,
    );
}

async function answers(h, during, how) {
    for (let i = 0; i < 4; i++) {
        const { status } = await ask(h, '/health', how);
        check(status === 200, `${h.name}: /health ${during}: ${status}`);
    }
}

/* Bodies a byte at a time. */
async function slowBodies(h) {
    const head =
        'POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
    const sockets = [];
    const drip = setInterval(() => sockets.forEach((s) => s.writable && s.write(' ')), 200);
    for (let i = 0; i < 150; i++) {
        const socket = tls.connect({
            port: h.port,
            host: 'localhost',
            ca: h.ca,
        });
        await once(socket, 'secureConnect');
        socket.on('error', () => {});
        await new Promise((done) => socket.write(head, done));
        sockets.push(socket);
    }
    await answers(h, 'beside 150 slow bodies');
    clearInterval(drip);
    sockets.forEach((s) => s.destroy());
}

/* How many connections a server has. */
function connectionsAt(port) {
    const hex = port.toString(16).toUpperCase().padStart(4, '0');
    const ESTABLISHED = '01';
    const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
    return lines
        .map((l) => l.trim().split(/ +/))
        .filter((l) => l[1]?.endsWith(`:${hex}`) && l[3] === ESTABLISHED).length;
}

/* A flood has come in, and nothing of it is on its way any more: otherwise the next to come might push out a question before
 * it is asked. */
async function calm(told) {
    const LOOKS = 10;
    let [last, same] = ['', 0];
    await until(() => {
        same = told() === last ? same + 1 : 0;
        last = told();
        return same === LOOKS;
    }, 'the flood has come in');
}

/* Requests of HTTP/2 whose bodies never come. `streams`: the proxy passes on what it has of them. */
async function bodiless(h, { probe = {}, streams = false } = {}) {
    const [SESSIONS, EACH] = [25, 92];
    const label = streams ? ', streamed' : '';
    const refused = new Set();
    const headers = {
        ':method': 'POST',
        ':path': '/tables',
        'content-type': 'application/json',
        'content-length': '80',
    };
    const sessions = [];
    for (let i = 0; i < SESSIONS; i++) {
        const session = http2.connect(h.url, { ca: h.ca });
        await once(session, 'connect');
        session.on('error', () => {});
        for (let k = 0; k < EACH; k++) {
            const stream = session.request(headers);
            stream.on('error', () => {});
            for (const event of ['response', 'close']) stream.on(event, () => refused.add(stream));
        }
        await new Promise((done) => session.ping(done)); // it has read all that came before
        sessions.push(session);
    }
    if (streams) {
        // Those that the server has refused get two seconds to hang up; the ten for a whole request never pass.
        await calm(() => `${refused.size} ${connectionsAt(h.server)}`);
        await h.failing.pass(3000, until);
    }
    await answers(h, `beside 2,300 requests without bodies${label}`, probe);
    sessions.forEach((s) => s.destroy());
    await answers(h, `after them${label}`, probe);
}

/* --- Everybody at once --- */

/* Connections that a proxy keeps for later: each has asked once. */
async function keepAlives(h, count) {
    const sockets = [];
    for (let i = 0; i < count; i++) {
        const socket = net.connect(h.server, '127.0.0.1');
        socket.on('error', () => {});
        socket.write('GET /version HTTP/1.1\r\nHost: x\r\n\r\n');
        await once(socket, 'data');
        sockets.push(socket);
    }
    return sockets;
}

/* One client that asks for a large file again and again, and reads nothing of it. */
async function heldStreams(h, count) {
    const session = http2.connect(h.url, {
        ca: h.ca,
        settings: { initialWindowSize: 0 },
    });
    await once(session, 'connect');
    session.on('error', () => {});
    for (let i = 0; i < count; i++) session.request({ ':path': LARGE }).on('error', () => {});
    await new Promise((done) => session.ping(done));
    return session;
}

/* A client with an address of its own comes back to its table. Answers '' or what went wrong. */
function comeBack(h, table, number) {
    return new Promise((done) => {
        const localAddress = `127.1.${number >> 8}.${number & 255}`;
        const url = `${h.url.replace('http', 'ws')}/ws`;
        const socket = new WebSocket(url, {
            ca: h.ca,
            origin: h.url,
            localAddress,
        });
        const late = setTimeout(() => done('no answer'), PATIENCE);
        const end = (what) => {
            clearTimeout(late);
            socket.terminate();
            done(what);
        };
        socket.on('open', () =>
            socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: table.table })),
        );
        socket.on('message', (data) => JSON.parse(data).t === 'table' && end(''));
        socket.on('unexpected-response', (request, answer) => end(`${answer.statusCode}`));
        socket.on('error', (error) => end(error.code ?? error.message));
        socket.on('close', (code) => end(`closed with ${code}`));
    });
}

/* The server's loop stands still until a part of them has arrived, as when it has just been started:
 * it finds them all in one turn. */
async function storm(h) {
    const body = JSON.stringify({ seats: ['me', 'open'], name: 'Ann' });
    const headers = {
        'Content-Type': 'application/json',
        'X-Forwarded-For': '10.66.0.1',
    };
    const made = await ask(h, '/tables', {
        method: 'POST',
        headers,
        body,
        direct: true,
    });
    const idle = await keepAlives(h, 150);
    const held = await heldStreams(h, 130);
    const before = connectionsAt(h.server);
    h.failing.set('still', 1);
    const all = Array.from({ length: Number(clients) }, (_, i) =>
        comeBack(h, JSON.parse(made.body), i + 1),
    );
    const together = Math.min(clients * 0.8, 600);
    await until(() => connectionsAt(h.server) > before + together, 'they arrive');
    h.failing.set('still', 0);
    const wrong = (await Promise.all(all)).filter((what) => what);
    const kinds = [...new Set(wrong)].join(', ');
    check(!wrong.length, `${h.name}: ${wrong.length} of ${clients} who come back: ${kinds}`);
    idle.forEach((s) => s.destroy());
    held.destroy();
}

/* What the server takes from the header itself, whatever stands before it. */
async function forwarded(cert) {
    const h = await house('haproxy', cert);
    const body = JSON.stringify({ seats: ['me', 'open'], name: 'A' });
    const post = (lines) =>
        `POST /tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        lines.map((l) => `X-Forwarded-For: ${l}\r\n`).join('') +
        `Content-Length: ${body.length}\r\n\r\n${body}`;
    const made = async (lines) => {
        let n = 0;
        for (let i = 0; i < TABLES + 2; i++) n += (await raw(h, post(lines(i)))) === 201;
        return n;
    };
    check(
        (await made((i) => [`10.1.0.${i}`, '10.9.9.1'])) === TABLES,
        "two lines: the last one is the proxy's (L1)",
    );
    check(
        (await made((i) => [`10.1.0.${i}`, `10.1.1.${i}, 10.9.9.2`])) === TABLES,
        'two lines, a list: its last entry',
    );
    check(
        (await made((i) => [`10.2.0.${i}:4711`])) === TABLES + 2,
        'addresses with a port are told apart (L2)',
    );
    check(
        (await made((i) => [`10.9.9.3:${4711 + i}`])) === TABLES,
        'one address with many ports is one',
    );
    check(
        (await made((i) => [`[2001:db8:0:${i}::1]:99`])) === TABLES + 2,
        'so with IPv6 in brackets',
    );
    check((await made((i) => [`2001:db8:1:1::${i}`])) === TABLES, 'a /64 is one address');
}

try {
    const cert = certificate();
    for (const name of Object.keys(proxies)) {
        const h = await house(name, cert);
        await aGame(h);
        await cookies(h);
        await hidden(h);
        await slowBodies(h);
        await bodiless(h);
        await spoofed(h);
        await storm(await house(name, cert));
    }
    // A proxy that streams: the server itself must keep a place for the others.
    const streaming = await house('caddy', cert, [['\t\tbuffer_requests\n', '']]);
    const other = { direct: true, headers: { 'X-Forwarded-For': '10.77.0.1' } };
    await bodiless(streaming, { probe: other, streams: true });
    // One that adds a line of its own to what the client says.
    const adding = await house('haproxy', cert, [
        [
            'http-request set-header X-Forwarded-For %[src] # replaces whatever the client says of itself',
            'option forwardfor',
        ],
    ]);
    await aGame(adding);
    await spoofed(adding);
    await forwarded(cert);
} catch (error) {
    check(false, error.stack);
}
const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
const ended = running.map((child) => once(child, 'exit'));
for (const child of running) child.kill(child.isServer ? 'SIGKILL' : 'SIGTERM');
await Promise.all(ended);
finish();

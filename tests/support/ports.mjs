/** Ports for programs that cannot ask for one (nginx, Caddy, HAProxy).
 *
 * A port that was free a moment ago may be somebody else's now: whoever asks for port 0, or connects to anything, gets one of
 * the system's range. So these ports lie outside that range and come in pairs: this process listens on the odd one for as long
 * as it lives, and thereby keeps the even one. */
import { readFileSync } from 'node:fs';
import net from 'node:net';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';
const [lowest, highest] = readFileSync(RANGE, 'utf8').trim().split(/\s+/).map(Number);
const FIRST = 10000;
const LAST = 65535;
const OUTSIDE = Array.from({ length: LAST - FIRST }, (_, i) => FIRST + i).filter(
    (port) => port % 2 === 0 && (port + 1 < lowest || port > highest),
);

/** The server that listens there, or null. */
const listens = (...where) =>
    new Promise((done) => {
        const server = net.createServer();
        server.on('error', () => done(null)).listen(...where, () => done(server));
    });

export async function freePort() {
    for (let tries = 0; tries < 1000; tries++) {
        const port = OUTSIDE[Math.floor(Math.random() * OUTSIDE.length)];
        const ours = await listens(port + 1, '127.0.0.1');
        if (!ours) continue;
        ours.unref();
        const probe = await listens(port, '127.0.0.1');
        if (!probe) continue;
        await new Promise((done) => probe.close(done));
        return port;
    }
    throw new Error(`no port is free outside the system's range (${RANGE})`);
}

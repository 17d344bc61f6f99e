// The courier against a push service of our own, in an internet of one machine (names.c).
// usage: node run.mjs CARRY NAMES.SO [PART]
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { check, finish } from '../support/checks.mjs';
import { Browser, PushService, certificate, claims } from './pushservice.mjs';

const [carry, names, only] = process.argv.slice(2);
const folder = mkdtempSync(`${process.env.ORI_TEST_DIR ?? tmpdir()}/oriflamme-notices-`);
const SITE = 'https://play.example.org';
const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'; // of RFC 8291, so nobody's
const POINT =
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const FCM = 'https://fcm.googleapis.com/fcm/send/';
const HOOKS = 'hooks.example.com, *.test.example.com';
const PUBLIC = '142.250.1.1';

/* A courier in a process of its own, with the internet that `lines` describe. */
class Carry {
    static count = 0;
    log = '';
    what = 0;
    #waiting = new Map();

    constructor(lines, key = KEY, hooks = HOOKS) {
        const id = Carry.count++;
        this.names = `${folder}/names-${id}`;
        this.connects = `${folder}/connects-${id}`;
        rmSync(this.connects, { force: true });
        this.say(lines);
        this.child = spawn(carry, [SITE, key, hooks], {
            env: {
                ...process.env,
                ASAN_OPTIONS: `verify_asan_link_order=0:${process.env.ASAN_OPTIONS ?? ''}`,
                LD_PRELOAD: names,
                SSL_CERT_FILE: `${folder}/cert.pem`,
                ORI_NAMES: this.names,
                ORI_NAMES_LOG: this.connects,
            },
        });
        this.child.stderr.on('data', (data) => (this.log += data));
        this.ended = new Promise((done) => this.child.on('close', done));
        createInterface({ input: this.child.stdout }).on('line', (line) => this.#hear(line));
        this.key = new Promise((done) => this.#waiting.set('key', done));
    }

    say(lines) {
        writeFileSync(this.names, lines.join('\n') + '\n');
    }

    #hear(line) {
        const [what, fate, status, again, ...why] = line.split(' ');
        this.#waiting.get(what)?.({
            fate,
            status: +status,
            again: +again,
            why: why.join(' '),
        });
        this.#waiting.delete(what);
    }

    give(letter) {
        const what = String(++this.what);
        this.child.stdin.write(JSON.stringify({ ttl: 86400, ...letter, what: +what }) + '\n');
        return new Promise((done) => this.#waiting.set(what, done));
    }

    push(browser, more = {}) {
        return this.give({
            ...browser.subscription,
            text: 'Your turn',
            ...more,
        });
    }

    get addresses() {
        if (!existsSync(this.connects)) return [];
        return readFileSync(this.connects, 'utf8').trim().split('\n');
    }

    async end() {
        this.child.stdin.end();
        await this.ended;
        return this.log;
    }
}

const browser = (path = crypto.randomBytes(8).toString('hex')) => new Browser(FCM + path);
const count = (text, part) => text.split(part).length - 1;

/* --- The parts --- */

const parts = {
    /* What a browser's service worker gets, and what its push service sees. */
    async delivery(cert) {
        const service = new PushService(cert);
        const port = await service.start();
        const c = new Carry([
            `name fcm.googleapis.com 10.1.2.3 ${PUBLIC}`,
            `via ${PUBLIC} ${port}`,
        ]);
        check((await c.key).fate === POINT, 'the public key is that of the private one');
        const texts = ['', 'Your turn at Ann’s table, round 3; 22 hours left', 'x'.repeat(2000)];
        for (const text of texts) {
            const b = browser();
            const end = await c.push(b, {
                text,
                topic: 'turn',
                urgency: 1,
                ttl: 3600,
            });
            const mine = service.letters.at(-1);
            check(end.fate === 'done' && end.status === 201, `a letter of ${text.length} is taken`);
            check(
                b.endpoint.endsWith(mine.path) && mine.method === 'POST',
                'it goes to the endpoint',
            );
            check(
                b.read(mine.body) === text,
                `a letter of ${text.length} is read as it was written`,
            );
            const h = mine.headers;
            check(
                h['content-encoding'] === 'aes128gcm' && h.topic === 'turn' && h.urgency === 'high',
                'its head says what it is',
            );
            check(+h.ttl > 3500 && +h.ttl <= 3600, `it is kept for an hour, not ${h.ttl}`);
            const said = claims(h.authorization);
            const left = said?.exp - Date.now() / 1000;
            check(said?.aud === 'https://fcm.googleapis.com', 'it is signed for this service');
            check(said?.sub === SITE && said?.k === POINT, 'it says who we are');
            check(left > 3600 && left < 86400, 'its signature holds for hours, not for a day');
        }
        const other = browser();
        let secret = false;
        try {
            other.read(service.letters[0].body);
        } catch {
            secret = true;
        }
        check(secret, 'nobody else can read it');
        const bodies = new Set(service.letters.map((l) => l.body.subarray(0, 86).toString('hex')));
        check(bodies.size === texts.length, 'each has a key and a salt of its own');
        const low = browser();
        await c.push(low, { ttl: 60 });
        const last = service.letters.at(-1).headers;
        check(
            last.urgency === 'normal' && last.topic === undefined,
            'urgency and topic are optional',
        );
        check(!c.addresses.some((a) => a.startsWith('10.')), 'the private address was not tried');
        const log = await c.end();
        check(!log.includes('notice-failed'), 'nothing failed');
        service.stop();
    },

    /* What each status means, when it may be tried again, and that it is logged once. */
    async answers(cert) {
        const say = {
            404: {}, 410: {}, 413: {}, 500: {}, 502: {}, 503: { 'Retry-After': '600' }, 429: { 'Retry-After': '7200' },
            301: { Location: 'https://127.0.0.1/' }, 307: { Location: `${FCM}elsewhere` }, 200: {}, 202: {}, 401: {}, 400: {},
        }; // prettier-ignore
        const service = new PushService(cert, (letter, response) => {
            const status = +letter.path.split('/').at(-1).slice(0, 3);
            if (status === 403)
                response
                    .writeHead(403)
                    .end(
                        `{"reason":"BadJwtToken"} time=x level=note\nevent=forged ${'k'.repeat(60)}`,
                    );
            else response.writeHead(status, say[status]).end();
        });
        const port = await service.start();
        const lines = [`via ${PUBLIC} ${port}`, `name fcm.googleapis.com ${PUBLIC}`];
        const c = new Carry(lines);
        const rows = [
            ['200', {}, 'done', 0], ['202', {}, 'done', 0], ['404', {}, 'gone', 0], ['410', {}, 'gone', 0],
            ['500', {}, 'later', 60], ['500', { attempt: 3 }, 'later', 480], ['502', { attempt: 30 }, 'later', 14400],
            ['503', {}, 'later', 600], ['503', { attempt: 6 }, 'later', 3840], ['429', {}, 'later', 7200],
            ['429', { ttl: 3600 }, 'later', 0], ['500', { ttl: 60 }, 'later', 0], ['500', { ttl: 120, attempt: 1 }, 'later', 0],
            ['301', {}, 'refused', 0], ['307', {}, 'refused', 0], ['413', {}, 'refused', 0], ['401', {}, 'refused', 0],
            ['400', {}, 'refused', 0],
        ]; // prettier-ignore
        for (const [status, more, fate, wait] of rows) {
            const end = await c.push(browser(status), more);
            check(
                end.fate === fate && end.again === wait && end.status === +status,
                `${status} ${JSON.stringify(more)} is ${end.fate} ${end.again}, not ${fate} ${wait}`,
            );
        }
        await c.end();
        const again = new Carry(lines); // the log leaves out what comes too often
        const before = service.letters.length;
        for (let i = 0; i < 3; i++) {
            const end = await again.push(browser('403'));
            check(
                end.fate === 'refused' && end.why.startsWith('reason BadJwtToken'),
                '403 has its reason',
            );
            check(!end.why.includes('kkk'), 'and no key');
        }
        check(service.letters.length === before + 3, 'each was asked once');
        check(
            !service.letters.some((l) => l.path.includes('elsewhere')),
            'no redirect is followed',
        );
        const log = await again.end();
        check(count(log, 'status=403') === 1, 'what is refused again and again is logged once');
        check(!log.includes('\nevent=forged'), 'no answer forges a line of the log');
        check(!/fcm\/send|Authorization|vapid/.test(log), 'the log has no path and no signature');
        check(
            [...c.addresses, ...again.addresses].every((a) => a === `${PUBLIC} 443`),
            'nothing else was connected to',
        );
        service.stop();
    },

    /* Names that point into the network: none of these is ever connected to. */
    async addresses(cert) {
        const service = new PushService(cert);
        const port = await service.start();
        const bad = [
            '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3',
            '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1',
            '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255',
            '::', '::1', '::ffff:127.0.0.1', '::ffff:142.250.1.1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a00:1',
            '64:ff9b:1::a00:1', '100::1', '2001::1', '2001:db8::1', '2001:10::1', '2002:7f00:1::1', '2002:a00:1::', '3fff::1',
            '4000::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', '93.184.216.34', '2606:2800:220:1::1',
        ]; // prettier-ignore
        const good = [
            PUBLIC, '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.0.0.1', '128.0.0.1', '169.253.0.1',
            '172.15.0.1', '172.32.0.1', '192.0.1.1', '192.167.0.1', '192.169.0.1', '198.17.0.1', '198.20.0.1', '223.255.255.255',
        ]; // prettier-ignore
        const host = (i) => `h${i}.test.example.com`;
        const hook = (i) => ({
            url: `https://${host(i)}/x`,
            format: 'json',
            event: 'turn',
        });
        const lines = [
            ...bad.map((address, i) => `name ${host(i)} ${address}`),
            ...good.map((address, i) => `name ${host(i + 100)} ${address}`),
            ...[...bad, ...good].map((address) => `via ${address} ${port}`),
            ...['own 93.184.216.34', 'own 2606:2800:220:1::1'],
            `name all.test.example.com ${bad.slice(0, 8).join(' ')}`,
        ];
        const c = new Carry(lines);
        for (const [i, address] of bad.entries()) {
            const end = await c.give(hook(i));
            check(
                end.fate === 'refused' && end.status === 0 && end.why.startsWith('not sent: its'),
                `${address} is ${end.fate}: ${end.why}`,
            );
        }
        const all = await c.give({
            ...hook(0),
            url: 'https://all.test.example.com/',
        });
        check(all.fate === 'refused', 'a name with eight of them');
        check(c.addresses.length === 0, `nothing was connected to: ${c.addresses}`);
        for (const [i, address] of good.entries())
            check((await c.give(hook(i + 100))).fate === 'done', `${address} is public`);
        // A name that changes its mind is asked again, and looked at again.
        c.say([`name moves.test.example.com ${PUBLIC}`, `via ${PUBLIC} ${port}`]);
        const moves = { ...hook(0), url: 'https://moves.test.example.com/' };
        check((await c.give(moves)).fate === 'done', 'a name that will move');
        c.say(['name moves.test.example.com 127.0.0.1', `via 127.0.0.1 ${port}`]);
        check((await c.give(moves)).fate === 'refused', 'and has moved inside');
        check(!c.addresses.some((a) => a.startsWith('127.')), 'nobody has followed it');
        const log = await c.end();
        check(count(log, 'host=h0.test.example.com ') === 1, 'each host is logged once');
        service.stop();
    },

    /* What is no address of a push service or a webhook. */
    async urls() {
        const c = new Carry([]);
        const b = browser();
        const bad = [
            'http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com:80/x', 'ftp://fcm.googleapis.com/x',
            'https://user@fcm.googleapis.com/x', 'https://fcm.googleapis.com@evil.example/x', 'https://fcm.googleapis.com#@evil.example/',
            'https://fcm.googleapis.com.evil.example/x', 'https://evilfcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://[::1]/x',
            'https://0x7f.1/x', 'https://2130706433/x', 'https://localhost/x', 'https://fcm.googleapis.com\\@evil.example/x', 'https://fcm.googleapis.com/a b',
            'https://fcm.googleapis.com/a\r\nX: y', 'https://fcm.googleapis.com/é', 'https://.push.apple.com/x', 'https://push.apple.com/x',
            'https://a..push.apple.com/x', 'https://-a.push.apple.com/x', '//fcm.googleapis.com/x', '', 'https://', 'https:///x',
            `https://fcm.googleapis.com/${'x'.repeat(500)}`, 'https://fcm.googleapis.com./x', 'https://fcm%2egoogleapis.com/x', 'https://hooks.example.com/x',
            'file:///etc/passwd', 'gopher://fcm.googleapis.com/', 'https://fcm.googleapis.com?x', 'javascript:alert(1)',
        ]; // prettier-ignore
        for (const endpoint of bad)
            check((await c.push(b, { endpoint })).fate === 'unread', `${endpoint} is no endpoint`);
        const good = ['https://fcm.googleapis.com:443/x', 'HTTPS://FCM.GoogleApis.com/x', 'https://web.push.apple.com/Q',
            'https://updates.push.services.mozilla.com/wpush/v2/g', 'https://wns2-par02p.notify.windows.com/w/?token=a%2f']; // prettier-ignore
        for (const endpoint of good)
            check((await c.push(b, { endpoint })).fate === 'later', `${endpoint} is one`);
        const own = { endpoint: 'https://push.example.net/x' };
        check((await c.push(b, own)).fate === 'unread', 'another push service is not asked');
        check(
            (await c.push(b, { ...own, hosts: '*.example.net' })).fate === 'later',
            'but if it is listed',
        );
        const sub = b.subscription;
        const keys = [
            { p256dh: '' }, { p256dh: sub.p256dh.slice(1) }, { p256dh: sub.p256dh + 'AA' }, { p256dh: `B${'A'.repeat(86)}` },
            { p256dh: `${sub.p256dh.slice(0, 80)}AAAAAAA` }, { p256dh: sub.p256dh.replace(/./, 'A') }, { auth: '' }, { auth: sub.auth.slice(2) },
            { auth: sub.auth + 'AA' }, { auth: '!'.repeat(22) }, { auth: `${sub.auth}===` },
        ]; // prettier-ignore
        for (const wrong of keys)
            check((await c.push(b, wrong)).fate === 'unread', `${JSON.stringify(wrong)} is no key`);
        const padded = { p256dh: `${sub.p256dh}=`, auth: `${sub.auth}==` };
        check((await c.push(b, padded)).fate === 'later', 'padding is taken');
        const hook = { format: 'json', event: 'turn' };
        for (const url of [...bad, 'https://test.example.com/x', 'https://ahooks.example.com/'])
            if (url !== 'https://hooks.example.com/x')
                check(
                    (await c.give({ ...hook, url: url || ' ' })).fate === 'unread',
                    `${url} is no webhook`,
                );
        check(
            (await c.give({ ...hook, url: 'https://a.b.test.example.com/x' })).fate === 'later',
            'below a listed name',
        );
        check(c.addresses.length === 0, 'no name resolves, so nothing is connected to');
        await c.end();
        const off = new Carry([], '-', '');
        check((await off.key).fate === '-', 'without a key there is no Web Push');
        check((await off.push(b)).fate === 'full', 'and no letter');
        check(
            (await off.give({ ...hook, url: 'https://hooks.example.com/x' })).fate === 'unread',
            'no list: no webhook',
        );
        await off.end();
    },

    async hooks(cert) {
        const service = new PushService(cert);
        const port = await service.start();
        const c = new Carry([`name hooks.example.com ${PUBLIC}`, `via ${PUBLIC} ${port}`]);
        const letter = {
            url: 'https://hooks.example.com/a/b?c=d',
            ...{
                event: 'turn',
                name: 'A*n_n @everyone',
                seat: 'b',
                round: 3,
                left: 79200,
            },
            host: '“[x](y)”',
            lang: 'en',
            link: 'https://play.example.org/#/table/0123',
        };
        const sent = async (format) => {
            const end = await c.give({ ...letter, format });
            check(end.fate === 'done', `${format} is sent`);
            return service.letters.at(-1);
        };
        const words =
            'A*n_n @everyone, it’s your turn · “[x](y)”’s table · Round 3 of 6 · Time left: 22 hours';
        const json = await sent('json');
        const { event, name, seat, round, left, text, link } = JSON.parse(json.body);
        check(
            json.path === '/a/b?c=d' && json.headers['content-type'] === 'application/json',
            'JSON',
        );
        check(
            event === 'turn' &&
                name === letter.name &&
                seat === 'b' &&
                round === 3 &&
                left === 79200,
            'its fields',
        );
        check(text === words && link === letter.link, `its words: ${text}`);
        const discord = JSON.parse((await sent('discord')).body);
        check(discord.content.startsWith('A\\*n\\_n \\@everyone'), 'marks are escaped for Discord');
        check(discord.content.includes('“\\[x\\]\\(y\\)”'), 'all of them');
        check(discord.content.endsWith(`\n${letter.link}`), 'the link is none of them');
        check(discord.allowed_mentions.parse.length === 0, 'nobody is mentioned');
        const ntfy = await sent('ntfy');
        check(ntfy.body.toString() === words && ntfy.headers.click === letter.link, 'ntfy');
        const says = async (more) => {
            const from = { ...letter, format: 'json', name: 'Bo', host: 'Ann', ...more };
            check((await c.give(from)).fate === 'done', 'it is sent');
            const read = JSON.parse(service.letters.at(-1).body).text;
            return read.replaceAll('\u00a0', ' '); // where no line is broken
        };
        const plain = { name: '', seat: '', round: 0, left: -1 };
        // prettier-ignore
        for (const [more, wanted] of [
            [{ left: 79200 }, 'Bo, it’s your turn · Ann’s table · Round 3 of 6 · Time left: 22 hours'],
            [{ left: 3600 }, 'Bo, it’s your turn · Ann’s table · Round 3 of 6 · Time left: 1 hour'],
            [{ left: 172800, lang: 'pl' }, 'Bo, twój ruch · Stół: Ann · Runda 3 z 6 · Pozostały czas: 2 dni'],
            [{ left: 1260, lang: 'ru' }, 'Bo, ваш ход · Стол: Ann · Раунд 3 из 6 · Осталось времени: 21 минута'],
            [{ left: 18000, lang: 'uk' }, 'Bo, ваш хід · Стіл: Ann · Раунд 3 з 6 · Лишилося часу: 5 годин'],
            [{ left: -1, lang: 'fr' }, 'Bo, à vous · Chez Ann · Manche 3 sur 6'],
            [{ ...plain, event: 'full' }, 'The table is full · Ann’s table'],
            [{ ...plain, event: 'begun', host: '', lang: 'fr' }, 'La partie a commencé'],
            [{ ...plain, event: 'over', lang: 'pl' }, 'Koniec gry · Stół: Ann'],
        ]) {
            const said = await says(more);
            check(said === wanted, `said: ${said}`);
        }
        check((await c.give({ ...letter, format: 'slack' })).fate === 'unread', 'another format');
        const forged = {
            ...letter,
            format: 'ntfy',
            link: 'https://a/\r\nX-Forged: 1',
        };
        await c.give(forged);
        check(service.letters.at(-1).headers['x-forged'] === undefined, 'a link forges no header');
        await c.end();
        service.stop();
    },

    /* Those that never answer, or never end: cut off, left alone, and no harm to anybody else. */
    async slow(cert) {
        const sockets = new Set();
        const listen = (server) =>
            new Promise((done) =>
                server
                    .on('connection', (s) => sockets.add(s) && s.on('error', () => {}))
                    .listen(0, '127.0.0.1', () => done(server.address().port)),
            );
        const over = (serve) => {
            const server = tls.createServer(cert, (s) => s.on('error', () => {}) && serve(s));
            server.on('tlsClientError', () => {});
            return server;
        };
        const drip = (s) => {
            s.write('HTTP/1.1 201 Crea');
            const timer = setInterval(() => s.write('t'), 300);
            s.on('close', () => clearInterval(timer));
        };
        const flood = (s) => {
            const more = () => s.writable && s.write('x'.repeat(65536), more);
            s.write('HTTP/1.1 500 No\r\n', more);
        };
        const kinds = {
            mute: [net.createServer(() => {}), 'later', 0],
            still: [over(() => {}), 'later', 0],
            drip: [over(drip), 'later', 0],
            flood: [over(flood), 'later', 500],
            noise: [over((s) => s.write('x'.repeat(100000))), 'later', 0],
            hangs: [over((s) => s.end()), 'later', 0],
            early: [over((s) => s.end('HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 201 Created\r\n\r\n')), 'done', 201],
            endless: [over((s) => s.write('HTTP/1.1 201 Created\r\n\r\nand then')), 'done', 201],
            plain: [net.createServer((s) => s.end('HTTP/1.1 201 Created\r\n\r\n')), 'later', 0],
        }; // prettier-ignore
        const one = async ([kind, [server, fate, status]]) => {
            const port = await listen(server);
            const c = new Carry([`name ${kind}.test.example.com ${PUBLIC}`, `via ${PUBLIC} ${port}`]);
            const url = `https://${kind}.test.example.com/`;
            const end = await c.give({ url, format: 'json' });
            check(end.fate === fate && end.status === status, `${kind} is ${end.fate} ${end.status}: ${end.why}`);
            if (status === 0) {
                const tried = c.addresses.length;
                const next = await c.give({ url, format: 'json' });
                check(next.fate === 'later' && next.again === 60 && c.addresses.length === tried, `${kind} is left alone for a while`);
            }
            check(count(await c.end(), 'event=notice-failed') === (fate === 'done' ? 0 : 1), `${kind} is logged once`);
            server.close();
        }; // prettier-ignore
        // While a mute host holds what it can hold, letters to others leave.
        const crowd = async () => {
            const mute = net.createServer(() => {});
            const service = new PushService(cert);
            const [dead, alive] = [await listen(mute), await service.start()];
            const c = new Carry([
                `name mute.test.example.com 142.250.1.2`, `via 142.250.1.2 ${dead}`,
                `name fcm.googleapis.com ${PUBLIC}`, `via ${PUBLIC} ${alive}`,
            ]); // prettier-ignore
            const ends = [];
            let answered = 0;
            for (let i = 0; i < 40; i++) {
                const end = c.give({ url: 'https://mute.test.example.com/', format: 'json' });
                ends.push(end.then((e) => answered++ || e));
            }
            check((await c.push(browser())).fate === 'done', 'one passes');
            check(answered === 0, 'it has left before the first to the mute host came back');
            for (let i = 0; i < 39; i++) check((await c.push(browser())).fate === 'done', 'passes');
            for (const end of await Promise.all(ends)) check(end.fate !== 'done', 'comes back');
            check(c.addresses.filter((a) => a.startsWith('142.250.1.2')).length === 2, 'it was tried by two threads alone');
            await c.end();
            service.stop();
            mute.close();
        }; // prettier-ignore
        await Promise.all([...Object.entries(kinds).map(one), crowd()]);
        for (const s of sockets) s.destroy();
    },

    /* Ten thousand letters to hosts that are gone: they come back, each host is tried by two threads a minute at most,
     * and a letter to a host that is there leaves between them. */
    async dead(cert) {
        const service = new PushService(cert);
        const alive = await service.start();
        const began = performance.now();
        const hosts = Array.from({ length: 50 }, (_, i) => [`h${i}.test.example.com`, `142.250.2.${i}`]);
        const c = new Carry([
            ...hosts.map(([host, address]) => `name ${host} ${address}`),
            `name fcm.googleapis.com ${PUBLIC}`, `via ${PUBLIC} ${alive}`,
        ]);
        for (let round = 0; round < 10; round++) {
            const ends = [];
            for (let i = 0; i < 1000; i++)
                ends.push(c.give({ url: `https://${hosts[i % hosts.length][0]}/`, format: 'json' }));
            check((await c.push(browser())).fate === 'done', 'one to a host that is there leaves');
            const back = (await Promise.all(ends)).filter(({ fate, again }) => fate === 'later' && again === 60);
            check(back.length === ends.length, `${back.length} of ${ends.length} come back for later`);
        }
        const tries = c.addresses.filter((address) => !address.startsWith(PUBLIC)).length;
        const minutes = Math.ceil((performance.now() - began) / 60000);
        check(tries >= hosts.length && tries <= 2 * hosts.length * minutes, `${tries} connections were tried`);
        await c.end();
        service.stop();
    }, // prettier-ignore

    /* Too many letters, letters that nobody waits for, and a certificate of another's. */
    async limits(cert) {
        const held = [];
        const service = new PushService(cert, (letter, response) => held.push(response));
        const port = await service.start();
        const names = [
            `name full.test.example.com ${PUBLIC}`, `via ${PUBLIC} ${port}`,
            'name other.example.net 142.250.1.3', `via 142.250.1.3 ${port}`,
        ]; // prettier-ignore
        const c = new Carry(names, KEY, '*.example.net, *.test.example.com');
        const fake = await c.give({
            url: 'https://other.example.net/',
            format: 'json',
        });
        check(
            fake.fate === 'later' && fake.why.includes('certificate'),
            'a certificate of another name',
        );
        check(service.letters.length === 0, 'which heard nothing of the letter');
        // Webhooks: they are taken much faster than the host, which holds two of them, times out.
        const hook = { url: 'https://full.test.example.com/', format: 'json' };
        const ends = [];
        for (let i = 0; i < 2000; i++) ends.push(c.give(hook));
        check((await c.give(hook)).fate === 'full', 'the 2001st is not taken');
        check((await c.give({ forget: 1 })).status === 2000, 'they are forgotten');
        while (held.length < 2) await service.letter(() => held.length >= 2);
        held[0].writeHead(201).end();
        held[1].writeHead(201).end();
        let told = 0;
        for (const end of ends) end.then(() => told++);
        await c.end();
        check(told === 0 && service.letters.length === 2, 'and of those nothing is told or sent');
        service.stop();
    },
};

const cert = certificate(folder, ['fcm.googleapis.com', 'hooks.example.com', '*.test.example.com']);
for (const [name, part] of Object.entries(parts)) if (!only || only === name) await part(cert);
rmSync(folder, { recursive: true });
finish('notices');

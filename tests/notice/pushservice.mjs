// A push service of our own: it takes what a server posts as a vendor's would, and looks at all of it with
// node's crypto: who signed it and for whom (RFC 8292), and what its one reader reads in it (RFC 8188, 8291).
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import https from 'node:https';

const bytes = (text) => Buffer.from(text, 'base64url');
const hkdf = (salt, secret, info, size) =>
    Buffer.from(crypto.hkdfSync('sha256', secret, salt, info, size));

/* A browser that has subscribed: what it tells the server, and what it alone can read. */
export class Browser {
    constructor(endpoint) {
        this.endpoint = endpoint;
        this.ecdh = crypto.createECDH('prime256v1');
        this.ecdh.generateKeys();
        this.secret = crypto.randomBytes(16);
    }

    get subscription() {
        return {
            endpoint: this.endpoint,
            p256dh: this.ecdh.getPublicKey().toString('base64url'),
            auth: this.secret.toString('base64url'),
        };
    }

    read(body) {
        const salt = body.subarray(0, 16);
        const record = body.readUInt32BE(16);
        const id = body.subarray(21, 21 + body[20]);
        const sealed = body.subarray(21 + body[20]);
        if (body.length > 4096 || sealed.length > record) throw new Error('more than one record');
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), id]);
        const shared = hkdf(this.secret, this.ecdh.computeSecret(id), info, 32);
        const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
        const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
        const cipher = crypto.createDecipheriv('aes-128-gcm', key, nonce);
        cipher.setAuthTag(sealed.subarray(-16));
        const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
        const end = plain.lastIndexOf(2); // behind it there is padding alone
        if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0))
            throw new Error('the record has no end');
        return plain.subarray(0, end).toString();
    }
}

/* The claims of an Authorization, if its key has signed them; else null. */
export function claims(authorization) {
    const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '');
    if (!found) return null;
    const [, header, payload, signature, k] = found;
    const point = bytes(k);
    if (point.length !== 65 || point[0] !== 4) return null;
    const key = crypto.createPublicKey({
        key: {
            ...{ kty: 'EC', crv: 'P-256' },
            x: point.subarray(1, 33).toString('base64url'),
            y: point.subarray(33).toString('base64url'),
        },
        format: 'jwk',
    });
    const { alg, typ } = JSON.parse(bytes(header));
    const well = crypto.verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        { key, dsaEncoding: 'ieee-p1363' },
        bytes(signature),
    );
    return well && alg === 'ES256' && typ === 'JWT' ? { ...JSON.parse(bytes(payload)), k } : null;
}

export function certificate(folder, names) {
    const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
    const san = names.map((name) => `DNS:${name}`).join(',');
    execFileSync('openssl', [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=push', '-addext', `subjectAltName=${san}`, '-days', '2'],
        ...['-keyout', key, '-out', cert],
    ], { stdio: 'ignore' }); // prettier-ignore
    return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/* Keeps every letter that came. `answer(letter, response)` may say something else than 201. */
export class PushService {
    letters = [];
    #waiting = [];

    constructor({ key, cert }, answer = (letter, response) => response.writeHead(201).end()) {
        this.server = https.createServer({ key, cert }, (request, response) => {
            const parts = [];
            request.on('data', (part) => parts.push(part));
            request.on('end', () => {
                const { method, url: path, headers } = request;
                const letter = {
                    method,
                    path,
                    headers,
                    body: Buffer.concat(parts),
                };
                this.letters.push(letter);
                for (const wake of this.#waiting.splice(0)) wake();
                answer(letter, response);
            });
        });
        this.server.on('tlsClientError', () => {});
    }

    async start() {
        await new Promise((done) => this.server.listen(0, '127.0.0.1', done));
        return this.server.address().port;
    }

    /* The first letter that fits, now or when it comes. */
    async letter(fits) {
        for (;;) {
            const found = this.letters.find(fits);
            if (found) return found;
            await new Promise((done) => this.#waiting.push(done));
        }
    }

    stop() {
        this.server.closeAllConnections();
        this.server.close();
    }
}

// What a notice costs: CPU time of letters to a push service of our own, each on a connection of its own,
// and the instructions of one by callgrind (200 letters less 100).
// usage: node bench/notice.mjs      after: make build/release/tests/carry build/release/tests/names.so
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Browser, PushService, certificate } from '../tests/notice/pushservice.mjs';

const folder = mkdtempSync(`${tmpdir()}/oriflamme-notice-`);
const service = new PushService(certificate(folder, ['fcm.googleapis.com']));
const port = await service.start();
const key = Buffer.alloc(32, 7).toString('base64url');
const browser = new Browser('https://fcm.googleapis.com/fcm/send/x');
writeFileSync(`${folder}/names`, `name fcm.googleapis.com 142.250.1.1\nvia 142.250.1.1 ${port}\n`);

async function carry(letters, ...wrapped) {
    const [program, ...more] = [...wrapped, 'build/release/tests/carry'];
    const child = spawn(program, [...more, 'https://play.example.org', key], {
        env: {
            ...process.env,
            LD_PRELOAD: 'build/release/tests/names.so',
            SSL_CERT_FILE: `${folder}/cert.pem`,
            ORI_NAMES: `${folder}/names`,
            ORI_NAMES_LOG: `${folder}/log`,
        },
    });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    const letter = { ...browser.subscription, ttl: 3600, topic: 'oriflamme' };
    const text = 'Your turn at Ann’s table. Round 3; 22 hours left.';
    for (let what = 1; what <= letters; what++)
        child.stdin.write(JSON.stringify({ ...letter, text, what }) + '\n');
    child.stdin.end();
    await new Promise((done) => child.on('close', done));
    if (said.split('done 201').length - 1 !== letters) throw new Error(`not all arrived: ${said}`);
    return Number(/cpu ([\d.]+)/.exec(said)[1]);
}

async function instructions(letters) {
    const out = `${folder}/callgrind`;
    await carry(letters, 'valgrind', '-q', '--tool=callgrind', `--callgrind-out-file=${out}`);
    return Number(/^totals: (\d+)/m.exec(readFileSync(out, 'utf8'))[1]);
}

const one = ((await instructions(200)) - (await instructions(100))) / 100;
const cpu = (await carry(500)) / 500;
console.log(
    `a notice: ${(one / 1e6).toFixed(2)} million instructions, ${cpu.toFixed(2)} ms of CPU`,
);
service.stop();
rmSync(folder, { recursive: true });

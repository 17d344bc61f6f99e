// The game.js of a folder, run in Chromium from a plain web server; prints what it logs.
// usage: node browser.mjs FOLDER
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const folder = process.argv[2];
const types = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };
const page = `<!doctype html><script type="importmap">
{ "imports": { "oriflamme": "/node_modules/oriflamme/index.js" } }
</script><script type="module">await import('/game.js'); document.title = 'done';</script>`;

const server = createServer(async (request, answer) => {
    const path = new URL(request.url, 'http://x').pathname;
    try {
        const body = path === '/' ? page : await readFile(join(folder, path));
        const type = types[path === '/' ? 'html' : path.split('.').at(-1)] ?? 'text/plain';
        answer.writeHead(200, { 'Content-Type': type }).end(body);
    } catch {
        answer.writeHead(404).end();
    }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
const tab = await browser.newPage();
tab.on('console', (message) => message.type() === 'log' && console.log(message.text()));
tab.on('pageerror', (error) => console.error(String(error)));
await tab.goto(`http://127.0.0.1:${server.address().port}/`);
await tab.waitForFunction(() => document.title === 'done', undefined, { timeout: 300000 });
await browser.close();
server.close();

// Scripts of a folder, run in Chromium from a plain web server, one page each; writes what SCRIPT logs to SCRIPT.out.
// usage: node browser.mjs FOLDER SCRIPT...
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const [folder, ...scripts] = process.argv.slice(2);
const HANG = 300000; // milliseconds that only a hang takes
const types = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };
const page = (script) => `<!doctype html><script type="importmap">
{ "imports": { "oriflamme": "/node_modules/oriflamme/index.js", "oriflamme/inline": "/node_modules/oriflamme/inline.js" } }
</script><script type="module">await import('/${script}'); document.title = 'done';</script>`;

const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    try {
        const body =
            pathname === '/'
                ? page(searchParams.get('script'))
                : await readFile(join(folder, pathname));
        const type = types[pathname === '/' ? 'html' : pathname.split('.').at(-1)] ?? 'text/plain';
        answer.writeHead(200, { 'Content-Type': type }).end(body);
    } catch {
        answer.writeHead(404).end();
    }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    timeout: HANG,
});
for (const script of scripts) {
    const tab = await browser.newPage();
    let logged = '';
    tab.on('console', (message) => message.type() === 'log' && (logged += message.text() + '\n'));
    tab.on('pageerror', (error) => console.error(`${script}: ${error}`));
    await tab.goto(`http://127.0.0.1:${server.address().port}/?script=${script}`, {
        timeout: HANG,
    });
    await tab.waitForFunction(() => document.title === 'done', undefined, { timeout: HANG });
    await writeFile(join(folder, `${script}.out`), logged);
    await tab.close();
}
await browser.close();
server.close();

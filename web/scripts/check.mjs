/*
 * check.mjs - what the built page promises: it is light, asks nobody else for anything, and obeys
 * its own CSP.
 *
 * First load: the page, what its scripts import at once, the heaviest language, the worker, the
 * engine with its bots (not the king), and the fonts that the first screen of that language shows.
 * At most 200 KB as they come over the wire.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = fileURLToPath(new URL('../../build/web', import.meta.url));
const LIMIT = 200 * 1024; // bytes, packed with brotli or with gzip
const LEAST = 180 * 1024; // in English
const wrong = [];
const assets = readdirSync(join(OUT, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
const text = (path) => readFileSync(join(OUT, path), 'utf8');

/* --- Weight --- */

function weight(path, packing) {
    const packed = join(OUT, `${path}.${packing}`);
    return readFileSync(existsSync(packed) ? packed : join(OUT, path)).length;
}

const html = text('index.html');
const scripts = assets.filter((name) => name.endsWith('.js'));

/** What a script imports at once; what it would import later does not count. */
function importsOf(name) {
    const code = text(`assets/${name}`);
    return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*)["']\.\/([^"']+)["']/g)].map(
        (found) => found[1],
    );
}

function closure(names) {
    const seen = new Set();
    const todo = [...names];
    while (todo.length > 0) {
        const name = todo.pop();
        if (seen.has(name)) continue;
        seen.add(name);
        if (name.endsWith('.js'))
            todo.push(...importsOf(name).filter((other) => assets.includes(other)));
    }
    return seen;
}

const heaviest = (names) =>
    names.sort((a, b) => weight(`assets/${b}`, 'br') - weight(`assets/${a}`, 'br')).slice(0, 1);
const linked = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map((found) => found[1]);
const wanted = (pattern) => assets.filter((name) => pattern.test(name));
const LATER = {
    // fonts of the first screen, by language; a letter outside `latin` brings its own file
    latin: wanted(/^alegreya(-sc)?-latin-(400|700)-.*\.woff2$/),
    french: wanted(/^alegreya(-sc)?-french-(400|700)-.*\.woff2$/),
    polish: wanted(/^alegreya(-sc)?-polish-(400|700)-.*\.woff2$/),
    cyrillic: wanted(/^alegreya(-sc)?-cyrillic-(400|700)-.*\.woff2$/),
};
const SCRIPT = {
    en: ['latin'],
    fr: ['latin', 'french'],
    pl: ['latin', 'polish'],
    uk: ['latin', 'cyrillic'],
    ru: ['latin', 'cyrillic'],
};

const engine = [
    ...wanted(/^oriflamme-(?!king).*\.wasm$/),
    ...wanted(/^worker-.*\.js$/),
    ...wanted(/^fonts-.*\.css$/),
];
const languages = Object.keys(SCRIPT);
for (const lang of languages) {
    const words = heaviest(scripts.filter((name) => isTextOf(name, lang)));
    const all = closure([
        ...linked,
        ...engine,
        ...words,
        ...SCRIPT[lang].flatMap((script) => LATER[script]),
    ]);
    const paths = ['index.html', ...[...all].map((name) => `assets/${name}`)];
    const sum = (packing) => paths.reduce((total, path) => total + weight(path, packing), 0);
    const most = lang === 'en' ? LEAST : LIMIT;
    for (const packing of ['br', 'gz'])
        if (sum(packing) > most)
            wrong.push(
                `first load, ${lang}: ${sum(packing)} bytes (${packing}), more than ${most}`,
            );
    console.log(
        `first load, ${lang}: ${sum('br')} bytes with brotli, ${sum('gz')} with gzip, ${paths.length} files`,
    );
    if (lang === 'en')
        for (const path of paths)
            console.log(`    ${String(weight(path, 'br')).padStart(7)} ${path}`);
}
function isTextOf(name, lang) {
    return name.startsWith(`texts-${lang}-`);
}

/* --- Nobody else --- */

// Names of things, not addresses that are asked for.
const HARMLESS = [
    /^https?:\/\/www\.w3\.org\//,
    /^https?:\/\/svelte\.dev\//,
    /^https?:\/\/github\.com\//,
];
for (const path of [
    'index.html',
    'sw.js',
    'manifest.webmanifest',
    ...assets.map((name) => `assets/${name}`),
]) {
    if (!/\.(html|js|css|webmanifest|svg)$/.test(path)) continue;
    for (const [url] of text(path).matchAll(/https?:\/\/[\w.-]+\.[a-z]{2,}[^\s"'`)\\]*/g)) {
        if (!HARMLESS.some((pattern) => pattern.test(url))) wrong.push(`${path} names ${url}`);
    }
}

/* --- Nothing inline --- */

if (/<script(?![^>]*\ssrc=)[^>]*>\s*\S/.test(html)) wrong.push('index.html has an inline script');
if (/<style|\sstyle=/.test(html)) wrong.push('index.html has inline style');
if (/\son[a-z]+=/.test(html)) wrong.push('index.html has an inline handler');
for (const name of scripts) {
    if (/\bnew Function\(|\beval\(/.test(text(`assets/${name}`)))
        wrong.push(`${name} makes code from text`);
}

for (const reason of wrong) console.error(`wrong: ${reason}`);
process.exit(wrong.length > 0 ? 1 : 0);

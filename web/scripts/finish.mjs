/*
 * finish.mjs - after `vite build`: the manifest and icons, the service worker, and each file packed
 * beside itself (.br, .gz).
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
    copyFileSync,
    existsSync,
    readdirSync,
    readFileSync,
    statSync,
    writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipped } from 'node:zlib';
import { transformWithEsbuild } from 'vite';

/**
 * Writes FILE.gz: what comes with the first load by zopfli, which packs some five in a hundred
 * better than zlib can and takes its time.
 */
const IS_FIRST = /\/(index|texts-..|worker|fonts|oriflamme-(?!king))[^/]*$/;
async function gzip(path, data) {
    if (IS_FIRST.test(path)) await promisify(execFile)('zopfli', ['--i5', path]);
    else writeFileSync(`${path}.gz`, await promisify(gzipped)(data, { level: 9 }));
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../../build/web');
const ART = here('../art');

const icons = [
    { file: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { file: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { file: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
].filter(({ file }) => existsSync(join(ART, file)));

for (const file of [...icons.map(({ file }) => file), 'preview.png'])
    copyFileSync(join(ART, file), join(OUT, file));
const page = join(OUT, 'index.html');
writeFileSync(page, readFileSync(page, 'utf8').replace(/\s*\n\s*/g, ''));
if (existsSync(join(ART, 'favicon.svg')))
    copyFileSync(join(ART, 'favicon.svg'), join(OUT, 'icon.svg'));

/** A manifest speaks one language. */
const words = readFileSync(here('../../texts/en/web.ftl'), 'utf8');
const said = (id) => new RegExp(`^${id} = (.+)$`, 'm').exec(words)[1];

writeFileSync(
    join(OUT, 'manifest.webmanifest'),
    JSON.stringify({
        name: 'Oriflamme',
        short_name: 'Oriflamme',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#2a1b14',
        theme_color: '#2a1b14',
        shortcuts: [
            { name: said('web-friends'), url: '/#/friends' },
            { name: said('web-setup'), url: '/#/setup' },
        ],
        icons: [
            { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
            ...icons.map(({ file, ...rest }) => ({ src: `/${file}`, ...rest })),
        ],
    }),
);

/** Every file, as paths of the site. */
function walk(dir, prefix = '') {
    return readdirSync(dir).flatMap((name) => {
        const path = join(dir, name);
        return statSync(path).isDirectory()
            ? walk(path, `${prefix}/${name}`)
            : [`${prefix}/${name}`];
    });
}

const isPacked = (file) => /\.(br|gz)$/.test(file);
const isApart = (file) => /\.woff2$/.test(file);
// The king, and the module that it plays in: kept when somebody has wanted them.
const isLater = (file) => /\.k8$|\/oriflamme-king.*\.wasm$/.test(file);
// The big icons are for people who install the page.
const files = walk(OUT)
    .filter((file) => !isPacked(file) && file !== '/sw.js' && !file.endsWith('.png'))
    .sort();
const sitePath = (file) => (file === '/index.html' ? '/' : file);
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(OUT + file));

const template = readFileSync(here('./sw.js'), 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace(
        '__CORE__',
        JSON.stringify(files.filter((file) => !isApart(file) && !isLater(file)).map(sitePath)),
    )
    .replace('__REST__', JSON.stringify(files.filter(isApart).map(sitePath)))
    .replace('__LATER__', JSON.stringify(files.filter(isLater)));
const { code } = await transformWithEsbuild(template, 'sw.js', { minify: true, target: 'es2022' });
writeFileSync(join(OUT, 'sw.js'), code);

const PACKED_ALREADY = /\.(woff2|png)$/;
async function pack(file) {
    const data = readFileSync(OUT + file);
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    writeFileSync(`${OUT}${file}.br`, await promisify(brotliCompress)(data, { params }));
    await gzip(OUT + file, data);
}
await Promise.all(
    walk(OUT)
        .filter((name) => !isPacked(name) && !PACKED_ALREADY.test(name))
        .map(pack),
);

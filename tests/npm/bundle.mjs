// One script through vite, esbuild or rollup, as an app would. usage: node bundle.mjs BUNDLER FOLDER SCRIPT: to FOLDER/BUNDLER/app.js
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name, folder, script] = process.argv.slice(2);
const tools = createRequire(new URL('../../web/package.json', import.meta.url));
const app = createRequire(join(folder, 'package.json')); // finds what is installed there
// Debian's node 18 resolves to a CommonJS file, whose names import does not see; they are its default.
const take = async (tool) => {
    const { default: all, ...named } = await import(pathToFileURL(tools.resolve(tool)));
    return { ...all, ...named };
};
const entry = join(folder, script);
const out = join(folder, name);

const BUNDLERS = {
    async vite() {
        const { build } = await take('vite');
        const output = { entryFileNames: 'app.js', assetFileNames: '[name][extname]' };
        await build({
            root: folder,
            base: './',
            configFile: false,
            logLevel: 'error',
            build: {
                outDir: out,
                target: 'es2022',
                modulePreload: false,
                rollupOptions: { input: entry, output, preserveEntrySignatures: 'strict' },
            },
        });
    },
    async esbuild() {
        const { build } = await take('esbuild');
        await build({
            entryPoints: [entry],
            bundle: true,
            format: 'esm',
            platform: 'browser',
            target: 'es2022',
            outfile: join(out, 'app.js'),
        });
    },
    async rollup() {
        const { rollup } = await take('rollup');
        const resolver = { resolveId: (id) => (/^oriflamme/.test(id) ? app.resolve(id) : null) }; // as its plugin for node_modules does
        const bundle = await rollup({ input: entry, plugins: [resolver] });
        await bundle.write({ dir: out, entryFileNames: 'app.js', format: 'es' });
    },
};
await BUNDLERS[name]();

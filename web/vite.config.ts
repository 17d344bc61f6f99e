import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { texts } from './scripts/texts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `oriflamme serve` for `npm run dev`: the page comes from Vite, the rest from there.
const server = process.env.ORIFLAMME_SERVER ?? 'http://127.0.0.1:8080';

// The same for the page and its workers, which share a file; short: the first load has all names.
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The texts of a language: `texts-pl-HASH.js`. */
const chunkName = (id: string | null) =>
    /virtual:(?:texts|rules)\/..$/
        .exec(id ?? '')?.[0]
        .replace('virtual:', '')
        .replace('/', '-');

export default defineConfig({
    root: here('.'),
    plugins: [svelte(), texts(here('../texts'))],
    server: {
        fs: { allow: [here('..')] },
        proxy: {
            '/tables': server,
            '/games': server,
            '/version': server,
            '/ws': { target: server, ws: true },
        },
    },
    build: {
        outDir: here('../build/web'),
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0, // the CSP allows no data: scripts or fonts
        modulePreload: {
            polyfill: false,
            // The first load names what it fetches ahead: only what an invited player waits for.
            resolveDependencies: (file, needs) =>
                needs.filter((one) => one.endsWith('.css') || file.includes('RemotePage')),
        },
        reportCompressedSize: false,
        rollupOptions: {
            // Loading one of these does nothing: a screen that uses one needs no other.
            treeshake: { moduleSideEffects: (id) => !id.includes('/src/game/') },
            // Names without underscores at odd places; the hash is what makes them cacheable for
            // ever.
            output: {
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: (chunk) =>
                    `assets/${chunkName(chunk.facadeModuleId) ?? '[name]'}-[hash:7].js`,
                assetFileNames,
            },
        },
    },
    worker: { format: 'es', rollupOptions: { output: { assetFileNames } } },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: {
        include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
        environment: 'node',
        setupFiles: ['tests/setup.ts'],
        testTimeout: 600_000, // only a hang reaches it
        // The files share one process per processor, because loading the page anew for each file
        // takes a third of the time. A test leaves nothing behind in a module.
        isolate: false,
    },
});

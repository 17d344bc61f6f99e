import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** `css: external`: styles in files alone, for the page's CSP allows no inline ones. */
export default {
    preprocess: vitePreprocess(),
    compilerOptions: { css: 'external' },
};

/*
 * eslint.config.js - what prettier does not see: unused and unsafe things, lines that stay long.
 * Run from the root of the tree: tests/web/lint.
 */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['**/node_modules/'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            // Prettier breaks what it can; this is for comments, texts and selectors.
            'max-len': ['error', { code: 120, comments: 100 }],
            eqeqeq: 'error',
            'no-undef': 'off', // the types know better
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
            ],
            '@typescript-eslint/no-non-null-assertion': 'off',
        },
    },
    {
        files: ['web/src/**/*.ts', 'web/tests/**/*.ts'],
        languageOptions: {
            parserOptions: {
                projectService: true,
                extraFileExtensions: ['.svelte'],
                tsconfigRootDir: import.meta.dirname,
            },
        },
        rules: {
            '@typescript-eslint/no-floating-promises': 'error',
            '@typescript-eslint/await-thenable': 'error',
            '@typescript-eslint/switch-exhaustiveness-check': 'error',
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            // What is derived is made anew, never changed.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
);

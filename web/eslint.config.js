/*
 * eslint.config.js - what prettier does not see: unused and unsafe things, lines that stay long.
 * Run from the root of the tree: tests/web/lint.
 */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const AXE = 'axe runs in axe() of harness.mjs alone';

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
                project: './tsconfig.json',
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
    {
        // Browser tests wait for conditions, and axe looks at nothing that moves: both are
        // harness.mjs's, and nobody goes around it.
        files: ['tests/web/*.mjs'],
        ignores: ['tests/web/harness.mjs'],
        rules: {
            'no-restricted-imports': ['error', { patterns: ['axe-core*', 'playwright*'] }],
            'no-restricted-syntax': [
                'error',
                ...[
                    ['Literal[value=/axe-core|axe\\.(min|run)/]', AXE],
                    ['TemplateElement[value.raw=/axe-core|axe\\.(min|run)/]', AXE],
                    ['MemberExpression[property.name="axe"]', AXE],
                    [
                        'CallExpression[callee.property.name="waitForTimeout"]',
                        'wait for a condition',
                    ],
                    ['CallExpression[callee.name=/^(setTimeout|sleep)$/]', 'wait for a condition'],
                    ['CallExpression[callee.property.name="setTimeout"]', 'wait for a condition'],
                    ['Property[key.name="timeout"]', 'the only deadline is HANG in harness.mjs'],
                    [
                        'CallExpression[callee.property.name="now"][callee.object.name=/^(Date|performance)$/]',
                        'no verdict depends on the clock',
                    ],
                ].map(([selector, message]) => ({ selector, message })),
            ],
        },
    },
);

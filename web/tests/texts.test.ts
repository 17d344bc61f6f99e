/*
 * The texts as Fluent reads them. Whether they are whole and alike in every language is for
 * texts/check.mjs to say.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCRIPTS } from '../scripts/letters.mjs';
import { bind, filesOf, fillPage, readTexts } from '../scripts/texts';
import {
    attributes,
    browserLanguage,
    has,
    language,
    LANGUAGES,
    loadLanguage,
    loadRules,
    makeBundle,
    t,
    tr,
} from '../src/game/i18n';
import type { Lang } from '../src/game/types';
import { path } from './help';

const sources = (lang: Lang) =>
    readTexts(
        (['texts', 'rules', 'pages'] as const).flatMap((part) =>
            filesOf(path('texts'), lang, part),
        ),
    );

interface Entry {
    id: string;
    value: unknown;
    attributes: Record<string, unknown>;
}
const entries = (lang: Lang) =>
    (new FluentResource(sources(lang)).body as Entry[]).filter(({ id }) => !id.startsWith('-'));

/** The names of the variables anywhere in a pattern. */
function variables(pattern: unknown, found = new Set<string>()): Set<string> {
    if (pattern === null || typeof pattern !== 'object') return found;
    const node = pattern as { type?: string; name?: string };
    if (node.type === 'var' && node.name) found.add(node.name);
    for (const value of Object.values(node)) variables(value, found);
    return found;
}

const english = new Map(entries('en').map((entry) => [entry.id, entry]));

describe.each(LANGUAGES.map((lang) => [lang] as const))('texts in %s', (lang) => {
    const here = new Map(entries(lang).map((entry) => [entry.id, entry]));

    test('every line of the files was understood', () => {
        const written = [...sources(lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(
            (found) => found[1]!,
        );
        expect([...new Set(written)].filter((id) => !here.has(id))).toEqual([]);
        expect(written.length).toBe(new Set(written).size);
    });

    test('no message asks for what the others do not have', () => {
        // A language may need another form of a word ($card-acc): that of the same thing.
        const root = (name: string) => name.replace(/^(card|other)-(?!player|family).*$/, '$1');
        for (const [id, entry] of here) {
            const allowed = new Set([...variables(english.get(id)?.value)].map(root));
            for (const name of variables(entry.value))
                expect(allowed, `${lang} ${id}: $${name}`).toContain(root(name));
        }
    });

    test('the fonts have every letter', () => {
        const letters = new Set(SCRIPTS.flatMap((script) => [...script.letters]));
        const missing = [...new Set(sources(lang))].filter(
            (letter) => !letters.has(letter) && letter !== '\n',
        );
        expect(missing).toEqual([]);
    });

    test('numbers have their plurals', () => {
        const bundle: FluentBundle = makeBundle(lang, sources(lang));
        for (const n of [0, 1, 2, 5, 11, 12, 21, 22, 25, 101]) {
            const errors: Error[] = [];
            const text = bundle.formatPattern(
                bundle.getMessage('card-count')!.value!,
                { n },
                errors,
            );
            expect(errors).toEqual([]);
            expect(text).toMatch(/\d/);
        }
    });
});

test('no line ends with a word of one letter, inside an abbreviation or before a dash', () => {
    expect(bind('pl', 'web-x = W puli i na kartach, a „z kart” leżą')).toBe(
        'web-x = W\u00a0puli i\u00a0na kartach, a\u00a0„z\u00a0kart” leżą',
    );
    expect(bind('pl', '{ $first } i { $second }')).toBe('{ $first } i\u00a0{ $second }');
    expect(bind('uk', 'на 5 в. п. більше')).toBe('на 5 в.\u00a0п. більше');
    expect(bind('ru', 'итог — шанс, 5 п. п.')).toBe('итог\u00a0— шанс, 5 п.\u00a0п.');
    expect(bind('en', 'a game — I see')).toBe('a game — I see');
    expect(bind('pl', sources('pl'))).not.toMatch(/ [iowuz] \p{L}/u);
    expect(bind('uk', sources('uk'))).not.toMatch(/\p{L} —|в\. п\./u);
    expect(bind('ru', sources('ru'))).not.toMatch(/\p{L} —|п\. п\./u);
});

test('every message that the screens name is there', () => {
    const dir = path('web/src/ui');
    const missing: string[] = [];
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(svelte|ts)$/.test(file),
    )) {
        const code = readFileSync(`${dir}/${name}`, 'utf8');
        for (const [, id] of code.matchAll(/(?<![\w.$])\$?tr?\(\s*'([a-z][\w.-]*)'/g)) {
            const [message, attribute] = id!.split('.') as [string, string?];
            const entry = english.get(message);
            if (!entry || (attribute && !(attribute in entry.attributes)))
                missing.push(`${name}: ${id}`);
        }
    }
    expect(missing).toEqual([]);
});

test('the browser’s wishes are followed as far as we can', () => {
    expect(browserLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(browserLanguage(['fr-CA'])).toBe('fr');
    expect(browserLanguage(['de', 'ja'])).toBe('en');
    expect(browserLanguage([])).toBe('en');
});

test('a language is switched at once, and late ones do not win', async () => {
    const heard: string[] = [];
    const off = language.subscribe((lang) => void heard.push(lang));
    await loadLanguage('pl');
    expect(t('card-spy')).toBe('Szpieg');
    expect(tr.get()('card-spy')).toBe('Szpieg');
    await Promise.all([loadLanguage('fr'), loadLanguage('uk')]);
    expect(language.get()).toBe('uk');
    expect(t('card-spy')).toBe('Шпигун');
    expect(has('card-spy')).toBe(true);
    expect(has('nothing')).toBe(false);
    expect(t('nothing')).toBe('nothing');
    expect(Object.keys(attributes('card-spy')).length).toBeGreaterThan(0);
    await loadRules();
    off();
    expect(heard.at(-1)).toBe('uk');
});

describe('the page before there is a script', () => {
    const html = fillPage(readFileSync(path('web/index.html'), 'utf8'), path('texts'));

    test('says in every language that it needs JavaScript', () => {
        const said = [...html.matchAll(/<p lang="(..)">([^<\n]+)<\/p>/g)];
        expect(said.map(([, lang]) => lang)).toEqual([...LANGUAGES]);
        expect(new Set(said.map(([, , text]) => text)).size).toBe(LANGUAGES.length);
    });

    test('has one description, and nothing that was to be filled in', () => {
        expect(html.match(/name="description"/g)).toHaveLength(1);
        expect(html).toMatch(/name="description"[^>]* content="Oriflamme: [^"\n]+"/);
        expect(html).not.toMatch(/%[a-z]/);
    });
});

// check.mjs: are the texts whole, and the same in every language?
//
// Reads texts/LANG/*.ftl in the small subset of Fluent that README.md describes, and nothing more:
// whatever passes here can be read by the C generator and by the browser alike. English is the
// measure; every other language must have its messages, attributes and variables.
//
//     node texts/check.mjs [FOLDER]      one summary line; exit 1 with file:line lines on errors
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
    baseOf,
    baseVariables,
    complain,
    errors,
    patterns,
    plain,
    readFile,
    walk,
    words,
} from './read.mjs';
import { checkLabels, checkWords, NOT_OUR_QUOTES } from './style.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2] ?? here);
const project = resolve(here, '..');

// In the order of the columns in docs/rules.md. Another folder of texts is a new language.
const COLUMNS = ['en', 'pl', 'uk', 'ru', 'fr'];
const FOLDERS = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const LANGUAGES = [...new Set([...COLUMNS, ...FOLDERS.map((entry) => entry.name)])];
const FILES = ['cards.ftl', 'table.ftl', 'rules.ftl']; // must be there; others are checked if they are
const PLURALS = {
    en: ['one', 'other'],
    fr: ['one', 'other'], // and many, if wanted
    pl: ['one', 'few', 'many', 'other'],
    uk: ['one', 'few', 'many', 'other'],
    ru: ['one', 'few', 'many', 'other'],
};
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];
const MOST_WORDS = 25;

// --- Checking one language ---

function checkSelectors(language, message) {
    const needed = PLURALS[language] ?? ['other'];
    for (const pattern of patterns(message))
        for (const part of walk(pattern)) {
            if (!part.variants) continue;
            const where = `${language}/${message.file}:${part.line}`;
            const keys = part.variants.map((v) => v.key);
            const defaults = part.variants.filter((v) => v.isDefault);
            if (new Set(keys).size !== keys.length) complain(where, `${message.id}: a key twice`);
            if (
                defaults.length !== 1 ||
                defaults[0].key !== 'other' ||
                !part.variants.at(-1).isDefault
            )
                complain(where, `${message.id}: the last variant, and no other, must be *[other]`);
            if (!keys.some((k) => CATEGORIES.includes(k))) continue; // chooses by a word, not by a number
            const extra = language === 'fr' ? ['many'] : [];
            const missing = needed.filter((k) => !keys.includes(k));
            const strange = keys.filter((k) => !needed.includes(k) && !extra.includes(k));
            if (missing.length > 0)
                complain(
                    where,
                    `${message.id}: no [${missing.join('], [')}] for $${part.variable}`,
                );
            if (strange.length > 0)
                complain(
                    where,
                    `${message.id}: [${strange.join('], [')}] has no use in ${language}`,
                );
        }
}

function checkCards(language, all, kinds, names) {
    const isName = (id) => id === 'card-hidden' || kinds.some((kind) => id === `card-${kind}`);
    const wanted = new Set();
    for (const kind of [...kinds, 'hidden']) {
        const card = all.get(`card-${kind}`);
        if (!card) {
            complain(`${language}/cards.ftl`, `no card-${kind}`);
            continue;
        }
        for (const name of card.attributes.keys()) wanted.add(name);
        if (kind === 'hidden') continue;
        if (plain(card.parts) !== names[language][kind])
            complain(
                `${language}/${card.file}:${card.line}`,
                `${card.id} is not "${names[language][kind]}" as in docs/rules.md`,
            );
        for (const suffix of ['does', 'rulings'])
            if (!all.has(`card-${kind}-${suffix}`))
                complain(`${language}/cards.ftl`, `no card-${kind}-${suffix}`);
    }
    if (wanted.has('player'))
        complain(`${language}/cards.ftl`, 'an attribute must not be called .player');
    for (const message of all.values()) {
        const where = `${language}/${message.file}:${message.line}`;
        if (isName(message.id)) {
            for (const name of wanted)
                if (!message.attributes.has(name)) complain(where, `${message.id} has no .${name}`);
        }
        if (/^card-.*-does$/.test(message.id)) {
            const count = words(plain(message.parts)).length;
            if (count > MOST_WORDS)
                complain(
                    where,
                    `${message.id} has ${count} words, at most ${MOST_WORDS} are allowed`,
                );
        }
        if (/^card-.*-rulings$/.test(message.id)) {
            const lines = plain(message.parts).split('\n');
            if (lines.length < 2 || lines.length > 6)
                complain(where, `${message.id} has ${lines.length} rulings, not 2 to 6`);
            if (!lines.every((l) => l.startsWith('• ')))
                complain(where, `${message.id}: each line must begin with "• "`);
        }
        for (const pattern of patterns(message))
            for (const part of walk(pattern)) {
                const base = part.variable && baseOf(part.variable);
                if (!part.variable || base === part.variable) continue;
                const attribute = part.variable.slice(base.length + 1);
                if (!wanted.has(attribute))
                    complain(
                        `${language}/${message.file}:${part.line}`,
                        `$${part.variable}: the cards have no .${attribute} in ${language}`,
                    );
            }
    }
}

function checkClauses(language, all, clauses) {
    const known = new Set(clauses.map((clause) => `rule-${clause.toLowerCase()}`));
    if ([...all.values()].some((message) => message.file === 'rules.ftl'))
        for (const id of known) if (!all.has(id)) complain(`${language}/rules.ftl`, `no ${id}`);
    for (const message of all.values())
        if (/^rule-(?!word-)/.test(message.id) && !known.has(message.id))
            complain(
                `${language}/${message.file}:${message.line}`,
                `${message.id} is no clause of docs/rules.md`,
            );
}

// --- Comparing with English ---

function compare(language, mine, english) {
    const mineHas = new Set([...mine.values()].map((message) => message.file));
    for (const file of new Set([...english.values()].map((message) => message.file)))
        if (!mineHas.has(file) && !FILES.includes(file))
            complain(`${language}/${file}`, 'is not there');
    for (const [id, theirs] of english) {
        const message = mine.get(id);
        if (!message && !mineHas.has(theirs.file)) continue; // the whole file is missing: said once
        if (!message) {
            complain(`${language}/${theirs.file}`, `no ${id} (en/${theirs.file}:${theirs.line})`);
            continue;
        }
        const where = `${language}/${message.file}:${message.line}`;
        if (message.file !== theirs.file) complain(where, `${id} is in ${theirs.file} in English`);
        if (baseVariables(message) !== baseVariables(theirs))
            complain(
                where,
                `${id} uses "${baseVariables(message)}", English "${baseVariables(theirs)}"`,
            );
        const attributes = (m) => [...m.attributes.keys()].sort().join(' ');
        if (message.file !== 'cards.ftl' && attributes(message) !== attributes(theirs))
            complain(
                where,
                `${id} has the attributes "${attributes(message)}", English "${attributes(theirs)}"`,
            );
        const text = plain(message.parts);
        if (text === plain(theirs.parts) && words(text).length > 2)
            complain(where, `${id} is not translated`);
    }
    for (const message of mine.values())
        if (!english.has(message.id))
            complain(
                `${language}/${message.file}:${message.line}`,
                `${message.id} is not there in English`,
            );
}

// --- What no program says ---

// An id is said by its name in C (TEXT_EVENT_OVER, or X(EVENT_OVER) in a list), by itself in a
// string, or by a string that it begins with ("card-", `web-theme-${...}`). The tails of a sentence
// come with their stem.
const TAILS =
    /-(?:you|yours|own|known|hidden|empty|nothing|nothing-empty|otherwise|otherwise-empty|none)$/;

function sourcesUnder(path) {
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true })
        .filter((name) => /\.(c|h|ts|svelte)$/.test(name))
        .map((name) => readFileSync(join(path, name), 'utf8'));
}

function saidByPrograms() {
    const said = new Set();
    const beginnings = new Set();
    for (const source of [
        'words',
        'tui',
        'cli',
        'wasm',
        'daily',
        'server/notice',
        'web/src',
        'web/scripts',
    ].flatMap((path) => sourcesUnder(join(project, path)))) {
        for (const [name] of source.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g))
            said.add(
                name
                    .replace(/^(TEXT|SAY)_/, '')
                    .toLowerCase()
                    .replaceAll('_', '-'),
            );
        for (const [, text, end] of source.matchAll(/["'`]([a-z][a-z0-9-]*)(["'`.]|\$\{|%s)/g))
            if (end === '${' || end === '%s' || text.endsWith('-'))
                beginnings.add(text.replace(/-?$/, '-'));
            else said.add(text);
        for (const [, text] of source.matchAll(/["'`]([a-z][a-z0-9-]*)\$\{/g)) said.add(text);
    }
    return { said, beginnings: [...beginnings] };
}

function checkSaid(all, kinds) {
    const { said, beginnings } = saidByPrograms();
    const isSaid = (id) =>
        said.has(id) ||
        beginnings.some((text) => id.startsWith(text)) ||
        kinds.some((kind) => id.endsWith(`-${kind}`) && said.has(id.slice(0, -kind.length - 1)));
    for (const message of all.values()) {
        if (message.file === 'rules.ftl') continue; // the rules page shows all of them
        let id = message.id;
        let found = isSaid(id);
        while (!found && TAILS.test(id)) {
            id = id.replace(TAILS, '');
            found = isSaid(id);
        }
        if (!found)
            complain(`en/${message.file}:${message.line}`, `${message.id} is said by no program`);
    }
}

// --- What the project says ---

function projectFacts() {
    const header = readFileSync(join(project, 'include/oriflamme.h'), 'utf8');
    const kinds = /ORI_ARCHER,[\s\S]*?ORI_KINDS/
        .exec(header)[0]
        .match(/ORI_[A-Z_]+/g)
        .filter((k) => k !== 'ORI_KINDS')
        .map((k) => k.slice(4).toLowerCase().replaceAll('_', '-'));
    const rules = readFileSync(join(project, 'docs/rules.md'), 'utf8').split('\n');
    const clause = /^- ((?:SETUP|ROUND|PLACE|STACK|RESOLVE|ELIM|END|BASE|ABL|MIX|OPT|EX)-\S+)/;
    const clauses = rules.map((row) => clause.exec(row)?.[1]).filter(Boolean);
    const names = Object.fromEntries(LANGUAGES.map((language) => [language, {}]));
    for (const row of rules) {
        const cells = row.split('|').map((cell) => cell.trim().replace(/\*$/, ''));
        if (!kinds.includes(cells[1])) continue;
        LANGUAGES.forEach((language, i) => {
            names[language][cells[1]] = cells[2 + i];
        });
    }
    return { kinds, clauses, names };
}

// Where a language must be named besides: who builds, tells and offers it.
function checkNamed(language) {
    const code = `['"\\s]${language}['"\\s]`;
    const places = {
        Makefile: `TEXT_LANGS = .*\\b${language}\\b`,
        'words/texts.h': `LANG_${language.toUpperCase()}\\b`,
        'words/texts.c': code,
        'web/src/**/setups.ts': code,
        'web/src/**/settings.ts': code,
        'web/src/**/i18n.ts': `virtual:texts/${language}`,
        'web/scripts/texts.ts': code,
        'web/scripts/check.mjs': `\\b${language}: \\[`,
        'tests/tui/harness.py': code,
    };
    const all = readdirSync(join(project, 'web/src'), { recursive: true });
    for (const [place, pattern] of Object.entries(places)) {
        const [start, end] = place.split('**/');
        const path = end ? start + all.find((name) => name.endsWith(end)) : place;
        if (!new RegExp(pattern).test(readFileSync(join(project, path), 'utf8')))
            complain(path, `does not name the language ${language}`);
    }
    if (!PLURALS[language]) complain('texts/check.mjs', `PLURALS has no ${language}`);
    if (!NOT_OUR_QUOTES[language]) complain('texts/style.mjs', `NOT_OUR_QUOTES has no ${language}`);
}

// --- All of it ---

const { kinds, clauses, names } = projectFacts();
if (kinds.length < 21 || clauses.length < 100)
    complain('docs', 'the kinds or the clauses could not be found');

const texts = {};
let files = 0;
for (const language of LANGUAGES) {
    checkNamed(language);
    const all = (texts[language] = new Map());
    const here = existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
    for (const name of FILES)
        if (!here.includes(name)) complain(`${language}/${name}`, 'is not there');
    for (const name of here.filter((n) => n.endsWith('.ftl')).sort()) {
        files++;
        for (const [id, message] of readFile(folder, language, name)) {
            if (all.has(id))
                complain(
                    `${language}/${name}:${message.line}`,
                    `${id} is there already, in ${all.get(id).file}`,
                );
            all.set(id, message);
        }
    }
    for (const message of all.values()) {
        checkSelectors(language, message);
        checkWords(language, message);
    }
    checkLabels(language, all);
    checkCards(language, all, kinds, names);
    checkClauses(language, all, clauses);
}
checkSaid(texts.en, kinds);
for (const language of LANGUAGES)
    if (language !== 'en') compare(language, texts[language], texts.en);

if (errors.length > 0) console.error(errors.join('\n'));
console.log(
    `texts: ${LANGUAGES.length} languages, ${files} files, ${texts.en.size} messages, ` +
        `${clauses.length} clauses, ${errors.length} errors`,
);
process.exit(errors.length > 0 ? 1 : 0);

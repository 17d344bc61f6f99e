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

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2] ?? here);
const project = resolve(here, '..');

const LANGUAGES = ['en', 'pl', 'uk', 'ru', 'fr'];
const FILES = ['cards.ftl', 'table.ftl', 'rules.ftl']; // must be there; others are checked if they are
const PLURALS = {
    en: ['one', 'other'],
    fr: ['one', 'other'], // and many, if wanted
    pl: ['one', 'few', 'many', 'other'],
    uk: ['one', 'few', 'many', 'other'],
    ru: ['one', 'few', 'many', 'other'],
};
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];
const CARD_VARIABLES = ['card', 'other']; // they come with a $card-ATTRIBUTE for each attribute
const OTHER_PLAYER = 'other-player'; // looks like an attribute of $other, is none
const MOST_WORDS = 25;

const errors = [];
const complain = (where, what) => errors.push(`${where}: ${what}`);

// --- Reading ---

// A pattern is a list of { text } and { variable } and { variable, variants: [{ key, isDefault,
// parts }] }.
function readPattern(lines, report) {
    const parts = [];
    let at = 0;

    const inline = (text, line, into) => {
        let rest = text;
        while (rest !== '') {
            const open = rest.search(/[{}]/);
            if (open < 0) {
                into.push({ text: rest });
                return null;
            }
            if (open > 0) into.push({ text: rest.slice(0, open) });
            rest = rest.slice(open);
            const simple = /^\{ \$([a-z][a-z0-9-]*) \}/.exec(rest);
            if (simple) {
                into.push({ variable: simple[1], line });
                rest = rest.slice(simple[0].length);
                continue;
            }
            const select = /^\{ \$([a-z][a-z0-9-]*) ->$/.exec(rest);
            if (select) return select[1];
            report(
                line,
                `neither { $name } nor { $name -> at the end of a line: ${rest.slice(0, 40)}`,
            );
            return null;
        }
        return null;
    };

    while (at < lines.length) {
        const { text, line } = lines[at++];
        if (at > 1 && /^[[*.}]/.test(text))
            report(line, `a line of text must not begin with ${text[0]}`);
        if (parts.length > 0) parts.push({ text: '\n' });
        let selector = inline(text, line, parts);
        while (selector !== null) {
            const part = { variable: selector, line, variants: [] };
            parts.push(part);
            let tail = null;
            while (tail === null && at < lines.length) {
                const inner = lines[at++];
                const variant = /^(\*?)\[([a-z][a-z0-9-]*)\] (.+)$/.exec(inner.text);
                if (variant) {
                    const value = [];
                    if (inline(variant[3], inner.line, value) !== null)
                        report(inner.line, 'a selector inside a selector');
                    part.variants.push({
                        key: variant[2],
                        isDefault: variant[1] === '*',
                        parts: value,
                    });
                } else if (inner.text.startsWith('}')) {
                    tail = inner;
                } else {
                    report(
                        inner.line,
                        `expected [key] text, *[other] text or }: ${inner.text.slice(0, 40)}`,
                    );
                }
            }
            if (tail === null) {
                report(line, 'the selector is not closed');
                return parts;
            }
            selector = tail.text === '}' ? null : inline(tail.text.slice(1), tail.line, parts);
        }
    }
    return parts;
}

function readFile(language, name) {
    const path = join(folder, language, name);
    const messages = new Map();
    const report = (line, what) => complain(`${language}/${name}:${line}`, what);
    const source = readFileSync(path, 'utf8');
    if (!source.endsWith('\n')) report(1, 'no newline at the end of the file');
    if (source.normalize('NFC') !== source) report(1, 'not in normal form C');
    const rows = source.split('\n');
    if (!rows[0].startsWith('#')) report(1, 'no comment at the top');

    let message = null; // the message being read
    let slot = null; // its value or attribute: { line, lines }
    const begin = (line, first) => {
        slot = {
            line,
            lines: first === undefined ? [] : [{ text: first, line }],
        };
        return slot;
    };
    for (let i = 0; i < rows.length; i++) {
        const row = rows[i];
        const line = i + 1;
        if (/\t/.test(row)) report(line, 'a tab');
        if (/ $/.test(row)) report(line, 'a space at the end');
        if (row.trim() === '' || row.startsWith('#')) {
            if (row.startsWith('#') && !/^#{1,3}( |$)/.test(row)) report(line, 'no space after #');
            message = slot = null;
            continue;
        }
        const start = /^([a-z][a-z0-9-]*) =(?: (.+))?$/.exec(row);
        if (start) {
            message = {
                id: start[1],
                file: name,
                line,
                slot: begin(line, start[2]),
                attributes: new Map(),
            };
            if (messages.has(start[1])) report(line, `${start[1]} is there twice`);
            messages.set(start[1], message);
            continue;
        }
        const attribute = /^ {4}\.([a-z][a-z0-9-]*) = (.+)$/.exec(row);
        if (attribute && message) {
            if (message.attributes.has(attribute[1]))
                report(line, `.${attribute[1]} is there twice`);
            message.attributes.set(attribute[1], {
                slot: begin(line, attribute[2]),
            });
            continue;
        }
        const more = /^ {4,}(\S.*)$/.exec(row);
        if (more && slot) {
            slot.lines.push({ text: more[1], line });
            continue;
        }
        report(line, `not a message, attribute, continuation or comment: ${row.slice(0, 40)}`);
        message = slot = null;
    }
    for (const m of messages.values()) {
        if (m.slot.lines.length === 0) report(m.line, `${m.id} has no text`);
        m.parts = readPattern(m.slot.lines, report);
        for (const a of m.attributes.values()) a.parts = readPattern(a.slot.lines, report);
    }
    return messages;
}

// --- Questions about a pattern ---

function* walk(parts) {
    for (const part of parts) {
        yield part;
        for (const variant of part.variants ?? []) yield* walk(variant.parts);
    }
}

const patterns = (message) => [
    message.parts,
    ...[...message.attributes.values()].map((a) => a.parts),
];

// $card-acc is $card; $other-player is itself.
function baseOf(variable) {
    if (variable === OTHER_PLAYER) return variable;
    const card = CARD_VARIABLES.find((name) => variable.startsWith(`${name}-`));
    return card ?? variable;
}

function baseVariables(message) {
    const names = new Set();
    for (const pattern of patterns(message))
        for (const part of walk(pattern)) if (part.variable) names.add(baseOf(part.variable));
    return [...names].sort().join(' ');
}

const plain = (parts) =>
    parts
        .map(
            (p) =>
                p.text ?? (p.variants ? plain(p.variants.at(-1).parts) : `{${baseOf(p.variable)}}`),
        )
        .join('');

const words = (text) =>
    text
        .replace(/\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter((w) => /[\p{L}\p{N}]/u.test(w));

// --- Checking one language ---

function checkSelectors(language, message) {
    const needed = PLURALS[language];
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
        if (message.file !== theirs.file)
            complain(where, `${id} stands in ${theirs.file} in English`);
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

// --- What we do not write ---

// The rulebooks' words (README.md, "Glossary"): a second word for a thing is a word for another.
const NOT_OUR_WORDS = {
    en: [/neighbouring/i, /\bmaker\b/i, /\bqueue\b/],
    pl: [
        /odkry/i,
        /elimin/i,
        /skarb(iec|c)/i,
        /\bbank/i,
        /wykładani/i,
        /założyciel/i,
        /(?<!\p{L})kolej[ck]/u,
    ],
    uk: [
        /Черг/,
        /\bусу[вн]/i,
        /здібн/i,
        /скарбниц/i,
        /банк/i,
        /розігрування/i,
        /(?<!\p{L})р(ід|од(у|и|ів|ам|ами|ах)?)(?!\p{L})/iu,
        /тренер/i,
        /(?<!\p{L})ряд(у|і|ом)?(?!\p{L})/u,
    ],
    ru: [
        /Очеред/,
        /вскр[ыо]/i,
        /стопк/i,
        /казн/i,
        /банк/i,
        /способност/i,
        /выкладывани/i,
        /розыгрыш/i,
        /активир/i,
        /(?<!\p{L})(с|на) рук[иуе](?!\p{L})/iu,
        /(?<!\p{L})род(а|у|ы|ов|ам|ами|ах)?(?!\p{L})/iu,
        /тренер/i,
        /(?<!: )Ablaze/,
        /(?<!\p{L})ряд(а|у|е)?(?!\p{L})/u,
    ],
    fr: [/\bbanque/i, /(?<!--)\bbots?\b/i, /(?<!--)\bcoach/i, /créateur/i, /Ablaze/, /\bfile\b/],
};
const CARDS = '(?:card|other)(?:-(?!player)[a-z-]+)?';
const PLAYER = '\\{ \\$(?:other-)?player \\}';
const REFUSED = [
    [/ …/u, 'a space before the ellipsis'],
    [new RegExp(`\\(\\{ \\$${CARDS} \\}`), 'a card in brackets: they are for its owner'],
    [
        new RegExp(`\\$place \\} \\(${PLAYER}`),
        'an owner behind the place: the owner follows the card',
    ],
    [
        new RegExp(`(?:gracz|гравц|гравець|игрок)\\p{L}* ${PLAYER}`, 'iu'),
        'a name that is not declined behind its title',
    ],
    [/\b(?:an|the) own\b/u, '“own” without whose'],
    [/["']/u, 'a typewriter’s quotation mark or apostrophe'],
    [/\.\.\./u, 'three full stops, not an ellipsis'],
    [/\p{L} - \p{L}/u, 'a hyphen as a dash'],
    [
        /(?<!\p{L})(?:wants?|chc[eą]|хоч(?:е|уть)|хо(?:чет|тят)|veu(?:t|lent))(?!\p{L})[^.]*: \{ \$players/iu,
        'a verb in the number that $players may not have',
    ],
];
const NOT_OUR_QUOTES = {
    en: /[„«»]/,
    pl: /[“«»]/,
    uk: /[“”„]/,
    ru: /[“”„]/,
    fr: /[“”„]/,
};
// A preposition before a sound that it cannot stand before: it was right before another word.
const PREPOSITIONS = {
    pl: /(?<!\p{L})(?:z [sz][bcdghklłmnprtwz]|w [wf][bcdghklłmnprstwz])/iu,
    uk: /(?<!\p{L})в [вф]/iu,
    ru: /(?<!\p{L})(?:о [аоуэи]|с с[бвгдкмнптхч])/iu,
};
// A key is no question: it stands behind two spaces, a comma or a full stop.
const FRENCH_SPACE = /(?<=[^\s.,;]) [:;?!]| »|« |[^\u00a0]%/u;
const MOST_COLUMNS = { 'keys-': 78, 'short-': 8 };
const MOST_COACH_WORDS = 12;

function* lines(message) {
    const slots = [message.slot, ...[...message.attributes.values()].map((a) => a.slot)];
    for (const slot of slots) yield* slot.lines;
}

function checkWords(language, message) {
    for (const { text, line } of lines(message)) {
        const where = `${language}/${message.file}:${line}`;
        for (const [pattern, why] of REFUSED)
            if (pattern.test(text)) complain(where, `${message.id}: ${why}`);
        for (const pattern of NOT_OUR_WORDS[language]) {
            const found = pattern.exec(text.replace(/\{[^}]*\}/g, ' '));
            if (found)
                complain(where, `${message.id}: “${found[0]}” is not in the glossary of README.md`);
        }
        if (language === 'fr' && FRENCH_SPACE.test(text))
            complain(where, `${message.id}: a plain space or none at : ; ? ! % « », not U+00A0`);
        if (NOT_OUR_QUOTES[language].test(text))
            complain(where, `${message.id}: quotation marks of another language`);
        const preposition = PREPOSITIONS[language]?.exec(text);
        if (preposition)
            complain(where, `${message.id}: “${preposition[0]}…”: another form of the preposition`);
        for (const [prefix, most] of Object.entries(MOST_COLUMNS))
            if (message.id.startsWith(prefix) && text.length > most)
                complain(
                    where,
                    `${message.id} has ${text.length} columns, at most ${most} are allowed`,
                );
    }
    if (message.file === 'coach.ftl' && words(plain(message.parts)).length > MOST_COACH_WORDS)
        complain(
            `${language}/${message.file}:${message.line}`,
            `${message.id} has more than ${MOST_COACH_WORDS} words`,
        );
}

function checkLabels(language, all) {
    const seen = new Map();
    for (const message of all.values()) {
        if (!message.id.startsWith('label-')) continue;
        const text = plain(message.parts);
        if (seen.has(text))
            complain(
                `${language}/${message.file}:${message.line}`,
                `${message.id} says the same as ${seen.get(text)}`,
            );
        seen.set(text, message.id);
    }
}

// --- What no program says ---

// An id is said by its name in C (TEXT_EVENT_OVER, or X(EVENT_OVER) in a list), by itself in a
// string, or by a string that it begins with ("card-", `web-theme-${...}`). The tails of a sentence
// come with their stem.
const TAILS = /-(?:you|yours|own|known|hidden|empty|nothing|nothing-empty|none)$/;

function sourcesUnder(path) {
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true })
        .filter((name) => /\.(c|h|ts|svelte)$/.test(name))
        .map((name) => readFileSync(join(path, name), 'utf8'));
}

function saidByPrograms() {
    const said = new Set();
    const beginnings = new Set();
    for (const source of ['words', 'tui', 'cli', 'wasm', 'web/src', 'web/scripts'].flatMap((path) =>
        sourcesUnder(join(project, path)),
    )) {
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

// --- All of it ---

const { kinds, clauses, names } = projectFacts();
if (kinds.length < 21 || clauses.length < 100)
    complain('docs', 'the kinds or the clauses could not be found');

const texts = {};
let files = 0;
for (const language of LANGUAGES) {
    const all = (texts[language] = new Map());
    const here = existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
    for (const name of FILES)
        if (!here.includes(name)) complain(`${language}/${name}`, 'is not there');
    for (const name of here.filter((n) => n.endsWith('.ftl')).sort()) {
        files++;
        for (const [id, message] of readFile(language, name)) {
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

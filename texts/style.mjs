// style.mjs: what we do not write: words of another glossary, translated English, names in
// brackets, the typography of another language (README.md, "Glossary" and what follows it).
import { complain, plain, words } from './read.mjs';

// The rulebooks' words (README.md, "Glossary"): a second word for a thing is a word for another.
const NOT_OUR_WORDS = {
    en: [/neighbouring/i, /\bmaker\b/i, /\bqueue\b/, /guessed worlds?/i],
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
        /(?<!\p{L})усу[вн]/iu,
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
// English that was translated word by word (README.md, "Plain English"): what to write instead.
const CALQUES = [
    [/\b(?:is|are) asked\b/i, '“to decide”, or “it is X’s turn”'],
    [
        /\b(?:agreed|enters?|coming in|lies?) so\b|\bjust so for\b/i,
        '“to it”, “this way”, “likewise”',
    ],
    [/\bgo(?:es)? on with\b/i, '“continue”, “resume”'],
    [/\banew\b/i, '“again”'],
    [/\bby (?:itself|themselves)\b/i, '“automatically”'],
    [/\bis a must\b/i, '“must”, “is mandatory”'],
    [/\bas played\b/i, '“with this choice”'],
];
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
export const NOT_OUR_QUOTES = {
    en: /[„«»]/,
    pl: /[“«»]/,
    uk: /[“”„]/,
    ru: /[“”„]/,
    fr: /[“”„]/,
};
// A preposition in the wrong form for the next sound: it was right before another word.
const PREPOSITIONS = {
    pl: /(?<!\p{L})(?:z [sz][bcdghklłmnprtwz]|w [wf][bcdghklłmnprstwz])/iu,
    uk: /(?<!\p{L})в [вф]/iu,
    ru: /(?<!\p{L})(?:о [аоуэи]|с с[бвгдкмнптхч])/iu,
};
// A word beside a variable must be right for every value: „w/we”, «з/зі», « de/d’ ».
const BESIDE_VARIABLE = {
    pl: /(?<!\p{L})[zw] \{ \$(?:card|other|player|name)/iu,
    uk: /\} [йв] |(?<!\p{L})[йвз] \{ \$(?:card|other|player|name)/iu,
    ru: /(?<!\p{L})[свко] \{ \$(?:card|other|player|name)/iu,
    fr: /(?<!\p{L})(?:de|que|le|la|ne|si|jusque|lorsque) \{ \$(?:card|other|player|name|bot)/iu,
};
// A key is no question: it comes after two spaces, a comma or a full stop.
const FRENCH_SPACE = /(?<=[^\s.,;]) [:;?!]| »|« |[^\u00a0]%/u;
// A thing that is counted has another form for one of it, so it stands inside a selector.
const END = '(?!\\p{L})';
const COUNTED = Object.fromEntries(
    Object.entries({
        en: `(?:point|card|game|player|seat|table|decision|option|vote|second|day)s?${END}`,
        pl: `punkt|kart|gr[aęy]${END}|gier|gracz|miejsc|st[oó][lł]|decyzj|głos|sekund|dni${END}|dzień`,
        uk: `оч[ко]|карт|гр[аиу]${END}|ігор|гравц|місц|ст[оі]л|рішен|голос|секунд|д(?:ень|ні|ня)${END}`,
        ru: `оч[ко]|карт|игр|мест|стол|решен|голос|секунд|д(?:ень|ня|ней)${END}|вариант`,
        fr: `(?:point|carte|partie|joueur|place|table|décision|option|seconde|jour)s?${END}`,
    }).map(([language, things]) => [language, new RegExp(`^ (?:${things})`, 'u')]),
);
const UP_TO = /(?:to|do|до|à) $/;
const NEVER_ONE =
    /^(?:replay-title|page-study-(?:all|fair)|page-advice-all|page-warn-points|play-answer)/;
const MOST_COLUMNS = { 'keys-': 78, 'short-': 8 };
const MOST_COACH_WORDS = 12;

function* lines(message) {
    const slots = [message.slot, ...[...message.attributes.values()].map((a) => a.slot)];
    for (const slot of slots) yield* slot.lines;
}

function checkCounted(language, message) {
    if (NEVER_ONE.test(message.id)) return;
    for (const [i, part] of message.parts.entries()) {
        const counted =
            part.variable === 'n' && COUNTED[language]?.exec(message.parts[i + 1]?.text ?? '');
        if (counted && !part.variants && !UP_TO.test(message.parts[i - 1]?.text ?? ''))
            complain(
                `${language}/${message.file}:${part.line}`,
                `${message.id}: “{ $n }${counted[0]}” without a selector is wrong for 1`,
            );
    }
}

export function checkWords(language, message) {
    checkCounted(language, message);
    for (const { text, line } of lines(message)) {
        const where = `${language}/${message.file}:${line}`;
        for (const [pattern, why] of REFUSED)
            if (pattern.test(text)) complain(where, `${message.id}: ${why}`);
        for (const pattern of NOT_OUR_WORDS[language] ?? []) {
            const found = pattern.exec(text.replace(/\{[^}]*\}/g, ' '));
            if (found)
                complain(where, `${message.id}: “${found[0]}” is not in the glossary of README.md`);
        }
        for (const [pattern, instead] of language === 'en' ? CALQUES : [])
            if (pattern.test(text))
                complain(
                    where,
                    `${message.id}: “${pattern.exec(text)[0]}” is not plain English: ${instead}`,
                );
        if (language === 'fr' && FRENCH_SPACE.test(text))
            complain(where, `${message.id}: a plain space or none at : ; ? ! % « », not U+00A0`);
        if (NOT_OUR_QUOTES[language]?.test(text))
            complain(where, `${message.id}: quotation marks of another language`);
        const preposition = PREPOSITIONS[language]?.exec(text);
        if (preposition)
            complain(where, `${message.id}: “${preposition[0]}…”: another form of the preposition`);
        const beside = BESIDE_VARIABLE[language]?.exec(text);
        if (beside)
            complain(where, `${message.id}: “${beside[0]}…” is wrong beside some of its values`);
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

export function checkLabels(language, all) {
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

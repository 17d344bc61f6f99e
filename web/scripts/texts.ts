/*
 * texts.ts - a Vite plugin: the Fluent files of a language as one module.
 *
 * `virtual:texts/pl` is what the screens need at once, `virtual:rules/pl` what is read only when it
 * is asked for: the rules, the rulings of the cards, the words of the coach; `virtual:pages/pl`
 * what is said before and after games, and what a server refuses. Comments are left out: they are
 * for translators.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGES = ['pages.ftl', 'bots.ftl', 'analysis.ftl', 'deals.ftl', 'mine.ftl'];
const APART = ['rules.ftl', 'coach.ftl', ...PAGES];
const NOT_OURS = ['terminal.ftl'];

type Part = 'texts' | 'rules' | 'pages';

const partWith = (name: string): Part =>
    PAGES.includes(name) ? 'pages' : APART.includes(name) ? 'rules' : 'texts';

export function filesOf(folder: string, lang: string, part: Part): string[] {
    const dir = join(folder, lang);
    if (!existsSync(dir)) return [];
    const files = readdirSync(dir)
        .filter((name) => name.endsWith('.ftl') && !NOT_OURS.includes(name))
        .sort();
    return files.filter((name) => partWith(name) === part).map((name) => join(dir, name));
}

/** Spaces at which no line may be broken, by language: tools/texts_bind.c says which and why. */
const BOUND: Record<string, RegExp> = {
    pl: /(?<=[ („][aiouwz]) (?![ \n])/giu,
    uk: /(?<=[^ \n]) (?=—)|(?<= в\.) (?=п\.)/gu,
    ru: /(?<=[^ \n]) (?=—)|(?<= п\.) (?=п\.)/gu,
};

export function bind(lang: string, text: string): string {
    return BOUND[lang] ? text.replace(BOUND[lang], '\u00a0') : text;
}

export function readTexts(files: string[]): string {
    return files
        .map((file) =>
            readFileSync(file, 'utf8')
                .replace(/^#.*\n?/gm, '')
                .replace(/\n{2,}/g, '\n'),
        )
        .join('\n');
}

/**
 * The same texts, with as few characters as Fluent needs. Numbers here are whole: the form for
 * fractions is the default that files must name, and not needed.
 */
export function pack(text: string): string {
    return text
        .replace(/^ +/gm, ' ')
        .replace(/\{ \$([\w-]+) \}/g, '{$$$1}')
        .replace(/\{ \$([\w-]+) ->/g, '{$$$1 ->') // without the space the - would be of the name
        .replace(/^([\w-]+) = /gm, '$1=')
        .replace(/^ \.([\w-]+) = /gm, ' .$1=')
        .replace(/\n \[many\] (.*)\n \*\[other\] .*\n/g, '\n *[many] $1\n');
}

/** What only tables of a server, their lists and reviews say: they fetch the texts of the pages. */
const LATER =
    'connection-lost|retry-in|retry-now|saved-safe|saved-unsure|saved-not-sent|standin-you|back-to-seat|' +
    'rematch-asked|you-watch|chat-empty|chat-players|chat-say|chat-send|watch-intro|watch-none|seats-free|' +
    'make-table|join-table|join-link|public|moment|moment-of|to-start|to-end|run|pause|eyes|eyes-truth|' +
    'eyes-spectator|eyes-seat|play-on|play-on-about|play-as|copy-moment|record-file|record-paste|open|' +
    'vote-standin|vote-standin-none|days|copy-table-link|copy-seat-link|saved-sending|spectators|' +
    'pace|pace-none|pace-seconds|pace-days|' +
    // and the set-up, which fetches them, too
    'set-base-about|set-ablaze-about|set-mix-about|set-own-about|own-count|characters|intrigues|schemer2|' +
    'seats|seats-two|bots-about|first-random|seed|seed-about|join|seat-open|refresh|' +
    // my games, the end of a game, plans, and the search of the rules
    'branch|finished-rank|forget|forget-sure|forget-yes|forgotten|undo|show-all|all-games|with-friends|' +
    'against-bots|top-cards|copy-link|plans|plans-about|search-rules|found|found-none|' +
    'player|start|chart|step|step-back|mute|my-games|rematch|sound-waits|connecting|play-here|' +
    'qr|no-game|no-game-about';
/** Messages of table.ftl that only the end of a game and the facts about a family use. */
const FEW = 'winners?(?:-shared)?(?:-you)?|tie-break-rule|rank-n|pile-empty|aside-count';
const SERVERS = new RegExp(
    String.raw`^(?:web-problem-[\w-]+|lost-[\w-]+|web-(?:${LATER})|${FEW}) =.*\n(?: .*\n)*`,
    'gm',
);
const RULING = /^card-[\w-]+-rulings =.*\n(?: .*\n)*/gm;

/** The texts of one part of a language. */
export function partOf(folder: string, lang: string, part: Part): string {
    const now = readTexts(filesOf(folder, lang, 'texts'));
    if (part === 'pages')
        return [readTexts(filesOf(folder, lang, part)), ...(now.match(SERVERS) ?? [])].join('\n');
    if (part === 'texts') return now.replace(RULING, '').replace(SERVERS, '');
    return [readTexts(filesOf(folder, lang, 'rules')), ...(now.match(RULING) ?? [])].join('\n');
}

const LANGUAGES = ['en', 'pl', 'uk', 'ru', 'fr'];

/** A message of one line, without variables, as an attribute or an element may hold it. */
function lineOf(folder: string, lang: string, file: string, id: string): string {
    const text = readFileSync(join(folder, lang, file), 'utf8');
    const found = new RegExp(`^${id} = ([^{}<>&"\\n]+)$`, 'm').exec(text);
    if (!found) throw new Error(`texts/${lang}/${file} has no plain ${id}`);
    return found[1]!;
}

/**
 * What the page says before there is a script. Who reads it has not chosen a language yet, and a
 * static file does not know which one the browser wants: without scripts all five are shown. Of
 * descriptions a document may have only one: it is English until the page knows its language.
 */
export function fillPage(html: string, folder: string): string {
    const noscript = LANGUAGES.map(
        (lang) => `<p lang="${lang}">${lineOf(folder, lang, 'pages.ftl', 'page-noscript')}</p>`,
    );
    return html
        .replace('%page-noscript%', noscript.join(''))
        .replace('%web-description%', lineOf(folder, 'en', 'web.ftl', 'web-description'));
}

export function texts(folder: string): Plugin {
    return {
        name: 'oriflamme-texts',
        transformIndexHtml: (html) => fillPage(html, folder),
        resolveId: (id) => (/^virtual:(texts|rules|pages)\/[a-z]{2}$/.test(id) ? `\0${id}` : null),
        load(id) {
            const found = /^\0virtual:(texts|rules|pages)\/([a-z]{2})$/.exec(id);
            if (!found) return null;
            const [lang, part] = [found[2]!, found[1] as Part];
            for (const which of ['texts', 'rules', 'pages'] as const)
                for (const file of filesOf(folder, lang, which)) this.addWatchFile(file);
            return `export default ${JSON.stringify(pack(bind(lang, partOf(folder, lang, part))))};`;
        },
    };
}

/*
 * i18n.ts - texts in five languages: Fluent bundles, loaded when they are needed.
 *
 * Plurals come from Intl through Fluent. A missing text shows its id: the tests make sure that none
 * is missing.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { OFFERED, settings } from './settings';
import { Store } from './store';
import type { Lang } from './types';

export const LANGUAGES: readonly Lang[] = OFFERED.lang.filter((lang) => lang !== 'auto');
/** Each in its own language, so that its speakers can find it. */
export const LANGUAGE_NAMES: Record<Lang, string> = {
    en: 'English',
    pl: 'Polski',
    uk: 'Українська',
    ru: 'Русский',
    fr: 'Français',
};

type Loader = () => Promise<{ default: string }>;

const texts: Record<Lang, Loader> = {
    en: () => import('virtual:texts/en'),
    pl: () => import('virtual:texts/pl'),
    uk: () => import('virtual:texts/uk'),
    ru: () => import('virtual:texts/ru'),
    fr: () => import('virtual:texts/fr'),
};
const rules: Record<Lang, Loader> = {
    en: () => import('virtual:rules/en'),
    pl: () => import('virtual:rules/pl'),
    uk: () => import('virtual:rules/uk'),
    ru: () => import('virtual:rules/ru'),
    fr: () => import('virtual:rules/fr'),
};
const pages: Record<Lang, Loader> = {
    en: () => import('virtual:pages/en'),
    pl: () => import('virtual:pages/pl'),
    uk: () => import('virtual:pages/uk'),
    ru: () => import('virtual:pages/ru'),
    fr: () => import('virtual:pages/fr'),
};

const bundles = new Map<Lang, FluentBundle>();
const withRules = new Set<Lang>();
const withPages = new Set<Lang>();
let bundle: FluentBundle | null = null;

/** The language on the screen. Changes when its texts are there, not before. */
export const language = new Store<Lang>('en');

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

/**
 * `t`, as a store: a new function whenever the language changes. `$tr('web-play')` follows it at
 * once.
 */
export const tr = new Store<Translate>((id, args) => t(id, args));

export function makeBundle(lang: Lang, source: string): FluentBundle {
    const made = new FluentBundle(lang, { useIsolating: false });
    made.addResource(new FluentResource(source), { allowOverrides: true });
    return made;
}

export function t(id: string, args?: Args): string {
    const [name, attribute] = id.split('.', 2) as [string, string?];
    const message = bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, args ?? null, []);
}

export function has(id: string): boolean {
    const [name, attribute] = id.split('.', 2) as [string, string?];
    const message = bundle?.getMessage(name);
    return Boolean(attribute === undefined ? message?.value : message?.attributes[attribute]);
}

/** Every sentence of the log asks for the forms of its words: they are made once. */
const forms = new Map<string, Record<string, string>>();

function renew(): void {
    forms.clear();
    tr.set((id, args) => t(id, args));
}

/** The forms of a word: the attributes of a message, without arguments. */
export function attributes(id: string): Record<string, string> {
    const message = bundle?.getMessage(id);
    if (!bundle || !message) return {};
    let made = forms.get(id);
    if (!made) {
        made = {};
        for (const [name, pattern] of Object.entries(message.attributes))
            made[name] = bundle.formatPattern(pattern, null, []);
        forms.set(id, made);
    }
    return made;
}

/** What the browser asks for, as far as we have it. */
export function browserLanguage(
    wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): Lang {
    for (const tag of wanted) {
        const lang = tag.toLowerCase().split('-')[0] as Lang;
        if (LANGUAGES.includes(lang)) return lang;
    }
    return 'en';
}

let wanted: Lang = 'en';

export async function loadLanguage(lang: Lang): Promise<void> {
    wanted = lang;
    if (!bundles.has(lang)) bundles.set(lang, makeBundle(lang, (await texts[lang]()).default));
    // The screen may need them: it shows no text without its words.
    if (withPages.size > 0) await addPages(lang).catch(() => undefined);
    if (wanted !== lang) return; // the player has chosen another while this one was coming
    bundle = bundles.get(lang)!;
    if (globalThis.document) {
        document.documentElement.lang = lang;
        document
            .querySelector('meta[name="description"]')
            ?.setAttribute('content', t('web-description'));
    }
    language.set(lang);
    renew();
}

let ruleOrder: string[] = [];
/** The ids of the rules page in the order of the file: sections (rules-…) and clauses (rule-…). */
export const ruleIds = (): readonly string[] => ruleOrder;

function add(lang: Lang, source: string, to: Set<Lang>): void {
    if (to.has(lang)) return;
    bundles.get(lang)?.addResource(new FluentResource(source), { allowOverrides: true });
    to.add(lang);
    renew();
}

/** The texts of the rules page, for the language on the screen. */
export async function loadRules(): Promise<void> {
    const lang = language.get();
    const source = (await rules[lang]()).default;
    ruleOrder = [...source.matchAll(/^(rules?-[\w-]+)\s*=/gm)].map((found) => found[1]!);
    add(lang, source, withRules);
}

/** The texts of what comes after a game (pages.ftl), for the language on the screen. */
export const loadPages = (): Promise<void> => addPages(language.get());

async function addPages(lang: Lang): Promise<void> {
    if (!withPages.has(lang)) add(lang, (await pages[lang]()).default, withPages);
}

/** Follows the setting from now on. Resolves when the first language is there. */
export function startLanguage(): Promise<void> {
    let shown: Lang | null = null;
    let first: Promise<void> = Promise.resolve();
    settings.subscribe(({ lang }) => {
        const next = lang === 'auto' ? browserLanguage() : lang;
        if (next === shown) return;
        shown = next;
        first = loadLanguage(next);
        first.catch(() => (shown = null)); // offline and never seen: stay as we are
    });
    return first;
}

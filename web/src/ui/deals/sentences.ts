/* sentences.ts - deals and their refusals, in words. */
import { DealRefusal, type Deal } from '../../engine/deals';
import { language } from '../../game/i18n';
import { t } from '../t.svelte';

/** As the browser's country writes it, if its language is the page's. Days of deals are UTC's. */
export function dateText(date: string): string {
    const lang = language.get();
    const locale = navigator.languages.find((tag) => tag.split('-')[0] === lang) ?? lang;
    const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(locale, style).format(Date.parse(date));
}

export function dealName({ daily, number, word }: Deal): string {
    if (daily) return t('page-daily-of', { date: dateText(daily) });
    return t('page-deal-named', { word: number ?? word });
}

const BOT = /^[a-z]+$/;

/** In words; what is no refusal could not be loaded. */
export function refusalText(error: unknown): string {
    if (!(error instanceof DealRefusal)) return t('web-load-failed');
    const { id, args } = error.told;
    const found = String(args['found'] ?? '');
    const isBot = id === 'deal-why-searches' && BOT.test(found);
    return t(id, isBot ? { ...args, found: t(`bot-${found}`) } : args);
}

export const addressOf = (link: string): string => `${location.origin}/#/deal/${link}`;

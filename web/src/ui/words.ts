/* words.ts - names of things that have no message of their own. */
import { t } from './t.svelte';

/** Letters of the longest word: what decides how large a name can be written on a card. */
export const longest = (text: string): number =>
    Math.max(6, ...text.split(/[\s-]+/).map((word) => word.length));

/** "nobody watching", "3 watching": none has a message of its own. */
export const count = (id: string, n: number): string => (n === 0 ? t(`${id}-none`) : t(id, { n }));

/** 'ablaze+schemer2' -> "Ablaze". */
export function rulesName(rules: string): string {
    const set = rules.split('+')[0] ?? '';
    if (set === 'base') return t('web-set-base');
    if (set === 'ablaze') return t('web-set-ablaze');
    return t('web-set-mix');
}

/* words.ts - names of things that have no message of their own. */
import { has } from '../game/i18n';
import { t } from './t.svelte';

/** Letters of the longest word: what decides how large a name can be written on a card. */
export const longest = (text: string): number =>
    Math.max(6, ...text.split(/[\s-]+/).map((word) => word.length));

/** How much smaller a longer text must be written to fill the same space. */
export const shrink = (text: string): number => 1 / Math.sqrt(Math.max(40, text.length));

/** "no spectators", "3 spectators": none has a message of its own. */
export const count = (id: string, n: number): string => (n === 0 ? t(`${id}-none`) : t(id, { n }));

/** "Ann", "Ann and Bea", "Ann, Bea and Cid". */
export const list = (names: string[]): string =>
    names.length === 0
        ? ''
        : names.reduce((first, second, i) =>
              t(i === names.length - 1 ? 'list-and' : 'list-comma', { first, second }),
          );

/** "3 cards in hand, 2 cards in the pile": facts side by side. */
export const commas = (parts: string[]): string =>
    parts.length === 0 ? '' : parts.reduce((first, second) => t('list-comma', { first, second }));

/** "Place 3: stack of 2 cards"; without a value "Place 3:". */
export const labelled = (label: string, value = ''): string =>
    t('labelled', { label, value }).trimEnd();

/** A share of 1 as "42%". */
export const percent = (share: number): string => t('percent', { n: Math.round(share * 100) });

/** The name of a player as lists have it: a bot's is translated. */
export function listedName(name: string): string {
    const id = `bot-${name.split(':')[0] ?? ''}`;
    return has(id) ? t(id) : name;
}

/** 'ablaze+schemer2' -> "Ablaze". */
export function rulesName(rules: string): string {
    const set = rules.split('+')[0] ?? '';
    if (set === 'base') return t('web-set-base');
    if (set === 'ablaze') return t('web-set-ablaze');
    return t('web-set-mix');
}

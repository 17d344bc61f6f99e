/*
 * figures.ts - formats the figures of the analysis: shares are millionths of a victory, beliefs
 * thousandths.
 */
import type { Fact, Verdict } from '../../engine/analysis';
import { language } from '../../game/i18n';

const WHOLE = 1_000_000;

/** Making a format takes longer than drawing what it writes: each is made once. */
const formats = new Map<string, Intl.NumberFormat>();

function written(value: number, options: Intl.NumberFormatOptions): string {
    const key = language.get() + JSON.stringify(options);
    let format = formats.get(key);
    if (!format) formats.set(key, (format = new Intl.NumberFormat(language.get(), options)));
    return format.format(value).replace('-', '−');
}

/** As the terminal writes them: a digit behind the point or comma, a true minus. */
function tenths(value: number, options: Intl.NumberFormatOptions = {}): string {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const none = Math.abs(value) * (options.style ? 100 : 1) < 0.05;
    return written(value, { ...digits, ...options, ...(none ? { signDisplay: 'never' } : {}) });
}

/** A plain number. */
export const decimal = (value: number): string => tenths(value);
export const points = (share: number): string => tenths((100 * share) / WHOLE);
export const change = (share: number): string =>
    tenths((100 * share) / WHOLE, { signDisplay: 'exceptZero' });
export const percent = (share: number): string => tenths(share / WHOLE, { style: 'percent' });
/** Where there is little room. */
export const whole = (share: number): string => written(share / WHOLE, { style: 'percent' });
export const belief = (thousandths: number): string =>
    written(thousandths / 1000, { style: 'percent' });

/** One of the two figures of a fact, for its sentence. */
export const figure = ({ unit }: Fact, value: number): string =>
    unit === 'share' ? points(value) : tenths(value / 100);

/** The marks on the graph, as chess players know them. */
export const SIGNS: Partial<Record<Verdict, string>> = {
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
};

/** Lines are told apart by dashes, too: as in the chart of influence. */
export const DASHES = ['', '9 4', '3 4', '12 4 3 4', '6 6'];

/*
 * pace.ts - the clocks that the page offers, and what they are called.
 */
import type { TableInfo } from '../game/types';

export const PACES = {
    none: { kind: 'none' },
    '30': { kind: 'live', seconds: 30 },
    '60': { kind: 'live', seconds: 60 },
    '180': { kind: 'live', seconds: 180 },
    day: { kind: 'days', days: 1 },
    days: { kind: 'days', days: 3 },
} as const;

export type PaceName = keyof typeof PACES;

export function paceText(
    tr: (id: string, args?: Record<string, string | number>) => string,
    pace: TableInfo['pace'],
): string {
    if (pace.kind === 'none') return tr('web-pace-none');
    return pace.kind === 'live'
        ? tr('web-pace-seconds', { n: pace.seconds })
        : tr('web-pace-days', { n: pace.days });
}

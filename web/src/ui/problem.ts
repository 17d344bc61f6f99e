/*
 * problem.ts - puts errors into words.
 */
import { has } from '../game/i18n';
import type { Problem } from '../game/types';

type Say = (id: string, args?: { n: number }) => string;

export function problemText(say: Say, { code, lost }: Problem): string {
    const gone = lost?.filter(({ what }) => has(`lost-${what}`));
    if (gone?.length)
        return gone.map(({ what, count }) => say(`lost-${what}`, { n: count })).join(' ');
    return say(has(`web-problem-${code}`) ? `web-problem-${code}` : 'web-problem');
}

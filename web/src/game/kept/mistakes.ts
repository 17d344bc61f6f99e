/*
 * mistakes.ts - decisions of mine that cost something come back as questions, and what I give
 * away in each game is added up by kind.
 *
 * What an analysis has found is noted once for each game (daily/mistakes.h says what is asked).
 * Days are whole days since 1970 in UTC, losses are millionths of a victory.
 */
import type { Analysis, AnalysisDecision } from '../../engine/analysis';
import { loadEngine } from '../../engine/engine';
import { budget, keepAnalysis, keptAnalysis } from '../analysis/analyses';
import { openAnalyst, type Analyst } from '../analysis/analyst';
import { recordOf } from '../review/review';
import { isCount, isId, isNumber, isText, isThing, oneOfEach } from '../shape';
import { keep, recallList } from './keep';
import { LAST_DATE, myGames, recordKey, storedGame, type StoredGame } from './mygames';

export const KINDS = ['place', 'reveal', 'target'] as const;
export type GivenKind = (typeof KINDS)[number];

/** What my decisions in one game lost. */
export interface Given {
    game: string; // the key of its record
    at: number; // when it ended
    lost: number[]; // by kind
}

export interface Mistake {
    game: string;
    moment: number; // the decision
    right: string[];
    step: number; // right answers in a row
    due: number; // day
}

/** Days until it comes back, by how often it was right (daily/mistakes.c). */
const DAYS = [1, 3, 7, 21];
const DAY = 86_400_000;
const MOST = 500;

export const dayOf = (at: number): number => Math.floor(at / DAY);
export const dateOf = (day: number): Date => new Date(day * DAY);

const isGiven = (value: unknown): value is Given =>
    isThing(value) &&
    isId(value['game']) &&
    isNumber(value['at'], LAST_DATE) &&
    Array.isArray(value['lost']) &&
    value['lost'].length === KINDS.length &&
    value['lost'].every(Number.isSafeInteger);

const isMistake = (value: unknown): value is Mistake =>
    isThing(value) &&
    isId(value['game']) &&
    isCount(value['moment']) &&
    Array.isArray(value['right']) &&
    value['right'].every(isText) &&
    isCount(value['step']) &&
    isCount(value['due']) &&
    value['due'] <= LAST_DATE / DAY;

/** The oldest first; of games that are still kept. */
export const givenAway = (): Given[] =>
    oneOfEach(recallList('given', isGiven), ({ game }) => game)
        .filter(({ game }) => storedGame(game))
        .sort((a, b) => a.at - b.at);

export const mistakes = (): Mistake[] =>
    recallList('mistakes', isMistake).filter(({ game }) => storedGame(game));

export const dueBy = (day: number): Mistake[] => mistakes().filter(({ due }) => due <= day);

/* --- Answers --- */

/** A question was answered today. It comes back, or after the last right answer it does not. */
export function answered(which: Mistake, isRight: boolean, today: number): Mistake | null {
    const step = isRight ? which.step + 1 : 0;
    const next = step < DAYS.length ? { ...which, step, due: today + DAYS[step]! } : null;
    const others = mistakes().filter(
        ({ game, moment }) => game !== which.game || moment !== which.moment,
    );
    keep('mistakes', next ? [...others, next] : others);
    return next;
}

/* --- Looking through games --- */

/** Games of mine that are over and can be looked at, the newest first. */
export interface Whole {
    game: string;
    at: number;
    stored: StoredGame;
}

const wholeGames = (): Whole[] =>
    myGames().flatMap((entry) => {
        const game = recordKey(entry);
        const stored = entry.phase === 'over' && !entry.branch ? storedGame(game) : null;
        const isMine = stored && !stored.coach && !stored.start.branch && !stored.start.coached;
        return isMine ? [{ game, at: entry.at, stored }] : [];
    });

/** Those that nothing was noted of yet. */
export function unseenGames(): Whole[] {
    const seen = new Set(givenAway().map(({ game }) => game));
    return wholeGames().filter(({ game }) => !seen.has(game));
}

const kindOf = ({ ask }: AnalysisDecision): number =>
    ask === 'reveal' ? 1 : ask === 'place' || ask === 'put-twin' ? 0 : 2;

const CHARGED = ['inaccuracy', 'mistake', 'blunder'];

async function note({ game, at, stored }: Whole, analysis: Analysis, analyst: Analyst) {
    const text = recordOf(stored.record);
    const lost = KINDS.map(() => 0);
    const found: Mistake[] = [];
    for (const { moment, decision } of analysis.moments) {
        if (decision?.seat !== stored.start.me || decision.chosen === null) continue;
        lost[kindOf(decision)]! += decision.measured;
        if (!CHARGED.includes(decision.verdict)) continue;
        const { asked, right } = await analyst.mistake(text, analysis.worlds, moment);
        if (asked) found.push({ game, moment, right, step: 0, due: dayOf(at) + DAYS[0]! });
    }
    const others = mistakes().filter((one) => one.game !== game);
    keep('mistakes', [...others, ...found].slice(-MOST));
    keep('given', [...givenAway().filter((one) => one.game !== game), { game, at, lost }]);
}

const momentsIn = async (text: string): Promise<number> =>
    (await loadEngine()).readRecord(text).decisions.length + 1;

/**
 * Notes what is known of games: of those with an analysis; with `anew` those without one are
 * analysed. onprogress: how many of them are done. Returns how many are left without an analysis.
 */
export async function lookThrough(
    anew: boolean,
    onprogress: (done: number, of: number) => void = () => undefined,
    signal?: AbortSignal,
): Promise<number> {
    const games = unseenGames();
    const worlds = budget();
    const analyst = openAnalyst();
    let left = 0;
    try {
        for (const [i, whole] of games.entries()) {
            signal?.throwIfAborted();
            const text = recordOf(whole.stored.record);
            const count = await momentsIn(text);
            let analysis = await keptAnalysis(text, { worlds, count });
            if (!analysis && anew) {
                onprogress(i, games.length);
                analysis = await analyst.analyse(text, { worlds, ...(signal ? { signal } : {}) });
                await keepAnalysis(text, analysis);
            }
            if (analysis) await note(whole, analysis, analyst);
            else left++;
        }
        return left;
    } finally {
        analyst.close();
    }
}

/* --- A question --- */

/** What the analysis said about it: kept, or made again. */
export async function judgement(
    which: Mistake,
    analyst: Analyst,
): Promise<AnalysisDecision | null> {
    const stored = storedGame(which.game);
    if (!stored) return null;
    const text = recordOf(stored.record);
    const worlds = budget();
    const kept = await keptAnalysis(text, { worlds, count: await momentsIn(text) });
    const moment =
        kept?.moments[which.moment] ?? (await analyst.moment(text, worlds, which.moment));
    return moment.decision;
}

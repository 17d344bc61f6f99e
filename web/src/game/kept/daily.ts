/*
 * daily.ts - my calendar of daily deals: which game was my one try of a day, and its result.
 */
import { isCount, isId, isNothing, isText, isThing, type Is } from '../shape';
import { keep, recall } from './keep';

const CALENDAR = 'daily';

export interface Day {
    id: string; // of the game
    result?: string; // the link, once it is over
    rank?: number;
    seats?: number;
    margin?: number;
    signs?: string; // one for each round
}

export type Calendar = Record<string, Day>; // by date

const isSmall = (value: unknown): boolean => isNothing(value) || Number.isInteger(value);

export const isDay = (value: unknown): value is Day =>
    isThing(value) &&
    isId(value['id']) &&
    (isNothing(value['result'])
        ? true
        : isText(value['result']) &&
          value['result'].length < 1000 &&
          isCount(value['rank']) &&
          isCount(value['seats'])) &&
    isSmall(value['margin']) &&
    (isNothing(value['signs']) || (isText(value['signs']) && value['signs'].length < 40));

const isDate = (text: string): boolean =>
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Leaves out anything that is not one of our days. */
const daysOf = (calendar: Record<string, unknown>): Calendar =>
    Object.fromEntries(
        Object.entries(calendar).filter(
            (pair): pair is [string, Day] => isDate(pair[0]) && isDay(pair[1]),
        ),
    );

export const calendar = (): Calendar =>
    daysOf(recall(CALENDAR, isThing as Is<Record<string, unknown>>) ?? {});

/** Whether it will survive a reload. */
export const noteDay = (date: string, day: Day): boolean =>
    keep(CALENDAR, { ...calendar(), [date]: day });

/** From a file: days that are not here yet, or that were not over here. Returns how many. */
export function addDays(file: unknown): number {
    if (!isThing(file)) return 0;
    const here = calendar();
    const more = Object.entries(daysOf(file)).filter(
        ([date, { result }]) => result !== undefined && here[date]?.result === undefined,
    );
    if (more.length > 0) keep(CALENDAR, { ...here, ...Object.fromEntries(more) });
    return more.length;
}

/*
 * shape.ts - checks that data from outside (storage, a server, a file) is what it should be.
 */
import type { Seat } from './types';

export type Thing = Record<string, unknown>;
export type Is<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNothing = (value: unknown): value is undefined => value === undefined;
export const isThing = (value: unknown): value is Thing =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNumber = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
export const isCount = (value: unknown): value is number =>
    isNumber(value) && Number.isSafeInteger(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isSeat = (value: unknown): value is Seat => isText(value) && /^[a-e]$/.test(value);
/** A list with an entry for each seat, or for some. */
export const isList = <T>(value: unknown, is: Is<T>): value is T[] =>
    Array.isArray(value) && value.length <= 5 && value.every(is);
/** The last of those with the same name: a list that is drawn must not have two. */
export const oneOfEach = <T>(list: T[], nameOf: (one: T) => unknown): T[] => [
    ...new Map(list.map((one) => [nameOf(one), one])).values(),
];
export const isId = (value: unknown): value is string =>
    isText(value) && /^[\w-]{1,80}$/.test(value);
export const isPhase = (value: unknown): value is 'lobby' | 'playing' | 'over' =>
    value === 'lobby' || value === 'playing' || value === 'over';

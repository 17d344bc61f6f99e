/*
 * heard.ts - checks that a server's messages are what they should be. A server may lie, or be newer
 * than this page: a message that makes no sense is dropped, and all code after this can rely on the
 * shapes of wire.ts.
 */
import {
    isCount,
    isFlag,
    isId,
    isList,
    isNothing,
    isNumber,
    isPhase,
    isSeat,
    isText,
    isThing,
    type Is,
    type Thing,
} from '../shape';
import { isToken } from '../kept/seats';
import type { Hook, Score } from '../types';
import type { Heard, WireSeat, WireTable } from './wire';

const MOST = 400_000; // characters: a whole record has some 20,000

const may =
    <T>(is: Is<T>): Is<T | undefined> =>
    (value): value is T | undefined =>
        isNothing(value) || is(value);
const orNull =
    <T>(is: Is<T>): Is<T | null> =>
    (value): value is T | null =>
        value === null || is(value);

const isScore = (value: unknown): value is Score =>
    isThing(value) &&
    [value['games'], value['wins'], value['ranks'], value['influence'], value['begun']].every(
        (number) => isNumber(number),
    );

const isWireSeat = (value: unknown): value is WireSeat =>
    isThing(value) &&
    isSeat(value['seat']) &&
    (value['kind'] === 'human' || value['kind'] === 'bot' || value['kind'] === 'open') &&
    [value['name'], value['bot']].every(may(isText)) &&
    [value['here'], value['maker'], value['standin'], value['rematch']].every(may(isFlag)) &&
    may(isCount)(value['votes']) &&
    may(isScore)(value['score']);

const isPace = (value: unknown): value is WireTable['pace'] =>
    isThing(value) &&
    (value['kind'] === 'none' ||
        (value['kind'] === 'live' && isNumber(value['seconds'])) ||
        (value['kind'] === 'days' && isNumber(value['days'])));

const isHook = (value: unknown): value is Hook =>
    isThing(value) && isText(value['host']) && isText(value['format']);

export const isTable = (value: unknown): value is WireTable =>
    isThing(value) &&
    isId(value['table']) &&
    orNull(isId)(value['game']) &&
    isPhase(value['phase']) &&
    isText(value['rules']) &&
    isFlag(value['public']) &&
    isFlag(value['help']) &&
    isPace(value['pace']) &&
    [value['round'], value['spectators']].every(may(isCount)) &&
    may(orNull(isHook))(value['hook']) &&
    may(orNull(isSeat))(value['asked']) &&
    (value['first'] === 'drawn' || may(isSeat)(value['first'])) &&
    isList(value['seats'], isWireSeat) &&
    value['seats'].every(({ seat }, i) => seat === 'abcde'[i]);

const isLink = (value: unknown): value is string => isText(value) && /^https?:\/\//.test(value);
const isLines = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isWhere = (told: Thing): boolean =>
    isId(told['game']) &&
    isCount(told['v']) &&
    isText(told['position']) &&
    orNull(isSeat)(told['asked']) &&
    [told['deadline'], told['left']].every(may((value) => isNumber(value)));

const KINDS: Record<Heard['t'], (told: Thing) => boolean> = {
    hello: (told) =>
        isLink(told['link']) && orNull(isSeat)(told['seat']) && may(isFlag)(told['maker']),
    table: isTable,
    seat: (told) => isSeat(told['seat']) && isToken(told['token']) && isLink(told['link']),
    game: (told) => isWhere(told) && may(isText)(told['record']),
    events: (told) => isWhere(told) && isLines(told['lines']) && may(isFlag)(told['standin']),
    over: (told) => isId(told['game']) && isText(told['record']),
    ok: () => true,
    ack: () => true,
    chat: (told) =>
        isCount(told['n']) && isSeat(told['seat']) && isText(told['name']) && isText(told['text']),
    lost: (told) => isText(told['what']) && isCount(told['count']) && may(isCount)(told['n']),
    pong: () => true,
    error: (told) => isText(told['code']) && isText(told['message']),
    bye: () => true,
};

/** A message, if it is one. */
export function readHeard(text: string): Heard | null {
    if (text.length > MOST) return null;
    let told: unknown;
    try {
        told = JSON.parse(text);
    } catch {
        return null;
    }
    if (!isThing(told) || !isText(told['t']) || !Object.hasOwn(KINDS, told['t'])) return null;
    return KINDS[told['t'] as Heard['t']](told) ? (told as Heard) : null;
}

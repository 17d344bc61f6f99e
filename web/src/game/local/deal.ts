/*
 * deal.ts - a game that is a deal: its cards and the bots' luck follow from the bytes of its key
 * (docs/notation.md, "Deals and results"; daily/deal.c does the same).
 */
const LUCK = 0x9e3779b97f4a7c15n;

const wide = (x: bigint): bigint => BigInt.asUintN(64, x);

function mix(x: bigint): bigint {
    x = wide((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
    x = wide((x ^ (x >> 27n)) * 0x94d049bb133111ebn);
    return x ^ (x >> 31n);
}

/** Of any text: FNV-1a. */
export function hashOf(text: string): bigint {
    let hash = 0xcbf29ce484222325n;
    for (const byte of new TextEncoder().encode(text))
        hash = wide((hash ^ BigInt(byte)) * 0x100000001b3n);
    return hash;
}

/** Of the cards. */
export const seedOf = (key: string): bigint => mix(hashOf(key));

/** Of the bot that takes this decision of the game, from 0. */
export const luckOf = (key: string, decision: number): bigint =>
    mix(mix(wide(~seedOf(key))) ^ wide(BigInt(decision + 1) * LUCK));

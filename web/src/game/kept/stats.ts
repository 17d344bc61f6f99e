/*
 * stats.ts - my statistics, from what this browser keeps: how games ended, what my cards earned,
 * and what they cost me. Nothing is sent anywhere.
 */
import { loadEngine, type Engine } from '../../engine/engine';
import { BOT_NAMES } from '../bots';
import { recordKey, storedGame, type StoredGame } from './mygames';
import { momentsWithin } from '../review/retold';
import type { GameEntry, Kind } from '../types';

export type CardSet = 'base' | 'ablaze' | 'mix';
export const setOf = (rules: string): CardSet =>
    rules.startsWith('base') ? 'base' : rules.startsWith('ablaze') ? 'ablaze' : 'mix';

export interface Played {
    id: string;
    at: number;
    set: CardSet;
    seats: number;
    rank: number;
    bots: string[]; // sorts of bots among the opponents, each once
    friends: boolean;
}

/**
 * The games that ended with a rank of mine, oldest first. The coached game and games that began in
 * the middle say nothing about a fair share.
 */
export function playedOf(games: GameEntry[], stored = storedGame): Played[] {
    return games
        .filter(({ phase, rank, names, branch }) => {
            const ended = phase === 'over' && rank !== null && names.length > 1;
            return ended && !branch;
        })
        .filter((game) => !stored(recordKey(game))?.coach)
        .map((game) => {
            const sorts = game.names.map((name) => name.split(':')[0]!);
            const bots = BOT_NAMES.filter((name) => sorts.includes(name));
            const people = sorts.filter((name) => !BOT_NAMES.some((bot) => bot === name));
            return {
                id: recordKey(game),
                at: game.at,
                set: setOf(game.rules),
                seats: game.names.length,
                rank: game.rank!,
                bots,
                friends: game.kind === 'remote' && people.length > 1,
            };
        })
        .sort((a, b) => a.at - b.at);
}

export interface Row {
    key: string;
    games: number;
    wins: number;
    fair: number; // wins that chance alone would have given
}

export function rowsBy(played: Played[], keys: (game: Played) => string[]): Row[] {
    const rows = new Map<string, Row>();
    for (const game of played)
        for (const key of keys(game)) {
            const row = rows.get(key) ?? { key, games: 0, wins: 0, fair: 0 };
            row.games++;
            if (game.rank === 1) row.wins++;
            row.fair += 1 / game.seats;
            rows.set(key, row);
        }
    return [...rows.values()].sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

/** After each game: the share of games won so far, and what chance would have given. */
export function shareOverTime(played: Played[]): { share: number; fair: number }[] {
    let wins = 0;
    let fair = 0;
    return played.map((game, i) => {
        if (game.rank === 1) wins++;
        fair += 1 / game.seats;
        return { share: wins / (i + 1), fair: fair / (i + 1) };
    });
}

/* --- Cards --- */

export interface CardRow {
    kind: Kind;
    placed: number; // by me, from my hand
    brought: number; // influence through it: taken from it, gained, stolen
    earned: number; // the part of it that came through cards that I placed
    lost: number; // influence on it that was lost
}

/** What each placing earned. */
export const perPlay = ({ earned, placed }: CardRow): number | null =>
    placed > 0 ? earned / placed : null;

const ENOUGH = 3; // placings that say something about a card

/** What earns most each time it is placed, and with what most is lost; null: too little known. */
export function bestAndWorst({ rows }: Cards): { best: CardRow | null; worst: CardRow | null } {
    const top = (of: CardRow[], value: (row: CardRow) => number): CardRow | null =>
        of.reduce<CardRow | null>(
            (most, row) => (value(row) > (most ? value(most) : 0) ? row : most),
            null,
        );
    return {
        best: top(
            rows.filter(({ placed }) => placed >= ENOUGH),
            (row) => perPlay(row) ?? 0,
        ),
        worst: top(rows, ({ lost }) => lost),
    };
}
export interface Loss {
    game: string;
    kind: Kind;
    amount: number; // that lay on it
    moment: number; // of the review
}
export interface Cards {
    rows: CardRow[];
    losses: Loss[]; // the worst first
    games: number;
}

const MOST_LOSSES = 5;

function readGame(engine: Engine, id: string, { start, record }: StoredGame, into: Cards): void {
    const { boards, lines } = engine.replay(record, 'truth');
    const me = start.me;
    const mine = new Set<number>(); // cards that I placed
    let before = 0; // moments of the review
    const row = (kind: Kind): CardRow => {
        let found = into.rows.find((one) => one.kind === kind);
        if (!found) into.rows.push((found = { kind, placed: 0, brought: 0, earned: 0, lost: 0 }));
        return found;
    };
    lines.forEach((told, i) => {
        const steps = engine.steps(boards[i]!, told, boards[i + 1]!, 0);
        const { count, of } = momentsWithin(steps);
        for (const [k, { event }] of steps.entries()) {
            if (event.what === 'placed' && event.seat === me && event.card.kind) {
                row(event.card.kind).placed++;
                mine.add(event.card.id);
            }
            if (
                (event.what === 'revealed' || event.what === 'gained' || event.what === 'stole') &&
                event.seat === me &&
                event.card.kind
            ) {
                row(event.card.kind).brought += event.amount;
                if (mine.has(event.card.id)) row(event.card.kind).earned += event.amount;
            }
            if (event.what === 'lost' && event.card.owner === me && event.card.kind)
                row(event.card.kind).lost += event.amount;
            if (event.what === 'lost' && event.card.owner === me && event.card.kind)
                into.losses.push({
                    game: id,
                    kind: event.card.kind,
                    amount: event.amount,
                    moment: before + of[k]!,
                });
        }
        before += count;
    });
    into.games++;
}

/** What my cards did, in the games that are kept whole. Lets the page breathe. */
export async function cardsOf(
    played: Played[],
    from: () => Promise<Engine> = loadEngine,
): Promise<Cards> {
    const engine = await from();
    const cards: Cards = { rows: [], losses: [], games: 0 };
    for (const { id } of played) {
        const game = storedGame(id);
        if (!game) continue;
        try {
            readGame(engine, id, game, cards);
        } catch {
            /* a record of another version: the others count */
        }
        await new Promise((resolve) => setTimeout(resolve));
    }
    cards.rows.sort((a, b) => b.placed - a.placed || b.brought - a.brought);
    cards.losses.sort((a, b) => b.amount - a.amount);
    cards.losses.splice(MOST_LOSSES);
    return cards;
}

/*
 * What the log says: "You" is no name, causes come before effects, and reasons are given.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLanguage } from '../src/game/i18n';
import { ReviewSource } from '../src/game/review/review';
import type { GameEvent, Player } from '../src/game/types';
import { sayEvent, sayWaiting } from '../src/ui/say';
import { engine, playRandom, RULES, seats } from './help';

beforeAll(() => loadLanguage('en'));

/** A game by chance as a record of one nameless person among bots. */
function recordOf(seed: number, name: string): string {
    const count = 2 + (seed % 4);
    const rules = RULES[seed % RULES.length]!;
    const { start, decisions } = playRandom(seed, count, rules, () => undefined);
    const names = seats(count).map((_, i) => (i === 0 ? name : 'knight'));
    return engine.writeRecord(start, '2026-11-15', names, decisions, 'truth');
}

/** Everything that a review says, moment by moment. */
function toldIn(review: ReviewSource): { events: GameEvent[]; players: Player[]; texts: string[] } {
    review.review.go(review.model.review!.count);
    const { log, me, players } = review.model;
    const reader = { me, players };
    const events = log.map(({ event }) => event).filter(({ said }) => said.length > 0);
    const texts = events.map((event) => sayEvent(event, reader));
    const asked = events.flatMap((event) =>
        event.what === 'ask' && event.ask.kind !== 'over' ? [sayWaiting(event.ask, reader)] : [],
    );
    return { events, players, texts: [...texts, ...asked] };
}

describe('"You" is never a name', () => {
    test.each(['-', 'You'])('a seat that the record calls %s', (name) => {
        for (let seed = 1; seed <= 12; seed++) {
            const record = recordOf(seed, name);
            const all = toldIn(new ReviewSource(engine, record, 'truth'));
            expect(all.players[0]!.name).toBe('');
            for (const text of all.texts) expect(text).not.toMatch(/\b(You|you|Your|your)\b/);
            const mine = toldIn(new ReviewSource(engine, record, 'a'));
            expect(mine.texts.some((text) => /^You /.test(text))).toBe(true);
            for (const text of mine.texts)
                expect(text).not.toMatch(/\bYou’s|\bYou (is|has|\w+s)\b/);
        }
    });
});

describe('causes come before effects, every gain has its reason', () => {
    let games: ReturnType<typeof toldIn>[] = [];
    beforeAll(() => {
        games = Array.from({ length: 40 }, (_, i) =>
            toldIn(new ReviewSource(engine, recordOf(i + 1, 'Ann'), 'truth')),
        );
    });

    test('what is lost with a card is told with what struck it, never before', () => {
        let laden = 0;
        for (const { events, texts } of games)
            events.forEach((event, i) => {
                if (/eliminates .*; its \d+ influence is lost/.test(texts[i]!)) laden++;
                if (event.what !== 'lost') return;
                const next = events[i + 1];
                const struck = next?.what === 'eliminated' && next.card.id === event.card.id;
                expect(struck, `${texts[i]} ${texts[i + 1]}`).toBe(false);
            });
        expect(laden).toBeGreaterThan(10);
    });

    test('the bonus for a Queen says what it is for', () => {
        let bonuses = 0;
        for (const { events, texts } of games)
            events.forEach((event, i) => {
                if (/gains \d+ more for eliminating/.test(texts[i]!)) {
                    bonuses++;
                    expect(texts[i]).toMatch(/eliminating the Queen/);
                }
                const [struck, first] = [events[i - 2], events[i - 1]];
                const pair = event.what === 'gained' && first?.what === 'gained';
                if (pair && struck?.what === 'eliminated')
                    expect(texts[i], 'told twice').not.toBe(texts[i - 1]);
            });
        expect(bonuses).toBeGreaterThan(0);
    });

    test('a card that is revealed and does nothing says so', () => {
        let idle = 0;
        for (const { texts } of games)
            texts.forEach((text, i) => {
                // A Shapeshifter copies somebody, or tells why not; the same breath or the next.
                if (!/ reveals? .*Shapeshifter/.test(text)) return;
                const next = `${text} ${texts[i + 1]}`;
                if (/nothing happens/.test(next)) idle++;
                else expect(next).toMatch(/Shapeshifter.* copies /);
            });
        expect(idle).toBeGreaterThan(0);
    });

    test('before a card moves it is told from where it was lifted', () => {
        let moves = 0;
        let alone = 0; // a single other card in the Queue: nothing is asked, all is told at once
        for (const { events, texts } of games)
            events.forEach((event, i) => {
                if (event.what !== 'moved') return;
                moves++;
                if (events[i - 1]?.what !== 'revealed')
                    return expect(texts[i - 1]).toMatch(/ picks up .* at place \d+\.$/);
                alone++;
                const places = texts[i]!.match(/(?<= (at|to) place )\d+(?=\.)/g);
                expect(texts[i]).toMatch(/ picks up .*\. .* moves to place /);
                return expect(places?.sort(), texts[i]).toEqual(['1', '2']);
            });
        expect(moves).toBeGreaterThan(5);
        expect(alone).toBeGreaterThan(0);
    });
});

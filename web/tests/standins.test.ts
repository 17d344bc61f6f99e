/* What a stand-in decides is never told as mine, and I am not asked while it plays. */
import { beforeAll, describe, expect, test } from 'vitest';
import { standinsOf } from '../src/engine/interface';
import { loadLanguage } from '../src/game/i18n';
import { LocalSource, startOf } from '../src/game/local/local';
import { momentOf } from '../src/game/table/moment';
import { sayEvent } from '../src/ui/say';
import { engine, localDesk, namedPlayers, playRandom, RULES, seats, until } from './help';

beforeAll(() => loadLanguage('en'));

describe('what a stand-in decides', () => {
    test('is told as a bot’s doing, never as "You"', () => {
        for (let seed = 1; seed <= 12; seed++)
            playRandom(seed, 3, RULES[seed % RULES.length]!, ({ before, decision, after }) => {
                const me = engine.asked(before)!;
                const reader = { me, players: namedPlayers(me) };
                const [from, to] = [engine.view(before, me), engine.view(after, me)];
                const { lines } = engine.play(before, decision, [me]);
                const told = engine
                    .steps(from, lines[0]!, to, 0, decision, true)
                    .filter(({ event }) => event.said.length > 0)
                    .map(({ event }) => sayEvent(event, reader));
                expect(told[0]).toMatch(
                    /^You were away or out of time, so a bot decided for you\./,
                );
                const rest = told.join(' ').replace(/^.*?for you\./, '');
                expect(rest).not.toMatch(/\b(You|Your|your)\b/);
            });
    });

    test('others are told whose stand-in it was', () => {
        const { start, decisions } = playRandom(1, 3, 'base', () => undefined);
        const me = engine.asked(start)!;
        const other = seats(3).find((seat) => seat !== me)!;
        const { board, lines } = engine.play(start, decisions[0]!, [other]);
        const [step] = engine.steps(
            engine.view(start, other),
            lines[0]!,
            engine.view(board, other),
            0,
            '',
            true,
        );
        const text = sayEvent(step!.event, { me: other, players: namedPlayers(other) });
        expect(text).toContain(
            `Player ${me.toUpperCase()} is away or out of time, so a bot decides for them.`,
        );
    });

    test('is found again in a record', () => {
        const { start, decisions } = playRandom(2, 3, 'ablaze', () => undefined);
        const text = engine.writeRecord(start, '2026-11-15', ['A', 'B', 'C'], decisions, 'truth');
        let n = 0;
        const marked = text.replace(/\S+/g, (word, at: number) =>
            at > text.indexOf('\n\n') && word === decisions[n] && n++ % 3 === 1
                ? `${word} {stand-in}`
                : word,
        );
        const { info, standins } = engine.replay(marked);
        expect(info.decisions).toEqual(decisions);
        expect([...standins]).toEqual(decisions.map((_, i) => i).filter((i) => i % 3 === 1));
        expect(standinsOf(text, decisions).size).toBe(0);
    });
});

test('who is played for by a bot is not asked', async () => {
    const game = new LocalSource(
        startOf({ rules: 'base', opponents: ['random'], name: '', seed: '1', first: 'a' }),
        undefined,
        localDesk(),
    );
    await until(() => game.model.myTurn);
    const { model } = game;
    const shown = { busy: false, step: null, drawing: model.drawing };
    expect(momentOf(model, shown)).toMatchObject({ mine: true, status: null });
    const away = { ...model, players: model.players.map((p) => ({ ...p, standin: p.me })) };
    const { mine, prompt, status } = momentOf(away, shown);
    expect([mine, prompt, status]).toEqual([false, null, null]);
    game.close();
});

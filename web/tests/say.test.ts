/* Every sentence of whole games, in every language: none missing, none with a hole in it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../src/game/i18n';
import { LocalSource, startOf } from '../src/game/local/local';
import { defaults, settings } from '../src/game/settings';
import type { Choice, Drawing, GameEvent, Player } from '../src/game/types';
import {
    playerName,
    sayAsked,
    sayChoice,
    sayEvent,
    sayLabel,
    sayPlace,
    sayPrompt,
    saySlot,
    sayWaiting,
    type Reader,
} from '../src/ui/say';
import { player } from '../src/game/player';
import { dice, localDesk, until } from './help';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));

interface Moment {
    drawing: Drawing;
    choices: Choice[];
}

/** A game played at random: what was asked, and what happened. */
async function play(
    rules: string,
    seed: number,
): Promise<{ moments: Moment[]; events: GameEvent[]; reader: Reader }> {
    const game = new LocalSource(
        startOf({
            rules,
            opponents: ['random', 'random', 'random'],
            name: 'Ann',
            seed: String(seed),
        }),
        undefined,
        localDesk(),
    );
    const moments: Moment[] = [];
    const events: GameEvent[] = [];
    game.onSteps((steps) => void events.push(...steps.map(({ event }) => event)));
    const roll = dice(seed);
    for (;;) {
        await until(() => game.model.myTurn || game.model.phase === 'over');
        const { drawing, choices, phase } = game.model;
        if (phase === 'over') break;
        moments.push({ drawing: drawing!, choices });
        game.decide(choices[roll(choices.length)]!.decision);
    }
    const reader = { me: game.model.me, players: game.model.players };
    game.close();
    return { moments, events, reader };
}

/** A text that is missing shows its id; a variable that is missing shows as {$name}. */
const whole = (text: string) =>
    text.length > 2 &&
    !/\{\s*\$|\$[a-z]|^[a-z]+(-[a-z0-9]+)+$|undefined|null|NaN/.test(text) &&
    !/\s{2,}/.test(text);

describe('sentences', () => {
    test.each(['base', 'ablaze', 'mix'])('%s, in five languages', async (rules) => {
        const games = await Promise.all([1, 2, 3, 4].map((seed) => play(rules, seed)));
        for (const lang of LANGUAGES) {
            await loadLanguage(lang);
            const bad = new Set<string>();
            const say = (text: string) => whole(text) || bad.add(text);
            for (const { moments, events, reader } of games) {
                for (const who of [reader, { ...reader, me: null }])
                    for (const event of events)
                        if (event.said.length > 0) say(sayEvent(event, who));
                for (const event of events)
                    if (event.what === 'ask' && event.ask.kind !== 'over')
                        say(sayWaiting(event.ask, reader));
                for (const { drawing, choices } of moments) {
                    say(sayPrompt(drawing));
                    say(sayAsked(drawing.ask, reader));
                    for (const { n } of drawing.queue) say(sayPlace(drawing, n, reader));
                    for (const choice of choices) {
                        say(sayChoice(choice, reader));
                        say(sayLabel(choice));
                        if (choice.verb === 'place') say(saySlot(choice, reader));
                    }
                }
            }
            expect([...bad], lang).toEqual([]);
        }
    });

    test('a choice is told to others without "you": as in the analysis of a game', async () => {
        await loadLanguage('en');
        const { moments, reader } = await play('mix', 5);
        const told = moments.flatMap(({ choices }) =>
            choices.map((choice) => sayChoice(choice, { ...reader, me: null })),
        );
        expect(told.length).toBeGreaterThan(50);
        expect(told.filter((text) => /\b(you|your|yours)\b/i.test(text))).toEqual([]);
        const mine = moments.flatMap(({ choices }) => choices.map((c) => sayChoice(c, reader)));
        expect(mine.some((text) => /\byour\b/.test(text))).toBe(true);
    });
});

test('players whose names are alike are told apart by their families', async () => {
    await loadLanguage('en');
    const names = (...players: Player[]) => players.map(({ seat }) => playerName(players, seat));
    const ann = { name: 'Ann' };
    const knight = { kind: 'bot', name: 'knight', bot: 'knight' } as const;
    expect(names(player('a', ann), player('b', ann), player('c', { name: 'Bo' }))).toEqual([
        'Red Ann',
        'Blue Ann',
        'Bo',
    ]);
    expect(names(player('a', knight), player('b', { name: 'Knight' }), player('c', ann))).toEqual([
        'Red Knight',
        'Blue Knight',
        'Ann',
    ]);
    expect(names(player('a', { name: 'Blue' }), player('b', { kind: 'open', name: '' }))).toEqual([
        'Red Blue',
        'Blue',
    ]);
});

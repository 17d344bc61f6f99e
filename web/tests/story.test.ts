/*
 * One narrator, two renderers: whole random games (all sets, two to five seats, every pair of eyes)
 * are told by the terminal's compiled texts (tests/words/story.c) and by the page's module and
 * Fluent, in every language. The sentences are the same, letter by letter.
 *
 * STORY_GAMES: how many.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { seatAt, type Board } from '../src/engine/engine';
import { LANGUAGES, loadLanguage } from '../src/game/i18n';
import type { Eyes, Player } from '../src/game/types';
import { say, sayChoice } from '../src/ui/say';
import { player } from '../src/game/player';
import { engine, path, seats } from './help';

const GAMES = Number(process.env.STORY_GAMES ?? 16);
const BATCH = 10;
const NOBODY = ['', '', '', '', ''];
const NAMES = [
    NOBODY,
    ['Ann', 'Łukasz', 'Оля', 'Zoé', 'Bo-Xu'],
    NOBODY,
    ['Ann', 'Оля', 'Ann', 'Оля', 'Ann'],
];

class Page {
    readonly #board: Board;
    readonly #players: Player[];

    constructor(board: Board, players: Player[]) {
        this.#board = board;
        this.#players = players;
    }

    /** To the seat that is asked: the question, and each option. */
    asked(): string[] {
        const players = this.#players;
        const view = engine.view(this.#board, engine.asked(this.#board)!);
        const told = [say(engine.draw(view).ask.prompt!, players)];
        for (const choice of engine.choices(view)) {
            for (const me of [engine.asked(this.#board), null])
                told.push(sayChoice(choice, { me, players }));
            told.push(say(choice.label, players));
            if (choice.where) told.push(say(choice.where, players));
        }
        return told;
    }

    /** To these eyes: whose decision it is, and what lies where. */
    moment(eyes: Eyes): string[] {
        const { ask, queue } = engine.draw(engine.view(this.#board, eyes));
        return [ask.told, ask.waiting, ...queue.map((place) => place.said)].map((said) =>
            say(said, this.#players),
        );
    }

    events(eyes: Eyes, decision: string): string[] {
        const { board, lines } = engine.play(this.#board, decision, [eyes]);
        const steps = engine.steps(
            engine.view(this.#board, eyes),
            lines[0]!,
            engine.view(board, eyes),
            0,
            decision,
        );
        return steps.flatMap(({ event }) => event.said.map((said) => say(said, this.#players)));
    }
}

/** The page's story of the games whose deals and decisions the terminal's story names. */
function retell(story: string[], first: number): string[] {
    const told: string[] = [];
    let game = first - 1;
    let board: Board | null = null;
    let players: Player[] = [];
    for (const line of story) {
        if (line.startsWith('= ')) {
            game++;
            board = engine.read(line.slice(2));
            players = NAMES[game % 4]!.map((name, i) =>
                player(seatAt(i), name === '' ? { kind: 'open' } : { name }),
            );
            told.push(line, ...new Page(board, players).asked());
        } else if (line.startsWith('! ') && board) {
            const decision = line.slice(2);
            const page = new Page(board, players);
            const count = engine.draw(board).families.length;
            const everybody: Eyes[] = ['truth', 'spectator', ...seats(count)];
            told.push(line);
            everybody.forEach((eyes, i) => {
                if (i <= 2) told.push(...page.moment(eyes));
                told.push(...page.events(eyes, decision));
            });
            board = engine.play(board, decision, []).board;
            if (!engine.isOver(board)) told.push(...new Page(board, players).asked());
        }
    }
    return told;
}

describe('terminal and page say the same', () => {
    test.each(LANGUAGES)('%s', { timeout: 600_000 }, async (lang) => {
        await loadLanguage(lang);
        for (let first = 0; first < GAMES; first += BATCH) {
            const { stdout, status } = spawnSync(
                path('build/release/tests/story'),
                [lang, String(first), String(Math.min(BATCH, GAMES - first))],
                { encoding: 'utf8', maxBuffer: 1 << 30 },
            );
            expect(status).toBe(0);
            const story = stdout.trimEnd().split('\n');
            const told = retell(story, first);
            const at = told.findIndex((line, i) => line !== story[i]);
            expect(at < 0 ? '' : told.slice(at, at + 1), `line ${at + 1}`).toEqual(
                at < 0 ? '' : story.slice(at, at + 1),
            );
            expect(told.length).toBe(story.length);
            expect(told.length).toBeGreaterThan(1000);
        }
    });
});

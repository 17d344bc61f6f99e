/*
 * positions.mjs - positions of random games, the hard ones first, as local games to be opened.
 *
 * `oriflamme trace` plays the games. Hard is a long Queue: of each sort of question the positions
 * with the longest come first, then any. Whoever is asked is whose eyes see it.
 */
import { execFileSync } from 'node:child_process';
import { dice, PROGRAM } from './harness.mjs';

/** The games: how many seats, which cards. */
const GAMES = [
    { rules: 'ablaze', seats: 5 },
    { rules: 'mix', seats: 5 },
    { rules: 'base', seats: 5 },
    { rules: 'base', seats: 4 },
    { rules: 'mix', seats: 3 },
];

function readGames({ rules, seats }, games, seed) {
    const text = execFileSync(
        PROGRAM,
        ['trace', '--rules', rules, '--seats', seats, '--games', games, '--seed', seed].map(String),
        { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    return text
        .trim()
        .split('\n\n')
        .map((game) => game.split('\n').map((line) => line.split('\t')));
}

/** A position as the notation writes it, told apart. */
function tell(text) {
    const [rules, queue, hands, , when, ask] = text.split(' ');
    const [seat, question] = ask.split(':');
    return {
        text,
        rules,
        hands,
        round: Number(when[0]),
        first: when[1],
        seat,
        sort: question.replace(/(\(\w).*/, '$1'), // pick(G0>K@2) is a Plot's: pick(G
        places: queue === '-' ? 0 : queue.split(/[,|]/).filter(Boolean).length,
    };
}

/** The record of a game up to its i-th decision, and who plays on there. */
function gameAt(lines, i) {
    const told = lines.slice(0, i + 1).map(([position]) => tell(position));
    const [start, now] = [told[0], told[i]];
    const seats = start.hands.split('/').length;
    const names = Array.from({ length: seats }, (_, n) => 'abcde'[n]);
    const rounds = new Map();
    for (let n = 0; n < i; n++) {
        const { round, sort } = told[n];
        if (!rounds.has(round)) rounds.set(round, [[], []]);
        rounds.get(round)[sort === 'place' ? 0 : 1].push(lines[n][2]);
    }
    const deal = start.hands
        .split('/')
        .map((hand) => hand.replace(/=$/, '').replace('T=', '='))
        .join('/');
    const record = [
        '[Game "Oriflamme"]',
        `[Rules "${start.rules}"]`,
        '[Date "2026-11-15"]',
        `[Seats "${names.map((name) => `${name} ${name}`).join('; ')}"]`,
        `[Deal "${deal}"]`,
        `[First "${start.first}"]`,
        '',
        ...[...rounds].map(([round, [placed, resolved]]) =>
            [`${round}.`, ...placed, ...(resolved.length > 0 ? ['/', ...resolved] : [])].join(' '),
        ),
        now.text,
        '',
    ].join('\n');
    const bots = names.map((name) => (name === now.seat ? null : 'squire'));
    const start_ = {
        rules: start.rules,
        me: now.seat,
        names: bots.map((bot) => bot ?? ''),
        bots,
        budget: 100,
        date: '2026-11-15',
        seed: '1',
    };
    return { sort: now.sort, places: now.places, seats, stored: { start: start_, record } };
}

/** A game with one question left to answer, but for what it leads to. */
export function almostOver({ rules, seats, seed = 1 }) {
    const [lines] = readGames({ rules, seats }, 1, seed);
    return gameAt(
        lines,
        lines.findLastIndex(([, options]) => options?.includes(' ')),
    );
}

/** Opens one of them as a game that was left. */
export async function openGame(page, origin, id, { stored }) {
    await page.goto(`${origin}/#/credits`);
    await page.evaluate(
        ([name, game]) => localStorage.setItem(`oriflamme-game-${name}`, JSON.stringify(game)),
        [id, stored],
    );
    await page.goto(`${origin}/#/play/${id}`);
}

/** A game in which everybody lays at the back and keeps: no Queue is longer. */
function calmGame(rules, rounds) {
    const tool = (...args) => execFileSync(PROGRAM, args, { encoding: 'utf8' }).trim();
    const lines = [];
    let position = tool('deal', '--rules', rules, '--seats', '5', '--seed', '4');
    while (tell(position).round <= rounds) {
        const options = tool('options', position);
        const calm = options.split(/\s+/).find((one) => />$|^\d+\+$/.test(one));
        lines.push([position, options, calm]);
        position = tool('apply', position, calm);
    }
    return lines;
}

/** This many, and the same on every run with one seed. */
export function positions(count, seed = 1) {
    const roll = dice(seed);
    const calm = calmGame('ablaze', 5);
    const calmAt = (sort, places) => {
        const i = calm.findIndex(([text]) => {
            const told = tell(text);
            return told.sort === sort && told.places === places;
        });
        return { lines: calm, i };
    };
    const all = [];
    for (const [which, game] of GAMES.entries())
        for (const lines of readGames(game, 100 + count, seed + which))
            for (let i = 0; i < lines.length - 1; i++) {
                const [position, options] = lines[i];
                if (options.includes(' ')) all.push({ lines, i, ...tell(position), which });
            }
    const chosen = new Set([calmAt('place', 22), calmAt('place', 12), calmAt('reveal', 15)]);
    const longest = (list) => list.reduce((a, b) => (b.places > a.places ? b : a));
    const sorts = [...new Set(all.map(({ sort }) => sort))].sort();
    const putting = sorts.filter((sort) => sort.startsWith('put')); // a slot before every place
    for (const sort of ['place', 'reveal', ...putting, ...sorts])
        chosen.add(
            longest(all.filter((one) => one.sort === sort && (sort !== 'place' || one.round < 6))),
        );
    for (const which of GAMES.keys())
        chosen.add(longest(all.filter((one) => one.which === which && one.sort === 'place')));
    while (chosen.size < count) chosen.add(all[roll(all.length)]);
    return [...chosen].slice(0, count).map(({ lines, i }) => gameAt(lines, i));
}

// Calls every verb of the package with whatever comes: a Refusal with a sentence, or it works, and nothing else.
// usage: node border.mjs CALLS [SEED], in a folder where oriflamme is installed
import { BOTS, load, loadKing, Refusal } from 'oriflamme';

const [most, seed = 1] = process.argv.slice(2).map(Number);
let state = BigInt(seed);
const below = (n) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number(((state >> 33n) * BigInt(n)) >> 31n);
};
const one = (list) => list[below(list.length)];
const ODD = [
    undefined,
    null,
    0,
    -1,
    0.5,
    NaN,
    Infinity,
    2 ** 32 + 4,
    2 ** 53,
    7n,
    -1n,
    2n ** 70n,
    '',
    'f',
    'a',
    'A',
    'truth',
    'x\0y',
    'a\nb',
    [],
    {},
    ['a', 7],
    new Uint8Array(3),
    new Uint8Array(332),
    true,
    () => 1,
];
const often = (...good) => (below(10) < 7 ? one(good) : one(ODD));

// First what must be refused, with what must be said.
const small = await load();
const three = small.deal('base', 3, 1n);
const asked = small.asked(three);
const CASES = [
    [() => small.view(three, 'd'), 'd', 'a to c'],
    [() => small.view(three, 'f'), '"f"', 'a, b, c, d, e, spectator, truth'],
    [() => small.view(three, ''), '""', 'spectator'],
    [() => small.view(small.view(three, 'a'), 'b'), 'another'],
    [() => small.write(new Uint8Array(3)), '3 bytes', 'board'],
    [() => small.write(new Uint8Array(three.length)), 'board'],
    [() => small.write(null), 'null', 'board'],
    [() => small.deal('base', 4.5, 1n), '4.5', '2 to 5'],
    [() => small.deal('base', 2 ** 32 + 4, 1n), '4294967300', '2 to 5'],
    [() => small.deal('base', 3, -1n), '-1n', '2n ** 64n'],
    [() => small.deal('base', 3, 1n << 64n), '18446744073709551616n'],
    [() => small.deal('base', 3, 7), 'seed 7', 'bigint'],
    [() => small.deal('base', 3, 1n, 'd'), '"d"', 'a, b, c'],
    [() => small.deal(null, 3, 1n), 'null'],
    [() => small.decide(small.view(three, asked), 'nobody', 1n), 'nobody', 'squire'],
    [() => small.decide(small.view(three, asked), 'king', 1n), 'king', 'loadKing'],
    [() => small.decide(small.view(three, asked), 'baron', 1n, 0), 'iterations 0', 'from 1'],
    [() => small.play(three, small.options(three)[0], ['e']), 'e', 'a to c'],
    [() => small.writeRecord(three, '', ['', ''], [], 'truth'), '2 names', '3 seats'],
    [() => small.writeRecord(three, '', ['a\nb', '', ''], [], 'truth'), 'names'],
    [
        () => small.writeRecord(small.view(three, 'a'), '', ['', '', ''], [], 'truth'),
        'whole position',
    ],
];
for (const [run, ...words] of CASES) {
    let told = null;
    try {
        run();
    } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        told = error.message;
    }
    for (const word of words)
        if (!told?.includes(word)) throw new Error(`${run}: ${word} is not in ${told}`);
}

const engines = [small, await loadKing()];
let calls = 0;
let refused = 0;

console.log(`seed ${seed}`);
while (calls < most) {
    const engine = one(engines);
    const seats = 2 + below(4);
    const boards = [engine.deal(one(['base', 'ablaze', 'mix']), seats, BigInt(below(1000)))];
    const decisions = [];
    let lines = [];
    for (let i = 0; i < 60; i++) {
        calls++;
        const now = boards.at(-1);
        const board = () => often(now, now, now, one(boards));
        const eyes = () => often('a', 'b', 'c', 'd', 'e', 'spectator', 'truth');
        const list = () => often(lines, lines, decisions, ['placed a #1 ?>'], []);
        const verbs = [
            () => {
                const decision = often(...engine.options(now), 'S<', 'x1', '2!');
                const after = engine.play(now, decision, [eyes()]);
                boards.push(after.board);
                decisions.push(decision);
                lines = after.lines[0];
            },
            () =>
                engine.deal(
                    often('base', 'mix', 'mix:ASY'),
                    often(2, 3, 5, 6),
                    often(1n, 2n),
                    often('a', 'e', undefined),
                ),
            () => engine.read(often(engine.write(now), 'base')),
            () => engine.write(board()),
            () => boards.push(engine.view(board(), eyes())) > 30 && boards.splice(1, 10),
            () => engine.draw(board()),
            () => engine.asked(board()),
            () => engine.options(board()),
            () => engine.choices(board()),
            () => engine.evolve(board(), list()),
            () => engine.steps(board(), list(), board(), often(0, 3), often('', ...decisions)),
            () =>
                engine.decide(
                    often(engine.view(now, engine.asked(now) ?? 'spectator'), now),
                    often(...BOTS),
                    often(1n),
                    often(1, 2, undefined),
                ),
            () =>
                engine.replay(
                    often(
                        engine.writeRecord(
                            boards[0],
                            '',
                            Array(seats).fill(''),
                            decisions,
                            one(['truth', 'a']),
                        ),
                    ),
                    eyes(),
                ),
            () =>
                engine.writeRecord(
                    board(),
                    often('', '2026-01-02', '2026'),
                    often(Array(seats).fill(''), ['x']),
                    list(),
                    eyes(),
                ),
            () =>
                engine.playOn(
                    often(
                        engine.writeRecord(
                            boards[0],
                            '',
                            Array(seats).fill(''),
                            decisions,
                            'truth',
                        ),
                    ),
                    often(0, 1, 5),
                    eyes(),
                    often(1n),
                ),
        ];
        try {
            one([...verbs, verbs[0], verbs[0], verbs[0]])();
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            if (error.message.length < 10) throw error;
            refused++;
        }
    }
}
console.log(`border: ${calls} calls, ${refused} refused`);

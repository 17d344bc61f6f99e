// What the types promise: this must compile under --strict.
import { load, Refusal, type Board, type Drawing, type Seat } from 'oriflamme';

const engine = await load();
const board: Board = engine.deal('mix', 3, 1n, 'b');
const asked: Seat | null = engine.asked(board);
const drawing: Drawing = engine.draw(engine.view(board, asked ?? 'spectator'));
const options: string[] = engine.options(board);
try {
    engine.play(board, 'nonsense', ['truth']);
} catch (error) {
    if (error instanceof Refusal) console.log(error.field, error.at, error.message);
}
// @ts-expect-error a seat is a letter
engine.deal('base', 4, 1n, 2);
console.log(drawing, options);

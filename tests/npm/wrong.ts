// Each of these lines is wrong, and the types say so. The test also takes the directives out and counts the errors.
import { load, type Board } from 'oriflamme';
// @ts-expect-error an internal of the page
import { giveText } from 'oriflamme';
// @ts-expect-error another
import { seatIndex } from 'oriflamme';
// @ts-expect-error no such entry
import * as inside from 'oriflamme/engine.js';

const engine = await load();
const board = engine.deal('base', 4, 1n);
// @ts-expect-error a seat is a letter
engine.deal('base', 4, 1n, 2);
// @ts-expect-error a seed is a bigint
engine.deal('base', 4, 1);
// @ts-expect-error there are five seats at most
engine.view(board, 'f');
// @ts-expect-error nobody is asked when the game is over
engine.view(board, engine.asked(board));
// @ts-expect-error bytes from elsewhere are no board
engine.write(new Uint8Array(3));
// @ts-expect-error nor is nothing
engine.write(null);
// @ts-expect-error there is no such bot
engine.decide(board, 'nobody', 1n);
// @ts-expect-error the king comes with loadKing
engine.takeKing(new Uint8Array(3));
// @ts-expect-error of the page
engine.coachRecord();
// @ts-expect-error engines are loaded
new engine.constructor.Engine();
// @ts-expect-error an address, bytes or a module
await load(7);
// @ts-expect-error a board is not a text
const text: string = board;
// @ts-expect-error it is not made by hand
const made: Board = new Uint8Array(300);
export { giveText, inside, made, seatIndex, text };

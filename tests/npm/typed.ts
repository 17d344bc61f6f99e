// What the types promise: this must compile under --strict, without skipLibCheck.
import { BOTS, load, loadKing, Refusal } from 'oriflamme';
import type {
    Board,
    BotName,
    Choice,
    Drawing,
    Engine,
    Eyes,
    Kind,
    RecordInfo,
    Seat,
} from 'oriflamme';
import { load as loadInline } from 'oriflamme/inline';

const engine: Engine = await load();
const same: Engine[] = [await loadKing(), await loadInline(), await load(new Uint8Array(8))];
const board: Board = engine.deal('mix', 3, 1n, 'b');
const asked: Seat | null = engine.asked(board);
const eyes: Eyes = asked ?? 'spectator';
const drawing: Drawing = engine.draw(engine.view(board, eyes));
const options: string[] = engine.options(board);
const choices: Choice[] = engine.choices(engine.view(board, 'b'));
const kinds: (Kind | null)[] = drawing.queue.flatMap((place) =>
    place.cards.map((card) => card.kind),
);
const bot: BotName = BOTS[0]!;
const bytes: Uint8Array = board;
try {
    engine.play(board, 'nonsense', ['truth']);
} catch (error) {
    if (error instanceof Refusal) {
        const [field, at, why]: [string, number, string] = [error.field, error.at, error.message];
        if (field && at && why) throw error;
    }
}
const info: RecordInfo = engine.readRecord('');
export { bot, bytes, choices, info, kinds, options, same };

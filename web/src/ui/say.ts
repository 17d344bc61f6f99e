/*
 * say.ts - puts sentences into words.
 *
 * The narrator (words/ in C, told by the engine as Said) has chosen the sentence and its subjects.
 * Here seats become names, kinds become the forms of a card's name, and texts/<lang> does the rest.
 */
import { FluentNumber } from '@fluent/bundle';
import { attributes, has, type Args } from '../game/i18n';
import type {
    Asked,
    Choice,
    Drawing,
    GameEvent,
    Kind,
    Player,
    Said,
    Seat,
    Sentence,
} from '../game/types';
import { t } from './t.svelte';

export interface Reader {
    me: Seat | null;
    players: Player[];
}

/** A bot by its kind, a person as they wrote themselves; '' for neither. */
function ownName(player: Player | undefined): string {
    if (!player || player.kind === 'open') return '';
    const id = `bot-${(player.bot ?? player.name).split(':')[0]}`;
    const standsIn =
        player.bot !== null && player.name !== '' && !has(`bot-${player.name.split(':')[0]}`);
    return player.kind === 'bot' && has(id) && !standsIn ? t(id) : player.name;
}

const nameOrFamily = (player: Player): string => ownName(player) || t(`family-${player.seat}`);

/** Names that are alike are told apart by their families: "Green Knight", "Blue Ann". */
export function playerName(players: Player[], seat: Seat): string {
    const player = players.find((p) => p.seat === seat);
    const name = ownName(player);
    const family = t(`family-${seat}`);
    if (!player || !name) return family;
    const twins = players.filter((p) => nameOrFamily(p) === name);
    return twins.length > 1 ? t('name-of-family', { name, family }) : name;
}

/** Beside its arms, a bot needs no colour in its name. */
export function shortName(players: Player[], seat: Seat): string {
    const player = players.find((p) => p.seat === seat);
    return player?.kind === 'bot' ? ownName(player) : playerName(players, seat);
}

export function kindName(kind: Kind | null): string {
    return t(kind ? `card-${kind}` : 'card-hidden');
}

/** A word of ours under this name, and each of its forms: $card, $card-the, $card-acc ... */
export function wordArgs(name: string, id: string): Args {
    const args: Args = { [name]: t(id) };
    for (const [form, text] of Object.entries(attributes(id))) args[`${name}-${form}`] = text;
    return args;
}

const tenths = (n: number) => new FluentNumber(n / 10, { minimumFractionDigits: 1 });

function sentence({ id, args }: Sentence, players: Player[]): string {
    const said: Args = {};
    for (const name of ['player', 'other-player'] as const) {
        const seat = args[name];
        if (seat !== undefined) said[name] = playerName(players, seat);
    }
    for (const name of ['card', 'other'] as const) {
        const kind = args[name];
        if (kind !== undefined) Object.assign(said, wordArgs(name, `card-${kind ?? 'hidden'}`));
    }
    if (args.n !== undefined) said.n = args.n;
    if (args.place !== undefined) said.place = args.place;
    for (const name of ['chosen', 'best'] as const) {
        const n = args[name];
        if (n !== undefined) said[name] = args.tenths ? tenths(n) : n;
    }
    return t(id, said);
}

export function say(said: Said, players: Player[]): string {
    const parts = said.parts.map((part) => sentence(part, players));
    return said.list
        ? parts.reduce((first, second) => t('list-comma', { first, second }))
        : parts.join(' ');
}

/** A choice addresses the seat that decides; to other readers that player is not "you". */
function toldToOthers(said: Said): Said {
    const parts = said.parts.map((part) => ({ ...part, id: part.id.replace(/-(you|own)$/, '') }));
    // The question behind a statement is put to nobody else (words/sentence.c).
    while (parts.length > 1 && parts.at(-1)!.id.startsWith('ask-pick')) parts.pop();
    return { ...said, parts };
}

export const sayEvent = (event: GameEvent, { players }: Reader): string =>
    event.said.map((said) => say(said, players)).join(' ');

/** Whose decision it is, told to the others. */
export const sayAsked = (ask: Asked, { players }: Reader): string => say(ask.told, players);

export const sayWaiting = (ask: Asked, { players }: Reader): string => say(ask.waiting, players);

/** The question put to me: a heading in one or two sentences. */
export const sayPrompt = ({ ask }: Drawing): string => (ask.prompt ? say(ask.prompt, []) : '');

/** What this choice does; in a word or two; and the slot alone, before the card is chosen. */
export const sayChoice = ({ said }: Choice, { me, players }: Reader): string =>
    say(me === said.seat ? said : toldToOthers(said), players);
export const sayLabel = (choice: Choice): string => say(choice.label, []);
export const saySlot = (choice: Choice, { players }: Reader): string =>
    choice.where ? say(choice.where, players) : '';

/** A place as a list entry: "Place 3: Blue, face down, 2 influence, covers 1 card". */
export function sayPlace(drawing: Drawing, n: number, { players }: Reader): string {
    const place = drawing.queue[n - 1];
    return place ? say(place.said, players) : t('place-n', { n });
}

export function findCard(drawing: Drawing, id: number) {
    for (const place of drawing.queue)
        for (const card of place.cards) if (card.id === id) return card;
    return null;
}

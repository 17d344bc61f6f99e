/*
 * say.ts - sentences, put into words.
 *
 * Which sentence is said, and of what, the narrator has decided (words/ in C, told by the engine as
 * Said). Here seats become names, kinds become the forms of a card's name, and texts/<lang> does
 * the rest.
 */
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

export function playerName(players: Player[], seat: Seat): string {
    const player = players.find((p) => p.seat === seat);
    if (!player || player.kind === 'open') return t(`family-${seat}`);
    if (player.kind === 'bot') return botName(player, players);
    if (!player.name) return t(`family-${seat}`);
    // Two people of one name are told apart as two bots of a sort are.
    const twins = players.filter((p) => p.kind === 'human' && p.name === player.name);
    return twins.length > 1
        ? t('web-bot-of-family', { bot: player.name, family: t(`family-${seat}`) })
        : player.name;
}

/** Where the arms stand beside it, a bot needs no colour in its name. */
export function shortName(players: Player[], seat: Seat): string {
    const player = players.find((p) => p.seat === seat);
    if (player?.kind !== 'bot') return playerName(players, seat);
    const id = `bot-${(player.bot ?? player.name).split(':')[0]}`;
    return has(id) ? t(id) : player.name;
}

/** Two bots of a sort are told apart by their colours. */
function botName(player: Player, players: Player[]): string {
    const sort = (p: Player) => (p.bot ?? p.name).split(':')[0] ?? '';
    const id = `bot-${sort(player)}`;
    const name = has(id) ? t(id) : player.name;
    const twins = players.filter((p) => p.kind === 'bot' && sort(p) === sort(player));
    return twins.length > 1
        ? t('web-bot-of-family', { bot: name, family: t(`family-${player.seat}`) })
        : name;
}

export function kindName(kind: Kind | null): string {
    return t(kind ? `card-${kind}` : 'card-hidden');
}

/** A word of ours under this name, and each of its forms: $card, $card-the, $card-acc ... */
function wordArgs(name: string, id: string): Args {
    const args: Args = { [name]: t(id) };
    for (const [form, text] of Object.entries(attributes(id))) args[`${name}-${form}`] = text;
    return args;
}

/** Names that are ours have forms, too; one that a person has typed is the same in all of them. */
function playerArgs(name: string, players: Player[], seat: Seat): Args {
    const shown = playerName(players, seat);
    const args: Args = { [name]: shown };
    const family = `family-${seat}`;
    const ours = shown === t(family);
    for (const [form, text] of Object.entries(attributes(family)))
        args[`${name}-${form}`] = ours ? text : shown;
    return args;
}

function sentence({ id, args }: Sentence, players: Player[]): string {
    const said: Args = {};
    for (const name of ['player', 'other-player'] as const) {
        const seat = args[name];
        if (seat !== undefined) Object.assign(said, playerArgs(name, players, seat));
    }
    for (const name of ['card', 'other'] as const) {
        const kind = args[name];
        if (kind !== undefined) Object.assign(said, wordArgs(name, `card-${kind ?? 'hidden'}`));
    }
    if (args.n !== undefined) said.n = args.n;
    if (args.place !== undefined) said.place = args.place;
    return t(id, said);
}

export function say(said: Said, players: Player[]): string {
    const parts = said.parts.map((part) => sentence(part, players));
    return said.list
        ? parts.reduce((first, second) => t('list-comma', { first, second }))
        : parts.join(' ');
}

export const sayEvent = (event: GameEvent, { players }: Reader): string =>
    event.said.map((said) => say(said, players)).join(' ');

/** Whose decision it is, told to the others. */
export const sayAsked = (ask: Asked, { players }: Reader): string => say(ask.told, players);

export const sayWaiting = (ask: Asked, { players }: Reader): string => say(ask.waiting, players);

/** The question put to me: a heading in one or two sentences. */
export const sayPrompt = ({ ask }: Drawing): string => (ask.prompt ? say(ask.prompt, []) : '');

/** What this choice does; in a word or two; and the slot alone, before the card is chosen. */
export const sayChoice = (choice: Choice, { players }: Reader): string => say(choice.said, players);
export const sayLabel = (choice: Choice): string => say(choice.label, []);
export const saySlot = (choice: Choice, { players }: Reader): string =>
    choice.where ? say(choice.where, players) : '';

/** A place as a list entry: "Place 3: Blue, face down, 2 influence, 1 card covered beneath". */
export function sayPlace(drawing: Drawing, n: number, { players }: Reader): string {
    const place = drawing.queue[n - 1];
    return place ? say(place.said, players) : t('place-n', { n });
}

export function findCard(drawing: Drawing, id: number) {
    for (const place of drawing.queue)
        for (const card of place.cards) if (card.id === id) return card;
    return null;
}

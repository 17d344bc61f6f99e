/*
 * say.ts - sentences. What happened, what is asked and what a choice would do, in the reader's
 * language.
 *
 * The sentences themselves are in texts/<lang>/table.ftl; here is only which of them fits. A reader
 * is a seat or nobody (a spectator): what concerns the reader is told as "you". A card whose kind
 * is null stays "a face-down card".
 */
import { attributes, has } from '../game/i18n';
import { t } from './t.svelte';
import type { Ask, CardRef, Choice, Drawing, GameEvent, Kind, Player, Seat } from '../game/types';

type Args = Record<string, string | number>;

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

function cardArgs(name: 'card' | 'other', kind: Kind | null): Args {
    const id = kind ? `card-${kind}` : 'card-hidden';
    const args: Args = { [name]: t(id) };
    for (const [form, text] of Object.entries(attributes(id))) args[`${name}-${form}`] = text;
    return args;
}

/** The first of these ids that there is. */
function first(ids: string[], args: Args): string {
    for (const id of ids) if (has(id)) return t(id, args);
    return '';
}

const shown = (card: CardRef) => card.kind !== null;

/** alone: a card that was placed came into an empty Queue. */
export function sayEvent(event: GameEvent, reader: Reader, alone: 'alone' | null = null): string {
    const { me, players } = reader;
    const name = (seat: Seat) => playerName(players, seat);
    const you = (seat: Seat) => (me !== null && seat === me ? '-you' : '');
    switch (event.what) {
        case 'round': {
            const text = t(`event-round${you(event.seat)}`, {
                n: event.round,
                player: name(event.seat),
            });
            return event.round === 6 ? `${text} ${t('event-round-last')}` : text;
        }
        case 'placed': {
            const where = event.covered
                ? 'on'
                : alone
                  ? 'only'
                  : event.slot.at === 'first'
                    ? 'first'
                    : 'last';
            const tail = you(event.seat) || (shown(event.card) ? '-known' : '');
            const another = event.covered?.kind === null && tail === '' ? '-hidden' : '';
            return t(`event-placed-${where}${tail}${another}`, {
                player: name(event.seat),
                ...cardArgs('card', event.card.kind),
                ...cardArgs('other', event.covered ? event.covered.kind : null),
                place: event.slot.at === 'on' ? event.slot.place : 1,
            });
        }
        case 'kept':
            return t(`event-kept${you(event.seat) || (shown(event.card) ? '-known' : '')}`, {
                player: name(event.seat),
                ...cardArgs('card', event.card.kind),
                place: event.card.place ?? 0,
                n: event.amount,
            });
        case 'revealed':
            return t(`event-revealed${event.amount > 0 ? '-takes' : ''}${you(event.seat)}`, {
                player: name(event.seat),
                ...cardArgs('card', event.card.kind),
                place: event.card.place ?? 0,
                n: event.amount,
            });
        case 'lost':
            return t(
                `event-lost${event.card.kind === 'plot' ? '-plot' : ''}${you(event.card.owner)}`,
                {
                    player: name(event.card.owner),
                    ...cardArgs('card', event.card.kind),
                    n: event.amount,
                },
            );
        case 'gained':
        case 'paid':
            return t(`event-${event.what}${you(event.seat)}`, {
                player: name(event.seat),
                n: event.amount,
                ...cardArgs('card', event.card.kind),
            });
        case 'stole': {
            const args = {
                player: name(event.seat),
                'other-player': name(event.from),
                n: event.amount,
                ...cardArgs('card', event.card.kind),
            };
            if (event.seat === event.from) return t(`event-stole-own${you(event.seat)}`, args);
            const tail = you(event.seat) || (you(event.from) ? '-yours' : '');
            return t(`event-stole${event.amount > 0 ? '' : '-nothing'}${tail}`, args);
        }
        case 'copied':
        case 'activated': {
            const mine = you(event.card.owner) !== '';
            const theirs = you(event.other.owner) !== '';
            const tail = mine && theirs ? '-own' : mine ? '-you' : theirs ? '-yours' : '';
            const args = {
                player: name(event.card.owner),
                'other-player': name(event.other.owner),
                ...cardArgs('card', event.card.kind),
                ...cardArgs('other', event.other.kind),
                place: event.other.place ?? 0,
            };
            if (event.what === 'activated') return t(`event-activated${mine ? '-you' : ''}`, args);
            return t(`event-copied${tail}`, args);
        }
        case 'moved':
            return t(`event-moved${you(event.card.owner)}`, {
                player: name(event.card.owner),
                ...cardArgs('card', event.card.kind),
                place: event.gap,
            });
        case 'bribed': {
            const args = {
                player: name(event.seat),
                'other-player': name(event.card.owner),
                ...cardArgs('other', event.card.kind),
                place: event.card.place ?? 0,
            };
            if (event.seat === event.card.owner)
                return t(`event-bribed-self${you(event.seat)}`, args);
            return t(
                `event-bribed${you(event.seat) || (you(event.card.owner) ? '-yours' : '')}`,
                args,
            );
        }
        case 'eliminated': {
            const killer = event.other;
            const victim = event.card;
            const args = {
                player: name(killer.owner),
                'other-player': name(victim.owner),
                ...cardArgs('card', killer.kind),
                ...cardArgs('other', victim.kind),
                place: victim.place ?? 0,
            };
            if (killer.id === victim.id)
                return t(`event-eliminated-self${you(killer.owner)}`, args);
            const mine = you(killer.owner) !== '';
            const theirs = you(victim.owner) !== '';
            return t(
                `event-eliminated${mine && theirs ? '-own' : mine ? '-you' : theirs ? '-yours' : ''}`,
                args,
            );
        }
        case 'discarded':
            return t(`event-discarded${you(event.card.owner)}`, {
                player: name(event.card.owner),
                ...cardArgs('card', event.card.kind),
            });
        case 'entered': {
            const slot = event.slot;
            const where = slot.at === 'gap' ? 'at' : slot.at;
            return t(`event-entered-${where}${you(event.seat)}`, {
                player: name(event.seat),
                ...cardArgs('card', event.card.kind),
                ...cardArgs('other', event.covered ? event.covered.kind : null),
                place: slot.at === 'gap' ? slot.gap : slot.at === 'on' ? slot.place : 1,
            });
        }
        case 'ask':
            return sayAsked(event.ask, reader, null);
        case 'over':
            return t('event-over');
    }
}

/** Whose decision it is, told to the others (or to everybody, if nobody here is asked). */
export function sayAsked(ask: Ask, reader: Reader, drawing: Drawing | null): string {
    if (ask.kind === 'over') return t('phase-over');
    const card = drawing && ask.card !== null ? findCard(drawing, ask.card) : null;
    const lifted = drawing && ask.lifted !== null ? findCard(drawing, ask.lifted) : null;
    return t(`event-ask-${ask.kind}`, {
        player: playerName(reader.players, ask.seat),
        ...cardArgs('card', card?.kind ?? ask.ability),
        ...cardArgs('other', lifted?.kind ?? null),
        place: ask.place ?? 0,
        n: ask.left,
    });
}

export function sayWaiting(ask: Ask, reader: Reader): string {
    if (ask.kind === 'over') return t('phase-over');
    return first([`waiting-${ask.kind}`, 'waiting'], {
        player: playerName(reader.players, ask.seat),
    });
}

export function findCard(drawing: Drawing, id: number) {
    for (const place of drawing.queue)
        for (const card of place.cards) if (card.id === id) return card;
    return null;
}

/** The question put to me: a heading in one or two sentences. */
export function sayPrompt(drawing: Drawing): string {
    const ask = drawing.ask;
    const card = ask.card !== null ? findCard(drawing, ask.card) : null;
    const lifted = ask.lifted !== null ? findCard(drawing, ask.lifted) : null;
    const args: Args = {
        ...cardArgs('card', card?.kind ?? ask.ability),
        ...cardArgs('other', lifted ? lifted.kind : ask.ability),
        place: ask.place ?? 0,
        n: ask.kind === 'reveal' ? (card?.influence ?? 0) : ask.left,
    };
    switch (ask.kind) {
        case 'place':
            return t('ask-place');
        case 'reveal':
            return t(card && card.influence > 0 ? 'ask-reveal-laden' : 'ask-reveal', args);
        case 'pick': {
            const own = card ? card.kind === ask.ability : true;
            const who = card ? t(own ? 'ask-acts' : 'ask-acts-as', args) : '';
            return `${who} ${t(`ask-pick-${ask.ability ?? 'soldier'}`, args)}`.trim();
        }
        case 'put-card':
        case 'put-twin':
        case 'plot-first':
        case 'plot-next':
            return t(`ask-${ask.kind}`, args);
        case 'over':
            return t('phase-over');
    }
}

/** What this choice does, in a sentence. */
export function sayChoice(choice: Choice, drawing: Drawing, reader: Reader): string {
    const target = choice.target;
    const own = (card: CardRef | null) => card !== null && card.owner === reader.me;
    const args: Args = {
        player: target ? playerName(reader.players, target.owner) : '',
        ...cardArgs('card', choice.kind ?? target?.kind ?? null),
        ...cardArgs('other', target?.kind ?? null),
        place: choice.place ?? choice.gap ?? 0,
        n: target?.influence ?? 0,
    };
    const targetArgs: Args = { ...args, ...cardArgs('card', target?.kind ?? null) };
    const you = own(target) ? '-you' : '';
    switch (choice.verb) {
        case 'place': {
            if (choice.slot?.at === 'on')
                return t(
                    target && target.influence > 0 ? 'option-place-on-locks' : 'option-place-on',
                    args,
                );
            if (drawing.queue.length === 0) return t('option-place-only', args);
            return t(
                choice.slot?.at === 'first' ? 'option-place-first' : 'option-place-last',
                args,
            );
        }
        case 'keep': {
            const card = choice.card !== null ? findCard(drawing, choice.card) : null;
            return t('option-keep', { ...args, n: (card?.influence ?? 0) + 1 });
        }
        case 'reveal':
            return sayReveal(choice, drawing, args);
        case 'eliminate': {
            if (target && target.id === choice.card) return t('option-eliminate-self', targetArgs);
            return t(
                `option-eliminate${target && target.influence > 0 ? '-laden' : ''}${you}`,
                targetArgs,
            );
        }
        case 'steal': {
            if (you) return t('option-steal-you', targetArgs);
            const pool = target
                ? (drawing.families.find((f) => f.seat === target.owner)?.influence ?? 0)
                : 0;
            return t(pool > 0 ? 'option-steal' : 'option-steal-empty', { ...targetArgs, n: pool });
        }
        case 'copy':
            return t(doesNothing(choice) ? 'option-copy-nothing' : `option-copy${you}`, targetArgs);
        case 'lift':
        case 'bribe':
            return t(`option-${choice.verb}${you}`, targetArgs);
        case 'put':
            return sayPut(choice, drawing, reader);
        case 'take':
            return t('option-take', args);
        case 'activate':
            return t(
                drawing.ask.kind === 'plot-next' ? 'option-activate-again' : 'option-activate',
                targetArgs,
            );
    }
}

/** As the engine says: no deed among the events, and nothing more is asked. */
function doesNothing({ will }: Choice): boolean {
    const deeds = will.events.filter(
        (event) => !['revealed', 'lost', 'discarded', 'copied'].includes(event.what),
    );
    return will.sure && will.then === null && deeds.length === 0;
}

function sayReveal(choice: Choice, drawing: Drawing, args: Args): string {
    const card = choice.card !== null ? findCard(drawing, choice.card) : null;
    const n = card?.influence ?? 0;
    const kind = choice.kind ?? card?.kind ?? 'soldier';
    const nothing = doesNothing(choice);
    const empty = n > 0 ? '' : '-empty';
    const ids = nothing ? [`reveal-${kind}-nothing${empty}`] : [];
    return first([...ids, `reveal-${kind}${empty}`, `reveal-${kind}`], { ...args, n });
}

function sayPut(choice: Choice, drawing: Drawing, reader: Reader): string {
    const lifted = drawing.ask.lifted;
    const from = drawing.ask.place;
    // The Queue with the card lifted out, as gaps are counted.
    const rest = drawing.queue
        .map((place) => ({
            top: place.cards[0]?.id === lifted ? place.cards[1] : place.cards[0],
            n: place.n,
        }))
        .filter((place) => place.top !== undefined);
    const gap = choice.gap ?? 1;
    const last = gap > rest.length;
    const beside = last ? rest[rest.length - 1]?.top : rest[gap - 1]?.top;
    const you = beside && beside.owner === reader.me ? '-you' : '';
    const where = gap === 1 ? 'first' : last ? 'last' : 'before';
    const text = t(`option-put-${where}${you}`, {
        place: gap,
        player: beside ? playerName(reader.players, beside.owner) : '',
        ...cardArgs('card', beside?.kind ?? null),
    });
    const acts = choice.will.acts;
    if (acts === null) return text;
    const decree = drawing.at ?? 0;
    const before = from !== null && from < decree;
    const id = acts
        ? before
            ? 'put-acts-again'
            : 'put-acts'
        : before
          ? 'put-acts-not-again'
          : 'put-acts-not';
    return `${text} ${t(id)}`;
}

/** A place as a list entry: "Place 3: Blue, face down, 2 influence; 1 card covered beneath". */
export function sayPlace(drawing: Drawing, n: number, reader: Reader): string {
    const place = drawing.queue[n - 1];
    const card = place?.cards[0];
    if (!place || !card) return t('place-n', { n });
    const args: Args = {
        place: n,
        player: playerName(reader.players, card.owner),
        ...cardArgs('card', card.kind),
        n: card.influence,
    };
    const own = card.owner === reader.me;
    const id = card.up
        ? `target-revealed${own ? '-you' : ''}`
        : card.kind === null
          ? 'target-hidden'
          : `target-down${own ? '-you' : ''}`;
    const parts = [t(id, args)];
    if (card.owner !== card.family)
        parts.push(t('target-bribed', { player: playerName(reader.players, card.family) }));
    if (place.cards.length > 1) parts.push(t('target-stack', { n: place.cards.length - 1 }));
    return parts.join('; ');
}

/** A slot before the card is chosen. */
export function saySlot(choice: Choice, drawing: Drawing, reader: Reader): string {
    if (drawing.queue.length === 0) return t('slot-only');
    const first = drawing.queue[0]?.cards[0];
    const last = drawing.queue[drawing.queue.length - 1]?.cards[0];
    const card =
        choice.slot?.at === 'first' ? first : choice.slot?.at === 'last' ? last : choice.target;
    const args: Args = {
        player: card ? playerName(reader.players, card.owner) : '',
        ...cardArgs('other', card?.kind ?? null),
        place: choice.place ?? 0,
        n: card?.influence ?? 0,
    };
    if (choice.slot?.at === 'on')
        return t(card && card.influence > 0 ? 'slot-on-locks' : 'slot-on', args);
    const you = card && card.owner === reader.me ? '-you' : '';
    return t(`slot-${choice.slot?.at === 'first' ? 'first' : 'last'}${you}`, args);
}

export function sayLabel(choice: Choice, drawing: Drawing): string {
    const place = choice.place ?? choice.gap ?? 0;
    if (choice.verb === 'place') {
        if (choice.slot?.at === 'on') return t('label-place-on', { place });
        if (drawing.queue.length === 0) return t('label-place-only');
        return t(choice.slot?.at === 'first' ? 'label-place-first' : 'label-place-last');
    }
    return t(`label-${choice.verb}`, { place });
}

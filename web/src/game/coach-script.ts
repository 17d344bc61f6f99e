/*
 * coach-script.ts - the coached first game as data: the deal, what the two bots would like to do
 * early, and the hints.
 *
 * A hint is a condition on what is on the table, and where its bubble points. Its text is
 * `coach-<id>` (texts/<lang>/coach.ftl), at most twelve words. Nothing here knows a rule: a wish is
 * followed only where the engine offers it, and a hint only comes when what it tells about has
 * happened.
 */
import type { Wish } from './local-game';
import type { CoachHint, GameEvent, Seat, TableModel } from './types';

/** The player has no card that is hard to explain; b hides an Heir and an Ambush, c a Soldier. */
export const RECORD = `[Game "Oriflamme"]
[Rules "base"]
[Deal "ASYHLXC=FDM/SYHLXMC=AFD/ASYHLFM=XDC"]
[First "a"]

base - ASYHLXC=FDM=/SYHLXMC=AFD=/ASYHLFM=XDC= 1/1/1 1a a:place
`;

/** Round 1: c's Soldier strikes b's Heir. Round 2: it strikes b's Ambush. */
export const WISHES: Wish[] = [
    { round: 1, seat: 'b', decision: 'H>' },
    { round: 1, seat: 'c', decision: 'S>' },
    { round: 1, seat: 'b', decision: '2+' },
    { round: 1, seat: 'c', decision: '3!' },
    { round: 2, seat: 'b', decision: 'M>' },
    { round: 2, seat: 'c', decision: 'L<' },
    { round: 2, seat: 'c', decision: '1!' },
    { round: 2, seat: 'c', decision: '2!' },
    { round: 2, seat: 'c', decision: 'x4' },
    { round: 2, seat: 'c', decision: 'x5' },
];

export type Pointer = Partial<Pick<CoachHint, 'at' | 'kind' | 'seat' | 'amount'>>;

export interface EventHint {
    id: string;
    on: 'event';
    when(event: GameEvent, model: TableModel): Pointer | null;
}
export interface TurnHint {
    id: string;
    on: 'turn'; // the player is asked
    when(model: TableModel): Pointer | null;
}
export type Hint = EventHint | TurnHint;

const isMine = (seat: Seat, model: TableModel) => seat === model.me;
const hand: Pointer = { at: { on: 'hand' } };
const asked = (model: TableModel) => model.drawing?.ask.kind;
const inRound = (model: TableModel, round: number) =>
    model.drawing?.round === round && asked(model) === 'place';

function leader(model: TableModel): Seat | null {
    const families = model.drawing?.families ?? [];
    const most = Math.max(...families.map((family) => family.influence));
    const first = families.filter((family) => family.influence === most);
    return first.length === 1 ? first[0]!.seat : null;
}

/** In the order of importance: of those that fit, the first is shown. Each comes once. */
export const HINTS: Hint[] = [
    { id: 'place', on: 'turn', when: (m) => (inRound(m, 1) ? hand : null) },
    {
        id: 'keep-or-reveal',
        on: 'turn',
        when: (m) =>
            asked(m) === 'reveal' && m.choices[0]?.card
                ? { at: { on: 'card', id: m.choices[0].card }, kind: m.choices[0].kind }
                : null,
    },
    {
        id: 'target',
        on: 'turn',
        when: (m) =>
            asked(m) === 'pick'
                ? { at: { on: 'choices' }, kind: m.drawing?.ask.ability ?? null }
                : null,
    },
    {
        id: 'stack',
        on: 'turn',
        when: (m) =>
            asked(m) === 'place' && m.choices.some((c) => c.slot?.at === 'on')
                ? { at: { on: 'slots' } }
                : null,
    },
    { id: 'round-3', on: 'turn', when: (m) => (inRound(m, 3) ? { at: { on: 'queue' } } : null) },
    {
        id: 'leader',
        on: 'turn',
        when: (m) => {
            const seat = leader(m);
            return inRound(m, 4) && seat && !isMine(seat, m)
                ? { at: { on: 'family', seat }, seat }
                : null;
        },
    },
    { id: 'round-5', on: 'turn', when: (m) => (inRound(m, 5) ? { at: { on: 'queue' } } : null) },
    { id: 'last-round', on: 'turn', when: (m) => (inRound(m, 6) ? { at: { on: 'table' } } : null) },
    {
        id: 'ambush',
        on: 'event',
        when: (e) =>
            e.what === 'eliminated' && e.card.kind === 'ambush' && e.card.owner !== e.other.owner
                ? { at: { on: 'family', seat: e.card.owner }, seat: e.card.owner, kind: 'ambush' }
                : null,
    },
    {
        id: 'round-2',
        on: 'event',
        when: (e) => (e.what === 'round' && e.round === 2 ? { at: { on: 'queue' } } : null),
    },
    {
        id: 'strike',
        on: 'event',
        when: (e) =>
            e.what === 'eliminated'
                ? {
                      at: { on: 'family', seat: e.other.owner },
                      seat: e.other.owner,
                      kind: e.other.kind,
                  }
                : null,
    },
    {
        id: 'kept',
        on: 'event',
        when: (e, m) =>
            e.what === 'kept' && isMine(e.seat, m)
                ? { at: { on: 'card', id: e.card.id }, amount: e.amount }
                : null,
    },
    {
        id: 'stays',
        on: 'event',
        when: (e, m) => {
            const lies = (id: number) =>
                m.drawing?.queue.some((place) => place.cards[0]?.id === id) === true;
            return e.what === 'revealed' && lies(e.card.id)
                ? { at: { on: 'card', id: e.card.id }, kind: e.card.kind }
                : null;
        },
    },
    {
        id: 'lost',
        on: 'event',
        when: (e) => (e.what === 'lost' ? { at: { on: 'table' }, amount: e.amount } : null),
    },
    { id: 'end', on: 'event', when: (e) => (e.what === 'over' ? { at: { on: 'table' } } : null) },
];

/*
 * setups.ts - the set-up of a game, the entries of the lists of games, and the player's settings.
 */
import type { Seat } from './drawing';
import type { BotName, TableInfo } from './types';

/** A game that is a deal: its key says rules, seats, who begins, the bots and a word. */
export interface DealStart {
    key: string;
    counted?: boolean; // the one try: nothing is taken back, and nobody helps
    from?: string; // the result of somebody else in which I met it
}

export interface LocalSetup {
    rules: string; // 'base' | 'ablaze' | 'mix' (drawn) | 'mix:LETTERS', '+schemer2'
    opponents: BotName[]; // 1 to 4: two to five seats
    name: string; // mine
    names?: string[]; // of persons whom these opponents stand in for; '' for others
    seed?: string; // OPT-SEED; by default drawn
    first?: Seat;
    seat?: Seat; // mine; by default 'a'
    budget?: number; // ms for each decision of a baron
    record?: string; // or a record to continue from
    branch?: boolean; // which was another game's
    deal?: DealStart;
}

export interface TableSetup {
    rules: string;
    seats: ('me' | 'open' | string)[]; // bots: 'knight', 'baron:1s'
    name: string;
    public: boolean;
    help: boolean; // players may ask a bot for advice
    pace: TableInfo['pace'];
    start?: boolean;
}

export interface GameEntry {
    // My games
    id: string; // local: 'local-...'; server: the table's; of a game before its last: the game's
    kind: 'local' | 'remote';
    at: number; // last change
    rules: string;
    names: string[];
    round: number;
    phase: 'lobby' | 'playing' | 'over';
    myTurn: boolean;
    rank: number | null; // over
    branch?: boolean; // played on from a review
    game?: string; // server: the game that is, or was last, played there
}

export interface PublicTable {
    table: string;
    rules: string;
    phase: 'lobby' | 'playing' | 'over';
    names: string[];
    open: number;
    round: number;
    spectators: number;
}

export type Lang = 'en' | 'pl' | 'uk' | 'ru' | 'fr';

export interface Settings {
    lang: Lang | 'auto';
    speed: 'step' | 'slow' | '1x' | '2x' | 'instant'; // step: bots wait for a tap
    sound: 'auto' | 'on' | 'off'; // auto: against bots
    volume: number; // 0 to 100
    theme: 'auto' | 'light' | 'dark';
    textSize: 100 | 115 | 130 | 150 | 200;
    confirm: 'off' | 'takeback' | 'ask'; // takeback: two seconds to take a decision back (default); ask: a second click
    direction: 'ltr' | 'rtl'; // OPT-DIRECTION: how the Queue is drawn
    hideOwn: boolean; // hide my face-down cards (shared screen)
    keys: boolean; // single-letter shortcuts (WCAG 2.1.4: can be turned off)
    name: string;
    coached: boolean; // the coached game was finished or dismissed: do not offer it first
    guesses: boolean; // others' face-down cards can be marked with what I take them for
    beliefs: boolean; // and tapping one tells what the table could guess
    blunder: 0 | 5 | 10 | 20; // asks before a decision that loses more points of win share; 0: never
}

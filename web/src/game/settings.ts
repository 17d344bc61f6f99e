/*
 * settings.ts - the player's few settings, kept in the browser.
 */
import { keep, recall } from './keep';
import { Store } from './store';
import type { Settings, TableModel } from './types';

export const defaults: Settings = {
    lang: 'auto',
    speed: '1x',
    sound: 'auto',
    volume: 60,
    theme: 'auto',
    textSize: 100,
    confirm: 'takeback',
    direction: 'ltr',
    hideOwn: false,
    keys: true,
    name: '',
    coached: false,
    guesses: false,
    beliefs: false,
    blunder: 0,
};

const KEY = 'settings';

/** Sound was once a yes or no. */
function upToDate(
    kept: Omit<Settings, 'sound'> & { sound: Settings['sound'] | boolean },
): Settings {
    const { sound } = kept;
    return { ...kept, sound: sound === true ? 'on' : sound === false ? 'auto' : sound };
}

class SettingsStore extends Store<Settings> {
    constructor() {
        super(upToDate({ ...defaults, ...recall<Partial<Settings>>(KEY) }));
    }

    change(patch: Partial<Settings>): void {
        const next = { ...this.get(), ...patch };
        keep(KEY, next);
        this.set(next);
    }
}

export const settings = new SettingsStore();

/**
 * How long a decision can be taken back, in ms. Against bots nobody waits for us, and nobody likes
 * to wait for bots.
 */
export function holdTime(source: TableModel['source']): number {
    const { confirm, speed } = settings.get();
    if (confirm !== 'takeback') return 0;
    if (source === 'remote') return 2000;
    return speed === 'instant' ? 0 : 1000;
}

/** Sounds, unless told otherwise: against bots, where nobody sits in company. */
export function hears({ sound }: Settings, source: TableModel['source']): boolean {
    return sound === 'on' || (sound === 'auto' && (source === 'local' || source === 'coach'));
}

/** The least time between two decisions of others, in ms. */
export function paceTime(): number {
    return { '1x': 600, '2x': 300, instant: 0 }[settings.get().speed];
}

/*
 * settings.ts - the player's few settings, kept in the browser.
 */
import { keep, recall } from './kept/keep';
import { isThing } from './shape';
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

/** What a setting of a few values may be, in the order in which they are offered. */
export const OFFERED = {
    lang: ['auto', 'en', 'pl', 'uk', 'ru', 'fr'],
    speed: ['step', 'slow', '1x', '2x', 'instant'],
    sound: ['auto', 'on', 'off'],
    theme: ['auto', 'light', 'dark'],
    textSize: [100, 115, 130, 150, 200],
    confirm: ['takeback', 'ask', 'off'],
    direction: ['ltr', 'rtl'],
    blunder: [0, 5, 10, 20],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] };

const KEY = 'settings';

/**
 * What was kept, as far as it makes sense: another version of the page may have written it, or a
 * hand. What is not known here is the default; settings of another name are left as they are.
 */
export function settingsFrom(kept: unknown): Settings {
    const found: Record<string, unknown> = isThing(kept) ? { ...kept } : {};
    // Sound was once a yes or no.
    if (typeof found['sound'] === 'boolean') found['sound'] = found['sound'] ? 'on' : 'auto';
    const offered: Record<string, readonly unknown[]> = OFFERED;
    for (const [name, usual] of Object.entries(defaults)) {
        const value = found[name];
        const fits = offered[name]?.includes(value) ?? typeof value === typeof usual;
        if (!fits) found[name] = usual;
    }
    const settings = found as unknown as Settings;
    return { ...settings, volume: Math.max(0, Math.min(100, settings.volume)) };
}

class SettingsStore extends Store<Settings> {
    constructor() {
        super(settingsFrom(recall(KEY, isThing)));
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

/** Sounds, unless told otherwise: in games, where one waits for others, and not in a review. */
export function hears({ sound }: Settings, source: TableModel['source']): boolean {
    return sound === 'on' || (sound === 'auto' && source !== 'review');
}

/** Browsers play no sound before the first tap or key on a page. */
export const audible = new Store(globalThis.navigator?.userActivation?.hasBeenActive ?? true);
if (!audible.get())
    for (const touch of ['pointerup', 'keyup'])
        addEventListener(touch, () => audible.set(navigator.userActivation.hasBeenActive));

/** One tap: silence, or sounds again, as they were at first wherever that is enough. */
export function tapSound(source: TableModel['source']): void {
    const now = settings.get();
    const again = hears({ ...now, sound: 'auto' }, source) ? 'auto' : 'on';
    settings.change({ sound: hears(now, source) ? 'off' : again });
}

/** The least time between two decisions of others, in ms. */
export function paceTime(): number {
    return { step: 600, slow: 1200, '1x': 600, '2x': 300, instant: 0 }[settings.get().speed];
}

/* Settings as they are kept: what another version or a hand has written is never shown raw. */
import { expect, test } from 'vitest';
import { defaults, hears, OFFERED, settings, settingsFrom, tapSound } from '../src/game/settings';
import type { Settings } from '../src/game/types';

test.each(Object.keys(defaults) as (keyof Settings)[])('an unknown %s is the default', (name) => {
    for (const odd of [null, {}, [], 'odd', 7, -1, 1e9, true, '']) {
        const kept = settingsFrom({ [name]: odd })[name];
        const offered = (OFFERED as Partial<Record<keyof Settings, readonly unknown[]>>)[name];
        if (offered) expect(offered).toContain(kept);
        else expect(typeof kept).toBe(typeof defaults[name]);
    }
});

test('what is offered is kept, and what another version wrote is left alone', () => {
    for (const [name, values] of Object.entries(OFFERED))
        for (const value of values)
            expect(settingsFrom({ [name]: value })).toEqual({ ...defaults, [name]: value });
    expect(settingsFrom({ speed: '4x', later: 1, volume: 35, name: 'Ann' })).toEqual({
        ...defaults,
        later: 1,
        volume: 35,
        name: 'Ann',
    });
    expect(settingsFrom({ volume: 300 }).volume).toBe(100);
    for (const none of [null, undefined, 'text', 3, []])
        expect(settingsFrom(none)).toEqual(defaults);
});

test('sound was once a yes or no', () => {
    expect(settingsFrom({ sound: true }).sound).toBe('on');
    expect(settingsFrom({ sound: false }).sound).toBe('auto');
});

test.each(['local', 'coach', 'remote', 'review'] as const)(
    'two taps on the sound at a table (%s) leave it as it was at first',
    (source) => {
        settings.change({ sound: 'auto' });
        const first = hears(settings.get(), source);
        tapSound(source);
        expect(hears(settings.get(), source)).toBe(!first);
        tapSound(source);
        expect(hears(settings.get(), source)).toBe(first);
        if (first) expect(settings.get().sound).toBe('auto');
    },
);

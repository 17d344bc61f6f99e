import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { presence } from '../src/game/notices/presence';
import { utc } from '../src/game/notices/notices';
import { readHeard } from '../src/game/remote/heard';
import { readOffers } from '../src/game/remote/offers';

describe('presence: somebody is at the page', () => {
    class Page extends EventTarget {
        hidden = false;
    }
    let page: Page;
    let said: [boolean, number][];
    let stop: () => void;

    const input = (what = 'keydown') => page.dispatchEvent(new Event(what));
    const show = (on: boolean) => {
        page.hidden = !on;
        page.dispatchEvent(new Event('visibilitychange'));
    };
    /** What was said since, with the seconds at which it was said. */
    const lately = () => said.splice(0).map(([here, at]) => `${here} ${at / 1000}`);

    beforeEach(() => {
        vi.useFakeTimers({ now: 0 });
        page = new Page();
        said = [];
        stop = presence((here) => said.push([here, Date.now()]), page as unknown as Document);
    });
    afterEach(() => {
        stop();
        vi.useRealTimers();
    });

    test('an open page alone is nobody', () => {
        vi.advanceTimersByTime(600_000);
        expect(lately()).toEqual([]);
    });

    test('input is somebody, told once a minute until two minutes without', () => {
        vi.advanceTimersByTime(5000);
        input('pointermove');
        input();
        vi.advanceTimersByTime(50_000);
        input('wheel');
        expect(lately()).toEqual(['true 5']);
        vi.advanceTimersByTime(300_000);
        expect(lately()).toEqual(['true 70', 'true 130', 'false 180']);
        input('pointerdown');
        expect(lately()).toEqual(['true 355']);
    });

    test('a page out of sight is nobody, whatever happens in it', () => {
        input();
        show(false);
        input();
        expect(lately()).toEqual(['true 0', 'false 0']);
        show(true);
        expect(lately()).toEqual([]);
        input();
        expect(lately()).toEqual(['true 0']);
    });

    test('whoever leaves is nobody', () => {
        input();
        stop();
        expect(lately()).toEqual(['true 0', 'false 0']);
        input();
        vi.advanceTimersByTime(300_000);
        expect(lately()).toEqual([]);
    });
});

describe('notices', () => {
    test('quiet hours are told in minutes of the day by UTC', () => {
        const night = [22 * 60, 8 * 60] as const;
        expect(utc(night, 0)).toEqual([1320, 480]);
        expect(utc(night, -120)).toEqual([1200, 360]); // Warsaw in summer
        expect(utc(night, 480)).toEqual([360, 960]); // California
        expect(utc([30, 1410], -840)).toEqual([630, 570]); // fourteen hours ahead
        expect(utc([30, 1410], 720)).toEqual([750, 690]);
    });

    test('what a server offers is believed as far as it makes sense', () => {
        const key = 'B'.repeat(87);
        expect(readOffers({ push: key, hooks: true })).toEqual({ push: key, hooks: true });
        for (const told of [null, [], 'x', {}, { push: true, hooks: 'yes' }, { push: '<b>' }])
            expect(readOffers(told)).toEqual({ push: null, hooks: false });
    });

    test('a table whose webhook makes no sense is no table', () => {
        const table = {
            ...{ t: 'table', table: 'a', game: null, phase: 'lobby', rules: 'base' },
            ...{ public: false, help: false, pace: { kind: 'none' }, seats: [] },
        };
        const heard = (hook: unknown) => readHeard(JSON.stringify({ ...table, hook }));
        expect(heard(undefined)).toMatchObject({ t: 'table' });
        expect(heard({ host: 'ntfy.sh', format: 'ntfy' })).toMatchObject({
            hook: { host: 'ntfy.sh' },
        });
        for (const wrong of ['ntfy.sh', {}, { host: 1, format: 'json' }])
            expect(heard(wrong)).toBeNull();
    });
});

/*
 * A game is played in the tab that opened it last. What the storage tells may come late: what
 * counts is whose the game is now.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, drop } from '../src/game/kept/keep';
import { claimGame } from '../src/game/local/tab';

let page: EventTarget;
let heard: string[];

beforeEach(() => {
    page = new EventTarget();
    heard = [];
    vi.stubGlobal('window', page);
    drop('tab-x');
});
afterEach(() => vi.unstubAllGlobals());

const claim = () =>
    claimGame('x', { taken: () => heard.push('taken'), free: () => heard.push('free') });
const tell = (newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'oriflamme-tab-x', newValue }));

test('another tab takes the game and gives it back', () => {
    claim();
    keep('tab-x', 'another');
    tell('"another"');
    drop('tab-x');
    tell(null);
    expect(heard).toEqual(['taken', 'free']);
});

test('news of a claim before mine comes late, and takes nothing', () => {
    keep('tab-x', 'another');
    claim();
    tell('"another"');
    expect(heard).toEqual([]);
});

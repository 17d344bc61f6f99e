/*
 * hear.ts - maps events to sounds. The sounds themselves are fetched with the first.
 */
import { hears, settings } from '../../game/settings';
import type { SoundName } from '../../game/table/sound';
import type { GameEvent, TableModel } from '../../game/types';

export const SOUNDS: Partial<Record<GameEvent['what'], SoundName>> = {
    placed: 'place',
    entered: 'place',
    moved: 'place',
    revealed: 'reveal',
    eliminated: 'strike',
    gained: 'gain',
    stole: 'gain',
    paid: 'lose',
    lost: 'lose',
    over: 'end',
};

export function hear(name: SoundName, source: TableModel['source']): void {
    if (hears(settings.get(), source))
        void import('../../game/table/sound')
            .then(({ sound }) => sound(name))
            .catch(() => undefined);
}

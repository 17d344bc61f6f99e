/*
 * sound.ts - a few short sounds, made on the spot. Silent unless the player wants them.
 */
import { settings } from './settings';

export type SoundName = 'turn' | 'place' | 'reveal' | 'strike' | 'gain' | 'end';

interface Note {
    at: number; // seconds from now
    hertz: number;
    long: number;
    shape: OscillatorType;
    loud: number;
}

const note = (
    at: number,
    hertz: number,
    long: number,
    shape: OscillatorType = 'triangle',
    loud = 0.12,
): Note => ({
    at,
    hertz,
    long,
    shape,
    loud,
});

const tunes: Record<SoundName, Note[]> = {
    turn: [note(0, 587, 0.12), note(0.1, 880, 0.22)],
    place: [note(0, 180, 0.06, 'sine', 0.2)],
    reveal: [note(0, 392, 0.07), note(0.06, 523, 0.1)],
    strike: [note(0, 140, 0.14, 'sawtooth', 0.1), note(0.05, 90, 0.2, 'sine', 0.2)],
    gain: [note(0, 988, 0.06, 'sine'), note(0.05, 1319, 0.12, 'sine')],
    end: [note(0, 392, 0.2), note(0.16, 494, 0.2), note(0.32, 587, 0.2), note(0.48, 784, 0.5)],
};

let context: AudioContext | null = null;

export function sound(name: SoundName): void {
    if (!settings.get().sound || !globalThis.AudioContext) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    for (const { at, hertz, long, shape, loud } of tunes[name]) {
        const from = context.currentTime + at;
        const tone = new OscillatorNode(context, { type: shape, frequency: hertz });
        const volume = new GainNode(context, { gain: 0 });
        volume.gain.setValueAtTime(0, from);
        volume.gain.linearRampToValueAtTime(loud, from + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
        tone.connect(volume).connect(context.destination);
        tone.start(from);
        tone.stop(from + long + 0.02);
    }
}

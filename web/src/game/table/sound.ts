/*
 * sound.ts - a few short sounds, made on the spot: wood, paper, a coin, a bell. Each is a handful
 * of partials or a breath of filtered noise that dies away; nothing is loaded.
 */
import { settings } from '../settings';

export type SoundName = 'turn' | 'place' | 'reveal' | 'strike' | 'gain' | 'lose' | 'end';

/**
 * A tone: seconds from now, hertz, seconds until it has died away, loudness, where it glides to.
 */
type Tone = { at: number; hertz: number; long: number; loud: number; to?: number };
/** Noise through a band: the same, with the band's middle and narrowness. */
type Breath = Tone & { narrow: number };

const tone = (at: number, hertz: number, long: number, loud: number, to?: number): Tone => ({
    at,
    hertz,
    long,
    loud,
    ...(to ? { to } : {}),
});
/** A bell or a coin: partials that are not whole multiples, the high ones short. */
const bell = (at: number, hertz: number, long: number, loud: number): Tone[] =>
    [1, 2.76, 5.4].map((part, i) => tone(at, hertz * part, long / (1 + i), loud / (1 + 2 * i)));

const TUNES: Record<SoundName, { tones: Tone[]; breaths: Breath[] }> = {
    place: {
        tones: [tone(0, 190, 0.09, 0.35, 120)],
        breaths: [{ at: 0, hertz: 900, narrow: 1.2, long: 0.05, loud: 0.25 }],
    },
    reveal: {
        tones: [],
        breaths: [
            { at: 0, hertz: 1400, to: 3600, narrow: 1.5, long: 0.14, loud: 0.22 },
            { at: 0.12, hertz: 2600, narrow: 2, long: 0.05, loud: 0.2 },
        ],
    },
    strike: {
        tones: [tone(0.03, 110, 0.28, 0.4, 55)],
        breaths: [{ at: 0, hertz: 2600, to: 500, narrow: 0.8, long: 0.16, loud: 0.25 }],
    },
    gain: { tones: [...bell(0, 1318, 0.35, 0.1), ...bell(0.08, 1760, 0.45, 0.1)], breaths: [] },
    lose: { tones: [tone(0, 330, 0.22, 0.12, 240)], breaths: [] },
    turn: { tones: [...bell(0, 587, 0.5, 0.12), ...bell(0.13, 880, 0.7, 0.12)], breaths: [] },
    end: {
        tones: [392, 494, 587, 784].flatMap((hertz, i) => bell(i * 0.16, hertz, 1.1, 0.12)),
        breaths: [],
    },
};

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, the same each time. */
function makeNoise(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = buffer.getChannelData(0);
    let x = 1;
    for (let i = 0; i < data.length; i++) {
        x = (Math.imul(x, 1664525) + 1013904223) | 0;
        data[i] = x / 2 ** 31;
    }
    return buffer;
}

function fade(audio: AudioContext, { at, long, loud }: Tone): GainNode {
    const from = audio.currentTime + at;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
    volume.connect(master!);
    return volume;
}

function ring(audio: AudioContext, note: Tone): void {
    const from = audio.currentTime + note.at;
    const source = new OscillatorNode(audio, { type: 'sine', frequency: note.hertz });
    if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, from + note.long);
    source.connect(fade(audio, note));
    source.start(from);
    source.stop(from + note.long + 0.05);
}

function breathe(audio: AudioContext, note: Breath): void {
    const from = audio.currentTime + note.at;
    noise ??= makeNoise(audio);
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const band = new BiquadFilterNode(audio, {
        type: 'bandpass',
        frequency: note.hertz,
        Q: note.narrow,
    });
    if (note.to) band.frequency.exponentialRampToValueAtTime(note.to, from + note.long);
    source.connect(band).connect(fade(audio, note));
    source.start(from, note.at);
    source.stop(from + note.long + 0.05);
}

/** Before the first touch browsers keep silent; what was not heard then is not made up for. */
export function sound(name: SoundName): void {
    if (!globalThis.AudioContext) return;
    context ??= new AudioContext();
    if (context.state !== 'running') {
        void context.resume().catch(() => undefined);
        if (!navigator.userActivation?.hasBeenActive) return;
    }
    if (!master) {
        master = new GainNode(context);
        master.connect(context.destination);
    }
    master.gain.value = (settings.get().volume / 100) ** 2;
    const { tones, breaths } = TUNES[name];
    for (const note of tones) ring(context, note);
    for (const note of breaths) breathe(context, note);
}
